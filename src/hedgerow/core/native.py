"""Where the engines get their fast numbers from.

`i64` is a machine integer and `vec[i64]` a packed array of them once mypyc has compiled a module; interpreted,
they are an ordinary int and a thing that behaves like a list.  (`u8` is a byte, for buffers that others read.)  Modules that
import from here are exactly the ones that `pip install .` compiles, so there is no list of compiled modules to keep.

Where the `librt` package has no wheel (PyPy, Pyodide) a stand-in made of lists gives the same results, slower.
"""

from mypy_extensions import i64 as i64
from mypy_extensions import u8 as u8

try:
    from librt.vecs import vec as vec
except ImportError:  # the platform has no librt
    from hedgerow.core.standin import vec as vec  # type: ignore[assignment]

__all__ = ["i64", "u8", "vec"]
