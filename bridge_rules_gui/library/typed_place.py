"""Places as people type them: ``27b1a``, ``П27В1(б)``, ``Član 27B``, ``2007 27``."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.address import Address, AddressError, NamedPlace
from bridge_rules_gui.corpus.citation import Citation, CitationError
from bridge_rules_gui.corpus.corpus import UnknownPlaceError
from bridge_rules_gui.corpus.edition import NEWEST, Edition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.corpus import Corpus

_LANGUAGES = "|".join(edition.language for edition in Edition)
_YEARS = "|".join(str(edition.year) for edition in Edition)
_EDITION = re.compile(
    rf"(?P<edition>(?:{_LANGUAGES})?(?:{_YEARS})|(?:{_LANGUAGES})(?=[\s/:,]))(?:\s*[/:,]\s*|\s+|$)",
    re.IGNORECASE,
)
_EDITION_BEHIND = re.compile(
    rf"(?P<place>[^\n]{{0,60}}\S)[\s,]+(?P<edition>(?:{_LANGUAGES})?(?:{_YEARS})|{_LANGUAGES})",
    re.IGNORECASE,
)
_KEYWORD = re.compile(
    # Latin P and Cyrillic Р are typed for П: P27 is what П27 looks or sounds like.
    r"(?:laws?|l|правил[а-я]*|закон[а-я]*|чл(?:[ае]н[а-я]*)?|ст(?:ат[а-я]*)?|[пpр]"
    r"|zakon[a-z]*|pravil[a-z]*|[cč]lan[a-z]*|[cč]l|§)"
    r"\.?\s*(?:(?:№|no\.?|br\.?|бр\.?)\s*)?(?=\d)",
    re.IGNORECASE,
)
_LONGEST = 60  # characters a place may have, its word for "law" and blanks included
_NAMED = re.compile(r"def:[a-z0-9-]+|commentary:\d+|[a-z]{3,}")
# A law, then labels one after the other: B, 1, (a), .1, with or without blanks between them.
_LABEL = r"(?:\s*:)?\s*(?:\(\s*(?:\d{1,2}|[^\W\d_]+)\s*\)|\.?\s*(?:(?<!\d)\d{1,2}(?!\d)|[^\W\d_]+))"
_TYPED = re.compile(rf"(?P<law>[1-9]\d{{0,2}})(?!\d)(?P<labels>(?:{_LABEL})*)\.?")
_SURROUNDED = re.compile(r"\((?P<inside>[^()]{1,60})\)|(?P<stopped>[^;,]{1,60})[;,]")
_TOKEN = re.compile(r"\d{1,2}|[^\W\d_]+")

# What a Cyrillic letter may stand for: its look-alike, its sound, its place in the alphabet.
_SECTION_LETTERS = {
    "А": "A", "Б": "B", "В": "BC", "Г": "GD", "Д": "DE", "Е": "EF", "С": "C", "Ц": "C",
    "Ф": "F", "К": "K", "Н": "H", "Х": "H", "Ж": "G", "З": "H",
}  # fmt: skip
_ITEM_LETTERS = {
    "а": "a", "б": "b", "в": "cb", "г": "dg", "д": "ed", "е": "ef", "ж": "g", "з": "h",
    "с": "c", "ц": "c", "ф": "f", "и": "i", "і": "i",
}  # fmt: skip
_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii")


def understand(text: str, corpus: Corpus, edition: Edition) -> Address:
    """Return the address of a place as typed, in the edition typed before it or in ``edition``.

    Raise `CitationError` when the text cannot be a place, `UnknownPlaceError` when it
    could be one but the edition has no such place.
    """
    words, named = parted(text)
    edition = named or edition
    words = _bare(words)
    if _NAMED.fullmatch(words.lower()):
        return _named(NamedPlace(words.lower()), corpus, edition)
    citations = list(_citations(words))
    if not citations:
        raise CitationError(text)
    for citation in citations:
        if corpus.has(edition, citation):
            return Address(edition, citation)
    in_a_section = [each for each in _in_each_section(citations) if corpus.has(edition, each)]
    if len(in_a_section) == 1:
        return Address(edition, in_a_section[0])
    raise UnknownPlaceError(Address(edition, citations[0]))


def _named(place: NamedPlace, corpus: Corpus, edition: Edition) -> Address:
    """Return the address of a named place; the definitions are one where no head is printed."""
    from bridge_rules_gui.library.places import (  # noqa: PLC0415 - seldom typed, slow to come
        DEFINITIONS,
        definitions_start,
    )

    address = Address(edition, place)
    if not corpus.has_place(address):
        definitions = definitions_start(corpus.books[edition]) if place == DEFINITIONS else None
        if definitions is None:
            raise UnknownPlaceError(address)
        return definitions
    return address


def _bare(words: str) -> str:
    """Return a place without what only surrounds it: a pair of brackets, a stop at the end."""
    bare = _SURROUNDED.fullmatch(words)
    return words if bare is None else (bare["inside"] or bare["stopped"]).strip()


def understand_full(text: str, corpus: Corpus) -> Address:
    """Return the address of a place typed together with its edition: ``2017/27B1``.

    Raise `AddressError` when no edition is given, otherwise as `understand`.
    """
    edition, slash, place = text.partition("/")
    if slash and place.strip():
        return understand(text, corpus, Edition.parse(edition))
    match = _EDITION.match(text)
    if match and text[match.end() :].strip():
        return understand(text, corpus, NEWEST)
    raise AddressError(text)


def edition_of(text: str, edition: Edition) -> Edition:
    """Return the edition typed beside a place, or ``edition`` where none is."""
    return parted(text)[1] or edition


def parted(text: str) -> tuple[str, Edition | None]:
    """Return a place as typed without its edition, and the edition; an edition alone is its start.

    The edition may stand before the place or behind it: ``2017 27``, ``27 bg``.
    """
    text = text.strip()
    match = _EDITION.match(text)
    if match:
        return text[match.end() :].strip() or "1", Edition.parse(match["edition"])
    match = _EDITION_BEHIND.fullmatch(text)
    if match and any(letter.isdigit() for letter in match["place"]):
        return match["place"], Edition.parse(match["edition"])
    return text, None


def without_keyword(words: str) -> str:
    """Return a place without the word for law before it: ``27`` of ``Član 27``."""
    return words[_keyword_end(words) :]


def _citations(words: str) -> Iterator[Citation]:
    """Yield the citations a text may mean, the likeliest first."""
    if len(words) > _LONGEST:
        return
    match = _TYPED.fullmatch(without_keyword(words))
    if match is None:
        return
    for labels in _label_chains(_TOKEN.findall(match["labels"])):
        yield Citation(int(match["law"]), labels)


def _in_each_section(citations: list[Citation]) -> Iterator[Citation]:
    """Yield what places mean whose section was not typed: ``27B1(b)`` for ``27.1(b)``."""
    for citation in citations:
        if citation.labels and citation.labels[0].startswith("."):
            item = citation.labels[0][1:]
            for section in "ABCDEFGH":
                yield Citation(citation.law, (section, item, *citation.labels[1:]))


def _keyword_end(words: str) -> int:
    match = _KEYWORD.match(words)
    return match.end() if match else 0


def _label_chains(tokens: list[str]) -> Iterator[tuple[str, ...]]:
    """Yield the chains of labels that typed tokens may stand for, level by level."""
    levels = [_labels_at(level, token) for level, token in enumerate(tokens)]
    if all(levels):
        for chain in product(*levels):
            yield tuple(label for step in chain for label in step)


def _labels_at(level: int, token: str) -> list[tuple[str, ...]]:
    """Return what a token may mean on a level: each choice is one label or two ("ei")."""
    if level == 0:
        if token.isdigit():
            return [(f".{int(token)}",)]
        letters = token.upper()
        if len(letters) > 1:
            return []
        return [(letter,) for letter in _SECTION_LETTERS.get(letters, letters)]
    if token.isdigit():
        return [(token,)] if level == 1 else [(f"({token})",)]
    letters = token.lower()
    if level >= 3 and letters in _ROMAN:
        return [(f"({letters})",)]
    heads = _ITEM_LETTERS.get(letters[0], letters[0])
    if len(letters) == 1:
        return [(f"({head})",) for head in heads]
    if letters[1:] in _ROMAN:
        return [(f"({head})", f"({letters[1:]})") for head in heads]
    return []
