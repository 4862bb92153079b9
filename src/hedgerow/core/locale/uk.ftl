# Слова, спільні для всіх ігор.
seat = Місце { $n }
waiting-for = Хід за іншими: { $who }.
over-won = Перемога: { $who }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
over-shared = Спільна перемога: { $who }, по { $points ->
    [one] { $points } очку
    [few] { $points } очки
   *[many] { $points } очок
}.
over-alone = Гру завершено: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
level-seedling = Паросток
level-sapling = Саджанець
level-hawthorn = Глід
level-oak = Дуб
level-random = Навмання
level-greedy = Жаднюга
