"""The book's words in reading order, each with its place and its line, to collate with."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.sources.ledger import CharacterClass

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.passage import Restoration
    from bridge_rules_gui.sources.document import Document, Span
    from bridge_rules_gui.sources.drafts import BookDraft, PassageDraft, ProvisionDraft

_WORD = re.compile(r"\S+")


@dataclass(frozen=True, slots=True)
class Printed:
    """Words of the book together, and the characters of the print they came from."""

    document: Document
    text: str
    spans: Sequence[Span]
    restorations: Sequence[Restoration] = ()

    def line(self, at: int) -> int:
        """Return the line of the print on which the character at an offset of the text stands."""
        printed = len("".join(self.text[:at].split()))
        for restoration in self.restorations:
            if restoration.at < at:
                # It stands for more or fewer characters of the print than it has itself.
                printed += len("".join(restoration.printed.split())) - len(restoration.restored)
        for span in self.spans:
            printed -= len("".join(self.document[span].split()))
            if printed < 0:
                return span.line
        return self.spans[-1].line


@dataclass(frozen=True, slots=True)
class BookWord:
    """A word of the book: its place, its part, and where in the words printed there it begins."""

    text: str
    place: Citation
    part: CharacterClass
    printed: Printed
    at: int

    @property
    def line(self) -> int:
        """The line of the book's document the word begins on."""
        return self.printed.line(self.at)


def law_words(draft: BookDraft) -> Iterator[BookWord]:
    """Yield labels, headings and words of all provisions; closing words after the children."""
    waiting: list[ProvisionDraft] = []
    for provision in draft.provisions:
        while waiting and not provision.citation.is_within(waiting[-1].citation):
            yield from _closing(draft, waiting.pop())
        waiting.append(provision)
        place = provision.citation
        label = "".join(draft.document[span] for span in provision.label_spans)
        printed = Printed(draft.document, label, provision.label_spans)
        yield from _words(printed, place, CharacterClass.LABEL)
        yield from _passage(draft, provision.heading, place, CharacterClass.HEADING)
        yield from _passage(draft, provision.body, place, CharacterClass.TEXT)
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
        list(_passage(draft, note.body, callers[id(note)], CharacterClass.FOOTNOTE))
        for note in draft.footnotes
        if id(note) in callers
    ]


def _closing(draft: BookDraft, provision: ProvisionDraft) -> Iterator[BookWord]:
    return _passage(draft, provision.closing, provision.citation, CharacterClass.TEXT)


def _passage(
    draft: BookDraft, passage: PassageDraft, place: Citation, part: CharacterClass
) -> Iterator[BookWord]:
    printed = Printed(draft.document, passage.text, passage.spans, passage.restorations)
    return _words(printed, place, part)


def _words(printed: Printed, place: Citation, part: CharacterClass) -> Iterator[BookWord]:
    for match in _WORD.finditer(printed.text):
        yield BookWord(match[0], place, part, printed, match.start())
