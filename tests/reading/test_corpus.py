"""The corpus comes from the cache only while all it rests on is as it was."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.corpus import read_corpus
from bridge_rules_gui.reading.document import SourceError
from bridge_rules_gui.reading.library import Library


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the content that may be spoilt."""
    copied = tmp_path / "content"
    shutil.copytree(resources.content(), copied)
    monkeypatch.setattr(resources, "content", lambda: copied)
    return copied


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory, corpus: Corpus) -> Path:
    """Return a cache in which all has been kept."""
    folder = tmp_path_factory.mktemp("cache")
    assert read_corpus(cache_folder=folder) == corpus
    return folder


def test_what_was_kept_equals_what_is_read(
    filled: Path, corpus: Corpus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Library, "__init__", None)  # nothing may be read
    assert read_corpus(cache_folder=filled) == corpus


def test_only_the_book_asked_for_is_kept(tmp_path: Path) -> None:
    read_corpus(cache_folder=tmp_path).books[Edition.SR_2007]
    assert [file.name for file in tmp_path.iterdir()] == ["sr2007.json"]


@pytest.mark.parametrize("spoilt", ["sr2007.txt", "bg2017-commentary.txt"])
def test_altered_document_is_noticed_beside_a_full_cache(
    content: Path, filled: Path, spoilt: str
) -> None:
    file = content / "sources" / spoilt
    file.write_bytes(file.read_bytes() + b"\n")
    with pytest.raises(SourceError, match=f"{spoilt} is not the document as given"):
        read_corpus(cache_folder=filled)


def test_missing_document_is_noticed_beside_a_full_cache(content: Path, filled: Path) -> None:
    (content / "sources" / "ru1987-fragment.txt").unlink()
    with pytest.raises(SourceError, match=r"ru1987-fragment\.txt cannot be read"):
        read_corpus(cache_folder=filled)


def test_missing_folder_of_documents_is_noticed(content: Path, filled: Path) -> None:
    shutil.rmtree(content / "sources")
    with pytest.raises(SourceError, match=r"manifest\.toml cannot be read"):
        read_corpus(cache_folder=filled)


def test_changed_editorial_table_reads_the_books_again(content: Path, filled: Path) -> None:
    table = content / "references" / "sr2007.toml"
    table.write_text(table.read_text("utf-8") + "# seen again\n", "utf-8")
    before = (filled / "sr2007.json").read_bytes()
    read_corpus(cache_folder=filled).books[Edition.SR_2007]
    assert (filled / "sr2007.json").read_bytes() != before
