"""The Russian book of 1987, read once for all tests of its reader."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import BookDraft, ProvisionDraft
from bridge_rules_gui.reading.ru1987 import read
from tests.reading.given import finder, given_document


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
