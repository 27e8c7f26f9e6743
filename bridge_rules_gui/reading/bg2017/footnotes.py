"""Words of the book into passages, and the footnotes their markers call.

The printed notes are numbered from 1 to 27. Some markers repeat an earlier note and kept
its number from another state of the book: by that number they call a wrong note, and
only the words say which one is meant.
"""

from __future__ import annotations

import re

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.reading.document import Span
from bridge_rules_gui.reading.drafts import FootnoteDraft, PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.markup import RunKind, runs

_NOTE = re.compile(r"<sup>(?P<number>\d+)</sup> *")

LOST_MARKER = "Error! Bookmark not defined."
"""What the word processor prints where a repeated footnote marker has lost its note."""

# The note that is meant, by the line of the marker and what it prints.
_MEANT = {
    # "план на разиграване ... нормален": note 21 says what "normal" includes in Laws 70 and 71;
    # note 22 is about a card shown deliberately (Law 74).
    (1958, "22"): "21",
    # The playing area is explained by note 23; note 25 is about tasks of the organiser.
    (2105, "25"): "23",
    (2110, "25"): "23",
    # "Да организира" has note 25 in item (g) of the same list; note 27 is about national law.
    (2260, "27"): "25",
    (2262, "27"): "25",
    # Item 1 has "спечелена от нарушителя" with note 19; item 2 repeats the words, and
    # note 19 (whose trick dummy's is) speaks of the whole law.
    (1801, LOST_MARKER): "19",
}


class Footnotes:
    """The printed notes of the book, and the oddities met where they are called."""

    def __init__(self, ledger: Ledger) -> None:
        self.drafts: list[FootnoteDraft] = []
        self._ledger = ledger
        self._problems: list[SourceProblem] = []
        self._called: set[str] = set()
        for number, line in enumerate(ledger.document.lines, start=1):
            note = _NOTE.match(line)
            if note:
                self._read(note, number)

    def _read(self, note: re.Match[str], line: int) -> None:
        label = Span(line, 0, note.end())
        self._ledger.claim(label, CharacterClass.FOOTNOTE)
        body = PassageDraft(self._ledger, CharacterClass.FOOTNOTE)
        body.add(Span(line, note.end(), len(note.string)))
        self.drafts.append(FootnoteDraft(note["number"], body))

    def call(self, passage: PassageDraft, marker: Span, printed: str, place: str) -> None:
        """Take a marker out of a passage and tie it to the note it means."""
        meant = _MEANT.get((marker.line, printed), printed)
        note = next((note for note in self.drafts if note.marker == meant), None)
        if note is None:
            self._ledger.claim(marker, CharacterClass.FOOTNOTE)
            self._report(
                "footnote-missing", marker, place, f"note {printed} is called but not printed"
            )
            return
        passage.mark(marker, note)
        self._called.add(meant)
        if printed == LOST_MARKER:
            message = f"{printed!r} stands for the marker of note {meant}"
            self._report("footnote-marker-lost", marker, place, message)
        elif meant != printed:
            message = f"the marker {printed} means note {meant}"
            self._report("stale-footnote-number", marker, place, message)

    def problems(self) -> list[SourceProblem]:
        """Return the oddities, once the whole book is read."""
        idle = [
            SourceProblem(
                "footnote-not-called",
                self._ledger.document.file,
                note.body.spans[0].line,
                "",
                f"no marker calls note {note.marker}",
            )
            for note in self.drafts
            if note.marker not in self._called
        ]
        return self._problems + idle

    def _report(self, kind: str, marker: Span, place: str, message: str) -> None:
        file = self._ledger.document.file
        self._problems.append(SourceProblem(kind, file, marker.line, place, message))


_CLOSES_UP = re.compile(r"[.,;:)]")


class Transcriber:
    """Writes the words of the document into passages."""

    def __init__(self, ledger: Ledger, footnotes: Footnotes) -> None:
        self.ledger = ledger
        self._footnotes = footnotes

    def passage(self, character_class: CharacterClass) -> PassageDraft:
        """Return a new, empty passage."""
        return PassageDraft(self.ledger, character_class)

    def write(self, passage: PassageDraft, span: Span, place: str, joint: str = " ") -> None:
        """Add the words of a span; ``joint`` stands before the first of them."""
        document = self.ledger.document
        after_marker = False
        for run in runs(document, span):
            lost = document[run.span] == LOST_MARKER
            if run.kind is RunKind.FOOTNOTE or lost:
                printed = LOST_MARKER if lost else run.number
                self._footnotes.call(passage, run.span, printed, place)
                after_marker = True
            elif run.kind is RunKind.MARKUP:
                self.ledger.discard(run.span, "markup")
            else:
                # A blank before a marker is not a blank before the comma that follows it.
                if after_marker and _CLOSES_UP.match(document[run.span]):
                    passage.join_next("")
                passage.add(run.span, joint)
                joint, after_marker = "", False
