# Słowa gry „Earth” po polsku.

# Gra i jej warianty.
title = Earth
pitch = Obsadź wyspę szesnastoma kartami, których zdolności budzą się w każdej turze: twojej i cudzej.
category-cards = Karty
category-events = Wydarzenia
category-compost = Kompost
category-sprouts = Kiełki
category-growth = Przyrost
category-terrains = Tereny
category-ecosystems = Ekosystemy
category-fauna = Fauna
category-bonus = Pierwszy na mecie
option-players = Gracze
option-mode = Tryb
option-mode-easy = łatwy: bez ekosystemów
option-mode-standard = standardowy
option-mode-expert = ekspercki: wybór z dwóch wysp, klimatów i ekosystemów
option-teams = Dwóch na dwóch
option-difficulty = Siła Gai
option-difficulty-beginner = początkująca
option-difficulty-medium = średnia
option-difficulty-hard = duża
option-difficulty-expert = ekspercka

# Liczby wewnątrz zdań (biernik).
count-soil = { $n ->
    [one] { $n } glebę
    [few] { $n } gleby
   *[many] { $n } gleb
}
count-sprout = { $n ->
    [one] { $n } kiełek
    [few] { $n } kiełki
   *[many] { $n } kiełków
}
count-growth = { $n ->
    [one] { $n } przyrost
    [few] { $n } przyrosty
   *[many] { $n } przyrostów
}
count-card = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
count-hand = { $n ->
    [one] { $n } kartę z ręki do kompostu
    [few] { $n } karty z ręki do kompostu
   *[many] { $n } kart z ręki do kompostu
}

# Ruchy jako polecenia.
act-plant = Sadzenie
act-compost = Kompost
act-water = Podlewanie
act-grow = Wzrost
move-face = { $kind_key ->
    [island] Wybierz wyspę { $name }
    [climate] Wybierz klimat { $name }
   *[ecosystem] Wybierz ekosystem { $name }
}
move-bury = Do kompostu: { $card }
move-act = { $kind }: { $strong }
move-pick = { $option_key ->
    [soil] Weź 2 gleby
    [compost] Włóż do kompostu 2 karty z talii
    [sprouts] Połóż do 2 kiełków
    [cards] Dobierz 2 karty
   *[growth] Połóż do 2 przyrostów
}
move-plant = Posadź { $card } na { $cell } (gleba: { $soil }{ $means ->
    [sprout] {""}, kiełki: { $n }
    [growth] {""}, przyrost: { $n }
    [compost-hand] {""}, karty z ręki: { $n }
   *[none] {""}
})
move-replace = Zastąp teren na { $cell } kartą { $card }
move-draw = { $looks ->
    [yes] Obejrzyj 4 karty i zatrzymaj jedną
   *[no] Dobierz kartę
}
move-keep = Zatrzymaj { $card }
move-order = { $first_key ->
    [board] Najpierw wyspa i klimat, potem obszar
   *[tableau] Najpierw obszar, potem wyspa i klimat
}
move-use = { $card }: { $effect }
move-skip = Pomiń { $card }
move-copy = Powtórz { $card }: { $effect }
move-sprout = Połóż { count-sprout } na { $cell }, { $on }{ $for_key ->
    [none] {""}
   *[other] {" "}– { $for }
}
move-grow = Połóż { count-growth } na { $cell }, { $on }{ $for_key ->
    [none] {""}
   *[other] {" "}– { $for }
}
move-give = { $piece_key ->
    [sprout] Oddaj { count-sprout } z { $cell }, { $on }
   *[growth] Oddaj { count-growth } z { $cell }, { $on }
}
move-event = Zagraj { $card }: { $effect }
move-convert = Wymień 3 kiełki na 2 gleby
move-claim = Gaja zajmuje faunę { $fauna }
move-share = { $piece_key ->
    [soil] Oddaj partnerowi { count-soil }
    [card] Oddaj partnerowi { $card }
   *[compost] Oddaj partnerowi { count-card } z kompostu
}
move-done = { $what ->
    [pick] Nie bierz nic
    [series] Nie kładź więcej
    [look] Nie zatrzymuj żadnej
    [planting] Zakończ sadzenie bez dobierania
    [call] Koniec wydarzeń
   *[part] Gotowe
}

# Ruchy jako wieści.
told-face = { $kind_key ->
    [island] { $who } wybiera wyspę { $name }
    [climate] { $who } wybiera klimat { $name }
   *[ecosystem] { $who } wybiera ekosystem { $name }
}
told-bury = { $card_key ->
    [none] { $who } wkłada kartę z ręki do kompostu
   *[other] { $who } wkłada do kompostu { $card }
}
told-act = { $who } wybiera akcję „{ $kind }”
told-pick = { $option_key ->
    [soil] { $who } bierze 2 gleby
    [compost] { $who } wkłada do kompostu 2 karty z talii
    [sprouts] { $who } bierze 2 kiełki
    [cards] { $who } dobiera 2 karty
   *[growth] { $who } bierze 2 przyrosty
}
told-plant = { $who } sadzi { $card } na { $cell }{ $means ->
    [sprout] {" "}i oddaje { count-sprout }
    [growth] {" "}i oddaje { count-growth }
    [compost-hand] {" "}i oddaje { count-card } z ręki
   *[none] {""}
}
told-replace = { $who } zastępuje teren na { $cell } kartą { $card }
told-draw = { $who } kończy sadzenie i dobiera
told-keep = { $card_key ->
    [none] { $who } zatrzymuje kartę
   *[other] { $who } zatrzymuje { $card }
}
told-order = { $first_key ->
    [board] { $who } zaczyna od wyspy i klimatu
   *[tableau] { $who } zaczyna od obszaru
}
told-use = { $who } używa { $card }
told-skip = { $who } pomija { $card }
told-copy = { $who } powtarza { $card }
told-sprout = { $who } kładzie { count-sprout } na { $cell }{ $for_key ->
    [none] {""}
   *[other] {" "}– { $for }
}
told-grow = { $who } kładzie { count-growth } na { $cell }{ $for_key ->
    [none] {""}
   *[other] {" "}– { $for }
}
told-give = { $piece_key ->
    [sprout] { $who } oddaje { count-sprout } z { $cell }
   *[growth] { $who } oddaje { count-growth } z { $cell }
}
told-event = { $who } zagrywa wydarzenie { $card }
told-convert = { $who } wymienia 3 kiełki na 2 gleby
told-claim = { $who } wybiera dla Gai faunę { $fauna }
told-share = { $piece_key ->
    [soil] { $who } oddaje partnerowi { count-soil }
    [card] { $card_key ->
        [none] { $who } oddaje partnerowi kartę
       *[other] { $who } oddaje partnerowi { $card }
    }
   *[compost] { $who } oddaje partnerowi { count-card } z kompostu
}
told-done = { $who }: gotowe

# O co pytamy.
ask-face = { $kind ->
    [island] Wybierz wyspę.
    [climate] Wybierz klimat.
   *[ecosystem] Wybierz ekosystem.
}
ask-bury = Włóż do kompostu jeszcze { count-card } z ręki.
ask-act = Wybierz akcję tej tury.
ask-pick = { $kind }: wybierz swoją część.
ask-plant = { $n ->
    [0] Możesz jeszcze dobrać.
    [1] Możesz posadzić kartę, potem dobrać.
   *[few] Możesz posadzić do { $n } kart, potem dobrać.
}
ask-keep = Zatrzymaj jedną z oglądanych kart.
ask-star = Możesz zatrzymać jedną z tych kart kompostu.
ask-order = Co aktywujesz najpierw?
ask-use = Kolej na kartę { $card }: użyj jej lub pomiń.
ask-copy = Którą zdolność powtarzasz?
ask-place = Rozłóż, co dostajesz: { $rest }.
ask-pay = Oddaj: { $rest }.
ask-claim = Wybierz faunę dla Gai.
ask-call = Gra się kończy: ostatnia chwila na wydarzenia i wymianę.
ask-end = Twoja część skończona; możesz jeszcze zagrać wydarzenie lub wymienić kiełki.
ask-extra = Teraz ruch innych: { $who }. Możesz zagrać wydarzenie lub wymienić kiełki.

# Co jest na rysunku.
letter-green = Z
letter-red = C
letter-blue = N
letter-yellow = Ż
letter-black = K
letter-brown = B
letter-multicolored = W
strong-plant = posadź do 2 kart, potem obejrzyj 4 i zatrzymaj jedną
strong-compost = 5 gleb i 2 karty z talii do kompostu
strong-water = do 6 kiełków, potem 2 gleby
strong-grow = 4 karty, potem do 2 przyrostów
weak-plant = posadź kartę, potem dobierz jedną
weak-compost = 2 gleby lub 2 karty z talii do kompostu
weak-water = do 2 kiełków lub 2 gleby
weak-grow = 2 karty lub do 2 przyrostów
wakes-plant = Potem budzą się zielone zdolności.
wakes-compost = Potem budzą się czerwone i wielobarwne zdolności.
wakes-water = Potem budzą się niebieskie i wielobarwne zdolności.
wakes-grow = Potem budzą się żółte i wielobarwne zdolności.
who-chooses = Kto wybrał: { $what }.
who-follows = Pozostali: { $what }.
see-table = Earth: { $what }
see-round = Runda { $n }
see-last-round = ostatnia runda
see-over = koniec gry
see-mode-easy = tryb łatwy
see-mode-standard = tryb standardowy
see-mode-expert = tryb ekspercki
see-teams = drużyny
see-deck = W talii: { $n }
see-discard = Odrzucone: { $n }
see-actions = Akcje
see-action = { $kind }, { $color } akcja: { $what }
see-action-chosen = { $kind }, { $color } akcja; wybór: { $who }. { $what }
see-fauna = Fauna
see-unclaimed = przez nikogo niezajęta
see-place = { $who }: miejsce { $n }, { $points } PZ
see-reached = { $who }: warunek spełniony
see-bonus = Pierwszy pełny obszar: { $points } PZ, { $who }
see-bonus-free = Pierwszy pełny obszar: { $points } PZ, jeszcze do wzięcia
see-shared = Dla wszystkich
see-free = { $cell }: wolne
see-sprouts = kiełki: { $n } z { $of }
see-growth = przyrost: { $n } z { $of }
see-island-of = { $who }: { $what }
see-mine = Mój obszar
see-hand = Moja ręka
see-offer = Do wyboru
see-looked = Zatrzymaj jedną
see-soil = gleba: { $n }
see-cards = karty na ręce: { $n }
see-compost = kompost: { $n }
see-events = zagrane wydarzenia: { $n }
see-all-sprouts = kiełki: { $n }
see-all-growth = przyrost: { $n }
see-points = punkty: { $n }
see-planted = posadzone karty: { $n }
see-active = ma turę
see-if-chosen = z wyboru
see-gaia = Gaja
see-gaia-turned = odkryte karty: { $n } z 12
see-pile = stos punktów: { $n }
see-status = Partia
see-worth = { $who }, teraz: { $n } PZ
see-of-need = { $who }: { $n } z { $of }
about-free = Posadzona tu karta musi stykać się z inną bokiem lub rogiem; pierwsza może leżeć gdziekolwiek. Obszar nigdy nie jest większy niż cztery kolumny i cztery rzędy.

# Co obiecuje pozycja, do podpowiedzi.
feature-own_ecosystem = Własny ekosystem
feature-shared_ecosystems = Wspólne ekosystemy
feature-fauna_reached = Fauna osiągnięta w tej turze
feature-fauna_close = Fauna w zasięgu
feature-fauna_way = W drodze do fauny
feature-planted = Zasadzone karty
feature-ahead = Przewaga w sadzeniu
feature-soil = Gleba
feature-hand = Karty na ręce
feature-hand_points = Punkty na kartach na ręce
feature-hand_price = Ceny kart na ręce
feature-event_cards = Wydarzenia na ręce
feature-sprout_room = Miejsca na kiełki
feature-growth_room = Miejsca na przyrost
feature-canopy_way = Zaczęte korony
feature-canopy_close = Korony, którym brakuje jednego elementu
feature-discounts = Zniżki
feature-engine_soil = Gleba ze zdolności
feature-engine_cards = Karty ze zdolności
feature-engine_compost = Kompost ze zdolności
feature-engine_sprouts = Kiełki ze zdolności
feature-engine_growth = Przyrost ze zdolności
feature-engine_hand_cost = Karty z ręki zużywane przez zdolności
feature-green_cards = Zielone zdolności
feature-red_cards = Czerwone zdolności
feature-blue_cards = Niebieskie zdolności
feature-yellow_cards = Żółte zdolności
feature-plantings = Sadzenia, które jeszcze przysługują
feature-sprouts_due = Kiełki, które jeszcze przysługują
feature-growth_due = Przyrost, który jeszcze przysługuje
feature-burials_due = Karty z ręki, które mogą trafić do kompostu
feature-owed = Jeszcze do zapłacenia
feature-abilities_due = Zdolności, które jeszcze przysługują
feature-pick_due = Udział w akcji, który jeszcze przysługuje
feature-look_due = Karta do zatrzymania
feature-ecosystems_way = W drodze do ekosystemów
feature-soil_left = Gleba ponad cenę kart na ręce
feature-hand_left = Karty, na które nie starcza gleby
feature-soil_short = Gleba brakująca do dwóch kart
feature-hand_short = Karty brakujące na ręce
feature-ready = Karty, na które starcza gleby
feature-hand_goals = Cele, którym służą karty na ręce
feature-hand_engine = Zdolności kart na ręce
feature-hand_spaces = Miejsca na kartach na ręce
feature-best_color = Co przynosi najlepszy kolor
feature-second_color = Co przynosi drugi najlepszy kolor
feature-empty = Wolne miejsca na wyspie
feature-gaia = Punkty Gai
feature-gaia_due = Co jeszcze dostanie Gaja
feature-gaia_turns = Tury, które zostały Gai
