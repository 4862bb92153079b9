"""The bonus tiles of Bower as cards: a sign, a name and the effect in words."""

from __future__ import annotations

from typing import Final

from hedgerow.core.canvas import AMBER, EARTH, INK, LEAF, SERIF, SHEET, SOFT, STONE, WATER, WHEAT, Canvas, trace
from hedgerow.core.words import Words
from hedgerow.games.bower.pieces import GROUND, PLUME, branch, cross_out, picture

TOKENS: Final = ("token_white_flower", "token_white_feather", "token_shells")
TINTS: Final = {"nest": "#d9e4bf", "ornament": "#f7dfa0", "scout": "#c5e0e8", "token": "#e6dcf0"}
HARMFUL: Final = "#f3cdbd"  # the colour of the other tiles
CARD: Final = 50.0  # height of a card


def wrapped(text: str, width: float, size: float) -> list[str]:
    """Lines of about this width."""
    room = int(width / (size * 0.54))
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def fitted(text: str, width: float, size: float) -> float:
    """A size at which a text is no wider than this, as near to the wished one as can be."""
    return min(size, width / (0.58 * max(len(text), 1)))


def bonus_card(
    c: Canvas, x: float, y: float, name: str, words: Words, refs: list[str], width: float = 184.0, faded: bool = False, size: float = 10.6
) -> None:
    """A bonus tile with its sign, its name and its effect in one or two lines; one that was declined is faded."""
    title, effect = words(f"bonus-{name}"), words(f"effect-{name}")
    said = words("bonus-declined" if faded else "bonus-card", bonus=title, effect=effect)
    refs = refs or [f"look:{name}"]
    with c.at(x, y, opacity=0.55 if faded else None), c.thing(*refs, label=said):
        c.sheet(0, 0, width, CARD, 7)
        c.path("M7 0H46V50H7Q0 50 0 43V7Q0 0 7 0Z", fill=TINTS.get(name.partition("_")[0], HARMFUL))
        with c.at(23, 25, 0.37):
            bonus_icon(c, name)
        room = width - 60
        large = fitted(title, 0.9 * room, 13.5)
        lines = [words("declined")] if faded else wrapped(effect, room, size)
        while len(lines) > 2:
            size -= 0.5
            lines = wrapped(effect, room, size)
        top = 16 if len(lines) > 1 else 20
        c.text(53, top, title, large, "start", fill=INK, font_family=SERIF, font_style="italic", font_weight="bold")
        for i, line in enumerate(lines):
            c.text(53, top + (14 if len(lines) > 1 else 18) + 12.5 * i, line, fitted(line, room + 3, size), "start", fill=SOFT)
        if faded:
            c.line(50, top - 4, width - 10, top - 4, stroke=INK, stroke_width=1.4)


def back(c: Canvas, x: float, y: float, width: float, height: float, count: int) -> None:
    """A face-down pile as three sheets."""
    for i in (2, 1, 0):
        c.rect(x + 3.0 * i, y - 3.0 * i, width, height, 6, fill=EARTH.base if i == 0 else EARTH.light, stroke=EARTH.deep)
    c.rect(x + 5, y + 5, width - 10, height - 10, 4, fill="none", stroke=EARTH.light, stroke_dasharray="3 3")
    for side in (-1, 1):
        with c.at(x + width / 2 + side * 24, y + height / 2, 0.3, 32 * side, opacity=0.75):
            c.path(PLUME, fill=EARTH.light, stroke=EARTH.deep, stroke_width=3)
            c.line(0, -36, 0, 48, stroke=EARTH.deep, stroke_width=3)
    c.circle(x + width / 2, y + height / 2, 14, fill=EARTH.shade, stroke=EARTH.light, stroke_width=1.2)
    c.text(x + width / 2, y + height / 2 + 6, count, 16, fill=SHEET, font_weight="bold")


def bonus_icon(c: Canvas, name: str) -> None:
    """The sign of a bonus tile around the origin, as large as a cell."""
    if name.startswith("nest_"):
        kinds = {"nest_white_feathers": "white_feather", "nest_white_flowers": "white_flower", "nest_coloured_shells": "coloured_shells"}
        c.rect(-50, -34, 100, 68, 10, fill=GROUND["moss" if "shells" in name else "earth"], stroke=INK, stroke_width=3)
        both = ["white_feather", "white_flower"] if name == "nest_white_mixed" else [kinds[name]] * (1 if "shells" in name else 2)
        for i, kind in enumerate(both):
            with c.at(-24 + 48 * i if len(both) == 2 else 0, 0, 0.5):
                c.markup(picture(kind))
    elif name == "ornament_shells":
        c.markup(picture("shell"))
    elif name.startswith("ornament_"):
        colour = name.partition("_")[2]
        for x, y, kind in ((-19, -12, "feather"), (20, 14, "flower")):
            with c.at(x, y, 0.66):
                c.markup(picture(f"{kind}_{colour}"))
    elif name.startswith("scout_"):
        for x in (-25, 25) if name == "scout_set_aside" else (0,):
            with c.at(x, 0, 0.5 if name == "scout_set_aside" else 0.95):
                c.path("M-46 0Q0 -44 46 0Q0 44 -46 0Z", fill=SHEET, stroke=INK, stroke_width=6, stroke_linejoin="round")
                c.circle(0, 0, 17, fill=WATER.base, stroke=INK, stroke_width=5)
                c.circle(0, 0, 6, fill=INK)
    elif name == "token_x":
        cross_out(c)
    elif name == "token_branch":
        with c.at(0, 0, 1.0, -20):
            branch(c, 90)
    elif name in TOKENS:
        with c.at(0, 0, 0.85):
            face_of_token = {"token_shells": "shell", "token_white_flower": "white_flower", "token_white_feather": "white_feather"}[name]
            c.markup(picture(face_of_token))
    else:
        interaction(c, name)


def interaction(c: Canvas, name: str) -> None:
    if name == "cover":
        c.rect(-40, -6, 62, 40, 6, fill=STONE.light, stroke=INK, stroke_width=4)
        c.rect(-22, -36, 62, 40, 6, fill=WHEAT.light, stroke=INK, stroke_width=4)
        c.path("M9 -36V4", stroke=INK, stroke_width=3, stroke_dasharray="5 5")
    elif name == "gift":
        c.rect(-34, -12, 68, 50, 5, fill=AMBER.light, stroke=INK, stroke_width=4)
        c.rect(-40, -24, 80, 18, 4, fill=AMBER.base, stroke=INK, stroke_width=4)
        c.path("M0 -24V38M0 -24C-34 -58 -38 -20 0 -24C34 -58 38 -20 0 -24", fill="none", stroke="#983d2b", stroke_width=6)
    elif name == "double_turn":
        for y in (-18, 20):
            c.path(trace("M", -38, y, "H", 22), stroke=LEAF.shade, stroke_width=11, stroke_linecap="round")
            c.path(
                trace("M", 14, y - 17, "L", 40, y, "L", 14, y + 17, "Z"),
                fill=LEAF.shade,
                stroke=LEAF.shade,
                stroke_width=4,
                stroke_linejoin="round",
            )
    else:
        c.rect(-44, -34, 62, 34, 6, fill=WHEAT.light, stroke=INK, stroke_width=4)
        c.path("M-13 -34V0", stroke=INK, stroke_width=3, stroke_dasharray="5 5")
        c.path(
            "M28 -8V26M12 14L28 34L44 14", fill="none", stroke="#983d2b", stroke_width=9, stroke_linecap="round", stroke_linejoin="round"
        )
