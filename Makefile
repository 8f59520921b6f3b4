# The commands of the project. `make run` opens a server, `make test` checks everything.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c

.PHONY: run test test-page test-rust whole bench ladder load growth soak fuzz screenshots page setup setup-browser

# Open a server for people to play on; it says where to look.
run: page
	@echo "Building the server; the first time this takes some minutes."
	cargo build --locked --release --package kontor-cli
	target/release/kontor serve

# The tests are compiled by clippy's driver, with its warnings and the compiler's as errors, so that linting takes no pass
# of its own. What is compiled so stands apart from what plain `cargo` compiles.
LINTED := RUSTC_WORKSPACE_WRAPPER=clippy-driver RUSTFLAGS="-D warnings"

# Every check: format, lints, types, all tests, also in a browser; the last lines say what took the time and count
# the tests. Who plays in the browser mostly waits for what moves there, so all else goes on beside it as soon as there
# is a server.
test: setup-browser
	@mkdir -p target && rm -f target/times.log
	cargo fmt --all --check
	scripts/long-files
	scripts/timed "page: lint" npm --prefix web run --silent lint
	scripts/beside target/page.log $(MAKE) --no-print-directory test-page -- \
	  env $(LINTED) scripts/timed "compiling and linting" cargo test --workspace --all-targets --locked --no-run
	scripts/beside target/browser.log scripts/timed "browser tests" npm --prefix web run --silent browser -- \
	  $(MAKE) --no-print-directory test-rust
	@sort --key 2 --numeric-sort --reverse --field-separator $$'\t' target/times.log | awk -F '\t' '{ printf "%5d s  %s\n", $$2, $$1 }'
	@scripts/count-tests target/unit.log target/browser.log target/tests.log

test-page:
	scripts/timed "page: types" npm --prefix web run --silent check
	scripts/timed "page: unit tests" npm --prefix web run --silent unit 2>&1 | tee target/unit.log
	scripts/timed "page: build" npm --prefix web run --silent build

test-rust:
	$(LINTED) RUSTDOCFLAGS="-D warnings" scripts/timed "documentation" cargo doc --workspace --no-deps --locked --quiet
	$(LINTED) scripts/timed "tests" cargo test --workspace --locked 2>&1 | tee target/tests.log

# Whole games of each by keyboard alone, at the usual pace, and in Russian and Polish, as long as they are; `make test`
# plays them short.
whole: setup-browser page
	cargo build --locked --package kontor-cli
	cd web && WHOLE=1 npm run --silent browser -- tests/blind.test.ts tests/pace.test.ts tests/spoken.test.ts -t "whole game"

# Every main screen as a picture in web/artifacts, and the best of them in docs/pictures.
screenshots: setup-browser page
	cargo build --locked --package kontor-cli
	cd web && npm run --silent screenshots

# Speed of every game and of the store, as tables.
bench: setup
	cargo bench --locked --package kontor-bots --package kontor-store

# Who beats whom: one of each bot among mediums, in every game, as tables. It takes hours with bots that think for long;
# stopped, it goes on where it was. `make ladder LADDER_GAMES=12 LADDER_BOTS=random,easy` takes a minute.
LADDER_GAMES ?= 120
LADDER_BOTS ?= random,easy,search-200,search-1000,hard
LADDER_TABLES ?= mercurius:3 kommersant:4 kommersant:2 reverse-monopoly:4 nano:3
ladder:
	cargo build --locked --release --package kontor-cli
	@for table in $(LADDER_TABLES); do \
	  target/release/kontor ladder $${table%:*} --players $${table#*:} --bots $(LADDER_BOTS) --games $(LADDER_GAMES) --seed 1 \
	    --resume target/ladder-$$(git rev-parse --short HEAD); \
	  echo; \
	done

# The server under load, beside boardgame.io on the same machine, as a table. Fetches boardgame.io from npm, and
# needs `ulimit -n` of at least 16384 for 2,000 tables.
load: page
	cargo build --locked --release --package kontor-cli
	cd bench && npm ci --no-audit --no-fund --silent
	node bench/compare.mjs target/release/kontor

# How the server grows with tables and with steps, as tables and as a picture in docs/pictures. Needs
# `ulimit -n` of at least 16384.
growth: page
	cargo build --locked --release --package kontor-cli
	node bench/growth.mjs target/release/kontor docs/pictures/growth.svg

# A thousand kills in play, and then an hour of load: nothing may be lost, and memory has to stay flat.
# `make soak KILLS=100 PLAYED=600` takes less.
KILLS ?= 1000
PLAYED ?= 3600
soak: page
	cargo build --locked --release --package kontor-cli
	target/release/kontor soak --kills $(KILLS) --tables 20
	target/release/kontor load --tables 200 --seconds $(PLAYED) --flat 10

# Arbitrary bytes as actions, as records and as messages to a server, five minutes each. Needs a nightly toolchain and cargo-fuzz.
# A byte or two make an action, so only long inputs come far into a game: they are tried from the start.
fuzz: setup
	cd fuzz && cargo +nightly fuzz run actions -- -max_total_time=300 -len_control=0
	cd fuzz && cargo +nightly fuzz run records -- -max_total_time=300
	cd fuzz && cargo +nightly fuzz run messages -- -max_total_time=300

# The page, built into web/dist, from where the server takes it.
page: setup
	@echo "Building the page."
	cd web && npm run --silent build

# Installs what is missing, or says what to install.
setup:
	@scripts/setup

setup-browser:
	@scripts/setup browser
