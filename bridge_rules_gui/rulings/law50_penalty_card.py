"""Laws 50 and 51: penalty cards, and what declarer may ask when their holder's partner leads.

The editions agree on what is major and what minor, and on the three choices before a lead; they
print them in other paragraphs (1987: 50C, 50D, 50E; later: 50B, 50C, 50D), and only 2017 says how
long a prohibition after two penalty cards lasts (51B1(b)).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import PenaltyCard, Rank

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "50A": "Карта, преждевременно показанная вистующим",
        "50B": "Штрафная карта должна оставаться на столе лицевой стороной вверх",
        "50C minor": "Одиночная карта младше онера, показанная случайно",
        "50C several": "когда один вистующий имеет 2 или более штрафных карт, все они становятся "
        "старшими штрафными картами",
        "50C": "Любой онер или карта, показанная в результате намеренной игры (например, при ходе "
        "вне очереди, или при исправлении фальшренонса), становится старшей штрафной картой",
        "50D": "Когда вистующий имеет младшую штрафную карту, он не может играть любой другой "
        "картой этой масти младше онера",
        "50E": "Когда вистующий имеет старшую штрафную карту, и он, и его партнёр могут быть "
        "субъектами ограничений",
        "50E1": "Старшая штрафная карта должна быть сыграна при первой легальной возможности",
        "50E1 precedence": "Обязанность давать в масть или выполнять ограничения на ход или игру "
        "имеет приоритет перед обязанностью играть старшей штрафной картой",
        "50D unauthorised": "информация, полученная им в результате того, что он увидел штрафную "
        "карту, нелегальна",
        "50E2(a)": "Потребовать ход в масть штрафной карты или запретить ходить в эту масть",
        "50E2(b)": "Не требовать и не запрещать никаких ходов",
        "51B1(a)": "разыгрывающий требует от его партнёра хода в эту масть, карты этой масти "
        "перестают быть штрафными и поднимаются",
        "51B1(b)": "Если разыгрывающий запрещает ход в эту масть, вистующий может поднять все "
        "штрафные карты этой масти",
        "51B2(a)": "разыгрывающий может потребовать от его партнёра хода в любую масть, в которой "
        "имеются штрафные карты",
        "51B2(b)": "разыгрывающий может запретить его партнёру ход в каждую из этих мастей",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "50": "Prerano izložena (ali ne atakirana, vidi Član 47) karta igrača odbrane je kaznena "
        "karta",
        "50A": "Kaznena karta mora da se ostavi na stolu licem na gore",
        "50B": "Svaka karta ranga onera ili karta namerno izložena tokom igre",
        "50B minor": "Jedna karta, ispod onerskog ranga i nenamerno izložena",
        "50B several": "Kada igrač odbrane ima dve ili više kaznenih karata, sve te karte postaju "
        "velike kaznene karte",
        "50C": "on ne sme da odigra drugu kartu iste boje ranga ispod onerskog",
        "50D": "Prekršitelj i njegov partner mogu da podležu ograničenjima",
        "50D1(a)": "Velika kaznena karta mora se odigrati u prvoj legalnoj prilici",
        "50D1(b)": "Obaveza odgovaranja na boju ili povinovanja restrikcijama za atak ili igru, "
        "ima prednost nad igranjem kaznene karte",
        "50E1": "Saznanje o zahtevu za igranje kaznene karte je ovlašćena informacija za sve "
        "igrače",
        "50E2": "Ostale informacije izvučene od izlaganja kaznene karte su za partnera neovlašćene",
        "50E3": "Ako Direktor proceni da je izložena karta prenela takvu informaciju koje je "
        "oštetila nedužnu stranu, on će dodeliti prilagođen rezultat",
        "50D2(a)": "da zahteva od igrača odbrane atak iz boje kaznene karte, ili da mu zabrani "
        "atak iz te boje",
        "50D2(b)": "da ne zabrani ili naredi atak",
        "51B1(a)": "karte te boje više nisu kaznene karte i vraćaju se u list",
        "51B1(b)": "Ako izvođač zabrani atak iz te boje, igrač odbrane vraća svaku kaznenu kartu u "
        "list",
        "51B2(a)": "izvođač može da naredi njegovom partneru atak iz bilo koje boje u kojoj igrač "
        "odbrane ima kaznenu kartu",
        "51B2(b)": "izvođač može da zabrani njegovom partneru atak iz jedne ili više od tih boja",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "50": "Предварително показана карта (но не атакувана, виж П57) от защитник е наказана "
        "карта",
        "50A": "Наказаната карта задължително се оставя открита на масата",
        "50B": "Всяка карта с ранг на онъор или всяка умишлено показана карта",
        "50B minor": "Отделна карта под ранг на онъор и показана неумишлено",
        "50B several": "когато един защитник има две или повече наказани карти, всички тези карти "
        "стават съществени наказани карти",
        "50C": "той не може да играе друга карта от същия цвят, по-ниска от оньор",
        "50D": "то и на нарушителя и на партньора му може да бъдат наложени ограничения",
        "50D1(a)": "дадена съществена наказана карта задължително се изиграва при първа легална "
        "възможност",
        "50D1(b)": "Задължението за отговаряне в цвят или да се изпълни наложено ограничение за "
        "атака или ход има предимство пред изиграването на съществена наказана карта",
        "50E1": "е разрешена за всички играчи, докато наказаната карта е на масата",
        "50E2": "е неразрешена за партньора на играча, притежаващ наказаната карта",
        "50E3": "информацията, произтичаща от обстоятелствата при които е възникнала, е "
        "неразрешена за партньора на играча, който е имал картата",
        "50E4": "Ако, следвайки прилагането на Е1 по-горе, съдията прецени в края на играта, че "
        "без помощта от виждането на откритата карта, резултатът от играта би могъл също така да "
        "бъде различен и че вследствие невиновната страна е ошетена (виж П12В1), той трябва да "
        "присъди административен резултат",
        "50D2(a)": "да изиска защитника да атакува в цвета на наказаната карта или да му забрани "
        "атака в този цвят",
        "50D2(b)": "да не изиска или да не забрани атака",
        "51B1(a)": "то картите от този цвят престават да бъдат наказани и се прибират в ръката",
        "51B1(b)": "Забраната продължава, докато играчът загуби атаката",
        "51B2(a)": "декларантът може да изиска от партньора на защитника да атакува в определен "
        "цвят",
        "51B2(b)": "декларантът може да забрани на партньора на защитника да атакува в един или в "
        "повече от тези цветове",
        "51B2(c)": "декларантът може да избере да не изисква или да не забрани атака",
    },
)
BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def kind_ground(edition: Edition, rank: Rank, *, several: bool = False) -> Ground:
    """Return the words that make a penalty card one of a kind; `several` make each other major."""
    book, place = BOOKS[edition], "50C" if edition is Edition.RU_1987 else "50B"
    if rank is Rank.MINOR:
        return book[f"{place} minor"]
    return book[f"{place} several" if several else place]


def kind_of(table: Table, card: Card) -> Ground:
    """Return the words by which a penalty card that lies on the table is of its kind."""
    return next(held.ground for held in table.penalty_cards if held.card == card)


def handling(edition: Edition, rank: Rank) -> Ground:
    """Return the provision on how a penalty card of a kind is handled."""
    old = edition is Edition.RU_1987
    if rank is Rank.MINOR:
        return BOOKS[edition]["50D" if old else "50C"]
    return BOOKS[edition]["50E" if old else "50D"]


def duty(edition: Edition, rank: Rank) -> Ground:
    """Return the provision by which a penalty card of a kind must be played."""
    if rank is Rank.MINOR:
        return handling(edition, rank)
    return BOOKS[edition]["50E1" if edition is Edition.RU_1987 else "50D1(a)"]


def laid_down(
    table: Table, seat: Seat, cards: tuple[Card, ...], *, deliberate: bool, condition: str = ""
) -> Table:
    """Return the table with a defender's cards as penalty cards.

    A single card below honour rank exposed by accident is minor, unless he has another; with two
    or more all of them are major. `condition` names the option on which it depends.
    """
    others = [card for card in table.penalty_cards if card.seat is not seat or card.card in cards]
    mine = [card for card in table.penalty_cards if card not in others]
    small = len(cards) == 1 and not mine and not deliberate and not cards[0].rank.is_honour
    rank = Rank.MINOR if small else Rank.MAJOR
    several = kind_ground(table.edition, Rank.MAJOR, several=True)

    def law(card: Card) -> Ground:
        is_alone_enough = small or deliberate or card.rank.is_honour
        return kind_ground(table.edition, rank) if is_alone_enough else several

    new = [PenaltyCard(seat, card, rank, law(card), condition) for card in cards]
    if not condition:
        mine = [
            card if card.rank is rank else replace(card, rank=rank, ground=several) for card in mine
        ]
    kept = [card for card in others if card.seat is not seat]
    return replace(table, penalty_cards=(*kept, *mine, *new))
