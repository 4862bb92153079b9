"""A tournament in figures: what `arena` prints and the report shows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict
from statistics import fmean
from typing import Any

from hedgerow.lab.ratings import Estimate, games_of, matches, ratings, scores, wilson
from hedgerow.lab.tables import Row


def summary(rows: list[Row]) -> dict[str, Any]:
    """Everything there is to say, as plain values."""
    by_bot: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_bot[row["bot"]].append(row)
    found: dict[str, Any] = {
        "games": len(games_of(rows)),
        "deals": len({row["deal"] for row in rows}),
        "ratings": {bot: asdict(estimate) for bot, estimate in ratings(rows).items()},
        "scores": {bot: asdict(estimate) for bot, estimate in scores(rows).items()},
        "matches": [asdict(match) for match in matches(rows)],
        "thinking": {bot: thinking(own) for bot, own in by_bot.items()},
    }
    further = sorted(key for key in rows[0] if key.startswith("result_"))
    if further:
        found["results"] = {bot: {key: result(own, key) for key in further} for bot, own in by_bot.items()}
    return found


def thinking(rows: list[Row]) -> dict[str, float]:
    """Seconds a decision takes on the average and at most, and decisions in a row at most."""
    return {
        "mean": sum(row["seconds"] for row in rows) / max(1, sum(row["decisions"] for row in rows)),
        "slowest": max(row["slowest"] for row in rows),
        "slowest_turn": max(row["slowest_turn"] for row in rows),
    }


def result(rows: list[Row], key: str) -> dict[str, Any]:
    """What else a result holds: its mean, and in what share of the games it is above zero."""
    above = fmean(row[key] > 0 for row in rows)
    return {"mean": fmean(row[key] for row in rows), "above_zero": asdict(wilson(above, len(rows)))}


def told(found: dict[str, Any]) -> Iterator[str]:
    """A summary as lines of text."""
    yield f"{found['games']} games on {found['deals']} deals; figures with 95 % intervals"
    for bot, score in found["scores"].items():
        rating = found["ratings"].get(bot)
        rated = f"  rating {Estimate(**rating).value:5.1f} [{rating['low']:.1f}, {rating['high']:.1f}]" if rating else ""
        spent = found["thinking"][bot]
        times = f"{1000 * spent['mean']:.1f} ms a decision, {spent['slowest_turn']:.2f} s a turn at most"
        yield f"{bot:<24} {interval(score, 1):<26}{rated}  {times}"
    for match in found["matches"]:
        orders = ", ".join(f"seats {order}: {interval(estimate, 3)}" for order, estimate in match["orders"].items())
        yield f"{match['bot']} against {match['other']}: {interval(match['share'], 3)} ({orders})"
    for bot, results in found.get("results", {}).items():
        for key, value in results.items():
            share = interval(value["above_zero"], 3)
            yield f"{bot}: {key.removeprefix('result_')} {value['mean']:.1f}, above zero in {share} of the games"
    if "verdict" in found:
        yield f"the first is {found['verdict']}"


def interval(estimate: dict[str, Any], digits: int) -> str:
    return f"{estimate['value']:.{digits}f} [{estimate['low']:.{digits}f}, {estimate['high']:.{digits}f}]"
