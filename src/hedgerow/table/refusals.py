"""What the table refuses, as values: a stable name, a status, and words in the language of the person.

The name is part of the interface; the sentence (`refused-…` in `locale/`) is not.  `detail` may add what exactly was
wrong, as the engine says it.
"""

from __future__ import annotations

from typing import Any, Final

# Every name there is, with its status.
STATUS: Final[dict[str, int]] = {
    "bad_body": 400,
    "bad_import": 400,
    "bad_option": 400,
    "bad_seats": 400,
    "bad_moment": 400,
    "bad_move": 400,
    "no_identity": 401,
    "bad_link": 403,
    "bad_invite": 403,
    "foreign_origin": 403,
    "not_host": 403,
    "not_seated": 403,
    "no_spectators": 403,
    "not_now": 403,
    "rated": 403,
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_page": 404,
    "no_record": 404,
    "bad_method": 405,
    "game_over": 409,
    "illegal_move": 409,
    "key_reused": 409,
    "not_over": 409,
    "not_playing": 409,
    "not_your_turn": 409,
    "nothing_asked": 409,
    "other_revision": 409,
    "seat_taken": 409,
    "stale_version": 409,
    "already_seated": 409,
    "too_large": 413,
    "bad_host": 421,
    "too_fast": 429,
    "too_many": 429,
    "out_of_order": 500,
    "busy": 503,
    "unavailable": 503,
}


class Refusal(Exception):
    """Something a person asked for and does not get; `values` fill the sentence."""

    def __init__(self, name: str, /, detail: str | None = None, **values: Any) -> None:
        super().__init__(name if detail is None else f"{name}: {detail}")
        self.name = name
        self.status = STATUS[name]
        self.detail = detail
        self.values = values
