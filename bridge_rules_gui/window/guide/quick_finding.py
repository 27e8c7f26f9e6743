"""What quick find can find: gathered from all parts of the program, and answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.termbase import Termbase
from bridge_rules_gui.guide.help_pages import HelpPages
from bridge_rules_gui.guide.quick_find import (
    EntryKind,
    QuickEntry,
    QuickFind,
    law_entries,
    place_entry,
    recent_entries,
    situation_entries,
    term_entries,
    weighed,
)
from bridge_rules_gui.simulation.library import SituationLibrary
from bridge_rules_gui.window.actions.action_set import ActionSet
from bridge_rules_gui.window.actions.spec import Menu
from bridge_rules_gui.window.guide.quick_sheet import QuickSheet
from bridge_rules_gui.window.help.key_map import keys_of, plain_text
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.library.navigator import Navigator
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.simulator.names import spoken_text
from bridge_rules_gui.window.speaking import spoken_language

_MOST_RECENT: Final = 6
_MOST_LIKE: Final = 8
_USUAL: Final = ("read", "compare", "terms", "quiz", "simulator", "search", "help", "keyboard-map")
_ONLY_ACTIONS: Final = ">"
_ONLY_HELP: Final = "?"


class QuickFinding(QObject):
    """Gathers entries from the books, the terms, the situations, the actions and the help.

    Terms and situations are read on a worker when they are first needed.
    """

    def __init__(
        self,
        window: QWidget,
        actions: ActionSet,
        settings: Settings,
        *,
        instruments: Instruments | None,
        pages: HelpPages | None,
        situations_like: Callable[[str, int], Sequence[str]],
    ) -> None:
        super().__init__(window)
        self._situations_like = situations_like
        self._actions = actions
        self._settings = settings
        self._instruments = instruments
        self._pages = pages
        self._shell: Shell | None = None
        self._corpus: Corpus | None = None
        self._navigator: Navigator | None = None
        self._read: tuple[QuickEntry, ...] | None = None
        self._is_reading = False
        self._find = QuickFind(())
        self.sheet = QuickSheet(window, self.answer)

    def take_books(self, shell: Shell, corpus: Corpus, navigator: Navigator) -> None:
        """Find what is in the books too, from now on."""
        self._shell, self._corpus, self._navigator = shell, corpus, navigator

    @property
    def is_complete(self) -> bool:
        """Whether all there is can be found."""
        return self._read is not None

    def begin(self, typed: str = "") -> None:
        """Let the reader type; with words, as if they had been typed."""
        self._gather()
        self.sheet.begin(typed)
        self._begin_reading()

    def _begin_reading(self) -> None:
        if self._shell is None or self._corpus is None or self._read is not None:
            return
        if not self._is_reading:
            self._is_reading = True
            instruments = self._instruments
            terms = instruments.termbase if instruments else None
            simulator = instruments.simulator if instruments else None
            situations = partial(simulator.situations, spoken_text()) if simulator else None
            work = partial(_entries_read, self._corpus, terms, situations)
            self._shell.run(work, self._take_read, failed=self._note_failure)

    def _take_read(self, entries: tuple[QuickEntry, ...]) -> None:
        self._is_reading = False
        self._read = entries
        self._gather()
        self.sheet.refresh()

    def _note_failure(self, error: Exception) -> None:
        self._is_reading = False
        if self._shell is not None:
            self._shell.note_failure(error)

    def _gather(self) -> None:
        """Put together what can be found now: what can be done changes with what is shown."""
        read: Iterable[QuickEntry] = self._read or ()
        if self._corpus is not None and self._navigator is not None:
            known = self._read or law_entries(self._corpus, spoken_language())
            read = weighed(known, self._navigator.place.edition)
        self._find = QuickFind((*self._action_entries(), *read, *self._page_entries()))

    def _action_entries(self) -> Iterator[QuickEntry]:
        """Yield what can be done; the English words find it in any language."""
        actions = self._actions
        for menu, spec in ((each, spec) for each in Menu for spec in actions.rows_of(each)):
            if actions[spec.name].isEnabled() and spec.name != "quick-find":
                title, english = plain_text(spec.text), spec.text.replace("&", "").rstrip(".…")
                detail = " · ".join(p for p in (plain_text(menu.value), keys_of(spec)) if p)
                also = english if english != title else ""
                yield QuickEntry(EntryKind.ACTION, title, spec.name, detail, also)

    def _page_entries(self) -> Iterator[QuickEntry]:
        if self._pages is not None:
            for subject, title in self._pages.titles():
                yield QuickEntry(EntryKind.HELP, title, subject.value, also=subject.value)

    # Answering.

    def answer(self, typed: str) -> tuple[QuickEntry, ...]:
        """Return what answers the words typed; where nothing is typed, where one has been."""
        words = typed.strip()
        if words[:1] in (_ONLY_ACTIONS, _ONLY_HELP) and words:
            kind = EntryKind.ACTION if words[0] == _ONLY_ACTIONS else EntryKind.HELP
            return self._of_kind(kind, words[1:])
        if not words:
            return (*self._recent(), *self._usual())
        found = self._find.found(words)
        place = self._place(words)
        if place is not None:
            found = (place, *(e for e in found if e.target != place.target))
        found = (*found, *self._like(words, found))
        search = self.tr("Search the books for “{words}”").format(words=words)
        return (*found, QuickEntry(EntryKind.SEARCH, search, words))

    def _like(self, words: str, found: Sequence[QuickEntry]) -> Iterator[QuickEntry]:
        """Yield the situations most like what happened that have not been found by their words."""
        entries = self._find.entries
        known = {e.target: e for e in entries if e.kind is EntryKind.SITUATION}
        for address in self._situations_like(words, _MOST_LIKE):
            entry = known.get(address.partition(":")[2])
            if entry is not None and entry not in found:
                yield entry

    def _of_kind(self, kind: EntryKind, words: str) -> tuple[QuickEntry, ...]:
        among = self._find.found(words, 200) if words.strip() else self._find.entries
        return tuple(entry for entry in among if entry.kind is kind)

    def _place(self, words: str) -> QuickEntry | None:
        if self._corpus is None or self._navigator is None:
            return None
        read = self._navigator.place.edition
        return place_entry(words, self._corpus, read, spoken_language())

    def _recent(self) -> tuple[QuickEntry, ...]:
        """Return the places visited, the newest first: those of this start, then those before."""
        if self._corpus is None or self._navigator is None:
            return ()
        here, visited = self._navigator.place, reversed(self._navigator.history.places)
        places = [p for p in (*visited, *self._settings.recent.places) if p != here]
        return tuple(recent_entries(self._corpus, places, spoken_language()))[:_MOST_RECENT]

    def _usual(self) -> tuple[QuickEntry, ...]:
        known = {e.target: e for e in self._find.entries if e.kind is EntryKind.ACTION}
        return tuple(known[name] for name in _USUAL if name in known)


def _entries_read(
    corpus: Corpus,
    terms: Callable[[], Termbase] | None,
    situations: Callable[[], SituationLibrary] | None,
) -> tuple[QuickEntry, ...]:
    """Return the entries of laws, terms and situations; runs on a worker."""
    termbase = terms() if terms else None
    return (
        *law_entries(corpus, spoken_language(), termbase),
        *(term_entries(termbase, spoken_language()) if termbase else ()),
        *(situation_entries(situations()) if situations else ()),
    )
