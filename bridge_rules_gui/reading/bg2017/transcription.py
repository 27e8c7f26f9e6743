"""Transcription: the words of a line go into a passage, free of markup and footnote markers."""

from __future__ import annotations

import re

from bridge_rules_gui.reading.bg2017.footnotes import LOST_MARKER, Footnotes
from bridge_rules_gui.reading.document import Span
from bridge_rules_gui.reading.drafts import PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.markup import RunKind, runs

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
