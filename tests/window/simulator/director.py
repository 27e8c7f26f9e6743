"""Somebody at the simulator alone, with keyboard, mouse and eyes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bridge_rules_gui.building import simulator_tools
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.simulation.moments import Moment
from bridge_rules_gui.window.simulator.actions import SIMULATOR_ACTIONS
from bridge_rules_gui.window.simulator.editor.editor_view import EditorView
from bridge_rules_gui.window.simulator.state import SimulatorState
from bridge_rules_gui.window.simulator.workplace import SimulatorWorkplace
from tests.window.bare_shell import BareWindow

SAME_SUIT = "law27-lowest-sufficient-same-suit"
"""A case of five events: 1S, 1H (insufficient), the director, not accepted, 2H."""
LONG = 60_000


class Director:
    """A simulator in a bare window; ``practised`` is what has been recorded of practice."""

    def __init__(
        self,
        qtbot: QtBot,
        corpus: Corpus,
        folder: Path,
        state: SimulatorState | None = None,
    ) -> None:
        self._qtbot = qtbot
        self.practised: list[tuple[str, bool]] = []
        self.window = BareWindow(corpus, folder)
        qtbot.addWidget(self.window)
        if state is not None:
            self.window.settings.simulator = state
        self.shell = self.window.shell
        self.simulator = SimulatorWorkplace(
            self.shell,
            corpus,
            simulator_tools(folder),
            self.window.settings,
            record_practised=self._record,
        )
        self.shell.add_workplace(self.simulator, SIMULATOR_ACTIONS)
        self.window.resize(1280, 720)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.activateWindow()
        self.scenario_view = self.simulator.scenario_view
        self.law = self.scenario_view.law
        self.practice = self.simulator.practice

    def _record(self, place: Address, is_right: bool) -> None:
        self.practised.append((str(place), is_right))

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Wait until what is asked for meanwhile is on the screen."""
        with self._qtbot.waitSignal(self.shell.rested, timeout=LONG):
            yield

    def open(self, target: str) -> None:
        """Open what an address asks for."""
        with self.waiting():
            self.shell.open(f"scenario:{target}")

    def press(self, *keys: int) -> None:
        """Press keys at the table."""
        for key in keys:
            QTest.keyClick(self.scenario_view.table.felt, Qt.Key(key))

    def click(self, widget: QWidget) -> None:
        """Click a widget."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def do(self, action: str) -> None:
        """Do an action of the window."""
        self.window.parts.actions[action].trigger()

    @property
    def step(self) -> int:
        """The step shown."""
        return self.scenario_view.step

    @property
    def moment(self) -> Moment:
        """What is shown under one edition."""
        assert self.scenario_view.staged is not None
        return self.scenario_view.staged.moments[self.scenario_view.step]

    @property
    def words(self) -> str:
        """The explanation below the law."""
        return self.law.moment.toPlainText()

    @property
    def editor(self) -> EditorView:
        """The editor, which is shown."""
        editor = self.simulator.pages.currentWidget()
        assert isinstance(editor, EditorView)
        return editor
