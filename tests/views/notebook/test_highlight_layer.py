"""Every word the books print in their lines can be highlighted, on every page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.services.notebook.passages import passages_of
from bridge_rules_gui.services.reading.law_page import page_at
from bridge_rules_gui.services.reading.places import DEFINITIONS, pages
from bridge_rules_gui.views.library.law_view import LawView
from bridge_rules_gui.views.looks.palette import LIGHT
from bridge_rules_gui.views.notebook.highlight_layer import HighlightLayer

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.corpus.corpus import Corpus

# A translator's note below the line: it stands among the notes, not on the page's places.
BELOW_THE_LINE = {Address(Edition.RU_1987, DEFINITIONS): ["оригиналу (прим.перев.)"]}


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("edition", list(Edition))
def test_all_words_of_all_passages_are_reached(
    qtbot: QtBot, corpus: Corpus, edition: Edition
) -> None:
    view = LawView()
    qtbot.addWidget(view)
    layer = HighlightLayer(corpus, view, LIGHT)
    for page in pages(corpus, edition):
        view.show_page(page_at(corpus, page))
        view.selectAll()
        reached = {(s.address, s.passage): squeezed(s.words) for s in layer.selected()}
        for address in view.places.addresses:
            for number, text in enumerate(passages_of(corpus, address)):
                words = reached.get((address, number), "")
                if words != squeezed(text):
                    ends = BELOW_THE_LINE.get(address, [])
                    assert any(text.endswith(end) for end in ends), (address, number, text)
