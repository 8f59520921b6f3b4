//! Playing a game on, step by step.

use crate::event::{Silent, Sink};
use crate::game::{Game, Next};
use crate::generator::Generator;
use crate::policy::Policy;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet};

/// One step of a game: what a seat did, or what chance decided.
#[derive(Clone, PartialEq, Debug)]
pub enum Step<G: Game> {
    /// What a seat did.
    Action(Seat, G::Action),
    /// What chance decided.
    Chance(G::Outcome),
}

impl<G: Game> Step<G> {
    /// Applies this step.
    #[inline]
    pub fn apply(&self, game: &mut G, sink: &mut impl Sink<G::Event>) -> Result<(), Refusal> {
        match *self {
            Step::Action(seat, action) => game.act(seat, action, sink),
            Step::Chance(outcome) => game.chance(outcome, sink),
        }
    }
}

/// Where the numbers of a game among policies come from.
#[derive(Clone, Debug)]
pub struct Sources {
    /// The game's dice and cards.
    pub chance: Generator,
    /// Everything else: what policies draw, and who is quicker where several may act.
    pub players: Generator,
}

/// The next step, with chance from `sources` and actions from the seats' policies; `None` when the
/// game is over. Where several seats may act, each is as likely to be the quickest.
#[inline(always)]
pub fn next_step<G: Game, P: Policy<G> + ?Sized>(
    game: &G,
    policies: &mut [Box<P>],
    sources: &mut Sources,
) -> Option<Step<G>> {
    match game.next() {
        Next::Over => None,
        Next::Chance => Some(Step::Chance(game.sample(&mut sources.chance))),
        Next::Seats(seats) => {
            let seat = quickest(seats, &mut sources.players);
            let action = policies[seat.index()].choose(game, seat, &mut sources.players);
            Some(Step::Action(seat, action))
        }
    }
}

/// One of the seats that may act, each as likely.
#[inline]
pub fn quickest(seats: SeatSet, generator: &mut Generator) -> Seat {
    seats.single().unwrap_or_else(|| {
        let at = generator.below(seats.len() as u32) as usize;
        seats.iter().nth(at).expect("some seat may act")
    })
}

/// Plays a game to its end, or to `limit` steps, showing each step to `witness` before it is
/// applied; returns how many there were. A policy whose choice is refused is a mistake in the
/// policy and stops the program.
pub fn play_out<G: Game, P: Policy<G> + ?Sized>(
    game: &mut G,
    policies: &mut [Box<P>],
    sources: &mut Sources,
    limit: u32,
    mut witness: impl FnMut(&G, &Step<G>),
) -> u32 {
    let mut steps = 0;
    while steps < limit
        && let Some(step) = next_step(game, policies, sources)
    {
        witness(game, &step);
        if let Err(refusal) = step.apply(game, &mut Silent) {
            panic!("a policy chose {step:?}, which is refused: {refusal}");
        }
        steps += 1;
    }
    steps
}
