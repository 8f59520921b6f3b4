//! How many dice to throw, and which squares to go to.

use kontor_engine::Seat;

use super::{FIGURES, Mind, Reckoning, float};
use crate::action::Action;
use crate::board::{Lot, Square};
use crate::cards::Kept;
use crate::data::{Deck, Effect, SQUARES, SquareKind};
use crate::moving::{CENTRE_EXIT, MOST_DICE, TAX, TAX_EXIT};
use crate::state::Place;

/// What a lost turn costs, roughly.
const TURN: f64 = 6_000.0;

impl Mind<'_> {
    /// How many dice promise most; whether the Tax Service is worth paying.
    pub(super) fn throw(&self) -> Action {
        let game = self.game;
        let at = match game.player(self.seat).place {
            Place::Centre => return Action::Throw { dice: MOST_DICE },
            Place::Square(square) => square,
        };
        let ahead = self.ahead(at);
        let promise = |dice: u8| -> f64 {
            let odds = FIGURES.odds[usize::from(dice) - 1].iter();
            odds.zip(&ahead).map(|(odds, worth)| odds * worth).sum()
        };
        let best = |least: u8| {
            (least..=MOST_DICE).max_by(|&a, &b| promise(a).total_cmp(&promise(b))).unwrap_or(least)
        };
        if game.is_held_by_tax(self.seat) {
            if game.player(self.seat).kept.has(Kept::TaxExemption) {
                return Action::UseExemption;
            }
            let stay: f64 = (usize::from(TAX_EXIT)..19)
                .map(|sum| FIGURES.odds[2][sum] * (ahead[sum] + TURN))
                .sum();
            let walk = promise(best(1)) + TURN - float(TAX);
            if game.cash(self.seat) >= TAX && walk > stay {
                return Action::PayTax;
            }
            return Action::Throw { dice: MOST_DICE };
        }
        Action::Throw { dice: best(game.dice_allowed(self.seat).0) }
    }

    /// What each number of steps from a square leads to.
    fn ahead(&self, at: Square) -> [f64; 19] {
        let lap = self.next_lap();
        std::array::from_fn(|steps| {
            let square = at.forward(steps as u8);
            let passed = at.index() + steps >= SQUARES;
            self.promise_of(square) + if passed { lap } else { lap * steps as f64 / SQUARES as f64 }
        })
    }

    /// What passing Start the next time pays.
    fn next_lap(&self) -> f64 {
        let counts = self.reckoning == Reckoning::AtFirst || self.game.completes_next(self.seat);
        if counts { float(self.game.dividends(self.seat)) } else { 0.0 }
    }

    /// What coming to rest on a square is worth.
    fn promise_of(&self, square: Square) -> f64 {
        let token = if self.game.tokens.contains(square) { self.token_worth() } else { 0.0 };
        token
            + match square.kind() {
                SquareKind::Profit | SquareKind::Fine => square.data().amount as f64,
                SquareKind::Vacation | SquareKind::Treatment => -TURN,
                SquareKind::TaxService => -0.74 * float(TAX),
                SquareKind::Letter => self.promise_of_deck(Deck::Letter),
                SquareKind::Surprise => self.promise_of_deck(Deck::Surprise),
                SquareKind::Risk => self.promise_of_deck(Deck::Risk),
                _ => square.lot().map_or(0.0, |lot| self.promise_of_lot(lot)),
            }
    }

    /// What the card on top of a deck is worth, where it lies face up.
    fn promise_of_deck(&self, deck: Deck) -> f64 {
        match self.game.pack(deck).top().map(|card| card.data().effect) {
            Some(Effect::Money(amount)) => amount as f64,
            Some(Effect::FromEachPlayer(amount)) => {
                amount as f64 * self.game.others(self.seat).len() as f64
            }
            Some(Effect::TaxService) => -0.74 * float(TAX),
            Some(Effect::SkipTurn) => -TURN,
            _ => 0.0,
        }
    }

    fn promise_of_lot(&self, lot: Lot) -> f64 {
        let game = self.game;
        match game.owner(lot) {
            Some(owner) if owner == self.seat => 0.0,
            Some(owner) if game.player(self.seat).racket.is_some() => self.robbery(owner, lot),
            Some(owner) => -float(game.rent(owner, lot).amount()),
            None => {
                let state = lot.kind() == SquareKind::StateEnterprise;
                let right = !state || game.tokens_held(self.seat) > 0;
                let can = right && lot.price() <= game.spendable(self.seat);
                if can { self.added(self.seat, lot) / 2.0 } else { 0.0 }
            }
        }
    }

    /// What a racketeer gains on another's lot.
    pub(super) fn robbery(&self, owner: Seat, lot: Lot) -> f64 {
        match self.game.loot(lot) {
            _ if self.game.guards(owner, lot) => -self.cash(),
            _ if self.game.mortgaged.contains(lot) => 0.0,
            loot => float(loot),
        }
    }

    pub(super) fn double_or_not(&self, sum: u8) -> Action {
        let at = self.game.square_of(self.seat);
        let lap = self.next_lap();
        let promise = |steps: u8| {
            let passed = at.index() + usize::from(steps) >= SQUARES;
            self.promise_of(at.forward(steps)) + if passed { lap } else { 0.0 }
        };
        Action::Move { double: promise(2 * sum) > promise(sum) }
    }

    /// The centre is a shelter for those who have more to fear than to win outside.
    pub(super) fn enter_centre_or_not(&self) -> Action {
        let promise: f64 = Square::all().map(|square| self.promise_of(square)).sum();
        let outside = promise / SQUARES as f64 + TURN / 2.0;
        let exit: f64 = FIGURES.odds[2][usize::from(CENTRE_EXIT)..].iter().sum();
        if outside < -TURN * exit { Action::EnterCentre } else { Action::Decline }
    }

    pub(super) fn best_square(&self) -> Action {
        let best = Square::all().max_by(|&a, &b| self.promise_of(a).total_cmp(&self.promise_of(b)));
        Action::Name { square: best.unwrap_or(Square::START) }
    }

    /// The square that costs a neighbour most, above all to oneself.
    pub(super) fn worst_square_for(&self, piece: Seat) -> Action {
        let theirs = Mind { seat: piece, ..*self };
        let harm = |square: Square| {
            let to_me = square.lot().is_some_and(|lot| self.lots(self.seat).contains(lot));
            -theirs.promise_of(square) * if to_me { 2.0 } else { 1.0 }
        };
        let worst = Square::all().max_by(|&a, &b| harm(a).total_cmp(&harm(b)));
        Action::Name { square: worst.unwrap_or(Square::START) }
    }
}
