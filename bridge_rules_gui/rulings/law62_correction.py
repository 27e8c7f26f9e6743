"""Law 62: correction of a revoke before it is established.

The card goes back and a legal one takes its place (1987: one of the suit led); a defender's
becomes a major penalty card. The duty begins when the offender knows (1987, 2007), or when
attention has been drawn (2017). 2017 has both revokes of one trick corrected while only one side
has played on (62C3), and then neither costs a trick (64B8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings import law61_revoke as law61
from bridge_rules_gui.rulings import law62_later_cards as later_cards
from bridge_rules_gui.rulings import law64_after_establishment as law64
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play import penalty_cards_told, transfers
from bridge_rules_gui.rulings.play.offences import Revoke
from bridge_rules_gui.rulings.verdict import Applied, Rank, Role, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.law61_revoke import Duty
    from bridge_rules_gui.rulings.play.playing import PlayedCard, Playing

RU = grounds(
    Edition.RU_1987,
    {
        "62A": "Игрок должен исправить фальшренонс, если он осознал своё нарушение до его "
        "выявления",
        "62B": "нарушитель отменяет карту, посредством которой он допустил фальшренонс, и даёт "
        "любую карту в масть",
        "62B1": "Отменённая таким образом карта становится штрафной (правило 50), если она была "
        "сыграна с закрытой руки вистующего",
        "62B2": "Карта может быть заменена без наказания, если она была сыграна с руки "
        "разыгрывающего или со стола или если она являлась открытой картой вистующего",
        "68D": "После любой претензии или уступки игра заканчивается",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "62A": "Igrač mora da ispravi renons ako ga postane svestan pre nego što se renons potvrdi",
        "62B": "Prekršitelj povlači kartu koju je igrao i zamenjuje je legalnom kartom",
        "62B1": "Tako povučena karta postaje velika kaznena karta (Član 50), ako je odigrana iz "
        "neizloženog lista igrača odbrane",
        "62B2": "Karta može da se zameni bez dalje ispravke, ako je odigrana iz lista izvođača "
        "(podložno članu 43B2(b)) ili sa stola ili ako je to bila izložena karta igrača odbrane",
        "68D": "Nakon bilo kog zahteva ili ustupka, igra prestaje",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "62A": "Всеки играч е длъжен да коригира своя ривок, ако е обърнато внимание на "
        "нередността преди ривокът да е утвърден",
        "62B": "За да коригира ривок нарушителят оттегля изиграната карта и я заменя с легална",
        "62B1": "Така оттеглената карта става съществена наказана карта (П50), ако е била изиграна "
        "от закрыта ръка на защитник",
        "62B2": "Картата може да бъде заменена без допълнителна поправка, ако е била изиграна от "
        "ръката на декларанта (обект на П43В2(b)) или мора, или е била открита карта на защитник",
        "62C3": "Ако и двете страни са направили ривок в една и съща взятка и само едната страна е "
        "играла за следващата взятка, то задължително се коригират и двата ривока",
        "63A4": "Когато съгласието с претенция или отказ на противник е утвърдено (както е в П69А)",
        "68D": "След всяка претенция или отказ играта се прекратява",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}
_TWELFTH = 12


# -- noticed ------------------------------------------------------------------------------------


def noticed(table: Table, revoke: Revoke) -> Table:
    """Return the table with a revoke found in a card that has just been played."""
    playing = table.playing
    if playing is None:
        return table
    twelfth = revoke.trick == _TWELFTH
    key = Irregularity.REVOKE_TRICK12 if twelfth else Irregularity.REVOKE_NOT_ESTABLISHED
    found = replace(revoke, matter=len(table.matters))
    waiting = replace(table, playing=replace(playing, revokes=(*playing.revokes, found)))
    result = sentence(
        "{who}'s {card} in trick {trick} is a revoke; it must be corrected before it is "
        "established.",
        who=revoke.seat,
        card=revoke.card,
        trick=revoke.trick,
    )
    offender = playing.player_of(revoke.seat)
    # Now it is to be corrected (62A); what that costs comes when it has been.
    consequence, duty, *others = _laws(table.edition, playing, found)
    verdict = Verdict((duty, consequence, *others), result)
    return waiting.noticing(key, offender, revoke.event).deciding(verdict)


def revoke_of(table: Table, playing: Playing, played: PlayedCard, duty: Duty) -> Revoke:
    """Return the revoke that a card is; `table` and `playing` are those before it was played."""
    lying = [held for held in table.penalty_cards if held.seat is played.seat]
    owed = [held for held in lying if held.card.suit is duty.suit]
    own = next((held for held in lying if held.card == played.card), None)
    faced = played.seat is playing.contract.dummy or bool(owed)
    return Revoke(played.seat, played.card, played.trick, duty.suit, played.event, -1, faced, own)


def _laws(edition: Edition, playing: Playing, revoke: Revoke) -> tuple[Applied, ...]:
    """Return what governs a revoke that is to be corrected, the consequence first."""
    book = _BOOKS[edition]
    costs, ceased = _costs_a_penalty_card(playing, revoke), _has_ceased(playing, revoke)
    first = "62B1" if costs else "62B" if ceased or revoke.spared_by else "62B2"
    laws = [Applied(book[first]), Applied(book["62A"])]
    laws.append(Applied(law61.definition(edition), Role.IRREGULARITY))
    if costs:
        laws.append(Applied(law50.kind_ground(edition, Rank.MAJOR)))
    if ceased:
        laws.extend(_after_claim(edition, playing, revoke))
    return tuple(laws)


def _after_claim(edition: Edition, playing: Playing, revoke: Revoke) -> Iterator[Applied]:
    """Yield why a claim has not established a revoke (2017, 63A4), and that play has ceased."""
    claim = playing.claim
    agreed = claim is not None and claim.is_settled and claim.side is not revoke.seat.side
    if agreed and edition is Edition.BG_2017:
        yield Applied(BG["63A4"], Role.PROCEDURE)
    yield Applied(_BOOKS[edition]["68D"], Role.PROCEDURE)


def _costs_a_penalty_card(playing: Playing, revoke: Revoke) -> bool:
    """Whether the card came from the unfaced hand of a defender, and nothing spares him."""
    unfaced = playing.is_defender(revoke.seat) and revoke.penalty_card is None
    return unfaced and revoke.spared_by is None and not _has_ceased(playing, revoke)


def _has_ceased(playing: Playing, revoke: Revoke) -> bool:
    """Whether play has ceased after a claim, so that a defender's card is no penalty card."""
    return playing.claim is not None and playing.is_defender(revoke.seat)


# -- put right ----------------------------------------------------------------------------------


def put_right(table: Table, revoke: Revoke, extra: tuple[Ground, ...] = ()) -> Table:
    """Return the table with a revoke card taken back, and the rights that follow.

    `extra` are provisions by which this revoke is corrected although it was established.
    """
    playing = table.playing
    if playing is None:
        return table
    back = replace(revoke, corrected=True)
    revokes = tuple(back if each is revoke else each for each in playing.revokes)
    lighter = replace(playing, revokes=revokes).without_card(revoke.seat, revoke.card)
    after = _penalised(replace(table, playing=lighter), revoke)
    options = later_cards.options(after, lighter, back)
    laws = [Applied(law) for law in extra]
    laws.extend(_laws(table.edition, playing, revoke))
    laws[len(extra) + 2 : len(extra) + 2] = later_cards.rights(options)
    if any(str(law).startswith("64B") for law in extra):
        laws.append(Applied(law64.ground(table.edition, "64B"), Role.PROCEDURE))
    result = sentence(
        "{who} takes back {card} and plays a legal card to trick {trick}.",
        who=revoke.seat,
        card=revoke.card,
        trick=revoke.trick,
    )
    if _costs_a_penalty_card(playing, revoke):
        result = sentence(
            "{who} takes back {card}, which becomes a major penalty card, and plays a legal card "
            "to trick {trick}.",
            who=revoke.seat,
            card=revoke.card,
            trick=revoke.trick,
        )
    if revoke.asked_by is not None:
        asked = law61.may_ask(revoke.asked_by, revoke.seat)
        result = sentence("{asked} {result}", asked=asked, result=result)
    decided = after.deciding(Verdict(tuple(laws), result, options), back.matter)
    if _costs_a_penalty_card(playing, revoke):
        decided = penalty_cards_told.lies_there(decided)
    return transfers.counted(decided)


def replaced(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table after another card took the place of one taken back (62B)."""
    line = sentence("{who} puts {card} in the place of the card taken back.", who=seat, card=card)
    return table.explaining((Applied(_BOOKS[table.edition]["62B"]),), (line,))


def _penalised(table: Table, revoke: Revoke) -> Table:
    playing = table.playing
    if playing is None or not playing.is_defender(revoke.seat) or _has_ceased(playing, revoke):
        return table
    if revoke.spared_by is not None:
        return table
    if revoke.penalty_card is not None:
        return replace(table, penalty_cards=(*table.penalty_cards, revoke.penalty_card))
    laid = law50.laid_down(table, revoke.seat, (revoke.card,), deliberate=True)
    # On the twelfth trick 62D2 alone says what partner may not use.
    if revoke.trick == _TWELFTH:
        return laid
    return penalty_cards_told.told(laid, revoke.seat, (revoke.card,))


# -- the end ------------------------------------------------------------------------------------


def at_the_end(table: Table) -> Table:
    """Return the table with every revoke corrected that can still be, as the director rules."""
    for place in range(len(table.playing.revokes) if table.playing is not None else 0):
        playing = table.playing
        # A card taken back takes a revoke it was with it.
        if playing is None or place >= len(playing.revokes):
            return table
        revoke = playing.revokes[place]
        together = _together(table, playing, revoke)
        if (together and not revoke.corrected) or (revoke.is_open and revoke.trick != _TWELFTH):
            table = put_right(table, revoke, together)
    return table


def _together(table: Table, playing: Playing, revoke: Revoke) -> tuple[Ground, ...]:
    """Return the ground on which 2017 corrects both sides' revokes of one trick, if it does."""
    if table.edition is not Edition.BG_2017:
        return ()
    same = [
        other
        for other in playing.revokes
        if other.trick == revoke.trick and other.seat.side is not revoke.seat.side
    ]
    on = {played.seat.side for played in playing.played if played.trick > revoke.trick}
    return (BG["62C3"], law64.ground(table.edition, "64B8")) if same and len(on) == 1 else ()
