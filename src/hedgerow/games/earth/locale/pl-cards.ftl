# Co mówią karty gry „Earth”.

kind-flora = Flora
kind-terrain = Teren
kind-event = Wydarzenie
kind-island = Wyspa
kind-climate = Klimat
kind-ecosystem = Ekosystem
kind-fauna = Fauna
kind-gaia = Gaja

color-green = zielona
color-red = czerwona
color-blue = niebieska
color-yellow = żółta
color-black = czarna
color-brown = brązowa
color-multicolored = wielobarwna
habitat-sunny = słońce
habitat-wet = wilgoć
habitat-rocky = skały
habitat-cold = chłód
type-tree = drzewo
type-bush = krzew
type-herb = zioło
type-mushroom = grzyb
type-terrain = teren
type-any = dowolny typ flory
tag-place = miejsce
tag-color = kolor
tag-animal = zwierzę

shows-price = cena { $n }
shows-vp = { $n } PZ
shows-sprouts = miejsca na kiełki: { $n }
shows-growth = miejsca na przyrost: { $n }, korona { $canopy } PZ
shows-tags = w nazwie { $tags }

pay-soil = { $n ->
    [one] zapłać { $n } glebę
    [few] zapłać { $n } gleby
   *[many] zapłać { $n } gleb
}
pay-sprout = { $n ->
    [one] zapłać { $n } kiełek
    [few] zapłać { $n } kiełki
   *[many] zapłać { $n } kiełków
}
pay-growth = { $n ->
    [one] zapłać { $n } przyrost
    [few] zapłać { $n } przyrosty
   *[many] zapłać { $n } przyrostów
}
pay-compost-hand = { $n ->
    [one] włóż do kompostu { $n } kartę z ręki
    [few] włóż do kompostu { $n } karty z ręki
   *[many] włóż do kompostu { $n } kart z ręki
}
pay-discard = { $n ->
    [one] odrzuć { $n } kartę z kompostu
    [few] odrzuć { $n } karty z kompostu
   *[many] odrzuć { $n } kart z kompostu
}

gain-soil = { $n ->
    [one] weź { $n } glebę
    [few] weź { $n } gleby
   *[many] weź { $n } gleb
}
gain-draw = { $n ->
    [one] dobierz { $n } kartę z talii
    [few] dobierz { $n } karty z talii
   *[many] dobierz { $n } kart z talii
}
gain-compost-deck = { $n ->
    [one] włóż do kompostu { $n } kartę z talii
    [few] włóż do kompostu { $n } karty z talii
   *[many] włóż do kompostu { $n } kart z talii
}
gain-sprout = { $n ->
    [one] postaw { $n } kiełek
   *[many] postaw do { $n } kiełków
}
gain-growth = { $n ->
    [one] postaw { $n } przyrost
   *[many] postaw do { $n } przyrostów
}
gain-compost-hand = { $n ->
    [one] włóż do kompostu { $n } kartę z ręki
   *[many] włóż do kompostu do { $n } kart z ręki
}
nothing = nic
trade = { $cost } → { $gain }
chosen = { $text } (tylko w swojej turze, gdy wybrano ten kolor)

each-sprout-row = po 1 kiełku na każdą kartę typu „{ $type }” w tym rzędzie
each-sprout-column = po 1 kiełku na każdą kartę typu „{ $type }” w tej kolumnie
each-growth-row = po 1 przyroście na każdą kartę typu „{ $type }” w tym rzędzie
each-growth-column = po 1 przyroście na każdą kartę typu „{ $type }” w tej kolumnie
around-sprout = { $n ->
    [one] { $n } kiełek na florę na 8 sąsiednich polach
    [few] { $n } kiełki na florę na 8 sąsiednich polach
   *[many] { $n } kiełków na florę na 8 sąsiednich polach
}
around-growth = { $n ->
    [one] { $n } przyrost na florę na 8 sąsiednich polach
    [few] { $n } przyrosty na florę na 8 sąsiednich polach
   *[many] { $n } przyrostów na florę na 8 sąsiednich polach
}
copy-green = powtórz zieloną zdolność innej karty ze swojego obszaru
copy-red = powtórz czerwoną zdolność innej karty ze swojego obszaru
copy-blue = powtórz niebieską zdolność innej karty ze swojego obszaru
copy-yellow = powtórz żółtą zdolność innej karty ze swojego obszaru
wild = jest naraz drzewem, krzewem, ziołem i grzybem
discount = { $n ->
    [one] karty { $which } kosztują cię o { $n } glebę mniej
    [few] karty { $which } kosztują cię o { $n } gleby mniej
   *[many] karty { $which } kosztują cię o { $n } gleb mniej
}
ban-green = dopóki karta tu leży, nie możesz wybierać zielonej akcji
ban-red = dopóki karta tu leży, nie możesz wybierać czerwonej akcji
ban-blue = dopóki karta tu leży, nie możesz wybierać niebieskiej akcji
ban-yellow = dopóki karta tu leży, nie możesz wybierać żółtej akcji
replace-red = przy sadzeniu może ją za darmo zastąpić czerwona lub wielobarwna karta; ta trafia do kompostu, a ty { $gain }
replace-blue = przy sadzeniu może ją za darmo zastąpić niebieska lub wielobarwna karta; ta trafia do kompostu, a ty { $gain }
replace-yellow = przy sadzeniu może ją za darmo zastąpić żółta lub wielobarwna karta; ta trafia do kompostu, a ty { $gain }
instead-sprout = dowolną część ceny można zapłacić kiełkami
instead-growth = dowolną część ceny można zapłacić przyrostami
instead-compost-hand = dowolną część ceny można zapłacić kartami z ręki, wkładając je do kompostu
planted = za każdą kartę { $which } posadzoną w tej turze: { $gain }
pick = weź na rękę jedną z { $n } wierzchnich kart swojego kompostu
on-event = z każdym zagranym wydarzeniem: { $gain }
start = { $draw ->
    [one] zacznij z { $draw } kartą
   *[many] zacznij z { $draw } kartami
}, z nich w kompoście { $compost }, i z glebą: { $soil }

gaia-soil = { $n ->
    [one] Gaja bierze { $n } glebę
    [few] Gaja bierze { $n } gleby
   *[many] Gaja bierze { $n } gleb
}
gaia-draw = { $n ->
    [one] { $n } karta trafia na stos punktów Gai
    [few] { $n } karty trafiają na stos punktów Gai
   *[many] { $n } kart trafia na stos punktów Gai
}
gaia-compost-deck = { $n ->
    [one] Gaja wkłada do kompostu { $n } kartę
    [few] Gaja wkłada do kompostu { $n } karty
   *[many] Gaja wkłada do kompostu { $n } kart
}
gaia-sprout = { $n ->
    [one] Gaja bierze { $n } kiełek
    [few] Gaja bierze { $n } kiełki
   *[many] Gaja bierze { $n } kiełków
}
gaia-growth = { $n ->
    [one] Gaja bierze { $n } przyrost
    [few] Gaja bierze { $n } przyrosty
   *[many] Gaja bierze { $n } przyrostów
}
gaia-per-1 = i jeszcze 1 za każdą twoją kartę z niebieską zdolnością
gaia-per-2 = i jeszcze 1 za każdą kartę dobraną przez ciebie w tej turze
gaia-per-3 = i 1 glebę za każdą glebę wziętą przez ciebie w tej turze
claim-0 = Gaja może zająć faunę u góry po lewej; ekspert: { $gain }
claim-1 = Gaja może zająć faunę u góry po prawej; ekspert: { $gain }
claim-2 = Gaja może zająć faunę u dołu po lewej; ekspert: { $gain }
claim-3 = Gaja może zająć faunę u dołu po prawej; ekspert: { $gain }

points = { $vp } PZ za { $what }
points-every = { $vp } PZ za każde { $what }
capped = { $text }, najwyżej { $cap } PZ
best = { $text }; liczone u gracza, który ma ich najwięcej
needs = co najmniej { $what }
table = karty { $which } – { $rows }
table-row = { $n }: { $vp } PZ

unit-card = { $n ->
    [each] każdą kartę
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
unit-flora = { $n ->
    [each] każdą kartę flory
    [one] { $n } karta flory
    [few] { $n } karty flory
   *[many] { $n } kart flory
}
unit-soil = { $n ->
    [each] każdą glebę w zapasie
    [one] { $n } gleba w zapasie
    [few] { $n } gleby w zapasie
   *[many] { $n } gleb w zapasie
}
unit-hand = { $n ->
    [each] każdą kartę na ręce
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
unit-compost = { $n ->
    [each] każdą kartę w kompoście
    [one] { $n } karta w kompoście
    [few] { $n } karty w kompoście
   *[many] { $n } kart w kompoście
}
unit-event = { $n ->
    [each] każde zagrane wydarzenie
    [one] { $n } zagrane wydarzenie
    [few] { $n } zagrane wydarzenia
   *[many] { $n } zagranych wydarzeń
}
unit-sprout = { $n ->
    [each] każdy kiełek na twojej florze
    [one] { $n } kiełek na twojej florze
    [few] { $n } kiełki na twojej florze
   *[many] { $n } kiełków na twojej florze
}
unit-growth = { $n ->
    [each] każdy przyrost na twojej florze
    [one] { $n } przyrost na twojej florze
    [few] { $n } przyrosty na twojej florze
   *[many] { $n } przyrostów na twojej florze
}
unit-set = { $n ->
    [each] każdy zestaw: czerwona, żółta, niebieska karta, teren i wydarzenie
    [one] { $n } zestaw: czerwona, żółta, niebieska karta, teren i wydarzenie
    [few] { $n } zestawy: czerwona, żółta, niebieska karta, teren i wydarzenie
   *[many] { $n } zestawów: czerwona, żółta, niebieska karta, teren i wydarzenie
}
unit-row = { $n ->
    [each] każdy pełny rząd
    [one] { $n } pełny rząd
    [few] { $n } pełne rzędy
   *[many] { $n } pełnych rzędów
}
unit-column = { $n ->
    [each] każdą pełną kolumnę
    [one] { $n } pełna kolumna
    [few] { $n } pełne kolumny
   *[many] { $n } pełnych kolumn
}
unit-diagonal = { $n ->
    [each] każdą pełną przekątną
    [one] { $n } pełna przekątna
    [few] { $n } pełne przekątne
   *[many] { $n } pełnych przekątnych
}
unit-canopy = { $n ->
    [each] każdą gotową koronę
    [one] { $n } gotowa korona
    [few] { $n } gotowe korony
   *[many] { $n } gotowych koron
}
unit-side = { $n ->
    [each] każdy pusty bok tego terenu
    [one] { $n } pusty bok tego terenu
    [few] { $n } puste boki tego terenu
   *[many] { $n } pustych boków tego terenu
}

at-least = { $n } lub więcej
at-most = { $n } lub mniej
exactly = dokładnie { $n }
with-habitat-sunny = ze środowiskiem „słońce”
with-habitat-wet = ze środowiskiem „wilgoć”
with-habitat-rocky = ze środowiskiem „skały”
with-habitat-cold = ze środowiskiem „chłód”
with-color-green = z zieloną zdolnością
with-color-red = z czerwoną zdolnością
with-color-blue = z niebieską zdolnością
with-color-yellow = z żółtą zdolnością
with-color-black = z czarną zdolnością
with-color-brown = z brązową zdolnością
with-color-multicolored = z wielobarwną zdolnością
with-type = typu „{ $type }”
with-cost = z ceną { $range }
with-vp = z bazowymi PZ { $range }
with-even = z parzystymi bazowymi PZ
with-odd = z nieparzystymi bazowymi PZ
with-habitats = z liczbą środowisk { $range }
with-abilities = z liczbą zdolności { $range }
with-arrows = ze strzałkami
with-tag = z wyróżnionym w nazwie słowem ({ $tag })
with-sprouts = z liczbą miejsc na kiełki { $range }
with-growth = z liczbą miejsc na przyrost { $range }
with-canopy = z koroną wartą { $range }
holding-sprout = { $n ->
    [one] z { $n } kiełkiem lub więcej
   *[many] z { $n } kiełkami lub więcej
}
holding-growth = { $n ->
    [one] z { $n } przyrostem lub więcej
   *[many] z { $n } przyrostami lub więcej
}
sprouts-full = z kiełkami na wszystkich miejscach na nie
full = bez ani jednego wolnego miejsca
bare = bez żadnego znacznika
rule-1 = z jednym kolorem wspólnym dla czterech kart
rule-2 = z jednym środowiskiem wspólnym dla czterech kart
rule-3 = z jednym typem wspólnym dla czterech kart
rule-4 = z czterema różnymi kolorami
rule-5 = z czterema różnymi środowiskami
rule-6 = z czterema różnymi typami
rule-7 = z różną liczbą kiełków na czterech kartach
rule-8 = z różną liczbą przyrostów na czterech kartach
rule-9 = z różnymi bazowymi PZ czterech kart
in-row = w tym rzędzie
in-column = w tej kolumnie
beside = z czterech jego stron
at-corner = przy czterech jego rogach
diagonal-path = na najdłuższej drodze przez rogi
habitat-path = na najdłuższej drodze przez boki, która biegnie przez tę kartę

# Za co są punkty.
part-island = { $card }, wyspa
part-climate = { $card }, klimat
part-card = { $card }
part-event = { $card }
part-compost = po 1 PZ za kartę
part-sprouts = { $card }: kiełki
part-canopy = { $card }: korona
part-trunks = { $card }: pnie
part-terrain = { $card }: { $text }
part-own_ecosystem = { $card }, własny ekosystem: { $text }
part-shared_ecosystem = { $card }: { $text }
part-fauna = { $card }
part-first_to_finish = pierwszy pełny obszar
