"""The law at work in its book: its page scrolled to the provision, the deciding words lit."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QColor, QFont, QShowEvent, QTextCharFormat
from PySide6.QtWidgets import QWidget

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.library.law_page import LawPage
from bridge_rules_gui.simulation.lit_words import LitLaw, Stretch, place_of_words
from bridge_rules_gui.table.ground import OMISSION, passages
from bridge_rules_gui.window.library.law_view import LawView
from bridge_rules_gui.window.library.page_words import silent_stretches

_LAYER = "deciding"
_ABOVE = 12  # pixels between the top of the view and the words brought to it


class LitLawView(LawView):
    """Shows a law with the words that decide: on a ground of their own, and underlined.

    Words that are at work beside them are underlined only.
    """

    _law: LitLaw | None = None
    _lit: tuple[Stretch, ...] = ()
    _beside: tuple[LitLaw, ...] = ()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("deciding-law")
        self.setAccessibleName(self.tr("Governing law"))

    @property
    def lit_range(self) -> Stretch | None:
        """Where the lit words begin and end in the document, None where none are lit."""
        return (self._lit[0][0], self._lit[-1][1]) if self._lit else None

    @property
    def lit_words(self) -> str:
        """The words that are lit, as they stand on the page."""
        return self._said(self._lit)

    @property
    def words_beside(self) -> tuple[str, ...]:
        """The words that are underlined beside them, as they stand on the page."""
        return tuple(said for said in map(self._said, map(self._stretches, self._beside)) if said)

    def show_law(self, page: LawPage, law: LitLaw, beside: tuple[LitLaw, ...] = ()) -> None:
        """Show a provision on its page. Where the page is shown already, only go there.

        `beside` are others at work on the same page.
        """
        self._law, self._beside = law, beside
        if page is not self._page:
            self.show_page(page, law.address.place)
        else:
            self._choose(law.address)
        self._light()
        self._bring_lit()

    def show_unlit(self, page: LawPage | None) -> None:
        """Show a law from its beginning, without telling which words decide."""
        self._law = None
        self._lit = ()
        self._beside = ()
        if page is not None:
            self.show_page(page, page.address.place)

    def retype(self) -> None:
        """Follow the font of the window."""
        super().retype()
        self._light()

    def set_zoom(self, percent: int) -> None:
        """Set the text at a size, keeping the words lit."""
        super().set_zoom(percent)
        self._light()

    def showEvent(self, e: QShowEvent) -> None:
        """Come to the words once there is a height to find them in."""
        super().showEvent(e)
        self._bring_lit()

    def _choose(self, address: Address) -> None:
        """Let the bar stand beside another provision of the page."""
        is_whole = isinstance(address.place, Citation) and not address.place.labels
        self._chosen = None if is_whole else address
        self._go_to_chosen()

    def _light(self) -> None:
        if self._law is None or self._page is None:
            return
        self._lit = self._stretches(self._law)
        marks = [(*place, self._lit_look()) for place in self._lit]
        places = {place for law in self._beside for place in self._stretches(law)}
        beside = sorted(places.difference(self._lit))
        self.lay_over(_LAYER, [*((*place, self._quiet_look()) for place in beside), *marks])

    def _said(self, places: Iterable[Stretch]) -> str:
        """Return what stands at some places, with the sign of omission between them."""
        return OMISSION.join(self.cursor_over(*place).selectedText() for place in places)

    def _stretches(self, law: LitLaw) -> tuple[Stretch, ...]:
        """Return where the passages of the words stand, in the order of the page."""
        places = (self._place_of(law, passage) for passage in passages(law.words))
        return tuple(sorted(place for place in places if place is not None))

    def _place_of(self, law: LitLaw, passage: str) -> Stretch | None:
        """Return where a passage stands: in the provision, else in a note at the foot."""
        page = self.words
        links = () if self._page is None else self._page.links
        silent = silent_stretches(self.link_spans, links)
        own = self._places.extent(law.address) if self._has(law.address) else (0, 0)
        for within in (own, (own[0], len(page)), (0, len(page))):
            found = place_of_words(page, within, silent, passage)
            if found is not None:
                return found
        return None

    def _has(self, address: Address) -> bool:
        return address in self._places.addresses

    def _bring_lit(self) -> None:
        """Scroll the words into sight where the provision alone would leave them out of it."""
        if self.lit_range is None or not self.isVisible():
            return
        first, last = self.lit_range
        start = self.cursorRect(self.cursor_over(first, first))
        end = self.cursorRect(self.cursor_over(last, last))
        height = self.viewport().height()
        bar = self.verticalScrollBar()
        if start.top() < 0 or end.bottom() > height:
            over = min(end.bottom() - height + _ABOVE, start.top() - _ABOVE)
            bar.setValue(bar.value() + (over if start.top() >= 0 else start.top() - _ABOVE))

    def _lit_look(self) -> QTextCharFormat:
        look = QTextCharFormat()
        look.setBackground(QColor(self.colours.found))
        look.setForeground(QColor(self.colours.found_ink))
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        look.setFontWeight(QFont.Weight.DemiBold)
        return look

    def _quiet_look(self) -> QTextCharFormat:
        look = QTextCharFormat()
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        look.setUnderlineColor(QColor(self.colours.bar))
        return look
