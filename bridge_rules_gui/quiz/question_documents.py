"""Questions as JSON documents, in the shape the command line promises, and as plain text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from string import ascii_uppercase

from bridge_rules_gui.director.descriptions import described
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.notation.scenario_writer import scenario_document
from bridge_rules_gui.quiz.question import Question, QuestionKind
from bridge_rules_gui.simulation.board import board_facts

Document = dict[str, object]
Say = Callable[[Sentence], str]
"""What puts a sentence into the language of the reader."""


def question_document(question: Question, say: Say = ENGLISH.say) -> Document:
    """Return a question; `answer` is an index into the choices, or a list of them.

    `scenario` is the situation at the table, with its cards, as the simulator reads it.
    """
    return {
        "id": question.identifier,
        "kind": question.kind.value,
        "edition": question.edition.value,
        "question": say(question.text),
        "choices": [say(choice.text) for choice in question.choices],
        "answer": _answer(question),
        "laws": list(dict.fromkeys(str(source.address) for source in question.sources)),
        "explanation": say(question.explanation),
        "why": [say(choice.why) for choice in question.choices],
        "topic": question.topic,
        "difficulty": question.difficulty,
        "scenario": None if question.scenario is None else scenario_document(question.scenario),
    }


def _answer(question: Question) -> int | list[int]:
    several = len(question.answer) != 1 or question.kind is QuestionKind.ORDER
    return list(question.answer) if several else question.answer[0]


def plain_questions(questions: Iterable[Question], say: Say = ENGLISH.say) -> str:
    """Return questions to be read on paper: first all of them, then the answers."""
    asked = list(questions)
    pages = [_plain(number, question, say) for number, question in enumerate(asked, start=1)]
    answers = [_plain_answer(number, question, say) for number, question in enumerate(asked, 1)]
    return "\n\n".join((*pages, "\n".join((say(sentence("Answers")), *answers))))


def _plain(number: int, question: Question, say: Say) -> str:
    lines = [f"{number}. [{question.edition.year}] {say(question.text)}"]
    if question.scenario is not None:
        lines += [f"   | {line}" for line in table_lines(question.scenario, say)]
    lines += [
        f"   {letter}) {say(choice.text)}"
        for letter, choice in zip(ascii_uppercase, question.choices, strict=False)
    ]
    return "\n".join(lines)


def _plain_answer(number: int, question: Question, say: Say) -> str:
    letters = ", ".join(ascii_uppercase[place] for place in question.answer)
    return f"{number}. {letters} [{question.sources[0].address}] {say(question.explanation)}"


def table_lines(scenario: Scenario, say: Say = ENGLISH.say) -> Iterator[str]:
    """Yield what lies on the table and what has happened, a line for each."""
    yield " · ".join(map(say, board_facts(scenario)))
    if scenario.deal is not None:
        for seat in Seat:
            hand = scenario.deal.hand(seat)
            if hand is not None and hand.cards:
                yield f"{say(sentence(seat.in_words))}: {_hand(hand)}"
    for number, event in enumerate(scenario.events, start=1):
        yield f"{number}. " + "; ".join(say(described(part)) for part in event.parts)


def _hand(hand: Hand) -> str:
    suits = ((suit, hand.of_suit(suit)) for suit in reversed(Suit))
    return " ".join(
        f"{suit.symbol}{''.join(str(card.rank) for card in cards) or '–'}" for suit, cards in suits
    )
