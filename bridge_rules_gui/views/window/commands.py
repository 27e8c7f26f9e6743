"""What the actions do that need no books: colours, language, size, the address bar, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.services.wording.languages import InterfaceLanguage
from bridge_rules_gui.views.settings import USUAL_SIZE, ThemeChoice

if TYPE_CHECKING:
    from bridge_rules_gui.views.actions.action_set import ActionSet
    from bridge_rules_gui.views.looks.interface_size import InterfaceSize
    from bridge_rules_gui.views.main_window import MainWindow

_THEME_ACTIONS: Final = {
    ThemeChoice.SYSTEM: "theme-system",
    ThemeChoice.LIGHT: "theme-light",
    ThemeChoice.DARK: "theme-dark",
    ThemeChoice.HIGH_CONTRAST: "theme-high-contrast",
}


class WindowCommands(QObject):
    """The slots of the actions that can be done as soon as there is a window.

    ``language_chosen`` and ``theme_chosen`` carry what the reader wants the window to be.
    """

    language_chosen = Signal(object)
    theme_chosen = Signal(object)

    def __init__(self, window: MainWindow, size: InterfaceSize) -> None:
        super().__init__(window)
        self._window = window
        self._size = size

    def check(self, actions: ActionSet, theme: ThemeChoice, language: InterfaceLanguage) -> None:
        """Let the actions say which colours and which language hold."""
        actions[_THEME_ACTIONS[theme]].setChecked(True)
        actions[f"language-{language.value.lower()}"].setChecked(True)

    @Slot()
    def close_window(self) -> None:
        """End the program."""
        self._window.close()

    @Slot()
    def type_place(self) -> None:
        """Put the keyboard into the address bar."""
        self._window.parts.top_bar.address_bar.begin()

    @Slot()
    def begin_search(self) -> None:
        """Put the keyboard into the address bar, ready for words to be searched."""
        if self._window.study is None:
            self.type_place()
        else:
            self._window.study.search.begin()

    @Slot()
    def use_system_theme(self) -> None:
        """Take the colours of the desktop."""
        self.theme_chosen.emit(ThemeChoice.SYSTEM)

    @Slot()
    def use_light_theme(self) -> None:
        """Take dark text on light paper."""
        self.theme_chosen.emit(ThemeChoice.LIGHT)

    @Slot()
    def use_dark_theme(self) -> None:
        """Take light text on dark paper."""
        self.theme_chosen.emit(ThemeChoice.DARK)

    @Slot()
    def use_high_contrast_theme(self) -> None:
        """Take the strongest contrast."""
        self.theme_chosen.emit(ThemeChoice.HIGH_CONTRAST)

    @Slot()
    def enlarge_interface(self) -> None:
        """Have everything larger from the next start."""
        self._size.step(1)

    @Slot()
    def diminish_interface(self) -> None:
        """Have everything smaller from the next start."""
        self._size.step(-1)

    @Slot()
    def reset_interface(self) -> None:
        """Have everything as large as the desktop has it, from the next start."""
        self._size.want(USUAL_SIZE)

    @Slot()
    def speak_english(self) -> None:
        """Have the window in English."""
        self.language_chosen.emit(InterfaceLanguage.ENGLISH)

    @Slot()
    def speak_bulgarian(self) -> None:
        """Have the window in Bulgarian."""
        self.language_chosen.emit(InterfaceLanguage.BULGARIAN)

    @Slot()
    def speak_russian(self) -> None:
        """Have the window in Russian."""
        self.language_chosen.emit(InterfaceLanguage.RUSSIAN)

    @Slot()
    def speak_serbian(self) -> None:
        """Have the window in Serbian, in Latin letters."""
        self.language_chosen.emit(InterfaceLanguage.SERBIAN)

    @Slot()
    def speak_serbian_in_cyrillic(self) -> None:
        """Have the window in Serbian, in Cyrillic letters."""
        self.language_chosen.emit(InterfaceLanguage.SERBIAN_CYRILLIC)

    @Slot()
    def show_about(self) -> None:
        """Show what this program is."""
        from bridge_rules_gui.views.window.dialogs import AboutDialog  # noqa: PLC0415 - rare

        AboutDialog(self._window.books.values(), self._window).exec()
