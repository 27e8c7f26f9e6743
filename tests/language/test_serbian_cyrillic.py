"""Serbian in Cyrillic letters: every letter converted, and what is no Serbian left alone."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.serbian_cyrillic import in_cyrillic, in_latin

_WORDS = {
    "Licitiranje": "Лицитирање",
    "renons": "ренонс",
    "džabe": "џабе",
    "Ljubav i Njegoš": "Љубав и Његош",
    "injekcija": "инјекција",
    "konjunktura": "конјунктура",
    "nadživeti": "надживети",
    "konj": "коњ",
    "podžanr": "поджанр",
    "đak žvaće čvorak šumom": "ђак жваће чворак шумом",
}


@pytest.mark.parametrize(("latin", "cyrillic"), _WORDS.items())
def test_words_are_spelt_as_serbian_spells_them(latin: str, cyrillic: str) -> None:
    assert in_cyrillic(latin) == cyrillic


@pytest.mark.parametrize(
    "kept",
    [
        "{who}",
        "<b>",
        "&amp;",
        "27B1(a)",
        "bg2017",
        "bg2017/27B1(a)",
        "sr-Latn",
        '[Dealer "N"]',
        'declarer = "S"',
        "schema = 1",
        "md|3S...,S...,S...,|",
        "Ctrl+K",
        "F1",
        "PBN",
        "1NT",
        "scenario.toml",
        "*.toml",
        "%n",
        "World Bridge Federation",
        "penalty-card",
        "withdrawn",
        "must not",
    ],
)
def test_what_is_no_serbian_stays(kept: str) -> None:
    assert in_cyrillic(f"pogledaj {kept} odmah") == f"погледај {kept} одмах"


@pytest.mark.parametrize(
    ("latin", "cyrillic"),
    [("N&ovi...", "Н&ови..."), ("P&riča", "П&рича"), ("LP ne prihvata", "ЛП не прихвата")],
)
def test_a_letter_before_an_access_key_is_no_seat(latin: str, cyrillic: str) -> None:
    assert in_cyrillic(latin) == cyrillic


@pytest.mark.parametrize(
    ("latin", "cyrillic"),
    [
        ("kakav daju A i B", "какав дају A и B"),
        ("Stav A kaže", "Став A каже"),
        ("umesto na A", "уместо на A"),
        ("A karta?", "А карта?"),
        ("pita: „A koliko?“", "пита: „А колико?“"),
        ("Igra N. S obzirom na to", "Игра N. С обзиром на то"),
        ("A, E, S ili W", "A, E, S или W"),
    ],
)
def test_a_letter_is_kept_where_it_is_no_word(latin: str, cyrillic: str) -> None:
    assert in_cyrillic(latin) == cyrillic


def test_no_latin_letter_is_left_in_the_words_of_the_book(corpus: Corpus) -> None:
    book = corpus.books[Edition.SR_2007]
    words = {
        word
        for provision in book.provisions
        for word in re.findall(r"[^\W\d_]{7,}", provision.body.text)
    }
    assert len(words) > 1500
    left = {word for word in words if re.search("[a-zčćžšđ]", in_cyrillic(word.lower()))}
    assert not left


@given(st.text(max_size=60))
def test_any_text_is_converted_and_a_second_time_changes_nothing(text: str) -> None:
    once = in_cyrillic(text)
    assert len(once) <= len(text)
    assert in_cyrillic(once) == once or re.search("[A-Za-z&<{`]", once)


@given(st.text(alphabet="абвгдђежзљњџШЉЏ lj\n", max_size=40))
def test_every_letter_in_latin_knows_its_place(text: str) -> None:
    latin, places = in_latin(text)
    assert len(places) == len(latin) + 1
    assert list(places) == sorted(places)
    assert places[-1] == len(text)


def test_digraphs_become_two_letters() -> None:
    assert in_latin("Љубав")[0] == "Ljubav"
    assert in_latin("Љубав")[1] == (0, 0, 1, 2, 3, 4, 5)
