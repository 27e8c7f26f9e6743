"""The Bulgarian book, read once for all its tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.sources import bg2017
from tests.sources.given import finder, given_document

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.sources.drafts import BookDraft, ProvisionDraft

    Find = Callable[[str], ProvisionDraft]


@pytest.fixture(scope="session")
def draft() -> BookDraft:
    return bg2017.read(given_document("bg2017"))


@pytest.fixture(scope="session")
def at(draft: BookDraft) -> Find:
    """Return a provision of the book by its citation."""
    return finder(draft)
