//! `steady`: a sensible player by rule of thumb.
//!
//! It looks where the visible cards and the cards of its own hand that it could play this turn and in the next two would
//! take the prices, adds how the cards nobody has seen yet tend to move them, and then buys what will be worth more, sells
//! what will be worth less, and plays the card that helps its own tokens most and the others' least.

use kontor_engine::{Generator, Money, Policy, Seat};

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
        self.decide(game, seat).0
    }
}

impl Steady {
    /// What to do, and what is to follow it in this turn.
    fn decide(self, game: &Mercurius, seat: Seat) -> (Action, Option<Following>) {
        let trades = match game.phase {
            Phase::Turn { trades, .. } => trades,
            Phase::Order { .. } => return (best_order(game, seat), None),
            _ => panic!("only asked on its turn"),
        };
        let drift = drift(game, seat);
        let (card, best) = self.best_plan(game, seat, trades, &drift);
        if trades.left == TRADES
            && let Some(action) = substitute(game, seat, &best)
        {
            return (action, None);
        }
        match best.trades {
            [Some(trade), rest @ ..] => (trade, Some(Following { trades: rest, card })),
            _ => (played(game, seat, card), None),
        }
    }

    /// The card to play and the trades before it that leave this seat best off; no card stands for News.
    fn best_plan(
        self,
        game: &Mercurius,
        seat: Seat,
        trades: Trades,
        drift: &[f32; KINDS],
    ) -> (Option<Card>, Plan) {
        let hand = game.player(seat).hand;
        let news = game.player(seat).specials.news.then_some(None);
        let market = Market::of(game, seat, trades);
        let mut best: Option<(Option<Card>, Plan)> = None;
        for card in hand.distinct().map(Some).chain(news) {
            let road = Road::of(game, card.map_or(Slot::News, Slot::Card));
            let mut consider = |drift: &[f32; KINDS]| {
                let plan = Plan::make(game, seat, &market, &road, drift);
                if best.as_ref().is_none_or(|(_, best)| plan.score >= best.score) {
                    best = Some((card, plan));
                }
            };
            let mut rest = hand;
            if let Some(card) = card {
                rest.remove(card);
            }
            match self.ahead {
                Ahead::ThisTurn => consider(drift),
                Ahead::TwoMore => with_plans(game, *drift, rest, 0, &mut consider),
            }
        }
        best.expect("there is always a card to play")
    }
}

/// How a planned card is played: News with the cards that help least.
fn played(game: &Mercurius, seat: Seat, card: Option<Card>) -> Action {
    let Some(card) = card else {
        let drawn = game.drawn_for_news(NEWS as u8);
        let discards = if drawn == (0, 0) { game.least_discards().into() } else { NEWS };
        let Phase::Turn { trades, .. } = game.phase else { panic!("only played in a turn") };
        let (drift, market) = (drift(game, seat), Market::of(game, seat, trades));
        let score =
            |slot: Slot| Plan::make(game, seat, &market, &Road::of(game, slot), &drift).score;
        return Action::News { discard: worst_cards(game.player(seat).hand, discards, score) };
    };
    Action::Play { card }
}

/// What is planned for the rest of a turn.
#[derive(Clone, Copy, Debug)]
struct Following {
    trades: [Option<Action>; TRADES as usize - 1],
    /// The card at the end; none stands for News.
    card: Option<Card>,
}

/// Plays as `steady`, but plans a turn once, at its first decision, and then carries it out: for looking ahead, where
/// the same player is asked for every step of a turn.
#[derive(Clone, Copy, Debug)]
pub struct Swift {
    steady: Steady,
    planned: Option<(Seat, u8, Following)>,
}

impl Swift {
    /// One that plans as this player does.
    pub const fn of(steady: Steady) -> Swift {
        Swift { steady, planned: None }
    }
}

impl Policy<Mercurius> for Swift {
    fn choose(&mut self, game: &Mercurius, seat: Seat, _generator: &mut Generator) -> Action {
        if let (Phase::Turn { .. }, Some((of, turn, following))) = (game.phase, self.planned.take())
            && (of, turn) == (seat, game.turns_left)
        {
            let [next, last] = following.trades;
            let Some(trade) = next else {
                return played(game, seat, following.card);
            };
            let rest = Following { trades: [last, None], ..following };
            self.planned = Some((seat, turn, rest));
            return trade;
        }
        let (action, following) = self.steady.decide(game, seat);
        self.planned = following.map(|following| (seat, game.turns_left, following));
        action
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
    let turns = u16::from(game.turns_left.saturating_sub(1));
    let [last, last_two] = [1, 2].map(|rounds| turns.min(rounds * u16::from(game.seats)));
    let acts = 3 * turns - last - last_two;
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

/// Where the prices go if a certain card is played at the end of this turn.
struct Road {
    /// When all cards on the boards have acted.
    markers: [i8; KINDS],
    /// When this seat's next turn begins.
    next_markers: [i8; KINDS],
}

impl Road {
    fn of(game: &Mercurius, played: Slot) -> Road {
        let mut next_markers = game.markers;
        let markers = game.foresee(played, |foreseen| {
            if foreseen.turns < game.seats {
                for (kind, marker) in foreseen.card.kinds().into_iter().zip(foreseen.markers) {
                    next_markers[kind.index()] = marker;
                }
            }
        });
        Road { markers, next_markers }
    }
}

/// What to do this turn if a certain card is played at its end.
struct Plan {
    /// How much better off this seat will be than the others on average.
    score: f32,
    /// How much of that the trades bring.
    gain: f32,
    /// The trades that are worthwhile, the first to make first.
    trades: [Option<Action>; TRADES as usize],
    /// What a token of each kind will be worth.
    worth: [f32; KINDS],
    /// Where its marker is when this seat's next turn begins.
    next_markers: [i8; KINDS],
}

impl Plan {
    fn make(
        game: &Mercurius,
        seat: Seat,
        market: &Market,
        road: &Road,
        drift: &[f32; KINDS],
    ) -> Plan {
        let mut plan = Plan {
            score: 0.0,
            gain: 0.0,
            trades: [None; TRADES as usize],
            worth: worth_at(&road.markers, drift),
            next_markers: road.next_markers,
        };
        plan.trade_greedily(game, *market);
        plan.score = plan.gain + lead(game, seat, &plan.worth);
        plan
    }

    /// Takes the best trade again and again, as long as it is worthwhile. A token may be sold to
    /// pay for a better one.
    fn trade_greedily(&mut self, game: &Mercurius, mut market: Market) {
        for planned in &mut self.trades {
            if market.trades.left == 0 {
                return;
            }
            let Some((action, gain)) = market.best_trade(&self.worth) else { return };
            market.make(game, action);
            self.gain += gain;
            *planned = Some(action);
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
#[derive(Clone, Copy)]
struct Market {
    cash: f32,
    bank: [u8; KINDS],
    tokens: [u8; KINDS],
    trades: Trades,
    /// What the next token of each kind costs and brings.
    costs: [f32; KINDS],
    gains: [f32; KINDS],
}

/// The kind that most is gained with, and how much; of equals the later, and none where nothing can be gained at all.
/// Without branches, as which kind is best is hard to predict.
#[inline]
fn most(gains: [f32; KINDS]) -> Option<(Kind, f32)> {
    let mut best = (0, f32::NEG_INFINITY);
    for (at, &gain) in gains.iter().enumerate() {
        best = if gain >= best.1 { (at, gain) } else { best };
    }
    Kind::new(best.0).filter(|_| best.1 > f32::NEG_INFINITY).map(|kind| (kind, best.1))
}

/// A gain where it can be had.
#[inline]
fn had(can: bool, gain: f32) -> f32 {
    if can { gain } else { f32::NEG_INFINITY }
}

impl Market {
    fn of(game: &Mercurius, seat: Seat, trades: Trades) -> Market {
        let each = |next: fn(&Mercurius, &Trades, Kind) -> Money| -> [f32; KINDS] {
            let mut found = [0.0; KINDS];
            for kind in Kind::all() {
                found[kind.index()] = next(game, &trades, kind).units() as f32;
            }
            found
        };
        Market {
            cash: game.accounts.cash(seat).units() as f32,
            bank: game.bank,
            tokens: game.player(seat).tokens,
            trades,
            costs: each(Mercurius::cost_of_next),
            gains: each(Mercurius::gain_of_next),
        }
    }

    fn best_trade(&self, worth: &[f32; KINDS]) -> Option<(Action, f32)> {
        let Market { cash, bank, tokens, costs, gains, .. } = self;
        let bought: [f32; KINDS] =
            std::array::from_fn(|at| had(bank[at] > 0, worth[at] - costs[at]));
        let sale = most(std::array::from_fn(|at| {
            had((tokens[at] > 0) & (cash + gains[at] >= 0.0), gains[at] - worth[at])
        }));
        let purchase = most(std::array::from_fn(|at| had(costs[at] <= *cash, bought[at])));
        let dream = most(bought);
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
                && self.trades.left > 1
                && cash + gains[kind.index()] >= costs[better.index()]
            {
                consider(Action::Sell { kind }, gain, (gain + profit) / 2.0);
            }
        }
        best.map(|(action, gain, _)| (action, gain))
    }

    fn make(&mut self, game: &Mercurius, action: Action) {
        let trades = &mut self.trades;
        match action {
            Action::Buy { kind } => {
                let at = kind.index();
                self.cash -= self.costs[at];
                self.bank[at] -= 1;
                self.tokens[at] += 1;
                trades.bought[at] += 1;
                self.costs[at] = game.cost_of_next(trades, kind).units() as f32;
            }
            Action::Sell { kind } => {
                let at = kind.index();
                self.cash += self.gains[at];
                self.bank[at] += 1;
                self.tokens[at] -= 1;
                trades.sold[at] += 1;
                self.gains[at] = game.gain_of_next(trades, kind).units() as f32;
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
    let next_price = |kind: Kind| f32::from(price_at(plan.next_markers[kind.index()]));
    let gain = |kind: Kind| next_price(kind) - plan.worth[kind.index()];
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
fn worst_cards(hand: Hand, discards: usize, score: impl Fn(Slot) -> f32) -> Exchange {
    let mut scores = [f32::INFINITY; HAND];
    let mut order: [usize; HAND] = std::array::from_fn(|at| at);
    for (own, &card) in scores.iter_mut().zip(hand.as_slice()) {
        *own = score(Slot::Card(card));
    }
    let order = &mut order[..hand.len()];
    // The place in the hand decides between equals: sorting in place would not keep their order.
    order.sort_unstable_by(|&a, &b| scores[a].total_cmp(&scores[b]).then(a.cmp(&b)));
    Exchange::new(order.iter().take(discards).map(|&at| hand.as_slice()[at]))
}
