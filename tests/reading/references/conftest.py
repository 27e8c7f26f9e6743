"""The real books, and the references in a sentence standing at one of their places."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.address import NamedPlace, parse_place
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import CrossReference
from bridge_rules_gui.reading.assembly import ReferenceFinder
from bridge_rules_gui.reading.library import BookReading, Library

Find = Callable[[str, str, str], tuple[CrossReference, ...]]
FindAnywhere = Callable[[str, str], tuple[CrossReference, ...]]


@cache
def _library() -> Library:
    return Library()


def _reading(edition: str) -> BookReading:
    return _library().book(Edition(edition))


def _finder(edition: str) -> ReferenceFinder:
    return _reading(edition).finder


@pytest.fixture(scope="session")
def reading() -> Callable[[str], BookReading]:
    """Return a function from an edition to its book as read."""
    return _reading


@pytest.fixture(scope="session")
def find() -> Find:
    """Return a function finding the references of a sentence at a place of an edition.

    The sentence must stand at that place, in its text or in a footnote called there.
    """

    def references(edition: str, place: str, sentence: str) -> tuple[CrossReference, ...]:
        at = parse_place(place)
        passages = [p for where, p in _reading(edition).book.located_passages() if where == at]
        assert any(sentence in p.text for p in passages), f"{edition}/{place} does not say this"
        return _finder(edition).find(sentence, at)

    return references


@pytest.fixture(scope="session")
def find_anywhere() -> FindAnywhere:
    """Return a function finding references in a sentence outside the laws of an edition."""
    return lambda edition, sentence: _finder(edition).find(sentence, NamedPlace("preface"))


@pytest.fixture(scope="session")
def commentary() -> str:
    """Return the text of the companion commentary; only it prints ranges of laws."""
    return (resources.content() / "sources" / "bg2017-commentary.txt").read_text("utf-8")
