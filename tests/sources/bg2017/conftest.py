"""The Bulgarian book, read once for all its tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.sources import bg2017
from bridge_rules_gui.sources.manifest import open_document, read_manifest

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.sources.drafts import BookDraft, ProvisionDraft

    Find = Callable[[str], ProvisionDraft]


@pytest.fixture(scope="session")
def draft() -> BookDraft:
    folder = resources.content() / "sources"
    return bg2017.read(open_document(folder, read_manifest(folder)["bg2017"]))


@pytest.fixture(scope="session")
def at(draft: BookDraft) -> Find:
    """Return a provision of the book by its citation."""
    table = {provision.citation: provision for provision in draft.provisions}
    return lambda text: table[Citation.parse(text)]
