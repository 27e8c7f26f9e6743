"""A page of the help as text with links; nothing is loaded for it from anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl, Signal, Slot
from PySide6.QtGui import QFontMetricsF

from bridge_rules_gui.views.inert_text import InertText
from bridge_rules_gui.views.looks.fonts import reading_font

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.views.looks.palette import Colours

_SIZE = 100
_MARGIN = 28
_INDENT = 22


class HelpText(InertText):
    """Shows markup; ``link_chosen`` carries what a link says."""

    link_chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("help-text")
        self.setAccessibleName(self.tr("Help"))
        self.setFont(reading_font(self.font(), _SIZE))
        self.document().setDocumentMargin(_MARGIN)
        self.document().setIndentWidth(_INDENT)
        self.anchorClicked.connect(self._follow)

    def show_markup(self, html: str, colours: Colours) -> None:
        """Show a page from its beginning."""
        self.setStyleSheet(f"#help-text {{ background: {colours.paper}; color: {colours.ink}; }}")
        self.document().setDefaultStyleSheet(_style(colours, QFontMetricsF(self.font())))
        self.setHtml(html)
        self.verticalScrollBar().setValue(0)

    @Slot(QUrl)
    def _follow(self, link: QUrl) -> None:
        self.link_chosen.emit(link.toString())


def _style(colours: Colours, metrics: QFontMetricsF) -> str:
    em = metrics.height()
    return f"""
h1 {{ font-size: x-large; font-weight: 600; margin-bottom: {em * 0.5:.0f}px; }}
h2 {{ font-size: large; font-weight: 600; margin-top: {em * 0.9:.0f}px;
  margin-bottom: {em * 0.3:.0f}px; }}
p, li {{ line-height: 132%; margin-bottom: {em * 0.35:.0f}px; }}
a {{ color: {colours.link}; text-decoration: none; }}
code {{ background-color: {colours.shade}; }}
table {{ border-collapse: collapse; margin-bottom: {em * 0.4:.0f}px; }}
td, th {{ padding: {em * 0.14:.0f}px {em * 1.2:.0f}px {em * 0.14:.0f}px {em * 0.3:.0f}px;
  border-bottom: 1px solid {colours.rule}; text-align: left; vertical-align: top; }}
"""
