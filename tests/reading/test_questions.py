"""The questions written by hand: every source stands in its book, and the simulator agrees."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.authored import AuthoredQuestion
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.quiz.questions import asked, recorded_so_far
from bridge_rules_gui.reading.questions import read_questions
from bridge_rules_gui.reading.tables import TableError
from bridge_rules_gui.reading.topics import read_topics
from bridge_rules_gui.simulation.ruling.documents import ruling_document
from bridge_rules_gui.table.ground import passages
from tests.every import every

QUESTIONS = read_questions(resources.content())

LAWS = frozenset(range(1, 94))
"""Every law rules something a director is asked about, or sends to where it is ruled."""

AT_LEAST = 200
"""The fewest questions the issue asks for."""

AT_LEAST_WITH_SEVERAL = 10
"""The fewest of them to mark all that apply."""

FIELDS_OF_NAMES = {"options": "option", "facts_needed": "fact", "irregularities": "key"}
"""Fields of a ruling that are lists of tables, and the key a question names them by."""


def _name(question: AuthoredQuestion) -> str:
    return question.identifier


def _each_edition() -> Iterator[tuple[AuthoredQuestion, Edition]]:
    for question in QUESTIONS:
        for edition in question.answers:
            yield question, edition


def _of_edition(question: AuthoredQuestion, edition: Edition) -> str:
    return f"{question.identifier}-{edition.value}"


@cache
def _scenario(identifier: str) -> Scenario:
    path = resources.content() / "scenarios" / f"{identifier}.toml"
    return read_scenario(path.read_text("utf-8"), path.name)


def _words_at(corpus: Corpus, address: Address) -> str:
    """Return what a place says: its heading, its words, its tables and the notes on it."""
    place, edition = address.place, address.edition
    if not isinstance(place, Citation):
        concept = place.name.removeprefix("def:")
        definition = corpus.definition(edition, concept)
        assert definition is not None, address
        passages = (definition.body, *definition.senses, definition.closing)
        return "\n".join((definition.term, *(passage.text for passage in passages)))
    provision = corpus.provision(edition, place)
    notes = [n.body.text for n in corpus.books[edition].footnotes if place in n.on]
    rows = [" ".join(filter(None, row)) for table in provision.tables for row in table.rows]
    return "\n".join([*(passage.text for _, passage in provision.passages), *notes, " ".join(rows)])


def _plain(value: object) -> object:
    """Return an expected value as JSON has it: pairs as a table, the rest as lists."""
    if isinstance(value, tuple):
        is_table = value and all(isinstance(p, tuple) and len(p) == 2 for p in value)
        if is_table and all(isinstance(pair[0], str) for pair in value):
            return {key: _plain(each) for key, each in value}
        return [_plain(each) for each in value]
    return value


def _described(field: str, document: dict[str, object]) -> object:
    """Return a field of a ruling as a question names it."""
    value = document[field]
    if field in FIELDS_OF_NAMES:
        assert isinstance(value, list)
        return sorted({each[FIELDS_OF_NAMES[field]] for each in value})
    return value


def _agrees(field: str, expected: object, document: dict[str, object]) -> bool:
    """Tell whether a field of a ruling is as expected; of laws, those expected are there."""
    found = _described(field, document)
    if field == "laws":
        assert isinstance(expected, list)
        assert isinstance(found, list)
        return set(expected) <= set(found)
    if field in FIELDS_OF_NAMES:
        assert isinstance(expected, list)
        return found == sorted(expected)
    return found in ([], {}) if expected == [] else found == expected


@every("question, edition", _each_edition, ids=_of_edition)
def test_the_words_stand_in_the_places_cited(
    question: AuthoredQuestion, edition: Edition, corpus: Corpus
) -> None:
    for address, words in question.answers[edition].sources:
        assert address.edition is edition
        assert corpus.has_place(address), address
        said = _words_at(corpus, address)
        assert [each for each in passages(words) if each not in said] == [], address


@every("question, edition", _each_edition, ids=_of_edition)
def test_the_deciding_words_are_quoted(question: AuthoredQuestion, edition: Edition) -> None:
    assert question.answers[edition].sources[0][1].strip()


@every("question", QUESTIONS, ids=_name)
def test_choices_differ_and_say_why(question: AuthoredQuestion) -> None:
    texts = [_folded(choice.text) for choice in question.choices]
    assert len(set(texts)) == len(texts)
    assert 3 <= len(texts) <= 5
    for choice in question.choices:
        for why in choice.why.values():
            assert len(why.split()) >= 3, choice.text


def _folded(text: str) -> str:
    return re.sub(r"\W+", " ", text.casefold()).strip()


@every("question", QUESTIONS, ids=_name)
def test_one_answer_is_right_unless_the_question_asks_for_several(
    question: AuthoredQuestion,
) -> None:
    asks_for_several = "all that apply" in question.text
    for answer in question.answers.values():
        assert len(answer.answer) < len(question.choices)
        assert asks_for_several or len(answer.answer) == 1


@every("question", QUESTIONS, ids=_name)
def test_a_question_is_well_told(question: AuthoredQuestion) -> None:
    assert re.fullmatch(r"law\d\d(-[a-z0-9]+)+", question.identifier)
    assert question.text.rstrip().endswith((".", "?"))
    texts = [question.text, *(choice.text for choice in question.choices)]
    texts += [why for choice in question.choices for why in choice.why.values()]
    texts += [answer.explanation for answer in question.answers.values()]
    for text in texts:
        assert text == text.strip()
        assert "  " not in text


def test_there_are_enough_questions() -> None:
    assert len(QUESTIONS) >= AT_LEAST


def test_topics_are_known() -> None:
    known = {topic.id for topic in read_topics(resources.content())}
    assert {question.topic for question in QUESTIONS} <= known


def test_texts_are_different() -> None:
    texts = [_folded(question.text) for question in QUESTIONS]
    assert sorted({text for text in texts if texts.count(text) > 1}) == []


def test_the_answer_does_not_stand_in_one_place() -> None:
    places = [answer.answer[0] for q in QUESTIONS for answer in q.answers.values()]
    for place in set(places):
        assert places.count(place) < len(places) * 0.6


def test_the_answer_is_not_the_longest_by_rule() -> None:
    longest = [
        len(q.choices[answer.answer[0]].text) == max(len(choice.text) for choice in q.choices)
        for q in QUESTIONS
        for answer in q.answers.values()
    ]
    assert sum(longest) < len(longest) * 0.45


def test_the_answer_is_not_the_shortest_by_rule() -> None:
    shortest = [
        len(q.choices[answer.answer[0]].text) == min(len(choice.text) for choice in q.choices)
        for q in QUESTIONS
        for answer in q.answers.values()
    ]
    assert sum(shortest) < len(shortest) * 0.45


def test_some_questions_have_several_right_answers() -> None:
    several = [q for q in QUESTIONS if any(len(a.answer) > 1 for a in q.answers.values())]
    assert len(several) >= AT_LEAST_WITH_SEVERAL


@pytest.mark.parametrize("edition", Edition)
def test_every_law_is_asked_about_under_each_edition(edition: Edition) -> None:
    cited = {
        address.place.law
        for question in QUESTIONS
        if edition in question.answers
        for address, _ in question.answers[edition].sources
        if isinstance(address.place, Citation)
    }
    assert sorted(LAWS - cited) == []


@every("law", sorted(LAWS))
def test_every_law_has_questions_of_its_own(law: int) -> None:
    own = [q for q in QUESTIONS if q.identifier.startswith(f"law{law:02d}-")]
    assert own != []


def _linked() -> Iterator[tuple[AuthoredQuestion, Edition]]:
    for question, edition in _each_edition():
        if question.answers[edition].simulator:
            yield question, edition


@every("question, edition", _linked, ids=_of_edition)
def test_the_simulator_agrees(question: AuthoredQuestion, edition: Edition) -> None:
    scenario = recorded_so_far(_scenario(question.scenario), question.events)
    document = json.loads(json.dumps(ruling_document(rule(scenario, edition))))
    for field, value in question.answers[edition].simulator:
        expected = _plain(value)
        assert _agrees(field, expected, document), (field, expected, _described(field, document))


@every("question, edition", _each_edition, ids=_of_edition)
def test_a_question_is_asked_under_each_edition_it_answers(
    question: AuthoredQuestion, edition: Edition
) -> None:
    scenario = _scenario(question.scenario) if question.scenario else None
    shown = asked(question, edition, scenario)
    assert str(shown.text) == question.text
    assert [str(choice.text) for choice in shown.choices] == [c.text for c in question.choices]
    assert shown.is_right(question.answers[edition].answer)
    if question.events is not None:
        assert shown.scenario is not None
        assert len(shown.scenario.events) == question.events


ROW = """
[[question]]
id = "law27-a"
topic = "insufficient-bids"
difficulty = 1
text = "What now?"
answer = 1
explanation = "So it is."
choices = [{ text = "A", why = "No, not so." }, { text = "B", why = "Yes, so it is." }]
bg2017 = { sources = { "27A1" = "words" } }
"""


def _written(folder: Path, text: str) -> Path:
    (folder / "questions").mkdir()
    (folder / "questions" / "law27.toml").write_text(text, "utf-8")
    return folder


def test_an_edition_may_answer_in_its_own_way(tmp_path: Path) -> None:
    own = 'ru1987 = { answer = 0, explanation = "Not so.", sources = { "27A" = "w" } }\n'
    (question,) = read_questions(_written(tmp_path, ROW + own))
    assert {e.value: a.answer for e, a in question.answers.items()} == {
        "ru1987": (0,),
        "bg2017": (1,),
    }
    assert question.answers[Edition.RU_1987].explanation == "Not so."
    with pytest.raises(LookupError, match="law27-a has no answer under sr2007"):
        asked(question, Edition.SR_2007)


@pytest.mark.parametrize(
    ("right", "slip", "expected"),
    [
        ("difficulty = 1", "difficulty = 4", "difficulty 4"),
        ("answer = 1", "answer = 2", "answer 2 is no choice"),
        ("answer = 1", "answer = [1, 1]", "answer [1, 1] names no choice, or one twice"),
        ("answer = 1\n", "", "'answer' is missing"),
        ('text = "B"', 'text = "A"', "'A' stands twice"),
        ("topic", "topics", "unknown key topics"),
        ('"27A1"', '"27Ж"', "27Ж"),
        ("bg2017 =", "bg2018 =", "unknown key bg2018"),
        ('{ "27A1" = "words" }', "{}", "sources are empty"),
        ('"No, not so."', '{ sr2007 = "No." }', "'bg2017' is missing"),
        ("answer = 1", "answer = 1\nevents = 2", "add the key scenario"),
        ("answer = 1", "answer = 1\nsimulator = { score = 1 }", "add the key scenario"),
        ("bg2017 = ", "x = ", "unknown key x"),
        ('"27A1" = "words"', '27A1 = ["words"]', "27A1 is ['words'], write a text"),
        ('text = "What now?"', "text = 5", "text is 5, write a text"),
        ("answer = 1", 'answer = "B"', "answer is 'B', write a number or a list"),
        ('{ "27A1" = "words" }', '["27A1"]', "write a table"),
        ('"No, not so."', "7", "why is 7, write a text or a table"),
        ("{ sources", '"27A1" # { sources', "bg2017 is '27A1', write a table"),
        ('{ text = "A", why = "No, not so." }', '"A"', "'A' stands where a table is expected"),
    ],
)
def test_slip_is_refused(tmp_path: Path, right: str, slip: str, expected: str) -> None:
    with pytest.raises(TableError) as refused:
        read_questions(_written(tmp_path, ROW.replace(right, slip)))
    assert expected in str(refused.value)
    assert "questions/law27.toml: question law27-a" in str(refused.value)


def test_an_id_stands_once(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="the id stands twice"):
        read_questions(_written(tmp_path, ROW + ROW))


def test_no_folder_is_no_question(tmp_path: Path) -> None:
    assert read_questions(tmp_path) == ()
