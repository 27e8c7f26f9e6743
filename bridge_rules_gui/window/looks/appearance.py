"""The window's looks: which colours hold, and how Qt's own widgets take them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6 import QtCore
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from bridge_rules_gui.window.looks.palette import LIGHT, Colours, Theme, colours_of
from bridge_rules_gui.window.settings import Settings, ThemeChoice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.window.looks.palette import Colours


_CHOSEN: Final[Mapping[ThemeChoice, Theme]] = {
    ThemeChoice.LIGHT: Theme.LIGHT,
    ThemeChoice.DARK: Theme.DARK,
    ThemeChoice.HIGH_CONTRAST: Theme.HIGH_CONTRAST,
}

_OUTLINED: Final = (
    *("QCheckBox", "QRadioButton", "QGroupBox"),
    *("QAbstractSpinBox", "QComboBox", "QSlider"),
)
"""The widgets whose outlines Qt draws itself; the style sheet draws the others."""
_HALF_LIGHT: Final = 128


class Appearance(QObject):
    """Holds the reader's choice of colours, and follows the desktop where that is the choice."""

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._theme: Theme | None = None
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_desktop)
        self._apply()

    @property
    def colours(self) -> Colours:
        """The colours that hold."""
        return colours_of(self._theme or Theme.LIGHT)

    def choose(self, choice: ThemeChoice) -> None:
        """Take other colours, and remember them."""
        self._settings.theme = choice
        self._apply()

    @Slot()
    def _follow_desktop(self) -> None:
        self._apply()

    def _apply(self) -> None:
        theme = _CHOSEN.get(self._settings.theme) or _desktop_theme()
        if theme is self._theme:
            return
        self._theme = theme
        apply_palette(self.colours)
        drawn = outlined(qt_palette(self.colours), self.colours)
        for name in _OUTLINED:
            # PySide's stub asks for bytes; the call itself refuses them.
            QApplication.setPalette(drawn, name)  # type: ignore[arg-type]
        self.changed.emit(self.colours)


def apply_palette(colours: Colours) -> None:
    """Let the program have the palette of a theme."""
    QApplication.setPalette(qt_palette(colours))


def current_colours() -> Colours:
    """Return the colours that hold: those of the theme whose palette the program has."""
    window = QGuiApplication.palette().color(QPalette.ColorRole.Window).name()
    held = (colours for colours in map(colours_of, Theme) if colours.window == window)
    return next(held, LIGHT)


def _desktop_theme() -> Theme:
    dark = QGuiApplication.styleHints().colorScheme() == QtCore.Qt.ColorScheme.Dark
    return Theme.DARK if dark else Theme.LIGHT


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
        role.Mid: colours.rule,
    }.items():
        palette.setColor(part, QColor(colour))
    for part in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, part, QColor(colours.quiet_ink))
    return palette


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
