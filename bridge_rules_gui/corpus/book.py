"""A book: everything one national law book says, in reading order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.passage import NO_WORDS, Passage
from bridge_rules_gui.corpus.provision import Law

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.corpus.passage import CrossReference
    from bridge_rules_gui.corpus.provision import Provision, SourceLines


@dataclass(frozen=True, slots=True)
class Footnote:
    """A printed footnote: the marker as printed, its words, and the places that call it."""

    marker: str
    body: Passage
    on: tuple[Citation | NamedPlace, ...]
    source: SourceLines

    @property
    def bare_marker(self) -> str:
        """The marker without the brackets and blanks it is printed in."""
        return self.marker.strip(" ()")


@dataclass(frozen=True, slots=True)
class Definition:
    """An entry of the chapter of definitions.

    ``concept`` is the English term of the Laws in kebab case, the same in every edition;
    ``english`` the English term as the book prints it, or as the editors supply it where
    the book prints none: ``english_is_printed`` says which. ``senses`` are the numbered
    meanings; ``body`` the words before them (or all words where there are none) and
    ``closing`` the words after them.
    """

    concept: str
    term: str
    english: str
    body: Passage
    source: SourceLines
    senses: tuple[Passage, ...] = ()
    closing: Passage = NO_WORDS
    english_is_printed: bool = True


@dataclass(frozen=True, slots=True)
class Matter:
    """Text of a book outside its laws and definitions: preface, scope, introduction."""

    place: NamedPlace
    title: str
    body: Passage
    source: SourceLines


@dataclass(frozen=True, slots=True)
class ContentsEntry:
    """A line of a book's contents: what it announces and, where printed, on which page."""

    citation: Citation | None
    title: str
    page: int | None
    line: int


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """An entry of a subject index: the laws and entries it names.

    ``entry`` has its placeholder filled in and its head before it; ``printed`` is the entry
    as the book prints it, where that differs, and ``is_below`` says that it stands below
    a head.
    """

    entry: str
    laws: tuple[int, ...]
    see_also: tuple[str, ...]
    line: int
    printed: str = ""
    is_below: bool = False


@dataclass(frozen=True, slots=True)
class SourceProblem:
    """An oddity met while reading a book; ``kind`` is a stable kebab-case word.

    ``place`` is the canonical place it touches, or empty.
    """

    kind: str
    file: str
    line: int
    place: str
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """One law book. ``provisions`` holds all laws and sections in reading order."""

    edition: Edition
    title: str
    translator: str
    published: str
    rights: str
    file: str
    provisions: tuple[Provision, ...]
    definitions: tuple[Definition, ...]
    footnotes: tuple[Footnote, ...]
    matter: tuple[Matter, ...]
    contents: tuple[ContentsEntry, ...]
    subject_index: tuple[IndexEntry, ...]
    problems: tuple[SourceProblem, ...]

    @property
    def laws(self) -> tuple[Law, ...]:
        """The laws alone, in reading order."""
        return tuple(p for p in self.provisions if isinstance(p, Law))

    def located_passages(self) -> Iterator[tuple[Citation | NamedPlace, Passage]]:
        """Yield every passage with the place it stands at; a footnote's for each of its callers."""
        for matter in self.matter:
            yield matter.place, matter.body
        for definition in self.definitions:
            place = NamedPlace.definition(definition.concept)
            for passage in (definition.body, *definition.senses, definition.closing):
                yield place, passage
        for provision in self.provisions:
            for _, passage in provision.passages:
                yield provision.citation, passage
        for footnote in self.footnotes:
            for caller in footnote.on:
                yield caller, footnote.body

    def references(self) -> Iterator[CrossReference]:
        """Yield every printed reference once, those of the footnotes last."""
        shared = {id(note.body) for note in self.footnotes}
        for _, passage in self.located_passages():
            if id(passage) not in shared:
                yield from passage.references
        for note in self.footnotes:
            yield from note.body.references
