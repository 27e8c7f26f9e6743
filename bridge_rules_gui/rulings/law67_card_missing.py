"""Law 67B1: a hand that contributed no card to an old trick puts one among its played cards.

1987 penalises it only where it has none of the suit led; since 2007 it counts as having revoked in
any case and may lose one trick. Where dummy's card is missing, Law 64 frees that revoke as it frees
any failure to play a card of a hand that lies open (64B3): 1987 sends to Law 64 as a whole, and the
loss "in accordance with 64A2" of the later books is one that 64A gives and 64B takes away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law64_after_establishment as law64
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.offences import Defect
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "67B1": "Когда нарушитель не сыграл картой в дефектную взятку, судье надлежит потребовать "
        "от него сразу же показать карту и поместить её подходящим образом среди своих сыгранных "
        "карт",
        "67B1(a)": "он должен выбрать такую карту, чтобы поместить её среди своих сыгранных карт, "
        "и наказания нет",
        "67B1(b)": "он выбирает любую карту, чтобы поместить её среди своих сыгранных карт, и "
        "(НАКАЗАНИЕ) считается, что в дефектной взятке он сделал фальшренонс - он может быть "
        "субъектом одновзяточного наказания по правилу 64",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "67B1": "Kada Prekršitelj nije odigrao u neispravnom štihu, Direktor će od njega da "
        "zatraži da izloži kartu i stavi je na odgovarajuće mesto među svoje odigrane karte",
        "67B1(a)": "on mora da odabere takvu kartu, stavi je među svoje odigrane karte. Smatra se "
        "da je napravio renons u neispravnom štihu i podložan je gubitku jednog štih u skladu sa "
        "članom 64A2",
        "67B1(b)": "on bira bilo koju kartu i stavlja je među svoje odigrane karte. Smatra se da "
        "je napravio renons u neispravnom štihu i podložan je gubitku jednog štih u skladu sa "
        "članom 64A2",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "67B1": "Когато нарушителят е пропуснал да изиграе карта за дефектната взятка, съдията "
        "трябва да изиска от него незабавно да покаже една карта с лицето нагоре и пред себе си и "
        "след това да я постави на съответното място сред изиграните си карти",
        "67B1(a)": "то той е длъжен да избере такава карта и да я постави сред изиграните си "
        "карти. Приема се, че той е направил ривок на дефектната взятка и подлежи на загуба на "
        "една взятка, която се прехвърля в съответствие с П64А2",
        "67B1(b)": "то той избира произволна карта от ръката си, която да постави сред изиграните "
        "си карти. Приема се, че той е направил ривок на дефектната взятка и подлежи на загуба на "
        "една взятка, която се прехвърля в съответствие с П64А2",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def with_defect(table: Table, old: Defect, new: Defect) -> Table:
    """Return the table with what is known of a defective trick replaced."""
    playing = table.playing
    if playing is None:
        return table
    defects = tuple(new if each is old else each for each in playing.defects)
    return replace(table, playing=replace(playing, defects=defects))


def supplied(table: Table, playing: Playing, defect: Defect) -> Table:
    """Return the table after the director asked for the missing card (67B1)."""
    cards = _cards_of_suit_led(table, playing, defect)
    item = "67B1(a)" if cards else "67B1(b)"
    free = table.edition is Edition.RU_1987 and bool(cards)
    laws = [Applied(_BOOKS[table.edition][item])]
    if free:
        result = _result(defect, cards, free=True)
    elif defect.seat is playing.contract.dummy:
        free, result = True, _of_dummy(defect)
        laws.extend(Applied(law64.ground(table.edition, cite)) for cite in ("64B3", "64B"))
    else:
        result = _result(defect, cards, free=False)
        laws.append(Applied(law64.ground(table.edition, "64A2")))
    laws.append(Applied(_BOOKS[table.edition]["67B1"]))
    ruling = Verdict(tuple(laws), result)
    asked = with_defect(table, defect, replace(defect, deemed=not free, ruled=True))
    return _placed_if_one(asked, defect.matter, cards).deciding(ruling, defect.matter)


def _placed_if_one(table: Table, matter: int, cards: tuple[object, ...]) -> Table:
    """Return the table with the card in its trick where the hand has no choice."""
    playing = table.playing
    for defect in playing.defects if playing is not None else ():
        hand = None if playing is None else playing.period.deal.hand(defect.seat)
        choice = [card for card in hand or () if not cards or card in cards]
        if playing is not None and defect.matter == matter and len(choice) == 1:
            placed = playing.with_card(defect.seat, choice[0], table.event, defect.trick)
            after = replace(table, playing=placed)
            return with_defect(after, defect, replace(defect, settled=True))
    return table


def _cards_of_suit_led(table: Table, playing: Playing, defect: Defect) -> tuple[object, ...]:
    """Return the cards of the suit led that the hand now holds; asked for where it is unknown."""
    hand = playing.period.deal.hand(defect.seat)
    first = playing.period.won_before.total + 1
    # No suit where a correction has taken the trick back with all its cards.
    led = next((t.suit_led for t in playing.period.tricks[defect.trick - first :]), None)
    if led is None and defect.again is not None:
        # Led with a card of an earlier trick: that is the suit the others had to follow to.
        led = defect.again.suit
    if hand is not None:
        return () if led is None else hand.of_suit(led)
    question = sentence(
        "Does {who} hold a card of the suit led to trick {trick}?",
        who=defect.seat,
        trick=defect.trick,
    )
    return (led,) if table.judge("holds_suit_led", defect.event, question) else ()


def _of_dummy(defect: Defect) -> Sentence:
    return sentence(
        "A card of dummy's is put among its played cards: dummy counts as having revoked in trick "
        "{trick}, and a card of a hand that lies open costs no trick.",
        trick=defect.trick,
    )


def _result(defect: Defect, cards: tuple[object, ...], *, free: bool) -> Sentence:
    if free:
        words = "{who} puts a card of the suit led among his played cards; there is no penalty."
    elif cards:
        words = (
            "{who} puts a card of the suit led among his played cards; he counts as having revoked "
            "in trick {trick} and may lose one trick."
        )
    else:
        words = (
            "{who} puts any card among his played cards; he counts as having revoked in trick "
            "{trick} and may lose one trick."
        )
    return sentence(words, who=defect.seat, trick=defect.trick)
