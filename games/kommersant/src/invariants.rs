//! What must hold at every step (K39). Any state can be asked, also one that came from outside and
//! cannot be: it is told what is wrong, and nothing stops the program.

use kontor_engine::{MAX_SEATS, Money, Seat};

use crate::board::{LotSet, Square, SquareSet};
use crate::cards::{Card, Kept};
use crate::data::{Deck, Group, SquareKind, Stage};
use crate::debt::Debt;
use crate::edition::{Even, FullLap};
use crate::moving::MOST_DICE;
use crate::racket::RACKET_LAPS;
use crate::state::{BANK, Kommersant, OFFERS, Offer, Phase, Task};

/// More money than any game brings together.
const BEYOND: Money = Money::new(1_000_000_000_000_000);

type Checked = Result<(), String>;

fn ensure(holds: bool, otherwise: &str) -> Checked {
    if holds { Ok(()) } else { Err(otherwise.into()) }
}

impl Kommersant {
    /// K39: what must hold at every step.
    pub(crate) fn check_invariants(&self) -> Checked {
        self.check_table()?;
        self.check_money()?;
        self.check_property()?;
        self.check_stages()?;
        self.check_tokens()?;
        self.check_cards()?;
        self.check_players()?;
        self.tasks.iter().try_for_each(|task| self.check_task(task))?;
        self.offer.iter().try_for_each(|offer| self.check_offer(offer))?;
        self.check_phase()
    }

    fn check_table(&self) -> Checked {
        ensure((2..=MAX_SEATS).contains(&self.table_size()), "too many or too few seats")?;
        let bankers = [self.banker, self.first_banker].into_iter().flatten();
        for seat in [self.first, self.on_turn].into_iter().chain(bankers) {
            ensure(seat.index() < self.table_size(), "somebody has no seat at the table")?;
        }
        let has_banker = self.agreed.edition().banker_bonus.is_some();
        ensure(self.banker.is_some() == has_banker, "the Banker belongs to the boxed edition")?;
        ensure(self.banker.is_none_or(|seat| self.playing.contains(seat)), "the Banker is out")?;
        ensure(self.round > 0, "rounds are counted from 1")?;
        ensure(self.offers_left <= OFFERS, "too many offers are left")?;
        let decks = self.decks.iter().map(|pack| pack.deck());
        ensure(decks.eq([Deck::Letter, Deck::Surprise, Deck::Risk]), "the decks are mixed up")
    }

    /// No cash is negative, and all money came from the bank.
    fn check_money(&self) -> Checked {
        for seat in Seat::all(MAX_SEATS) {
            let cash = self.cash(seat);
            ensure(!cash.is_negative(), "somebody has less than nothing")?;
            ensure(cash < BEYOND, "somebody has more than there can be")?;
        }
        let bank = self.accounts.balance(BANK);
        ensure(-BEYOND < bank && bank < BEYOND, "the bank has more than there can be")?;
        ensure(self.accounts.can_pay(BANK, BEYOND), "the bank can run out")?;
        ensure(self.accounts.total() == Money::ZERO, "money appeared or vanished")
    }

    /// Each property has at most one owner, who is still in; only owned ones are built or mortgaged.
    fn check_property(&self) -> Checked {
        let mut owned = LotSet::EMPTY;
        for seat in Seat::all(MAX_SEATS) {
            let lots = self.player(seat).lots;
            if let Some(lot) = owned.and(lots).iter().next() {
                return Err(format!("{} has two owners", lot.id()));
            }
            ensure(lots.is_empty() || self.playing.contains(seat), "who is out owns lots")?;
            owned = owned.or(lots);
        }
        let built = self.stages.built();
        let used = built.or(self.mortgaged).or(self.mortgaged_now);
        ensure(owned.contains_all(used), "a free lot is built on or mortgaged")?;
        ensure(self.mortgaged.contains_all(self.mortgaged_now), "a mortgage is forgotten")?;
        let both = self.agreed.mortgage_built || self.mortgaged.and(built).is_empty();
        ensure(both, "a lot that is built on is mortgaged")
    }

    /// Buildings stand on full groups without mortgages, evenly; nothing on vacant lots.
    fn check_stages(&self) -> Checked {
        let built = self.stages.built();
        let vacant = LotSet::of_kind(SquareKind::VacantLot);
        ensure(built.and(vacant).is_empty(), "a vacant lot is built on")?;
        let most = match self.agreed.even {
            Even::WithinOne => 1,
            Even::Together => 0,
        };
        for &group in Group::ALL {
            let lots = LotSet::group(group);
            if built.and(lots).is_empty() {
                continue;
            }
            let full = self.playing.iter().any(|seat| self.has_full_group(seat, group));
            ensure(full, "a group is built on that nobody has in full")?;
            let free = self.agreed.mortgage_built || self.mortgaged.and(lots).is_empty();
            ensure(free, "a group is built on and mortgaged")?;
            let (low, high) = self.stages_of_group(group);
            if high as u8 - low as u8 > most {
                return Err(format!("{} is not built evenly", group.id()));
            }
        }
        Ok(())
    }

    fn check_tokens(&self) -> Checked {
        let held: usize = self.players.iter().map(|player| usize::from(player.tokens)).sum();
        let found = held + self.tokens.len() + usize::from(self.to_lay);
        if found != usize::from(self.agreed.tokens) {
            return Err(format!("{found} red tokens instead of {}", self.agreed.tokens));
        }
        let stray = self.tokens.minus(SquareSet::for_tokens());
        ensure(stray.is_empty(), "a red token lies where none may")
    }

    /// Every card is in its deck, unseen or under it, or kept by a player.
    fn check_cards(&self) -> Checked {
        let mut found = [0u32; 128];
        for pack in &self.decks {
            ensure(pack.top().is_none() || self.agreed.face_up, "a deck lies face up")?;
            for card in pack.under().iter().chain(pack.top().as_ref()) {
                ensure(card.data().deck == pack.deck(), "a card lies under the wrong deck")?;
                found[card.index()] += 1;
            }
        }
        for kept in Kept::ALL {
            let held = self.players.iter().map(|player| u32::from(player.kept.count(kept)));
            found[kept.card().index()] += held.sum::<u32>();
        }
        for card in Card::all() {
            let unseen = self.pack(card.data().deck).unseen_of(card);
            let copies = found[card.index()] + unseen;
            if copies != u32::from(card.data().copies) {
                return Err(format!("{copies} copies of {}", card.id()));
            }
        }
        Ok(())
    }

    fn check_players(&self) -> Checked {
        for seat in Seat::all(MAX_SEATS) {
            let player = self.player(seat);
            let seated = seat.index() < self.table_size();
            let is_in = self.playing.contains(seat);
            ensure(seated || *player == Default::default(), "an empty seat has something")?;
            ensure(!is_in || seated, "somebody plays without a seat")?;
            ensure(!seated || is_in == (player.out == 0), "somebody is neither in nor out")?;
            ensure(is_in || self.cash(seat) == Money::ZERO, "who is out has cash")?;
            ensure(usize::from(player.out) < MAX_SEATS, "too many went out")?;
            ensure(!player.loans.credit().is_negative(), "more was lent than may be (K33)")?;
            let noted = self.agreed.full_lap == FullLap::BothRings;
            let walked = noted || player.walked.is_empty();
            ensure(walked, "squares are noted that nobody asks for")?;
            ensure(!player.walked.contains(Square::START), "Start is noted as walked")?;
            let laps = player.racket.unwrap_or_default();
            ensure(laps <= RACKET_LAPS, "a racketeer's laps are miscounted")?;
        }
        Ok(())
    }

    fn check_task(&self, task: &Task) -> Checked {
        match task {
            Task::Lap { seat } | Task::Arrive { seat } => self.check_in(*seat),
            Task::Collect { to, from, .. } => {
                self.check_in(*to)?;
                ensure(from.index() < self.table_size(), "nobody sits where a card collects")
            }
            Task::Settle(debt) => self.check_debt(debt),
        }
    }

    fn check_in(&self, seat: Seat) -> Checked {
        ensure(self.playing.contains(seat), "the game waits for somebody who is out")
    }

    fn check_debt(&self, debt: &Debt) -> Checked {
        self.check_in(debt.debtor)?;
        debt.creditor.map_or(Ok(()), |seat| self.check_in(seat))?;
        ensure(debt.creditor != Some(debt.debtor), "somebody owes to themselves")?;
        ensure(debt.amount > Money::ZERO && debt.amount < BEYOND, "a debt is no sum")
    }

    /// K32: both sides of an open offer could carry it out at this moment.
    fn check_offer(&self, offer: &Offer) -> Checked {
        for seat in [offer.trade.proposer(), offer.trade.partner()] {
            self.check_in(seat)?;
            let gives = offer.trade.gives(seat).copied().unwrap_or_default();
            let checked = self.check_bundle(seat, &gives, offer.about);
            checked.map_err(|refusal| refusal.to_string())?;
        }
        Ok(())
    }

    fn check_phase(&self) -> Checked {
        if self.phase == Phase::Over {
            let ended = self.agreed.rounds > 0 && self.round > self.agreed.rounds;
            return ensure(ended || self.playing.len() == 1, "the game ended without a reason");
        }
        ensure(self.playing.len() > 1, "one player goes on alone")?;
        match self.phase {
            Phase::FirstTurn(first) => {
                let waits = first.to_throw.iter().chain(first.leaders.iter());
                ensure(!first.to_throw.is_empty(), "nobody throws for the first turn")?;
                waits.into_iter().try_for_each(|seat| self.check_in(seat))
            }
            Phase::Deals | Phase::Doubling { sum: 3..=18 } => self.check_in(self.on_turn),
            Phase::Thrown { dice: 1..=MOST_DICE } => self.check_in(self.on_turn),
            Phase::Doubling { .. } | Phase::Thrown { .. } => Err("dice show no such sum".into()),
            Phase::Draw { seat, deck } => {
                ensure(self.pack(deck).unseen() > 0, "an unseen card is drawn of none")?;
                self.check_in(seat)
            }
            Phase::Purchase { seat, lot, .. } => {
                ensure(self.owner(lot).is_none(), "a lot on sale belongs to somebody")?;
                self.check_in(seat)
            }
            Phase::Banker { lot, decliner } => {
                ensure(self.owner(lot).is_none(), "a lot on sale belongs to somebody")?;
                ensure(self.banker.is_some(), "there is no Banker to decide")?;
                self.check_in(decliner)
            }
            Phase::Auction { lot, auction } => {
                ensure(self.owner(lot).is_none(), "a lot on sale belongs to somebody")?;
                ensure(!auction.to_act().is_empty(), "an auction without bidders goes on")?;
                let best = auction.best().into_iter();
                let payable = best.clone().all(|bid| bid.amount <= self.spendable(bid.seat));
                ensure(payable, "a bid is more than the bidder can pay")?;
                let bidders = auction.to_act().iter().chain(best.map(|bid| bid.seat));
                bidders.into_iter().try_for_each(|seat| self.check_in(seat))
            }
            Phase::Centre { seat } | Phase::Racket { seat } => self.check_in(seat),
            Phase::Naming { seat, piece } => {
                self.check_in(seat)?;
                self.check_in(piece)
            }
            Phase::Losing { seat, stage } => {
                self.check_in(seat)?;
                let losable = stage != Stage::Lot && !self.losable(seat, stage).is_empty();
                ensure(losable, "there is nothing to lose")
            }
            Phase::Debt { debt, offers } => {
                self.check_debt(&debt)?;
                ensure(offers <= OFFERS, "too many offers are left")?;
                let open =
                    self.cash(debt.debtor) < debt.amount && debt.amount <= self.means(debt.debtor);
                ensure(open, "a debt should have been settled (K36)")
            }
            Phase::Going => ensure(self.waits_for_chance(), "nobody goes on"),
            Phase::Over => Ok(()),
        }
    }
}
