"""The words of the pages: the same in all languages, none missing, none unused, plural forms where a language has them."""

from __future__ import annotations

import re

import pytest

from hedgerow.core.words import DEFINED, LANGUAGES
from hedgerow.table import pages

FORMS = {"en": {"one"}, "ru": {"one", "few"}, "pl": {"one", "few"}, "uk": {"one", "few"}}

# "of two moves" is said like "of five moves".
GENITIVE = "moves-found"


def source(language: str) -> str:
    return (pages.PAGES / "locale" / f"{language}.ftl").read_text("utf-8")


def keys(language: str) -> list[str]:
    return DEFINED.findall(source(language))


def asked() -> set[str]:
    """What templates ask for, and what is no value that a page brings itself."""
    found: set[str] = set()
    for path in pages.PAGES.glob("*.html"):
        found |= set(re.findall(r"(?<!\{)\{\{([\w-]+)\}\}(?!\})", path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(language: str) -> None:
    assert sorted(keys(language)) == sorted(keys("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_lacks_words(language: str) -> None:
    for page in pages.SCRIPTS:
        if page != "learn":  # whose words tests/table/test_learn.py looks at
            assert pages.render(page, language, {}, "earth" if page == "new" else None)


def test_scripts_say_nothing_without_words() -> None:
    scripts = "\n".join(path.read_text("utf-8") for path in pages.WEB.glob("*.js"))
    assert set(re.findall(r'\bsay\("([\w-]+)"', scripts)) <= set(keys("en"))


def test_no_words_are_unused() -> None:
    code = "\n".join(path.read_text("utf-8") for path in (pages.HERE / "pages.py", pages.HERE / "learn.py"))
    spelled = set(re.findall(r'words\("([\w-]+)"', code))
    used = asked() | pages.spoken_by_scripts() | spelled
    assert [key for key in keys("en") if key not in used and not key.startswith("page-")] == []
    assert {key.removeprefix("page-") for key in keys("en") if key.startswith("page-")} <= set(pages.SCRIPTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_spoken_right(language: str) -> None:
    """Where English has a form for one, every language has all of its forms."""
    for message in re.split(r"\n(?=\S)", source(language)):
        if "[one]" in message and not message.startswith(GENITIVE):
            assert all(f"[{form}]" in message for form in FORMS[language]), message
