"""The colours of a theme as Qt's own widgets take them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QColor, QPalette

if TYPE_CHECKING:
    from bridge_rules_gui.window.looks.palette import Colours

_HALF_LIGHT: Final = 128


def outlined(palette: QPalette, colours: Colours) -> QPalette:
    """Return a palette for widgets with outlines, which Qt draws darker than what is around.

    On a dark window that would be nothing to be seen; on a light one it would be faint.
    """
    is_dark = QColor(colours.window).lightness() < _HALF_LIGHT
    drawn = QPalette(palette)
    drawn.setColor(
        QPalette.ColorRole.Window, QColor(colours.window_ink if is_dark else colours.rule)
    )
    return drawn


def qt_palette(colours: Colours) -> QPalette:
    """Return the palette by which Qt's own widgets take the colours of a theme."""
    role = QPalette.ColorRole
    palette = QPalette(QColor(colours.button), QColor(colours.window))
    for part, colour in {
        role.Window: colours.window,
        role.WindowText: colours.window_ink,
        role.Base: colours.paper,
        role.AlternateBase: colours.shade,
        role.Text: colours.ink,
        role.PlaceholderText: colours.quiet_ink,
        role.Button: colours.button,
        role.ButtonText: colours.window_ink,
        role.ToolTipBase: colours.shade,
        role.ToolTipText: colours.ink,
        role.Highlight: colours.selection,
        role.HighlightedText: colours.selection_ink,
        role.Link: colours.link,
        role.LinkVisited: colours.link,
        role.Accent: colours.bar,
    }.items():
        palette.setColor(part, QColor(colour))
    for part in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, part, QColor(colours.quiet_ink))
    return palette
