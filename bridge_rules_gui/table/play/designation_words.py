"""Declarer's words for a card of dummy's: which suit, which rank, or what he wants of it.

A closed list of whole phrases in four languages, put together from small tables: a rank, a suit,
the two in either order, a wish, a wish of a suit. Nothing is looked for inside words: what is not
in the list as a whole is not understood.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from bridge_rules_gui.game.card import Card, Rank
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.serbian_cyrillic import in_cyrillic


class Intent(Enum):
    """What declarer asks of the card where he names no rank."""

    HIGH = "high"
    WIN = "win"
    LOW = "low"
    ANY = "any"


@dataclass(frozen=True, slots=True)
class Words:
    """What declarer's words name; None for what they leave out."""

    suit: Suit | None = None
    rank: Rank | None = None
    intent: Intent | None = None

    def names(self, card: Card) -> bool:
        """Whether the words name a card, or its suit or rank alone."""
        if self.intent is not None or (self.suit is None and self.rank is None):
            return False
        return self.suit in (None, card.suit) and self.rank in (None, card.rank)


def understood(words: str) -> Words | None:
    """Return what words for a card of dummy's name: ``HQ``, ``queen of hearts``, ``low club``.

    None where the words are not in the list.
    """
    text = _folded(words)
    try:
        card = Card.parse(text.upper().replace("10", "T"))
    except BridgeError:
        return next(filter(None, map(_phrases().get, _bare(text))), None)
    return Words(card.suit, card.rank)


def _folded(words: str) -> str:
    text = " ".join(words.casefold().replace("ё", "е").split())
    return text.rstrip(".!?").strip()


def _bare(text: str) -> Iterator[str]:
    """Yield words as they are, and without the order and the courtesy around them."""
    for before in ("", *_BEFORE):
        for behind in ("", *_BEHIND):
            if text.startswith(before) and text.endswith(behind):
                yield text.removeprefix(before).removesuffix(behind).rstrip(",")


# -- the list -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Language:
    """How a language says suits from clubs up, ranks from the two up, and wishes.

    `links` are words between a rank or a wish and the suit.
    """

    suits: tuple[str, ...]
    ranks: tuple[str, ...]
    options: Mapping[Intent, str]
    links: tuple[str, ...] = ()


_ENGLISH: Final = _Language(
    ("club|clubs", "diamond|diamonds", "heart|hearts", "spade|spades"),
    (
        *("two|deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
        *("jack|knave", "queen", "king", "ace"),
    ),
    {
        Intent.HIGH: "high|highest|top|big|high card|highest card|top card|big one",
        Intent.WIN: "win|win it|take|take it|cover|cover it",
        Intent.LOW: "low|lowest|small|smallest|little|low card|lowest card|small card|small one",
        Intent.ANY: "anything|any|any card|whatever|something",
    },
    ("of",),
)
_BULGARIAN: Final = _Language(
    (
        "трефа|трефи|трефата|спатия|спатии|спатията",
        "каро|кара|кари|карото",
        "купа|купи|купата|купите",
        "пика|пики|пиката|пиките",
    ),
    (
        *("двойка|двойката", "тройка|тройката", "четворка|четворката", "петица|петицата"),
        *("шестица|шестицата", "седмица|седмицата", "осмица|осмицата", "деветка|деветката"),
        *("десетка|десетката", "вале|валето", "дама|дамата", "поп|попа|рига|ригата", "асо|асото"),
    ),
    {
        Intent.HIGH: "висока|високата|високо|голяма|голямата|голямо"
        "|най-висока|най-високата|най-високо|най-голяма|най-голямата|най-голямо",
        Intent.WIN: "вземи|вземи я|взимай|взимай я|спечели|спечели я|покрий|покрий я",
        Intent.LOW: "малка|малката|малко|ниска|ниската|ниско"
        "|най-малка|най-малката|най-малко|най-ниска|най-ниската|най-ниско",
        Intent.ANY: "каквато и да е|която и да е|коя да е|все едно|произволна|без значение",
    },
    ("на", "от"),
)
_RUSSIAN: Final = _Language(
    (
        "трефа|трефу|трефы|треф",
        "бубна|бубну|бубны|бубен",
        "черва|черву|червы|червей",
        "пика|пику|пики|пик",
    ),
    (
        *("двойка|двойку", "тройка|тройку", "четверка|четверку", "пятерка|пятерку"),
        *("шестерка|шестерку", "семерка|семерку", "восьмерка|восьмерку", "девятка|девятку"),
        *("десятка|десятку", "валет|валета", "дама|даму", "король|короля", "туз|туза"),
    ),
    {
        Intent.HIGH: "старшая|старшую|самая старшая|самую старшую",
        Intent.WIN: "бери|бери ее|возьми|возьми ее|бей|побей|побей ее|покрой|покрой ее",
        Intent.LOW: "маленькая|маленькую|младшая|младшую|самая младшая|самую младшую|мелкая|мелкую"
        "|низкая|низкую",
        Intent.ANY: "любая|любую|какую угодно|что угодно|все равно",
    },
)
_SERBIAN: Final = _Language(
    (
        "tref|trefa|trefovi|trefove",
        "karo|kara|karoi|karove",
        "herc|herca|hercovi|hercove",
        "pik|pika|pikovi|pikove",
    ),
    (
        *("dvojka|dvojku", "trojka|trojku", "četvorka|četvorku", "petica|peticu"),
        *("šestica|šesticu", "sedmica|sedmicu", "osmica|osmicu", "devetka|devetku"),
        *("desetka|desetku", "žandar|žandara|pub|puba", "dama|damu", "kralj|kralja"),
        "as|asa|kec|keca",
    ),
    {
        Intent.HIGH: "visoka|visoku|visok|visoki|velika|veliku|veliki|najviša|najvišu|najviši"
        "|najjača|najjaču|najjači",
        Intent.WIN: "uzmi|uzmi je|uzmi ga|nosi|pokrij|pokrij je",
        Intent.LOW: "mala|malu|mali|niska|nisku|niski|najmanja|najmanju|najmanji"
        "|najniža|najnižu|najniži",
        Intent.ANY: "bilo šta|bilo koja|bilo koju|svejedno|nebitno",
    },
)


def _in_cyrillic(said: str) -> str:
    return "|".join(map(in_cyrillic, said.split("|")))


_SERBIAN_IN_CYRILLIC: Final = _Language(
    tuple(map(_in_cyrillic, _SERBIAN.suits)),
    tuple(map(_in_cyrillic, _SERBIAN.ranks)),
    {intent: _in_cyrillic(said) for intent, said in _SERBIAN.options.items()},
)
_LANGUAGES: Final = (_ENGLISH, _BULGARIAN, _RUSSIAN, _SERBIAN, _SERBIAN_IN_CYRILLIC)

_BEFORE: Final = (
    *("play the ", "play a ", "play an ", "play ", "the ", "a ", "an "),
    *("играй ", "клади ", "положи ", "igraj ", "играј "),
)
_BEHIND: Final = (
    *(" please", " from dummy", " from the table"),
    *(" моля", " от мора", " от масата", " пожалуйста", " со стола"),
    *(" molim", " sa stola", " молим", " са стола"),
)


@cache
def _phrases() -> Mapping[str, Words]:
    found = dict(_of_signs())
    for language in _LANGUAGES:
        found |= dict(_of_language(language))
    return found


def _of_language(language: _Language) -> Iterator[tuple[str, Words]]:
    suits = [
        (each, suit)
        for suit, said in zip(Suit, language.suits, strict=True)
        for each in (*said.split("|"), str(suit).lower(), suit.symbol)
    ]
    ranks = [
        (each, rank)
        for rank, said in zip(Rank, language.ranks, strict=True)
        for each in (*said.split("|"), *_written(rank))
    ]
    options = [
        (each, intent) for intent, said in language.options.items() for each in said.split("|")
    ]
    yield from ((said, Words(suit=suit)) for said, suit in suits)
    yield from ((said, Words(rank=rank)) for said, rank in ranks)
    yield from ((said, Words(intent=intent)) for said, intent in options)
    for said, suit in suits:
        for other, rank in ranks:
            yield from ((each, Words(suit, rank)) for each in _joined(other, said, language))
        for other, intent in options:
            if intent is not Intent.WIN:
                each_way = _joined(other, said, language)
                yield from ((each, Words(suit, None, intent)) for each in each_way)


def _joined(first: str, suit: str, language: _Language) -> Iterator[str]:
    yield f"{first} {suit}"
    yield f"{suit} {first}"
    for link in language.links:
        yield f"{first} {link} {suit}"


def _written(rank: Rank) -> Iterator[str]:
    """Yield a rank in signs; a lone "a" is an article ("a heart"), the ace only in a card."""
    if rank <= Rank.TEN:
        yield str(rank.value)
    if Rank.TEN <= rank < Rank.ACE:
        yield str(rank).lower()


def _of_signs() -> Iterator[tuple[str, Words]]:
    """Yield the cards written in signs in either order: ``5h``, ``h10``, ``♥q``."""
    for suit in Suit:
        for rank in Rank:
            for one in (str(suit).lower(), suit.symbol):
                for other in {str(rank).lower(), *_written(rank)}:
                    yield one + other, Words(suit, rank)
                    yield other + one, Words(suit, rank)
