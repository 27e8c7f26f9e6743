"""The terminology: made ready on a worker when it is first needed, for all who use it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.exchange.glossary_reader import read_glossary
from bridge_rules_gui.terms.list import TermList, term_list
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.shell import Shell

translate = QCoreApplication.translate


class _Made(NamedTuple):
    """The terminology with its list, ready to answer.

    ``refused`` says why the reader's glossary is left out, where it cannot be read.
    """

    terminology: Terminology
    rows: TermList
    refused: ExchangeError | None = None


class SharedTerms:
    """The terms of the books, with the reader's glossary beside them.

    Terms, comparison, quiz and exports wait for the same ones.
    """

    def __init__(self, shell: Shell, settings: Settings, build: Callable[[], Terminology]) -> None:
        self._shell = shell
        self._settings = settings
        self._build = build
        self._glossary = settings.glossary
        self._made: _Made | None = None
        self._is_making = False
        self._waiting: list[tuple[Callable[[], None], Callable[[Exception], None] | None]] = []

    @property
    def terminology(self) -> Terminology | None:
        """The terminology, once it has been made ready."""
        return self._made.terminology if self._made else None

    @property
    def rows(self) -> TermList | None:
        """All concepts as a list, once they have been made ready."""
        return self._made.rows if self._made else None

    def when_ready(
        self, work: Callable[[], None], failed: Callable[[Exception], None] | None = None
    ) -> None:
        """Do work with the terminology: at once, or as soon as it has been made ready.

        Where it cannot be made, that is reported, and ``failed`` gets the error.
        """
        if self._made is not None and not self._is_making:
            work()
            return
        self._waiting.append((work, failed))
        if not self._is_making:
            self._make(self._build)

    def take_glossary(self, file: Path | None) -> None:
        """Lay the reader's glossary beside the terms, or put it away."""
        self._glossary = file
        known = self.terminology
        self._make(partial(known.with_glossary, None) if known else self._build)

    def _make(self, build: Callable[[], Terminology]) -> None:
        self._is_making = True
        self._shell.run(
            partial(_made, build, self._glossary),
            self._take,
            failed=self._fail,
            saying=translate("Terms", "Finding the terms in the books…"),
        )

    def _take(self, made: _Made) -> None:
        self._made = made
        self._is_making = False
        if made.refused is not None:
            self._shell.warn(made.refused)
        else:
            self._settings.glossary = self._glossary
            self._show_passed_over(made.terminology)
        waiting, self._waiting = self._waiting, []
        for work, _ in waiting:
            work()

    def _show_passed_over(self, terminology: Terminology) -> None:
        if others := terminology.languages_passed_over:
            message = translate(
                "Terms", "Glossary terms in other languages were skipped: {languages}"
            )
            listed = ", ".join(f"{language} {count}" for language, count in others)
            self._shell.show_message(message.format(languages=listed))

    def _fail(self, error: Exception) -> None:
        self._is_making = False
        waiting, self._waiting = self._waiting, []
        for _, failed in waiting:
            if failed is not None:
                failed(error)
        self._shell.fail(error)


def _made(build: Callable[[], Terminology], glossary: Path | None) -> _Made:
    """Return the terms with everything found in the books; runs on a worker."""
    terminology = build()
    refused = None
    if glossary is not None:
        try:
            terminology = terminology.with_glossary(read_glossary(glossary))
        except ExchangeError as error:
            refused = error
    return _Made(terminology, term_list(terminology), refused)
