//! Playing takes no memory from the heap: a game is a small value, and a step changes it in place.
//!
//! A global allocator that counts needs a test program of its own, so this has a macro of its own:
//! one line in a game's `tests/no_allocation.rs`.

// A global allocator cannot be written without it; it only counts and passes on.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::mem::{Discriminant, discriminant};

use kontor_engine::play::quickest;
use kontor_engine::{Choice, Choices, Game, Generator, Next, Policy, Silent};

use crate::variants::variants;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counting.
#[derive(Debug)]
pub struct Counting;

fn count() {
    // A thread that is ending has no counter any more, and nothing to count.
    let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: every call is passed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(pointer, layout, size) }
    }
}

/// How often this thread has taken memory from the heap.
pub fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

/// How often each kind of form must have been filled in.
const FILLINGS: u32 = 40;
/// How many kinds of forms a game has at most.
const MOST_FORMS: usize = 16;

/// The tests of a game that playing takes no memory and that it is smaller than `bytes`; at every
/// variant of its tables `games` random games are played.
#[macro_export]
macro_rules! no_allocation {
    ($game:ty, games: $games:expr, bytes: $bytes:expr) => {
        #[global_allocator]
        static COUNTING: $crate::Counting = $crate::Counting;

        #[test]
        fn the_counter_counts() {
            let before = $crate::allocations();
            let boxed = std::hint::black_box(Box::new(1));
            assert_eq!(($crate::allocations() - before, *boxed), (1, 1));
        }

        #[test]
        fn playing_allocates_nothing() {
            $crate::playing_allocates_nothing::<$game>($games);
        }

        #[test]
        fn a_game_is_a_small_value() {
            let size = size_of::<$game>();
            assert!(size < $bytes, "{size} bytes");
        }
    };
}

/// Random games at every variant of the game's tables take no memory, and fill in every kind of form
/// that they come across often enough. `games` are played at each.
pub fn playing_allocates_nothing<G: Game>(games: u32) {
    let mut player = Player::default();
    for (number, setup) in variants::<G>().iter().enumerate() {
        let game = G::set_up(setup).expect("a variant can be set up");
        let mut generator = Generator::from_number(number as u64);
        // The figures of a game are laid out when they are first asked for.
        player.play(game.clone(), &mut generator);
        let games: Vec<G> = (0..games).map(|_| game.clone()).collect();
        let before = allocations();
        for game in games {
            player.play(game, &mut generator);
        }
        assert_eq!(allocations() - before, 0, "at {setup:?}");
    }
    let filled: Vec<_> = player.filled.iter().flatten().collect();
    assert!(!filled.is_empty(), "no form was filled in");
    for (form, times) in filled {
        assert!(*times >= FILLINGS, "the form {form:?} was filled in {times} times only");
    }
}

/// The steps after which a game among policies is taken to go on for ever.
const ENOUGH: u32 = 20_000;

/// Games at every variant of the game's tables, all seats played by this policy, take no memory. `games` are played at
/// each.
pub fn deciding_allocates_nothing<G: Game>(policy: &mut impl Policy<G>, games: u32) {
    let mut decided = 0;
    for (number, setup) in variants::<G>().iter().enumerate() {
        let game = G::set_up(setup).expect("a variant can be set up");
        let mut generator = Generator::from_number(number as u64);
        // Figures are laid out when they are first asked for.
        play_by(policy, game.clone(), &mut generator);
        let games: Vec<G> = (0..games).map(|_| game.clone()).collect();
        let before = allocations();
        for game in games {
            decided += play_by(policy, game, &mut generator);
        }
        assert_eq!(allocations() - before, 0, "at {setup:?}");
    }
    assert!(decided > 1_000, "only {decided} decisions");
}

/// Plays a game with one policy in all seats; says how many decisions it took.
fn play_by<G: Game>(policy: &mut impl Policy<G>, mut game: G, generator: &mut Generator) -> u32 {
    let mut decided = 0;
    for _ in 0..ENOUGH {
        match game.next() {
            Next::Over => break,
            Next::Chance => {
                let outcome = game.sample(generator);
                game.chance(outcome, &mut Silent).expect("a sampled outcome");
            }
            Next::Seats(seats) => {
                let seat = quickest(seats, generator);
                let action = policy.choose(&game, seat, generator);
                game.act(seat, action, &mut Silent).expect("a policy chooses what is allowed");
                decided += 1;
            }
        }
    }
    decided
}

/// Plays all seats by random choices, and counts the forms filled in.
struct Player<G: Game> {
    choices: Choices<G::Action, G::Template>,
    /// How often each kind of form was filled in.
    filled: [Option<(Discriminant<G::Template>, u32)>; MOST_FORMS],
}

impl<G: Game> Default for Player<G> {
    fn default() -> Player<G> {
        Player { choices: Choices::new(), filled: [None; MOST_FORMS] }
    }
}

impl<G: Game> Player<G> {
    fn play(&mut self, mut game: G, generator: &mut Generator) {
        loop {
            match game.next() {
                Next::Over => return,
                Next::Chance => {
                    let outcome = game.sample(generator);
                    game.chance(outcome, &mut Silent).expect("a sampled outcome");
                }
                Next::Seats(seats) => {
                    let seat = quickest(seats, generator);
                    self.choices.clear();
                    game.choices(seat, &mut self.choices);
                    let action = match generator.pick(self.choices.as_slice()) {
                        Choice::Exact(action) => action,
                        Choice::Template(template) => {
                            self.count(template);
                            let form = game.form(seat, template);
                            G::fill(template, &form.fill_by_chance(generator))
                        }
                    };
                    game.act(seat, action, &mut Silent).expect("a listed choice");
                }
            }
        }
    }

    fn count(&mut self, template: G::Template) {
        let kind = discriminant(&template);
        let same = |entry: &&mut Option<(Discriminant<G::Template>, u32)>| match entry {
            Some((own, _)) => *own == kind,
            None => true,
        };
        match self.filled.iter_mut().find(same) {
            Some(Some((_, times))) => *times += 1,
            Some(free) => *free = Some((kind, 1)),
            None => panic!("a game has more than {MOST_FORMS} forms"),
        }
    }
}
