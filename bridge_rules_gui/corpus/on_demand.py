"""Values by their keys, each made when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


class OnDemand(Mapping[_Key, _Value]):
    """A mapping whose keys are known, and whose values are made one by one as they are needed.

    It equals any mapping with equal values. Threads that ask at the same time may each
    make a value, but all are given the same one.
    """

    def __init__(self, keys: Iterable[_Key], make: Callable[[_Key], _Value]) -> None:
        self._keys = dict.fromkeys(keys)
        self._make = make
        self._made: dict[_Key, _Value] = {}

    def __getitem__(self, key: _Key) -> _Value:
        if key not in self._made:
            if key not in self._keys:
                raise KeyError(key)
            self._made.setdefault(key, self._make(key))
        return self._made[key]

    def __contains__(self, key: object) -> bool:
        return key in self._keys

    def __iter__(self) -> Iterator[_Key]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)
