"""Labels as references print them, and the canonical labels they may stand for."""

from __future__ import annotations

from dataclasses import dataclass

# Cyrillic capitals stand for the Latin letter they look like (А В С Е), or for the one
# they sound like (Б Г Д Ф); a book that letters its items а б в г counts instead.
_CAPITALS = {
    "А": "A", "Б": "B", "В": "B", "Г": "G", "Д": "D", "Е": "E", "С": "C", "Ф": "F",
    "Н": "H", "К": "K",
}  # fmt: skip
_SMALL = {
    "а": "a", "б": "b", "в": "cb", "г": "dg", "д": "ed", "е": "ef", "ж": "g", "с": "c", "к": "k",
}  # fmt: skip
_LOOK_ALIKES = str.maketrans("асехіо", "acexio")


@dataclass(frozen=True, slots=True)
class Label:
    """One step down from a place: a section letter, a number, or a bracketed item.

    ``printed`` is the letter or number alone, brackets left out. A capital in brackets
    may be an item or a section (1987: "раздел (B)").
    """

    printed: str
    bracketed: bool = False

    @property
    def is_number(self) -> bool:
        """Tell whether it is a number without brackets: a law's or an item's."""
        return not self.bracketed and self.printed.isdigit()

    @property
    def spellings(self) -> tuple[str, ...]:
        """The canonical labels this may stand for, the likeliest first."""
        if self.bracketed:
            small = self.printed.lower()
            letters = _SMALL.get(small) or (small.translate(_LOOK_ALIKES),)
            sections = [_CAPITALS.get(self.printed, self.printed)] if self.printed.isupper() else []
            return (*(f"({letter})" for letter in letters), *sections)
        if self.is_number:
            return (self.printed, f".{self.printed}")
        return (_CAPITALS.get(self.printed, self.printed),)

    def up_to(self, last: Label) -> tuple[Label, ...]:
        """Return the labels that follow this one in a range, the last one included."""
        if self.printed.isdigit() and last.printed.isdigit():
            steps = [str(number) for number in range(int(self.printed) + 1, int(last.printed))]
        else:
            steps = [chr(code) for code in range(ord(self.printed[0]) + 1, ord(last.printed[0]))]
        return (*(Label(step, self.bracketed) for step in steps), last)

    def is_printed_like(self, label: str) -> bool:
        """Tell whether a provision's printed label shows this very letter or number."""
        bare = label.strip("(). ").lower()
        return bare.translate(_LOOK_ALIKES) == self.printed.lower().translate(_LOOK_ALIKES)
