"""Law 14: a hand short of cards while no other has too many.

The editions agree but for the moment that divides the two halves of the law: in 1987 the beginning
of play, later the faced opening lead. 2007 and 2017 let the auction stand as it is (14A3) and close
what the restored card tells to partner (14C).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Applied, Role, Unauthorised, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "14A": "Если до начала игры обнаружено, что три руки правильны, а в 4-й не хватает карт, "
        "судья предпринимает поиск отсутствующей карты",
        "14A1": "Если карта найдена, она возвращается в ту руку, в которой не хватало карт",
        "14A2": "Если карта не может быть найдена, то судья реконструирует расклад, насколько это "
        "возможно, заменяя колоду",
        "14B": "Если в ходе игры обнаружено, что три руки правильны, а в 4-й не хватает карт, "
        "судья предпринимает поиск отсутствующей карты",
        "14B1(a)": "Если карта найдена среди сыгранных карт, применяется правило 67",
        "14B1(b)": "Если карта найдена в другом месте, то рука, в которой не хватало карт, "
        "восстанавливается",
        "14B2": "Если карта не может быть найдена, расклад реконструируется, насколько это "
        "возможно, на другой колоде",
        "14B3": 'Карта, возвращённая в руку согласно положениям раздела "B" этого правила, '
        "считается всегда принадлежавшей той руке,в которой не хватало карт. Она может стать "
        "штрафной картой (правило 50), и неигра ею ранее может привести к выявлению фальшренонса",
        "14B3 declarer": 'Карта, возвращённая в руку согласно положениям раздела "B" этого '
        "правила, считается всегда принадлежавшей той руке,в которой не хватало карт … неигра ею "
        "ранее может привести к выявлению фальшренонса",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "14A": "Kada se nađe da je jedan ili više lista sa manje od 13 karata, a nijedan nema "
        "više od 13 karata pre izvornog ataka, Direktor vrši potragu za kartom (kartama) koje "
        "nedostaju",
        "14A1": "Ako se karta pronađe, vraća se u odgovarajući list",
        "14A2": "Ako karta ne može da se nađe, Direktor rekonstruiše podelu, zamenjujući karte "
        "drugim špilom",
        "14A3": "Licitacija i igra se normalno nastavljaju, bez promene izvedenih govora",
        "14B": "Kada se nađe da je jedan ili više lista sa manje od 13 karata, a nijedan nema "
        "više od 13 karata, u bilo kom momentu nakon što se izvorni atak otvori, (dok traje "
        "period ispravke), Direktor traži kartu koja nedostaje",
        "14B1": "Ako se karta pronađe među odigranim kartama, primenjuje se Član 67",
        "14B2": "Ako se karta nađe na drugom mestu, vraća se u odgovarajući list",
        "14B3": "Ako karta ne može da se nađe, podela se rekonstruiše zamenjujući karte drugim "
        "špilom",
        "14B4": "Za kartu vraćenu u list pod uslovima iz stava B ovog Člana, smatra se da je "
        "neprekidno pripadala tom listu. Ona može postati kaznena karta (Član 50), a propust da "
        "se odigra može dovesti do renonsa",
        "14B4 declarer": "Za kartu vraćenu u list pod uslovima iz stava B ovog Člana, smatra se "
        "da je neprekidno pripadala tom listu … propust da se odigra može dovesti do renonsa",
        "14C": "Saznanje stečeno zbog zamene karte predstavlja neovlašćenu informaciju za "
        "partnera igrača čiji je list imao neispravan broj karata",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "14A": "Когато една или повече ръце са открити да съдържат по-малко от 13 карти и няма "
        "ръка, която да съдържа повече от 13, и преди първоначалната атака да е открита, съдията "
        "претърсва за всяка липсваща карта",
        "14A1": "Ако картата е открита, тя се възстановява в непълната ръка",
        "14A2": "Ако картата не може да бъде открита, съдията възстановява раздаването, "
        "използвайки друга колода",
        "14A3": "Наддаването и разиграването продължават нормално без промяна на която и да е от "
        "дадените обяви",
        "14B": "Когато една или повече ръце са открити да съдържат по-малко от 13 карти и няма "
        "ръка, съдържаща повече от 13, по всяко време след откриване на първоначалната атака (до "
        "края на периода за корекции), съдията претърсва за всяка липсваща карта",
        "14B1": "Ако картата е намерена измежду изиграните, се прилага П67",
        "14B2": "Ако картата е намерена другаде, тя се възстановява в непълната ръка",
        "14B3": "Ако картата не може да бъде намерена, раздаването се възстановява чрез друга "
        "колода",
        "14B4": "Всяка възстановена карта, съгласно условията на секция В от това правило, се "
        "счита за постоянно принадлежала към непълната ръка. Би могла да стане наказана карта и "
        "пропусъкът да бъде изиграна би могъл да представлява ривок",
        "14B4 declarer": "Всяка възстановена карта, съгласно условията на секция В от това "
        "правило, се счита за постоянно принадлежала към непълната ръка … пропусъкът да бъде "
        "изиграна би могъл да представлява ривок",
        "14C": "Знанието за възстановяване на карта е неразрешена информация за партньора на "
        "играча, чиято ръка е съдържала неправилен брой карти",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


class Whereabouts(Enum):
    """Where a missing card was found; the story's words are read by `whereabouts`."""

    UNKNOWN = "it is not said"
    NOT_FOUND = "it cannot be found"
    PLAYED = "among the played cards"
    ELSEWHERE = "elsewhere"


@dataclass(frozen=True, slots=True)
class ShortHand:
    """A hand short of cards: whose, where the card was, and whether the lead had been faced."""

    seats: tuple[Seat, ...]
    where: Whereabouts
    play_begun: bool


def whereabouts(told: object) -> Whereabouts:
    """Read where a card was found from the words of a story."""
    if told is None or told is True:
        return Whereabouts.UNKNOWN
    words = str(told).casefold().replace("_", " ")
    if told is False or any(word in words for word in ("not found", "nowhere", "never", "lost")):
        return Whereabouts.NOT_FOUND
    if any(word in words for word in ("played", "quitted", "trick")):
        return Whereabouts.PLAYED
    return Whereabouts.ELSEWHERE


def noticed(table: Table, found: ShortHand) -> Table:
    """Return the table after a hand was found short, before the opening lead or after it."""
    seat = next(iter(found.seats), None)
    with_matter = table.noticing(Irregularity.MISSING_CARD, seat, max(table.event, 0))
    if not found.play_begun:
        return with_matter.deciding(_before_the_play(table.edition, found))
    contract = table.contract
    declares = contract is not None and seat is not None and seat.side is contract.declarer.side
    return with_matter.deciding(_later(table.edition, found, declares=declares))


_BEFORE = {Whereabouts.NOT_FOUND: ("14A2",), Whereabouts.UNKNOWN: ("14A1", "14A2")}


def _before_the_play(edition: Edition, found: ShortHand) -> Verdict:
    """The card is put back, or the deal rebuilt from another pack; the calls made stand."""
    book = _BOOKS[edition]
    keys = [*_BEFORE.get(found.where, ("14A1",)), "14A"]
    keys += [key for key in ("14A3", "14C") if key in book]
    laws = _applied(book, keys)
    return Verdict(laws, _restored(found.where), _closed(edition, found))


def _restored(where: Whereabouts) -> Sentence:
    if where is Whereabouts.NOT_FOUND:
        return sentence(
            "The deal is rebuilt with another pack; auction and play go on, and no call is changed."
        )
    if where is Whereabouts.UNKNOWN:
        return sentence(
            "The director looks for the card: found, it goes back to the short hand; not found, "
            "the deal is rebuilt with another pack. Auction and play go on normally."
        )
    return sentence("The card goes back to the short hand; auction and play go on normally.")


_LATER_1987 = {
    Whereabouts.PLAYED: ("14B1(a)",),
    Whereabouts.ELSEWHERE: ("14B1(b)", "14B3"),
    Whereabouts.NOT_FOUND: ("14B2", "14B3"),
    Whereabouts.UNKNOWN: ("14B1(a)", "14B1(b)", "14B2", "14B3"),
}
_LATER = {
    Whereabouts.PLAYED: ("14B1",),
    Whereabouts.ELSEWHERE: ("14B2", "14B4"),
    Whereabouts.NOT_FOUND: ("14B3", "14B4"),
    Whereabouts.UNKNOWN: ("14B1", "14B2", "14B3", "14B4"),
}


def _later(edition: Edition, found: ShortHand, *, declares: bool) -> Verdict:
    """Among the played cards it makes a defective trick; else it has been in the hand all along.

    A penalty card it can become only in a defender's hand (48A).
    """
    book = _BOOKS[edition]
    paragraphs = _LATER_1987 if edition is Edition.RU_1987 else _LATER
    keys = [*paragraphs[found.where], "14B"]
    if found.where is Whereabouts.PLAYED:
        result = sentence("The card was among the played ones: the trick was defective (Law 67).")
        return Verdict(tuple(Applied(book[key]) for key in keys), result)
    keys += [key for key in ("14C",) if key in book]
    if declares:  # in whose hand no card becomes a penalty card
        keys = [f"{key} declarer" if f"{key} declarer" in book else key for key in keys]
    result = (
        sentence(
            "The card belongs to the short hand as if it had always been there: not to have "
            "played it may have been a revoke; declarer's side has no penalty cards."
        )
        if declares
        else sentence(
            "The card belongs to the short hand as if it had always been there: it may become a "
            "penalty card, and not to have played it may have been a revoke."
        )
    )
    laws = _applied(book, keys)
    return Verdict(laws, result, _closed(edition, found))


def _applied(book: Mapping[str, Ground], keys: Iterable[str]) -> tuple[Applied, ...]:
    """Return the provisions of keys; 14C is about what partner may not use."""
    return tuple(
        Applied(book[key], Role.INFORMATION if key == "14C" else Role.RECTIFICATION) for key in keys
    )


def _closed(edition: Edition, found: ShortHand) -> tuple[Unauthorised, ...]:
    """Return what 14C closes to the partner of the short hand; 1987 has no such paragraph."""
    if edition is Edition.RU_1987:
        return ()
    what = sentence("which card was put back")
    law = _BOOKS[edition]["14C"]
    return tuple(Unauthorised(seat.side, what, law) for seat in found.seats)
