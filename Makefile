# `make play` and `make test` do all the set-up on a machine that has Python 3.11 or newer, git and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --quiet

.PHONY: play test test-all check lint types unit coverage generate lock games fuzz kills mutations bench clean

# Opens the tables in the browser. Where nobody sits at a terminal, as in CI, it only tries whether they would open.
play: $(VENV)/.play
	@if [ -t 0 ] || [ -t 1 ]; then $(BIN)/rollwright serve; else $(BIN)/rollwright serve --check --port 0; fi

test: lint types coverage

# The same without the tests that start servers and terminals: what to run while working.
check: lint types unit

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/mypy

unit: $(VENV)/.test
	$(BIN)/python -m pytest -q -n 2 --ignore=tests/server --ignore=tests/cli

coverage: $(VENV)/.test
	rm -f .coverage .coverage.*
	$(BIN)/python -m coverage run -m pytest -q -n 2
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report

# What takes minutes and is not part of `make test`.

test-all: test games fuzz kills mutations

games: $(VENV)/.test
	$(BIN)/python tools/random_games.py --games 20000

fuzz: $(VENV)/.test
	$(BIN)/python tools/fuzz.py --minutes 10
	$(BIN)/python tools/fuzz_socket.py --seconds 300

kills: $(VENV)/.test
	$(BIN)/python tools/kill_server.py --kills 100

mutations: $(VENV)/.test
	$(BIN)/python tools/break_rules.py

bench: $(VENV)/.test
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/server.py

# What is generated and committed; tests fail when it is stale.

generate: $(VENV)/.test
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
