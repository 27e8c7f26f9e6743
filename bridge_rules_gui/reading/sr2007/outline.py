"""The outline while the laws are read: which provision is open, and what is its next label."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.reading.drafts import PassageDraft, ProvisionDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.sr2007.labels import Level


@dataclass(slots=True)
class _Open:
    level: Level
    draft: ProvisionDraft
    children: int = 0


class Outline:
    """The provisions read so far, and the path of open ones from the law downwards."""

    def __init__(self, ledger: Ledger) -> None:
        self.provisions: list[ProvisionDraft] = []
        self.laws = 0
        self._ledger = ledger
        self._path: list[_Open] = []

    @property
    def current(self) -> ProvisionDraft:
        """The provision opened last, or the one the words returned to."""
        return self._path[-1].draft

    def has(self, level: Level) -> bool:
        """Tell whether a provision of this level is open."""
        return any(entry.level is level for entry in self._path)

    def ordinal(self, level: Level) -> int:
        """Return how many provisions of a level its open parent has already, plus one."""
        parents = [entry for entry in self._path if entry.level < level]
        return parents[-1].children + 1

    def letter(self, level: Level) -> str:
        """Return the letter that is next on a lettered level."""
        return chr(ord("A" if level is Level.SECTION else "a") + self.ordinal(level) - 1)

    def open(self, level: Level, value: str, printed: str) -> ProvisionDraft:
        """Open a provision below the open one of the level above."""
        while self._path and self._path[-1].level >= level:
            self._path.pop()
        draft = ProvisionDraft(
            citation=self._citation(level, value),
            printed_label=printed,
            heading=PassageDraft(self._ledger, CharacterClass.HEADING),
            body=PassageDraft(self._ledger, CharacterClass.TEXT),
            closing=PassageDraft(self._ledger, CharacterClass.TEXT),
        )
        if self._path:
            self._path[-1].children += 1
        else:
            self.laws += 1
        self._path.append(_Open(level, draft))
        self.provisions.append(draft)
        return draft

    def _citation(self, level: Level, value: str) -> Citation:
        if level is Level.LAW:
            return Citation(int(value))
        parent = self.current.citation
        if level is Level.NUMBER and not parent.labels:
            return parent.child(f".{value}")
        return parent.child(value)

    def return_to_section(self) -> ProvisionDraft:
        """Close the items of a list: the words that follow belong to its section or law again."""
        while self._path[-1].level > Level.SECTION:
            self._path.pop()
        return self.current

    @property
    def has_children(self) -> bool:
        """Tell whether the current provision has provisions below it already."""
        return self._path[-1].children > 0

    @property
    def is_in_list(self) -> bool:
        """Tell whether the current provision is an item of a list."""
        return self._path[-1].level > Level.SECTION
