"""The worked examples of an article: where one begins, and what belongs to it."""

from __future__ import annotations

import re

from bridge_rules_gui.reading.commentary.drafts import (
    AuctionDraft,
    BlockDraft,
    DealDraft,
    ExampleDraft,
    ParagraphDraft,
    PartDraft,
)
from bridge_rules_gui.reading.commentary.oddities import COMMENT_RESUMES
from bridge_rules_gui.reading.commentary.words import Writer, read_paragraph
from bridge_rules_gui.reading.document import Span
from bridge_rules_gui.reading.drafts import PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass

_NUMBER = re.compile(r"(?P<number>\d)\.(?: +|$)")


class Examples:
    """Takes lines and drawings into the example they belong to, which it adds to the blocks."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._current: ExampleDraft | None = None
        self._are_announced = False

    @property
    def _last(self) -> PartDraft | None:
        return self._current.parts[-1] if self._current and self._current.parts else None

    @property
    def words(self) -> PassageDraft | None:
        """The words written last, which an unfinished line may go on with."""
        return self._last.words if isinstance(self._last, ParagraphDraft) else None

    @property
    def auction(self) -> AuctionDraft | None:
        """The auction drawn last, where nothing has followed it."""
        return self._last if isinstance(self._last, AuctionDraft) else None

    @property
    def dealer(self) -> str:
        """The dealer of the deal drawn last, where nothing has followed it, or empty."""
        return self._last.deal.dealer if isinstance(self._last, DealDraft) else ""

    def announce(self) -> None:
        """Expect numbered examples: their heading has been met."""
        self._are_announced = True

    def end(self) -> None:
        """End the example."""
        self._current = None

    def close(self) -> None:
        """End the examples of an article; what follows is law or comment."""
        self._current, self._are_announced = None, False

    def take(self, line: int, text: str, blocks: list[BlockDraft]) -> bool:
        """Take a line of an example; return whether there is one it belongs to."""
        if line in COMMENT_RESUMES:
            self.close()
        number = _NUMBER.match(text) if self._are_announced else None
        if number and self._is_next(number["number"], alone=number.end() == len(text)):
            label = Span(line, number.start(), number.end())
            self._writer.ledger.claim(label, CharacterClass.LABEL)
            self._begin(number["number"], [label], blocks)
            if number.end() < len(text):
                self._add_words(Span(line, number.end(), len(text)), blocks)
        elif self._current is not None:
            self._add_words(self._writer.ledger.document.whole(line), blocks)
        return self._current is not None

    def _is_next(self, number: str, *, alone: bool) -> bool:
        """Tell a new example from an item of a list within one.

        A number alone begins an example; one with words only where it goes on from the
        number of the example before (line 326: "2. Същата ситуация").
        """
        if alone or self._current is None or not self._current.number:
            return alone
        return int(number) == int(self._current.number) + 1

    def add(self, part: PartDraft, blocks: list[BlockDraft]) -> None:
        """Add a part to the example; to one without a number where none has begun."""
        example = self._current or self._begin("", [], blocks)
        example.parts.append(part)

    def _add_words(self, span: Span, blocks: list[BlockDraft]) -> None:
        self.add(read_paragraph(self._writer, span, CharacterClass.EXAMPLE), blocks)

    def _begin(self, number: str, label: list[Span], blocks: list[BlockDraft]) -> ExampleDraft:
        self._current = ExampleDraft(number, label_spans=label)
        blocks.append(self._current)
        return self._current
