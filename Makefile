# `make play` and `make test` do all the set-up on a machine that has Python 3.11 or newer, git and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --quiet

.PHONY: play test check lint types unit coverage rulebook lock games fuzz mutations bench clean

play: $(VENV)/.play
	@$(BIN)/rollwright play

test: check coverage

check: lint types

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/mypy

unit: $(VENV)/.test
	$(BIN)/python -m pytest -q -n 2

coverage: $(VENV)/.test
	rm -f .coverage .coverage.*
	$(BIN)/python -m coverage run -m pytest -q -n 2
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report

# What takes minutes and is not part of `make test`.

games: $(VENV)/.test
	$(BIN)/python tools/random_games.py --games 20000

fuzz: $(VENV)/.test
	$(BIN)/python tools/fuzz.py --minutes 10

mutations: $(VENV)/.test
	$(BIN)/python tools/break_rules.py

bench: $(VENV)/.test
	$(BIN)/python bench/engine.py

# What is generated and committed; tests fail when it is stale.

rulebook: $(VENV)/.test
	$(BIN)/python tools/generate.py

lock:
	$(PYTHON) -m venv $(VENV)-lock
	$(VENV)-lock/bin/python -m pip install --quiet pip-tools
	for part in play test; do \
	  extra=$$([ $$part = test ] && echo "--extra test" || true); \
	  $(VENV)-lock/bin/pip-compile --quiet --upgrade --generate-hashes --no-emit-index-url --no-emit-find-links \
	    --strip-extras --allow-unsafe --all-build-deps $$extra --output-file requirements/$$part.txt pyproject.toml; \
	done

clean:
	rm -rf $(VENV) $(VENV)-lock .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis bench/.work

# The environment: installed once, again when the lock or the package's description changes.

$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed, and '$(PYTHON)' was not found." \
	  "Install it, or say which: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed;" \
	  "'$(PYTHON)' is $$($(PYTHON) --version). Say which to use: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is needed:" \
	  "on Debian and Ubuntu 'apt-get install python3-venv'."; exit 1; }
	@echo "Setting up: once, about a minute."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made requirements/play.txt pyproject.toml
	@$(PIP) install --require-hashes --requirement requirements/play.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.made requirements/test.txt pyproject.toml
	@$(PIP) install --require-hashes --requirement requirements/test.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
