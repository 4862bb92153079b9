"""What a thing on the table of Harmonies is, in words made from the data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.canvas import Canvas
from hedgerow.core.views import About
from hedgerow.core.words import Words
from hedgerow.games.harmonies.cards import HEIGHT, WIDTH, face_of, picture
from hedgerow.games.harmonies.draw import centre_seat
from hedgerow.games.harmonies.facts import ANIMALS, CARDS
from hedgerow.games.harmonies.landscape import kinds_on
from hedgerow.games.harmonies.moves import CELL, COLORS
from hedgerow.games.harmonies.phrases import STACKED, animal, described, pays, steps, tokens
from hedgerow.games.harmonies.rules import frozen, open_for, spaces_in_use
from hedgerow.games.harmonies.stacks import stack, token

if TYPE_CHECKING:
    from hedgerow.games.harmonies.position import HarmoniesPosition


def about(p: HarmoniesPosition, ref: str, words: Words) -> About | None:
    kind, _, value = ref.partition(":")
    if kind == "card" and value.isdecimal() and 0 < int(value) < CARDS:
        return card(p, int(value), words)
    if kind == "color" and value in COLORS:
        key = f"about-{value}" if value != "blue" else f"about-blue-{'AB'[p.side]}"
        return About(words(f"color-{value}").capitalize(), (words(key),), picture_of(token(value)))
    if kind == "space" and value.isdecimal() and 0 < int(value) <= int(spaces_in_use(p)):
        return space(p, int(value), words)
    if kind == "bag":
        return bag(p, words)
    board = [str(CELL.values[number]) for number in p.board().cells]
    seat = kind.removeprefix("seat")
    if value in board and kind == "cell":
        return cell(p, centre_seat(p, int(p.viewer) if p.viewer >= 0 else None), board.index(value), words)
    if value in board and seat.isdecimal() and int(seat) < p.players:
        return cell(p, int(seat), board.index(value), words)
    return None


def space(p: HarmoniesPosition, number: int, words: Words) -> About:
    """The tokens of a central space, and what each of their colors is good for."""
    counts = [int(p.spaces[(number - 1) * 6 + i]) for i in range(6)]
    title = words("label-space", n=number, tokens=tokens(counts, words) or words("no-tokens"))
    present = [color for color, many in zip(COLORS, counts, strict=True) if many]
    uses = [about(p, f"color:{color}", words) for color in present]
    return About(title, (words("about-space"), *(f"{use.title}: {use.lines[0]}" for use in uses if use)))


def bag(p: HarmoniesPosition, words: Words) -> About:
    """What is left in the bag: everybody may count it."""
    inside = ", ".join(f"{words(f'color-{color}')} {int(p.left[i])}" for i, color in enumerate(COLORS))
    rest = words("label-bag", n=int(p.facts.bag_size - p.drawn), inside=inside)
    return About(words("bag"), (rest, words("about-bag")))


def picture_of(drawn: str) -> str:
    """A token or stack, large."""
    c = Canvas(200, 200, "")
    with c.at(100, 110):
        c.markup(drawn)
    return c.svg()


def card(p: HarmoniesPosition, number: int, words: Words) -> About:
    given = p.facts
    lines = [words("about-habitat", lives=described(tuple(given.habitats[number]), words))]
    placed = int(p.placed[number])
    if number > ANIMALS:
        lines.append(words("about-pays", pays=pays(given, number, words)))
        if p.players == 1:
            lines.append(words("about-alone", n=int(given.suns[number])))
    else:
        ladder = steps(given, number)
        lines.append(words("about-steps", steps=", ".join(f"{i}: {points}" for i, points in enumerate(ladder, 1))))
        now = words("points", n=ladder[placed - 1] if placed else 0)
        lines.append(words("about-now", placed=placed, cubes=len(ladder), points=now))
    name = words("label-card", name=animal(given, number, words), number=number)
    c = Canvas(WIDTH + 12, HEIGHT + 14, name)
    with c.at(6, 4):
        c.markup(picture(face_of(p, number, words)))
    return About(name, tuple(lines), c.svg())


def cell(p: HarmoniesPosition, seat: int, number: int, words: Words) -> About:
    """What stands on a cell, and what may still come upon it."""
    board = p.board()
    kind = kinds_on(p, seat)[number]
    lines = [words(f"stack-{STACKED[kind]}")]
    if int(frozen(p, seat)) >> int(board.bits[number]) & 1:
        lines.append(words("about-frozen"))
    else:
        fits = [words(f"color-{color}") for i, color in enumerate(COLORS) if int(open_for(p, seat, i)) >> int(board.bits[number]) & 1]
        lines.append(words("about-open", colors=", ".join(fits)) if fits else words("about-full"))
    drawn = picture_of(stack(kind)) if STACKED[kind] != "empty" else None
    return About(str(CELL.values[board.cells[number]]), tuple(lines), drawn)
