"""A small SVG vocabulary shared by all boards: shapes, words, groups, and the refs of things to click.

    canvas = Canvas(400, 300, "Harmonies, seat 0")
    with canvas.thing("cell:c4", label="c4: tree of height 2"):
        canvas.polygon(hexagon, fill="#8a5a3c")
    canvas.svg()

A *thing* is a group that a page can make clickable: it carries its refs (see `moves.py`) in `data-ref`, and a label
for those who listen instead of looking.  Drawings are made from masked positions only, so nothing secret can get
into one.  Everything is inline (no style sheet, no script, no outside file), so a drawing is the same in a browser, a
notebook, a README and a file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from html import escape

Point = tuple[float, float]


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
        return f'{head} font-family="system-ui, sans-serif"><title>{escape(self.title)}</title>{"".join(self.parts)}</svg>\n'

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
