"""The Serbian book of 2007: Markdown from a PDF, its contents at the end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Division
from bridge_rules_gui.reading.document import Document, SourceError
from bridge_rules_gui.reading.drafts import (
    BookDraft,
    FootnoteDraft,
    MatterDraft,
    PassageDraft,
    ProvisionDraft,
)
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.markup import RunKind, runs
from bridge_rules_gui.reading.sr2007.contents import (
    Contents,
    division_differences,
    law_differences,
    read_contents,
)
from bridge_rules_gui.reading.sr2007.definitions import read_definitions
from bridge_rules_gui.reading.sr2007.divisions import divisions_by_law
from bridge_rules_gui.reading.sr2007.laws import LawsReader
from bridge_rules_gui.reading.sr2007.pieces import add_words, pieces

_FIRST_HEADWORD = "**Adut**"
_FIRST_CHAPTER = "## POGLAVLJE II"
_CONTENTS = "## SADRŽAJ"


def _line_of(document: Document, words: str) -> int:
    """Return the line that holds these words alone."""
    try:
        return document.lines.index(words) + 1
    except ValueError as error:
        raise SourceError(
            f"{document.file}: no line {words!r}; restore the file as given"
        ) from error


def _finish_titles(reader: LawsReader, contents: Contents) -> None:
    """Give the laws what stands in the contents alone: divisions, and the title of Law 41."""
    printed = {heading.key: heading.title for heading in reader.divisions}
    for heading in contents.divisions:
        heading.title = printed.get(heading.key, heading.title)
    in_force = divisions_by_law(contents.divisions)
    divisions: tuple[Division, ...] = ()
    for draft in reader.outline.provisions:
        if draft.citation.labels:
            continue
        number = draft.citation.law
        divisions = in_force.get(number, divisions)
        draft.divisions = divisions
        if not draft.heading.text and number in contents.laws:
            draft.heading = contents.laws[number].title


def _problems(
    document: Document,
    reader: LawsReader,
    contents: Contents,
    notes: Mapping[str, FootnoteDraft],
) -> list[SourceProblem]:
    file = document.file
    bodies = [draft.body for draft in reader.outline.provisions]
    laws = [draft for draft in reader.outline.provisions if not draft.citation.labels]
    found = [
        *reader.problems,
        *law_differences(file, contents, laws),
        *division_differences(file, contents, reader.divisions),
        *_uncalled_notes(file, notes.values(), bodies),
        *observed_problems(document),
        *_mixed_scripts(document, reader.outline.provisions),
    ]
    return sorted(found, key=lambda problem: problem.line)


def read(document: Document) -> BookDraft:
    """Read the book; every oddity met is a problem of the draft."""
    ledger = Ledger(document)
    definitions_start = _line_of(document, _FIRST_HEADWORD)
    laws_start = _line_of(document, _FIRST_CHAPTER)
    contents_start = _line_of(document, _CONTENTS)
    cover = PassageDraft(ledger, CharacterClass.FRONT_MATTER)
    for piece in pieces(document, ledger, range(1, definitions_start)):
        add_words(cover, piece)
    notes = _read_footnotes(document, ledger)
    definitions = read_definitions(document, ledger, definitions_start, laws_start)
    reader = LawsReader(document, ledger, notes)
    reader.read(laws_start, contents_start, _note_lines(document))
    contents = read_contents(document, ledger, contents_start)
    entries = contents.entries()
    problems = _problems(document, reader, contents, notes)
    _finish_titles(reader, contents)
    return BookDraft(
        edition=Edition.SR_2007,
        document=document,
        ledger=ledger,
        provisions=reader.outline.provisions,
        definitions=definitions,
        footnotes=list(notes.values()),
        matter=[MatterDraft(NamedPlace("cover"), "Naslovna strana", cover)],
        contents=entries,
        problems=problems,
    )


_MIXED_WORD = re.compile(r"\b(?=\w*[A-Za-zČčĆćŽžŠšĐđ])(?=\w*[а-яА-ЯјЈљЉњЊћЋђЂџЏ])\w+\b")


@dataclass(frozen=True, slots=True)
class _Observation:
    """An oddity seen by a person reading: it holds as long as the quote stands on the line."""

    kind: str
    line: int
    place: str
    quote: str
    message: str


_OBSERVATIONS = (
    _Observation(
        "wrong-footnote",
        1832,
        "sr2007/68",
        "<sup>21</sup>Direktor treba da izbegne",
        "note 21 repeats the words of note 20 (Law 67B2) where Law 68 needs a note of its own",
    ),
    _Observation(
        "displaced-words",
        1981,
        "sr2007/75A",
        "vredosti., nasuprot slabog otvora,",
        'the words "nasuprot slabog otvora" are printed behind the end of their sentence',
    ),
    _Observation(
        "repeated-words",
        2112,
        "sr2007/78B",
        "U IMP obračunu na svakom bordu se razlika u totalnim poenima",
        "the beginning of the sentence above the table is printed again below it",
    ),
    _Observation(
        "misplaced-heading",
        2528,
        "sr2007/35",
        "ODELJAK V - NEDOZVOLJENI GOVORI",
        "the section of inadmissible calls begins in the contents below Law 35, which lists them",
    ),
)


def observed_problems(document: Document) -> Iterator[SourceProblem]:
    """Yield the oddities whose quote still stands, and one for each that has gone astray."""
    for seen in _OBSERVATIONS:
        if seen.quote in "".join(document.lines[seen.line - 1 : seen.line]):
            yield SourceProblem(seen.kind, document.file, seen.line, seen.place, seen.message)
        else:
            message = f"{seen.quote!r} does not stand here any more"
            yield SourceProblem("stale-observation", document.file, seen.line, seen.place, message)


def _mixed_scripts(
    document: Document, provisions: Iterable[ProvisionDraft]
) -> Iterator[SourceProblem]:
    """Yield a problem for each word of a law set in Latin and Cyrillic letters at once."""
    for provision in provisions:
        for span in (*provision.heading.spans, *provision.body.spans, *provision.closing.spans):
            for word in _MIXED_WORD.findall(document[span]):
                message = f"{word!r} mixes Latin and Cyrillic letters"
                place = f"sr2007/{provision.citation}"
                yield SourceProblem("mixed-script", document.file, span.line, place, message)


_NOTE_LINE = re.compile(r"<sup>\s*\d+\s*</sup>")


def _note_lines(document: Document) -> frozenset[int]:
    """Return the lines that hold a footnote: those that begin with its raised number."""
    numbers = range(1, len(document.lines) + 1)
    return frozenset(n for n in numbers if _NOTE_LINE.match(document.line(n)))


def _read_footnotes(document: Document, ledger: Ledger) -> dict[str, FootnoteDraft]:
    """Return the footnotes by their printed number; the book numbers them throughout.

    They stand below a rule, in the middle of whatever the page break cuts.
    """
    notes: dict[str, FootnoteDraft] = {}
    for number in sorted(_note_lines(document)):
        body = PassageDraft(ledger, CharacterClass.FOOTNOTE)
        marker, *words = runs(document, document.whole(number))
        ledger.claim(marker.span, CharacterClass.FOOTNOTE)
        for run in words:
            if run.kind is RunKind.WORDS:
                body.add(run.span, "")
            else:
                ledger.discard(run.span, "markup")
        notes[marker.number] = FootnoteDraft(marker.number, body)
    return notes


def _uncalled_notes(
    file: str, notes: Iterable[FootnoteDraft], passages: Iterable[PassageDraft]
) -> Iterator[SourceProblem]:
    """Yield a problem for each footnote that no mark in the words calls."""
    called = {id(note) for passage in passages for note, _ in passage.marks}
    for note in notes:
        if id(note) not in called:
            message = f"no mark calls footnote {note.marker}"
            yield SourceProblem("footnote-not-called", file, note.body.spans[0].line, "", message)
