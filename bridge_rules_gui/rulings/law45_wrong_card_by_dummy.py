"""Law 45D: dummy puts a card in the trick that declarer did not name.

It goes back if attention is drawn to it before each side has played to the next trick (so 1987 and
2017; the Serbian book says either side). A defender may then change what he played after it; since
2007 declarer may change his own card if the defender before him does. Too late, the card stays:
2017 says so (45D2), before it follows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law61_revoke as law61
from bridge_rules_gui.rulings import law64_after_establishment as law64
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.law47_withdrawal import WITHDRAW
from bridge_rules_gui.rulings.play.playing import Misplaced
from bridge_rules_gui.rulings.verdict import Applied, Option, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.playing import PlayedCard, Playing

RU = grounds(
    Edition.RU_1987,
    {
        "45D": "карта должна быть отменена, если внимание было привлечено к этому до того, как "
        "каждая сторона сыграла в следующую взятку … вистующий может отменить (без наказания) "
        "карту, сыгранную после ошибки",
        "45D withdraw": "вистующий может отменить (без наказания) карту, сыгранную после ошибки",
        "45D late": "если внимание было привлечено к этому до того, как каждая сторона сыграла в "
        "следующую взятку",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "45D": "karta mora da se povuče, ako je pažnja na ovo skrenuta pre nego što je bilo koja "
        "strana igrala u sledećem štihi … igrač odbrane može da vrati u list kartu koju je odigrao "
        "nakon greške",
        "45D withdraw": "igrač odbrane može da vrati u list kartu koju je odigrao nakon greške",
        "45D declarer": "ako izvođačev DP promeni svoju igru, izvođač može da vrati kartu koju je "
        "odigrao u tom štihi",
        "45D late": "ako je pažnja na ovo skrenuta pre nego što je bilo koja strana igrala u "
        "sledećem štihi",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "45D1": "то тази карта задължително се оттегля, ако е обърнато внимание за това преди "
        "всяка страна да е играла за следващата взятка … защитник може да оттегли и върне в ръката "
        "си картата, изиграна след грешката",
        "45D1 withdraw": "защитник може да оттегли и върне в ръката си картата, изиграна след "
        "грешката",
        "45D1 declarer": "ако ДСП на декларанта смени изиграната си карта, то декларантът може да "
        "оттегли картата",
        "45D2": "играта продължава нормално, без промяна на вече изиграните карти",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def _item(edition: Edition, key: str = "") -> Ground:
    return _BOOKS[edition][("45D1" if edition is Edition.BG_2017 else "45D") + key]


def put_in_place(table: Table, playing: Playing, card: Card, named: Card | None) -> Table:
    """Return the table with a card of dummy's in the trick that declarer has not named."""
    dummy = playing.contract.dummy
    without = playing if named is None else playing.without_card(dummy, named)
    number = without.period.trick_number
    is_revoke = law61.neglected(without, dummy, card) is not None
    state = Misplaced(card, named, number, table.event, len(table.matters), is_revoke)
    lies = replace(without.with_card(dummy, card, table.event), misplaced=state, called=None)
    noticed = table.noticing(Irregularity.WRONG_CARD_BY_DUMMY, dummy, table.event)
    return _ruled(replace(noticed, playing=lies), lies, state)


def after_card(table: Table) -> Table:
    """Return the table after one more card was played while a misplaced one lies in a trick."""
    playing = table.playing
    if playing is None or playing.misplaced is None:
        return table
    return _ruled(table, playing, playing.misplaced)


def _ruled(table: Table, playing: Playing, state: Misplaced) -> Table:
    if _is_too_late(table.edition, playing, state):
        settled = replace(table, playing=replace(playing, misplaced=None))
        return settled.deciding(_stands(table.edition, state), state.matter)
    return table.deciding(_goes_back(table, playing, state), state.matter)


def _is_too_late(edition: Edition, playing: Playing, state: Misplaced) -> bool:
    sides = {played.seat.side for played in playing.played if played.trick > state.trick}
    return len(sides) >= (1 if edition is Edition.SR_2007 else 2)


def _stands(edition: Edition, state: Misplaced) -> Verdict:
    law = BG["45D2"] if edition is Edition.BG_2017 else _item(edition, " late")
    result = sentence("It is too late to change {card}: play goes on.", card=state.card)
    laws = [Applied(law)]
    if state.is_revoke:
        laws.extend(Applied(law64.ground(edition, cite)) for cite in ("64B3", "64B"))
    return Verdict(tuple(laws), result)


def _goes_back(table: Table, playing: Playing, state: Misplaced) -> Verdict:
    result = sentence(
        "{card} must go back: {declarer} did not name it. A defender may change the card he "
        "played after it.",
        card=state.card,
        declarer=playing.contract.declarer,
    )
    laws = (Applied(_item(table.edition)),)
    return Verdict(laws, result, tuple(_rights(table.edition, playing, state)))


def _later(playing: Playing, state: Misplaced) -> list[PlayedCard]:
    return [card for card in playing.played if card.event > state.event]


def _rights(edition: Edition, playing: Playing, state: Misplaced) -> list[Option]:
    """Return who may change his card: defenders after the mistake, then perhaps declarer."""
    later, law = _later(playing, state), _item(edition, " withdraw")
    declarer = playing.contract.declarer
    rights = [Option(card.seat, WITHDRAW, law) for card in later if playing.is_defender(card.seat)]
    right_hand = any(card.seat is declarer.right_hand_opponent for card in later)
    own = any(card.seat is declarer and card.trick == state.trick for card in later)
    if edition is not Edition.RU_1987 and right_hand and own:
        rights.append(Option(declarer, WITHDRAW, _item(edition, " declarer"), condition=WITHDRAW))
    return rights


def attention_drawn(table: Table) -> Table:
    """Return the table after attention was drawn to the misplaced card: it goes back."""
    playing = table.playing
    if playing is None or playing.misplaced is None:
        return table
    state, dummy = playing.misplaced, playing.contract.dummy
    verdict = _goes_back(table, playing, state)
    back = replace(playing.without_card(dummy, state.card), misplaced=None)
    if state.named is not None:
        back = back.with_card(dummy, state.named, state.event, state.trick)
    return replace(table, playing=back).deciding(verdict, state.matter)
