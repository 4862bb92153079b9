# Слова гри Renature українською.

title = Renature
pitch = Викладайте тварин уздовж струмка, садіть поруч рослини й поверніть занедбаній долині життя.

category-start = Старт
category-plants = Садіння
category-areas = Завершені ділянки
category-final_areas = Незавершені ділянки
category-clouds = Хмари, що лишилися
category-unplanted = Непосаджені рослини
category-tokens = Звороти соняшників

option-players = Гравці
option-board = Долина
option-board-valley = Наша власна долина

# Як що називається.
animal-butterfly = метелик
animal-snail = равлик
animal-owl = сова
animal-squirrel = білка
animal-salamander = саламандра
animal-badger = борсук
animal-bat = кажан
animal-turtle = черепаха
animal-frog = жаба
animal-hedgehog = їжак
plant-turf = трава
plant-bush = кущ
plant-pine = ялина
plant-oak = дуб
# Рослини, з якими щось роблять.
object-own-turf = свою траву
object-own-bush = свій кущ
object-own-pine = свою ялину
object-own-oak = свій дуб
object-neutral-turf = нейтральну траву
object-neutral-bush = нейтральний кущ
object-neutral-pine = нейтральну ялину
object-neutral-oak = нейтральний дуб
# Колір рослини, а без рослини – гравця.
paint-white = { $plant ->
    [turf] біла
    [pine] біла
   *[none] білий
}
paint-black = { $plant ->
    [turf] чорна
    [pine] чорна
   *[none] чорний
}
paint-orange = { $plant ->
    [turf] помаранчева
    [pine] помаранчева
   *[none] помаранчевий
}
paint-blue = { $plant ->
    [turf] синя
    [pine] синя
   *[none] синій
}
paint-neutral = { $plant ->
    [turf] нейтральна
    [pine] нейтральна
   *[none] нейтральний
}
pair = { $first } – { $second }

# Що можна зробити.
move-play = Викласти доміно: { $first } на { $at }, { $second } на { $beyond }
move-discard = Скинути доміно { $domino }
move-plant = Посадити { $object } на { $cell }
move-skip = Нічого не садити
move-collect = Узяти хмари, що вмістяться, решту втратити
move-score = Перейти до підрахунку ділянок
move-joker = Змінити джокера: { $animal } (2 хмари)
move-recover = Повернути { $object } з { $cell } на планшет ({ $price ->
    [one] { $price } хмара
    [few] { $price } хмари
   *[many] { $price } хмар
})
move-again = Зробити ще один хід (3 хмари)
move-finish = Завершити хід

# Що хтось зробив.
told-play = { $who } викладає доміно: { $first } на { $at }, { $second } на { $beyond }.
told-discard = { $who } скидає доміно { $domino }.
told-plant = { $who } садить { $object } на { $cell }.
told-skip = { $who } нічого не садить.
told-collect = { $who } бере хмари, що вміщаються.
told-score = { $who } переходить до підрахунку ділянок.
told-joker = { $who } змінює джокера: тепер це { $animal }.
told-recover = { $who } повертає рослину з { $cell } на свій планшет.
told-again = { $who } платить 3 хмари за ще один хід.
told-finish = { $who } завершує хід.

# Про що питають.
ask-lay = Викладіть доміно поруч із такими самими тваринами чи на стартову клітинку – або скиньте одне доміно.
ask-plant = Посадіть рослину поруч зі своїм доміно або не садіть нічого.
ask-nowhere = Поруч із цим доміно нічого посадити не можна: продовжуйте хід.
ask-collect = На вашому планшеті бракує місця для нових хмар ({ $n }): звільніть його хмарною дією або візьміть ті, що вмістяться.
ask-score = Жодної ділянки не завершено: переходьте до добору доміно.
ask-areas = { $n ->
    [1] Ділянку { $areas } завершено: переходьте до підрахунку очок.
   *[other] Ділянки { $areas } завершено: переходьте до підрахунку очок.
}
ask-finish = Завершіть хід.
ask-again = Завершіть хід або купіть за хмари ще один.

# За що очки.
part-start = Початкове місце на доріжці очок
part-plants = За рослини під час садіння
part-areas = За ділянки, завершені під час гри
part-clouds = { $n ->
    [one] { $n } хмара на планшеті
    [few] { $n } хмари на планшеті
   *[many] { $n } хмар на планшеті
}
part-final-main = Незавершена ділянка { $area }: основні очки
part-final-bonus = Незавершена ділянка { $area }: додаткові очки
part-final-both = Незавершена ділянка { $area }: основні й додаткові очки
part-unplanted-own = Не посаджено: { $plant } × { $n }
part-unplanted-neutral = Не посаджено, нейтральний колір: { $plant } × { $n }
part-token = Зворот соняшника ділянки { $area }

# Де що лежить.
on-cell = { $cell }: { $what }
brook = струмок
brook-start = струмок, стартова клітинка
brook-isolated = струмок, ізольована клітинка
area-open = ділянка { $area } (очки: { $main } і { $bonus })
area-completed = ділянка { $area } (завершена)
owned = { $plant } ({ $who })
clouds-here = хмари: { $n }
token = соняшник ділянки { $area }: основні очки { $main }, додаткові { $bonus }
token-known = соняшник ділянки { $area }: основні очки { $main }, додаткові { $bonus }, на звороті { $back }
token-secret = соняшник ділянки { $area }: основні очки { $main }, додаткові { $bonus }, зворот прихований
joker-is = { $animal }, джокер
you = { $who } (ви)
points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
stands = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, соняшники: { $tokens }, хмари: { $clouds }, лишилося доміно: { $dominoes }
dominoes-left = доміно в руці: { $hand }, у запасі: { $reserve }
plants-left = { $paint } { $plant }, цінність { $value }: лишилося { $left } з { $spaces }
clouds-left = хмари: { $n } з { $spaces }
joker-marker = Джокер: { $animal }
joker = Джокер
valley = Долина
hand = Ваша рука
standing = Рахунок
no-dominoes = доміно скінчилися
doing-lay = кладе доміно
doing-plant = садить
doing-clouds = бере хмари
doing-score = рахує ділянки
doing-end = завершує хід

# Докладніше про річ.
about-area = Ділянка { $area }
about-token = Соняшник: основні очки { $main }, додаткові { $bonus }.
about-sums = Загальна цінність зараз: { $sums }.
about-bare = Тут поки нічого не росте.
about-tied = Порівну, тому не враховуються: { $who }.
about-both = Якщо порахувати зараз – { $who }: { $points } (основні й додаткові очки).
about-main = Якщо порахувати зараз, основні очки ({ $points }) – { $who }.
about-bonus = Якщо порахувати зараз, додаткові очки ({ $points }) – { $who }.
about-main-lost = Якщо порахувати зараз, основні очки пропадуть: найбільше має нейтральний колір.
about-bonus-lost = Якщо порахувати зараз, додаткові очки пропадуть: нейтральний колір на другому місці.
about-nobody = Якщо порахувати зараз, очок не отримає ніхто.
about-open = Ділянку буде завершено, коли ці клітинки струмка закриють або ізолюють: { $cells }.
about-closed = Усі клітинки струмка поруч із нею закрито або ізольовано.
about-holder = Ділянку завершено; соняшник має { $who }.
about-back = На звороті: { $back }.
about-back-secret = Що на звороті, бачить лише власник.
sum = { $who } { $n }
neutral-plants = нейтральний колір
about-start = Тут можна почати з будь-якого доміно.
about-isolated = Поруч немає вільних клітинок струмка: доміно сюди вже не ляже.
about-free = Вільна клітинка струмка.
about-match = Збігається з такою самою твариною ({ $animal }) і з джокером.
about-joker = Джокера можна покласти поруч із будь-якою твариною, а будь-яку тварину – поруч із ним.
about-joker-price = Зробити цю тварину джокером коштує 2 хмари – будь-якої миті свого ходу.
about-ways = Способів викласти його зараз: { $n }.
about-unplaced = Доміно із цією твариною в долині: { $n } з { $all }.
about-typed = Як набрати: { $text }
about-value = Цінність: { $n }.
about-plant = Посаджена рослина дає 1 очко і ще по 1 за кожну іншу рослину цієї ділянки, що не вища за неї, хоч би чия вона була.
about-recover = Власник може повернути її на планшет за { $n ->
    [one] { $n } хмару
    [few] { $n } хмари
   *[many] { $n } хмар
} будь-якої миті свого ходу.
about-recover-neutral = Її може забрати будь-хто, у кого є для неї вільне місце, за { $n ->
    [one] { $n } хмару
    [few] { $n } хмари
   *[many] { $n } хмар
} будь-якої миті свого ходу.
about-stock = { $plant }: на планшеті { $left } з { $spaces }.
about-shut = Клітинок, закритих для гри вчотирьох: { $n }.
about-left = Наприкінці гри кожна рослина, що лишилася на планшеті, забирає стільки очок, яка її цінність.
clouds = Хмари
about-clouds-cell = Хто посадить тут рослину, той забере хмари.
about-clouds-joker = 2 хмари: джокером стає інша тварина.
about-clouds-again = 3 хмари: ще один хід одразу після цього.
about-clouds-recover = Стільки хмар, яка цінність: своя або нейтральна рослина повертається з долини на планшет.
about-clouds-end = Наприкінці гри кожна хмара, що лишилася, дає 1 очко; на планшеті місце для { $n }.
about-if-over = якби гра закінчилася зараз
about-points = { $reason }: { $n }

# Що обіцяє позиція, для підказок.
feature-first_nearly_done = Лідерство на майже завершених ділянках
feature-first_half_done = Лідерство на наполовину завершених ділянках
feature-first_hardly_begun = Лідерство на ледь початих ділянках
feature-second_nearly_done = Друге місце на майже завершених ділянках
feature-second_half_done = Друге місце на наполовину завершених ділянках
feature-second_hardly_begun = Друге місце на ледь початих ділянках
feature-lead_nearly_done = Надійна перевага на майже завершених ділянках
feature-lead_half_done = Надійна перевага на наполовину завершених ділянках
feature-lead_hardly_begun = Надійна перевага на ледь початих ділянках
feature-behind_nearly_done = Невелике відставання на майже завершених ділянках
feature-behind_half_done = Невелике відставання на наполовину завершених ділянках
feature-behind_hardly_begun = Невелике відставання на ледь початих ділянках
feature-own_plants_left = Свої рослини на планшеті
feature-neutral_plants_left = Нейтральні рослини на планшеті
feature-tall_plants_left = Високі рослини на планшеті
feature-too_many_plants = Рослин більше, ніж ходів
feature-turns_left = Доміно, які ще треба зіграти
feature-may_plant = Рослина, яку можна посадити зараз
