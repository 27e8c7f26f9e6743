"""Unsaved work kept in the user's folder while it is being done, and offered at the next start."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QLocale,
    QLockFile,
    QObject,
    QTime,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtWidgets import QWidget

from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.simulation.editing import ScenarioDraft
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf, UnsavedWork
from bridge_rules_gui.window.shell.notice import Notice
from bridge_rules_gui.window.simulator.table.names import name_of_seat
from bridge_rules_gui.window.speaking import short_date
from bridge_rules_gui.window.tasks import LatestTask
from bridge_rules_gui.window.troubles import explained

translate = QCoreApplication.translate
_DELAY: Final = 300
"""Milliseconds without an edit before the work is written: typing is written once."""


class ClaimedWork(NamedTuple):
    """Work that was left, as it lies there now, and the lock that keeps other windows from it."""

    work: UnsavedWork
    lock: QLockFile


class UnsavedKeeper(QObject):
    """Keeps the case being edited on the shelf until it is saved or discarded.

    ``failed`` carries the error where it cannot be written: then the person must save.
    """

    failed = Signal(object)

    def __init__(self, shelf: UnsavedShelf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._token = UnsavedShelf.new_token()
        self._lock: QLockFile | None = None
        self._serial = 0
        self._work: UnsavedWork | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_DELAY)
        self._timer.timeout.connect(self._write)
        self._task = LatestTask(self)
        self._task.failed.connect(self.failed)
        program = QCoreApplication.instance()
        if program is not None:
            program.aboutToQuit.connect(self.write_now)

    def offer(self, notice: Notice) -> UnsavedWork | None:
        """Offer work that nobody is at any more, or say what is damaged; return what is offered."""
        works, complaints = self._shelf.left()
        left = next((work for work in works if self._is_abandoned(work.token)), None)
        if left is not None:
            notice.say(unsaved_message(left), self.tr("Resume Editing"))
        elif complaints:
            notice.say(explained(complaints[0]))
        return left

    def note(self, draft: ScenarioDraft, path: Path | None) -> None:
        """Take a case as it stands; it is written when the person pauses."""
        self._work = UnsavedWork(self._token, draft, path)
        self._timer.start()

    @Slot()
    def write_now(self) -> None:
        """Write what has not been written yet, before the program goes."""
        is_unwritten = self._timer.isActive() or self._task.is_running
        if is_unwritten and self._work is not None:
            self._timer.stop()
            self._hold()
            self._serial += 1
            try:
                self._shelf.keep(self._work, self._serial)
            except ExchangeError as error:
                self.failed.emit(error)

    def forget(self) -> None:
        """Take the work off the shelf: it has been saved, or is not needed."""
        self._timer.stop()
        self._work = None
        self._serial += 1
        self._shelf.drop(self._token, self._serial)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def restart(self) -> None:
        """Leave this piece of work where it is, and begin another."""
        self.write_now()
        self._work = None
        self._token = UnsavedShelf.new_token()
        self._lock = None

    def held(self, offered: UnsavedWork) -> ClaimedWork | None:
        """Lock work that was offered; None where somebody is at it by now, or it has gone.

        It is let go with what is returned.
        """
        lock = self._lock_of(offered.token)
        if offered.token == self._token or not lock.tryLock(0):
            return None
        works, _ = self._shelf.left()
        found = next((work for work in works if work.token == offered.token), None)
        return None if found is None else ClaimedWork(found, lock)

    def resume(self, held: ClaimedWork) -> None:
        """Go on with a piece of work that was left."""
        self._token, self._lock = held.work.token, held.lock

    @Slot()
    def _write(self) -> None:
        if self._work is not None:
            self._hold()
            self._serial += 1
            self._task.start(partial(self._shelf.keep, self._work, self._serial))

    def _hold(self) -> None:
        """Lock the work, so that another window does not offer it."""
        if self._lock is None and self._shelf.folder.is_dir():
            self._lock = self._lock_of(self._token)
            self._lock.tryLock(0)

    def _lock_of(self, token: str) -> QLockFile:
        lock = QLockFile(str(self._shelf.lock_file(token)))
        lock.setStaleLockTime(0)  # work may continue for hours
        return lock

    def _is_abandoned(self, token: str) -> bool:
        if token == self._token:
            return False
        lock = self._lock_of(token)
        is_free = lock.tryLock(0)
        if is_free:
            lock.unlock()
        return is_free


class UnsavedOffer(QObject):
    """A line above the workplaces that offers the case left unsaved, if there is one.

    ``taken`` carries the work that the person wants to continue.
    """

    taken = Signal(object)

    def __init__(self, folder: Path, window: QWidget) -> None:
        super().__init__(window)
        self._offered: tuple[UnsavedKeeper, UnsavedWork] | None = None
        self.notice = Notice(window)
        self.notice.offer_taken.connect(self._take)
        if any(folder.glob("*.json")):
            keeper = UnsavedKeeper(UnsavedShelf(folder), self)
            work = keeper.offer(self.notice)
            self._offered = None if work is None else (keeper, work)

    @Slot()
    def _take(self) -> None:
        """Look again: another window may have offered the same, and have it by now."""
        if self._offered is None:
            return
        keeper, work = self._offered
        if keeper.held(work) is None:
            self.notice.say(taken_message(work))
        else:
            self.taken.emit(work)


def unsaved_message(work: UnsavedWork) -> str:
    """Say which case was left: by its title, else by its dealer and when it was changed."""
    scenario = work.draft.scenario
    if scenario.title:
        text = translate(
            "UnsavedOffer", "The case “{title}” was not saved when the program last closed."
        )
        return text.format(title=scenario.title)
    text = translate(
        "UnsavedOffer",
        (
            "An untitled case was not saved when the program last closed (dealer {dealer}, last "
            "changed {when})."
        ),
    )
    changed = datetime.fromtimestamp(work.changed).astimezone()
    time = QLocale().toString(QTime(changed.hour, changed.minute), QLocale.FormatType.ShortFormat)
    when = f"{short_date(changed.date())}, {time}"
    dealer = name_of_seat(scenario.dealer) if scenario.dealer else "–"
    return text.format(dealer=dealer, when=when)


def taken_message(work: UnsavedWork) -> str:
    """Say that a case is no longer there to be resumed."""
    title = work.draft.scenario.title
    if title:
        text = translate(
            "UnsavedOffer",
            (
                "The case “{title}” is already open in a window, or has been saved or discarded "
                "since."
            ),
        )
        return text.format(title=title)
    return translate(
        "UnsavedOffer",
        "This case is already open in a window, or has been saved or discarded since.",
    )
