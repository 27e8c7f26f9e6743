"""Law 29: procedure after a call out of rotation, common to passes, bids and doubles.

The editions agree that the next player may accept it, and that otherwise it is cancelled and the
turn goes back; 1987 prints the two sections the other way round. At the left-hand opponent's turn
the books treat a later call as a change of call (Law 25), each with its own condition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import Bid, Double, Redouble
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.auction.irregular_call import Decision, Fate, Turn
from bridge_rules_gui.rulings.auction.told import final_call
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Consequence,
    LeadPenalty,
    Option,
    Role,
    Verdict,
    WithdrawnCall,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "29A": "Заявка вне очереди аннулируется (но см. следующий раздел B) и торговля "
        "возвращается к игроку, которому принадлежит очередь заявки",
        "29A any call": "Нарушитель может сделать любую легальную заявку в свою очередь",
        "29B": "После заявки вне очереди LHO нарушителя имеет право сделать заявку, посредством "
        "чего лишиться права на наказание",
        "30B3": "После того, как любой игрок сделал назначение, пас, последовавший в очередь "
        "заявки LHO, трактуется как изменение заявки, и применяется правило 25",
        "31B": "Если он их делал, то последующие заявки в очередь LHO трактуются, как изменения "
        "заявок, и применяется правило 25",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "29A": "Posle govora preko reda, Prekršitelj LP može da izabere da govori, čime gubi "
        "pravo na bilo kakvu ispravku",
        "29B": "govor preko reda se poništava i licitacija se vraća na igrača koji je na redu da "
        "govori",
        "29B any call": "Prekršitelj može da izvede bilo koji legalan govor kada je na redu",
        "30B3": "Nakon što je bilo koji igrač pasirao preko reda, kada je na redu Prekršitelj LP, "
        "to se smatra promenom govora i primenjuje se Član 25",
        "31B": "Kasniji liciti kada je na redu LP smatraju se izmenama govora i primenjuje se "
        "Pravilo 25",
        "25B1": "Zamenjen govor koji nije dozvoljen prema A, može prihvatiti LP. (Prihvaćen je "
        "ako LP namerno licitira posle toga). Prvi govor se povlači, drugi govor ostaje i "
        "licitacija se nastavlja",
        "29C": "Ako je govor izveden preko reda konvencionalan, odredbe Člana 30, 31 i 32 "
        "primeniće se na specifikirano, a ne izvedeno imenovanje",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "29A": "След обява извън реда ЛСП на нарушителя може да избере да обяви, като по този "
        "начин се лишава от правото за поправка",
        "29B": "всяка обява извън реда се анулира и наддаването се връща при играча, който е бил "
        "наред да обявява",
        "29C": "Ако обявата извън реда е изкуствена, предписанията в П30, П31 и П32 се прилагат "
        "за определеното наименование(я), а не за споменатото",
        "30B2": "Ако преди това нарушителят е обявил, пасът извън реда в реда на ЛСП на "
        "нарушителя се третира като смяна на обява. Прилага се П25",
        "31C": "По-късна декларация в реда на ЛСП се третира като смяна на обява и се прилага П25",
        "32C": "По-късни обяви в реда на ЛСП се третират като смяна на обява и П25 се прилага",
    },
)
_MAY_ACCEPT = {Edition.RU_1987: RU["29B"], Edition.SR_2007: SR["29A"], Edition.BG_2017: BG["29A"]}
_CANCELLED = {Edition.RU_1987: RU["29A"], Edition.SR_2007: SR["29B"], Edition.BG_2017: BG["29B"]}
ANY_LEGAL_CALL = {
    Edition.RU_1987: RU["29A any call"],
    Edition.SR_2007: SR["29B any call"],
}
"""What allows the offender any legal call in his turn; 2017 says it in Laws 30 to 32."""


def treated_as_change(edition: Edition, offence: IrregularCall) -> Ground | None:
    """Return the ground on which a call at the left-hand opponent's turn is a change of call."""
    if offence.turn is not Turn.LEFT_HAND_OPPONENT or offence.auction.is_over:
        return None
    return _CHANGE[edition](offence)


def _change_1987(offence: IrregularCall) -> Ground | None:
    """A pass after any bid, any other call by a player who has called (the footnote to 31B)."""
    if offence.key is Irregularity.PASS_OUT_OF_ROTATION:
        return RU["30B3"] if offence.any_bid and offence.had_called else None
    return RU["31B"] if offence.had_called else None


def _change_2007(offence: IrregularCall) -> Ground | None:
    """A pass or a double by a player who has called, a bid by one who has bid.

    sr2007 31B asks "pre toga nije licitirao", has not bid, where the other books have "called".
    Law 32 of that book says nothing of the left-hand opponent's turn, and the footnote to 31B
    speaks of bids; a double after one's own call is a change of call by 25B1 all the same.
    """
    if offence.key is Irregularity.PASS_OUT_OF_ROTATION:
        return SR["30B3"] if offence.had_called else None
    if isinstance(offence.told.call, Double | Redouble):
        return SR["25B1"] if offence.had_called else None
    return SR["31B"] if offence.had_bid else None


def _change_2017(offence: IrregularCall) -> Ground | None:
    """Any call by a player who has called before."""
    if not offence.had_called:
        return None
    if offence.told.is_pass:
        return BG["30B2"]
    return BG["31C"] if isinstance(offence.told.call, Bid) else BG["32C"]


_CHANGE = {
    Edition.RU_1987: _change_1987,
    Edition.SR_2007: _change_2007,
    Edition.BG_2017: _change_2017,
}


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """The left-hand opponent may accept the call by calling; the rest waits for that."""
    opponent = offence.seat.left_hand_opponent
    may, cancelled = _MAY_ACCEPT[table.edition], _CANCELLED[table.edition]
    result = sentence(
        "{who} called {call} when it was {turn}'s turn; {opponent} may accept it, otherwise it is "
        "cancelled and {turn} calls.",
        who=offence.seat,
        call=offence.told.call,
        turn=offence.turn_of,
        opponent=opponent,
    )
    laws = (Applied(may, Role.RIGHT), Applied(cancelled, Role.IRREGULARITY))
    return Verdict(laws, result, (Option(opponent, "accept_call", may),))


def accepted(table: Table, offence: IrregularCall, by: ToldCall | None) -> Decision:
    """Accepted, the call stands and nothing more follows."""
    del by
    result = sentence(
        "{opponent} has accepted {who}'s {call} out of rotation; the auction goes on from there.",
        opponent=offence.seat.left_hand_opponent,
        who=offence.seat,
        call=offence.told.call,
    )
    return Decision(Verdict((Applied(_MAY_ACCEPT[table.edition]),), result), Fate.STANDS)


def cancelled(
    laws: Iterable[Ground],
    result: Sentence,
    *consequences: Consequence,
    excluded: tuple[Sentence, ...] = (),
) -> Decision:
    """Return the decision that a call is cancelled and the turn goes back, under given laws."""
    applied = tuple(Applied(law) for law in laws)
    verdict = Verdict(applied, result, consequences, (*excluded, result))
    return Decision(verdict, Fate.BACK_TO_TURN)


def applied_all_the_same(
    offence: IrregularCall, law: Ground, *, outside: bool
) -> tuple[Sentence, ...]:
    """Say where a law asks that the offender had not called before, and he had.

    At the left-hand opponent's turn that makes it a change of call; of partner's turn the books
    say nothing then, so the law is applied for want of another.
    """
    if not outside:
        return ()
    line = sentence(
        "{law} speaks of a player who has not called before; {who} has, but the book has nothing "
        "else for a call at his partner's turn.",
        law=law,
        who=offence.seat,
    )
    return (line,)


def withdrawn(
    offence: IrregularCall,
    law: Ground,
    penalty: LeadPenalty = LeadPenalty.NONE,
    by: ToldCall | None = None,
    *,
    free: bool = False,
) -> WithdrawnCall:
    """Return the record of the call taken back, and of the offender's call in its place."""
    told = offence.told
    final = None if by is None else final_call(told, by)
    return WithdrawnCall(
        told.seat, told.call, told.event, law, penalty, told.shows, final, free=free
    )
