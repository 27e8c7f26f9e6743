"""Corpus values as plain JSON arrays and back: what the cache is written in.

A dataclass becomes the array of its fields, so the format follows the types and
needs no version of its own; the cache is thrown away whenever the types change.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin, get_type_hints

from bridge_rules_gui.corpus import address, book, citation, passage, provision
from bridge_rules_gui.corpus.address import NamedPlace, parse_place
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.passage import NO_WORDS, Passage
from bridge_rules_gui.corpus.provision import Law, Provision, Section

if TYPE_CHECKING:
    from collections.abc import Callable

    Decoder = Callable[[Any], Any]

_NAMES: dict[str, Any] = {}
for _module in (address, book, citation, passage, provision):
    _NAMES |= vars(_module)


def encode(value: object) -> Any:
    """Return a value as JSON arrays, strings and numbers."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Citation | NamedPlace):
        return str(value)
    if value == NO_WORDS:
        return None
    if isinstance(value, Provision):
        return [isinstance(value, Law), *_encoded_fields(value)]
    if is_dataclass(value) and not isinstance(value, type):
        return _encoded_fields(value)
    if isinstance(value, tuple):
        return [encode(member) for member in value]
    return value


def _encoded_fields(value: Any) -> list[Any]:
    return [encode(getattr(value, field.name)) for field in fields(value)]


def decode(kind: type, data: Any) -> Any:
    """Return the value of a type that `encode` wrote; raise when the data does not fit it."""
    return _decoder(kind)(data)


@cache
def _decoder(kind: Any) -> Decoder:
    """Build the decoder of a type once; values are then made without looking at types."""
    if kind is Citation:
        return _citation
    if kind is NamedPlace:
        return NamedPlace
    if kind is Provision:
        law, section = _dataclass_decoder(Law), _dataclass_decoder(Section)
        return lambda data: (law if data[0] else section)(data[1:])
    if kind is Passage:
        words = _dataclass_decoder(Passage)
        return lambda data: NO_WORDS if data is None else words(data)
    if get_origin(kind) is tuple:
        return _tuple_decoder(get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        return _union_decoder(get_args(kind))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind
    if is_dataclass(kind):
        return _dataclass_decoder(kind)
    return _same


def _same(data: object) -> object:
    return data


@cache
def _citation(text: str) -> Citation:
    return Citation.parse(text)


@cache
def _place(text: str) -> Citation | NamedPlace:
    return parse_place(text)


def _tuple_decoder(members: tuple[Any, ...]) -> Decoder:
    if len(members) == 2 and members[1] is Ellipsis:
        member = _decoder(members[0])
        if member is _same:
            return tuple
        return lambda data: tuple([member(item) for item in data])
    decoders = [_decoder(member) for member in members]
    return lambda data: tuple(d(item) for d, item in zip(decoders, data, strict=True))


def _union_decoder(members: tuple[Any, ...]) -> Decoder:
    kinds = [member for member in members if member is not NoneType]
    some = _place if set(kinds) == {Citation, NamedPlace} else _decoder(kinds[0])
    if NoneType in members:
        return lambda data: None if data is None else some(data)
    return some


def _dataclass_decoder(kind: Any) -> Decoder:
    hints = get_type_hints(kind, _NAMES)
    plan = [(field.name, _decoder(hints[field.name])) for field in fields(kind)]

    def build(data: list[Any]) -> Any:
        pairs = zip(plan, data, strict=True)
        return kind(**{name: decoder(item) for (name, decoder), item in pairs})

    return build
