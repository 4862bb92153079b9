# The words of Renature in English.

title = Renature
pitch = Lay animals along the brook, plant beside them, and bring a barren valley back to life.

category-start = Start
category-plants = Planting
category-areas = Completed areas
category-final_areas = Open areas
category-clouds = Clouds left
category-unplanted = Plants left over
category-tokens = Backs of the sunflowers

option-players = Players
option-board = Valley
option-board-valley = Our own valley

# What things are called.
animal-butterfly = butterfly
animal-snail = snail
animal-owl = owl
animal-squirrel = squirrel
animal-salamander = salamander
animal-badger = badger
animal-bat = bat
animal-turtle = turtle
animal-frog = frog
animal-hedgehog = hedgehog
plant-turf = turf
plant-bush = bush
plant-pine = pine
plant-oak = oak
# What one plants or takes back.
object-own-turf = your turf
object-own-bush = your bush
object-own-pine = your pine
object-own-oak = your oak
object-neutral-turf = neutral turf
object-neutral-bush = a neutral bush
object-neutral-pine = a neutral pine
object-neutral-oak = a neutral oak
# The colour of a plant, and of a player without one.
paint-white = { $plant ->
   *[none] white
}
paint-black = { $plant ->
   *[none] black
}
paint-orange = { $plant ->
   *[none] orange
}
paint-blue = { $plant ->
   *[none] blue
}
paint-neutral = { $plant ->
   *[none] neutral
}
pair = { $first } – { $second }

# What one can do.
move-play = Lay a domino: { $first } on { $at }, { $second } on { $beyond }
move-discard = Discard the domino { $domino }
move-plant = Plant { $object } on { $cell }
move-skip = Plant nothing
move-collect = Take the clouds that fit, lose the rest
move-score = Go on to scoring areas
move-joker = Make the { $animal } the joker (2 clouds)
move-recover = Take back { $object } from { $cell } ({ $price ->
    [one] { $price } cloud
   *[other] { $price } clouds
})
move-again = Take another turn (3 clouds)
move-finish = End the turn

# What somebody did.
told-play = { $who } lays a domino: { $first } on { $at }, { $second } on { $beyond }.
told-discard = { $who } discards the domino { $domino }.
told-plant = { $who } plants { $color_key ->
    [own] { $plant_key ->
        [turf] turf
        [oak] an oak
       *[other] a { $plant }
    }
   *[neutral] { $object }
} on { $cell }.
told-skip = { $who } plants nothing.
told-collect = { $who } takes the clouds that fit.
told-score = { $who } goes on to scoring areas.
told-joker = { $who } changes the joker: it is the { $animal } now.
told-recover = { $who } takes the plant on { $cell } back.
told-again = { $who } pays 3 clouds for another turn.
told-finish = { $who } ends the turn.

# What is asked.
ask-lay = Lay a domino beside matching animals or on a start cell, or discard one.
ask-plant = Plant beside your domino, or plant nothing.
ask-nowhere = Nothing can be planted beside this domino: go on.
ask-collect = { $n ->
    [one] { $n } cloud has no room on your board
   *[other] { $n } clouds find too little room on your board
}: make room with a cloud action, or take what fits.
ask-score = No area is completed: go on to drawing a domino.
ask-areas = { $n ->
    [one] Area { $areas } is completed: go on to scoring it.
   *[other] Areas { $areas } are completed: go on to scoring them.
}
ask-finish = End your turn.
ask-again = End your turn, or buy another one with clouds.

# Why there are points.
part-start = Where you start on the score track
part-plants = For plants when they were planted
part-areas = In areas completed during the game
part-clouds = { $n ->
    [one] { $n } cloud on your board
   *[other] { $n } clouds on your board
}
part-final-main = Area { $area }, not completed: main points
part-final-bonus = Area { $area }, not completed: bonus
part-final-both = Area { $area }, not completed: main points and bonus
part-unplanted-own = Not planted: { $plant } × { $n }
part-unplanted-neutral = Not planted: neutral { $plant } × { $n }
part-token = Back of the sunflower of area { $area }

# What is where.
on-cell = { $cell }: { $what }
brook = brook
brook-start = brook, start cell
brook-isolated = brook, isolated
area-open = area { $area } ({ $main } and { $bonus } points)
area-completed = area { $area } (completed)
owned = { $plant } ({ $who })
clouds-here = clouds: { $n }
token = sunflower of area { $area }: { $main } main points, bonus { $bonus }
token-known = sunflower of area { $area }: { $main } main points, bonus { $bonus }, back { $back }
token-secret = sunflower of area { $area }: { $main } main points, bonus { $bonus }, back secret
joker-is = { $animal }, the joker
you = { $who } (you)
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
stands = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, sunflowers: { $tokens }, clouds: { $clouds }, dominoes left: { $dominoes }
dominoes-left = dominoes in hand: { $hand }, in reserve: { $reserve }
plants-left = { $paint } { $plant }, value { $value }: { $left } of { $spaces } left
clouds-left = clouds: { $n } of { $spaces }
joker-marker = Joker: { $animal }
joker = Joker
valley = The valley
hand = Your hand
standing = Score
no-dominoes = no dominoes left
doing-lay = lays a domino
doing-plant = plants
doing-clouds = takes clouds
doing-score = scores areas
doing-end = ends the turn

# More about a thing.
about-area = Area { $area }
about-token = Sunflower: { $main } main points, bonus { $bonus }.
about-sums = Values now: { $sums }.
about-bare = Nothing grows here yet.
about-tied = Equal, and so as if absent: { $who }.
about-both = Scored now: { $who } would get { $points } (main points and bonus).
about-main = Scored now: main points { $points } for { $who }.
about-bonus = Scored now: bonus { $points } for { $who }.
about-main-lost = Scored now: the main points are lost, neutral plants are worth most.
about-bonus-lost = Scored now: the bonus is lost, neutral plants come second.
about-nobody = Scored now: nobody would get points.
about-open = Completed once these brook cells are covered or isolated: { $cells }.
about-closed = Every brook cell beside it is covered or isolated.
about-holder = Completed; { $who } has the sunflower.
about-back = Its back: { $back }.
about-back-secret = Its back is known to its owner only.
sum = { $who } { $n }
neutral-plants = neutral
about-start = The first domino, and any other, may begin here.
about-isolated = No free brook cell beside it: no domino can cover it any more.
about-free = A free brook cell.
about-match = It matches { $animal } and the joker.
about-joker = The joker matches every animal, and every animal matches it.
about-joker-price = Making it the joker costs 2 clouds, at any moment of your turn.
about-ways = Ways to lay it now: { $n }.
about-unplaced = Dominoes with it in the valley: { $n } of { $all }.
about-typed = Typed: { $text }
about-value = Value { $n }.
about-plant = Planting scores 1 point, and 1 for every other plant of the area that is not higher, whoever owns it.
about-recover = For { $n ->
    [one] { $n } cloud
   *[other] { $n } clouds
} its owner takes it back, at any moment of the own turn.
about-recover-neutral = For { $n ->
    [one] { $n } cloud
   *[other] { $n } clouds
} anybody with an empty space for it takes it back, at any moment of the own turn.
about-stock = { $plant }: { $left } of { $spaces } on the board.
about-shut = Spaces closed with four players: { $n }.
about-left = Each one left over at the end costs its value.
clouds = Clouds
about-clouds-cell = Whoever plants here takes the clouds.
about-clouds-joker = 2 clouds: another animal becomes the joker.
about-clouds-again = 3 clouds: another turn at the end of this one.
about-clouds-recover = Its value in clouds: a plant of the own colour or a neutral one comes back from the valley.
about-clouds-end = At the end each cloud left is 1 point; a board has room for { $n }.
about-if-over = if the game ended now
about-points = { $reason }: { $n }

# What a position promises, for hints.
feature-first_nearly_done = Leading in areas nearly complete
feature-first_half_done = Leading in areas half complete
feature-first_hardly_begun = Leading in areas hardly begun
feature-second_nearly_done = Second in areas nearly complete
feature-second_half_done = Second in areas half complete
feature-second_hardly_begun = Second in areas hardly begun
feature-lead_nearly_done = Safe leads in areas nearly complete
feature-lead_half_done = Safe leads in areas half complete
feature-lead_hardly_begun = Safe leads in areas hardly begun
feature-behind_nearly_done = A little behind in areas nearly complete
feature-behind_half_done = A little behind in areas half complete
feature-behind_hardly_begun = A little behind in areas hardly begun
feature-own_plants_left = Own plants on the board
feature-neutral_plants_left = Neutral plants on the board
feature-tall_plants_left = Tall plants on the board
feature-too_many_plants = More plants than turns
feature-turns_left = Dominoes still to play
feature-may_plant = A plant to be set now
