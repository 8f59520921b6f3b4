# The commands of the project. `make run` opens a server, `make test` checks everything.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c

.PHONY: run test bench fuzz screenshots page setup setup-browser

# Open a server for people to play on; it says where to look.
run: page
	@echo "Building the server; the first time this takes some minutes."
	cargo build --locked --release --package kontor-cli
	target/release/kontor serve

# Every check: format, lints, types, all tests, also in a browser; the last line counts the tests.
test: setup-browser
	@mkdir -p target
	cd web && npm run --silent lint
	cd web && npm run --silent check
	cd web && npm run --silent unit 2>&1 | tee ../target/unit.log
	cd web && npm run --silent build
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked --quiet
	cargo test --workspace --locked 2>&1 | tee target/tests.log
	cd web && npm run --silent browser 2>&1 | tee ../target/browser.log
	@scripts/count-tests target/unit.log target/tests.log target/browser.log

# Every main screen as a picture in web/artifacts, and the best of them in docs/pictures.
screenshots: setup-browser page
	cargo build --locked --package kontor-cli
	cd web && npm run --silent screenshots

# Speed of every game and of the store, as tables.
bench: setup
	cargo bench --locked --package kontor-bots --package kontor-store

# Arbitrary bytes as actions and as records, five minutes each. Needs a nightly toolchain and cargo-fuzz.
# A byte or two make an action, so only long inputs come far into a game: they are tried from the start.
fuzz: setup
	cd fuzz && cargo +nightly fuzz run actions -- -max_total_time=300 -len_control=0
	cd fuzz && cargo +nightly fuzz run records -- -max_total_time=300

# The page, built into web/dist, from where the server takes it.
page: setup
	@echo "Building the page."
	cd web && npm run --silent build

# Installs what is missing, or says what to install.
setup:
	@scripts/setup

setup-browser:
	@scripts/setup browser
