"""The commentary, read once beside the books of 2017 and 2007."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.commentary import Article, Commentary
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.worked_example import Example
from bridge_rules_gui.reading.commentary import CommentaryReading
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.library import Library


@pytest.fixture(scope="session")
def library() -> Library:
    return Library()


@pytest.fixture(scope="session")
def books(library: Library) -> dict[Edition, Book]:
    editions = (Edition.SR_2007, Edition.BG_2017)
    return {edition: library.book(edition).book for edition in editions}


@pytest.fixture(scope="session")
def document(library: Library) -> Document:
    return library.document(library.entries["bg2017-commentary"])


@pytest.fixture(scope="session")
def reading(library: Library) -> CommentaryReading:
    return library.commentary


@pytest.fixture(scope="session")
def commentary(reading: CommentaryReading) -> Commentary:
    return reading.commentary


@pytest.fixture(scope="session")
def on_law(commentary: Commentary) -> Callable[[int], Article]:
    return lambda law: next(a for a in commentary.articles if Citation(law) in a.laws)


@pytest.fixture(scope="session")
def example(on_law: Callable[[int], Article]) -> Callable[[int, str], Example]:
    """Return the example of a number that illustrates a law."""

    def find(law: int, number: str) -> Example:
        examples = on_law(law).examples
        return next(e for e in examples if e.number == number and Citation(law) in e.on)

    return find
