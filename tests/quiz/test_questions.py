"""Questions written by hand, asked under an edition: texts as written, cases as far as stated."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.authored import AuthoredAnswer, AuthoredChoice, AuthoredQuestion
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.scenario import Acceptance, Event, Scenario
from bridge_rules_gui.quiz.question import QuestionKind
from bridge_rules_gui.quiz.questions import asked, recorded_so_far

EDITION = Edition.BG_2017
SCENARIO = Scenario(
    title="A story",
    identifier="a-story",
    events=tuple(Event(Acceptance(accepted)) for accepted in (True, False)),
)


def _question(events: int | None = None) -> AuthoredQuestion:
    """Return a question with one edition's answer; its texts hold braces."""
    return AuthoredQuestion(
        identifier="law27-a",
        topic="insufficient-bids",
        difficulty=2,
        text="What of {one}?",
        choices=tuple(AuthoredChoice(text, {EDITION: f"why {{{text}}}"}) for text in ("A", "B")),
        answers={
            EDITION: AuthoredAnswer((1,), ((Address.parse("bg2017/27A1"), "words"),), "So {it} is.")
        },
        scenario="a-story",
        events=events,
    )


def test_texts_are_shown_as_written_with_their_braces() -> None:
    question = asked(_question(), EDITION)
    assert str(question.text) == "What of {one}?"
    assert [str(choice.why) for choice in question.choices] == ["why {A}", "why {B}"]
    assert str(question.explanation) == "So {it} is."


def test_a_question_keeps_its_name_its_kind_and_its_source() -> None:
    question = asked(_question(), EDITION)
    assert question.identifier == "law27-a@bg2017"
    assert question.kind is QuestionKind.AUTHORED
    assert [(str(s.address), s.words) for s in question.sources] == [("bg2017/27A1", "words")]
    assert question.is_right((1,))
    assert not question.is_right((0,))
    assert question.scenario is None


def test_a_case_is_shown_as_far_as_the_question_tells_it() -> None:
    assert asked(_question(events=1), EDITION, SCENARIO).scenario == recorded_so_far(SCENARIO, 1)
    assert asked(_question(events=0), EDITION, SCENARIO).scenario == recorded_so_far(SCENARIO, 0)
    assert asked(_question(), EDITION, SCENARIO).scenario == SCENARIO
    assert len(recorded_so_far(SCENARIO, 1).events) == 1


def test_an_edition_without_an_answer_is_refused() -> None:
    with pytest.raises(LookupError, match="law27-a has no answer under ru1987"):
        asked(_question(), Edition.RU_1987)
