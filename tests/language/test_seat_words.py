"""Cases are turned round the table in every language, whatever case a player stands in."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bridge_rules_gui.language.catalogue import Catalogue
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import SEAT_WORDS, Phrasebook
from bridge_rules_gui.language.seat_words import ENGLISH_SEATS
from bridge_rules_gui.language.sentence import plain, sentence
from tests.test_translations import phrases, requested

WRITTEN = [
    InterfaceLanguage.BULGARIAN,
    InterfaceLanguage.RUSSIAN,
    InterfaceLanguage.SERBIAN,
]


@pytest.mark.parametrize(
    ("language", "words", "turns", "expected"),
    [
        (InterfaceLanguage.ENGLISH, "North opened, East passed.", 1, "East opened, South passed."),
        (
            InterfaceLanguage.ENGLISH,
            "North–South are vulnerable, West is not.",
            1,
            "East–West are vulnerable, North is not.",
        ),
        (
            InterfaceLanguage.ENGLISH,
            "East–West claim; South objects.",
            2,
            "East–West claim; North objects.",
        ),
        (InterfaceLanguage.ENGLISH, "Northern lights", 1, "Northern lights"),
        (InterfaceLanguage.RUSSIAN, "Север пошёл к Югу.", 1, "Восток пошёл к Западу."),
        (InterfaceLanguage.RUSSIAN, "Востоком и Западе", 2, "Западом и Востоке"),
        (InterfaceLanguage.SERBIAN, "Posle pasa Juga, Sever.", 1, "Posle pasa Zapada, Istok."),
        (InterfaceLanguage.BULGARIAN, "Изток пасува.", 3, "Север пасува."),
        (InterfaceLanguage.BULGARIAN, "Изток–Запад, Югослав", 1, "Север–Юг, Югослав"),
    ],
)
def test_the_players_of_a_text_are_turned(
    language: InterfaceLanguage, words: str, turns: int, expected: str
) -> None:
    assert SEAT_WORDS[language].turned(words, turns) == expected


@pytest.mark.slow
@pytest.mark.parametrize("language", WRITTEN)
def test_every_case_names_as_many_players_turned_as_stated(language: InterfaceLanguage) -> None:
    """A form of a name that is not known would stay where it was."""
    seats = SEAT_WORDS[language]
    stems = re.compile("|".join(seats.names))
    for english in (text.english for text in requested()["situations"]):
        found = phrases(language.written)[english]
        turned = seats.turned(found, 1)
        following = dict(zip(seats.names, (*seats.names[1:], seats.names[0]), strict=True))
        assert Counter(stems.findall(turned)) == Counter(
            following[name] for name in stems.findall(found)
        )
        # With another name after them, these would have to be spelled in another way.
        assert not re.search(rf"\b(?:със?|във?|во|ко|со|об) (?:{stems.pattern})", found)


def test_a_turned_case_within_a_question_is_said_turned() -> None:
    known = Catalogue(
        {"{story} Who leads?": "{story} Ko atakira?", "North bids.": "Sever licitira."}
    )
    asked = sentence("{story} Who leads?", story=plain("North bids.", 1))
    assert str(asked) == "East bids. Who leads?"
    said = Phrasebook(InterfaceLanguage.SERBIAN, known).say(asked)
    assert said == "Istok licitira. Ko atakira?"
    in_cyrillic = Phrasebook(InterfaceLanguage.SERBIAN_CYRILLIC, known).say(asked)
    assert in_cyrillic == "Исток лицитира. Ко атакира?"
    assert ENGLISH_SEATS.turned("North bids.", 4) == "North bids."
