"""Law 68: claim or concession of tricks.

What is one, and what happens at the table. It must be about later tricks than the current one (the
words stand in 1987's footnote and in 2017's law; the Serbian book has only the first sentence).
2017 takes nobody's word but declarer's or a defender's. A defender's partner may undo a concession
by objecting at once; since 2007 play then goes on, in 2017 the claim of the other tricks is undone
too. Play ceases after a claim; in 2017 all four players may agree to play on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law68_play_on as play_on
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Option, Role, Unauthorised, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.claims.claiming import StandingClaim
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "68": "Если заявление или действие относится только к выигрышу или потере текущей взятки, "
        "игра продолжается обычным образом",
        "68A": "Любое заявление, утверждающее, что участник выиграет определённое количество "
        "взяток есть претензия на эти взятки",
        "68B": "Любое заявление, утверждающее, что участник отдаст определённое количество взяток, "
        "есть уступка этих взяток",
        "68B objection": "если вистующий пытается уступить одну или более взяток, а его партнёр "
        "немедленно возражает, то уступка не имеет места, и может применяться правило 16 о "
        "нелегальной информации и правило 57A о преждевременной игре, поэтому судью следует "
        "вызвать немедленно",
        "68B information": "может применяться правило 16 о нелегальной информации и правило 57A",
        "68C": "Претензию следует сразу сопроводить заявлением, поясняющим порядок, в котором "
        "будут играться карты",
        "68D": "После любой претензии или уступки игра заканчивается. Всякую последующую игру "
        "судье надлежит пресекать",
        "68D contested": "если она оспаривается любым игроком (включая болвана), судья должен быть "
        "вызван немедленно для применения правила 70 или 71",
        "68D agreed": "Если претензия или уступка принята, применяется правило 69",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "68": "mora da se odnosi na buduće štihove, a ne na onaj koji je u toku",
        "68A": "Svaka izjava u smislu da će učesnik osvojiti određen broj štihova je zahtev za tim "
        "štihovima",
        "68B1": "Svaka izjava u smislu da će učesnik izgubiti određeni broj štihova je ustupak tih "
        "štihova",
        "68B2": "ako igrač odbrane pokuša da ustupi jedan ili više štihova, a njegov partner odmah "
        "stavi primedbu, nije došlo do ustupka … Igra se nastavlja. Nijedna karta koju je izložio "
        "igrač odbrane pod ovim okolnostima nije kaznena karta",
        "68B2 information": "se primenjuje član 16D na informaciju od izlaganja karte. Informaciju "
        "ne može da koristi partner igrača koji ju je izložio",
        "68C": "Zahtev mora da bude odmah praćen jasnom izjavom o redosledu odigravanja karata",
        "68D": "Nakon bilo kog zahteva ili ustupka, igra prestaje (ali vidi 70D3)",
        "68D contested": "ako je osporen od bilo kog igrača (uključujući i damiu), Direktor mora "
        "odmah da bude pozvan i primenjuje se Član 70",
        "68D agreed": "Ako je zahtev ili ustupak usaglašen, primenjuje se Član 69",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "68": "Ако изявлението или действието се отнасят само за спечелването или загубата на "
        "неприключилата текуща взятка, то играта продължава нормално",
        "68A": "Всяко изявление от декларант или защитник в смисъл, че дадена страна ще спечели "
        "определен брой взятки, е претенция за тези взятки",
        "68B1": "Всяко изявление от декларант или защитник в смисъл, че дадена страна ще изгуби "
        "определен брой взятки, е отказ от тези взятки",
        "68B2": "ако защитник се опита да се откаже от една или повече взятки и партньорът му "
        "незабавно възрази, няма нито отказ от взятки, нито претенция за взятки … Разиграването "
        "продължава. Всяка карта, която е била показана от защитник при тези обстоятелства не е "
        "наказана карта",
        "68B2 information": "се прилага П16С относно информацията, произтичаща от показването ѝ и "
        "тази информация не може да бъде използвана от партньора на защитника, който я е показал",
        "68C": "Претенцията следва да бъде съпроводена незабавно с ясно изявление относно линията "
        "на игра или защита, чрез която претендиращият предлага да спечели взятките, за които "
        "претендира, включително и последователността на изиграване",
        "68D": "След всяка претенция или отказ играта се прекратява",
        "68D1": "Ако има съгласие по претенцията или отказът, се прилага П69",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

_CONCESSION = {Edition.RU_1987: RU["68B"], Edition.SR_2007: SR["68B1"], Edition.BG_2017: BG["68B1"]}
_AGREED = {
    Edition.RU_1987: RU["68D agreed"],
    Edition.SR_2007: SR["68D agreed"],
    Edition.BG_2017: BG["68D1"],
}
_CONTESTED = {
    Edition.RU_1987: (RU["68D contested"],),
    Edition.SR_2007: (SR["68D contested"],),
    Edition.BG_2017: play_on.DOUBTED,
}
_UNDONE = {
    Edition.RU_1987: (RU["68B objection"], RU["68B information"]),
    Edition.SR_2007: (SR["68B2"], SR["68B2 information"]),
    Edition.BG_2017: (BG["68B2"], BG["68B2 information"]),
}


def definition(edition: Edition, *, conceding: bool) -> Ground:
    """Return the provision that says what a claim is, or a concession."""
    return _CONCESSION[edition] if conceding else _BOOKS[edition]["68A"]


def agreed_ground(edition: Edition) -> Ground:
    """Return the provision that sends an agreed claim to Law 69."""
    return _AGREED[edition]


def ceased(edition: Edition) -> Ground:
    """Return the provision by which play ceases after a claim."""
    return _BOOKS[edition]["68D"]


def made(edition: Edition, claim: StandingClaim, agree: Ground, dummy: Seat) -> Verdict:
    """Return the verdict on a claim or concession made: play ceases; who may agree or object."""
    what = definition(edition, conceding=claim.conceding)
    laws = [Applied(what, Role.PROCEDURE), Applied(ceased(edition), Role.PROCEDURE)]
    words = (
        "{who} concedes {conceded} of the last {left} tricks; play ceases."
        if claim.conceding
        else "{who} claims {own} of the last {left} tricks; play ceases."
    )
    if claim.left == 1:
        gives = claim.conceding and claim.conceded
        words = (
            "{who} concedes the last trick; play ceases."
            if gives
            else "{who} claims the last trick; play ceases."
        )
    result = sentence(
        words, who=claim.seat, conceded=claim.conceded, own=claim.own, left=claim.left
    )
    if not claim.conceding:
        laws.append(Applied(_BOOKS[edition]["68C"], Role.PROCEDURE))
    return Verdict(tuple(laws), result, open_choices(edition, claim, agree, dummy))


def open_choices(
    edition: Edition, claim: StandingClaim, agree: Ground, dummy: Seat
) -> tuple[Option, ...]:
    """Return what may be done about a claim: agree, contest, in 2017 ask to play on.

    Dummy may contest (68D), but it is not his to agree. A defender's partner may object to what
    is given away.
    """
    others = (claim.seat.left_hand_opponent, claim.seat.right_hand_opponent)
    contest = _CONTESTED[edition][0]
    options = [Option(who, "agree_claim", agree) for who in others if who is not dummy]
    options += [Option(who, "contest_claim", contest) for who in others]
    if claim.conceded and dummy not in (claim.seat, claim.seat.partner):
        options.append(Option(claim.seat.partner, "contest_claim", _UNDONE[edition][0]))
    return (*options, *play_on.choices(edition, claim, dummy))


def contested(
    edition: Edition, claim: StandingClaim, who: Seat | None, dummy: Seat | None = None
) -> Verdict:
    """Return the verdict on an objection: the director is called, or (2017) play may go on."""
    laws = tuple(Applied(ground, Role.PROCEDURE) for ground in _CONTESTED[edition])
    words = (
        "{who} objects to {claimer}'s concession; the director is called."
        if claim.conceding
        else "{who} objects to {claimer}'s claim; the director is called."
    )
    result = sentence(words, who=who or claim.side.opponents, claimer=claim.seat)
    return Verdict(laws, result, play_on.choices(edition, claim, dummy))


def undone(edition: Edition, claim: StandingClaim) -> Verdict:
    """Return the verdict on a concession to which the defender's partner objected at once."""
    objection, information = _UNDONE[edition]
    what = sentence("what {who} showed by conceding", who=claim.seat)
    if edition is Edition.BG_2017:
        words = (
            "{partner} objects at once: {who} has neither conceded nor claimed; play goes on and "
            "no card {who} showed is a penalty card."
        )
    elif edition is Edition.SR_2007:
        words = (
            "{partner} objects at once: {who} has not conceded; play goes on and no card {who} "
            "showed is a penalty card."
        )
    else:
        # 1987 frees no card shown; it names Laws 16 and 57A and has the director called.
        words = "{partner} objects at once: {who} has not conceded; the director is called."
    result = sentence(words, who=claim.seat, partner=claim.seat.partner)
    told = (Unauthorised(claim.side, what, information),)
    laws = (Applied(objection), Applied(information, Role.INFORMATION))
    return Verdict(laws, result, told)


def only_the_current_trick(edition: Edition, who: Seat) -> Verdict:
    """Return the verdict on words that are about the current trick alone: play goes on."""
    result = sentence("{who} speaks of the current trick alone: that is no claim.", who=who)
    return Verdict((Applied(_BOOKS[edition]["68"], Role.PROCEDURE),), result)


def is_nobodys_claim(edition: Edition, *, by_dummy: bool) -> Ground | None:
    """Return the provision by which dummy's words are no claim: only 2017 has one."""
    return BG["68A"] if by_dummy and edition is Edition.BG_2017 else None
