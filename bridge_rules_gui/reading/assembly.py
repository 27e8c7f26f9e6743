"""From the draft of a book to the book: immutable values, references found and followed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Protocol

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.book import Book, Definition, Footnote, Matter, SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.passage import CrossReference, Passage
from bridge_rules_gui.corpus.provision import Law, Provision, Section
from bridge_rules_gui.reading.document import Span
from bridge_rules_gui.reading.drafts import (
    BookDraft,
    DefinitionDraft,
    FootnoteDraft,
    PassageDraft,
    ProvisionDraft,
    source_lines,
)
from bridge_rules_gui.reading.manifest import SourceEntry


class ReferenceFinder(Protocol):
    """Finds the references in the words of one book and resolves them where they stand."""

    def find(self, text: str, at: Citation | NamedPlace) -> tuple[CrossReference, ...]:
        """Return the references of a passage standing at a place, in order of their start."""
        ...


def passages_of(draft: BookDraft) -> Iterator[PassageDraft]:
    """Yield every passage of a draft."""
    for provision in draft.provisions:
        yield from (provision.heading, provision.body, provision.closing)
    for definition in draft.definitions:
        yield from (definition.body, *definition.senses, definition.closing)
    for footnote in draft.footnotes:
        yield footnote.body
    for matter in draft.matter:
        yield matter.body


def account_problems(draft: BookDraft) -> Iterator[SourceProblem]:
    """Yield a problem for each character nobody claimed and each passage that lost one."""
    file = draft.document.file
    for span in draft.ledger.unclaimed():
        yield SourceProblem(
            "unaccounted", file, span.line, "", f"nobody claims {draft.document[span]!r}"
        )
    for passage in passages_of(draft):
        if not passage.agrees_with_source():
            line = passage.spans[0].line
            yield SourceProblem("unfaithful", file, line, "", f"differs: {passage.text[:60]!r}")


class _Assembler:
    """Carries what every part of one book's assembly needs."""

    def __init__(self, draft: BookDraft, finder: ReferenceFinder) -> None:
        self._draft = draft
        self._finder = finder
        self._numbers = {id(note): n for n, note in enumerate(draft.footnotes)}

    def passage(self, draft: PassageDraft, at: Citation | NamedPlace) -> Passage:
        passage = draft.finish(self._numbers)
        if not passage:
            return passage
        return replace(passage, references=self._finder.find(passage.text, at))

    def provision(self, draft: ProvisionDraft, children: tuple[Citation, ...]) -> Provision:
        at = draft.citation
        spans = [
            *draft.label_spans,
            *draft.heading.spans,
            *_words_and_tables(draft),
            *draft.closing.spans,
        ]
        make = Section if at.labels else partial(Law, divisions=draft.divisions)
        return make(
            edition=self._draft.edition,
            citation=at,
            printed_label=draft.printed_label,
            heading=self.passage(draft.heading, at),
            body=self.passage(draft.body, at),
            closing=self.passage(draft.closing, at),
            source=source_lines(self._draft.ledger, spans),
            children=children,
            tables=tuple(draft.tables),
            pages=tuple(draft.pages),
            inferred=draft.inferred,
        )

    def definition(self, draft: DefinitionDraft) -> Definition:
        at = NamedPlace.definition(draft.concept)
        spans = [*draft.label_spans, *draft.body.spans]
        for sense in draft.senses:
            spans += sense.spans
        return Definition(
            concept=draft.concept,
            term=draft.term,
            english=draft.english,
            body=self.passage(draft.body, at),
            source=source_lines(self._draft.ledger, spans + draft.closing.spans),
            senses=tuple(self.passage(sense, at) for sense in draft.senses),
            closing=self.passage(draft.closing, at),
            english_is_printed=draft.english_is_printed,
        )

    def footnote(self, draft: FootnoteDraft, on: tuple[Citation | NamedPlace, ...]) -> Footnote:
        at = on[0] if on else NamedPlace("preface")
        source = source_lines(self._draft.ledger, draft.body.spans)
        return Footnote(draft.marker, self.passage(draft.body, at), on, source)


def _words_and_tables(draft: ProvisionDraft) -> list[Span]:
    """Return the spans of a body and its tables in reading order.

    Tables stand between the words they follow in the file; where the pages of the file
    jump back, as those of the 1987 book do, they come after the words.
    """
    words, tables = draft.body.spans, draft.table_spans
    lines = [span.line for span in words]
    if lines and lines == sorted(lines) and all(span.line >= lines[0] for span in tables):
        return sorted([*words, *tables], key=lambda span: span.line)
    return [*words, *tables]


def _callers(draft: BookDraft) -> dict[int, list[Citation | NamedPlace]]:
    """Return, by the id of a footnote draft, the places whose words call it."""
    callers: dict[int, list[Citation | NamedPlace]] = {}

    def note(place: Citation | NamedPlace, *passages: PassageDraft) -> None:
        for passage in passages:
            for footnote, _ in passage.marks:
                places = callers.setdefault(id(footnote), [])
                if place not in places:
                    places.append(place)

    for p in draft.provisions:
        note(p.citation, p.heading, p.body, p.closing)
    for d in draft.definitions:
        note(NamedPlace.definition(d.concept), d.body, *d.senses, d.closing)
    for m in draft.matter:
        note(m.place, m.body)
    return callers


def assemble(draft: BookDraft, entry: SourceEntry, finder: ReferenceFinder) -> Book:
    """Return the book of a finished draft."""
    assembler = _Assembler(draft, finder)
    children: dict[Citation, list[Citation]] = {}
    for p in draft.provisions:
        parent = p.citation.parent()
        if parent is not None:
            children.setdefault(parent, []).append(p.citation)
    callers = _callers(draft)
    return Book(
        edition=draft.edition,
        title=entry.title,
        translator=entry.translator,
        published=entry.published,
        rights=entry.rights,
        file=entry.file,
        provisions=tuple(
            assembler.provision(p, tuple(children.get(p.citation, ()))) for p in draft.provisions
        ),
        definitions=tuple(assembler.definition(d) for d in draft.definitions),
        footnotes=tuple(
            assembler.footnote(f, tuple(callers.get(id(f), ()))) for f in draft.footnotes
        ),
        matter=tuple(
            Matter(
                m.place,
                m.title,
                assembler.passage(m.body, m.place),
                source_lines(draft.ledger, m.body.spans),
            )
            for m in draft.matter
        ),
        contents=tuple(draft.contents),
        subject_index=tuple(draft.subject_index),
        problems=(*draft.problems, *account_problems(draft)),
    )
