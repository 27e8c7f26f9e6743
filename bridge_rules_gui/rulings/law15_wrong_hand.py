"""Law 15A of 2017: calls on cards taken from a wrong board; it is 17D in 1987 and 2007.

1987 lets the director cancel the board and obliges him to if an opponent asks; 2007 and 2017 cancel
the call and let the player call again on his own cards, unless partner has called over it
(2007: 17D2, 2017: 15A2(a)). In 2007 an opponent who has called over it repeats his call, and a new
call of another meaning spoils the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
        "17D": "Если игрок нечаянно взял карты из неправильной коробки и сделал заявку, судья "
        "может аннулировать сдачу, и должен сделать это по требованию любого игрока ненарушившей "
        "стороны",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "17D1": "Govor se poništava ako ga izvede igrač na osnovu karata koje je izvukao iz "
        "pogrešnog borda",
        "17D2": "Nakon što je pogledao ispravan list, Prekršitelj izvodi govor, i od tada se "
        "licitacija odvija normalno",
        "17D2 differs": "Ako je Prekršitelj LP govorio preko poništenog govora, Direktor će "
        "dosuditi veštački prilagođeni rezultat kada se Prekršitelj novi govor razlikuje na bitan "
        "način od njegovog poništenog govora (prekršitelj LP mora da ponovi prethodni govor)",
        "17D2 same": "Ako je Prekršitelj LP govorio preko poništenog govora … prekršitelj LP mora "
        "da ponovi prethodni govor",
        "17D2 partner": "Direktor će dosuditi veštački prilagođeni rezultat … ako je prekršitelj "
        "partner govorio preko poništenog govora",
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
    },
)

_PENALTY = "allows a procedural penalty besides, which is left to the director (Law 90)"
_OTHER_BOARD = "is about the other board, played later; it is another story"

NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.SR_2007: {"17D3": _OTHER_BOARD, "17D4": _PENALTY},
    Edition.BG_2017: {"15A3": _OTHER_BOARD, "15A4": _PENALTY},
}


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
    return Verdict((Applied(SR["17D2 same"]), Applied(SR["17D1"])), result)
