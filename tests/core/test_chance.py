"""Chance is ChaCha20 as everybody knows it, and repeatable."""

from __future__ import annotations

import hashlib

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms

from hedgerow.core.chance import Chance, Rng, chacha_block, commitment, derive_key, fresh_secret, is_secret, seeded_secret
from hedgerow.core.native import i64, vec


def stream(key: bytes, nonce: int, words: int) -> list[int]:
    """The key stream according to another implementation."""
    nonce_bytes = (0).to_bytes(4, "little") + nonce.to_bytes(4, "little") + bytes(8)
    data = Cipher(algorithms.ChaCha20(key, nonce_bytes), mode=None).encryptor().update(bytes(4 * words))
    return [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]


def test_the_key_stream_is_that_of_rfc_8439() -> None:
    key = bytes(range(32))
    words = vec[i64]([int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)])
    out = vec[i64]([0] * 16)
    got = []
    for counter in range(3):
        chacha_block(words, counter, 7, out)
        got += list(out)
    assert got == stream(key, 7, 48)


def test_a_shuffle_is_what_its_description_says() -> None:
    """The description in the module, followed by hand with another implementation of the cipher."""
    options = {"players": 2}
    secret = seeded_secret(3)
    text = f'hedgerow-key/1\nharmonies\n1\nstandard\n{{"players":2}}\n{secret}'
    key = hashlib.sha256(text.encode()).digest()
    chance = Chance(derive_key("harmonies", 1, "standard", options, secret))
    for number in range(3):
        items = list(range(50))
        words = iter(stream(key, number, 64))
        for i in range(49, 0, -1):
            j = next(words) * (i + 1) >> 32
            items[i], items[j] = items[j], items[i]
        ours = vec[i64](list(range(50)))
        chance.shuffle(ours, 50)
        assert list(ours) == items
    assert chance.count == 3


def test_a_commitment_is_a_plain_hash_and_tells_nothing() -> None:
    secret = fresh_secret()
    assert is_secret(secret)
    assert fresh_secret() != secret
    assert commitment(secret) == "sha256:" + hashlib.sha256(f"hedgerow-commitment/1\n{secret}".encode()).hexdigest()
    assert not is_secret(secret.upper() + "x")
    assert not is_secret(5)


def test_shuffles_are_even() -> None:
    """Every item comes to every place about equally often."""
    size, times = 6, 6000
    counts = [[0] * size for _ in range(size)]
    chance = Chance(derive_key("test", 1, "standard", {}, seeded_secret(1)))
    rng = Rng(1)
    for shuffle in (lambda v: chance.shuffle(v, size), lambda v: rng.shuffle(v, 0, size)):
        for _ in range(times // 2):
            items = vec[i64](list(range(size)))
            shuffle(items)
            for place, item in enumerate(items):
                counts[place][item] += 1
    expected = times / size
    chi = sum((n - expected) ** 2 / expected for row in counts for n in row)
    assert chi < 60  # 25 degrees of freedom: more than this once in 10,000 runs, and the seeds are fixed


def test_random_numbers_are_the_same_everywhere() -> None:
    rng = Rng("everywhere")
    assert [int(rng.word()) for _ in range(4)] == [2361115720, 926708677, 766013644, 916400992]
    assert all(0 <= rng.below(7) < 7 for _ in range(1000))
