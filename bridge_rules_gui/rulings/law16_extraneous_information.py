"""Law 16: extraneous information, from partner and from other sources.

The editions agree about partner's: a call over which another was a logical alternative may not be
chosen if the information suggests it; play goes on, and the score is adjusted if the opponents were
damaged (1987: 16A, 2007: 16B, 2017: 16B). They differ in when the opponents call the director about
it: at once in 1987 and 2007 (16A2, 16B3), after the play in 2017 (16B3).

Information from elsewhere: 1987 may change the seats, replace a player with everybody's consent or
give an artificial score (16B); 2007 and 2017 may besides have the board redealt or played, as long
as nobody has called (16C, 16D), and after a call only the last two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role, Unauthorised, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "16": "Действие,основанное на иной, посторонней информации, может быть нарушением правил",
        "16A": "партнёр не может выбирать из логически альтернативных действий то, которое более "
        "обоснованно, чем другие, может быть подсказано посторонней информацией",
        "16A1": "Когда игрок полагает, что оппонент сделал такую информацию доступной, и что это "
        "может сказаться на результате … сразу объявить о том, что позднее он, возможно, вызовет "
        "судью",
        "16A2": "Судье надлежит потребовать продолжения торговли или розыгрыша, будучи постоянно "
        "готовым назначить присуждённый результат, если он сочтёт, что нарушение привело к ущербу",
        "16B": "Когда игрок случайно получил нелегальную информацию о сдаче, которую он играет "
        "или собирается играть … судью следует вызвать немедленно",
        "16B may": "Если судья сочтёт, что информация может помешать нормальной игре, он может",
        "16B1": "Если тип соревнования и обсчёта позволяют, заменить позиции игроков за столом "
        "так, чтобы игрок, имеющий информацию о какой-то руке, получил эту руку",
        "16B2": "С согласия всех 4-х игроков произвести временную замену игрока",
        "16B3": "Сразу назначить искусственный присуждённый результат",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "16B1(a)": "partner ne sme da izabere, među logičnim alternativama, onu koja je dokazivo "
        "mogla biti sugerisana spoljnom informacijom",
        "16B1(b)": "Ligična alternativna akcija je ona koju bi odabrala većina igrača približnog "
        "ranga i koji koriste sličan sistem",
        "16B2": "Kada igrač smatra da je protivnik učinio takvu informaciju dostupnom partneru i "
        "da iz toga može da proistekne šteta … odmah objaviti da zadržava pravo da kasnije pozove "
        "Direktora",
        "16B3": "Direktor će dosuditi prilagođeni rezultat, ako smatra da je povreda Pravila "
        "dovela do prednosti za krivu stranu",
        "16C1": "Kada igrač slučajno primi neovlašćenu informaciju o bordu koji igra ili treba da "
        "igra … Direktor treba odmah da bude obavešten",
        "16C2": "Ako Direktor smatra da informacija može da utiče na normalnu igru, on može, pre "
        "nego što je izveden ijedan govor",
        "16C2(a)": "ako vrsta takmičenja i obračuna dozvoljava, da prilagodi pozicije igrača za "
        "stolom, tako da igrač sa informacijom o nečijem listu dobije taj list",
        "16C2(b)": "ako vrsta takmičenja dozvoljava, da naredi da se bord ponovo deli",
        "16C2(c)": "dozvoljava da se bord odigra, uz spremnost da dodeli prilagođeni rezultat ako "
        "proceni da je NI uticala na rezultat",
        "16C2(d)": "da dodeli veštački prilagođen rezultat",
        "16C3": "Ako je NI primljena pošto je izveden prvi govor u licitaciji, a pre kraja borda, "
        "Direktor postopa po tačka 2C",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "16B1": "Всяка странична информация от партньора, която може да внушава обява или игра е "
        "неразрешена",
        "16B1(a)": "Играчът не може да избира обява или игра, която е очевидно предпочетена пред "
        "друга поради страничната информация, след като друга обява или игра е логична алтернатива",
        "16B1(b)": "Логичната алтернатива е действие, което значителна част от съответната класа "
        "играчи, използващи методите на въпросната двойка, биха обмислили сериозно и част от тях "
        "биха избрали",
        "16B2": "Когато играч счита, че противник е предоставил подобна информация и че в "
        "резултат на това би могъл също да понесе щета … си запазва правата да извика съдията "
        "по-късно",
        "16B3": "Съдията трябва да присъди административен резултат (виж П12С1), ако счете, че "
        "нарушение на правило е довело до предимство за нарушителя",
        "16D1": "Когато играч случайно получи странична информация относно раздаване, което играе "
        "или ще играе … съдията следва да бъде известен незабавно",
        "16D2": "Ако съдията счете, че информацията вероятно ще повлияе върху нормалното "
        "протичане на играта той може преди да е дадена обява да",
        "16D2(a)": "размести позициите на играчите на масата, ако вида на състезанието и "
        "изчисляването позволяват, така че играчът с информацията за конкретната ръка да играе с "
        "нея",
        "16D2(b)": "ако вида на състезанието позволява да постанови прераздаване на играта за "
        "тези участници",
        "16D2(c)": "да разреши завършване на играта имайки готовност да присъди административен "
        "резултат, ако реши, че страничната информация е повлияла върху резултата",
        "16D2(d)": "да присъди административен резултат",
        "16D3": "Ако такава странична информация е получена след като първата обява е била "
        "направена и преди завършване на играта, съдията постъпва както е в т. 2(с) или 2(d) "
        "по-горе",
    },
)

_ALLOWED = "says which information may be used; a story's facts tell only of what may not"
_WITHDRAWN = "the side that did not offend may use everything; nothing follows from it"
_GENERAL = "is said again of each source of information, where it is ruled on"
_TWO_SIDES = "says when the two paragraphs under it apply, which have rules of their own"
_SCORE = "adjusts the score after the play, which no story of a ruling tells"

NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.RU_1987: {"16C": _TWO_SIDES, "16C1": _WITHDRAWN},
    Edition.SR_2007: {
        "16A1": _ALLOWED,
        "16A2": _ALLOWED,
        "16A3": _GENERAL,
        "16A4": _GENERAL,
        "16D": _TWO_SIDES,
        "16D1": _WITHDRAWN,
    },
    Edition.BG_2017: {
        "16A1": _ALLOWED,
        "16A2": _ALLOWED,
        "16C": _TWO_SIDES,
        "16C1": _WITHDRAWN,
        "16C3": _SCORE,
    },
}

FORBIDS_USE = {
    Edition.RU_1987: RU["16A"],
    Edition.SR_2007: SR["16B1(a)"],
    Edition.BG_2017: BG["16B1"],
}
"""What closes partner's extraneous information to a player."""


# -- from partner -------------------------------------------------------------------------------

_RESERVES = {Edition.RU_1987: RU["16A1"], Edition.SR_2007: SR["16B2"], Edition.BG_2017: BG["16B2"]}


def made_available(edition: Edition, who: Seat) -> Verdict:
    """Return what follows when a player lets partner have extraneous information."""
    closes = FORBIDS_USE[edition]
    laws = [Applied(closes, Role.INFORMATION)]
    if edition is Edition.BG_2017:
        laws.append(Applied(BG["16B1(a)"]))
    laws.append(Applied(_RESERVES[edition], Role.RIGHT))
    result = sentence(
        "Where there is a logical alternative, {partner} may not choose the call or play that "
        "{who}'s manner or words suggest; the opponents may reserve their rights.",
        partner=who.partner,
        who=who,
    )
    what = sentence("what {who}'s manner or words told", who=who)
    return Verdict(tuple(laws), result, (Unauthorised(who.side, what, closes),))


def used(edition: Edition, call: ToldCall) -> Verdict:
    """Return what follows when a player chose the call partner's information suggested."""
    chosen: dict[Edition, tuple[Ground, ...]] = {
        Edition.RU_1987: (RU["16A"], RU["16A2"], RU["16"]),
        Edition.SR_2007: (SR["16B1(a)"], SR["16B1(b)"], SR["16B3"]),
        Edition.BG_2017: (BG["16B1(a)"], BG["16B1"], BG["16B1(b)"], BG["16B3"]),
    }
    laws = tuple(Applied(law) for law in chosen[edition])
    words = (
        "{who} chose {call}, which his partner's manner or words had suggested, although there was "
        "a logical alternative: auction and play go on, and the score is adjusted if the other "
        "side was damaged."
        if edition is Edition.RU_1987
        else "{who} chose {call}, which his partner's manner or words had suggested, although "
        "there was a logical alternative: auction and play go on, and the score is adjusted if his "
        "side has gained by it."
    )
    return Verdict(laws, sentence(words, who=call.seat, call=call.call))


# -- from elsewhere -----------------------------------------------------------------------------


def from_elsewhere(edition: Edition, *, harmless: bool, called: bool, all_agree: bool) -> Verdict:
    """Return what follows when a player has learned of the board from somewhere else."""
    notified = {
        Edition.RU_1987: RU["16B"],
        Edition.SR_2007: SR["16C1"],
        Edition.BG_2017: BG["16D1"],
    }
    told = Applied(notified[edition], Role.IRREGULARITY)
    if harmless:
        result = sentence("What was learned does not interfere with normal play: it goes on.")
        return Verdict((told,), result)
    if edition is Edition.RU_1987:
        return _elsewhere_1987(told, all_agree=all_agree)
    book, number = (SR, "16C") if edition is Edition.SR_2007 else (BG, "16D")
    play_on, score = Applied(book[f"{number}2(c)"]), Applied(book[f"{number}2(d)"])
    if called:
        # 2007 sends on to 2(c) alone, 2017 to 2(c) or 2(d).
        ways = (play_on,) if edition is Edition.SR_2007 else (play_on, score)
        result = sentence(
            "The first call has been made: the board is played, and the score adjusted if the "
            "information affected it."
        )
        return Verdict((Applied(book[f"{number}3"]), told, *ways), result)
    seats, redeal = Applied(book[f"{number}2(a)"]), Applied(book[f"{number}2(b)"])
    result = sentence(
        "Nobody has called: the director may change the seats, have the board redealt or played, "
        "or adjust the score."
    )
    return Verdict((Applied(book[f"{number}2"]), told, seats, redeal, play_on, score), result)


def _elsewhere_1987(told: Applied, *, all_agree: bool) -> Verdict:
    substitute = (Applied(RU["16B2"]),) if all_agree else ()
    result = sentence(
        "The director may change the seats, replace the player if all agree, or give an artificial "
        "adjusted score."
    )
    may = Applied(RU["16B may"])
    return Verdict((told, may, Applied(RU["16B1"]), *substitute, Applied(RU["16B3"])), result)
