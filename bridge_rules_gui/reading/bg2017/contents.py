"""The contents: what they announce, and where the body has it otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bridge_rules_gui.corpus.book import ContentsEntry, SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.reading.bg2017.labels import letter_after, section_letter
from bridge_rules_gui.reading.document import Span
from bridge_rules_gui.reading.drafts import ProvisionDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.markup import RunKind, runs
from bridge_rules_gui.reading.problems import CONTENTS_DIFFER

_LEADER = re.compile(r"\.{3,}")
_LAW = re.compile(r"ПРАВИЛО (?P<number>\d+) [–-] (?P<title>.*)")
_SECTION = re.compile(r"(?P<letter>[A-GА-Я])\. (?P<title>.*)")


def read_contents(ledger: Ledger, lines: range) -> list[ContentsEntry]:
    """Return the entries of the contents, their characters claimed."""
    entries: list[ContentsEntry] = []
    above: Citation | None = None
    for number in lines:
        words = _claim(ledger, number)
        if "\t" not in words:
            continue
        title, page = (" ".join(cell.split()) for cell in words.split("\t"))
        citation, title = _understood(title, above)
        above = citation or above
        entries.append(ContentsEntry(citation, title, int(page), number))
    return entries


def _claim(ledger: Ledger, number: int) -> str:
    """Claim a line of the contents and return its words and tabs, without the leader."""
    kept = []
    for run in runs(ledger.document, ledger.document.whole(number)):
        if run.kind is RunKind.MARKUP:
            ledger.discard(run.span, "markup")
            continue
        column = run.span.start
        for leader in _LEADER.finditer(ledger.document.line(number), run.span.start, run.span.end):
            ledger.discard(Span(number, *leader.span()), "leader")
            kept.append(Span(number, column, leader.start()))
            column = leader.end()
        kept.append(Span(number, column, run.span.end))
    for span in kept:
        ledger.claim(span, CharacterClass.CONTENTS)
    return "".join(ledger.document[span] for span in kept)


def _understood(line: str, above: Citation | None) -> tuple[Citation | None, str]:
    """Return the place an entry announces, given the entry above it, and its title."""
    law = _LAW.fullmatch(line)
    if law:
        return Citation(int(law["number"])), law["title"]
    section = _SECTION.fullmatch(line)
    if section and above:
        due = letter_after(above.labels[0]) if above.labels else "A"
        letter = section_letter(section["letter"], due)
        if letter:
            return Citation(above.law, (letter,)), section["title"]
    return None, line


def differences(
    file: str, entries: Iterable[ContentsEntry], provisions: Iterable[ProvisionDraft]
) -> Iterator[SourceProblem]:
    """Yield each difference between the contents and the headings of the body."""
    announced = {entry.citation: entry for entry in entries if entry.citation}
    for provision in provisions:
        citation, title = provision.citation, provision.heading.text
        if len(citation.labels) > 1 or not title:
            continue
        entry = announced.pop(citation, None)
        line, place = provision.label_spans[0].line, f"bg2017/{citation}"
        if entry is None:
            message = f"not in the contents; the body has {title!r}"
            yield SourceProblem(CONTENTS_DIFFER, file, line, place, message)
        elif entry.title != title:
            message = f"contents {entry.title!r} (line {entry.line}), body {title!r}"
            yield SourceProblem(CONTENTS_DIFFER, file, line, place, message)
    for entry in announced.values():
        message = f"not in the body; the contents have {entry.title!r}"
        place = f"bg2017/{entry.citation}"
        yield SourceProblem(CONTENTS_DIFFER, file, entry.line, place, message)
