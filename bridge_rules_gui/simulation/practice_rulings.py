"""Tasks about the ruling in its parts: who must pass, penalty cards, leads, tricks, score.

Wrong answers are what the other editions rule, what another answer of the players would bring,
and what lies near.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.language.sentence import Sentence, counted_sentence, sentence, signed
from bridge_rules_gui.laws.law77_scoring import score_of
from bridge_rules_gui.simulation.consequences import CARDS, lead_choice
from bridge_rules_gui.simulation.episode import Scene, distinct
from bridge_rules_gui.simulation.option_words import if_defending
from bridge_rules_gui.simulation.practice_task import Choice, PracticeTask, TaskKind
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.verdict import Duration, LeadRestriction, PenaltyCard, Rank

_Said = tuple[Sentence, ...] | None
"""A part of a ruling in words; None where the ruling says nothing of it."""

_MOST_WRONG: Final = 3
_SAYS: Final = "This is the ruling under this edition. Its words are highlighted."
_THERE: Final = "This is the ruling under the {year} edition, not under this one."
_OTHERWISE: Final = "This would be the ruling with a different answer to this question."
_TRICKS: Final = 13

_ONE_TRICK: Final = sentence("This would be right with one trick more or less.")
_VULNERABLE: Final = sentence("This would be right at a different vulnerability.")
_OF_OTHERS: Final = sentence("This is the score of the other side.")

_PASSES: Final = {
    Duration.ONCE: "{who} must pass at his next turn",
    Duration.THROUGHOUT: "{who} must pass throughout",
}


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of a ruling to be asked for: its words, its grounds, and what lies near.

    Where no edition and no other answer says more than `empty`, it is not asked for.
    """

    kind: TaskKind
    prompt: Sentence
    said: Callable[[Ruling], _Said]
    near: Callable[[Scene], Iterator[tuple[_Said, Sentence]]]
    empty: _Said = None
    grounds: Callable[[Ruling], tuple[Ground, ...]] = lambda _ruling: ()


def ruling_tasks(scene: Scene) -> Iterator[PracticeTask]:
    """Yield the parts of the ruling at a moment; none while a judgement is open."""
    if scene.ruling.facts_needed:
        return
    for part in _PARTS:
        task = _task(scene, part)
        if task is not None:
            yield task


def _task(scene: Scene, part: _Part) -> PracticeTask | None:
    said = part.said(scene.ruling)
    if said is None:
        return None
    answers = list(_answers(scene, part))
    if all(lines == part.empty for lines in (said, *(answer[0] for answer in answers))):
        return None
    laws = scene.lit(*part.grounds(scene.ruling)) or scene.deciding
    right = Choice(said, is_right=True, because=sentence(_SAYS), laws=laws)
    near = ((lines, because, None) for lines, because in part.near(scene))
    wrong = [
        Choice(lines, is_right=False, because=because, laws=laws, question=question)
        for lines, because, question in (*answers, *near)
        if lines is not None and lines != said
    ]
    choices = distinct((right, *wrong))[: _MOST_WRONG + 1]
    return scene.task(part.kind, part.prompt, scene.shuffled(part.kind, choices), laws)


def _answers(scene: Scene, part: _Part) -> Iterator[tuple[_Said, Sentence, Sentence | None]]:
    """Yield what other editions rule, and what would be ruled with another answer, with why."""
    for edition, other in scene.elsewhere.items():
        if not other.ruling.facts_needed:
            yield part.said(other.ruling), sentence(_THERE, year=edition.year), None
    for variant in scene.variants:
        if not variant.ruling.facts_needed:
            yield part.said(variant.ruling), sentence(_OTHERWISE), variant.question


# -- who must pass ------------------------------------------------------------------------------

_NOBODY: Final = (sentence("Nobody has to pass"),)
_FOR_SO_LONG: Final = {
    Duration.ONCE: "{who} must pass only once and may then make any legal call.",
    Duration.THROUGHOUT: "{who} must pass for the rest of the auction, not only once.",
}


def _passes(ruling: Ruling) -> _Said:
    passes = (sentence(_PASSES[span], who=seat) for seat, span in ruling.must_pass)
    return _in_order(passes) or _NOBODY


def _in_order(lines: Iterable[Sentence]) -> tuple[Sentence, ...]:
    """Return lines in an order of their own: the same things said are the same answer."""
    return tuple(sorted(lines, key=str))


def _other_passes(scene: Scene) -> Iterator[tuple[_Said, Sentence]]:
    """Yield wrong answers: the other duration, partner instead of the player, nobody."""
    for seat, span in scene.ruling.must_pass:
        other = Duration.ONCE if span is Duration.THROUGHOUT else Duration.THROUGHOUT
        yield (sentence(_PASSES[other], who=seat),), sentence(_FOR_SO_LONG[span], who=seat)
        instead = sentence(
            "It is {who} who must pass, not {partner}.", who=seat, partner=seat.partner
        )
        yield (sentence(_PASSES[span], who=seat.partner),), instead
        yield _NOBODY, sentence("{who} may not bid for a time.", who=seat)


# -- penalty cards ------------------------------------------------------------------------------

_NO_CARD: Final = (sentence("There is no penalty card"),)


def _cards(ruling: Ruling) -> _Said:
    found = _in_order(sentence(CARDS[c.rank], who=c.seat, card=c.card) for c in _lying(ruling))
    return found or _NO_CARD


def _lying(ruling: Ruling) -> list[PenaltyCard]:
    """Return the penalty cards that lie there whatever is chosen."""
    return [card for card in ruling.penalty_cards if not card.condition]


def _other_cards(scene: Scene) -> Iterator[tuple[_Said, Sentence]]:
    """Yield the same cards as the other kind of penalty card, and none at all."""
    lying = _lying(scene.ruling)
    if lying:
        kinds = {Rank.MAJOR: Rank.MINOR, Rank.MINOR: Rank.MAJOR}
        other = (sentence(CARDS[kinds[c.rank]], who=c.seat, card=c.card) for c in lying)
        yield _in_order(other), _why_of_this_kind(lying)
        yield _NO_CARD, sentence("{card} was seen and stays on the table.", card=lying[0].card)


def _why_of_this_kind(lying: Sequence[PenaltyCard]) -> Sentence:
    """Return why cards are major penalty cards, or a card a minor one (50B)."""
    first = lying[0]
    if first.rank is Rank.MINOR:
        words = "A single card below an honour, shown by accident, is a minor penalty card."
        return sentence(words)
    if first.card.rank.is_honour:
        return sentence("{card} is an honour, so it is a major penalty card.", card=first.card)
    words = "Only a single card exposed accidentally is a minor penalty card. {card} is not one."
    return sentence(words, card=first.card)


# -- leads --------------------------------------------------------------------------------------

_FREE: Final = (sentence("No lead may be restricted"),)
_HALF: Final = sentence("This is only half of what declarer may choose from.")


def _leads(ruling: Ruling) -> _Said:
    found = _in_order(line for each in _to_choose(ruling) for line in _lead(each, ruling))
    return found or _FREE


def _to_choose(ruling: Ruling) -> Iterator[LeadRestriction]:
    """Yield the restrictions of which declarer has not chosen yet."""
    return (each for each in ruling.lead_restrictions if not each.chosen)


def _lead(restriction: LeadRestriction, ruling: Ruling) -> Iterator[Sentence]:
    """Yield what declarer may require of a lead, and what he may forbid."""
    who = restriction.on
    for choice, suits in (
        ("require", restriction.require_one_of),
        ("forbid", restriction.forbid_one_of),
    ):
        if suits:
            said = lead_choice(choice, who, suits)
            yield said if ruling.contract is not None else if_defending(said, who.partner)


def _other_leads(scene: Scene) -> Iterator[tuple[_Said, Sentence]]:
    """Yield only one of the two things declarer may ask, another leader, and no restriction."""
    for each in _to_choose(scene.ruling):
        lines = _in_order(_lead(each, scene.ruling))
        if len(lines) > 1:
            yield lines[:1], _HALF
            yield lines[1:], _HALF
        partner = each.on.partner
        on_him = sentence(
            "It is {who}’s lead that is restricted, not {partner}’s.", who=each.on, partner=partner
        )
        yield _in_order(_lead(replace(each, on=partner), scene.ruling)), on_him
        restricted = sentence("Declarer may restrict {who}’s first lead.", who=each.on)
        yield _FREE, restricted


# -- tricks and score ---------------------------------------------------------------------------


def _tricks(ruling: Ruling) -> _Said:
    moved = ruling.tricks_transferred
    return None if moved is None else _moved(moved)


def _moved(number: int) -> _Said:
    if number == 1:
        return (sentence("One trick is transferred"),)
    if not number:
        return (sentence("No trick is transferred"),)
    if number < 0:
        return (
            counted_sentence(
                "{n} trick goes to declarer’s side", "{n} tricks go to declarer’s side", -number
            ),
        )
    return (counted_sentence("{n} trick is transferred", "{n} tricks are transferred", number),)


def _other_tricks(scene: Scene) -> Iterator[tuple[_Said, Sentence]]:
    """Yield the other numbers of tricks a law could transfer."""
    moved = scene.ruling.tricks_transferred or 0
    for number in (0, 1, 2):
        words = "{place} gives fewer here." if number > moved else "{place} gives more here."
        yield _moved(number), sentence(words, place=scene.ruling.laws[0].ground)


def _score(ruling: Ruling) -> _Said:
    return None if ruling.score is None else _points(ruling.score)


def _points(score: int) -> _Said:
    return (sentence("{score}", score=signed(score)),)


def _with_other_tricks(scene: Scene) -> Iterator[int]:
    """Yield the contract's score with a trick more and with one less, where tricks are known."""
    contract, tricks = scene.ruling.contract, scene.ruling.tricks
    if contract is None or tricks is None:
        return
    side = contract.declarer.side
    won = tricks[0] if side is Side.NORTH_SOUTH else tricks[1]
    vulnerable = scene.alternatives.watch.scenario.vulnerable.includes(side)
    for number in (won + 1, won - 1):
        if 0 <= number <= _TRICKS:
            yield score_of(scene.edition, contract, vulnerable=vulnerable, tricks=number)


def _other_scores(scene: Scene) -> Iterator[tuple[_Said, Sentence]]:
    """Yield the score with a trick more or less, at another vulnerability, of the other side."""
    yield from ((_points(score), _ONE_TRICK) for score in _with_other_tricks(scene))
    for vulnerable in Vulnerability:
        scenario = replace(scene.alternatives.watch.scenario, vulnerable=vulnerable)
        yield _score(rule(scenario, scene.edition)), _VULNERABLE
    if scene.ruling.score:
        yield _points(-scene.ruling.score), _OF_OTHERS


_PARTS: Final = (
    _Part(TaskKind.PASSES, sentence("Who must pass?"), _passes, _other_passes, _NOBODY),
    _Part(
        TaskKind.PENALTY_CARDS,
        sentence("Which cards are penalty cards now?"),
        _cards,
        _other_cards,
        _NO_CARD,
        lambda ruling: tuple(card.ground for card in _lying(ruling)),
    ),
    _Part(
        TaskKind.LEADS,
        sentence("How may declarer restrict a defender’s lead because of withdrawn calls?"),
        _leads,
        _other_leads,
        _FREE,
        lambda ruling: tuple(each.ground for each in _to_choose(ruling)),
    ),
    _Part(TaskKind.TRICKS, sentence("How many tricks are transferred?"), _tricks, _other_tricks),
    _Part(
        TaskKind.SCORE, sentence("What is the score for declarer’s side?"), _score, _other_scores
    ),
)
