//! Wealth, the end of the game, and places (K37); what must hold at every step (K39).

use kontor_engine::{MAX_SEATS, Money, Seat, SeatSet, Sink, Standing};

use crate::action::Event;
use crate::board::{Lot, LotSet, SquareSet};
use crate::cards::{Card, Kept};
use crate::data::{Group, SquareKind, Stage};
use crate::edition::Even;
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
            1 => "only one player was left",
            _ => "the agreed rounds were played",
        };
        Standing {
            wealth,
            places: Some(Standing::places_by(&scores[..self.table_size()])),
            ending: Some(ending),
        }
    }

    /// K39: what must hold at every step.
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        self.check_property()?;
        self.check_stages()?;
        self.check_tokens()?;
        self.check_cards()?;
        self.check_players()?;
        self.check_phase()
    }

    /// Each property has at most one owner, who is still in; only owned ones are built or mortgaged.
    fn check_property(&self) -> Result<(), String> {
        let mut owned = LotSet::EMPTY;
        for seat in Seat::all(MAX_SEATS) {
            let lots = self.player(seat).lots;
            if let Some(lot) = owned.and(lots).iter().next() {
                return Err(format!("{} has two owners", lot.id()));
            }
            if !lots.is_empty() && !self.playing.contains(seat) {
                return Err(format!("{seat} is out and owns lots"));
            }
            owned = owned.or(lots);
        }
        let built = self.stages.built();
        if !owned.contains_all(built.or(self.mortgaged)) {
            return Err("a free lot is built on or mortgaged".into());
        }
        if !self.mortgaged.and(built).is_empty() {
            return Err("a lot that is built on is mortgaged".into());
        }
        Ok(())
    }

    /// Buildings stand on full groups without mortgages, evenly; nothing on vacant lots.
    fn check_stages(&self) -> Result<(), String> {
        let built = self.stages.built();
        if !built.and(LotSet::of_kind(SquareKind::VacantLot)).is_empty() {
            return Err("a vacant lot is built on".into());
        }
        for &group in Group::ALL {
            let lots = LotSet::group(group);
            if built.and(lots).is_empty() {
                continue;
            }
            let owner = lots.iter().next().and_then(|lot| self.owner(lot));
            if !owner.is_some_and(|seat| self.has_full_group(seat, group)) {
                return Err(format!("{} is built on without the full group", group.id()));
            }
            if !self.mortgaged.and(lots).is_empty() {
                return Err(format!("{} is built on and mortgaged", group.id()));
            }
            let most = match self.agreed.even {
                Even::WithinOne => 1,
                Even::Together => 0,
            };
            let (low, high) = self.stages_of_group(group);
            if high as u8 - low as u8 > most {
                return Err(format!("{} is not built evenly", group.id()));
            }
        }
        Ok(())
    }

    fn check_tokens(&self) -> Result<(), String> {
        let held: usize = self.players.iter().map(|player| usize::from(player.tokens)).sum();
        let found = held + self.tokens.len() + usize::from(self.to_lay);
        if found != usize::from(self.agreed.tokens) {
            return Err(format!("{found} red tokens instead of {}", self.agreed.tokens));
        }
        if !self.tokens.minus(SquareSet::for_tokens()).is_empty() {
            return Err("a red token lies where none may".into());
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), String> {
        for stack in &self.decks {
            let mut under = [0u8; 128];
            stack.under().iter().for_each(|card| under[card.index()] += 1);
            let mut found = 0;
            for card in Card::all().filter(|card| card.data().deck == stack.deck()) {
                let kept = Kept::ALL.iter().filter(|kept| kept.card() == card);
                let held: u8 = kept
                    .map(|&kept| {
                        self.players.iter().map(|player| player.kept.count(kept)).sum::<u8>()
                    })
                    .sum();
                let copies = held + under[card.index()] + stack.unseen_of(card) as u8;
                if copies != card.data().copies {
                    return Err(format!("{copies} copies of {}", card.id()));
                }
                found += usize::from(under[card.index()]);
            }
            if found != stack.under().len() {
                return Err("a card lies under a deck that is not its own".into());
            }
        }
        Ok(())
    }

    fn check_players(&self) -> Result<(), String> {
        for seat in Seat::all(MAX_SEATS) {
            let player = self.player(seat);
            if self.cash(seat).is_negative() {
                return Err(format!("{seat} has less than nothing"));
            }
            if player.loans.credit().is_negative() {
                return Err(format!("{seat} owes {} of principal", player.loans.principal()));
            }
            let seated = seat.index() < self.table_size();
            if seated && (player.out == 0) != self.playing.contains(seat) {
                return Err(format!("{seat} is neither in nor out"));
            }
            if player.out > 0 && self.cash(seat) > Money::ZERO {
                return Err(format!("{seat} is out and has cash"));
            }
        }
        Ok(())
    }

    fn check_phase(&self) -> Result<(), String> {
        if self.phase == Phase::Going && self.to_lay == 0 {
            return Err("nobody goes on".into());
        }
        if self.phase == Phase::Over {
            let ended = self.agreed.rounds > 0 && self.round > self.agreed.rounds;
            return if ended || self.playing.len() == 1 {
                Ok(())
            } else {
                Err("the game ended without a reason".into())
            };
        }
        if self.playing.len() < 2 {
            return Err("one player goes on alone".into());
        }
        let on_turn_is_in = self.playing.contains(self.on_turn) || self.phase == Phase::Going;
        if !on_turn_is_in && self.tasks.iter().next().is_none() && self.phase == Phase::Deals {
            return Err("who is on turn is out".into());
        }
        if let Some(debt) = self.playing.iter().find_map(|seat| self.debt_of(seat))
            && (debt.amount <= self.cash(debt.debtor) || self.means(debt.debtor) < debt.amount)
        {
            return Err(format!("{} should have been settled", debt.debtor));
        }
        Ok(())
    }

    /// The lowest and the highest stage within a group.
    #[inline]
    pub(crate) fn stages_of_group(&self, group: Group) -> (Stage, Stage) {
        let stages = LotSet::group(group).iter().map(|lot| self.stages.of(lot));
        stages.fold((Stage::Enterprise, Stage::Lot), |(low, high), stage| {
            (low.min(stage), high.max(stage))
        })
    }

    /// K22, K24: whether a player has all three lots of a group.
    #[inline]
    pub(crate) fn has_full_group(&self, seat: Seat, group: Group) -> bool {
        self.player(seat).lots.contains_all(LotSet::group(group))
    }

    /// Those still in but this seat.
    #[inline]
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        self.playing.without(seat)
    }

    /// The lots nobody owns.
    pub fn free_lots(&self) -> LotSet {
        Lot::all().filter(|&lot| self.owner(lot).is_none()).collect()
    }
}
