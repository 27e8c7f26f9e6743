"""What a search rests on is kept, opened again, and made anew when anything is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.indexes.documents import Documents, row_of
from bridge_rules_gui.indexes.documents_of_books import documents_of_corpus
from bridge_rules_gui.indexes.keeping import Keeping
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.lexicon import Naming
from bridge_rules_gui.indexes.prepared import Prepared, prepared
from bridge_rules_gui.indexes.text_index import TextIndex

if TYPE_CHECKING:
    from pathlib import Path

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.indexes.documents import Document

NAMES = [Naming("bid", Language.ENGLISH, "bid"), Naming("bid", Language.BULGARIAN, "декларация")]
PHRASE = ["пас", "извън", "реда"]


@pytest.fixture(scope="module")
def documents(small_corpus: Corpus) -> list[Document]:
    return list(documents_of_corpus(small_corpus))


@pytest.fixture(scope="module")
def made(documents: list[Document]) -> Prepared:
    return Prepared.of(documents, NAMES, lambda found: {"bg2017": [() for _ in found]})


def _never() -> Prepared:
    raise AssertionError("made again")


def _with_phrase(ground: Prepared) -> frozenset[int]:
    index = TextIndex(ground.documents, ground.tables, ground.files)
    return index.with_phrase(PHRASE, Language.BULGARIAN)


def test_documents_come_back_from_their_rows(documents: list[Document]) -> None:
    again = Documents([row_of(document) for document in documents])
    assert list(again) == documents
    assert again[1:3] == tuple(documents[1:3])


def test_kept_is_what_was_made(made: Prepared, tmp_path: Path) -> None:
    keeping = Keeping(tmp_path / "deep", "key")
    assert prepared(keeping, lambda: made) is made
    kept = prepared(keeping, _never)
    assert list(kept.documents) == list(made.documents)
    assert (kept.tables, kept.lexicon, kept.counterparts, list(kept.outlines)) == (
        made.tables,
        made.lexicon,
        made.counterparts,
        list(made.outlines),
    )
    assert _with_phrase(kept) == _with_phrase(made) != frozenset()


def test_other_sources_are_made_anew(made: Prepared, tmp_path: Path) -> None:
    prepared(Keeping(tmp_path, "one"), lambda: made)
    with pytest.raises(AssertionError, match="made again"):
        prepared(Keeping(tmp_path, "another"), _never)


@pytest.mark.parametrize("damage", [b"", b"x" * 5000, b"one\n00000000\n{}"])
def test_damaged_file_is_made_again(made: Prepared, tmp_path: Path, damage: bytes) -> None:
    keeping = Keeping(tmp_path, "key")
    prepared(keeping, lambda: made)
    (tmp_path / "search.kept").write_bytes(damage)
    assert prepared(keeping, lambda: made) is made
    assert prepared(keeping, _never).tables == made.tables


def test_single_wrong_bit_is_noticed(made: Prepared, tmp_path: Path) -> None:
    keeping = Keeping(tmp_path, "key")
    prepared(keeping, lambda: made)
    content = bytearray((tmp_path / "search.kept").read_bytes())
    content[len(content) // 2] ^= 1
    (tmp_path / "search.kept").write_bytes(content)
    assert keeping.load("search") is None


def test_lost_engine_is_made_from_the_documents(made: Prepared, tmp_path: Path) -> None:
    keeping = Keeping(tmp_path, "key")
    prepared(keeping, lambda: made)
    kept = prepared(keeping, _never)
    (tmp_path / "search-engine.kept").unlink()
    assert _with_phrase(kept) == _with_phrase(made)


def test_folder_that_cannot_be_written_is_no_obstacle(made: Prepared, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    keeping = Keeping(tmp_path / "file" / "deeper", "key")
    assert prepared(keeping, lambda: made) is made
