"""Questions on stories, answered again by ruling on the story they show."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.story import CardsHandled, Facts
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.rulings.course.follow import rule
from bridge_rules_gui.services.ruling.documents import ruling_document
from bridge_rules_gui.services.simulation.option_words import option_words
from tests.quiz.evidence import Evidence, blank, differs, squeezed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import Any

    from bridge_rules_gui.quiz.question import Question

    Document = Mapping[str, Any]

_TRICKS = ("No trick is transferred.", "One trick is.", "Two tricks are.", "Three tricks are.")


def ruling(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of a question for the ruling or for one of its consequences."""
    document: Document = ruling_document(evidence.ruling(question))
    if document["facts_needed"] or document["not_covered"]:
        yield "the ruling is not whole"
    about = question.identifier.partition("@")[0].rpartition(":")[2]
    texts = [str(choice.text) for choice in question.choices]
    if about == "rights":
        rights = {str(option_words(option)) for option in evidence.ruling(question).options}
        right = {at for at, text in enumerate(texts) if text in rights}
    else:
        right = {at for at, text in enumerate(texts) if _TRUTHS[about](text, document)}
    yield from differs(question, right)
    yield from _of_the_telling(question, evidence)
    if about == "pass":
        yield from _of_the_passing(question, document)


def _of_the_telling(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults where words and story differ: the ruling rests on no fact that is not told.

    The words of a story of the library tell its facts. On another course they are made of the
    events; there the same must be ruled when every fact that they do not tell is removed.
    """
    story = question.scenario
    assert story is not None
    told = blank(question, "story")
    if "Suppose" in told:
        yield "a fact contradicts the story"
    if story.story:
        if told != " ".join(story.story.split()):
            yield "another story is told than shown"
        return
    known = Facts((("artificial", True),)) if "(artificial)" in told else Facts()
    events = tuple(
        replace(
            event,
            facts=known if event.facts.value("artificial") else Facts(),
            act=replace(event.act, how="") if isinstance(event.act, CardsHandled) else event.act,
        )
        for event in story.events
    )
    ruled = rule(replace(story, events=events, facts=Facts()), question.edition)
    if ruling_document(ruled) != ruling_document(evidence.ruling(question)):
        yield "the ruling rests on what is not told"


def _of_the_passing(question: Question, document: Document) -> Iterator[str]:
    """Yield a fault where the reason for a duty to pass does not speak of passing."""
    reason = str(question.choices[question.answer[0]].why)
    if document["must_pass"] and not re.search(r"\b(?:пас|pas)", reason.casefold()):
        yield f"the reason does not speak of passing: {reason}"


def _is_passing(text: str, document: Document) -> bool:
    found = re.fullmatch(r"(\w+) must pass (throughout|at his next turn, and only then)\.", text)
    if found is None:
        assert text == "Nobody must pass.", text
        return not document["must_pass"]
    length = "throughout" if found[2] == "throughout" else "once"
    return bool(document["must_pass"] == {str(Seat.of_words(found[1])): length})


def _is_card(text: str, document: Document) -> bool:
    found = re.fullmatch(r"(\w\w) is (no|a major|a minor) penalty card\.", text)
    assert found is not None, text
    kinds = {card["card"]: card["kind"] for card in document["penalty_cards"]}
    return bool(kinds.get(found[1], "no") == found[2].removeprefix("a "))


def _is_claimed(text: str, document: Document) -> bool:
    found = re.search(
        r"(?:North-South|East-West) get (\d+) of the last (\d+) tricks\.$", document["result"]
    )
    assert found is not None, document["result"]
    return text == f"{found[1]} of {found[2]}"


_TRUTHS: Mapping[str, Callable[[str, Document], bool]] = {
    "result": lambda text, document: text == document["result"],
    "pass": _is_passing,
    "card": _is_card,
    "tricks": lambda text, document: _TRICKS.index(text) == document["tricks_transferred"],
    "claim": _is_claimed,
}


def law(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of a question for the provision that governs a story."""
    document: Document = ruling_document(evidence.ruling(question))
    governing = [Citation.parse(cite) for cite in document["laws"]]
    cited = [Citation.parse(str(c.text).split(" ", 1)[0]) for c in question.choices]
    yield from differs(question, {at for at, cite in enumerate(cited) if cite == governing[0]})
    steps = (law["cite"] for step in document["steps"] for law in step["laws"])
    governing += map(Citation.parse, steps)
    for at, cite in enumerate(cited):
        near = any(cite.is_within(g) or g.is_within(cite) for g in governing)
        if at not in question.answer and near:
            yield f"{cite} governs too"
    if len({len(cite.labels) for cite in cited}) > 1:
        yield f"the depth of a label tells the answer: {cited}"
    yield from _of_the_telling(question, evidence)


def passage(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of a question for the law that contains a sentence."""
    laws = [int(str(choice.text).split(".", 1)[0]) for choice in question.choices]
    sought = squeezed(blank(question, "words"))
    texts = [squeezed(evidence.law_text(question.edition, law)) for law in laws]
    yield from differs(question, {at for at, text in enumerate(texts) if sought in text})


def order(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of an order: each step has its own event and ground, and the events follow."""
    reasons = [choice.why.parts() for choice in question.choices]
    first = [tuple(islice(parts, 2)) for parts in reasons]
    if len(set(first)) < len(first):
        yield "two steps rest on the same ground"
    steps = evidence.ruling(question).steps
    events = []
    for place in question.answer:
        said = str(question.choices[place].text)
        found = [step.event for step in steps if said in map(str, step.trace)]
        if len(found) != 1:
            yield f"said at the events {found}: {said}"
            return
        events += found
    if events != sorted(set(events)):
        yield f"the events come in the order {events}"
