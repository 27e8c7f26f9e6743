"""The table in a language whose words are twice as long."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from pytestqt.qtbot import QtBot

from bridge_rules_gui.simulation.position import Facing, Position
from bridge_rules_gui.window.simulator.table.names import name_of_facing
from bridge_rules_gui.window.simulator.table.table_view import TableView

Positions = Callable[[str, int], Position]


class Longwinded(QTranslator):
    """Says everything twice."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's own name
        return False

    def translate(
        self,
        context: str,  # noqa: ARG002 - Qt's signature, as the two below
        text: str,
        disambiguation: str | None = None,  # noqa: ARG002
        n: int = -1,  # noqa: ARG002
    ) -> str:
        return f"{text} {text}"


@pytest.fixture
def wordy_table(qtbot: QtBot) -> Iterator[TableView]:
    translator = Longwinded()
    assert QCoreApplication.installTranslator(translator)
    table = TableView()
    qtbot.addWidget(table)
    table.resize(420, 380)
    with qtbot.waitExposed(table):
        table.show()
    yield table
    QCoreApplication.removeTranslator(translator)


def test_labels_of_faced_cards_have_room(wordy_table: TableView, position_of: Positions) -> None:
    wordy_table.show_position(position_of("law51-two-suits", 16))
    plan, metrics = wordy_table.felt.plan, wordy_table.felt.fontMetrics()
    assert name_of_facing(Facing.MAJOR) == "major major"
    assert plan is not None
    assert plan.labels
    for label in plan.labels:
        assert label.rect.width() >= metrics.horizontalAdvance(name_of_facing(label.facing))
        assert wordy_table.felt.rect().contains(label.rect.toAlignedRect())
    assert not wordy_table.grab().isNull()


def test_words_beside_the_table_wrap(wordy_table: TableView, position_of: Positions) -> None:
    wordy_table.show_position(position_of("law70-forgotten-trump", 3))
    for label in (wordy_table.board.words, wordy_table.board.director, wordy_table.claim):
        wrapped = int(Qt.TextFlag.TextWordWrap)
        words = label.fontMetrics().boundingRect(label.contentsRect(), wrapped, label.text())
        assert words.width() <= label.contentsRect().width()
