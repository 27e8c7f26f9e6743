"""The choice of the laws to be exported: one of them, a chapter, or all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSpinBox, QWidget

from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW
from bridge_rules_gui.library.chapters import Chapter
from bridge_rules_gui.library.export_part import WHOLE, Part
from bridge_rules_gui.window.place_names import title_of_chapter

_ONE_LAW = 0


class PartChoice(QWidget):
    """A list of parts, and the number of the law where it is one."""

    changed = Signal()

    def __init__(self, chapters: Sequence[Chapter], law: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._chapters = tuple(chapters)
        self.parts = QComboBox(self)
        self.parts.setObjectName("export-part")
        self.parts.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.parts.addItem(self.tr("One law"))
        for chapter in self._chapters:
            words = self.tr("Chapter {number}: {title}")
            title = title_of_chapter(chapter.number)
            self.parts.addItem(words.format(number=chapter.number, title=title))
        self.parts.addItem(self.tr("All laws"))
        self.law = QSpinBox(self)
        self.law.setObjectName("export-law")
        self.law.setRange(FIRST_LAW, LAST_LAW)
        self.law.setValue(law)
        self.law.setAccessibleName(self.tr("Number of the law"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.parts, 1)
        row.addWidget(self.law)
        self.parts.currentIndexChanged.connect(self._follow)
        self.law.valueChanged.connect(self.changed)

    @property
    def part(self) -> Part:
        """The laws chosen."""
        if self._is_one_law:
            return Part((self.law.value(),))
        chapter = self._chapter
        return Part(chapter.laws) if chapter else WHOLE

    @property
    def file_name(self) -> str:
        """What the name of a file says of the part: nothing where it is all laws."""
        if self._is_one_law:
            return f"-law{self.law.value()}"
        return f"-chapter{self._chapter.number}" if self._chapter else ""

    @property
    def _is_one_law(self) -> bool:
        return self.parts.currentIndex() == _ONE_LAW

    @property
    def _chapter(self) -> Chapter | None:
        number = self.parts.currentIndex() - 1
        return self._chapters[number] if 0 <= number < len(self._chapters) else None

    @Slot()
    def _follow(self) -> None:
        self.law.setEnabled(self._is_one_law)
        self.changed.emit()
