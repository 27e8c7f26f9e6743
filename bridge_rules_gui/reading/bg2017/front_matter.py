"""The matter before the laws: title page, preface and introduction."""

from __future__ import annotations

from itertools import takewhile

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.reading.bg2017.transcription import Transcriber
from bridge_rules_gui.reading.drafts import MatterDraft, PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass


def read_title_page(transcriber: Transcriber, lines: range) -> MatterDraft:
    """Return the title page: its makers, and from when the book is in force."""
    place = NamedPlace("cover")
    body = _read_words(transcriber, place, lines)
    return MatterDraft(place, "Титулна страница", body)


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
    return MatterDraft(place, title.text, _read_words(transcriber, place, lines[len(heading) :]))


def _read_words(transcriber: Transcriber, place: NamedPlace, lines: range) -> PassageDraft:
    """Return the words of lines, every line a paragraph."""
    body = transcriber.passage(CharacterClass.FRONT_MATTER)
    for number in lines:
        span = transcriber.ledger.document.whole(number)
        transcriber.write(body, span, f"bg2017/{place}", "\n")
    return body
