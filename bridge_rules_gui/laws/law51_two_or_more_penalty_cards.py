"""Law 51A: declarer says which of two or more penalty cards a defender plays.

All three books give him the choice among those that can legally be played; the Serbian 50D1(a)
has lost these words, 51A of the same book keeps them. What he may choose before the partner's
lead (51B) is in `law50_choice_before_lead`.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law52_penalty_card_not_played as law52
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.play import moments
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Option, Rank, Role, Verdict

LAW = clauses(51)

DESIGNATED = "designate_penalty_card"
"""The option by which declarer says which card is to be played."""


def offered(table: Table) -> Table:
    """Return the table with declarer's choice among the penalty cards of the hand in turn."""
    playing, options = table.playing, choices(table)
    if playing is None or playing.turn is None or not options:
        return table
    duty = law50.duty(table.edition, Rank.MAJOR)
    laws = (Applied(LAW[table.edition]["declarer_designates_card"], Role.RIGHT), Applied(duty))
    result = _says_which(playing.contract.declarer, playing.turn)
    return moments.decided(table, playing.turn, Verdict(laws, result, options))


def _says_which(declarer: Seat, who: Seat) -> Sentence:
    return sentence(
        "{declarer} says which penalty card {who} plays to this trick.", declarer=declarer, who=who
    )


def with_choices(table: Table, who: Seat, verdict: Verdict) -> Verdict:
    """Return a verdict on new penalty cards, with declarer's choice where it is their owner's turn.

    He says at once which is played (51A): that comes first in the result.
    """
    playing, options = table.playing, choices(table)
    if playing is None or playing.turn is not who or not options:
        return verdict
    right = Applied(LAW[table.edition]["declarer_designates_card"], Role.RIGHT)
    says = _says_which(playing.contract.declarer, who)
    return replace(
        verdict,
        laws=(*verdict.laws, right),
        result=sentence("{result} {too}", result=says, too=verdict.result),
        consequences=(*verdict.consequences, *options),
    )


def choices(table: Table) -> tuple[Option, ...]:
    """Return declarer's choice among several penalty cards that can be played now."""
    playing = table.playing
    if playing is None or playing.turn is None or playing.designated is not None:
        return ()
    return among(table.edition, playing.contract.declarer, law52.playable(table, playing.turn))


def among(edition: Edition, declarer: Seat, cards: tuple[Card, ...]) -> tuple[Option, ...]:
    """Return declarer's choice among penalty cards of one player; one card leaves him none."""
    if len(cards) < 2:
        return ()
    return tuple(
        Option(declarer, DESIGNATED, LAW[edition]["declarer_designates_card"], str(card))
        for card in cards
    )


def designated(table: Table, value: str) -> Table:
    """Return the table after declarer named the penalty card to be played."""
    playing = table.playing
    try:
        card = Card.parse(value)
    except BridgeError:
        return table
    if playing is None or str(card) not in [option.value for option in choices(table)]:
        return table
    laws = (Applied(LAW[table.edition]["declarer_designates_card"]),)
    chosen = replace(table, playing=replace(playing, designated=card))
    return chosen.deciding(Verdict(laws, _duty(playing.turn, card)))


def _duty(who: Seat | None, card: Card) -> Sentence:
    return sentence("{who} must play {card}.", who=who, card=card)


def played(table: Table, declarer: Seat, who: Seat, card: Card) -> Table:
    """Return the table after a card of a hand of which declarer named, or could name, one."""
    last = table.incident
    past = {
        _duty(who, card): "{who} has played {card}, as {declarer} directed.",
        _says_which(declarer, who): "{declarer} did not say which penalty card {who} was to play, "
        "and {who} played {card}.",
    }
    if last is None or last.result not in past:
        return table
    words = past[last.result]
    done = replace(last, result=sentence(words, who=who, card=card, declarer=declarer))
    return replace(table, incidents=(*table.incidents[:-1], done))
