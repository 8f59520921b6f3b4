//! Standing orders in an auction: bid by itself up to a limit, or stay out. They are the secret of the
//! seat that gave them; others see bids and passes, at the pace at which bots bid and pass.

use kontor_engine::any::AnyState;
use kontor_engine::auction::{AuctionShown, Bidding};
use kontor_engine::choice::Unit;
use kontor_engine::listed::Names;
use kontor_engine::shown::{ShownChoice, ShownKind, What};
use kontor_engine::{Money, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a seat wants done by itself in the auction that is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Order {
    /// Bids the least that can be bid, up to this; then stays out.
    UpTo {
        /// The highest bid.
        #[ts(type = "number")]
        #[schema(value_type = i64)]
        limit: Money,
    },
    /// Passes whenever it is asked.
    Out,
}

/// The orders of one auction.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Orders {
    given: Vec<(Seat, Order)>,
    /// The auction that they are for.
    auction: Option<AuctionMark>,
}

/// By what one auction is told from the next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct AuctionMark {
    place: String,
    least: Money,
}

impl AuctionMark {
    fn of(auction: &AuctionShown) -> AuctionMark {
        AuctionMark { place: auction.place.to_string(), least: auction.least }
    }

    /// Whether this is how the auction went on: in one auction nothing becomes cheaper.
    fn goes_on(&self, later: &AuctionMark) -> bool {
        self.place == later.place && self.least <= later.least
    }
}

impl Orders {
    /// What a seat ordered.
    pub fn of(&self, seat: Seat) -> Option<Order> {
        self.given.iter().find(|(by, _)| *by == seat).map(|(_, order)| *order)
    }

    /// A seat orders something, or nothing any more.
    pub fn give(&mut self, seat: Seat, order: Option<Order>, table: Option<&dyn AnyState>) {
        self.given.retain(|(by, _)| *by != seat);
        self.given.extend(order.map(|order| (seat, order)));
        self.auction = table.and_then(auction_of).map(|auction| AuctionMark::of(&auction));
    }

    /// A seat decided for itself: what it had ordered ends, unless it did just that.
    pub fn acted(&mut self, seat: Seat, action: &Json, table: &dyn AnyState) {
        let Some(order) = self.of(seat) else { return };
        let as_ordered = match (order, table.bidding(action)) {
            (Order::UpTo { limit }, Some(Bidding::Bid(bid))) => bid <= limit,
            (Order::UpTo { limit }, Some(Bidding::Pass)) => self.is_beyond(limit),
            (Order::Out, Some(Bidding::Pass)) => true,
            (Order::Out, Some(Bidding::Bid(_))) | (_, None) => false,
        };
        if !as_ordered {
            self.given.retain(|(by, _)| *by != seat);
        }
    }

    /// Whether the auction had come beyond a limit, so that passing is what was ordered.
    fn is_beyond(&self, limit: Money) -> bool {
        self.auction.as_ref().is_some_and(|auction| auction.least > limit)
    }

    /// The game went on: what was ordered for an auction that is over is forgotten.
    pub fn follow(&mut self, table: &dyn AnyState) {
        if self.given.is_empty() {
            return;
        }
        let now = auction_of(table).map(|auction| AuctionMark::of(&auction));
        let same = self.auction.as_ref().zip(now.as_ref()).is_some_and(|(was, is)| was.goes_on(is));
        self.auction = now;
        if !same {
            self.forget();
        }
    }

    /// Forgets all of them.
    pub fn forget(&mut self) {
        *self = Orders::default();
    }

    /// What a seat that is to act does by its order. `None` where it gave none, or where it has to
    /// decide itself.
    pub fn action(&self, seat: Seat, table: &dyn AnyState) -> Option<Json> {
        let order = self.of(seat)?;
        auction_of(table)?;
        let choices = table.choices(seat, Names(&[]));
        let bid = match order {
            Order::UpTo { limit } => least_bid(&choices, limit),
            Order::Out => None,
        };
        bid.or_else(|| pass(&choices, table))
    }
}

/// The auction that is on.
pub fn auction_of(table: &dyn AnyState) -> Option<AuctionShown> {
    table.auction(Viewer::Spectator)
}

/// The least bid that is offered, if it is within the limit.
fn least_bid(choices: &[ShownChoice], limit: Money) -> Option<Json> {
    choices.iter().find_map(|choice| {
        let What::Form { base, fields, .. } = &choice.what else { return None };
        let [field] = &fields[..] else { return None };
        let ShownKind::Amount { min, unit: Unit::Bid, .. } = field.kind else { return None };
        let mut action = base.clone();
        action.insert(field.name.to_string(), min.into());
        (Money::new(min) <= limit).then_some(Json::Object(action))
    })
}

fn pass(choices: &[ShownChoice], table: &dyn AnyState) -> Option<Json> {
    let passes = |action: &&Json| table.bidding(action) == Some(Bidding::Pass);
    let actions = choices.iter().filter_map(|choice| match &choice.what {
        What::Action { action } => Some(action),
        What::Form { .. } => None,
    });
    actions.into_iter().find(passes).cloned()
}
