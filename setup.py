"""Compiles the engines with mypyc: every module that takes its numbers from hedgerow.core.native.

Without a C compiler (or with HEDGEROW_COMPILE=0) the package installs all the same and runs interpreted.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "hedgerow"
MARK = "from hedgerow.core.native import"


def engines() -> list[str]:
    """The modules to compile, as paths from here."""
    return sorted(
        str(path.relative_to(ROOT)) for path in PACKAGE.rglob("*.py") if MARK in path.read_text("utf-8") and path.name != "__init__.py"
    )


def extensions() -> list[Extension]:
    if os.environ.get("HEDGEROW_COMPILE", "1") == "0":
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
    made = mypycify([*engines()], opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"), debug_level="0")
    borrow_vecs(made)
    for extension in made:
        extension.optional = True
    return made


# In C: a vec that comes from interpreted code, as an argument or into an attribute, and the check that follows.
LENT = re.compile(
    r"^( *)(arg_\w+|tmp) = VecI64Api\.unbox\([^;]*;\n *if \(VEC_IS_ERROR\(\2\)\) \{\n(?:[^}]*\n)? *\}\n(?! *VEC_I64_DECREF)", re.MULTILINE
)


def borrow_vecs(extensions: list[Extension]) -> None:
    """Mends a leak of mypyc 2.4.1: a vec that comes from interpreted code was never given back.

    The wrapper of a compiled function and the setter of an attribute mean to borrow it, but take a reference that nobody
    drops.  Here it is dropped at once; the caller holds the vec as long as the call lasts (docs/decisions/0003)."""
    sources = {source for extension in extensions for source in extension.sources if "__native" in source}
    mended = 0
    for source in sorted(sources):
        path = Path(source)
        text, count = LENT.subn(r"\g<0>\1VEC_I64_DECREF(\2);\n", path.read_text("utf-8"))
        path.write_text(text, "utf-8")
        mended += count
    if not mended:
        raise SystemExit("setup.py: the C code of the compiler has another form than the one this build mends; see docs/decisions/0003")


class WithDigests(build_py):
    """Bakes in which sources were compiled."""

    def run(self) -> None:
        super().run()
        if self.distribution.ext_modules:
            name = "_build.json"
            digests = {
                str(Path(path).relative_to("src/hedgerow").as_posix()): hashlib.sha256((ROOT / path).read_bytes()).hexdigest()
                for path in engines()
            }
            folder = PACKAGE if self.editable_mode else Path(self.build_lib) / "hedgerow"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(json.dumps(digests, indent=1), "utf-8")


class AllOrNothing(build_ext):
    """Half of the modules compiled would be worse than none: compiled ones call each other directly."""

    def run(self) -> None:
        super().run()
        missing = [e.name for e in self.extensions if not Path(self.get_ext_fullpath(e.name)).exists()]
        if missing and len(missing) < len(self.extensions):
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        if missing:
            sys.stderr.write("hedgerow: no engine was compiled (is there a C compiler?); it will run interpreted, much slower\n")


setup(ext_modules=extensions(), cmdclass={"build_py": WithDigests, "build_ext": AllOrNothing})
