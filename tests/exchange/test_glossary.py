"""A user's glossary is read from CSV and TBX; a bad file gets one clear error with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.exchange.glossary import Glossary
from bridge_rules_gui.exchange.glossary_reader import read_glossary
from bridge_rules_gui.exports.term_export import TermFormat
from bridge_rules_gui.terms.terminology import Terminology
from tests.exchange.conftest import Exported

TBX_3 = """<?xml version="1.0"?>
<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
 <text><body>
  <conceptEntry id="c-revoke">
   <langSec xml:lang="sr-Latn"><termSec><term>renons</term><note>mine</note></termSec></langSec>
   <langSec xml:lang="bg"><termSec><term>ри<hi>вок</hi></term></termSec></langSec>
  </conceptEntry>
 </body></text>
</tbx>"""
TBX_2 = """<?xml version="1.0"?>
<!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">
<martif type="TBX" xml:lang="en"><text><body>
<termEntry id="e1">
<langSet xml:lang="en"><ntig><termGrp><term>revoke</term></termGrp></ntig></langSet>
<langSet xml:lang="ru"><tig><term>ренонс</term></tig></langSet></termEntry>
</body></text></martif>"""


def _read(tmp_path: Path, content: str | bytes, name: str = "mine.csv") -> Glossary:
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read_glossary(path)


def _texts(glossary: Glossary) -> list[tuple[str, list[tuple[str, str]]]]:
    return [(e.concept, [(t.language, t.text) for t in e.terms]) for e in glossary.entries]


@pytest.mark.parametrize(
    ("content", "entries"),
    [
        # a term in each row, joined by concept
        (
            "concept,language,term,note\nrevoke,bg,ривок,да\nrevoke,sr-Latn,renons,\n,ru,пас,",
            [("revoke", [("bg", "ривок"), ("sr", "renons")]), ("", [("ru", "пас")])],
        ),
        # a column for each language, as spreadsheets of some countries separate them
        (
            "en;bg;ru\nrevoke;ривок, ренонс;ренонс",
            [("", [("en", "revoke"), ("bg", "ривок, ренонс"), ("ru", "ренонс")])],
        ),
        ('en,sr\n"pass","pas; dalje"', [("", [("en", "pass"), ("sr", "pas"), ("sr", "dalje")])]),
        # a mark of the encoding, empty rows, a guarded formula
        ("\ufeffen\tbg\n\n'=x\tпас\n", [("", [("en", "=x"), ("bg", "пас")])]),
        # both versions of TBX
        (TBX_3, [("revoke", [("sr", "renons"), ("bg", "ривок")])]),
        (TBX_2, [("e1", [("en", "revoke"), ("ru", "ренонс")])]),
    ],
)
def test_a_glossary_is_read(
    tmp_path: Path, content: str, entries: list[tuple[str, list[tuple[str, str]]]]
) -> None:
    assert _texts(_read(tmp_path, content)) == entries


def test_terms_in_other_languages_are_passed_over_and_counted(tmp_path: Path) -> None:
    more = "".join(
        f'<langSec xml:lang="{tag}"><termSec><term>{term}</term></termSec></langSec>'
        for tag, term in (("de", "Revoke"), ("de-AT", "Renonce"), ("fr", "renonce"))
    )
    only = f'<conceptEntry id="c-x">{more}</conceptEntry></body>'
    content = TBX_3.replace("<langSec", f"{more}<langSec", 1).replace("</body>", only)
    glossary = _read(tmp_path, content)
    assert _texts(glossary) == _texts(_read(tmp_path, TBX_3))
    assert glossary.skipped == (("de", 4), ("fr", 2))


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize(
    "content", [TBX_3.replace("?>", ' encoding="UTF-16"?>', 1), TBX_2, "en\tbg\nrevoke\tривок\n"]
)
def test_utf_16_with_its_mark_is_read(tmp_path: Path, content: str, encoding: str) -> None:
    glossary = _read(tmp_path, f"\ufeff{content}".encode(encoding))
    assert _texts(glossary) == _texts(_read(tmp_path, content.replace(' encoding="UTF-16"', "")))
    assert not glossary.skipped


def test_notes_and_lines_are_kept(tmp_path: Path) -> None:
    first, second = _read(tmp_path, TBX_3).entries[0].terms
    assert (first.note, first.line) == ("mine", 5)
    assert (second.note, second.line) == ("", 6)


@pytest.mark.parametrize(
    ("content", "line", "message"),
    [
        ("", 1, "columns"),
        ("name,word\na,b", 1, "the first row must name the columns"),
        ("language,term\nbg,пас\nxx,пас", 3, "unknown language 'xx'"),
        ("language,term\nbg,", 2, "the term is missing"),
        ("en,bg\npass,пас,още", 2, "3 cells for 2 columns"),
        ('en,bg\npass,"пас', 2, "not valid CSV"),
        ("en,bg,note\n,,only a note", 2, "no term in any language"),
        (b"en,bg\npass,\xef\xe0\xf1", 2, "not UTF-8"),
        ("en,bg\n", 1, "this file has no terms"),
        ("<tbx><text>\n<body>", 2, "not valid XML"),
        ("<html>\n</html>", 1, "is not TBX"),
        (TBX_3.replace("<term>renons</term>", ""), 5, "the term is missing"),
        (TBX_3.replace("sr-Latn", "9"), 5, "unknown language '9'"),
        (TBX_3.replace("sr-Latn", "de").replace('"bg"', '"fr"'), 1, "any of .*; found: de 1, fr 1"),
        ("en,bg\npass,пас".encode("utf-16")[:-1], 2, "not UTF-8"),
        ('<tbx>\n<conceptEntry id="a"/>\n</tbx>', 2, "the entry has no term"),
        ("<tbx/>", 1, "this file has no terms"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(
    tmp_path: Path, content: str | bytes, line: int, message: str
) -> None:
    with pytest.raises(ExchangeError, match=message) as error:
        _read(tmp_path, content)
    assert str(error.value).startswith(f"{tmp_path / 'mine.csv'}:{line}: ")


@pytest.mark.parametrize(
    "declarations",
    [
        # an entity that grows, one that reads a file, one that is only unusual
        '<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">',
        '<!ENTITY a SYSTEM "file:///etc/passwd">',
        '<!ENTITY % p SYSTEM "http://127.0.0.1/x"> %p;',
        "<!ELEMENT tbx ANY>",
    ],
)
def test_a_document_type_that_declares_something_is_refused(
    tmp_path: Path, declarations: str
) -> None:
    content = f"<?xml version='1.0'?>\n<!DOCTYPE tbx [{declarations}]>\n<tbx>&a;</tbx>"
    with pytest.raises(ExchangeError, match=r":2: (?:the document type|the entity)"):
        _read(tmp_path, content)


def test_elements_nested_without_end_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ExchangeError, match="nested too deeply"):
        _read(tmp_path, "<tbx>" * 10_000)


def test_a_file_that_is_not_there_is_an_error_of_one_line(tmp_path: Path) -> None:
    with pytest.raises(ExchangeError, match="cannot be read") as error:
        read_glossary(tmp_path / "none.csv")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("form", [TermFormat.TBX, TermFormat.TBX_2, TermFormat.CSV])
def test_our_own_export_can_be_read_as_a_glossary(
    exported: Exported, terminology: Terminology, tmp_path: Path, form: TermFormat
) -> None:
    glossary = _read(tmp_path, exported(form))
    entries = {entry.concept: {term.text for term in entry.terms} for entry in glossary.entries}
    concepts = {
        c.id for c in terminology.termbase.concepts if any(e.terms for e in c.editions.values())
    }
    assert concepts <= set(entries)
    assert {"штрафная карта", "kaznena karta", "наказана карта"} <= entries["penalty-card"]


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.csv"
    with path.open("wb") as file:
        file.write(b"en,bg\n")
        file.truncate(50_000_000)
    with pytest.raises(ExchangeError, match=r"huge\.csv: too large .50 MB.; up to 16 MB"):
        read_glossary(path)
