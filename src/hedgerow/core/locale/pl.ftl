# Słowa wspólne dla wszystkich gier.
seat = Miejsce { $n }
waiting-for = Teraz ruch innych: { $who }.
over-won = Zwycięstwo: { $who }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
over-shared = Wspólne zwycięstwo: { $who }, po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}.
over-alone = Koniec gry: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
level-seedling = Siewka
level-sapling = Drzewko
level-hawthorn = Głóg
level-oak = Dąb
level-random = Losowy
level-greedy = Zachłanny
