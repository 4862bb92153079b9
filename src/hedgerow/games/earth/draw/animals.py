"""The animals of the fauna cards: those that the whole house knows (`core/creatures.py`), and some that live here only."""

from __future__ import annotations

from functools import cache
from typing import Final

from hedgerow.core.creatures import FACE, MOUTH, portrait, sketch

# By the last word of a name, or all of it: whose portrait stands for it.
KIN: Final = {
    "eagle": "eagle",
    "marmot": "marmot",
    "squirrel": "squirrel",
    "alligator": "crocodile",
    "boar": "boar",
    "echidna": "hedgehog",
    "kingfisher": "kingfisher",
    "iguana": "lizard",
    "butterfly": "butterfly",
    "penguin": "penguin",
    "duck": "duck",
    "wolf": "wolf",
    "ladybug": "ladybug",
    "honeybee": "bee",
    "salamander": "lizard",
    "chameleon": "lizard",
    "owl": "owl",
    "frog": "frog",
    "bear": "bear",
    "deer": "deer",
    "arctic fox": "arctic_fox",
}

HEAD: Final = "M-15 2Q-15 -13 0 -13Q15 -13 15 2Q15 16 0 16Q-15 16 -15 2Z"

OWN: Final = {
    "woodpecker": (
        "p b M11 -20H20V20H11Z;s d 1.4 M14 -14V-6M17 0V8M14 10V16;p k M8 16Q-8 14 -7 -2Q-6 -9 1 -10Q8 -4 9 6Z;"
        "p w M0 4Q-4 -2 -2 -6L2 -4Q3 4 4 10Z;p r M-8 -5Q-11 -18 1 -18Q7 -13 6 -7Q0 -3 -8 -5Z;p y M5 -11.6L12 -9.6L5 -7.4Z;c 1.6 -9.6 1.9 w;"
        "c 2 -9.6 1 k;p k M-5 12L-11 20L0 16Z"
    ),
    "mole": (
        "p x M-17 11Q-15 -9 2 -10Q17 -9 18 11Z;p p M-20 6Q-21 1 -14 2L-12 7Q-17 10 -20 6Z;e -8 11 5 3.2 p;e 9 11 5 3.2 p;"
        "s w .9 M-11 11v3M-8 11v3M-5 11v3M6 11v3M9 11v3M12 11v3;c -9 0 1.1 k;e 0 16 18 2.6 b"
    ),
    "earthworm": (
        "e 0 15 18 2.6 b;s d 7.8 M-17 9Q-12 -3 -6 5Q0 14 6 4Q11 -8 16 -7;s p 5.8 M-17 9Q-12 -3 -6 5Q0 14 6 4Q11 -8 16 -7;"
        "s r 5.8 M-4.6 7Q-1 10.6 2.6 8.4;c 16 -8 .9 k"
    ),
    "condor": (
        "p k M-17 18Q-14 2 0 2Q14 2 17 18Z;p w M-10 6Q0 -3 10 6Q8 10 0 8Q-8 10 -10 6Z;p p M-6 3Q-8 -15 1 -16Q9 -15 8 -7Q7 0 6 3Z;"
        "p r M-2 -15Q2 -21 7 -14Z;p w M7 -10Q15 -10 14 -2L11 -4Q8 -4 7 -6Z;c 3 -9 1.6 k"
    ),
    "ant": (
        "s m 1.7 M-4 2L-9 13M0 2L-1 14M4 2L9 13M-13 -4Q-16 -10 -20 -10M-11 -6Q-12 -12 -16 -14;e 11 1 8.4 6.4 n -10;e 0 0 4.6 3.8 m;"
        "c -10 -1 5.4 n;c -12 -2.4 1.8 w;c -12.4 -2.4 1 k;s m 1.3 M8 -4Q10 0 8 5.4M12.4 -4.6Q14.4 0 12.4 5.4"
    ),
    "mountain lion": f"2c -11 -10 4.8 b;2c -11 -10 2.6 p;p t {HEAD};2e -5 8.4 6 4.8 w;{FACE};p d M-2.6 3h5.2L0 6.2Z;{MOUTH}",
    "zebra": (
        "2p k M-8 -10L-12 -19L-3 -13Z;"
        "s g 1.6 M-11 -8Q-9 -15 0 -15Q9 -15 11 -8Q10 4 6 10Q5 18 0 18Q-5 18 -6 10Q-10 4 -11 -8Z;"
        "p w M-11 -8Q-9 -15 0 -15Q9 -15 11 -8Q10 4 6 10Q5 18 0 18Q-5 18 -6 10Q-10 4 -11 -8Z;"
        "2s k 2 M-10.6 -9L-5 -10M-10 -3.4L-5 -2.6M-8.6 1L-4.4 1.4M-7 5.4L-3.6 5;s k 2.4 M0 -15V-7;"
        "p x M-6 11Q0 7.6 6 11Q5 18 0 18Q-5 18 -6 11Z;2c -6.6 -6 1.7 k;2c -2.2 14 1 w;p k M-3 -14L-2 -20L0 -16L2 -20L3 -14Z"
    ),
    "orangutan": (
        "p o M-15 6Q-17 -15 0 -17Q17 -15 15 6Q12 18 0 18Q-12 18 -15 6Z;2e -10 1 3.6 6.4 d;"
        "p t M-7 -3Q0 -9 7 -3Q6 1 8 6Q8 14 0 14Q-8 14 -8 6Q-6 1 -7 -3Z;2c -3.6 -1.6 1.6 k;2c -1.2 3.4 .8 d;s d 1.2 M-4.6 9Q0 11.4 4.6 9"
    ),
    "tiger": (
        f"2c -11 -10 4.8 o;2c -11 -10 2.6 p;p o {HEAD};2e -5 8.4 6 4.8 w;2e -7 -6.4 2.6 1.8 w;"
        f"s k 2 M0 -12.4V-6M-4.4 -12L-3.4 -7M4.4 -12L3.4 -7M-14.4 -3L-10 -2M14.4 -3L10 -2M-14.8 3.4L-10.6 3M14.8 3.4L10.6 3;{FACE};"
        f"p p M-2.6 3h5.2L0 6.2Z;{MOUTH}"
    ),
    "grasshopper": (
        "s m 2.2 M-2 4L4 -13L13 13M-8 6L-11 14M-3 7L-2 14;p n M-18 2Q-16 -5 -10 -4L16 2Q8 9 -8 8Q-17 8 -18 2Z;p m M-8 -3L19 -3L4 4Z;"
        "c -13.4 -.4 1.6 k;s m 1.2 M-16 -3Q-19 -12 -12 -17M-14 -4Q-15 -10 -8 -14"
    ),
    "hyena": (
        "2c -10 -12 4.8 d;2c -10 -12 2.6 p;p t M-13 0Q-13 -13 0 -13Q13 -13 13 0Q12 9 7 12Q5 17 0 17Q-5 17 -7 12Q-12 9 -13 0Z;"
        f"e 0 11 6 5.4 d;2c -9.4 -4 1.3 d;2c -5 -9.4 1.3 d;c 0 -7 1.3 d;2c -9.6 3 1.2 d;{FACE};e 0 8 3.2 2.2 k;s k 1.2 M-3 13Q0 15 3 13"
    ),
    "giraffe": (
        "2s d 2.2 M-3.4 -12V-18;2c -3.4 -19 2 d;2e -12 -9 5 2.6 t 24;"
        "p y M-9 -9Q-8 -14 0 -14Q8 -14 9 -9Q8 2 6 8Q6 17 0 17Q-6 17 -6 8Q-8 2 -9 -9Z;p t M-6 9Q0 5 6 9Q6 17 0 17Q-6 17 -6 9Z;"
        "p b M-3 -12l4 -1 1 4-4 1ZM4 -4l3 -2 0 5-3 1ZM-7 -2l3 0 1 4-3 0ZM0 1l3 1-1 4-3-1Z;2c -6.6 -6.6 1.7 k;2c -2 12 1 d"
    ),
    "boa": (
        "s m 8.4 M-15 14Q9 17 9 8Q9 1 -4 2Q-15 2 -12 -6Q-10 -13 2 -12;s n 6 M-15 14Q9 17 9 8Q9 1 -4 2Q-15 2 -12 -6Q-10 -13 2 -12;"
        "e 6 -12 7.4 5.2 n;c 8 -13.8 1.6 k;s r 1.3 M13 -11L18 -10L20 -12M18 -10L20 -8;s w 2 M-8 14.6h2M1 14.4h2M7.4 7h2M-3 2h2M-12.6 -4h2"
    ),
    "beetle": (
        "2s k 1.7 M-8 -2L-16 -7M-8 4L-17 5M-7 9L-14 15;s d 3.2 M0 -9Q-1 -16 4 -19;e 0 5 10 12.6 d;e 0 -6 6.4 5 k;s t 1.4 M0 -3V17;"
        "e -4.4 2 2.4 6 b 10;2c -3.4 -8.4 1.1 w"
    ),
    "shield bug": (
        "2s k 1.6 M-8 -2L-16 -8M-9 4L-17 5M-7 10L-13 16M-2 -12Q-4 -18 -8 -20;p m M-12 -6Q0 -13 12 -6Q12 9 0 18Q-12 9 -12 -6Z;"
        "p u M-12 -6Q0 -13 12 -6L0 -1Z;p r M-6 0L0 -1L6 0L0 9Z;p y M-3.6 12Q0 9 3.6 12L0 17Z;e 0 -10 5 3.6 k;2c -3.4 -11 1.1 w"
    ),
    "elephant": (
        "2p g M-8 -8Q-20 -14 -20 -2Q-19 8 -9 6Z;2p l M-10 -6Q-17 -9 -16.6 -2Q-15 4.6 -10 3Z;"
        "p g M-11 -4Q-11 -15 0 -15Q11 -15 11 -4Q11 4 5 6L4 12Q4 18 10 16.6Q8 21 3 20Q-2 19 -3 12L-5 6Q-11 4 -11 -4Z;2c -6 -4 1.7 k;"
        "2p w M-4.6 5Q-7 12 -11 12.6Q-8.6 8 -8.4 3.6Z;s x .9 M-2.6 9h5.6M-2.6 12h6"
    ),
    "tern": (
        "p w M-19 6Q-6 -2 4 -1Q12 -4 17 -2L13 3Q6 8 -4 7L-19 10L-13 6Z;p l M-6 1Q-12 -12 -20 -17Q-4 -14 4 -1Z;"
        "p l M2 0Q2 -12 10 -19Q12 -10 8 1Z;"
        "p k M8 -2.4Q13 -7 17.4 -2Q13 .4 8 -2.4Z;p r M16.6 -2.4L22 -.6L16 1Z;s g 1 M-14 6Q-2 4 6 5"
    ),
    "hummingbird": (
        "p n M-4 10Q-12 2 -4 -6Q2 -13 8 -9Q12 -4 6 2Q2 8 -4 10Z;p r M0 -1Q6 -5 8 0Q4 6 -1 6Z;s k 1.5 M10 -8L21 -12;"
        "p u M-4 -2Q-14 -8 -20 -17Q-6 -16 2 -6Z;p v M-3 2Q-14 2 -21 -4Q-13 7 -3 6Z;p m M-5 8L-14 18L-8 18L-1 10Z;c 6.4 -6.6 1.5 k"
    ),
    "bison": (
        "2p t M-11 -8Q-21 -9 -18 -18Q-15 -12 -8 -12Z;p d M-13 -2Q-15 -15 0 -16Q15 -15 13 -2Q11 6 7 9Q6 18 0 18Q-6 18 -7 9Q-11 6 -13 -2Z;"
        "p k M-9 -9Q0 -18 9 -9Q6 -4 0 -5Q-6 -4 -9 -9Z;e 0 11 6 4.2 k;2c -2.2 11 1.1 t;2c -7 -1 1.9 w;2c -7 -1 1.1 k;p k M-3 16h6L0 21Z;"
        "2e -14 -4 4 2 b 30"
    ),
    "wildebeest": (
        "2p k M-8 -10Q-20 -4 -18 -16Q-15 -11 -7 -14Z;2e -13 -3 5 2 x 24;"
        "p x M-9 -8Q0 -16 9 -8Q9 4 6 8Q6 17 0 17Q-6 17 -6 8Q-9 4 -9 -8Z;p k M-4 -12L-3 -19L0 -15L3 -19L4 -12Q2 0 0 2Q-2 0 -4 -12Z;"
        "e 0 13 5.6 3.8 k;2c -2 13 1 g;2c -6 -4 1.8 w;2c -6 -4 1 k;p l M-4 16Q0 24 4 16Z"
    ),
    "sloth": (
        "p b M-15 2Q-15 -14 0 -14Q15 -14 15 2Q15 16 0 16Q-15 16 -15 2Z;p t M-11 3Q-11 -9 0 -8Q11 -9 11 3Q10 13 0 13Q-10 13 -11 3Z;"
        "2e -6 0 4.8 2.8 d 26;2c -5.4 .2 1.6 k;2c -5 -.3 .6 w;e 0 5 3 2.2 k;s d 1.2 M-5 8.6Q0 12 5 8.6"
    ),
    "moose": (
        "2p t M-6 -10Q-12 -10 -13 -14L-20 -19L-19 -13L-22 -9L-17 -7Q-12 -4 -6 -7Z;2e -10 -4 4 2 d 20;"
        "p b M-7 -9Q0 -13 7 -9Q8 0 6 4Q9 8 8 13Q6 19 0 19Q-6 19 -8 13Q-9 8 -6 4Q-8 0 -7 -9Z;e 0 13.6 7 5 d;2c -2.8 12.6 1.1 k;"
        "2c -4.6 -3 1.7 k"
    ),
    "gorilla": (
        "2e -13 0 3 4 x;p k M-13 3Q-16 -14 0 -18Q16 -14 13 3Q11 16 0 16Q-11 16 -13 3Z;"
        "p g M-8.6 -2Q-4 -6.6 0 -3Q4 -6.6 8.6 -2Q5.6 1 5.6 3Q8.6 6 7.6 10Q0 14 -7.6 10Q-8.6 6 -5.6 3Q-5.6 1 -8.6 -2Z;2c -3.8 -1 1.6 k;"
        "2c -1.7 4.6 1.2 k;s k 1.2 M-4 9Q0 10.8 4 9"
    ),
    "leopard": (
        f"2c -11 -10 4.8 y;2c -11 -10 2.6 d;p y {HEAD};2e -5 8.4 6 4.8 w;2c -6 -8.6 1.3 d;c 0 -9.4 1.3 d;2c -11.4 -1 1.3 d;"
        f"2c -12 4 1.3 d;2c -3 -4.8 1.1 d;2c -9.4 -6 1.1 d;{FACE};p d M-2.6 3h5.2L0 6.2Z;{MOUTH}"
    ),
    "puffin": (
        "p k M-12 18Q-14 -2 -8 -10Q-3 -17 5 -14Q12 -10 10 0Q13 10 8 18Z;p w M-5 18Q-8 4 0 0Q9 4 6 18Z;"
        "p w M-1 -11Q7 -13 9 -6Q9 0 3 0Q-4 -3 -1 -11Z;p o M8 -9Q18 -9 19 -2Q14 1 8 -1Z;p v M8 -9Q11 -9 12 -8.6L12 -.6Q10 -.4 8 -1Z;"
        "p y M12 -8.7L13.8 -8.2V-.6L12 -.5Z;c 4 -6.6 1.6 k;s o 2 M-3 18v2M4 18v2"
    ),
}


@cache
def animal(name: str) -> str | None:
    """The portrait of a fauna card by its printed name, or nothing when we have none."""
    words = name.lower().split()
    for key in (" ".join(words[-2:]), words[-1]):
        if key in OWN:
            return sketch(OWN[key])
        if key in KIN:
            return portrait(KIN[key])
    return None
