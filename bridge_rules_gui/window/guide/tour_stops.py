"""The stops of the tour, with the keys the table of actions gives."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from bridge_rules_gui.window.actions.action_set import ActionSet
from bridge_rules_gui.window.guide.tour import TourStop
from bridge_rules_gui.window.library.workplace import ReadingWorkplace
from bridge_rules_gui.window.shell.parts import WindowParts


def tour_stops(
    parts: WindowParts, library: ReadingWorkplace, menu_bar: QWidget
) -> tuple[TourStop, ...]:
    """Return the stops: the bars from left to right, then the page, then where help is."""
    translate = QCoreApplication.translate
    keys = _Keys(parts.actions)
    top = parts.top_bar
    switch = top.edition_switch
    return (
        TourStop(
            top.address_bar,
            translate("Tour", "One line for everything"),
            translate(
                "Tour",
                "Type a law as you would say it (27B1, П27В1(б), Član 27) and press Enter. "
                "Anything else is searched in all three books, in any of their languages or "
                "in English. {go_to} brings you here.",
            ).format(go_to=keys["go-to"]),
        ),
        TourStop(
            switch,
            translate("Tour", "Three editions"),
            translate(
                "Tour",
                "One press shows the same law in another book: {first}, {second}, {third}.",
            ).format(first=keys["ru1987"], second=keys["sr2007"], third=keys["bg2017"]),
        ),
        TourStop(
            parts.workplace_bar,
            translate("Tour", "Workspaces"),
            translate(
                "Tour",
                "Read the books, compare the law you read, look up its terms, study with "
                "questions, and rule at the table. {read} always leads back to the book.",
            ).format(read=keys["read"]),
        ),
        TourStop(
            library.contents,
            translate("Tour", "Contents"),
            translate(
                "Tour",
                (
                    "All laws with their sections. Type into the filter to find a law by its "
                    "words; {contents} hides the contents."
                ),
            ).format(contents=keys["contents"]),
        ),
        TourStop(
            library.law_view,
            translate("Tour", "The law"),
            translate(
                "Tour",
                (
                    "Every reference is a link; hold the pointer over it to see where it leads. "
                    "{back} goes back. Double-click a word to see it as a term in three "
                    "languages."
                ),
            ).format(back=keys["back"]),
        ),
        TourStop(
            library.on_this_law,
            translate("Tour", "About this law"),
            translate(
                "Tour",
                (
                    "The same law in the other editions, what refers to it, footnotes and the "
                    "commentary. {panel} hides the panel."
                ),
            ).format(panel=keys["side-panel"]),
        ),
        TourStop(
            menu_bar,
            translate("Tour", "When you are looking for something"),
            translate(
                "Tour",
                (
                    "{find} finds laws, terms, situations and commands by a few letters. {help} "
                    "explains the page you are on. The tour is in the Help menu."
                ),
            ).format(find=keys["quick-find"], help=keys["help"]),
        ),
    )


class _Keys:
    """The first key of each action, as the platform writes it."""

    def __init__(self, actions: ActionSet) -> None:
        self._actions = actions

    def __getitem__(self, name: str) -> str:
        shortcut = self._actions[name].shortcut()
        return shortcut.toString(QKeySequence.SequenceFormat.NativeText)
