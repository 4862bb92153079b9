# Слова, общие для всех игр.
seat = Место { $n }
waiting-for = Ход за другими: { $who }.
over-won = Победа: { $who }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
over-shared = Общая победа: { $who }, по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
}.
over-alone = Игра окончена: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
level-seedling = Росток
level-sapling = Саженец
level-hawthorn = Боярышник
level-oak = Дуб
level-random = Наугад
level-greedy = Жадина
