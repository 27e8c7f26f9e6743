"""Somebody at the real window, in a process of its own: answers, notes, tells a case, searches.

`visit` starts the program as its command does. At the end ``said TEXT`` is printed for each
message that stands in the window, ``asked TEXT`` for what is asked when it is closed.
"""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEventLoop, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox

from bridge_rules_gui import app
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.notebook.entries import Note
from bridge_rules_gui.quiz.bank import QuestionFilter
from bridge_rules_gui.quiz.question import QuestionKind
from bridge_rules_gui.quiz.session import practice
from bridge_rules_gui.start_options import PROGRAM
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.shell.notice import Notice
from bridge_rules_gui.window.simulator.editor.editor_view import EditorView
from bridge_rules_gui.window.workplaces import WorkplaceSet
from tests.window.quiz.studying import enter, press, quiz_of
from tests.window.searching_window import type_into

_PATIENCE: Final = 60.0
_PAUSE: Final = 5  # milliseconds
_FAILED: Final = 3


class ReaderAtWindow:
    """Does with the window what a reader does; what was asked for at the start stands on it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.wait(lambda: window.workplaces is not None)
        if window.workplaces is None:
            raise TimeoutError("the window was not complete in time")
        self.workplaces: WorkplaceSet = window.workplaces

    def wait(self, is_so: Callable[[], object], seconds: float = _PATIENCE) -> bool:
        """Let the window work until something is so; tell whether it came to be."""
        until = time.monotonic() + seconds
        while not is_so():
            if time.monotonic() > until:
                return False
            self._pause()
        return True

    def _pause(self) -> None:
        """Let the window work a moment. `QTest.qWait` would keep Python from its workers."""
        loop = QEventLoop()
        QTimer.singleShot(_PAUSE, loop, loop.quit)
        loop.exec()

    def answer(self, seed: int) -> str:
        """Answer a question rightly; return its name if the answer was kept."""
        quiz = quiz_of(self.window)
        if quiz.course is None:
            quiz.open("")
        if not self.wait(lambda: quiz.course or self._is_refused()) or quiz.course is None:
            return ""
        requested = QuestionFilter(frozenset({QuestionKind.AUTHORED}), frozenset({Edition.BG_2017}))
        (question,) = quiz.course.bank.draw(1, seed, requested)
        page = quiz.practice
        quiz.begin_practice(practice([question]))
        before = len(self.messages())
        press(page, *question.answer)
        enter(page)
        self.wait(lambda: page.is_answered)
        return question.identifier if len(self.messages()) == before else ""

    def _is_refused(self) -> bool:
        return bool(quiz_of(self.window).message.offers)

    def note(self, place: Address, words: str) -> bool:
        """Write a note on a place and close its dialog; tell whether the window says it is kept."""
        notebook = self.workplaces.notebook
        assert notebook is not None
        self.wait(lambda: not notebook.store.is_busy)
        self.workplaces.shell.leave()
        self.window.open_typed(str(place))
        notebook.write_note()
        assert notebook.note_dialog is not None
        notebook.note_dialog.edit.setPlainText(words)
        notebook.note_dialog.accept()
        return self.wait(lambda: not notebook.store.is_busy) and notebook.store.is_written

    def notes(self) -> list[str]:
        """Return the notes as the window has them."""
        notebook = self.workplaces.notebook
        assert notebook is not None
        self.wait(lambda: not notebook.store.is_busy)
        return [entry.text for entry in notebook.store.entries if isinstance(entry, Note)]

    def editor(self) -> EditorView:
        """Return the editor of cases, opened."""
        simulator = self.workplaces.simulator()
        simulator.resume()
        if not isinstance(simulator.pages.currentWidget(), _editor_type()):
            simulator.begin_scenario()
        return next(iter(self.window.findChildren(_editor_type())))

    def record(self, title: str) -> None:
        """Give the case that is edited a title."""
        self.editor().panes.details.titled.emit(title)

    def search(self, words: str) -> None:
        """Search for words and open the best answer."""
        bar = self.window.parts.top_bar.address_bar
        self.workplaces.shell.leave()
        bar.begin()
        type_into(bar, words)
        enter(bar)

    def messages(self) -> tuple[str, ...]:
        """Return what the window says is amiss, where it can be read."""
        notices = [notice.message for notice in self.window.findChildren(Notice)]
        page = self.window.findChild(QLabel, "quiz-text")
        found = page.text() if isinstance(page, QLabel) and page.isVisible() else ""
        return tuple(text for text in (*notices, found) if text)


def _editor_type() -> type[EditorView]:
    from bridge_rules_gui.window.simulator.editor.editor_view import EditorView

    return EditorView


class _Visit(QObject):
    """Carries a reader to the window once it stands there, and closes it when he has done."""

    def __init__(self, do: Callable[[ReaderAtWindow], None]) -> None:
        super().__init__()
        self._do = do
        self._asked = QTimer(self)
        self._asked.timeout.connect(self._answer_question)
        QTimer.singleShot(0, self, self._begin)

    @Slot()
    def _begin(self) -> None:
        try:
            window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
            reader = ReaderAtWindow(window)
            self._do(reader)
            for message in reader.messages():
                say("said", message)
            self._asked.start()
            window.close()
        except BaseException:  # the program's own hook would keep it from whoever waits
            traceback.print_exc()
            os._exit(_FAILED)

    @Slot()
    def _answer_question(self) -> None:
        """Throw away what the window asks about at its end, having told it."""
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            say("asked", box.text())
            box.button(QMessageBox.StandardButton.Discard).click()


def say(*words: object) -> None:
    """Tell whoever has started this process."""
    print(*(str(word).replace("\n", " ") for word in words), flush=True)


def visit(do: Callable[[ReaderAtWindow], None], options: Sequence[str] = ()) -> int:
    """Start the program as its command does, and let a reader do something; return its status."""
    program = QApplication([PROGRAM])
    visit = _Visit(do)
    status = app.main(options)
    visit.deleteLater()
    program.processEvents()
    return status
