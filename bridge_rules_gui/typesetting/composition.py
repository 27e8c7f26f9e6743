"""Composition: the words of passages in order, with their links, notes and restorations.

The notes stand at the end of a page, in the order in which the text calls them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from bridge_rules_gui.corpus.book import Footnote
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import (
    CrossReference,
    FootnoteMark,
    Passage,
    Restoration,
    Stretch,
)
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.hypertext import Markup
from bridge_rules_gui.typesetting.links import (
    FootnoteLink,
    PageLink,
    ReferenceLink,
    RestoredCharacters,
    ReturnLink,
)
from bridge_rules_gui.typesetting.names import NOTES_ANCHOR

_HIGH: Final = frozenset("*¹²³⁴⁵⁶⁷⁸⁹⁰")  # characters that stand high by themselves


@dataclass(slots=True)
class Composer:
    """Writes the passages of one page and gathers its links and the notes it calls.

    A composer that is not linked writes the same words for a preview.
    """

    edition: Edition
    footnotes: Sequence[Footnote]
    is_linked: bool = True
    links: list[PageLink] = field(default_factory=list)
    notes: dict[int, str] = field(default_factory=dict)
    """The notes called so far, by number, with the anchor of their first call."""

    def passage(self, passage: Passage) -> Markup:
        """Return all words of a passage."""
        return self.stretch(passage, (0, len(passage.text)))

    def stretch(self, passage: Passage, stretch: Stretch) -> Markup:
        """Return the words of a stretch of a passage."""
        start, end = stretch
        writing = _Writing(self, passage, start, _insets(passage, stretch))
        for group in _groups(passage.references, stretch):
            writing.write_plain(max(group[0].start, start))
            writing.write_reference(group, min(max(r.end for r in group), end))
        writing.write_plain(end)
        return hypertext.joined(writing.parts)

    def link(self, link: PageLink, words: str, style: str) -> Markup:
        """Return words that lead somewhere; in a preview, the words alone."""
        if not self.is_linked:
            return hypertext.styled(style, words)
        self.links.append(link)
        return hypertext.link(len(self.links) - 1, words, style)

    def call(self, number: int) -> Markup:
        """Return a footnote's marker where the text calls it."""
        name = f"call-{number}"
        first = hypertext.NOTHING if number in self.notes else hypertext.anchor(name)
        self.notes.setdefault(number, name)
        marker = self.footnotes[number].bare_marker
        link = FootnoteLink(self.edition, self.footnotes[number], f"note-{number}")
        call = hypertext.joined([first, self.link(link, marker, "call")])
        return call if set(marker) <= _HIGH else hypertext.raised(call)


@dataclass(slots=True)
class _Writing:
    """A stretch being written: how far it has come, and what is still to be set into it."""

    composer: Composer
    passage: Passage
    at: int
    insets: list[FootnoteMark | Restoration]
    parts: list[str] = field(default_factory=list)

    def write_plain(self, end: int) -> None:
        """Write the words up to an offset with what is set into them."""
        while self.insets and self.insets[0].at <= end:
            inset = self.insets.pop(0)
            self._write_words(inset.at)
            if isinstance(inset, FootnoteMark):
                self.parts.append(self.composer.call(inset.footnote))
            else:
                self._write_restoration(inset)
        self._write_words(end)

    def write_reference(self, group: tuple[CrossReference, ...], end: int) -> None:
        """Write the words of a reference; a note called inside it follows it."""
        link = ReferenceLink(self.composer.edition, group)
        words = self.passage.text[self.at : end]
        style = "reference"
        if link.doubtful:
            mark = hypertext.styled("mark", doubt_mark(link))
            words, style = hypertext.joined([words, mark]), "doubtful"
        self.parts.append(self.composer.link(link, words, style))
        self.at = end
        while self.insets and self.insets[0].at < end:
            inset = self.insets.pop(0)
            if isinstance(inset, FootnoteMark):
                self.parts.append(self.composer.call(inset.footnote))

    def _write_words(self, end: int) -> None:
        if end > self.at:
            self.parts.append(self.passage.text[self.at : end])
            self.at = end

    def _write_restoration(self, restoration: Restoration) -> None:
        words = restoration.restored
        link = RestoredCharacters(restoration)
        self.parts.append(self.composer.link(link, words, "restored"))
        self.at = restoration.at + len(restoration.restored)


def doubt_mark(link: ReferenceLink) -> str:
    """Return the editors' mark behind a doubtful reference: what is meant, or a question."""
    meant = [
        f"{r.edition.year}\u00a0{r.meant}" if r.edition else str(r.meant)
        for r in link.doubtful
        if r.meant is not None
    ]
    return f"\u00a0[→\u00a0{', '.join(meant)}]" if meant else "\u00a0[?]"


def _insets(passage: Passage, stretch: Stretch) -> list[FootnoteMark | Restoration]:
    """Return what is set into a stretch, in order; a mark between paragraphs ends the first."""
    start, end = stretch
    opens = start == 0 or passage.text[start - 1] == "\n"
    marks = [m for m in passage.footnotes if (start <= m.at if opens else start < m.at)]
    insets: list[FootnoteMark | Restoration] = [mark for mark in marks if mark.at <= end]
    insets += [r for r in passage.restorations if start <= r.at < end]
    return sorted(insets, key=lambda inset: (inset.at, isinstance(inset, Restoration)))


def _groups(
    references: tuple[CrossReference, ...], stretch: Stretch
) -> Iterator[tuple[CrossReference, ...]]:
    """Yield the references of a stretch, those that share characters together."""
    start, end = stretch
    group: list[CrossReference] = []
    for reference in sorted(references, key=lambda r: r.start):
        if reference.end <= start or reference.start >= end:
            continue
        if group and reference.start >= max(r.end for r in group):
            yield tuple(group)
            group = []
        group.append(reference)
    if group:
        yield tuple(group)


def notes_markup(composer: Composer) -> Markup:
    """Return the notes a page has called, below a rule; nothing where there are none."""
    if not composer.notes:
        return hypertext.NOTHING
    written: list[Markup] = [hypertext.rule(NOTES_ANCHOR)]
    # A note may itself call another one, so the list may grow while it is written.
    done: set[int] = set()
    while waiting := [number for number in composer.notes if number not in done]:
        for number in waiting:
            written += _note(composer, number)
            done.add(number)
    return hypertext.joined(written)


def _note(composer: Composer, number: int) -> list[Markup]:
    """Return the paragraphs of a note, its marker hung before the first."""
    note = composer.footnotes[number]
    marker = note.bare_marker
    back = composer.link(ReturnLink(composer.notes[number]), marker, "call")
    waiting = [hypertext.anchor(f"note-{number}"), back, hypertext.TAB]
    written: list[Markup] = []
    for stretch in note.body.paragraphs():
        style = "note at1 back1" if waiting else "note at1"
        words = composer.stretch(note.body, stretch)
        written.append(hypertext.paragraph(style, *waiting, words))
        waiting = []
    return written
