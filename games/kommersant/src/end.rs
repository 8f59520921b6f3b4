//! Wealth, the end of the game, and places (K37).

use kontor_engine::{MAX_SEATS, Money, Seat, Sink, Standing, Text};

use crate::event::Event;
use crate::state::{Kommersant, Phase, Task, Tasks};

impl Kommersant {
    /// K37: cash, lots at their price (half if mortgaged) and building steps, less all that is owed.
    pub fn wealth(&self, seat: Seat) -> Money {
        self.means(seat) - self.player(seat).loans.owed() - self.pending_debts(seat)
    }

    /// What a player owes that has fallen due and is not settled yet.
    fn pending_debts(&self, seat: Seat) -> Money {
        let raised = self.debt_of(seat).map_or(Money::ZERO, |debt| debt.amount);
        let waiting = self.tasks.iter().map(|task| match task {
            Task::Settle(debt) if debt.debtor == seat => debt.amount,
            _ => Money::ZERO,
        });
        raised + waiting.sum()
    }

    /// K37: the agreed end is reached or one player is left.
    pub(crate) fn end_game(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
        self.tasks = Tasks::default();
        let last_left = self.playing.len() == 1;
        sink.event(|| Event::Ended { last_left });
    }

    /// K37: what wins by what the table agreed on.
    pub(crate) fn what_wins(&self) -> Text {
        match self.agreed.rounds {
            0 => Text::new("wins-last"),
            rounds => Text::new("wins-rounds").with("rounds", rounds),
        }
    }

    /// K37: those still in by their wealth, then the others from the last to go out.
    pub(crate) fn standing_now(&self) -> Standing {
        let seats = || Seat::all(self.table_size());
        let wealth = seats().map(|seat| Some(self.wealth(seat))).collect();
        if self.phase != Phase::Over {
            return Standing { wealth, places: None, ending: None };
        }
        let score = |seat: Seat| match self.player(seat).out {
            0 => (true, self.wealth(seat)),
            out => (false, Money::new(out.into())),
        };
        let mut scores = [(false, Money::ZERO); MAX_SEATS];
        seats().for_each(|seat| scores[seat.index()] = score(seat));
        let ending = match self.playing.len() {
            1 => "one-left",
            _ => "rounds",
        };
        Standing {
            wealth,
            places: Some(Standing::places_by(&scores[..self.table_size()])),
            ending: Some(ending),
        }
    }
}
