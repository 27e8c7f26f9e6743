"""Law 51A: declarer says which of two or more penalty cards a defender plays.

All three books give him the choice among those that can legally be played; the Serbian 50D1(a)
has lost these words, 51A of the same book keeps them. What he may ask of the partner's lead (51B)
stands with Law 50.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.card import Card
from bridge_rules_gui.bridge.errors import BridgeError
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings import law52_penalty_card_not_played as law52
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.play import moments
from bridge_rules_gui.rulings.verdict import Applied, Option, Rank, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table

RU = grounds(
    Edition.RU_1987,
    {"51A": "разыгрывающий может указать, какая из них должна быть сыграна на этом круге"},
)
SR = grounds(Edition.SR_2007, {"51A": "izvođač određuje koja će se odigrati u tom štihi"})
BG = grounds(Edition.BG_2017, {"51A": "декларантът посочва коя да бъде изиграна на този ход"})
_GROUND = {Edition.RU_1987: RU["51A"], Edition.SR_2007: SR["51A"], Edition.BG_2017: BG["51A"]}

DESIGNATED = "designate_penalty_card"
"""The option by which declarer says which card is to be played."""


def offered(table: Table) -> Table:
    """Return the table with declarer's choice among the penalty cards of the hand in turn."""
    playing, options = table.playing, choices(table)
    if playing is None or playing.turn is None or not options:
        return table
    result = sentence(
        "{declarer} says which penalty card {who} plays to this trick.",
        declarer=playing.contract.declarer,
        who=playing.turn,
    )
    duty = law50.duty(table.edition, Rank.MAJOR)
    laws = (Applied(_GROUND[table.edition], Role.RIGHT), Applied(duty))
    return moments.decided(table, playing.turn, Verdict(laws, result, options))


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
    return tuple(Option(declarer, DESIGNATED, _GROUND[edition], str(card)) for card in cards)


def designated(table: Table, value: str) -> Table:
    """Return the table after declarer named the penalty card to be played."""
    playing = table.playing
    try:
        card = Card.parse(value)
    except BridgeError:
        return table
    if playing is None or str(card) not in [option.value for option in choices(table)]:
        return table
    result = sentence("{who} must play {card}.", who=playing.turn, card=card)
    laws = (Applied(_GROUND[table.edition]),)
    chosen = replace(table, playing=replace(playing, designated=card))
    return chosen.deciding(Verdict(laws, result))
