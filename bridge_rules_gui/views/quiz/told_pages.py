"""What the quiz says between its pages, and what can be done then."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.quiz.progress.errors import EMPTY, GONE, NewerProgressError
from bridge_rules_gui.services.wording.clock import clock_time
from bridge_rules_gui.views.quiz.names import name_of_preset
from bridge_rules_gui.views.troubles import explained

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bridge_rules_gui.quiz.exam import Sitting
    from bridge_rules_gui.quiz.progress.errors import DamagedProgressError
    from bridge_rules_gui.quiz.session import Practice
    from bridge_rules_gui.views.quiz.message_page import MessagePage

    Offer = tuple[str, Callable[[], object]]


class ToldPages(QObject):
    """Fills the message page, and does what is taken up of its offers."""

    def __init__(self, page: MessagePage, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._works: list[Callable[[], object]] = []
        page.taken.connect(self._take)

    def _say(self, title: str, text: str = "", offers: Sequence[Offer] = ()) -> None:
        self._works = [work for _, work in offers]
        self._page.say(title, text, [words for words, _ in offers])

    @Slot(int)
    def _take(self, number: int) -> None:
        self._works[number]()

    def say_getting_ready(self) -> None:
        """Say that the questions are being made ready."""
        self._say(
            self.tr("Getting the questions ready ..."),
            self.tr("They are made from the books, the termbase and the situations."),
        )

    def say_drawing(self) -> None:
        """Say that questions are being chosen."""
        self._say(self.tr("Choosing questions ..."))

    def say_nothing(self, back: Callable[[], object]) -> None:
        """Say that there is no such question, and what to do."""
        self._say(
            self.tr("There is nothing to be asked here"),
            self.tr(
                "No question fits all these wishes, or no law is weak yet. "
                "Leave one of the wishes out, or answer some other questions first."
            ),
            ((self.tr("&Back to the Quiz"), back),),
        )

    def say_unfinished(
        self,
        sitting: Sitting,
        *,
        go_on: Callable[[], object],
        instead: Callable[[], object],
        back: Callable[[], object],
    ) -> None:
        """Say that an exam is not handed in yet, and what may become of it."""
        count = len(sitting.paper.questions)
        told = self.tr(
            "{name} is not handed in yet: {answered} of %n questions have an answer. "
            "If you begin another exam, it is given up.",
            "",
            count,
        ).format(
            name=name_of_preset(sitting.preset.name),
            answered=count - len(sitting.unanswered),
        )
        offers = (
            (self.tr("Go &On with It"), go_on),
            (self.tr("G&ive It Up, and Begin the Other"), instead),
            (self.tr("&Back to the Quiz"), back),
        )
        self._say(self.tr("An exam is unfinished"), told, offers)

    def say_summary(
        self,
        session: Practice,
        seconds: float,
        *,
        again: Callable[[], object] | None,
        statistics: Callable[[], object],
        back: Callable[[], object],
    ) -> None:
        """Say how a session was and how long it took, and what can be done next."""
        count = len(session.answers)
        told = self.tr("{right} of %n answers were right, in {time}.", "", count).format(
            right=session.right, time=clock_time(seconds)
        )
        praise = (
            self.tr("What was wrong will be asked again when it is due.")
            if again
            else self.tr("Every answer was right.")
        )
        offers: list[Offer] = [(self.tr("&Back to the Quiz"), back)]
        if again is not None:
            offers.insert(0, (self.tr("&Practise What Was Wrong"), again))
        offers.append((self.tr("S&tatistics"), statistics))
        self._say(self.tr("The session is over"), f"{told} {praise}", offers)

    def say_failed(self, error: Exception, back: Callable[[], object]) -> None:
        """Say what cannot be done."""
        said = explained(error)
        if isinstance(error, NewerProgressError):
            said = self.tr(
                "{path} was written by a newer version of the program and is left as it is. "
                "Install the newer version."
            ).format(path=error.path)
        self._say(self.tr("This cannot be done"), said, ((self.tr("Ba&ck"), back),))

    def say_damaged(
        self,
        error: DamagedProgressError,
        restore: Callable[[DamagedProgressError], object],
        start_anew: Callable[[], object],
    ) -> None:
        """Say that the file of progress is damaged, and offer its newest good backup."""
        offers: list[Offer] = [(self.tr("Start &Anew"), start_anew)]
        if error.backup is not None:
            offers.insert(0, (self.tr("&Restore the Backup"), partial(restore, error)))
            said = self.tr(
                "{path} is damaged ({reason}). The newest good backup is {backup}. Restore it, or "
                "start anew; the damaged file is kept aside."
            )
        else:
            said = self.tr(
                "{path} is damaged ({reason}), and there is no good backup. Start anew; the "
                "damaged file is kept aside."
            )
        told = said.format(
            path=error.path,
            reason=self._reasons().get(error.reason, error.reason),
            backup=error.backup.name if error.backup else "",
        )
        self._say(self.tr("Your progress cannot be read"), told, offers)

    def _reasons(self) -> dict[str, str]:
        return {EMPTY: self.tr("it is empty"), GONE: self.tr("it is gone")}
