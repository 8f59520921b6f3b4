# The commands of the project; `make` alone lists them. What stands behind `##` is what it says of each.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c

.DEFAULT_GOAL := help
.PHONY: help run install test test-quick whole contract bench ladder load growth soak fuzz screenshots page setup setup-browser

help:
	@echo "What make can do here:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Compiled more quickly than what is installed, and as quick for a person: see [profile.play] in Cargo.toml.
run: page ## Set up what is missing, build, and open a server to play on: http://127.0.0.1:8080
	@echo "Building the server. The first time this takes some minutes; cargo says how far it is."
	cargo build --locked --profile play --package kontor-cli
	target/play/kontor serve

install: page ## Build kontor as quick as it gets, and install it for this user
	cargo install --locked --path cli

test: setup-browser ## Every check: format, lints, types, all tests, also in a browser and with PostgreSQL
	@scripts/test

test-quick: setup-browser ## The same without the browser, while one works
	@scripts/test quick

# Whole games of each by keyboard alone, at the usual pace, and in Russian and Polish, as long as they are, and what jumps in
# twice as many actions; `make test` plays them short.
whole: setup-browser page ## Whole games in the browser, by keyboard, at the usual pace, in every language
	cargo build --locked --package kontor-cli
	cd web && WHOLE=1 npm run --silent browser -- tests/blind.test.ts tests/pace.test.ts tests/spoken.test.ts tests/budget.test.ts -t "whole game|turn after turn"

# Every main screen as a picture in web/artifacts, and the best of them in docs/pictures.
screenshots: setup-browser page ## A picture of every main screen
	cargo build --locked --package kontor-cli
	cd web && npm run --silent screenshots

# Speed of every game and of the store, as tables.
bench: setup ## Speed of every game and of the store
	cargo bench --locked --package kontor-bots --package kontor-store

# Who beats whom: one of each bot among mediums, in every game, as tables; in Mercurius also among mediums as they were at
# first, because there they have become better. A table is a game, how many play it, and among whom if not among
# LADDER_AMONG. It takes hours with bots that think for long; stopped, it goes on where it was.
# `make ladder LADDER_GAMES=12 LADDER_BOTS=random,easy` takes a minute.
LADDER_GAMES ?= 120
LADDER_BOTS ?= random,easy,search-200,search-1000,hard,expert
LADDER_AMONG ?= medium
LADDER_TABLES ?= mercurius:3 mercurius:3:steady-1 kommersant:4 kommersant:2 reverse-monopoly:4 nano:3
ladder: ## Who beats whom among the bots; takes hours
	cargo build --locked --release --package kontor-cli
	@for table in $(LADDER_TABLES); do \
	  IFS=: read -r game players among <<< "$$table"; \
	  target/release/kontor ladder $$game --players $$players --among $${among:-$(LADDER_AMONG)} --bots $(LADDER_BOTS) \
	    --games $(LADDER_GAMES) --seed 1 --resume target/ladder-$$(git rev-parse --short HEAD); \
	  echo; \
	done

# The server under load, beside boardgame.io on the same machine, as a table. Fetches boardgame.io from npm, and
# needs `ulimit -n` of at least 16384 for 2,000 tables.
load: page ## The server under load, beside boardgame.io
	cargo build --locked --release --package kontor-cli
	cd bench && npm ci --no-audit --no-fund --silent
	node bench/compare.mjs target/release/kontor

# How the server grows with tables and with steps, as tables and as a picture in docs/pictures. Needs
# `ulimit -n` of at least 16384.
growth: page ## How the server grows with tables and steps
	cargo build --locked --release --package kontor-cli
	node bench/growth.mjs target/release/kontor docs/pictures/growth.svg

# A thousand kills in play, and then an hour of load: nothing may be lost, and memory has to stay flat.
# `make soak KILLS=100 PLAYED=600` takes less.
KILLS ?= 1000
PLAYED ?= 3600
soak: page ## A thousand kills in play, then an hour of load
	cargo build --locked --release --package kontor-cli
	target/release/kontor soak --kills $(KILLS) --tables 20
	target/release/kontor load --tables 200 --seconds $(PLAYED) --flat 10

# What every game promises, in many times as many random games as `make test` plays.
CONTRACT_TIMES ?= 10
contract: ## What every game promises, in ten times as many games
	CONTRACT_TIMES=$(CONTRACT_TIMES) cargo test --locked --release --package kontor-mercurius --package kontor-kommersant \
	  --package kontor-reverse-monopoly --package kontor-nano --package kontor-caravan contract::

# Arbitrary bytes as actions, as records and as messages to a server, five minutes each. Needs a nightly toolchain and cargo-fuzz.
# A byte or two make an action, so only long inputs come far into a game: they are tried from the start.
fuzz: setup ## Arbitrary bytes as actions, records and messages
	cd fuzz && cargo +nightly fuzz run actions -- -max_total_time=300 -len_control=0
	cd fuzz && cargo +nightly fuzz run records -- -max_total_time=300
	cd fuzz && cargo +nightly fuzz run messages -- -max_total_time=300

# The page, built into web/dist, from where the server takes it.
page: setup ## Build the page into web/dist
	@echo "Building the page."
	cd web && npm run --silent build

# Installs what is missing, or says what to install.
setup: ## Install what is missing, or say what to install
	@scripts/setup

setup-browser:
	@scripts/setup browser
