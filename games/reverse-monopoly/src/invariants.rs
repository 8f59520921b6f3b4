//! What must hold at every step (V2, V16, V27). Any state can be asked, also one that came from
//! outside and cannot be: it is told what is wrong, and nothing stops the program.

use kontor_engine::auction::Auction;
use kontor_engine::{MAX_SEATS, Money, Seat, SeatSet};

use crate::board::{Card, CardSet};
use crate::data::{Effect, MARKET_CARDS};
use crate::debt::Debt;
use crate::end::{Ending, Progress};
use crate::market::MarketCard;
use crate::options::{Stolen, Tripling};
use crate::rent::PYRAMID;
use crate::state::{
    CAPITAL, DEALT, NEW_BANK, OLD_BANK, OLD_BANK_HOLDS, Phase, ReverseMonopoly, Task,
};

type Checked = Result<(), String>;

fn ensure(holds: bool, otherwise: &str) -> Checked {
    if holds { Ok(()) } else { Err(otherwise.into()) }
}

impl ReverseMonopoly {
    pub(crate) fn check_invariants(&self) -> Checked {
        ensure((3..=5).contains(&self.table_size()), "3 to 5 buyers play")?;
        self.check_seat(self.auctioneer)?;
        self.check_money()?;
        self.check_cards()?;
        self.check_market()?;
        ensure(self.limit == 0 || self.turn <= self.limit, "more turns than agreed")?;
        ensure(
            self.pyramid.is_none_or(|die| (1..=PYRAMID).contains(&die)),
            "no such four-sided die",
        )?;
        ensure(
            !self.tripled || self.readings.tripling == Tripling::Use,
            "an Escape is spent where holding it does",
        )?;
        let kept = self.player(self.auctioneer).extra_turns.len();
        ensure(usize::from(self.extra_turns) <= kept, "an extra turn without a card")?;
        ensure(
            self.turn > 0 || matches!(self.phase, Phase::Deal { .. } | Phase::FirstTurn(_)),
            "turns are counted from 1",
        )?;
        self.tasks.iter().try_for_each(|task| self.check_task(task))?;
        self.check_phase()
    }

    fn check_seat(&self, seat: Seat) -> Checked {
        ensure(seat.index() < self.table_size(), "somebody has no seat at the table")
    }

    /// V2: nobody has less than nothing, and all money is what was handed out.
    fn check_money(&self) -> Checked {
        let all = CAPITAL * i64::from(self.seats) + OLD_BANK_HOLDS;
        let mut found = Money::ZERO;
        let seats = Seat::all(MAX_SEATS).map(|seat| self.cash(seat));
        for sum in seats.chain([OLD_BANK, NEW_BANK].map(|bank| self.accounts.balance(bank))) {
            ensure(!sum.is_negative(), "somebody has less than nothing")?;
            ensure(sum <= all, "somebody has more than there is")?;
            found += sum;
        }
        ensure(found == all, "money appeared or vanished")?;
        let idle = Seat::all(MAX_SEATS).skip(self.table_size());
        ensure(
            idle.into_iter().all(|seat| self.cash(seat) == Money::ZERO),
            "an empty seat has cash",
        )?;
        ensure(
            [OLD_BANK, NEW_BANK].iter().all(|&bank| !self.accounts.can_pay(bank, all + all)),
            "a bank never runs out",
        )
    }

    /// Each card has at most one holder, who sits at the table; nobody has won unseen (V28).
    fn check_cards(&self) -> Checked {
        let mut held = CardSet::EMPTY;
        for seat in Seat::all(MAX_SEATS) {
            let cards = self.player(seat).cards;
            ensure(held.and(cards).is_empty(), "a card has two holders")?;
            ensure(
                cards.is_empty() || seat.index() < self.table_size(),
                "an empty seat has cards",
            )?;
            held = held.or(cards);
            let won = self.phase == Phase::Over(Ending::Families { seat });
            ensure(Progress::of(cards).wins() == won, "three tripled families win at once")?;
        }
        Ok(())
    }

    /// V25, V26: every Black Market card is in the deck or kept, and only those that can be.
    fn check_market(&self) -> Checked {
        let mut kept = 0;
        for seat in Seat::all(MAX_SEATS) {
            let cards = self.player(seat).extra_turns;
            ensure(
                cards.is_empty() || seat.index() < self.table_size(),
                "an empty seat has an extra turn",
            )?;
            for card in cards.iter() {
                ensure(card.effect() == Effect::ExtraTurn, "a card is kept that cannot be")?;
                ensure(!self.in_deck(card), "a Black Market card is in two places")?;
                kept += 1;
            }
        }
        ensure(self.deck.len() + kept == MARKET_CARDS, "a Black Market card is missing")
    }

    fn in_deck(&self, card: MarketCard) -> bool {
        self.deck.unseen().contains(card) || self.deck.under().contains(&card)
    }

    fn check_task(&self, task: &Task) -> Checked {
        match *task {
            Task::Draw { seat } => self.check_seat(seat),
            Task::Collect { to, from, .. } | Task::HandOut { from, to, .. } => {
                self.check_seat(to)?;
                self.check_seat(from)
            }
            Task::Settle { debt, .. } => {
                self.check_debt(&debt)?;
                let selling = matches!(self.phase, Phase::Auction { seller, .. }
                    if seller == Some(debt.debtor));
                ensure(selling, "a debt waits, and nothing is being sold for it")
            }
            Task::Fly | Task::Kgb | Task::Business => {
                ensure(self.dice.is_some(), "a turn goes on without a roll")
            }
        }
    }

    /// V27: a debt that is open is more than its debtor has.
    fn check_debt(&self, debt: &Debt) -> Checked {
        self.check_seat(debt.debtor)?;
        debt.creditor.map_or(Ok(()), |seat| self.check_seat(seat))?;
        ensure(debt.creditor != Some(debt.debtor), "somebody owes to themselves")?;
        ensure(debt.amount > self.cash(debt.debtor), "an open debt could be paid")?;
        ensure(debt.amount <= self.accounts.total(), "a debt beyond all money")
    }

    fn check_phase(&self) -> Checked {
        match self.phase {
            Phase::Going => Err("nobody is asked, and nothing is decided".into()),
            Phase::Deal { seat } => {
                self.check_seat(seat)?;
                ensure(self.player(seat).cards.len() < DEALT, "more cards are dealt than there are")
            }
            Phase::FirstTurn(first) => {
                let all = self.all_seats();
                let inside = |seats: SeatSet| seats.minus(all).is_empty();
                ensure(!first.to_throw.is_empty(), "nobody is left to roll for the first turn")?;
                ensure(inside(first.to_throw) && inside(first.leaders), "somebody has no seat")?;
                ensure(first.best <= 99, "more than two dice show")
            }
            Phase::Roll | Phase::Over(Ending::BankBroke | Ending::TurnLimit) => Ok(()),
            Phase::Over(Ending::Families { seat })
            | Phase::Draw { seat }
            | Phase::PlaceKgb { seat } => self.check_seat(seat),
            Phase::Kgb { seat } => {
                ensure(seat == self.mover(), "another moves the KGB")?;
                ensure(!self.kgb_reach().is_empty(), "the KGB has nowhere to go")
            }
            Phase::Market { seat } => ensure(seat == self.mover(), "another moved the KGB"),
            Phase::Auction { card, seller, auction } => self.check_auction(card, seller, &auction),
            Phase::Rent => {
                let owner = self.owner(self.plane);
                let another = owner.is_some_and(|owner| owner != self.auctioneer);
                ensure(another && !self.plane.is_escape(), "rent is thrown for nothing")
            }
            Phase::Escape { seat, .. } => {
                self.check_seat(seat)?;
                ensure(
                    !self.plane.is_escape(),
                    "an Escape is asked for where there is no business",
                )?;
                ensure(!self.escapes(seat).is_empty(), "there is no Escape to spend")
            }
            Phase::ChooseEscape { seat, from } => {
                self.check_seat(seat)?;
                from.map_or(Ok(()), |holder| self.check_seat(holder))?;
                ensure(from != Some(seat), "an Escape is stolen from oneself")?;
                let by_kgb = self.readings.stolen == Stolen::Any && seat == self.mover();
                ensure(from.is_none() || by_kgb, "nobody takes an Escape of another's so")?;
                ensure(!self.escapes_of(from).is_empty(), "there is no Escape to choose")
            }
            Phase::MaySell { seat } => {
                self.check_seat(seat)?;
                ensure(!self.properties(seat).is_empty(), "there is nothing to sell")
            }
            Phase::MustSell { debt, offered } => {
                self.check_debt(&debt)?;
                let left = self.properties(debt.debtor).minus(offered);
                ensure(!left.is_empty(), "there is nothing left to sell")
            }
        }
    }

    /// V16: what is auctioned is the seller's, or nobody's; the leading bid is covered.
    fn check_auction(&self, card: Card, seller: Option<Seat>, auction: &Auction) -> Checked {
        ensure(!card.is_escape(), "Escapes are not sold")?;
        ensure(self.owner(card) == seller, "what is auctioned is not the seller's")?;
        let bidders = seller.map_or(self.all_seats(), |seat| self.all_seats().without(seat));
        ensure(auction.to_act().minus(bidders).is_empty(), "somebody bids who may not")?;
        ensure(!auction.to_act().is_empty(), "an auction is over and still open")?;
        match auction.best() {
            Some(bid) => {
                ensure(bidders.contains(bid.seat), "somebody bids who may not")?;
                ensure(bid.amount <= self.cash(bid.seat), "a bid beyond the bidder's cash")
            }
            None => Ok(()),
        }
    }
}
