"""A small SVG vocabulary shared by all boards: shapes, words, groups, and the refs of things to click.

    canvas = Canvas(400, 300, "Harmonies, seat 0")
    with canvas.thing("cell:c4", label="c4: tree of height 2"):
        canvas.polygon(hexagon, fill="#8a5a3c")
    canvas.svg()

A *thing* is a group that a page can make clickable: it carries its refs (see `moves.py`) in `data-ref`, and a label
for those who listen instead of looking.  Drawings are made from masked positions only, so nothing secret can get
into one.  Everything is inline (no style sheet, no script, no outside file, no ids), so a drawing is the same in a
browser, a notebook, a README and a file, and many of them can stand on one page.

All boards look as if one hand had drawn them: earth, water, leaf and stone as `Tone`s, edges that waver a little
(`rough`, always the same way for the same salt), shadows and hatching made of plain shapes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape
from math import cos, hypot, pi, sin, sqrt
from typing import Final

Point = tuple[float, float]

SANS: Final = "system-ui, sans-serif"
SERIF: Final = "Georgia, 'Iowan Old Style', 'Noto Serif', serif"

# ---------------------------------------------------------------------- colours


@dataclass(frozen=True)
class Tone:
    """One material under one light: lit from above, as it is, in shade, and deep enough to write with on paper."""

    light: str
    base: str
    shade: str
    deep: str


PAPER: Final = "#f4eee0"  # what everything lies on
SHEET: Final = "#fcf8ee"  # a card, a panel
INK: Final = "#2e2a24"  # words, contrast 12 on paper
SOFT: Final = "#5f5546"  # words that matter less, contrast 6 on paper
FAINT: Final = "#cfc3a8"  # lines that are hardly there

WATER: Final = Tone("#a8d0da", "#5f9fb8", "#3d7791", "#1f4a60")
STONE: Final = Tone("#cbc8bf", "#a5a29a", "#787570", "#4a4844")
EARTH: Final = Tone("#c39a70", "#9b6c45", "#70492b", "#4a2f1b")
LEAF: Final = Tone("#a9c177", "#7a9c4d", "#557534", "#34501f")
WHEAT: Final = Tone("#f4d98c", "#e2b94f", "#b98c2c", "#6f5011")
CLAY: Final = Tone("#e39a80", "#c65a41", "#983d2b", "#6d2619")
SAND: Final = Tone("#efe7d2", "#e3d8bc", "#cabb97", "#6b5d3f")
AMBER: Final = Tone("#ffc46b", "#ee9a34", "#bd6c14", "#5a2f04")
DUSK: Final = Tone("#ffffff", "#d5d6ee", "#9a9cc9", "#3b3c6b")

# ---------------------------------------------------------------------- shapes as points and paths


def wobble(*salt: int) -> float:
    """A number from -1 to 1 that looks random and is always the same for the same whole numbers."""
    mixed = 0x2545F491
    for number in salt:
        mixed = (mixed ^ (number & 0xFFFFFFFF)) * 0x9E3779B1 & 0xFFFFFFFF
        mixed ^= mixed >> 15
    mixed = mixed * 0x85EBCA6B & 0xFFFFFFFF
    return (mixed >> 8) / 0x7FFFFF - 1.0


def hexagon(x: float, y: float, radius: float, pointed: bool = False) -> list[Point]:
    """The corners of a hex, clockwise; flat on top unless pointed."""
    turn = pi / 6 if pointed else 0.0
    return [(x + radius * cos(turn + i * pi / 3), y + radius * sin(turn + i * pi / 3)) for i in range(6)]


def center(column: int, row: int, radius: float) -> Point:
    """The middle of a flat-topped hex in axial steps, from that of (0, 0)."""
    return 1.5 * radius * column, sqrt(3) * radius * (row + column / 2)


def box(x: float, y: float, width: float, height: float) -> list[Point]:
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def trace(*steps: str | float) -> str:
    """Path data from letters and numbers: `trace("M", 0, y, "l", 5, 2.5)`."""
    return " ".join(step if isinstance(step, str) else number(step) for step in steps)


def rough(points: list[Point], waver: float, salt: int, corner: float = 0.0) -> str:
    """A closed path through these points as a hand would draw it: corners a little off and rounded, sides a little bent."""
    moved = [(x + waver * wobble(salt, i, 1), y + waver * wobble(salt, i, 2)) for i, (x, y) in enumerate(points)]
    d = ""
    for i, (x, y) in enumerate(moved):
        (px, py), (nx, ny) = moved[i - 1], moved[(i + 1) % len(moved)]
        before = min(corner / (hypot(px - x, py - y) or 1), 0.5)
        after = min(corner / (hypot(nx - x, ny - y) or 1), 0.5)
        ax, ay = x + (px - x) * before, y + (py - y) * before
        bx, by = x + (nx - x) * after, y + (ny - y) * after
        if d:
            mx, my = (x + px) / 2 + waver * wobble(salt, i, 3), (y + py) / 2 + waver * wobble(salt, i, 4)
            d += f"Q{number(mx)} {number(my)} {number(ax)} {number(ay)}"
        else:
            d = f"M{number(ax)} {number(ay)}"
        if corner:
            d += f"Q{number(x)} {number(y)} {number(bx)} {number(by)}"
    return d + "Z"


def blob(x: float, y: float, rx: float, ry: float, waver: float, salt: int, sides: int = 9) -> str:
    """A round thing with a lively edge: a crown, a pond, a pebble."""
    points = []
    for i in range(sides):
        grown = 1 + waver * wobble(salt, i)
        angle = 2 * pi * i / sides
        points.append((x + rx * grown * cos(angle), y + ry * grown * sin(angle)))
    return rough(points, 0.0, salt, corner=10.0 * (rx + ry))


def star(x: float, y: float, size: float) -> str:
    """A spark with four points."""
    tips = ((size, 0.0), (0.0, size), (-size, 0.0), (0.0, -size))
    return trace("M", x, y - size, *(part for dx, dy in tips for part in ("Q", x, y, x + dx, y + dy)), "Z")


def hatch(x: float, y: float, width: float, height: float, step: float, salt: int) -> str:
    """Slanting strokes over a box, to be stroked, not filled: shade without a pattern."""
    d = ""
    count = int((width + height) / step)
    for i in range(1, count):
        reach = i * step
        x1, y1 = (reach, 0.0) if reach < width else (width, reach - width)
        x2, y2 = (0.0, reach) if reach < height else (reach - height, height)
        inset = 0.12 + 0.1 * wobble(salt, i)
        ax, ay, bx, by = x1 + (x2 - x1) * inset, y1 + (y2 - y1) * inset, x2 + (x1 - x2) * inset, y2 + (y1 - y2) * inset
        d += f"M{number(x + ax)} {number(y + ay)}L{number(x + bx)} {number(y + by)}"
    return d


# ---------------------------------------------------------------------- writing SVG


def number(value: float) -> str:
    """Coordinates with at most two decimals, and no more digits than needed."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def attributes(**given: object) -> str:
    """`stroke_width=2` as ` stroke-width="2"`; None leaves an attribute out."""
    out = []
    for name, value in given.items():
        if value is None:
            continue
        text = number(value) if isinstance(value, float) else str(value)
        out.append(f' {name.rstrip("_").replace("_", "-")}="{escape(text)}"')
    return "".join(out)


class Canvas:
    def __init__(self, width: float, height: float, title: str) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.parts: list[str] = []

    def svg(self) -> str:
        size = f"0 0 {number(self.width)} {number(self.height)}"
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="group" aria-label="{escape(self.title)}"'
        return f'{head} font-family="{SANS}"><title>{escape(self.title)}</title>{self.inner()}</svg>\n'

    def inner(self) -> str:
        """What was drawn so far, to be put into another drawing with `markup`."""
        return "".join(self.parts)

    def markup(self, drawn: str) -> None:
        """Something drawn before: pictures that come back often are made once."""
        self.parts.append(drawn)

    def raw(self, tag: str, inner: str | None = None, /, **given: object) -> None:
        end = "/>" if inner is None else f">{inner}</{tag}>"
        self.parts.append(f"<{tag}{attributes(**given)}{end}")

    # ------------------------------------------------------------------ shapes

    def rect(self, x: float, y: float, width: float, height: float, radius: float = 0.0, **given: object) -> None:
        rounded = radius or None
        self.raw("rect", x=float(x), y=float(y), width=float(width), height=float(height), rx=rounded, **given)

    def circle(self, x: float, y: float, radius: float, **given: object) -> None:
        self.raw("circle", cx=float(x), cy=float(y), r=float(radius), **given)

    def ellipse(self, x: float, y: float, rx: float, ry: float, **given: object) -> None:
        self.raw("ellipse", cx=float(x), cy=float(y), rx=float(rx), ry=float(ry), **given)

    def line(self, x1: float, y1: float, x2: float, y2: float, **given: object) -> None:
        self.raw("line", x1=float(x1), y1=float(y1), x2=float(x2), y2=float(y2), **given)

    def polygon(self, points: Iterable[Point], **given: object) -> None:
        self.raw("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **given)

    def path(self, d: str, **given: object) -> None:
        self.raw("path", d=d, **given)

    def text(self, x: float, y: float, words: object, size: float = 14.0, anchor: str = "middle", **given: object) -> None:
        """Words whose baseline runs through (x, y)."""
        self.raw("text", escape(str(words)), x=float(x), y=float(y), font_size=float(size), text_anchor=anchor, **given)

    # ------------------------------------------------------------------ things that lie on a table

    def shadow(self, x: float, y: float, width: float, height: float, radius: float, depth: float = 3.0) -> None:
        """Two layers of thin dark under a sheet of this size."""
        for spread, opacity in ((1.4, 0.05), (0.6, 0.08)):
            s = depth * spread
            self.rect(x - s / 3, y + s / 2, width + s * 2 / 3, height + s / 2, radius + s / 2, fill=INK, opacity=opacity)

    def sheet(self, x: float, y: float, width: float, height: float, radius: float = 8.0, fill: str = SHEET, edge: str = FAINT) -> None:
        """A card or a panel of paper with its shadow."""
        self.shadow(x, y, width, height, radius)
        self.rect(x, y, width, height, radius, fill=fill, stroke=edge)

    def cube(self, x: float, y: float, size: float, tone: Tone = AMBER) -> None:
        """A wooden cube whose middle is (x, y), seen from above one of its edges."""
        w, h = size * 0.5, size * 0.27
        top = y - size * 0.52
        faces = (
            ([(x, top), (x + w, top + h), (x, top + 2 * h), (x - w, top + h)], tone.light),
            ([(x - w, top + h), (x, top + 2 * h), (x, y + size * 0.55), (x - w, y + size * 0.28)], tone.base),
            ([(x + w, top + h), (x, top + 2 * h), (x, y + size * 0.55), (x + w, y + size * 0.28)], tone.shade),
        )
        for points, fill in faces:
            self.polygon(points, fill=fill, stroke=tone.deep, stroke_width=max(0.7, size * 0.05), stroke_linejoin="round")

    # ------------------------------------------------------------------ groups

    @contextmanager
    def group(self, **given: object) -> Iterator[None]:
        self.parts.append(f"<g{attributes(**given)}>")
        yield
        self.parts.append("</g>")

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, **given: object) -> Iterator[None]:
        """A group whose own origin lies at (x, y)."""
        move = f"translate({number(x)} {number(y)})"
        if turn:
            move += f" rotate({number(turn)})"
        if scale != 1.0:
            move += f" scale({scale:.4g})"
        with self.group(transform=move, **given):
            yield

    @contextmanager
    def thing(self, *refs: str, label: str, **given: object) -> Iterator[None]:
        """Something on the table with a name, and with refs if one can click it."""
        with self.group(data_ref=" ".join(refs) or None, role="img", aria_label=label, **given):
            self.parts.append(f"<title>{escape(label)}</title>")
            yield
