"""Law 22: the end of the auction, by a contract or by four passes.

The editions agree in substance; 1987 and 2007 say in Law 22 or 17 what 2017 has in 22 and 17D. Who
then leads and who may ask is in Laws 41A, 41B and 20F2: the leader in his turn, his partner and
declarer until the lead is faced, but not dummy.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.bridge.story import Finished
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law17_auction_period as law17
from bridge_rules_gui.rulings import law20_review_and_explanation as law20
from bridge_rules_gui.rulings import law41_opening_lead as law41
from bridge_rules_gui.rulings import law77_scoring as law77
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.auction import Auction
    from bridge_rules_gui.bridge.contract import Contract
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.bridge.story import Ending, Event
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

_INTRODUCES = "introduces its parts, which are cited"

RU = grounds(
    Edition.RU_1987,
    {
        "22A": "если никто из игроков не сделал назначения, то руки возвращаются в дубликатную "
        "коробку без игры. В этом случае надлежит не производить пересдачи",
        "22B": "Если некоторый игрок сделал назначение, то последнее назначение становится "
        "контрактом, и начинается розыгрыш",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "22A1": "sva četiri igrača pasiraju … Listovi se vraćaju u bord bez igre. Nema ponovnog "
        "deljenja",
        "22A2": "Jedan ili više igrača je licitiralo, a poslednji licit je propraćen sa tri "
        "uzastopnapasa. Poslednji licit postaje kontrakt",
        "22B1": "Period licitacije završava kada, nakon završetka licitacije prema A2, bilo koji "
        "protivnik izvede izvorni atak otvoreno … Interval između kraja licitacije i kraja "
        "perioda licitacije se zove Period razjašnjanja",
        "22B2": "Ako sva četiri igrača pasiraju, kraj perioda licitacije je kada se svi listovi "
        "vrate u bord",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "22A": "След като един или повече играчи са дали декларация, има три последователни паса "
        "по ред след последната декларация. Последната декларация се превръща в договор",
        "22B": "Всичките четирима играчи пасуват … Картите се връщат в контейнера без игра. Не "
        "бива да има прераздаване",
    },
)

NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.SR_2007: {"22A": _INTRODUCES},
    Edition.BG_2017: {"22": _INTRODUCES},
}


def _at_the_end(*laws: Ground) -> tuple[Applied, ...]:
    return tuple(Applied(law, Role.PROCEDURE) for law in laws)


_WITH_CONTRACT = {
    Edition.RU_1987: _at_the_end(RU["22B"], law17.RU["17E contract"]),
    Edition.SR_2007: _at_the_end(SR["22A2"], SR["22B1"]),
    Edition.BG_2017: _at_the_end(BG["22A"], law17.BG["17D1"]),
}
_LEAD_AND_QUESTIONS = {
    edition: (
        *law41.OPENING_LEAD[edition],
        Applied(law41.QUESTIONS[edition], Role.RIGHT),
        Applied(law20.DEFENDERS_QUESTIONS[edition], Role.RIGHT),
    )
    for edition in Edition
}
_WITHOUT_A_BID = {
    Edition.RU_1987: _at_the_end(RU["22A"], law17.RU["17E"]),
    Edition.SR_2007: _at_the_end(SR["22A1"], SR["22B2"]),
    Edition.BG_2017: _at_the_end(BG["22B"], law17.BG["17D2"]),
}
_PASSED_OUT = {
    Edition.RU_1987: _WITHOUT_A_BID[Edition.RU_1987],
    Edition.SR_2007: (*_WITHOUT_A_BID[Edition.SR_2007], law77.NOUGHT[Edition.SR_2007]),
    Edition.BG_2017: (*_WITHOUT_A_BID[Edition.BG_2017], law77.NOUGHT[Edition.BG_2017]),
}


def auction_ended(table: Table) -> Table:
    """Return the table with the procedure at the end of the auction at work."""
    auction = table.bidding.auction
    return table.proceeding(procedure(table.edition, auction), outcome(auction.contract))


def procedure(edition: Edition, auction: Auction) -> tuple[Applied, ...]:
    """Return the provisions at work at the end of an auction."""
    if auction.is_passed_out:
        return _PASSED_OUT[edition]
    return (*_WITH_CONTRACT[edition], *_LEAD_AND_QUESTIONS[edition])


def hands_put_away(table: Table, event: Event, act: Ending) -> Table:
    """Take in that the hands went back into the board; too early, the auction still goes on."""
    del event
    auction = table.bidding.auction
    if act.of is not Finished.BOARD or auction.is_over:
        return table
    laws = (_WITHOUT_A_BID if auction.last_bid is None else _WITH_CONTRACT)[table.edition]
    if table.edition is Edition.RU_1987:
        # Law 22 of 1987 begins where the auction has ended; 17E says when that is.
        laws = laws[::-1]
    result = sentence(
        "The auction is not over, though the hands lie in the board again: {who} is to call.",
        who=auction.turn,
    )
    noticed = table.noticing(Irregularity.AUCTION_NOT_OVER, None, table.event)
    return noticed.deciding(Verdict(laws, result))


@cache
def outcome(contract: Contract | None) -> Sentence:
    """Say what an auction has led to."""
    if contract is None:
        return sentence("All four players have passed: the board is not played and not redealt.")
    return sentence(
        "The auction is over: {contract} by {declarer}. {leader} leads and may first ask for "
        "explanations, {partner} and {declarer} until the lead is faced.",
        contract=contract.told,
        declarer=contract.declarer,
        leader=contract.opening_leader,
        partner=contract.opening_leader.partner,
    )
