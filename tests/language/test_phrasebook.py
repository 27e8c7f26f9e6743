"""Phrasebooks: sentences said in another language, and in English where there is none."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.catalogue import Catalogue
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import ENGLISH, Phrasebook
from bridge_rules_gui.language.sentence import listed, sentence

_SERBIAN = Catalogue(
    {
        "{who} plays {cards}": "{who} igra {cards}",
        "The { ends herewhat}": "Ovo je kraj za: {what}",
        "round": "runda",
        "and": "i",
    }
)
_HEARTS = listed((Card.parse("HK"), Card.parse("HT")), "and")


def test_english_is_said_as_it_is_written() -> None:
    assert ENGLISH.say(sentence("{who} plays {cards}", who="N", cards="HA")) == "N plays HA"


def test_a_pattern_is_translated_and_its_blanks_filled() -> None:
    book = Phrasebook(InterfaceLanguage.SERBIAN, _SERBIAN)
    said = book.say(sentence("{who} plays {cards}", who="N", cards=_HEARTS))
    assert said == "N igra ♥K i ♥10"


def test_a_known_word_that_fills_a_blank_is_translated() -> None:
    book = Phrasebook(InterfaceLanguage.SERBIAN, _SERBIAN)
    said = book.say(sentence("The { ends herewhat}", what="round"))
    assert said == "Ovo je kraj za: runda"


def test_cyrillic_is_converted_but_for_the_cards() -> None:
    book = Phrasebook(InterfaceLanguage.SERBIAN_CYRILLIC, _SERBIAN)
    said = book.say(sentence("{who} plays {cards}", who="N", cards=_HEARTS))
    assert said == "N игра ♥K и ♥10"


def test_what_has_no_translation_stays_english() -> None:
    book = Phrasebook(InterfaceLanguage.SERBIAN_CYRILLIC, _SERBIAN)
    assert book.say(sentence("Nobody knows {what}.", what="why")) == "Nobody knows why."


def test_what_fills_a_sentence_without_translation_stays_english_too() -> None:
    book = Phrasebook(InterfaceLanguage.SERBIAN, _SERBIAN)
    assert book.say(sentence("The {what} is over.", what="round")) == "The round is over."
    assert book.say(sentence("{a}, {b}", a=_HEARTS, b="round")) == "♥K i ♥10, runda"


def test_a_case_without_translation_stays_english_to_the_last_word() -> None:
    book = Phrasebook(InterfaceLanguage.SERBIAN, _SERBIAN)
    scenario = "East bid, and West passed or so."
    assert (
        book.say(sentence("{who} plays {cards}", who=scenario, cards="C2")) == f"{scenario} igra C2"
    )


def test_languages_follow_the_desktop() -> None:
    of = InterfaceLanguage.of_locale
    assert of("bg_BG") is InterfaceLanguage.BULGARIAN
    assert of("sr-Cyrl-RS") is InterfaceLanguage.SERBIAN_CYRILLIC
    for tag in ("sr-RS", "sr-Latn-RS", "sr_RS@latin", "sr-latin", "hr_HR", "bs-Latn-BA", "cnr-ME"):
        assert of(tag) is InterfaceLanguage.SERBIAN, tag
    assert of("de_DE") is InterfaceLanguage.ENGLISH


def test_suits_are_drawn_and_players_named() -> None:
    barred = sentence("{on} may not lead {suits}.", on=Seat.SOUTH, suits=listed(Suit, "or"))
    assert ENGLISH.say(barred) == "South may not lead ♣, ♦, ♥ or ♠."
    assert str(barred) == "South may not lead C, D, H or S."


@pytest.mark.parametrize(
    ("part", "written", "shown"),
    [
        (Call.parse("1H"), "1H", "1♥"),
        (Call.parse("8C"), "8C", "8♣"),
        (Call.parse("3NT"), "3NT", "3NT"),
        (Call.parse("X"), "X", "X"),
        (Card.parse("HT"), "HT", "♥10"),
        ([Card.parse("C2"), Card.parse("SA")], "C2 SA", "♣2 ♠A"),
        (Citation.parse("8C"), "8C", "8C"),
        (Citation.parse("12C1(e)"), "12C1(e)", "12C1(e)"),
        ("8C", "8C", "8C"),
    ],
)
def test_what_a_part_is_decides_how_it_is_written(part: object, written: str, shown: str) -> None:
    said = sentence("{part} it is", part=part)
    assert (str(said), ENGLISH.say(said)) == (f"{written} it is", f"{shown} it is")


@pytest.mark.parametrize(
    ("language", "translated", "expected"),
    [
        (
            InterfaceLanguage.BULGARIAN,
            "{side} дължат на {who}",
            "Изток–Запад дължат на Юг или Изток",
        ),
        (InterfaceLanguage.RUSSIAN, "у {side:а} к {who:у}", "у Востока–Запада к Югу или Востоку"),
        (InterfaceLanguage.SERBIAN, "{side}: s {who:om}", "Istok–Zapad: s Jugom ili Istokom"),
        (
            InterfaceLanguage.SERBIAN_CYRILLIC,
            "{side}: s {who:om}",
            "Исток–Запад: с Југом или Истоком",
        ),
    ],
)
def test_players_and_sides_are_named_in_the_case_a_language_wants(
    language: InterfaceLanguage, translated: str, expected: str
) -> None:
    word = "ili" if language.written == "sr" else "или"
    book = Phrasebook(language, Catalogue({"{side} owe {who}": translated, "or": word}))
    owed = sentence("{side} owe {who}", side=Side.EAST_WEST, who=listed(tuple(Seat)[2:0:-1], "or"))
    assert str(owed) == "East–West owe South or East"
    assert book.say(owed) == expected


@pytest.mark.parametrize(
    ("language", "translated", "expected"),
    [
        (InterfaceLanguage.ENGLISH, (), "If this happened next: “East: ‘high’”"),
        (InterfaceLanguage.BULGARIAN, ("„", "“"), "„East: ‚high‘“"),
        (InterfaceLanguage.RUSSIAN, ("«", "»"), "«East: „high“»"),
        (InterfaceLanguage.SERBIAN, ("„", "“"), "„East: ‚high‘“"),
    ],
)
def test_words_quoted_within_quoted_words_have_marks_of_the_second_kind(
    language: InterfaceLanguage, translated: tuple[str, ...], expected: str
) -> None:
    outer, inner = "If this happened next: “{other}”", "{who}: “{words}”"
    phrases = {}
    if translated:
        first, last = translated
        phrases = {
            outer: f"{first}{{other}}{last}",
            inner: f"{{who}}: {first}{{words}}{last}",
            "East": "East",
        }
    said = sentence(outer, other=sentence(inner, who="East", words="high"))
    assert Phrasebook(language, Catalogue(phrases)).say(said) == expected


def test_a_pass_has_a_capital_wherever_it_begins_a_sentence() -> None:
    pattern = "{who} called over {call}. {call} stands, and {call} it was."
    said = sentence(pattern, who=Seat.EAST, call=Call.parse("P"))
    assert str(said) == "East called over pass. Pass stands, and pass it was."
    assert ENGLISH.say(said) == str(said)
    assert str(sentence("{call}", call=Call.parse("P"))) == "pass"
