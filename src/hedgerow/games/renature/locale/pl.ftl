# Słowa gry Renature po polsku.

title = Renature
pitch = Układajcie zwierzęta wzdłuż potoku, sadźcie obok nich rośliny i przywróćcie jałową dolinę do życia.

category-start = Start
category-plants = Sadzenie
category-areas = Zamknięte nieużytki
category-final_areas = Niezamknięte nieużytki
category-clouds = Pozostałe chmury
category-unplanted = Niezasadzone rośliny
category-tokens = Rewersy słoneczników

option-players = Gracze
option-board = Dolina
option-board-valley = Nasza własna dolina

# Jak co się nazywa.
animal-butterfly = motyl
animal-snail = ślimak
animal-owl = sowa
animal-squirrel = wiewiórka
animal-salamander = salamandra
animal-badger = borsuk
animal-bat = nietoperz
animal-turtle = żółw
animal-frog = żaba
animal-hedgehog = jeż
plant-turf = runo
plant-bush = podszyt
plant-pine = świerk
plant-oak = buk
# Rośliny, z którymi coś się robi.
object-own-turf = swoje runo
object-own-bush = swój podszyt
object-own-pine = swój świerk
object-own-oak = swój buk
object-neutral-turf = naturalne runo
object-neutral-bush = naturalny podszyt
object-neutral-pine = naturalny świerk
object-neutral-oak = naturalny buk
# Kolor rośliny, a bez rośliny – gracza.
paint-white = { $plant ->
    [turf] białe
   *[none] biały
}
paint-black = { $plant ->
    [turf] czarne
   *[none] czarny
}
paint-orange = { $plant ->
    [turf] pomarańczowe
   *[none] pomarańczowy
}
paint-blue = { $plant ->
    [turf] niebieskie
   *[none] niebieski
}
paint-neutral = { $plant ->
    [turf] naturalne
   *[none] naturalny
}
pair = { $first } – { $second }

# Co można zrobić.
move-play = Połóż klocek: { $first } na { $at }, { $second } na { $beyond }
move-discard = Odrzuć klocek { $domino }
move-plant = Zasadź { $object } na { $cell }
move-skip = Nie sadź niczego
move-collect = Weź chmury, które się zmieszczą, resztę strać
move-score = Przejdź do punktacji nieużytków
move-joker = Zmień jokera: { $animal } (2 chmury)
move-recover = Zabierz { $object } z { $cell } na planszę gracza ({ $price ->
    [one] { $price } chmura
    [few] { $price } chmury
   *[many] { $price } chmur
})
move-again = Wykonaj jeszcze jedną turę (3 chmury)
move-finish = Zakończ turę

# Co ktoś zrobił.
told-play = { $who } kładzie klocek: { $first } na { $at }, { $second } na { $beyond }.
told-discard = { $who } odrzuca klocek { $domino }.
told-plant = { $who } sadzi { $object } na { $cell }.
told-skip = { $who } niczego nie sadzi.
told-collect = { $who } bierze chmury, które się mieszczą.
told-score = { $who } przechodzi do punktacji nieużytków.
told-joker = { $who } zmienia jokera: teraz jest nim { $animal }.
told-recover = { $who } zabiera roślinę z { $cell } na swoją planszę.
told-again = { $who } płaci 3 chmury za jeszcze jedną turę.
told-finish = { $who } kończy turę.

# O co się pyta.
ask-lay = Połóż klocek obok pasujących zwierząt lub na polu startowym – albo odrzuć jeden klocek.
ask-plant = Zasadź roślinę obok swojego klocka albo nie sadź niczego.
ask-nowhere = Obok tego klocka nie można nic zasadzić: graj dalej.
ask-collect = Na twojej planszy brakuje miejsca na nowe chmury ({ $n }): zwolnij je akcją chmur albo weź te, które się zmieszczą.
ask-score = Żaden nieużytek nie jest zamknięty: przejdź do dobierania klocka.
ask-areas = { $n ->
    [1] Nieużytek { $areas } jest zamknięty: przejdź do punktacji.
   *[other] Nieużytki { $areas } są zamknięte: przejdź do punktacji.
}
ask-finish = Zakończ turę.
ask-again = Zakończ turę albo kup za chmury jeszcze jedną.

# Za co punkty.
part-start = Miejsce startowe na torze punktacji
part-plants = Za rośliny przy sadzeniu
part-areas = Za nieużytki zamknięte w trakcie gry
part-clouds = { $n ->
    [one] { $n } chmura na planszy
    [few] { $n } chmury na planszy
   *[many] { $n } chmur na planszy
}
part-final-main = Niezamknięty nieużytek { $area }: główna nagroda
part-final-bonus = Niezamknięty nieużytek { $area }: druga nagroda
part-final-both = Niezamknięty nieużytek { $area }: obie nagrody
part-unplanted-own = Niezasadzone: { $plant } × { $n }
part-unplanted-neutral = Niezasadzone, kolor naturalny: { $plant } × { $n }
part-token = Rewers słonecznika z nieużytku { $area }

# Gdzie co leży.
on-cell = { $cell }: { $what }
brook = potok
brook-start = potok, pole startowe
brook-isolated = potok, pole odizolowane
area-open = nieużytek { $area } (nagrody: { $main } i { $bonus })
area-completed = nieużytek { $area } (zamknięty)
owned = { $plant } ({ $who })
clouds-here = chmury: { $n }
token = słonecznik nieużytku { $area }: główna nagroda { $main }, druga { $bonus }
token-known = słonecznik nieużytku { $area }: główna nagroda { $main }, druga { $bonus }, na rewersie { $back }
token-secret = słonecznik nieużytku { $area }: główna nagroda { $main }, druga { $bonus }, rewers tajny
joker-is = { $animal }, joker
you = { $who } (ty)
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
stands = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, słoneczniki: { $tokens }, chmury: { $clouds }, pozostałe klocki: { $dominoes }
dominoes-left = klocki w ręce: { $hand }, w puli: { $reserve }
plants-left = { $paint } { $plant }, wartość { $value }: zostało { $left } z { $spaces }
clouds-left = chmury: { $n } z { $spaces }
joker-marker = Joker: { $animal }
joker = Joker
valley = Dolina
hand = Twoja ręka
standing = Punktacja
no-dominoes = brak klocków
doing-lay = kładzie klocek
doing-plant = sadzi
doing-clouds = bierze chmury
doing-score = punktuje nieużytki
doing-end = kończy turę

# Więcej o rzeczy.
about-area = Nieużytek { $area }
about-token = Słonecznik: główna nagroda { $main }, druga nagroda { $bonus }.
about-sums = Wartości w tej chwili: { $sums }.
about-bare = Jeszcze nic tu nie rośnie.
about-tied = Remis, więc się nie liczą: { $who }.
about-both = Gdyby podliczyć teraz – { $who }: { $points } (obie nagrody).
about-main = Gdyby podliczyć teraz, główna nagroda ({ $points }) – { $who }.
about-bonus = Gdyby podliczyć teraz, druga nagroda ({ $points }) – { $who }.
about-main-lost = Gdyby podliczyć teraz, główna nagroda przepadnie: najwięcej ma kolor naturalny.
about-bonus-lost = Gdyby podliczyć teraz, druga nagroda przepadnie: kolor naturalny jest drugi.
about-nobody = Gdyby podliczyć teraz, nikt nie dostanie punktów.
about-open = Zostanie zamknięty, gdy te pola potoku będą zasłonięte lub odizolowane: { $cells }.
about-closed = Wszystkie przylegające pola potoku są zasłonięte lub odizolowane.
about-holder = Nieużytek zamknięty; słonecznik ma { $who }.
about-back = Na rewersie: { $back }.
about-back-secret = Rewers zna tylko właściciel.
sum = { $who } { $n }
neutral-plants = kolor naturalny
about-start = Tu można zacząć dowolnym klockiem.
about-isolated = Nie ma obok wolnego pola potoku: żaden klocek już tu nie wejdzie.
about-free = Wolne pole potoku.
about-match = Pasuje do takiego samego zwierzęcia ({ $animal }) i do jokera.
about-joker = Jokera można położyć obok każdego zwierzęcia, a każde zwierzę – obok niego.
about-joker-price = Zrobienie z tego zwierzęcia jokera kosztuje 2 chmury – w dowolnym momencie swojej tury.
about-ways = Sposoby położenia w tej chwili: { $n }.
about-unplaced = Klocki z tym zwierzęciem w dolinie: { $n } z { $all }.
about-typed = Jak wpisać: { $text }
about-value = Wartość: { $n }.
about-plant = Zasadzenie daje 1 punkt i po 1 za każdą inną roślinę tego nieużytku, która nie jest wyższa, czyjakolwiek jest.
about-recover = Właściciel może zabrać tę roślinę na swoją planszę za { $n ->
    [one] { $n } chmurę
    [few] { $n } chmury
   *[many] { $n } chmur
} w dowolnym momencie swojej tury.
about-recover-neutral = Każdy, kto ma na nią wolne miejsce, może zabrać tę roślinę za { $n ->
    [one] { $n } chmurę
    [few] { $n } chmury
   *[many] { $n } chmur
} w dowolnym momencie swojej tury.
about-stock = { $plant }: na planszy { $left } z { $spaces }.
about-shut = Miejsca niedostępne przy 4 graczach: { $n }.
about-left = Na koniec gry każda roślina pozostała na planszy odbiera tyle punktów, ile wynosi jej wartość.
clouds = Chmury
about-clouds-cell = Kto tu coś zasadzi, zabierze te chmury.
about-clouds-joker = 2 chmury: jokerem zostaje inne zwierzę.
about-clouds-again = 3 chmury: jeszcze jedna tura zaraz po tej.
about-clouds-recover = Tyle chmur, ile wynosi wartość: własna lub naturalna roślina wraca z doliny na planszę gracza.
about-clouds-end = Na koniec gry każda pozostała chmura daje 1 punkt; na planszy mieści się ich { $n }.
about-if-over = gdyby gra skończyła się teraz
about-points = { $reason }: { $n }

# Co obiecuje pozycja, do podpowiedzi.
feature-first_nearly_done = Prowadzenie na prawie zamkniętych nieużytkach
feature-first_half_done = Prowadzenie na nieużytkach zamkniętych w połowie
feature-first_hardly_begun = Prowadzenie na ledwie zaczętych nieużytkach
feature-second_nearly_done = Drugie miejsce na prawie zamkniętych nieużytkach
feature-second_half_done = Drugie miejsce na nieużytkach zamkniętych w połowie
feature-second_hardly_begun = Drugie miejsce na ledwie zaczętych nieużytkach
feature-lead_nearly_done = Pewna przewaga na prawie zamkniętych nieużytkach
feature-lead_half_done = Pewna przewaga na nieużytkach zamkniętych w połowie
feature-lead_hardly_begun = Pewna przewaga na ledwie zaczętych nieużytkach
feature-behind_nearly_done = Mała strata na prawie zamkniętych nieużytkach
feature-behind_half_done = Mała strata na nieużytkach zamkniętych w połowie
feature-behind_hardly_begun = Mała strata na ledwie zaczętych nieużytkach
feature-own_plants_left = Własne rośliny na planszy
feature-neutral_plants_left = Neutralne rośliny na planszy
feature-tall_plants_left = Wysokie rośliny na planszy
feature-too_many_plants = Więcej roślin niż tur
feature-turns_left = Klocki jeszcze do zagrania
feature-may_plant = Roślina do zasadzenia teraz
