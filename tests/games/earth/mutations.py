"""Records of Earth with one thing changed in them: values, keys, types, moves, whatever stands there."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from hedgerow.core.chance import Rng

Path = tuple[Any, ...]
OTHER_SCALARS = [None, True, False, 0, 1, -1, 10**30, 1.0, 0.5, "", "0", "plant", "done", "d4", [], [1], {}, {"seat": 0}]


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a document."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    elif isinstance(value, list):
        for i in range(len(value)):
            yield from places(value[i], (*path, i))


def at(document: Any, path: Path) -> Any:
    for step in path:
        document = document[step]
    return document


def put(document: Any, path: Path, value: Any) -> None:
    at(document, path[:-1])[path[-1]] = value


def of(rng: Rng, items: list[Any]) -> Any:
    return items[rng.below(len(items))]


def changed(value: Any, others: list[Any], rng: Rng) -> Any:
    """Something else in the place of a value; `others` are values that stand elsewhere in the record."""
    choice = rng.below(4)
    if choice == 0:
        return of(rng, OTHER_SCALARS)
    if choice == 1:
        return of(rng, others)
    if isinstance(value, bool) or value is None:
        return of(rng, [int(value or 0), not value, float(value or 0), str(value)])
    if isinstance(value, int):
        return of(rng, [value + 1, value - 1, float(value), str(value), [value], bool(value), -value])
    if isinstance(value, str):
        return of(rng, [value + " ", value.upper(), [value], value[:-1], {value: value}])
    if isinstance(value, list):
        return changed_list(list(value), others, rng)
    return changed_object(dict(value), others, rng)


def changed_list(value: list[Any], others: list[Any], rng: Rng) -> Any:
    size = len(value)
    choice = rng.below(6)
    if not size or choice == 0:
        value.insert(rng.below(size + 1), of(rng, others))
    elif choice == 1:
        del value[rng.below(size)]
    elif choice == 2:
        value.insert(rng.below(size + 1), value[rng.below(size)])
    elif choice == 3:
        i, j = rng.below(size), rng.below(size)
        value[i], value[j] = value[j], value[i]
    elif choice == 4:
        i = rng.below(size)
        value[i : i + 2] = reversed(value[i : i + 2])
    else:
        del value[rng.below(size) :]
    return value


def changed_object(value: dict[str, Any], others: list[Any], rng: Rng) -> Any:
    keys = list(value)
    choice = rng.below(4)
    if not keys or choice == 0:
        value[of(rng, ["more", "chance", "instead", "for", "count", "gaia", "difficulty", "bonus"])] = of(rng, others)
    elif choice == 1:
        del value[of(rng, keys)]
    elif choice == 2:
        key = of(rng, keys)
        value[key + "s"] = value.pop(key)
    else:
        rng_order = sorted(keys, reverse=True)
        value = {key: value[key] for key in rng_order}  # the same object
    return value


def mutated(document: dict[str, Any], rng: Rng, under: Path | None = None) -> tuple[dict[str, Any], Path]:
    """The record with one place changed, and the place."""
    made = copy.deepcopy(document)
    part = of(rng, [(), ("options",), ("setup",), ("moves",), ("moves",), ("moves",), ("result",)]) if under is None else under
    inner = [path for path in places(at(made, part), part) if path]
    # The deck is long: its cards would be nearly all there is in a set-up.
    short = [path for path in inner if path[:2] != ("setup", "deck") or len(path) == 2]
    path = of(rng, short if part != ("setup", "deck") else inner)
    others = [at(made, of(rng, inner)) for _ in range(4)]
    put(made, path, copy.deepcopy(changed(at(made, path), others, rng)))
    return made, path
