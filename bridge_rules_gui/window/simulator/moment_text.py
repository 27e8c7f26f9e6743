"""The explanation of a moment, whose citations lead into the book."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from bridge_rules_gui.simulation.moment_page import MomentPage
from bridge_rules_gui.window.library.linked_text import LinkedText
from bridge_rules_gui.window.looks.palette import Colours

_MARGIN = 12


class MomentText(LinkedText):
    """Shows a `MomentPage`. ``place_activated`` carries the provision of a citation."""

    place_activated = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("moment")
        self._moment = MomentPage("", ())
        self.link_activated.connect(self._open_link)

    def show_page(self, page: MomentPage) -> None:
        """Show another page from its beginning."""
        self._moment = page
        self.set_markup(page.html, self.font())
        self.document().setDocumentMargin(_MARGIN)
        self.verticalScrollBar().setValue(0)

    def _added_style(self, _font: QFont) -> str:
        return moment_style(self.colours)

    @Slot(int)
    def _open_link(self, number: int) -> None:
        self.place_activated.emit(self._moment.links[number].address)


def moment_style(colours: Colours) -> str:
    """Return the style sheet of explanations, beside that of pages."""
    return f"""
p{{line-height:130%}}
.narrative{{margin-bottom:8px}}
.editions p{{line-height:115%}}
.happened{{font-weight:600;margin-bottom:2px}}
.irregular{{font-weight:700;color:{colours.doubt};margin-bottom:2px}}
.panel{{font-weight:600;margin-top:8px;margin-bottom:2px;color:{colours.ink}}}
.row{{font-weight:600;color:{colours.quiet_ink};margin-top:4px;margin-bottom:1px}}
.item{{margin-bottom:2px}}
.quiet{{color:{colours.quiet_ink};font-weight:400}}
.place{{font-weight:600}}
.role{{color:{colours.quiet_ink}}}
.result{{font-size:large;margin-bottom:4px}}
.remark{{color:{colours.doubt};margin-bottom:2px}}
.editions{{margin-top:4px}}
.editions th{{text-align:left;font-weight:600;padding:4px 8px;background-color:{colours.shade};
  border:1px solid {colours.rule}}}
.editions td{{padding:4px 8px;border:1px solid {colours.rule};vertical-align:top}}
.apart{{font-weight:600;color:{colours.doubt}}}
"""
