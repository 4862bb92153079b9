# What the cards of Earth say, in English.

kind-flora = Flora
kind-terrain = Terrain
kind-event = Event
kind-island = Island
kind-climate = Climate
kind-ecosystem = Ecosystem
kind-fauna = Fauna
kind-gaia = Gaia

color-green = green
color-red = red
color-blue = blue
color-yellow = yellow
color-black = black
color-brown = brown
color-multicolored = multicolored
habitat-sunny = sunny
habitat-wet = wet
habitat-rocky = rocky
habitat-cold = cold
type-tree = tree
type-bush = bush
type-herb = herb
type-mushroom = mushroom
type-terrain = terrain
type-any = any type of flora
tag-place = a place
tag-color = a color
tag-animal = an animal

# The printed numbers of a card.
shows-price = price { $n }
shows-vp = { $n } VP
shows-sprouts = sprout spaces: { $n }
shows-growth = growth spaces: { $n }, canopy { $canopy } VP
shows-tags = named after { $tags }

# What is paid.
pay-soil = pay { $n } soil
pay-sprout = { $n ->
    [one] pay { $n } sprout
   *[other] pay { $n } sprouts
}
pay-growth = pay { $n } growth
pay-compost-hand = { $n ->
    [one] compost { $n } card of your hand
   *[other] compost { $n } cards of your hand
}
pay-discard = { $n ->
    [one] discard { $n } card off your compost
   *[other] discard { $n } cards off your compost
}

# What is gained.
gain-soil = get { $n } soil
gain-draw = { $n ->
    [one] take { $n } card off the deck
   *[other] take { $n } cards off the deck
}
gain-compost-deck = { $n ->
    [one] compost { $n } card off the deck
   *[other] compost { $n } cards off the deck
}
gain-sprout = { $n ->
    [one] set { $n } sprout
   *[other] set up to { $n } sprouts
}
gain-growth = { $n ->
    [one] add { $n } growth
   *[other] add up to { $n } growth
}
gain-compost-hand = { $n ->
    [one] compost { $n } card of your hand
   *[other] compost up to { $n } cards of your hand
}
nothing = nothing
trade = { $cost } → { $gain }
chosen = { $text } (only in your own turn, after choosing this color)

# Abilities.
each-sprout-row = 1 sprout for each { $type } in its row
each-sprout-column = 1 sprout for each { $type } in its column
each-growth-row = 1 growth for each { $type } in its row
each-growth-column = 1 growth for each { $type } in its column
around-sprout = { $n } sprouts, shared out among the flora on the 8 cells around it
around-growth = { $n } growth, shared out among the flora on the 8 cells around it
copy-green = repeat a green ability of another card in your tableau
copy-red = repeat a red ability of another card in your tableau
copy-blue = repeat a blue ability of another card in your tableau
copy-yellow = repeat a yellow ability of another card in your tableau
wild = is a tree, a bush, a herb and a mushroom at once
discount = cards { $which } cost you { $n } soil less
ban-green = while it lies here you cannot choose the green action
ban-red = while it lies here you cannot choose the red action
ban-blue = while it lies here you cannot choose the blue action
ban-yellow = while it lies here you cannot choose the yellow action
replace-red = when planting, a red or multicolored card may replace it for free; it is composted and you { $gain }
replace-blue = when planting, a blue or multicolored card may replace it for free; it is composted and you { $gain }
replace-yellow = when planting, a yellow or multicolored card may replace it for free; it is composted and you { $gain }
instead-sprout = any part of its price may be paid in sprouts
instead-growth = any part of its price may be paid in growth
instead-compost-hand = any part of its price may be paid by composting cards of your hand
planted = for each card { $which } you planted this turn: { $gain }
pick = one of the top { $n } cards of your compost comes into your hand
on-event = with every event you play: { $gain }
start = { $draw ->
    [one] begin with { $draw } card
   *[other] begin with { $draw } cards
}, { $compost } of them composted, and { $soil } soil

# Gaia.
gaia-soil = Gaia gets { $n } soil
gaia-draw = { $n ->
    [one] { $n } card goes to Gaia's score pile
   *[other] { $n } cards go to Gaia's score pile
}
gaia-compost-deck = { $n ->
    [one] Gaia composts { $n } card
   *[other] Gaia composts { $n } cards
}
gaia-sprout = { $n ->
    [one] Gaia gets { $n } sprout
   *[other] Gaia gets { $n } sprouts
}
gaia-growth = Gaia gets { $n } growth
gaia-per-1 = 1 more for each card of yours with a blue ability
gaia-per-2 = 1 more for each card you drew this turn
gaia-per-3 = and 1 soil for each soil you gained this turn
claim-0 = Gaia may claim the fauna at the upper left; expert: { $gain }
claim-1 = Gaia may claim the fauna at the upper right; expert: { $gain }
claim-2 = Gaia may claim the fauna at the lower left; expert: { $gain }
claim-3 = Gaia may claim the fauna at the lower right; expert: { $gain }

# Points, and what they are for.
points = { $vp } VP for each { $what }
points-every = { $vp } VP for every { $what }
capped = { $text }, { $cap } VP at most
best = { $text }, counted for the player who has the most
needs = at least { $what }
table = cards { $which } – { $rows }
table-row = { $n }: { $vp } VP

unit-card = { $n ->
    [each] card
    [one] { $n } card
   *[other] { $n } cards
}
unit-flora = { $n ->
    [each] flora
    [one] { $n } flora
   *[other] { $n } flora
}
unit-soil = { $n ->
    [each] soil in your reserve
    [one] { $n } soil in your reserve
   *[other] { $n } soil in your reserve
}
unit-hand = { $n ->
    [each] card in your hand
    [one] { $n } card in your hand
   *[other] { $n } cards in your hand
}
unit-compost = { $n ->
    [each] card in your compost
    [one] { $n } card in your compost
   *[other] { $n } cards in your compost
}
unit-event = { $n ->
    [each] event you played
    [one] { $n } event you played
   *[other] { $n } events you played
}
unit-sprout = { $n ->
    [each] sprout on your flora
    [one] { $n } sprout on your flora
   *[other] { $n } sprouts on your flora
}
unit-growth = { $n ->
    [each] growth on your flora
    [one] { $n } growth on your flora
   *[other] { $n } growth on your flora
}
unit-set = { $n ->
    [each] set of a red, a yellow, a blue card, a terrain and an event
    [one] { $n } set of a red, a yellow, a blue card, a terrain and an event
   *[other] { $n } sets of a red, a yellow, a blue card, a terrain and an event
}
unit-row = { $n ->
    [each] full row
    [one] { $n } full row
   *[other] { $n } full rows
}
unit-column = { $n ->
    [each] full column
    [one] { $n } full column
   *[other] { $n } full columns
}
unit-diagonal = { $n ->
    [each] full diagonal
    [one] { $n } full diagonal
   *[other] { $n } full diagonals
}
unit-canopy = { $n ->
    [each] finished canopy
    [one] { $n } finished canopy
   *[other] { $n } finished canopies
}
unit-side = { $n ->
    [each] empty side of this terrain
    [one] { $n } empty side of this terrain
   *[other] { $n } empty sides of this terrain
}

# Which ones.
at-least = { $n } or more
at-most = { $n } or less
exactly = exactly { $n }
with-habitat-sunny = showing sunny
with-habitat-wet = showing wet
with-habitat-rocky = showing rocky
with-habitat-cold = showing cold
with-color-green = with a green ability
with-color-red = with a red ability
with-color-blue = with a blue ability
with-color-yellow = with a yellow ability
with-color-black = with a black ability
with-color-brown = with a brown ability
with-color-multicolored = with a multicolored ability
with-type = of the type { $type }
with-cost = whose printed price is { $range }
with-vp = whose printed VP are { $range }
with-even = whose printed VP are even
with-odd = whose printed VP are odd
with-habitats = whose number of habitats is { $range }
with-abilities = whose number of abilities is { $range }
with-arrows = with arrows
with-tag = named after { $tag }
with-sprouts = whose sprout spaces number { $range }
with-growth = whose growth spaces number { $range }
with-canopy = whose canopy is worth { $range }
holding-sprout = with { $n } or more sprouts on it
holding-growth = with { $n } or more growth on it
sprouts-full = without a free sprout space (but with sprouts)
full = without any free space
bare = without any piece
rule-1 = with one color that all four share
rule-2 = with one habitat that all four share
rule-3 = with one type that all four share
rule-4 = with four different colors
rule-5 = with four different habitats
rule-6 = with four different types
rule-7 = with four different numbers of sprouts
rule-8 = with four different numbers of growth
rule-9 = with four different printed VP
in-row = in its row
in-column = in its column
beside = on its four sides
at-corner = at its four corners
diagonal-path = on your longest path over corners
habitat-path = on the longest path over sides that runs through here

# What points are for.
part-island = { $card }, island
part-climate = { $card }, climate
part-card = { $card }
part-event = { $card }
part-compost = 1 VP for each card
part-sprouts = { $card }: sprouts
part-canopy = { $card }: canopy
part-trunks = { $card }: trunks
part-terrain = { $card }: { $text }
part-own_ecosystem = { $card }, own ecosystem: { $text }
part-shared_ecosystem = { $card }: { $text }
part-fauna = { $card }
part-first_to_finish = the first full island
