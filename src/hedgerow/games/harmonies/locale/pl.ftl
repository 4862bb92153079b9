# Słowa gry Harmonies po polsku.
title = Harmonies
pitch = Układaj żetony po trzy, buduj góry, lasy i rzeki, a potem daj w nich dom zwierzętom.

category-trees = Drzewa
category-mountains = Góry
category-fields = Pola
category-buildings = Budynki
category-water = Woda
category-animals = Zwierzęta
category-spirit = Duch natury

option-players = Gracze
option-side = Strona plansz
option-side-A = A: 23 pola, rzeka
option-side-B = B: 25 pól, wyspy
option-spirits = Z duchami natury

# Ruchy. Żeton stoi w bierniku.
color-blue = niebieski
color-gray = szary
color-brown = brązowy
color-green = zielony
color-yellow = żółty
color-red = czerwony
token-blue = niebieski żeton
token-gray = szary żeton
token-brown = brązowy żeton
token-green = zielony żeton
token-yellow = żółty żeton
token-red = czerwony żeton
move-choose = Zatrzymaj ducha { $spirit }
told-choose = { $who } zatrzymuje ducha { $spirit }
ask-choose = Zatrzymaj jednego z dwóch duchów natury.
move-take = Weź żetony z miejsca { $space }: { $tokens }
told-take = { $who } bierze żetony z miejsca { $space }
ask-take = Weź trzy żetony z jednego miejsca planszy głównej.
move-place = Połóż { $token } na { $cell }
told-place = { $who } kładzie { $token } na { $cell }
ask-place = { $n ->
    [one] Połóż jeszcze { $n } żeton.
    [few] Połóż jeszcze { $n } żetony.
   *[many] Połóż jeszcze { $n } żetonów.
}
move-draft = Weź kartę { $card }
told-draft = { $who } bierze kartę { $card }
move-settle = { $kind ->
    [spirit] Połóż kostkę ducha z karty { $card } na { $cell }
   *[animal] Połóż kostkę z karty { $card } na { $cell }
}
told-settle = { $kind ->
    [spirit] { $who } kładzie kostkę ducha z karty { $card } na { $cell }
   *[animal] { $who } kładzie kostkę z karty { $card } na { $cell }
}
move-cull = Odrzuć kartę { $card }
told-cull = { $who } odrzuca kartę { $card }
move-finish = Zakończ turę
told-finish = { $who } kończy turę
ask-finish = Zakończ turę.
ask-more = Weź kartę, połóż kostki albo zakończ turę.
over-suns = Koniec gry: { $points }, { $suns ->
    [one] { $suns } słońce
    [few] { $suns } słońca
   *[many] { $suns } słońc
}.

# Co stoi na polu: żetony od dołu do góry.
stack-water = woda (niebieski)
stack-field = pole uprawne (żółty)
stack-mountain1 = góra o wysokości 1 (szary)
stack-mountain2 = góra o wysokości 2 (szary, szary)
stack-mountain3 = góra o wysokości 3 (szary, szary, szary)
stack-trunk1 = goły pień o wysokości 1 (brązowy)
stack-trunk2 = goły pień o wysokości 2 (brązowy, brązowy)
stack-tree1 = drzewo o wysokości 1 (zielony)
stack-tree2 = drzewo o wysokości 2 (brązowy, zielony)
stack-tree3 = drzewo o wysokości 3 (brązowy, brązowy, zielony)
stack-red = pojedynczy czerwony żeton (czerwony)
stack-building-on-brown = budynek (brązowy, czerwony)
stack-building-on-gray = budynek (szary, czerwony)
stack-building-on-red = budynek (czerwony, czerwony)
stack-empty = puste
label-cell = { $cube ->
    [animal] { $cell }: { $stack }, z kostką zwierzęcia
    [spirit] { $cell }: { $stack }, z kostką ducha
   *[none] { $cell }: { $stack }
}
whose = { $who }, { $what }

# Karty: siedlisko tak, jak je wydrukowano, widziane z pola kostki.
label-card = „{ $name }” ({ $number })
animal-crocodile = Krokodyl
animal-stingray = Płaszczka
animal-fish = Ryba
animal-otter = Wydra
animal-frog = Żaba
animal-duck = Kaczka
animal-flamingo = Flaming
animal-lizard = Jaszczurka
animal-shrew = Ryjówka
animal-peacock = Paw
animal-squirrel = Wiewiórka
animal-hedgehog = Jeż
animal-bee = Pszczoła
animal-bear = Niedźwiedź
animal-rabbit = Królik
animal-macaw = Ara
animal-boar = Dzik
animal-koala = Koala
animal-wolf = Wilk
animal-kingfisher = Zimorodek
animal-penguin = Pingwin
animal-bat = Nietoperz
animal-fennec_fox = Fenek
animal-macaque = Makak
animal-eagle = Orzeł
animal-meerkat = Surykatka
animal-crow = Wrona
animal-alpaca = Alpaka
animal-arctic_fox = Lis polarny
animal-raccoon = Szop
animal-ladybug = Biedronka
animal-panther = Pantera
animal-lion = Lew
animal-butterfly = Motyl
animal-deer = Jeleń
animal-owl = Sowa
animal-cat = Kot
animal-stork = Bocian
animal-ram = Baran
animal-marmot = Świstak
animal-dragonfly = Ważka
animal-tortoise = Żółw
need-water = woda
need-field = pole uprawne
need-building = budynek
need-mountain = góra o wysokości { $n }
need-tree = drzewo o wysokości { $n }
way-N = u góry
way-NE = u góry z prawej
way-SE = u dołu z prawej
way-S = u dołu
way-SW = u dołu z lewej
way-NW = u góry z lewej
way-twice = { $way }, o pole dalej
way-both = { $way }, potem { $other }
lives-here = { $what } na kostkę
lives-there = { $way }: { $what }
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
pays = { $points } za { $what }
pays-sized = { $points } za { $what } wielkości { $sizes }
pays-high = { $points } za { $what } o wysokości { $sizes }
counts-each-tree = każde drzewo
counts-each-mountain = każdą górę
counts-each-water = każdy niebieski żeton
counts-group-of-field = każdą grupę pól uprawnych
counts-group-of-building = każdą grupę budynków
counts-group-of-water = każdą grupę wody
brief-each = za każdy
brief-group = za grupę
brief-size = grupa { $sizes }
brief-height = wysokość { $sizes }
brief-of = z { $n }
label-animal = Karta { $number }, { $name }: { $lives }; punkty: { $steps }; położone kostki: { $placed } z { $cubes }, teraz { $points }
label-spirit = { $placed ->
    [0] Duch { $number }, { $name }: { $lives }; { $pays }; kostka jest jeszcze na karcie
   *[1] Duch { $number }, { $name }: { $lives }; { $pays }; kostka leży na planszy
}
label-done = Ukończona karta { $number }, { $name }: { $points }
label-back = { $who }: zakryta karta ducha

# Stół.
seen-by = Harmonies, widok gracza { $who }: { $ask }
seen-by-all = Harmonies: { $ask }
round = Runda { $n } · { $side }
round-last = Ostatnia runda · { $side }
round-over = Koniec gry · { $side }
side-A = strona A, rzeka
side-B = strona B, wyspy
label-space = Miejsce { $n }: { $tokens }
no-tokens = puste
label-bag = Woreczek, zostało żetonów: { $n }; { $inside }
market = Plansza główna
row = Karty zwierząt
label-pile = Talia zwierząt, zostało kart: { $n }
pile = w talii { $n }
own-board = Twoja plansza
board-of = { $who }: plansza
own-cards = Twoje karty
cards-of = { $who }: karty
standing = Punkty
label-held = Do położenia: { $color }, { $n }
to-place = do położenia
label-points = Punkty, { $who }: { $total }; { $parts }
suns-title = Słońca do tej pory
label-suns = { $n ->
    [one] Na razie { $n } słońce za { $points }
    [few] Na razie { $n } słońca za { $points }
   *[many] Na razie { $n } słońc za { $points }
}
suns-from = od { $n } punktów
suns-side = za stronę { $side }
suns-spirit = za ducha natury
suns-no-spirit = za grę bez duchów

# Za co są punkty.
part-tree = { $n ->
    [one] { $n } drzewo o wysokości { $height }
    [few] { $n } drzewa o wysokości { $height }
   *[many] { $n } drzew o wysokości { $height }
}
part-mountain = { $n ->
    [one] { $n } góra o wysokości { $height }
    [few] { $n } góry o wysokości { $height }
   *[many] { $n } gór o wysokości { $height }
}
part-lone_mountain = { $n ->
    [one] { $n } góra bez innej góry obok
    [few] { $n } góry bez innych gór obok
   *[many] { $n } gór bez innych gór obok
}
part-field = { $n ->
    [one] Pole uprawne z { $n } żetonu
    [few] Pole uprawne z { $n } żetonów
   *[many] Pole uprawne z { $n } żetonów
}
part-lone_field = Pojedynczy żółty żeton
part-building = Budynek z co najmniej trzema kolorami dookoła
part-dull_building = Budynek z mniej niż trzema kolorami dookoła
part-river = Najdłuższa rzeka: długość { $n }
part-island = { $n ->
    [one] Wyspa z { $n } pola
    [few] Wyspa z { $n } pól
   *[many] Wyspa z { $n } pól
}
part-animal = { $card }: położone kostki: { $placed } z { $cubes }
part-spirit = { $card }: { $pays }

# Co to jest.
about-habitat = Siedlisko: { $lives }. Można je dowolnie obracać, wysokości muszą się dokładnie zgadzać.
about-steps = Punkty według liczby położonych kostek: { $steps }.
about-now = Położone kostki: { $placed } z { $cubes }, teraz { $points }.
about-pays = Gdy kostka leży na planszy: { $pays }.
about-alone = W grze solo daje słońc: { $n }.
about-frozen = Leży tu kostka: nic więcej nie można tu położyć.
about-open = Można położyć na wierzch: { $colors }.
about-full = Nic więcej nie można tu położyć.
about-gray = Góry. Kładzie się go na pustym polu albo na jednym lub dwóch szarych żetonach. Wysokości 1, 2, 3 dają 1, 3, 7 punktów, jeśli obok stoi inna góra; w przeciwnym razie nic.
about-brown = Pnie. Kładzie się go na pustym polu albo na jednym brązowym żetonie. Pień bez zielonego żetonu na wierzchu nic nie daje.
about-green = Drzewa. Kładzie się go na pustym polu albo na jednym lub dwóch brązowych żetonach. Wysokości 1, 2, 3 dają 1, 3, 7 punktów.
about-yellow = Pola uprawne. Kładzie się go tylko na pustym polu. Każda grupa co najmniej dwóch żetonów daje 5 punktów, bez względu na wielkość.
about-red = Budynki. Kładzie się go na pustym polu albo na jednym brązowym, szarym lub czerwonym żetonie: wtedy powstaje budynek. Daje 5 punktów, jeśli dookoła są co najmniej trzy kolory.
about-blue-A = Woda. Kładzie się go tylko na pustym polu. Liczy się najdłuższa rzeka: długości od 2 do 6 dają 2, 5, 8, 11, 15 punktów, każdy następny żeton jeszcze 4.
about-blue-B = Woda. Kładzie się go tylko na pustym polu. Każda wyspa, czyli grupa pól oddzielona wodą od pozostałych, daje 5 punktów.
bag = Woreczek
about-space = Wszystkie trzy bierze się razem i kładzie po kolei, w dowolnej kolejności.
about-bag = Na koniec tury trzy żetony trafiają z niego na opróżnione miejsce. Jeśli jest wtedy pusty, to ostatnia runda.

# Co obiecuje pozycja, do podpowiedzi.
feature-river = Rzeka
feature-islands = Wyspy
feature-empty = Puste pola
feature-time = Tury, które jeszcze będą
feature-trunk1 = Pojedyncze pnie, które mogą urosnąć
feature-trunk2 = Podwójne pnie, które mogą urosnąć
feature-mountain1 = Niskie góry, które mogą urosnąć
feature-mountain2 = Średnie góry, które mogą urosnąć
feature-lone_mountain = Góry, które mogą dostać sąsiadkę
feature-lone_field = Pola, które mogą dostać sąsiada
feature-lone_red = Czerwone żetony, z których może powstać budynek
feature-house_needs_1 = Budynki, którym brakuje jednego koloru
feature-house_needs_2 = Budynki, którym brakuje kilku kolorów
feature-stream = Woda na dłuższą rzekę
feature-channel = Woda na więcej wysp
feature-shore = Miejsce przy wodzie
feature-habitats_ready = Siedliska gotowe na kostkę
feature-habitats_1_away = Siedliska, którym brakuje jednego żetonu
feature-habitats_2_away = Siedliska, którym brakuje dwóch żetonów
feature-habitats_3_away = Siedliska, którym brakuje trzech żetonów
feature-habitats_far = Siedliska, do których jeszcze daleko
feature-cubes_to_come = Dalsze kostki na kartach
feature-choice = Wybór miejsc na kostki
feature-cards = Karty nad planszą
feature-spirit_ready = Duch gotowy na kostkę
feature-spirit_1_away = Duch, któremu brakuje jednego żetonu
feature-spirit_2_away = Duch, któremu brakuje dwóch żetonów
feature-spirit_far = Duch, do którego jeszcze daleko
feature-blue_in_hand = Niebieskie żetony do położenia
feature-gray_in_hand = Szare żetony do położenia
feature-brown_in_hand = Brązowe żetony do położenia
feature-green_in_hand = Zielone żetony do położenia
feature-yellow_in_hand = Żółte żetony do położenia
feature-red_in_hand = Czerwone żetony do położenia
