"""Who may know what: every field of a position is declared, or the module does not import.

    SECRECY = Secrecy(
        row=PUBLIC,        # everybody sees it
        hand=OWNER,        # a vec in equal slices, one per seat; each seat sees its own slice
        deck=SECRET,       # nobody sees it
    )

A mask starts from nothing and adds what the declarations allow, so a forgotten field is hidden, not leaked.

There are no exceptions to write code for.  Where what a seat knows changes as the game goes on (a goal it has
peeked at, a card it has seen go into a pile), keep two fields: the truth, SECRET, and what each seat has learnt,
OWNER.  Where part of a pile is known to all, keep the pile SECRET and what is known of it PUBLIC.
"""

from __future__ import annotations

from enum import Enum


class Visibility(Enum):
    PUBLIC = "public"
    OWNER = "owner"
    SECRET = "secret"


PUBLIC = Visibility.PUBLIC
OWNER = Visibility.OWNER
SECRET = Visibility.SECRET

# What the base class of all positions declares for every game, and what of a position is no state at all.
BASE = {"viewer": PUBLIC, "shuffles": PUBLIC, "key": SECRET}
NOT_STATE = frozenset({"game", "facts", "spoken", "foretold"})


class Secrecy:
    """The declared fields of one game's position, in the order in which they are packed into bytes."""

    def __init__(self, **fields: Visibility) -> None:
        self.fields: dict[str, Visibility] = {**BASE, **fields}

    def guard(self, position: type) -> None:
        """Refuses to import a position with a field that is not declared, or a declaration without its field."""
        have = attributes(position) - NOT_STATE
        undeclared = sorted(have - set(self.fields))
        missing = sorted(set(self.fields) - have)
        if undeclared:
            raise TypeError(f"{position.__name__}: declare who may see {', '.join(undeclared)}")
        if missing:
            raise TypeError(f"{position.__name__}: declared but not there: {', '.join(missing)}")


def attributes(position: type) -> set[str]:
    """The attributes of a position class, compiled or not."""
    names: set[str] = set()
    for base in position.__mro__:
        names |= set(base.__dict__.get("__mypyc_attrs__", ()))
        names |= set(base.__dict__.get("__annotations__", ()))
    return {name for name in names if not name.startswith("__")}
