# `make help` lists what there is. Every target sets up what it needs; a second run is fast.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
JOBS   ?= 2

.DEFAULT_GOAL := help
.PHONY: help play test check rules soak soak-server compiled test-compiled bench bench-server freeze clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1 — /'

play: $(VENV)/.ready ## play in the terminal
	@$(BIN)/gnomestead

test: $(VENV)/.dev ## run all tests
	@$(BIN)/pytest -n $(JOBS) -m "not soak"

check: $(VENV)/.dev ## style, types, layers, unused code
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/vulture

rules: $(VENV)/.dev ## which rules of each game have tests
	@$(BIN)/gnomestead rules

soak: $(VENV)/.dev ## the long runs
	@$(BIN)/pytest -n $(JOBS) -m soak

soak-server: $(VENV)/.dev ## kill servers while fifty tables play
	@$(BIN)/pytest -m soak tests/server

compiled: $(VENV)/.dev ## build kernel, games and bots with mypyc into build/compiled
	@$(BIN)/python -m bench.compiled

test-compiled: compiled ## the conformance kit and the rule tests on the compiled build
	@PYTHONPATH=build/compiled $(BIN)/pytest -n $(JOBS) -m "not soak"

bench: compiled $(VENV)/.bench ## speed against peers, in interleaved rounds
	@$(BIN)/python -m bench

bench-server: $(VENV)/.dev ## our server next to boardgame.io's
	@$(BIN)/python -m bench.server

freeze: ## make constraints.txt anew from the newest versions
	@$(PYTHON) -m venv --clear build/freeze
	@build/freeze/bin/python -m pip install --quiet --disable-pip-version-check -e '.[dev,compile,bench]'
	@build/freeze/bin/python -m pip list --format=freeze --exclude-editable | grep -viE '^(pip|setuptools|gnomestead)' > constraints.txt

clean: ## remove everything that was built
	@rm -rf $(VENV) build dist

$(VENV)/.made:
	@echo "Making a virtual environment…"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.ready: $(VENV)/.made pyproject.toml constraints.txt examples/tic_tac_toe/pyproject.toml
	@echo "Installing Gnomestead…"
	@$(PIP) -e . -e examples/tic_tac_toe
	@touch $@

$(VENV)/.dev: $(VENV)/.ready
	@echo "Installing the workshop tools…"
	@$(PIP) -e '.[dev,compile]' -e examples/tic_tac_toe
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	@echo "Installing the peers we measure against…"
	@$(PIP) -e '.[bench]'
	@touch $@
