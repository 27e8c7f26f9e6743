"""The pages of the help: found in the reader's language, inert, every link leading somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.guide.help_pages import HelpPages, HelpSubject, KeySection, keys_markup
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.library.typed_place import understand
from bridge_rules_gui.reading.termbase import read_termbase
from bridge_rules_gui.simulation.library import read_library
from bridge_rules_gui.window.actions.table import ACTIONS

HELP = resources.content() / "help"
_LINK = re.compile(r"\]\(([^)]*)\)|\]\s*\[")
_RAW = re.compile(r"<[a-z!/]")
_KEY = r"(?:(?:Ctrl|Alt|Shift)\+)+(?:Page (?:Up|Down)|\w+|[+\-])|\bF\d{1,2}\b"
_KEYS = re.compile(_KEY)
_BESIDE = re.compile(rf"\(do:([a-z0-9-]+)\) \(({_KEY})\)")
# Keys that only one view knows: undoing and saving in the editor, going back with the tabulator.
_KEYS_OF_VIEWS = ("Ctrl+Z", "Ctrl+Y", "Ctrl+S", "F12", "Shift+Tab")


def _links() -> list[tuple[str, str]]:
    files = sorted(HELP.rglob("*.md"))
    return [(f.name, m) for f in files for m in _LINK.findall(f.read_text("utf-8"))]


def test_every_subject_has_an_english_page() -> None:
    assert {file.stem for file in (HELP / "en").glob("*.md")} == {s.value for s in HelpSubject}
    for subject, title in HelpPages(HELP).titles():
        assert title, subject


def test_every_link_leads_somewhere(corpus: Corpus) -> None:
    concepts = {concept.id for concept in read_termbase(resources.content()).concepts}
    situations = {s.identifier for s in read_library(resources.content() / "scenarios").situations}
    actions = {spec.name for spec in ACTIONS}
    for file, link in _links():
        scheme, _, rest = link.partition(":")
        kind, _, name = rest.partition(":")
        if scheme == "help":
            assert rest in {s.value for s in HelpSubject}, (file, link)
        elif scheme == "do":
            assert rest in actions, (file, link)
        elif kind == "terms":
            assert name in concepts, (file, link)
        elif kind == "scenario":
            assert name.partition("#")[0] in situations, (file, link)
        elif kind in {"compare", "search", "quiz"}:
            assert scheme == "open", (file, link)
        else:
            assert scheme == "open", (file, link)
            assert understand(rest, corpus, Edition.BG_2017), (file, link)


def test_keys_told_are_keys_of_the_program(qapp: QApplication) -> None:
    known = {QKeySequence(key).toString() for spec in ACTIONS for key in spec.keys}
    known |= {QKeySequence(key).toString() for key in _KEYS_OF_VIEWS}
    found = {
        (file.name, keys)
        for file in HELP.rglob("*.md")
        for keys in _KEYS.findall(file.read_text("utf-8"))
    }
    assert {(file, keys) for file, keys in found if _sequence(keys) not in known} == set()


def test_keys_beside_a_command_are_its_own(qapp: QApplication) -> None:
    by_name = {spec.name: spec for spec in ACTIONS}
    beside = [m for file in HELP.rglob("*.md") for m in _BESIDE.findall(file.read_text("utf-8"))]
    assert len(beside) >= 8
    for name, keys in beside:
        own = {QKeySequence(key).toString() for key in by_name[name].keys}
        assert _sequence(keys) in own, (name, keys)


def _sequence(keys: str) -> str:
    return QKeySequence(keys.replace("Page Down", "PgDown").replace("Page Up", "PgUp")).toString()


def test_there_are_links_to_every_page() -> None:
    linked = {link.removeprefix("help:") for _, link in _links() if link.startswith("help:")}
    assert linked == {s.value for s in HelpSubject}


@pytest.mark.parametrize(
    "file", sorted(HELP.rglob("*.md")), ids=lambda f: f"{f.parent.name}/{f.stem}"
)
def test_page_has_a_title_and_no_markup_of_its_own(file: Path) -> None:
    text = file.read_text("utf-8")
    assert text.startswith("# ")
    assert not _RAW.search(text)


def test_page_that_a_language_lacks_is_shown_in_english(tmp_path: Path) -> None:
    for language, title in (("en", "Search"), ("bg", "Търсене")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "search.md").write_text(f"# {title}\n", "utf-8")
    (tmp_path / "en" / "terms.md").write_text("# Terms\n", "utf-8")
    pages = HelpPages(tmp_path, InterfaceLanguage.BULGARIAN)
    assert pages.page(HelpSubject.SEARCH).title == "Търсене"
    assert pages.page(HelpSubject.TERMS).title == "Terms"


def test_serbian_is_put_into_cyrillic_letters_but_not_its_links(tmp_path: Path) -> None:
    for language, words in (("sr", "Pretraga"), ("en", "Search")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "search.md").write_text(f"# {words}\n\n[zakon](do:go-to)", "utf-8")
    (tmp_path / "en" / "terms.md").write_text("# Terms\n", "utf-8")
    pages = HelpPages(tmp_path, InterfaceLanguage.SERBIAN_CYRILLIC)
    page = pages.page(HelpSubject.SEARCH)
    assert page.title == "Претрага"
    assert '<a href="do:go-to">закон</a>' in page.html
    assert pages.page(HelpSubject.TERMS).title == "Terms"


def test_markup_in_a_page_is_inert(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    text = '# A\n\n<img src="http://x/y.png"> ![x](http://x/y.png)\n\n<script>z</script>\n'
    (tmp_path / "en" / "search.md").write_text(text, "utf-8")
    html = HelpPages(tmp_path).page(HelpSubject.SEARCH).html
    assert "<img" not in html
    assert "<script" not in html


def test_keys_are_escaped() -> None:
    html = keys_markup([KeySection("A & B", (("Less <", "Ctrl+<"),))])
    assert "<h2>A &amp; B</h2>" in html
    assert "<td>Ctrl+&lt;</td>" in html
