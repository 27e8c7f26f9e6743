"""Where the editions differ on a case: what a director does differently, and from which step on.

A step is ruled on as if the case ended there and the director came then.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Final, TypeVar, cast

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, listed, sentence
from bridge_rules_gui.simulation.consequences import IF_ANSWERED, Consequence, settled
from bridge_rules_gui.simulation.ruling.documents import outcome_document
from bridge_rules_gui.table.judgement import Judgement

Rulings = Mapping[Edition, Ruling]
Words = Callable[[Ruling], Iterable[Sentence]]
_Of = TypeVar("_Of")


@dataclass(frozen=True, slots=True)
class Difference:
    """A field of the rulings in which the editions differ.

    `values` are those of the ruling's document without citations, of a field in which the editions
    differ only once a question is answered those by its answers. `words` are what each edition says
    that the others do not all say; one that is silent is not among them. `answers` are those to
    open questions on which it depends.
    """

    field: str
    values: tuple[tuple[Edition, object], ...]
    words: tuple[tuple[Edition, tuple[Sentence, ...]], ...]
    answers: tuple[tuple[Judgement, bool], ...] = ()

    def text(self, say: Callable[[Sentence], str]) -> str:
        """Return what each edition says, those that say the same together."""
        years: dict[str, list[str]] = {}
        for edition, words in sorted(self.words, key=lambda each: each[0].year):
            years.setdefault(_joined(words, say), []).append(str(edition.year))
        said = (f"{', '.join(of)}: {closed(what)}" for what, of in years.items())
        answers = (
            say(sentence(_ANSWERED[holds], question=judgement.question))
            for judgement, holds in self.answers
        )
        return " ".join((*answers, *said))


@dataclass(frozen=True, slots=True)
class Divergence:
    """What the editions begin to differ in after an event; -1 is before the first."""

    step: int
    difference: Difference


@dataclass(frozen=True)
class Differences:
    """The differences after so many events: none, one, and so on to the end of the case."""

    at: tuple[tuple[Difference, ...], ...]

    @property
    def final(self) -> tuple[Difference, ...]:
        """The differences of the rulings on the whole case, what a director does first."""
        return self.at[-1] if self.at else ()

    @cached_property
    def divergence(self) -> tuple[Divergence, ...]:
        """Everything in which the editions begin to differ, step by step."""
        return tuple(
            Divergence(step, each)
            for step, (before, now) in enumerate(pairwise(((), *self.at)), start=-1)
            for each in _new(before, now)
        )

    @property
    def steps(self) -> tuple[int, ...]:
        """The steps at which the editions begin to differ, in numbers of events."""
        return tuple(dict.fromkeys(each.step + 1 for each in self.divergence))

    def begun(self, step: int) -> tuple[Difference, ...]:
        """Return what the editions begin to differ in after so many events."""
        return tuple(each.difference for each in self.divergence if each.step + 1 == step)


def differences_of(moments: Iterable[Rulings]) -> Differences:
    """Return the differences at each step of a case; the moments begin before its first event."""
    rulings = list(moments)
    last = len(rulings) - 1
    return Differences(
        tuple(
            tuple(_differences(each if step == last else _before_the_director(each)))
            for step, each in enumerate(rulings)
        )
    )


def leading(differences: Sequence[Difference]) -> tuple[Difference, ...]:
    """Return what is to be said first: all that a director does differently, then what he says.

    Nothing where only citations differ. The name of the irregularity is said where nothing else
    differs.
    """
    found = [each for each in differences if each.field in _ACTS | _SAID and _is_said_apart(each)]
    effects = tuple(each for each in found if each.field != "irregularity")
    return effects or tuple(found)


def _is_said_apart(difference: Difference) -> bool:
    """Whether not every edition says the same; one may say nothing."""
    of = dict(difference.words)
    return len({of.get(edition) for edition, _ in difference.values}) > 1


def heading(differences: Sequence[Difference]) -> Sentence:
    """Return how the editions compare, in a word before the differences that lead."""
    if leading(differences):
        return sentence("The editions rule differently.")
    if differences:
        return sentence("The editions rule alike, by different provisions.")
    return sentence("The editions rule alike.")


def said_only_in(ruling: Ruling, other: Ruling) -> tuple[Sentence, ...]:
    """Return what a director says and does after one ruling and not after another of the edition.

    While a question is open, that is the question, and what follows whatever the answer; that
    nothing of a kind follows is not said while an answer leaves somebody a choice. That no right
    is open, or no score yet, is said only where nothing else is to be said.
    """
    document, of_other = _compared(ruling), _compared(other)
    unsaid = _FOLLOWS if ruling.facts_needed else {*_FOLLOWS, "facts_needed"}
    said = [] if ruling.facts_needed or ruling.result == other.result else [ruling.result]
    if ruling.irregularity is None and other.irregularity is not None:
        return tuple(said)
    said += [
        each
        for field, words in _DOES.items()
        if field not in unsaid and _bare(field, document[field]) != _bare(field, of_other[field])
        if not _hangs_on_an_answer(field, ruling)
        for each in _said_apart(field, ruling, other)
        if each not in words(other)
        if not (each in map(sentence, _NOTHING.get(field, ())) and _may_leave_a_choice(ruling))
    ]
    recorded = dict.fromkeys(each for each in said if each not in _GOES_WITHOUT_SAYING)
    return tuple(recorded) or tuple(dict.fromkeys(said))


def _said_apart(field: str, ruling: Ruling, other: Ruling) -> tuple[Sentence, ...]:
    """Return what is said of a field of one ruling that is not said of the other."""
    words = _FIELDS[field]
    said = {0: tuple(words(ruling)), 1: tuple(words(other))}
    return dict(_apart(field, said, {0: ruling, 1: other})).get(0, ())


def _may_leave_a_choice(ruling: Ruling) -> bool:
    """Whether an answer to what is open leaves a player a right."""
    ways = (each.ruling for needed in ruling.facts_needed for each in needed.alternatives)
    return any(way.options for way in ways)


def _hangs_on_an_answer(field: str, ruling: Ruling) -> bool:
    """Whether what is said of a field is not the same for every answer to what is open."""
    words = set(_FIELDS[field](ruling))
    ways = (each.ruling for needed in ruling.facts_needed for each in needed.alternatives)
    return field != "facts_needed" and any(set(_settled(field, way)) != words for way in ways)


# -- comparing the fields -----------------------------------------------------------------------


def _before_the_director(rulings: Rulings) -> Rulings:
    """Return rulings with the rights that the director's coming ends (2017: playing on, 68D2)."""
    return {
        edition: replace(
            ruling, options=tuple(dict.fromkeys((*ruling.steps[-1].options, *ruling.options)))
        )
        if ruling.steps
        else ruling
        for edition, ruling in rulings.items()
    }


def _differences(rulings: Rulings) -> Iterator[Difference]:
    documents = {edition: _compared(ruling) for edition, ruling in rulings.items()}
    by_answer = list(_by_answer(rulings))
    found = []
    for field, words in _FIELDS.items():
        values = tuple(
            (edition, _bare(field, document[field])) for edition, document in documents.items()
        )
        if field in _BEHIND_AN_ANSWER and not by_answer and _all_alike(values):
            values = tuple(
                (edition, _by_answers(field, rulings[edition], value)) for edition, value in values
            )
        if not _all_alike(values):
            said = {
                edition: tuple(words(ruling) if by_answer else _settled(field, ruling))
                for edition, ruling in rulings.items()
            }
            found.append(Difference(field, values, tuple(_apart(field, said, rulings))))
    known = [(each.field, each.values) for each in found]
    found += (each for each in by_answer if (each.field, each.values) not in known)
    yield from sorted(found, key=lambda each: (each.field not in _ACTS, each.field in _UNSAID))


def _compared(ruling: Ruling) -> dict[str, object]:
    """Return the document of a ruling, and beside each lead whether a final call may change it."""
    document = outcome_document(ruling)
    leads = cast("list[object]", document["lead_restrictions"])
    may_change = [restriction.is_before_final_call for restriction in ruling.lead_restrictions]
    return {**document, "lead_restrictions": [*map(list, zip(leads, may_change, strict=True))]}


def _all_alike(values: tuple[tuple[Edition, object], ...]) -> bool:
    return all(value == values[0][1] for _, value in values)


def _by_answer(rulings: Rulings) -> Iterator[Difference]:
    """Yield what editions do differently that ask the same question, for each answer to it."""
    asked = [ruling.facts_needed[0] for ruling in rulings.values() if ruling.facts_needed]
    about = {(each.judgement.fact, each.judgement.event) for each in asked}
    if len(asked) < len(rulings) or len(about) > 1:
        return
    judgement = asked[0].judgement
    for holds in (True, False):
        ways = {
            edition: alternative.ruling
            for edition, needed in zip(rulings, asked, strict=True)
            for alternative in needed.alternatives
            if alternative.holds is holds
        }
        if len(ways) == len(rulings):
            for each in _differences(ways):
                if each.field in (*_DOES, "result", "unauthorised"):
                    yield replace(each, answers=((judgement, holds), *each.answers))


def _by_answers(field: str, ruling: Ruling, value: object) -> object:
    """Return the value of a field, or its values by the answers to the question that is open."""
    if not ruling.facts_needed:
        return value
    ways = {
        str(way.holds).lower(): _by_answers(
            field, way.ruling, _bare(field, _compared(way.ruling)[field])
        )
        for way in ruling.facts_needed[0].alternatives
    }
    return value if all(way == value for way in ways.values()) else {"if": ways}


def _bare(field: str, value: object) -> object:
    """Return the value of a field without citations and remarks, nothing in it twice."""
    if isinstance(value, list):
        bare = [_bare(field, each) for each in value]
        return [each for place, each in enumerate(bare) if each not in bare[:place]]
    if isinstance(value, dict):
        dropped = ("law", *_REMARKS.get(field, ()))
        return {key: _bare(field, each) for key, each in value.items() if key not in dropped}
    return value


def _apart(
    field: str, said: Mapping[_Of, tuple[Sentence, ...]], rulings: Mapping[_Of, Ruling]
) -> Iterator[tuple[_Of, tuple[Sentence, ...]]]:
    """Yield what each ruling says that not all say, or that it says nothing, or nothing else."""
    shared = set.intersection(*map(set, said.values()))
    for of, words in said.items():
        own = tuple(each for each in dict.fromkeys(words) if each not in shared)
        if own := own or _nothing(field, rulings[of], else_=bool(shared)):
            yield of, own


def _nothing(field: str, ruling: Ruling, *, else_: bool = False) -> tuple[Sentence, ...]:
    """Return what is said of a ruling that has nothing, or nothing else, in a field; or silence."""
    if field in _SILENT:
        return ()
    if _hangs_on_an_answer(field, ruling):
        return (_BY_JUDGEMENT,)
    if field in _NOT_YET and any(each.name == "accept_call" for each in ruling.options):
        return ()
    if (offender := _chooses_a_call(field, ruling)) is not None:
        return (sentence(_NOT_YET[field], who=offender, partner=offender.partner),)
    nothing, nothing_else = _NOTHING.get(field, ("–", "–"))
    return (sentence(nothing_else if else_ else nothing),)


def _chooses_a_call(field: str, ruling: Ruling) -> Seat | None:
    """Return an offender who has still to choose the call that decides what binds his partner."""
    if field not in _NOT_YET:
        return None
    choosing = [each.who for each in ruling.options if each.name in _CALLS]
    withdrew = {each.seat for each in ruling.withdrawn if not each.innocent}
    bound = {seat for seat, _ in ruling.must_pass}
    if field == "lead_restrictions":
        bound = {each.on for each in ruling.lead_restrictions}
    return next((who for who in choosing if who in withdrew and who.partner not in bound), None)


def _new(before: Sequence[Difference], now: Sequence[Difference]) -> Iterator[Difference]:
    """Yield the differences with something in which the editions did not differ before."""
    known = {token for each in before for token in _tokens(each)}
    return (each for each in leading(now) if set(_tokens(each)) - known)


def _tokens(difference: Difference) -> Iterator[tuple[object, ...]]:
    """Yield what not every edition has, and which have it; of texts only that they differ."""
    field = difference.field
    if field in ("result", "not_covered"):
        yield field, difference.answers
        return
    items = {edition: set(_items(value)) for edition, value in difference.values}
    for item in set.union(*items.values()):
        editions = frozenset(edition for edition, own in items.items() if item in own)
        if len(editions) < len(items):
            yield field, difference.answers, editions, item


def _items(value: object) -> Iterator[str]:
    if isinstance(value, list):
        yield from map(json.dumps, value)
    elif isinstance(value, dict):
        yield from map(json.dumps, value.items())
    else:
        yield json.dumps(value)


# -- in words -----------------------------------------------------------------------------------


def _settled(field: str, ruling: Ruling) -> Iterator[Sentence]:
    """Yield what is said of a field; where a question is open that decides it, for each answer."""
    if not _hangs_on_an_answer(field, ruling):
        yield from _FIELDS[field](ruling)
        return
    ways = [each for needed in ruling.facts_needed for each in needed.alternatives]
    for way in ways:
        said = tuple(_settled(field, way.ruling)) or _nothing(field, way.ruling)
        if not said:
            continue
        if any(each.pattern in IF_ANSWERED.values() for each in said):
            (question,) = _questions(way.ruling)
            answers = listed(said, apart=" " if field == "result" else "; ")
            said = (sentence("{question} ({answers})", question=question, answers=answers),)
        yield sentence(IF_ANSWERED[way.holds], said=listed(said, apart="; "))


def _row(row: Consequence) -> Words:
    """Return what says the lines of a row of consequences."""
    return lambda ruling: [line.said for line in settled(ruling) if line.row is row]


def _tricks(ruling: Ruling) -> Iterator[Sentence]:
    if ruling.tricks is not None:
        ns, ew = ruling.tricks
        yield sentence("Tricks won: North–South {ns}, East–West {ew}", ns=ns, ew=ew)


def _score(ruling: Ruling) -> Iterator[Sentence]:
    lines = _row(Consequence.SCORE)(ruling)
    adjusted = len(ruling.adjusted)
    yield from tuple(lines)[: -adjusted or None]


def _adjusted(ruling: Ruling) -> Iterator[Sentence]:
    lines = tuple(_row(Consequence.SCORE)(ruling))
    yield from lines[len(lines) - len(ruling.adjusted) :]


def _questions(ruling: Ruling) -> Iterator[Sentence]:
    for needed in ruling.facts_needed:
        yield sentence("To be established: {question}", question=needed.judgement.question)


def _contract(ruling: Ruling) -> Iterator[Sentence]:
    if ruling.contract is not None:
        yield sentence("The contract is {contract}", contract=ruling.contract)


def _result(ruling: Ruling) -> Iterator[Sentence]:
    yield ruling.result


def _not_covered(ruling: Ruling) -> Iterator[Sentence]:
    if ruling.not_covered is not None:
        yield ruling.not_covered


def _irregularity(ruling: Ruling) -> Iterator[Sentence]:
    if ruling.irregularity is not None:
        yield sentence(ruling.irregularity.in_words)


def _unsaid(_ruling: Ruling) -> tuple[Sentence, ...]:
    """Say nothing of a field that never leads."""
    return ()


_DOES: Final[Mapping[str, Words]] = {
    "facts_needed": _questions,
    "must_pass": _row(Consequence.DUTIES),
    "lead_restrictions": _row(Consequence.LEADS),
    "penalty_cards": _row(Consequence.CARDS),
    "options": _row(Consequence.OPTIONS),
    "tricks": _tricks,
    "tricks_transferred": _row(Consequence.TRICKS),
    "score": _score,
    "adjusted": _adjusted,
    "contract": _contract,
}
"""What a director does, in the order in which it is said."""
_UNSAID: Final = ("withdrawn", "laws")
_FOLLOWS: Final = frozenset({"tricks", "contract"})
"""What only follows from how far a case has gone."""
_FIELDS: Final[Mapping[str, Words]] = {
    **_DOES,
    "result": _result,
    "unauthorised": _row(Consequence.INFORMATION),
    "irregularity": _irregularity,
    "not_covered": _not_covered,
    **dict.fromkeys(_UNSAID, _unsaid),
}
"""Everything compared; what differs in citations alone comes last."""
_REMARKS: Final[Mapping[str, tuple[str, ...]]] = {
    "facts_needed": ("question", "if"),
    "unauthorised": ("what",),
}
"""What is not compared: words about a value, and rulings by answer, compared on their own."""
_ACTS: Final = frozenset(_DOES)
_BEHIND_AN_ANSWER: Final = frozenset({*_DOES, "result", "unauthorised"} - {"facts_needed"})
"""What is stated also where the editions differ in it only for one answer to an open question."""
_SAID: Final = frozenset({"result", "unauthorised", "irregularity", "not_covered"})
_NOTHING: Final[Mapping[str, tuple[str, str]]] = {
    "must_pass": ("Nobody has to pass", "Nobody else has to pass"),
    "lead_restrictions": ("No lead is restricted", "No other lead restriction"),
    "penalty_cards": ("No penalty card", "No other penalty card"),
    "options": ("No option is available", "No other options"),
    "tricks": ("Tricks not yet counted",) * 2,
    "tricks_transferred": ("No trick is transferred",) * 2,
    "score": ("No score yet",) * 2,
    "adjusted": ("No adjusted score", "No other adjusted score"),
    "facts_needed": ("Nothing to be established", "Nothing else to be established"),
    "contract": ("No contract yet",) * 2,
    "irregularity": ("There is no irregularity",) * 2,
    "not_covered": ("Covered in full",) * 2,
}
"""What an edition says that has nothing in a field, or nothing but what the others say too."""
_BY_JUDGEMENT: Final = sentence("This depends on a judgement still to be made")
"""What it says instead where it has something for one answer to an open question alone."""
_SILENT: Final = frozenset({"unauthorised"})
"""Of what nothing is said where an edition has none: that its rulings close no information does
not open it, since the general words of Law 16 may close it all the same."""
_GOES_WITHOUT_SAYING: Final = frozenset(
    sentence(words) for field in ("options", "score") for words in _NOTHING[field]
)
"""What follows of itself once something else is stated."""
_NOT_YET: Final = {
    "must_pass": "Whether {partner} must pass depends on {who}’s final call",
    "lead_restrictions": ("Whether {partner}’s lead is restricted depends on {who}’s final call"),
}
"""What is said instead while the offender has still to choose his call."""
_CALLS: Final = frozenset(
    {
        "any_legal_call",
        "comparable_call",
        "keep_first_call",
        "same_or_more_precise_call",
        "sufficient_bid_or_pass",
    }
)
"""The options with which an offender chooses the call that takes the place of a withdrawn one."""
_ANSWERED: Final = {
    True: "If the answer to “{question}” is yes:",
    False: "If the answer to “{question}” is no:",
}


def _joined(words: Sequence[Sentence], say: Callable[[Sentence], str]) -> str:
    """Return what an edition says of a field in one text."""
    if any(each.pattern in IF_ANSWERED.values() for each in words):
        return " ".join(closed(say(each)) for each in words)
    return "; ".join(map(say, words))


def closed(said: str) -> str:
    """Return words with a full stop where nothing closes them."""
    return said if said.endswith((".", "?", "!", ".)")) else f"{said}."
