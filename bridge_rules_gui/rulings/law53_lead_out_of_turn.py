"""Law 53: a lead out of turn accepted, or overtaken by the lead that was due.

Everybody's lead out of turn may be accepted, by word or by playing to it (53A); in 2017 only
before the thirteenth trick, where it is always withdrawn. The right defender's proper lead goes
before the wrong one (1987, 2007: 53C; 2017: 53B). The wrong defender's card makes declarer's wrong
lead stand and is itself premature (1987, 2007: 53B; 2017: 53C).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law60_play_after_illegal_play as law60
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Consequence, Unauthorised, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.offences import WrongLead

RU = grounds(
    Edition.RU_1987,
    {
        "53A": "Любой ход вне очереди может трактоваться как корректный ход",
        "53A accepted": "Он становится корректным, если разыгрывающий или любой из вистующих (в "
        "зависимости от ситуации) принимает его",
        "53A played": "Он становится корректным … если следующий по очереди игрок играет картой "
        "после неправильного хода",
        "53B": "Если вистующий справа от руки, с которой был сделан ход вне очереди, играет картой "
        "после него, ход утверждается,и применяется правило 57",
        "53C": "этот оппонент может сделать свой надлежащий ход во взятку нарушения, при этом его "
        "карта не должна рассматриваться как сыгранная во взятку неправильного хода. Когда это "
        "имеет место, правильный ход утверждается, и все карты, сыгранные по ошибке в эту взятку, "
        "могут быть отменены без наказания",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "53A": "Svaki izložen atak preko reda može se smatrati ispravnim",
        "53A accepted": "On postaje ispravan atak ako ga izvođač ili bilo koji igrač odbrane, kao "
        "što može biti slučaj, prihvati izjavom u tom smislu",
        "53A played": "On postaje ispravan atak … ako je igrano iz ruke koja je iza pogrešnog "
        "ataka",
        "53B": "Ako igrač odbrane sa desne strane ruke iz koje izvođač izveo atak preko reda, "
        "odigra na neispravan atak … atak ostaje i primenjuje se Član 57",
        "53C": "taj protivnik može da izvede svoj ispravn atak u štihi u kom se desio prekršaj a "
        "da se njegova karta ne smatra neispravnim atakom. Kada se ovo dogodi, ispravan atak "
        "ostaje, a sve karte greškom odigrane u štihi mogu da se povuku",
        "53C told": "Primenjuje se Član 16D, ali nema dodatnih ispravki",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "53A": "всяка открита атака извън реда може да бъде третирана като редовна",
        "53A last": "Атака извън реда на тринадесетата взятка задължително се оттегля",
        "53A accepted": "Тя става редовна атака, ако декларантът или някой от защитниците, според "
        "случая, я приеме, правейки изявление в този смисъл",
        "53A played": "Тя става редовна атака … ако следващия по ред играч изиграе карта след "
        "неправилната атака",
        "53B": "то този противник може да направи правилната си атака за тази взятка, без картата "
        "му да се счита за изиграна след неправилната атака. Когато това се случи, правилната "
        "атака остава и всички грешно изиграни карти за тази взятка може да бъдат оттеглени",
        "53B told": "може да бъдат оттеглени, но се прилага се П16С",
        "53C": "Ако декларантът атакува извън реда от ръка или от мора и защитникът от дясно на "
        "ръката на нередовната атака изиграе карта … атаката остава и се прилага П57",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}
PROPER_LEAD = {Edition.RU_1987: RU["53C"], Edition.SR_2007: SR["53C"], Edition.BG_2017: BG["53B"]}
"""The provision on the proper lead made after the wrong one."""
_WRONG_DEFENDER = {
    Edition.RU_1987: RU["53B"],
    Edition.SR_2007: SR["53B"],
    Edition.BG_2017: BG["53C"],
}
_TOLD = {Edition.SR_2007: SR["53C told"], Edition.BG_2017: BG["53B told"]}


def may_be_accepted(edition: Edition) -> Ground:
    """Return the provision by which a lead out of turn may be accepted."""
    return _BOOKS[edition]["53A"]


def accepted_by_word(edition: Edition) -> Ground:
    """Return the words by which a lead out of turn is correct once it is accepted."""
    return _BOOKS[edition]["53A accepted"]


def played_to(edition: Edition) -> Ground:
    """Return the words by which a lead out of turn is correct once the next hand has played."""
    return _BOOKS[edition]["53A played"]


def accepted_by_play(table: Table, lead: WrongLead) -> Verdict:
    """The next hand played to the lead: it is correct (53A), the right to more is lost (60A)."""
    result = sentence(
        "A card has been played to {who}'s lead out of turn: the lead is now correct, and the "
        "right to rectification is lost.",
        who=lead.seat,
    )
    accepted = Applied(played_to(table.edition))
    return Verdict((accepted, *law60.right_lost(table, lead.seat.side, lead.card)), result)


def accepted_by_wrong_defender(table: Table, lead: WrongLead, card: Card) -> Verdict:
    """The defender on the right of declarer's wrong hand played: the lead stands, 57 applies."""
    result = sentence(
        "{who} has played {card} to a lead of {hand}'s out of turn before {partner}: the lead "
        "stands, and {card} is a premature play.",
        who=lead.seat.right_hand_opponent,
        card=card,
        hand=lead.seat,
        partner=lead.seat.left_hand_opponent,
    )
    wrong = Applied(_WRONG_DEFENDER[table.edition])
    return Verdict((wrong, Applied(may_be_accepted(table.edition))), result)


def wrong_defender(edition: Edition) -> Ground:
    """Return the provision on the wrong defender's card to declarer's wrong lead."""
    return _WRONG_DEFENDER[edition]


def overtaken(table: Table, lead: WrongLead, card: Card, played: Card | None = None) -> Verdict:
    """The player whose turn it was led: his lead stands, and the wrong one is just withdrawn.

    So is a card `played` to it by his partner. 2007 and 2017 close to the offenders what the
    withdrawn card told; 1987 says nothing of it.
    """
    edition = table.edition
    result = sentence(
        "{turn}, whose turn it was, has led {card}: that lead stands, and {wrong} goes back to "
        "{who}'s hand without further rectification.",
        turn=lead.turn_of,
        card=card,
        wrong=lead.card,
        who=lead.seat,
    )
    if played is not None:
        too = sentence("{played}, played to it by mistake, goes back too.", played=played)
        result = sentence("{result} {too}", result=result, too=too)
    told: tuple[Consequence, ...] = ()
    if edition in _TOLD:
        what = sentence("what {who}'s withdrawn {card} told", who=lead.seat, card=lead.card)
        told = (Unauthorised(lead.seat.side, what, _TOLD[edition]),)
    reason = sentence(
        "The wrong lead is not accepted by this card: {turn} has made his own lead.",
        turn=lead.turn_of,
    )
    return Verdict((Applied(PROPER_LEAD[edition]),), result, told, (result, reason))


def must_be_withdrawn(lead: WrongLead) -> Verdict:
    """A lead out of turn to the thirteenth trick is withdrawn (2017)."""
    result = sentence(
        "{card}, led out of turn to the thirteenth trick, must be withdrawn; {turn} leads.",
        card=lead.card,
        turn=lead.turn_of,
    )
    reason = sentence(
        "The lead may not be accepted: {law} ends before the thirteenth trick.", law=BG["53A last"]
    )
    return Verdict((Applied(BG["53A last"]),), result, (), (result, reason))
