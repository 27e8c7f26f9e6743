"""The Serbian book of 2007: Markdown from a PDF, its contents at the end."""

from __future__ import annotations

from collections.abc import Mapping

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Division
from bridge_rules_gui.reading.document import Document, SourceError
from bridge_rules_gui.reading.drafts import BookDraft, FootnoteDraft, MatterDraft, PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.sr2007.contents import (
    Contents,
    division_differences,
    law_differences,
    read_contents,
)
from bridge_rules_gui.reading.sr2007.definitions import read_definitions
from bridge_rules_gui.reading.sr2007.divisions import divisions_by_law
from bridge_rules_gui.reading.sr2007.footnotes import note_lines, read_footnotes, uncalled_notes
from bridge_rules_gui.reading.sr2007.laws import LawsReader
from bridge_rules_gui.reading.sr2007.observations import mixed_scripts, observed_problems
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
        *uncalled_notes(file, notes.values(), bodies),
        *observed_problems(document),
        *mixed_scripts(document, reader.outline.provisions),
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
    notes = read_footnotes(document, ledger)
    definitions = read_definitions(document, ledger, definitions_start, laws_start)
    reader = LawsReader(document, ledger, notes)
    reader.read(laws_start, contents_start, note_lines(document))
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
