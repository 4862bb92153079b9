# Слова гри «Earth» українською.

# Гра та її варіанти.
title = Земля
pitch = Виростіть острів із шістнадцяти карт, властивості яких спрацьовують щоходу: і вашого, і чужого.
category-cards = Карти
category-events = Події
category-compost = Компост
category-sprouts = Паростки
category-growth = Приріст
category-terrains = Місцевості
category-ecosystems = Екосистеми
category-fauna = Фауна
category-bonus = Перше поле
option-players = Гравці
option-mode = Режим
option-mode-easy = легкий: без екосистем
option-mode-standard = стандартний
option-mode-expert = експертний: вибір із двох островів, кліматів та екосистем
option-teams = Двоє на двоє
option-difficulty = Сила Геї
option-difficulty-beginner = початківець
option-difficulty-medium = середня
option-difficulty-hard = висока
option-difficulty-expert = експерт

# Кількості всередині речень (знахідний відмінок).
count-soil = { $n ->
    [one] { $n } жетон ґрунту
    [few] { $n } жетони ґрунту
   *[many] { $n } жетонів ґрунту
}
count-sprout = { $n ->
    [one] { $n } паросток
    [few] { $n } паростки
   *[many] { $n } паростків
}
count-growth = { $n ->
    [one] { $n } фішку приросту
    [few] { $n } фішки приросту
   *[many] { $n } фішок приросту
}
count-card = { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
count-hand = { $n ->
    [one] { $n } карту з руки в компост
    [few] { $n } карти з руки в компост
   *[many] { $n } карт з руки в компост
}

# Ходи як вказівки.
act-plant = Посадка
act-compost = Компост
act-water = Полив
act-grow = Приріст
move-face = { $kind_key ->
    [island] Вибрати острів { $name }
    [climate] Вибрати клімат { $name }
   *[ecosystem] Вибрати екосистему { $name }
}
move-bury = У компост: { $card }
move-act = { $kind }: { $strong }
move-pick = { $option_key ->
    [soil] Узяти 2 жетони ґрунту
    [compost] Покласти в компост 2 карти з колоди
    [sprouts] Розмістити до 2 паростків
    [cards] Узяти 2 карти
   *[growth] Розмістити до 2 фішок приросту
}
move-plant = Посадити { $card } на { $cell } (ґрунт: { $soil }{ $means ->
    [sprout] {""}, паростки: { $n }
    [growth] {""}, приріст: { $n }
    [compost-hand] {""}, карти з руки: { $n }
   *[none] {""}
})
move-replace = Замінити місцевість на { $cell } картою { $card }
move-draw = { $looks ->
    [yes] Переглянути 4 карти й залишити одну
   *[no] Узяти карту
}
move-keep = Залишити { $card }
move-order = { $first_key ->
    [board] Спершу острів і клімат, потім поле
   *[tableau] Спершу поле, потім острів і клімат
}
move-use = { $card }: { $effect }
move-skip = Пропустити { $card }
move-copy = Повторити { $card }: { $effect }
move-sprout = Розмістити { count-sprout } на { $cell }, { $on }{ $for_key ->
    [none] {""}
   *[other] {" "}– { $for }
}
move-grow = Розмістити { count-growth } на { $cell }, { $on }{ $for_key ->
    [none] {""}
   *[other] {" "}– { $for }
}
move-give = { $piece_key ->
    [sprout] Віддати { count-sprout } з { $cell }, { $on }
   *[growth] Віддати { count-growth } з { $cell }, { $on }
}
move-event = Зіграти { $card }: { $effect }
move-convert = Обміняти 3 паростки на 2 жетони ґрунту
move-claim = Гея займає фауну { $fauna }
move-share = { $piece_key ->
    [soil] Віддати партнерові { count-soil }
    [card] Віддати партнерові { $card }
   *[compost] Віддати партнерові { count-card } з компосту
}
move-done = { $what ->
    [pick] Нічого не брати
    [series] Більше не розміщувати
    [look] Не залишати жодної
    [planting] Закінчити посадку й не брати карт
    [call] Подій більше не буде
   *[part] Готово
}

# Ходи як новини.
told-face = { $kind_key ->
    [island] { $who } вибирає острів { $name }
    [climate] { $who } вибирає клімат { $name }
   *[ecosystem] { $who } вибирає екосистему { $name }
}
told-bury = { $card_key ->
    [none] { $who } кладе карту з руки в компост
   *[other] { $who } кладе в компост { $card }
}
told-act = { $who } вибирає дію «{ $kind }»
told-pick = { $option_key ->
    [soil] { $who } бере 2 жетони ґрунту
    [compost] { $who } кладе в компост 2 карти з колоди
    [sprouts] { $who } отримує 2 паростки
    [cards] { $who } бере 2 карти
   *[growth] { $who } отримує 2 фішки приросту
}
told-plant = { $who } саджає { $card } на { $cell }{ $means ->
    [sprout] {" "}й віддає { count-sprout }
    [growth] {" "}й віддає { count-growth }
    [compost-hand] {" "}й віддає { count-card } з руки
   *[none] {""}
}
told-replace = { $who } замінює місцевість на { $cell } картою { $card }
told-draw = { $who } закінчує посадку й бере карти
told-keep = { $card_key ->
    [none] { $who } залишає собі карту
   *[other] { $who } залишає собі { $card }
}
told-order = { $first_key ->
    [board] { $who } починає з острова й клімату
   *[tableau] { $who } починає з поля
}
told-use = { $who } застосовує { $card }
told-skip = { $who } пропускає { $card }
told-copy = { $who } повторює { $card }
told-sprout = { $who } розміщує { count-sprout } на { $cell }{ $for_key ->
    [none] {""}
   *[other] {" "}– { $for }
}
told-grow = { $who } розміщує { count-growth } на { $cell }{ $for_key ->
    [none] {""}
   *[other] {" "}– { $for }
}
told-give = { $piece_key ->
    [sprout] { $who } віддає { count-sprout } з { $cell }
   *[growth] { $who } віддає { count-growth } з { $cell }
}
told-event = { $who } грає подію { $card }
told-convert = { $who } міняє 3 паростки на 2 жетони ґрунту
told-claim = { $who } вибирає для Геї фауну { $fauna }
told-share = { $piece_key ->
    [soil] { $who } віддає партнерові { count-soil }
    [card] { $card_key ->
        [none] { $who } віддає партнерові карту
       *[other] { $who } віддає партнерові { $card }
    }
   *[compost] { $who } віддає партнерові { count-card } з компосту
}
told-done = { $who }: готово

# Що питають.
ask-face = { $kind ->
    [island] Виберіть острів.
    [climate] Виберіть клімат.
   *[ecosystem] Виберіть екосистему.
}
ask-bury = Покладіть у компост ще { count-card } з руки.
ask-act = Виберіть дію цього ходу.
ask-pick = { $kind }: виберіть свою частку.
ask-plant = { $n ->
    [0] Можна ще взяти карту.
    [1] Можна посадити карту, потім узяти карту.
   *[few] Можна посадити до { $n } карт, потім узяти карту.
}
ask-keep = Залиште одну з переглянутих карт.
ask-star = Можна залишити одну з цих карт компосту.
ask-order = Що активувати спершу?
ask-use = Черга карти { $card }: застосуйте її або пропустіть.
ask-copy = Яку властивість повторити?
ask-place = Розмістіть отримане: { $rest }.
ask-pay = Віддайте: { $rest }.
ask-claim = Виберіть фауну для Геї.
ask-call = Гра завершується: остання нагода зіграти події та обміняти паростки.
ask-end = Вашу частину ходу зроблено; можна ще зіграти подію або обміняти паростки.
ask-extra = Хід за іншими: { $who }. Можна зіграти подію або обміняти паростки.

# Що написано на малюнку.
letter-green = З
letter-red = Ч
letter-blue = С
letter-yellow = Ж
letter-black = О
letter-brown = К
letter-multicolored = Р
strong-plant = посадити до 2 карт, потім переглянути 4 й залишити одну
strong-compost = 5 жетонів ґрунту та 2 карти з колоди в компост
strong-water = до 6 паростків, потім 2 жетони ґрунту
strong-grow = 4 карти, потім до 2 фішок приросту
weak-plant = посадити карту, потім узяти одну
weak-compost = 2 жетони ґрунту або 2 карти з колоди в компост
weak-water = до 2 паростків або 2 жетони ґрунту
weak-grow = 2 карти або до 2 фішок приросту
wakes-plant = Потім спрацьовують зелені властивості.
wakes-compost = Потім спрацьовують червоні та різнобарвні властивості.
wakes-water = Потім спрацьовують сині та різнобарвні властивості.
wakes-grow = Потім спрацьовують жовті та різнобарвні властивості.
who-chooses = Хто вибрав: { $what }.
who-follows = Решта: { $what }.
see-table = Земля: { $what }
see-round = Раунд { $n }
see-last-round = останній раунд
see-over = кінець гри
see-mode-easy = легкий режим
see-mode-standard = стандартний режим
see-mode-expert = експертний режим
see-teams = команди
see-deck = У колоді: { $n }
see-discard = У скиді: { $n }
see-actions = Дії
see-action = { $kind }, { $color } дія: { $what }
see-action-chosen = { $kind }, { $color } дія; вибір: { $who }. { $what }
see-fauna = Фауна
see-unclaimed = ніким не зайнята
see-place = { $who }: місце { $n }, { $points } ПБ
see-reached = { $who }: умову виконано
see-bonus = Перше заповнене поле: { $points } ПБ, { $who }
see-bonus-free = Перше заповнене поле: { $points } ПБ, ще вільно
see-shared = Для всіх
see-free = { $cell }: вільно
see-sprouts = паростки: { $n } з { $of }
see-growth = приріст: { $n } з { $of }
see-island-of = { $who }: { $what }
see-mine = Моє поле
see-hand = Моя рука
see-offer = На вибір
see-looked = Залишити одну
see-soil = ґрунт: { $n }
see-cards = карти в руці: { $n }
see-compost = компост: { $n }
see-events = зіграно подій: { $n }
see-all-sprouts = паростки: { $n }
see-all-growth = приріст: { $n }
see-points = бали: { $n }
see-planted = посаджено карт: { $n }
see-active = ходить
see-if-chosen = за вибором
see-gaia = Гея
see-gaia-turned = відкрито карт: { $n } з 12
see-pile = стос балів: { $n }
see-status = Партія
see-worth = { $who }, зараз: { $n } ПБ
see-of-need = { $who }: { $n } з { $of }
about-free = Посаджена сюди карта має торкатися іншої стороною або кутом; першу кладуть куди завгодно. Поле не може бути більшим за чотири стовпці й чотири ряди.

# Що обіцяє позиція, для підказок.
feature-own_ecosystem = Своя екосистема
feature-shared_ecosystems = Спільні екосистеми
feature-fauna_reached = Фауна, досягнута цього ходу
feature-fauna_close = Близька фауна
feature-fauna_way = На шляху до фауни
feature-planted = Посаджені карти
feature-ahead = Випередження в садінні
feature-soil = Ґрунт
feature-hand = Карти на руці
feature-hand_points = Очки на картах на руці
feature-hand_price = Ціни карт на руці
feature-event_cards = Події на руці
feature-sprout_room = Місця для паростків
feature-growth_room = Місця для приросту
feature-canopy_way = Розпочаті крони
feature-canopy_close = Крони, яким бракує однієї фішки
feature-discounts = Знижки
feature-engine_soil = Ґрунт від властивостей
feature-engine_cards = Карти від властивостей
feature-engine_compost = Компост від властивостей
feature-engine_sprouts = Паростки від властивостей
feature-engine_growth = Приріст від властивостей
feature-engine_hand_cost = Карти з руки, яких потребують властивості
feature-green_cards = Зелені властивості
feature-red_cards = Червоні властивості
feature-blue_cards = Сині властивості
feature-yellow_cards = Жовті властивості
feature-plantings = Садіння, що ще належать
feature-sprouts_due = Паростки, що ще належать
feature-growth_due = Приріст, що ще належить
feature-burials_due = Карти з руки, які можна покласти в компост
feature-owed = Ще треба заплатити
feature-abilities_due = Властивості, що ще належать
feature-pick_due = Частка дії, що ще належить
feature-look_due = Карта, яку можна залишити
feature-ecosystems_way = На шляху до екосистем
feature-soil_left = Ґрунт понад ціну карт на руці
feature-hand_left = Карти, за які нічим заплатити
feature-soil_short = Ґрунт, якого бракує на дві карти
feature-hand_short = Карти, яких бракує на руці
feature-ready = Карти, за які є чим заплатити
feature-hand_goals = Цілі, яким служать карти на руці
feature-hand_engine = Властивості карт на руці
feature-hand_spaces = Місця на картах на руці
feature-best_color = Що приносить найкращий колір
feature-second_color = Що приносить другий за силою колір
feature-empty = Вільні місця на острові
feature-gaia = Очки Геї
feature-gaia_due = Що ще отримає Гея
feature-gaia_turns = Ходи, що лишилися Геї
