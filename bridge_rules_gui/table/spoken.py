"""Words of players by which a ruling is made, understood in English and the books' languages.

A pattern is written in the letters of its language; it and the words are compared in the letters
of Serbian Latin, so that Serbian is understood in both its alphabets.
"""

from __future__ import annotations

import re
from typing import Final

from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.game.suit import Suit

_LETTERS: Final = str.maketrans(
    dict(zip("абвгдђежзијклмнопрстћуфхцчш", "abvgdđežzijklmnoprstćufhcčš", strict=True))
    | {"љ": "lj", "њ": "nj", "џ": "dž", "ё": "e", "’": "'"}
)
_BUT: Final = re.compile(r"\bно\b")
"""The Russian and Bulgarian "but", which in Latin letters is the English "no"."""


def heard(words: str) -> str:
    """Return words as patterns are compared with them: in small letters of one alphabet."""
    return _BUT.sub("ali", words.casefold()).translate(_LETTERS)


class Spoken:
    """What is said for one thing in English, Bulgarian, Russian and Serbian."""

    def __init__(self, en: str, bg: str = "", ru: str = "", sr: str = "") -> None:
        said = "|".join(filter(None, (en, bg, ru, sr)))
        self._pattern = re.compile(said.translate(_LETTERS))

    def place(self, words: str) -> int | None:
        """Return where in `heard(words)` it is said first; None where it is not."""
        found = self._pattern.search(heard(words))
        return None if found is None else found.start()

    def is_in(self, words: str) -> bool:
        """Whether it is said in words."""
        return self.place(words) is not None


# -- suits and cards ----------------------------------------------------------------------------

SUITS: Final = {
    Suit.CLUBS: Spoken(r"(?<![^\W\d])clubs?\b|♣", r"\bтреф|\bспати", "", r"\btref"),
    Suit.DIAMONDS: Spoken(
        r"(?<![^\W\d])diamonds?\b|♦", r"\bкар[оаи]\b", r"\bбубн|\bбубен", r"\bkaro"
    ),
    Suit.HEARTS: Spoken(
        r"(?<![^\W\d])hearts?\b|♥", r"\bкуп(?:а|и|ата|ите)\b", r"\bчерв", r"\bherc"
    ),
    Suit.SPADES: Spoken(r"(?<![^\W\d])spades?\b|♠", r"\bпик", "", r"\bpik"),
}

# -- a revoke, a trick looked at ----------------------------------------------------------------

_NONE_LEFT: Final = (
    r"\bняма(?:ш|те)\b|\bняма ли\b|\bренонс",
    r"\bнет (?:ли|масти|больше|черв\w*|буб\w*|треф\w*|пик\w*|козыр\w*)\b|\bбольше нет\b",
    r"\bnema(?:š|te)\b|\bnema li\b",
)
ANY_LEFT: Final = Spoken(
    r"\bno (?:more )?(?:spades?|hearts?|diamonds?|clubs?|trumps?)\b|\bhaving none\b"
    r"|\bare you out of\b|\b(?:have you|having|sure you have) (?:no|any|a)\b|\brevok",
    *_NONE_LEFT,
)
"""Words by which a player is asked whether he has a card of the suit led."""

DUMMY_ASKS_ANY_LEFT: Final = Spoken(
    "none|no more|any more|void|revok|no club|no diamond|no heart|no spade", *_NONE_LEFT
)
LOOKS: Final = Spoken(
    r"\b(?:see|looks?|looking|inspects?|turns? (?:up|over)|turn back)\b",
    r"\b(?:видя|видим|покаж\w*|поглед\w*|глед\w*|обръща\w*|обърн\w*)\b",
    r"\b(?:посмотр\w*|смотр\w*|увидеть|взглян\w*|показ\w*|открыва\w*|перев[её]р\w*)\b",
    r"\b(?:vidi\w*|gleda\w*|pogleda\w*|pokaž\w*|okreć\w*|okren\w*)\b",
)
AT_HIS_OWN_CARD: Final = Spoken(
    r"\b(?:his|her|my) (?:own )?(?:last|played)(?: played)? card\b",
    r"\b(?:своята|моята|си) (?:последна|изиграна) (?:изиграна )?карта\b",
    r"\b(?:свою|мою) (?:последнюю|сыгранную) (?:сыгранную )?карту\b",
    r"\b(?:svoju|moju) (?:poslednju|odigranu) (?:odigranu )?kartu\b",
)
AT_A_TRICK: Final = Spoken(
    r"\btricks?\b|\bthe (?:last |played )?cards\b",
    r"\bвзятк|\bкартите\b",
    r"\bкарты\b",
    r"\bštih|\bkarte\b",
)
QUITTED: Final = Spoken(
    r"\b(?:quitted|earlier|old|previous|first|second|third|fourth|fifth|sixth)\b|\btrick \d",
    r"\bпредишн|\bпо-ранн|\bстар|\bпърв|\bвтор|\bтрет|\bчетвърт|\bпета|\bшеста",
    r"\bпредыдущ|\bпрошл|\bперв|\bчетв[её]рт|\bпят(?:ую|ая)|\bшест(?:ую|ая)",
    r"\bprethodn|\branij|\bprv|\bdrug|\btreć|\bpeti\b|\bšesti\b|\b(?:štih|взятк\w*) \d",
)
AT_A_HAND: Final = Spoken(
    r"\b(?:north|east|south|west|dummy|declarer|defenders?|partner|opponents?|hands?)\b",
    r"\b(?:север(?!al|e)|изток|юг|запад|мор(?:а|ът)?|декларант\w*|защитник\w*|партньор\w*|ръ[кц]\w*)\b",
    r"\b(?:восток\w*|болван\w*|разыгрывающ\w*|вистующ\w*|партн[её]р\w*|рук\w*|противник\w*)\b",
    r"\b(?:sever(?!al|e)\w*|istok\w*|jug\w*|zapad\w*|dami\w*|izvođač\w*|odbran\w*|protivni\w*)\b",
)

# -- whose turn it is ---------------------------------------------------------------------------

YOUR_TURN: Final = Spoken(
    r"\b(?:you|your)\b.*\b(?:lead|leads|turn|play)\b|\byou are in\b",
    r"\b(?:твой|твоят|ваш|вашият) (?:е )?(?:ред|ход)\b|\b(?:ти си|вие сте) на (?:ред|ход)\b"
    r"|\bна (?:ред|ход) (?:си|сте)\b|\bти (?:атакуваш|започваш|играеш)\b|\bв твоята ръка си\b",
    r"\b(?:твой|ваш) ход\b|\b(?:твоя|ваша) (?:очередь|атака)\b|\b(?:тебе|вам) ходить\b"
    r"|\b(?:ты ходишь|вы ходите)\b|\bход с (?:твоей|вашей)\b",
    r"\b(?:tvoj|vaš) (?:je )?(?:red|potez|napad|izlaz)\b|\b(?:ti si|vi ste) na (?:redu|potezu)\b"
    r"|\bna (?:redu|potezu) (?:si|ste)\b|\bti (?:igraš|izlaziš|napadaš)\b|\bu svojoj si ruci\b",
)
NOT: Final = Spoken(r"\b(?:no|not)\b|n't\b", r"\bне\b", r"\bнет\b", r"\b(?:nije|nisi|niste)\b")
WHO_LEADS: Final = Spoken(
    r"\b(?:my|mine|whose|who|is it)\b.*\b(?:lead|leads|turn|play)\b",
    r"\b(?:мой|чий) (?:ли )?(?:е )?(?:ли )?(?:ред|ход)\b|\bкой (?:е на|атакува|започва|играе)\b"
    r"|\bаз ли (?:съм на|атакувам|започвам|играя)\b",
    r"\b(?:мой|чей) (?:ли )?(?:сейчас )?ход\b|\b(?:моя|чья) (?:очередь|атака)\b|\bмне ходить\b"
    r"|\bкто (?:ходит|атакует|играет|начинает)\b",
    r"\b(?:moj|čiji) (?:li )?(?:je )?(?:li )?(?:red|potez|napad|izlaz)\b"
    r"|\bko (?:je na|igra|izlazi|napada)\b|\b(?:jesam|da) li (?:sam )?(?:ja )?na (?:redu|potezu)\b",
)
LEADS: Final = Spoken(
    r"\b(?:lead|leads|turn|play|plays)\b",
    r"\b(?:атакува|започва|играе|на ход|на ред)\b",
    r"\b(?:ходит|ход|очередь|атакует|играет|начинает)\b",
    r"\b(?:igra|izlazi|napada|na redu|na potezu)\b",
)
SEATS: Final = {
    Seat.NORTH: Spoken(r"\bnorth\b", r"\bсевер(?!al|e)"),
    Seat.EAST: Spoken(r"\beast\b", r"\bизток", r"\bвосток", r"\bistok"),
    Seat.SOUTH: Spoken(r"\bsouth\b", r"\bюг", "", r"\bjug"),
    Seat.WEST: Spoken(r"\bwest\b", r"\bзапад"),
}
SIDES: Final = {
    Side.NORTH_SOUTH: Spoken(r"\b(?:north|south|ns|n-s)\b", r"\bсевер(?!al|e)|\bюг", "", r"\bjug"),
    Side.EAST_WEST: Spoken(
        r"\b(?:east|west|ew|e-w)\b", r"\bизток|\bзапад", r"\bвосток", r"\bistok"
    ),
}
