# The commands of the project. `make run` opens a server, `make test` checks everything.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c

.PHONY: run test bench fuzz setup

# Open a server for people to play on; it says where to look.
run: setup
	cargo run --quiet --locked --release --package kontor-cli -- serve

# Every check: format, lints, all tests; the last line counts the tests.
test: setup
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked --quiet
	@mkdir -p target
	cargo test --workspace --locked 2>&1 | tee target/tests.log
	@scripts/count-tests target/tests.log

# Speed of every game and of the store, as tables.
bench: setup
	cargo bench --locked --package kontor-bots --package kontor-store

# Arbitrary bytes as actions, for ten minutes. Needs a nightly toolchain and cargo-fuzz.
fuzz: setup
	cd fuzz && cargo +nightly fuzz run actions -- -max_total_time=600

# Installs what is missing, or says what to install.
setup:
	@scripts/setup
