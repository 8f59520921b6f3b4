//! The test that every one of Kontor's games passes, by one line in its tests of the rules:
//!
//! ```ignore
//! kontor_contract::contract!(Mercurius, games: 3000, rules: "mercurius.md");
//! ```
//!
//! It plays random games of every player count, edition and option to the end and checks what a game
//! promises: that its invariants hold at every step and money is conserved; that what it lists is
//! accepted and all else is refused without any change, to the letter; that nobody learns what is hidden from them,
//! neither by views nor by events, words or refusals; that chance agrees with its odds; that auctions are in one shape; that records replay to the same state; that
//! states survive being written and read; that its policies use only what their seat knows; that
//! everything is said in every language; and that every rule has a test of its name.

mod allocation;
mod auctions;
mod bench;
mod fuzz;
mod hidden;
mod letter;
mod mutation;
mod odds;
mod policies;
mod random_games;
mod records;
mod refusals;
mod rules;
mod texts;
mod variants;
mod words;

pub use allocation::{
    Counting, allocations, deciding_allocates_nothing, playing_allocates_nothing,
};
pub use auctions::auctions_are_alike;
pub use bench::{Bench, LETTERS, golden, put_cash, said, seat, set_up};
pub use fuzz::{fuzz_actions, fuzz_record};
pub use hidden::hidden_things_stay_hidden;
pub use letter::steps_are_read_to_the_letter;
pub use odds::chance_agrees_with_its_odds;
pub use policies::policies_use_what_they_know;
pub use random_games::random_games_keep_the_invariants;
pub use records::{
    golden_records_still_play, records_replay, states_survive_serialization,
    upgrades_to_the_same_game,
};
pub use refusals::what_is_not_listed_is_refused;
pub use rules::every_rule_has_a_test;
pub use texts::{
    are_marked_as_readings, texts_are_whole, words_agree, words_are_said, words_are_there,
};
pub use words::english;

/// The tests of the contract for one game.
///
/// `games` random games check the invariants, or as many times that as [`games`](crate::games) says; the slower checks
/// play a share of that. `rules` is the game's file in `docs/rules/`. Golden records lie in the crate's `tests/golden/`,
/// what fuzzing found in its `tests/fuzz/`.
#[macro_export]
macro_rules! contract {
    ($game:ty, games: $games:expr, rules: $rules:expr) => {
        #[test]
        fn random_games_keep_the_invariants() {
            $crate::random_games_keep_the_invariants::<$game>($crate::games($games));
        }

        #[test]
        fn what_is_not_listed_is_refused() {
            $crate::what_is_not_listed_is_refused::<$game>($crate::games($games) / 50);
        }

        #[test]
        fn steps_are_read_to_the_letter() {
            $crate::steps_are_read_to_the_letter::<$game>($crate::games($games) / 50);
        }

        #[test]
        fn hidden_things_stay_hidden() {
            $crate::hidden_things_stay_hidden::<$game>($crate::games($games) / 50);
        }

        #[test]
        fn auctions_are_alike() {
            $crate::auctions_are_alike::<$game>($crate::games($games) / 100);
        }

        #[test]
        fn chance_agrees_with_its_odds() {
            $crate::chance_agrees_with_its_odds::<$game>($crate::games($games) / 100);
        }

        #[test]
        fn records_replay() {
            $crate::records_replay::<$game>($crate::games($games) / 50);
        }

        #[test]
        fn golden_records_still_play() {
            $crate::golden_records_still_play::<$game>(env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn states_survive_serialization() {
            $crate::states_survive_serialization::<$game>($crate::games($games) / 50);
        }

        #[test]
        fn policies_use_what_they_know() {
            $crate::policies_use_what_they_know::<$game>($crate::games($games) / 100);
        }

        #[test]
        fn what_fuzzing_found_stays_mended() {
            $crate::what_fuzzing_found_stays_mended::<$game>(env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn texts_are_whole() {
            $crate::texts_are_whole::<$game>(
                $crate::games($games) / 10,
                env!("CARGO_MANIFEST_DIR"),
            );
        }

        #[test]
        fn every_rule_has_a_test() {
            $crate::every_rule_has_a_test(env!("CARGO_MANIFEST_DIR"), $rules);
        }
    };
}

pub use fuzz::what_fuzzing_found_stays_mended;

/// So many games, or as many times that as `CONTRACT_TIMES` says: `make contract` plays more than `make test`.
pub fn games(usual: u32) -> u32 {
    let times = std::env::var("CONTRACT_TIMES").ok();
    usual * times.map_or(1, |times| times.parse().expect("CONTRACT_TIMES is a whole number"))
}
