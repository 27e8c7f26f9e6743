"""Quotations are readable by themselves: whole clauses, heads before their items, in order."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.quiz.generating.quoting import Quoting, deciding
from bridge_rules_gui.quiz.question import Source
from bridge_rules_gui.table.ground import Ground
from tests.simulation.library_scenarios import library_scenario


@pytest.fixture(scope="module")
def quoting(corpus: Corpus) -> Quoting:
    return Quoting(corpus)


def _ground(cite: str, words: str, edition: Edition = Edition.BG_2017) -> Ground:
    return Ground(edition, Citation.parse(cite), words)


def _ruling(name: str, edition: Edition = Edition.BG_2017) -> Ruling:
    return rule(library_scenario(name), edition)


_ANY = _ruling("law41-lead-before-the-questions")
"""A ruling that lights no head of what is quoted with it."""


def test_few_words_are_quoted_with_the_clause_they_stand_in(quoting: Quoting) -> None:
    (whole,) = quoting.whole(_ANY, [_ground("10C1", "обясни всичките налични възможности")])
    assert whole.words == (
        "Когато този правилник предвижда различни възможности след нередност, съдията трябва да "
        "обясни всичките налични възможности"
    )


def test_an_item_is_quoted_after_the_head_it_hangs_on(quoting: Quoting) -> None:
    ruling = _ruling("law64-second-revoke-in-the-suit")
    second = _ground("64B2", "Е следващ ривок в същия цвят от същия играч")
    whole = quoting.whole(ruling, [second])
    assert [str(ground) for ground in whole] == ["64B", "64B2"]
    assert whole[0].words.endswith("след утвърден ривок (но виж П64С), ако:")


def test_a_head_of_a_few_words_is_quoted_with_the_sentence_before_it(quoting: Quoting) -> None:
    throughout = _ground("27B2", "партньорът на нарушителя е длъжен да пасува")
    head, _ = quoting.whole(_ruling("law27-pass-instead"), [throughout])
    assert head.words.startswith("Ако дадена недостатъчна декларация наред не е приета")
    assert head.words.endswith("Тогава:")


def test_a_text_that_only_leads_over_is_no_head(quoting: Quoting) -> None:
    ruling = _ruling("law68-hands-on-the-table", Edition.RU_1987)
    whole = quoting.whole(ruling, [_ground("68A", "претензия на эти взятки", Edition.RU_1987)])
    assert [str(ground) for ground in whole] == ["68A"]


def test_a_head_none_of_whose_items_applies_ends_before_them(quoting: Quoting) -> None:
    (whole,) = quoting.whole(_ANY, [_ground("71", "Веднъж направен отказът от взятки")])
    assert whole.words == "Веднъж направен отказът от взятки"


def test_two_grounds_in_one_provision_are_quoted_once_as_they_follow_in_print(
    quoting: Quoting,
) -> None:
    later = _ground("41A", "оттеглената карта задължително се връща")
    earlier = _ground("41A", "прави първоначалната атака със закрыта карта")
    (whole,) = quoting.whole(_ANY, [later, earlier])
    assert whole.words.index("първоначалната атака") < whole.words.index("се връща")


def test_a_provision_says_first_what_its_head_and_its_items_say(quoting: Quoting) -> None:
    words = quoting.clause(Edition.BG_2017, Citation.parse("63A"))
    assert words.startswith("Един ривок се утвърждава: … Когато")


def test_a_head_that_the_ruling_does_not_light_is_not_quoted(quoting: Quoting) -> None:
    second = _ground("64B2", "Е следващ ривок в същия цвят от същия играч")
    assert [str(ground) for ground in quoting.whole(_ANY, [second])] == ["64B2"]


def test_an_item_to_which_a_section_sends_is_read_with_that_section(quoting: Quoting) -> None:
    """South bid at his partner's turn (31B2), not at that of his right-hand opponent (31A2)."""
    ruling = _ruling("law31-opening-at-partners-turn")
    decided = ruling.bars[0].ground
    assert str(decided) == "31A2(b)"
    found = [str(ground) for ground in quoting.whole(ruling, [decided])]
    assert found == ["31", "31B", "31B2", "31A2(b)"]


def test_a_source_to_which_another_sends_is_given_without_its_heads(quoting: Quoting) -> None:
    """16D2 is on what may be done before a call is made, 16D3 on what is learnt after one."""
    sender = Source(Address.parse("bg2017/16D3"), "съдията постъпва както е в т. 2(с)")
    item = Source(Address.parse("bg2017/16D2(c)"), "да разреши завършване на играта")
    assert [str(s.address.place) for s in quoting.sources([sender, item])] == ["16D3", "16D2(c)"]
    assert [str(s.address.place) for s in quoting.sources([item])] == ["16D2(c)", "16D2"]


def test_the_head_of_a_source_follows_it(quoting: Quoting) -> None:
    source = Source(Address.parse("bg2017/22B"), "Всичките четирима играчи пасуват")
    assert [str(s.address) for s in quoting.sources([source])] == ["bg2017/22B", "bg2017/22"]


def test_a_source_is_quoted_with_the_sentences_that_go_with_it(quoting: Quoting) -> None:
    """What follows from 14B3 of 1987 is said after the words that decide."""
    place = Address.parse("ru1987/14B3")
    (source, head) = quoting.sources([Source(place, "считается всегда принадлежавшей той руке")])
    assert source.words.startswith("Карта, возвращённая в руку")
    assert source.words.endswith("может привести к выявлению фальшренонса")
    assert str(head.address) == "ru1987/14B"


def test_of_a_long_provision_a_source_quotes_whole_sentences(quoting: Quoting) -> None:
    place = Address.parse("sr2007/20F1")
    (source,) = quoting.sources([Source(place, "ne može da postavi dodatna pitanja")])
    assert source.words == (
        "Partner igrača koji se raspituje ne može da postavi dodatna pitanja, sve dok ne dođe na "
        "red da govori ili igra"
    )


def test_the_half_of_a_contrast_that_is_left_out_stays_out(quoting: Quoting) -> None:
    # 70A: as fair as possible, but doubtful points against the claimer; a claim upheld is by the
    # first half alone.
    for edition in Edition:
        book = clauses(70)[edition]
        fair, against = book["judged_equitably"], book["doubt_against_the_claimer"]
        ruling = _ruling("law70-trumps-are-in", edition)
        doubtful = book["judged_with_doubt_against_the_claimer"]
        assert against.words not in str(quoting.quoted(ruling, fair))
        assert against.words in str(quoting.quoted(ruling, doubtful))
        (source, *_) = quoting.sources((Source(fair.address, fair.words),))
        assert against.words not in source.words


def test_a_condition_after_a_but_is_read_with_what_it_limits(quoting: Quoting) -> None:
    agreed = clauses(69)[Edition.RU_1987]["until_the_correction_period_ends"]
    ruling = _ruling("law69-agreed-and-withdrawn", Edition.RU_1987)
    assert "но только если он согласился с потерей взятки" in str(quoting.quoted(ruling, agreed))


def test_a_provision_that_only_sends_to_another_is_read_with_it() -> None:
    ruling = rule(library_scenario("law56-defender-leads-out-of-turn"), Edition.SR_2007)
    assert [str(ground) for ground in deciding(ruling)] == ["56", "54D"]


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("27B2", "партнёр нарушителя должен пасовать до конца торговли"),
        ("27B3", "могут быть наложены ограничения на ход"),
    ],
)
def test_what_stands_in_brackets_is_quoted_whole(quoting: Quoting, place: str, words: str) -> None:
    """27B2 and 27B3 of 1987 have a semicolon between brackets."""
    ruling = _ruling("law27-artificial-answer-too-low", Edition.RU_1987)
    (ground,) = quoting.whole(ruling, [_ground(place, words, Edition.RU_1987)])
    assert "ущемляет ненарушившую сторону; могут быть" in ground.words
    assert ground.words.count("(") == ground.words.count(")")
