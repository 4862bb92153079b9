"""The log of the program: one JSON object a line on the error stream.  No token, no key and no secret is ever among its values."""

from __future__ import annotations

import json
import sys
import time
from typing import Any


def log(what: str, **values: Any) -> None:
    line = {"time": round(time.time(), 3), "what": what, **values}
    sys.stderr.write(json.dumps(line, ensure_ascii=False) + "\n")
