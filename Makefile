# `make help` lists what there is. Every target sets up what it needs; a second run is fast.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
# Tests wait a lot, for pages and for servers: one process more than a small machine has cores.
JOBS   ?= 3
SPREAD  = -n $(JOBS) --dist worksteal
N      ?= 20
CLONES ?= 5
SEED   := $(or $(SEED),$(shell date +%s))
NPM    := npm --prefix web --no-fund --no-audit --no-update-notifier
WATCH  := -p gnomestead.traceability.plugin -m "rule and not soak"
PAGES  := src/gnomestead/server/static/index.html

.DEFAULT_GOAL := help
.PHONY: chromium help howto play play-compiled terminal test flakes check rules web web-check wire soak soak-server compiled test-compiled bench balance bench-web bench-fair-time bench-pace bench-newcomer bench-server screens freeze clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1 — /'

play: $(VENV)/.ready $(PAGES) ## open the house: play in the browser, on SQLite
	@$(BIN)/gnomestead serve

play-compiled: $(PAGES) compiled ## the same on the compiled build: for a house with many tables
	@PYTHONPATH=build/compiled $(BIN)/gnomestead serve

terminal: $(VENV)/.ready ## play in the terminal
	@$(BIN)/gnomestead

# Playwright keeps an event loop running, so tests that start their own run apart from the browser's.
test: $(VENV)/.dev $(PAGES) chromium ## run all tests
	@$(BIN)/pytest $(SPREAD) -m "not soak" --ignore tests/browser
	@$(BIN)/pytest $(SPREAD) -m "not soak" tests/browser

flakes: $(VENV)/.dev $(PAGES) chromium ## browser tests N times beside a busy process, then make test in CLONES fresh clones
	@$(BIN)/python -m tools.flakes --runs $(N) --clones $(CLONES) --jobs $(JOBS)

check: $(VENV)/.dev ## style, types, layers, unused code
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/vulture
	@$(BIN)/vulture src examples tests bench tools
	@$(MAKE) --no-print-directory web-check

web: $(PAGES) ## build the browser's pages

web-check: web/node_modules/.ready ## the client's types and tests
	@$(NPM) run --silent check
	@$(NPM) run --silent test

wire: $(VENV)/.dev ## make the client's types anew from the server's structs
	@$(BIN)/python -m tools.wire_types

# The browser's tests run apart, as in `make test`; code 5 says that none of them cites a rule.
howto: $(VENV)/.dev ## write the pages on how to play in docs/games anew from the games' words
	@$(BIN)/python -m tools.howto_pages

rules: $(VENV)/.dev $(PAGES) chromium ## which tests hold which rules; fails if a rule's tests run no code behind it
	@$(BIN)/pytest $(WATCH) --rule-runs build/rules.json --ignore tests/browser
	@$(BIN)/pytest $(WATCH) --rule-runs build/rules-browser.json tests/browser || test $$? -eq 5
	@$(BIN)/gnomestead traceability --runs build/rules.json --runs build/rules-browser.json

soak: $(VENV)/.dev $(PAGES) chromium ## the long runs; the kit at a fresh SEED, or at one to repeat
	@echo "The kit plays 2,000 games a game from seed $(SEED) on: make soak SEED=$(SEED) repeats them."
	@GNOMESTEAD_SOAK_SEED=$(SEED) $(BIN)/pytest $(SPREAD) -m soak --ignore tests/browser
	@$(BIN)/pytest $(SPREAD) -m soak tests/browser

soak-server: $(VENV)/.dev ## kill servers while fifty tables play
	@$(BIN)/pytest -m soak tests/server

compiled: $(VENV)/.dev ## build rules, bots and tables with mypyc into build/compiled
	@$(BIN)/python -m bench.compiled

test-compiled: compiled ## all tests but the browser's on the compiled build
	@PYTHONPATH=build/compiled $(BIN)/pytest $(SPREAD) -m "not soak" --ignore tests/browser

bench: compiled $(VENV)/.bench ## speed against peers, in interleaved rounds
	@$(BIN)/python -m bench
	@$(BIN)/python -m bench.gnom_street --only speed
	@$(BIN)/python -m bench.nirds speed
	@$(BIN)/python -m bench.wymer_stones --only speed
	@$(BIN)/python -m bench.gnomes_wizards --only speed
	@$(BIN)/python -m bench.gnome_me

balance: compiled ## how strong the bots are and how fair the games; an hour or so
	@$(BIN)/python -m bench.gnom_street --only strength
	@$(BIN)/python -m bench.nirds wins --compiled --jobs $(JOBS)
	@$(BIN)/python -m bench.wymer_stones --only balance
	@$(BIN)/python -m bench.gnomes_wizards --only strength
	@$(BIN)/python -m bench.gnomes_wizards --only balance
	@$(BIN)/python -m bench.gnome_me bots

bench-web: $(VENV)/.dev $(PAGES) chromium ## long tasks and frames while moves are shown, on a middling phone's CPU
	@PYTHONPATH=tests $(BIN)/python -m bench.pages

bench-fair-time: $(VENV)/.dev $(PAGES) chromium ## how fair a race is between near and far players, in two browsers over slow lines
	@PYTHONPATH=tests $(BIN)/python -m bench.fair_time

bench-server: $(VENV)/.dev ## our server next to boardgame.io's
	@$(BIN)/python -m bench.server

bench-pace: $(VENV)/.dev ## how long bots take for a move at the tables of all games, timed and not
	@PYTHONPATH=tests $(BIN)/python -m bench.pace

bench-newcomer: $(VENV)/.dev $(PAGES) chromium ## a newcomer's first minute at each game, on a desktop and a phone
	@PYTHONPATH=tests $(BIN)/python -m bench.newcomer

screens: $(VENV)/.dev $(PAGES) chromium ## pictures of every page and game into docs/screens
	@PYTHONPATH=tests $(BIN)/python -m tools.screens

freeze: ## make constraints.txt anew from the newest versions
	@$(PYTHON) -m venv --clear build/freeze
	@build/freeze/bin/python -m pip install --quiet --disable-pip-version-check -e '.[dev,compile,bench]'
	@build/freeze/bin/python -m pip list --format=freeze --exclude-editable | grep -viE '^(pip|setuptools|gnomestead)' > constraints.txt

clean: ## remove everything that was built
	@rm -rf $(VENV) build dist web/node_modules $(dir $(PAGES))

chromium: $(VENV)/.dev
	@$(BIN)/python -m tools.chromium

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

web/node_modules/.ready: web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo "The browser's pages are built with Node.js 20.19 or newer: install it (Debian: apt install npm) and try again."; exit 1; }
	@echo "Installing the client's tools…"
	@$(NPM) ci --silent
	@touch $@

$(PAGES): web/node_modules/.ready web/index.html web/vite.config.ts $(shell find web/src web/public -type f)
	@echo "Building the browser's pages…"
	@$(NPM) run --silent build -- --logLevel error
