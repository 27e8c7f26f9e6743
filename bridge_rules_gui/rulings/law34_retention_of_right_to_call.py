"""Law 34: the right to call of a player who was skipped (17D3 of 2017, 17E2 of 2007).

Three passes do not end the auction when one of them was out of rotation and took a player's turn:
it returns to him and the passes after that are cancelled. The editions agree; 2007 and 2017 call
everyone who passed out of rotation an offender.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.auction import Auction
from bridge_rules_gui.bridge.call import Pass
from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Applied, Verdict, WithdrawnCall

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Side
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "34": "Когда после некоторой заявки последовало 3 паса, торговля не заканчивается, если "
        "один из них был сделан вне очереди, что помешало некоторому игроку сделать заявку на "
        "этом круге. Торговля возвращается к игроку, пропустившему круг, все последующие пасы "
        "аннулируются, и торговля продолжается так, как будто нарушения не было",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "17E2": "Govor posle koga slede tri pasa, ne završava licitaciju ukoliko je neki pas "
        "izveden preko reda, sprečavajući igrača da govori kada je na redu. U tom slučaju se "
        "licitacija vraća na preskočenog igrača, svi dalji pasovi se poništavaju i licitacija se "
        "nastavlja normalno",
        "34": "Kada je posle govora bilo tri uzastopna pasa, i ako je jedan od tih pasova bio "
        "preko reda, primenjuje se Član 17E2",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "17D3": "Когато една обява е последвана от три паса, наддаването не свършва, ако някой от "
        "тези пасове е бил извън реда, лишавайки играч от неговото право да обяви. Когато това се "
        "случи, наддаването се връща при играча, който е пропуснал реда си, всички последвали "
        "пасове се анулират и наддаването продължава нормално",
        "34": "Когато след дадена обява е имало три последователни паса, като един или повече са "
        "били извън реда, се прилага П17D3",
    },
)
_LAWS = {
    Edition.RU_1987: (RU["34"],),
    Edition.SR_2007: (SR["17E2"], SR["34"]),
    Edition.BG_2017: (BG["17D3"], BG["34"]),
}


def missed_turn(table: Table) -> int | None:
    """Return the index of the pass that took a player's turn, once three passes have been made."""
    told = table.bidding.told
    start = max((place for place, call in enumerate(told) if not call.is_pass), default=0)
    if len(told) - start - 1 < 3:
        return None
    return next(iter(_out_of_turn(told, start + 1)), None)


def turn_given_back(table: Table, place: int) -> Table:
    """Return the table with the passes from an index on cancelled, the skipped player to call."""
    told = table.bidding.told
    kept, gone = told[:place], told[place:]
    skipped = told[place - 1].seat.left_hand_opponent
    auction = Auction(table.bidding.auction.dealer, table.bidding.auction.calls[:place])
    offender = told[place].seat
    noticed = replace(
        table.noticing(Irregularity.AUCTION_NOT_OVER, offender, table.event),
        bidding=replace(table.bidding, auction=auction, told=kept),
    )
    laws = _LAWS[table.edition]
    result = sentence(
        "The auction is not over: {offender}'s pass out of rotation took {skipped}'s turn. It goes "
        "back to {skipped}, and the passes since are cancelled.",
        offender=offender,
        skipped=skipped,
    )
    innocent = {seat.side for seat in Seat} - {
        told[at].seat.side for at in _out_of_turn(told, place)
    }
    withdrawn = tuple(_withdrawn(call, table, innocent) for call in gone)
    return noticed.deciding(Verdict(tuple(Applied(law) for law in laws), result, withdrawn))


def passed_after(table: Table, told: ToldCall) -> Table | None:
    """Return the table after one more pass of those cancelled; None where the call is another.

    The table still takes the auction for over, or does not: nobody has drawn attention yet.
    """
    matter, last = table.matter, next(iter(table.withdrawn[-1:]), None)
    if matter is None or matter.key is not Irregularity.AUCTION_NOT_OVER or last is None:
        return None
    if last.ground != _LAWS[table.edition][0]:
        return None
    next_in_vain = last.seat.left_hand_opponent
    in_vain = told.is_pass and told.seat is next_in_vain and told.seat is not table.turn
    if table.director_present or not in_vain:
        return None
    innocent = {call.seat.side for call in table.withdrawn if call.innocent}
    gone = _withdrawn(told, table, innocent)
    return table.explaining(matter.laws, (matter.result,)).withdrawing(gone)


def _out_of_turn(told: tuple[ToldCall, ...], start: int) -> list[int]:
    """Return the places of the passes out of rotation: all who made one are offenders."""
    return [
        place
        for place in range(start, len(told))
        if told[place].seat is not told[place - 1].seat.left_hand_opponent
    ]


def _withdrawn(call: ToldCall, table: Table, innocent: set[Side]) -> WithdrawnCall:
    law = _LAWS[table.edition][0]
    return WithdrawnCall(call.seat, Pass(), call.event, law, innocent=call.seat.side in innocent)
