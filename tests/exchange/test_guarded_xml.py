"""XML from strangers: no entity grows, nothing is read from elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.exchange.guarded_xml import read_xml

_LAUGHS = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
REPORTED_ELSEWHERE = "what stands in a file of the reader"


@pytest.fixture
def elsewhere(tmp_path: Path) -> str:
    """Return the address of a DTD that declares an entity, with the secret in it."""
    file = tmp_path / "other.dtd"
    file.write_text(f'<!ENTITY secret "{REPORTED_ELSEWHERE}">', "utf-8")
    return file.as_uri()


@pytest.mark.parametrize(
    "document_type",
    [
        f'<!DOCTYPE a [<!ENTITY l0 "ha">{_LAUGHS}]>',
        '<!DOCTYPE a [<!ENTITY l9 SYSTEM "file:///etc/passwd">]>',
        '<!DOCTYPE a [<!ENTITY % p SYSTEM "file:///etc/passwd">%p;]>',
        '<!DOCTYPE a [<!ATTLIST a b CDATA "c">]>',
    ],
)
def test_a_document_type_that_declares_anything_is_refused(document_type: str) -> None:
    with pytest.raises(ExchangeError, match=r"^x:1: ") as refused:
        read_xml(f"{document_type}<a>&l9;</a>".encode(), "x")
    assert len(str(refused.value)) < 200


def test_a_dtd_elsewhere_is_named_and_not_read(elsewhere: str) -> None:
    assert read_xml(f'<!DOCTYPE a SYSTEM "{elsewhere}"><a>b</a>'.encode(), "x").words == "b"
    for document in ('<a b="&secret;"/>', "<a>&secret;</a>"):
        read = read_xml(f'<!DOCTYPE a SYSTEM "{elsewhere}">{document}'.encode(), "x")
        assert REPORTED_ELSEWHERE not in f"{read.words} {read.attributes}"


def test_inclusions_and_style_sheets_are_only_elements(elsewhere: str) -> None:
    include = f'<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="{elsewhere}"/>'
    read = read_xml(f'<?xml-stylesheet href="{elsewhere}"?><a>{include}</a>'.encode(), "x")
    assert [child.name for child in read.children] == ["include"]
    assert read.words == ""
