"""Reading: the books and the way through them, connected with the window's bars and actions.

Everything imported here is needed only after the window has been painted.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus, UnknownPlaceError
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.library.history import History
from bridge_rules_gui.library.law_names import cited_title
from bridge_rules_gui.library.other_editions import OtherEdition
from bridge_rules_gui.library.places import DEFINITIONS, printed_title, source_of
from bridge_rules_gui.window.library.navigator import Navigator
from bridge_rules_gui.window.library.workplace import ReadingWorkplace
from bridge_rules_gui.window.place_names import name_of_place, name_with_year
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.parts import WindowParts
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.shell.workplace import ActedText, OtherText, Workplace
from bridge_rules_gui.window.speaking import spoken_language
from bridge_rules_gui.window.troubles import explained

_LONGEST_MESSAGE: Final = 300
_TEXT_MENU: Final = (
    *("copy", "copy-with-citation", "find", "word-by-word", "source-lines"),
    *("bookmark", "note", "highlight-important", "highlight-question", "highlight-learn"),
    "remove-highlight",
)


class ReadingController(QObject):
    """Follows the reader through the books, and does what he asks.

    The commands about words and editions act on what the workplace shown has of them, else on
    the law text and its book.
    """

    def __init__(
        self,
        corpus: Corpus,
        shell: Shell,
        parts: WindowParts,
        settings: Settings,
        *,
        navigator: Navigator,
        workplace: ReadingWorkplace,
    ) -> None:
        super().__init__(shell)
        self.corpus = corpus
        self.navigator = navigator
        self.workplace = workplace
        self._shell = shell
        self._parts = parts
        self._actions = parts.actions
        self._settings = settings
        self._nearest: Address | None = None
        self._came_from: Address | None = None
        self._actions["contents"].setChecked(settings.shows_contents)
        self._actions["side-panel"].setChecked(settings.shows_side_panel)
        workplace.take_books(corpus, navigator)
        law_view = workplace.law_view
        law_view.addActions([self._actions[name] for name in _TEXT_MENU])
        law_view.zoom_changed.connect(self._remember_zoom)
        navigator.opened.connect(self._note_opened)
        navigator.drifted.connect(self._note_place)
        navigator.refused.connect(self._refuse)
        navigator.switched.connect(self._report_switched)
        shell.edition_changed.connect(self._note_edition)
        parts.top_bar.address_bar.abandoned.connect(workplace.focus_text)
        parts.notice.offer_taken.connect(self._open_nearest)

    # The start.

    def start(self, asked: str) -> None:
        """Open the place asked for, or the one last read where none is asked or it is none.

        Once all books have been read, the way back leads from there to the one last read.
        """
        last = self._settings.place
        self.navigator.refused.connect(self._shell.note_failure)
        if asked and self.navigator.open_typed(asked):
            self._came_from = last
        else:
            is_there = last is not None and self.corpus.has_place(last)
            self.navigator.open(last if last and is_there else self.navigator.place)
        self.navigator.refused.disconnect(self._shell.note_failure)
        self._shell.changed.connect(self._note_shown)  # before, no place was read
        self._shell.rested.connect(self._show_in_bars)

    def complete(self) -> None:
        """Show what stands beside the first page, once all books have been read."""
        self.workplace.add_side_panes()
        if self._came_from is not None:
            self.navigator.come_from(self._came_from)
            self._update_actions()
        if self._settings.is_of_newer_version:
            self._shell.show_message(
                self.tr(
                    "The settings were saved by a newer version. Changes made here are not saved."
                )
            )

    def resume(self, history: History) -> None:
        """Lead back and forward as another window did that read the same place."""
        self.navigator.resume(history)
        self._update_actions()

    # Places.

    def open_typed(self, text: str) -> None:
        """Go to a place as typed; what is not understood stays in the address bar."""
        if self.navigator.open_typed(text):
            self._parts.notice.hide()
            self._parts.top_bar.address_bar.accept_typed()
            self.workplace.focus_text()

    @Slot(object)
    def _note_opened(self, place: Address) -> None:
        self._note_place(place)
        self._update_actions()

    @Slot(object)
    def _note_place(self, place: Address) -> None:
        self._settings.place = place
        self._show_in_bars()

    @Slot()
    def _note_shown(self) -> None:
        self._show_in_bars()
        self._note_edition()

    @Slot()
    def _show_in_bars(self) -> None:
        """Let the bars of the window tell of the place that is read, or of what else is shown."""
        shown = self._shell.shown
        if shown is None or shown.shows_place_read:
            self._show_place()
        else:
            self._parts.entitle(self._actions[shown.action_name].iconText())
            self._parts.top_bar.address_bar.show_place("")
            self._parts.status_line.show_workplace(self._shell.address)

    def _show_place(self) -> None:
        place = self.navigator.place
        title = self._title(place)
        self._parts.entitle(title)
        self._parts.top_bar.address_bar.show_place(title)
        self._parts.status_line.show_place(str(place), source_of(self.corpus, place))
        self._parts.status_line.show_rights(self.corpus.books[place.edition])

    def _title(self, place: Address) -> str:
        """Return a place's citation and what a reader of the window's language calls it."""
        if isinstance(place.place, Citation):
            return cited_title(self.corpus, place, spoken_language())
        return printed_title(self.corpus, place) or self.tr("Subject index")

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        """Say what is wrong with a place, and offer what it would stand under."""
        self._nearest = None
        if isinstance(error, UnknownPlaceError):
            self._nearest = self.navigator.nearest(error.address)
        nearest = name_with_year(self._nearest) if self._nearest else ""
        offer = self.tr("Open {place}").format(place=nearest) if nearest else ""
        self._parts.notice.say(_shortened(explained(error)), offer)

    @Slot()
    def _open_nearest(self) -> None:
        if self._nearest is not None:
            self._parts.top_bar.address_bar.accept_typed()
            self.navigator.open(self._nearest)
            self.workplace.focus_text()

    @Slot(object, object)
    def _report_switched(self, asked: Address, other: OtherEdition) -> None:
        """Say which places correspond, unless it is the one of the same name alone.

        The definitions of a book correspond to those of another: that goes without saying.
        """
        is_chapter = asked.place == DEFINITIONS and bool(other.counterparts)
        if is_chapter or [place.place for place in other.counterparts] == [asked.place]:
            return
        if other.counterparts:
            sentence = self.tr("{asked} corresponds to {shown} in the Laws of {edition}.")
        elif isinstance(asked.place, NamedPlace) and asked.place.name.startswith("def:"):
            sentence = self.tr(
                "{asked}: not defined in the Laws of {edition}. The definitions of that "
                "edition are shown."
            )
        elif not other.is_near:
            sentence = self.tr(
                "{asked} is not in the Laws of {edition}. The beginning of the book is shown."
            )
        else:
            sentence = self.tr(
                "{asked} is not in the Laws of {edition}. The nearest place is {shown}."
            )
        shown = other.counterparts or (other.nearest,)
        self._shell.show_message(
            sentence.format(
                asked=self._name(asked),
                edition=other.edition.year,
                shown=", ".join(map(self._name, shown)),
            )
        )

    def _name(self, place: Address) -> str:
        return name_of_place(place, printed_title(self.corpus, place))

    def show_reading(self) -> None:
        """Show the books."""
        self._shell.leave()

    def _update_actions(self) -> None:
        """Let the actions say where they lead from the place being read."""
        history = self.navigator.history
        self._actions["back"].setEnabled(history.has_back)
        self._actions["forward"].setEnabled(history.has_forward)
        self._actions["previous-law"].setEnabled(self.navigator.has_previous_page)
        self._actions["next-law"].setEnabled(self.navigator.has_next_page)
        self._note_edition()

    # Editions.

    @property
    def _other_choice(self) -> Workplace | None:
        """The workplace shown, where it is under an edition of its own."""
        shown = self._shell.shown
        return shown if shown is not None and shown.has_edition else None

    @Slot()
    def _note_edition(self) -> None:
        """Let the actions say which edition is shown; the book's where it is several."""
        other = self._other_choice
        shown = other.edition if other is not None else None
        self._actions[(shown or self.navigator.place.edition).value].setChecked(True)

    def switch(self, edition: Edition) -> None:
        """Read the same place in another edition, or continue under it."""
        other = self._other_choice
        if other is None:
            self.navigator.switch(edition)
        else:
            other.choose_edition(edition)
            self._note_edition()

    # Words.

    @property
    def _other(self) -> OtherText | None:
        shown = self._shell.shown
        return None if shown is None else shown.acted_on

    @property
    def text(self) -> ActedText:
        """What the commands about words act on."""
        return self._other or self.workplace.law_view

    def copy_with_citation(self) -> None:
        """Copy the selected words, or the whole provision, with the address below them."""
        self.text.copy_with_citation()
        self._shell.show_message(self.tr("Copied with citation"))

    def show_term(self) -> None:
        """Show the concept of the word selected or last clicked in the law text, or lit."""
        if not self._shell.current.open_term():
            law_view = self.workplace.law_view
            cursor = law_view.textCursor()
            cursor.setPosition(cursor.selectionStart())
            law_view.word_activated.emit(*law_view.word_at(cursor))

    # Panes and sizes.

    def filter_contents(self) -> None:
        """Go to the filter of the contents."""
        self._actions["contents"].setChecked(True)
        self.show_contents(shown=True)
        self.workplace.contents.begin_filter()

    def show_contents(self, *, shown: bool) -> None:
        """Show or put away the contents."""
        self._settings.shows_contents = shown
        self.workplace.show_contents(shown=shown)

    def show_side_panel(self, *, shown: bool) -> None:
        """Show or put away the panel on this law."""
        self._settings.shows_side_panel = shown
        self.workplace.show_side_panel(shown=shown)

    @Slot(int)
    def _remember_zoom(self, percent: int) -> None:
        self._settings.zoom = percent
        self._shell.show_message(self.tr("Text size {percent}%").format(percent=percent))

    # Beside the text.

    def show_source(self) -> None:
        """Show the lines of the source file the place was read from."""
        edition, other = self.navigator.place.edition, self._other
        self.workplace.show_source(None if other is None else other.place_in_question(edition))

    def show_rights(self) -> None:
        """Show the full notice of rights."""
        from bridge_rules_gui.window.shell.dialogs import RightsDialog  # noqa: PLC0415 - rare

        RightsDialog(self.corpus, self._shell.window).exec()


def _shortened(message: str) -> str:
    """Return a message in one line of bearable length, be it all one word."""
    line = " ".join(message.split())
    if len(line) <= _LONGEST_MESSAGE:
        return line
    # The middle goes: what was typed begins the message, what is wrong with it ends it.
    return f"{line[: _LONGEST_MESSAGE // 2].rstrip()} … {line[-_LONGEST_MESSAGE // 2 :].lstrip()}"
