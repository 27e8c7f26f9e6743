"""The director's dialogue over the whole library: exactly what the edition says is right."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import islice

import pytest

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.director.watching import cut
from bridge_rules_gui.language.sentence import signed
from bridge_rules_gui.simulation.alternatives import outcome
from bridge_rules_gui.simulation.option_words import option_words
from bridge_rules_gui.simulation.practice import PracticeSession, practice
from bridge_rules_gui.simulation.practice_irregularities import ALSO_TRUE, TAKEN_FOR
from bridge_rules_gui.simulation.practice_task import Choice, Outcome, PracticeTask, TaskKind, judge
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.options import OPTIONS
from bridge_rules_gui.table.verdict import Duration
from tests.every import every
from tests.laws.cases import TABLES, Case, cases
from tests.simulation.library_scenarios import NAMES

Simulated = Callable[[str], Simulation]
Tasks = Callable[..., tuple[PracticeTask, ...]]

everywhere = every("edition", Edition)
every_scenario = every("name", NAMES)


@pytest.fixture(scope="module")
def tasks_of(simulated: Simulated) -> Tasks:
    """Return the tasks of a case under an edition, made once; all, or those of some kinds."""

    @cache
    def made(name: str, edition: Edition) -> tuple[PracticeTask, ...]:
        return practice(simulated(name), edition)

    def tasks(name: str, edition: Edition, *kinds: TaskKind) -> tuple[PracticeTask, ...]:
        return tuple(task for task in made(name, edition) if task.kind in (kinds or TaskKind))

    return tasks


def _texts(task: PracticeTask, *, right: bool) -> set[str]:
    return {choice.text for choice in task.choices if choice.is_right is right}


@everywhere
@every_scenario
def test_every_case_has_tasks_with_choices_that_differ(
    name: str, edition: Edition, tasks_of: Tasks
) -> None:
    tasks = tasks_of(name, edition)
    assert tasks
    assert [task.step for task in tasks] == sorted(task.step for task in tasks)
    for task in tasks:
        texts = [choice.text for choice in task.choices]
        assert len(set(texts)) == len(texts) >= 2, task.kind
        assert 1 <= len(task.right) < len(texts), task.kind
        assert task.several or len(task.right) == 1, task.kind


@everywhere
@every_scenario
def test_the_words_that_decide_are_of_the_edition_asked_about(
    name: str, edition: Edition, tasks_of: Tasks
) -> None:
    for task in tasks_of(name, edition):
        assert task.laws, task.kind
        assert {law.address.edition for law in task.laws} == {edition}
        for choice in task.choices:
            if choice.is_right:
                assert {law.address.edition for law in choice.laws} <= {edition}


def _agrees(task: PracticeTask, ruling: Ruling) -> bool:
    """Whether the right choices are what a ruling says, stated in another way than by the task."""
    (right,) = (choice for choice in task.choices if choice.is_right)
    return _SAID[task.kind](right, ruling)


def _passes(right: Choice, ruling: Ruling) -> bool:
    spans = {Duration.ONCE: "his next turn", Duration.THROUGHOUT: "throughout"}
    return len(ruling.must_pass) == _lines(right, "Nobody") and all(
        any(
            f"{seat.in_words} must pass" in str(line) and spans[span] in str(line)
            for line in right.lines
        )
        for seat, span in ruling.must_pass
    )


def _cards(right: Choice, ruling: Ruling) -> bool:
    lying = [card for card in ruling.penalty_cards if not card.condition]
    return len(lying) == _lines(right, "There is no") and all(
        any(str(card.card) in str(line) and card.rank.value in str(line) for line in right.lines)
        for card in lying
    )


def _leads(right: Choice, ruling: Ruling) -> bool:
    found = [
        (
            each.on.in_words,
            word,
            f"to lead {'one of ' * (len(suits) > 1)}{' '.join(map(str, suits))}",
        )
        for each in ruling.lead_restrictions
        for word, suits in (("require", each.require_one_of), ("forbid", each.forbid_one_of))
        if suits
    ]
    return len(found) == _lines(right, "No lead") and all(
        any(all(part in str(line) for part in parts) for line in right.lines) for parts in found
    )


def _lines(right: Choice, nothing: str) -> int:
    return 0 if right.text.startswith(nothing) else len(right.lines)


def _tricks(right: Choice, ruling: Ruling) -> bool:
    words = {0: "No trick", 1: "One trick"}
    moved = ruling.tricks_transferred
    return moved is not None and right.text.startswith(words.get(moved, str(abs(moved))))


def _score(right: Choice, ruling: Ruling) -> bool:
    return ruling.score is not None and right.text == signed(ruling.score)


_SAID = {
    TaskKind.PASSES: _passes,
    TaskKind.PENALTY_CARDS: _cards,
    TaskKind.LEADS: _leads,
    TaskKind.TRICKS: _tricks,
    TaskKind.SCORE: _score,
}


@everywhere
@every_scenario
def test_exactly_what_the_edition_rules_is_right(
    name: str, edition: Edition, tasks_of: Tasks, simulated: Simulated
) -> None:
    library_scenario = simulated(name).scenario
    for task in tasks_of(name, edition):
        if task.kind in _SAID:
            assert _agrees(task, rule(cut(library_scenario, task.step), edition)), task


@everywhere
@every_scenario
def test_what_has_happened_is_asked_first_of_each_irregularity_and_no_other_is_right(
    name: str, edition: Edition, tasks_of: Tasks, simulated: Simulated
) -> None:
    asked = tasks_of(name, edition, TaskKind.IRREGULARITY)
    assert tasks_of(name, edition)[0] in asked
    for task in asked:
        ruling = simulated(name).frame(task.step, edition).ruling
        happened = {each.key.in_words for each in ruling.irregularities}
        (right,) = _texts(task, right=True)
        assert right in happened if task.about else right == "No irregularity"
        assert _texts(task, right=False).isdisjoint(happened)
        assert len({str(choice.because) for choice in task.choices}) == len(task.choices) >= 4


def test_each_irregularity_is_described_and_could_be_taken_for_three_others() -> None:
    for key in Irregularity:
        assert key.described[0].isupper()
        assert key.described.endswith(".")
        taken = {other for group in TAKEN_FOR if key in group for other in group}
        assert len(taken - set(ALSO_TRUE.get(key, ())) - {key}) >= 3, key


@everywhere
@every_scenario
def test_rights_that_are_open_are_right_and_no_others(
    name: str, edition: Edition, tasks_of: Tasks, simulated: Simulated
) -> None:
    for task in tasks_of(name, edition, TaskKind.OPTIONS):
        ruling = simulated(name).frame(task.step, edition).ruling
        rights = {str(option_words(option)) for option in ruling.options}
        right = _texts(task, right=True)
        assert right <= rights if rights else right == {"Nobody has a choice"}
        assert _texts(task, right=False).isdisjoint(rights)


@everywhere
@every_scenario
def test_what_is_explained_follows_from_a_choice(
    name: str, edition: Edition, tasks_of: Tasks, simulated: Simulated
) -> None:
    for task in tasks_of(name, edition, TaskKind.EXPLANATION):
        ruling = simulated(name).frame(task.step, edition).ruling
        whose = {option.who for option in ruling.options}
        for choice in task.choices:
            if choice.is_right:
                assert dict(choice.lines[0].filling)["who"] in whose


@everywhere
@every_scenario
def test_what_need_not_be_asked_changes_nothing(
    name: str, edition: Edition, tasks_of: Tasks, simulated: Simulated
) -> None:
    library_scenario = simulated(name).scenario
    for task in tasks_of(name, edition, TaskKind.QUESTIONS):
        now = cut(library_scenario, task.step)
        ruled = outcome(rule(now, edition))
        needless = _texts(task, right=False)
        found = simulated(name).alternatives(task.step, edition).variants
        turned = [each for each in found if str(each.question) in needless]
        assert all(outcome(each.ruling) == ruled for each in turned)


@everywhere
@every_scenario
def test_on_what_is_to_be_asked_some_ruling_hangs(
    name: str, edition: Edition, tasks_of: Tasks, simulated: Simulated
) -> None:
    library_scenario = simulated(name).scenario
    for task in tasks_of(name, edition, TaskKind.QUESTIONS):
        if task.choices[-1].is_right:
            continue
        asked = _texts(task, right=True)
        for step in range(task.step, len(library_scenario.events) + 1):
            if not asked:
                break
            ruled = outcome(rule(cut(library_scenario, step), edition))
            for each in simulated(name).alternatives(step, edition).variants:
                if outcome(each.ruling) != ruled:
                    asked.discard(str(each.question))
        assert not asked


def _names(rulings: Iterable[Ruling]) -> set[str]:
    return {option.name for ruling in rulings for option in ruling.options}


def test_every_right_in_the_library_has_words(simulated: Simulated) -> None:
    rulings = (
        simulated(name).frame(step, edition).ruling
        for name in NAMES
        for edition in Edition
        for step in range(simulated(name).steps + 1)
    )
    assert _names(rulings) - set(OPTIONS) == set()


# -- the dialogue on an insufficient bid --------------------------------------------------------

BID = "law27-corrected-to-another-suit"


def _one(tasks: Iterable[PracticeTask], kind: TaskKind, step: int) -> PracticeTask:
    (found,) = (task for task in tasks if (task.kind, task.step) == (kind, step))
    return found


def test_what_has_happened_is_asked_first_and_the_ruling_last(tasks_of: Tasks) -> None:
    kinds = [task.kind for task in tasks_of(BID, Edition.BG_2017)]
    assert kinds[:4] == [
        *(TaskKind.IRREGULARITY, TaskKind.QUESTIONS, TaskKind.EXPLANATION, TaskKind.OPTIONS),
    ]
    assert kinds[-2:] == [TaskKind.PASSES, TaskKind.LEADS]


def test_whether_the_call_is_comparable_is_asked_in_2017_alone(tasks_of: Tasks) -> None:
    question = "Is East’s 2H comparable with the withdrawn call?"
    asked = {e: _one(tasks_of(BID, e), TaskKind.QUESTIONS, 5) for e in Edition}
    assert question in _texts(asked[Edition.BG_2017], right=True)
    early = "Does East’s 2H mean substantially the same as the withdrawn call?"
    assert early in _texts(asked[Edition.RU_1987], right=False)


def test_an_answer_is_compared_with_what_is_right(tasks_of: Tasks) -> None:
    task = _one(tasks_of(BID, Edition.BG_2017), TaskKind.OPTIONS, 4)
    (right, other) = sorted(task.right)
    wrong = next(n for n in range(len(task.choices)) if n not in task.right)
    assert judge(task, task.right).is_right
    assert judge(task, [right]) == Outcome(missed=frozenset({other}), wrong=frozenset())
    chosen = judge(task, [right, other, wrong])
    assert chosen == Outcome(missed=frozenset(), wrong=frozenset({wrong}))
    assert not chosen.is_right
    assert str(task.laws[0].address) == "bg2017/27B"


def test_a_choice_there_is_not_is_refused(tasks_of: Tasks) -> None:
    task = tasks_of(BID, Edition.BG_2017)[0]
    with pytest.raises(IndexError, match="numbered 0 to"):
        judge(task, [len(task.choices)])


def test_tasks_are_the_same_every_time(simulated: Simulated, tasks_of: Tasks) -> None:
    assert practice(simulated(BID), Edition.SR_2007) == tasks_of(BID, Edition.SR_2007)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 28, 7))
def test_other_cases_give_tasks_too_whatever_is_open_in_them(first: int, corpus: Corpus) -> None:
    """Of the case tables one row in seven is practised, in four shares."""
    rows = (case for table in TABLES for case in cases(table))

    @every("case", islice(rows, first, None, 28))
    def check(case: Case) -> None:
        for task in practice(Simulation(corpus, case.scenario), case.edition):
            assert task.laws
            assert len({choice.text for choice in task.choices}) == len(task.choices)
            assert 1 <= len(task.right) < len(task.choices)

    check()


@everywhere
@every_scenario
def test_whether_a_call_was_meant_is_never_called_needless(
    name: str, edition: Edition, tasks_of: Tasks
) -> None:
    """Law 25 lets a player change a call he did not mean, if he asks for it."""
    for task in tasks_of(name, edition):
        if task.kind is TaskKind.QUESTIONS:
            assert not any(" mean to " in text for text in _texts(task, right=False))


@pytest.fixture
def session(simulated: Callable[[str], Simulation]) -> PracticeSession:
    simulation = simulated("law27-lowest-sufficient-same-suit")
    return PracticeSession(practice(simulation, Edition.BG_2017))


def test_open_question_is_not_left(session: PracticeSession) -> None:
    assert session.going_on() is session


def test_first_answer_counts(session: PracticeSession) -> None:
    assert session.task is not None
    answered = session.answering(session.task.right)
    assert answered.answering(frozenset()) is answered
    assert answered.right == 1
    assert answered.answer is not None
    assert str(answered.answer.address) == "bg2017/27A1"


def test_it_ends_behind_the_last_question(session: PracticeSession) -> None:
    while session.task is not None:
        session = session.answering(frozenset()).going_on()
    assert len(session.answers) == len(session.tasks)
    assert session.right == 0
    assert session.answering(frozenset()) is session
