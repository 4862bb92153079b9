"""What is impossible in a position of Harmonies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.bits import count
from hedgerow.games.harmonies.facts import ANIMALS, CARDS, KINDS, STACKS
from hedgerow.games.harmonies.moves import COLORS

if TYPE_CHECKING:
    from hedgerow.games.harmonies.position import HarmoniesPosition


def fault_in(p: HarmoniesPosition) -> str | None:
    return tokens(p) or cells(p) or cards(p)


def tokens(p: HarmoniesPosition) -> str | None:
    """The tokens of the box are in the bag, on the table or on a board; alone, some have left the game."""
    for color, name in enumerate(COLORS):
        in_bag = list(p.bag[p.drawn :]).count(color)
        if in_bag != p.left[color]:
            return f"the bag holds {in_bag} {name}, not {p.left[color]}"
        placed = 0
        for seat in range(p.players):
            for kind, stack in enumerate(STACKS):
                placed += count(p.stacks[seat * KINDS + kind]) * stack.count(name)
        lying = sum(p.spaces[color :: len(COLORS)]) + p.held[color]
        there = in_bag + lying + placed
        if there > p.facts.tokens[color] or (there < p.facts.tokens[color] and p.players > 1):
            return f"there are {there} {name} in the game"
    if sum(p.left) != p.facts.bag_size - p.drawn:
        return "the bag has lost count"
    return None


def cells(p: HarmoniesPosition) -> str | None:
    """Every cell of a board holds one stack at most, and every cube stands on one."""
    for seat in range(p.players):
        stacks = list(p.stacks[seat * KINDS : (seat + 1) * KINDS])
        occupied = 0
        for stack in stacks:
            if occupied & stack:
                return f"seat {seat} has two stacks on one cell"
            occupied |= stack
        if occupied & ~p.board().whole:
            return f"seat {seat} has a stack beside its board"
        if p.animals[seat] & p.spirit_cubes[seat] or (p.animals[seat] | p.spirit_cubes[seat]) & ~occupied:
            return f"seat {seat} has a cube without a place of its own"
    return None


def cards(p: HarmoniesPosition) -> str | None:
    """Every card is in one place, and every cube that left a card lies on a board."""
    places = [card for card in p.row if card] + list(p.deck[p.dealt :]) + [card for card in p.hand if card]
    places += [card for seat in range(p.players) for card in range(CARDS) if p.completed[seat] >> card & 1]
    if len(set(places)) != len(places):
        return "a card is in two places"
    for seat in range(p.players):
        mine = [card for card in p.hand[seat * 4 : seat * 4 + 4] if card]
        if mine != sorted(mine):
            return f"the cards of seat {seat} are out of order"
        mine += [card for card in range(CARDS) if p.completed[seat] >> card & 1]
        animals = sum(p.placed[card] for card in mine if card <= ANIMALS)
        spirits = sum(p.placed[card] for card in mine if card > ANIMALS)
        if animals != count(p.animals[seat]) or spirits != count(p.spirit_cubes[seat]):
            return f"the cubes of seat {seat} do not match its cards"
        if p.spirits and p.chosen[seat] and p.chosen[seat] not in list(p.offer[2 * seat : 2 * seat + 2]):
            return f"seat {seat} chose a spirit it was not offered"
    return None
