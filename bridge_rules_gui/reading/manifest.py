"""The manifest of the given documents: which file is which book, and its fingerprint."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources.abc import Traversable

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.document import Document, SourceError


class SourceRole(StrEnum):
    """What a given document is to the corpus."""

    BOOK = "book"
    COMMENTARY = "commentary"
    WITNESS = "witness"


class AlteredSourceError(SourceError):
    """Raised when a document is not the one that was given."""

    def __init__(self, file: str, expected: str, found: str) -> None:
        super().__init__(
            f"content/sources/{file} is not the document as given "
            f"(sha256 {found[:12]}, expected {expected[:12]}); restore the file from the repository"
        )


class UnreadableSourceError(SourceError):
    """Raised when a document is missing or cannot be opened."""

    def __init__(self, file: str, reason: OSError) -> None:
        super().__init__(
            f"content/sources/{file} cannot be read ({reason.strerror or reason}); "
            "restore the file from the repository or install the program again"
        )


class ManifestError(SourceError):
    """Raised when the manifest does not describe the documents."""

    def __init__(self, reason: object) -> None:
        super().__init__(
            f"content/sources/manifest.toml cannot be used ({reason}); "
            "restore the file from the repository or install the program again"
        )


@dataclass(frozen=True, slots=True)
class SourceEntry:
    """What the manifest says of one document."""

    name: str
    file: str
    role: SourceRole
    edition: Edition
    language: str
    title: str
    translator: str
    published: str
    sha256: str
    rights: str


def read_manifest(folder: Traversable) -> dict[str, SourceEntry]:
    """Read ``manifest.toml`` of a sources folder; the keys are the names of the documents.

    Raise `SourceError` when the manifest is not there or does not say what it must.
    """
    try:
        data = tomllib.loads((folder / "manifest.toml").read_text("utf-8"))
        return {name: _entry(name, fields) for name, fields in data.items()}
    except OSError as error:
        raise UnreadableSourceError("manifest.toml", error) from error
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise ManifestError(error) from error


def _entry(name: str, fields: dict[str, str]) -> SourceEntry:
    role, edition = SourceRole(fields.pop("role")), Edition(fields.pop("edition"))
    return SourceEntry(name=name, role=role, edition=edition, **fields)


def open_document(folder: Traversable, entry: SourceEntry) -> Document:
    """Read a document and check its fingerprint; raise `SourceError` when it is not as given."""
    try:
        data = (folder / entry.file).read_bytes()
    except OSError as error:
        raise UnreadableSourceError(entry.file, error) from error
    document = Document.from_bytes(entry.file, data)
    if document.sha256 != entry.sha256:
        raise AlteredSourceError(entry.file, entry.sha256, document.sha256)
    return document
