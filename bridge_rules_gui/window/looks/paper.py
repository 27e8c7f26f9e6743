"""The paper texts are read on: ground, ink and selection of a theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QPalette

if TYPE_CHECKING:
    from bridge_rules_gui.window.looks.palette import Colours


def as_paper(palette: QPalette, colours: Colours) -> QPalette:
    """Return the palette of a text widget with the colours of a theme's page."""
    for role, colour in (
        (QPalette.ColorRole.Base, colours.paper),
        (QPalette.ColorRole.Text, colours.ink),
        (QPalette.ColorRole.Highlight, colours.selection),
        (QPalette.ColorRole.HighlightedText, colours.selection_ink),
    ):
        palette.setColor(role, QColor(colour))
    return palette
