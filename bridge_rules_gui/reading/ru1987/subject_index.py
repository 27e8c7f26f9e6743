"""The subject index of the 1987 book: heads, entries below them, laws, and where else to look."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.book import IndexEntry, SourceProblem
from bridge_rules_gui.reading.drafts import MatterDraft, PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass
from bridge_rules_gui.reading.ru1987.pages import Line
from bridge_rules_gui.reading.ru1987.words import Piece, Pourer, is_letter_spaced

PLACEHOLDER = "="
"""Stands for the words of the head entry."""

_LAWS = re.compile(r"(?P<words>.*?)\s*(?P<leader>\.+)(?P<laws>\d+(?:,\d+)*)")
_SEE = re.compile(r"\s*-\s*см\.\s*(?:также\s+)?")
_REPEATED_HEAD = re.compile(r"\[(?P<head>.*)\]")
_BELOW_HEAD = 3
"""Blank columns before an entry below a head; a continuation stands further in."""


@dataclass(slots=True)
class _Entry:
    """An entry being gathered; ``head`` is the entry it stands below."""

    head: _Entry | None
    pieces: list[Piece] = field(default_factory=list)
    laws: tuple[int, ...] = ()
    words: str = ""

    @property
    def name(self) -> str:
        """The words before "см.", as printed."""
        return _SEE.split(self.words, maxsplit=1)[0].strip()

    @property
    def see_also(self) -> tuple[str, ...]:
        """The entries it sends the reader to."""
        _, *targets = _SEE.split(self.words, maxsplit=1)
        return tuple(t.strip() for target in targets for t in target.split(";") if t.strip())


def full_name(name: str, head: str | None) -> str:
    """Return an entry with its head: put for the placeholder, or before the entry.

    >>> full_name("Дефектные =", "Взятки")
    'Дефектные взятки'
    >>> full_name("Вежливость", "Приличия")
    'Приличия: Вежливость'
    """
    if head is None:
        return name.removesuffix(":")
    head = head.removesuffix(":")
    if PLACEHOLDER not in name:
        return f"{head}: {name}"
    # An abbreviation (IMP) keeps its capitals within an entry.
    inner = head if head[:2].isupper() else head[:1].lower() + head[1:]
    filled = name.replace(PLACEHOLDER, inner).replace(" ,", ",")
    return head[:1] + filled[1:] if name.startswith(PLACEHOLDER) else filled


@dataclass(slots=True)
class _Reader:
    """Reads line after line; remembers the head and the entry that is open."""

    pourer: Pourer
    entries: list[_Entry] = field(default_factory=list)
    problems: list[SourceProblem] = field(default_factory=list)
    head: _Entry | None = None

    def read(self, line: Line) -> None:
        """Take a line: a head, an entry below it, a continuation, or a head said again."""
        ledger = self.pourer.ledger
        again = _REPEATED_HEAD.fullmatch(line.words)
        if again:
            ledger.discard(line.span, "repeated head")
            self._check_head(line, again["head"])
            return
        if line.indent > _BELOW_HEAD:
            entry = self.entries[-1]
        else:
            entry = _Entry(self.head if line.indent else None)
            self.entries.append(entry)
            if not line.indent:
                self.head = entry
        match = _LAWS.fullmatch(line.words)
        if match is None:
            entry.pieces.append(Piece(line.span, line.page))
            return
        entry.pieces.append(Piece(line.part(0, match.end("words")), line.page))
        ledger.discard(line.part(*match.span("leader")), "leader")
        ledger.claim(line.part(*match.span("laws")), CharacterClass.SUBJECT_INDEX)
        entry.laws = tuple(int(number) for number in match["laws"].split(","))

    def _check_head(self, line: Line, again: str) -> None:
        document = self.pourer.ledger.document
        head = document[self.head.pieces[0].span] if self.head else ""
        if not head.casefold().startswith(again.casefold()):
            message = f"the page goes on with the head [{again}], the head before it is {head!r}"
            self.problems.append(
                SourceProblem(
                    "index-head-differs", document.file, line.number, "ru1987/index", message
                )
            )

    def finish(self) -> list[IndexEntry]:
        """Join the words of all entries and name them in full."""
        for entry in self.entries:
            words = PassageDraft(self.pourer.ledger, CharacterClass.SUBJECT_INDEX)
            self.pourer.pour(words, entry.pieces)
            entry.words = words.text
        return [_finished(entry) for entry in self.entries]

    def oddities(self) -> Iterator[SourceProblem]:
        """Yield what was odd: heads that differ, entries that lead nowhere, missing targets."""
        yield from self.problems
        heads = {id(entry.head) for entry in self.entries}
        names = {entry.name.removesuffix(":").casefold() for entry in self.entries}
        for entry in self.entries:
            if not entry.laws and not entry.see_also and id(entry) not in heads:
                yield self._problem(entry, "index-without-law", f"{entry.words!r} names no law")
            for target in entry.see_also:
                if target.casefold() not in names:
                    message = f"sends to {target!r}, which is no entry"
                    yield self._problem(entry, "index-without-target", message)

    def _problem(self, entry: _Entry, kind: str, message: str) -> SourceProblem:
        file, line = self.pourer.ledger.document.file, entry.pieces[0].span.line
        return SourceProblem(kind, file, line, "ru1987/index", message)


def _finished(entry: _Entry) -> IndexEntry:
    full = full_name(entry.name, entry.head.name if entry.head else None)
    return IndexEntry(
        full,
        entry.laws,
        entry.see_also,
        entry.pieces[0].span.line,
        printed="" if entry.name == full else entry.name,
        is_below=entry.head is not None,
    )


def letters(lines: Sequence[Line]) -> list[Line]:
    """Return the line each letter of the alphabet begins at; Latin heads stand among them."""
    first: dict[str, Line] = {}
    for line in lines:
        if not line.indent and "А" <= line.words[0] <= "Я":
            first.setdefault(line.words[0], line)
    return list(first.values())


def read_index(
    pourer: Pourer, lines: Sequence[Line]
) -> tuple[MatterDraft, list[IndexEntry], list[SourceProblem]]:
    """Read the index: its own heading and note, its entries, and what is odd about them."""
    title = PassageDraft(pourer.ledger, CharacterClass.SUBJECT_INDEX)
    note = PassageDraft(pourer.ledger, CharacterClass.SUBJECT_INDEX)
    reader = _Reader(pourer)
    for line in lines:
        if is_letter_spaced(line.words):
            pourer.pour_letters(title, line.span)
        elif line.words.startswith("("):
            pourer.pour(note, [Piece(line.span, line.page)])
        else:
            reader.read(line)
    entries = reader.finish()
    matter = MatterDraft(NamedPlace("index"), title.text, note)
    return matter, entries, list(reader.oddities())
