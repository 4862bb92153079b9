"""The notebooks run from top to bottom, and positions show themselves in them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[2] / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def outputs(notebook: Any) -> list[Any]:
    return [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]


def test_there_are_three_and_they_are_short() -> None:
    assert len(NOTEBOOKS) == 3
    for path in NOTEBOOKS:
        notebook = nbformat.read(path, as_version=4)
        assert len(notebook.cells) <= 30
        assert outputs(notebook) == []  # whoever reads them runs them


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_shows_pictures(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(FOLDER)}}).execute()
    found = outputs(notebook)
    assert not [output for output in found if output.output_type == "error"]
    pictures = [output.data["image/svg+xml"] for output in found if "image/svg+xml" in output.get("data", {})]
    assert len(pictures) >= 3
    assert all("<svg" in picture and "</svg>" in picture for picture in pictures)
    spoken = "".join(output.text for output in found if output.output_type == "stream" and output.name == "stderr")
    assert "Traceback" not in spoken
