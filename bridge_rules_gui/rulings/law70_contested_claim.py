"""Law 70: contested claims and concessions.

The director gives what the claimer would win at worst by normal play, doubt being resolved against
him (70A). The editions agree on the forgotten trump (70C) and on lines not stated; 2007 and 2017
add the defender whose claim depends on his partner's choice (70D2), 2007 alone the play after the
claim as evidence (70D3) and the line it would be irrational not to take (70E1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.sentence import listed, sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.claims.claim_worth import Doubt
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.claims.claim_worth import Appraisal
    from bridge_rules_gui.rulings.claims.claiming import StandingClaim

RU = grounds(
    Edition.RU_1987,
    {
        "69B normal": '"нормальной" считается игра, которая могла бы быть невнимательной или '
        "слабой для класса соответствующего игрока, но не неразумной",
        "70A": "любые сомнительные моменты надлежит оценивать против сделавшего претензию",
        "70A fair": "судья назначает результат сдачи для обеих сторон настолько справедливо, "
        "насколько это возможно",
        "70A judged": "судья назначает результат сдачи для обеих сторон настолько справедливо, "
        "насколько это возможно, но любые сомнительные моменты надлежит оценивать против "
        "сделавшего претензию",
        "70B1": "Судья требует, чтобы сделавший претензию повторил поясняющее заявление",
        "70B2": "судья требует, чтобы все игроки положили оставшиеся у них карты лицевой стороной "
        "вверх",
        "70B3": "судья выслушивает возражения по поводу претензии",
        "70C": "Когда у одного из оппонентов остаётся козырь, судье надлежит присудить взятку или "
        "взятки оппонентам",
        "70C1": "Сделавший претензию не делал заявления об этом козыре",
        "70C2": "Вообще говоря,вероятно, что сделавший претензию в момент претензии не знал о том, "
        "что у оппонента остался козырь",
        "70C3": "Взятка могла быть потеряна на этого козыря в ходе любой нормальной игры",
        "70D": "Судье не надлежит принимать от сделавшего претензию любую успешную линию игры, не "
        "фигурировавшую в первоначальном поясняющем заявлении, если имеется альтернативная "
        "нормальная линия игры, которая могла бы не привести к успеху",
        "70E": "Судье не надлежит принимать от сделавшего претензию любую неустановленную линию "
        "игры, успех которой зависит от нахождения конкретной карты у одного или другого оппонента",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "70A": "sve sumnjive momente rešava na štetu igrača koji je izveo zahtev",
        "70A fair": "Direktor presuđuje rezultat što je moguće više ravnopravno za obe strane",
        "70A judged": "Direktor presuđuje rezultat što je moguće više ravnopravno za obe strane, "
        "ali sve sumnjive momente rešava na štetu igrača koji je izveo zahtev",
        "70B1": "Direktor traži od igrača koji je izveo zahtev da ponovi izjavu",
        "70B2": "Direktor zatim sluša protivničke primedbe na zahtev",
        "70B3": "Direktor može da zahteva od svih igrača da polože svoje preostale karte na sto",
        "70C": "Ako je adut ostao u listu jednog od protivnika, Direktor će dodeliti štih(ove) "
        "protivnicima",
        "70C1": "ako igrač koji je izveo zahtev nije dao izjavu o adutu",
        "70C2": "ako je verovatno da igrač koji je izveo zahtev u to vreme nije bio svestan aduta "
        "u protivničkom listu",
        "70C3": "ako taj adut može da osvoji štih bilo kojom normalnom igrom",
        "70D1": "Direktor neće od igrača koji je izveo zahtev da prihvati bilo kakvu uspešnu "
        "liniju igre, koja nije sadržana u prvobitnoj izjavi, ako postoji alternativna normalna "
        "linija igre, koja je manje uspešna",
        "70D2": "Direktor ne prihvata nijedan deo zahteva igrača odbrane koji zavisi od izbora "
        "njegovog partnera između alternativnih normalnih linija igre",
        "70D3": "ako se desi neka igra posle zahteva, to bi mogao da bude dokaz dela objašnjenja "
        "zahteva. Direktor može to prihvatiti kao dokaz verovatne igra igrača nakon zahteva i/ili "
        "preciznijeg zahteva",
        "70E1": "Direktor neće od igrača koji je izveo zahtev da prihvati nikakvu, prethodno "
        "nenavedenu, liniju igre čiji uspeh zavisi od toga da li je određena karta kod jednog ili "
        "drugog protivnika",
        "70E1 irrational": "Direktor neće od igrača koji je izveo zahtev da prihvati nikakvu, "
        "prethodno nenavedenu, liniju igre … osim ako … je neusvajanje te linije igre neracionalno",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "70A": "всеки съмнителен момент по отношение на претенцията трябва да се присъди срещу "
        "претендиращия",
        "70A fair": "съдията се стреми да присъди колкото се може по-справедливо и за двете страни",
        "70A judged": "съдията се стреми да присъди колкото се може по-справедливо и за двете "
        "страни, но всеки съмнителен момент по отношение на претенцията трябва да се присъди срещу "
        "претендиращия",
        "70B1": "Съдията изисква претендиращия да повтори поясняващото изявление",
        "70B2": "съдията изслушва противниковите възражения срещу претенцията",
        "70B3": "Съдията може да изиска всички играчи да поставят оставащите си карти върху масата",
        "70C": "Когато в една от противниковите ръце е останал коз, съдията трябва да присъди една "
        "или повече взятки на противника",
        "70C1": "Претендиращият не е споменал нищо за този коз",
        "70C2": "Е напълно вероятно претендиращият, в момента на претенцията да е забравил, че в "
        "ръката на противника има коз",
        "70C3": "Взятката би могла да се изгубена от този коз при всяко нормално разиграване",
        "70D1": "Съдията не бива да приема от претендиращия какъвто и да било успешен план на "
        "разиграване, несъдържащ се в първоначалното му поясняващо изявление, ако има алтернативен "
        "нормален план на разиграване, който би бил по-малко успешен",
        "70D2": "Съдията не приема каквато и да е част от претенцията на защитник, която зависи от "
        "избраното от партньора му специфично разиграване измежду алтернативни нормални "
        "разигравания",
        "70E1": "Съдията не бива да приема от претендиращия какъвто и да било неизложен успешен "
        "план на игра, чийто успех зависи от намирането на определена карта в единия от "
        "противниците, а не в другия",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

_BY_REGULATION = "lets the regulating authority fix an order of play; no event of a story shows one"
NOT_RULED = {
    Edition.SR_2007: {"70E2": _BY_REGULATION},
    Edition.BG_2017: {"70E2": _BY_REGULATION},
}

AT_WORST = "At worst {who}'s side wins {tricks} of the last {left} tricks: {line}."
"""What a ruling says of the line of play that costs the claimer most."""
_LINE = {Edition.RU_1987: "70D", Edition.SR_2007: "70D1", Edition.BG_2017: "70D1"}
_GUESS = {Edition.RU_1987: "70E", Edition.SR_2007: "70E1", Edition.BG_2017: "70E1"}
# Of partner's choice 1987 has no words of its own: it is one of its doubtful points.
_PARTNER = {Edition.RU_1987: "70A", Edition.SR_2007: "70D2", Edition.BG_2017: "70D2"}

_RESULTS: Mapping[Doubt, str] = {
    Doubt.NONE: "{who}'s claim is good on every normal line of play: {side} get {own} of "
    "the last {left} tricks.",
    Doubt.TRUMP: "{who} said nothing of {holder}'s {trump}, likely forgot it, and it can win a "
    "trick: {side} get {own} of the last {left} tricks.",
    Doubt.GUESS: "{who}'s claim depends on where a card lies, which he did not say he knew: {side} "
    "get {own} of the last {left} tricks.",
    Doubt.PARTNER: "{who}'s claim depends on what his partner chooses to play: {side} get "
    "{own} of the last {left} tricks.",
    Doubt.LINE: "{who}'s statement leaves open a normal line that wins less: {side} get {own} of "
    "the last {left} tricks.",
    Doubt.SHORT: "No normal line wins what {who} claims: {side} get {own} of the last {left} "
    "tricks.",
}


def laws_on(edition: Edition, doubt: Doubt) -> tuple[Applied, ...]:
    """Return the provisions that decide on a claim that fails on this, or on nothing."""
    book = _BOOKS[edition]
    keys: tuple[str, ...]
    match doubt:
        case Doubt.TRUMP:
            keys = ("70C", "70C3", _LINE[edition], "70C1", "70C2")
        case Doubt.GUESS:
            keys = (_GUESS[edition],)
        case Doubt.PARTNER:
            keys = (_PARTNER[edition],)
        case Doubt.LINE:
            keys = (_LINE[edition],)
        case Doubt.NONE if excepts_irrational_play(edition):
            keys = ("70A fair", "69B normal")
        case _:
            keys = ("70A fair",)
    return tuple(Applied(book[key]) for key in keys)


EVIDENCE: Final = SR["70D3"]
"""What the play after a claim may show (2007)."""


def ruled(
    edition: Edition, claim: StandingClaim, found: Appraisal, *, evidence: bool = False
) -> Verdict:
    """Return the verdict on a contested claim that has been weighed on the cards.

    `evidence` tells that the play after the claim was taken into account (2007).
    """
    laws = laws_on(edition, found.doubt)
    if evidence:
        laws = (*laws, Applied(EVIDENCE, Role.INFORMATION))
    trump = {} if found.trump is None else dict(zip(("holder", "trump"), found.trump, strict=True))
    result = sentence(
        _RESULTS[found.doubt],
        who=claim.seat,
        own=found.worth.tricks,
        left=claim.left,
        side=claim.side,
        **trump,
    )
    return Verdict(laws, result, (), (result, *_trace(edition, claim, found)))


def _trace(edition: Edition, claim: StandingClaim, found: Appraisal) -> tuple[Sentence, ...]:
    """Return what was considered: the lines looked at, the worst of them, and the best result."""
    if not found.worth.line:
        words = "{who} can run {own} tricks without losing the lead, whatever the others play."
        return (sentence(words, who=claim.seat, own=found.worth.tricks),)
    line = listed(
        sentence("{seat}:{card}", seat=str(seat), card=card) for seat, card in found.worth.cards()
    )
    lines = [
        sentence(
            "Normal lines considered ({positions} positions): suits in any order the statement "
            "leaves open, each from the top, cards not known to lie well taken to lie badly.",
            positions=found.worth.positions,
        ),
        sentence(
            AT_WORST,
            who=claim.seat,
            tricks=found.worth.tricks,
            left=claim.left,
            line=line,
        ),
    ]
    if found.most > found.worth.tricks:
        lines.append(sentence("The best line would win {most}.", most=found.most))
    if found.doubt is Doubt.TRUMP:
        lines.extend(_trump_conditions(edition))
    return tuple(lines)


def _trump_conditions(edition: Edition) -> tuple[Sentence, ...]:
    book = _BOOKS[edition]
    words = (
        ("70C1", "{law}: the statement does not mention the trump."),
        ("70C2", "{law}: so it is likely that he was not aware of it."),
        ("70C3", "{law}: a normal line loses a trick to it."),
    )
    return tuple(sentence(pattern, law=book[key]) for key, pattern in words)


def procedure(edition: Edition) -> tuple[Applied, ...]:
    """Return the steps the director takes: statement repeated, objections, cards faced."""
    return tuple(Applied(_BOOKS[edition][key], Role.PROCEDURE) for key in ("70B1", "70B2", "70B3"))


def is_evidence(edition: Edition) -> bool:
    """Whether play after a claim may show what would have been played: only 2007 says so."""
    return edition is Edition.SR_2007


def excepts_irrational_play(edition: Edition) -> bool:
    """Whether normal play is never irrational: only the note of 1987 says so."""
    return edition is Edition.RU_1987


def excuses_rational_guess(edition: Edition) -> bool:
    """Whether a line not stated is accepted where another would be irrational: only 2007."""
    return edition is Edition.SR_2007


def by_the_rational_line(claim: StandingClaim, tricks: int) -> Verdict:
    """Return the verdict where it would be irrational not to take the line (2007, 70E1)."""
    result = sentence(
        "{who} did not state the line, but not to take it would be irrational: {side} get {own} of "
        "the last {left} tricks.",
        who=claim.seat,
        own=tricks,
        left=claim.left,
        side=claim.side,
    )
    return Verdict((Applied(SR["70E1 irrational"]),), result)


def as_judged(edition: Edition, claim: StandingClaim, tricks: int) -> Verdict:
    """Return the verdict where the director has said what the claim is worth."""
    result = sentence(
        "The director gives {side} {own} of the last {left} tricks on {who}'s claim.",
        who=claim.seat,
        own=tricks,
        left=claim.left,
        side=claim.side,
    )
    return Verdict((Applied(_BOOKS[edition]["70A judged"]),), result)


def still_to_be_judged(edition: Edition, claim: StandingClaim) -> Verdict:
    """Return the verdict where the cards do not show how many tricks the claim is worth."""
    result = sentence(
        "{who}'s claim does not hold; the director judges how many of the last {left} "
        "tricks he gets, doubtful points against him.",
        who=claim.seat,
        left=claim.left,
    )
    return Verdict((Applied(_BOOKS[edition]["70A"]),), result)
