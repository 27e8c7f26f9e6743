"""The concordance and the change notes cover all three real books."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.comparison.steps import StepNote, step_notes
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.changes import STEPS, ChangeNote, Step
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import (
    ChangeKind,
    Checked,
    Concordance,
    Correspondence,
    Relation,
    most_significant,
)
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.concordance import read_change_notes, read_concordance
from tests.every import every
from tests.test_translations import phrases

ONE_SIDED = {Relation.NEW, Relation.DROPPED}
_UNCHANGED = re.compile(r"(?i)(?:no change|nothing|unchanged)\b|.*without (?:any )?change of subst")
_NOTHING = {
    "en": ("Nothing of substance changed", "No change is meant"),
    "bg": ("Нищо съществено не се променя", "Не е замислена промяна"),
    "ru": ("По существу ничего не изменилось", "По замыслу без изменений"),
    "sr": ("Suštinski se ništa nije promenilo", "Promena nije nameravana"),
}
"""How a note begins that denies any change of substance."""
_MOST_WORDS = {"en": 30, "bg": 34, "ru": 34, "sr": 34}
"""The longest sentence of a note, in words; a translation may need a few more."""
_LANGUAGES_NAMED = {
    "en": re.compile(r"Russian|Serbian|Bulgarian"),
    "bg": re.compile(r"(?i)\b(?:руск|сръбск|българск)"),
    "ru": re.compile(r"(?i)\b(?:русск|сербск|болгарск)"),
    "sr": re.compile(r"(?i)\b(?:rusk|srpsk|bugarsk)"),
}
"""How a note names the language of a book, in each language notes are written in."""
_FORBIDS = {
    Edition.RU_1987: {
        "must": r"\bдолж(?:ен|на|но|ны) (?:\w+ ){0,2}?не\b",
        "may": r"\bне (?:может|могут|вправе)\b",
        "shall": r"надлежит не\b|не надлежит",
        "should": r"не следует|следует не\b",
        "is supposed": r"не полагается",
    },
    Edition.SR_2007: {
        "forbid": r"\bne sme(?:ju)?\b",
        "may": r"\bne mo(?:že|gu)\b|nema(?:ju)? pravo",
        "shall": r"\bneće\b",
        "ne treba": r"\bne treba\b",
        "should": r"\bne bi treba",
    },
    Edition.BG_2017: {
        "must": r"\bне трябва\b",
        "may": r"\bне мо(?:же|гат)\b|няма право",
        "shall": r"\bне бива\b",
        "should": r"\bне следва\b",
    },
}
"""How each book forbids, by the English word of that strength, as the introductions rank them."""
_OF_OTHER_WORDS = {"6D2 | 6D2 | 6D2"}
"""Rows of which two books forbid in one way each, but not the same thing."""
_UNRANKED = {"forbid": {"must", "may", "shall"}, "ne treba": {"shall", "should"}}
"""What two words of the Serbian book, with no scale, stand for (terms/obligation.toml)."""
_FORBIDS_IN = {
    "en": {
        word: rf"\b{word} (?:\w+ )?(?:not|never)\b|\b(?i:no(?:ne|body)?)\b[^.,;]*?\b{word}\b"
        for word in ("must", "may", "shall", "should")
    },
    "bg": _FORBIDS[Edition.BG_2017],
    "ru": {
        "must": "запрещено",
        "may": r"\bне мо(?:жет|гут)\b",
        "shall": r"не надлежит|надлежит не\b|надлежит этого не\b",
        "should": r"не следует",
    },
    "sr": {
        "must": r"\bne sme(?:ju)?\b",
        "may": r"\bne mo(?:že|gu)\b|nema(?:ju)? pravo",
        "shall": r"\bneće\b|\bne treba\b",
        "should": r"\bne bi treba",
    },
}
"""How a note renders that, in each language notes are written in."""
_ANNULS = {
    "en": re.compile(r"(?i)cancel|void|annul|nullif|undo|redeal"),
    "bg": re.compile(r"(?i)анулир|заличав|невалид"),
    "ru": re.compile(r"(?i)аннулир|недействит"),
    "sr": re.compile(r"(?i)poništ|nevaže"),
}
"""How a note says that what was done counts no more, which is not that it is stopped."""
_STEP = re.compile(r"\d{4}-\d{4}: ")
_PLACE = r"\d+[A-Z](?:\w|\(\w+\))*(?![\w(])"
_ORIGIN = re.compile(
    rf"(?:(?P<place>{_PLACE}) (?:came )?|[Cc]ame |[Mm]oved (?:here )?)"
    rf"from (?P<origins>{_PLACE}(?: and {_PLACE})*)"
)
"""How a note says where a provision, or the one it stands at, came from."""
_NOW_ONLY_THERE = re.compile(rf"is now in ({_PLACE})(?! alone)")
"""How a note says that something moved to a provision which had nothing of it before."""
NOTES = read_change_notes(resources.content())


@pytest.fixture(scope="module")
def concordance() -> Concordance:
    return read_concordance(resources.content())


def _name(row: Correspondence) -> str:
    return " | ".join(", ".join(map(str, row.of(edition))) or "-" for edition in Edition)


@pytest.mark.parametrize("edition", Edition)
def test_every_provision_stands_in_a_row(
    corpus: Corpus, concordance: Concordance, edition: Edition
) -> None:
    places = (p.citation for p in corpus.books[edition].provisions)
    missing = [str(place) for place in places if not concordance.rows_of(edition, place)]
    assert missing == []


def test_every_citation_exists(corpus: Corpus, concordance: Concordance) -> None:
    unknown = [
        f"{edition}/{citation}"
        for row in concordance.rows
        for edition in Edition
        for citation in row.of(edition)
        if not corpus.has(edition, citation)
    ]
    assert unknown == []


def test_a_blank_cell_stands_only_where_something_is_new_or_dropped(
    concordance: Concordance,
) -> None:
    blank = [
        _name(row)
        for row in concordance.rows
        if not all(row.of(edition) for edition in Edition) and row.relation not in ONE_SIDED
    ]
    assert blank == []


def test_a_change_of_substance_is_explained(concordance: Concordance) -> None:
    silent = [
        _name(row) for row in concordance.rows if row.kind is ChangeKind.SUBSTANCE and not row.note
    ]
    assert silent == []


def test_the_kind_of_a_row_is_that_of_its_most_significant_step(concordance: Concordance) -> None:
    other = [_name(r) for r in concordance.rows if r.kind is not most_significant(r.kinds.values())]
    assert other == []


def test_only_steps_that_differ_are_written_down(concordance: Concordance) -> None:
    idle = [
        f"{_name(row)}: {step}"
        for row in concordance.rows
        for step, kind in row.other_steps.items()
        if kind is row.kind or step not in row.kinds
    ]
    assert idle == []


def test_each_step_of_substance_has_a_sentence_of_its_own(concordance: Concordance) -> None:
    silent = [
        f"{_name(row)}: {step}"
        for row in concordance.rows
        for step, kind in row.kinds.items()
        if kind is ChangeKind.SUBSTANCE
        and not any(n.step == step and n.text for n in step_notes(row.note))
    ]
    assert silent == []


def _has_text(corpus: Corpus, edition: Edition, places: Iterable[Citation]) -> bool:
    """Whether a provision says anything of its own, apart from its heading and its parts."""
    provisions = (corpus.provision(edition, place) for place in places)
    return any(passage.text for p in provisions for _, passage in p.passages[1:])


def _parts(corpus: Corpus, edition: Edition, places: Iterable[Citation]) -> set[Citation]:
    """Return the parts of some provisions, and theirs."""
    parts = {c for place in places for c in corpus.provision(edition, place).children}
    return parts | _parts(corpus, edition, parts) if parts else parts


@pytest.mark.parametrize("step", STEPS, ids=str)
def test_a_text_that_went_into_parts_changed_as_they_did(
    corpus: Corpus, concordance: Concordance, step: Step
) -> None:
    """A provision with a text in one edition only is not unchanged where its heading stayed."""
    unchanged = {ChangeKind.NONE, ChangeKind.TRANSLATION}
    wrong, found = [], 0
    for row in concordance.rows:
        older, newer = row.of(step.older), row.of(step.newer)
        before, after = _has_text(corpus, step.older, older), _has_text(corpus, step.newer, newer)
        if not older or not newer or before == after:
            continue
        found += 1
        told = row.kinds[step]
        if told in unchanged or not any(n.step == step for n in step_notes(row.note)):
            wrong.append(f"{_name(row)}: {step}: {told}")
        if not before:
            continue
        places = set(older) | _parts(corpus, step.older, older)
        parts = _parts(corpus, step.newer, newer)
        kinds = {
            r.kinds[step]
            for r in concordance.rows
            if parts & set(r.of(step.newer))
            and (places & set(r.of(step.older)) or not r.of(step.older))
        }
        if most_significant({told, *kinds}) is not told:
            wrong.append(f"{_name(row)}: {step}: {told}, its parts {sorted(kinds)}")
    assert found
    assert wrong == []


def _references(corpus: Corpus, edition: Edition, citation: Citation) -> set[str]:
    """Return what a provision refers to, in its words and the footnotes they call."""
    passages = [passage for _, passage in corpus.provision(edition, citation).passages]
    notes = corpus.books[edition].footnotes
    passages += [notes[mark.footnote].body for p in passages for mark in p.footnotes]
    return {str(r.meant or r.target) for passage in passages for r in passage.references}


def _only_counterparts(
    corpus: Corpus, concordance: Concordance, step: Step
) -> Iterator[tuple[Citation, Citation, list[Correspondence]]]:
    """Yield the provisions that correspond to one another and to no other, with their rows."""
    for provision in corpus.books[step.older].provisions:
        rows = concordance.rows_of(step.older, provision.citation)
        newer = {place for row in rows for place in row.of(step.newer)}
        back = {
            c for p in newer for r in concordance.rows_of(step.newer, p) for c in r.of(step.older)
        }
        if len(newer) == 1 and back == {provision.citation}:
            place = newer.pop()
            yield provision.citation, place, [r for r in rows if place in r.of(step.newer)]


@pytest.mark.parametrize("step", STEPS, ids=str)
def test_another_reference_is_told(corpus: Corpus, concordance: Concordance, step: Step) -> None:
    """Where nothing of substance changed, another reference is what changed.

    References within the law are left out: its parts were renumbered.
    """
    silent, differing = [], 0
    for older, newer, rows in _only_counterparts(corpus, concordance, step):
        before = _references(corpus, step.older, older)
        after = _references(corpus, step.newer, newer)
        own = {older.law, newer.law}
        others = {r for r in before ^ after if Citation.parse(r).law not in own}
        kind = most_significant(row.kinds[step] for row in rows)
        differing += bool(others)
        if not others or kind is ChangeKind.SUBSTANCE:
            continue
        said = " ".join(n.text for row in rows for n in step_notes(row.note) if n.step == step)
        named = set(re.findall(r"\w+(?:\(\w+\))*", said))
        told = named & others or re.search(r"[Tt]he reference", said)
        if kind is not ChangeKind.WORDING or not told:
            silent.append(f"{older} - {newer}: {sorted(others)}: {kind}: {said}")
    assert differing > 30
    assert silent == []


def _strengths(corpus: Corpus, edition: Edition, places: Iterable[Citation]) -> set[str]:
    """Return how strongly the words of some provisions forbid."""
    text = " ".join(p.text for c in places for _, p in corpus.provision(edition, c).passages)
    return {word for word, forbids in _FORBIDS[edition].items() if re.search(forbids, text)}


def _meant(words: Iterable[str]) -> set[str]:
    """Return how strong some words of the books may be meant."""
    return set[str]().union(*(_UNRANKED.get(word, {word}) for word in words))


@pytest.mark.parametrize("pair", tuple(combinations(Edition, 2)), ids=str)
def test_a_prohibition_of_another_strength_is_told(
    corpus: Corpus, concordance: Concordance, pair: tuple[Edition, Edition]
) -> None:
    """Where each book forbids in one way; of a provision that was split, in one of its rows."""
    older, _ = pair
    unstated = []
    for row in concordance.rows:
        before, after = (_strengths(corpus, edition, row.of(edition)) for edition in pair)
        if len(before) != 1 or len(after) != 1 or _meant(before) & _meant(after):
            continue
        if _name(row) in _OF_OTHER_WORDS:
            continue
        rows = [r for place in row.of(older) for r in concordance.rows_of(older, place)]
        of_step = any((step.older, step.newer) == pair for step in STEPS)
        said = " ".join(
            note.text
            for each in rows
            for note in step_notes(each.note)
            if not of_step or (note.step.older, note.step.newer) == pair
        )
        (word,) = after
        told = rf"\b{word} not\b|\bno(?:ne|body|thing)?\b[^.]* {word}\b"
        if not re.search(rf"(?i){word if word in _UNRANKED else told}", said):
            unstated.append(f"{_name(row)}: {before} -> {after}")
    assert unstated == []


def test_a_step_said_to_be_unchanged_is_not_counted(concordance: Concordance) -> None:
    counted = [
        f"{_name(row)}: {note.step}"
        for row in concordance.rows
        for note in step_notes(row.note)
        if _UNCHANGED.match(note.text) and row.kinds.get(note.step) is ChangeKind.SUBSTANCE
    ]
    assert counted == []


def _said(
    concordance: Concordance, words: re.Pattern[str]
) -> Iterator[tuple[Correspondence, StepNote, re.Match[str]]]:
    """Yield what is found in what notes say of single steps."""
    for row in concordance.rows:
        for note in step_notes(row.note):
            if note.step in STEPS:
                yield from ((row, note, found) for found in words.finditer(note.text))


def _origins(concordance: Concordance, step: Step, places: Iterable[Citation]) -> set[Citation]:
    """Return the provisions of the older edition that correspond to some of the newer one."""
    rows = (row for place in places for row in concordance.rows_of(step.newer, place))
    return {origin for row in rows for origin in row.of(step.older)}


def test_a_provision_came_from_where_its_note_says(concordance: Concordance) -> None:
    """All origins are named of a provision that is named itself, as a heading does of its items."""
    wrong = []
    for row, note, found in _said(concordance, _ORIGIN):
        named = found["place"]
        origins = {Citation.parse(text) for text in re.findall(_PLACE, found["origins"])}
        places = (Citation.parse(named),) if named else row.of(note.step.newer)
        true = _origins(concordance, note.step, places)
        if origins != true if named else not origins <= true:
            wrong.append(f"{_name(row)}: {found[0]}, not {sorted(map(str, true))}")
    assert wrong == []


def _counterparts(concordance: Concordance, step: Step, place: Citation | None) -> set[Citation]:
    """Return the provisions of the newer edition that correspond to one of the older."""
    rows = concordance.rows_of(step.older, place) if place else ()
    return {newer for row in rows for newer in row.of(step.newer)}


@pytest.mark.parametrize("step", STEPS, ids=str)
def test_a_heading_stands_beside_the_heading_of_all_its_items(
    corpus: Corpus, concordance: Concordance, step: Step
) -> None:
    """Where they went together to another place, it did not go with one of them alone."""
    alone = []
    for section in corpus.books[step.older].provisions:
        if section.body.text or not section.children or not section.citation.parent():
            continue
        beside, above = (
            _counterparts(concordance, step, place)
            for place in (section.citation, section.citation.parent())
        )
        items = [_counterparts(concordance, step, item) for item in section.children]
        outside = any(not item.is_within(place) for place in beside for i in items for item in i)
        heads = {item.parent() for i in items for item in i}
        if beside and outside and len(heads) == 1 and not heads & (beside | above | {None}):
            alone.append(f"{step.older}/{section.citation}: {sorted(map(str, beside))}")
    assert alone == []


def test_what_is_now_in_a_provision_was_not_in_it_before(concordance: Concordance) -> None:
    before = [
        f"{_name(row)}: {found[0]}"
        for row, note, found in _said(concordance, _NOW_ONLY_THERE)
        if _origins(concordance, note.step, [Citation.parse(found[1])])
        - set(row.of(note.step.older))
    ]
    assert before == []


def test_the_quiz_asks_only_what_one_provision_changed_into_another(
    concordance: Concordance,
) -> None:
    asked = [(row, step) for row in concordance.rows for step in row.asked]
    assert asked
    for row, step in asked:
        assert row.kinds[step] is ChangeKind.SUBSTANCE
        for edition in (step.older, step.newer):
            (citation,) = row.of(edition)
            assert concordance.rows_of(edition, citation) == (row,)


@pytest.mark.parametrize("language", _LANGUAGES_NAMED)
def test_what_the_quiz_asks_is_not_about_a_translation(
    concordance: Concordance, language: str
) -> None:
    """The quiz takes what a note says first of a step; a learner need not know the other books."""
    known = {} if language == "en" else phrases(language)
    notes = [
        (row, step, step_notes(known[row.note] if known else row.note))
        for row in concordance.rows
        for step in row.asked
    ]
    first = [
        (_name(row), next(note.text for note in found if note.step == step))
        for row, step, found in notes
    ]
    assert first
    assert [part for part in first if _LANGUAGES_NAMED[language].search(part[1])] == []


def test_every_row_was_decided_by_reading(concordance: Concordance) -> None:
    assert {row.checked for row in concordance.rows} == {Checked.READ}


def test_no_row_stands_twice(concordance: Concordance) -> None:
    twice = [name for name, n in Counter(map(_name, concordance.rows)).items() if n > 1]
    assert twice == []


def _changed(concordance: Concordance, step: Step, law: int) -> list[Correspondence]:
    """Return the rows with a change of substance in a step that touch a law in its editions."""
    return [
        row
        for row in concordance.rows
        if row.kinds.get(step) is ChangeKind.SUBSTANCE
        and any(c.law == law for edition in (step.older, step.newer) for c in row.of(edition))
    ]


def _cited(note: ChangeNote) -> list[Address]:
    return [Address.parse(text) for text in re.findall(r"`([^`]+)`", note.text)]


def _names(note: ChangeNote, row: Correspondence) -> bool:
    """Tell whether a note cites a provision of a row, one above it or one below it.

    A whole law names only a row in which the whole law stands.
    """
    return any(
        cited.is_within(place) or (cited.labels and place.is_within(cited))
        for cited, places in ((a.place, row.of(a.edition)) for a in _cited(note))
        if isinstance(cited, Citation)
        for place in places
    )


def test_no_note_denies_a_change_of_substance(concordance: Concordance) -> None:
    denied = [
        f"{note.step} law {note.law}.{note.language}: {_name(row)}"
        for note in NOTES
        if note.text.startswith(_NOTHING[note.language])
        for row in _changed(concordance, note.step, note.law)
    ]
    assert denied == []


def test_a_note_denies_change_in_every_language_or_in_none() -> None:
    denials = Counter(
        (note.step, note.law) for note in NOTES if note.text.startswith(_NOTHING[note.language])
    )
    assert {key: n for key, n in denials.items() if n != len(_NOTHING)} == {}


def test_each_change_of_substance_is_named_in_a_note(concordance: Concordance) -> None:
    notes = {(note.step, note.law): note for note in NOTES if note.language == "en"}
    unnamed = [
        f"{step}: {_name(row)}"
        for step in STEPS
        for law in range(1, 94)
        for row in _changed(concordance, step, law)
        if not any(
            _names(notes[step, citation.law], row)
            for edition in (step.older, step.newer)
            for citation in row.of(edition)
        )
    ]
    assert unnamed == []


def test_a_note_cites_the_same_provisions_in_every_language() -> None:
    cited: dict[tuple[Step, int], set[frozenset[Address]]] = {}
    for note in NOTES:
        cited.setdefault((note.step, note.law), set()).add(frozenset(_cited(note)))
    assert [f"{step} law {law}" for (step, law), texts in cited.items() if len(texts) > 1] == []


def test_a_translation_annuls_nothing_that_the_english_does_not(concordance: Concordance) -> None:
    """A book that has play stopped is not to be rendered by one that has it annulled."""
    found = {(note.step, note.law, note.language): note.text for note in NOTES}
    texts = [
        (f"{step} law {law} {language}", found[step, law, "en"], text, language)
        for (step, law, language), text in found.items()
    ]
    for language in _ANNULS.keys() - {"en"}:
        known = phrases(language)
        texts += [
            (f"{_name(row)} {language}", row.note, known[row.note], language)
            for row in concordance.rows
            if row.note
        ]
    annulled = [
        name
        for name, english, text, language in texts
        if _ANNULS[language].search(text) and not _ANNULS["en"].search(english)
    ]
    assert annulled == []


def _prohibitions(text: str, language: str) -> set[str]:
    """Return how strongly a text in a language of the program says that something is forbidden."""
    return {word for word, f in _FORBIDS_IN[language].items() if re.search(f, text, re.IGNORECASE)}


def _weighs_wrongly(text: str, language: str) -> list[str]:
    """Return the words a note quotes in brackets beside a rendering of another strength."""
    wrong = []
    for found in re.finditer(r"([^.,;:()]*)\(([^()\d]+)\)([^.,;:()]*)", text):
        before, quoted, after = found.groups()
        meant = {w for each in _FORBIDS.values() for w, f in each.items() if re.search(f, quoted)}
        said = _prohibitions(f"{before}|{after}", language)
        if meant and said and not _meant(meant) & said:
            wrong.append(f"{language}: {found[0].strip()}")
    return wrong


@pytest.mark.parametrize("language", _FORBIDS_IN)
def test_a_prohibition_is_rendered_as_strong_as_its_book_ranks_it(
    concordance: Concordance, language: str
) -> None:
    known = phrases(language) if language != "en" else {}
    texts = {known.get(row.note, row.note) for row in concordance.rows}
    texts |= {note.text for note in NOTES if note.language == language}
    assert sum("(" in text for text in texts) > 50
    assert [each for text in sorted(texts) for each in _weighs_wrongly(text, language)] == []


def test_a_change_note_forbids_as_strongly_as_the_provisions_it_cites(corpus: Corpus) -> None:
    otherwise = []
    for note in NOTES:
        for sentence in re.split(r"(?<=[.!?;])\s+", note.text):
            said = _prohibitions(sentence, note.language)
            meant: set[str] = set()
            for cited in map(Address.parse, re.findall(r"`([^`]+)`", sentence)):
                if isinstance(cited.place, Citation):
                    meant |= _strengths(corpus, cited.edition, [cited.place])
            if said and meant and not said & _meant(meant):
                otherwise.append(f"{note.language}: {sentence} {meant}")
    assert otherwise == []


def _too_long(text: str, language: str) -> list[str]:
    """Return the sentences of a note with more words than its language may use."""
    sentences = re.split(r"(?<=[.!?])\s+", _STEP.sub("", text))
    return [each for each in sentences if len(re.findall(r"\w\S*", each)) > _MOST_WORDS[language]]


def test_no_sentence_of_a_change_note_is_long() -> None:
    assert [long for note in NOTES for long in _too_long(note.text, note.language)] == []


@pytest.mark.parametrize("language", _MOST_WORDS)
def test_no_sentence_of_a_row_is_long(concordance: Concordance, language: str) -> None:
    known = {} if language == "en" else phrases(language)
    notes = [known[row.note] if known else row.note for row in concordance.rows if row.note]
    assert [long for note in notes for long in _too_long(note, language)] == []


@pytest.mark.parametrize("step", STEPS, ids=str)
def test_every_law_has_a_note_for_each_step(step: Step) -> None:
    laws = [note.law for note in NOTES if note.step == step and note.language == "en"]
    assert laws == list(range(1, 94))


@every("note", NOTES, ids=lambda n: f"{n.step}/law{n.law:02}.{n.language}")
def test_citations_of_a_note_exist_and_belong_to_the_law(
    corpus: Corpus, concordance: Concordance, note: ChangeNote
) -> None:
    related = {
        (edition, citation.law)
        for row in concordance.touching(note.law)
        for edition in Edition
        for citation in row.of(edition)
    }
    for address in _cited(note):
        assert corpus.has_place(address), address
        assert address.edition in (note.step.older, note.step.newer), address
        assert isinstance(address.place, Citation), address
        assert (address.edition, address.place.law) in related, address
