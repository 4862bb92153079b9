# Words shared by all games.
seat = Seat { $n }
waiting-for = Waiting for { $who }.
over-won = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
over-shared = { $who } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
over-alone = The game is over with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
level-seedling = Seedling
level-sapling = Sapling
level-hawthorn = Hawthorn
level-oak = Oak
level-random = Random
level-greedy = Greedy
