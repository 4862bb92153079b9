"""One command, a few verbs: each room's verbs stand in a module of their own."""

from __future__ import annotations

import sys

from cyclopts import CycloptsError

from hedgerow.cli import engines, lab, learning, records, study, table
from hedgerow.cli.common import app, warn
from hedgerow.core.errors import BadRecord, HedgerowError

__all__ = ["app", "engines", "lab", "learning", "main", "records", "study", "table"]


def main() -> None:
    """The command; its errors are one line, and exit code 2 (1 where a record is wrong)."""
    try:
        code = app(exit_on_error=False, print_error=False, result_action="return_value")
    except BadRecord as error:
        warn(f"hedgerow: {error}")
        code = 1
    except HedgerowError as error:
        warn(f"hedgerow: {error}")
        code = 2
    except CycloptsError as error:
        warn("hedgerow: " + " ".join(str(error).split()))
        code = 2
    except BrokenPipeError:
        sys.stderr.close()
        code = 0
    except KeyboardInterrupt:
        warn("hedgerow: stopped")
        code = 130
    sys.exit(code if isinstance(code, int) else 0)
