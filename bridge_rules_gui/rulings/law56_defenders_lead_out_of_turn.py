"""Law 56: a defender's lead out of turn.

Declarer accepts it, or has it taken back; then it is a major penalty card and partner's lead may
be restricted. 2007 has no words of its own and sends to 54D; 2017 sets both choices side by side.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings import law53_lead_out_of_turn as law53
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.play import penalty_card_choices
from bridge_rules_gui.rulings.verdict import Applied, Option, PenaltyCard, Rank, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.offences import WrongLead
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "56": "Когда разыгрывающий требует от вистующего отмены показанной карты хода вне очереди, "
        "карта неправильного хода становится старшей штрафной картой, и применяется правило 50E",
        "56 withdrawn": "Когда разыгрывающий требует от вистующего отмены показанной карты хода "
        "вне очереди",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "56": "Vidi član 54D",
        "54D": "Izvođač može da zahteva od igrača odbrane da povuče njegov otvoreni izvorni atak "
        "preko reda. Povučena karta postaje velika kaznena karta i primenjuje se član 50D",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "56": "Когато атаката извън реда е открита, декларантът може",
        "56A": "Да приеме нередовната атака съгласно П53",
        "56B": "Да изиска защитника да оттегли откритата си атака извън реда. Оттеглената карта "
        "става съществена наказана карта и се прилага П50D",
    },
)
_REFUSED = {
    Edition.RU_1987: (RU["56"],),
    Edition.SR_2007: (SR["54D"], SR["56"]),
    Edition.BG_2017: (BG["56B"],),
}


def noticed(table: Table, playing: Playing, lead: WrongLead) -> Verdict:
    """Declarer accepts the lead, or has it taken back; at partner's turn he may restrict his lead.

    At another's turn the penalty card restricts partner only when he comes to lead.
    """
    edition, declarer = table.edition, playing.contract.declarer
    back, *sent = refused(edition)
    partners_turn = lead.turn_of is lead.seat.partner
    suits = Counter([lead.card.suit] if partners_turn else [])
    own = (BG["56A"],) if edition is Edition.BG_2017 else ()
    accepting = (*own, law53.may_be_accepted(edition))
    options = (
        Option(declarer, "accept_lead", accepting[0]),
        Option(declarer, "withdraw_lead", back),
        *(penalty_card_choices.options_for(edition, declarer, suits) if partners_turn else ()),
    )
    later = () if partners_turn else (law50.handling(edition, Rank.MAJOR),)
    right = (back, *sent, *accepting, *later)
    result = sentence(
        "{who} has led {card} out of turn. {declarer} may accept it or have it taken back; then "
        "{card} is a major penalty card and {partner}'s lead may be restricted.",
        who=lead.seat,
        card=lead.card,
        declarer=declarer,
        partner=lead.seat.partner,
    )
    laws = laws_of_choice(edition, right, options)
    if edition is Edition.BG_2017:
        laws = (*laws, Applied(BG["56"], Role.RIGHT))
    return Verdict(laws, result, (*options, if_taken_back(edition, lead)))


def accepted(edition: Edition) -> tuple[Ground, ...]:
    """Return the provisions by which declarer accepts the lead by word."""
    own = (BG["56A"],) if edition is Edition.BG_2017 else ()
    return (*own, law53.accepted_by_word(edition))


def refused(edition: Edition) -> tuple[Ground, ...]:
    """Return the provisions by which the lead taken back becomes a penalty card."""
    return _REFUSED[edition]


def laws_of_choice(
    edition: Edition, right: tuple[Ground, ...], options: tuple[Option, ...]
) -> tuple[Applied, ...]:
    """Return the provisions of a lead out of turn, then those of the choices after it."""
    penalty = [option.ground for option in options if str(option.ground).startswith("50")]
    ordered = dict.fromkeys((*right, *penalty, law50.kind_ground(edition, Rank.MAJOR)))
    return tuple(Applied(ground, Role.RIGHT) for ground in ordered)


def if_taken_back(edition: Edition, lead: WrongLead) -> PenaltyCard:
    """Return the card as the penalty card it becomes if declarer has it taken back."""
    law = law50.kind_ground(edition, Rank.MAJOR)
    return PenaltyCard(lead.seat, lead.card, Rank.MAJOR, law, "withdraw_lead")
