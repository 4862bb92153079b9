# Слова «Гармонии» по-русски.
title = Гармония
pitch = Выкладывайте фишки по три, растите горы, леса и реки и заселяйте их животными.

category-trees = Деревья
category-mountains = Горы
category-fields = Поля
category-buildings = Здания
category-water = Вода
category-animals = Животные
category-spirit = Дух природы

option-players = Игроки
option-side = Сторона планшетов
option-side-A = A: 23 клетки, река
option-side-B = B: 25 клеток, острова
option-spirits = С духами природы

# Ходы. Фишка стоит в винительном падеже.
color-blue = синяя
color-gray = серая
color-brown = коричневая
color-green = зелёная
color-yellow = жёлтая
color-red = красная
token-blue = синюю фишку
token-gray = серую фишку
token-brown = коричневую фишку
token-green = зелёную фишку
token-yellow = жёлтую фишку
token-red = красную фишку
move-choose = Оставить духа { $spirit }
told-choose = { $who } оставляет духа { $spirit }
ask-choose = Оставьте себе одного из двух духов природы.
move-take = Взять фишки из ячейки { $space }: { $tokens }
told-take = { $who } берёт фишки из ячейки { $space }
ask-take = Возьмите три фишки из одной ячейки центрального планшета.
move-place = Положить { $token } на { $cell }
told-place = { $who } кладёт { $token } на { $cell }
ask-place = { $n ->
    [one] Разместите ещё { $n } фишку.
    [few] Разместите ещё { $n } фишки.
   *[many] Разместите ещё { $n } фишек.
}
move-draft = Взять карту { $card }
told-draft = { $who } берёт карту { $card }
move-settle = { $kind ->
    [spirit] Поставить маркер духа с карты { $card } на { $cell }
   *[animal] Поставить маркер с карты { $card } на { $cell }
}
told-settle = { $kind ->
    [spirit] { $who } ставит маркер духа с карты { $card } на { $cell }
   *[animal] { $who } ставит маркер с карты { $card } на { $cell }
}
move-cull = Сбросить карту { $card }
told-cull = { $who } сбрасывает карту { $card }
move-finish = Завершить ход
told-finish = { $who } завершает ход
ask-finish = Завершите ход.
ask-more = Возьмите карту, поставьте маркеры или завершите ход.
over-suns = Игра окончена: { $points }, { $suns ->
    [one] { $suns } солнце
    [few] { $suns } солнца
   *[many] { $suns } солнц
}.

# Что стоит на клетке: фишки снизу вверх.
stack-water = вода (синяя)
stack-field = поле (жёлтая)
stack-mountain1 = гора высотой 1 (серая)
stack-mountain2 = гора высотой 2 (серая, серая)
stack-mountain3 = гора высотой 3 (серая, серая, серая)
stack-trunk1 = голый ствол высотой 1 (коричневая)
stack-trunk2 = голый ствол высотой 2 (коричневая, коричневая)
stack-tree1 = дерево высотой 1 (зелёная)
stack-tree2 = дерево высотой 2 (коричневая, зелёная)
stack-tree3 = дерево высотой 3 (коричневая, коричневая, зелёная)
stack-red = одна красная фишка (красная)
stack-building-on-brown = здание (коричневая, красная)
stack-building-on-gray = здание (серая, красная)
stack-building-on-red = здание (красная, красная)
stack-empty = пусто
label-cell = { $cube ->
    [animal] { $cell }: { $stack }, с маркером животного
    [spirit] { $cell }: { $stack }, с маркером духа
   *[none] { $cell }: { $stack }
}
whose = { $who }, { $what }

# Карты: ареал, как он напечатан, если смотреть с клетки маркера.
label-card = «{ $name }» ({ $number })
animal-crocodile = Крокодил
animal-stingray = Скат
animal-fish = Рыба
animal-otter = Выдра
animal-frog = Лягушка
animal-duck = Утка
animal-flamingo = Фламинго
animal-lizard = Ящерица
animal-shrew = Землеройка
animal-peacock = Павлин
animal-squirrel = Белка
animal-hedgehog = Ёж
animal-bee = Пчела
animal-bear = Медведь
animal-rabbit = Кролик
animal-macaw = Ара
animal-boar = Кабан
animal-koala = Коала
animal-wolf = Волк
animal-kingfisher = Зимородок
animal-penguin = Пингвин
animal-bat = Летучая мышь
animal-fennec_fox = Фенек
animal-macaque = Макака
animal-eagle = Орёл
animal-meerkat = Сурикат
animal-crow = Ворона
animal-alpaca = Альпака
animal-arctic_fox = Песец
animal-raccoon = Енот
animal-ladybug = Божья коровка
animal-panther = Пантера
animal-lion = Лев
animal-butterfly = Бабочка
animal-deer = Олень
animal-owl = Сова
animal-cat = Кошка
animal-stork = Аист
animal-ram = Баран
animal-marmot = Сурок
animal-dragonfly = Стрекоза
animal-tortoise = Черепаха
need-water = вода
need-field = поле
need-building = здание
need-mountain = гора высотой { $n }
need-tree = дерево высотой { $n }
way-N = сверху
way-NE = справа сверху
way-SE = справа снизу
way-S = снизу
way-SW = слева снизу
way-NW = слева сверху
way-twice = { $way } через клетку
way-both = { $way }, затем { $other }
lives-here = { $what } для маркера
lives-there = { $way } – { $what }
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
pays = { $points } за { $what }
pays-sized = { $points } за { $what } размером { $sizes }
pays-high = { $points } за { $what } высотой { $sizes }
counts-each-tree = каждое дерево
counts-each-mountain = каждую гору
counts-each-water = каждую синюю фишку
counts-group-of-field = каждую группу полей
counts-group-of-building = каждую группу зданий
counts-group-of-water = каждую группу воды
brief-each = за каждую
brief-group = за группу
brief-size = группа { $sizes }
brief-height = высота { $sizes }
brief-of = из { $n }
label-animal = Карта { $number }, { $name }: { $lives }; очки: { $steps }; маркеров поставлено { $placed } из { $cubes }, сейчас { $points }
label-spirit = { $placed ->
    [0] Дух { $number }, { $name }: { $lives }; { $pays }; маркер ещё на карте
   *[1] Дух { $number }, { $name }: { $lives }; { $pays }; маркер поставлен
}
label-done = Отыгранная карта { $number }, { $name }: { $points }
label-back = { $who }: карта духа лицом вниз

# Стол.
seen-by = Гармония глазами игрока { $who }: { $ask }
seen-by-all = Гармония: { $ask }
round = Раунд { $n } · { $side }
round-last = Последний раунд · { $side }
round-over = Конец игры · { $side }
side-A = сторона A, река
side-B = сторона B, острова
label-space = Ячейка { $n }: { $tokens }
no-tokens = пусто
label-bag = Мешочек, осталось фишек: { $n }; { $inside }
market = Центральный планшет
row = Карты животных
label-pile = Колода животных, осталось карт: { $n }
pile = в колоде { $n }
own-board = Ваш планшет
board-of = { $who }: планшет
own-cards = Ваши карты
cards-of = { $who }: карты
standing = Очки
label-held = Разместить: { $color }, { $n }
to-place = разместить
label-points = Очки игрока { $who }: { $total }; { $parts }
suns-title = Солнца сейчас
label-suns = { $n ->
    [one] Сейчас { $n } солнце за { $points }
    [few] Сейчас { $n } солнца за { $points }
   *[many] Сейчас { $n } солнц за { $points }
}
suns-from = от { $n } очков
suns-side = за сторону { $side }
suns-spirit = за духа природы
suns-no-spirit = за игру без духов

# За что даны очки.
part-tree = { $n ->
    [one] { $n } дерево высотой { $height }
    [few] { $n } дерева высотой { $height }
   *[many] { $n } деревьев высотой { $height }
}
part-mountain = { $n ->
    [one] { $n } гора высотой { $height }
    [few] { $n } горы высотой { $height }
   *[many] { $n } гор высотой { $height }
}
part-lone_mountain = { $n ->
    [one] { $n } гора без другой горы по соседству
    [few] { $n } горы без других гор по соседству
   *[many] { $n } гор без других гор по соседству
}
part-field = { $n ->
    [one] Поле из { $n } фишки
    [few] Поле из { $n } фишек
   *[many] Поле из { $n } фишек
}
part-lone_field = Одинокая жёлтая фишка
part-building = Здание, вокруг которого три цвета или больше
part-dull_building = Здание, вокруг которого меньше трёх цветов
part-river = Самая длинная река: длина { $n }
part-island = { $n ->
    [one] Остров из { $n } клетки
    [few] Остров из { $n } клеток
   *[many] Остров из { $n } клеток
}
part-animal = { $card }: маркеров поставлено { $placed } из { $cubes }
part-spirit = { $card }: { $pays }

# Что это такое.
about-habitat = Ареал: { $lives }. Поворачивать можно как угодно, высоты должны совпадать в точности.
about-steps = Очки по числу поставленных маркеров: { $steps }.
about-now = Маркеров поставлено { $placed } из { $cubes }: сейчас { $points }.
about-pays = Когда маркер стоит на планшете: { $pays }.
about-alone = В одиночной игре приносит солнц: { $n }.
about-frozen = Здесь стоит маркер: ничего больше положить нельзя.
about-open = Сверху можно положить: { $colors }.
about-full = Сверху ничего положить нельзя.
about-gray = Горы. Кладётся на пустую клетку либо на одну или две серые фишки. Высота 1, 2, 3 даёт 1, 3, 7 очков, если рядом есть другая гора, иначе ничего.
about-brown = Стволы. Кладётся на пустую клетку или на одну коричневую фишку. Без зелёной фишки наверху ствол ничего не стоит.
about-green = Деревья. Кладётся на пустую клетку либо на одну или две коричневые фишки. Высота 1, 2, 3 даёт 1, 3, 7 очков.
about-yellow = Поля. Кладётся только на пустую клетку. Каждая группа из двух и более фишек даёт 5 очков, каким бы ни был её размер.
about-red = Здания. Кладётся на пустую клетку либо на одну коричневую, серую или красную фишку: получается здание. Оно даёт 5 очков, если вокруг него не меньше трёх цветов.
about-blue-A = Вода. Кладётся только на пустую клетку. Считается самая длинная река: длина от 2 до 6 даёт 2, 5, 8, 11, 15 очков, каждая следующая фишка – ещё 4.
about-blue-B = Вода. Кладётся только на пустую клетку. Каждый остров, то есть группа клеток, отделённая водой от остальных, даёт 5 очков.
bag = Мешочек
about-space = Все три фишки берут разом и размещают по одной в любом порядке.
about-bag = В конце хода из него кладут три фишки в опустевшую ячейку. Если он в этот момент пуст, раунд – последний.

# Что обещает позиция, для подсказок.
feature-river = Река
feature-islands = Острова
feature-empty = Пустые клетки
feature-time = Ходы, которые ещё впереди
feature-trunk1 = Одиночные стволы, которые могут вырасти
feature-trunk2 = Двойные стволы, которые могут вырасти
feature-mountain1 = Низкие горы, которые могут вырасти
feature-mountain2 = Средние горы, которые могут вырасти
feature-lone_mountain = Горы, у которых может появиться сосед
feature-lone_field = Поля, у которых может появиться сосед
feature-lone_red = Красные фишки, которые могут стать зданием
feature-house_needs_1 = Здания, которым не хватает одного цвета
feature-house_needs_2 = Здания, которым не хватает нескольких цветов
feature-stream = Вода для более длинной реки
feature-channel = Вода для новых островов
feature-shore = Место у воды
feature-habitats_ready = Ареалы, готовые принять маркер
feature-habitats_1_away = Ареалы, которым не хватает одной фишки
feature-habitats_2_away = Ареалы, которым не хватает двух фишек
feature-habitats_3_away = Ареалы, которым не хватает трёх фишек
feature-habitats_far = Ареалы, до которых ещё далеко
feature-cubes_to_come = Остальные маркеры на картах
feature-choice = Выбор мест для маркеров
feature-cards = Карты над планшетом
feature-spirit_ready = Дух, готовый принять маркер
feature-spirit_1_away = Дух, которому не хватает одной фишки
feature-spirit_2_away = Дух, которому не хватает двух фишек
feature-spirit_far = Дух, до которого ещё далеко
feature-blue_in_hand = Синие фишки, которые нужно положить
feature-gray_in_hand = Серые фишки, которые нужно положить
feature-brown_in_hand = Коричневые фишки, которые нужно положить
feature-green_in_hand = Зелёные фишки, которые нужно положить
feature-yellow_in_hand = Жёлтые фишки, которые нужно положить
feature-red_in_hand = Красные фишки, которые нужно положить
