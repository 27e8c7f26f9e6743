"""What a search rests on is kept, opened again, and made again when anything is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.described import Description
from bridge_rules_gui.indexes.cache import IndexCache
from bridge_rules_gui.indexes.documents import Document, Documents, row_of
from bridge_rules_gui.indexes.index_builder import documents_of_corpus
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.lexicon import Naming
from bridge_rules_gui.indexes.search_index import SearchIndex, cached_index
from bridge_rules_gui.indexes.text_index import TextIndex

NAMES = [Naming("bid", Language.ENGLISH, "bid"), Naming("bid", Language.BULGARIAN, "декларация")]
DESCRIPTION = Description("en", "he bid too low", (Address.parse("bg2017/27"),))
PHRASE = ["пас", "извън", "реда"]


@pytest.fixture(scope="module")
def documents(small_corpus: Corpus) -> list[Document]:
    return list(documents_of_corpus(small_corpus))


@pytest.fixture(scope="module")
def made(documents: list[Document]) -> SearchIndex:
    return SearchIndex.of(
        documents, NAMES, lambda found: {"bg2017": [() for _ in found]}, [DESCRIPTION]
    )


def _never() -> SearchIndex:
    raise AssertionError("made again")


def _with_phrase(index: SearchIndex) -> frozenset[int]:
    text_index = TextIndex(index.documents, index.tables, index.files)
    return text_index.with_phrase(PHRASE, Language.BULGARIAN)


def test_documents_come_back_from_their_rows(documents: list[Document]) -> None:
    again = Documents([row_of(document) for document in documents])
    assert list(again) == documents
    assert again[1:3] == tuple(documents[1:3])


def test_kept_is_what_was_made(made: SearchIndex, tmp_path: Path) -> None:
    cache = IndexCache(tmp_path / "deep", "key")
    assert cached_index(cache, lambda: made) is made
    kept = cached_index(cache, _never)
    assert list(kept.documents) == list(made.documents)
    plain = ("tables", "lexicon", "counterparts", "outlines", "described")
    assert all(getattr(kept, name) == getattr(made, name) for name in plain)
    assert kept.described
    assert _with_phrase(kept) == _with_phrase(made) != frozenset()


def test_other_sources_are_made_again(made: SearchIndex, tmp_path: Path) -> None:
    cached_index(IndexCache(tmp_path, "one"), lambda: made)
    with pytest.raises(AssertionError, match="made again"):
        cached_index(IndexCache(tmp_path, "another"), _never)


@pytest.mark.parametrize("damage", [b"", b"x" * 5000, b"one\n00000000\n{}"])
def test_damaged_file_is_made_again(made: SearchIndex, tmp_path: Path, damage: bytes) -> None:
    cache = IndexCache(tmp_path, "key")
    cached_index(cache, lambda: made)
    (tmp_path / "search.kept").write_bytes(damage)
    assert cached_index(cache, lambda: made) is made
    assert cached_index(cache, _never).tables == made.tables


def test_single_wrong_bit_is_noticed(made: SearchIndex, tmp_path: Path) -> None:
    cache = IndexCache(tmp_path, "key")
    cached_index(cache, lambda: made)
    content = bytearray((tmp_path / "search.kept").read_bytes())
    content[len(content) // 2] ^= 1
    (tmp_path / "search.kept").write_bytes(content)
    assert cache.load("search") is None


def test_lost_engine_is_made_from_the_documents(made: SearchIndex, tmp_path: Path) -> None:
    cache = IndexCache(tmp_path, "key")
    cached_index(cache, lambda: made)
    kept = cached_index(cache, _never)
    (tmp_path / "search-engine.kept").unlink()
    assert _with_phrase(kept) == _with_phrase(made)


def test_folder_that_cannot_be_written_is_no_obstacle(made: SearchIndex, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    cache = IndexCache(tmp_path / "file" / "deeper", "key")
    assert cached_index(cache, lambda: made) is made
