"""What the table answers, as types: the OpenAPI document is made from these."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Setting = str | int | bool


class Problem(Struct):
    """Why something was refused: `error` is a stable name, `message` a sentence in the language of the person."""

    error: str
    message: str
    detail: str | None = None


class Me(Struct):
    id: str
    name: str
    language: str
    preferences: dict[str, str | int | bool]


class Link(Struct):
    """A link that makes another device the same person, once, for a quarter of an hour."""

    link: str
    expires: float


class Choice(Struct):
    value: Setting
    title: str


class OptionInfo(Struct):
    name: str
    title: str
    help: str
    values: list[Choice]
    default: Setting


class BotInfo(Struct):
    name: str
    title: str


class GameInfo(Struct):
    name: str
    title: str
    pitch: str
    designers: str
    publisher: str
    year: int
    players: str
    minutes: str
    revision: int
    options: list[OptionInfo]
    bots: list[BotInfo]


class ListedSeat(Struct):
    kind: str
    name: str


class Listed(Struct):
    id: str
    game: str
    title: str
    status: str
    version: int
    created: float
    changed: float
    seat: int | None
    turn: bool
    seats: list[ListedSeat]
    options: dict[str, Setting]
    moves: int
    rated: bool
    timing: str


class Stored(Struct):
    """What was asked is stored; the table is at this version."""

    version: int


class Another(Struct):
    """Another table."""

    id: str


class ShownOption(Struct):
    name: str
    title: str
    value: Setting
    text: str


class ShownSeat(Struct):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    present: bool
    left: bool
    late: bool
    mine: bool
    free: bool


class ShownPanel(Struct):
    name: str
    role: str
    title: str
    svg: str


class ShownMove(Struct):
    code: int
    action: str
    text: str
    refs: list[str]
    say: str


class Reason(Struct):
    points: int
    reason: str
    refs: list[str]


class Points(Struct):
    category: str
    title: str
    points: int
    parts: list[Reason]


class News(Struct):
    """A move that was made, as a sentence."""

    number: int
    seat: int
    text: str
    refs: list[str]
    at: float


class ShownClock(Struct):
    """`left`: seconds per seat at the moment of this answer; `running`: the seats whose clock runs."""

    kind: str
    seconds: float
    increment: float
    out: str
    left: list[float]
    running: list[int]


class Request(Struct):
    by: int
    to: int
    missing: list[int]


class ShownUndo(Struct):
    """`to`: moves I may go back to before; `free`: those among them for which I need nobody's leave."""

    to: list[int]
    free: list[int]
    asked: Request | None


class Talk(Struct):
    id: int
    seat: int | None
    name: str
    text: str
    at: float


class Permissions(Struct):
    move: bool
    undo: bool
    hints: bool
    branch: bool
    rematch: bool
    leave: bool
    comeback: bool
    sit: bool
    start: bool
    chat: bool
    record: bool
    judge: bool


class Preferences(Struct):
    forced: bool


class View(Struct):
    """A table as one viewer may see it.  `commitment`: to the secret of the deal; none at a table that dealt nothing itself."""

    id: str
    game: str
    title: str
    name: str
    status: Literal["waiting", "playing", "over"]
    version: int
    at: int
    moves_count: int
    seat: int | None
    host: bool
    options: list[ShownOption]
    seats: list[ShownSeat]
    over: bool
    ask: str
    actors: list[int]
    waiting: bool
    panels: list[ShownPanel]
    moves: list[ShownMove]
    scores: list[int]
    ranks: list[int]
    breakdown: list[list[Points]]
    log: list[News]
    commitment: str | None
    secret: str | None
    clock: ShownClock
    undo: ShownUndo
    chat: list[Talk]
    muted: bool
    spectators: str
    rated: bool
    listed: bool
    invite: str | None
    rematch: str | None
    origin: Another | None
    origin_at: int
    permissions: Permissions
    preferences: Preferences
    now: float


class Turn(Struct):
    """What a program that holds a seat needs to know: the legal moves, and nothing to look at."""

    version: int
    status: str
    seat: int | None
    actors: list[int]
    moves: list[dict[str, Any]]
    moves_count: int
    scores: list[int]


class Shown(Struct):
    title: str
    lines: list[str]
    svg: str | None


class Taught(Struct):
    """A first game at the learner's next decision.  `coach`: what the lesson says of it; `moves`: what it lets one choose."""

    coach: str
    step: int
    steps: int
    finished: bool
    over: bool
    ask: str
    scores: list[int]
    news: list[str]
    panels: list[ShownPanel]
    moves: list[ShownMove]


class ScorePoint(Struct):
    number: int
    scores: list[int]


class Weight(Struct):
    """What a hint's value is made of: a category of points, or something a bot reckons with."""

    name: str
    title: str
    points: float


class ShownHint(Struct):
    code: int
    text: str
    say: str
    refs: list[str]
    value: float | None
    spread: float | None
    parts: list[Weight]


class Health(Struct):
    status: str
    version: str
