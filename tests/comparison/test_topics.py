"""Topics: every place exists, and what changed for one is found among its rows."""

from __future__ import annotations

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.building import build_comparison
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.comparison.topics import TopicChanges, changes_of_topic, topic_page
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exports.report_names import PrintedNames
from bridge_rules_gui.reading.topics import read_topics
from bridge_rules_gui.typesetting.links import PlaceLink

ALL = tuple(Edition)
RU, SR, BG = ALL


@pytest.fixture(scope="module")
def comparisons(corpus: Corpus) -> Comparisons:
    return build_comparison(corpus)


def changes(comparisons: Comparisons, topic: str) -> TopicChanges:
    found = next(t for t in comparisons.topics if t.id == topic)
    return changes_of_topic(comparisons, found, ALL)


def test_every_place_of_a_topic_exists(corpus: Corpus) -> None:
    topics = read_topics(resources.content())
    assert len({topic.id for topic in topics}) == len(topics) > 20
    missing = [str(p) for topic in topics for p in topic.places if not corpus.has_place(p)]
    assert not missing


def test_every_law_belongs_to_a_topic(comparisons: Comparisons) -> None:
    laws = {
        place.place.law
        for topic in comparisons.topics
        for place in topic.places
        if place.edition is BG and isinstance(place.place, Citation)
    }
    assert laws == set(range(1, 94))


def test_subjects_federations_ask_for_are_there(comparisons: Comparisons) -> None:
    ids = {topic.id for topic in comparisons.topics}
    assert ids >= {"auction-period", "opening-lead", "revoke", "claims", "penalties", "scoring"}


def test_rows_of_a_topic_are_those_of_substance_in_its_laws(comparisons: Comparisons) -> None:
    revoke = changes(comparisons, "revoke")
    assert [law.law for law in revoke.laws] == [61, 62, 63, 64]
    assert all(row.kind is ChangeKind.SUBSTANCE for law in revoke.laws for row in law.rows)
    compared = comparisons.of(64, ALL)
    substance = [row for row in compared.rows if row.kind is ChangeKind.SUBSTANCE]
    assert len(revoke.laws[-1].rows) == len(substance)


def test_subject_is_followed_where_its_number_changed(comparisons: Comparisons) -> None:
    damage = changes(comparisons, "potential-damage")
    cited = {str(p.address) for law in damage.laws for row in law.rows for c in row.cells
             for p in c.provisions}  # fmt: skip
    assert {"sr2007/23", "bg2017/72C"} <= cited


def test_note_of_a_law_stands_only_where_the_topic_has_the_whole_law(
    comparisons: Comparisons,
) -> None:
    # Law 23 of 2017 is on comparable calls; the Law 23 of the step before is another subject
    bids = changes(comparisons, "insufficient-bids")
    law = next(law for law in bids.laws if law.law == 23)
    assert [str(note.step) for note in law.notes] == ["2007-2017"]


def test_citations_of_a_topic_page_lead_to_their_places(
    corpus: Corpus, comparisons: Comparisons
) -> None:
    found = changes(comparisons, "claims")

    class Names(PrintedNames):
        def head_of_law(self, number: int, title: str = "") -> str:
            return f"Law {number} {title}"

        def amount(self, changes: TopicChanges) -> str:
            return str(changes.substance)

        def nothing(self) -> str:
            return "nothing"

    page = topic_page(corpus, found, ALL, Names())
    led = {str(link.address) for link in page.links if isinstance(link, PlaceLink)}
    assert {"ru1987/68A", "sr2007/68A", "bg2017/68A", "bg2017/70"} <= led
