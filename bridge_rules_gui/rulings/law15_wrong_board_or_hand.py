"""Law 15 of 2017: the wrong board, and cards taken from a wrong board.

The latter is 17D in 1987 and 2007. 1987 lets the director cancel the board and obliges him to if an
opponent asks; 2007 and 2017 cancel the call and let the player call again on his own cards, unless
partner has called over it (2007: 17D2, 2017: 15A2(a)). In 2007 an opponent who has called over it
repeats his call, and a new call of another meaning spoils the board.

A board not meant for these players found out in the auction is given a second auction in 1987 and
2007 (15C), which must be the same call for call; in 2017 the first goes on (15B2). Only in 1987 may
any player have it cancelled instead (15C1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law12_adjusted_score as law12
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Consequence,
    Option,
    Role,
    Verdict,
    WithdrawnCall,
)

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.auction.told import ToldCall

RU = grounds(
    Edition.RU_1987,
    {
        "15A": "Если игроки разыгрывают сдачу, не предназначенную для разыгрывания ими в текущем "
        "раунде",
        "15A1": "Судья обычно разрешает удержать результат, если никто из игроков ранее не играл "
        "эту сдачу",
        "15A2": "Судья может потребовать, чтобы позднее обе пары сыграли правильную сдачу друг "
        "против друга",
        "15B": "его второй результат в сдаче аннулируется как для его стороны, так и для его "
        "оппонентов",
        "15C": "ему надлежит прекратить торговлю, обеспечить правильную рассадку участников",
        "15C1": "любой игрок может потребовать аннулирования сдачи",
        "15C2": "В случае несовпадения любой заявки с соответствующей заявкой в первой торговле "
        "судье надлежит аннулировать сдачу",
        "17D": "судья может аннулировать сдачу, и должен сделать это по требованию любого игрока "
        "ненарушившей стороны",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "15A": "Ako igrači igraju bord koji za njih nije predviđen u tekućoj rundi",
        "15A1": "Direktor normalno dopušta da rezultat ostane ako nijedan od 4 igrača nije ranije "
        "igrao bord",
        "15A2": "Direktor može zahtevati od oba para da igraju ispravan bord kasnije",
        "15B": "njegov drugi rezultat na bordu se poništava i za njegovu stranu i stranu "
        "protivnika",
        "15C": "poništiće licitaciju, uveriće se da su postavljeni ispravni takmičari",
        "15C differs": "Ako se bilo koji govor razlikuje od odgovarajućeg govora iz prve "
        "licitacije, Direktor će poništiti bord",
        "17D1": "Govor se poništava ako ga izvede igrač na osnovu karata koje je izvukao iz "
        "pogrešnog borda",
        "17D2": "Nakon što je pogledao ispravan list, Prekršitelj izvodi govor, i od tada se "
        "licitacija odvija normalno",
        "17D2 differs": "Direktor će dosuditi veštački prilagođeni rezultat kada se Prekršitelj "
        "novi govor razlikuje na bitan način od njegovog poništenog govora",
        "17D2 partner": "ili ako je prekršitelj partner govorio preko poništenog govora",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "15A1": "Всяка обява се анулира (заедно с всяка последваща обява) ако е направена от "
        "играч, държейки карти, взети от грешен контейнер",
        "15A2(a)": "Ако партньорът на нарушителя впоследствие е обявил, съдията трябва да присъди "
        "административен резултат",
        "15A2(b)": "след преглеждане на правилната ръка, нарушителят обявява отново и "
        "оттук-нататък наддаването продължава нормално",
        "15A2(c)": "П16С се прилага към всяка оттеглена или анулирана обява",
        "15B": "съдията открие, че участник играе раздаване, непредназначено да бъде играно от "
        "него в текущия кръг",
        "15B1": "Ако един или повече играчи на масата са играли това раздаване преди с правилните "
        "противници или не, то раздаването се анулира и за двете страни",
        "15B2": "Ако никой от четиримата играчи не е играл раздаването преди, то съдията трябва да "
        "изиска наддаването и разиграването да бъдат довършени",
        "15B3": "Съдията трябва да присъди изкуствен административен резултат",
    },
)

_PENALTY = "allows a procedural penalty besides, which is left to the director (Law 90)"
_OTHER_BOARD = "is about the other board, played later; it is another story"

NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.SR_2007: {"17D3": _OTHER_BOARD, "17D4": _PENALTY},
    Edition.BG_2017: {"15A3": _OTHER_BOARD, "15A4": _PENALTY},
}


# -- cards from a wrong board -------------------------------------------------------------------


def call_cancelled(edition: Edition, call: ToldCall, later: tuple[ToldCall, ...]) -> Verdict:
    """Return what follows from a call on another board's cards, with the calls made over it."""
    partner_called = any(told.seat is call.seat.partner for told in later)
    if edition is Edition.RU_1987:
        return _board_may_be_cancelled(call)
    if edition is Edition.SR_2007:
        laws = _laws_2007(later, spoilt=partner_called)
    else:
        laws = _laws_2017(spoilt=partner_called)
    cancelled = _withdrawn(edition, call, later)
    if partner_called:
        score = law12.ARTIFICIAL if edition is Edition.SR_2007 else law12.ASSIGNED
        result = sentence(
            "{who} called on the cards of another board and {partner} has called over it: the "
            "director adjusts the score.",
            who=call.seat,
            partner=call.seat.partner,
        )
        return Verdict((*laws, score[edition]), result, cancelled)
    result = sentence(
        "{who}'s {call} on the cards of another board is cancelled; he takes his own hand and "
        "calls again.",
        who=call.seat,
        call=call.call,
    )
    return Verdict(laws, result, cancelled)


def _board_may_be_cancelled(call: ToldCall) -> Verdict:
    """1987 leaves it to the director, unless a player of the other side asks (17D)."""
    opponents = (call.seat.left_hand_opponent, call.seat.right_hand_opponent)
    options = tuple(Option(seat, "cancel_board", RU["17D"]) for seat in opponents)
    result = sentence(
        "{who} called on the cards of another board: the director may cancel the board, and must "
        "if an opponent asks.",
        who=call.seat,
    )
    laws = (Applied(RU["17D"]), law12.ARTIFICIAL[Edition.RU_1987])
    return Verdict(laws, result, options)


def _laws_2007(later: tuple[ToldCall, ...], *, spoilt: bool) -> tuple[Applied, ...]:
    if spoilt:
        return (Applied(SR["17D2 partner"]), Applied(SR["17D1"]))
    over = (Applied(SR["17D2 differs"]),) if later else ()
    return (Applied(SR["17D1"]), Applied(SR["17D2"]), *over)


def _laws_2017(*, spoilt: bool) -> tuple[Applied, ...]:
    next_law = BG["15A2(a)"] if spoilt else BG["15A2(b)"]
    told = Applied(BG["15A2(c)"], Role.INFORMATION)
    if spoilt:
        return (Applied(next_law), Applied(BG["15A1"]), told)
    return (Applied(BG["15A1"]), Applied(next_law), told)


def _withdrawn(
    edition: Edition, call: ToldCall, later: tuple[ToldCall, ...]
) -> tuple[Consequence, ...]:
    law = SR["17D1"] if edition is Edition.SR_2007 else BG["15A1"]
    return tuple(
        WithdrawnCall(
            told.seat,
            told.call,
            told.event,
            law,
            innocent=told.seat.side is not call.seat.side,
        )
        for told in (call, *later)
    )


def board_cancelled(edition: Edition) -> Verdict:
    """Return what follows when an opponent asks for the board to be cancelled (1987)."""
    law = RU["17D"]
    result = sentence("The board is cancelled at the opponents' request.")
    return Verdict((Applied(law), law12.ARTIFICIAL[edition]), result)


def called_again(call: ToldCall, over: ToldCall | None, *, differs: bool) -> Verdict:
    """Return what follows from the new call in 2007, the opponent having called over the first."""
    laws = (Applied(SR["17D2 differs"]), Applied(SR["17D1"]))
    if differs:
        result = sentence(
            "{who}'s new call differs in meaning from the cancelled one: an artificial adjusted "
            "score is given.",
            who=call.seat,
        )
        return Verdict((*laws, law12.ARTIFICIAL[Edition.SR_2007]), result)
    result = sentence(
        "{who}'s new call means the same as the cancelled one: {opponent} repeats his {call}, and "
        "the auction goes on normally.",
        who=call.seat,
        opponent=call.seat.left_hand_opponent,
        call=over.call if over is not None else "call",
    )
    return Verdict((Applied(SR["17D2"]), Applied(SR["17D1"])), result)


# -- the wrong board ----------------------------------------------------------------------------


def wrong_board(edition: Edition, *, in_auction: bool, played_before: bool) -> Verdict:
    """Return what follows when a board is found not to be meant for these players."""
    if edition is Edition.BG_2017:
        return _played_before_2017() if played_before else _finished_2017()
    if in_auction and not played_before:
        return _second_auction(edition)
    book = RU if edition is Edition.RU_1987 else SR
    if played_before:
        stops = (Applied(book["15C"]),) if in_auction else ()
        result = sentence(
            "A player has played the board before: its second result is cancelled for both sides, "
            "and who loses a result by it has an artificial adjusted score."
        )
        return Verdict((Applied(book["15B"]), *stops, law12.ARTIFICIAL[edition]), result)
    result = sentence(
        "The result stands; the director may have both pairs play the right board later."
    )
    return Verdict((Applied(book["15A1"]), Applied(book["15A"]), Applied(book["15A2"])), result)


def _second_auction(edition: Edition) -> Verdict:
    result = sentence(
        "The auction is cancelled; the right players call again, and the board is cancelled if "
        "any call differs from the first time."
    )
    if edition is Edition.SR_2007:
        return Verdict((Applied(SR["15C"]),), result)
    options = tuple(Option(seat, "cancel_board", RU["15C1"]) for seat in Seat)
    laws = (Applied(RU["15C"]), Applied(RU["15C1"], Role.RIGHT), Applied(RU["15C2"]))
    return Verdict(laws, result, options)


def _played_before_2017() -> Verdict:
    laws = (Applied(BG["15B1"]), Applied(BG["15B3"], Role.SCORE), Applied(BG["15B"]))
    result = sentence(
        "A player has played the board before: it is cancelled for both sides, and who loses a "
        "result by it has an artificial adjusted score."
    )
    return Verdict(laws, result)


def _finished_2017() -> Verdict:
    laws = (Applied(BG["15B2"]), Applied(BG["15B"]))
    result = sentence(
        "Nobody has played the board before: auction and play are finished and the result stands."
    )
    return Verdict(laws, result)


def call_differs(edition: Edition, call: ToldCall) -> Verdict:
    """Return what follows from a call of the second auction that differs from the first."""
    law = RU["15C2"] if edition is Edition.RU_1987 else SR["15C differs"]
    result = sentence(
        "{who}'s {call} differs from the call of the first auction: the board is cancelled.",
        who=call.seat,
        call=call.call,
    )
    laws = (Applied(law), Applied((RU if edition is Edition.RU_1987 else SR)["15C"]))
    return Verdict((*laws, law12.ARTIFICIAL[edition]), result)


def cancelled_on_request() -> Verdict:
    """Return what follows when a player asks for cancellation before the second auction (1987)."""
    result = sentence("The board is cancelled, since a player objects to a second auction.")
    laws = (Applied(RU["15C1"]), Applied(RU["15C"]), law12.ARTIFICIAL[Edition.RU_1987])
    return Verdict(laws, result)
