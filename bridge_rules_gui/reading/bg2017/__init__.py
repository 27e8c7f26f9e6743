"""The Bulgarian book of 2017: Markdown made from a PDF, with labels in two alphabets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.bg2017 import contents, definitions, front_matter
from bridge_rules_gui.reading.bg2017.footnotes import Footnotes
from bridge_rules_gui.reading.bg2017.laws import LawsReader
from bridge_rules_gui.reading.bg2017.layout import printed_lines
from bridge_rules_gui.reading.bg2017.transcription import Transcriber
from bridge_rules_gui.reading.document import Document, SourceError
from bridge_rules_gui.reading.drafts import BookDraft, ProvisionDraft
from bridge_rules_gui.reading.ledger import Ledger


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
