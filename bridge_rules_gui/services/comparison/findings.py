"""What of a cell a program can compare with other languages: figures, references, obligations."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.running_text import Stretch
from bridge_rules_gui.services.terms.obligation import obligation_marks
from bridge_rules_gui.services.terms.weight_words import weights

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.address import NamedPlace
    from bridge_rules_gui.corpus.concordance import Concordance
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.corpus.passage import CrossReference
    from bridge_rules_gui.corpus.provision import Provision
    from bridge_rules_gui.services.terms.terminology import Terminology

_NUMBER: Final = re.compile(r"(?<![\w.,])\d+(?:[.,]\d+)*(?:\s*%)?(?!\w)")


@dataclass(frozen=True, slots=True)
class Found:
    """One thing found in a cell: ``keys`` are equal or overlap where editions mean the same.

    ``above`` are the keys of what a place stands under.
    """

    keys: frozenset[object]
    value: str
    words: str
    above: frozenset[object] = frozenset()


class Findings:
    """Finds what provisions say; without a terminology no words of obligation."""

    def __init__(self, concordance: Concordance, terminology: Terminology | None) -> None:
        self._concordance = concordance
        self._terminology = terminology

    def references(self, provision: Provision) -> Iterator[Found]:
        """Yield the places referred to."""
        for _, passage in provision.passages:
            for reference in passage.references:
                edition, place = reference.edition or provision.edition, _place(reference)
                above = _ancestors(place) if isinstance(place, Citation) else ()
                over = frozenset(key for other in above for key in self._keys(edition, other))
                yield Found(self._keys(edition, place), str(place), reference.quote, over)

    def _keys(self, edition: Edition, place: Citation | NamedPlace) -> frozenset[object]:
        """Return the rows a place stands in, or its own name where it stands in none."""
        if not isinstance(place, Citation):
            return frozenset({str(place)})
        rows = {id(row) for row in self._concordance.rows_of(edition, place)}
        return frozenset(rows) or frozenset({str(place)})

    def obligations(self, provision: Provision) -> Iterator[Found]:
        """Yield the words of obligation."""
        if self._terminology is None:
            return
        book = self._terminology.book(provision.edition)
        for name, text in (("text", provision.body.text), ("closing", provision.closing.text)):
            for mark in obligation_marks(book.in_stretch(Stretch(provision.address, name, text))):
                words = text[mark.start : mark.end]
                yield Found(frozenset({mark.strength}), mark.strength.concept, words)


def _place(reference: CrossReference) -> Citation | NamedPlace:
    return reference.meant or reference.target


def _ancestors(citation: Citation) -> Iterator[Citation]:
    parent = citation.parent()
    while parent is not None:
        yield parent
        parent = parent.parent()


def numbers(provision: Provision) -> Iterator[Found]:
    """Yield the numbers of a provision, in figures or words; those of references are none."""
    language = Language(provision.edition.language)
    for text in (*_plain_passages(provision), *_cells_of_tables(provision)):
        in_figures = {_normal(match[0]): match[0] for match in _NUMBER.finditer(text)}
        for number, words in in_figures.items():
            yield Found(frozenset({number}), number, words)
        told = {number.rstrip("%") for number in in_figures}
        for number in _number_words(text, language):
            if number not in told:
                yield Found(frozenset({number}), number, "")


@cache
def _number_words(text: str, language: Language) -> tuple[str, ...]:
    return tuple(weight for weight in weights(text, language) if weight.isdecimal())


def _normal(number: str) -> str:
    return re.sub(r"\s", "", number)


def _plain_passages(provision: Provision) -> Iterator[str]:
    for _, passage in provision.passages:
        if passage.text:
            yield passage.text_without_references


def _cells_of_tables(provision: Provision) -> Iterator[str]:
    return (cell for table in provision.tables for row in table.rows for cell in row)
