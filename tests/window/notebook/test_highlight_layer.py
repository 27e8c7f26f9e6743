"""Every word the books print in their lines can be highlighted, on every page."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.library.law_page import page_at
from bridge_rules_gui.library.places import DEFINITIONS, pages
from bridge_rules_gui.notebook.passages import passages_of
from bridge_rules_gui.window.library.law_view import LawView
from bridge_rules_gui.window.notebook.highlight_layer import HighlightLayer

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
    layer = HighlightLayer(corpus, view)
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
