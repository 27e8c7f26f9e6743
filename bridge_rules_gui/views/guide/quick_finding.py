"""Quick find in the window: what can be found is gathered, and what is chosen is opened."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.services.guidance.help_pages import HelpSubject
from bridge_rules_gui.services.guidance.quick_entries import (
    law_entries,
    place_entry,
    recent_entries,
    situation_entries,
    term_entries,
    weighed,
)
from bridge_rules_gui.services.guidance.quick_find import EntryKind, QuickEntry, QuickFind
from bridge_rules_gui.views.actions.table import ACTIONS
from bridge_rules_gui.views.guide.quick_sheet import QuickSheet
from bridge_rules_gui.views.help.key_map import keys_of, plain_text
from bridge_rules_gui.views.simulator.library_names import spoken_text
from bridge_rules_gui.views.speaking import spoken_language
from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.termbase import Termbase
    from bridge_rules_gui.services.simulation.library import SituationLibrary
    from bridge_rules_gui.views.guide.guiding import Guiding
    from bridge_rules_gui.views.looks.palette import Colours

_MOST_RECENT: Final = 6
_USUAL: Final = ("read", "compare", "terms", "quiz", "simulator", "search", "help", "keyboard-map")
_ONLY_ACTIONS: Final = ">"
_ONLY_HELP: Final = "?"


class QuickFinding(QObject):
    """Gathers entries from the books, the terms, the situations, the actions and the help.

    Terms and situations are read on a worker when they are first wanted. ``answered`` tells
    that they are among what is found.
    """

    answered = Signal()

    def __init__(self, guiding: Guiding) -> None:
        super().__init__(guiding)
        self._guiding = guiding
        self._read: tuple[QuickEntry, ...] | None = None
        self._find = QuickFind(())
        self._reading = LatestTask(self)
        self._reading.succeeded.connect(self._take_read)
        self._reading.failed.connect(guiding.refused)
        self.sheet = self._made_sheet(guiding.colours)

    def _made_sheet(self, colours: Colours) -> QuickSheet:
        sheet = QuickSheet(self._guiding.window, self.answer, colours)
        sheet.chosen.connect(self.open)
        return sheet

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.sheet.leave()
        self.sheet.deleteLater()
        self.sheet = self._made_sheet(colours)

    def begin(self, typed: str = "") -> None:
        """Let the reader type; with words, as if they had been typed."""
        self._gather()
        self.sheet.begin(typed)
        if self._read is None and not self._reading.is_running:
            instruments = self._guiding.window.instruments
            terms = instruments.termbase if instruments else None
            simulator = instruments.simulator if instruments else None
            situations = partial(simulator.situations, spoken_text()) if simulator else None
            desk = self._guiding.desk
            corpus = desk.corpus if desk else None
            self._reading.start(partial(_entries_read, corpus, terms, situations))
        else:
            self.answered.emit()

    @Slot(object)
    def _take_read(self, entries: tuple[QuickEntry, ...]) -> None:
        if self._guiding.desk is not None:  # else the laws are missing: read once more
            self._read = entries
        self._gather()
        self.sheet.refresh()
        self.answered.emit()

    def _gather(self) -> None:
        """Put together what can be found now: what can be done changes with what is shown."""
        desk = self._guiding.desk
        read: Iterable[QuickEntry] = self._read or ()
        if desk is not None:
            known = read if self._read else law_entries(desk.corpus, spoken_language())
            read = weighed(known, desk.navigator.place.edition)
        self._find = QuickFind((*self._actions(), *read, *self._pages()))

    def _actions(self) -> Iterator[QuickEntry]:
        """Yield what can be done; the English words find it in any language."""
        actions = self._guiding.window.parts.actions
        for spec in ACTIONS:
            if actions[spec.name].isEnabled() and spec.name != "quick-find":
                title, english = plain_text(spec.text), spec.text.replace("&", "").rstrip(".")
                detail = " · ".join(p for p in (plain_text(spec.menu.value), keys_of(spec)) if p)
                also = english if english != title else ""
                yield QuickEntry(EntryKind.ACTION, title, spec.name, detail, also)

    def _pages(self) -> Iterator[QuickEntry]:
        pages = self._guiding.pages
        if pages is not None:
            for subject, title in pages.titles():
                yield QuickEntry(EntryKind.HELP, title, subject.value, also=subject.value)

    # -- answering -----------------------------------------------------------------------

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
        search = self.tr("Search the books for “{words}”").format(words=words)
        return (*found, QuickEntry(EntryKind.SEARCH, search, words))

    def _of_kind(self, kind: EntryKind, words: str) -> tuple[QuickEntry, ...]:
        among = self._find.found(words, 200) if words.strip() else self._find.entries
        return tuple(entry for entry in among if entry.kind is kind)

    def _place(self, words: str) -> QuickEntry | None:
        desk = self._guiding.desk
        if desk is None:
            return None
        read = desk.navigator.place.edition
        return place_entry(words, desk.corpus, read, spoken_language())

    def _recent(self) -> tuple[QuickEntry, ...]:
        desk = self._guiding.desk
        if desk is None:
            return ()
        visited = [p for p in self._guiding.recent_places if p != desk.navigator.place]
        return tuple(recent_entries(desk.corpus, visited, spoken_language()))[:_MOST_RECENT]

    def _usual(self) -> tuple[QuickEntry, ...]:
        known = {e.target: e for e in self._find.entries if e.kind is EntryKind.ACTION}
        return tuple(known[name] for name in _USUAL if name in known)

    # -- opening -------------------------------------------------------------------------

    @Slot(object)
    def open(self, entry: QuickEntry) -> None:
        """Open what was chosen, or do it."""
        window, desk = self._guiding.window, self._guiding.desk
        match entry.kind:
            case EntryKind.ACTION:
                window.parts.actions[entry.target].trigger()
            case EntryKind.HELP:
                self._guiding.open_help(HelpSubject(entry.target))
            case EntryKind.TERM:
                self._guiding.open_place(f"terms:{entry.target}")
            case EntryKind.SITUATION:
                self._guiding.open_place(f"scenario:{entry.target}")
            case EntryKind.SEARCH:
                self._guiding.open_place(f"search:{entry.target}")
            case _ if desk is not None:
                desk.navigator.open(Address.parse(entry.target))
                if window.study is not None:
                    window.study.workplaces.show_reading()


def _entries_read(
    corpus: Corpus | None,
    terms: Callable[[], Termbase] | None,
    situations: Callable[[], SituationLibrary] | None,
) -> tuple[QuickEntry, ...]:
    """Return the entries of laws, terms and situations; runs on a worker."""
    termbase = terms() if terms else None
    return (
        *(law_entries(corpus, spoken_language(), termbase) if corpus else ()),
        *(term_entries(termbase, spoken_language()) if termbase else ()),
        *(situation_entries(situations()) if situations else ()),
    )
