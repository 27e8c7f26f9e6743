"""The bar above the editor: new, open, save, undo and redo, and on to the simulator."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QUndoStack
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QToolButton, QWidget

from bridge_rules_gui.simulation.editing import ScenarioDraft
from bridge_rules_gui.window.inert_text import inert_tip


class EditorBar(QWidget):
    """Offers what is done with a case as a whole; every button has its keys."""

    def __init__(self, stack: QUndoStack, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("editor-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._keys_of = parent
        # The window itself has keys for a new case.
        self.new = self._action(self.tr("New"), "")
        self.open = self._action(self.tr("Open…"), "Ctrl+O")
        self.save = self._action(self.tr("Save"), "Ctrl+S")
        self.save_as = self._action(self.tr("Save As…"), "F12")
        self.pbn = self._action(self.tr("Export as PBN…"), "")
        self.lin = self._action(self.tr("Export as LIN…"), "")
        self.undo = self._with_keys(stack.createUndoAction(self, self.tr("Undo")), "Ctrl+Z")
        redo = stack.createRedoAction(self, self.tr("Redo"))
        self.redo = self._with_keys(redo, "Ctrl+Shift+Z", "Ctrl+Y")
        self.title = QLabel(self)
        self.title.setObjectName("editor-title")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.play = QPushButton(self.tr("Step Thro&ugh"), self)
        self.play.setObjectName("editor-play")
        self.play.setToolTip(self.tr("Step through this case with the law beside it"))
        self.back = QToolButton(self)
        self.back.setText(self.tr("‹ Situations"))
        self.back.setObjectName("editor-back")
        self.back.setToolTip(self.tr("Back to the situations; the case is kept"))
        self._arrange(stack)

    def _action(self, text: str, keys: str) -> QAction:
        action = QAction(text, self)
        return self._with_keys(action, keys) if keys else action

    def _with_keys(self, action: QAction, *keys: str) -> QAction:
        action.setShortcuts([QKeySequence(each) for each in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._keys_of.addAction(action)
        return action

    def _arrange(self, stack: QUndoStack) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(4)
        row.addWidget(self.back)
        for action, name in ((self.new, "new"), (self.open, "open")):
            row.addWidget(self._button(action, name))
        save = self._button(self.save, "save")
        menu = QMenu(self)
        menu.addActions([self.save_as, self.pbn, self.lin])
        save.setMenu(menu)
        save.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        row.addWidget(save)
        row.addSpacing(8)
        for text, keys, name, slot, possible in (
            (self.tr("Undo"), "Ctrl+Z", "undo", stack.undo, stack.canUndoChanged),
            (self.tr("Redo"), "Ctrl+Shift+Z", "redo", stack.redo, stack.canRedoChanged),
        ):
            # An action of the stack would name the edit: a button that changes its width.
            button = QToolButton(self)
            button.setText(text)
            button.setObjectName(f"editor-{name}")
            button.setToolTip(f"{text} ({keys})")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setEnabled(False)
            button.clicked.connect(slot)
            possible.connect(button.setEnabled)
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self.title, 1)
        row.addWidget(self.play)

    def _button(self, action: QAction, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setObjectName(f"editor-{name}")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(f"{action.text()} ({keys})" if keys else action.text())
        return button

    def show_title(self, draft: ScenarioDraft, *, is_saved: bool) -> None:
        """Name the case, and say whether there is something to be saved."""
        name = draft.scenario.title or self.tr("Untitled case")
        self.title.setText(name if is_saved else self.tr("{name} · not saved").format(name=name))
        self.title.setToolTip(inert_tip(self.title.text()))
