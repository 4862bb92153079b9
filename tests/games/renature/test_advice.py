"""What a seat in the valley may hope for."""

from __future__ import annotations

from games.renature.tables import FACTS, GAME, grow, table
from walks import walk

from hedgerow.core.native import i64, vec
from hedgerow.games.renature.advice import FEATURES, RenatureAdvice, contest
from hedgerow.games.renature.facts import AREAS
from hedgerow.games.renature.moves import AGAIN, CELL_NAMES, FINISH
from hedgerow.games.renature.position import RenaturePosition

ADVICE = RenatureAdvice()


def features(position: RenaturePosition, seat: int = 0) -> dict[str, int]:
    out = vec[i64]([0] * len(FEATURES))
    ADVICE.features(position, seat, out)
    return dict(zip(FEATURES, map(int, out), strict=True))


def largest_area() -> tuple[int, list[str]]:
    """The largest area, which has most brook around it, and its cells."""
    area = max(range(AREAS), key=lambda i: len(FACTS.areas[i]))
    return area, [CELL_NAMES[cell] for cell in FACTS.areas[area]]


def test_points_that_are_sure_are_features() -> None:
    for position, seat, _ in walk(GAME, GAME.settle({}), 5):
        assert isinstance(position, RenaturePosition)
        points = position.breakdown(seat)
        points.pop("final_areas")
        held = features(position, seat)
        assert points == {name: held[name] for name in points}


def test_open_areas_count_for_who_leads_in_them() -> None:
    """What would be scored at the end stands under first and second place, however far the areas are."""
    for position, seat, _ in walk(GAME, GAME.settle({"players": 3}), 6):
        assert isinstance(position, RenaturePosition)
        held = features(position, seat)
        stages = ("nearly_done", "half_done", "hardly_begun")
        open_areas = sum(held[f"{place}_{stage}"] for place in ("first", "second") for stage in stages)
        assert open_areas == position.breakdown(seat)["final_areas"]


def test_a_lead_and_what_may_be_made_up_for() -> None:
    position = table()
    area, cells = largest_area()
    grow(position, cells[0], "white pine")
    grow(position, cells[1], "black bush")
    mine, yours = (vec[i64]([0] * len(FEATURES)) for _ in range(2))
    contest(position, 0, area, mine)
    contest(position, 1, area, yours)
    size = len(cells)
    assert mine[FEATURES.index("first_hardly_begun")] == size
    assert mine[FEATURES.index("lead_hardly_begun")] == 1
    assert yours[FEATURES.index("behind_hardly_begun")] == size
    assert yours[FEATURES.index("second_hardly_begun")] == position.bonus[area]


def test_the_turn_changes_when_it_ends_and_never_before() -> None:
    before = None
    for position, seat, legal in walk(GAME, GAME.settle({}), 7):
        assert isinstance(position, RenaturePosition)
        after = {}
        for code in (legal[0], legal[-1]):
            tried = position.copy()
            tried.apply(seat, code)
            after[code] = int(ADVICE.turn(tried))
        now = int(ADVICE.turn(position))
        for code, then in after.items():
            assert (then != now) == (code in (AGAIN, FINISH))
        assert before is None or now >= before
        before = now
