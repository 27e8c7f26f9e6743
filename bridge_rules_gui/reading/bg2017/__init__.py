"""The Bulgarian book of 2017: Markdown made from a PDF, with labels in two alphabets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise, takewhile

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.bg2017 import contents, definitions
from bridge_rules_gui.reading.bg2017.footnotes import Footnotes, Transcriber
from bridge_rules_gui.reading.bg2017.laws import LawsReader
from bridge_rules_gui.reading.bg2017.layout import printed_lines
from bridge_rules_gui.reading.document import Document, SourceError
from bridge_rules_gui.reading.drafts import BookDraft, MatterDraft, PassageDraft, ProvisionDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger


def read(document: Document) -> BookDraft:
    """Return the draft of the book, every character of its document accounted for."""
    ledger = Ledger(document)
    regions = Regions.of(document)
    footnotes = Footnotes(ledger)
    transcriber = Transcriber(ledger, footnotes)

    cover = _read_title_page(transcriber, regions.title_page)
    preface = _read_preface(transcriber, regions.preface)
    entries = contents.read_contents(ledger, regions.contents)
    introduction = _read_introduction(transcriber, regions.introduction)
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
            *mixed_words(document, laws.provisions),
            *footnotes.problems(),
        ],
    )


# The line each region after the title page begins with.
_OPENINGS = (
    r"\*\*ПРЕДГОВОР КЪМ",
    r"## Съдържание$",
    r"## ВЪВЕДЕНИЕ ",
    r"## ДЕФИНИЦИИ$",
    r"## \*\*ПРАВИЛО 1 ",
)


class MissingRegionError(SourceError):
    """Raised when the heading a region begins with is not in the document."""

    def __init__(self, document: Document, opening: str) -> None:
        super().__init__(
            f"{document.file}: no line begins like {opening!r}; restore the file as given"
        )


@dataclass(frozen=True, slots=True)
class Regions:
    """The line numbers of each region, its heading included."""

    title_page: range
    preface: range
    contents: range
    introduction: range
    definitions: range
    laws: range

    @classmethod
    def of(cls, document: Document) -> Regions:
        """Find the regions; raise `MissingRegionError` where a heading is not printed."""
        borders = [1]
        for opening in _OPENINGS:
            borders.append(_line_like(document, opening, borders[-1]))
        borders.append(len(document.lines) + 1)
        return cls(*(range(*pair) for pair in pairwise(borders)))


def _line_like(document: Document, opening: str, first: int) -> int:
    for number in range(first, len(document.lines) + 1):
        if re.match(opening, document.line(number)):
            return number
    raise MissingRegionError(document, opening)


# Small letters only: "П20F" is a reference, and mixes its alphabets by custom.
_MIXED = re.compile(r"\b(?=[а-я]*[a-z])(?=[a-z]*[а-я])[а-яa-z]+\b")


def mixed_words(
    document: Document, provisions: Iterable[ProvisionDraft]
) -> Iterator[SourceProblem]:
    """Yield a problem for each word of the laws with Cyrillic and Latin letters."""
    for provision in provisions:
        for passage in (provision.heading, provision.body, provision.closing):
            for span in passage.spans:
                for word in _MIXED.findall(document[span]):
                    latin = " ".join(letter for letter in word if letter.isascii())
                    yield SourceProblem(
                        "mixed-script-word",
                        document.file,
                        span.line,
                        f"bg2017/{provision.citation}",
                        f"in {word!r} the letter {latin} is Latin",
                    )


def _read_title_page(transcriber: Transcriber, lines: range) -> MatterDraft:
    """Return the title page: its makers, and from when the book is in force."""
    place = NamedPlace("cover")
    body = _read_words(transcriber, place, lines)
    return MatterDraft(place, "Титулна страница", body)


def _read_preface(transcriber: Transcriber, lines: range) -> MatterDraft:
    """Return the preface with its signature and the list of the committee."""
    return _read_matter(transcriber, NamedPlace("preface"), lines)


def _read_introduction(transcriber: Transcriber, lines: range) -> MatterDraft:
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
