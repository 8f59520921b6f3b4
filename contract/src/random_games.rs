//! Invariants at every step of random games.

use kontor_engine::{Choices, Game, Money, Next, Seat, SeatSet, Viewer};

use crate::variants::each_state;

/// Random games end; at each step the game's own invariants hold, money is conserved, those who are
/// to act or may act beside have something to do and nobody else has, and there are places exactly when
/// the game is over.
pub fn random_games_keep_the_invariants<G: Game>(games: u32) {
    let mut money = Money::ZERO;
    let mut choices = Choices::new();
    each_state::<G>(games, 0, |game, step, _| {
        if let Err(broken) = game.check() {
            panic!("after {step:?}: {broken}\n{game:?}");
        }
        if step.is_none() {
            money = game.money();
        }
        assert_eq!(game.money(), money, "money appeared or vanished by {step:?}\n{game:?}");
        let to_act = match game.next() {
            Next::Seats(seats) => {
                assert!(!seats.is_empty(), "nobody is to act\n{game:?}");
                seats
            }
            Next::Chance | Next::Over => SeatSet::EMPTY,
        };
        let beside = game.beside();
        assert!(to_act.minus(beside) == to_act, "{beside:?} are to act, not beside\n{game:?}");
        assert!(beside.is_empty() || !to_act.is_empty(), "nobody is waited for\n{game:?}");
        for seat in Seat::all(game.seats()) {
            choices.clear();
            game.choices(seat, &mut choices);
            assert_eq!(
                !choices.is_empty(),
                to_act.contains(seat) || beside.contains(seat),
                "{seat} has {} choices\n{game:?}",
                choices.as_slice().len()
            );
        }
        let standing = game.standing(Viewer::All);
        let over = game.next() == Next::Over;
        assert_eq!(standing.places.is_some(), over);
        assert_eq!(standing.ending.is_some(), over);
        assert_eq!(standing.wealth.len(), game.seats());
        assert!(standing.wealth.iter().all(Option::is_some), "who sees all sees all wealth");
        assert_eq!(standing.winners().is_empty(), !over);
    });
}
