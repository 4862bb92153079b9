"""Little portraits of animals (and a few spirits), all of our own making, for the cards of every game.

Each is a handful of shapes around (0, 0), about 20 units to each side, in the order they are laid on top of one another:

    c x y r colour            a circle
    e x y rx ry colour [turn] an ellipse, perhaps turned by some degrees
    p colour path             a filled path
    s colour width path       a stroked path

A `2` before the letter draws the shape again mirrored left to right.
"""

from __future__ import annotations

from functools import cache
from typing import Final

COLORS: Final = {
    "k": "#2b2621",  # ink
    "x": "#3d3a42",  # night
    "w": "#fdf8ec",  # cream
    "l": "#d3d0c8",  # ash
    "g": "#8d8b88",  # gray
    "t": "#e3c193",  # tan
    "b": "#98683f",  # brown
    "d": "#5f3f27",  # bark
    "o": "#db7f34",  # fox
    "y": "#ecc04d",  # straw
    "r": "#c64a37",  # red
    "p": "#eba693",  # blush
    "n": "#7fa350",  # leaf
    "m": "#47682f",  # fir
    "u": "#4f94b6",  # sky
    "v": "#2a5872",  # deep
    "q": "#8f86bb",  # heather
}

FACE: Final = "2c -6 -2 1.8 k"
MOUTH: Final = "s k 1.2 M0 6V9M-3.6 10Q-1.6 11.6 0 9Q1.6 11.6 3.6 10"

PORTRAITS: Final = {
    "crocodile": (
        "p m M-17 9L19 6V13Q6 16 -16 13Z;p w M-16 7l2 5 2-5 2 5 2-5 2 5 2-5 2 5 2-5 2 5 2-5Z;"
        "p n M-19 4Q-19 0 -15 1L-2 -3Q1 -11 8 -10Q14 -9 19 -4V8H-17Q-19 8 -19 4Z;p m M11 -9l3-4 2 5 3-3v7Z;c 6 -5 3 w;c 5.4 -5 1.5 k;"
        "c -16 3.6 1.1 m"
    ),
    "stingray": (
        "s v 2.2 M0 8Q4 15 -3 20;p u M0 -15Q17 -7 20 3Q8 3 0 13Q-8 3 -20 3Q-17 -7 0 -15Z;p v M0 13Q-4 6 0 -4Q4 6 0 13Z;2c -4 -8 1.6 k;"
        "2c -9 -1 1.5 w;2c -13 1.6 1 w;2c -6 3 1 w"
    ),
    "fish": (
        "p v M-3 -6Q3 -16 9 -9L5 -3ZM-2 6Q2 13 6 10L4 3Z;p o M-16 0Q-4 -14 9 -2L19 -9Q15 0 19 9L9 2Q-4 14 -16 0Z;"
        "p w M-7 -7.6Q-3.6 0 -7 7.6L-3.4 8.4Q0 0 -3.4 -8.4Z;c -11 -1.6 2.2 w;c -11.4 -1.6 1.2 k;s d 1.1 M2 -4Q4 0 2 4M6 -3Q7.6 0 6 3"
    ),
    "otter": (
        f"2c -11 -9 4 d;p b M-15 2Q-14 -13 0 -13Q14 -13 15 2Q14 15 0 15Q-14 15 -15 2Z;e 0 7 10 7 t;{FACE};e 0 3.4 3.6 2.6 k;{MOUTH};"
        "2s d 1 M6 7L18 4M6 9L18 10"
    ),
    "frog": (
        "2c -9.5 -7 6.8 n;p n M-18 4Q-16 -6 0 -6Q16 -6 18 4Q17 16 0 16Q-17 16 -18 4Z;e 0 11.5 11 4 y;2c -9.5 -7.4 4.4 w;"
        "2c -9.5 -7.4 2.4 k;s m 1.8 M-13 5.4Q0 13 13 5.4;2c -2.4 0 .9 m"
    ),
    "duck": (
        "p b M-19 0Q-12 3 -4 0Q4 -2 6 3L13 2Q15 15 -1 15Q-15 15 -19 0Z;p w M3 1Q8 4 13 1L13 -1H3Z;c 8 -6.4 7.2 m;"
        "p y M14 -8Q20 -7 20 -4Q17 -2.6 14 -3Z;c 9.6 -8.4 1.5 w;c 10 -8.4 .8 k;p t M-13 6Q-4 1 4 6Q0 13 -8 12Q-6 9 -13 6Z;"
        "s v 2 M-7 12Q-3 12 0 9"
    ),
    "flamingo": (
        "s r 1.5 M3 4V19M3 19H-1M6 4L11 10L4 13;s p 3.6 M-3 0Q-15 -2 -10 -10Q-5 -16 -9 -17;"
        "p p M-6 -2Q2 -10 12 -4Q18 -2 19 3Q8 8 0 6Q-6 4 -6 -2Z;p r M2 -3Q10 -5 18 3Q8 6 2 -3Z;c -9 -16 3.6 p;"
        "p k M-11.6 -17.6Q-17 -15 -14.4 -10L-11 -13.6Z;c -9 -17 .9 k"
    ),
    "lizard": (
        "s n 3 M-8 -6L-15 -9M-7 4L-13 9M5 -7L11 -12M6 5L13 4;"
        "p n M-7 -17Q-1 -20 2 -13Q3 -8 5 -5Q9 4 2 10Q-2 15 6 17Q15 18 17 10Q14 22 3 20Q-8 17 -4 9Q-8 4 -6 -4Q-5 -8 -8 -12"
        "Q-9 -15 -7 -17Z;s m 1.3 M-1 -8Q3 0 -1 8;c -5.4 -15 1.1 k;c -1.2 -15.4 1.1 k;c 1 -3 1 y;c 2 2 1 y;c -3 0 1 y"
    ),
    "shrew": (
        "s b 1.8 M12 8Q21 9 19 -1;p b M-19 7Q-11 2 -5 -4Q4 -12 13 -3Q18 5 13 12H-7Q-13 11 -19 7Z;p t M-16 8Q-6 9 0 12H-7Q-13 11 -16 8Z;"
        "c -2 -5 4 d;c -2 -5 2.4 p;c -9 2 1.5 k;c -19 7 1.8 p;e -4 12.6 3 1.5 p;e 8 12.6 3 1.5 p;s d .9 M-15 6L-16 1M-14 7L-18 12"
    ),
    "peacock": (
        "p m M0 14L-19 1Q-21 -10 -12 -15Q-6 -20 0 -20Q6 -20 12 -15Q21 -10 19 1Z;2c -14.6 -3 2.9 y;2c -9.6 -11 2.9 y;c 0 -14.4 2.9 y;"
        "2c -7.4 -2 2.2 n;2c -14.6 -3 1.5 v;2c -9.6 -11 1.5 v;c 0 -14.4 1.5 v;p u M-6 17Q-8 6 -2.6 0V-5H2.6V0Q8 6 6 17Z;c 0 -5 3.8 u;"
        "2c -1.5 -5.6 .8 w;p y M-1.2 -4h2.4L0 -1Z;s v 1 M0 -8V-11M-1 -8L-2.4 -10.6M1 -8L2.4 -10.6"
    ),
    "squirrel": (
        "p o M5 15Q21 13 18 -4Q16 -17 6 -14Q12 -8 7 0Q3 8 3 14Z;p y M9 8Q15 4 14 -5Q13 -10 11 -11Q13 -4 9 2Z;"
        "p o M-8 17Q-12 4 -4 0Q8 2 7 17Z;p o M-10 -11L-9 -17L-5 -12Q0 -9 -1 -4Q-3 1 -8 0Q-14 -1 -15 -4Q-13 -10 -10 -11Z;"
        "e -4.6 9 3.4 6 w;c -8.4 -6.4 1.5 k;c -15 -3.8 1.4 k;p d M-12 3h6Q-6 9 -9 9Q-12 9 -12 3Z;s d 1.6 M-12.4 3h6.8"
    ),
    "hedgehog": (
        "p d M-6 13L-11 3L-5 2L-8 -6L-1 -4L-1 -12L4 -7L9 -12L11 -5L17 -7L15 0L20 2L17 7L20 12L15 14Z;"
        "p b M0 12L-3 5L2 4L1 -2L6 1L9 -3L11 3L15 4L13 9L15 13Z;p t M-19 10Q-12 8 -8 3Q-3 7 -2 14H-14Q-18 13 -19 10Z;c -19 10 1.9 k;"
        "c -9 8 1.5 k;e -6 14.4 3 1.4 d;e 9 14.4 3 1.4 d"
    ),
    "bee": (
        "e -1 -9 5 8 w -28;e 7 -9 4.4 7 w 20;e 1 3 14 9 y;"
        "p k M-2 -5.6Q1 3 -2 11.6L2.4 12Q5 3 2.4 -6ZM7.4 -5Q10 3 7.4 11L11 9.4Q13 3 11 -3.4Z;p k M15 1.6L20 3L15 4.6Z;c -9 1 1.8 k;"
        "s k 1.2 M-9 -4Q-10 -10 -14 -11M-11 -2Q-14 -6 -18 -6;s d 1.1 M-10 6Q-8.6 7.6 -7 6.6"
    ),
    "bear": (
        f"2c -11 -10 5.2 d;2c -11 -10 2.8 t;p d M-15 2Q-15 -13 0 -13Q15 -13 15 2Q15 16 0 16Q-15 16 -15 2Z;e 0 7.4 8 6.6 t;{FACE};"
        f"e 0 4 3.6 2.6 k;{MOUTH}"
    ),
    "rabbit": (
        "2e -6 -11 3.8 9.4 g -8;2e -6 -10.6 1.8 7 p -8;p g M-13 6Q-12 -6 0 -6Q12 -6 13 6Q12 18 0 18Q-12 18 -13 6Z;2e -4 11.4 5 4.4 w;"
        "2c -5.6 3 1.8 k;p p M-2.2 7h4.4l-2.2 2.6Z;s k 1.1 M0 9.6V12;p w M-1.7 12.6h3.4v3.4h-3.4Z"
    ),
    "macaw": (
        "p r M-9 19Q-16 -4 -5 -14Q4 -20 11 -14Q15 -8 12 0Q7 9 11 19Z;p w M2 -9Q8 -13 12 -8L11 0Q5 2 2 -3Z;c 6.6 -6.4 1.7 k;"
        "p k M10.6 -11Q20 -10 18 5Q15 6 14 2Q12 1 11 -1Z;p y M-11 10Q-4 4 1 19H-9Q-11 14 -11 10Z;"
        "p u M-11.6 14Q-8 10 -4 19H-9Q-11 17 -11.6 14Z"
    ),
    "boar": (
        "p k M-5 -11L-3 -18L-1 -13L1 -18L2 -13L5 -17L5 -11Z;2p d M-13 -4L-16 -16L-5 -12Z;"
        "p d M-14 0Q-14 -13 0 -13Q14 -13 14 0Q13 15 0 17Q-13 15 -14 0Z;e 0 8 7.4 6 p;2c -2.6 8 1.4 k;"
        "2p w M-7 10Q-13 8 -11 1Q-9 5 -5.6 6Z;2c -6.4 -3 1.7 w;2c -6.2 -3 1.1 k"
    ),
    "koala": (
        "2c -13 -8 7 g;2c -13 -8 4.2 l;p g M-13 2Q-13 -12 0 -12Q13 -12 13 2Q13 16 0 16Q-13 16 -13 2Z;e 0 5 4.2 6.4 k;2c -7 -1 1.9 k;"
        "s k 1.2 M-3 13Q0 14.6 3 13"
    ),
    "wolf": (
        "2p x M-15 -18L-4 -9L-14 -1Z;2p p M-13 -13L-7.6 -8L-12.6 -4Z;p g M-14 -4Q-8 -11 0 -11Q8 -11 14 -4L18 4L7 13L0 19L-7 13L-18 4Z;"
        "p w M-18 4L-6 2L0 8L6 2L18 4L7 13L0 19L-7 13Z;2p k M-9 -2L-3.6 1L-8 2Z;e 0 13 3.2 2.4 k"
    ),
    "kingfisher": (
        "s d 1.6 M-12 17H16;p v M6 8L16 19L8 16Z;p o M-9 -1Q-9 15 4 16Q10 8 2 -2Z;"
        "p u M-11 -6Q-6 -15 2 -12Q8 -9 9 -2Q16 6 12 17Q2 12 0 2Q-4 -2 -11 -3Z;p v M1 -2Q9 0 12 14Q3 9 1 -2Z;"
        "p k M-9 -7L-20 -3.4L-9 -2.6Z;c -4.4 -7.4 1.7 k;c -4.8 -7.8 .6 w;c 0 -4.4 2 w"
    ),
    "penguin": (
        "2e -5 18 4.4 1.9 o;2e -11.6 4 2.8 9 k 14;p k M-11 4Q-11 -18 0 -18Q11 -18 11 4Q11 18 0 18Q-11 18 -11 4Z;"
        "p w M0 -8Q-4 -13 -7 -8Q-8 -4 -7 0Q-9 16 0 16Q9 16 7 0Q8 -4 7 -8Q4 -13 0 -8Z;2c -3.6 -7.4 1.4 k;p o M-3 -4.6H3L0 -.6Z;"
        "2c -5.4 -3 1.2 p"
    ),
    "bat": (
        "2p x M0 -3Q-6 -12 -20 -11Q-17 -2 -18 7Q-13 2 -10 8Q-7 4 -3 11L0 10Z;2s g .9 M-4 1L-16 -8M-4 3L-11 4;"
        "2p d M-5 -7L-6.6 -17L-.6 -11Z;e 0 4 4.4 8 d;c 0 -6 5.4 d;2c -2.2 -6.6 1.5 y;2c -2.2 -6.6 .7 k;2p w M-2 -3h1.4L-1.3 -.6Z"
    ),
    "fennec_fox": (
        "2p t M-3 -3L-19 -19Q-18 -4 -10 5Z;2p p M-6 -3L-15.6 -13.6Q-15 -5 -10 1Z;p t M-13 2Q-8 -8 0 -8Q8 -8 13 2L0 17Z;"
        "p w M-13 2Q-6 2 0 8Q6 2 13 2L0 17Z;2c -5.4 1.4 2 k;2c -5.8 .8 .6 w;e 0 14.6 2.6 2 k"
    ),
    "macaque": (
        "2c -14 1 4.4 p;p b M-15 0Q-15 -15 0 -15Q15 -15 15 0Q15 16 0 16Q-15 16 -15 0Z;"
        "p p M0 -6Q-4 -11 -8 -8Q-12 -3 -8 3Q-11 13 0 14Q11 13 8 3Q12 -3 8 -8Q4 -11 0 -6Z;2c -4.4 -2 1.8 k;2c -1.3 4 .9 d;"
        "s d 1.4 M-4.4 8.6Q0 11.4 4.4 8.6;2s d 1.2 M-7 -5.4Q-4 -7 -2 -5"
    ),
    "eagle": (
        "p d M-19 19Q-17 9 -10 4H5Q12 10 13 19Z;p w M-15 13Q-14 -6 -5 -12Q6 -18 11 -9L10 0Q5 5 7 13L3 9L0 15L-4 9L-8 15L-11 9Z;"
        "p y M9 -9Q20 -9 17 5Q14 1 9 1Z;c 4.6 -5.6 1.9 k;s d 1.7 M-.6 -9.4L8.4 -7.4"
    ),
    "meerkat": (
        "s t 2.4 M5 16Q14 18 15 10;p t M-6 18Q-9 6 -5 -2H5Q9 6 6 18Z;e 0 9 3.4 8 w;2c -6.4 -9 2.2 d;"
        "p t M-7 -10Q-7 -18 0 -18Q7 -18 7 -10Q6 -4 0 -2Q-6 -4 -7 -10Z;2e -3.4 -10.6 2.3 1.9 d;2c -3.4 -10.6 .9 w;e 0 -5.4 1.9 1.5 k;"
        "2s b 2 M-6 1Q-5 8 -1.6 8;2e -4 18.4 3.4 1.5 b"
    ),
    "crow": (
        "s k 1.4 M0 10V18M5 10V18M-3 18H2M2 18H8;p x M-18 -4L-9 -8Q-6 -15 1 -14Q8 -12 9 -4L20 12L10 10Q2 15 -5 9Q-10 4 -9 -3Z;"
        "p k M-1 -2Q9 0 14 9Q3 11 -1 -2Z;c -4 -9 1.7 w;c -4.2 -9 .9 k;s g .9 M-17 -4L-9 -5"
    ),
    "alpaca": (
        "2e -7 -14 2.4 5 t -18;p w M-8 19Q-10 6 -6 -2Q-10 -12 -4 -15Q0 -20 4 -15Q10 -12 6 -2Q10 6 8 19Z;e 0 -5 5.2 6 t;"
        "2c -3.6 -7.6 1.5 k;e 0 -3.4 2 1.4 d;s d 1 M-2 -.6Q0 .8 2 -.6;s t 1.4 M-5 5q2 2 4 0M1 8q2 2 4 0M-6 12q2 2 4 0M-1 15q2 2 4 0;"
        "c 0 -14 3 w"
    ),
    "arctic_fox": (
        "2p l M-14 -15Q-7 -14 -3 -8L-14 0Z;2p p M-12 -11.6Q-8 -10.6 -6 -7.6L-12 -3Z;"
        "p w M-15 1Q-9 -10 0 -10Q9 -10 15 1L17 5L6 13L0 17L-6 13L-17 5Z;p l M-17 5L-7 5L0 10L7 5L17 5L6 13L0 17L-6 13Z;2c -5.6 1 1.9 k;"
        "e 0 13 2.8 2.2 k"
    ),
    "raccoon": (
        "2c -11 -10 4.8 x;2c -11 -10 2.4 l;p g M-16 3Q-15 -12 0 -12Q15 -12 16 3L19 7Q10 15 0 16Q-10 15 -19 7Z;"
        "p w M-17 3Q-10 -8 0 -4Q10 -8 17 3L15 7H-15Z;2p k M-1.6 0Q-6 -4 -14 3Q-12 9 -5 7Q-1.6 5 -1.6 0Z;"
        "p w M-5 14Q-5 6 0 4Q5 6 5 14Q0 17 -5 14Z;2c -6.6 2.6 2 w;2c -6.4 2.6 1.1 k;e 0 9 2.6 2 k"
    ),
    "ladybug": (
        "2s k 1.2 M-3 -12Q-4 -18 -8 -18;2s k 1.4 M-11 -2L-17 -5M-12 5L-18 6M-9 12L-14 17;p k M-9 -6Q-7 -15 0 -15Q7 -15 9 -6Z;"
        "p r M-13 4Q-13 -9 0 -9Q13 -9 13 4Q12 17 0 17Q-12 17 -13 4Z;s k 1.7 M0 -9V17;2c -6 -1.6 2.6 k;2c -8 6.4 2.3 k;2c -4 11 2.1 k;"
        "2c -4 -11 1.2 w"
    ),
    "panther": (
        "2c -11 -10 4.8 k;2c -11 -10 2.4 q;p x M-15 1Q-15 -13 0 -13Q15 -13 15 1Q14 16 0 16Q-14 16 -15 1Z;2e -6 -1.6 3.2 2.2 y -12;"
        "2e -6 -1.6 1 2 k;2e -3.2 9 4.2 3.6 g;p p M-2.6 4.6h5.2l-2.6 3Z;2s l .8 M6 8L17 6M6 10L17 12"
    ),
    # nature's spirits
    "lion": (
        "p o M0 -20L5 -16L11 -17L13 -11L18 -8L17 -2L20 4L15 8L14 14L8 15L4 20L0 17L-4 20L-8 15L-14 14L-15 8L-20 4L-17 -2"
        "L-18 -8L-13 -11L-11 -17L-5 -16Z;2c -9 -8 3 t;p y M-11 1Q-11 -11 0 -11Q11 -11 11 1Q10 13 0 13Q-10 13 -11 1Z;2c -4.6 -2 1.6 k;"
        "e 0 7 5.4 4.4 w;p d M-2.6 3.4h5.2l-2.6 3Z;s d 1.1 M0 6V8.6M-2.6 9.6Q0 11 2.6 9.6"
    ),
    "butterfly": (
        "2p q M-1 -4Q-8 -19 -18 -15Q-22 -6 -14 0Q-6 4 -1 2Z;2p o M-1 2Q-12 0 -15 7Q-14 17 -6 15Q-1 11 -1 4Z;2c -12 -9 3.2 y;"
        "2c -9 9 2.4 w;2c -16 -6 1.2 w;e 0 1 1.9 9 k;2s k 1 M-1 -8Q-2 -15 -6 -17"
    ),
    "deer": (
        "2s d 2 M-4 -8Q-6 -14 -13 -14V-19M-8.6 -13.4L-8 -19M-13 -14Q-17 -15 -18 -18;2e -12 -4 5 2.4 b 18;"
        "p b M-7 -8Q0 -11 7 -8Q9 0 5 12Q3 18 0 18Q-3 18 -5 12Q-9 0 -7 -8Z;p t M-3.6 11Q0 7 3.6 11Q3 18 0 18Q-3 18 -3.6 11Z;"
        "2c -5 0 1.8 k;e 0 14 2.6 2 k;c 0 -5 .9 w;2c -2 -3 .8 w"
    ),
    "owl": (
        "2p b M-12 -8L-13 -18L-3 -12Z;p b M-13 2Q-14 -13 0 -13Q14 -13 13 2Q13 18 0 18Q-13 18 -13 2Z;"
        "2p d M-13 2Q-8 8 -10 15Q-14 9 -13 2Z;p t M-7 8Q0 3 7 8Q7 17 0 17Q-7 17 -7 8Z;2c -5.4 -4 6 w;2c -5.4 -4 3.6 y;2c -5.4 -4 2 k;"
        "p o M-2 -1H2L0 4Z;s b 1.3 M-4 10q2 2 4 0q2 2 4 0M-2 13.4q2 2 4 0"
    ),
    "cat": (
        "2p g M-14 -17L-3 -9L-14 0Z;2p p M-12 -12.6L-7 -8.6L-12 -4.6Z;p g M-15 3Q-14 -10 0 -10Q14 -10 15 3Q13 15 0 16Q-13 15 -15 3Z;"
        "2e -6 1 2.6 3 y;2e -6 1 1 2.8 k;2e -2.6 10 3.6 3 w;p p M-2 6h4l-2 2.4Z;s x 1.5 M0 -9V-4M-4 -9L-3 -5M4 -9L3 -5;"
        "2s k .8 M6 9L17 7M6 11L17 12"
    ),
    "stork": (
        "s r 1.5 M2 6V19M7 6V19M-1 19H3M4 19H8;s w 4 M-3 1Q-8 -4 -6 -12;p w M-6 -1Q2 -8 12 -3Q17 0 19 4Q8 10 0 7Q-6 4 -6 -1Z;"
        "p k M3 -1Q12 -3 19 4Q11 8 3 -1Z;c -6 -13.4 4 w;p r M-9 -15L-20 -10L-9 -11.4Z;c -7 -14.4 1.1 k"
    ),
    "ram": (
        "p w M-9 -6Q-8 -15 0 -15Q8 -15 9 -6Q9 14 0 18Q-9 14 -9 -6Z;2s b 5 M-4 -12Q-16 -17 -17 -4Q-16 6 -10 4Q-7 2 -9 -1;"
        "2s d 1 M-9 -15.6L-9.6 -10.6M-15 -12L-11.8 -9M-17 -4L-14 -4M-15 3L-13 0;p t M-5 3Q0 -2 5 3Q5 14 0 17Q-5 14 -5 3Z;"
        "2c -4.6 -3 1.7 k;2s k 1.1 M0 12Q-2 12 -2.4 9.6;s k 1.1 M0 12V14"
    ),
    "marmot": (
        "2c -9 -11 3 d;p b M-8 -10Q-6 -17 0 -17Q6 -17 8 -10Q15 2 12 18H-12Q-15 2 -8 -10Z;e 0 11 7 8 t;e 0 -5 6 4.6 t;"
        "2c -4.6 -9.6 1.6 k;e 0 -7.4 2.6 1.9 k;p w M-1.8 -2.6h3.6v3.4h-3.6Z;s d 1.2 M-3.4 -3.4Q0 -1.6 3.4 -3.4;"
        "2s d 2.2 M-11 5Q-6 6 -4 9"
    ),
    "dragonfly": (
        "2e -10 -8 10 3.1 w 12;2e -9.6 -1 9.4 2.8 l -12;2s v .7 M-2 -6.4L-18 -10M-2 -3L-17 1;s u 3.6 M0 -8V17;"
        "s v 3.6 M0 -1V1M0 5V7M0 11V13;e 0 -8 3.2 5 u;c 0 -14 3 v;2c -2.6 -15 2.2 m"
    ),
    "tortoise": (
        "e -15.4 5 4.6 3.6 n;p n M-9 9L-11 15H-5L-4 9ZM6 9L6 15H12L11 9ZM13 8L19 10L13 11Z;p m M-12 10Q-12 -10 1 -10Q14 -10 15 10Z;"
        "p n M-3 -6L4 -6L7 1L1 5L-6 1ZM-10 2L-8 4L-9 8H-11ZM9 2L12 6V8H8ZM-5 5L0 8H-6ZM3 7L7 4L6 8H3Z;c -17 4 1 k;"
        "s m 1 M-19.4 6.4L-16.6 7"
    ),
}


@cache
def portrait(name: str) -> str | None:
    """The drawing of an animal by its name, or nothing when we know none of that name."""
    if name not in PORTRAITS:
        return None
    return sketch(PORTRAITS[name])


def sketch(words: str) -> str:
    """Markup from the shapes described above, with `;` between them."""
    return "".join(shape(part) for part in words.split(";"))


def shape(words: str) -> str:
    twice = words.startswith("2")
    kind, *rest = words.removeprefix("2").split(" ")
    if kind == "c":
        x, y, r, color = rest
        drawn = f'<circle cx="{x}" cy="{y}" r="{r}" fill="{COLORS[color]}"/>'
    elif kind == "e":
        x, y, rx, ry, color, *turn = rest
        turned = f' transform="rotate({turn[0]} {x} {y})"' if turn else ""
        drawn = f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{COLORS[color]}"{turned}/>'
    elif kind == "p":
        drawn = f'<path d="{" ".join(rest[1:])}" fill="{COLORS[rest[0]]}"/>'
    else:
        line = " ".join(rest[2:])
        drawn = f'<path d="{line}" fill="none" stroke="{COLORS[rest[0]]}" stroke-width="{rest[1]}" stroke-linecap="round"/>'
    return drawn + f'<g transform="scale(-1 1)">{drawn}</g>' if twice else drawn
