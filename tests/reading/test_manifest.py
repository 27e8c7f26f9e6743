"""The manifest names five documents, and an altered or missing one is refused clearly."""

import shutil
from pathlib import Path

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.reading.document import Document, SourceError
from bridge_rules_gui.reading.manifest import (
    AlteredSourceError,
    ManifestError,
    UnreadableSourceError,
    open_document,
    read_manifest,
)

SOURCES = resources.content() / "sources"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "sources"
    shutil.copytree(str(SOURCES), copy)
    return copy


def test_all_five_documents_are_as_given() -> None:
    entries = read_manifest(SOURCES)
    assert list(entries) == ["ru1987", "sr2007", "bg2017", "bg2017-commentary", "ru1987-fragment"]
    for entry in entries.values():
        assert open_document(SOURCES, entry).lines


def test_a_changed_document_is_refused(folder: Path) -> None:
    entry = read_manifest(folder)["sr2007"]
    (folder / entry.file).write_bytes((folder / entry.file).read_bytes().replace(b"Pik", b"Pic"))
    with pytest.raises(AlteredSourceError, match=r"sr2007\.txt is not the document as given"):
        open_document(folder, entry)


def test_a_missing_document_is_named(folder: Path) -> None:
    entry = read_manifest(folder)["ru1987"]
    (folder / entry.file).unlink()
    with pytest.raises(UnreadableSourceError, match=r"ru1987\.txt cannot be read .*restore"):
        open_document(folder, entry)


def test_a_document_that_is_not_text_is_refused() -> None:
    with pytest.raises(SourceError, match=r"content/sources/x\.txt is not UTF-8 .*byte 1.*restore"):
        Document.from_bytes("x.txt", b"a\xff")


@pytest.mark.parametrize(
    "spoilt",
    ["x = ", "[ru1987]\nfile = 'ru1987.txt'", "[ru1987]\nrole = 'pamphlet'", "ru1987 = 1"],
)
def test_a_spoilt_manifest_is_named(folder: Path, spoilt: str) -> None:
    (folder / "manifest.toml").write_text(spoilt, "utf-8")
    with pytest.raises(ManifestError, match=r"manifest\.toml cannot be used .*restore"):
        read_manifest(folder)
