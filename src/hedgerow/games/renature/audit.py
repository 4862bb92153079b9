"""What is impossible in a position of Renature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.games.renature.facts import AREAS, CLOUD_SPACES, KINDS, as_set, neighbours
from hedgerow.games.renature.moves import ANIMALS, CELL_NAMES, DOMINOES, EARLIER, LATER
from hedgerow.games.renature.rules import GONE, HAND, NEUTRAL, NO_DOMINO, UNSEEN
from hedgerow.games.renature.scoring import owner_of, type_of

if TYPE_CHECKING:
    from hedgerow.games.renature.position import RenaturePosition


def fault_in(p: RenaturePosition) -> str | None:
    return dominoes(p) or brook(p) or plants(p) or clouds(p) or tokens(p)


def dominoes(p: RenaturePosition) -> str | None:
    """Every domino is in one place, and every hand as full as it can be."""
    dealt = len(p.reserves) // int(p.players)
    places: list[int] = []
    for seat in range(int(p.players)):
        hand = list(p.hands[seat * HAND : (seat + 1) * HAND])
        held = [domino for domino in hand if domino != NO_DOMINO]
        if hand != sorted(hand) or len(held) != p.held[seat]:
            return f"the hand of seat {seat} is out of order"
        rest = list(p.reserves[seat * dealt + int(p.drawn[seat]) : (seat + 1) * dealt])
        if rest and len(held) < HAND and (seat != p.turn or len(held) < HAND - 1):
            return f"seat {seat} has not drawn"
        places += [*held, *rest]
    if len(set(places)) != len(places) or not all(0 <= domino < DOMINOES for domino in places):
        return "a domino is in two places"
    if any(p.laid[domino] != UNSEEN for domino in places):
        return "a domino in hand or reserve is gone"
    used = sum(p.laid[domino] != UNSEEN for domino in range(DOMINOES))
    if used + len(places) != len(p.reserves):
        return f"{len(places)} dominoes are left and {used} used"
    return None


def brook(p: RenaturePosition) -> str | None:
    """Every animal lies on a brook cell of its own, and what is remembered about them is so."""
    facts = p.facts
    covered: list[int] = []
    beside: list[list[int]] = [[] for _ in range(ANIMALS)]
    for domino in range(DOMINOES):
        way = p.laid[domino]
        if way in (UNSEEN, GONE):
            continue
        for animal, cell in zip((EARLIER[domino], LATER[domino]), facts.ways[way], strict=True):
            covered.append(cell)
            beside[animal] += [n for n in neighbours(cell) if facts.spot_at[n] < 0]
    if len(set(covered)) != len(covered):
        return "two dominoes lie on one cell"
    if list(as_set(covered)) != list(p.covered):
        return "the covered cells are not those under dominoes"
    if [word for cells in beside for word in as_set(cells)] != list(p.touched):
        return "the cells beside animals are others"
    return None


def plants(p: RenaturePosition) -> str | None:
    """Every plant stands in the valley or on its space."""
    standing = [[0] * 4 for _ in range(5)]
    for spot, code in enumerate(p.plants):
        if code:
            if owner_of(code) != NEUTRAL and owner_of(code) >= p.players:
                return f"{CELL_NAMES[p.facts.spot_cell[spot]]} has a plant of nobody's colour"
            standing[owner_of(code)][type_of(code)] += 1
    for kind in range(KINDS):
        spaces = p.facts.spaces[p.players * KINDS + kind]
        left = [p.stock[seat * KINDS + kind] for seat in range(p.players)]
        if not all(0 <= count <= spaces for count in left):
            return f"a board has {max(left)} plants on {spaces} spaces"
        if kind & 1:
            right = sum(left) + standing[NEUTRAL][kind // 2] == spaces * p.players
        else:
            right = all(left[seat] + standing[seat][kind // 2] == spaces for seat in range(p.players))
        if not right:
            return "plants have come or gone"
    return None


def clouds(p: RenaturePosition) -> str | None:
    if not all(0 <= count <= CLOUD_SPACES for count in p.clouds):
        return "a board has too many clouds, or fewer than none"
    if any(not 0 <= now <= first for now, first in zip(p.sky, p.facts.clouds, strict=True)):
        return "clouds have come into the valley"
    return None


def tokens(p: RenaturePosition) -> str | None:
    """The tokens come out of the box, and who owns one knows its back."""
    left = list(p.facts.tokens)
    for area in range(AREAS):
        token = (len(p.facts.areas[area]), int(p.bonus[area]), int(p.backs[area]))
        if token not in left:
            return f"area {p.facts.letters[area]} has a token that is not in the box"
        left.remove(token)
        for seat in range(p.players):
            knows = p.backs[area] if p.holder[area] == seat + 1 else -1
            if p.learnt[seat * AREAS + area] != knows:
                return f"seat {seat} knows a back wrongly"
        if p.shown[area] != (p.backs[area] if p.ended and p.holder[area] else -1):
            return "a back is shown wrongly"
    return None
