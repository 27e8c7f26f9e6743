"""Law 45: when a card is played without being laid in the trick, and the fifth card.

A defender's card held so that partner could see it, declarer's held face up at the table, a card
of dummy's he touches and a card anybody names as the one he plays must be played (45C); 2017 says
they are played. A fifth card of a defender's is a penalty card, of declarer's nothing (45E). The
books divide 45C2 differently but decide alike. For a card dummy points at the director may adjust
the score in 1987, and does so later (45F).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law46_designation as law46
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play import leads, penalty_cards_told
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "45B": "Разыгрывающий играет картой стола, называя карту",
        "45C1": "Карта вистующего, которая держалась так, что его партнёр мог увидеть её лицевую "
        "сторону, должна быть сыграна в текущей взятке",
        "45C2": "Разыгрывающий должен сыграть со своей руки картой, которая держалась лицевой "
        "стороной вверх касаясь или почти касаясь стола",
        "45C2 position": "Разыгрывающий должен сыграть со своей руки картой, которая … находилась "
        "в таком положении, которое указывало на то, что карта сыграна",
        "45C3": "Карта болвана должна быть сыграна, если к ней безусловно прикасался разыгрывающий",
        "45C4(a)": "Карта должна быть сыграна, если игрок назвал или иначе обозначил её как карту, "
        "которой он предполагает сыграть",
        "45E1": "Пятая карта, сыгранная во взятку вистующим, становится штрафной картой",
        "45E2": "Если разыгрывающий сыграл во взятку пятой картой со своей руки или со стола, то "
        "наказания нет",
        "45F": "болван не может трогать или указывать некоторую карту … он разрешит продолжать "
        "розыгрыш, резервируя своё право назначить присуждённый результат, если вистующие понесут "
        "ущерб в результате игры по подсказке",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "45B": "Izvođač odigrava kartu iz damiovog lista imenujući kartu",
        "45C1": "Karta igrača odbrane, koju ovaj drži tako da njegov partner može da je vidi, mora "
        "da se odigra u tekućem štihi",
        "45C2": "Izvođač mora da odigra kartu iz svog lista ako je",
        "45C2(a)": "drži licem na gore, tako da dodiruje ili gotovo dodiruje sto",
        "45C2(b)": "je drži u položaju koji indicira da je odigrana",
        "45C3": "Karta sa stola mora da se odigra ako je izvođač namerno dotakne",
        "45C4(a)": "Karta mora da se odigra ako je igrač imenuje ili drugačije odredi kao kartu "
        "koju želi da odigra",
        "45E1": "Peta karta koju igrač odbrane odigra u štihi postaje kaznena karta",
        "45E2": "Kada izvođač odigra petu kartu u štihi iz svog lista ili sa stola, nema kazne",
        "45F": "dami ne sme da dodime ili označi nijednu kartu … Igra se nastavlja. Na kraju igre "
        "Direktor će prilagoditi rezultat ako smatra da je igra bila sugerisana, a protivnik je "
        "time oštećen",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "45B": "Декларантът изиграва карта от мора назовавайки я",
        "45C1": "Карта на защитник, държана по начин, който би позволил на партньора да види "
        "лицето ѝ, се счита за изиграна за текущата взятка",
        "45C2": "Декларантът се счита, че е изиграл карта от ръката си",
        "45C2(a)": "държана с лицето нагоре, докосвайки или почти докосвайки масата",
        "45C2(b)": "държана в такова положение, показващо, че тя е изиграна",
        "45C3": "Карта от мора е изиграва, ако е съзнателно докосната от декларанта",
        "45C4(a)": "Картата е изиграна, ако играч я назове или по друг начин показва, че "
        "възнамерява да я изиграе",
        "45E1": "Пета карта, изиграна за дадена взятка от защитник, става наказана карта",
        "45E2": "то тя се връща в ръката без допълнителна поправка",
        "45F": "той не може да докосва или посочва карта … Разиграването продължава. След края на "
        "играта съдията трябва да присъди административен резултат, ако прецени, че морът е "
        "подсказал игра на декларанта и ако защитниците са били ошетени от подсказаната игра",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

_SHARED = {
    "45A": "says how a card is laid on the table; a story tells that it was played",
    "45C5": "sends to Law 50",
    "45G": "says how cards lie until the trick is complete; no law says what follows",
}
NOT_RULED = {
    Edition.RU_1987: _SHARED,
    Edition.SR_2007: _SHARED,
    Edition.BG_2017: _SHARED,
}

_ITEMS: dict[str, tuple[str, ...]] = {
    "45C2(a)": ("45C2(a)", "45C2"),
    "45C2(b)": ("45C2(b)", "45C2"),
}
_BY_POSITION: dict[Edition, dict[str, tuple[str, ...]]] = {
    Edition.RU_1987: {"45C2(a)": ("45C2",), "45C2(b)": ("45C2 position",)},
    Edition.SR_2007: _ITEMS,
    Edition.BG_2017: _ITEMS,
}
"""The grounds by which declarer's card is played as he held it; 1987 has one paragraph."""


NAMING = {edition: book["45B"] for edition, book in _BOOKS.items()}
"""Declarer plays a card of dummy's by naming it."""


def counts_as_played(before: Table, after: Table, seat: Seat, card: Card, item: str) -> Table:
    """Return the table with the provision by which a card not laid down was played.

    `after` is the table in which it lies in the trick. `item` names the paragraph of 45C; where
    1987 has one for the two of 45C2, that one is meant. What is irregular about the card goes
    before.
    """
    book = _BOOKS[after.edition]
    keys = _BY_POSITION[after.edition].get(item, (item,))
    if item == "45C4(a)" and after.contract is not None and seat is after.contract.dummy:
        keys = (item, "45B")
    laws = tuple(Applied(book[key], Role.PROCEDURE) for key in keys)
    result = sentence("{card} of {who}'s counts as played.", card=card, who=seat)
    if len(after.matters) > len(before.matters):
        return after.explaining(laws, (result,))
    return after.noticing(None, seat, after.event).deciding(Verdict(laws, result))


def called_for(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table with a card of dummy's that declarer has named, told for the trace."""
    law = Applied(_BOOKS[table.edition]["45B"], Role.PROCEDURE)
    line = sentence("{declarer} has called for {card}.", declarer=seat, card=card)
    return table.explaining((law, law46.proper_form(table.edition)), (line,))


def fifth_card(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table after a second card of one hand to the same trick that was no lead."""
    noticed = table.noticing(Irregularity.FIFTH_CARD, playing.player_of(seat), table.event)
    if not playing.is_defender(seat):
        result = sentence("{card} goes back into {who}'s hand.", card=card, who=seat)
        law = _BOOKS[table.edition]["45E2"]
        return noticed.deciding(Verdict((Applied(law),), result))
    penalised = law50.laid_down(noticed, seat, (card,), deliberate=False)
    rank = next(held.rank for held in penalised.penalty_cards if held.card == card)
    result = sentence("{who}'s {card} is a {rank} penalty card.", who=seat, card=card, rank=rank)
    laws = (
        Applied(_BOOKS[table.edition]["45E1"]),
        Applied(law50.kind_of(penalised, card)),
        Applied(law50.handling(table.edition, rank)),
    )
    verdict = leads.with_first_choices(penalised, Verdict(laws, result))
    return penalty_cards_told.told(penalised, seat, (card,)).deciding(verdict)


def dummy_pointed(table: Table, playing: Playing) -> Table:
    """Return the table after dummy touched or pointed at a card without being told to (45F)."""
    dummy = playing.contract.dummy
    noticed = table.noticing(Irregularity.DUMMY_LIMITS, dummy, table.event)
    words = (
        "{dummy} may not point at a card: play goes on, and the director may adjust the score if "
        "the play was suggested and the defenders were damaged by it."
        if table.edition is Edition.RU_1987
        else "{dummy} may not point at a card: play goes on, and the score is adjusted if the play "
        "was suggested and the defenders were damaged by it."
    )
    result = sentence(words, dummy=dummy)
    return noticed.deciding(Verdict((Applied(_BOOKS[table.edition]["45F"]),), result))
