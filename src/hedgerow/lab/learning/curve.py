"""How well a network plays: measured against a bot on deals it has never seen, and drawn as a curve."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from hedgerow.lab.arena import fixtures
from hedgerow.lab.plots import INKS, pyplot
from hedgerow.lab.ratings import matches, scores
from hedgerow.lab.simulate import Series, play_all, table_of
from hedgerow.lab.tables import Row, rows_of

UNSEEN: Final = 1_000_000  # added to the seed of a run: the series of deals that networks are measured on


def measure(series: Series, network: Path, rival: str, deals: int, workers: int | None = None, ray: str | None = None) -> dict[str, Any]:
    """Mean scores of a network and a bot on the same deals, with their intervals; for several seats also its share of the victories.

    As in an arena: all seatings of the two play every deal; alone, both play the same deals."""
    game = table_of(series.game, series.folder)
    options = dict(series.options)
    player = f"onnx:{network}"
    unseen = Series(series.game, series.folder, series.options, series.seed + UNSEEN)
    games = fixtures([player, rival], game.seats(options), deals)
    rows: list[Row] = []
    for fixture, played in zip(games, play_all(unseen, games, workers, ray), strict=True):
        rows += rows_of(played.record, played.thinking, fixture)
    names = {player: "network", rival: rival}
    found: dict[str, Any] = {names[bot]: asdict(score) for bot, score in scores(rows).items()}
    if game.seats(options) > 1:
        found["share"] = asdict(next(match.share for match in matches(rows) if match.bot == player))
    return found


def draw(curve: list[dict[str, Any]], path: Path) -> None:
    """The curve of a run, as PNG and SVG: points in the games it learns from, and where it was measured."""
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.plot([point["games"] for point in curve], [point["score"] for point in curve], color=INKS[8], label="while learning, with luck")
    measured = [point for point in curve if "measured" in point]
    names = [name for name in measured[0]["measured"] if name != "share"] if measured else []
    for number, name in enumerate(names):
        games = [point["games"] for point in measured]
        found = [point["measured"][name] for point in measured]
        values = [one["value"] for one in found]
        axes.plot(games, values, marker="os"[number], linestyle=("-", "--")[number], color=INKS[number], label=name)
        axes.fill_between(games, [one["low"] for one in found], [one["high"] for one in found], color=INKS[number], alpha=0.15, linewidth=0)
    axes.set_xlabel("games played to learn from")
    axes.set_ylabel("points, mean (band: 95 % interval)")
    axes.legend(loc="lower right", frameon=False)
    for spine in ("top", "right"):
        axes.spines[spine].set_visible(False)
    for file in (path.with_suffix(".png"), path.with_suffix(".svg")):
        figure.savefig(file, dpi=120, metadata={"Date": None} if file.suffix == ".svg" else None)
    plt.close(figure)
