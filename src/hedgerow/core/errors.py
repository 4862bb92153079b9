"""What can go wrong, as values: every error has a stable name and one sentence a person understands.

All of them are `ValueError`s, so a caller who does not care may catch just that.  The `name` is part of the
interface (the table sends it over HTTP); the sentence is not.
"""

from __future__ import annotations

from typing import ClassVar


class HedgerowError(ValueError):
    """Base of all errors that are somebody's mistake rather than ours."""

    name: ClassVar[str] = "error"


class UnknownGame(HedgerowError):
    name = "unknown_game"


class UnknownLanguage(HedgerowError):
    """There are no words in this language."""


class BadOption(HedgerowError):
    name = "bad_option"


class BadContent(HedgerowError):
    """A data file (cards, tiles, a board) is not what the game needs."""

    name = "bad_content"


class BadMove(HedgerowError):
    """Text or a record entry that names no move of the game at all."""

    name = "bad_move"


class IllegalMove(HedgerowError):
    """A move of the game that the rules do not allow now."""

    name = "illegal_move"


class NotYourTurn(IllegalMove):
    name = "not_your_turn"


class GameOver(IllegalMove):
    name = "game_over"


class MaskedPosition(HedgerowError):
    """A position with hidden things was asked for something that needs them."""

    name = "masked_position"


class BadChance(HedgerowError):
    """What a record says chance decided is missing, superfluous or impossible."""

    name = "bad_chance"


class BadSetup(HedgerowError):
    """A set-up that cannot come out of the box."""

    name = "bad_setup"


class BadRecord(HedgerowError):
    name = "bad_record"


class BadBytes(HedgerowError):
    """Bytes that are no position of this game."""

    name = "bad_bytes"
