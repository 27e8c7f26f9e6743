"""Law 20F4 and 20F5 (1987: 75D): an explanation that is put right.

Who finds that his own was wrong says so at once. Partner's may not be put right during the auction,
nor by a defender before the play is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law16_extraneous_information as law16
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role, Unauthorised, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat

RU = grounds(
    Edition.RU_1987,
    {
        "75D1": "Если игрок впоследствии осознаёт, что его собственное объяснение было неполным "
        "или ошибочным, он должен немедленно вызвать судью (который применит правило 21 или "
        "правило 40C",
        "75D2": "Игроку, партнёр которого дал ошибочное объяснение, не полагается исправлять "
        "ошибку немедленно, до финального паса в торговле или,если он вистующий, до окончания "
        "розыгрыша; также ему не полагается каким-либо образом выявлять тот факт,что имела место "
        "ошибка",
        "75D2 chance": "при первой легальной возможности (после финального паса, если он должен "
        "стать разыгрывающим или болваном, или после окончания розыгрыша,если он вистующий) он "
        "должен вызвать судью и информировать оппонентов о том, что объяснение его партнёра было "
        "неверным",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "20F4": "Ako igrač kasnije shvati da je njegovo objašnjenje bilo pogrešno ili "
        "nekompletno, on mora zvati Direktora odmah. Direktor primenjuje Član 21B ili 40B4",
        "20F5(a)": "Igrač čiji je partner dao pogrešno objašnjenje ne može ispraviti grešku u toku "
        "licitacije",
        "20F5(b)": "Igrač mora zvati Direktora i informisati protivnike da je, po njegovom "
        "mišljenju, njegov partner dao pogrešno objašnjenje (vidi Član 75), ali samo prvom "
        "legalnom prilikom",
        "20F5(b)(i)": "za igrača odbrane, na kraju igre",
        "20F5(b)(ii)": "za izvođača ili damija, posle završnog pasa",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "20F4(a)": "Ако играч по време на наддаването осъзнае, че неговото собствено обяснение е "
        "било грешно или непълно, той е длъжен да извика съдията преди края на периода за "
        "изясняване и да коригира грешното обяснение",
        "20F5(a)": "Всеки играч, чийто партньор е дал грешно обяснение не може да коригира "
        "грешката по време на наддаването",
        "20F5(b)": "Играчът е длъжен да повика съдията и да информира противниците, че по негово "
        "мнение, обяснението на партньора му е грешно (виж П75В), но единствено при първата "
        "легална възможност",
        "20F5(b)(i)": "за защитник след края на играта",
        "20F5(b)(ii)": "за декларанта или мора след последния пас",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

_SENDS_ON = "sends to the laws on misinformation (21, 40; on leads 47E), which are ruled there"

NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.SR_2007: {"20F6": _SENDS_ON},
    Edition.BG_2017: {"20F4(b)": _SENDS_ON, "20F6": _SENDS_ON},
}

_NOT_YET = {
    Edition.RU_1987: RU["75D2"],
    Edition.SR_2007: SR["20F5(a)"],
    Edition.BG_2017: BG["20F5(a)"],
}


def partner_corrected_too_early(edition: Edition, who: Seat, *, defends: bool) -> Verdict:
    """Return what follows when a player puts partner's explanation right before he may.

    `defends` tells that the auction is over and he is a defender, who waits for the end of play.
    """
    grounds_of = [_NOT_YET[edition]]
    if defends and edition is not Edition.RU_1987:
        grounds_of = [_BOOKS[edition][key] for key in ("20F5(b)(i)", "20F5(b)")]
    laws = [Applied(ground, Role.IRREGULARITY) for ground in grounds_of]
    closes = law16.FORBIDS_USE[edition]
    laws.append(Applied(closes, Role.INFORMATION))
    result = sentence(
        "{who} may not put {partner}'s explanation right yet; what he has said may not be used by "
        "{partner}.",
        who=who,
        partner=who.partner,
    )
    what = sentence("{who}'s correction of his partner's explanation", who=who)
    return Verdict(tuple(laws), result, (Unauthorised(who.side, what, closes),))


def duty_to_correct(edition: Edition, *, own: bool) -> tuple[Applied, ...]:
    """Return the provisions under which a player puts right his own or partner's explanation."""
    if own:
        key = {Edition.RU_1987: "75D1", Edition.SR_2007: "20F4", Edition.BG_2017: "20F4(a)"}
        return (Applied(_BOOKS[edition][key[edition]], Role.PROCEDURE),)
    if edition is Edition.RU_1987:
        return (Applied(RU["75D2 chance"], Role.PROCEDURE),)
    book = _BOOKS[edition]
    return (
        Applied(book["20F5(b)(ii)"], Role.PROCEDURE),
        Applied(book["20F5(b)"], Role.PROCEDURE),
    )
