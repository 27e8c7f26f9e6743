"""Laws 42 and 43: what dummy may do, and what it costs when he does more.

Dummy may warn declarer and ask him about a revoke (42B); he draws attention to nothing during play
and calls no director first (43A1), which since 2007 he may once somebody else has drawn attention.
Having exchanged hands, left his seat or looked at a defender's cards (43A2) he loses these rights:
his warning lets a defender choose the hand (1987: 43B2(b), later 43B2(a)), his question treats a
revoke as established (43B2(c), later 43B2(b)), and what he first points out in a defender goes
without rectification (43B2(a), later 43B3; in 2017 the defenders keep no gain).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law62_correction as law62
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.course.in_order import in_order
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play import pointed_out, transfers
from bridge_rules_gui.rulings.verdict import Applied, Option, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.course.matter import Matter
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.offences import Revoke
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "42B1": "Болван может спросить разыгрывающего (но не вистующего), не давшего в масть, не "
        "имеет ли он карт в этой масти",
        "42B2": "Болван может пытаться предотвратить нарушение со стороны разыгрывающего",
        "42B3": "Болван может привлечь внимание к любому нарушению, но только после окончания "
        "розыгрыша сдачи",
        "43A1(a)": "Болвану не следует во время розыгрыша инициировать вызов судьи",
        "43A1(b)": "Болван не может привлекать внимание к нарушению во время розыгрыша",
        "43A1(c)": "Болван не может участвовать в игре, делать любые замечания или задавать "
        "какие-либо вопросы по поводу торговли или игры",
        "43A2(a)": "Болван не может обмениваться руками с разыгрывающим",
        "43A2(b)": "Болван не может покидать своё место для того, чтобы наблюдать игру "
        "разыгрывающего",
        "43A2(c)": "Болван не может по своей собственной инициативе заглядывать в карты любого из "
        "вистующих",
        "43B1": "Болван подлежит наказанию по правилу 90",
        "43B2(a)": "Первым привлекает внимание к нарушению со стороны вистующего, разыгрывающий "
        "не может рассчитывать на какое-либо наказание нарушителя",
        "43B2(b)": "Предостерегает разыгрывающего от хода с неправильной руки … любой вистующий "
        "может выбрать руку, с которой разыгрывающему надлежит ходить",
        "43B2(c)": "Первым спрашивает разыгрывающего, не выявила ли игра с его руки фальшренонс … "
        "разыгрывающий, если его игра была нелегальна, должен заменить карту на "
        "правильную, и может применяться наказание, предусмотренное правилом 64",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "42B1": "Dami može da pita izvođača (ali ne i igrača odbrane), kada ovaj ne odgovori na "
        "boju, da li ima kartu u boji ataka",
        "42B2": "On može da pokuša da spreči izvođača da počini nepravilnost",
        "42B3": "On može da skrene pažnju na bilo koju nepravilnost, ali samo po završetku igre "
        "datog deljenja",
        "43A1(a)": "Dami ne bi trebalo da inicira poziv Direktora u toku igre borda",
        "43A1(a) attention": "Dami ne bi trebalo da inicira poziv Direktora u toku igre borda, "
        "osim ako pažnju na nepravilost nije skrenuo drugi igrač",
        "43A1(b)": "Dami ne može da skrene pažnju na nepravilnost tokom igre",
        "43A1(c)": "Dami ne može da učestvuje u igri, niti sme da govori izvođaču išta o igri",
        "43A2(a)": "Dami ne može da razmeni list sa izvođačem",
        "43A2(b)": "Dami ne može da napusti svoje mesto da bi gledao igru izvođača",
        "43A2(c)": "Dami ne može, na sopstvenu inicijativu, da gleda karte bilo kog igrača odbrane",
        "43B1": "Dami podleže kazni prema Članu 90",
        "43B2(a)": "upozori izvođača da ne igra iz pogrešne ruke, bilo koji igrač odbrane može da "
        "odabere iz koje će ruke izvođač da igra",
        "43B2(b)": "prvi pita izvođača da li njegova igra (u sledećem štihi) dovodi do renonsa, "
        "izvođač mora da nelegalnu kartu zameni legalnom (ukoliko je takav slučaj bio), a "
        "primenjuju se kaznene odredbe iz Člana 64 kao da je renons utvrđen",
        "43B3": "prvi skrene pažnju na nepravilnost koju počinu neki igrač odbrane, nema ispravke. "
        "Igra se nastavlja kao da nepravilnosti nije ni bilo",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "42B1": "Морът може да пита декларанта (но не и защитник), когато той не е отговорил в "
        "цвета, дали има карта от атакувания цвят",
        "42B2": "Той може да опитва да предотврати всяка нередност",
        "42B3": "Той може да обръща внимание за нередност, но само след края на играта",
        "43A1(a)": "Морът не може по време на играта и по собствена инициатива да вика съдията",
        "43A1(a) attention": "Морът не може по време на играта и по собствена инициатива да вика "
        "съдията, освен ако друг играч е обърнал внимание на нередност",
        "43A1(b)": "Морът не може да обръща внимание за нередност по време на играта",
        "43A1(c)": "Морът не трябва да участва в разиграването нито да комуникира с декларанта "
        "относно разиграването",
        "43A2(a)": "Морът не може да разменя ръцете с декларанта",
        "43A2(b)": "Морът не може да напуска мястото си за да гледа как декларанта разиграва",
        "43A2(c)": "Морът не може да гледа лицето на картите на защитниците",
        "43B1": "Морът подлежи на наказание съгласно П90",
        "43B2(a)": "Предупреди декларанта да не атакува от грешна ръка, то всеки защитник може да "
        "избере от коя ръка декларанта трябва да атакува",
        "43B2(b)": "Първи попита декларанта дали изиграната от него карта представлява ривок, "
        "декларантът е длъжен да замени с правилна карта, ако изиграната от него карта е била "
        "нелегална, и условията на П64 се прилагат както, когато ривокът е бил утвърден",
        "43B3": "първи обърне внимание на нарушение от защитник, няма незабавна поправка. "
        "Разиграването продължава все едно не е имало нарушение",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

_RIGHTS = {
    "42A1": "a right nothing follows from: what dummy tells the director is part of the story",
    "42A2": "a right nothing follows from: dummy may count the tricks",
    "42A3": "what follows when dummy plays otherwise stands in Laws 45D and 45F",
    "42B": "sends to Law 43",
    "43B2": "only introduces its items",
}
_SHOWN = "forbids a defender to show dummy his hand; no law says what follows"
NOT_RULED = {
    Edition.RU_1987: _RIGHTS,
    Edition.SR_2007: _RIGHTS | {"43": "excepts what Law 42 allows"},
    Edition.BG_2017: _RIGHTS | {"43": "excepts what Law 42 allows", "43A3": _SHOWN},
}

# The letters of 43B2 have moved up by one since 1987, its first item has become 43B3.
_WARNED = {Edition.RU_1987: "43B2(b)", Edition.SR_2007: "43B2(a)", Edition.BG_2017: "43B2(a)"}
_ASKED = {Edition.RU_1987: "43B2(c)", Edition.SR_2007: "43B2(b)", Edition.BG_2017: "43B2(b)"}
_POINTED = {Edition.RU_1987: "43B2(a)", Edition.SR_2007: "43B3", Edition.BG_2017: "43B3"}


def _offended(table: Table, playing: Playing, cites: tuple[str, ...], result: Sentence) -> Table:
    noticed = table.noticing(Irregularity.DUMMY_LIMITS, playing.contract.dummy, table.event)
    laws = tuple(Applied(_BOOKS[table.edition][cite]) for cite in cites)
    return noticed.deciding(Verdict(laws, result))


def _by_right(table: Table, playing: Playing, cite: str, line: Sentence) -> Table:
    law = Applied(_BOOKS[table.edition][cite], Role.RIGHT)
    return in_order(table, playing.contract.dummy, (law,), line)


DUMMYS_QUESTION = {edition: Applied(book["42B1"], Role.RIGHT) for edition, book in _BOOKS.items()}
"""Dummy may ask declarer about a revoke."""


def breached(table: Table, playing: Playing, letter: str) -> Table:
    """Return the table after dummy exchanged hands, left his seat or looked at cards (43A2)."""
    cite = f"43A2({letter})"
    result = sentence(
        "{dummy} has broken {cite}: he may be penalised under Law 90 and has lost dummy's rights.",
        dummy=playing.contract.dummy,
        cite=_BOOKS[table.edition][cite],
    )
    marked = replace(table, playing=replace(playing, breached=letter))
    return _offended(marked, playing, (cite, "43B1"), result)


def spoke(table: Table, playing: Playing) -> Table:
    """Return the table after dummy took part in the play by a remark (43A1(c))."""
    result = sentence(
        "{dummy} may not take part in the play or speak of it.", dummy=playing.contract.dummy
    )
    return _offended(table, playing, ("43A1(c)", "43B1"), result)


def called_director(table: Table, playing: Playing, *, attention: bool) -> Table:
    """Return the table after dummy called the director; since 2007 he may after attention."""
    if attention and table.edition is not Edition.RU_1987:
        line = sentence("Another player had drawn attention: dummy may call the director.")
        return _by_right(table, playing, "43A1(a) attention", line)
    result = sentence("{dummy} may not be the first to call.", dummy=playing.contract.dummy)
    return _offended(table, playing, ("43A1(a)", "43B1"), result)


def warned(table: Table, playing: Playing) -> Table:
    """Return the table after dummy warned declarer, as he may unless he has broken 43A2."""
    book = _BOOKS[table.edition]
    if not playing.breached:
        line = sentence("Dummy may try to prevent an irregularity.")
        return _by_right(table, playing, "42B2", line)
    law = book[_WARNED[table.edition]]
    leader = playing.contract.opening_leader
    options = tuple(Option(who, "choose_hand", law) for who in (leader, leader.partner))
    result = sentence("Either defender may choose the hand from which declarer is to lead.")
    noticed = table.noticing(Irregularity.DUMMY_LIMITS, playing.contract.dummy, table.event)
    laws = (Applied(law, Role.RIGHT), Applied(book[_breach(playing)]))
    return noticed.deciding(Verdict(laws, result, options))


def warned_defender(table: Table, playing: Playing) -> Table:
    """Return the table after dummy tried to keep a defender from an irregularity.

    Only 2017 lets him prevent any; before, declarer's alone (42B2), and this is taking part.
    """
    if table.edition is not Edition.BG_2017:
        return spoke(table, playing)
    line = sentence("Dummy may try to prevent any irregularity.")
    return _by_right(table, playing, "42B2", line)


def _breach(playing: Playing) -> str:
    return f"43A2({playing.breached})"


def drew_attention(table: Table, playing: Playing, to: Matter | None) -> Table:
    """Return the table after dummy drew attention to an irregularity; `to` is the last one.

    After the play he may (42B3). Having broken 43A2 he takes declarer's right away where the
    offender defends.
    """
    if playing.period.is_over:
        line = sentence("After the play dummy may draw attention to an irregularity.")
        return _by_right(table, playing, "42B3", line)
    defends = to is not None and to.offender is not None and playing.is_defender(to.offender)
    if not playing.breached or to is None or to.offender is None or not defends:
        result = sentence("{dummy} may not draw attention now.", dummy=playing.contract.dummy)
        return _offended(table, playing, ("43A1(b)", "43B1"), result)
    cite = _POINTED[table.edition]
    forgiven = pointed_out.not_rectified(table, to, _BOOKS[table.edition][cite])
    result = sentence(
        "{dummy} was first to point it out: {who}'s irregularity goes without rectification.",
        dummy=playing.contract.dummy,
        who=to.offender,
    )
    cites = (cite, _breach(playing))
    return _offended(forgiven, playing, cites, result)


def asked(table: Table, playing: Playing) -> Table:
    """Return the table after dummy asked declarer about a revoke.

    He may (42B1). After a breach of 43A2 declarer must put a revoke right and pays as for one that
    is established.
    """
    revoke = next(
        (found for found in reversed(playing.revokes) if not playing.is_defender(found.seat)), None
    )
    if not playing.breached or revoke is None:
        line = sentence("Dummy may ask declarer whether he has a card of the suit led.")
        return _by_right(table, playing, "42B1", line)
    if revoke.is_open:
        law = _BOOKS[table.edition][_ASKED[table.edition]]
        table = _as_if_established(table, revoke, law)
    result = sentence(
        "Declarer must put a legal card in place of {card}, and the tricks are transferred as for "
        "an established revoke.",
        card=revoke.card,
    )
    cites = (_ASKED[table.edition], _breach(playing))
    return transfers.counted(_offended(table, playing, cites, result))


def _as_if_established(table: Table, revoke: Revoke, law: Ground) -> Table:
    """Return the table with a revoke put right and yet treated as established."""
    back = law62.put_right(table, revoke)
    playing = back.playing
    if playing is None:
        return back
    revokes = tuple(
        replace(found, established_by=table.event, route=law, as_if=True)
        if found.matter == revoke.matter
        else found
        for found in playing.revokes
    )
    return replace(back, playing=replace(playing, revokes=revokes))
