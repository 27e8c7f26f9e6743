"""Words in Akoma Ntoso (references as ``ref``, footnotes as ``authorialNote``) and identifiers.

The chapter is no part of a law's identifier: laws are numbered through, and a law keeps its
number when it changes chapters. The label decides the element, so that `27B1(a)` is
``art_27__para_B__subpara_1__point_a`` in every edition.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final
from xml.etree import ElementTree as ET

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import CrossReference, Passage, ReferenceStatus
from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.exchange.runs import (
    NoteCall,
    ReferringWords,
    RestoredWords,
    Run,
    Words,
    pieces,
    runs,
)

NAMESPACE: Final = "http://docs.oasis-open.org/legaldocml/ns/akn/3.0"


def tag(name: str) -> str:
    """Return the full name of an element of Akoma Ntoso."""
    return f"{{{NAMESPACE}}}{name}"


def add(above: ET.Element, name: str, /, **attributes: str) -> ET.Element:
    """Put an element last into another."""
    return ET.SubElement(above, tag(name), attributes)


@dataclass(slots=True)
class WordSetter:
    """Sets the words of one book's document.

    ``present`` are the identifiers of the places that stand in the document: a reference
    to another place leaves the document by its full identifier. ``prefix`` stands before
    every identifier where several books share a file.
    """

    book: Book
    present: frozenset[str]
    prefix: str = ""
    _numbers: Counter[str] = field(default_factory=Counter)
    _notes: dict[int, str] = field(default_factory=dict)

    def own(self, place_id: str) -> str:
        """Return an identifier as this document writes it."""
        return self.prefix + place_id

    def numbered(self, inside: str, name: str) -> str:
        """Return the identifier of a part that has no label: the next of its name there."""
        key = f"{inside}__{name}" if inside else name
        self._numbers[key] += 1
        return self.own(f"{key}_{self._numbers[key]}")

    def blocks(
        self, above: ET.Element, passage: Passage, inside: str, tables: tuple[Table, ...] = ()
    ) -> None:
        """Put a passage's paragraphs and tables into an element; an empty one if it has none."""
        found = list(pieces(passage, tables))
        for piece in found:
            if isinstance(piece, Table):
                self._table(above, piece, inside)
            else:
                self._inline(add(above, "p"), runs(passage, piece), inside)
        if not found:
            add(above, "p")

    def line(self, above: ET.Element, passage: Passage, inside: str) -> None:
        """Put all of a passage into an element that holds words, its lines divided by ``br``."""
        self._inline(above, runs(passage), inside)

    def _inline(self, above: ET.Element, found: Iterable[Run], inside: str) -> None:
        for run in found:
            self._run(above, run, inside)

    def _run(self, above: ET.Element, run: Run, inside: str) -> None:
        if isinstance(run, Words):
            write(above, run.text)
        elif isinstance(run, RestoredWords):
            title = f"restored by the editors; printed: {run.restoration.printed}"
            write(add(above, "inline", name="restored", title=title), run.text)
        elif isinstance(run, ReferringWords):
            self._reference(above, run, inside)
        else:
            self._note(above, run, inside)

    def _reference(self, above: ET.Element, run: ReferringWords, inside: str) -> None:
        first, last = run.references[0], run.references[-1]
        identity = self.numbered(inside, "ref")
        if first is last:
            element = add(above, "ref", eId=identity, href=self._href(first), **_doubt(first))
        else:  # a range: its members share the words
            reach = {"from": self._href(first), "upTo": self._href(last)}
            element = add(above, "rref", eId=identity, **reach)
        write(element, run.text)

    def _href(self, reference: CrossReference) -> str:
        target_id = eid(reference.meant or reference.target)
        edition = reference.edition or self.book.edition
        if edition is self.book.edition and target_id in self.present:
            return f"#{self.own(target_id)}"
        return f"{expression(edition)}/~{target_id}"

    def _note(self, above: ET.Element, call: NoteCall, inside: str) -> None:
        """Put the whole note where it is called first, afterwards a pointer to it."""
        note = self.book.footnotes[call.footnote]
        marker = note.bare_marker
        if call.footnote in self._notes:
            add(above, "noteRef", marker=marker, href=f"#{self._notes[call.footnote]}")
            return
        identity = self._notes[call.footnote] = self.numbered(inside, "authorialNote")
        element = add(above, "authorialNote", eId=identity, marker=marker, placement="bottom")
        self.blocks(element, note.body, inside)

    def _table(self, above: ET.Element, table: Table, inside: str) -> None:
        element = add(above, "table", eId=self.numbered(inside, "table"))
        if table.caption:
            write(add(element, "caption"), table.caption)
        for number, cells in enumerate(table.rows):
            row = add(element, "tr")
            for column, words in enumerate(cells):
                cell = add(row, "th" if number < table.header else "td")
                paragraph = add(cell, "p")
                if (number, column) in table.restored:
                    title = "restored by the editors"
                    paragraph = add(paragraph, "inline", name="restored", title=title)
                write(paragraph, words)


def write(element: ET.Element, words: str) -> None:
    """Put words behind everything an element holds already, line breaks as ``br``."""
    first, *others = words.split("\n")
    _append(element, first)
    for line in others:
        add(element, "br")
        _append(element, line)


def _append(element: ET.Element, words: str) -> None:
    if not words:
        return
    if len(element):
        last = element[-1]
        last.tail = (last.tail or "") + words
    else:
        element.text = (element.text or "") + words


def _doubt(reference: CrossReference) -> dict[str, str]:
    """Return what says that a reference cannot be followed as printed."""
    if reference.status is ReferenceStatus.RESOLVED:
        return {}
    title = f"printed: {reference.target}"
    if reference.meant is not None:
        title += f"; meant: {reference.meant}"
    return {"class": reference.status.value, "title": title}


WORK: Final = "/akn/un/act/laws/wbf/1987/duplicate-bridge"
"""The Work: an act of the World Bridge Federation, of no country; first of our editions 1987."""
_LANGUAGES: Final = {"ru": "rus", "sr": "srp", "bg": "bul"}
_ABBREVIATIONS: Final = {"paragraph": "para", "subparagraph": "subpara"}


def language_of(edition: Edition) -> str:
    """Return the ISO 639-2 code of a book's language."""
    return _LANGUAGES[edition.language]


def date_of(edition: Edition) -> str:
    """Return a full date for an edition: the schema takes no bare year, the books print no day."""
    return f"{edition.year}-01-01"


def expression(edition: Edition) -> str:
    """Return the identifier of an edition's text."""
    return f"{WORK}/{language_of(edition)}@{date_of(edition)}"


def element_of(citation: Citation) -> str:
    """Return the element a provision is, by its own label."""
    if not citation.labels:
        return "article"
    label = citation.labels[-1]
    if label.startswith("("):
        is_first = sum(other.startswith("(") for other in citation.labels) == 1
        return "point" if is_first else "indent"
    return "paragraph" if label.isalpha() else "subparagraph"


def eid(place: Citation | NamedPlace) -> str:
    """Return the identifier of a place within its document."""
    if not isinstance(place, Citation):
        return place.name.replace(":", "_")
    parts = [f"art_{place.law}"]
    for end, label in enumerate(place.labels, start=1):
        element = element_of(Citation(place.law, place.labels[:end]))
        parts.append(f"{_ABBREVIATIONS.get(element, element)}_{label.strip('.()')}")
    return "__".join(parts)
