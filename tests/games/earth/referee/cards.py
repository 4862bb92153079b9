"""The cards as the referee knows them: the game's own files, read in another and simpler way, into plain dictionaries.

Whoever has the cards as a list of facts finds them here under the same keys.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

Facts = dict[str, Any]
KINDS = ("flora", "terrain", "event", "island", "climate", "ecosystem", "fauna", "gaia")
FILES = {kind: f"{kind}s.toml" for kind in ("terrain", "event", "island", "climate", "ecosystem")}
HABITATS = ("sunny", "wet", "rocky", "cold")
TYPES = {"tree": "tree", "bush": "bush", "bushe": "bush", "herb": "herb", "mushroom": "mushroom"}
COLORS = {"multicolored": "multicolor"} | {color: color for color in ("red", "blue", "yellow", "green", "black", "brown")}
TAGS = {"place": "geography", "color": "color", "animal": "animal"}
GOODS = {"soil": "soil", "sprout": "sprout", "growth": "growth", "card": "draw", "discard": "compost_discard"}
PAID_IN = {"sprouts": "sprout", "growth": "growth", "hand cards": "compost_hand"}


def cards(folder: Path) -> list[Facts]:
    """All faces of the box."""
    faces = []
    for kind in KINDS:
        seen: set[int] = set()
        for entry in tomllib.loads((folder / FILES.get(kind, f"{kind}.toml")).read_text("utf-8"))[kind]:
            face = {"type": kind, "name": entry["name"], "number": entry["number"]}
            if kind in ("island", "climate", "ecosystem", "fauna"):
                face["face"] = 2 if entry["number"] in seen else 1
                seen.add(entry["number"])
            face |= numbers(entry.get("card"), kind)
            if "named" in entry:
                face["name_tags"] = [TAGS[word] for word in entry["named"].split()]
            if kind in ("ecosystem", "fauna"):
                face["objective"] = objective(entry["scores"]) if kind == "ecosystem" else need(entry["needs"])
            elif kind == "gaia":
                face["abilities"] = entry["abilities"]
            else:
                face["abilities"] = [ability(line) for line in entry["abilities"]]
                if kind == "island":
                    face["start"] = face["abilities"][0].pop("start")
            faces.append(face)
    return faces


def numbers(line: str | None, kind: str) -> Facts:
    """What `card` says: "tree, 3 soil, 2 vp, rocky cold, 4 sprouts, 3 growth, canopy 4"."""
    if line is None:
        return {}
    made: Facts = {} if kind == "event" else {"habitats": []}
    if kind == "flora":
        made |= {"sprouts": 0, "growth_max": 0}
    for part in line.split(", "):
        words = part.split()
        if part in TYPES:
            made["flora_type"] = part
        elif part == "any flora":
            made["flora_type"] = "any"
        elif words[0] == "canopy":
            made["canopy_vp"] = int(words[1])
        elif words[0] in HABITATS:
            made["habitats"] = words
        else:
            named = {"soil": "cost", "vp": "base_vp", "growth": "growth_max", "sprout": "sprouts", "sprouts": "sprouts"}
            made[named[words[1]]] = int(words[0])
    return made


def goods(line: str) -> Facts:
    made = {}
    for part in line.split(", "):
        count, what = part.split(" ", 1)
        word = what.removesuffix("s") if what not in GOODS else what
        made[{"compost from hand": "compost_hand", "compost from deck": "compost_deck"}.get(what) or GOODS[word]] = int(count)
    return made


def one(word: str) -> str:
    """One tree, of many."""
    return TYPES[word.removesuffix("s")]


def ability(line: str) -> Facts:
    color, text = line.split(": ", 1)
    made: Facts = {}
    if color.endswith(" if chosen"):
        color = color.removesuffix(" if chosen")
        made["only_if_you_chose"] = color
    made["color"] = COLORS[color]
    return made | meaning(text)


def meaning(text: str) -> Facts:
    words = text.split()
    if found := re.fullmatch(r"start with (\d+) cards, (\d+) compost from hand, (\d+) soil", text):
        draw, compost, soil = map(int, found.groups())
        return {"start": {"draw": draw, "compost_from_hand": compost, "soil": soil}}
    if text == "copy":
        return {"copy": True}
    if text == "any flora type":
        return {"wild_flora_type": True}
    if found := re.fullmatch(r"keep 1 of top 3 compost cards", text):
        return {"compost_pick": {"look": 3, "keep": 1}}
    if found := re.fullmatch(r"(\d+) (\w+) on each (\w+) in (row|column)", text):
        count, piece, kind, line = found.groups()
        return {
            "place_each": {"piece": GOODS[piece], "max_each": int(count), "flora_type": kind, "line": line, "include_self": True},
            "arrows": True,
        }
    if found := re.fullmatch(r"(\d+) (sprouts|growth) around", text):
        return {"place_adjacent": {"piece": found[2].removesuffix("s"), "total": int(found[1])}, "arrows": True}
    if found := re.fullmatch(r"(\w+) cost (\d) less", text):
        return {"discount": {"amount": int(found[2]), "flora_type": one(found[1])}}
    if found := re.fullmatch(r"(\w+) cards cost (\d) less", text):
        return {"discount": {"amount": int(found[2]), "habitat": found[1]}}
    if found := re.fullmatch(r"no (\w+) action", text):
        return {"forbid_active_action": found[1]}
    if found := re.fullmatch(r"replace by (\w+) card, then (\d) cards", text):
        return {"replace_free": {"color": found[1], "draw": int(found[2])}}
    if found := re.fullmatch(r"pay with (.+)", text):
        return {"alt_payment": PAID_IN[found[1]]}
    if found := re.fullmatch(r"(.+) per event played", text):
        return {"on_event_played": goods(found[1])}
    if found := re.fullmatch(r"(.+) per (.+) planted", text):
        what = found[2].removesuffix(" card")
        match = {"type": what} if what == "terrain" else {"habitat": what} if what in HABITATS else {"ability_color": what}
        return {"effect": goods(found[1]), "per_planted_this_turn": match}
    if words[1] == "vp":
        return terrain_score(text)
    if "->" in text:
        cost, effect = text.split(" -> ")
        return {"cost": goods(cost), "effect": goods(effect)}
    return {"effect": goods(text)}


AREAS = {"in row": "row", "in column": "column", "beside": "orthogonal", "at corner": "diagonal"}


def terrain_score(text: str) -> Facts:
    vp, what = re.fullmatch(r"(\d+) vp per (.+)", text).groups()  # type: ignore[union-attr]
    score: Facts = {"vp": int(vp)}
    arrows = {"arrows": True}
    if found := re.fullmatch(r"(\w+) (in row|in column|beside|at corner)", what):
        return {"score": score | {"kind": "per_type_in_area", "flora_type": found[1], "area": AREAS[found[2]]}} | arrows
    if found := re.fullmatch(r"card on (\w+) path", what):
        return {"score": score | {"kind": "longest_path_habitat", "habitat": found[1], "includes_self": True}} | arrows
    if what == "empty side":
        return {"score": score | {"kind": "per_empty_orthogonal"}} | arrows
    if found := re.fullmatch(r"(\w+) card of best player", what):
        by = {"kind": "max_player_habitat", "habitat": found[1]}
        return {"score": score | (by if found[1] in HABITATS else {"kind": "max_player_color", "ability_color": found[1]})}
    if found := re.fullmatch(r"card costing up to (\d+)", what):
        return {"score": score | {"kind": "per_cost_max", "max": int(found[1])}}
    if found := re.fullmatch(r"card costing (\d+)\+", what):
        return {"score": score | {"kind": "per_cost_min", "min": int(found[1])}}
    if found := re.fullmatch(r"card worth up to (\d+) vp", what):
        return {"score": score | {"kind": "per_base_vp_max", "max": int(found[1])}}
    if found := re.fullmatch(r"card worth (\d+)\+ vp", what):
        return {"score": score | {"kind": "per_base_vp_min", "min": int(found[1])}}
    if found := re.fullmatch(r"flora holding (\d+)\+ (sprouts|growth)", what):
        piece = found[2].removesuffix("s")
        return {"score": score | {"kind": "per_flora_pieces_min", "piece": piece, "min": int(found[1])}}
    if found := re.fullmatch(r"(soil|hand card|compost card), at most (\d+) vp", what):
        return {"score": score | {"kind": "per_" + found[1].replace(" ", "_"), "cap": int(found[2])}}
    assert what == "terrain", what
    return {"score": score | {"kind": "per_terrain"}}


def match(text: str) -> Facts:
    """Which cards an objective means; the facts say, too, whether island and climate count."""
    board = {"include_board": True}
    if text == "bare flora":
        return {"match": {"flora": True, "no_pieces": True}}
    if text == "full flora":
        return {"match": {"flora": True, "all_full": True}}
    if text == "flora full of sprouts":
        return {"match": {"flora": True, "sprouts_full": True}}
    if text == "canopy":
        return {"match": {"flora": True, "canopy_complete": True}}
    if found := re.fullmatch(r"flora holding (\d+)\+ (sprouts?|growth)", text):
        return {"match": {"flora": True, ("growth" if found[2] == "growth" else "sprouts") + "_min": int(found[1])}}
    if found := re.fullmatch(r"flora named after an? (\w+)", text):
        return {"match": {"flora": True, "name_tag": TAGS[found[1]]}}
    if found := re.fullmatch(r"flora with (up to )?(\d+)(\+?) (sprout|growth) spaces", text):
        limit = "max" if found[1] else "min" if found[3] else "exact"
        return {"match": {"flora": True, {"sprout": "sprout_spaces_", "growth": "growth_max_"}[found[4]] + limit: int(found[2])}}
    if found := re.fullmatch(r"flora with canopy (up to )?(\d+)\+?", text):
        return {"match": {"flora": True, "canopy_vp_" + ("max" if found[1] else "min"): int(found[2])}}
    if found := re.fullmatch(r"cards costing (up to )?(\d+)\+?", text):
        return {"match": {"cost_" + ("max" if found[1] else "min"): int(found[2])}}
    if found := re.fullmatch(r"cards worth (up to )?(\d+)\+? vp", text):
        return {"match": {"base_vp_" + ("max" if found[1] else "min"): int(found[2])}} | board
    if found := re.fullmatch(r"cards worth (even|odd) vp", text):
        return {"match": {"base_vp_parity": found[1]}} | board
    if found := re.fullmatch(r"cards with (up to )?(\d+)\+? habitats?", text):
        return {"match": {"habitats_" + ("max" if found[1] else "min"): int(found[2])}} | board
    if text == "cards with 2 abilities":
        return {"match": {"abilities": 2}} | board
    if text == "cards with arrows":
        return {"match": {"arrows": True}}
    if found := re.fullmatch(r"(\w+) cards?", text):
        word = found[1]
        return {"match": {"habitat": word} if word in HABITATS else {"ability_color": COLORS[word]}} | board
    return {"match": {"flora_type": one(text)}}


SET = "set of red + yellow + blue + terrain + event"
TOTALS = {
    "soil": "per_soil",
    "hand cards": "per_n_hand",
    "compost cards": "per_n_compost",
    "events": "per_n_events",
    "sprouts": "per_n_sprouts",
    "growth": "per_n_growth",
}
ATTRIBUTES = {
    "color": "ability_color",
    "habitat": "habitat",
    "type": "card_type",
    "sprout": "sprout_count",
    "growth": "growth_count",
    "vp": "base_vp",
}


def objective(text: str) -> Facts:
    """What an ecosystem pays."""
    if found := re.fullmatch(r"(\w+): ([\d ]+) vp", text):
        return {"kind": "total_type_table", "flora_type": one(found[1]), "table": [int(n) for n in found[2].split()]}
    vp, what = re.fullmatch(r"(\d+) vp per (.+)", text).groups()  # type: ignore[union-attr]
    made: Facts = {"vp": int(vp)}
    if found := re.fullmatch(r"card on diagonal (\w+) path, at most (\d+) vp", what):
        return made | {"kind": "longest_diagonal_path_type", "flora_type": found[1], "max_cards": int(found[2]) // int(vp)}
    if found := re.fullmatch(r"(row|column) of (same|different) (\w+)", what):
        attribute = ATTRIBUTES[found[3] if found[3] in ATTRIBUTES else found[3].removesuffix("s")]
        return made | {"kind": "per_full_line", "line": found[1], "rule": found[2], "attribute": attribute}
    if what == SET:
        return made | {"kind": "per_set_rybte", "include_board": True}
    if found := re.fullmatch(r"(.+), at most (\d+) vp", what):
        made["cap"] = int(found[2])
        what = found[1]
    made["n"] = 1
    if found := re.fullmatch(r"(\d+) (.+)", what):
        made["n"] = int(found[1])
        what = found[2]
    if what in TOTALS:
        return made | {"kind": TOTALS[what]}
    return made | {"kind": "per_n_cards"} | match(what)


def need(text: str) -> Facts:
    """What a fauna asks for."""
    number, what = text.split(" ", 1)
    made: Facts = {"need": int(number)}
    if what == SET.replace("set", "sets", 1):
        return made | {"kind": "sets_rybte", "include_board": True}
    if found := re.fullmatch(r"complete (rows|columns|diagonals)", what):
        return made | {"kind": "full_" + found[1]}
    kinds = {"soil": "soil", "hand cards": "hand", "compost cards": "compost", "events": "events_played"}
    if what in kinds:
        return made | {"kind": kinds[what]}
    return made | {"kind": "count_cards"} | match(what)
