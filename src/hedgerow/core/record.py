"""The record of a game: written, read, replayed and verified.  To these games what PGN is to chess.

One JSON document holds everything chance decided and every decision, in names, so that a stranger's program can
replay the game without our random generator or our data types.  A file holds one document, or one per line.

Reading is strict: an unknown, missing or repeated key, or a value of the wrong type, is a fault.  Only the top
level may carry further keys; we write two there ourselves:

    "deal": {"scheme": "hedgerow-deal/1", "commitment": "sha256:…", "secret": "…"}

With it `verify` also checks that the set-up and every later shuffle came from the secret that was committed to
before the first move (see `chance.py`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hedgerow.core.chance import commitment, fresh_secret, is_secret
from hedgerow.core.errors import BadMove, BadRecord, HedgerowError
from hedgerow.core.game import Game, load
from hedgerow.core.moves import quote
from hedgerow.core.position import Position

FORMAT = "hedgerow-record/1"
DEAL = "hedgerow-deal/1"
KEYS = ("format", "game", "revision", "content", "options", "seats", "setup", "moves", "result")

# A line of a file longer than this is nobody's game; refusing it early keeps memory small.
LONGEST = 32 * 1024 * 1024


@dataclass
class Record:
    game: str
    revision: int
    content: str
    options: dict[str, Any]
    seats: list[str]
    setup: dict[str, Any]
    moves: list[dict[str, Any]]
    result: dict[str, Any] | None
    deal: dict[str, str] | None = field(default=None)

    def document(self) -> dict[str, Any]:
        form = {"format": FORMAT} | {key: getattr(self, key) for key in KEYS[1:]}
        return form if self.deal is None else form | {"deal": self.deal}

    def line(self) -> str:
        """The record as one line of JSON, without its line end."""
        return json.dumps(self.document(), ensure_ascii=False, separators=(",", ":"))


class Recorder:
    """A game in progress together with its record."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        seats: list[str] | None = None,
        secret: str | None = None,
    ) -> None:
        self.game = game
        self.options = game.settle(options)
        self.secret = fresh_secret() if secret is None else secret
        self.position = game.deal(self.options, self.secret)
        self.setup = game.write_setup(self.position)
        self.seats = seats or [f"seat {i}" for i in range(game.seats(self.options))]
        self.moves: list[dict[str, Any]] = []

    def apply(self, seat: int, code: int) -> None:
        self.position.apply(seat, code)
        move = {"seat": seat, **self.game.moves.record(code)}
        if self.position.spoken:
            move["chance"] = [self.game.chance_names(order) for order in self.position.spoken]
        self.moves.append(move)

    def record(self) -> Record:
        """The record so far; with the secret once the game is over, with the commitment alone before."""
        over = self.position.over()
        deal = {"scheme": DEAL, "commitment": commitment(self.secret)}
        if over:
            deal["secret"] = self.secret
        return Record(
            game=self.game.name,
            revision=self.game.revision,
            content=self.game.content,
            options=dict(self.options),
            seats=list(self.seats),
            setup=self.setup,
            moves=list(self.moves),
            result=self.game.result(self.position) if over else None,
            deal=deal,
        )


# ---------------------------------------------------------------------- reading


def parse(text: str | bytes) -> Record:
    """A record from its JSON; raises BadRecord with one sentence."""
    return form(parse_json(text))


def parse_json(text: str | bytes) -> Any:
    """JSON without repeated keys and without NaN; raises BadRecord."""
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        return json.loads(text, object_pairs_hook=unrepeated, parse_constant=no_constant)
    except HedgerowError:
        raise
    except UnicodeDecodeError as error:
        raise BadRecord(f"this is not UTF-8 text: byte {error.start} is wrong") from None
    except json.JSONDecodeError as error:
        raise BadRecord(f"this is no JSON: {error.msg} at line {error.lineno}, column {error.colno}") from None
    except RecursionError:
        raise BadRecord("this is no record: its lists are nested too deeply") from None
    except ValueError:
        raise BadRecord("this is no record: it holds a number of far too many digits") from None


def unrepeated(items: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(items)
    if len(made) != len(items):
        seen: set[str] = set()
        for key, _ in items:
            if key in seen:
                raise BadRecord(f"the key {quote(key)} is repeated")
            seen.add(key)
    return made


def no_constant(name: str) -> None:
    raise BadRecord(f"{name} is no value of a record")


TYPES: dict[str, tuple[type, str]] = {
    "format": (str, "a text"),
    "game": (str, "a name"),
    "revision": (int, "a whole number"),
    "content": (str, "a text"),
    "options": (dict, "an object"),
    "seats": (list, "a list of names"),
    "setup": (dict, "an object"),
    "moves": (list, "a list of moves"),
}


def form(document: Any) -> Record:
    """The parts of a record with their types checked; what they mean is for the game to say."""
    if type(document) is not dict:
        raise BadRecord("a record is a JSON object")
    for key in KEYS:
        if key not in document:
            raise BadRecord(f'the record has no "{key}"')
    for key, (kind, name) in TYPES.items():
        if type(document[key]) is not kind:
            raise BadRecord(f'"{key}" is {quote(document[key])}; expected {name}')
    if document["format"] != FORMAT:
        raise BadRecord(f'"format" is {quote(document["format"])}; expected "{FORMAT}"')
    result = document["result"]
    if result is not None and type(result) is not dict:
        raise BadRecord(f'"result" is {quote(result)}; expected an object or null')
    for seat in document["seats"]:
        if type(seat) is not str:
            raise BadRecord(f'"seats" holds {quote(seat)}; expected a list of names')
    for number, move in enumerate(document["moves"]):
        if type(move) is not dict:
            raise BadRecord(f"move {number}: {quote(move)} is no object")
    return Record(**{key: document[key] for key in KEYS[1:]}, deal=read_deal(document.get("deal")))


def read_deal(deal: Any) -> dict[str, str] | None:
    """Our own further key, if it is there and is ours; anything else under that name is ignored, as agreed."""
    if type(deal) is not dict or deal.get("scheme") != DEAL:
        return None
    if type(deal.get("commitment")) is not str or not (deal.get("secret") is None or is_secret(deal["secret"])):
        raise BadRecord('"deal" needs a "commitment" and, after the game, a "secret" of 64 hexadecimal digits')
    return deal


def documents(path: Path) -> Iterator[bytes]:
    """The JSON documents of a file: one per line, or all of it when its first line alone is no whole document."""
    with path.open("rb") as file:
        first = file.readline(LONGEST)
        try:
            parse_json(first)
            lined = True
        except BadRecord:
            lined = False
        rest = file.read(LONGEST) if not lined else b""
        if not lined:
            follow = [line for line in rest.splitlines() if line.strip()]
            if follow and first.lstrip().startswith(b"{") and all(line.startswith(b'{"') for line in follow[:3]):
                lined = True  # one per line, and the first of them is faulty
                file.seek(len(first))
        yield first if lined else first + rest
        if lined:
            while line := file.readline(LONGEST):
                if line.strip():
                    yield line


# ---------------------------------------------------------------------- replaying


class Replay:
    """A record being played again, move by move.  Every fault is a BadRecord that names the move."""

    def __init__(self, record: Record, game: Game | None = None) -> None:
        self.record = record
        self.at = 0
        self.game = self.find(record) if game is None else game
        if record.game != self.game.name:
            raise BadRecord(f'"game" is {quote(record.game)}, not {self.game.name}')
        if record.revision != self.game.revision:
            raise BadRecord(f'"revision" is {quote(record.revision)}; this program knows revision {self.game.revision} of {self.game.name}')
        if record.content != self.game.content:
            raise BadRecord(f'"content" is {quote(record.content)}; the content in use is {quote(self.game.content)}')
        try:
            for option in self.game.options:
                if option.name not in record.options and self.game.needs(option, record.options):
                    raise BadRecord(f'"options" lacks "{option.name}"')
            self.options = self.game.settle(record.options)
            seats = self.game.seats(self.options)
            if len(record.seats) != seats:
                raise BadRecord(f'"seats" holds {len(record.seats)} names; expected {seats}')
            self.position = self.game.read_setup(self.options, record.setup)
        except BadRecord:
            raise
        except HedgerowError as error:
            raise BadRecord(str(error)) from None

    @staticmethod
    def find(record: Record, folder: Path | None = None) -> Game:
        """The game a record names, with its standard content or that of a folder."""
        try:
            return load(record.game, folder)
        except HedgerowError as error:
            raise BadRecord(str(error)) from None

    def step(self) -> None:
        """Plays the next move."""
        move = self.record.moves[self.at]
        try:
            self.position.foretold = self.chance(move)
            seat = move.get("seat")
            if type(seat) is not int or not 0 <= seat < len(self.record.seats):
                raise BadMove(f'"seat" is {quote(seat)}; expected 0 to {len(self.record.seats) - 1}')
            self.position.apply(seat, self.game.moves.read(move))
            if self.position.foretold:
                raise BadMove('"chance" holds more orders than piles were shuffled')
            if "chance" in move and not self.position.spoken:
                raise BadMove('the move has "chance", but nothing was shuffled')
        except HedgerowError as error:
            raise BadRecord(f"move {self.at}: {error}") from None
        self.at += 1

    def chance(self, move: dict[str, Any]) -> list[list[int]]:
        if "chance" not in move:
            return []
        orders = move["chance"]
        if type(orders) is not list or not all(type(order) is list for order in orders):
            raise BadMove(f'"chance" is {quote(orders)}; expected a list of lists')
        return [self.game.read_chance(order) for order in orders]

    def run(self, upto: int | None = None) -> Position:
        """The position before move `upto`, or after the last."""
        stop = len(self.record.moves) if upto is None else upto
        while self.at < stop:
            self.step()
        self.position.foretold = None
        return self.position


def replay(record: Record, game: Game | None = None, upto: int | None = None) -> Position:
    """The position before move `upto` of a record, or after its last move; raises BadRecord."""
    return Replay(record, game).run(upto)


def verify(record: Record, game: Game | None = None) -> None:
    """Replays a whole record and compares what it claims; raises BadRecord with the first fault."""
    run = Replay(record, game)
    check_deal(run)
    position = run.run()
    if record.result is None:
        if position.over():
            raise BadRecord('"result" is null, but the game is over')
        return
    if not position.over():
        raise BadRecord('"result" stands there, but the game is not over')
    difference = compare(record.result, run.game.result(position), '"result"')
    if difference is not None:
        raise BadRecord(difference)


def check_deal(run: Replay) -> None:
    """Was the game dealt from the secret that was committed to?  Later shuffles are compared as they come."""
    deal = run.record.deal
    if deal is None or deal.get("secret") is None:
        return
    secret = deal["secret"]
    if commitment(secret) != deal["commitment"]:
        raise BadRecord('"deal" reveals a secret that is not the one committed to')
    dealt = run.game.deal(run.options, secret)
    if run.game.write_setup(dealt) != run.record.setup:
        raise BadRecord('"setup" is not what the revealed secret deals')
    run.position.key = dealt.key  # from here on every shuffle is compared with what the secret deals


def compare(said: Any, right: Any, where: str) -> str | None:
    """The first difference between what a record says and what is right, types included, as a sentence."""
    if type(right) is dict and type(said) is dict:
        for key in right:
            if key not in said:
                return f"{where} lacks {quote(key)}"
        for key in said:
            if key not in right:
                return f"{where} has an unknown key {quote(key)}"
        found = (compare(said[key], right[key], f"{where} → {quote(key)}") for key in right)
        return next((line for line in found if line is not None), None)
    if type(right) is list and type(said) is list and len(said) == len(right):
        found = (compare(a, b, f"{where} [{i}]") for i, (a, b) in enumerate(zip(said, right, strict=True)))
        return next((line for line in found if line is not None), None)
    if type(said) is not type(right) or said != right:
        return f"{where} is {quote(said)}; the game gives {quote(right)}"
    return None
