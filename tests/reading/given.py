"""The given documents and the provisions read from them, as tests of the readers ask for them."""

from __future__ import annotations

from collections.abc import Callable

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import BookDraft, ProvisionDraft
from bridge_rules_gui.reading.manifest import open_document, read_manifest


def given_document(name: str) -> Document:
    """Return the document of a name of the manifest."""
    folder = resources.content() / "sources"
    return open_document(folder, read_manifest(folder)[name])


def finder(draft: BookDraft) -> Callable[[str], ProvisionDraft]:
    """Return what finds a provision of a draft by its citation."""
    provisions = {provision.citation: provision for provision in draft.provisions}
    return lambda cite: provisions[Citation.parse(cite)]
