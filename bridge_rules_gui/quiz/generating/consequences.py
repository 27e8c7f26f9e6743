"""The consequences of a ruling, each asked for by itself: who must pass, which card is what."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws import law23_comparable_call as law23
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law63_establishment as law63
from bridge_rules_gui.laws import law64_after_establishment as law64
from bridge_rules_gui.laws.law62_correction import STAYS, WITHDRAW
from bridge_rules_gui.laws.law70_contested_claim import AT_WORST
from bridge_rules_gui.quiz.generating.quoting import Quoting, deciding
from bridge_rules_gui.quiz.question import Choice
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.verdict import Applied, Duration, Option, Rank, Role


@dataclass(frozen=True, slots=True)
class Other:
    """Another ruling on the same case, of another edition or branch.

    `say` words why it is not this one, for what it rests on.
    """

    ruling: Ruling
    say: Callable[[Sequence[Ground]], Sentence]

    def why(self, *rests_on: Ground) -> Sentence:
        """Return why what it says is not so here: by its first law and what bears that."""
        first = self.ruling.laws[0].ground
        is_named = any(each.citation.is_within(first.citation) for each in rests_on)
        return self.say(rests_on if is_named else (first, *rests_on))


Others = Callable[[], Sequence[Other]]
"""The other rulings on the same case; they are made only where something can be asked."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of a ruling: the pattern of the question, what is right, what is wrong.

    `asks_all` tells that one right choice of several is not enough. `grounds` are what decides
    where it is not what decides the ruling itself; `card` fills its blank in the pattern.
    """

    pattern: str
    right: tuple[Choice, ...]
    wrong: tuple[Choice, ...]
    asks_all: bool = False
    grounds: tuple[Ground, ...] = ()
    card: Card | None = None


def substance(ruling: Ruling) -> tuple[object, ...]:
    """Return what a ruling comes to, whatever its words: two rulings equal in it are the same.

    What is left to the lead is not said in the sentence of a ruling, and does not count.
    """
    return (
        ruling.irregularity,
        frozenset(ruling.must_pass),
        frozenset(map(_right_of, ruling.options)),
        frozenset((card.card, card.rank) for card in ruling.penalty_cards),
        ruling.tricks_transferred,
        ruling.score,
        ruling.contract,
    )


def _right_of(option: Option) -> tuple[Seat, str, str]:
    return option.who, option.name, option.value


_PASSES: Final = {
    Duration.ONCE: "{who} must pass at his next turn, and only then.",
    Duration.THROUGHOUT: "{who} must pass throughout.",
}
_NOBODY = "Nobody must pass."
_WHO_PASSES = "{story} Who must pass under the Laws of {year}, as things stand?"
_FOR_HOW_LONG: Final = {
    Duration.ONCE: "{cite} makes {who} pass for one turn only.",
    Duration.THROUGHOUT: "{cite} makes {who} pass for the rest of the auction.",
}
_DECIDES: Final = (Role.RIGHT, Role.RECTIFICATION)
_ABOUT_PASSING: Final = re.compile(r"\b(?:пас|pas)", re.IGNORECASE)
"""Words of the books on passing, in their three languages."""


def who_must_pass(ruling: Ruling, others: Others, quoting: Quoting) -> Asked | None:
    """Ask who must pass and for how long, where some ruling on the case makes somebody pass."""
    # Where a choice is still open, who must pass may hang on it.
    if len(ruling.must_pass) > 1 or ruling.contract is not None or ruling.options:
        return None
    if not ruling.must_pass:
        return _nobody_must_pass(ruling, others, quoting)
    ((seat, length),) = ruling.must_pass
    ground = next(bar.ground for bar in ruling.bars if (bar.seat, bar.duration) == (seat, length))
    if not _ABOUT_PASSING.search(ground.words):
        return None
    laws = (law.ground for law in ruling.laws if law.role in _DECIDES)
    grounds = (ground, *(each for each in laws if _ABOUT_PASSING.search(each.words)))
    cite = ground.citation
    other_length = next(each for each in Duration if each is not length)
    reasons = {
        (None, None): sentence("{cite} makes {who} pass.", cite=cite, who=seat),
        (seat, other_length): sentence(_FOR_HOW_LONG[length], cite=cite, who=seat),
        (seat.partner, length): sentence(
            "{cite} makes {who} pass, not {other}.", cite=cite, who=seat, other=seat.partner
        ),
    }
    return Asked(
        _WHO_PASSES,
        (Choice(_passing(seat, length), quoting.quoted(ruling, *grounds)),),
        tuple(
            Choice(_passing(*bar), _why_of(others(), bar) or why) for bar, why in reasons.items()
        ),
        grounds=grounds,
    )


def _nobody_must_pass(ruling: Ruling, others: Others, quoting: Quoting) -> Asked | None:
    """Ask where nobody must pass; the wrong ones must under other Laws, or on another course."""
    found = {
        (bar.seat, bar.duration): other.why(bar.ground)
        for other in reversed(others())
        for bar in other.ruling.bars
        if (bar.seat, bar.duration) in other.ruling.must_pass
    }
    wrong = [Choice(_passing(*bar), why) for bar, why in found.items()]
    if not wrong:
        return None
    return Asked(_WHO_PASSES, (Choice(sentence(_NOBODY), quoting.because(ruling)),), tuple(wrong))


def _passing(who: Seat | None, length: Duration | None) -> Sentence:
    if who is None or length is None:
        return sentence(_NOBODY)
    return sentence(_PASSES[length], who=who)


def _why_of(others: Sequence[Other], bar: tuple[Seat | None, Duration | None]) -> Sentence | None:
    bars = () if bar[0] is None else (bar,)
    found = next((other for other in others if other.ruling.must_pass == bars), None)
    if found is None:
        return None
    return found.why(
        *(each.ground for each in found.ruling.bars if (each.seat, each.duration) == bar)
    )


_IS: Final[Mapping[Rank | None, str]] = {
    Rank.MAJOR: "{card} is a major penalty card.",
    Rank.MINOR: "{card} is a minor penalty card.",
    None: "{card} is not a penalty card.",
}
_BECOMES: Final[Mapping[Rank | None, str]] = {
    Rank.MAJOR: "{card} becomes a major penalty card.",
    Rank.MINOR: "{card} becomes a minor penalty card.",
    None: "{card} does not become a penalty card.",
}
_IN_THE_TRICK: Final = (Irregularity.REVOKE_NOT_ESTABLISHED, Irregularity.REVOKE_TRICK12)
"""Leaves a card in the trick that becomes a penalty card when it is withdrawn."""


_ACCEPTED_LEAD: Final = 53
_LEAD_RESTRICTIONS: Final = 26
_REPLACES: Final = (27, 30, 31, 32)
"""Laws by which a comparable call may take the place of a withdrawn one."""
_PENALTY_CARDS: Final = 50
_ESTABLISHED: Final = 63
_TRICKS_OF_A_REVOKE: Final = 64
_OF_CARDS: Final = (
    Irregularity.EXPOSED_CARD,
    Irregularity.EXPOSED_CARD_DEFENDER,
    Irregularity.PREMATURE_LEAD,
    Irregularity.PREMATURE_PLAY,
    Irregularity.SIMULTANEOUS_PLAY,
    Irregularity.OPENING_LEAD_OUT_OF_TURN,
    Irregularity.LEAD_OUT_OF_TURN_DEFENDER,
    Irregularity.REVOKE_NOT_ESTABLISHED,
    Irregularity.REVOKE_TRICK12,
)
"""What may leave a penalty card behind, also where this edition says it does not."""


def which_penalty_card(ruling: Ruling, others: Others, quoting: Quoting) -> Asked | None:
    """Ask whether a card is a penalty card, and of which kind.

    What makes it one and what makes it one of its kind decide together, also where the ruling is
    about what has followed from it.
    """
    known = bool(ruling.penalty_cards) or ruling.irregularity in _OF_CARDS
    if len(ruling.penalty_cards) > 1 or not known:
        return None
    found = [*ruling.penalty_cards, *(card for o in others() for card in o.ruling.penalty_cards)]
    if not found or any(card.condition for card in found):
        return None
    card, true = found[0].card, {(c.card, c.rank) for c in ruling.penalty_cards}
    right: list[Rank | None] = []
    wrong: list[Rank | None] = []
    for rank in Rank:
        (right if (card, rank) in true else wrong).append(rank)
    (wrong if right else right).append(None)
    grounds = _grounds_of_card(ruling)
    if not grounds:
        return None
    why_not = partial(_why_of_card, ruling, others(), grounds[0], card)
    is_in_the_trick = ruling.irregularity in _IN_THE_TRICK
    kinds = _BECOMES if is_in_the_trick else _IS
    because = quoting.quoted(ruling, *grounds)
    return Asked(
        "{story} What becomes of {card} under the Laws of {year}?"
        if is_in_the_trick
        else "{story} What is {card} under the Laws of {year}?",
        tuple(Choice(sentence(kinds[rank], card=card), because) for rank in right),
        tuple(Choice(sentence(kinds[rank], card=card), why_not(rank)) for rank in wrong),
        grounds=grounds,
        card=card,
    )


_BECOMES_ONE: Final = re.compile(
    "(?:становится|есть) (?:старшей )?штрафн"
    "|postaje (?:velika )?kaznena"
    "|става (?:съществена )?наказан"
)
"""Says of a card that it becomes a penalty card; what Law 50 says is of which kind."""


def _grounds_of_card(ruling: Ruling) -> tuple[Ground, ...]:
    """Return what makes the penalty card one, and one of its kind; else why there is none.

    Behind them comes what it hangs on: that a revoke is not established and has to be corrected,
    that declarer left the lead free, and what else decides the ruling at this point. What declarer
    may still choose decides nothing. None where nothing says what made it one.
    """
    laws = _grounds(ruling.laws)
    if not ruling.penalty_cards:
        accepted = [ground for ground in laws if ground.citation.law == _ACCEPTED_LEAD]
        return tuple(dict.fromkeys((*accepted[:1], laws[0])))
    kind = ruling.penalty_cards[0].ground
    steps = [step.laws for step in ruling.steps if kind in _grounds(step.laws)]
    found = ((ground, laws) for laws in (*steps, ruling.laws) for ground in _grounds(laws))
    made, beside = next((each for each in found if _makes_one(each[0])), (None, ()))
    if made is None:
        return ()
    # An established revoke leaves no penalty card: what has established one is of another card.
    of_another = ruling.irregularity is Irregularity.REVOKE_ESTABLISHED
    of_making = [law.ground for law in beside if law.role is Role.RECTIFICATION]
    hangs_on = [
        *(each for each in of_making if each.citation.law == made.citation.law),
        *(law for law in laws if law.citation.law == _ESTABLISHED and not of_another),
        *(each for each in deciding(ruling) if not _is_open(ruling, each)),
    ]
    near = [each for each in hangs_on if not made.citation.is_within(each.citation)]
    return tuple(dict.fromkeys((made, kind, *near, *_left_free(ruling))))


def _is_open(ruling: Ruling, ground: Ground) -> bool:
    """Tell whether a ground gives a choice still open, or counts the tricks of another revoke."""
    choices = (option.ground.citation for option in ruling.options)
    head = any(choice.is_within(ground.citation) for choice in choices)
    return head or ground.citation.law == _TRICKS_OF_A_REVOKE


def _left_free(ruling: Ruling) -> tuple[Ground, ...]:
    """Return by what the card stays one, where declarer left partner's lead free."""
    free = law50.LAW[ruling.edition]["no_restriction"]
    applied = (law for step in ruling.steps for law in step.laws)
    is_chosen = any(
        law.role is Role.RECTIFICATION and law.ground.citation == free.citation for law in applied
    )
    return (free,) if is_chosen else ()


def _grounds(laws: Sequence[Applied]) -> tuple[Ground, ...]:
    return tuple(law.ground for law in laws)


def _makes_one(ground: Ground) -> bool:
    """Tell whether a ground makes a card a penalty card; Law 50 only says of which kind."""
    return ground.citation.law != _PENALTY_CARDS and bool(_BECOMES_ONE.search(ground.words))


def _why_of_card(
    ruling: Ruling, others: Sequence[Other], ground: Ground, card: Card, rank: Rank | None
) -> Sentence:
    """Return why a card is not of a kind: by other rulings, by its rank, by what made it one."""
    for other in others:
        penalty = next((c for c in other.ruling.penalty_cards if c.card == card), None)
        if rank is (None if penalty is None else penalty.rank):
            return other.why(*(() if penalty is None else (penalty.ground,)))
    letter = "C" if ruling.edition is Edition.RU_1987 else "B"
    cite = Address(ruling.edition, Citation(50, (letter,)))
    if rank is Rank.MINOR and card.rank.is_honour:
        return sentence("An honour is never a minor penalty card ({cite}).", cite=cite)
    if rank is Rank.MINOR and ruling.penalty_cards:
        return sentence(
            "A card played or exposed on purpose is never a minor penalty card ({cite}).", cite=cite
        )
    if rank is Rank.MAJOR and ruling.penalty_cards:
        return sentence(
            "{card} is below the rank of an honour and was not exposed on purpose ({cite}).",
            card=card,
            cite=cite,
        )
    if ruling.penalty_cards:
        return sentence("{cite} makes {card} a penalty card.", cite=ground.citation, card=card)
    return sentence(
        "Under {cite} {card} does not become a penalty card.", cite=ground.citation, card=card
    )


_TRICKS: Final = (
    "No trick is transferred.",
    "One trick is transferred.",
    "Two tricks are transferred.",
    "Three tricks are transferred.",
)
_MOST_FOR_A_REVOKE: Final = 2


def how_many_tricks(ruling: Ruling, others: Others, quoting: Quoting) -> Asked | None:
    """Ask how many tricks go to the side that did not offend."""
    true = ruling.tricks_transferred
    if true is None or not 0 <= true < len(_TRICKS):
        return None

    wrong = []
    for number, text in enumerate(_TRICKS):
        why = _why_so_many(ruling, others(), number)
        if number != true and why is not None:
            wrong.append(Choice(sentence(text), why))
    return Asked(
        (
            "{story} Under the Laws of {year}, how many tricks are certain to be transferred to "
            "the other side?"
        ),
        (Choice(sentence(_TRICKS[true]), _why_these_tricks(ruling, quoting)),),
        tuple(wrong),
    )


def _why_these_tricks(ruling: Ruling, quoting: Quoting) -> Sentence:
    """Return why so many tricks are transferred, also why one of the two of 64A1 is not yet."""
    because, book = quoting.because(ruling), law64.LAW[ruling.edition]
    of_two = ruling.laws[0].ground == book["won_by_the_offender"]
    offenders = [noticed.offender for noticed in ruling.irregularities]
    if not of_two or ruling.tricks_transferred != 1 or len(offenders) > 1 or offenders[0] is None:
        return because
    none = sentence("{side} have won no later trick so far.", side=offenders[0].side)
    return sentence("{result} {rest}", result=because, rest=none)


def _why_so_many(ruling: Ruling, others: Sequence[Other], number: int) -> Sentence | None:
    """Return why not so many tricks are transferred; None where nothing tells it."""
    found = (o.why() for o in others if o.ruling.tricks_transferred == number)
    why = next(found, None)
    if why is None and number == 0:
        ground = ruling.laws[0].ground
        return sentence("{cite} transfers at least one trick here.", cite=ground.citation)
    keys = [noticed.key for noticed in ruling.irregularities]
    if why is None and number > _MOST_FOR_A_REVOKE and keys == [Irregularity.REVOKE_ESTABLISHED]:
        cite = Address(ruling.edition, Citation(64, ("A",)))
        return sentence("For one revoke at most two tricks are transferred ({cite}).", cite=cite)
    return why


def whose_tricks(ruling: Ruling, _others: Others, quoting: Quoting) -> Asked | None:
    """Ask how many of the tricks left a claim is judged to be worth."""
    recorded = dict(ruling.result.filling)
    who, share = recorded.get("who"), recorded.get("share")
    if not isinstance(share, Sentence):
        return None
    part = dict(share.filling)
    own, left = part.get("own"), part.get("n")
    if not isinstance(who, Seat) or not isinstance(own, int) or not isinstance(left, int):
        return None
    if who.side is not part["side"]:
        return None
    lines = [line for step in ruling.steps for line in step.trace if line.pattern == AT_WORST]
    if not 0 < own < left or not lines:
        return None
    # What can be won is found on the cards, by the provisions together: 70C with its conditions,
    # and those by which the claim could still be contested or play be left out of account.
    near = deciding(ruling)
    decide = (*near, *(ground for ground in _grounds(ruling.laws) if ground not in near))
    because_of = sentence("{said} {found}", said=quoting.quoted(ruling, *decide), found=lines[-1])
    reasons = {
        own + 1: lines[-1],
        own - 1: sentence("Every normal line wins at least {own}.", own=own),
    }
    return Asked(
        (
            "{story} How many of the remaining tricks does the claimer’s side get under the Laws "
            "of {year}?"
        ),
        (Choice(_of_the_tricks_left(own, left), because_of),),
        tuple(Choice(_of_the_tricks_left(n, left), why) for n, why in reasons.items()),
        grounds=decide,
    )


def _of_the_tricks_left(number: int, left: int) -> Sentence:
    return sentence("{own} of {left}", own=number, left=left)


def which_rights(
    ruling: Ruling, others: Others, quoting: Quoting, say: Callable[[Option], Sentence]
) -> Asked | None:
    """Ask for all rights that a player has now, among some that nobody has, as `say` words them.

    Beside a right that another ruling gives, the right of another player may be offered once.
    """
    rights = {_right_of(option): option for option in ruling.options}
    if not 1 <= len(rights) <= 3 or any(option.condition for option in ruling.options):
        return None
    wrong: dict[tuple[Seat, str, str], Choice] = {}
    for other in others():
        for option in other.ruling.options:
            wrong.setdefault(_right_of(option), Choice(say(option), other.why(option.ground)))
    wrong = {right: choice for right, choice in wrong.items() if right not in rights}
    # A right left from an earlier irregularity rests on none of the laws on the last one.
    laws = _grounds(ruling.laws)
    of_the_last = any(each.ground in laws for each in ruling.options)
    option = ruling.options[0]
    moved = replace(option, who=option.who.partner)
    why = _why_not_partner(ruling, option, quoting)
    if wrong and why is not None and _right_of(moved) not in rights:
        wrong.setdefault(_right_of(moved), Choice(say(moved), why))
    return Asked(
        "{story} Which of these options do players have now under the Laws of {year}? "
        "Mark all that apply.",
        tuple(
            Choice(say(o), quoting.quoted(ruling, *_with_items(ruling, o.ground)))
            for o in rights.values()
        ),
        tuple(wrong.values()),
        asks_all=True,
        grounds=(
            *(deciding(ruling) if of_the_last else ()),
            *(g for o in ruling.options for g in _with_items(ruling, o.ground)),
            *_not_comparable(ruling),
        ),
    )


_OF_ANY_PLAYER: Final = frozenset(
    {
        "accept_lead",
        "agree_claim",
        "change_call",
        "contest_claim",
        "play_on",
        "withdraw_card",
        "withdraw_card_after_revoke",
        "withdraw_misinformed_lead",
    }
)
"""Rights that the Laws give to any player, defender or opponent: what he did tells who has one."""


def _why_not_partner(ruling: Ruling, option: Option, quoting: Quoting) -> Sentence | None:
    """Return why a right is not partner's; None where the provision could give it to him too."""
    other = option.who.partner
    lines = (line for step in ruling.steps for line in step.trace)
    stays = (line for line in lines if line.pattern == STAYS and other in line.parts())
    line = next(stays, None)
    if option.name == WITHDRAW and line is not None:
        said = quoting.quoted(ruling, law63.LAW[ruling.edition]["stays_as_played"])
        return sentence("{result} {rest}", result=line, rest=said)
    if option.name in _OF_ANY_PLAYER:
        return None
    words = "{cite} gives the right to {who}, not to {other}."
    return sentence(words, cite=option.ground, who=option.who, other=other)


def _not_comparable(ruling: Ruling) -> Iterator[Ground]:
    """Yield why a lead is restricted since 2017: what took the place of a call, and 23A on it."""
    laws = _grounds(ruling.laws)
    comparable = law23.LAW[ruling.edition].get("comparable_call")
    replaced = [ground for ground in laws if ground.citation.law in _REPLACES]
    restricted = any(option.ground.citation.law == _LEAD_RESTRICTIONS for option in ruling.options)
    if comparable is not None and restricted and replaced:
        yield from (*replaced, comparable)


def _with_items(ruling: Ruling, ground: Ground) -> tuple[Ground, ...]:
    """Return a ground with those of its items that the ruling rests on."""
    laws = (law.ground for law in ruling.laws)
    below = (each for each in laws if each.citation.is_within(ground.citation))
    return tuple(dict.fromkeys((ground, *below)))


Asking = Callable[[Ruling, Others, Quoting], Asked | None]
"""What asks for something of a ruling, where there is something to ask."""

CONSEQUENCES: Final[Mapping[str, Asking]] = {
    "pass": who_must_pass,
    "card": which_penalty_card,
    "tricks": how_many_tricks,
    "claim": whose_tricks,
}
"""What can be asked of a ruling beside itself and its rights, by the word in the identifier."""
