# Слова игры «Earth» по-русски.

# Игра и её варианты.
title = Earth
pitch = Вырастите остров из шестнадцати карт: их свойства срабатывают каждый ход – и ваш, и чужой.
category-cards = Карты
category-events = События
category-compost = Компост
category-sprouts = Ростки
category-growth = Рост
category-terrains = Местности
category-ecosystems = Экосистемы
category-fauna = Фауна
category-bonus = Первое поле
option-players = Игроки
option-mode = Режим
option-mode-easy = лёгкий: без экосистем
option-mode-standard = стандартный
option-mode-expert = экспертный: выбор из двух островов, климатов и экосистем
option-teams = Двое на двое
option-difficulty = Сила Геи
option-difficulty-beginner = новичок
option-difficulty-medium = средняя
option-difficulty-hard = высокая
option-difficulty-expert = эксперт

# Количества внутри фраз (винительный падеж).
count-soil = { $n ->
    [one] { $n } жетон почвы
    [few] { $n } жетона почвы
   *[many] { $n } жетонов почвы
}
count-sprout = { $n ->
    [one] { $n } росток
    [few] { $n } ростка
   *[many] { $n } ростков
}
count-growth = { $n ->
    [one] { $n } фишку роста
    [few] { $n } фишки роста
   *[many] { $n } фишек роста
}
count-card = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
count-hand = { $n ->
    [one] { $n } карту с руки в компост
    [few] { $n } карты с руки в компост
   *[many] { $n } карт с руки в компост
}

# Ходы как указания.
act-plant = Посадка
act-compost = Компост
act-water = Полив
act-grow = Рост
move-face = { $kind_key ->
    [island] Выбрать остров { $name }
    [climate] Выбрать климат { $name }
   *[ecosystem] Выбрать экосистему { $name }
}
move-bury = В компост: { $card }
move-act = { $kind }: { $strong }
move-pick = { $option_key ->
    [soil] Взять 2 жетона почвы
    [compost] Положить в компост 2 карты из колоды
    [sprouts] Поставить до 2 ростков
    [cards] Взять 2 карты
   *[growth] Поставить до 2 фишек роста
}
move-plant = Посадить { $card } на { $cell } (почва: { $soil }{ $means ->
    [sprout] {""}, ростки: { $n }
    [growth] {""}, рост: { $n }
    [compost-hand] {""}, карты с руки: { $n }
   *[none] {""}
})
move-replace = Заменить местность на { $cell } картой { $card }
move-draw = { $looks ->
    [yes] Посмотреть 4 карты и оставить одну
   *[no] Взять карту
}
move-keep = Оставить { $card }
move-order = { $first_key ->
    [board] Сначала остров и климат, потом поле
   *[tableau] Сначала поле, потом остров и климат
}
move-use = { $card }: { $effect }
move-skip = Пропустить { $card }
move-copy = Повторить { $card }: { $effect }
move-sprout = Поставить { count-sprout } на { $cell }, { $on }{ $for_key ->
    [none] {""}
   *[other] {" "}– { $for }
}
move-grow = Поставить { count-growth } на { $cell }, { $on }{ $for_key ->
    [none] {""}
   *[other] {" "}– { $for }
}
move-give = { $piece_key ->
    [sprout] Отдать { count-sprout } с { $cell }, { $on }
   *[growth] Отдать { count-growth } с { $cell }, { $on }
}
move-event = Сыграть { $card }: { $effect }
move-convert = Обменять 3 ростка на 2 жетона почвы
move-claim = Гея занимает фауну { $fauna }
move-share = { $piece_key ->
    [soil] Отдать партнёру { count-soil }
    [card] Отдать партнёру { $card }
   *[compost] Отдать партнёру { count-card } из компоста
}
move-done = { $what ->
    [pick] Ничего не брать
    [series] Больше не ставить
    [look] Не оставлять ни одной
    [planting] Закончить посадку и не брать карт
    [call] Событий больше не будет
   *[part] Готово
}

# Ходы как новости.
told-face = { $kind_key ->
    [island] { $who } выбирает остров { $name }
    [climate] { $who } выбирает климат { $name }
   *[ecosystem] { $who } выбирает экосистему { $name }
}
told-bury = { $card_key ->
    [none] { $who } кладёт карту с руки в компост
   *[other] { $who } кладёт в компост { $card }
}
told-act = { $who } выбирает действие «{ $kind }»
told-pick = { $option_key ->
    [soil] { $who } берёт 2 жетона почвы
    [compost] { $who } кладёт в компост 2 карты из колоды
    [sprouts] { $who } получает 2 ростка
    [cards] { $who } берёт 2 карты
   *[growth] { $who } получает 2 фишки роста
}
told-plant = { $who } сажает { $card } на { $cell }{ $means ->
    [sprout] {" "}и отдаёт { count-sprout }
    [growth] {" "}и отдаёт { count-growth }
    [compost-hand] {" "}и отдаёт { count-card } с руки
   *[none] {""}
}
told-replace = { $who } заменяет местность на { $cell } картой { $card }
told-draw = { $who } заканчивает посадку и берёт карты
told-keep = { $card_key ->
    [none] { $who } оставляет себе карту
   *[other] { $who } оставляет себе { $card }
}
told-order = { $first_key ->
    [board] { $who } начинает с острова и климата
   *[tableau] { $who } начинает с поля
}
told-use = { $who } применяет { $card }
told-skip = { $who } пропускает { $card }
told-copy = { $who } повторяет { $card }
told-sprout = { $who } ставит { count-sprout } на { $cell }{ $for_key ->
    [none] {""}
   *[other] {" "}– { $for }
}
told-grow = { $who } ставит { count-growth } на { $cell }{ $for_key ->
    [none] {""}
   *[other] {" "}– { $for }
}
told-give = { $piece_key ->
    [sprout] { $who } отдаёт { count-sprout } с { $cell }
   *[growth] { $who } отдаёт { count-growth } с { $cell }
}
told-event = { $who } играет событие { $card }
told-convert = { $who } меняет 3 ростка на 2 жетона почвы
told-claim = { $who } выбирает для Геи фауну { $fauna }
told-share = { $piece_key ->
    [soil] { $who } отдаёт партнёру { count-soil }
    [card] { $card_key ->
        [none] { $who } отдаёт партнёру карту
       *[other] { $who } отдаёт партнёру { $card }
    }
   *[compost] { $who } отдаёт партнёру { count-card } из компоста
}
told-done = { $who }: готово

# Что спрашивается.
ask-face = { $kind ->
    [island] Выберите остров.
    [climate] Выберите климат.
   *[ecosystem] Выберите экосистему.
}
ask-bury = Положите в компост ещё { count-card } с руки.
ask-act = Выберите действие этого хода.
ask-pick = { $kind }: выберите свою долю.
ask-plant = { $n ->
    [0] Можно ещё взять карту.
    [1] Можно посадить карту, потом взять карту.
   *[few] Можно посадить до { $n } карт, потом взять карту.
}
ask-keep = Оставьте одну из просмотренных карт.
ask-star = Можно оставить одну из этих карт компоста.
ask-order = Что активировать сначала?
ask-use = Очередь карты { $card }: примените её или пропустите.
ask-copy = Какое свойство повторить?
ask-place = Разместите полученное: { $rest }.
ask-pay = Отдайте: { $rest }.
ask-claim = Выберите фауну для Геи.
ask-call = Игра заканчивается: последняя возможность сыграть события и обменять ростки.
ask-end = Ваша часть хода сделана; можно ещё сыграть событие или обменять ростки.
ask-extra = Ход за другими: { $who }. Можно сыграть событие или обменять ростки.

# Что написано на рисунке.
letter-green = З
letter-red = К
letter-blue = С
letter-yellow = Ж
letter-black = Ч
letter-brown = Б
letter-multicolored = Р
strong-plant = посадить до 2 карт, потом посмотреть 4 и оставить одну
strong-compost = 5 жетонов почвы и 2 карты из колоды в компост
strong-water = до 6 ростков, потом 2 жетона почвы
strong-grow = 4 карты, потом до 2 фишек роста
weak-plant = посадить карту, потом взять одну
weak-compost = 2 жетона почвы или 2 карты из колоды в компост
weak-water = до 2 ростков или 2 жетона почвы
weak-grow = 2 карты или до 2 фишек роста
wakes-plant = Потом срабатывают зелёные свойства.
wakes-compost = Потом срабатывают красные и разноцветные свойства.
wakes-water = Потом срабатывают синие и разноцветные свойства.
wakes-grow = Потом срабатывают жёлтые и разноцветные свойства.
who-chooses = Кто выбрал: { $what }.
who-follows = Остальные: { $what }.
see-table = Earth: { $what }
see-round = Раунд { $n }
see-last-round = последний раунд
see-over = конец игры
see-mode-easy = лёгкий режим
see-mode-standard = стандартный режим
see-mode-expert = экспертный режим
see-teams = команды
see-deck = В колоде: { $n }
see-discard = В сбросе: { $n }
see-actions = Действия
see-action = { $kind }, { $color } действие: { $what }
see-action-chosen = { $kind }, { $color } действие; выбор: { $who }. { $what }
see-fauna = Фауна
see-unclaimed = никем не занята
see-place = { $who }: место { $n }, { $points } ПО
see-reached = { $who }: условие выполнено
see-bonus = Первое заполненное поле: { $points } ПО, { $who }
see-bonus-free = Первое заполненное поле: { $points } ПО, ещё свободно
see-shared = Для всех
see-free = { $cell }: свободно
see-sprouts = ростки: { $n } из { $of }
see-growth = рост: { $n } из { $of }
see-island-of = { $who }: { $what }
see-mine = Моё поле
see-hand = Моя рука
see-offer = На выбор
see-looked = Оставить одну
see-soil = почва: { $n }
see-cards = карты на руке: { $n }
see-compost = компост: { $n }
see-events = сыграно событий: { $n }
see-all-sprouts = ростки: { $n }
see-all-growth = рост: { $n }
see-points = очки: { $n }
see-planted = посажено карт: { $n }
see-active = ходит
see-if-chosen = по выбору
see-gaia = Гея
see-gaia-turned = открыто карт: { $n } из 12
see-pile = стопка очков: { $n }
see-status = Партия
see-worth = { $who }, сейчас: { $n } ПО
see-of-need = { $who }: { $n } из { $of }
about-free = Посаженная сюда карта должна касаться другой стороной или углом; первую кладут куда угодно. Поле не может быть больше четырёх столбцов и четырёх рядов.

# Что обещает позиция, для подсказок.
feature-own_ecosystem = Своя экосистема
feature-shared_ecosystems = Общие экосистемы
feature-fauna_reached = Фауна, достигнутая в этот ход
feature-fauna_close = Близкая фауна
feature-fauna_way = На пути к фауне
feature-planted = Посаженные карты
feature-ahead = Опережение в посадках
feature-soil = Почва
feature-hand = Карты на руке
feature-hand_points = Очки на картах на руке
feature-hand_price = Цены карт на руке
feature-event_cards = События на руке
feature-sprout_room = Места для ростков
feature-growth_room = Места для роста
feature-canopy_way = Начатые кроны
feature-canopy_close = Кроны, которым не хватает одной фишки
feature-discounts = Скидки
feature-engine_soil = Почва от свойств
feature-engine_cards = Карты от свойств
feature-engine_compost = Компост от свойств
feature-engine_sprouts = Ростки от свойств
feature-engine_growth = Рост от свойств
feature-engine_hand_cost = Карты с руки, которых требуют свойства
feature-green_cards = Зелёные свойства
feature-red_cards = Красные свойства
feature-blue_cards = Синие свойства
feature-yellow_cards = Жёлтые свойства
feature-plantings = Посадки, которые ещё предстоят
feature-sprouts_due = Ростки, которые ещё предстоят
feature-growth_due = Рост, который ещё предстоит
feature-burials_due = Карты с руки, которые можно положить в компост
feature-owed = Ещё нужно заплатить
feature-abilities_due = Свойства, которые ещё предстоят
feature-pick_due = Доля действия, которая ещё предстоит
feature-look_due = Карта, которую можно оставить
feature-ecosystems_way = На пути к экосистемам
feature-soil_left = Почва сверх цены карт на руке
feature-hand_left = Карты, за которые нечем заплатить
feature-soil_short = Почва, которой не хватает на две карты
feature-hand_short = Карты, которых не хватает на руке
feature-ready = Карты, за которые есть чем заплатить
feature-hand_goals = Цели, которым служат карты на руке
feature-hand_engine = Свойства карт на руке
feature-hand_spaces = Места на картах на руке
feature-best_color = Что приносит лучший цвет
feature-second_color = Что приносит второй по силе цвет
feature-empty = Свободные места на острове
feature-gaia = Очки Геи
feature-gaia_due = Что ещё получит Гея
feature-gaia_turns = Ходы, оставшиеся Гее
