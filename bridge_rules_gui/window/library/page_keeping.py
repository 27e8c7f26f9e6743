"""The page a start begins with: found, shown before the books are there, kept at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from bridge_rules_gui.typesetting.names import SUIT_CLASS
from bridge_rules_gui.window.library.kept_page import KeptPage, KeptPages
from bridge_rules_gui.window.library.workplace import ReadingWorkplace
from bridge_rules_gui.window.looks.fonts import serif_families, suit_family, trust_families
from bridge_rules_gui.window.looks.palette import Theme, colours_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from bridge_rules_gui.language.languages import InterfaceLanguage
    from bridge_rules_gui.window.settings import Settings


class PageKeeping:
    """Keeps the page a window is closed at, and shows it when the next one opens."""

    def __init__(self, pages: KeptPages, settings: Settings, language: InterfaceLanguage) -> None:
        self._pages = pages
        self._settings = settings
        self._language = language

    def find(self, address: str) -> KeptPage | None:
        """Return the page kept for an address, if there is one: it is to be shown next."""
        page = self._pages.find(address, self._looks)
        if page is None:
            return None
        trust_families(page.families)
        if f'class="{SUIT_CLASS}' in page.html:
            suit_family()
        return page

    def keep(self, window: QMainWindow, reading: ReadingWorkplace) -> None:
        """Keep the page being read."""
        view, middle = reading.law_view, window.centralWidget()
        if view.page is None or view.place is None or middle is None:
            return
        edition, book = view.banner_words
        kept = KeptPage(
            whole=str(view.page.address.place),
            edition=edition,
            book=book,
            theme=next(theme.value for theme in Theme if colours_of(theme) is view.colours),
            families=serif_families(),
            room=(middle.y(), window.height() - middle.geometry().bottom() - 1),
            look=view.look,
            places={str(a.place): view.places.extent(a) for a in view.places.addresses},
            html=view.page.html,
        )
        self._pages.keep(str(view.place), kept, self._looks)

    @property
    def _looks(self) -> str:
        """What the looks of a page rest on."""
        settings, font = self._settings, QApplication.font().toString()
        return f"{self._language} {settings.theme} {settings.zoom} {font}"
