# `make play` and `make test` do all the set-up on a machine that has Python 3.11 or newer, git and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --quiet
# Without bytecode, each of the hundreds of programs that the tests start would compile everything again.
unexport PYTHONDONTWRITEBYTECODE
# A worker that is done steals tests from the other one, so that both end together.
WORKERS := -n 2 --dist worksteal
# In its folder, not by --prefix, which would also change where npm looks for the machine's settings.
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --loglevel=error

.PHONY: play web test test-all check lint types page unit coverage others browser generate lock games fuzz kills attacks mutations \
  installs cluster bench screenshots clean

# Starts a server and opens it in the browser. Without a terminal (in CI, for example) it runs a self-check and exits.
play: $(VENV)/.play web
	@if [ -t 0 ] || [ -t 1 ]; then $(BIN)/rollwright serve; else $(BIN)/rollwright serve --check --port 0; fi

# Builds the page if its sources have changed.
web: $(VENV)/.build
	@$(BIN)/python hatch_build.py

test: $(VENV)/.test web
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint types page
	@$(MAKE) --no-print-directory coverage others browser

# The same without the tests that start servers, terminals and browsers, play every game twice, or compute much (bots,
# kernels, solver, values, laboratory); for use while working.
check: $(VENV)/.test
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint types page unit

lint: $(VENV)/.test web/node_modules/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(NPM) run lint

types: $(VENV)/.test
	$(BIN)/mypy

page: web/node_modules/.test
	$(NPM) run types -- --check
	$(NPM) run check
	$(NPM) run test

unit: $(VENV)/.test
	$(BIN)/python -m pytest -q $(WORKERS) $(addprefix --ignore=tests/,$(SLOW)) tests

SLOW := bots cli differential e2e kernels lab packaging server solver third_game values

# The packages whose every branch is tested are tested on their own; all other tests run at full speed.
COVERED := $(addprefix tests/,core games record table session protocol lesson conformance vectors)

coverage: $(VENV)/.test
	rm -f .coverage .coverage.*
	$(BIN)/python -m coverage run -m pytest -q $(WORKERS) $(COVERED)
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report

others: $(VENV)/.test web
	$(BIN)/python -m pytest -q $(WORKERS) $(addprefix --ignore=,$(COVERED) tests/e2e) tests

# Separate, because Playwright's event loop cannot share a process with those of the other tests.
browser: $(VENV)/.test web
	$(BIN)/python -m pytest -q $(WORKERS) tests/e2e

# Tests that take minutes and are not part of `make test`.

test-all: test installs cluster games fuzz kills mutations

installs: $(VENV)/.test
	$(BIN)/python -m pytest -q -m slow --ignore=tests/lab tests

# The arena on a real Ray, in a separate environment.
cluster: $(VENV)/.test $(VENV)-lab/.made
	PYTHONPATH=src $(VENV)-lab/bin/python -m pytest -q -m slow tests/lab

games: $(VENV)/.test
	$(BIN)/python tools/random_games.py --games 20000

fuzz: $(VENV)/.test
	$(BIN)/python tools/fuzz.py --minutes 10
	$(BIN)/python tools/fuzz_socket.py --seconds 300

kills: $(VENV)/.test
	$(BIN)/python tools/kill_server.py --kills 100
	$(BIN)/python tools/kill_server.py --kills 100 --nodes 2
	$(BIN)/python tools/kill_server.py --kills 100 --nodes 2 --database

# The attacks of the security review; Linux only. `--before COMMIT` compares.
attacks: $(VENV)/.test web
	$(BIN)/python -m tools.attacks

mutations: $(VENV)/.test
	$(BIN)/python tools/break_rules.py

bench: $(VENV)/.test
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.nodes
	$(BIN)/python -m bench.page
	$(BIN)/python -m bench.players

# Screenshots of every main screen, for the README.
screenshots: $(VENV)/.test web
	$(BIN)/python -m tools.screenshots

# Files that are generated and committed; tests fail when they are out of date.

generate: $(VENV)/.test web/node_modules/.test
	$(BIN)/python -m tools.generate
	$(NPM) run types

lock:
	$(PYTHON) -m venv $(VENV)-lock
	$(VENV)-lock/bin/python -m pip install --quiet pip-tools
	$(COMPILE) --output-file requirements/play.txt --extra bots --extra notify --extra postgres --extra server pyproject.toml
	$(COMPILE) --output-file requirements/test.txt --extra test pyproject.toml
	$(COMPILE) --output-file requirements/lab.txt --extra lab --constraint requirements/test.txt pyproject.toml
	$(COMPILE) --output-file requirements/build.txt --constraint requirements/test.txt requirements/build.in
	$(COMPILE) --output-file requirements/node.txt requirements/node.in

COMPILE = $(VENV)-lock/bin/pip-compile --quiet --upgrade --generate-hashes --no-emit-index-url --no-emit-find-links \
  --strip-extras --allow-unsafe

clean:
	rm -rf $(VENV) $(VENV)-lock $(VENV)-lab .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis \
	  bench/.work web/node_modules src/rollwright/server/http/page

# The environment: installed once, and again when the lock or pyproject.toml changes.

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

$(VENV)/.build: $(VENV)/.made requirements/build.txt requirements/node.txt
	@$(PIP) install --require-hashes --requirement requirements/build.txt
	@if $(BIN)/python hatch_build.py --needs-node; then \
	  $(PIP) install --require-hashes --requirement requirements/node.txt; fi
	@touch $@

$(VENV)/.play: $(VENV)/.build requirements/play.txt pyproject.toml
	@$(PIP) install --require-hashes --requirement requirements/play.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.build web/node_modules/.test requirements/test.txt pyproject.toml
	@$(PIP) install --require-hashes --requirement requirements/test.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@$(BIN)/python -m rollwright.testing.browser.chromium
	@touch $@

# The packages to test the page; `hatch_build.py` installs only those that are needed to build it.
web/node_modules/.test: web/package-lock.json $(VENV)/.build
	@$(NPM) ci --no-audit --no-fund
	@touch $@

$(VENV)-lab/.made: requirements/lab.txt requirements/test.txt
	@$(PYTHON) -m venv $(VENV)-lab
	@$(VENV)-lab/bin/python -m pip install --quiet --require-hashes --requirement requirements/test.txt \
	  --requirement requirements/lab.txt
	@touch $@
