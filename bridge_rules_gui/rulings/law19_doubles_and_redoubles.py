"""Law 19: the form of doubles and redoubles; the editions agree.

A double is the one word; the bid that is doubled is not named. Whoever names one, even another
than was made, has doubled the bid as it was made, and his side may not use what the words told.
Which doubles are allowed at all (19A1, 19B1) is ruled on in Law 36.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import Bid, Double, Redouble
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.bridge.suit import Denomination, Suit
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.spoken import SUITS, Spoken
from bridge_rules_gui.rulings.verdict import Applied, Role, Unauthorised, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.story import Event
    from bridge_rules_gui.rulings.course.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "19A2": "Контрирующему игроку не следует называть уровень контракта или деноминацию. "
        'Единственной правильной формой является одиночное слово "контра"',
        "19A3": "Если контрирующий неправильно воспринял назначение - его уровень или деноминацию "
        "- то считается, что он контрировал то назначение, которое было сделано.(Может "
        "применяться правило 16 о нелегальной информации",
        "19B2": "Реконтрирующему игроку не следует называть уровень контракта или деноминацию. "
        'Единственной правильной формой является одиночное слово "реконтра"',
        "19B3": "Если реконтрирующий неправильно воспринял контрированное назначение - его "
        "уровень или деноминацию - то считается, что он реконтрировал то назначение, которое было "
        "сделано.(Может применяться правило 16 о нелегальной информации",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "19A2": "Kontrirajući, igrač ne treba da navede broj štihova (preko šest) ili imenovanje. "
        "Jedini pravilan oblik je jedna reč - Kontra",
        "19A3": "Ako igrač, kontrirajući, nekorektno izvede licit, ili spomene broj štihova ili "
        "imenovanje, smatraće se da je kontrirao onaj licit koji je stvarno bio izveden. (Može se "
        "primeniti Član 16 - Neovlašćena informacija",
        "19B2": "Rekontrirajući, igrač ne treba da navede broj štihova (preko šest) ili "
        "imenovanje. Jedini ispravan oblik je jedna reč - Rekontra",
        "19B3": "Ako igrač, rekontrirajući, nekorektno izvede prethodno kontrirani licit, ili "
        "spomene broj štihova ili imenovanje, smatraće se da je rekontrirao onu kontru koja je "
        "stvarno bila izvedena. (Može se primeniti Član 16 - Neovlašćena informacija",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "19A2": "Когато контрира, играчът не следва да обявява броя деклариран взятки или "
        "наименованието. Единствената правилна форма е думата „контра“",
        "19A3": "Ако играч, когато контрира, неправилно обяви декларацията, броят деклариран "
        "взятки или наименованието, се счита, че той е контрирал дадената декларация, така както "
        "е била направена. (Може да се приложи П16 – Неразрешена информация",
        "19B2": "Когато реконтрира, играчът не следва да обявява броят деклариран взятки или "
        "наименованието. Единствената правилна форма е думата „реконтра“",
        "19B3": "Ако играч, когато реконтрира, неправилно обяви контрираната декларация, броят "
        "деклариран взятки или наименованието, се счита, че е реконтрирал дадената декларация, "
        "така както е била направена. (Може да се приложи П16 – Неразрешена информация",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

NOT_RULED: dict[Edition, dict[str, str]] = {
    edition: {
        "19C": "the auction of the game keeps it: a later bid supersedes the double",
        "19D": "is the scoring of Law 77",
    }
    for edition in Edition
}

_DENOMINATIONS = {
    Denomination.CLUBS: SUITS[Suit.CLUBS],
    Denomination.DIAMONDS: SUITS[Suit.DIAMONDS],
    Denomination.HEARTS: SUITS[Suit.HEARTS],
    Denomination.SPADES: SUITS[Suit.SPADES],
    Denomination.NOTRUMP: Spoken(
        r"\bno[ -]?trumps?\b|(?<![^\W\d])nt\b", r"\bбез коз", "", r"\bbez adut|\bbez\b"
    ),
}
_LEVELS = (
    Spoken(r"(?<!\w)1|\bone\b", r"\bедн[аои]\b|\bедин\b", r"\bодн[ау]\b", r"\bjed(?:an|na|no)\b"),
    Spoken(r"(?<!\w)2|\btwo\b", r"\bдв[ае]\b"),
    Spoken(r"(?<!\w)3|\bthree\b", r"\bтри\b"),
    Spoken(r"(?<!\w)4|\bfour\b", r"\bчетири\b", r"\bчетыре\b"),
    Spoken(r"(?<!\w)5|\bfive\b", r"\bпет\b", r"\bпять\b"),
    Spoken(r"(?<!\w)6|\bsix\b", r"\bшест\b", r"\bшесть\b"),
    Spoken(r"(?<!\w)7|\bseven\b", r"\bседем\b", r"\bсемь\b", r"\bsedam\b"),
)


def named(words: str) -> tuple[int | None, Denomination | None]:
    """Return the level and the denomination that the words with a double name, if any."""
    places = {level: name.place(words) for level, name in enumerate(_LEVELS, 1)}
    levels = {at: level for level, at in places.items() if at is not None}
    denominations = (each for each, name in _DENOMINATIONS.items() if name.is_in(words))
    return levels[min(levels)] if levels else None, next(denominations, None)


def form_of_double(table: Table, event: Event) -> Table:
    """Return the table after a double that stands, its form looked at."""
    last = table.bidding.told[-1] if table.bidding.told else None
    bid = table.bidding.auction.last_bid
    if last is None or last.event != table.event or bid is None or not event.statement:
        return table
    words = named(event.statement)
    if not isinstance(last.call, Double | Redouble) or words == (None, None):
        return table
    noticed = table.noticing(Irregularity.IMPROPER_FORM, last.seat, table.event)
    letter = "A" if isinstance(last.call, Double) else "B"
    return noticed.deciding(_improper(noticed, event, letter, bid, other=not _names(words, bid)))


def _names(words: tuple[int | None, Denomination | None], bid: Bid) -> bool:
    level, denomination = words
    return level in (None, bid.level) and denomination in (None, bid.denomination)


def _improper(table: Table, event: Event, letter: str, bid: Bid, *, other: bool) -> Verdict:
    book = _BOOKS[table.edition]
    form, misheard = book[f"19{letter}2"], book[f"19{letter}3"]
    if not other:
        result = sentence(
            "The call should be made with the one word; {bid} should not be named. It stands.",
            bid=bid,
        )
        return Verdict((Applied(form, Role.IRREGULARITY),), result)
    result = sentence(
        '{who} named another bid ("{words}"): the call is for {bid} as it was made, and what the '
        "words told is unauthorised for his side.",
        who=event.who,
        words=event.statement,
        bid=bid,
    )
    told = sentence('what the words "{words}" told', words=event.statement)
    side = table.bidding.told[-1].seat.side
    laws = (Applied(misheard), Applied(form, Role.IRREGULARITY))
    return Verdict(laws, result, (Unauthorised(side, told, misheard),))
