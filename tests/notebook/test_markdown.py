"""The notebook as Markdown quotes the books with their addresses, and loses nothing."""

from __future__ import annotations

from datetime import UTC, datetime

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.notebook.entries import Bookmark, Entry, Highlight, Ink, Note, Stretch
from bridge_rules_gui.notebook.markdown import NotebookWords, notebook_markdown
from bridge_rules_gui.notebook.selection import in_reading_order, on_page, with_words

AT = datetime(2026, 11, 21, tzinfo=UTC)
WORDS = NotebookWords(
    title="My notes",
    bookmark="Bookmark",
    note="Note",
    inks={ink: ink.value for ink in Ink},
    lost="lost",
    gone="gone",
    quotation="“{0}”",
    day=lambda entry: entry.at.date().isoformat(),
)


def mark(place: str) -> Bookmark:
    return Bookmark(place, AT, Address.parse(place))


def note(place: str, text: str) -> Note:
    return Note(place + text, AT, Address.parse(place), text)


def test_a_note_stands_below_the_words_of_the_book(corpus: Corpus) -> None:
    text = notebook_markdown(corpus, [note("bg2017/27A2", "Виж *31*.\nИ <b>25</b>.")], WORDS)
    assert text.splitlines()[4:] == [
        (
            "*Laws of Duplicate Bridge 2017 © World Bridge Federation. Bulgarian translation: "
            "Dimitar Georgiev, Bulgarian Bridge Federation, 2017.*"
        ),
        "",
        "### 27A2 · Insufficient Bid (`bg2017/27A2`)",
        "",
        "> Ако играч даде недостатъчна декларация извън реда се прилага П31.",
        "",
        r"- **Note** (2026-11-21): Виж \*31\*.  ",
        "    И &lt;b&gt;25&lt;/b&gt;.",
    ]


def test_every_entry_is_in_it(corpus: Corpus) -> None:
    place = Address.parse("bg2017/27A2")
    lost = Highlight("x", AT, Ink.LEARN, (Stretch(place, 1, 0, 3, "такива думи няма"),))
    entries: list[Entry] = [mark("ru1987/12C"), lost, note("sr2007/99Z", "gone")]
    text = notebook_markdown(corpus, entries, WORDS)
    assert "- **Bookmark** (2026-11-21)" in text
    assert "- **learn** (2026-11-21): “такива думи няма” *(lost)*" in text
    assert "### 99Z (`sr2007/99Z`)\n\n*gone*\n\n- **Note** (2026-11-21): gone" in text


def test_entries_follow_one_another_as_the_books_are_read(corpus: Corpus) -> None:
    places = ["bg2017/27B", "bg2017/27A2", "ru1987/93", "bg2017/introduction", "bg2017/9A"]
    ordered = in_reading_order(corpus, map(mark, places))
    assert [entry.id for entry in ordered] == [
        "ru1987/93",
        "bg2017/introduction",
        "bg2017/9A",
        "bg2017/27A2",
        "bg2017/27B",
    ]


def test_a_page_has_the_entries_on_all_of_its_places(corpus: Corpus) -> None:
    entries = [mark(p) for p in ("bg2017/27B", "bg2017/27A9", "sr2007/27B", "bg2017/28")]
    found = on_page(corpus, Address.parse("bg2017/27A"), entries)
    assert [entry.id for entry in found] == ["bg2017/27A9", "bg2017/27B"]


def test_all_words_asked_for_must_stand_in_an_entry(corpus: Corpus) -> None:
    entries = [note("bg2017/27B", "Ask LHO first"), note("bg2017/28", "Ask nobody")]
    assert with_words(entries, "ASK first", lambda _: "") == (entries[0],)
    assert with_words(entries, "28 nobody", lambda _: "") == (entries[1],)
    assert with_words(entries, "", lambda _: "") == tuple(entries)
