"""XML from strangers, read without what could harm: no entities, nothing loaded from elsewhere.

The parser is the standard library's expat itself. It tells the line of every element, which a
message about a bad file needs and a ready-made tree does not keep. A document type that only
names its DTD is passed over, for older TBX files carry one; one that declares anything is
refused, and so no entity can grow or reach out. defusedxml lets attributes and elements be
declared and elements be nested without end, or else refuses the older files too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.language.sentence import Sentence, sentence

_DEEPEST: Final = 200
_XML: Final = "http://www.w3.org/XML/1998/namespace"


@dataclass(slots=True)
class Element:
    """An element: its name without namespace, its attributes, text and children, its line."""

    name: str
    attributes: dict[str, str]
    line: int
    text: str = ""
    children: list[Element] = field(default_factory=list)

    def named(self, *names: str) -> Iterator[Element]:
        """Yield the children with one of the names, in order."""
        return (child for child in self.children if child.name in names)

    def below(self, *names: str) -> Iterator[Element]:
        """Yield the elements with one of the names anywhere below, in order."""
        for child in self.children:
            if child.name in names:
                yield child
            yield from child.below(*names)

    @property
    def words(self) -> str:
        """The text of the element and of everything in it, its blanks made single."""
        return " ".join("".join(self._all_text()).split())

    @property
    def language(self) -> str:
        """The language given to the element itself, or empty."""
        return self.attributes.get(f"{_XML} lang", self.attributes.get("lang", ""))

    def _all_text(self) -> Iterator[str]:
        yield self.text
        for child in self.children:
            yield from child._all_text()  # noqa: SLF001


class _Builder:
    """Collects the elements as the parser meets them."""

    def __init__(self, where: str) -> None:
        self.root: Element | None = None
        self._where = where
        self._open: list[Element] = []
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._document_type
        self.parser.EntityDeclHandler = self._entity

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        element = Element(name.rpartition(" ")[2], attributes, self.parser.CurrentLineNumber)
        if len(self._open) >= _DEEPEST:
            self._refuse(sentence("the elements are nested too deeply"))
        if self._open:
            self._open[-1].children.append(element)
        else:
            self.root = element
        self._open.append(element)

    def _end(self, _name: str) -> None:
        self._open.pop()

    def _text(self, text: str) -> None:
        if self._open:
            self._open[-1].text += text

    def _document_type(
        self, _name: str, _system: str | None, _public: str | None, has_declarations: int
    ) -> None:
        if has_declarations:
            self._refuse(sentence("the document type contains declarations; remove its [...]"))

    def _entity(self, name: str, *_details: object) -> None:
        self._refuse(
            sentence("the entity {name} is declared; write its text instead", name=repr(name))
        )

    def _refuse(self, what: Sentence) -> None:
        raise ExchangeError(
            sentence(
                "{where}:{line}: {what}",
                where=self._where,
                line=self.parser.CurrentLineNumber,
                what=what,
            )
        )


def read_xml(content: bytes, where: str) -> Element:
    """Return the root of a document; raise `ExchangeError` with the line where it is bad."""
    builder = _Builder(where)
    try:
        builder.parser.Parse(content, True)  # noqa: FBT003
    except expat.ExpatError as error:
        what = expat.ErrorString(error.code)
        raise ExchangeError(
            sentence(
                "{where}:{line}: not valid XML: {said}",
                where=where,
                line=error.lineno,
                said=what,
            )
        ) from error
    if builder.root is None:
        raise ExchangeError(sentence("{where}:1: the document is empty", where=where))
    return builder.root
