"""What a landscape promises."""

from __future__ import annotations

from games.harmonies.tables import GAME, play, table
from walks import stops

from hedgerow.core.native import i64, vec
from hedgerow.games.harmonies import rules
from hedgerow.games.harmonies.advice import FEATURES, STEPS, HarmoniesAdvice
from hedgerow.games.harmonies.moves import COLORS
from hedgerow.games.harmonies.position import HarmoniesPosition

ADVICE = HarmoniesAdvice()


def features(position: HarmoniesPosition, seat: int = 0) -> dict[str, int]:
    out = vec[i64]([0] * len(FEATURES))
    ADVICE.features(position, seat, out)
    return dict(zip(FEATURES, map(int, out), strict=True))


def found(position: HarmoniesPosition, seat: int, card: int) -> list[int]:
    """Where the next cube of a card may go after no, one, two, three tokens more."""
    fixed = rules.frozen(position, seat)
    free = position.board().whole & ~rules.occupied(position, seat)
    ADVICE.survey(position, seat, free, fixed)
    ADVICE.look_for(position, card, fixed)
    return [int(ADVICE.found[step]) for step in range(STEPS)]


def moments() -> list[tuple[HarmoniesPosition, int]]:
    seen = []
    for options in ({"spirits": True}, {"side": "B"}):
        for seed in range(3):
            for position, seat, _ in stops(GAME, GAME.settle(options), seed, 7):
                assert isinstance(position, HarmoniesPosition)
                seen.append((position.copy(), seat))
    return seen


def test_points_that_are_there_are_features() -> None:
    for position, seat in moments():
        held = features(position, seat)
        points = position.breakdown(seat)
        assert points.pop("water") == held["river"] + held["islands"]
        assert points == {name: held[name] for name in points}


def test_a_habitat_that_is_ready_is_one_by_the_rules() -> None:
    ready = 0
    for position, seat in moments():
        for card in (1, 7, 13, 22, 31, 33, 38):
            cells = rules.habitats(position, seat, card)
            assert found(position, seat, card)[0] == cells
            ready += cells != 0
    assert ready > 10


def test_one_token_away_means_that_one_token_makes_it() -> None:
    near = 0
    for position, seat in moments()[::3]:
        for card in (2, 9, 17, 28, 35, 40):
            now = rules.habitats(position, seat, card)
            after = 0
            for color in range(len(COLORS)):
                cells = rules.open_for(position, seat, color)
                while cells:
                    cell = cells & -cells
                    cells ^= cell
                    tried = position.copy()
                    tried.held[color] += 1
                    rules.place(tried, seat, color, cell)
                    after |= rules.habitats(tried, seat, card)
            assert found(position, seat, card)[1] == after & ~now
            near += after & ~now != 0
    assert near > 10


def test_a_crocodile_waits_for_its_tree() -> None:
    """Water, water and a high tree: a trunk of two lacks one token, a single one two, an empty cell three."""
    board = {"a1": "blue", "b1": "blue"}
    for stack, feature in (("brown brown", "habitats_1_away"), ("brown", "habitats_2_away"), (None, "habitats_3_away")):
        position = table(board | ({"c2": stack} if stack else {}), hand=[1])
        assert features(position)[feature] == 4, stack
    position = table(board | {"c2": "brown brown green"}, hand=[1])
    assert features(position)["habitats_ready"] == 4


def test_tokens_are_alike_in_whatever_order_they_were_placed() -> None:
    one = play(table(held="blue gray"), "place blue a1", "place gray c3")
    other = play(table(held="blue gray"), "place gray c3", "place blue a1")
    assert ADVICE.mark(one, 0) == ADVICE.mark(other, 0)
    assert ADVICE.mark(one, 0) != ADVICE.mark(play(table(held="blue gray"), "place gray c3", "place blue a2"), 0)


def test_a_building_asks_for_colors_only_where_there_is_room() -> None:
    house = {"a1": "gray red", "a2": "blue", "b1": "yellow"}
    assert features(table(house | {"a3": "gray"}))["house_needs_1"] == 0  # a1 has no free neighbour left
    assert features(table({"c3": "gray red", "c2": "blue", "b2": "yellow"}))["house_needs_1"] == 1
    assert features(table({"c3": "gray red"}))["house_needs_2"] == 1


def test_tokens_in_hand_belong_to_whoever_took_them() -> None:
    position = table(held="green red red")
    assert features(position)["red_in_hand"] == 2
    assert features(position, 1)["red_in_hand"] == 0


def test_the_turn_changes_with_finish_only() -> None:
    position = table(held="blue")
    before = ADVICE.turn(position)
    play(position, "place blue a1")
    assert ADVICE.turn(position) == before
    play(position, "finish")
    assert ADVICE.turn(position) != before
