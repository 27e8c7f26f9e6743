"""A text about terms: a card or a finding, whose links lead to places and concepts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPalette

from bridge_rules_gui.services.typesetting.links import PlaceLink
from bridge_rules_gui.services.typesetting.term_card import ConceptLink, TermPage
from bridge_rules_gui.views.library.linked_text import LinkedText

if TYPE_CHECKING:
    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.views.looks.palette import Colours

_MARGIN = 14


class TermText(LinkedText):
    """Shows a `TermPage`. ``place_activated`` and ``concept_activated`` carry what a link means."""

    place_activated = Signal(object)
    concept_activated = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = TermPage("", ())
        self.link_activated.connect(self._on_link_activated)

    @property
    def page(self) -> TermPage:
        """What is shown."""
        return self._page

    def show_page(self, page: TermPage) -> None:
        """Show another page from its beginning."""
        self._page = page
        self.set_markup(page.html, self.font())
        self.document().setDocumentMargin(_MARGIN)
        self.verticalScrollBar().setValue(0)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.colours = colours
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(colours.paper))
        palette.setColor(QPalette.ColorRole.Text, QColor(colours.ink))
        self.setPalette(palette)
        self.show_page(self._page)

    def _take_look(self, font: QFont) -> None:
        super()._take_look(font)
        document = self.document()
        document.setDefaultStyleSheet(f"{document.defaultStyleSheet()}{term_style(self.colours)}")

    def _on_link_activated(self, number: int) -> None:
        if not 0 <= number < len(self._page.links):
            return
        match self._page.links[number]:
            case PlaceLink(address):
                self.place_activated.emit(address)
            case ConceptLink(concept):
                self.concept_activated.emit(concept)


def term_style(colours: Colours) -> str:
    """Return what texts about terms need beside the style sheet of pages."""
    return f"""
.title{{margin-bottom:0}}
.card{{margin-top:6px}}
.card td{{padding:6px 12px 6px 0px;vertical-align:top}}
.card th{{text-align:left;font-weight:600;padding:4px 12px 4px 0px;
  border-bottom:2px solid {colours.rule}}}
.headword{{margin-top:6px;margin-bottom:1px}}
.word{{font-weight:700}}
.slip{{text-decoration:line-through}}
.forms{{color:{colours.quiet_ink};font-size:small;margin-bottom:2px}}
.remark{{color:{colours.quiet_ink};font-size:small;font-weight:400}}
.own{{border:1px solid {colours.bar};margin-top:4px;margin-bottom:6px}}
.own td{{background-color:{colours.shade};padding:4px 10px}}
"""
