"""Reads the words of a language: the part of Fluent that the files in `locale` use.

    gain-draw = { $n ->
        [one] take { $n } card
       *[other] take { $n } cards
    }

A message is a text with arguments in braces.  A selector takes the first variant whose key is the argument itself or its plural
category in the language, else the starred one.  Comments start with #; a message goes on in indented lines and ends with its brace.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "ru", "pl", "uk")

# A text is a list of strings, of arguments ("n",), and of selectors ("n", {key: text}, default key).
Text = list[Any]
TOKEN = re.compile(r"\{\s*\$(\w+)\s*(->)?|\s*(\*?)\[(\w+)\]\s*|\}|[^{}\[*]+|[{\[*]")


def plural(language: str, n: int) -> str:
    """The plural category of a whole number."""
    if language == "en":
        return "one" if n == 1 else "other"
    tens, ones = n % 100, n % 10
    if (n == 1) if language == "pl" else (ones == 1 and tens != 11):
        return "one"
    return "few" if 2 <= ones <= 4 and not 12 <= tens <= 14 else "many"


class Phrases:
    """The messages of one language."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self.messages: dict[str, Text] = {}
        for found in re.finditer(r"^([a-z][\w-]*) = (.*(?:\n(?:[ \t]+.*|\}.*))*)", source, re.MULTILINE):
            tokens = list(TOKEN.finditer(found[2]))
            text, end = read(tokens, 0, inside=False)
            if end != len(tokens) or found[1] in self.messages:
                raise ValueError(f"{language}: the message {found[1]} cannot be read, or stands there twice")
            self.messages[found[1]] = text

    def __call__(self, key: str, **arguments: int | str) -> str:
        """A message with its arguments filled in."""
        return self.fill(self.messages[key], arguments)

    def fill(self, text: Text, arguments: dict[str, int | str]) -> str:
        out = []
        for part in text:
            if isinstance(part, str):
                out.append(part)
            elif len(part) == 1:
                out.append(str(arguments[part[0]]))
            else:
                name, variants, default = part
                out.append(self.fill(variants[self.variant(arguments[name], variants, default)], arguments))
        return "".join(out)

    def variant(self, value: int | str, variants: dict[str, Text], default: str) -> str:
        keys = [str(value)]
        if isinstance(value, int):
            keys.append(plural(self.language, value))
        return next((key for key in keys if key in variants), default)


def read(tokens: list[re.Match[str]], at: int, inside: bool) -> tuple[Text, int]:
    """A text from a token on, and where it ends: inside a selector at the next variant or the closing brace."""
    text: Text = []
    while at < len(tokens):
        token = tokens[at]
        if inside and (token[4] or token[0] == "}"):
            break
        at += 1
        if not token[1]:
            if token[0] in ("{", "}"):
                raise ValueError("a brace stands alone")
            text.append(token[0])
        elif token[2]:
            selector, at = read_selector(token[1], tokens, at)
            text.append(selector)
        else:
            text.append((token[1],))
            if at >= len(tokens) or tokens[at][0] != "}":
                raise ValueError(f"the argument {token[1]} has no closing brace")
            at += 1
    if inside and text and isinstance(text[-1], str):
        text[-1] = text[-1].rstrip()
    return text, at


def read_selector(name: str, tokens: list[re.Match[str]], at: int) -> tuple[tuple[str, dict[str, Text], str], int]:
    variants: dict[str, Text] = {}
    default = ""
    while at < len(tokens) and tokens[at][0] != "}":
        token = tokens[at]
        if not token[4]:
            if token[0].strip():
                raise ValueError(f"the selector {name} has words outside its variants")
            at += 1
            continue
        if token[3]:
            default = token[4]
        variants[token[4]], at = read(tokens, at + 1, inside=True)
    if not default or at >= len(tokens):
        raise ValueError(f"the selector {name} has no starred variant or no end")
    return (name, variants, default), at + 1


@cache
def phrases(language: str) -> Phrases:
    """The words of Earth in one of LANGUAGES."""
    return Phrases(language, (Path(__file__).parent / "locale" / f"{language}.ftl").read_text("utf-8"))
