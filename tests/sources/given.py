"""The given documents and the provisions read from them, as tests of the readers ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.sources.manifest import open_document, read_manifest

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.sources.document import Document
    from bridge_rules_gui.sources.drafts import BookDraft, ProvisionDraft


def given_document(name: str) -> Document:
    """Return the document of a name of the manifest."""
    folder = resources.content() / "sources"
    return open_document(folder, read_manifest(folder)[name])


def finder(draft: BookDraft) -> Callable[[str], ProvisionDraft]:
    """Return what finds a provision of a draft by its citation."""
    provisions = {provision.citation: provision for provision in draft.provisions}
    return lambda cite: provisions[Citation.parse(cite)]
