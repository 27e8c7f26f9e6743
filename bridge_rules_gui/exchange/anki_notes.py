"""What goes to Anki: notes with names that last, the decks they lie in, their words as HTML."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.html_page import text

ROOT: Final = "Laws of Duplicate Bridge"

FIELDS: Final = (
    "Id",
    "Spare 1",
    "Spare 2",
    "Question",
    "Table",
    "Choices",
    "Answer",
    "Explanation",
    "Source",
    "Edition",
)
"""The fields of a note.

The first is by what Anki recognises a line of a CSV file. The spare ones are there from the
start, since a note type whose fields have changed is not brought up to date any more.
"""

CHAPTERS: Final = {
    "I": "Definitions",
    "II": "Preliminaries",
    "III": "Preparation and progression",
    "IV": "Irregularities in general",
    "V": "The auction",
    "VI": "The play",
    "VII": "Proprieties",
    "VIII": "The score",
    "IX": "Tournament sponsorship",
    "X": "The director",
    "XI": "Appeals",
}
"""What the chapters of the Laws are called in English."""

# Drawn once by lot, as Anki wants it, and never changed: the numbers of decks already given out
# lead to the user's own settings.
_FIRST_DECK: Final = {
    Edition.RU_1987: 1_310_577_100,
    Edition.SR_2007: 1_648_213_300,
    Edition.BG_2017: 1_902_846_500,
}


@dataclass(frozen=True, slots=True)
class AnkiDeck:
    """A chapter of an edition; ``chapter`` is a roman numeral."""

    edition: Edition
    chapter: str

    @property
    def number(self) -> int:
        """The number Anki knows the deck by, the same for ever."""
        return _FIRST_DECK[self.edition] + list(CHAPTERS).index(self.chapter)

    @property
    def name(self) -> str:
        """The name, with the decks it lies in."""
        place = list(CHAPTERS).index(self.chapter) + 1
        return f"{ROOT}::{self.edition.year}::{place:02} {CHAPTERS[self.chapter]}"


@dataclass(frozen=True, slots=True)
class AnkiChoice:
    """An answer offered, whether it is right, and why it is or is not."""

    words: str
    why: str
    is_right: bool


@dataclass(frozen=True, slots=True)
class AnkiSource:
    """A place an answer rests on, and the words of the book there."""

    place: str
    words: str


@dataclass(frozen=True, slots=True)
class AnkiNote:
    """A question as it goes to Anki; all its words are plain.

    ``identifier`` is what the note stays the same by. ``table`` are lines about the cards and
    calls. ``order`` are the places of the choices in their right order, where the question
    asks for it. ``tags`` may hold any characters.
    """

    identifier: str
    deck: AnkiDeck
    question: str
    choices: tuple[AnkiChoice, ...]
    explanation: str
    sources: tuple[AnkiSource, ...]
    table: tuple[str, ...] = ()
    order: tuple[int, ...] = ()
    tags: tuple[str, ...] = ()

    def fields(self) -> tuple[str, ...]:
        """Return the contents of `FIELDS` as HTML."""
        return (
            text(self.identifier),
            "",
            "",
            text(self.question),
            "<br>".join(map(text, self.table)),
            _list("ul" if self.order else "ol", (c.words for c in self.choices)),
            self._answer(),
            self._explanation(),
            self._sources(),
            text(f"{self.deck.edition.year} ({self.deck.edition.language})"),
        )

    def written_tags(self) -> tuple[str, ...]:
        """Return the tags as Anki takes them: without blanks."""
        return tuple("-".join(tag.split()) for tag in self.tags)

    def _answer(self) -> str:
        if self.order:
            return _list("ol", (self.choices[number].words for number in self.order))
        right = (
            text(f"{number}. {choice.words}")
            for number, choice in enumerate(self.choices, start=1)
            if choice.is_right
        )
        return "<br>".join(right)

    def _explanation(self) -> str:
        if self.order:
            return text(self.explanation)
        return text(self.explanation) + _list("ol", (c.why for c in self.choices))

    def _sources(self) -> str:
        return "<br>".join(
            f"<b>{text(source.place)}</b>" + (f" {text(source.words)}" if source.words else "")
            for source in self.sources
        )


def _list(name: str, items: Iterator[str]) -> str:
    return f"<{name}>" + "".join(f"<li>{text(item)}</li>" for item in items) + f"</{name}>"
