# Słowa stron po polsku.

# Każda strona.
skip = Przejdź do treści
site = Strona
nav-import = Import
nav-about = O projekcie
nav-settings = Ustawienia
language-label = Język
theme-label = Przełącz jasny i ciemny wygląd
theme-auto = Jak w urządzeniu
theme-light = Jasny
theme-dark = Ciemny
offline = Brak połączenia. Próbujemy dalej.
online = Połączenie wróciło.
went-wrong = Coś poszło nie tak. Spróbuj jeszcze raz.
loading = Wczytywanie
close = Zamknij
copy = Kopiuj
copied = Skopiowano.
yes = Tak
no = Nie
back = Wstecz
link = Odnośnik

# Początek.
home-title = Cztery gry o przyrodzie
home-lead = Graj z przyjaciółmi, z botami albo solo; odtwarzaj partie, analizuj je i ucz się. Dokładne zasady, uczciwy los, bez zakładania konta.
play-now = Graj od razu
new-table = Nowy stół
learn = Naucz się
players-count = Gracze:
minutes-short = min
your-tables = Twoje stoły
open-tables = Stoły z wolnym miejscem
watch-tables = Stoły do oglądania
status-waiting = czeka na graczy
status-playing = gra trwa
status-over = zakończona
your-turn = Twój ruch
free-seat = Wolne miejsce
home-back = Na początek

# Nowy stół.
new-title = { $game }: nowy stół
options = Gra
seats = Miejsca
seats-help = Możesz zająć kilka miejsc: wtedy wszyscy grają na tym urządzeniu, a karty na ręce są zakrywane między ruchami.
seat-me = Ja, na tym urządzeniu
seat-open = Wolne, dla każdego, kto ma odnośnik
seat-bot = Bot: { $name }
seat-number = Miejsce { $n }
seat-name = Imię na miejscu { $n }
terms = Warunki
term-clock = Zegar
clock-none = Bez zegara
clock-bank = Czas na całą grę
clock-move = Czas na każdy ruch
minutes-bank = Minut na gracza i 10 sekund więcej za każdy ruch
minutes-move = Minut na każdy ruch
term-spectators = Widzowie
spectators-open = Mogą oglądać
spectators-delayed = Mogą oglądać z opóźnieniem
spectators-off = Bez widzów
term-rated = Do rankingu
rated-no = Nie, z podpowiedziami i cofaniem
rated-yes = Tak, bez podpowiedzi
term-start = Początek
start-full = Gdy wszystkie miejsca są zajęte
start-now = Gdy powiem
create = Otwórz stół
players = Gracze
parts = Części stołu
board = Stół
choices = Co mogę zrobić

# Przy stole.
timeline = Oś czasu
more = Obok planszy
log = Przebieg
moves = Ruchy
chat = Czat
study = Analiza
type-move = Znajdź lub wpisz ruch
chat-line = Napisz coś
send = Wyślij
mute = Ukryj czat
unmute = Pokaż czat
chat-said = { $who } pisze: { $text }
choose-one = Które z nich?
choose-next = { $n ->
    [one] Do wyboru: { $n } rzecz.
    [few] Do wyboru: { $n } rzeczy.
   *[many] Do wyboru: { $n } rzeczy.
}
confirm-ask = { $move }? Potwierdź albo wróć.
confirm-do = Potwierdź: { $move }
place = Połóż tak
turn = Obróć
more-moves = { $n ->
    [one] Jeszcze { $n } …
    [few] Jeszcze { $n } …
   *[many] Jeszcze { $n } …
}
moves-found = { $all ->
    [one] { $n } z { $all } możliwego ruchu
    [few] { $n } z { $all } możliwych ruchów
   *[many] { $n } z { $all } możliwych ruchów
}
moves-none = Nie masz tu teraz żadnego ruchu.
undo = Cofnij
undo-asked = { $who } chce cofnąć ruch. Zgadzasz się?
undo-waits = Prosisz o cofnięcie ruchu; pozostali muszą się zgodzić.
enlarge = Powiększ
zoom = Przybliż
bot = bot
left = odszedł od stołu
absent = poza stołem
late = po czasie
you = ty
acts = wykonuje ruch
rank = { $n }. miejsce
score-now = Gdyby gra skończyła się teraz
score-of = { $who }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[many] { $n } dni
}
sit = Usiądź
start = Zacznij
invite = Zaproś
rematch = Rewanż
to-rematch = Do rewanżu
leave = Odejdź
leave-sure = Odejść od stołu? Twoje miejsce zajmie bot.
return = Wróć
judge-more = Daj więcej czasu: { $who }
judge-bot = Niech za gracza { $who } gra bot
cover-title = Kolej na gracza { $who }
cover-help = Przekaż urządzenie. Niech nikt inny teraz nie patrzy.
cover-open = To ja, pokaż moją rękę

# Przeszłość i analiza.
moment = Przed ruchem { $n } z { $all }
looking-back = Oglądasz wcześniejszą chwilę gry.
to-now = Wróć do teraz
missed = { $n ->
    [one] { $n } ruch od twojej ostatniej wizyty.
    [few] { $n } ruchy od twojej ostatniej wizyty.
   *[many] { $n } ruchów od twojej ostatniej wizyty.
}
missed-show = Pokaż
dismiss = Zamknij
time = Chwila gry
time-first = Na początek
time-turn-back = O kolejkę wstecz
time-back = O ruch wstecz
time-play = Odtwarzaj
time-pause = Pauza
time-on = O ruch dalej
time-turn-on = O kolejkę dalej
time-last = Do teraz
curves = Punkty wszystkich graczy w czasie gry; kliknięcie przenosi do wybranej chwili
branch = Odgałęzienie stąd
branch-alone = Odgałęź i graj za wszystkich
moment-link = Odnośnik do tej chwili
export = Eksport
secret = Sekret rozdania: { $secret }…
commitment = Rozdanie zapieczętowane: { $secret }…
hints = Podpowiedzi
hint-legal = Co wolno
hint-score = Ile to teraz daje
hint-bot = Co zrobiłby silny bot
no-hints = Przy tym stole nie ma podpowiedzi.
thinking = Zastanawiam się …
worse = o { $n } mniej
worth = punkty: { $n }

# Nauka.
learn-title = Naucz się grać: { $game }
lesson-title = Twoja pierwsza gra
lesson-lead = Nauka przez grę: kilka objaśnionych ruchów przy prawdziwym stole, najwyżej kwadrans. Możesz przerwać w każdej chwili.
lesson-begin = Zacznij pierwszą grę
lesson-rules = Przeczytaj zasady
lesson-step = Krok { $n } z { $of }
lesson-way = Postęp pierwszej gry
lesson-back = Cofnij o ruch
lesson-again = Zacznij od nowa
lesson-leave = Zakończ lekcję
lesson-done = Poradzisz sobie. Dokończ tę grę tutaj albo usiądź przy prawdziwym stole:

# O projekcie.
page-about = O projekcie
about-title = O Hedgerow
about-what = Hedgerow to dom czterech współczesnych gier planszowych o przyrodzie: można w nie grać, odtwarzać partie, analizować je i badać. Trzyma się dokładnie wydanych zasad.
about-games = Gry i ich twórcy
about-game = { $title }, { $designers } ({ $publisher }, { $year })
about-unofficial = To nieoficjalna praca pasjonatów. Nie jest związana z wymienionymi autorami i wydawcami, a ich gry zasługują na miejsce na twojej półce. Rysunki, teksty i kod są nasze własne.
about-fair-title = Uczciwy los
about-fair = Zanim gra się zacznie, rozdanie zostaje zapieczętowane: widać odcisk sekretu. Po grze sekret jest ujawniany i każdy może sprawdzić, że nikt nie majstrował przy kartach.
about-data-title = Co o tobie przechowujemy
about-data = Ciasteczko, żebyś jutro nadal był sobą, wybrane imię i twoje gry. Nic nie jest wczytywane z innych stron i nikt cię nie śledzi.
keys-title = Klawisze przy stole
keys-arrows = przechodź między tym, co można wybrać
keys-look = przechodź między wszystkimi rzeczami na stole, by je odczytać lub objaśnić
keys-enter = wybierz
keys-turn = obróć trzymany element
keys-back = wycofaj rozpoczęty wybór
keys-about = objaśnij zaznaczoną rzecz
keys-type = znajdź lub wpisz ruch
keys-board = do planszy
keys-undo = cofnij ruch
keys-time = ruch wstecz, ruch naprzód

# Ustawienia.
page-settings = Ustawienia
set-name = Twoje imię
set-theme = Kolory
set-play = Gra
set-confirm = Pytaj przed każdym ruchem
set-still = Niech nic się nie rusza na ekranie
set-notify = Daj znać, gdy mój ruch (póki strona jest otwarta)
set-link = Twój odnośnik
set-link-help = Otwórz ten odnośnik na innym urządzeniu, a tam też będziesz sobą. Nie pokazuj go nikomu; działa raz, przez kwadrans.
set-games = Wszystkie moje zakończone gry
set-games-help = Ich zapisy w jednym pliku, po jednej grze w wierszu.
link-make = Utwórz odnośnik
saved = Zapisano.

# Import i czego nie ma.
page-import = Importuj grę
import-help = Zapis wyeksportowany tutaj albo utworzony w wierszu poleceń staje się stołem do odtwarzania i analizy.
import-file = Plik
import-text = Albo zapis jako tekst
import-go = Importuj
no-json = To nie jest zapis gry: nie da się go odczytać jako JSON.
page-me = Twoje drugie urządzenie
me-wait = Chwileczkę …
page-missing = Nie znaleziono
missing-sentence = Nie ma takiej strony.
