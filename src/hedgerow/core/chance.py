"""Chance: honest shuffles from a secret, and quick random numbers for everything else.

Two kinds of randomness live here, and they are not interchangeable.

* `Chance` decides what a *game* hides: the order of a bag, a deck, a reshuffled pile.  Somebody may profit from
  guessing it, so it comes from a 256-bit key through ChaCha20 (RFC 8439), and anybody can check it afterwards:

      commitment = SHA-256("hedgerow-commitment/1\\n" + secret)      shown before the first move
      key        = SHA-256("hedgerow-key/1\\n" + game + "\\n" + revision + "\\n" + content + "\\n" + options + "\\n" + secret)

  where `secret` is 64 lower-case hexadecimal digits, and `options` is JSON with sorted keys and no blanks.
  Shuffle number *n* of a game (the set-up's come first, from 0) reads the ChaCha20 key stream with nonce
  *(n, 0, 0)* and counter from 0 as 32-bit little-endian words w, and runs Fisher-Yates downwards:
  for i = last … 1, swap item i with item (w × (i + 1)) >> 32.

* `Rng` serves bots, deals of hidden things and random play: small, quick, repeatable, and nobody's secret.

Both use 32-bit words only, so that interpreted and compiled code agree to the bit.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Final, final

from hedgerow.core.native import i64, vec

WORD: Final = 0xFFFFFFFF
SECRET_DIGITS: Final = 64


def fresh_secret() -> str:
    """A secret nobody can guess, for a game between people."""
    return secrets.token_hex(SECRET_DIGITS // 2)


def seeded_secret(seed: int, number: int = 0) -> str:
    """The secret of game `number` of a repeatable series; `start(seed=7)` is game 0 of series 7."""
    return hashlib.sha256(f"hedgerow-seed/1\n{seed}\n{number}".encode()).hexdigest()


def is_secret(text: object) -> bool:
    return isinstance(text, str) and len(text) == SECRET_DIGITS and all(c in "0123456789abcdef" for c in text)


def commitment(secret: str) -> str:
    return "sha256:" + hashlib.sha256(f"hedgerow-commitment/1\n{secret}".encode()).hexdigest()


def derive_key(game: str, revision: int, content: str, options: dict[str, object], secret: str) -> vec[i64]:
    """The eight key words of a game; bound to what is played, so that one secret never deals two games alike."""
    canonical = json.dumps(options, sort_keys=True, separators=(",", ":"))
    text = f"hedgerow-key/1\n{game}\n{revision}\n{content}\n{canonical}\n{secret}"
    digest = hashlib.sha256(text.encode()).digest()
    return vec[i64]([int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(8)])


def quarter(s: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    """The ChaCha quarter round on four words of the state."""
    s[a] = (s[a] + s[b]) & WORD
    x = s[d] ^ s[a]
    s[d] = ((x << 16) | (x >> 16)) & WORD
    s[c] = (s[c] + s[d]) & WORD
    x = s[b] ^ s[c]
    s[b] = ((x << 12) | (x >> 20)) & WORD
    s[a] = (s[a] + s[b]) & WORD
    x = s[d] ^ s[a]
    s[d] = ((x << 8) | (x >> 24)) & WORD
    s[c] = (s[c] + s[d]) & WORD
    x = s[b] ^ s[c]
    s[b] = ((x << 7) | (x >> 25)) & WORD


def chacha_block(key: vec[i64], counter: i64, nonce: i64, out: vec[i64]) -> None:
    """Sixteen words of the ChaCha20 key stream into `out`."""
    start = vec[i64]([0] * 16)
    start[0] = 0x61707865
    start[1] = 0x3320646E
    start[2] = 0x79622D32
    start[3] = 0x6B206574
    for i in range(i64(8)):
        start[4 + i] = key[i]
    start[12] = counter
    start[13] = nonce
    for i in range(i64(16)):
        out[i] = start[i]
    for _ in range(i64(10)):
        quarter(out, 0, 4, 8, 12)
        quarter(out, 1, 5, 9, 13)
        quarter(out, 2, 6, 10, 14)
        quarter(out, 3, 7, 11, 15)
        quarter(out, 0, 5, 10, 15)
        quarter(out, 1, 6, 11, 12)
        quarter(out, 2, 7, 8, 13)
        quarter(out, 3, 4, 9, 14)
    for i in range(i64(16)):
        out[i] = (out[i] + start[i]) & WORD


@final
class Chance:
    """The shuffles of one game, numbered.  A position keeps the key and the number, nothing else."""

    key: vec[i64]
    count: i64

    def __init__(self, key: vec[i64], count: i64 = 0) -> None:
        self.key = key
        self.count = count

    def shuffle(self, items: vec[i64], size: i64) -> None:
        """Shuffles the first `size` items in place; this is shuffle number `count`."""
        words = vec[i64]([0] * 16)
        used: i64 = 16
        block: i64 = 0
        i = size - 1
        while i > 0:
            if used == 16:
                chacha_block(self.key, block, self.count, words)
                block += 1
                used = 0
            j = (words[used] * (i + 1)) >> 32
            used += 1
            keep = items[i]
            items[i] = items[j]
            items[j] = keep
            i -= 1
        self.count += 1


@final
class Rng:
    """A small repeatable generator (sfc32), for bots, deals and random play; never for what a game hides."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(f"hedgerow-rng/1\n{seed}".encode()).digest()
        self.a = int.from_bytes(digest[0:4], "little")
        self.b = int.from_bytes(digest[4:8], "little")
        self.c = int.from_bytes(digest[8:12], "little")
        self.counter = 1

    def word(self) -> i64:
        """The next 32-bit word."""
        result = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1."""
        return (self.word() * n) >> 32

    def shuffle(self, items: vec[i64], start: i64, stop: i64) -> None:
        """Shuffles items[start:stop] in place."""
        i = stop - 1
        while i > start:
            j = start + self.below(i - start + 1)
            keep = items[i]
            items[i] = items[j]
            items[j] = keep
            i -= 1
