# The words of Harmonies in English.
title = Harmonies
pitch = Lay tokens three by three, let mountains, woods and waters grow, and give animals a home in them.

category-trees = Trees
category-mountains = Mountains
category-fields = Fields
category-buildings = Buildings
category-water = Water
category-animals = Animals
category-spirit = Spirit

option-players = Players
option-side = Side of the boards
option-side-A = A: 23 cells, a river
option-side-B = B: 25 cells, islands
option-spirits = With nature's spirits

# Moves. A token stands as it is taken or laid.
color-blue = blue
color-gray = gray
color-brown = brown
color-green = green
color-yellow = yellow
color-red = red
token-blue = a blue token
token-gray = a gray token
token-brown = a brown token
token-green = a green token
token-yellow = a yellow token
token-red = a red token
move-choose = Keep the spirit { $spirit }
told-choose = { $who } keeps the spirit { $spirit }
ask-choose = Keep one of your two spirits.
move-take = Take the tokens of space { $space }: { $tokens }
told-take = { $who } takes the tokens of space { $space }
ask-take = Take the three tokens of a central space.
move-place = Put { $token } on { $cell }
told-place = { $who } puts { $token } on { $cell }
ask-place = { $n ->
    [one] Place your last token.
   *[other] Place your { $n } tokens.
}
move-draft = Take the card { $card }
told-draft = { $who } takes the card { $card }
move-settle = { $kind ->
    [spirit] Put the spirit cube of { $card } on { $cell }
   *[animal] Put a cube of { $card } on { $cell }
}
told-settle = { $kind ->
    [spirit] { $who } puts the spirit cube of { $card } on { $cell }
   *[animal] { $who } puts a cube of { $card } on { $cell }
}
move-cull = Discard the card { $card }
told-cull = { $who } discards the card { $card }
move-finish = End the turn
told-finish = { $who } ends the turn
ask-finish = End your turn.
ask-more = Take a card, place cubes, or end your turn.
over-suns = The game is over: { $points }, { $suns ->
    [one] { $suns } sun
   *[other] { $suns } suns
}.

# What stands on a cell: its tokens from bottom to top.
stack-water = water (blue)
stack-field = field (yellow)
stack-mountain1 = mountain of height 1 (gray)
stack-mountain2 = mountain of height 2 (gray, gray)
stack-mountain3 = mountain of height 3 (gray, gray, gray)
stack-trunk1 = bare trunk of height 1 (brown)
stack-trunk2 = bare trunk of height 2 (brown, brown)
stack-tree1 = tree of height 1 (green)
stack-tree2 = tree of height 2 (brown, green)
stack-tree3 = tree of height 3 (brown, brown, green)
stack-red = lone red token (red)
stack-building-on-brown = building (brown, red)
stack-building-on-gray = building (gray, red)
stack-building-on-red = building (red, red)
stack-empty = empty
label-cell = { $cube ->
    [animal] { $cell }: { $stack }, with an animal cube
    [spirit] { $cell }: { $stack }, with a spirit cube
   *[none] { $cell }: { $stack }
}
whose = { $who }, { $what }

# Cards: a habitat as it is printed, seen from the cell of the cube.
label-card = { $name } ({ $number })
animal-crocodile = Crocodile
animal-stingray = Stingray
animal-fish = Fish
animal-otter = Otter
animal-frog = Frog
animal-duck = Duck
animal-flamingo = Flamingo
animal-lizard = Lizard
animal-shrew = Shrew
animal-peacock = Peacock
animal-squirrel = Squirrel
animal-hedgehog = Hedgehog
animal-bee = Bee
animal-bear = Bear
animal-rabbit = Rabbit
animal-macaw = Macaw
animal-boar = Boar
animal-koala = Koala
animal-wolf = Wolf
animal-kingfisher = Kingfisher
animal-penguin = Penguin
animal-bat = Bat
animal-fennec_fox = Fennec fox
animal-macaque = Macaque
animal-eagle = Eagle
animal-meerkat = Meerkat
animal-crow = Crow
animal-alpaca = Alpaca
animal-arctic_fox = Arctic fox
animal-raccoon = Raccoon
animal-ladybug = Ladybug
animal-panther = Panther
animal-lion = Lion
animal-butterfly = Butterfly
animal-deer = Deer
animal-owl = Owl
animal-cat = Cat
animal-stork = Stork
animal-ram = Ram
animal-marmot = Marmot
animal-dragonfly = Dragonfly
animal-tortoise = Tortoise
need-water = water
need-field = field
need-building = building
need-mountain = mountain of height { $n }
need-tree = tree of height { $n }
way-N = above
way-NE = above right
way-SE = below right
way-S = below
way-SW = below left
way-NW = above left
way-twice = two steps { $way }
way-both = { $way }, then { $other }
lives-here = { $what } for the cube
lives-there = { $way }: { $what }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
pays = { $points } for { $what }
pays-sized = { $points } for { $what } of size { $sizes }
pays-high = { $points } for { $what } of height { $sizes }
counts-each-tree = each tree
counts-each-mountain = each mountain
counts-each-water = each water token
counts-group-of-field = each group of fields
counts-group-of-building = each group of buildings
counts-group-of-water = each group of water
brief-each = each one
brief-group = each group
brief-size = group of { $sizes }
brief-height = height { $sizes }
brief-of = of { $n }
label-animal = Card { $number }, { $name }: { $lives }; points: { $steps }; cubes placed: { $placed } of { $cubes }, now { $points }
label-spirit = { $placed ->
    [0] Spirit { $number }, { $name }: { $lives }; { $pays }; its cube is not placed yet
   *[1] Spirit { $number }, { $name }: { $lives }; { $pays }; its cube is placed
}
label-done = Completed card { $number }, { $name }: { $points }
label-back = { $who }: a spirit card, face down

# The table.
seen-by = Harmonies, seen by { $who }: { $ask }
seen-by-all = Harmonies: { $ask }
round = Round { $n } · { $side }
round-last = Last round · { $side }
round-over = The end · { $side }
side-A = side A, the river
side-B = side B, the islands
label-space = Space { $n }: { $tokens }
no-tokens = empty
label-bag = Bag: { $n } tokens; { $inside }
market = Central board
row = Animal cards
label-pile = Animal pile: { $n } cards
pile = { $n } in the pile
own-board = Your board
board-of = { $who }: board
own-cards = Your cards
cards-of = { $who }: cards
standing = Points
label-held = To place: { $n } { $color }
to-place = to place
label-points = Points of { $who }: { $total }; { $parts }
suns-title = Suns so far
label-suns = { $n ->
    [one] { $n } sun so far, for { $points }
   *[other] { $n } suns so far, for { $points }
}
suns-from = from { $n } points
suns-side = for side { $side }
suns-spirit = for the spirit
suns-no-spirit = without spirits

# Why there are points.
part-tree = { $n ->
    [one] { $n } tree of height { $height }
   *[other] { $n } trees of height { $height }
}
part-mountain = { $n ->
    [one] { $n } mountain of height { $height }
   *[other] { $n } mountains of height { $height }
}
part-lone_mountain = { $n ->
    [one] { $n } mountain without another beside it
   *[other] { $n } mountains without another beside them
}
part-field = { $n ->
    [one] Field of { $n } token
   *[other] Field of { $n } tokens
}
part-lone_field = Yellow token by itself
part-building = Building with three or more colors around it
part-dull_building = Building with fewer than three colors around it
part-river = Longest river: length { $n }
part-island = { $n ->
    [one] Island of { $n } cell
   *[other] Island of { $n } cells
}
part-animal = { $card }: { $placed } of { $cubes } cubes placed
part-spirit = { $card }: { $pays }

# What a thing is.
about-habitat = Habitat: { $lives }. It may be turned any way; heights must match exactly.
about-steps = Points by cubes placed: { $steps }.
about-now = { $placed } of { $cubes } cubes placed: { $points } now.
about-pays = Once its cube is on the board: { $pays }.
about-alone = Alone it brings suns: { $n }.
about-frozen = A cube lies here: nothing more may be put on it.
about-open = May be put on it: { $colors }.
about-full = Nothing more may be put on it.
about-gray = Mountains. It goes on an empty cell, or on one or two gray tokens. Heights 1, 2, 3 are worth 1, 3, 7 points beside another mountain, else nothing.
about-brown = Trunks. It goes on an empty cell or on one brown token. Trunks are worth nothing until a green token tops them.
about-green = Trees. It goes on an empty cell, or on one or two brown tokens. Heights 1, 2, 3 are worth 1, 3, 7 points.
about-yellow = Fields. It goes on an empty cell only. Each group of two or more is worth 5 points, whatever its size.
about-red = Buildings. It goes on an empty cell, or on a single brown, gray or red token, which makes a building: 5 points if at least three colors lie around it.
about-blue-A = Water. It goes on an empty cell only. The longest river counts: lengths 2 to 6 are worth 2, 5, 8, 11, 15 points, each further token 4 more.
about-blue-B = Water. It goes on an empty cell only. Each island, a group of cells that water parts from the others, is worth 5 points.
bag = Bag
about-space = All three are taken together, and placed one by one in any order.
about-bag = At the end of a turn three tokens come out of it onto the space that was emptied. When it is empty then, the last round has come.

# What a position promises, for hints.
feature-river = River
feature-islands = Islands
feature-empty = Empty cells
feature-time = Turns still to come
feature-trunk1 = Single trunks that can grow
feature-trunk2 = Double trunks that can grow
feature-mountain1 = Low mountains that can grow
feature-mountain2 = Middle mountains that can grow
feature-lone_mountain = Mountains that may get a neighbor
feature-lone_field = Fields that may get a neighbor
feature-lone_red = Red tokens that may become a building
feature-house_needs_1 = Buildings that lack one color
feature-house_needs_2 = Buildings that lack several colors
feature-stream = Water for a longer river
feature-channel = Water for more islands
feature-shore = Room beside the water
feature-habitats_ready = Habitats ready for a cube
feature-habitats_1_away = Habitats one token away
feature-habitats_2_away = Habitats two tokens away
feature-habitats_3_away = Habitats three tokens away
feature-habitats_far = Habitats still far away
feature-cubes_to_come = Further cubes on the cards
feature-choice = Choice of places for cubes
feature-cards = Cards above the board
feature-spirit_ready = Spirit ready for its cube
feature-spirit_1_away = Spirit one token away
feature-spirit_2_away = Spirit two tokens away
feature-spirit_far = Spirit still far away
feature-blue_in_hand = Blue tokens to place
feature-gray_in_hand = Gray tokens to place
feature-brown_in_hand = Brown tokens to place
feature-green_in_hand = Green tokens to place
feature-yellow_in_hand = Yellow tokens to place
feature-red_in_hand = Red tokens to place
