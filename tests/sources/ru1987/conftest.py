"""The Russian book of 1987, read once for all tests of its reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.sources.manifest import open_document, read_manifest
from bridge_rules_gui.sources.ru1987 import read

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.sources.document import Document
    from bridge_rules_gui.sources.drafts import BookDraft, ProvisionDraft


@pytest.fixture(scope="session")
def document() -> Document:
    folder = resources.content() / "sources"
    return open_document(folder, read_manifest(folder)["ru1987"])


@pytest.fixture(scope="session")
def draft(document: Document) -> BookDraft:
    return read(document)


@pytest.fixture(scope="session")
def at(draft: BookDraft) -> Callable[[str], ProvisionDraft]:
    """Return the provision of a citation."""
    provisions = {provision.citation: provision for provision in draft.provisions}
    return lambda cite: provisions[Citation.parse(cite)]
