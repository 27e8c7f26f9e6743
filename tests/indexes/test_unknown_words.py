"""Words without a term are listed, function words and rare ones are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import NoTerms, Term
from bridge_rules_gui.indexes.attestation import Attestation
from bridge_rules_gui.indexes.running_text import Stretch
from bridge_rules_gui.indexes.term_patterns import TermKey
from bridge_rules_gui.indexes.unknown_words import unknown_words
from bridge_rules_gui.reading.tables import TableError
from bridge_rules_gui.reading.termbase import read_function_words
from bridge_rules_gui.terms.terminology import Terminology

BG = Edition.BG_2017
TEXT = "Наказаната карта и картата на масата. Маса и маси 27 а."


def _unknown(
    text: str, least: int = 1, general: frozenset[str] = frozenset()
) -> list[tuple[str, ...]]:
    stretch = Stretch(Address(BG, Address.parse("bg2017/1").place), "text", text)
    terms = {TermKey("card", 0): Term("карта")}
    attestation = Attestation([stretch], terms.items(), BG)
    found = unknown_words(attestation, NoTerms(frozenset({"и", "на"}), general), least)
    return [tuple(form for form, _ in word.forms) for word in found]


def test_words_no_term_covers_are_listed_by_frequency() -> None:
    assert _unknown(TEXT) == [("масата", "маса", "маси"), ("наказаната",)]


def test_rare_words_are_left_out() -> None:
    assert _unknown(TEXT, least=2) == [("масата", "маса", "маси")]


def test_a_general_word_is_left_out_in_every_form() -> None:
    assert _unknown(TEXT, general=frozenset({"маса"})) == [("наказаната",)]


@pytest.mark.parametrize("edition", Edition)
def test_every_frequent_word_is_a_term_or_reviewed(
    terminology: Terminology, edition: Edition
) -> None:
    assert [dict(word.forms) for word in terminology.unknown(edition, least=10)] == []


@pytest.mark.parametrize("edition", Edition)
def test_every_place_of_an_unknown_word_can_be_opened(
    terminology: Terminology, edition: Edition
) -> None:
    found = terminology.unknown(edition, least=5)
    assert found
    for word in found:
        assert word.count == sum(count for _, count in word.forms) >= 5
        for place in word.places:
            assert terminology.corpus.has_place(place.stretch.address)
            form = place.stretch.text[place.start : place.end].lower()
            assert form in dict(word.forms)
    assert [w.count for w in found] == sorted((w.count for w in found), reverse=True)


@pytest.mark.parametrize("edition", Edition)
def test_terms_are_not_unknown(terminology: Terminology, edition: Edition) -> None:
    unknown = {form for word in terminology.unknown(edition, 1) for form, _ in word.forms}
    headwords = {"карта", "karta", "взятка", "štih", "игрок", "igrač", "играч", "пас", "pas"}
    assert not unknown & headwords


def test_a_general_word_needs_a_reason(tmp_path: Path) -> None:
    (tmp_path / "terms").mkdir()
    words = "[bg]\nwords = 'и'\n[[bg.reviewed]]\nwords = 'случай'"
    (tmp_path / "terms" / "function_words.toml").write_text(words, "utf-8")
    with pytest.raises(TableError, match="say why these are no terms: случай"):
        read_function_words(tmp_path)


def test_a_broken_list_of_function_words_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "terms").mkdir()
    (tmp_path / "terms" / "function_words.toml").write_text("[bg]\nwrds = ''", "utf-8")
    with pytest.raises(TableError, match=r"terms/function_words\.toml"):
        read_function_words(tmp_path)
