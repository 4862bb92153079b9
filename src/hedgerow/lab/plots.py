"""Pictures of a tournament, as PNG and SVG: ratings, scores by category, seat advantage, length."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from typing import Any

from hedgerow.core.errors import BadOption
from hedgerow.lab.ratings import games_of, mean, ratings
from hedgerow.lab.tables import Row

# Colours that differ in lightness too; categories also carry hatches, so that nothing is told by colour alone.
INKS = ("#1b4332", "#d95f02", "#7570b3", "#e7298a", "#66a61e", "#e6ab02", "#a6761d", "#457b9d", "#999999", "#023047")
HATCHES = ("", "//", "..", "xx", "--", "\\\\", "oo", "++", "**", "||")


def pyplot() -> Any:
    try:
        import matplotlib
    except ImportError:
        raise BadOption("plots need matplotlib: pip install hedgerow[lab]") from None
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "hedgerow"  # the same picture for the same figures
    from matplotlib import pyplot

    return pyplot


def draw_all(rows: list[Row], folder: Path) -> list[Path]:
    """All pictures into a folder; a rating needs at least two bots, a seat's advantage two seats."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures: dict[str, Callable[[Any, list[Row]], None]] = {"scores": draw_scores, "categories": draw_categories, "length": draw_length}
    if len({row["bot"] for row in rows}) > 1 and len({row["seat"] for row in rows}) > 1:
        pictures["ratings"] = draw_ratings
    if len({row["seat"] for row in rows}) > 1:
        pictures["seats"] = draw_seats
    plt = pyplot()
    made = []
    for name, draw in pictures.items():
        figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
        draw(axes, rows)
        for spine in ("top", "right"):
            axes.spines[spine].set_visible(False)
        for path in (folder / f"{name}.png", folder / f"{name}.svg"):
            figure.savefig(path, dpi=120, metadata={"Date": None} if path.suffix == ".svg" else None)
            made.append(path)
        plt.close(figure)
    return made


def bots_of(rows: list[Row]) -> list[str]:
    return list(dict.fromkeys(row["bot"] for row in rows))


def draw_ratings(axes: Any, rows: list[Row]) -> None:
    found = list(ratings(rows).items())[::-1]
    for height, (_, estimate) in enumerate(found):
        axes.plot([estimate.low, estimate.high], [height, height], color=INKS[0], linewidth=2)
        axes.plot(estimate.value, height, "o", color=INKS[0])
    axes.set_yticks(range(len(found)), [bot for bot, _ in found])
    axes.set_xlabel("rating (openskill) with 95 % interval")


def draw_scores(axes: Any, rows: list[Row]) -> None:
    bots = bots_of(rows)
    axes.violinplot([[row["score"] for row in rows if row["bot"] == bot] for bot in bots], showmedians=True)
    axes.set_xticks(range(1, len(bots) + 1), bots)
    axes.set_ylabel("points")


def draw_categories(axes: Any, rows: list[Row]) -> None:
    bots = bots_of(rows)
    above, below = [0.0] * len(bots), [0.0] * len(bots)
    for number, key in enumerate(key for key in rows[0] if key.startswith("part_")):
        points = [fmean(row[key] for row in rows if row["bot"] == bot) for bot in bots]
        bottoms = [above[i] if value >= 0 else below[i] for i, value in enumerate(points)]
        axes.bar(
            bots,
            points,
            bottom=bottoms,
            label=key.removeprefix("part_").replace("_", " "),
            color=INKS[number % len(INKS)],
            hatch=HATCHES[number % len(HATCHES)],
            edgecolor="white",
        )
        for i, value in enumerate(points):
            (above if value >= 0 else below)[i] += value
    axes.set_ylabel("points, mean")
    axes.legend(loc="center left", bbox_to_anchor=(1, 0.5), frameon=False)


def draw_seats(axes: Any, rows: list[Row]) -> None:
    """Points of each seat more than the mean of its game, over all bots: turned round the table, they cancel out."""
    seats = sorted({row["seat"] for row in rows})
    ahead: dict[int, list[float]] = {seat: [] for seat in seats}
    for game in games_of(rows):
        level = fmean(row["score"] for row in game)
        for row in game:
            ahead[row["seat"]].append(row["score"] - level)
    for seat in seats:
        estimate = mean(ahead[seat])
        axes.plot([seat + 1, seat + 1], [estimate.low, estimate.high], color=INKS[0], linewidth=2)
        axes.plot(seat + 1, estimate.value, "o", color=INKS[0])
    axes.axhline(0, color="grey", linewidth=0.8)
    axes.set_xticks([seat + 1 for seat in seats])
    axes.set_xlabel("seat")
    axes.set_ylabel("points above the mean of the game, with 95 % interval")


def draw_length(axes: Any, rows: list[Row]) -> None:
    axes.hist([game[0]["moves"] for game in games_of(rows)], bins=24, color=INKS[0], edgecolor="white")
    axes.set_xlabel("decisions in a game")
    axes.set_ylabel("games")
