"""The window's looks: which colours hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from bridge_rules_gui.window.looks.palette import LIGHT, Colours, Theme, colours_of
from bridge_rules_gui.window.looks.qt_palette import outlined, qt_palette
from bridge_rules_gui.window.settings import ThemeChoice

if TYPE_CHECKING:
    from collections.abc import Mapping

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


class Appearance(QObject):
    """Holds the reader's choice of colours, and follows the desktop where that is the choice."""

    changed = Signal(object)

    def __init__(self, choice: ThemeChoice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice = choice
        self._theme: Theme | None = None
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_desktop)
        self._apply()

    @property
    def choice(self) -> ThemeChoice:
        """What the reader has chosen."""
        return self._choice

    @property
    def colours(self) -> Colours:
        """The colours that hold."""
        return colours_of(self._theme or Theme.LIGHT)

    def choose(self, choice: ThemeChoice) -> None:
        """Take other colours."""
        self._choice = choice
        self._apply()

    @Slot()
    def _follow_desktop(self) -> None:
        self._apply()

    def _apply(self) -> None:
        theme = _CHOSEN.get(self._choice) or _desktop_theme()
        if theme is self._theme:
            return
        self._theme = theme
        palette = qt_palette(self.colours)
        QApplication.setPalette(palette)
        for name in _OUTLINED:
            # PySide's stub asks for bytes; the call itself refuses them.
            QApplication.setPalette(outlined(palette, self.colours), name)  # type: ignore[arg-type]
        self.changed.emit(self.colours)


def colours_held() -> Colours:
    """Return the colours that hold: those of the theme whose palette the program has."""
    window = QGuiApplication.palette().color(QPalette.ColorRole.Window).name()
    held = (colours for colours in map(colours_of, Theme) if colours.window == window)
    return next(held, LIGHT)


def _desktop_theme() -> Theme:
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return Theme.DARK if dark else Theme.LIGHT
