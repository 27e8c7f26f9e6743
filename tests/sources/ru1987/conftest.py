"""The Russian book of 1987, read once for all tests of its reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.sources.ru1987 import read
from tests.sources.given import finder, given_document

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.sources.document import Document
    from bridge_rules_gui.sources.drafts import BookDraft, ProvisionDraft


@pytest.fixture(scope="session")
def document() -> Document:
    return given_document("ru1987")


@pytest.fixture(scope="session")
def draft(document: Document) -> BookDraft:
    return read(document)


@pytest.fixture(scope="session")
def at(draft: BookDraft) -> Callable[[str], ProvisionDraft]:
    """Return the provision of a citation."""
    return finder(draft)
