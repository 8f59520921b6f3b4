//! Arbitrary bytes as the actions at a table of every game.

#![no_main]

use kontor_contract::fuzz_actions;
use kontor_engine::Listed;
use kontor_games::Visitor;

struct Fuzz<'a>(&'a [u8]);

impl Visitor for Fuzz<'_> {
    fn visit<G: Listed>(&mut self) {
        fuzz_actions::<G>(self.0);
    }
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kontor_games::each(&mut Fuzz(bytes)));
