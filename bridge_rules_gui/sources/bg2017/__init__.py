"""The Bulgarian book of 2017: Markdown made from a PDF, with labels in two alphabets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.sources.bg2017 import contents, definitions, front_matter, misprints
from bridge_rules_gui.sources.bg2017.footnotes import Footnotes
from bridge_rules_gui.sources.bg2017.laws import LawsReader
from bridge_rules_gui.sources.bg2017.layout import printed_lines
from bridge_rules_gui.sources.bg2017.regions import Regions
from bridge_rules_gui.sources.bg2017.transcription import Transcriber
from bridge_rules_gui.sources.drafts import BookDraft
from bridge_rules_gui.sources.ledger import Ledger

if TYPE_CHECKING:
    from bridge_rules_gui.sources.document import Document


def read(document: Document) -> BookDraft:
    """Return the draft of the book, every character of its document accounted for."""
    ledger = Ledger(document)
    regions = Regions.of(document)
    footnotes = Footnotes(ledger)
    transcriber = Transcriber(ledger, footnotes)

    cover = front_matter.read_title_page(transcriber, regions.title_page)
    preface = front_matter.read_preface(transcriber, regions.preface)
    entries = contents.read_contents(ledger, regions.contents)
    introduction = front_matter.read_introduction(transcriber, regions.introduction)
    terms, misprinted = definitions.read_definitions(ledger, regions.definitions)
    laws = LawsReader(transcriber)
    laws.read(list(printed_lines(ledger, regions.laws)))

    return BookDraft(
        edition=Edition.BG_2017,
        document=document,
        ledger=ledger,
        provisions=laws.provisions,
        definitions=terms,
        footnotes=footnotes.drafts,
        matter=[cover, preface, introduction],
        contents=entries,
        problems=[
            *contents.differences(document.file, entries, laws.provisions),
            *misprinted,
            *laws.problems(),
            *misprints.mixed_words(document, laws.provisions),
            *footnotes.problems(),
        ],
    )
