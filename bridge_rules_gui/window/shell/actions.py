"""The window itself: the address bar, colours, sizes, languages, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.window.actions.spec import QT_TRANSLATE_NOOP, ActionSpec
from bridge_rules_gui.window.settings import USUAL_SIZE, ThemeChoice

if TYPE_CHECKING:
    from bridge_rules_gui.window.main_window import MainWindow

WINDOW_ACTIONS: Final[tuple[ActionSpec[MainWindow], ...]] = (
    ActionSpec(
        "quit",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        lambda window: window.close(),
        keys=("Ctrl+Q",),
    ),
    ActionSpec(
        "go-to",
        QT_TRANSLATE_NOOP("Actions", "&Go to..."),
        lambda window: window.type_place(),
        keys=("Ctrl+L",),
    ),
    ActionSpec(
        "search",
        QT_TRANSLATE_NOOP("Actions", "&Search..."),
        lambda window: window.begin_search(),
        keys=("Ctrl+Shift+F",),
        icon="find",
    ),
    ActionSpec(
        "interface-larger",
        QT_TRANSLATE_NOOP("Actions", "Lar&ger Interface"),
        lambda window: window.size_choice.step(1),
        keys=("Ctrl+Alt++", "Ctrl+Alt+="),
    ),
    ActionSpec(
        "interface-smaller",
        QT_TRANSLATE_NOOP("Actions", "Smaller Inter&face"),
        lambda window: window.size_choice.step(-1),
        keys=("Ctrl+Alt+-",),
    ),
    ActionSpec(
        "interface-usual",
        QT_TRANSLATE_NOOP("Actions", "Interface Size of the S&ystem"),
        lambda window: window.size_choice.want(USUAL_SIZE),
        keys=("Ctrl+Alt+0",),
    ),
    ActionSpec(
        "theme-system",
        QT_TRANSLATE_NOOP("Actions", "Colours of the &System"),
        lambda window: window.choose_theme(ThemeChoice.SYSTEM),
        group="theme",
    ),
    ActionSpec(
        "theme-light",
        QT_TRANSLATE_NOOP("Actions", "&Light"),
        lambda window: window.choose_theme(ThemeChoice.LIGHT),
        group="theme",
    ),
    ActionSpec(
        "theme-dark",
        QT_TRANSLATE_NOOP("Actions", "&Dark"),
        lambda window: window.choose_theme(ThemeChoice.DARK),
        group="theme",
    ),
    ActionSpec(
        "theme-high-contrast",
        QT_TRANSLATE_NOOP("Actions", "&High Contrast"),
        lambda window: window.choose_theme(ThemeChoice.HIGH_CONTRAST),
        group="theme",
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
