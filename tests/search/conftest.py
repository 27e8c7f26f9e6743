"""The search in the real books, as the window has it."""

from __future__ import annotations

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.building import open_descriptions
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.reading.concordance import read_concordance
from bridge_rules_gui.reading.termbase import read_termbase
from bridge_rules_gui.search.search import Search


@pytest.fixture(scope="session")
def search(corpus: Corpus) -> Search:
    content = resources.content()
    return Search.of(corpus, read_termbase(content), read_concordance(content), open_descriptions())
