"""Law 47E2: cards played on a wrong explanation.

The card may be taken back while no later one lies in the trick (2017: while none has been played at
all), an opening lead since 2007 until dummy has faced a card; after that the director may adjust
the score, in 1987 by way of 40C. In 1987 the call explained must be conventional.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.bridge.story import CardsHandled, Corrected, Explanation, Handling
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law40_partnership_understandings as law40
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.law47_withdrawal import NOT_OTHERWISE, WITHDRAW, WITHDRAW_LEAD
from bridge_rules_gui.rulings.play.playing import PlayedCard
from bridge_rules_gui.rulings.verdict import Applied, Option, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import Event
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "47E2(a)": "Игрок может отменить карту, сыгранную после неправильного объяснения "
        "конвенционной заявки или игры оппонента и до исправленного объяснения, но лишь в том "
        "случае, если ни одна карта не была впоследствие сыграна в этой взятке",
        "47E2(b)": "Когда слишком поздно исправлять игру согласно предшествующему разделу (A), "
        "применяется правило 40C",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "47E2(a)": "Igrač može da povuče kartu koju je odigrao zbog pogrešnog objašnjenja "
        "protivničkog govora ili igre, a pre ispravke objašnjenja bez dalje ispravke, ali samo ako "
        "nijedna karta posle nije odigrana u tom štihi",
        "47E2(a) opening": "Izvorni atak ne može da povući ako je dami izložio makar jednu kartu "
        "na sto",
        "47E2(b)": "Kada je prekasno za ispravku prema (a) ovog stava, Direktor može prilagoditi "
        "rezultat",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "47E2(a)": "Играч може да оттегли изиграна карта, вследствие на грешно обяснение на "
        "противникова обява или игра и преди коригираното обяснение, без допълнителна поправка, но "
        "само ако впоследствие не е изиграна друга карта",
        "47E2(a) opening": "Първоначална атака не може да бъде оттеглена след като морът е свалил "
        "с лицето нагоре произволна негова карта",
        "47E2(b)": "Когато е твърде късно за корекция съгласно т.(а), съдията може да да присъди "
        "административен резултат",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def explanation_corrected(table: Table, event: Event, act: Explanation) -> Table:
    """Return the table after an explanation was put right on which cards had been played.

    The opponent who played last may take his card back; the rest is for the director.
    """
    if event.who is None or act.corrects is None:
        return table
    since = _mistaken_since(table, event.who, act)
    hit = [card for card in _cards_of_opponents(table, event.who) if card.event > since]
    if not hit:
        return table
    noticed = table.noticing(Irregularity.MISINFORMATION, event.who, table.event)
    if not _may_be_taken_back(table, hit[-1]):
        return noticed.deciding(_too_late(table, hit[-1]))
    if table.edition is Edition.RU_1987 and not _was_conventional(table, event.who, act):
        return noticed.deciding(_not_conventional(hit[-1]))
    return noticed.deciding(_right(table, hit[-1]))


def _mistaken_since(table: Table, by: Seat, act: Explanation) -> int:
    """Return the event of the explanation that is put right; -1 where the story tells none."""
    whose = by if act.corrects is Corrected.OWN else by.partner
    for index in reversed(range(table.event)):
        event = table.scenario.events[index]
        if event.who is whose and isinstance(event.act, Explanation):
            return index
    return -1


def _cards_of_opponents(table: Table, side_of: Seat) -> list[PlayedCard]:
    playing = table.playing
    if playing is None:
        return []
    cards, lead = list(playing.played), playing.face_down
    if lead is not None:
        cards.append(PlayedCard(lead.seat, lead.card, playing.period.trick_number, lead.event))
    return [card for card in cards if card.seat.side is not side_of.side]


def _may_be_taken_back(table: Table, card: PlayedCard) -> bool:
    """Tell whether nobody has played since: in the trick, in 2017 at all, and dummy is not down."""
    playing = table.playing
    if playing is None or (playing.face_down is not None and playing.face_down.card == card.card):
        return True
    later = [played for played in playing.played if played.event > card.event]
    if table.edition is not Edition.BG_2017:
        later = [played for played in later if played.trick == card.trick]
    if later:
        return False
    if table.edition is Edition.RU_1987 or not _is_opening_lead(playing, card):
        return True
    return not _dummy_is_down(table, playing)


def _is_opening_lead(playing: Playing, card: PlayedCard) -> bool:
    return playing.played[0] == card and playing.period.won_before.total == 0


def _dummy_is_down(table: Table, playing: Playing) -> bool:
    dummy = playing.contract.dummy
    told = (event for event in table.scenario.events[: table.event] if event.who is dummy)
    if any(
        isinstance(event.act, CardsHandled) and event.act.handling is Handling.EXPOSE
        for event in told
    ):
        return True
    question = sentence("Had dummy already faced any card of his hand?")
    return table.judge("dummy_faced", None, question)


def _was_conventional(table: Table, by: Seat, act: Explanation) -> bool:
    """Whether the call explained was conventional; asked where the case has no such call."""
    caller = by.partner if act.corrects is Corrected.OWN else by
    for told in reversed(table.bidding.told):
        if told.seat is caller and str(told.call) == act.about:
            return told.is_artificial
    question = sentence("Was the call explained wrongly conventional?")
    return table.judge("artificial", table.event, question)


def _not_conventional(card: PlayedCard) -> Verdict:
    """1987: the explanation was of a natural call, and the card stays."""
    result = sentence(
        "{card} stays played, since the call explained wrongly was not conventional; the director "
        "may adjust the score if the misinformation did damage.",
        card=card.card,
    )
    excluded = sentence(
        "{law} does not apply because the call explained was not conventional.", law=RU["47E2(a)"]
    )
    damaged = Applied(law40.DAMAGED[Edition.RU_1987], Role.SCORE)
    laws = (Applied(NOT_OTHERWISE[Edition.RU_1987]), damaged)
    return Verdict(laws, result, trace=(excluded, result))


def _right(table: Table, card: PlayedCard) -> Verdict:
    playing, law = table.playing, _BOOKS[table.edition]["47E2(a)"]
    led = playing is not None and _was_led(playing, card)
    option = Option(card.seat, WITHDRAW_LEAD if led else WITHDRAW, law)
    words = (
        "{who} may take back {card}, played on a wrong explanation."
        if table.edition is Edition.RU_1987
        else "{who} may take back {card}, played on a wrong explanation, without further "
        "rectification."
    )
    result = sentence(words, who=card.seat, card=card.card)
    return Verdict((Applied(law, Role.RIGHT),), result, (option,))


def _was_led(playing: Playing, card: PlayedCard) -> bool:
    first = playing.period.won_before.total + 1
    tricks = playing.period.tricks
    number = card.trick - first
    return number >= len(tricks) or tricks[number].leader is card.seat


def _too_late(table: Table, card: PlayedCard) -> Verdict:
    words = (
        "It is too late to take back {card}, played on a wrong explanation; the director may "
        "adjust the score if the misinformation did damage."
        if table.edition is Edition.RU_1987
        else "It is too late to take back {card}, played on a wrong explanation; the director may "
        "adjust the score."
    )
    result = sentence(words, card=card.card)
    book, playing = _BOOKS[table.edition], table.playing
    laws = [Applied(book["47E2(b)"])]
    if table.edition is Edition.RU_1987:
        laws.append(Applied(law40.DAMAGED[table.edition], Role.SCORE))
    opening = playing is not None and _is_opening_lead(playing, card)
    if opening and table.edition is not Edition.RU_1987:
        laws.append(Applied(book["47E2(a) opening"]))
    return Verdict(tuple(laws), result)
