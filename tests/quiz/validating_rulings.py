"""Questions on cases, answered again by ruling on the case they show."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.game.call import Bid, Call, Pass
from bridge_rules_gui.game.scenario import CardsHandled, Facts
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Denomination
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.quiz.question import Question
from bridge_rules_gui.simulation.option_words import option_words
from bridge_rules_gui.simulation.ruling.documents import ruling_document
from tests.quiz.evidence import Evidence, blank, differs, squeezed
from tests.quiz.quotations import quotations
from tests.simulation.library_scenarios import library_scenario

Document = Mapping[str, Any]


_TRICKS = (
    "No trick is transferred.",
    "One trick is transferred.",
    "Two tricks are transferred.",
    "Three tricks are transferred.",
)


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
    yield from _of_the_narrative(question, evidence)
    yield from _of_the_calls(question)
    yield from _of_what_applies(question, evidence, about)
    if about == "card":
        yield from _of_the_card(question, evidence)
    if about == "claim":
        yield from _of_the_claim(question)
    if about == "pass":
        yield from _of_the_passing(question, document)


def not_lit(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield the sources of a question that the ruling on its case neither lights nor names.

    A head whose condition the case does not meet is none of the ruling's. Where the ruling lights
    a head and no item of it, all its items are read with it. What a comparable call is (23A) is
    said where a lead is restricted for want of one (26B of 2017).
    """
    found = evidence.ruling(question)
    steps = (law for step in found.steps for law in step.laws)
    grounds = [law.ground for law in (*found.laws, *steps)]
    grounds += [bar.ground for bar in found.bars]
    grounds += [option.ground for option in found.options]
    grounds += [restriction.ground for restriction in found.lead_restrictions]
    grounds += [card.ground for card in found.penalty_cards]
    grounds += [learnt.ground for learnt in found.unauthorised]
    grounds += [call.ground for call in found.withdrawn]
    lit = {each.citation for ground in grounds for each in (ground, *ground.under)}
    named = {part for step in found.steps for line in step.trace for part in line.parts()}
    lit |= {Citation.parse(str(part.place)) for part in named if isinstance(part, Address)}
    if question.edition is Edition.BG_2017 and Citation.parse("26B") in lit:
        lit.add(Citation.parse("23A"))
    in_part = {place.parent() for place in lit}
    for source in question.sources:
        place = source.address.place
        assert isinstance(place, Citation), source
        if place not in lit and place.parent() not in lit - in_part:
            yield f"{place} is quoted, and the ruling rests on {sorted(map(str, lit))}"


def _of_the_narrative(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults where words and case differ: the ruling rests on no fact that is not stated.

    The words of a situation of the library tell its facts. On another course they are made of the
    events; there the same must be ruled when every fact that they do not tell is removed.
    """
    scenario = question.scenario
    assert scenario is not None
    found = blank(question, "story")
    if "Suppose" in found:
        yield "a fact contradicts the case"
    if scenario.narrative:
        if found != " ".join(scenario.narrative.split()):
            yield "another case is told than shown"
        return
    known = Facts((("artificial", True),)) if "(artificial)" in found else Facts()
    events = tuple(
        replace(
            event,
            facts=known if event.facts.value("artificial") else Facts(),
            act=replace(event.act, how="") if isinstance(event.act, CardsHandled) else event.act,
        )
        for event in scenario.events
    )
    ruled = rule(replace(scenario, events=events, facts=Facts()), question.edition)
    if ruling_document(ruled) != ruling_document(evidence.ruling(question)):
        yield "the ruling rests on what is not told"


def _of_the_passing(question: Question, document: Document) -> Iterator[str]:
    """Yield a fault where the reason for a duty to pass does not speak of passing."""
    reason = str(question.choices[question.answer[0]].why)
    if document["must_pass"] and not re.search(r"\b(?:пас|pas)", reason.casefold()):
        yield f"the reason does not speak of passing: {reason}"


_LEVELS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight")
_CALLED = {
    Denomination.CLUBS: "club",
    Denomination.DIAMONDS: "diamond",
    Denomination.HEARTS: "heart",
    Denomination.SPADES: "spade",
    Denomination.NOTRUMP: "notrump",
}


def _of_the_calls(question: Question) -> Iterator[str]:
    """Yield a fault where a choice names a bid or a pass of which the case does not tell."""
    found = blank(question, "story").casefold()
    for choice in question.choices:
        for part in choice.text.parts():
            if isinstance(part, Bid):
                words = f"{_LEVELS[part.level]} {_CALLED[part.denomination]}"
                if not {words, str(part).casefold()} & _phrases(found):
                    yield f"nobody has told of {part}"
            if isinstance(part, Pass) and "pass" not in found:
                yield "nobody has told of a pass"
        if re.search(r"\bP\b", ENGLISH.say(choice.text)):
            yield "a pass is written as in a diagram"


def _phrases(text: str) -> set[str]:
    """Return what a case says of bids: two words each, in the singular, or as in a diagram."""
    words = re.findall(r"[\w]+", text)
    pairs = (f"{one} {other}" for one, other in pairwise(words))
    three = (" ".join(words[at : at + 3]) for at in range(len(words)))
    return {*words, *(pair.removesuffix("s") for pair in (*pairs, *three))}


_RIGHT_WHERE = re.compile(r"That is right where (\S+) applies")
_NOT_HERE = re.compile(r"Here (\S+) decides, and (\S+) does not apply\.")


def _of_what_applies(question: Question, evidence: Evidence, about: str) -> Iterator[str]:
    """Yield faults where a reason says wrongly of a provision where it applies.

    A choice that is right where another provision applies is the ruling on the case as the library
    has it, of the same calls. Those of another case may be wrong for this one wherever it applies.
    """
    applied = [a.ground.citation for step in evidence.ruling(question).steps for a in step.laws]
    for choice in question.choices:
        reason = str(choice.why)
        if found := _NOT_HERE.match(reason):
            if found[1] not in map(str, applied):
                yield f"{found[1]} decides nothing here: {choice.text}"
            if any(law.is_within(Citation.parse(found[2])) for law in applied):
                yield f"{found[2]} does apply: {choice.text}"
        elif found := _RIGHT_WHERE.match(reason):
            name = re.split("[:@]", question.identifier)[1]
            recorded = rule(library_scenario(name), question.edition)
            is_ruled = [str(law.ground.citation) for law in recorded.laws[:1]] == [found[1]]
            if not is_ruled or (about == "result" and not _is_alike(choice.text, recorded.result)):
                yield f"{found[1]} does not make it right: {choice.text}"


def _is_alike(one: Sentence, other: Sentence) -> bool:
    """Tell whether two sentences say the same of the same calls, of whatever players."""
    calls = [{part for part in said.parts() if isinstance(part, Call)} for said in (one, other)]
    return one.pattern == other.pattern and calls[0] == calls[1]


def _of_the_card(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults where a card's state is not explained from what made it one to this point.

    What Law 50 says of kinds makes no card a penalty card. A card of a revoke is one because the
    revoke must be corrected, and what establishes it decides where play continued, unless it was
    another player's. What the ruling
    rests on now tells what the card is now, unless it counts the tricks of another revoke or gives
    a choice that is still open.
    """
    right = question.choices[question.answer[0]]
    if re.search(r"not (?:become )?a penalty card", str(right.text)):
        return
    made = question.sources[0]
    becomes = re.search(r"штрафн|kaznena|наказана", made.words)
    if getattr(made.address.place, "law", 50) == 50 or not becomes:
        yield f"{made.address} does not make the card a penalty card"
    reason, answer = quotations(right.why), evidence.ruling(question)
    choices = {option.ground.citation for option in answer.options}
    ruled = [applied.ground.citation for applied in answer.laws]
    is_his = answer.irregularities[-1].offender is answer.penalty_cards[0].seat
    needed = {cite for cite in ruled if str(cite) in {"62A", "62D1"} or (cite.law == 63 and is_his)}
    needed |= {cite for cite in ruled[:1] if cite.law != 64 and cite not in choices}
    if str(made.address.place) == "62B1":
        needed.add(Citation.parse("62A"))
    for cite in sorted(needed - set(reason), key=str):
        yield f"{cite} decides what the card is now and is not quoted"
    free = {cite for cite in reason if str(cite) in {"50E2(b)", "50D2(b)"}}
    if set(reason) & choices - free or (free and not _was_left_free(answer)):
        yield "a choice still open does not decide what the card is"
    for choice in question.choices:
        found = re.match(r"(\d+)\S* makes", str(choice.why))
        if found is not None and found[1] == "50":
            yield f"Law 50 makes no card a penalty card: {choice.why}"


def _was_left_free(ruling: Ruling) -> bool:
    """Tell whether declarer has left a lead free while a penalty card lay opposite."""
    lines = (line for step in ruling.steps for line in step.trace)
    return any("does not restrict" in str(line) for line in lines)


def _of_the_claim(question: Question) -> Iterator[str]:
    """Yield a fault where a claim is decided by less than the provision: 70C and no condition."""
    places = [str(source.address.place) for source in question.sources]
    conditions = {"70C1", "70C2", "70C3"}
    if places[0] == "70C" and not conditions <= set(places):
        yield "70C is given without its conditions"
    reason = str(question.choices[question.answer[0]].why)
    if "70C says" in reason and not all(f"{each} says" in reason for each in conditions):
        yield f"70C is quoted without its conditions: {reason}"
    if "At worst" not in reason:
        yield f"the reason does not show the line of play: {reason}"


def _is_passing(text: str, document: Document) -> bool:
    found = re.fullmatch(r"(\w+) must pass (throughout|at his next turn, and only then)\.", text)
    if found is None:
        assert text == "Nobody must pass.", text
        return not document["must_pass"]
    length = "throughout" if found[2] == "throughout" else "once"
    return bool(document["must_pass"] == {str(Seat.of_words(found[1])): length})


def _is_card(text: str, document: Document) -> bool:
    found = re.fullmatch(
        r"(\w\w) (?:is|becomes|does) (not a|not become a|a major|a minor) penalty card\.", text
    )
    assert found is not None, text
    kinds = {card["card"]: card["kind"] for card in document["penalty_cards"]}
    kind = found[2].replace("become ", "").removeprefix("a ")
    return bool(kinds.get(found[1], "not a") == kind)


def _is_claimed(text: str, document: Document) -> bool:
    found = re.search(
        r"(?:North–South|East–West) get (\d+) of the (\d+) remaining tricks\.$", document["result"]
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
    """Yield faults of a question for the provision that governs a case."""
    document: Document = ruling_document(evidence.ruling(question))
    governing = [Citation.parse(cite) for cite in document["laws"]]
    cited = [Citation.parse(str(c.text).split(" ", 1)[0]) for c in question.choices]
    yield from differs(question, {at for at, cite in enumerate(cited) if cite == governing[0]})
    steps = (law["cite"] for step in document["steps"] for law in step["laws"])
    governing += map(Citation.parse, steps)
    governing += _referred_to(question, evidence, document["laws"])
    if question.edition is Edition.BG_2017 and Citation.parse("26B") in governing:
        governing.append(Citation.parse("23A"))  # what a comparable call is
    for at, cite in enumerate(cited):
        near = any(cite.is_within(g) or g.is_within(cite) for g in governing)
        if at not in question.answer and near:
            yield f"{cite} governs too"
    if len({len(cite.labels) for cite in cited}) > 1:
        yield f"the depth of a label tells the answer: {cited}"
    yield from _of_the_narrative(question, evidence)


def _referred_to(
    question: Question, evidence: Evidence, cites: Iterable[str]
) -> Iterator[Citation]:
    """Yield where the provisions of a ruling refer to: what may apply with them."""
    for cite in cites:
        provision = evidence.corpus.provision(question.edition, Citation.parse(cite))
        for reference in (*provision.body.references, *provision.closing.references):
            if isinstance(reference.target, Citation):
                yield reference.target


def passage(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of a question for the law that contains a sentence."""
    laws = [int(str(choice.text).split(".", 1)[0]) for choice in question.choices]
    sought = squeezed(blank(question, "words"))
    texts = [squeezed(evidence.law_text(question.edition, law)) for law in laws]
    yield from differs(question, {at for at, text in enumerate(texts) if sought in text})


def order(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of an order: each step has its own event and ground, and the events follow.

    All that a step rests on is quoted, in whatever laws: "the auction is over" rests on the law of
    its end, and on those of the lead and the questions that the step speaks of.
    """
    steps = evidence.ruling(question).steps
    events, deciding = [], []
    for place in question.answer:
        choice = question.choices[place]
        said = str(choice.text)
        found = [step for step in steps if said in map(str, step.trace)]
        if len(found) != 1:
            yield f"said at the events {[step.event for step in found]}: {said}"
            return
        (step,) = found
        events.append(step.event)
        rests_on = step.rests_on[list(map(str, step.trace)).index(said)] or step.laws[:1]
        deciding.append(rests_on[0].ground)
        quoted = quotations(choice.why)
        for applied in rests_on:
            if applied.ground.citation not in quoted:
                yield f"{applied.ground} is not quoted for the step {said}"
    if events != sorted(set(events)):
        yield f"the events come in the order {events}"
    if len(set(deciding)) < len(deciding):
        yield "two steps rest on the same ground"
