"""The index: what is found, by many threads, and without a trace in the temporary folder."""

from __future__ import annotations

import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.indexes.documents import Document, DocumentKind, Field
from bridge_rules_gui.indexes.full_text import FullTextIndex
from bridge_rules_gui.indexes.index_builder import documents_of_book
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.text_index import TextIndex

TEXT = Field("text", Language.BULGARIAN)


@pytest.fixture(scope="module")
def documents(small_corpus: Corpus) -> list[Document]:
    return [d for book in small_corpus.books.values() for d in documents_of_book(book)]


@pytest.fixture(scope="module")
def index(documents: list[Document]) -> TextIndex:
    made = FullTextIndex.of(documents)
    return TextIndex(documents, made.tables(), lambda: made.files)


def _places(index: TextIndex, numbers: frozenset[int]) -> set[str]:
    return {str(index.documents[number].address) for number in numbers}


def test_every_kind_of_text_becomes_a_document(documents: list[Document]) -> None:
    assert {document.kind for document in documents} == {
        DocumentKind.PROVISION,
        DocumentKind.DEFINITION,
        DocumentKind.FOOTNOTE,
        DocumentKind.MATTER,
    }


def test_subject_index_is_not_indexed(small_corpus: Corpus, index: TextIndex) -> None:
    assert any(book.subject_index for book in small_corpus.books.values())
    assert all("index" not in str(document.address) for document in index.documents)


def test_postings_tell_where_and_how_often(index: TextIndex) -> None:
    numbers = dict(index.postings(TEXT, "декларац"))
    assert {str(index.documents[n].address) for n in numbers} == {
        "bg2017/27A1",
        "bg2017/31",
        "bg2017/def:double",
    }
    assert index.postings(TEXT, "няма") == ()


def test_phrase_is_words_that_follow_one_another(index: TextIndex) -> None:
    found = index.with_phrase(["всяка", "недостатъчна", "декларация"], Language.BULGARIAN)
    assert _places(index, found) == {"bg2017/27A1"}
    assert not index.with_phrase(["недостатъчна", "всяка"], Language.BULGARIAN)


def test_words_of_one_language_are_not_found_in_another(index: TextIndex) -> None:
    assert not index.with_phrase(["недовољан", "лицит"], Language.BULGARIAN)
    assert "licit" in index.vocabulary(Field("exact", Language.SERBIAN))
    assert "licit" not in index.vocabulary(Field("exact", Language.BULGARIAN))


def test_no_word_is_stopped(index: TextIndex) -> None:
    assert {"не", "да", "виж"} <= index.vocabulary(Field("exact", Language.BULGARIAN))


def test_many_threads_find_the_same(documents: list[Document]) -> None:
    index = FullTextIndex.of(documents)
    requested = index.with_phrase(["пас", "извън", "реда"], Language.BULGARIAN)

    def ask(_: int) -> frozenset[int]:
        return index.with_phrase(["пас", "извън", "реда"], Language.BULGARIAN)

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(ask, range(160))) == {requested}
    assert requested


def test_building_leaves_the_temporary_folder_alone(
    documents: list[Document], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    FullTextIndex.of(documents)
    assert not list(tmp_path.iterdir())
