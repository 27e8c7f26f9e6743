"""A case on the screen: its table with the player below, and the law beside them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.simulation.moments import Staged
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.keys import latin_key
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.simulator.law_pane import LawPane
from bridge_rules_gui.window.simulator.player_bar import PlayerBar
from bridge_rules_gui.window.simulator.table.table_view import TableView
from bridge_rules_gui.window.speaking import say_text

_WIDTHS = (700, 560)


class ScenarioView(QWidget):
    """Shows one step of a case that has been made ready; every step of it is at hand."""

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(parent)
        self.staged: Staged | None = None
        self.step = 0
        self.head = ScenarioHead(self)
        self.table = TableView(self)
        self.player = PlayerBar(self)
        self.law = LawPane(shell, self)
        self._arrange()
        self._keys = {
            Qt.Key.Key_Space: self.player.play_or_pause,
            Qt.Key.Key_Left: self.player.go_back,
            Qt.Key.Key_Right: self.player.go_forward,
            Qt.Key.Key_Home: self.player.go_first,
            Qt.Key.Key_End: self.player.go_last,
            Qt.Key.Key_I: self.player.go_irregular,
            Qt.Key.Key_P: self.player.go_differing,
        }

    def _arrange(self) -> None:
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(self.player)
        self._panes = QSplitter(Qt.Orientation.Horizontal, self)
        self._panes.setHandleWidth(1)
        self._panes.setChildrenCollapsible(False)
        self._panes.addWidget(left)
        self._panes.addWidget(self.law)
        self._panes.setSizes(list(_WIDTHS))
        self._panes.setStretchFactor(0, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addWidget(self._panes, 1)

    @property
    def pane_sizes(self) -> tuple[int, ...]:
        """The widths of table and law, then the heights of ruling and book.

        None while the book is hidden or nothing has been laid out: then there is none to keep.
        """
        sizes = (*self._panes.sizes(), *self.law.parts.sizes())
        return sizes if all(sizes) else ()

    def take_sizes(self, sizes: tuple[int, ...]) -> None:
        """Take other sizes, in the same order; none for the usual ones."""
        if sizes:
            self._panes.setSizes(list(sizes[:2]))
            self.law.parts.setSizes(list(sizes[2:]))

    # The case.

    @property
    def scenario(self) -> Scenario | None:
        """The case shown."""
        return self.staged.simulation.scenario if self.staged else None

    def show_scenario(self, staged: Staged, step: int) -> None:
        """Show another case, at a step; beyond its end, at its end."""
        self.step = min(step, staged.simulation.steps)
        scenario = staged.simulation.scenario
        self.head.show_title(say_text(scenario.title), say_text(scenario.narrative))
        self.refresh(staged)

    def refresh(self, staged: Staged) -> None:
        """Show the same step of the case made ready again: its marks may be others."""
        self.staged = staged
        self.player.show_scenario(staged)
        self.step = min(self.step, staged.simulation.steps)
        self._note_step(staged)
        self.show_table()

    def go_to(self, step: int) -> bool:
        """Show the table after so many events; tell whether there is such a step."""
        if self.staged is None or not 0 <= step < len(self.staged.moments):
            return False
        is_next = step == self.step + 1
        self.step = step
        self._note_step(self.staged)
        self.show_table(is_moved=is_next)
        return True

    def _note_step(self, staged: Staged) -> None:
        self.player.show_step(self.step)
        self.head.show_step(self.step, staged.simulation.steps)

    def show_table(self, *, is_moved: bool = False) -> None:
        """Show the table of the step; a card that has just been played is seen to move."""
        if self.staged is not None:
            self.table.show_position(
                self.staged.moments[self.step].frame.position,
                self.player.seen_hands,
                animate=is_moved and self.player.animated.isChecked(),
            )

    def show_law(self, *, is_side_by_side: bool, can_undo: bool) -> None:
        """Show the law of the step, and ask what the case leaves open."""
        if self.staged is not None:
            self.law.show_step(
                self.staged, self.step, is_side_by_side=is_side_by_side, can_undo=can_undo
            )

    def take_key(self, event: QKeyEvent) -> bool:
        """Step by a key; tell whether it is one for that."""
        work = self._keys.get(latin_key(event))
        if work is None or event.modifiers():
            return False
        work()
        return True

    def restyle(self) -> None:
        """Take the colours that hold, once the style sheet of the workplace has them."""
        self.table.restyle()
        self.law.restyle()


class ScenarioHead(QWidget):
    """Tells title and step; its buttons lead to the list, to practice and to the editor."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("scenario-head")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.to_list = self._button("head-list", self.tr("‹ S&ituations"))
        self.practise = self._button("head-practise", self.tr("&Practise"))
        self.practise.setCheckable(True)
        self.edit = self._button("head-edit", self.tr("E&dit"))
        self.title = self._label("head-title")
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.step = self._label("head-step")
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 4, 6, 4)
        row.setSpacing(6)
        row.addWidget(self.to_list)
        row.addWidget(self.title, 1)
        row.addWidget(self.step)
        row.addWidget(self.practise)
        row.addWidget(self.edit)

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        return button

    def _label(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def show_title(self, title: str, narrative: str) -> None:
        """Show a title; the case stands in its tip."""
        self.title.setText(title or self.tr("Untitled case"))
        self.title.setToolTip(inert_tip(" ".join(narrative.split())))
        self.title.setAccessibleDescription(" ".join(narrative.split()))

    def show_step(self, step: int, last: int) -> None:
        """Tell the step."""
        self.step.setText(self.tr("{step} of {last}").format(step=step, last=last))


def head_style(colours: Colours) -> str:
    """Return the style sheet of the line above the table."""
    return f"""
#scenario-head {{ background: {colours.window}; }}
#head-practise:checked {{ background: {colours.selection}; color: {colours.selection_ink};
    text-decoration: underline; }}
#head-title {{ font-weight: 700; color: {colours.window_ink}; }}
#head-step {{ color: {colours.quiet_ink}; }}
"""
