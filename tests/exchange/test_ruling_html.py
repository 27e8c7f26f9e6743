"""A story ruled under three editions as a page, read by a foreign reader."""

from __future__ import annotations

from lxml import html

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.ruling_html import write_ruling_html
from bridge_rules_gui.notation.scenario import read_scenario
from bridge_rules_gui.rulings.course.divergence import divergence
from bridge_rules_gui.rulings.course.follow import rule

STORY = """
schema = 1
id = "revoke"
title = "Insufficient <bid> doubled"
dealer = "N"
vulnerable = "none"
scoring = "mp"
events = [
  { who = "N", call = "1D" },
  { who = "E", call = "1S" },
  { who = "S", call = "1H", meaning = "4+ hearts", shows = ["H"] },
  { director = "called" },
  { who = "W", accept = false },
  { who = "S", replace = "X", comparable = true, same_or_more_precise = true },
]
"""


def _page() -> html.HtmlElement:
    story = read_scenario(STORY, "story.toml")
    rulings = {edition: rule(story, edition) for edition in Edition}
    content = write_ruling_html(story, rulings, divergence(rulings), ["© <translators>"])
    return html.document_fromstring(content.decode())


def test_the_page_tells_the_story_and_sets_the_editions_side_by_side() -> None:
    found = _page()
    assert found.findtext(".//h1") == "Insufficient <bid> doubled"
    assert [item.text for item in found.iter("li")][:3] == [
        "North calls 1D",
        "East calls 1S",
        "South calls 1H",
    ]
    assert [head.text for head in found.iter("th")] == ["1987 (ru)", "2007 (sr)", "2017 (bg)"]


def test_every_column_quotes_the_words_of_its_own_book() -> None:
    quoted = {quote.get("lang"): quote.text for quote in _page().iter("blockquote")}
    assert set(quoted) == {"ru", "sr", "bg"}


def test_the_page_says_where_the_editions_part_and_whose_the_words_are() -> None:
    said = _page().text_content()
    assert "The editions part at event 5 about options" in said
    assert "© <translators>" in said
