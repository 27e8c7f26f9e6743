"""Hand-made tables answer a slip with its place."""

from pathlib import Path

import pytest

from bridge_rules_gui.corpus.changes import Step
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Relation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import TermKind, TermStatus
from bridge_rules_gui.reading.concordance import read_concordance
from bridge_rules_gui.reading.tables import TableError
from bridge_rules_gui.reading.termbase import read_termbase

CONCEPT = """
[[concept]]
id = "lho"
english = ["LHO", "left-hand opponent"]
subject = "persons"
[concept.bg2017]
terms = ["лявостоящ противник", { text = "ЛСП", kind = "short" }]
context = { cite = "27A1", quote = "по избор на ЛСП" }
[concept.ru1987]
absent = "an example"
"""
ROW = """
[[row]]
ru1987 = ["27B2"]
sr2007 = []
bg2017 = ["27B2", "27B1(b)"]
relation = "split"
kind = "substance"
steps = { "1987-2007" = "wording" }
note = "2007-2017: a comparable call frees partner."
"""


def _content(tmp_path: Path, folder: str, text: str) -> Path:
    (tmp_path / folder).mkdir(exist_ok=True)
    (tmp_path / folder / "law27.toml").write_text(text, "utf-8")
    return tmp_path


def test_the_first_term_of_an_edition_is_its_preferred_one(tmp_path: Path) -> None:
    (concept,) = read_termbase(_content(tmp_path, "terms", CONCEPT)).concepts
    terms = concept.editions[Edition.BG_2017].terms
    assert [(t.text, t.status, t.kind) for t in terms] == [
        ("лявостоящ противник", TermStatus.PREFERRED, TermKind.FULL),
        ("ЛСП", TermStatus.ADMITTED, TermKind.SHORT),
    ]
    assert concept.editions[Edition.RU_1987].absent == "an example"
    assert Edition.SR_2007 not in concept.editions


def test_a_concordance_row_is_found_from_each_of_its_provisions(tmp_path: Path) -> None:
    concordance = read_concordance(_content(tmp_path, "concordance", ROW))
    (row,) = concordance.rows_of(Edition.BG_2017, Citation.parse("27B1(b)"))
    assert (row.relation, row.kind) == (Relation.SPLIT, ChangeKind.SUBSTANCE)
    assert row.of(Edition.SR_2007) == ()
    assert row.kinds == {
        Step(Edition.RU_1987, Edition.SR_2007): ChangeKind.WORDING,
        Step(Edition.SR_2007, Edition.BG_2017): ChangeKind.SUBSTANCE,
    }
    assert concordance.touching(27) == (row,)
    assert concordance.touching(28) == ()


def test_a_step_to_an_edition_that_a_row_does_not_name_is_undecided(tmp_path: Path) -> None:
    text = ROW.replace("sr2007 = []\n", "").replace('steps = { "1987-2007" = "wording" }', "")
    (row,) = read_concordance(_content(tmp_path, "concordance", text)).rows
    assert set(row.kinds.values()) == {ChangeKind.UNKNOWN}


@pytest.mark.parametrize(
    ("folder", "text", "message"),
    [
        # a slip in a key
        ("terms", CONCEPT.replace("subject", "subjekt"), "concept lho: unknown key subjekt"),
        # a value that is none of the known ones
        ("terms", CONCEPT.replace("persons", "people"), "concept lho: 'people' is not a valid"),
        # a slip inside an edition
        ("terms", CONCEPT.replace("quote", "qoute"), "concept lho: the key 'quote' is missing"),
        # a concept written twice
        ("terms", CONCEPT * 2, "concept lho: the concept stands twice"),
        # no TOML at all
        ("terms", "[[concept", "terms/law27.toml: "),
        # a citation that is none
        ("concordance", ROW.replace("27B2", "27b2", 1), "row 1: '27b2' is not a citation"),
        # a step between no editions, and a kind that is none
        ("concordance", ROW.replace("1987-2007", "1987-2017"), "row 1: unknown key 1987-2017"),
        ("concordance", ROW.replace('"wording"', '"words"'), "row 1: 'words' is not a valid"),
        # a row without its relation
        ("concordance", ROW.replace('relation = "split"', ""), "the key 'relation' is missing"),
    ],
)
def test_a_slip_is_answered_with_its_place(
    tmp_path: Path, folder: str, text: str, message: str
) -> None:
    content = _content(tmp_path, folder, text)
    with pytest.raises(TableError) as caught:
        read_termbase(content) if folder == "terms" else read_concordance(content)
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"content/{folder}/law27.toml")
    assert str(caught.value).endswith("mend the file")
    assert str(caught.value).count("content/") == 1
