"""Corpus values as plain JSON arrays and back: what the cache is written in.

A dataclass becomes the array of its fields, without the last ones that have their
defaults, so the format follows the types and needs no version of its own; the cache is
discarded whenever the types change.
A class that stands beside others in one place writes its name before its fields.
"""

from __future__ import annotations

import sys
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Final, Union, get_args, get_origin, get_type_hints

from bridge_rules_gui.corpus import address, book, citation, passage, provision
from bridge_rules_gui.corpus.address import NamedPlace, parse_place
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.passage import NO_WORDS, Passage
from bridge_rules_gui.corpus.provision import Provision, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    Decoder = Callable[[Any], Any]

# Where the types of a book's fields are found by their names.
_NAMES: dict[str, Any] = {}
for _module in (address, book, citation, passage, provision):
    _NAMES |= vars(_module)

# Their classes stand beside one another; they are imported only where the commentary is read.
_OF_COMMENTARY: Final = (
    "bridge_rules_gui.corpus.commentary",
    "bridge_rules_gui.corpus.worked_example",
)


def encode(value: object) -> Any:
    """Return a value as JSON arrays, strings and numbers."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Citation | NamedPlace):
        return str(value)
    if value == NO_WORDS:
        return None
    if is_dataclass(value) and not isinstance(value, type):
        kind = type(value)
        members = [encode(member) for member in _without_defaults(value)]
        return [kind.__name__, *members] if _is_named(kind) else members
    if isinstance(value, tuple):
        return [encode(member) for member in value]
    return value


def _without_defaults(value: Any) -> list[Any]:
    """Return the members of a value up to the last one that is not its default."""
    members = [(getattr(value, field.name), field.default) for field in fields(value)]
    while members and members[-1][0] == members[-1][1]:
        members.pop()
    return [member for member, _ in members]


def decode(kind: type, data: Any) -> Any:
    """Return the value of a type that `encode` wrote; raise when the data does not fit it.

    The data is used up: its arrays are turned into values in place.
    """
    return _decoder(kind)(data)


@cache
def _decoder(kind: Any) -> Decoder:
    """Build the decoder of a type once; values are then made without looking at types."""
    if kind is Citation:
        return _citation
    if kind is NamedPlace:
        return NamedPlace
    if kind is Passage:
        words = _fields_decoder(Passage)
        return lambda data: NO_WORDS if data is None else words(data)
    if get_origin(kind) is tuple:
        return _tuple_decoder(get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        return _union_decoder(get_args(kind))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return {member.value: member for member in kind}.__getitem__
    if isinstance(kind, type) and is_dataclass(kind):
        return _named if _is_named(kind) else _fields_decoder(kind)
    return _same


def _same(data: object) -> object:
    return data


@cache
def _citation(text: str) -> Citation:
    return Citation.parse(text)


@cache
def _place(text: str) -> Citation | NamedPlace:
    return parse_place(text)


def _is_named(kind: type) -> bool:
    """Tell whether values of a class stand where those of other classes may stand too."""
    return issubclass(kind, Provision | Table) or kind.__module__ in _OF_COMMENTARY


def _named(data: list[Any]) -> Any:
    return _named_decoder(data.pop(0))(data)


@cache
def _named_decoder(name: str) -> Decoder:
    if name in _NAMES:
        return _fields_decoder(_NAMES[name])
    modules = (vars(import_module(module)) for module in _OF_COMMENTARY)
    return _fields_decoder(next(module[name] for module in modules if name in module))


def _tuple_decoder(members: tuple[Any, ...]) -> Decoder:
    if len(members) == 2 and members[1] is Ellipsis:
        member = _decoder(members[0])
        if member is _same:
            return tuple
        return lambda data: tuple([member(item) for item in data]) if data else ()
    decoders = [_decoder(member) for member in members]
    if all(decoder is _same for decoder in decoders):
        return tuple
    return lambda data: tuple(d(item) for d, item in zip(decoders, data, strict=True))


def _union_decoder(members: tuple[Any, ...]) -> Decoder:
    kinds = [member for member in members if member is not NoneType]
    some = _place if set(kinds) == {Citation, NamedPlace} else _decoder(kinds[0])
    if NoneType in members:
        return lambda data: None if data is None else some(data)
    return some


@cache
def _fields_decoder(kind: Any) -> Decoder:
    """Build the decoder of a dataclass from the array of its fields."""
    hints = get_type_hints(kind, _NAMES | vars(sys.modules[kind.__module__]))
    names = [field.name for field in fields(kind)]
    decoders = [_decoder(hints[name]) for name in names]
    changing = [(n, decoder) for n, decoder in enumerate(decoders) if decoder is not _same]
    by_name = any(field.kw_only for field in fields(kind))

    def build(data: list[Any]) -> Any:
        count = len(data)
        for number, decoder in changing:
            if number >= count:
                break
            data[number] = decoder(data[number])
        return kind(**dict(zip(names, data, strict=False))) if by_name else kind(*data)

    return build
