"""Every language quotes words with marks of its own, opened and closed by turns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from bridge_rules_gui import resources
from tests.test_translations import said_in

MARKS: Final = {"bg": "„“", "ru": "«»", "sr": "„“"}
_MARK: Final = re.compile("[„“”«»]")
_STRAIGHT: Final = re.compile(r'"([^"]+)"')
_TYPED: Final = re.compile(
    r"\^?[A-Z\d]{1,2}|\w+-\w+|1:\.\.\.|all|value|N:.*|\{value\}|\{note\}:\.\.\."
)
"""What stands between straight marks as it is typed into a file: ``"SQ"``, ``"all"``."""


def _pages(language: str) -> Iterator[str]:
    content = resources.content()
    changes = (content / "changes").rglob(f"*.{language}.md")
    yield from (path.read_text("utf-8") for path in changes)
    yield from (path.read_text("utf-8") for path in (content / "help" / language).iterdir())


@pytest.mark.parametrize("language", MARKS)
def test_words_are_quoted_with_the_marks_of_the_language(language: str) -> None:
    wrong = []
    for said in (*said_in(language), *_pages(language)):
        marks = "".join(_MARK.findall(said))
        if marks != MARKS[language] * (len(marks) // 2):
            wrong.append(said)
    assert not wrong


@pytest.mark.parametrize("language", MARKS)
def test_straight_marks_stand_only_round_what_is_typed(language: str) -> None:
    quoted = {words for said in said_in(language) for words in _STRAIGHT.findall(said)}
    assert {words for words in quoted if not _TYPED.fullmatch(words)} == set()
