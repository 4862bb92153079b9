# The words of Earth in English.

# The game and its options.
title = Earth
pitch = Grow an island of sixteen cards, and let its abilities wake up in every turn: in yours and in everybody else’s.
category-cards = Cards
category-events = Events
category-compost = Compost
category-sprouts = Sprouts
category-growth = Growth
category-terrains = Terrains
category-ecosystems = Ecosystems
category-fauna = Fauna
category-bonus = First to finish
option-players = Players
option-mode = Mode
option-mode-easy = easy: no ecosystems
option-mode-standard = standard
option-mode-expert = expert: keep one of two islands, climates and ecosystems
option-teams = Two against two
option-difficulty = Gaia plays
option-difficulty-beginner = like a beginner
option-difficulty-medium = fairly well
option-difficulty-hard = hard
option-difficulty-expert = like an expert

# Counts inside of sentences.
count-soil = { $n } soil
count-sprout = { $n ->
    [one] { $n } sprout
   *[other] { $n } sprouts
}
count-growth = { $n } growth
count-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-hand = { $n ->
    [one] { $n } card of the hand into the compost
   *[other] { $n } cards of the hand into the compost
}

# Moves as orders.
act-plant = Plant
act-compost = Compost
act-water = Water
act-grow = Grow
move-face = { $kind_key ->
    [island] Choose the island { $name }
    [climate] Choose the climate { $name }
   *[ecosystem] Choose the ecosystem { $name }
}
move-bury = Compost { $card }
move-act = { $kind }: { $strong }
move-pick = { $option_key ->
    [soil] Take 2 soil
    [compost] Compost two cards of the deck
    [sprouts] Place up to two sprouts
    [cards] Draw two cards
   *[growth] Place up to two growth
}
move-plant = Plant { $card } on { $cell } for { $soil } soil{ $means ->
    [sprout] {" "}and { count-sprout }
    [growth] {" "}and { count-growth }
    [compost-hand] {" "}and { count-card } of your hand
   *[none] {""}
}
move-replace = Replace the terrain on { $cell } by { $card }
move-draw = { $looks ->
    [yes] Look at four cards and keep one
   *[no] Draw a card
}
move-keep = Keep { $card }
move-order = { $first_key ->
    [board] First island and climate, then the tableau
   *[tableau] First the tableau, then island and climate
}
move-use = { $card }: { $effect }
move-skip = Skip { $card }
move-copy = Copy { $card }: { $effect }
move-sprout = Place { count-sprout } on { $cell }, { $on }{ $for_key ->
    [none] {""}
   *[other] {" "}of { $for }
}
move-grow = Place { count-growth } on { $cell }, { $on }{ $for_key ->
    [none] {""}
   *[other] {" "}of { $for }
}
move-give = { $piece_key ->
    [sprout] Give { count-sprout } from { $cell }, { $on }
   *[growth] Give { count-growth } from { $cell }, { $on }
}
move-event = Play { $card }: { $effect }
move-convert = Trade three sprouts for 2 soil
move-claim = Gaia claims { $fauna }
move-share = { $piece_key ->
    [soil] Give your partner { count-soil }
    [card] Give your partner { $card }
   *[compost] Give your partner { count-card } of your compost
}
move-done = { $what ->
    [pick] Take nothing
    [series] Place no more
    [look] Keep none of them
    [planting] Stop planting, and draw nothing
    [call] No more events
   *[part] Done
}

# Moves as news.
told-face = { $kind_key ->
    [island] { $who } chooses the island { $name }
    [climate] { $who } chooses the climate { $name }
   *[ecosystem] { $who } chooses the ecosystem { $name }
}
told-bury = { $card_key ->
    [none] { $who } composts a card of the hand
   *[other] { $who } composts { $card }
}
told-act = { $who } chooses { $kind }
told-pick = { $option_key ->
    [soil] { $who } takes 2 soil
    [compost] { $who } composts two cards of the deck
    [sprouts] { $who } takes two sprouts
    [cards] { $who } draws two cards
   *[growth] { $who } takes two growth
}
told-plant = { $who } plants { $card } on { $cell }{ $means ->
    [sprout] {" "}and pays { count-sprout }
    [growth] {" "}and pays { count-growth }
    [compost-hand] {" "}and pays with { count-card } of the hand
   *[none] {""}
}
told-replace = { $who } replaces the terrain on { $cell } by { $card }
told-draw = { $who } ends planting and draws
told-keep = { $card_key ->
    [none] { $who } keeps a card
   *[other] { $who } keeps { $card }
}
told-order = { $first_key ->
    [board] { $who } begins with island and climate
   *[tableau] { $who } begins with the tableau
}
told-use = { $who } uses { $card }
told-skip = { $who } skips { $card }
told-copy = { $who } copies { $card }
told-sprout = { $who } places { count-sprout } on { $cell }{ $for_key ->
    [none] {""}
   *[other] {" "}of { $for }
}
told-grow = { $who } places { count-growth } on { $cell }{ $for_key ->
    [none] {""}
   *[other] {" "}of { $for }
}
told-give = { $piece_key ->
    [sprout] { $who } gives { count-sprout } from { $cell }
   *[growth] { $who } gives { count-growth } from { $cell }
}
told-event = { $who } plays { $card }
told-convert = { $who } trades three sprouts for 2 soil
told-claim = { $who } has Gaia claim { $fauna }
told-share = { $piece_key ->
    [soil] { $who } gives the partner { count-soil }
    [card] { $card_key ->
        [none] { $who } gives the partner a card
       *[other] { $who } gives the partner { $card }
    }
   *[compost] { $who } gives the partner { count-card } of the compost
}
told-done = { $who } is done

# What is asked.
ask-face = { $kind ->
    [island] Choose your island.
    [climate] Choose your climate.
   *[ecosystem] Choose your ecosystem.
}
ask-bury = Choose what goes into your compost: { count-card } more.
ask-act = Choose the action of this turn.
ask-pick = { $kind }: choose your share.
ask-plant = { $n ->
    [0] You may still draw.
    [one] You may plant a card, then draw.
   *[other] You may plant up to { $n } cards, then draw.
}
ask-keep = Keep one of the cards you look at.
ask-star = You may keep one of these cards of your compost.
ask-order = What do you activate first?
ask-use = { $card } is next: use or skip it.
ask-copy = Which ability do you copy?
ask-place = Place what you gain: { $rest }.
ask-pay = Pay: { $rest }.
ask-claim = Choose a fauna for Gaia.
ask-call = The game is ending: last call for events and trades.
ask-end = Your part is done, unless you play an event or trade sprouts.
ask-extra = Waiting for { $who }. You may play an event or trade sprouts.

# What the drawing says.
letter-green = G
letter-red = R
letter-blue = B
letter-yellow = Y
letter-black = K
letter-brown = N
letter-multicolored = M
strong-plant = plant up to two cards, then look at four and keep one
strong-compost = 5 soil, and two cards of the deck into the compost
strong-water = up to six sprouts, then 2 soil
strong-grow = four cards, then up to two growth
weak-plant = plant a card, then draw one
weak-compost = 2 soil, or two cards of the deck into the compost
weak-water = up to two sprouts, or 2 soil
weak-grow = two cards, or up to two growth
wakes-plant = Then every green ability.
wakes-compost = Then every red and multicolored ability.
wakes-water = Then every blue and multicolored ability.
wakes-grow = Then every yellow and multicolored ability.
who-chooses = Who chooses it: { $what }.
who-follows = Everybody else: { $what }.
see-table = Earth: { $what }
see-round = Round { $n }
see-last-round = last round
see-over = the end
see-mode-easy = easy
see-mode-standard = standard
see-mode-expert = expert
see-teams = teams
see-deck = In the deck: { $n }
see-discard = Discarded: { $n }
see-actions = Actions
see-action = { $kind }, the { $color } action: { $what }
see-action-chosen = { $kind }, the { $color } action, chosen by { $who }: { $what }
see-fauna = Fauna
see-unclaimed = not claimed
see-place = { $who }: place { $n }, { $points } VP
see-reached = { $who }: reached
see-bonus = First full island: { $points } VP, { $who }
see-bonus-free = First full island: { $points } VP, still free
see-shared = For everybody
see-free = { $cell }: free
see-sprouts = sprouts: { $n } of { $of }
see-growth = growth: { $n } of { $of }
see-island-of = { $who }: { $what }
see-mine = My island
see-hand = My hand
see-offer = To choose from
see-looked = Keep one
see-soil = soil: { $n }
see-cards = cards in hand: { $n }
see-compost = compost: { $n }
see-events = events played: { $n }
see-all-sprouts = sprouts: { $n }
see-all-growth = growth: { $n }
see-points = points: { $n }
see-planted = cards planted: { $n }
see-active = active
see-if-chosen = if chosen
see-gaia = Gaia
see-gaia-turned = cards turned over: { $n } of 12
see-pile = score pile: { $n }
see-status = The game
see-worth = { $who } now: { $n } VP
see-of-need = { $who }: { $n } of { $of }
about-free = A card planted here must touch another one by side or corner; the first may lie anywhere. The island is never larger than four columns and four rows.

# What a position promises, for hints.
feature-own_ecosystem = Own ecosystem
feature-shared_ecosystems = Shared ecosystems
feature-fauna_reached = Fauna reached in this turn
feature-fauna_close = Fauna within reach
feature-fauna_way = On the way to fauna
feature-planted = Cards planted
feature-ahead = Ahead in planting
feature-soil = Soil
feature-hand = Cards in hand
feature-hand_points = Points on cards in hand
feature-hand_price = Prices of cards in hand
feature-event_cards = Events in hand
feature-sprout_room = Room for sprouts
feature-growth_room = Room for growth
feature-canopy_way = Canopies begun
feature-canopy_close = Canopies one piece away
feature-discounts = Discounts
feature-engine_soil = Soil from abilities
feature-engine_cards = Cards from abilities
feature-engine_compost = Compost from abilities
feature-engine_sprouts = Sprouts from abilities
feature-engine_growth = Growth from abilities
feature-engine_hand_cost = Hand cards that abilities use
feature-green_cards = Green abilities
feature-red_cards = Red abilities
feature-blue_cards = Blue abilities
feature-yellow_cards = Yellow abilities
feature-plantings = Plantings still due
feature-sprouts_due = Sprouts still due
feature-growth_due = Growth still due
feature-burials_due = Hand cards that may go into the compost
feature-owed = Still to be paid
feature-abilities_due = Abilities still due
feature-pick_due = A share of the action still due
feature-look_due = A card to keep
feature-ecosystems_way = On the way to ecosystems
feature-soil_left = Soil beyond what the hand costs
feature-hand_left = Cards that cannot be paid for
feature-soil_short = Soil missing for two cards
feature-hand_short = Cards missing in hand
feature-ready = Cards that can be paid for
feature-hand_goals = Goals that cards in hand serve
feature-hand_engine = Abilities of cards in hand
feature-hand_spaces = Room on cards in hand
feature-best_color = What the best color brings
feature-second_color = What the next best color brings
feature-empty = Places left on the island
feature-gaia = Gaia's points
feature-gaia_due = What Gaia will take
feature-gaia_turns = Turns that Gaia has left
