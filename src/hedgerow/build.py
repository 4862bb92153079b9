"""Are the engines compiled, and from the sources that lie beside them?

Compiled modules silently shadow their sources.  The build writes down what it compiled; an import compares, and
refuses to run engines that are older than the code one reads.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from hedgerow.core import position

HERE = Path(__file__).parent
BAKED = HERE / "_build.json"

COMPILED = not (position.__file__ or "").endswith(".py")


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def check() -> None:
    if not COMPILED:
        return
    baked: dict[str, str] = json.loads(BAKED.read_text("utf-8")) if BAKED.is_file() else {}
    stale = [name for name, said in baked.items() if (HERE / name).is_file() and digest(HERE / name) != said]
    if stale or not baked:
        what = ", ".join(stale) or "the engines"
        raise ImportError(
            f"{what} changed after being compiled: install again (pip install .), or delete the compiled files under {HERE.name}/"
        )


check()
