//! Arbitrary bytes as a record file.

#![no_main]

use kontor_contract::fuzz_record;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let games: Vec<_> = kontor_games::all().collect();
    fuzz_record(&games, bytes);
});
