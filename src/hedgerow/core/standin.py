"""A list that answers to `vec[i64](...)`, for platforms without librt."""

from __future__ import annotations

from typing import Any


class vec(list):  # type: ignore[type-arg]
    """Behaves as a `librt.vecs.vec` of fixed length does, as far as the engines use one."""

    def __class_getitem__(cls, item: Any) -> type[vec]:  # type: ignore[override]
        return cls

    def __getitem__(self, key: Any) -> Any:
        got = list.__getitem__(self, key)
        return vec(got) if isinstance(key, slice) else got
