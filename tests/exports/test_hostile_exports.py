"""Words of strangers in what is written for others: words, in a page that may load nothing."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from lxml import html
from markdown import markdown

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.notation.files import read_scenarios
from bridge_rules_gui.notebook.entries import Note
from bridge_rules_gui.notebook.markdown import notebook_markdown
from bridge_rules_gui.simulation.handout import HandoutFormat, handout, written_handout
from bridge_rules_gui.simulation.simulation import Simulation
from tests.notebook.test_markdown import WORDS
from tests.window.hostile import hostile_words
from tests.window.test_hostile_words import SCENARIO

_ACTIVE = ("script", "img", "iframe", "object", "embed", "link", "base", "form", "svg")


def scenario(folder: Path) -> Scenario:
    found = SCENARIO.replace("{words}", hostile_words(folder))
    return read_scenarios(found.encode(), name="hostile.toml").scenarios[0]


def check_inert(page: bytes) -> None:
    """Check that a page holds the words, and neither loads nor runs anything."""
    found = html.document_fromstring(page.decode())
    assert "<script>alert(1)</script>" in found.text_content()
    assert not [element.tag for element in found.iter(*_ACTIVE)]
    assert not [link for link in found.iter("a") if link.get("href", "").startswith("java")]
    assert not [e.tag for e in found.iter() for name in e.keys() if name.startswith("on")]  # noqa: SIM118
    assert all("@import" not in (style.text or "") for style in found.iter("style"))


def check_policy(page: bytes) -> None:
    """Check that a browser is told to load nothing, should the words ever be markup."""
    (policy,) = html.document_fromstring(page.decode()).xpath("//meta[@http-equiv]")
    assert policy.get("content").startswith("default-src 'none'")


def test_a_handout_as_a_page(corpus: Corpus, tmp_path: Path) -> None:
    report = handout(Simulation(corpus, scenario(tmp_path)))
    page = written_handout(report, HandoutFormat.HTML, resources.assets() / "fonts")
    check_inert(page)
    check_policy(page)


def test_a_note_as_markdown(corpus: Corpus, tmp_path: Path) -> None:
    at = datetime(2026, 11, 21, tzinfo=UTC)
    note = Note("n", at, Address.parse("bg2017/27B1"), hostile_words(tmp_path))
    check_inert(markdown(notebook_markdown(corpus, [note], WORDS)).encode())
