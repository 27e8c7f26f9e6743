"""A text about terms: a card or a finding, whose links lead to places and concepts."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from bridge_rules_gui.typesetting.links import PlaceLink
from bridge_rules_gui.typesetting.term_pages import (
    ConceptLink,
    TermPage,
)
from bridge_rules_gui.window.library.linked_text import LinkedText
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.shell.shell import Shell

_MARGIN = 14


class TermText(LinkedText):
    """Shows a `TermPage`, whose links the shell opens."""

    def __init__(self, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shell = shell
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

    def _added_style(self, _font: QFont) -> str:
        return term_style(self.colours)

    def _on_link_activated(self, number: int) -> None:
        match self._page.links[number]:
            case PlaceLink(address):
                self._shell.open(address)
            case ConceptLink(concept):
                self._shell.open(f"terms:{concept}")


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
