"""The outline of the laws: each printed label becomes a citation, decided by what is due."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.reading.bg2017.labels import (
    OpenItems,
    item_letter,
    letter_after,
    mixes_alphabets,
    roman_numeral,
    roman_value,
    section_letter,
)
from bridge_rules_gui.reading.bg2017.layout import LabelKind, LawHeading, PrintedLabel
from bridge_rules_gui.reading.bg2017.transcription import Transcriber
from bridge_rules_gui.reading.document import Span
from bridge_rules_gui.reading.drafts import ProvisionDraft
from bridge_rules_gui.reading.ledger import CharacterClass

_LAW, _SECTION, _NUMBER, _LETTER, _ROMAN = range(5)


class Outline:
    """The provisions opened so far, in reading order, and the way down to the current one."""

    def __init__(self, transcriber: Transcriber) -> None:
        self.provisions: list[ProvisionDraft] = []
        self._transcriber = transcriber
        self._path: dict[int, ProvisionDraft] = {}
        self._siblings: dict[tuple[Citation, int], list[PrintedLabel]] = {}
        self._misplaced: list[SourceProblem] = []

    @property
    def current(self) -> ProvisionDraft:
        """The provision being read."""
        return self._path[max(self._path)]

    def open_law(self, heading: LawHeading) -> ProvisionDraft:
        """Open a law; everything open is closed."""
        number = sum(1 for provision in self.provisions if not provision.citation.labels) + 1
        self._expect(str(heading.number), str(number), heading.label, Citation(heading.number))
        printed = self._transcriber.ledger.document[heading.label].rstrip(" –-")
        return self._open(_LAW, Citation(heading.number), printed, heading.label)

    def open_label(self, label: PrintedLabel, following: str) -> ProvisionDraft:
        """Open the provision of a label; ``following`` is the bracketed label printed next."""
        if label.kind is LabelKind.SECTION:
            level, name, due = self._section(label)
        elif label.kind is LabelKind.NUMBER:
            level, name, due = self._number(label)
        else:
            level, name, due = self._item(label, following)
        self._close(level)
        parent = self.current.citation
        self._expect(name, due, label.span, parent.child(name))
        self._siblings.setdefault((parent, level), []).append(label)
        printed = f"({label.text})" if label.kind is LabelKind.ITEM else label.text
        return self._open(level, parent.child(name), printed, label.span)

    def close_current(self) -> None:
        """Return to the parent of the current provision."""
        self._close(max(self._path))

    def problems(self) -> Iterator[SourceProblem]:
        """Yield labels out of sequence, then lists whose labels mix alphabets."""
        yield from self._misplaced
        for (parent, level), labels in self._siblings.items():
            printed = [label.text for label in labels]
            if level in (_SECTION, _LETTER) and mixes_alphabets(printed):
                yield self._problem(
                    "mixed-script-labels", labels[0].span.line, parent, _mixture(printed)
                )

    def _section(self, label: PrintedLabel) -> tuple[int, str, str]:
        last = self._last(_SECTION)
        due = letter_after(last) if last else "A"
        return _SECTION, section_letter(label.text, due) or due, due

    def _number(self, label: PrintedLabel) -> tuple[int, str, str]:
        last = self._last(_NUMBER)
        return _NUMBER, label.text, str(int(last) + 1) if last else "1"

    def _item(self, label: PrintedLabel, following: str) -> tuple[int, str, str]:
        letter, roman = self._last(_LETTER).strip("()"), self._last(_ROMAN).strip("()")
        items = OpenItems(letter, roman_value(roman))
        if items.is_roman(label.text, following):
            numeral = f"({roman_numeral(items.roman + 1)})"
            return _ROMAN, numeral, numeral
        due = items.letter_due
        return _LETTER, f"({item_letter(label.text, due) or due})", f"({due})"

    def _last(self, level: int) -> str:
        """Return the last label on the way down at a level, empty where none is open."""
        provision = self._path.get(level)
        return provision.citation.labels[-1] if provision else ""

    def _close(self, level: int) -> None:
        self._path = {above: p for above, p in self._path.items() if above < level}

    def _open(self, level: int, citation: Citation, printed: str, label: Span) -> ProvisionDraft:
        self._transcriber.ledger.claim(label, CharacterClass.LABEL)
        provision = ProvisionDraft(
            citation=citation,
            printed_label=printed,
            heading=self._transcriber.passage(CharacterClass.HEADING),
            body=self._transcriber.passage(CharacterClass.TEXT),
            closing=self._transcriber.passage(CharacterClass.TEXT),
            label_spans=[label],
        )
        self._close(level)
        self._path[level] = provision
        self.provisions.append(provision)
        return provision

    def _expect(self, name: str, due: str, label: Span, place: Citation) -> None:
        if name != due:
            message = f"the label {name} stands where {due} is due"
            self._misplaced.append(
                self._problem("label-out-of-sequence", label.line, place, message)
            )

    def _problem(self, kind: str, line: int, place: Citation, message: str) -> SourceProblem:
        file = self._transcriber.ledger.document.file
        return SourceProblem(kind, file, line, f"bg2017/{place}", message)


def _mixture(printed: list[str]) -> str:
    """Return which labels of a list are printed in which alphabet."""
    cyrillic = " ".join(letter for letter in printed if not letter.isascii())
    latin = " ".join(letter for letter in printed if letter.isascii())
    return f"labels that mix alphabets: Cyrillic {cyrillic}" + (latin and f", Latin {latin}")
