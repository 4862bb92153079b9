# Слова «Гармонії» українською.
title = Гармонія
pitch = Викладайте фішки по три, вирощуйте гори, ліси й річки та заселяйте їх тваринами.

category-trees = Дерева
category-mountains = Гори
category-fields = Поля
category-buildings = Будівлі
category-water = Вода
category-animals = Тварини
category-spirit = Дух природи

option-players = Гравці
option-side = Сторона планшетів
option-side-A = A: 23 клітинки, річка
option-side-B = B: 25 клітинок, острови
option-spirits = З духами природи

# Ходи. Фішка стоїть у знахідному відмінку.
color-blue = синя
color-gray = сіра
color-brown = коричнева
color-green = зелена
color-yellow = жовта
color-red = червона
token-blue = синю фішку
token-gray = сіру фішку
token-brown = коричневу фішку
token-green = зелену фішку
token-yellow = жовту фішку
token-red = червону фішку
move-choose = Залишити духа { $spirit }
told-choose = { $who } залишає духа { $spirit }
ask-choose = Залиште собі одного з двох духів природи.
move-take = Узяти фішки з комірки { $space }: { $tokens }
told-take = { $who } бере фішки з комірки { $space }
ask-take = Візьміть три фішки з однієї комірки центрального планшета.
move-place = Покласти { $token } на { $cell }
told-place = { $who } кладе { $token } на { $cell }
ask-place = { $n ->
    [one] Розмістіть ще { $n } фішку.
    [few] Розмістіть ще { $n } фішки.
   *[many] Розмістіть ще { $n } фішок.
}
move-draft = Узяти карту { $card }
told-draft = { $who } бере карту { $card }
move-settle = { $kind ->
    [spirit] Поставити кубик духа з карти { $card } на { $cell }
   *[animal] Поставити кубик із карти { $card } на { $cell }
}
told-settle = { $kind ->
    [spirit] { $who } ставить кубик духа з карти { $card } на { $cell }
   *[animal] { $who } ставить кубик із карти { $card } на { $cell }
}
move-cull = Скинути карту { $card }
told-cull = { $who } скидає карту { $card }
move-finish = Завершити хід
told-finish = { $who } завершує хід
ask-finish = Завершіть хід.
ask-more = Візьміть карту, поставте кубики або завершіть хід.
over-suns = Гру завершено: { $points }, { $suns ->
    [one] { $suns } сонце
    [few] { $suns } сонця
   *[many] { $suns } сонць
}.

# Що стоїть на клітинці: фішки знизу догори.
stack-water = вода (синя)
stack-field = поле (жовта)
stack-mountain1 = гора заввишки 1 (сіра)
stack-mountain2 = гора заввишки 2 (сіра, сіра)
stack-mountain3 = гора заввишки 3 (сіра, сіра, сіра)
stack-trunk1 = голий стовбур заввишки 1 (коричнева)
stack-trunk2 = голий стовбур заввишки 2 (коричнева, коричнева)
stack-tree1 = дерево заввишки 1 (зелена)
stack-tree2 = дерево заввишки 2 (коричнева, зелена)
stack-tree3 = дерево заввишки 3 (коричнева, коричнева, зелена)
stack-red = одна червона фішка (червона)
stack-building-on-brown = будівля (коричнева, червона)
stack-building-on-gray = будівля (сіра, червона)
stack-building-on-red = будівля (червона, червона)
stack-empty = порожньо
label-cell = { $cube ->
    [animal] { $cell }: { $stack }, з кубиком тварини
    [spirit] { $cell }: { $stack }, з кубиком духа
   *[none] { $cell }: { $stack }
}
whose = { $who }, { $what }

# Карти: ареал, як його надруковано, якщо дивитися з клітинки кубика.
label-card = «{ $name }» ({ $number })
animal-crocodile = Крокодил
animal-stingray = Скат
animal-fish = Риба
animal-otter = Видра
animal-frog = Жаба
animal-duck = Качка
animal-flamingo = Фламінго
animal-lizard = Ящірка
animal-shrew = Землерийка
animal-peacock = Павич
animal-squirrel = Білка
animal-hedgehog = Їжак
animal-bee = Бджола
animal-bear = Ведмідь
animal-rabbit = Кролик
animal-macaw = Ара
animal-boar = Кабан
animal-koala = Коала
animal-wolf = Вовк
animal-kingfisher = Рибалочка
animal-penguin = Пінгвін
animal-bat = Кажан
animal-fennec_fox = Фенек
animal-macaque = Макака
animal-eagle = Орел
animal-meerkat = Сурикат
animal-crow = Ворона
animal-alpaca = Альпака
animal-arctic_fox = Песець
animal-raccoon = Єнот
animal-ladybug = Сонечко
animal-panther = Пантера
animal-lion = Лев
animal-butterfly = Метелик
animal-deer = Олень
animal-owl = Сова
animal-cat = Кіт
animal-stork = Лелека
animal-ram = Баран
animal-marmot = Бабак
animal-dragonfly = Бабка
animal-tortoise = Черепаха
need-water = вода
need-field = поле
need-building = будівля
need-mountain = гора заввишки { $n }
need-tree = дерево заввишки { $n }
way-N = зверху
way-NE = справа зверху
way-SE = справа знизу
way-S = знизу
way-SW = зліва знизу
way-NW = зліва зверху
way-twice = { $way } через клітинку
way-both = { $way }, потім { $other }
lives-here = { $what } для кубика
lives-there = { $way } – { $what }
points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
pays = { $points } за { $what }
pays-sized = { $points } за { $what } розміром { $sizes }
pays-high = { $points } за { $what } заввишки { $sizes }
counts-each-tree = кожне дерево
counts-each-mountain = кожну гору
counts-each-water = кожну синю фішку
counts-group-of-field = кожну групу полів
counts-group-of-building = кожну групу будівель
counts-group-of-water = кожну групу води
brief-each = за кожну
brief-group = за групу
brief-size = група { $sizes }
brief-height = висота { $sizes }
brief-of = з { $n }
label-animal = Карта { $number }, { $name }: { $lives }; очки: { $steps }; кубиків поставлено { $placed } з { $cubes }, зараз { $points }
label-spirit = { $placed ->
    [0] Дух { $number }, { $name }: { $lives }; { $pays }; кубик ще на карті
   *[1] Дух { $number }, { $name }: { $lives }; { $pays }; кубик поставлено
}
label-done = Завершена карта { $number }, { $name }: { $points }
label-back = { $who }: карта духа долілиць

# Стіл.
seen-by = Гармонія очима гравця { $who }: { $ask }
seen-by-all = Гармонія: { $ask }
round = Раунд { $n } · { $side }
round-last = Останній раунд · { $side }
round-over = Кінець гри · { $side }
side-A = сторона A, річка
side-B = сторона B, острови
label-space = Комірка { $n }: { $tokens }
no-tokens = порожньо
label-bag = Торбинка, лишилося фішок: { $n }; { $inside }
market = Центральний планшет
row = Карти тварин
label-pile = Колода тварин, лишилося карт: { $n }
pile = у колоді { $n }
own-board = Ваш планшет
board-of = { $who }: планшет
own-cards = Ваші карти
cards-of = { $who }: карти
standing = Очки
label-held = Розмістити: { $color }, { $n }
to-place = розмістити
label-points = Очки гравця { $who }: { $total }; { $parts }
suns-title = Сонця поки що
label-suns = { $n ->
    [one] Поки що { $n } сонце за { $points }
    [few] Поки що { $n } сонця за { $points }
   *[many] Поки що { $n } сонць за { $points }
}
suns-from = від { $n } очок
suns-side = за сторону { $side }
suns-spirit = за духа природи
suns-no-spirit = за гру без духів

# За що дано очки.
part-tree = { $n ->
    [one] { $n } дерево заввишки { $height }
    [few] { $n } дерева заввишки { $height }
   *[many] { $n } дерев заввишки { $height }
}
part-mountain = { $n ->
    [one] { $n } гора заввишки { $height }
    [few] { $n } гори заввишки { $height }
   *[many] { $n } гір заввишки { $height }
}
part-lone_mountain = { $n ->
    [one] { $n } гора без іншої гори поруч
    [few] { $n } гори без інших гір поруч
   *[many] { $n } гір без інших гір поруч
}
part-field = { $n ->
    [one] Поле з { $n } фішки
    [few] Поле з { $n } фішок
   *[many] Поле з { $n } фішок
}
part-lone_field = Самотня жовта фішка
part-building = Будівля, навколо якої три кольори або більше
part-dull_building = Будівля, навколо якої менше трьох кольорів
part-river = Найдовша річка: довжина { $n }
part-island = { $n ->
    [one] Острів із { $n } клітинки
    [few] Острів із { $n } клітинок
   *[many] Острів із { $n } клітинок
}
part-animal = { $card }: кубиків поставлено { $placed } з { $cubes }
part-spirit = { $card }: { $pays }

# Що це таке.
about-habitat = Ареал: { $lives }. Повертати можна як завгодно, висоти мають збігатися точно.
about-steps = Очки за кількістю поставлених кубиків: { $steps }.
about-now = Кубиків поставлено { $placed } з { $cubes }: зараз { $points }.
about-pays = Коли кубик стоїть на планшеті: { $pays }.
about-alone = У грі наодинці приносить сонць: { $n }.
about-frozen = Тут стоїть кубик: більше нічого покласти не можна.
about-open = Зверху можна покласти: { $colors }.
about-full = Зверху нічого покласти не можна.
about-gray = Гори. Кладеться на порожню клітинку або на одну чи дві сірі фішки. Висота 1, 2, 3 дає 1, 3, 7 очок, якщо поруч є інша гора, інакше нічого.
about-brown = Стовбури. Кладеться на порожню клітинку або на одну коричневу фішку. Без зеленої фішки зверху стовбур нічого не вартий.
about-green = Дерева. Кладеться на порожню клітинку або на одну чи дві коричневі фішки. Висота 1, 2, 3 дає 1, 3, 7 очок.
about-yellow = Поля. Кладеться лише на порожню клітинку. Кожна група з двох і більше фішок дає 5 очок, хоч якого вона розміру.
about-red = Будівлі. Кладеться на порожню клітинку або на одну коричневу, сіру чи червону фішку: виходить будівля. Вона дає 5 очок, якщо навколо неї щонайменше три кольори.
about-blue-A = Вода. Кладеться лише на порожню клітинку. Рахується найдовша річка: довжина від 2 до 6 дає 2, 5, 8, 11, 15 очок, кожна наступна фішка – ще 4.
about-blue-B = Вода. Кладеться лише на порожню клітинку. Кожен острів, тобто група клітинок, відділена водою від решти, дає 5 очок.
bag = Мішечок
about-space = Усі три фішки беруть разом і розміщують по одній у будь-якому порядку.
about-bag = Наприкінці ходу з нього кладуть три фішки в спорожнілу комірку. Якщо тоді він порожній, раунд – останній.

# Що обіцяє позиція, для підказок.
feature-river = Річка
feature-islands = Острови
feature-empty = Порожні клітинки
feature-time = Ходи, що ще попереду
feature-trunk1 = Поодинокі стовбури, що можуть вирости
feature-trunk2 = Подвійні стовбури, що можуть вирости
feature-mountain1 = Низькі гори, що можуть вирости
feature-mountain2 = Середні гори, що можуть вирости
feature-lone_mountain = Гори, що можуть дістати сусідку
feature-lone_field = Поля, що можуть дістати сусіда
feature-lone_red = Червоні фішки, що можуть стати будівлею
feature-house_needs_1 = Будівлі, яким бракує одного кольору
feature-house_needs_2 = Будівлі, яким бракує кількох кольорів
feature-stream = Вода для довшої річки
feature-channel = Вода для нових островів
feature-shore = Місце біля води
feature-habitats_ready = Ареали, готові для кубика
feature-habitats_1_away = Ареали, яким бракує однієї фішки
feature-habitats_2_away = Ареали, яким бракує двох фішок
feature-habitats_3_away = Ареали, яким бракує трьох фішок
feature-habitats_far = Ареали, до яких ще далеко
feature-cubes_to_come = Решта кубиків на картах
feature-choice = Вибір місць для кубиків
feature-cards = Карти над планшетом
feature-spirit_ready = Дух, готовий для кубика
feature-spirit_1_away = Дух, якому бракує однієї фішки
feature-spirit_2_away = Дух, якому бракує двох фішок
feature-spirit_far = Дух, до якого ще далеко
feature-blue_in_hand = Сині фішки, які треба покласти
feature-gray_in_hand = Сірі фішки, які треба покласти
feature-brown_in_hand = Коричневі фішки, які треба покласти
feature-green_in_hand = Зелені фішки, які треба покласти
feature-yellow_in_hand = Жовті фішки, які треба покласти
feature-red_in_hand = Червоні фішки, які треба покласти
