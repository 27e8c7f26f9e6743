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
        "50A": "Карта, преждевременно показанная вистующим … есть штрафная карта",
        "50B": "Штрафная карта должна оставаться на столе лицевой стороной вверх непосредственно "
        "перед игроком, которому она принадлежит, пока она не будет сыграна или пока не будет "
        "выбрано альтернативное наказание",
        "50C minor": "Одиночная карта младше онера, показанная случайно … становится младшей "
        "штрафной картой",
        "50C several": "когда один вистующий имеет 2 или более штрафных карт, все они становятся "
        "старшими штрафными картами",
        "50C": "Любой онер или карта, показанная в результате намеренной игры (например, при ходе "
        "вне очереди, или при исправлении фальшренонса), становится старшей штрафной картой",
        "50D": "Когда вистующий имеет младшую штрафную карту, он не может играть любой другой "
        "картой этой масти младше онера до того, как он сыграет этой картой",
        "50E": "Когда вистующий имеет старшую штрафную карту, и он, и его партнёр могут быть "
        "субъектами ограничений",
        "50E1": "Старшая штрафная карта должна быть сыграна при первой легальной возможности",
        "50E1 precedence": "Обязанность давать в масть или выполнять ограничения на ход или игру "
        "имеет приоритет перед обязанностью играть старшей штрафной картой",
        "50D unauthorised": "информация, полученная им в результате того, что он увидел штрафную "
        "карту, нелегальна",
        "50D honour": "Когда вистующий имеет младшую штрафную карту … он имеет право сыграть "
        "вместо неё онером",
        "50E2": "Когда вистующий должен ходить в момент, когда у его партнёра есть старшая "
        "штрафная карта, он не может ходить до тех пор, пока разыгрывающий не сделает выбор из "
        "нижеперечисленных действий … Разыгрывающий может",
        "50E2(a)": "Потребовать ход в масть штрафной карты или запретить ходить в эту масть, пока "
        "вистующий остаётся при ходе … после этого карта перестаёт быть штрафной и поднимается",
        "50E2(b)": "Не требовать и не запрещать никаких ходов; в этом случае вистующий может "
        "ходить любой картой, а штрафная карта остаётся штрафной",
        "51B1(a)": "разыгрывающий требует от его партнёра хода в эту масть, карты этой масти "
        "перестают быть штрафными и поднимаются",
        "51B1(b)": "Если разыгрывающий запрещает ход в эту масть, вистующий может поднять все "
        "штрафные карты этой масти",
        "51B2(a)": "разыгрывающий может потребовать от его партнёра хода в любую масть, в которой "
        "имеются штрафные карты (но тогда применяется раздел B1(A) данного правила)",
        "51B2(b)": "разыгрывающий может запретить его партнёру ход в каждую из этих мастей, но "
        "тогда вистующий может поднять все штрафные карты каждой из запрещённых разыгрывающим "
        "мастей",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "50": "Prerano izložena (ali ne atakirana, vidi Član 47) karta igrača odbrane je kaznena "
        "karta",
        "50A": "Kaznena karta mora da se ostavi na stolu licem na gore odmah ispred igrača kom "
        "pripada, dok se ne odabere jedna od ispravki",
        "50B": "Svaka karta ranga onera ili karta namerno izložena tokom igre … postaje velika "
        "kaznena karta",
        "50B minor": "Jedna karta, ispod onerskog ranga i nenamerno izložena … postaje mala "
        "kaznena karta",
        "50B several": "Kada igrač odbrane ima dve ili više kaznenih karata, sve te karte postaju "
        "velike kaznene karte",
        "50C": "Kada igrač odbrane ima malu kaznenu kartu, on ne sme da odigra drugu kartu iste "
        "boje ranga ispod onerskog, dok prvo ne odigra kaznenu kartu",
        "50C honour": "Kada igrač odbrane ima malu kaznenu kartu … ima pravo da umesto kaznene "
        "karte odigra onera",
        "50D": "Prekršitelj i njegov partner mogu da podležu ograničenjima",
        "50D1(a)": "Velika kaznena karta mora se odigrati u prvoj legalnoj prilici",
        "50D1(b)": "Obaveza odgovaranja na boju ili povinovanja restrikcijama za atak ili igru, "
        "ima prednost nad igranjem kaznene karte",
        "50D2": "Kada je igrač odbrane na ataku, a njegov partner ima veliku kaznenu kartu, on ne "
        "može da atakira dok izvođač ne izjavi koju je, od dole navedenih mogućnosti odabrao … "
        "Izvođač može da odabere",
        "50E1": "Saznanje o zahtevu za igranje kaznene karte je ovlašćena informacija za sve "
        "igrače",
        "50E2": "Ostale informacije izvučene od izlaganja kaznene karte su za partnera neovlašćene",
        "50E3": "Ako Direktor proceni da je izložena karta prenela takvu informaciju koje je "
        "oštetila nedužnu stranu, on će dodeliti prilagođen rezultat",
        "50D2(a)": "da zahteva od igrača odbrane atak iz boje kaznene karte, ili da mu zabrani "
        "atak iz te boje dok god je neprekidno na ataku … ako izvođač odabere bilo koju od ovih "
        "opcija, karta više nije kaznena i vraća se u list",
        "50D2(b)": "da ne zabrani ili naredi atak, u kom slučaju igrač odbrane može da atakira "
        "bilo koju kartu; kaznena karta ostaje kaznena karta",
        "51B1(a)": "izvođač zahteva njegovom partneru atak iz te boje, karte te boje više nisu "
        "kaznene karte i vraćaju se u list",
        "51B1(b)": "Ako izvođač zabrani atak iz te boje, igrač odbrane vraća svaku kaznenu kartu u "
        "list",
        "51B2(a)": "izvođač može da naredi njegovom partneru atak iz bilo koje boje u kojoj igrač "
        "odbrane ima kaznenu kartu (ali se tada primenjuje stav B1(a) ovog Člana)",
        "51B2(b)": "izvođač može da zabrani njegovom partneru atak iz jedne ili više od tih boja, "
        "ali igrač odbrane tada vraća u list sve kaznene karte u svakoj boji zabranjenoj za atak",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "50": "Предварително показана карта (но не атакувана, виж П57) от защитник е наказана "
        "карта",
        "50A": "Наказаната карта задължително се оставя открита на масата, непосредствено пред "
        "играча на когото тя принадлежи, докато не бъде избрана поправка",
        "50B": "Всяка карта с ранг на онъор или всяка умишлено показана карта … става съществена "
        "наказана карта",
        "50B minor": "Отделна карта под ранг на онъор и показана неумишлено … става маловажна "
        "наказана карта",
        "50B several": "когато един защитник има две или повече наказани карти, всички тези карти "
        "стават съществени наказани карти",
        "50C": "Когато защитник има маловажна наказана карта, той не може да играе друга карта от "
        "същия цвят, по-ниска от оньор, преди да е изиграл наказаната карта",
        "50C honour": "Когато защитник има маловажна наказана карта … той има право да играе оньор "
        "вместо нея",
        "50D": "Когато защитник има съществена наказана карта, то и на нарушителя и на партньора "
        "му може да бъдат наложени ограничения",
        "50D1(a)": "дадена съществена наказана карта задължително се изиграва при първа легална "
        "възможност",
        "50D1(b)": "Задължението за отговаряне в цвят или да се изпълни наложено ограничение за "
        "атака или ход има предимство пред изиграването на съществена наказана карта",
        "50D2": "Когато защитник е за атака и неговият партньор има съществена наказана карта, той "
        "не може да атакува, докато декларанта не заяви коя от възможностите по-долу избира … "
        "Декларантът може да избере",
        "50E1": "Информацията, произтичаща от наказаната карта и изискването за изиграването ѝ, е "
        "разрешена за всички играчи, докато наказаната карта е на масата",
        "50E2": "Информацията, произтичаща от наказаната карта, която е била върната в ръката, "
        "(съгласно П50D2(a)) е неразрешена за партньора на играча, притежаващ наказаната карта",
        "50E3": "След като наказаната карта бъде изиграна, информацията, произтичаща от "
        "обстоятелствата при които е възникнала, е неразрешена за партньора на играча, който е "
        "имал картата",
        "50E4": "Ако, следвайки прилагането на Е1 по-горе, съдията прецени в края на играта, че "
        "без помощта от виждането на откритата карта, резултатът от играта би могъл също така да "
        "бъде различен и че вследствие невиновната страна е ошетена (виж П12В1), той трябва да "
        "присъди административен резултат",
        "50D2(a)": "да изиска защитника да атакува в цвета на наказаната карта или да му забрани "
        "атака в този цвят, като забраната е в сила, докато защитникът запазва атаката … ако "
        "декларанта избере някоя от тези възможности, то картата престава да бъде наказана и се "
        "прибира в ръката",
        "50D2(b)": "да не изиска или да не забрани атака, в който случай защитникът може да "
        "атакува произволна карта и наказаната карта остава на масата като наказана",
        "51B1(a)": "декларантът изиска от партньора на нарушителя да атакува в този цвят, то "
        "картите от този цвят престават да бъдат наказани и се прибират в ръката",
        "51B1(b)": "декларантът забрани на партньора на нарушителя да атакува в този цвят, "
        "защитникът прибира всички наказани карти от този цвят … Забраната продължава, докато "
        "играчът загуби атаката",
        "51B2(a)": "декларантът може да изиска от партньора на защитника да атакува в определен "
        "цвят, в които защитникът има наказана карта (но се прилага В1(a) по-горе)",
        "51B2(b)": "декларантът може да забрани на партньора на защитника да атакува в един или в "
        "повече от тези цветове; тогава защитникът прибира всяка наказана карта от всеки цвят, "
        "който декларантът е забранил … Забраната продължава, докато играчът загуби атаката",
        "51B2(c)": "декларантът може да избере да не изисква или да не забрани атака, в който "
        "случай партньорът на защитника може да атакува произволна карта, но наказаните карти "
        "остават на масата като наказани",
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


def honour_first(edition: Edition) -> Ground:
    """Return the words by which an honour may be played before a minor penalty card."""
    return BOOKS[edition]["50D honour" if edition is Edition.RU_1987 else "50C honour"]


def choice_first(edition: Edition) -> Ground:
    """Return the provision that forbids a lead before declarer has chosen."""
    return BOOKS[edition]["50E2" if edition is Edition.RU_1987 else "50D2"]


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
