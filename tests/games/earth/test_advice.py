"""What an island promises, and what a turn still owes."""

from __future__ import annotations

import pytest
from games.earth.tableaus import FACTS, GAME, face, seat_with
from walks import stops, walk

from hedgerow.core.errors import BadContent
from hedgerow.core.native import i64, vec
from hedgerow.games.earth import Earth, hands
from hedgerow.games.earth.advice import EarthAdvice
from hedgerow.games.earth.features import FEATURES, PARTS
from hedgerow.games.earth.position import EarthPosition
from hedgerow.games.earth.prospects import gaia_points
from hedgerow.games.earth.terms import ACTIVATING, LAST_CALL

ADVICE = EarthAdvice(FACTS)


def features(position: EarthPosition, seat: int = 0) -> dict[str, int]:
    out = vec[i64]([0] * len(FEATURES))
    ADVICE.features(position, seat, out)
    return dict(zip(FEATURES, map(int, out), strict=True))


def test_points_that_are_there_are_features() -> None:
    """But for the 7 of the first full tableau, which count as soon as it is full."""
    for position, seat, _ in stops(GAME, GAME.settle({}), 4, 23):
        assert isinstance(position, EarthPosition)
        points = position.breakdown(seat)
        held = features(position, seat)
        assert points.pop("ecosystems") == held["own_ecosystem"] + held["shared_ecosystems"]
        if points.pop("bonus"):
            assert held["bonus"] == 7
        assert points == {name: held[name] for name in points}


def test_gaia_is_counted_as_in_the_result() -> None:
    assert isinstance(GAME, Earth)
    options = GAME.settle({"players": 1, "difficulty": "hard"})
    for position, _, _ in walk(GAME, options, 8):
        assert isinstance(position, EarthPosition)
        assert gaia_points(position) == sum(GAME.gaia(position).values())
    lead = GAME.result(position)["margin"]
    assert position.over()
    assert ADVICE.settled(position, 0) == lead * 1000 + (5000 if lead > 0 else 0)


def test_what_gaia_will_take_is_what_she_takes() -> None:
    """After Compost, Water and Grow, whose reactions depend on nothing that comes later."""
    options = GAME.settle({"players": 1, "difficulty": "medium"})
    seen = 0
    for position, seat, legal in walk(GAME, options, 9):
        assert isinstance(position, EarthPosition)
        if position.phase >= LAST_CALL or position.gaia_card or position.action < 1:
            continue
        code = legal[-1]
        after = position.copy()
        after.apply(seat, code)
        if after.turn != position.turn:
            assert features(position)["gaia_due"] == gaia_points(after) - gaia_points(position)
            seen += 1
    assert seen > 3


def test_an_engine_is_what_abilities_give_less_what_they_cost() -> None:
    maple = face("Japanese Maple")  # yellow: 1 sprout, 1 growth
    assert list(ADVICE.engine[maple * PARTS : maple * PARTS + PARTS]) == [0, 0, 0, 1, 1, 0]


def test_rooms_and_canopies() -> None:
    """A flora with room for 4 sprouts and 3 growth, and a canopy of 4."""
    held = features(seat_with({"d4": "Japanese Maple"}, sprouts={"d4": 1}, growth={"d4": 2}))
    assert (held["sprout_room"], held["growth_room"], held["growth"]) == (3, 1, 2)
    assert held["canopy_close"] == 2  # the last piece brings two more than it is itself
    held = features(seat_with({"d4": "Japanese Maple"}, growth={"d4": 3}))
    assert (held["growth_room"], held["growth"], held["canopy_close"]) == (0, 4, 0)


@pytest.mark.parametrize("players", [2, 3])
def test_nothing_is_due_once_all_abilities_have_come_up(players: int) -> None:
    passed = 0
    for position, seat, _ in walk(GAME, GAME.settle({"players": players}), 11):
        assert isinstance(position, EarthPosition)
        if position.stage[seat] == ACTIVATING and position.slot[seat] < 0 and not position.debt[seat]:
            assert features(position, seat)["abilities_due"] == 0
            passed += 1
    assert passed > 10


def test_hand_cards_are_ready_as_far_as_the_soil_goes() -> None:
    """The cheapest first: of 1, 3 and 6 soil the first two, and 2 soil stay."""
    position = seat_with({}, soil=6, hand_count=3)
    for name in ("Southern Magnolia", "Basil", "Elephant Grass"):
        hands.put(position.hand, 0, face(name))
    held = features(position)
    assert (held["ready"], held["soil_left"], held["hand_left"]) == (2, 2, 1)


def test_the_best_color_is_the_one_that_brings_most() -> None:
    """Milk-Cap brings 2 growth after yellow actions, Dog Grass 2 sprouts."""
    held = features(seat_with({"d4": "Milk-Cap", "d5": "Dog Grass"}))
    alone = features(seat_with({"d4": "Milk-Cap"}))
    assert held["best_color"] > alone["best_color"] > 0


def test_partners_are_judged_together_against_the_others() -> None:
    compared = 0
    for position, seat, _ in stops(GAME, GAME.settle({"players": 4, "teams": True}), 4, 61):
        if position.over():
            continue
        values = [int(ADVICE.value(position, other)) for other in range(4)]
        mine, theirs = values[seat] + values[seat ^ 1], values[seat ^ 2] + values[seat ^ 3]
        assert int(ADVICE.worth(position, seat)) == mine - theirs
        compared += 1
    assert compared > 3


def test_alone_other_weights_count() -> None:
    advice = GAME.advice()
    for options, table in (({"players": 2}, 0), ({"players": 1, "difficulty": "hard"}, 1)):
        assert advice.table(GAME.start(seed=3, **options)) == table


def test_a_file_without_weights_for_games_alone_is_refused() -> None:
    text = GAME.advice().write()
    with pytest.raises(BadContent, match=r"\[alone\] lacks cards, events"):
        GAME.adviser().read(text.partition("[alone]")[0])
