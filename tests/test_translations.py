"""The catalogues: every text is in them, translated, with its blanks and forms."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import pytest
from babel.messages import Message

from bridge_rules_gui import resources
from bridge_rules_gui.language.catalogue import LABELS, PHRASES
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import SEAT_WORDS
from bridge_rules_gui.window.actions.spec import CONTEXT, Menu
from bridge_rules_gui.window.actions.table import ACTIONS, MENUS
from translations import make, texts

SUBJECTS: Final = (*LABELS, *PHRASES)
VIEWS: Final = resources.translations().parent / "bridge_rules_gui" / "window"
_BLANK: Final = re.compile(r"\{([a-z_]*)(?::(\w+))?\}|(\{\{|\}\})|(%\d)")


@cache
def messages(language: str, subject: str) -> tuple[Message, ...]:
    """Return what a catalogue has, without its head."""
    read = make.read(resources.translations() / language / f"{subject}.po")
    return tuple(message for message in read if message.id)


def english(message: Message) -> str:
    """Return the English of a text, of several things if it depends on a number."""
    return message.id if isinstance(message.id, str) else message.id[1]


def said_in(language: str, *subjects: str) -> Iterator[str]:
    """Yield all that is said in a language, each form by itself."""
    for subject in subjects or SUBJECTS:
        for message in messages(language, subject):
            yield from make.forms_of(message)


@cache
def phrases(language: str) -> Mapping[str, str]:
    """Return what the texts beside the labels are in a language, but for those with a number."""
    found = (message for subject in PHRASES for message in messages(language, subject))
    return {
        english(message): make.forms_of(message)[0] for message in found if not message.pluralizable
    }


@cache
def _labels(language: str) -> Mapping[make.Key, str]:
    return {make.key_of(each): make.forms_of(each)[0] for each in messages(language, "labels")}


def label(language: str, place: str, text: str) -> str:
    """Return what a label is where it is said, English where it has no translation."""
    known = _labels(language) if language != "en" else {}
    return known.get((place, text)) or known.get(("", text), text)


@cache
def requested() -> Mapping[str, tuple[texts.Text, ...]]:
    return texts.texts()


@pytest.mark.parametrize("language", make.LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_text_is_translated_and_looked_at(language: str, subject: str) -> None:
    found = messages(language, subject)
    assert found
    assert not [english(message) for message in found if not make.is_finished(message)]


@pytest.mark.parametrize("language", make.LANGUAGES)
@pytest.mark.parametrize("subject", PHRASES)
def test_a_catalogue_has_what_is_said_and_nothing_else(language: str, subject: str) -> None:
    """`python translations/make.py` finds no new text and drops none."""
    found = [(make.key_of(each)[1], each.pluralizable) for each in messages(language, subject)]
    said = [(text.english, bool(text.plural)) for text in requested()[subject]]
    assert sorted(found) == sorted(said)


_PRICE: Final = {
    "bg": r"\bцен(?:а|ата|и|ите)\b|\bструва(?:т|ше)?\b|\bплаща",
    "ru": r"\bцен(?:а|у|ы|ой|е)\b|\bниче(?:го|му) не сто(?:ит|ило)|\bплатит",
    "sr": r"\bcen(?:a|u|e|i|om)\b|\bkošta|\bplaća",
}


@pytest.mark.parametrize("language", make.LANGUAGES)
def test_a_rectification_is_no_price(language: str) -> None:
    """A call that carries no rectification is not one that "is worth nothing" (ru: не стоит)."""
    said = re.compile(r"\b(?:cost|pa[iy]|price|worth|lose|figure)", re.IGNORECASE)
    priced = re.compile(_PRICE[language], re.IGNORECASE)
    found = phrases(language).items()
    assert [there for here, there in found if priced.search(there) and not said.search(here)] == []
    assert any(priced.search(there) for _, there in found)


_SAME: Final = {
    r"\bspades?\b": {"bg": r"♠|\bпик[аи]", "ru": r"♠|\bпик", "sr": r"♠|\bpik"},
    r"\bhearts?\b": {"bg": r"♥|\bкуп(?!ч)", "ru": r"♥|\bчерв", "sr": r"♥|\bher[cč]"},
    r"\bdiamonds?\b": {"bg": r"♦|\bкар[оаи]", "ru": r"♦|\bбуб[неё]", "sr": r"♦|\bkaro"},
    r"\bclubs?\b(?! event)": {"bg": r"♣|\bтреф", "ru": r"♣|\bтреф", "sr": r"♣|\btref"},
    r"\bpass throughout\b": {"bg": "до края|докрай", "ru": "до конца", "sr": "do kraja"},
    r"\bmajor penalty": {"bg": "съществен", "ru": "старш", "sr": "velik"},
    r"\bminor penalty": {"bg": "маловажн", "ru": "младш", "sr": r"\bmal"},
}
"""What a ruling turns on: where English names it, so does every translation."""


@pytest.mark.parametrize("language", make.LANGUAGES)
@pytest.mark.parametrize("subject", ["questions", "situations", "rulings"])
def test_the_suit_and_the_duty_are_those_of_the_english(language: str, subject: str) -> None:
    for message in messages(language, subject):
        said = english(message)
        for named, words in _SAME.items():
            if re.search(named, said, re.IGNORECASE):
                forms = make.forms_of(message)
                there = re.compile(words[language], re.IGNORECASE)
                assert all(there.search(form) for form in forms), (said, forms)


@pytest.mark.parametrize("language", make.LANGUAGES)
def test_the_labels_are_those_of_the_program(language: str) -> None:
    """Each stands once for all places, and once more where a place has its own translation."""
    known = {make.key_of(each) for each in messages(language, "labels")}
    said = {(text.remark, text.english) for text in requested()["labels"]}
    by_place = {(text.place, text.english) for text in requested()["labels"]}
    assert known <= said | by_place
    missing = said - known
    places = {(each.place, each.english) for each in requested()["labels"] if not each.remark}
    assert all((place, text) in known for place, text in places if ("", text) in missing), (
        "a text stands nowhere"
    )
    assert all(not remark for remark, _ in missing)


@pytest.mark.parametrize("language", make.LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_translation_has_the_blanks_of_its_text(language: str, subject: str) -> None:
    differing = [
        (english(message), form)
        for message in messages(language, subject)
        for form in make.forms_of(message)
        if _blanks(english(message), message) != _blanks(form, message)
    ]
    assert not differing


def _blanks(text: str, message: Message) -> list[tuple[str, ...]]:
    """Return the blanks of a text, each once; a form may name its number with a word.

    Where English says a name again, another language may say "he".
    """
    found = sorted({(name, *marks) for name, _, *marks in _BLANK.findall(text)})
    return [each for each in found if not message.pluralizable or each[0] != "n"]


@pytest.mark.parametrize("language", make.LANGUAGES)
def test_a_number_has_all_the_forms_of_its_language(language: str) -> None:
    counted = [m for subject in SUBJECTS for m in messages(language, subject) if m.pluralizable]
    assert len(counted) > 30
    assert {len(make.forms_of(message)) for message in counted} == {2 if language == "bg" else 3}
    saying_it = [message for message in counted if "{n}" in message.id[1]]
    assert all("{n}" in form for message in saying_it for form in make.forms_of(message)[1:])


@pytest.mark.parametrize("language", make.LANGUAGES)
def test_an_ending_asked_for_is_one_the_players_have(language: str) -> None:
    asked = {found[1] for said in said_in(language) for found in _BLANK.findall(said)} - {""}
    assert asked <= set(SEAT_WORDS[InterfaceLanguage(language)].endings)


_NUMBERED: Final = re.compile(
    r"\{(?:count|number|rows|total|all|asked|answers|minutes|left|\d)\} (?:more |best )?"
    r"(?!has|is|stands|corresponds)[a-z]+s\b"
)
"""A number with the plural of what is counted behind it."""


def test_a_noun_beside_its_number_is_said_in_the_form_of_the_number() -> None:
    always_many = {"Too long: only the first {number} characters are kept."}
    found = {text.english for text in requested()["labels"] if _NUMBERED.search(text.english)}
    assert found == always_many


_GOVERNED: Final = re.compile(
    r"\b(?:после|с|со|от|до|для|без|posle|sa|od|do|iz|bez"
    r"|(?:отмен|аннулир|замен|повтор)\w*(?:ая|ой|ую|ый|ого|ым|ом)|(?:povuč|poništ|ponovlj)\w*) "
    r"\{(?:call|bid|withdrawn|now|substitute)\}"
)


@pytest.mark.parametrize("language", ["ru", "sr"])
def test_a_call_takes_no_ending(language: str) -> None:
    """A pass cannot follow a word that governs a case: the word for a call stands between them."""
    wrong = [said for said in said_in(language, *PHRASES) if _GOVERNED.search(said)]
    assert not wrong


@pytest.mark.parametrize("language", make.LANGUAGES)
@pytest.mark.parametrize("menu", Menu)
def test_access_keys_of_a_menu_are_unique(language: str, menu: Menu) -> None:
    texts = [spec.text for spec in ACTIONS if spec.name in MENUS[menu]]
    said = [label(language, CONTEXT, text) for text in texts]
    keys = Counter(found[1].lower() for text in said if (found := re.search("&(.)", text)))
    assert [key for key, count in keys.items() if count > 1] == []


def test_no_class_inherits_a_label_that_is_translated_for_its_base_alone() -> None:
    """A label is asked for by the class of the widget first, and what holds for all answers."""
    own = {make.key_of(m)[0] for language in make.LANGUAGES for m in messages(language, "labels")}
    trees = (ast.parse(path.read_text("utf-8")) for path in VIEWS.rglob("*.py"))
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    inherited = {ast.unparse(base) for node in classes for base in node.bases}
    assert "PracticePage" in own
    assert not own & inherited


def test_sentences_are_found_where_they_are_given_and_in_tables() -> None:
    rulings = {text.english for text in requested()["rulings"]}
    assert "There has been no irregularity." in rulings
    assert "{who} bids {call}" in rulings
    assert "and" in rulings  # a word within a list
    assert not any(re.search("[а-я]", text) for text in rulings)


def test_sentences_given_by_a_variable_and_words_said_at_the_table_are_found() -> None:
    rulings, situations = (
        {text.english for text in requested()[subject]} for subject in ("rulings", "situations")
    )
    assert any(text.startswith("{laws} does not exempt {who}") for text in rulings)
    assert "{who}: “{words}”" in rulings
    assert {"natural and strong", "What is two clubs?", "win it"} <= situations
    assert "H2" not in situations


def test_labels_are_found_by_whom_they_are_said() -> None:
    labels = requested()["labels"]
    assert texts.Text("&File", place="Actions") in labels
    assert texts.Text("N", remark="letter of the player North", place="Table") in labels
    assert texts.Text("{n} board", "{n} boards") in labels
