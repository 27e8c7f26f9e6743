"""The window itself: the address bar, colours, sizes, languages, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.window.actions.spec import QT_TRANSLATE_NOOP, ActionSpec
from bridge_rules_gui.window.settings import USUAL_SIZE, ThemeChoice

if TYPE_CHECKING:
    from bridge_rules_gui.window.looks.appearance import Appearance
    from bridge_rules_gui.window.looks.interface_size import InterfaceSize
    from bridge_rules_gui.window.shell.address_bar import AddressBar


class Window(Protocol):
    """What the window itself can do."""

    def close(self) -> bool:
        """End, if nothing would be lost."""
        ...

    def choose_language(self, language: InterfaceLanguage) -> None:
        """Have the window made again in another language."""
        ...

    def show_about(self) -> None:
        """Show what this program is."""
        ...


ADDRESS_BAR_ACTIONS: Final[tuple[ActionSpec[AddressBar], ...]] = (
    ActionSpec(
        "go-to",
        QT_TRANSLATE_NOOP("Actions", "&Go to…"),
        lambda bar: bar.begin(),
        keys=("Ctrl+L",),
    ),
    ActionSpec(
        "search",
        QT_TRANSLATE_NOOP("Actions", "&Search…"),
        lambda bar: bar.begin_search(),
        keys=("Ctrl+Shift+F",),
        icon="find",
    ),
)

SIZE_ACTIONS: Final[tuple[ActionSpec[InterfaceSize], ...]] = (
    ActionSpec(
        "interface-larger",
        QT_TRANSLATE_NOOP("Actions", "Lar&ger Interface"),
        lambda size: size.step(1),
        keys=("Ctrl+Alt++", "Ctrl+Alt+="),
    ),
    ActionSpec(
        "interface-smaller",
        QT_TRANSLATE_NOOP("Actions", "Smaller Inter&face"),
        lambda size: size.step(-1),
        keys=("Ctrl+Alt+-",),
    ),
    ActionSpec(
        "interface-usual",
        QT_TRANSLATE_NOOP("Actions", "S&ystem Interface Size"),
        lambda size: size.set_size(USUAL_SIZE),
        keys=("Ctrl+Alt+0",),
    ),
)

THEME_ACTIONS: Final[tuple[ActionSpec[Appearance], ...]] = (
    ActionSpec(
        "theme-system",
        QT_TRANSLATE_NOOP("Actions", "&System Colours"),
        lambda appearance: appearance.choose(ThemeChoice.SYSTEM),
        group="theme",
    ),
    ActionSpec(
        "theme-light",
        QT_TRANSLATE_NOOP("Actions", "&Light"),
        lambda appearance: appearance.choose(ThemeChoice.LIGHT),
        group="theme",
    ),
    ActionSpec(
        "theme-dark",
        QT_TRANSLATE_NOOP("Actions", "&Dark"),
        lambda appearance: appearance.choose(ThemeChoice.DARK),
        group="theme",
    ),
    ActionSpec(
        "theme-high-contrast",
        QT_TRANSLATE_NOOP("Actions", "&High Contrast"),
        lambda appearance: appearance.choose(ThemeChoice.HIGH_CONTRAST),
        group="theme",
    ),
)

WINDOW_ACTIONS: Final[tuple[ActionSpec[Window], ...]] = (
    ActionSpec(
        "quit",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        lambda window: window.close(),
        keys=("Ctrl+Q",),
    ),
    ActionSpec(
        "language-en",
        QT_TRANSLATE_NOOP("Actions", "&English"),
        lambda window: window.choose_language(InterfaceLanguage.ENGLISH),
        group="language",
    ),
    ActionSpec(
        "language-bg",
        QT_TRANSLATE_NOOP("Actions", "&Български"),
        lambda window: window.choose_language(InterfaceLanguage.BULGARIAN),
        group="language",
    ),
    ActionSpec(
        "language-ru",
        QT_TRANSLATE_NOOP("Actions", "&Русский"),
        lambda window: window.choose_language(InterfaceLanguage.RUSSIAN),
        group="language",
    ),
    ActionSpec(
        "language-sr",
        QT_TRANSLATE_NOOP("Actions", "&Srpski (latinica)"),
        lambda window: window.choose_language(InterfaceLanguage.SERBIAN),
        group="language",
    ),
    ActionSpec(
        "language-sr-cyrl",
        QT_TRANSLATE_NOOP("Actions", "&Српски (ћирилица)"),
        lambda window: window.choose_language(InterfaceLanguage.SERBIAN_CYRILLIC),
        group="language",
    ),
    ActionSpec(
        "about",
        QT_TRANSLATE_NOOP("Actions", "&About Bridge Rules"),
        lambda window: window.show_about(),
    ),
)
