"""The pages a person opens, and what they are made of."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

from hedgerow.core.game import games
from hedgerow.core.views import Panel
from hedgerow.table import pages
from hedgerow.table.house import find
from hedgerow.table.refusals import Refusal
from hedgerow.table.routes.common import Ask, language_of, person_of
from hedgerow.table.words import sentence

WEB = Path(__file__).parents[1] / "web"
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}
WIDE = 600  # in the units of drawings, which are made to be read at 360
FOREVER = "public, max-age=31536000, immutable"


async def page(request: Ask, name: str, arg: str | None = None, status: int = 200) -> Response[str]:
    """A page in the language and with the preferences of who asks."""
    person = await person_of(request)
    language = language_of(request, person)
    text = pages.render(name, language, {} if person is None else person.preferences, arg)
    headers = {"cache-control": "no-store", "content-language": language}
    return Response(text, media_type=MediaType.HTML, status_code=status, headers=headers)


async def missing(request: Ask, name: str) -> Response[str]:
    person = await person_of(request)
    return await page(request, "missing", sentence(name, language_of(request, person)), 404)


@get("/", include_in_schema=False)
async def home(request: Ask) -> Response[str]:
    return await page(request, "home")


@get(["/about", "/settings", "/import", "/me"], include_in_schema=False)
async def plain(request: Ask) -> Response[str]:
    return await page(request, request.url.path.strip("/"))


@get(["/new/{game:str}", "/learn/{game:str}"], include_in_schema=False)
async def of_game(request: Ask, game: FromPath[str]) -> Response[str]:
    if game not in games():
        return await missing(request, "unknown_game")
    return await page(request, request.url.path.split("/")[1], game)


@get(["/t/{table:str}", "/t/{table:str}/join/{key:str}"], include_in_schema=False)
async def table(request: Ask, table: FromPath[str]) -> Response[str]:
    return await page(request, "table", table)


@get("/web/{digest:str}/{name:str}", include_in_schema=False)
async def asset(digest: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A file of the pages; its address changes with its content, so that browsers need never ask twice."""
    path = WEB / name
    if "/" in name or name.startswith(".") or not path.is_file():
        raise Refusal("unknown_page")
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": FOREVER})


@cache
def drawn(game: str) -> str:
    """The cover of a game, for its card on the first page; of one that has none, the game in the middle of being played."""
    from hedgerow.core.chance import Rng

    played = find(game)
    cover = played.cover()
    if cover is not None:
        return cover
    position = played.start(seed=4)
    rng = Rng(f"picture of {game}")
    moves: list[int] = []
    while not position.over():
        legal = position.legal(int(position.actor()))
        moves.append(legal[rng.below(len(legal))])
        position.apply(int(position.actor()), moves[-1])
    position = played.start(seed=4)
    for code in moves[: len(moves) * 2 // 3]:
        position.apply(int(position.actor()), code)
    seat = int(position.actor())
    panels = played.panels(position.mask(seat), seat, played.words("en"))
    return max((panel for panel in panels if panel.role in ("mine", "shared")), key=board).svg


def board(panel: Panel) -> tuple[bool, bool]:
    """The part of a table that shows best what game it is: a wide one that all share, or somebody's own."""
    width = float(panel.svg.partition('viewBox="')[2].split('"')[0].split()[2])
    return width > WIDE, panel.role == "mine"


@get("/picture/{name:str}", include_in_schema=False)
async def picture(name: FromPath[str]) -> Response[str]:
    game = name.removesuffix(".svg")
    if game not in games():
        raise Refusal("unknown_game")
    return Response(drawn(game), media_type="image/svg+xml", headers={"cache-control": "public, max-age=3600"})


PAGES = [home, plain, of_game, table, asset, picture]
