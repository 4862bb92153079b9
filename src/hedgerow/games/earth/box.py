"""What comes out of the box: the set-up, dealt by chance, read from a record, or written into one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hedgerow.core.chance import Chance
from hedgerow.core.errors import BadSetup
from hedgerow.core.game import Setting
from hedgerow.core.moves import quote
from hedgerow.core.native import i64, vec
from hedgerow.core.position import no_key
from hedgerow.games.earth.opening import opening
from hedgerow.games.earth.position import EarthPosition
from hedgerow.games.earth.printed import EARTH_CARDS, FIRST_ECOSYSTEM, FIRST_FAUNA, FIRST_GAIA, FIRST_ISLAND
from hedgerow.games.earth.terms import EASY

if TYPE_CHECKING:
    from hedgerow.games.earth import Earth

MODES = ("easy", "standard", "expert")
LEVELS = ("beginner", "medium", "hard", "expert")

ISLANDS = range(285, 295)
CLIMATES = range(295, 305)
ECOSYSTEMS = range(305, 337)
FAUNA = range(337, 360)
GAIA = range(360, 366)
KINDS = (("islands", ISLANDS), ("climates", CLIMATES), ("ecosystems", ECOSYSTEMS))


def number_of(face: int) -> int:
    """The card that a face of an island, climate, ecosystem or fauna belongs to."""
    return 285 + (face - int(FIRST_ISLAND)) // 2


def dealt_each(options: dict[str, Setting]) -> int:
    """Of how many islands, climates and ecosystems every seat keeps one."""
    return 2 if options["mode"] == "expert" else 1


def shuffled(chance: Chance, first: int, last: int) -> list[int]:
    items = vec[i64](list(range(first, last)))
    chance.shuffle(items, len(items))
    return [int(item) for item in items]


def of_different_cards(faces: list[int], count: int, taken: set[int]) -> list[int]:
    """The first faces of a shuffled list that belong to different cards, none of them taken."""
    found: list[int] = []
    used = set(taken)
    for face in faces:
        if number_of(face) not in used and len(found) < count:
            found.append(face)
            used.add(number_of(face))
    return found


def deal(game: Earth, options: dict[str, Setting], chance: Chance) -> EarthPosition:
    seats = int(options["players"])
    each = dealt_each(options)
    deck = shuffled(chance, 1, int(EARTH_CARDS) + 1)
    hands: list[list[list[int]]] = []
    for key, numbers in KINDS:
        if key == "ecosystems" and options["mode"] == "easy":
            hands.append([[] for _ in range(seats)])
            continue
        cards = shuffled(chance, numbers.start, numbers.stop)
        hands.append([cards[each * seat : each * (seat + 1)] for seat in range(seats)])
    shared: list[int] = []
    if options["mode"] != "easy":
        taken = {card for hand in hands[2] for card in hand}
        shared = of_different_cards(shuffled(chance, int(FIRST_ECOSYSTEM), int(FIRST_FAUNA)), 2, taken)
    fauna = of_different_cards(shuffled(chance, int(FIRST_FAUNA), int(FIRST_GAIA)), 4, set())
    gaia = shuffled(chance, GAIA.start, GAIA.stop) if seats == 1 else []
    return lay_out(game, options, chance.key, chance.count, hands, shared, fauna, deck, gaia)


def lay_out(
    game: Earth,
    options: dict[str, Setting],
    key: Any,
    shuffles: int,
    hands: list[list[list[int]]],
    shared: list[int],
    fauna: list[int],
    deck: list[int],
    gaia: list[int],
) -> EarthPosition:
    seats = int(options["players"])
    offer = [number for seat in range(seats) for hand in hands for number in [*hand[seat], 0, 0][:2]]
    return opening(
        game,
        game.facts,
        key,
        shuffles,
        seats,
        MODES.index(str(options["mode"])),
        1 if options["teams"] else 0,
        LEVELS.index(str(options["difficulty"])) + 1 if seats == 1 else 0,
        vec[i64](offer),
        vec[i64](shared or [0, 0]),
        vec[i64](fauna),
        vec[i64](deck),
        vec[i64](gaia),
    )


# ---------------------------------------------------------------------- written


def write(position: EarthPosition) -> dict[str, Any]:
    names = position.facts.names
    seats = range(int(position.players))
    setup: dict[str, Any] = {"deck": [int(card) for card in position.deck]}
    for kind, (key, _) in enumerate(KINDS):
        setup[key] = [[int(number) for number in position.offer[6 * seat + 2 * kind : 6 * seat + 2 * kind + 2] if number] for seat in seats]
    setup["shared_ecosystems"] = [names[face] for face in position.shared]
    setup["fauna"] = [names[face] for face in position.fauna]
    if position.mode == EASY:
        setup["ecosystems"] = setup["shared_ecosystems"] = None
    if position.level:
        setup["gaia"] = [int(number) for number in position.gaia_deck]
    return setup


# ---------------------------------------------------------------------- read


def read(game: Earth, options: dict[str, Setting], setup: dict[str, Any]) -> EarthPosition:
    seats = int(options["players"])
    easy = options["mode"] == "easy"
    needed = ("deck", "islands", "climates", "ecosystems", "shared_ecosystems", "fauna", *(("gaia",) if seats == 1 else ()))
    for key in needed:
        if key not in setup:
            raise BadSetup(f'"setup" has no "{key}"')
    for key in setup:
        if key not in needed and (key != "gaia" or setup[key] is not None):
            raise BadSetup(f'"setup" has an unknown key {quote(key)}')
    deck = all_of(setup, "deck", range(1, int(EARTH_CARDS) + 1))
    hands: list[list[list[int]]] = []
    for key, numbers in KINDS:
        if key == "ecosystems" and easy:
            hands.append([[] for _ in range(seats)])
        else:
            hands.append(dealt(setup, key, numbers, seats, dealt_each(options)))
    taken = {card for hand in hands[2] for card in hand}
    shared: list[int] = []
    if easy:
        for key in ("ecosystems", "shared_ecosystems"):
            if setup[key] is not None:
                raise BadSetup(f'"{key}" in "setup" must be null in easy mode')
    else:
        shared = named(game, setup, "shared_ecosystems", range(int(FIRST_ECOSYSTEM), int(FIRST_FAUNA)), 2)
        if any(number_of(face) in taken for face in shared):
            raise BadSetup('"shared_ecosystems" in "setup" holds a face of a card that is dealt to a seat')
    fauna = named(game, setup, "fauna", range(int(FIRST_FAUNA), int(FIRST_GAIA)), 4)
    gaia = all_of(setup, "gaia", GAIA) if seats == 1 else []
    shuffles = 4 + (0 if easy else 2) + (1 if gaia else 0)
    return lay_out(game, options, no_key(), shuffles, hands, shared, fauna, deck, gaia)


def all_of(setup: dict[str, Any], key: str, numbers: range) -> list[int]:
    """Each of these numbers once, in the order of a pile."""
    pile = setup[key]
    if type(pile) is not list or not all(type(card) is int for card in pile) or sorted(pile) != list(numbers):
        raise BadSetup(f'"{key}" in "setup" does not hold each of the cards {numbers.start} to {numbers.stop - 1} once')
    return pile


def dealt(setup: dict[str, Any], key: str, numbers: range, seats: int, each: int) -> list[list[int]]:
    """So many different cards for each seat."""
    lists = setup[key]
    if type(lists) is not list or len(lists) != seats or not all(type(cards) is list and len(cards) == each for cards in lists):
        raise BadSetup(f'"{key}" in "setup" needs a list of {each} card numbers for each of {seats} seats')
    cards = [card for cards in lists for card in cards]
    if not all(type(card) is int and card in numbers for card in cards) or len(set(cards)) != len(cards):
        raise BadSetup(f'"{key}" in "setup" holds {quote(lists)}; expected different cards from {numbers.start} to {numbers.stop - 1}')
    return lists


def named(game: Earth, setup: dict[str, Any], key: str, faces: range, count: int) -> list[int]:
    """Faces of so many different cards, by their names."""
    names = setup[key]
    if type(names) is not list or len(names) != count:
        raise BadSetup(f'"{key}" in "setup" needs the names of {count} faces')
    found = []
    for name in names:
        face = game.facts.face_of_name.get(name, 0) if type(name) is str else 0
        if face not in faces:
            raise BadSetup(f'"{key}" in "setup" holds {quote(name)}, which is no face of that kind')
        found.append(face)
    if len({number_of(face) for face in found}) != count:
        raise BadSetup(f'"{key}" in "setup" holds two faces of one card')
    return found
