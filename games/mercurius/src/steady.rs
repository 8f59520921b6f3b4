//! `steady`: a sensible player by rule of thumb.
//!
//! It looks where the visible cards and the cards of its own hand that it could play this turn and in the next two would
//! take the prices, adds how the cards nobody has seen yet tend to move them, and then buys what will be worth more, sells
//! what will be worth less, and plays the card that helps its own tokens most and the others' least.

use kontor_engine::{Generator, Policy, Seat};

use crate::action::Action;
use crate::card::{Card, Exchange, HAND, Hand, NEWS, Pile, Slot};
use crate::data::data;
use crate::kind::{Basket, Chamber, KINDS, Kind};
use crate::prices::price_at;
use crate::state::{Mercurius, Phase, TRADES, Trades};

/// A trade has to promise at least this much.
const WORTHWHILE: f32 = 0.3;
/// A dividend this much better for oneself than for the others is taken at once.
const GOOD_DIVIDEND: f32 = 9.0;

/// How surely a player does in its next turn, and in the one after, what it plans now: others move prices in between, and
/// better cards may come.
const SURELY: [f32; 2] = [0.6, 0.4];

/// The policy.
#[derive(Clone, Copy, Debug)]
pub struct Steady {
    ahead: Ahead,
}

/// How far the own hand is planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ahead {
    /// The card of this turn.
    ThisTurn,
    /// That, and those of the next two turns.
    TwoMore,
}

impl Steady {
    /// Which plans the cards of three turns.
    pub const NOW: Steady = Steady { ahead: Ahead::TwoMore };
    /// As it was at first: it plans the card of this turn alone.
    pub const FIRST: Steady = Steady { ahead: Ahead::ThisTurn };
}

impl Policy<Mercurius> for Steady {
    fn choose(&mut self, game: &Mercurius, seat: Seat, _generator: &mut Generator) -> Action {
        let trades = match game.phase {
            Phase::Turn { trades, .. } => trades,
            Phase::Order { .. } => return best_order(game, seat),
            _ => panic!("only asked on its turn"),
        };
        let hand = game.player(seat).hand;
        let drift = drift(game, seat);
        let plan = |slot: Slot| Plan::make(game, seat, trades, slot, &drift);
        let news = game.player(seat).specials.news.then_some(None);
        let mut best: Option<(Option<Card>, Plan)> = None;
        for card in hand.distinct().map(Some).chain(news) {
            let slot = card.map_or(Slot::News, Slot::Card);
            let mut consider = |drift: &[f32; KINDS]| {
                let plan = Plan::make(game, seat, trades, slot, drift);
                if best.as_ref().is_none_or(|(_, best)| plan.score >= best.score) {
                    best = Some((card, plan));
                }
            };
            let mut rest = hand;
            if let Some(card) = card {
                rest.remove(card);
            }
            match self.ahead {
                Ahead::ThisTurn => consider(&drift),
                Ahead::TwoMore => with_plans(game, drift, rest, 0, &mut consider),
            }
        }
        let (card, best) = best.expect("there is always a card to play");
        if trades.left == TRADES
            && let Some(action) = substitute(game, seat, &best)
        {
            return action;
        }
        match (best.trade, card) {
            (Some(trade), _) => trade,
            (None, Some(card)) => Action::Play { card },
            (None, None) => {
                let discards = match game.drawn_for_news(NEWS as u8) {
                    (0, 0) => game.least_discards().into(),
                    _ => NEWS,
                };
                Action::News { discard: worst_cards(hand, discards, plan) }
            }
        }
    }
}

/// How much the cards that this seat has not seen will move each price on average.
pub(crate) fn drift(game: &Mercurius, seat: Seat) -> [f32; KINDS] {
    let mut unseen = Pile::full();
    for card in game.discard.iter() {
        unseen.remove(card);
    }
    for slot in game.players.iter().flat_map(|player| player.board) {
        if let Slot::Card(card) = slot {
            unseen.remove(card);
        }
    }
    for &card in game.player(seat).hand.as_slice() {
        unseen.remove(card);
    }
    let mut moves = [0.0; KINDS];
    for card in Card::all() {
        let (effect, copies) = (card.data(), f32::from(unseen.count(card)));
        moves[effect.share] += copies * f32::from(effect.share_move);
        moves[effect.good] += copies * f32::from(effect.good_move);
    }
    // A card played with r turns left to its owner acts min(r, 3) times.
    let acts: u8 = (1..game.turns_left).map(|left| left.div_ceil(game.seats).min(3)).sum();
    // Players move the prices of what they hold their way, so the average move is only a tendency.
    let weight = 0.5 * f32::from(acts) / unseen.len().max(1) as f32;
    moves.map(|total| total * weight)
}

/// The drift with what each two cards of the own hand will do if they are played in the next two turns.
fn with_plans(
    game: &Mercurius,
    drift: [f32; KINDS],
    hand: Hand,
    later: usize,
    consider: &mut impl FnMut(&[f32; KINDS]),
) {
    if later == SURELY.len() || hand.is_empty() {
        return consider(&drift);
    }
    let turns = usize::from(game.turns_left.div_ceil(game.seats)).saturating_sub(1 + later);
    let acts = SURELY[later] * turns.min(3) as f32;
    for card in hand.distinct() {
        let (effect, mut drift, mut rest) = (card.data(), drift, hand);
        drift[effect.share] += acts * f32::from(effect.share_move);
        drift[effect.good] += acts * f32::from(effect.good_move);
        rest.remove(card);
        with_plans(game, drift, rest, later + 1, consider);
    }
}

/// What tokens will be worth with the markers at these positions and the drift to come.
fn worth_at(markers: &[i8; KINDS], drift: &[f32; KINDS]) -> [f32; KINDS] {
    std::array::from_fn(|index| (f32::from(markers[index]) + drift[index]).clamp(1.0, 25.0))
}

/// What to do this turn if a certain card is played at its end.
struct Plan {
    /// How much better off this seat will be than the others on average.
    score: f32,
    /// How much of that the trades bring.
    gain: f32,
    /// The first trade to make, if any is worthwhile.
    trade: Option<Action>,
    /// What a token of each kind will be worth.
    worth: [f32; KINDS],
    /// What it will cost when this seat's next turn begins.
    next_price: [f32; KINDS],
}

impl Plan {
    fn make(
        game: &Mercurius,
        seat: Seat,
        trades: Trades,
        played: Slot,
        drift: &[f32; KINDS],
    ) -> Plan {
        let mut next_markers = game.markers;
        let markers = game.foresee(played, |foreseen| {
            if foreseen.turns < game.seats {
                for (kind, marker) in foreseen.card.kinds().into_iter().zip(foreseen.markers) {
                    next_markers[kind.index()] = marker;
                }
            }
        });
        let worth = worth_at(&markers, drift);
        let mut plan = Plan {
            score: 0.0,
            gain: 0.0,
            trade: None,
            worth,
            next_price: next_markers.map(|marker| price_at(marker).into()),
        };
        plan.trade_greedily(game, seat, trades);
        plan.score = plan.gain + lead(game, seat, &plan.worth);
        plan
    }

    /// Takes the best trade again and again, as long as it is worthwhile. A token may be sold to
    /// pay for a better one.
    fn trade_greedily(&mut self, game: &Mercurius, seat: Seat, mut trades: Trades) {
        let mut market = Market {
            game,
            cash: game.accounts.cash(seat).units() as f32,
            bank: game.bank,
            tokens: game.player(seat).tokens,
        };
        while trades.left > 0
            && let Some((action, gain)) = market.best_trade(&trades, &self.worth)
        {
            market.make(&mut trades, action);
            self.gain += gain;
            self.trade = self.trade.or(Some(action));
        }
    }
}

/// How much more this seat's tokens will be worth than the others' on average.
fn lead(game: &Mercurius, seat: Seat, worth: &[f32; KINDS]) -> f32 {
    let total = |seat: Seat| -> f32 {
        let tokens = game.player(seat).tokens;
        tokens.iter().zip(worth).map(|(&count, worth)| f32::from(count) * worth).sum()
    };
    let others = Seat::all(game.table_size()).filter(|&other| other != seat);
    total(seat) - others.map(total).sum::<f32>() / (game.table_size() - 1) as f32
}

/// What a seat could trade, as a plan goes on.
struct Market<'a> {
    game: &'a Mercurius,
    cash: f32,
    bank: [u8; KINDS],
    tokens: [u8; KINDS],
}

impl Market<'_> {
    fn best_trade(&self, trades: &Trades, worth: &[f32; KINDS]) -> Option<(Action, f32)> {
        let sale = Kind::all()
            .filter(|kind| {
                self.tokens[kind.index()] > 0 && self.cash + self.gain(trades, *kind) >= 0.0
            })
            .map(|kind| (kind, self.gain(trades, kind) - worth[kind.index()]))
            .max_by(|(_, a), (_, b)| a.total_cmp(b));
        let bought = |kind: Kind| (kind, worth[kind.index()] - self.cost(trades, kind));
        let wanted = || Kind::all().filter(|kind| self.bank[kind.index()] > 0);
        let purchase = wanted()
            .filter(|&kind| self.cost(trades, kind) <= self.cash)
            .map(bought)
            .max_by(|(_, a), (_, b)| a.total_cmp(b));
        let dream = wanted().map(bought).max_by(|(_, a), (_, b)| a.total_cmp(b));
        let mut best = None;
        let mut consider = |action: Action, gain: f32, total: f32| {
            if total >= WORTHWHILE && best.is_none_or(|(_, _, other)| total > other) {
                best = Some((action, gain, total));
            }
        };
        if let Some((kind, gain)) = purchase {
            consider(Action::Buy { kind }, gain, gain);
        }
        if let Some((kind, gain)) = sale {
            consider(Action::Sell { kind }, gain, gain);
            // Selling now so as to buy something better with the next action; half as good for
            // taking two.
            if let Some((better, profit)) = dream
                && better != kind
                && trades.left > 1
                && self.cash + self.gain(trades, kind) >= self.cost(trades, better)
            {
                consider(Action::Sell { kind }, gain, (gain + profit) / 2.0);
            }
        }
        best.map(|(action, gain, _)| (action, gain))
    }

    fn cost(&self, trades: &Trades, kind: Kind) -> f32 {
        self.game.cost_of_next(trades, kind).units() as f32
    }

    fn gain(&self, trades: &Trades, kind: Kind) -> f32 {
        self.game.gain_of_next(trades, kind).units() as f32
    }

    fn make(&mut self, trades: &mut Trades, action: Action) {
        match action {
            Action::Buy { kind } => {
                self.cash -= self.cost(trades, kind);
                self.bank[kind.index()] -= 1;
                self.tokens[kind.index()] += 1;
                trades.bought[kind.index()] += 1;
            }
            Action::Sell { kind } => {
                self.cash += self.gain(trades, kind);
                self.bank[kind.index()] += 1;
                self.tokens[kind.index()] -= 1;
                trades.sold[kind.index()] += 1;
            }
            _ => panic!("only trades are planned"),
        }
        trades.left -= 1;
    }
}

/// Dividend or Black Market in place of the planned trades, if that is better.
fn substitute(game: &Mercurius, seat: Seat, plan: &Plan) -> Option<Action> {
    let dividend = best_dividend(game, seat).filter(|&(_, gain)| {
        let last_chance = game.turns_left <= 3 * game.seats;
        gain > plan.gain && (gain >= GOOD_DIVIDEND || last_chance && gain > 0.0)
    });
    let market = best_market(game, seat, plan).filter(|&(_, gain)| gain > plan.gain + WORTHWHILE);
    match (dividend, market) {
        (Some((chamber, gain)), other) if other.is_none_or(|(_, better)| gain >= better) => {
            Some(Action::Dividend { chamber })
        }
        (_, Some((tokens, _))) => Some(Action::BlackMarket { tokens }),
        _ => None,
    }
}

/// The chamber whose dividend is best for this seat compared with the others on average.
fn best_dividend(game: &Mercurius, seat: Seat) -> Option<(Chamber, f32)> {
    if !game.player(seat).specials.dividend {
        return None;
    }
    let benefit = |chamber: Chamber| {
        let shares = |seat: Seat| f32::from(game.player(seat).tokens[chamber.share().index()]);
        let all: f32 = Seat::all(game.table_size()).map(shares).sum();
        let others = (all - shares(seat)) / (game.table_size() - 1) as f32;
        let pays = data().dividends[game.price(chamber.share()).units() as usize];
        (chamber, f32::from(pays) * (shares(seat) - others))
    };
    Chamber::all()
        .filter(|&chamber| !game.paid.contains(chamber))
        .map(benefit)
        .max_by(|(_, a), (_, b)| a.total_cmp(b))
}

/// Up to three tokens that will bring more next turn at full price than they are worth later.
fn best_market(game: &Mercurius, seat: Seat, plan: &Plan) -> Option<(Basket, f32)> {
    let player = game.player(seat);
    if !player.specials.black_market || !game.has_next_turn() {
        return None;
    }
    let gain = |kind: Kind| plan.next_price[kind.index()] - plan.worth[kind.index()];
    let mut left = player.tokens;
    let mut next = || {
        let offered = Kind::all().filter(|kind| left[kind.index()] > 0 && gain(*kind) > 0.0);
        // Of equals the first.
        let best = offered.rev().max_by(|&a, &b| gain(a).total_cmp(&gain(b)))?;
        left[best.index()] -= 1;
        Some(best)
    };
    let sold: [Option<Kind>; Basket::MOST] = std::array::from_fn(|_| next());
    let total = sold.iter().flatten().map(|&kind| gain(kind)).sum();
    let tokens = Basket::new(sold.into_iter().flatten());
    (!tokens.is_empty()).then_some((tokens, total))
}

/// The order of the cards on the own board that helps the own tokens most and the others' least.
fn best_order(game: &Mercurius, seat: Seat) -> Action {
    let drift = drift(game, seat);
    let orders = game.orders(seat);
    let leads = orders.iter().map(|(slots, markers)| (*slots, worth_at(markers, &drift)));
    let best = leads.max_by(|(_, a), (_, b)| lead(game, seat, a).total_cmp(&lead(game, seat, b)));
    Action::Order { slots: best.expect("there is always an order").0 }
}

/// The cards that would help least, so many of them.
fn worst_cards(hand: Hand, discards: usize, plan: impl Fn(Slot) -> Plan) -> Exchange {
    let mut scores = [f32::INFINITY; HAND];
    let mut order: [usize; HAND] = std::array::from_fn(|at| at);
    for (score, &card) in scores.iter_mut().zip(hand.as_slice()) {
        *score = plan(Slot::Card(card)).score;
    }
    let order = &mut order[..hand.len()];
    // The place in the hand decides between equals: sorting in place would not keep their order.
    order.sort_unstable_by(|&a, &b| scores[a].total_cmp(&scores[b]).then(a.cmp(&b)));
    Exchange::new(order.iter().take(discards).map(|&at| hand.as_slice()[at]))
}
