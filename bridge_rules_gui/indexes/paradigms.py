"""The paradigms of the three languages: which endings may stand in for one another.

Endings are folded. A paradigm is a set; two words are forms of one word when what is left
of both without an ending of the same paradigm is the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Final

from bridge_rules_gui.indexes.language import Language

Paradigm = frozenset[str]
"""Endings that may stand in for one another."""


def _endings(text: str) -> Paradigm:
    """Read endings; a dash is the empty one."""
    return frozenset("" if ending == "-" else ending for ending in text.split())


def _with(participles: str, endings: Iterable[str]) -> Paradigm:
    return frozenset(p + ending for p, ending in product(participles.split(), endings))


_RU_HARD: Final = _endings("ый ой ая ое ые ого ому ым ом ую ых ыми ою")  # штрафн|ой
_RU_SOFT: Final = _endings("ий яя ее ие его ему им ем юю их ими ей ею")  # последн|ий
_RU_MIXED: Final = _endings("ий ая ое ее ие ого его ому ему им ом ем ую ой ей их ими ою ею")
_RU_HUSHING: Final = _with("г к х ж ш щ ч", _RU_MIXED)  # вистую|щий
_RU_SHORT: Final = _endings("- а о ы е и я")
_RU_SHORT_HUSHING: Final = _with("г к х ж ш щ ч", _RU_SHORT)
_RU_PARTICIPLE: Final = _RU_HARD | _RU_SHORT
_BG_ADJECTIVE: Final = _endings("- и ия ият а ата о ото ите я ята")
_SR_ADJECTIVE: Final = _endings("- i a o e u og oga om ome omu oj im ima ih eg ega em emu")

NOUNS: Final[Mapping[Language, Sequence[Paradigm]]] = {
    Language.RUSSIAN: (
        _endings("- ь й а я у ю ом ем е ы и ов ев ей ам ями ах ям ами ях"),  # ход, король
        _endings("а я ы и е у ю ой ою ей ею - ь й ам ами ах ям ями ях"),  # карта, сдача
        _endings("о е а я у ю ом ем и - ь й ам ами ах ям ями ях"),  # право, нарушение
        _endings("ь и ью ей ям ями ях ам ами ах"),  # масть
        _endings("ья ьи ье ью ьей ей ьям ьями ьях"),  # судья
        _endings("я ени енем ена ен енам енами енах"),  # время
        _RU_HARD,  # лишний, вистующий: nouns that decline like adjectives
        _RU_SOFT,
        _RU_HUSHING,
    ),
    Language.BULGARIAN: (
        _endings("- а ът и ите ове овете еве евете ища ищата"),  # пас, играч
        _endings("- я ят и ите"),  # нарушител
        _endings("й я ят и ите"),  # случай
        _endings("а ата и ите"),  # карта
        _endings("я ята и ите"),  # претенция
        _endings("- та и ите"),  # част
        _endings("о ото а ата"),  # правило
        _endings("е ето я ята ия ията"),  # мнение, обявяване
        _with("ц щ", ("е", "ето", "а", "ата")),  # лице
        _endings("е ето ена ената"),  # време
        _endings("е ето ета етата"),  # дете, козче
        _endings("щ ща щата що щото щия щият щи щите"),  # разиграващ
    ),
    Language.SERBIAN: (
        _endings("- a u e om em i ima ove ova ovi ovima eve eva evi evima"),  # stih
        _endings("i ija iji iju ijem ije ijima"),  # dam|i, žir|i
        _endings("a e i u o om ama"),  # karta
        _endings("- i ju u ima"),  # boja, dužnost
        _endings("o e a u om em ima"),  # pravilo
        _endings("e ena enu enom eni enima eta etu etom"),  # vreme
        _endings("i a o e u og oga om ome omu oj im ima ih eg ega em emu"),  # dezurni
        frozenset({""}) | _with("ov ev", _SR_ADJECTIVE),  # prekrsitelj|ev
    ),
}
ADJECTIVES: Final[Mapping[Language, Sequence[Paradigm]]] = {
    Language.RUSSIAN: (_RU_PARTICIPLE, _RU_SOFT, _RU_HUSHING | _RU_SHORT_HUSHING),
    Language.BULGARIAN: (_BG_ADJECTIVE,),
    Language.SERBIAN: (_SR_ADJECTIVE,),
}

_RU_PAST: Final = _endings("л ла ло ли в вши") | _with("вш", _RU_MIXED)
_RU_THEMATIC: Final = (
    _endings("ть ю ешь ет ем ете ют й йте я")
    | _RU_PAST
    | _with("ющ", _RU_MIXED)
    | _with("нн", _RU_HARD)
    | _with("ем н т", _RU_PARTICIPLE)
)
_RU_IN_IT: Final = (
    _endings("ить ю лю у ишь ит им ите ят ат ь и я а")
    | frozenset("и" + ending for ending in _RU_PAST)
    | _with("ящ ащ", _RU_MIXED)
    | _with("енн ленн", _RU_HARD)
    | _with("им ен лен", _RU_PARTICIPLE)
)
_BG_TAILS: Final = _endings("- м ш ме т х ше хме хте ха йки й йте") | _with("л н щ", _BG_ADJECTIVE)
VERBS: Final[Mapping[Language, Sequence[Paradigm]]] = {
    Language.RUSSIAN: (
        _RU_THEMATIC,  # сдела|ть
        _RU_IN_IT,  # заяв|ить
        _endings("овать ую уешь ует уем уете уют уя уй уйте")
        | frozenset("ова" + ending for ending in _RU_PAST)
        | _with("ующ", _RU_MIXED)
        | _with("уем", _RU_PARTICIPLE),  # пас|овать
        _endings("ать у ешь ет ем ут ит им ат а") | _with("ащ ущ", _RU_MIXED),  # держ|ать
        _endings("нуть ну нет нем нут ни нул нула нуло нули")
        | _with("нувш", _RU_MIXED),  # верн|уть
        _endings("чь чет чем кут к кла кло кли")
        | _with("кш", _RU_MIXED)
        | _with("чен ченн", _RU_PARTICIPLE),  # привле|чь
        _endings("чь жет жем жешь гут гу г гла гло гли"),  # мо|жет
        _endings("нять мет мут мем ми"),  # при|нять
        _endings("ти дет дут шел шла шло шли")
        | _with("шедш", _RU_MIXED)
        | _with("ден", _RU_PARTICIPLE),  # прий|ти, най|ти
    ),
    Language.BULGARIAN: (
        # One paradigm for all themes: the lemma may be any of the present forms.
        frozenset(theme + tail for theme, tail in product(("", *"аяеиъ"), _BG_TAILS))
        | _with("ет ят", _BG_ADJECTIVE),
        _endings("на неш не нем нете") | _with("нал нат", _BG_ADJECTIVE),  # обър|на
    ),
    Language.SERBIAN: (
        _endings("ti m s - mo te ju o la lo li le j jte h vsi juci")
        | _with("n juc", _SR_ADJECTIVE),  # igra|ti
        _endings("iti im is i imo ite e io ila ilo ili ile eci ivsi")
        | _with("en ljen jen ec", _SR_ADJECTIVE),  # govor|iti
        _endings("ati em es e emo ete u jem je ju lje ljem lju i im imo e"),  # pokaz|ati
        _endings("ti jem jes je jemo jete ju") | _with("ven jen", _SR_ADJECTIVE),  # otkri|ti
        _endings("ovati evati ivati ujem ujes uje ujemo ujete uju ujuci")
        | _with("ujuc", _SR_ADJECTIVE),  # zahtev|ati
        _endings("nuti nem nes ne nemo nete nu nuo nula nulo nuli") | _with("nut", _SR_ADJECTIVE),
        _endings("sti dem des de demo dete du o la lo le li")
        | _with("den", _SR_ADJECTIVE),  # izve|sti, nave|sti
        _endings("ci ze zemo zes zete gu gao gla glo gli"),  # mo|ze
        _endings("ci cem ces ce cemo cete ku kao kla klo kli kle gao gla glo gli")
        | _with("cen", _SR_ADJECTIVE),  # povu|ci
    ),
}
