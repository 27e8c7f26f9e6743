"""The matter before the laws: title page, preface and introduction."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.sources.drafts import MatterDraft
from bridge_rules_gui.sources.ledger import CharacterClass
from bridge_rules_gui.sources.markup import RunKind, runs

if TYPE_CHECKING:
    from bridge_rules_gui.sources.bg2017.transcription import Transcriber
    from bridge_rules_gui.sources.ledger import Ledger


def claim_title_page(ledger: Ledger, lines: range) -> None:
    """Account for the title page: its facts are those of the manifest."""
    for number in lines:
        for run in runs(ledger.document, ledger.document.whole(number)):
            if run.kind is RunKind.MARKUP:
                ledger.discard(run.span, "markup")
            else:
                ledger.claim(run.span, CharacterClass.FRONT_MATTER)


def read_preface(transcriber: Transcriber, lines: range) -> MatterDraft:
    """Return the preface with its signature and the list of the committee."""
    return _read_matter(transcriber, NamedPlace("preface"), lines)


def read_introduction(transcriber: Transcriber, lines: range) -> MatterDraft:
    """Return the introduction, which is part of the Laws and defines their words of duty."""
    return _read_matter(transcriber, NamedPlace("introduction"), lines)


def _read_matter(transcriber: Transcriber, place: NamedPlace, lines: range) -> MatterDraft:
    document = transcriber.ledger.document
    address = f"bg2017/{place}"
    title = transcriber.passage(CharacterClass.HEADING)
    # The title of the preface takes two lines; a blank line ends it.
    heading = list(takewhile(lambda number: document.line(number).strip(), lines))
    for number in heading:
        transcriber.write(title, document.whole(number), address)
    body = transcriber.passage(CharacterClass.FRONT_MATTER)
    for number in lines[len(heading) :]:
        transcriber.write(body, document.whole(number), address, "\n")
    return MatterDraft(place, title.text, body)
