"""Words with what hangs on their characters."""

from __future__ import annotations

from bridge_rules_gui.corpus.book import Footnote
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import NO_WORDS, ReferenceStatus
from bridge_rules_gui.corpus.provision import SourceLines
from bridge_rules_gui.typesetting.composition import Composer
from bridge_rules_gui.typesetting.links import ReferenceLink
from tests.factories import passage, refers

NOTES = tuple(
    Footnote(marker, NO_WORDS, (Citation(1),), SourceLines("x", ((1, 1),)))
    for marker in ("1", "(*)")
)


def composer(*, is_linked: bool = True) -> Composer:
    return Composer(Edition.BG_2017, NOTES, is_linked=is_linked)


def test_markup_in_a_book_is_shown_and_not_obeyed() -> None:
    assert composer().passage(passage('<b> & "c"')) == "&lt;b&gt; &amp; &quot;c&quot;"


def test_suit_symbols_are_styled_by_suit() -> None:
    assert '<span class="suit heart">♥</span>' in composer().passage(passage("1♥"))


def test_members_of_a_range_share_one_link() -> None:
    setting = composer()
    markup = setting.passage(passage("П30-32 се", refers("П30-32", "30", "31", "32")))
    assert markup == '<a href="link:0" class="reference">П30-32</a> се'
    (link,) = setting.links
    assert isinstance(link, ReferenceLink)
    assert [str(target) for target in link.targets] == ["bg2017/30", "bg2017/31", "bg2017/32"]


def test_references_that_overlap_become_one_link() -> None:
    setting = composer()
    words = passage("виж П12В1 тук", refers("П12В1", "12B1"), refers("В1 тук", "27B1"))
    assert setting.passage(words).count("<a ") == 1
    assert "П12В1 тук" in setting.passage(words)


def test_reference_that_dangles_carries_a_question_mark() -> None:
    words = passage("виж П99", refers("П99", "93Z", status=ReferenceStatus.DANGLING))
    assert 'П99<span class="mark">\u00a0[?]</span>' in composer().passage(words)


def test_reference_with_a_known_meaning_says_it() -> None:
    words = passage("виж А", refers("А", "27A", status=ReferenceStatus.SUSPECT, meant="23A"))
    setting = composer()
    assert "[→\u00a023A]" in setting.passage(words)
    (link,) = setting.links
    assert isinstance(link, ReferenceLink)
    assert [str(target) for target in link.targets] == ["bg2017/23A"]


def test_dangling_reference_without_a_meaning_leads_nowhere() -> None:
    setting = composer()
    setting.passage(passage("П99", refers("П99", "93Z", status=ReferenceStatus.DANGLING)))
    (link,) = setting.links
    assert isinstance(link, ReferenceLink)
    assert link.targets == ()


def test_note_called_inside_a_reference_follows_it() -> None:
    words = passage("виж П2^07 сега", refers("П27", "27"))
    markup = composer().passage(words)
    assert "П27</a><sup>" in markup
    assert markup.endswith("</sup> сега")


def test_note_at_the_end_of_a_paragraph_stays_there() -> None:
    words = passage("Едно.^0\nДве.")
    first, second = words.paragraphs()
    setting = composer()
    assert "<sup>" in setting.stretch(words, first)
    assert setting.stretch(words, second) == "Две."


def test_note_before_the_first_word_is_kept() -> None:
    assert composer().passage(passage("^0Едно")).startswith("<sup>")


def test_only_the_first_call_of_a_note_is_its_anchor() -> None:
    markup = composer().passage(passage("а^0 б^0"))
    assert markup.count('name="call-0"') == 1
    assert markup.count('class="call"') == 2


def test_asterisk_is_not_raised_twice() -> None:
    assert "<sup>" not in composer().passage(passage("карт^1"))


def test_restored_characters_are_marked() -> None:
    markup = composer().passage(passage("1♠ пас", restored=[1]))
    assert 'class="restored"' in markup


def test_preview_writes_the_same_words_without_links() -> None:
    setting = composer(is_linked=False)
    markup = setting.passage(passage("виж П27^0", refers("П27", "27")))
    assert "<a href" not in markup
    assert setting.links == []


def test_note_at_a_table_is_called_once() -> None:
    words = passage("Едно:^0 две.")
    first, second = (0, 5), (5, 10)
    setting = composer()
    assert "<sup>" in setting.stretch(words, first)
    assert "<sup>" not in setting.stretch(words, second)
