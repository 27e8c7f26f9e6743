"""The book's words in reading order, each with its place and its line, to collate with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.sources.ledger import CharacterClass

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.sources.document import Document, Span
    from bridge_rules_gui.sources.drafts import BookDraft, PassageDraft, ProvisionDraft


@dataclass(frozen=True, slots=True)
class BookWord:
    """A word of the book: its place, the line it begins on, and its part."""

    text: str
    place: Citation
    line: int
    part: CharacterClass


def law_words(draft: BookDraft) -> Iterator[BookWord]:
    """Yield labels, headings and words of all provisions; closing words after the children."""
    waiting: list[ProvisionDraft] = []
    for provision in draft.provisions:
        while waiting and not provision.citation.is_within(waiting[-1].citation):
            yield from _closing(draft, waiting.pop())
        waiting.append(provision)
        place = provision.citation
        label = "".join(draft.document[span] for span in provision.label_spans)
        line = provision.label_spans[0].line if provision.label_spans else 0
        for word in label.split():
            yield BookWord(word, place, line, CharacterClass.LABEL)
        yield from _passage(draft.document, provision.heading, place, CharacterClass.HEADING)
        yield from _passage(draft.document, provision.body, place, CharacterClass.TEXT)
    while waiting:
        yield from _closing(draft, waiting.pop())


def footnote_words(draft: BookDraft) -> list[list[BookWord]]:
    """Return the words of each footnote, placed at the first provision that calls it."""
    callers: dict[int, Citation] = {}
    for provision in draft.provisions:
        for passage in (provision.heading, provision.body, provision.closing):
            for note, _ in passage.marks:
                callers.setdefault(id(note), provision.citation)
    return [
        list(_passage(draft.document, note.body, callers[id(note)], CharacterClass.FOOTNOTE))
        for note in draft.footnotes
        if id(note) in callers
    ]


def _closing(draft: BookDraft, provision: ProvisionDraft) -> Iterator[BookWord]:
    return _passage(draft.document, provision.closing, provision.citation, CharacterClass.TEXT)


def _passage(
    document: Document, passage: PassageDraft, place: Citation, part: CharacterClass
) -> Iterator[BookWord]:
    lines = list(_lines(document, passage))
    at = 0
    for word in passage.text.split():
        yield BookWord(word, place, lines[at], part)
        at += len(word)


def _lines(document: Document, passage: PassageDraft) -> Iterator[int]:
    """Yield the line of each non-blank character of a passage."""
    printed = _printed(document, passage.spans)
    restored = {restoration.at: restoration for restoration in passage.restorations}
    line, skip = passage.spans[0].line if passage.spans else 0, 0
    for at, character in enumerate(passage.text):
        if at in restored:
            # A restoration stands for characters of the print, or for one that left no trace.
            for _ in "".join(restored[at].printed.split()):
                line = next(printed)
            skip = len(restored[at].restored)
        if not skip and not character.isspace():
            line = next(printed)
        skip = max(0, skip - 1)
        if not character.isspace():
            yield line


def _printed(document: Document, spans: list[Span]) -> Iterator[int]:
    for span in spans:
        for character in document[span]:
            if not character.isspace():
                yield span.line
