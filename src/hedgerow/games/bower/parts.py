"""The table of Bower around the nests: display, bonus tiles, hands, goals, and how the players stand."""

from __future__ import annotations

from typing import Final

from hedgerow.core.bits import count
from hedgerow.core.canvas import AMBER, EARTH, FAINT, INK, LEAF, SAND, SERIF, SOFT, Canvas
from hedgerow.core.position import HIDDEN
from hedgerow.games.bower.boards import EDGE, Scene
from hedgerow.games.bower.bonus import DRAW
from hedgerow.games.bower.cards import CARD, back, bonus_card, fitted
from hedgerow.games.bower.facts import BONUS_KINDS, GOALS, LIMIT, OBJECTS, STACK_SIZE, TERRAINS
from hedgerow.games.bower.moves import BONUSES, COLUMNS, TILES
from hedgerow.games.bower.nest import how_many, weigh
from hedgerow.games.bower.phases import ENDED, KEEPING
from hedgerow.games.bower.phrases import goal_said, halves_of, halves_said, tile_said
from hedgerow.games.bower.pieces import egg, goal, ground, picture, tile
from hedgerow.games.bower.scoring import known_goal, largest, whole

STEP: Final = CARD + 7  # from one card to the next below


def heading(c: Canvas, x: float, y: float, words: str, width: float, more: str = "") -> None:
    """A title over a line, and something small at its end."""
    c.text(x, y, words, fitted(words, width if not more else 0.62 * width, 16), "start", fill=INK, font_family=SERIF, font_style="italic")
    if more:
        c.text(x + width, y, more, fitted(more, 0.5 * width, 13), "end", fill=SOFT)
    c.line(x, y + 7, x + width, y + 7, stroke=FAINT)


def tile_at(s: Scene, x: float, y: float, size: float, number: int, refs: list[str], key: str, **more: str) -> None:
    """A loose tile with its name under it; `key` says where it lies."""
    c, name = s.c, tile_said(number, s.words)
    given = key == "tile-given"
    with c.at(x, y), c.thing(*refs, label=s.words(key, tile=name, halves=halves_said(s.p, number, s.words), **more)):
        if given:
            c.rect(-5, -5, 2 * size + 10, size + 10, 9, fill=AMBER.light, stroke=AMBER.shade)
        tile(c, size, halves_of(s.p, number), number)
        caption = f"{name} · {s.words('given')}" if given else name
        c.text(size, size + 15, caption, fitted(caption, 2 * size + 8, 12), fill=SOFT)


# ---------------------------------------------------------------------- what lies in the middle


def display(s: Scene, x: float, y: float, size: float, gap: float) -> None:
    """Three places, of which some may be empty."""
    for i in range(3):
        left, number = x + (2 * size + gap) * i, int(s.p.display[i])
        if number:
            tile_at(s, left, y, size, number, [f"tile:{TILES[number - 1]}"], "tile-displayed")
        else:
            s.c.rect(left, y, 2 * size, size, 6, fill="none", stroke=SAND.shade, stroke_dasharray="4 4")


def stack_left(s: Scene) -> str:
    return s.words("stack-left", n=int(STACK_SIZE - s.p.dealt))


def pile(s: Scene, x: float, y: float) -> None:
    """Bonus tiles lie face down; how many were thrown away is known."""
    stacked, gone = int(s.p.stacked), int(s.p.discarded[0] + s.p.discarded[1])
    with s.c.thing(label=s.words("bonus-stack", n=stacked)):
        back(s.c, x, y + 6, 74, 46, stacked)
    s.c.text(x + 92, y + 25, s.words("bonus-stack", n=stacked), 13, "start", fill=SOFT)
    s.c.text(x + 92, y + 45, s.words("bonus-discarded", n=gone), 13, "start", fill=SOFT)


def offered(s: Scene) -> list[str]:
    """The open bonus tiles of the advanced game."""
    return [BONUSES[kind - 1] for kind, many in enumerate(s.p.offer) for _ in range(many)]


def decision(s: Scene, x: float, y: float, width: float, size: float = 10.6) -> float:
    """What is being decided about a bonus tile; gives back how high that is."""
    c, p, words = s.c, s.p, s.words
    who = words.seat(int(p.turn))
    if p.phase == KEEPING and not p.advanced:
        heading(c, x, y + 16, words("heading-keeps", who=who), width)
        for i in range(p.drawing):
            kind, top = int(p.drawn[DRAW * p.turn + i]), y + 34 + STEP * i
            if kind > 0:
                name = BONUSES[kind - 1]
                bonus_card(c, x, top, name, words, [f"bonus:{name}"] if s.viewer == p.turn else [], width, size=size)
                continue
            with c.thing(label=words("bonus-unseen", who=who)):
                c.sheet(x, top, width, CARD, 7, fill=EARTH.light, edge=EARTH.shade)
                c.text(x + width / 2, top + 32, "?", 20, fill=EARTH.deep, font_family=SERIF, font_style="italic")
        return float(34 + STEP * p.drawing)
    if p.kept or p.token:
        heading(c, x, y + 16, words("heading-kept", who=who) if p.kept else words("heading-token"), width)
        bonus_card(c, x, y + 34, BONUSES[(p.kept or p.token) - 1], words, [], width, size=size)
        return 34 + STEP
    if p.cover:
        heading(c, x, y + 16, words("heading-cover"), width)
        tile_at(s, x, y + 36, 66, int(p.cover), [], "tile-covering")
        return 130
    return 0


# ---------------------------------------------------------------------- goals


def goal_list(s: Scene, x: float, y: float, width: float) -> None:
    """The eight goals of the game: where the viewer has seen them lie."""
    c, words = s.c, s.words
    where = {int(known_goal(s.p, column)): letter for column, letter in enumerate(COLUMNS)}
    if s.p.viewer >= 0:
        where |= {int(number): "+" for number in s.p.seen_aside[2 * s.p.viewer : 2 * s.p.viewer + 2]}
    step = width / 8
    for number, name in enumerate(GOALS):
        found = where.get(number)
        key = "goal-not-seen" if found is None else "goal-seen-aside" if found == "+" else "goal-seen"
        with (
            c.at(x + step * (number + 0.5), y + 20),
            c.thing(f"goal:{name}", label=words(key, goal=goal_said(number, words), column=found or "")),
        ):
            goal(c, name, min(18.0, step * 0.43))
            c.text(0, 37, found or "·", 14, fill=INK if found else SOFT, font_weight="bold")


def aside(s: Scene, x: float, y: float, width: float) -> None:
    """The two goals set aside, face up for who has scouted them."""
    for i in range(2):
        number = int(s.p.seen_aside[2 * s.p.viewer + i]) if s.p.viewer >= 0 else int(HIDDEN)
        said = goal_said(number, s.words)
        left = x + 28 + width / 2 * i
        with s.c.at(left, y), s.c.thing(label=s.words("aside-goal", goal=said)):
            goal(s.c, None if number == HIDDEN else GOALS[number], 22)
        s.c.text(left + 32, y + 5, said, fitted(said, width / 2 - 62, 13), "start", fill=SOFT)


# ---------------------------------------------------------------------- how the players stand


def pips(s: Scene, seat: int, x: float, y: float, width: float) -> None:
    """The turns a seat has had and has still to come."""
    limit, had = int(LIMIT[s.p.advanced]), int(s.p.turns[seat])
    with s.c.thing(label=s.words("turns-had", who=s.words.seat(seat), had=had, limit=limit)):
        for i in range(limit):
            fill, edge = (LEAF.base, LEAF.deep) if i < had else ("none", FAINT)
            s.c.rect(x + 2 + 16.5 * i, y, 12, 12, 3, fill=fill, stroke=edge)
        s.c.text(x + width, y + 11, s.words("turns", had=had, limit=limit), 12, "end", fill=SOFT)


def grounds(s: Scene, seat: int, x: float, y: float, width: float) -> None:
    """The sizes of the largest groups, with the shells in them; and the shells of the whole nest."""
    c, p, words = s.c, s.p, s.words
    who = words.seat(seat)
    for i, terrain in enumerate(TERRAINS[:3]):
        cells = largest(p, seat, i)
        size, shells = int(count(cells)), int(how_many(weigh(p, seat, cells), OBJECTS.index("shell")))
        left = x + 0.255 * width * i
        label = words("largest", who=who, terrain=words(f"terrain-{terrain}"), size=size, shells=shells)
        with c.thing(f"terrain:{terrain}", label=label):
            with c.at(left + 14, y + 14, 0.28):
                c.markup(ground(terrain, 1))
                c.rect(-50, -50, 100, 100, 10, fill="none", stroke=EDGE, stroke_width=7)
            c.text(left + 34, y + 20, size, 16, "start", fill=INK, font_weight="bold")
            if shells:
                with c.at(left + 64, y + 15, 0.15):
                    c.markup(picture("shell"))
                c.text(left + 73, y + 20, shells, 12, "start", fill=SOFT)
    total = int(how_many(weigh(p, seat, whole(p)), OBJECTS.index("shell")))
    with c.thing(label=words("shells-all", who=who, n=total)):
        with c.at(x + width - 42, y + 14, 0.24):
            c.markup(picture("shell"))
        c.text(x + width, y + 20, total, 16, "end", fill=INK)


def eggs(s: Scene, seat: int, x: float, y: float, width: float, below: float = 0.0) -> None:
    """Eggs as far as the viewer can know, with how many of each category before them, or so far below."""
    parts = {s.words(f"category-{name}"): number for name, number in s.p.breakdown(seat).items()}
    shown = " · ".join(f"{name} {number}" for name, number in parts.items())
    total = sum(parts.values())
    key = "eggs-final" if s.p.phase == ENDED else "eggs-so-far"
    with s.c.thing(label=s.words(key, who=s.words.seat(seat), n=total, parts=shown)):
        s.c.text(x + width, y + 1, total, 24, "end", fill=INK, font_family=SERIF)
        egg(s.c, x + width - 42, y - 8, 24)
        if below:
            s.c.text(x, y + below, shown, fitted(shown, width, 13), "start", fill=SOFT)
        else:
            s.c.text(x + width - 60, y - 2, shown, fitted(shown, width - 190, 11.5), "end", fill=SOFT)


def hand(s: Scene, seat: int, x: float, y: float, width: float) -> float:
    """The tiles of a hand, which both players know; gives back how high they lie."""
    p = s.p
    held = [i for i in range(1, len(TILES) + 1) for _ in range((p.hands[seat] >> i & 1) + (p.twins[seat] >> i & 1))]
    across = 3 if len(held) <= 6 else 4 if len(held) <= 12 else 6
    gap = 12.0
    size = min(52.0, ((width + gap) / across - gap) / 2)
    for i, number in enumerate(held):
        refs = [f"tile:{TILES[number - 1]}"] if seat == s.viewer else [f"held:{TILES[number - 1]}"]
        key = "tile-given" if p.given[seat] == number else "tile-held"
        left, top = x + (2 * size + gap) * (i % across), y + (size + 24) * (i // across)
        tile_at(s, left, top, size, number, refs, key, who=s.words.seat(seat))
    if not held:
        s.c.text(x, y + 18, s.words("hand-empty"), 13, "start", fill=SOFT, font_style="italic")
        return 30
    return (size + 24) * ((len(held) + across - 1) // across)


def won(s: Scene, seat: int) -> list[tuple[str, bool]]:
    """The bonus tiles of a seat: used ones lie by the nest, declined ones are out of the game."""
    found: list[tuple[str, bool]] = []
    for pile_of, faded in ((s.p.used, False), (s.p.declined, True)):
        found += [(BONUSES[kind - 1], faded) for kind in range(1, BONUS_KINDS) for _ in range(pile_of[BONUS_KINDS * seat + kind])]
    return found


def cards(s: Scene, seat: int, x: float, y: float, width: float, room: int = 20) -> float:
    """They lie in two columns; what finds no room is named. Gives back how high they lie."""
    lying = won(s, seat)
    for i, (name, faded) in enumerate(lying[:room]):
        bonus_card(s.c, x + (width + 8) / 2 * (i % 2), y + STEP * (i // 2), name, s.words, [], (width - 8) / 2, faded)
    if len(lying) > room:
        more = s.words("also", names=", ".join(s.words(f"bonus-{name}") for name, _ in lying[room:]))
        s.c.text(x, y + STEP * ((room + 1) // 2) + 10, more, fitted(more, width, 12), "start", fill=SOFT)
    return STEP * ((min(len(lying), room) + 1) // 2)


def person(s: Scene, seat: int, x: float, y: float, width: float, below: float = 0.0) -> None:
    """Who sits there, and the eggs."""
    who = s.words.seat(seat)
    who = s.words("you", who=who) if seat == s.viewer else who
    s.c.text(x, y, who, fitted(who, width - 80 if below else 128, 20), "start", fill=INK, font_family=SERIF, font_style="italic")
    eggs(s, seat, x, y, width, below)
    s.c.line(x, y + 10, x + width, y + 10, stroke=FAINT)
