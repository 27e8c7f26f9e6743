"""What is to be practised: edition, topic, law, chapter, kinds, only what changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.library.chapters import Chapter
from bridge_rules_gui.quiz.bank import QuestionFilter
from bridge_rules_gui.quiz.question import DRILLS, QuestionKind
from bridge_rules_gui.quiz.statistics import LAWS
from bridge_rules_gui.window.place_names import title_of_chapter
from bridge_rules_gui.window.quiz.names import kind_names, name_of_edition

_USUAL: Final = 20
_MOST: Final = 100


def chosen_edition(combo: QComboBox) -> Edition | None:
    """Return the edition chosen in a list of them, None for any; Qt keeps but its word."""
    word = combo.currentData()
    return Edition(word) if word else None


class PracticeForm(QWidget):
    """What a session is to ask; the buttons ``begin`` it, or one on the student's ``weak`` laws."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("practice-form")
        self.edition = self._combo("practice-edition")
        self.edition.addItem(self.tr("any edition"), None)
        for edition in reversed(Edition):
            self.edition.addItem(name_of_edition(edition), edition)
        self.edition.setCurrentIndex(1)
        self.topic = self._combo("practice-topic")
        self.chapter = self._combo("practice-chapter")
        self.law = self._combo("practice-law")
        self.name_laws(lambda _law: "")
        self.kind = self._combo("practice-kind")
        self.kind.addItem(self.tr("all kinds except drills"), None)
        names = kind_names()
        for kind in (kind for kind in names if kind not in DRILLS):
            self.kind.addItem(names[kind], kind)
        self.kind.insertSeparator(self.kind.count())
        for kind in (kind for kind in names if kind in DRILLS):
            self.kind.addItem(self.tr("Drill: {kind}").format(kind=names[kind]), kind)
        self.number = QSpinBox(self)
        self.number.setRange(1, _MOST)
        self.number.setValue(_USUAL)
        self.changed = QCheckBox(self.tr("&Only changes from the previous edition"), self)
        self.changed.setObjectName("practice-changed")
        self.begin = QPushButton(self.tr("&Practise"), self)
        self.begin.setObjectName("practise")
        self.weak = QPushButton(self.tr("La&ws to Revise"), self)
        self.weak.setObjectName("practise-weak")
        self._arrange()

    def _combo(self, name: str) -> QComboBox:
        combo = QComboBox(self)
        combo.setObjectName(name)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(18)
        combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return combo

    def _arrange(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        for text, widget in (
            (self.tr("Edition:"), self.edition),
            (self.tr("Topic:"), self.topic),
            (self.tr("Chapter:"), self.chapter),
            (self.tr("Law:"), self.law),
            (self.tr("Kind:"), self.kind),
            (self.tr("Questions:"), self.number),
        ):
            form.addRow(text, widget)
        form.addRow("", self.changed)
        row = QHBoxLayout()
        row.addWidget(self.begin)
        row.addWidget(self.weak)
        row.addStretch(1)
        form.addRow("", row)

    def show_topics(self, topics: Mapping[str, str]) -> None:
        """Let topics be chosen."""
        self._refill(self.topic, self.tr("any topic"), list(topics.items()))

    def name_laws(self, named: Callable[[int], str]) -> None:
        """Let laws be chosen by number and name."""
        pattern = self.tr("Law {law}")
        items = [
            (law, " · ".join(filter(None, (pattern.format(law=law), named(law))))) for law in LAWS
        ]
        self._refill(self.law, self.tr("any law"), items)

    def show_chapters(self, chapters: Sequence[Chapter]) -> None:
        """Let chapters be chosen."""
        pattern = self.tr("{number} {title} ({laws})")
        items = [
            (
                chapter.laws,
                pattern.format(
                    number=chapter.number,
                    title=title_of_chapter(chapter.number),
                    laws="–".join(map(str, dict.fromkeys((chapter.laws[0], chapter.laws[-1])))),
                ),
            )
            for chapter in chapters
        ]
        self._refill(self.chapter, self.tr("any chapter"), items)

    def _refill(self, combo: QComboBox, any_of: str, items: Sequence[tuple[object, str]]) -> None:
        chosen = combo.currentData()
        combo.clear()
        combo.addItem(any_of, None)
        for value, name in items:
            combo.addItem(name, value)
        kept = next((n for n, (value, _) in enumerate(items, 1) if value == chosen), 0)
        combo.setCurrentIndex(kept)

    @property
    def chosen_edition(self) -> Edition | None:
        """The edition chosen, None for any."""
        return chosen_edition(self.edition)

    @property
    def question_filter(self) -> QuestionFilter:
        """The questions requested."""
        law, chapter = self.law.currentData(), self.chapter.currentData()
        laws = {law} if law else set(chapter or ())
        topic = self.topic.currentData()
        # Qt gives the word of an enum back, not the enum.
        kind = QuestionKind(self.kind.currentData()) if self.kind.currentData() else None
        edition = self.chosen_edition
        return QuestionFilter(
            kinds=frozenset({kind} if kind else ()),
            editions=frozenset({edition} if edition else ()),
            laws=frozenset(laws),
            topics=frozenset({topic} if topic else ()),
            only_changed=self.changed.isChecked(),
        )

    def choose_edition(self, edition: Edition | None) -> None:
        """Choose an edition, or any."""
        self.edition.setCurrentIndex(max(0, self.edition.findData(edition)))
