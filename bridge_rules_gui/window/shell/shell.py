"""What a workplace asks of its window: to open a place, to say something, to do long work."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.window.actions.spec import ActionSpec
from bridge_rules_gui.window.library.navigator import Navigator
from bridge_rules_gui.window.library.workplace import ReadingWorkplace
from bridge_rules_gui.window.shell.parts import WindowParts
from bridge_rules_gui.window.shell.workplace import Workplace
from bridge_rules_gui.window.tasks import LatestTask
from bridge_rules_gui.window.troubles import explained

if TYPE_CHECKING:
    from bridge_rules_gui.window.library.page_layer import FoundLayer

T = TypeVar("T")
W = TypeVar("W", bound="Workplace")
P = TypeVar("P", bound="Part")


class Part(Protocol):
    """What is opened by addresses with its name, like ``notebook:revoke``."""

    @property
    def name(self) -> str:
        """What stands before the colon."""
        ...

    def open(self, target: str) -> None:
        """Show what stands behind the colon."""
        ...


class Shell(QObject):
    """The window as its workplaces see it.

    There may be answers to open before any book has been read; the place then waits for its page.
    ``rested`` tells that all work begun has ended, and what came of it stands on the screen;
    ``changed`` tells that something else fills the window, or that it shows something else;
    ``failed`` carries the error of what could not be done; ``edition_changed`` tells that the
    workplace shown is under another edition.
    """

    changed = Signal()
    rested = Signal()
    failed = Signal(object)
    edition_changed = Signal()

    def __init__(
        self,
        parts: WindowParts,
        *,
        reading: ReadingWorkplace,
        navigator: Navigator,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._stack = parts.stack
        self.actions = parts.actions
        self._notice = parts.notice
        self._status_line = parts.status_line
        self._reading = reading
        self.navigator = navigator
        self._stack.currentChanged.connect(self.changed)
        self._current: Workplace = reading
        self._overlay: Workplace | None = None
        self._overlay_closed: Callable[[], None] | None = None
        self._visitor: Workplace | None = None  # the workplace a place of the books was opened from
        self._left_from: int | None = None  # where in the reading's history that was
        self._has_pages = False
        self._awaited: tuple[Address, frozenset[str]] | None = None
        self._openers: dict[str, Callable[[str], None]] = {}
        self._made: list[Workplace] = [reading]
        self._runs: dict[Callable[..., None], _Run] = {}
        self._is_resting = True

    # The workplaces.

    def add_workplace(self, workplace: W, rows: Iterable[ActionSpec[W]]) -> None:
        """Give a workplace its place in the window, and have it do its actions."""
        self._add(workplace)
        self.register(workplace, rows)

    def add_workplace_later(
        self, name: str, make: Callable[[], W], rows: Iterable[ActionSpec[W]]
    ) -> Callable[[], W]:
        """Have a workplace made once its address or an action is requested; return the way."""

        @cache
        def workplace() -> W:
            made = make()
            self._add(made)
            return made

        self._openers[name] = lambda target: workplace().open(target)
        self.actions.connect_promised(rows, workplace)
        return workplace

    def _add(self, workplace: Workplace) -> None:
        self._made.append(workplace)
        self._stack.addWidget(workplace)
        workplace.restyle()  # in the window: its style comes first

    def register(self, part: P, rows: Iterable[ActionSpec[P]]) -> None:
        """Have a part of the window opened by addresses with its name, and do its actions."""
        self.add_opener(part.name, part.open)
        self.actions.connect(rows, part)

    def add_opener(self, name: str, opener: Callable[[str], None]) -> None:
        """Have addresses that begin with a name opened, by what stands behind its colon."""
        self._openers[name] = opener

    def opens(self, name: str) -> bool:
        """Tell whether a part of the window of a name opens addresses."""
        return name in self._openers

    # What fills the window.

    @property
    def current(self) -> Workplace:
        """The workplace that fills the window, be it behind an overlay."""
        return self._current

    @property
    def shown(self) -> Workplace | None:
        """What fills the window, be it an overlay; None while nothing does."""
        shown = self._stack.currentWidget()
        return shown if isinstance(shown, Workplace) else None

    @property
    def overlay(self) -> Workplace | None:
        """What lies above the workplace, as the search does."""
        return self._overlay

    def is_shown(self, workplace: Workplace) -> bool:
        """Tell whether a workplace fills the window."""
        return self._stack.currentWidget() is workplace

    def is_current(self, workplace: Workplace) -> bool:
        """Tell whether a workplace fills the window, be it behind an overlay."""
        return self._current is workplace

    @property
    def is_reading(self) -> bool:
        """Whether the books fill the window."""
        return self.is_shown(self._reading)

    @property
    def address(self) -> str:
        """What the window is asked for to show the same again; empty for the books."""
        return (self._overlay or self._current).address

    def note_change(self) -> None:
        """Let the bars of the window tell what a workplace shows now."""
        self.changed.emit()

    def show(self, workplace: Workplace) -> bool:
        """Let a workplace fill the window; tell whether the one before gives way."""
        if workplace is self._visitor:
            self._left_from = None  # the reader has come back by another way
        return self._enter(workplace)

    def leave(self) -> bool:
        """Go back to the books, where they were left; tell whether the workplace gives way."""
        is_shown = self._enter(self._reading)
        if is_shown:
            self._reading.focus_text()
        return is_shown

    def _enter(self, workplace: Workplace) -> bool:
        """Let a workplace fill the window, and its action be the one that holds."""
        self._check_action()  # that of the one before holds while it asks
        may_enter = self._may_leave_for(workplace)
        if may_enter:
            self._current = workplace
            if self._overlay is None:
                self._stack.setCurrentWidget(workplace)
        self._check_action()
        self.close_overlay()
        return may_enter

    def _may_leave_for(self, workplace: Workplace) -> bool:
        shown = self.shown
        return shown is None or shown is workplace or shown.may_leave()

    def _check_action(self) -> None:
        self.actions[self._current.action_name].setChecked(True)

    def show_overlay(self, workplace: Workplace, closed: Callable[[], None]) -> bool:
        """Lay a workplace above the one shown; tell whether that gives way.

        ``closed`` is called when it has to go: something else is shown.
        """
        may_show = self._may_leave_for(workplace)
        if may_show:
            self._overlay, self._overlay_closed = workplace, closed
            self._stack.setCurrentWidget(workplace)
        return may_show

    @Slot()
    def close_overlay(self) -> None:
        """Show the workplace again that lies below the overlay."""
        closed, self._overlay, self._overlay_closed = self._overlay_closed, None, None
        if closed is None:
            return
        closed()
        self._stack.setCurrentWidget(self._current)
        if self._current is self._reading:
            self._reading.focus_text()
        else:
            self._current.setFocus(Qt.FocusReason.OtherFocusReason)

    # The window around it.

    @property
    def place(self) -> Address:
        """The place of the books that is read."""
        return self.navigator.place

    @property
    def window(self) -> QWidget:
        """The window itself, above which dialogs open."""
        return self._status_line.window()

    def add_to_status_line(self, part: QWidget) -> None:
        """Put a part at the end of the status line."""
        self._status_line.addPermanentWidget(part)

    def may_close(self) -> bool:
        """Tell whether every workplace that was made lets the window close."""
        return all(workplace.may_close() for workplace in self._made)

    def keep(self) -> None:
        """Have every workplace that was made keep how it was arranged."""
        for workplace in self._made:
            workplace.keep()

    # Addresses.

    def open(self, address: Address | str, lit: frozenset[str] = frozenset()) -> None:
        """Open a place of the books with words lit in it, or what a part of the window shows.

        That is written like ``terms:revoke``, the name of the part before what is requested;
        ``rested`` tells that it stands on the screen.
        """
        if isinstance(address, str):
            name, _, target = address.partition(":")
            self._openers[name](target.strip())
            self._is_resting = False
            QTimer.singleShot(0, self, self._settle)  # there may be nothing to work out
        else:
            self._open_place(address, lit)

    def visit(self, place: Address) -> None:
        """Open a place of the books from where the reader's Back leads to the workplace again."""
        self._visitor, self._left_from = self._current, None
        before = self.navigator.history.position
        if self.leave():
            self.navigator.open(place)
            if self.navigator.history.position != before:
                self._left_from = before

    @Slot(object)
    def _follow(self, place: Address) -> None:
        """Show the books because a place of them has been opened, unless the workplace does."""
        if self._come_back() or self.current.follow(place):
            self.close_overlay()
        elif not self.is_reading:
            self.leave()
        self.note_change()

    def _come_back(self) -> bool:
        """Show the workplace again if the reader has just gone back to it; tell whether he has."""
        if self._visitor is None or self.navigator.history.position != self._left_from:
            return False
        self._left_from = None
        self._visitor.resume()
        return True

    def _open_place(self, place: Address, lit: frozenset[str]) -> None:
        if not self._has_pages:
            self._awaited = (place, lit)
            return
        self._notice.hide()
        self.navigator.open(place)
        if lit or "_found" in self.__dict__:
            self._found.light(lit)

    @cached_property
    def _found(self) -> FoundLayer:
        """The words lit in the law text, once any have been found there."""
        from bridge_rules_gui.window.library.page_layer import FoundLayer  # noqa: PLC0415 - seldom

        return FoundLayer(self._reading.law_view)

    def take_pages(self) -> None:
        """Open places from now on: what follows the navigator shows their pages."""
        self._has_pages = True
        self.navigator.opened.connect(self._follow)
        if self._awaited is not None:
            self._open_place(*self._awaited)

    # Saying.

    def show_message(self, message: str) -> None:
        """Show a passing message."""
        self._status_line.show_message(message)

    def show_briefly(self, message: str) -> None:
        """Show a message above the workplace that needs no answer and goes by itself."""
        self._notice.show_briefly(message)

    def warn(self, error: Exception) -> None:
        """Say what had to be left out of what is done all the same."""
        self._notice.say(explained(error))

    def withdraw(self) -> None:
        """Take back what was said last, unless something is offered with it."""
        if not self._notice.has_offer:
            self._notice.hide()

    def fail(self, error: Exception) -> None:
        """Say what could not be done."""
        self.warn(error)
        self.note_failure(error)

    def note_failure(self, error: Exception) -> None:
        """Note what could not be done, and has been reported elsewhere."""
        self.failed.emit(error)

    def note_edition(self) -> None:
        """Let the window tell which edition the workplace is under now."""
        self.edition_changed.emit()

    # Working.

    def run(
        self,
        work: Callable[[], T],
        then: Callable[[T], None],
        *,
        failed: Callable[[Exception], None] | None = None,
        saying: str = "",
    ) -> None:
        """Do work on a worker, then show what it returned; the status line may say so meanwhile.

        Work begun before for the same ``then`` is overtaken: its answer is dropped. An error
        is reported, or given to ``failed``.
        """
        run = self._runs.get(then)
        if run is None:
            run = self._runs[then] = _Run(self, then)
        self._is_resting = False
        run.begin(work, failed or self.fail)
        if saying:
            self._status_line.show_progress(saying)
            run.is_reported = True

    def drop(self, then: Callable[..., None]) -> None:
        """Drop the answer of the work begun for ``then``: it is requested no more."""
        if then in self._runs:
            self._runs[then].drop()

    def note_end(self, run: _Run) -> None:
        """Note that an answer has been shown, or will not be."""
        if run.is_reported:
            run.is_reported = False
            self._status_line.show_progress("")
        QTimer.singleShot(0, self, self._settle)  # what has ended may be followed by other work

    @Slot()
    def _settle(self) -> None:
        if not self._is_resting and not any(run.is_awaited for run in self._runs.values()):
            self._is_resting = True
            self.rested.emit()


class _Run(QObject):
    """The latest work begun for one way to show what it returns."""

    def __init__(self, shell: Shell, then: Callable[..., None]) -> None:
        super().__init__(shell)
        self._shell = shell
        self._then = then
        self._failed: Callable[[Exception], None] = shell.fail
        self._number = 0
        self.is_awaited = False
        self.is_reported = False
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._succeed)
        self._task.failed.connect(self._fail)

    def begin(self, work: Callable[[], object], failed: Callable[[Exception], None]) -> None:
        """Begin work in place of the one before."""
        self._failed = failed
        self._number += 1
        self.is_awaited = True
        self._task.start(work)

    def drop(self) -> None:
        """Await no answer any more."""
        if self.is_awaited:
            self._task.drop()
            self._end(self._number)

    @Slot(object)
    def _succeed(self, answer: object) -> None:
        number = self._number
        try:
            self._then(answer)
        finally:
            self._end(number)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        number = self._number
        try:
            self._failed(error)
        finally:
            self._end(number)

    def _end(self, number: int) -> None:
        """End, unless what was shown has begun it again."""
        if number == self._number:
            self.is_awaited = False
            self._shell.note_end(self)
