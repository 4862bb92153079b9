"""What a seat can tell from a draw in the middle of which the discards were reshuffled, against plain counting.

Seat 0 makes that draw.  `arrangements` lists every way in which stack, discards and new order can have been, all equally
likely, and what was kept as any of the tiles drawn; it leaves out those that disagree with what the viewer saw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, permutations

import pytest
from games.bower.tables import GAME, build, hold, placing, play

from hedgerow.build import COMPILED
from hedgerow.core.chance import Rng
from hedgerow.core.position import HIDDEN, no_key
from hedgerow.games.bower.facts import BITS, BONUS_KINDS, NUMBER
from hedgerow.games.bower.phases import PLACING
from hedgerow.games.bower.position import BowerPosition

DEALS = 8000 if COMPILED else 1500
NEST = {"b1": "moss gem", "b2": "gravel gem"}
Tile = tuple[int, int]  # kind and a number, for there may be two of a kind
Tiles = tuple[Tile, ...]
State = tuple[tuple[int, ...], ...]  # drawn by seats 0 and 1, their discards, the stack, and what of seat 1 was turned


@dataclass(frozen=True)
class Case:
    stack: str
    mine: str  # discards of seat 0
    yours: str  # and of seat 1
    order: str  # the new stack
    draws: tuple[tuple[int, str], ...] = ((0, ""),)  # who drew, the first with the reshuffle, and what was kept, "" if not yet


BOTH = Case(
    "cover gift",
    "discard token_x",
    "token_branch token_shells ornament_red",
    "token_x token_branch ornament_red discard token_shells",
)
ONE = Case(
    "cover",
    "discard token_x gift",
    "token_branch token_shells ornament_red",
    "token_branch discard token_shells ornament_red gift token_x",
)
TWINS = Case(
    "scout_opponent_goal gift",
    "discard token_x",
    "scout_opponent_goal token_shells",
    "scout_opponent_goal token_x discard token_shells",
)
TWINS_LATER = Case(
    "cover",
    "discard scout_opponent_goal",
    "scout_opponent_goal gift token_shells ornament_red",
    "token_shells discard scout_opponent_goal gift ornament_red scout_opponent_goal",
)
CASES = {
    "both old, not yet kept": BOTH,
    "both old, an old one kept": replace(BOTH, draws=((0, "cover"),)),
    "both old, the new one kept": replace(BOTH, draws=((0, "token_x"),)),
    "both old, one kept that the other had discarded": replace(
        BOTH, order="token_branch token_x ornament_red discard token_shells", draws=((0, "token_branch"),)
    ),
    "one old, not yet kept": ONE,
    "one old, kept": replace(ONE, draws=((0, "cover"),)),
    "one old, not kept, then the other draws": replace(ONE, draws=((0, "discard"), (1, "gift"))),
    "one old, kept, then the other is drawing": replace(ONE, draws=((0, "cover"), (1, ""))),
    "one old, then the same draws again": replace(ONE, draws=((0, "discard"), (0, "gift"))),
    "one old, then the same is drawing again": replace(ONE, draws=((0, "token_branch"), (0, ""))),
    "alike, one of them barred": TWINS,
    "alike, one of them kept": replace(TWINS, draws=((0, "scout_opponent_goal"),)),
    "alike, another one kept": replace(TWINS, draws=((0, "gift"),)),
    "alike, one of them drawn later": replace(TWINS_LATER, draws=((0, "token_shells"), (1, "gift"))),
    "alike, one of them kept later": replace(TWINS_LATER, draws=((0, "discard"), (1, "scout_opponent_goal"))),
    "none old": Case("", "discard token_x", "gift cover", "cover token_x discard gift", ((0, "token_x"),)),
    "fewer than three in all": Case("cover", "", "gift", "gift", ((0, "gift"),)),
    "nothing to remember": Case("cover gift", "discard token_x", "", "token_x discard", ((0, "gift"),)),
}


def kinds(words: str) -> list[int]:
    return [NUMBER[name] for name in words.split()]


def piles(*tiles: list[int]) -> list[int]:
    return [pile.count(kind) for pile in tiles for kind in range(BONUS_KINDS)]


def reached(case: Case) -> BowerPosition:
    """The position of a case, played from just before the draw."""
    position = placing(NEST, "N24")
    vec = type(position.stack)
    stack, mine, yours = kinds(case.stack), kinds(case.mine), kinds(case.yours)
    loose = piles(stack + mine + yours)
    gone = [GAME.facts.in_play(kind, 0) - loose[kind] if kind else 0 for kind in range(BONUS_KINDS)]
    position.declined = vec(gone + piles([]))
    position.stack, position.stacked = vec([0] * (20 - len(stack)) + stack), len(stack)
    position.discards, position.discarded = vec(piles(mine, yours)), vec([len(mine), len(yours)])
    position.key, position.foretold = no_key(), [kinds(case.order)]
    for seat, kept in case.draws:
        about_to_draw(position, seat)
        play(position, "place N24 b3 c3")
        if kept:
            play(position, f"keep {kept}", "decline")
    return position


def about_to_draw(position: BowerPosition, seat: int) -> None:
    for fields, size in ((position.terrain, 4), (position.contents, BITS), (position.joints, 2)):
        for i in range(size):
            fields[size * seat + i] = 0
    hold(build(position, seat, NEST), seat, "N24")
    position.turn, position.phase = seat, PLACING


def state(position: BowerPosition) -> State:
    halves = [list(position.drawn[:3]), list(position.drawn[3:])]
    for pile in (position.discards[:BONUS_KINDS], position.discards[BONUS_KINDS:]):
        halves.append([kind for kind, number in enumerate(pile) for _ in range(number)])
    halves.append(list(position.stack[len(position.stack) - position.stacked :]))
    halves.append([kind for kind, number in enumerate(position.barred[:BONUS_KINDS]) for _ in range(number)])
    return tuple(tuple(int(kind) for kind in half) for half in halves)


def names(tiles: Tiles) -> list[int]:
    return [kind for kind, _ in tiles]


def arrangements(case: Case, viewer: int | None) -> Iterator[State]:
    """Every way in which it can have been for all the viewer has seen; each as likely as any other."""
    stack, mine, yours = kinds(case.stack), kinds(case.mine), kinds(case.yours)
    tiles: Tiles = tuple((kind, number) for number, kind in enumerate(stack + mine + yours))
    truth = kinds(case.stack) + kinds(case.order)
    for old in permutations(tiles, len(stack)):
        others = [tile for tile in tiles if tile not in old]
        for discarded in combinations(others, len(mine)):
            theirs = tuple(tile for tile in others if tile not in discarded)
            known = {0: sorted(names(discarded)) == sorted(mine), 1: sorted(names(theirs)) == sorted(yours), None: True}
            if not known[viewer]:
                continue
            for order in permutations(discarded + theirs):
                whole = old + order if old else order
                empty: tuple[Tiles, Tiles] = ((), ())
                for drawn, piles_now, left in draw_on(case, viewer, whole, truth, empty, 0):
                    turned = sorted(names(theirs)) if old else []
                    yield (*drawn, *(tuple(sorted(names(pile))) for pile in piles_now), tuple(names(left)), tuple(turned))


Drawn = tuple[tuple[int, ...], tuple[int, ...]]


def draw_on(
    case: Case, viewer: int | None, left: Tiles, truth: list[int], discards: tuple[Tiles, Tiles], number: int
) -> Iterator[tuple[Drawn, tuple[Tiles, Tiles], Tiles]]:
    """The draws of a case from here on, any of the tiles kept that may be it."""
    nothing = (0, 0, 0)
    if number == len(case.draws):
        yield (nothing, nothing), discards, left
        return
    seat, kept = case.draws[number]
    drawn, left, seen, truth = left[:3], left[3:], truth[:3], truth[3:]
    if viewer == seat and names(drawn) != seen:
        return
    if not kept:
        shown = (*names(drawn), *nothing)[:3]
        yield (shown, nothing) if seat == 0 else (nothing, shown), discards, left
        return
    for i, (kind, _) in enumerate(drawn):
        if kind == NUMBER[kept]:
            pile = discards[seat] + drawn[:i] + drawn[i + 1 :]
            both = (pile, discards[1]) if seat == 0 else (discards[0], pile)
            yield from draw_on(case, viewer, left, truth, both, number + 1)


def pairs() -> Iterator[object]:
    """All cases for both seats; for a spectator those in which not too many ways remain to be listed."""
    for name, case in CASES.items():
        for viewer in (0, 1, None):
            if viewer is not None or len(case.draws) == 1 or len(kinds(case.order)) < 6:
                yield pytest.param(case, viewer, id=f"{name}, seen by {'a spectator' if viewer is None else viewer}")


@pytest.mark.parametrize(("case", "viewer"), list(pairs()))
def test_a_deal_after_a_reshuffle_in_the_middle_of_a_draw_is_as_likely_as_it_was(case: Case, viewer: int | None) -> None:
    possible = Counter(arrangements(case, viewer))
    position = reached(case)
    assert state(position) in possible
    view = position.mask(viewer)
    rng = Rng("as likely")
    dealt: Counter[State] = Counter()
    for _ in range(DEALS):
        world = view.deal(viewer, rng)
        assert isinstance(world, BowerPosition)
        assert world.mask(viewer).to_bytes() == view.to_bytes()
        dealt[state(world)] += 1
    assert not dealt.keys() - possible.keys(), "a world that the viewer knows to be wrong"
    for what in LOOKS:
        agree(looked(possible, what), looked(dealt, what))


# What is compared: which tiles are where, what is drawn in which order, what comes next, and what was turned.
LOOKS = ((2, 3), (0, 1), (4,), (2, 5))


def looked(states: Counter[State], what: tuple[int, ...]) -> Counter[State]:
    """How often these parts of the state are so; of the stack its first tile only."""
    seen: Counter[State] = Counter()
    for one, number in states.items():
        seen[tuple(one[i][:1] if i == 4 else one[i] for i in what)] += number
    return seen


def agree(possible: Counter[State], dealt: Counter[State]) -> None:
    """Chi-square, at most four standard deviations above what chance leaves."""
    ways = sum(possible.values())
    chi = sum((dealt[one] - DEALS * number / ways) ** 2 / (DEALS * number / ways) for one, number in possible.items())
    freedom = len(possible) - 1
    assert chi <= freedom + 4 * (2 * freedom) ** 0.5


def test_a_second_reshuffle_is_remembered_instead_of_the_first() -> None:
    position = reached(CASES["one old, kept"])
    first = list(position.barred)
    position.stacked = 2
    about_to_draw(position, 1)
    position.foretold = [[kind for kind in range(BONUS_KINDS) if position.discards[kind]]]
    play(position, "place N24 b3 c3")
    assert (position.old, position.mixer, position.picked, position.barring) == (2, 1, 0, 2)
    assert list(position.barred) != first
    assert list(position.barred) == 2 * list(reached(CASES["one old, kept"]).discards[:BONUS_KINDS])


def test_a_reshuffle_before_the_first_tile_is_drawn_leaves_nothing_to_remember() -> None:
    position = reached(CASES["one old, kept"])
    position.stacked = 0
    about_to_draw(position, 1)
    position.foretold = [[kind for kind in range(BONUS_KINDS) if position.discards[kind]]]
    play(position, "place N24 b3 c3")
    assert (position.old, position.picked, position.barring) == (0, 0, 0)
    assert not any([*position.barred, *position.loose])


def test_what_is_barred_is_known_to_both_players_and_to_nobody_else() -> None:
    position = reached(CASES["both old, an old one kept"])
    yours = piles(kinds(BOTH.yours))
    assert list(position.mask(0).barred) == yours + [HIDDEN] * len(yours)
    assert list(position.mask(1).barred) == [HIDDEN] * len(yours) + yours
    assert set(position.mask(None).barred) == {HIDDEN}


def test_a_position_with_all_that_is_remembered_stays_small() -> None:
    assert len(reached(CASES["one old, then the same is drawing again"]).to_bytes()) < 1024
