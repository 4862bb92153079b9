"""Section 9: when the deck is renewed, and what the record says about it; and what everybody remembers of it."""

from __future__ import annotations

import pytest
from games.earth.play import GAME, compost, discarded, hand, in_turn, options, say

from hedgerow.core.chance import Rng
from hedgerow.core.errors import BadChance
from hedgerow.games.earth import hands

TREES = {"d4": "Japanese Maple", "d5": "Rubber Tree"}


def everything(position, seat: int, depth: int = 60) -> list[set[int]]:
    """The possible places of hidden cards: where each of many deals puts the hand of another seat."""
    rng = Rng("deals")
    return [hand(position.deal(seat, rng), 1 - seat) for _ in range(depth)]


# ---------------------------------------------------------------------- renewing


def test_the_deck_is_renewed_only_when_a_card_is_needed_and_none_is_left() -> None:
    position = in_turn({}, {}, draws=(11, 12), left=2, discard=(20, 21, 22))
    say(position, "0 act compost")
    assert position.discard_count == 3
    assert position.spoken is None
    say(position, "1 pick compost")
    assert position.discard_count == 0
    assert position.spoken is not None
    assert compost(position, 1) == position.spoken[0][:2]


def test_the_order_is_that_of_the_record_s_chance() -> None:
    position = in_turn({}, {}, draws=(11,), left=1, discard=(20, 21, 22, 23))
    position.key = GAME.read_setup(GAME.settle({}), GAME.write_setup(GAME.start(seed=1))).key
    position.foretold = [[22, 20, 23, 21]]
    say(position, "0 act grow")
    assert hand(position) == {11, 22, 20, 23}
    assert int(position.deck[position.deck_next]) == 21


@pytest.mark.parametrize("order", [[20, 21], [20, 21, 22, 24], [20, 20, 21, 22], []])
def test_a_chance_of_other_cards_is_refused(order: list[int]) -> None:
    position = in_turn({}, {}, left=0, discard=(20, 21, 22, 23))
    position.key = GAME.read_setup(GAME.settle({}), GAME.write_setup(GAME.start(seed=1))).key
    position.foretold = [order]
    before = position.to_bytes()
    with pytest.raises(BadChance):
        say(position, "0 act grow")
    assert position.to_bytes() == before


def test_with_both_empty_the_draw_stops_short() -> None:
    position = say(in_turn({}, {}, draws=(11,), left=1), "0 act compost")
    assert compost(position) == [11]
    assert position.soil[0] == 5
    say(position, "1 pick compost")
    assert compost(position, 1) == []


def test_cards_paid_by_a_move_lie_on_the_discard_pile_before_its_draws() -> None:
    """Geyser: two compost cards for two cards, and no other card is left."""
    position = in_turn({"compost": [20, 21], "hand": ["Geyser"]}, {}, left=0)
    say(position, "0 event 221")
    assert hand(position) == {20, 21}
    assert discarded(position) == []


def test_rejected_cards_can_be_drawn_again() -> None:
    position = in_turn({}, {}, draws=(11, 12, 13, 14), left=4)
    say(position, "0 act plant", "0 draw", "0 keep 11", "1 draw")
    assert hand(position, 1) <= {12, 13, 14}


def test_composts_never_return() -> None:
    position = say(in_turn({"compost": [20, 21]}, {}, left=0), "0 act grow")
    assert hand(position) == set()


# ---------------------------------------------------------------------- what is remembered


def test_a_seat_knows_what_it_rejected_and_no_other_does() -> None:
    position = say(in_turn({}, {}, draws=(11, 12, 13, 14)), "0 act plant", "0 draw", "0 keep 13")
    own = position.deal(0, Rng(1))
    assert sorted(discarded(own)) == [11, 12, 14]
    assert all(not {11, 12, 14} & found for found in everything(position, 0))
    others = {card for seed in range(60) for card in discarded(position.deal(1, Rng(seed)))}
    assert len(others) > 60


def test_a_seat_knows_what_it_buried_and_where() -> None:
    seat = {"cards": {"d4": "Rubber Tree"}, "hand": ["Cat Grass", "Marula"]}
    position = say(in_turn(seat, {}, left=0), "0 act grow", "0 done", "0 use 47", "0 bury 7")
    assert compost(position.deal(0, Rng(1))) == [7]
    assert {compost(position.deal(1, Rng(seed)))[0] for seed in range(40)} != {7}


def test_everybody_knows_a_replaced_terrain_in_a_compost() -> None:
    position = in_turn({"cards": {"d4": "Lava Plain"}, "hand": ["Jojoba"]}, {})
    say(position, "0 act plant", "0 replace 272 d4")
    assert all(compost(position.deal(seat, Rng(seed))) == [230] for seat in (0, 1, None) for seed in range(5))


def test_deck_compost_is_known_to_nobody() -> None:
    position = say(in_turn({}, {}, draws=(11, 12)), "0 act compost")
    assert len({tuple(compost(position.deal(0, Rng(seed)))) for seed in range(40)}) == 40


def test_looked_at_cards_are_known_to_the_looker_alone() -> None:
    position = say(in_turn({}, {}, draws=(11, 12, 13, 14)), "0 act plant", "0 draw")
    assert options(position.mask(0)) == [f"keep {card}" for card in (11, 12, 13, 14)]
    dealt = position.deal(1, Rng(1))
    assert sorted(int(card) for card in dealt.looked[:4]) != [11, 12, 13, 14]
    assert GAME.audit(dealt) is None


def test_after_shooting_star_the_top_cards_are_known_to_their_owner() -> None:
    position = in_turn({"compost": [11, 12, 13, 14], "hand": ["Shooting Star"]}, {})
    say(position, "0 event 262", "0 keep 13")
    for seed in range(10):
        assert compost(position.deal(0, Rng(seed)))[1:] == [12, 14]
    assert len({tuple(compost(position.deal(1, Rng(seed)))) for seed in range(10)}) == 10


def test_nobody_can_tell_which_of_the_three_was_taken() -> None:
    """The public marks of the compost are the same whichever card goes into hand."""
    worlds = []
    for card in (230, 12, 13):
        seat = {"cards": {"d4": "Lava Plain"}, "hand": ["Jojoba", "Shooting Star"], "compost": [12, 13]}
        position = say(in_turn(seat, {}), "0 act plant", "0 replace 272 d4", "0 event 262", f"0 keep {card}")
        worlds.append(list(position.compost_tag))
    assert worlds[0] == worlds[1] == worlds[2]


def test_reshuffled_cards_a_seat_knew_lie_in_the_deck_or_were_drawn_since() -> None:
    """Seat 0 knew 11, 12 and 14 in the discard pile; seat 1 draws one card after the reshuffle and holds two old ones."""
    position = in_turn({}, {"hand": [50, 51]}, draws=(11, 12, 13, 14), left=4)
    say(position, "0 act plant", "0 draw", "0 keep 13", "1 draw")
    assert hands.has(position.deck_known, 0, 11)
    assert not hands.has(position.deck_known, 1, 11)
    found = everything(position, 0, 200)
    assert {len(cards & {11, 12, 14}) for cards in found} == {1}
    counts = [sum(card in cards for cards in found) for card in (11, 12, 14)]
    assert min(counts) > 30


def test_old_cards_of_a_hand_are_not_reshuffled_ones() -> None:
    """Nobody has drawn since the reshuffle but seat 0 itself: the others' hands are old."""
    position = in_turn({}, {"hand": [50, 51]}, draws=(11, 12, 13, 14), left=4)
    say(position, "0 act plant", "0 draw", "0 keep 13", "0 done", "1 done", "1 done")
    say(position, "1 act plant", "0 draw")
    assert all(not cards & {11, 12, 14} for cards in everything(position, 0, 100))


def test_looking_into_the_compost_costs_nothing_but_the_card() -> None:
    position = say(in_turn({"cards": TREES, "compost": [11], "hand": ["Shooting Star"]}, {}), "0 event 262", "0 done")
    assert compost(position) == [11]
