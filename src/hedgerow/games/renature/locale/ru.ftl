# Слова игры Renature по-русски.

title = Renature
pitch = Выкладывайте животных вдоль ручья, сажайте рядом растения и верните пустой долине жизнь.

category-start = Старт
category-plants = Посадки
category-areas = Завершённые области
category-final_areas = Незавершённые области
category-clouds = Оставшиеся облака
category-unplanted = Непосаженные растения
category-tokens = Обороты подсолнухов

option-players = Игроки
option-board = Долина
option-board-valley = Наша собственная долина

# Как что называется.
animal-butterfly = бабочка
animal-snail = улитка
animal-owl = сова
animal-squirrel = белка
animal-salamander = саламандра
animal-badger = барсук
animal-bat = летучая мышь
animal-turtle = черепаха
animal-frog = лягушка
animal-hedgehog = ёж
plant-turf = трава
plant-bush = куст
plant-pine = ель
plant-oak = дуб
# Растения, с которыми что-то делают.
object-own-turf = свою траву
object-own-bush = свой куст
object-own-pine = свою ель
object-own-oak = свой дуб
object-neutral-turf = нейтральную траву
object-neutral-bush = нейтральный куст
object-neutral-pine = нейтральную ель
object-neutral-oak = нейтральный дуб
# Цвет растения, а без растения – игрока.
paint-white = { $plant ->
    [turf] белая
    [pine] белая
   *[none] белый
}
paint-black = { $plant ->
    [turf] чёрная
    [pine] чёрная
   *[none] чёрный
}
paint-orange = { $plant ->
    [turf] оранжевая
    [pine] оранжевая
   *[none] оранжевый
}
paint-blue = { $plant ->
    [turf] синяя
    [pine] синяя
   *[none] синий
}
paint-neutral = { $plant ->
    [turf] нейтральная
    [pine] нейтральная
   *[none] нейтральный
}
pair = { $first } – { $second }

# Что можно сделать.
move-play = Выложить домино: { $first } на { $at }, { $second } на { $beyond }
move-discard = Сбросить домино { $domino }
move-plant = Посадить { $object } на { $cell }
move-skip = Ничего не сажать
move-collect = Взять поместившиеся облака, остальные потерять
move-score = Перейти к подсчёту областей
move-joker = Сменить джокера: { $animal } (2 облака)
move-recover = Вернуть { $object } с { $cell } на планшет ({ $price ->
    [one] { $price } облако
    [few] { $price } облака
   *[many] { $price } облаков
})
move-again = Сделать ещё один ход (3 облака)
move-finish = Закончить ход

# Что кто-то сделал.
told-play = { $who } выкладывает домино: { $first } на { $at }, { $second } на { $beyond }.
told-discard = { $who } сбрасывает домино { $domino }.
told-plant = { $who } сажает { $object } на { $cell }.
told-skip = { $who } ничего не сажает.
told-collect = { $who } берёт поместившиеся облака.
told-score = { $who } переходит к подсчёту областей.
told-joker = { $who } меняет джокера: теперь это { $animal }.
told-recover = { $who } возвращает растение с { $cell } на свой планшет.
told-again = { $who } платит 3 облака за ещё один ход.
told-finish = { $who } заканчивает ход.

# О чём спрашивают.
ask-lay = Выложите домино рядом с совпадающими животными или на стартовую ячейку – или сбросьте одно домино.
ask-plant = Посадите растение рядом со своим домино или не сажайте ничего.
ask-nowhere = Рядом с этим домино ничего посадить нельзя: продолжайте ход.
ask-collect = На вашем планшете не хватает места для новых облаков ({ $n }): освободите его облачным действием или возьмите те, что поместятся.
ask-score = Ни одна область не завершена: переходите к добору домино.
ask-areas = { $n ->
    [1] Область { $areas } завершена: переходите к подсчёту очков.
   *[other] Области { $areas } завершены: переходите к подсчёту очков.
}
ask-finish = Закончите ход.
ask-again = Закончите ход или купите за облака ещё один.

# За что очки.
part-start = Начальное место на счётчике очков
part-plants = За растения при посадке
part-areas = За области, завершённые во время игры
part-clouds = { $n ->
    [one] { $n } облако на планшете
    [few] { $n } облака на планшете
   *[many] { $n } облаков на планшете
}
part-final-main = Незавершённая область { $area }: основные очки
part-final-bonus = Незавершённая область { $area }: дополнительные очки
part-final-both = Незавершённая область { $area }: основные и дополнительные очки
part-unplanted-own = Не посажено: { $plant } × { $n }
part-unplanted-neutral = Не посажено, нейтральный цвет: { $plant } × { $n }
part-token = Оборот подсолнуха области { $area }

# Где что лежит.
on-cell = { $cell }: { $what }
brook = ручей
brook-start = ручей, стартовая ячейка
brook-isolated = ручей, изолированная ячейка
area-open = область { $area } (очки: { $main } и { $bonus })
area-completed = область { $area } (завершена)
owned = { $plant } ({ $who })
clouds-here = облака: { $n }
token = подсолнух области { $area }: основные очки { $main }, дополнительные { $bonus }
token-known = подсолнух области { $area }: основные очки { $main }, дополнительные { $bonus }, на обороте { $back }
token-secret = подсолнух области { $area }: основные очки { $main }, дополнительные { $bonus }, оборот скрыт
joker-is = { $animal }, джокер
you = { $who } (вы)
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
stands = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, подсолнухи: { $tokens }, облака: { $clouds }, осталось домино: { $dominoes }
dominoes-left = домино на руке: { $hand }, в запасе: { $reserve }
plants-left = { $paint } { $plant }, ценность { $value }: осталось { $left } из { $spaces }
clouds-left = облака: { $n } из { $spaces }
joker-marker = Джокер: { $animal }
joker = Джокер
valley = Долина
hand = Ваша рука
standing = Счёт
no-dominoes = домино закончились
doing-lay = кладёт домино
doing-plant = сажает
doing-clouds = берёт облака
doing-score = считает области
doing-end = заканчивает ход

# Подробнее о вещи.
about-area = Область { $area }
about-token = Подсолнух: основные очки { $main }, дополнительные { $bonus }.
about-sums = Общая ценность сейчас: { $sums }.
about-bare = Здесь пока ничего не растёт.
about-tied = Поровну, поэтому не учитываются: { $who }.
about-both = Если подсчитать сейчас – { $who }: { $points } (основные и дополнительные очки).
about-main = Если подсчитать сейчас, основные очки ({ $points }) – { $who }.
about-bonus = Если подсчитать сейчас, дополнительные очки ({ $points }) – { $who }.
about-main-lost = Если подсчитать сейчас, основные очки пропадут: у нейтрального цвета больше всех.
about-bonus-lost = Если подсчитать сейчас, дополнительные очки пропадут: нейтральный цвет на втором месте.
about-nobody = Если подсчитать сейчас, очков не получит никто.
about-open = Область будет завершена, когда эти ячейки ручья закроют или изолируют: { $cells }.
about-closed = Все ячейки ручья рядом с ней закрыты или изолированы.
about-holder = Область завершена; подсолнух взят: { $who }.
about-back = На обороте: { $back }.
about-back-secret = Что на обороте, видит только владелец.
sum = { $who } { $n }
neutral-plants = нейтральный цвет
about-start = Здесь можно начать с любого домино.
about-isolated = Рядом нет свободных ячеек ручья: домино сюда уже не ляжет.
about-free = Свободная ячейка ручья.
about-match = Совпадает с таким же животным ({ $animal }) и с джокером.
about-joker = Джокера можно положить рядом с любым животным и любое животное – рядом с ним.
about-joker-price = Сделать это животное джокером стоит 2 облака – в любой момент своего хода.
about-ways = Способов выложить его сейчас: { $n }.
about-unplaced = Домино с этим животным в долине: { $n } из { $all }.
about-typed = Как набрать: { $text }
about-value = Ценность: { $n }.
about-plant = При посадке растение приносит 1 очко и ещё по 1 за каждое другое растение этой области, которое не выше, чьё бы оно ни было.
about-recover = Владелец может вернуть его на планшет за { $n ->
    [one] { $n } облако
    [few] { $n } облака
   *[many] { $n } облаков
} в любой момент своего хода.
about-recover-neutral = Его может забрать любой, у кого есть для него свободное место, за { $n ->
    [one] { $n } облако
    [few] { $n } облака
   *[many] { $n } облаков
} в любой момент своего хода.
about-stock = { $plant }: на планшете { $left } из { $spaces }.
about-shut = Ячеек, закрытых при игре вчетвером: { $n }.
about-left = В конце игры каждое оставшееся на планшете растение отнимает столько очков, какова его ценность.
clouds = Облака
about-clouds-cell = Кто посадит здесь растение, тот заберёт облака.
about-clouds-joker = 2 облака: джокером становится другое животное.
about-clouds-again = 3 облака: ещё один ход сразу после этого.
about-clouds-recover = Столько облаков, какова ценность: своё или нейтральное растение возвращается из долины на планшет.
about-clouds-end = В конце игры каждое оставшееся облако приносит 1 очко; на планшете место для { $n }.
about-if-over = если бы игра закончилась сейчас
about-points = { $reason }: { $n }

# Что обещает позиция, для подсказок.
feature-first_nearly_done = Лидерство в почти завершённых областях
feature-first_half_done = Лидерство в наполовину завершённых областях
feature-first_hardly_begun = Лидерство в едва начатых областях
feature-second_nearly_done = Второе место в почти завершённых областях
feature-second_half_done = Второе место в наполовину завершённых областях
feature-second_hardly_begun = Второе место в едва начатых областях
feature-lead_nearly_done = Надёжный перевес в почти завершённых областях
feature-lead_half_done = Надёжный перевес в наполовину завершённых областях
feature-lead_hardly_begun = Надёжный перевес в едва начатых областях
feature-behind_nearly_done = Небольшое отставание в почти завершённых областях
feature-behind_half_done = Небольшое отставание в наполовину завершённых областях
feature-behind_hardly_begun = Небольшое отставание в едва начатых областях
feature-own_plants_left = Свои растения на планшете
feature-neutral_plants_left = Нейтральные растения на планшете
feature-tall_plants_left = Высокие растения на планшете
feature-too_many_plants = Растений больше, чем ходов
feature-turns_left = Домино, которые ещё предстоит сыграть
feature-may_plant = Растение, которое можно посадить сейчас
