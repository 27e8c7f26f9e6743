"""What every workplace of the window has in common, and what the window may ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from bridge_rules_gui.window.looks.appearance import current_colours

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.window.looks.palette import Colours


class Sheet(NamedTuple):
    """Markup for paper, with what it needs beside the usual style sheets."""

    html: str
    style: str = ""
    is_wide: bool = False
    """Whether columns stand side by side, so that the paper lies on its side."""


class ActedText(Protocol):
    """What the commands about words act on: the law text, or what is shown instead of it."""

    def copy(self) -> None:
        """Copy the selected words."""
        ...

    def copy_with_citation(self) -> None:
        """Copy words with their address."""
        ...

    def open_find_bar(self) -> None:
        """Open the bar that finds words."""
        ...

    def find_next(self) -> None:
        """Go to the next hit."""
        ...

    def find_previous(self) -> None:
        """Go to the hit before."""
        ...


class OtherText(ActedText, Protocol):
    """A text that is shown instead of the law text."""

    def place_in_question(self, edition: Edition) -> Address | None:
        """Return the place whose source lines are meant, None for the place read."""
        ...


class Workplace(QWidget):
    """One of the things that fill the window; the `Shell` it is given does the rest.

    ``name`` is what its addresses begin with, and what the action that leads to it is called.
    """

    name: ClassVar[str]
    action: ClassVar[str] = ""
    """The action that leads to it, where that is not called like its addresses."""
    has_edition: ClassVar[bool] = False
    """Whether it is under an edition of its own, which the actions of the editions choose."""

    @property
    def action_name(self) -> str:
        """The name of the action that leads to it."""
        return self.action or self.name

    @property
    def address(self) -> str:
        """What the window is asked for to show the same again."""
        raise NotImplementedError

    def open(self, target: str) -> None:
        """Show what is asked for by an address behind its name; nothing asks for it as left."""
        raise NotImplementedError

    def resume(self) -> None:
        """Show it as it was left."""
        self.open("")

    @property
    def edition(self) -> Edition | None:
        """The edition it is under, None for several."""
        return None

    def choose_edition(self, edition: Edition) -> None:
        """Take another edition."""
        raise NotImplementedError

    def may_leave(self) -> bool:
        """Tell whether another workplace may take its place."""
        return True

    def may_close(self) -> bool:
        """Tell whether the window may close: nothing would be lost, or the reader lets it go."""
        return True

    def printed(self) -> Sheet | None:
        """Return what is shown, set for paper; None where that cannot be printed."""
        return None

    def keep(self) -> None:
        """Keep how it was arranged in the settings."""

    @property
    def part_shown(self) -> QWidget:
        """What the help is about where nothing of it has the keyboard."""
        return self

    # The books, whose bars and commands stay there.

    @property
    def shows_place_read(self) -> bool:
        """Whether it shows the place that is read, of which the bars of the window tell then."""
        return False

    def follow(self, _place: Address) -> bool:
        """Show a place of the books that has been opened; tell whether it does that here."""
        return False

    @property
    def acted_on(self) -> OtherText | None:
        """What the window's commands about words act on; None for the law text."""
        return None

    def open_term(self) -> bool:
        """Open the concept that is lit here; tell whether this is what is asked for one."""
        return False

    # Looks.

    def style_in(self, _colours: Colours) -> str:
        """Return its style sheet in the colours of a theme."""
        return ""

    def restyle(self) -> None:
        """Take the style sheet in the colours that hold; once made, and with each theme."""
        style = self.style_in(current_colours())
        if style != self.styleSheet():  # to set it changes the palette once more
            self.setStyleSheet(style)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme, which comes as another palette of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.styleSheet():
            self.restyle()
