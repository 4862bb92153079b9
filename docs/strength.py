"""How strong the bots are: plays the matches of strength.toml, and writes strength.md from what came of them.

    python docs/strength.py          plays what is missing, then writes; hours of one core from nothing
    python docs/strength.py NAME…    only matches whose names begin so
    python docs/strength.py --write  only writes

A match that was stopped goes on where it was.  Its games are kept in `.strength/`, its table is committed in `docs/strength/`.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hedgerow.lab.ratings import Estimate, mean
from hedgerow.lab.summary import summary
from hedgerow.lab.tables import Row, read_table

INTRODUCTION = """# How strong the bots are

Written by `make strength` from the matches in [`strength.toml`](strength.toml), whose tables lie in [`strength/`](strength): a row for
every seat of every game. The numbers of games were fixed before the matches, after trials on other deals; where a match was made longer
later, `strength.toml` says so. The two lowest levels were changed after a first look at Bower's first match, which was then played anew on
the same deals; so were the matches of Harmonies and Earth when the weights of their features changed. Figures stand with 95 %
intervals; a win counts 1, a shared first rank ½. Two bots play every deal twice, with their seats exchanged; the interval of a whole
match comes from the means of its deals, that of one seat is Wilson's. Times are those of a machine with two cores that had much other work.
"""

LADDER = """Each level against the one below it, two players. The levels think by count, so these games repeat move for move wherever the
clock, which only stops what takes far too long, does not strike.
"""

OPEN = """Here too few games were played, or the levels are too alike, to say of every seat that the first is so much stronger.
"""

DOUBLE = """The highest level, which thinks by 120,000 positions a turn, against the same search with twice as many.
"""

SCORES = """Bots of one sort among themselves, or alone.
"""

HERE = Path(__file__).parent
TABLES = HERE / "strength"
GAMES = HERE.parent / ".strength"


def plan() -> list[dict[str, Any]]:
    matches: list[dict[str, Any]] = tomllib.loads((HERE / "strength.toml").read_text("utf-8"))["match"]
    return matches


def words(match: dict[str, Any]) -> list[str]:
    """The command that plays a match."""
    alone = len(match["bots"]) == 1
    options = [word for name, value in match.get("options", {}).items() for word in (f"--{name}", str(value).lower())]
    many = ["--games" if alone else "--deals", str(match["deals"])]
    return [
        "simulate" if alone else "arena",
        match["game"],
        *options,
        "--bots",
        ",".join(match["bots"]),
        *many,
        "--seed",
        str(match["seed"]),
    ]


def table(match: dict[str, Any]) -> Path:
    return TABLES / f"{match['name']}.parquet"


def play(match: dict[str, Any]) -> None:
    GAMES.mkdir(exist_ok=True)
    TABLES.mkdir(exist_ok=True)
    places = {"--records": GAMES / f"{match['name']}.jsonl", "--table": table(match)}
    files = [word for name, path in places.items() for word in (name, str(path.relative_to(HERE.parent)))]
    subprocess.run([sys.executable, "-m", "hedgerow", *words(match), *files, "--workers", "1"], check=True, cwd=HERE.parent)


def whole(estimate: Estimate | dict[str, Any]) -> Estimate:
    return estimate if isinstance(estimate, Estimate) else Estimate(**estimate)


def percent(share: Estimate | dict[str, Any]) -> str:
    one = whole(share)
    return f"{100 * one.value:.0f} % [{100 * one.low:.0f}, {100 * one.high:.0f}]"


def points(estimate: Estimate | dict[str, Any], sign: str = "") -> str:
    one = whole(estimate)
    return f"{one.value:{sign}.1f} [{one.low:{sign}.1f}, {one.high:{sign}.1f}]"


def met(match: dict[str, Any]) -> tuple[dict[str, Any], list[Row]]:
    """The figures of a match, and its rows."""
    rows, about = read_table(table(match))
    said = about["command"].split(" --records ")[0]
    expected = " ".join(["hedgerow", *words(match)])
    if said != expected:
        raise SystemExit(f"{table(match)} comes from `{said}`, not from `{expected}`: delete it to play the match anew")
    return summary(rows), rows


def lead(rows: list[Row], first: str, second: str) -> Estimate:
    """By how many points a bot is ahead of another on the average; an interval by deals."""
    ahead = []
    for deal in sorted({row["deal"] for row in rows}):
        here = [row for row in rows if row["deal"] == deal]
        means = [sum(row["score"] for row in here if row["bot"] == bot) / sum(row["bot"] == bot for row in here) for bot in (first, second)]
        ahead.append(means[0] - means[1])
    return mean(ahead)


def name_of(match: dict[str, Any]) -> str:
    return " ".join([match["game"], *(f"--{name} {str(value).lower()}" for name, value in match.get("options", {}).items())])


def duel(match: dict[str, Any]) -> str:
    """A match of two bots as a row of a table."""
    found, rows = met(match)
    first, second = match["bots"]
    one = next(one for one in found["matches"] if one["bot"] == first and one["other"] == second)
    cells = [name_of(match), f"`{first}` – `{second}`", str(found["games"]), percent(one["share"])]
    cells += [percent(one["orders"][order]) for order in ("0-1", "1-0")]
    cells += [points(found["scores"][first]), points(found["scores"][second]), points(lead(rows, first, second), "+")]
    return row(cells)


def score(match: dict[str, Any]) -> str:
    """What bots of one sort score, as a row of a table."""
    found, _ = met(match)
    (bot,) = match["bots"]
    results = found.get("results", {}).get(bot, {})
    above = [f"{key.removeprefix('result_')} above zero in {percent(value['above_zero'])}" for key, value in results.items()]
    spent = found["thinking"][bot]
    return row(
        [name_of(match), f"`{bot}`", str(found["games"]), points(found["scores"][bot]), "; ".join(above), f"{spent['slowest_turn']:.2f} s"]
    )


def row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def head(*cells: str) -> str:
    return row(list(cells)) + row(["---"] * len(cells))


DUEL = head("game", "bots", "games", "first wins", "… on seat 0", "… on seat 1", "points of the first", "of the second", "lead")
SCORE = head("game", "bot", "games", "points", "result", "longest turn")


def report() -> str:
    """The whole page."""
    parts = [INTRODUCTION]
    for title, kind, form, text in (
        ("The four levels", "ladder", DUEL, LADDER),
        ("Not settled yet", "open", DUEL, OPEN),
        ("Twice the effort", "double", DUEL, DOUBLE),
        ("What they score", "score", SCORE, SCORES),
    ):
        matches = [match for match in plan() if match["kind"] == kind and table(match).exists()]
        if matches:
            parts.append(f"\n## {title}\n\n{text}\n{form}" + "".join((score if kind == "score" else duel)(match) for match in matches))
    return "".join(parts)


def main() -> None:
    words = sys.argv[1:]
    if "--write" not in words:
        for match in plan():
            if not table(match).exists() and (not words or match["name"].startswith(tuple(words))):
                play(match)
    (HERE / "strength.md").write_text(report(), "utf-8")


if __name__ == "__main__":
    main()
