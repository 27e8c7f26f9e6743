"""Quoted laws: from the first words quoted to the line that is quoted no more.

The quotations lost letters ("В." and "С." of Law 23), began lists again ("1. 1. 2.") or
continued counting from another list; so the order decides which place is due after a place,
and the print is checked by it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.bg2017.labels import (
    item_letter,
    letter_after,
    roman_numeral,
    roman_value,
    section_letter,
)
from bridge_rules_gui.reading.commentary.drafts import ITEMS, BlockDraft, QuotationDraft
from bridge_rules_gui.reading.commentary.words import Writer
from bridge_rules_gui.reading.document import Span
from bridge_rules_gui.reading.drafts import PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass

_SECTION = re.compile(r"(?P<label>(?P<letter>[A-GА-Я])\.) +(?=\D)")
_ITEM = re.compile(r"(?P<number>\d)\. +|\(?(?P<item>[a-zа-я]{1,4})\) +")
_BULLET = re.compile(r"\s*- +|\s*")
_HEADED_BY_CITATION = re.compile(
    r"(?P<label>П?(?P<law>\d\d)(?P<section>[A-GА-Я])\.?) (?=[А-Я][а-я])"
)
_NAMES_A_PLACE = re.compile(r"П(?P<law>\d\d)(?P<section>[A-GА-Я])(?P<number>\d)? ")
_FINISHED = re.compile(r"[.:;!?…][\"“”*)]*[¹²³⁴⁵⁶⁷⁸⁹]*$")


def is_finished(text: str) -> bool:
    """Tell whether words end in a point or another sign, not in the middle of a sentence."""
    return _FINISHED.search(text.strip()) is not None


def place_named_first(text: str) -> Citation | None:
    """Return the section or item that a line begins with: ``П62С3 третира ...``."""
    match = _NAMES_A_PLACE.match(text)
    if match is None:
        return None
    section = section_letter(match["section"], "A") or match["section"]
    return Citation(int(match["law"]), tuple(filter(None, (section, match["number"]))))


class Quotation:
    """A law being quoted; it adds the provisions to the blocks of its article."""

    def __init__(self, writer: Writer, blocks: list[BlockDraft]) -> None:
        self.problems: list[SourceProblem] = []
        self._writer = writer
        self._blocks = blocks
        self._draft: QuotationDraft | None = None
        self._awaits_words = False

    @property
    def words(self) -> PassageDraft | None:
        """The passage written last, which an unfinished line may continue."""
        if self._draft is None:
            return None
        return self._draft.body if self._draft.body.text else self._draft.heading

    def close(self) -> None:
        """End the quotation; what follows is comment."""
        self._draft = None

    def begin(
        self,
        place: Citation,
        label: Span | None,
        heading: Span | None = None,
        edition: Edition = Edition.BG_2017,
    ) -> None:
        """Begin a provision; its words follow."""
        draft = QuotationDraft(
            edition=edition,
            citation=place,
            printed_label="",
            heading=self._writer.passage(CharacterClass.HEADING),
            body=self._writer.passage(CharacterClass.QUOTED_LAW),
        )
        if label is not None:
            self._writer.ledger.claim(label, CharacterClass.LABEL)
            draft.label_spans.append(label)
            draft.printed_label = self._writer.ledger.document[label].strip("-. ()")
        if heading is not None:
            self._writer.write(draft.heading, heading)
        self._blocks.append(draft)
        self._draft, self._awaits_words = draft, len(place.labels) < 2

    def write(self, words: Span) -> None:
        """Add a paragraph to the provision begun last."""
        if self._draft is not None:
            self._writer.write(self._draft.body, words, "\n")
        self._awaits_words = False

    def quote_earlier(self, address: Address, words: Span) -> None:
        """Take a paragraph that quotes a provision of an earlier edition."""
        if isinstance(address.place, Citation):
            self.begin(address.place, None, edition=address.edition)
            self.write(words)
        self.close()

    def begin_in_mid_line(self, line: int, match: re.Match[str]) -> None:
        """Begin with a bold heading within a paragraph: ``**68D – Прекратяване ...**. След``."""
        discard = self._writer.ledger.discard
        discard(Span(line, match.start(), match.start("label")), "markup")
        discard(Span(line, *match.span("dash")), "dash")
        discard(Span(line, match.end("title"), match.start("point")), "markup")
        discard(Span(line, *match.span("point")), "point after heading")
        place = Citation(int(match["law"]), (match["section"],))
        self.begin(place, Span(line, *match.span("label")), Span(line, *match.span("title")))
        self.write(Span(line, match.end(), len(self._line(line))))

    def take_after(self, named: Citation | None, line: int) -> bool:
        """Take an item that the comment before it has named: ``3.`` after ``П62С3 третира``."""
        text = self._line(line)
        item = _ITEM.match(text)
        if named is None or item is None or item["number"] != named.labels[-1]:
            return False
        self.begin(named, Span(line, item.start(), item.end()))
        self.write(Span(line, item.end(), len(text)))
        return True

    def take_headed_by_citation(self, line: int) -> bool:
        """Take a heading like ``П61С Право за преглеждане``; it may begin a quotation."""
        text = self._line(line)
        match = _HEADED_BY_CITATION.match(text)
        if match is None or is_finished(text):
            return False
        letter = section_letter(match["section"], "A") or match["section"]
        label = Span(line, match.start("label"), match.end("label"))
        self.begin(
            Citation(int(match["law"]), (letter,)), label, Span(line, match.end(), len(text))
        )
        return True

    def take(self, line: int, following: str) -> bool:
        """Take a line if it is still quoted; ``following`` is the line of words after it."""
        if self._draft is None:
            return False
        text, at = self._line(line), self._draft.citation
        section = _SECTION.match(text)
        if section and not is_finished(text):
            label = Span(line, section.start("label"), section.end("label"))
            due = section_due(at, section["letter"])
            self._place(due, section["letter"], label, Span(line, section.end(), len(text)))
        elif _ITEM.match(text, _after_bullet(text)):
            self._take_items(line, following)
        elif self._awaits_words:
            self.write(Span(line, 0, len(text)))
        elif at.labels and not is_finished(text) and place_named_first(text) is None:
            # A title without its letter: line 26 "Няма поправка" is 23B.
            self._place(section_due(at, ""), "", None, Span(line, 0, len(text)))
        else:
            return False
        return True

    def _line(self, number: int) -> str:
        return self._writer.ledger.document.line(number)

    def _take_items(self, line: int, following: str) -> None:
        text = self._line(line)
        at = _after_bullet(text)
        self._writer.ledger.discard(Span(line, 0, at), "bullet")
        for match in _items(text, at):
            due, printed = self._due(line, match)
            self._place(due, printed, Span(line, match.start(), match.end()), None)
            at = match.end()
        words = Span(line, at, len(text))
        if is_finished(text) or not following[:1].isupper() or self._draft is None:
            self.write(words)
        else:
            # An item with a title: "1. Получен е един резултат" (86B1).
            self._writer.write(self._draft.heading, words)
            self._awaits_words = True

    def _due(self, line: int, match: re.Match[str]) -> tuple[Due, str]:
        at = self._draft.citation if self._draft else Citation(1)
        if match["item"]:
            return item_due(at, match["item"]), match["item"]
        if line in ITEMS:
            return Due(ITEMS[line], agrees=False), match["number"]
        return number_due(at, match["number"]), match["number"]

    def _place(self, due: Due, printed: str, label: Span | None, heading: Span | None) -> None:
        self.begin(due.place, label, heading)
        if due.agrees or self._draft is None:
            return
        self._draft.inferred = True
        span = label or heading
        if span is None:
            return
        kind, message = "lost-label", f"the label {due.place.labels[-1]} is not printed"
        if printed:
            kind = "label-out-of-sequence"
            message = f"the label {printed} stands for {due.place.labels[-1]}"
        file = self._writer.ledger.document.file
        place = f"{self._draft.edition}/{due.place}"
        self.problems.append(SourceProblem(kind, file, span.line, place, message))


def _after_bullet(text: str) -> int:
    bullet = _BULLET.match(text)
    return bullet.end() if bullet else 0


def _items(text: str, at: int) -> Iterator[re.Match[str]]:
    while match := _ITEM.match(text, at):
        yield match
        at = match.end()


@dataclass(frozen=True, slots=True)
class Due:
    """The place that is due; ``agrees`` says whether the printed label can stand for it."""

    place: Citation
    agrees: bool


def section_due(at: Citation, printed: str) -> Due:
    """Return the section after a place; ``printed`` is its letter, or empty where it is lost.

    A quotation may begin with any section (86B), but then continues in order.
    """
    law = Citation(at.law)
    due = letter_after(at.labels[0]) if at.labels else "A"
    letter = section_letter(printed, due)
    if not at.labels and letter:
        due = letter
    return Due(law.child(due), letter == due)


def number_due(at: Citation, printed: str) -> Due:
    """Return the numbered item after a place."""
    due = str(int(at.labels[1]) + 1) if len(at.labels) > 1 else "1"
    return Due(Citation(at.law, (*at.labels[:1], due)), printed == due)


def item_due(at: Citation, printed: str) -> Due:
    """Return the lettered item after a place, or the item with a roman numeral below it."""
    above = Citation(at.law, at.labels[:2])
    letter = at.labels[2].strip("()") if len(at.labels) > 2 else ""
    roman = roman_value(at.labels[3].strip("()")) if len(at.labels) > 3 else 0
    if letter and roman_value(printed) == roman + 1:
        return Due(above.child(f"({letter})").child(f"({roman_numeral(roman + 1)})"), agrees=True)
    due = letter_after(letter) if letter else "a"
    return Due(above.child(f"({due})"), item_letter(printed, due) == due)
