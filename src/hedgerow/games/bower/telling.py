"""What Bower says beyond its moves: what is asked for, why there are eggs, and what a thing on the table is."""

from __future__ import annotations

from typing import Any, Final

from hedgerow.core.bits import count
from hedgerow.core.canvas import Canvas
from hedgerow.core.position import HIDDEN
from hedgerow.core.views import About, Part
from hedgerow.core.words import Words
from hedgerow.games.bower.cards import bonus_icon
from hedgerow.games.bower.facts import BONUS_KINDS, CELL_BIT, GOALS, NUMBER, OBJECTS, ORNAMENT_YELLOW, TERRAINS, bit_number
from hedgerow.games.bower.moves import BONUSES, CELL, COLUMNS, NEST_BONUSES, NEST_TILES, TILES
from hedgerow.games.bower.nest import column_of, weigh
from hedgerow.games.bower.phases import DRAFTING, PLACING
from hedgerow.games.bower.phrases import goal_said, half_said, halves_of, halves_said, lying_said, terrain_at, things_on, tile_said
from hedgerow.games.bower.pieces import face, goal, picture, tile
from hedgerow.games.bower.scoring import (
    Reasons,
    asked_for,
    columns,
    group_winner,
    groups,
    has_rainbow,
    known_goal,
    largest,
    of_colour,
    ornaments,
    shells,
    whole,
)

CATEGORIES: Final = {"groups": groups, "columns": columns, "ornaments": ornaments}


def task(p: Any, seat: int, action: str, words: Words) -> str:
    """What is asked of a seat, with the tile it is about."""
    if p.phase == DRAFTING:
        return words("ask-draft")
    if p.phase == PLACING and p.given[seat] and action == "place":
        return words("ask-given", tile=tile_said(int(p.given[seat]), words))
    kind = int(p.kept or p.token)
    return words(f"ask-{action}", bonus=words(f"bonus-{BONUSES[kind - 1]}") if kind else "")


# ---------------------------------------------------------------------- eggs and their reasons


def explain(p: Any, seat: int) -> list[Part]:
    """The eggs of a seat: for which terrain, column or bonus tile, and on which cells of its nest one sees it."""
    parts: list[Part] = []
    for category, eggs_of in CATEGORIES.items():
        reasons: Reasons = []
        eggs_of(p, seat, reasons)
        for what, number, which, cells in reasons:
            ref = {
                "groups": f"terrain:{TERRAINS[which % 4]}",
                "columns": f"column:{COLUMNS[which % 6]}",
                "ornaments": f"look:{BONUSES[which - 1]}",
            }[category]
            lying = tuple(f"at:{seat}-{CELL.values[i]}" for i, bit in enumerate(CELL_BIT) if cells >> bit & 1)
            parts.append(Part(category, number, what, (ref, *lying)))
    return parts


def reason(p: Any, part: Part, words: Words) -> str:
    """What was compared, how it stood, and what decided a tie."""
    _, _, which = part.refs[0].partition(":")
    if part.category == "groups":
        ground = TERRAINS.index(which)
        seat = int(group_winner(p, ground))
        mine, yours = largest(p, seat, ground), largest(p, 1 - seat, ground)
        sizes = {"mine": int(count(mine)), "yours": int(count(yours))}
        tie = tie_said(p, seat, mine, yours, words) if sizes["mine"] == sizes["yours"] else ""
        return words("part-largest_group", terrain=words(f"terrain-{which}"), tie=tie, **sizes)
    if part.category == "columns":
        number = int(known_goal(p, COLUMNS.index(which)))
        cells = int(column_of(bit_number(f"{which}1"))) & whole(p)
        seat = next(seat for seat in (0, 1) if any(other.refs[0] == part.refs[0] for other in explain(p, seat)))
        sizes = {"mine": int(asked_for(p, seat, cells, number)), "yours": int(asked_for(p, 1 - seat, cells, number))}
        tie = tie_said(p, seat, cells, cells, words) if sizes["mine"] == sizes["yours"] else ""
        return words(f"part-{part.what}", column=which, goal=goal_said(number, words), tie=tie, **sizes)
    kind = NUMBER[which]
    seat = 0 if p.used[kind] else 1
    if which == "ornament_shells" and has_rainbow(p, seat, whole(p)):
        return words("part-ornament", bonus=words(f"bonus-{which}"), standing=words("by-coloured"))
    mine, yours = (ornaments_of(p, one, which) for one in (seat, 1 - seat))
    return words("part-ornament", bonus=words(f"bonus-{which}"), standing=f"{mine} : {yours}")


def ornaments_of(p: Any, seat: int, name: str) -> int:
    """What an ornament tile counts in a nest."""
    if name == "ornament_shells":
        return int(shells(p, seat, whole(p)))
    return int(of_colour(weigh(p, seat, whole(p)), NUMBER[name] - ORNAMENT_YELLOW))


def tie_said(p: Any, seat: int, mine: int, yours: int, words: Words) -> str:
    if has_rainbow(p, seat, mine):
        return words("tie-coloured")
    return words("tie-shells", mine=int(shells(p, seat, mine)), yours=int(shells(p, 1 - seat, yours)))


# ---------------------------------------------------------------------- what a thing is


def about(p: Any, ref: str, words: Words) -> About | None:
    """Tiles, goals, bonus tiles, cells with what lies on them, terrains and objects; `p` is what the asker may see."""
    kind, _, name = ref.partition(":")
    if kind in ("tile", "held") and name in TILES:
        return about_tile(p, name, words)
    if kind in ("bonus", "look") and name in BONUSES:
        return about_bonus(p, name, words)
    if kind in ("column", "goal") and name in tuple(COLUMNS):
        return about_column(p, COLUMNS.index(name), words)
    if kind == "goal" and name in GOALS:
        return about_goal(GOALS.index(name), words)
    if kind == "cell" and name in CELL.number and p.viewer >= 0:
        return about_cell(p, int(p.viewer), name, words)
    if kind == "at" and name[:2] in ("0-", "1-") and name[2:] in CELL.number:
        return about_cell(p, int(name[0]), name[2:], words)
    if kind == "terrain" and name in TERRAINS:
        line = words("about-earth" if name == "earth" else "about-terrain")
        return About(capital(words(f"terrain-{name}")), (line,), square(lambda c: face(c, name, [], 1)))
    if kind == "object" and name in OBJECTS:
        return About(capital(words(f"object-{name}")), (words(f"about-{kind_of(name)}"),), square(lambda c: c.markup(picture(name))))
    return None


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def square(paint: Any, width: float = 120.0) -> str:
    """A picture of its own, whose middle is the origin of what paints it."""
    c = Canvas(width, 120, "")
    with c.at(width / 2, 60):
        paint(c)
    return c.svg()


def kind_of(name: str) -> str:
    """What rules an object falls under."""
    if name in ("gem", "shell", "coloured_shells"):
        return name
    return "white" if name.startswith("white") else "ornament"


def about_tile(p: Any, name: str, words: Words) -> About:
    number = TILES.index(name) + 1
    halves = halves_of(p, number)
    lines = [capital(halves_said(p, number, words))]
    if name in NEST_BONUSES:
        lines.append(words(f"about-{name}"))
    lines += [words(f"about-{kind}") for kind in dict.fromkeys(kind_of(thing) for half in halves for thing in half[1:])]
    lines.append(words("written", name=name))
    c = Canvas(216, 116, "")
    with c.at(8, 8):
        tile(c, 100, halves, number)
    title = name if name in NEST_TILES else words(f"tile-{name}")
    return About(words("about-nest-tile", tile=title), tuple(lines), c.svg())


def about_bonus(p: Any, name: str, words: Words) -> About:
    """The effect in full."""
    kind = NUMBER[name]
    lines = [words(f"about-{name}")]
    if name in NEST_BONUSES:
        lines.append(capital(halves_said(p, kind + len(NEST_TILES), words)))
    owner = next((seat for seat in (0, 1) if p.used[BONUS_KINDS * seat + kind]), None)
    if owner is not None and name.startswith("ornament"):
        standing = [words("stands", who=words.seat(seat), n=ornaments_of(p, seat, name)) for seat in (owner, 1 - owner)]
        lines.append(", ".join(standing))
    lines.append(words("written", name=name))
    return About(words(f"bonus-{name}"), tuple(lines), square(lambda c: bonus_icon(c, name)))


def about_goal(number: int, words: Words) -> About:
    lines = (words("about-goal"), words("about-goal-flower" if "flower" in GOALS[number] else "about-goal-feather"))
    return About(words("about-goal-title", goal=goal_said(number, words)), lines, square(lambda c: goal(c, GOALS[number], 54)))


def about_column(p: Any, column: int, words: Words) -> About:
    """The goal of a column, if the asker knows it, and how both nests stand."""
    number = int(known_goal(p, column))
    letter, whose = COLUMNS[column], column % 2
    title = words("column-goal", column=letter, who=words.seat(whose), goal=goal_said(number, words))
    if number == HIDDEN:
        return About(title, (words("about-goal-hidden", who=words.seat(whose)), words("about-goal")), square(lambda c: goal(c, None, 54)))
    cells = int(column_of(bit_number(f"{letter}1"))) & whole(p)
    standing = [words("stands", who=words.seat(seat), n=int(asked_for(p, seat, cells, number))) for seat in (0, 1)]
    more = about_goal(number, words)
    return About(title, (", ".join(standing), *more.lines), more.svg)


def about_cell(p: Any, seat: int, name: str, words: Words) -> About:
    """What lies on a cell, one line for each thing that there is something to say about."""
    number = bit_number(name)
    terrain = terrain_at(p, seat, number)
    title = words("cell-of", cell=name, who=words.seat(seat))
    if terrain is None:
        return About(title, (words("about-empty"),))
    lying = things_on(p, seat, number)
    lines = [capital(half_said(terrain, lying_said(lying, words), words))]
    lines += [words(f"about-{kind}") for kind in dict.fromkeys(kind_of(thing) for thing, _, _ in lying)]
    if any(token for _, token, _ in lying):
        lines.append(words("about-token"))
    if any(crossed for _, _, crossed in lying):
        lines.append(words("about-crossed"))
    if terrain == "earth":
        lines.append(words("about-earth"))
    return About(title, tuple(lines), square(lambda c: face(c, terrain, lying, number)))
