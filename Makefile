# `make play` and `make test` do everything on a fresh machine with python3, make and (better) a C compiler.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.ftl' | grep -v _build) pyproject.toml setup.py

# Tests of what stands on the engines.  They have no interpreted half: they would only be slower.  Those in a browser run by themselves:
# its driver does not share a process with other loops.
SURFACES := $(wildcard tests/bots tests/lab tests/environments tests/learning tests/table)

.PHONY: test play lint test-compiled test-interpreted test-surfaces system goldens environments pictures screens bench strength soak learn-smoke clean

.venv/installed: $(SOURCES)
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	rm -rf build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check '.[test]'
	rm -rf build
	touch .venv/installed

# A browser and a database for the tests, from the system's packages where they are missing.
system:
	tests/system.sh

test: lint test-compiled test-interpreted test-surfaces

lint: .venv/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# With a C compiler the engines must come out compiled; without one they run interpreted and say so.
test-compiled: .venv/installed
	$(BIN)/hedgerow --version
	HEDGEROW_EXPECT=$$(command -v $${CC:-cc} >/dev/null && echo compiled || echo either) \
	  $(BIN)/python -m pytest -n 2 --dist worksteal $(SURFACES:%=--ignore=%) --ignore=tests/browser

# The same tests on the sources as they lie here, which no compiled module shadows.
test-interpreted: .venv/installed
	HEDGEROW_EXPECT=interpreted PYTHONPATH=src $(BIN)/python -m pytest -n 2 --dist worksteal $(SURFACES:%=--ignore=%) --ignore=tests/browser

test-surfaces: .venv/installed system
	$(BIN)/python -m pytest -n 2 --dist loadfile --durations=25 $(SURFACES)
	$(BIN)/python -m pytest -n 2 --dist loadfile --durations=25 tests/browser

# The table in the browser: a game against a bot is ready.
play: .venv/installed
	$(BIN)/hedgerow play

goldens: .venv/installed
	PYTHONPATH=tests $(BIN)/python tests/goldens/write.py

environments: .venv/installed
	$(BIN)/python docs/environments.py

pictures: .venv/installed
	$(BIN)/python docs/pictures.py

# Every page as it looks, in docs/screens.
screens: .venv/installed system
	PYTHONPATH=tests $(BIN)/python tests/browser/screens.py

bench: .venv/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check '.[bench]'
	$(BIN)/hedgerow bench --peers
	$(BIN)/hedgerow bench environments --seconds 30

# The matches behind docs/strength.md: hours of a core from nothing; only what is missing is played.
strength: .venv/installed
	$(BIN)/python docs/strength.py

# A minute of learning from nothing: what the tests ask of it, and no more.
learn-smoke: .venv/installed
	$(BIN)/python -m pytest tests/learning/test_train.py -k smoke

# Servers killed under load, so many times on each database; what was found goes to tests/soak.json.
KILLS ?= 100
soak: .venv/installed system
	PYTHONPATH=tests $(BIN)/python -P tests/soaking.py $(KILLS)

clean:
	rm -rf .venv build src/hedgerow.egg-info
