"""Every ground of every law stands verbatim in the provision it names."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from bridge_rules_gui import laws
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director import departures
from bridge_rules_gui.director.follow import rule_under_all
from bridge_rules_gui.director.ruling import Ruling, Step
from bridge_rules_gui.laws import index
from bridge_rules_gui.laws.clause import HEADS, NO_RULE, clauses, contents
from bridge_rules_gui.table.ground import Ground, passages
from tests.every import every
from tests.laws.cases import cases
from tests.laws.scenarios import ruled_moments, ruled_scenarios, with_answers

OTHERWISE = (
    *("в противном случае", "в остальных случаях"),
    *("inače", "u suprotnom", "u suprotnom slučaju", "u drugim slučajevima"),
    *("иначе", "в противен случай", "в останалите случаи"),
)
"""How a sentence begins that holds only where what stands before it in the books does not."""


def _grounds() -> Iterator[tuple[str, Ground]]:
    for book in (departures.RU, departures.SR, departures.BG):
        for key, ground in book.items():
            yield f"departures-{ground.edition.value}-{key}", ground
    for law in index.LAWS:
        for edition, ideas in ((each, clauses(law)[each]) for each in Edition):
            for idea, ground in ideas.items():
                yield f"law{law:02}-{edition.value}-{idea}", ground
                for head in ground.under:
                    yield f"law{law:02}-{edition.value}-head-{head}", head


@every("name, ground", _grounds, ids=lambda name, ground: f"{name} ({ground})")
def test_the_words_of_a_ground_stand_in_its_provision(
    name: str, ground: Ground, words_of: Callable[[Edition, str], str]
) -> None:
    said = words_of(ground.edition, str(ground.citation))
    assert [words for words in passages(ground.words) if words not in said] == []


@every("name, ground", _grounds, ids=lambda name, ground: f"{name} ({ground})")
def test_no_passage_leaves_out_the_otherwise_before_it(
    name: str, ground: Ground, words_of: Callable[[Edition, str], str]
) -> None:
    said = words_of(ground.edition, str(ground.citation))
    before = [said[: said.find(words)].rstrip(" ,") for words in passages(ground.words)]
    assert [words for words in before if words.lower().endswith(OTHERWISE)] == []


def test_every_idea_is_named_by_a_rule() -> None:
    package = Path(laws.__file__).parents[1]
    sources = [path for room in ("laws", "director") for path in (package / room).rglob("*.py")]
    named = {
        node.value
        for path in sources
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant)
    }
    ideas = {idea for law in index.LAWS for idea in contents(law)} - {HEADS, NO_RULE}
    assert ideas - named == set()


def test_an_idea_has_a_plain_name_and_editions_alone() -> None:
    for law in index.LAWS:
        for idea, books in contents(law).items():
            if idea not in {HEADS, NO_RULE}:
                assert re.fullmatch(r"[a-z][a-z0-9_]*", idea), (law, idea)
                assert set(books) <= {edition.value for edition in Edition}, (law, idea)


def test_a_cited_provision_is_not_said_to_have_no_rule() -> None:
    cited = {
        (ground.edition, str(ground.citation))
        for law in index.LAWS
        for edition in Edition
        for each in clauses(law)[edition].values()
        for ground in (each, *each.under)
    }
    for law in index.LAWS:
        reasons = contents(law).get(NO_RULE, {})
        for edition in Edition:
            without = {**reasons.get("all", {}), **reasons.get(edition.value, {})}
            assert not [cite for cite in without if (edition, cite) in cited], (law, edition)


CONDITION = re.compile(r"(Если|Когда|Ako|Kada|Kadgod|Ако|Когато)\b")


def test_a_condition_before_items_that_are_cited_is_lit_with_them(corpus: Corpus) -> None:
    conditions = 0
    for law in index.LAWS:
        for edition in Edition:
            for ground in clauses(law)[edition].values():
                above = ground.citation.parent()
                if above is None or not CONDITION.match(corpus.provision(edition, above).body.text):
                    continue
                conditions += 1
                unstated = str(above) in index.reasons(edition, above.law)
                assert not unstated, (edition, str(above))
    assert conditions


ROW_OF_DOUBLING = re.compile(
    r"(без контры|с (ре)?контрой|pod (pasom|(re)?kontrom)|без контра|с (ре)?контра) "
    r"(\d|стоимост|vrednost|стойност)",
    re.IGNORECASE,
)
"""The rows of Law 77 that name no more than how the contract is doubled, and give figures."""


def test_figures_of_the_scoring_table_are_lit_with_what_they_count() -> None:
    rows = 0
    for edition in Edition:
        for idea, ground in clauses(77)[edition].items():
            for passage in passages(ground.words):
                assert not ROW_OF_DOUBLING.match(passage), (edition, idea, passage)
                rows += bool(ROW_OF_DOUBLING.search(passage))
    assert rows


def _quoted(ruling: Ruling) -> Iterator[tuple[Edition, str, str]]:
    """Yield the passages that a ruling, or one for an answer to its open questions, rests on."""
    for each in with_answers(ruling):
        laws = [law.ground for laws in (each.laws, *(s.laws for s in each.steps)) for law in laws]
        laws += [learnt.ground for learnt in each.unauthorised]
        laws += [call.ground for call in each.withdrawn]
        laws += [score.ground for score in each.adjusted]
        afters: tuple[Ruling | Step, ...] = (each, *each.steps)
        for after in afters:
            laws += [option.ground for option in after.options]
            laws += [restriction.ground for restriction in after.lead_restrictions]
            laws += [card.ground for card in after.penalty_cards]
        for ground in laws:
            for passage in passages(ground.words):
                yield ground.edition, str(ground.citation), passage


def test_every_ground_is_quoted_in_some_ruling() -> None:
    lit_words = (row.scenario for row in cases("lit_words"))
    rulings_found = [rulings for _, rulings in ruled_scenarios()]
    rulings_found += [rule_under_all(scenario) for scenario in lit_words]
    rulings_found += [moment for _, at_each_moment in ruled_moments() for moment in at_each_moment]
    quoted = {each for found in rulings_found for one in found.values() for each in _quoted(one)}
    said: dict[tuple[Edition, str], list[str]] = {}
    for edition, cite, passage in quoted:
        said.setdefault((edition, cite), []).append(passage)
    unquoted = {
        name
        for name, ground in _grounds()
        if any(
            not any(part in passage for passage in said.get((ground.edition, str(ground)), ()))
            for part in passages(ground.words)
        )
    }
    # A departure quotes a misprint, in a note on a ruling and not in its laws.
    assert [name for name in unquoted if not name.startswith("departures-")] == []
