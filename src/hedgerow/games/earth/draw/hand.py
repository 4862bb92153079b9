"""What the viewer holds, is offered, or looks at."""

from __future__ import annotations

from hedgerow.core.canvas import INK, SERIF, SOFT, WATER
from hedgerow.core.moves import ref
from hedgerow.games.earth.draw.cards import HEIGHT, WIDTH, draw_card
from hedgerow.games.earth.draw.island import ISLAND, STEP_X, STEP_Y
from hedgerow.games.earth.draw.scene import Scene, Sheet, blank
from hedgerow.games.earth.terms import CHOOSING, LOOK

COLUMNS = 4


def hand(s: Scene, columns: int = COLUMNS, titled: bool = False) -> Sheet | None:
    """The cards of the viewer; those among which one is to be kept come first, with a mark."""
    p, seat = s.p, s.seat
    if seat is None:
        return None
    if p.phase == CHOOSING:
        faces = s.offered(seat)
        refs = [ref("face", s.facts.names[face]) for face in faces]
        return row(s, faces, refs, s.words("see-offer"), 0, columns, titled)
    held = s.hand(seat)
    looked = [int(p.looked[seat * LOOK + i]) for i in range(int(LOOK))] if p.look[seat] else []
    looked = [card for card in looked if card > 0]
    faces = looked + held
    title = s.words("see-looked" if looked else "see-hand")
    return row(s, faces, [s.ref(face) for face in faces], title, len(looked), columns, titled)


def row(s: Scene, faces: list[int], refs: list[str], title: str, marked: int, columns: int, titled: bool) -> Sheet:
    lines = -(-len(faces) // columns)
    top = 30.0 if titled else 9.0
    c = blank(max(ISLAND, columns * STEP_X + 22), top + max(lines * STEP_Y, 16) + 4, title)
    if titled:
        c.text(16, 20, f"{title} ({marked or len(faces)})", 16, "start", fill=INK, font_family=SERIF, font_style="italic")
    if not faces:
        c.text(16, top + 8, "–", 14, "start", fill=SOFT)
    for i, face in enumerate(faces):
        with c.at(16 + i % columns * STEP_X, top + i // columns * STEP_Y), c.thing(refs[i], label=s.label(face)):
            if i < marked:
                c.rect(-3, -3, WIDTH + 6, HEIGHT + 6, 10, fill=WATER.light, stroke=WATER.deep, stroke_width=3)
            draw_card(c, s.facts, face, s.words.language)
    return Sheet("hand", "hand", title, c)
