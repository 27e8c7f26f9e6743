"""The consequences of a ruling, each asked for by itself: who must pass, which card is what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.quiz.generating.situations import because, quoted
from bridge_rules_gui.quiz.question import Choice
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Duration, Rank

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.course.ruling import Ruling
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.verdict import Option, PenaltyCard


@dataclass(frozen=True, slots=True)
class Other:
    """Another ruling on the same story, of another edition or branch, and why it is not this."""

    ruling: Ruling
    why: Sentence


Others = Callable[[], Sequence[Other]]
"""The other rulings on the same story; they are made only where something can be asked."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of a ruling: the pattern of the question, what is right, what is wrong.

    `asks_all` tells that one right choice of several is not enough. `ground` is what decides where
    it is not what decides the ruling itself.
    """

    pattern: str
    right: tuple[Choice, ...]
    wrong: tuple[Choice, ...]
    asks_all: bool = False
    ground: Ground | None = None


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


def _not_this(ruling: Ruling) -> Sentence:
    return _not_so(ruling.laws[0].ground)


def _not_so(ground: Ground) -> Sentence:
    return sentence(
        "The ruling is another one: {cite} says “{words}”", cite=ground.citation, words=ground.words
    )


_PASSES: Final = {
    Duration.ONCE: "{who} must pass at his next turn, and only then.",
    Duration.THROUGHOUT: "{who} must pass throughout.",
}
_NOBODY = "Nobody must pass."


def who_must_pass(ruling: Ruling, others: Others) -> Asked | None:
    """Ask who must pass and for how long, where some ruling on the story makes somebody pass."""
    # Where a choice is still open, who must pass may hang on it.
    if len(ruling.must_pass) > 1 or ruling.contract is not None or ruling.options:
        return None
    silenced = [*ruling.must_pass, *(bar for o in others() for bar in o.ruling.must_pass)]
    if not silenced:
        return None
    seat = silenced[0][0]
    every = [(None, None), *((who, length) for who in (seat, seat.partner) for length in Duration)]
    true = ruling.must_pass[0] if ruling.must_pass else (None, None)
    return Asked(
        "{story} Who must pass under the Laws of {year}, as things stand?",
        (Choice(_passing(*true), because(ruling)),),
        tuple(
            Choice(_passing(*bar), _why_of(others(), ruling, bar)) for bar in every if bar != true
        ),
    )


def _passing(who: Seat | None, length: Duration | None) -> Sentence:
    if who is None or length is None:
        return sentence(_NOBODY)
    return sentence(_PASSES[length], who=who)


def _why_of(
    others: Sequence[Other], ruling: Ruling, bar: tuple[Seat | None, Duration | None]
) -> Sentence:
    bars = () if bar[0] is None else (bar,)
    found = (other.why for other in others if other.ruling.must_pass == bars)
    return next(found, _not_this(ruling))


_RANKS: Final = {
    Rank.MAJOR: "{card} is a major penalty card.",
    Rank.MINOR: "{card} is a minor penalty card.",
}


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


def which_penalty_card(ruling: Ruling, others: Others) -> Asked | None:
    """Ask whether a card is a penalty card, and of which kind.

    What makes it one decides, also where the ruling is about what has followed from it.
    """
    known = bool(ruling.penalty_cards) or ruling.irregularity in _OF_CARDS
    if len(ruling.penalty_cards) > 1 or not known:
        return None
    found = [*ruling.penalty_cards, *(card for o in others() for card in o.ruling.penalty_cards)]
    if not found or any(card.condition for card in found):
        return None
    card, true = found[0].card, {(c.card, c.rank) for c in ruling.penalty_cards}
    kinds = {rank: sentence(_RANKS[rank], card=card) for rank in Rank}
    right: list[Sentence] = []
    wrong: list[Sentence] = []
    for rank, text in kinds.items():
        (right if (card, rank) in true else wrong).append(text)
    none = sentence("{card} is no penalty card.", card=card)
    (wrong if right else right).append(none)
    lying = ruling.penalty_cards
    ground = lying[0].ground if lying else ruling.laws[0].ground
    return Asked(
        "{story} What is the card under the Laws of {year}?",
        tuple(Choice(text, quoted(ground)) for text in right),
        tuple(Choice(text, _why_of_card(others(), ground, card, text)) for text in wrong),
        ground=ground,
    )


def _why_of_card(others: Sequence[Other], ground: Ground, card: object, text: Sentence) -> Sentence:
    def said(cards: Sequence[PenaltyCard]) -> str:
        rank = next((c.rank for c in cards if c.card == card), None)
        return "{card} is no penalty card." if rank is None else _RANKS[rank]

    found = (o.why for o in others if said(o.ruling.penalty_cards) == text.pattern)
    return next(found, _not_so(ground))


_TRICKS: Final = (
    "No trick is transferred.",
    "One trick is.",
    "Two tricks are.",
    "Three tricks are.",
)


def how_many_tricks(ruling: Ruling, others: Others) -> Asked | None:
    """Ask how many tricks go to the side that did not offend."""
    true = ruling.tricks_transferred
    if true is None or not 0 <= true < len(_TRICKS):
        return None

    def why(number: int) -> Sentence:
        found = (o.why for o in others() if o.ruling.tricks_transferred == number)
        return next(found, _not_this(ruling))

    return Asked(
        "{story} How many tricks are transferred to the other side under the Laws of {year}, "
        "as far as is certain?",
        (Choice(sentence(_TRICKS[true]), because(ruling)),),
        tuple(
            Choice(sentence(text), why(number))
            for number, text in enumerate(_TRICKS)
            if number != true
        ),
    )


def whose_tricks(ruling: Ruling, _others: Others) -> Asked | None:
    """Ask how many of the tricks left a claim is judged to be worth."""
    told = ruling.result
    if not told.pattern.endswith("{own} of the {left} tricks left go to {side}."):
        return None
    part = dict(told.filling)
    who, own, left = part["who"], part["own"], part["left"]
    if not isinstance(who, Seat) or not isinstance(own, int) or not isinstance(left, int):
        return None
    if who.side is not part["side"]:
        return None
    choices = {
        number: sentence("{own} of {left}", own=number, left=left) for number in range(left + 1)
    }
    nearest = sorted(choices, key=lambda number: abs(number - own))
    return Asked(
        "{story} How many of the tricks left go to the claimer's side under the Laws of {year}?",
        (Choice(choices[own], because(ruling)),),
        tuple(Choice(choices[n], _not_this(ruling)) for n in nearest if n != own),
    )


def which_rights(ruling: Ruling, others: Others, say: Callable[[Option], Sentence]) -> Asked | None:
    """Ask for all rights that are open now, among some that are not, as `say` words them."""
    rights = {_right_of(option): option for option in ruling.options}
    if not 1 <= len(rights) <= 3 or any(option.condition for option in ruling.options):
        return None
    wrong: dict[tuple[Seat, str, str], Choice] = {}
    for other in others():
        for option in other.ruling.options:
            wrong.setdefault(_right_of(option), Choice(say(option), other.why))
    for option in ruling.options:
        why = sentence("The right is {who}'s ({cite}).", who=option.who, cite=option.ground)
        for turns in (2, 1, 3):
            swapped = replace(option, who=option.who.turned(turns))
            wrong.setdefault(_right_of(swapped), Choice(say(swapped), why))
    return Asked(
        "{story} Which of these rights are open now under the Laws of {year}? Mark all.",
        tuple(
            Choice(say(option), sentence("{cite} gives it.", cite=option.ground))
            for option in rights.values()
        ),
        tuple(choice for right, choice in wrong.items() if right not in rights),
        asks_all=True,
    )


Asking = Callable[["Ruling", Others], Asked | None]
"""What asks for something of a ruling, where there is something to ask."""

CONSEQUENCES: Final[Mapping[str, Asking]] = {
    "pass": who_must_pass,
    "card": which_penalty_card,
    "tricks": how_many_tricks,
    "claim": whose_tricks,
}
"""What can be asked of a ruling beside itself and its rights, by the word in the identifier."""
