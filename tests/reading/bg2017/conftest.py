"""The Bulgarian book, read once for all its tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.reading import bg2017
from bridge_rules_gui.reading.drafts import BookDraft, ProvisionDraft
from tests.reading.given import finder, given_document

Find = Callable[[str], ProvisionDraft]


@pytest.fixture(scope="session")
def draft() -> BookDraft:
    return bg2017.read(given_document("bg2017"))


@pytest.fixture(scope="session")
def at(draft: BookDraft) -> Find:
    """Return a provision of the book by its citation."""
    return finder(draft)
