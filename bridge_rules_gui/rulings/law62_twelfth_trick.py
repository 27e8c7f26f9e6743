"""Law 62D: a revoke on the twelfth trick is corrected even when it is established.

It is while the four hands are not back in the board. Before a defender's partner has had his turn
1987 lets declarer choose between the partner's two cards, 2007 forbids him the play the revoke
card suggests, 2017 leaves it to the law on information from withdrawn cards (62D2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.card import Card
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law61_revoke as law61
from bridge_rules_gui.rulings import law62_correction as law62
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.play import lead_options, transfers
from bridge_rules_gui.rulings.play.lateness import Lateness, lateness
from bridge_rules_gui.rulings.play.waiting_plays import Demand, PlayOrder
from bridge_rules_gui.rulings.verdict import Applied, Option, Role, Unauthorised, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.bridge.story import OptionTaken
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.offences import Revoke
    from bridge_rules_gui.rulings.play.playing import Playing

Choice = tuple[Option | Unauthorised, ...]
"""What binds the offender's partner: declarer's options, or what he may not use."""

RU = grounds(
    Edition.RU_1987,
    {
        "62D1": "Даже выявленный фальшренонс в 12-й взятке должен быть исправлен, если он выявлен "
        "до того, как все 4 руки возвращены в дубликатную коробку",
        "62D2": "разыгрывающий может потребовать от партнёра нарушителя сыграть в эту взятку любой "
        "из 2-х карт",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "62D1": "U dvanaestom štihi renons, čak i ako je utvrđen, mora da se ispravi ako je "
        "otkriven pre nego što su sva četiri lista vraćena u bord",
        "62D2": "Ako se renons igrača odbrane desi u dvanaestom štihi, a pre nego što je njegov "
        "partner bio na redu da igra i kada prekršiteljev partner ima karte u dve boje, on ne može "
        "da odabere igru koja je mogla da bude sugerisana viđenjem renonsne karte",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "62D1": "Ривокът на дванадесетата взятка, дори и утвърден, задължително се коригира, ако е "
        "открит преди всичките четири ръце да са върнати в контейнера",
        "62D2": "Ако защитник направи ривок на дванадесетата взятка преди неговият партньор да "
        "играе за взятката, то се прилага П16С",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}
TRICK = 12
CHOOSE: Final = "choose_partner_card"
"""Declarer's choice between the two cards of the offender's partner (62D2 of 1987)."""
_CARDS_LEFT = 2


def at_the_end(table: Table) -> Table:
    """Return the table with revokes on the twelfth trick corrected, unless it is too late."""
    for place in range(len(table.playing.revokes) if table.playing is not None else 0):
        playing = table.playing
        if playing is None or place >= len(playing.revokes):
            return table  # One correction may have taken another revoke back with its trick.
        revoke = playing.revokes[place]
        in_time = lateness(table, revoke.event, revoke.seat.side) < Lateness.HANDS_RETURNED
        if revoke.trick == TRICK and in_time and not revoke.corrected:
            table = _corrected(table, playing, revoke)
    return table


def _corrected(table: Table, playing: Playing, revoke: Revoke) -> Table:
    law = _BOOKS[table.edition]["62D1"]
    choice = _of_partner(table.edition, playing, revoke)
    if revoke.partners is not None and not playing.period.is_over:
        return _with_partners_card(law62.put_right(table, revoke, (law,)), revoke, revoke.partners)
    if playing.period.is_over and not any(isinstance(each, Option) for each in choice):
        return _played_anew(table, playing, revoke, choice)
    open_again = replace(table, playing=_without_last_trick(playing))
    back = law62.put_right(open_again, revoke, (law,))
    matter = back.matters[revoke.matter]
    laws = (matter.laws[0], *_laws(choice), *matter.laws[1:])
    options = (*matter.options, *choice)
    result = _with_warning(matter.result, revoke, choice)
    return back.deciding(Verdict(laws, result, options), revoke.matter)


def _with_partners_card(table: Table, revoke: Revoke, card: Card) -> Table:
    """Return the table where declarer has chosen the partner's card to the twelfth trick."""
    matter = table.matters[revoke.matter]
    result = sentence(
        "{who} takes back {card} and plays a legal card to the twelfth trick; {partner} must play "
        "{chosen} to it.",
        who=revoke.seat,
        card=revoke.card,
        partner=revoke.seat.partner,
        chosen=card,
    )
    choosing = Applied(RU["62D2"])
    laws = (matter.laws[0], choosing, *(law for law in matter.laws[1:] if law != choosing))
    left = tuple(option for option in matter.options if option.name != CHOOSE)
    return table.deciding(Verdict(laws, result, left), revoke.matter)


# -- declarer's choice --------------------------------------------------------------------------


def option_taken(table: Table, who: Seat | None, act: OptionTaken) -> Table | None:
    """Take in which card declarer has the partner play; None where it is another option."""
    playing = table.playing
    if act.option != CHOOSE or playing is None:
        return None
    for revoke in (each for each in playing.revokes if each.trick == TRICK):
        for option in _of_partner(table.edition, playing, revoke):
            if (
                isinstance(option, Option)
                and option.value == act.value
                and who in {None, option.who}
            ):
                return _chosen(table, playing, revoke, option)
    return lead_options.not_given(table, who, act)


def _chosen(table: Table, playing: Playing, revoke: Revoke, option: Option) -> Table:
    card, partner = Card.parse(option.value), revoke.seat.partner
    asked = replace(revoke, partners=card)
    revokes = tuple(asked if each is revoke else each for each in playing.revokes)
    order = PlayOrder(partner, option.ground, TRICK, Demand.THIS_CARD, among=(card,))
    orders = (*playing.play_orders, order)
    after = replace(table, playing=replace(playing, revokes=revokes, play_orders=orders))
    return _with_partners_card(after, asked, card) if revoke.corrected else after


# -- after the thirteenth trick -----------------------------------------------------------------


def _without_last_trick(playing: Playing) -> Playing:
    """Return the play with the cards of the thirteenth trick back in the hands."""
    for played in [each for each in playing.played if each.trick > TRICK]:
        playing = playing.without_card(played.seat, played.card)
    return playing


def _laws(found: Choice) -> tuple[Applied, ...]:
    """Return what gives declarer a choice, or forbids the partner one."""
    roles = {
        each.ground: Role.RIGHT if isinstance(each, Option) else Role.RESTRICTION for each in found
    }
    return tuple(Applied(law, role) for law, role in roles.items())


def _with_warning(result: Sentence, revoke: Revoke, choice: Choice) -> Sentence:
    """Say with a result that the partner may not use what the revoke card has shown him."""
    if not any(isinstance(each, Unauthorised) for each in choice):
        return result
    warning = sentence(
        "{partner} may not choose a play that {card} suggests.",
        partner=revoke.seat.partner,
        card=revoke.card,
    )
    return sentence("{result} {warning}", result=result, warning=warning)


def _played_anew(table: Table, playing: Playing, revoke: Revoke, choice: Choice) -> Table:
    """Return the table after thirteen tricks with the offender's last two cards exchanged."""
    played = {own.seat: own.card for own in playing.period.tricks[-1].cards}
    corrected = replace(revoke, corrected=True)
    revokes = tuple(corrected if each is revoke else each for each in playing.revokes)
    anew = _without_last_trick(replace(playing, revokes=revokes))
    anew = anew.without_card(revoke.seat, revoke.card)
    anew = anew.with_card(revoke.seat, played[revoke.seat], revoke.event, TRICK)
    played[revoke.seat] = revoke.card
    if revoke.partners is not None:
        anew = _exchanged(anew, revoke.seat.partner, revoke.partners, played)
    for _ in played:
        seat = anew.period.turn
        anew = anew.with_card(seat, played[seat], table.event)
    result = sentence(
        "{who}'s revoke with {card} on the twelfth trick is corrected: the last two tricks count "
        "as they are with his cards exchanged.",
        who=revoke.seat,
        card=revoke.card,
    )
    if revoke.partners is not None:
        result = sentence(
            "{who}'s revoke with {card} on the twelfth trick is corrected, and {partner} plays "
            "{chosen} to it: the last two tricks count so.",
            who=revoke.seat,
            card=revoke.card,
            partner=revoke.seat.partner,
            chosen=revoke.partners,
        )
    definition = Applied(law61.definition(table.edition), Role.IRREGULARITY)
    chosen = () if revoke.partners is None else (Applied(RU["62D2"]),)
    laws = (Applied(_BOOKS[table.edition]["62D1"]), *chosen, *_laws(choice), definition)
    after = replace(table, playing=anew).deciding(Verdict(laws, result, choice), revoke.matter)
    return transfers.counted(after)


def _exchanged(playing: Playing, seat: Seat, card: Card, last: dict[Seat, Card]) -> Playing:
    """Return the play with a hand's card to the twelfth trick; its other one comes to the last."""
    twelfth = next(each for each in playing.played if each.seat is seat and each.trick == TRICK)
    if twelfth.card == card:
        return playing
    last[seat] = twelfth.card
    return playing.without_card(seat, twelfth.card).with_card(seat, card, twelfth.event, TRICK)


def _of_partner(edition: Edition, playing: Playing, revoke: Revoke) -> Choice:
    """Return what binds a defender's partner who had not yet played to the trick (62D2)."""
    partner = revoke.seat.partner
    if revoke.partners is not None:
        return ()
    if not playing.is_defender(revoke.seat) or _had_played(playing, partner, revoke):
        return ()
    law, cards = _BOOKS[edition]["62D2"], _last_cards(playing, partner)
    two_suits = len({card.suit for card in cards}) == len(cards) == _CARDS_LEFT
    if edition is not Edition.BG_2017 and not two_suits:
        return ()
    if edition is Edition.RU_1987:
        declarer = playing.contract.declarer
        led = playing.period.tricks[TRICK - playing.period.won_before.total - 1].suit_led
        if any(card.suit is led for card in cards):
            return ()  # he must follow suit: one card alone can be played legally
        return tuple(Option(declarer, CHOOSE, law, str(card)) for card in cards)
    return (Unauthorised(revoke.seat.side, sentence("{card}", card=revoke.card), law),)


def _had_played(playing: Playing, seat: Seat, revoke: Revoke) -> bool:
    return any(
        played.seat is seat and played.trick == TRICK and played.event < revoke.event
        for played in playing.played
    )


def _last_cards(playing: Playing, seat: Seat) -> tuple[Card, ...]:
    """Return the two cards with which a hand came to the twelfth trick, highest first."""
    held = playing.period.deal.hand(seat)
    played = [each.card for each in playing.played if each.seat is seat and each.trick >= TRICK]
    return tuple(sorted((*(held or ()), *played), reverse=True))
