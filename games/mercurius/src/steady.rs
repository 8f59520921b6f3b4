//! `steady`: a sensible player by rule of thumb.
//!
//! It looks where the visible cards and each card of its own hand would take the prices, adds how
//! the cards nobody has seen yet tend to move them, and then buys what will be worth more, sells
//! what will be worth less, and plays the card that helps its own tokens most and the others' least.

use kontor_engine::{Generator, Policy, Seat};

use crate::action::Action;
use crate::card::{Card, Exchange, Hand, Pile, Slot};
use crate::data::data;
use crate::kind::{Basket, Chamber, KINDS, Kind};
use crate::prices::price_at;
use crate::state::{Mercurius, Phase, TRADES, Trades};

/// A trade has to promise at least this much.
const WORTHWHILE: f32 = 0.3;
/// A dividend this much better for oneself than for the others is taken at once.
const GOOD_DIVIDEND: f32 = 9.0;

/// The policy.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steady;

impl Policy<Mercurius> for Steady {
    fn choose(&mut self, game: &Mercurius, seat: Seat, _generator: &mut Generator) -> Action {
        let Phase::Turn { trades, .. } = game.phase else { panic!("only asked on its turn") };
        let hand = game.player(seat).hand;
        let drift = drift(game, seat);
        let plan = |slot: Slot| Plan::make(game, seat, trades, slot, &drift);
        let plays = hand.distinct().map(|card| (Some(card), plan(Slot::Card(card))));
        let news = game.player(seat).specials.news.then(|| (None, plan(Slot::News)));
        let (card, best) = plays
            .chain(news)
            .max_by(|(_, a), (_, b)| a.score.total_cmp(&b.score))
            .expect("there is always a card to play");
        if trades.left == TRADES
            && let Some(action) = substitute(game, seat, &best)
        {
            return action;
        }
        match (best.trade, card) {
            (Some(trade), _) => trade,
            (None, Some(card)) => Action::Play { card },
            (None, None) => Action::News { discard: worst_cards(hand, plan) },
        }
    }
}

/// How much the cards that this seat has not seen will move each price on average.
fn drift(game: &Mercurius, seat: Seat) -> [f32; KINDS] {
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
                next_markers[foreseen.kind.index()] = foreseen.marker;
            }
        });
        let worth = std::array::from_fn(|index| {
            (f32::from(markers[index]) + drift[index]).clamp(1.0, 25.0)
        });
        let mut plan = Plan {
            score: 0.0,
            gain: 0.0,
            trade: None,
            worth,
            next_price: next_markers.map(|marker| price_at(marker).into()),
        };
        plan.trade_greedily(game, seat, trades);
        plan.score = plan.gain + plan.lead(game, seat);
        plan
    }

    /// How much more this seat's tokens will be worth than the others' on average.
    fn lead(&self, game: &Mercurius, seat: Seat) -> f32 {
        let total = |seat: Seat| -> f32 {
            let tokens = game.player(seat).tokens;
            tokens.iter().zip(&self.worth).map(|(&count, worth)| f32::from(count) * worth).sum()
        };
        let others = Seat::all(game.table_size()).filter(|&other| other != seat);
        total(seat) - others.map(total).sum::<f32>() / (game.table_size() - 1) as f32
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
    let mut offers: Vec<(Kind, f32)> = Kind::all()
        .flat_map(|kind| {
            let gain = plan.next_price[kind.index()] - plan.worth[kind.index()];
            std::iter::repeat_n((kind, gain), player.tokens[kind.index()].into())
        })
        .filter(|&(_, gain)| gain > 0.0)
        .collect();
    offers.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    offers.truncate(Basket::MOST);
    let gain = offers.iter().map(|(_, gain)| gain).sum();
    let tokens = Basket::new(offers.into_iter().map(|(kind, _)| kind));
    (!tokens.is_empty()).then_some((tokens, gain))
}

/// The cards that would help least.
fn worst_cards(hand: Hand, plan: impl Fn(Slot) -> Plan) -> Exchange {
    let mut cards: Vec<(Card, f32)> =
        hand.as_slice().iter().map(|&card| (card, plan(Slot::Card(card)).score)).collect();
    cards.sort_by(|(_, a), (_, b)| a.total_cmp(b));
    Exchange::new(cards.into_iter().map(|(card, _)| card))
}
