//! `steady`: a sensible player by rule of thumb.
//!
//! The bank takes lots and buildings back at what they cost, so what matters is what property earns
//! until the end. `steady` estimates that: visits still to come, times rent, more for groups that are
//! nearly or wholly its own. It buys, bids, builds, borrows and trades by this estimate, sells first
//! what earns least, and throws as many dice as promise the best square.

use std::sync::LazyLock;

use kontor_engine::{Generator, Money, Policy, Seat, SeatSet};

use crate::action::Action;
use crate::auction::RULES;
use crate::board::{LOTS, Lot, LotSet, Square, next_stage, state_farm};
use crate::building::step_price;
use crate::cards::Kept;
use crate::data::{GROUPS, Group, SQUARES, SquareKind, Stage, data};
use crate::deals::{Bundle, redemption};
use crate::edition::Even;
use crate::loans::{UNIT_OWED, loan_for};
use crate::moving::{CENTRE_EXIT, MOST_DICE, TAX, TAX_EXIT};
use crate::state::{About, Kommersant, Phase, Place};
use crate::turn;

/// Rounds to reckon with where no end is agreed, and at most.
const HORIZON: f64 = 60.0;
/// How far a piece comes in a turn.
const PACE: f64 = 9.0;
/// The share of its full rent that a full group will come to earn.
const GROWTH: f64 = 0.5;
/// What one and two lots of a group are worth of the full group's earnings.
const HOPE: [f64; 4] = [0.0, 0.04, 0.16, 1.0];
/// A loan costs a fifth.
const INTEREST: f64 = 0.2;
/// Cash kept back when building and redeeming.
const RESERVE: f64 = 6_000.0;
/// A trade has to promise at least this much.
const WORTHWHILE: f64 = 2_000.0;
/// A trade has to promise at least this part of what the other side gains.
const FAIR: f64 = 0.6;
/// Trades are proposed every so many rounds, so as not to pester people.
const PROPOSING: u16 = 3;
/// What a lost turn costs, roughly.
const TURN: f64 = 6_000.0;

/// The policy.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steady;

impl Policy<Kommersant> for Steady {
    fn choose(&mut self, game: &Kommersant, seat: Seat, _generator: &mut Generator) -> Action {
        let mind = Mind::of(game, seat);
        if game.offer.is_some() {
            return mind.answer();
        }
        match game.phase {
            Phase::Deals => mind.deal(),
            Phase::Doubling { sum } => mind.double_or_not(sum),
            Phase::Purchase { lot, asked, .. } => mind.buy_or_not(lot, asked),
            Phase::Banker { lot, decliner } => mind.hold_auction_or_not(lot, decliner),
            Phase::Auction { lot, auction } => mind.bid_or_pass(lot, auction.least(&RULES)),
            Phase::Centre { .. } => mind.enter_centre_or_not(),
            Phase::Racket { .. } if mind.racket_pays() => Action::TurnRacketeer,
            Phase::Naming { piece, .. } if piece == seat => mind.best_square(),
            Phase::Naming { piece, .. } => mind.worst_square_for(piece),
            Phase::Debt { debt, .. } => mind.raise(debt.amount - game.cash(seat)),
            _ => Action::Decline,
        }
    }
}

/// A player's view of the game, with what the estimates need.
struct Mind<'a> {
    game: &'a Kommersant,
    seat: Seat,
    /// Rounds still to come.
    rounds: f64,
    /// How often a piece that is not one's own will come to a square until the end.
    visits: f64,
    /// Laps still to come.
    laps: f64,
}

/// What never changes about lots and groups, as numbers to reckon with.
struct Figures {
    rent: [[f64; 4]; LOTS],
    dividend: [[f64; 4]; LOTS],
    /// The rent of a group with all its head enterprises.
    full_rent: [f64; GROUPS],
    /// How likely one, two or three dice show each sum.
    odds: [[f64; 19]; 3],
}

static FIGURES: LazyLock<Figures> = LazyLock::new(|| {
    const STAGES: [Stage; 4] = [Stage::Lot, Stage::Office, Stage::Department, Stage::Enterprise];
    let mut figures = Figures {
        rent: [[0.0; 4]; LOTS],
        dividend: [[0.0; 4]; LOTS],
        full_rent: [0.0; GROUPS],
        odds: [[0.0; 19]; 3],
    };
    for lot in Lot::all() {
        figures.rent[lot.index()] = STAGES.map(|stage| float(lot.rent_at(stage)));
        figures.dividend[lot.index()] = STAGES.map(|stage| float(lot.dividend_at(stage)));
        if let Some(group) = lot.group() {
            figures.full_rent[group as usize] += float(lot.rent_at(Stage::Enterprise));
        }
    }
    figures.odds[0][1..=6].fill(1.0 / 6.0);
    for dice in 1..3 {
        for sum in 1..=12 {
            let odds = figures.odds[dice - 1][sum];
            (1..=6).for_each(|face| figures.odds[dice][sum + face] += odds / 6.0);
        }
    }
    figures
});

fn float(money: Money) -> f64 {
    money.units() as f64
}

/// Whole thousands, rounded down.
fn thousands(amount: f64) -> Money {
    Money::new((amount.max(0.0) / 1_000.0) as i64 * 1_000)
}

impl<'a> Mind<'a> {
    fn of(game: &'a Kommersant, seat: Seat) -> Mind<'a> {
        let rounds = match game.agreed.rounds {
            0 => HORIZON,
            agreed => (f64::from(agreed) - f64::from(game.round) + 1.0).clamp(0.0, HORIZON),
        };
        let others = (game.playing.len() - 1) as f64;
        Mind {
            game,
            seat,
            rounds,
            visits: others * rounds / SQUARES as f64,
            laps: rounds * PACE / SQUARES as f64,
        }
    }

    fn cash(&self) -> f64 {
        float(self.game.cash(self.seat))
    }

    /// What a set of lots would still earn a player, as far as they are built now and may be.
    fn earnings(&self, lots: LotSet) -> f64 {
        let groups: f64 = Group::ALL.iter().map(|&group| self.group_earnings(group, lots)).sum();
        let state = lots.and(LotSet::of_kind(SquareKind::StateEnterprise));
        let vacant = lots.and(LotSet::of_kind(SquareKind::VacantLot));
        groups
            + state.iter().map(|lot| self.grown(lot, self.printed_rent(lot))).sum::<f64>()
            + vacant.iter().map(|lot| self.printed_rent(lot) * self.visits).sum::<f64>()
            + lots.iter().map(|lot| self.dividends(lot)).sum::<f64>()
    }

    fn group_earnings(&self, group: Group, lots: LotSet) -> f64 {
        let own = lots.and(LotSet::group(group));
        let full = FIGURES.full_rent[group as usize] * GROWTH * self.visits;
        match own.len() {
            0 => 0.0,
            3 => {
                let farm = data().groups[group as usize].state_farm
                    && lots.contains_all(LotSet::one(state_farm()));
                let times = if farm { 3.0 } else { 2.0 };
                own.iter()
                    .map(|lot| {
                        let bare = self.game.stages.of(lot) == Stage::Lot;
                        let rent = self.printed_rent(lot) * if bare { times } else { 1.0 };
                        self.grown(lot, rent)
                    })
                    .sum()
            }
            count => {
                let charged = !self.game.agreed.edition().rent_needs_full_group;
                let single: f64 = own.iter().map(|lot| self.printed_rent(lot)).sum();
                HOPE[count] * full + if charged { single * self.visits } else { 0.0 }
            }
        }
    }

    /// What a lot that can be built on will earn, between its rent now and its head enterprise's.
    fn grown(&self, lot: Lot, rent: f64) -> f64 {
        let most = FIGURES.rent[lot.index()][Stage::Enterprise as usize];
        (rent + GROWTH * (most - rent).max(0.0)) * self.visits
    }

    fn printed_rent(&self, lot: Lot) -> f64 {
        FIGURES.rent[lot.index()][self.game.stages.of(lot) as usize]
    }

    fn dividends(&self, lot: Lot) -> f64 {
        FIGURES.dividend[lot.index()][self.game.stages.of(lot) as usize] * self.laps
    }

    /// What a red token is good for: a state enterprise that is still free.
    fn token_worth(&self) -> f64 {
        let state = LotSet::of_kind(SquareKind::StateEnterprise);
        let free = state.iter().filter(|&lot| self.game.owner(lot).is_none()).count();
        let chance = (free as f64 * self.rounds / SQUARES as f64).min(1.0);
        12_000.0 * chance
    }

    fn card_worth(&self, kept: Kept) -> f64 {
        match kept {
            Kept::RedToken => self.token_worth(),
            Kept::TaxExemption => 3_000.0,
            Kept::Police => 6_000.0,
        }
    }

    fn lots(&self, seat: Seat) -> LotSet {
        self.game.player(seat).lots
    }

    /// What a lot would add to a player's earnings.
    fn added(&self, seat: Seat, lot: Lot) -> f64 {
        let lots = self.lots(seat);
        self.earnings(lots.or(LotSet::one(lot))) - self.earnings(lots)
    }

    /// What a lot is worth keeping from the others: half of the most it would add to one of them.
    fn denied(&self, lot: Lot) -> f64 {
        let others = self.game.others(self.seat).iter().map(|other| self.added(other, lot));
        others.fold(0.0, f64::max) / 2.0
    }

    /// The most that is worth paying for a lot, and whether a loan for it pays.
    fn worth(&self, lot: Lot) -> f64 {
        let gain = self.added(self.seat, lot).max(self.denied(lot));
        let worth = float(lot.price()) + gain;
        let cash = self.cash();
        if worth <= cash { worth } else { cash + (worth - cash) / (1.0 + INTEREST) }
    }

    /// Whether a payment to the bank for something that earns `gain` is worth the loan it takes.
    fn is_worth_borrowing(&self, price: Money, gain: f64) -> bool {
        let loan = float(loan_for(price, self.game.cash(self.seat)));
        gain > INTEREST * loan + if loan > 0.0 { WORTHWHILE } else { 0.0 }
    }

    // Before the throw.

    fn deal(&self) -> Action {
        self.stop_racket()
            .or_else(|| self.build())
            .or_else(|| self.redeem())
            .or_else(|| self.repay())
            .or_else(|| self.propose())
            .unwrap_or_else(|| self.throw())
    }

    fn stop_racket(&self) -> Option<Action> {
        let stops = self.game.may_stop_racket(self.seat) && !self.racket_pays();
        stops.then_some(Action::StopRacket)
    }

    /// Whether a racketeer takes and saves more than the police could cost.
    fn racket_pays(&self) -> bool {
        let mut balance = 1.0;
        for owner in self.game.others(self.seat).iter() {
            let police = self.game.player(owner).kept.has(Kept::Police);
            for lot in self.lots(owner).minus(self.game.mortgaged).iter() {
                let rent = float(self.game.rent(owner, lot).amount());
                let loot = float(self.game.loot(lot));
                balance += if police { rent - self.cash() } else { rent + loot };
            }
        }
        balance > 0.0
    }

    /// The building step that earns most for its price, with cash, a loan, or the proceeds of a lot
    /// that earns less.
    fn build(&self) -> Option<Action> {
        let best = self.steps().max_by(|a, b| (a.gain / a.cost).total_cmp(&(b.gain / b.cost)))?;
        if self.cash() >= best.cost + RESERVE {
            return Some(best.action);
        }
        if let Some(lot) = self.idle_lot(best.gain / best.cost) {
            return Some(Action::SellLot { lot });
        }
        let price = Money::new(best.cost as i64);
        let borrow = price <= self.game.spendable(self.seat)
            && self.is_worth_borrowing(price, best.gain)
            && self.rounds > 4.0;
        borrow.then_some(best.action)
    }

    /// Every building step that the rules allow, whatever it costs.
    fn steps(&self) -> impl Iterator<Item = Step> {
        let game = self.game;
        let free = self.lots(self.seat).minus(game.mortgaged);
        let single = free.minus(game.built_now).iter().filter_map(move |lot| {
            let built = match lot.group() {
                None => lot.kind() == SquareKind::StateEnterprise,
                Some(group) => {
                    game.agreed.even == Even::WithinOne
                        && free.contains_all(LotSet::group(group))
                        && game.stages.of(lot) == game.stages_of_group(group).0
                }
            };
            let gain = self.step_gain(lot)?;
            let cost = float(lot.development());
            built.then_some(Step { action: Action::Build { lot }, cost, gain })
        });
        let together = Group::ALL.iter().filter_map(move |&group| {
            let lots = LotSet::group(group);
            let built = game.agreed.even == Even::Together
                && free.contains_all(lots)
                && game.built_now.and(lots).is_empty();
            let gain: f64 = lots.iter().map(|lot| self.step_gain(lot)).sum::<Option<f64>>()?;
            let cost = float(step_price(group));
            built.then_some(Step { action: Action::BuildGroup { group }, cost, gain })
        });
        single.chain(together)
    }

    /// What one more step on a lot earns, as its part of the way to the head enterprise.
    fn step_gain(&self, lot: Lot) -> Option<f64> {
        let stage = self.game.stages.of(lot);
        next_stage(stage)?;
        let steps = f64::from(Stage::Enterprise as u8 - stage as u8);
        let rents = FIGURES.rent[lot.index()];
        let rent = (rents[Stage::Enterprise as usize] - rents[stage as usize]) / steps;
        Some(rent * self.visits)
    }

    /// A lot that earns less for its price than `rate`, and is in no group that is nearly full.
    fn idle_lot(&self, rate: f64) -> Option<Lot> {
        let lots = self.lots(self.seat);
        let loss = |lot: Lot| {
            let rest = lots.minus(LotSet::one(lot));
            (self.earnings(lots) - self.earnings(rest)) / float(lot.price())
        };
        let spare = self.game.movable(self.seat).minus(self.game.mortgaged);
        let alone = spare.iter().filter(|lot| match lot.group() {
            Some(group) => lots.and(LotSet::group(group)).len() == 1,
            None => lot.kind() == SquareKind::VacantLot,
        });
        let least = alone.map(|lot| (lot, loss(lot))).min_by(|a, b| a.1.total_cmp(&b.1))?;
        (least.1 < rate).then_some(least.0)
    }

    fn redeem(&self) -> Option<Action> {
        let mortgaged = self.lots(self.seat).and(self.game.mortgaged);
        let open = mortgaged.minus(self.game.mortgaged_now);
        let pays = |lot: &Lot| {
            let cost = float(redemption(*lot));
            let earns = self.printed_rent(*lot) * self.visits + self.dividends(*lot);
            let full = lot.group().is_some_and(|group| self.game.has_full_group(self.seat, group));
            self.cash() >= cost + RESERVE && (full || earns > cost / 11.0)
        };
        open.iter().find(pays).map(|lot| Action::Redeem { lot })
    }

    /// Repays what falls due at the next lap as soon as there is cash to spare.
    fn repay(&self) -> Option<Action> {
        let due = self.game.player(self.seat).loans.falling_due()[0];
        let spare = thousands(self.cash() - RESERVE);
        let units = due.min(spare).units() / UNIT_OWED.units();
        (units > 0).then(|| Action::Repay { amount: UNIT_OWED * units })
    }

    // Squares and dice.

    /// How many dice promise most; whether the Tax Service is worth paying.
    fn throw(&self) -> Action {
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
        let lap = float(self.game.dividends(self.seat));
        std::array::from_fn(|steps| {
            let square = at.forward(steps as u8);
            let passed = at.index() + steps >= SQUARES;
            self.promise_of(square) + if passed { lap } else { lap * steps as f64 / SQUARES as f64 }
        })
    }

    /// What coming to rest on a square is worth.
    fn promise_of(&self, square: Square) -> f64 {
        let token = if self.game.tokens.contains(square) { self.token_worth() } else { 0.0 };
        token
            + match square.kind() {
                SquareKind::Profit | SquareKind::Fine => square.data().amount as f64,
                SquareKind::Vacation | SquareKind::Treatment => -TURN,
                SquareKind::TaxService => -0.74 * float(TAX),
                _ => square.lot().map_or(0.0, |lot| self.promise_of_lot(lot)),
            }
    }

    fn promise_of_lot(&self, lot: Lot) -> f64 {
        let game = self.game;
        match game.owner(lot) {
            Some(owner) if owner == self.seat => 0.0,
            Some(_) if game.mortgaged.contains(lot) => 0.0,
            Some(owner) if game.player(self.seat).racket.is_some() => {
                if game.player(owner).kept.has(Kept::Police) {
                    -self.cash()
                } else {
                    float(game.loot(lot))
                }
            }
            Some(owner) => -float(game.rent(owner, lot).amount()),
            None => {
                let state = lot.kind() == SquareKind::StateEnterprise;
                let right = !state || game.tokens_held(self.seat) > 0;
                let can = right && lot.price() <= game.spendable(self.seat);
                if can { self.added(self.seat, lot) / 2.0 } else { 0.0 }
            }
        }
    }

    fn double_or_not(&self, sum: u8) -> Action {
        let at = self.game.square_of(self.seat);
        let lap = float(self.game.dividends(self.seat));
        let promise = |steps: u8| {
            let passed = at.index() + usize::from(steps) >= SQUARES;
            self.promise_of(at.forward(steps)) + if passed { lap } else { 0.0 }
        };
        Action::Move { double: promise(2 * sum) > promise(sum) }
    }

    /// The centre is a shelter for those who have more to fear than to win outside.
    fn enter_centre_or_not(&self) -> Action {
        let promise: f64 = Square::all().map(|square| self.promise_of(square)).sum();
        let outside = promise / SQUARES as f64 + TURN / 2.0;
        let exit: f64 = FIGURES.odds[2][usize::from(CENTRE_EXIT)..].iter().sum();
        if outside < -TURN * exit { Action::EnterCentre } else { Action::Decline }
    }

    fn best_square(&self) -> Action {
        let best = Square::all().max_by(|&a, &b| self.promise_of(a).total_cmp(&self.promise_of(b)));
        Action::Name { square: best.unwrap_or(Square::START) }
    }

    /// The square that costs a neighbour most, above all to oneself.
    fn worst_square_for(&self, piece: Seat) -> Action {
        let theirs = Mind::of(self.game, piece);
        let harm = |square: Square| {
            let to_me = square.lot().is_some_and(|lot| self.lots(self.seat).contains(lot));
            -theirs.promise_of(square) * if to_me { 2.0 } else { 1.0 }
        };
        let worst = Square::all().max_by(|&a, &b| harm(a).total_cmp(&harm(b)));
        Action::Name { square: worst.unwrap_or(Square::START) }
    }

    // Buying.

    fn buy_or_not(&self, lot: Lot, asked: SeatSet) -> Action {
        let game = self.game;
        let gain = self.added(self.seat, lot).max(self.denied(lot));
        let wanted =
            lot.price() <= game.spendable(self.seat) && self.is_worth_borrowing(lot.price(), gain);
        if !wanted {
            return Action::Decline;
        }
        let state = lot.kind() == SquareKind::StateEnterprise;
        if !state || game.tokens_held(self.seat) > 0 {
            return Action::Buy;
        }
        let price = thousands((gain / 3.0).min(self.cash() / 3.0));
        match game.token_holders(self.seat, lot, asked).iter().next() {
            Some(to) if price > Money::ZERO => Action::OfferForToken { to, price },
            _ => Action::Decline,
        }
    }

    fn hold_auction_or_not(&self, lot: Lot, decliner: Seat) -> Action {
        let bids = decliner != self.seat
            && lot.price() <= self.game.spendable(self.seat)
            && float(lot.price()) <= self.worth(lot);
        if bids { Action::HoldAuction } else { Action::Decline }
    }

    /// Bids up to the worth, a quarter of the way at a time.
    fn bid_or_pass(&self, lot: Lot, least: Money) -> Action {
        let worth = thousands(self.worth(lot)).min(self.game.spendable(self.seat));
        if least > worth {
            return Action::Pass;
        }
        let raise = float(worth - least) / 4.0;
        Action::Bid { amount: least + thousands(raise) }
    }

    // Debts.

    /// Sells what costs the least earnings for the cash it brings.
    fn raise(&self, missing: Money) -> Action {
        let game = self.game;
        let lots = self.lots(self.seat);
        let now = self.earnings(lots);
        let brings = |cash: Money| float(cash.min(missing)).max(1.0);
        let movable = game.movable(self.seat);
        let sales = movable.iter().map(|lot| {
            let loss = now - self.earnings(lots.minus(LotSet::one(lot)));
            (Action::SellLot { lot }, loss / brings(game.sale_price(lot)))
        });
        let mortgages = movable.minus(game.mortgaged).iter().map(|lot| {
            let loss = float(lot.price()) / 20.0
                + self.printed_rent(lot) * self.visits / 2.0
                + self.dividends(lot);
            (Action::Mortgage { lot }, loss / brings(lot.half_price()))
        });
        let built = lots.and(game.stages.built());
        let buildings = built.iter().filter(|&lot| game.loss_keeps_even(lot)).map(|lot| {
            let loss = self.building_loss(lot);
            (Action::SellBuilding { lot }, loss / brings(lot.development()))
        });
        let together = Group::ALL.iter().filter(|&&group| {
            game.agreed.even == Even::Together && !built.and(LotSet::group(group)).is_empty()
        });
        let together = together.map(|&group| {
            let loss: f64 = LotSet::group(group).iter().map(|lot| self.building_loss(lot)).sum();
            (Action::SellGroupBuildings { group }, loss / brings(step_price(group)))
        });
        let all = sales.chain(mortgages).chain(buildings).chain(together);
        let least = all.min_by(|a, b| a.1.total_cmp(&b.1));
        least.expect("a debtor who is not bankrupt has something to sell").0
    }

    /// What the last step on a lot earns until it could be built again.
    fn building_loss(&self, lot: Lot) -> f64 {
        let rents = FIGURES.rent[lot.index()];
        let stage = self.game.stages.of(lot) as usize;
        (rents[stage] - rents[stage.saturating_sub(1)]) * self.visits / 3.0
    }

    // Trades.

    /// What a seat would gain if it gave one bundle and got another.
    fn gain(&self, seat: Seat, gives: &Bundle, gets: &Bundle) -> f64 {
        let before = self.lots(seat);
        let after = before.minus(gives.lots).or(gets.lots);
        self.book(gets) - self.book(gives) + self.earnings(after) - self.earnings(before)
    }

    /// Cash, lots at what the bank pays for them, tokens and cards.
    fn book(&self, bundle: &Bundle) -> f64 {
        let lots: Money = bundle.lots.iter().map(|lot| self.game.sale_price(lot)).sum();
        let cards: f64 = bundle.cards.iter().map(|kept| self.card_worth(kept)).sum();
        float(bundle.cash + lots) + f64::from(bundle.tokens) * self.token_worth() + cards
    }

    /// Whether a trade is good for this player and not much better for the other.
    fn agrees(&self, other: Seat, gives: &Bundle, gets: &Bundle) -> bool {
        let own = self.gain(self.seat, gives, gets);
        let theirs = self.gain(other, gets, gives);
        own >= WORTHWHILE && own >= FAIR * theirs
    }

    fn answer(&self) -> Action {
        let Some(offer) = self.game.offer_view() else { return Action::Decline };
        let (other, gives, gets) = if offer.proposer == self.seat {
            (offer.partner, offer.proposer_gives, offer.partner_gives)
        } else {
            (offer.proposer, offer.partner_gives, offer.proposer_gives)
        };
        if self.agrees(other, &gives, &gets) {
            return Action::Accept;
        }
        let open = !offer.countered && offer.about == About::Anything;
        open.then(|| self.counter(other, gives, gets)).flatten().unwrap_or(Action::Decline)
    }

    /// The same lots for a price that both should like, if there is one.
    fn counter(&self, other: Seat, gives: Bundle, gets: Bundle) -> Option<Action> {
        let bare = |bundle: Bundle| Bundle { cash: Money::ZERO, ..bundle };
        let (gives, gets) = self.priced(other, bare(gives), bare(gets))?;
        Some(turn::counter(gives, gets))
    }

    /// Adds the cash that shares the gain of a trade between both sides.
    fn priced(&self, other: Seat, gives: Bundle, gets: Bundle) -> Option<(Bundle, Bundle)> {
        let own = self.gain(self.seat, &gives, &gets);
        let theirs = self.gain(other, &gets, &gives);
        if own + theirs < 4.0 * WORTHWHILE {
            return None;
        }
        let pay = (own - theirs) / 2.0;
        let (payer, amount) = if pay > 0.0 { (self.seat, pay) } else { (other, -pay) };
        let cash = thousands(amount.min(float(self.game.cash(payer))));
        let (mut gives, mut gets) = (gives, gets);
        if pay > 0.0 {
            gives.cash = cash;
        } else {
            gets.cash = cash;
        }
        let fair = self.agrees(other, &gives, &gets)
            && Mind { seat: other, ..*self }.agrees(self.seat, &gets, &gives);
        fair.then_some((gives, gets))
    }

    /// The trade that gains most: a lot that brings a group nearer, for cash or for another lot.
    fn propose(&self) -> Option<Action> {
        let game = self.game;
        let turn = game.round.wrapping_add(self.seat.index() as u16);
        if game.offers_left == 0 || !turn.is_multiple_of(PROPOSING) {
            return None;
        }
        // One offer to each of the others at most, in the order of the seats.
        let made = usize::from(crate::state::OFFERS - game.offers_left);
        let other = game.others(self.seat).iter().nth(made)?;
        let wanted = self.nearer(self.seat, other);
        let spare = self.nearer(other, self.seat);
        let lots = |lots: Option<Lot>| Bundle::lots(lots.into_iter().collect());
        let mut best: Option<(f64, Action)> = None;
        for want in wanted.iter() {
            for give in std::iter::once(None).chain(spare.iter().map(Some)) {
                let priced = self.priced(other, lots(give), lots(Some(want)));
                let Some((gives, gets)) = priced else { continue };
                let gain = self.gain(self.seat, &gives, &gets);
                if best.is_none_or(|(most, _)| gain > most) {
                    best = Some((gain, turn::offer(other, gives, gets)));
                }
            }
        }
        best.map(|(_, action)| action)
    }

    /// The lots of `holder` that would bring a group of `seat` nearer.
    fn nearer(&self, seat: Seat, holder: Seat) -> LotSet {
        let own = self.lots(seat);
        let begun =
            |lot: &Lot| lot.group().is_some_and(|group| !own.and(LotSet::group(group)).is_empty());
        self.game.movable(holder).iter().filter(begun).collect()
    }
}

/// A building step with what it costs and earns.
struct Step {
    action: Action,
    cost: f64,
    gain: f64,
}
