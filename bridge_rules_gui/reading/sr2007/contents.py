"""The contents at the end of the book, where most chapter and section headings stand alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bridge_rules_gui.corpus.book import ContentsEntry, SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import PassageDraft, ProvisionDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.problems import CONTENTS_DIFFER
from bridge_rules_gui.reading.sr2007.divisions import DivisionHeading, division_heading
from bridge_rules_gui.reading.sr2007.pieces import Piece, add_words, claim, pieces

_LAW = re.compile(r"ČLAN (?P<number>\d+)\s+")
_LEADER = re.compile(r"-+\s+-+")


@dataclass(slots=True)
class LawLine:
    """A law in the contents: the line and the title printed there."""

    line: int
    title: PassageDraft


@dataclass(slots=True)
class Contents:
    """What the contents say: laws by number, and the headings above them in order."""

    laws: dict[int, LawLine] = field(default_factory=dict)
    divisions: list[DivisionHeading] = field(default_factory=list)

    def entries(self) -> list[ContentsEntry]:
        """Return the lines of the contents in their order."""
        lines = [
            ContentsEntry(Citation(number), law.title.text, None, law.line)
            for number, law in self.laws.items()
        ]
        lines += [
            ContentsEntry(None, heading.name, None, heading.line) for heading in self.divisions
        ]
        return sorted(lines, key=lambda entry: entry.line)


def _division(ledger: Ledger, contents: Contents, piece: Piece) -> bool:
    found = division_heading(piece.words, piece.line)
    if found is None:
        return False
    heading, rest = found
    title = PassageDraft(ledger, CharacterClass.CONTENTS)
    claim(ledger, piece, CharacterClass.CONTENTS, rest)
    add_words(title, piece, rest)
    heading.title = title.text
    contents.divisions.append(heading)
    return True


def _law(ledger: Ledger, contents: Contents, piece: Piece) -> bool:
    match = _LAW.match(piece.words)
    if match is None:
        return False
    number = int(match["number"])
    claim(ledger, piece, CharacterClass.CONTENTS, match.end())
    title = PassageDraft(ledger, CharacterClass.CONTENTS)
    add_words(title, piece, match.end())
    contents.laws[number] = LawLine(piece.line, title)
    for heading in contents.divisions:
        heading.law = heading.law or number
    return True


def read_contents(document: Document, ledger: Ledger, first: int) -> Contents:
    """Read the contents from a line to the end of the file."""
    contents = Contents()
    for piece in pieces(document, ledger, range(first, len(document.lines) + 1)):
        if _LEADER.fullmatch(piece.words):
            ledger.discard(document.whole(piece.line), "rule")
        elif not _law(ledger, contents, piece) and not _division(ledger, contents, piece):
            claim(ledger, piece, CharacterClass.CONTENTS)
            if contents.divisions and not contents.divisions[-1].title:
                contents.divisions[-1].title = piece.words
    return contents


def law_differences(
    file: str, contents: Contents, laws: Iterable[ProvisionDraft]
) -> Iterator[SourceProblem]:
    """Yield a problem for each law whose title differs, or that stands on one side only."""
    announced = dict(contents.laws)
    for law in laws:
        place, line = f"sr2007/{law.citation}", law.label_spans[0].line
        entry = announced.pop(law.citation.law, None)
        if entry is None:
            yield SourceProblem(
                CONTENTS_DIFFER, file, line, place, "the contents do not have this law"
            )
        elif law.heading.text != entry.title.text:
            body = f'"{law.heading.text}"' if law.heading.text else "no title"
            message = f'contents (line {entry.line}): "{entry.title.text}"; body: {body}'
            yield SourceProblem(CONTENTS_DIFFER, file, line, place, message)
    for number, entry in announced.items():
        yield SourceProblem(
            CONTENTS_DIFFER, file, entry.line, f"sr2007/{number}", "the body lacks this law"
        )


def division_differences(
    file: str, contents: Contents, body: Iterable[DivisionHeading]
) -> Iterator[SourceProblem]:
    """Yield a problem for each chapter, part or section heading that differs."""
    printed = {heading.key: heading for heading in body}
    for heading in contents.divisions:
        place = f"sr2007/{heading.law}"
        twin = printed.pop(heading.key, None)
        if twin is None:
            message = f'contents: "{heading.name}"; body: not printed'
            yield SourceProblem(CONTENTS_DIFFER, file, heading.line, place, message)
        elif twin.title != heading.title:
            message = f'contents (line {heading.line}): "{heading.name}"; body: "{twin.name}"'
            yield SourceProblem(CONTENTS_DIFFER, file, twin.line, place, message)
    for heading in printed.values():
        message = f'contents: not printed; body: "{heading.name}"'
        yield SourceProblem(CONTENTS_DIFFER, file, heading.line, f"sr2007/{heading.law}", message)
