"""Law 15 (15B of 2017): a board not meant for the players who have it.

Found out in the auction it is given a second auction in 1987 and 2007 (15C), which must be the same
call for call; in 2017 the first goes on (15B2). Only in 1987 may any player have it cancelled
instead (15C1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law12_adjusted_score as law12
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Option, Role, Verdict

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
        "15B": "Если некоторый игрок играет сдачу, которую он играл ранее против надлежащих "
        "оппонентов или иначе, его второй результат в сдаче аннулируется как для его стороны, так "
        "и для его оппонентов, и судье надлежит назначить искусственный присуждённый результат "
        "участникам соревнования,которым обстоятельства помешали получить нормальный результат",
        "15C": "Если во время торговли судья узнаёт, что участник играет сдачу, не "
        "предназначенную для разыгрывания им в текущем раунде, ему надлежит прекратить торговлю, "
        "обеспечить правильную рассадку участников",
        "15C1": "До того, как начнётся вторая торговля, любой игрок может потребовать "
        "аннулирования сдачи",
        "15C2": "Если ни один из игроков не возражает, начинается вторая торговля. В случае "
        "несовпадения любой заявки с соответствующей заявкой в первой торговле судье надлежит "
        "аннулировать сдачу",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "15A": "Ako igrači igraju bord koji za njih nije predviđen u tekućoj rundi",
        "15A1": "Direktor normalno dopušta da rezultat ostane ako nijedan od 4 igrača nije ranije "
        "igrao bord",
        "15A2": "Direktor može zahtevati od oba para da igraju ispravan bord kasnije",
        "15B": "Ako bilo koji igrač igra bord koji je igrao ranije, protiv ispravnih protivnika "
        "ili ne, njegov drugi rezultat na bordu se poništava i za njegovu stranu i stranu "
        "protivnika, a DT će dosuditi veštački prilagođeni rezultat takmičarima uskraćenim za "
        "priliku da postignu važeći rezultat",
        "15C": "Ako, u toku perioda licitacije, Direktor otkrije da takmičari igraju bord koji "
        "nije za njih predviđen u tekućoj rundi, poništiće licitaciju, uveriće se da su "
        "postavljeni ispravni takmičari",
        "15C again": "Počinje licitacija za taj bordu drugi put. Igrači moraju da ponove ranije "
        "izvedene govore. Ako se bilo koji govor razlikuje od odgovarajućeg govora iz prve "
        "licitacije, Direktor će poništiti bord",
        "15C differs": "Ako se bilo koji govor razlikuje od odgovarajućeg govora iz prve "
        "licitacije, Direktor će poništiti bord",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "15B": "Ако след започване на периода за наддаване съдията открие, че участник играе "
        "раздаване, непредназначено да бъде играно от него в текущия кръг",
        "15B1": "Ако един или повече играчи на масата са играли това раздаване преди с правилните "
        "противници или не, то раздаването се анулира и за двете страни",
        "15B2": "Ако никой от четиримата играчи не е играл раздаването преди, то съдията трябва "
        "да изиска наддаването и разиграването да бъдат довършени. Той разрешава резултата да "
        "остане",
        "15B3": "Съдията трябва да присъди изкуствен административен резултат (виж П12С2(а)) на "
        "всеки участник, лишен от възможността да получи валиден игрален резултат",
    },
)


def found(edition: Edition, *, in_auction: bool, played_before: bool) -> Verdict:
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
        return Verdict((Applied(SR["15C"]), Applied(SR["15C again"])), result)
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
    laws = (
        (Applied(RU["15C2"]), Applied(RU["15C"]))
        if edition is Edition.RU_1987
        else (Applied(SR["15C"]), Applied(SR["15C differs"]))
    )
    result = sentence(
        "{who}'s {call} differs from the call of the first auction: the board is cancelled.",
        who=call.seat,
        call=call.call,
    )
    return Verdict((*laws, law12.ARTIFICIAL[edition]), result)


def cancelled_on_request() -> Verdict:
    """Return what follows when a player asks for cancellation before the second auction (1987)."""
    result = sentence("The board is cancelled, since a player objects to a second auction.")
    laws = (Applied(RU["15C1"]), Applied(RU["15C"]), law12.ARTIFICIAL[Edition.RU_1987])
    return Verdict(laws, result)
