//! What happened, in words: the lines of the log.

use kontor_engine::{Money, Seat, Telling, Text};

use crate::action::{Event, Purpose};
use crate::board::Square;
use crate::data::Effect;
use crate::market::MarketCard;

/// A line of the log. Everything in an event is open to all (V3), so nothing here is held back.
pub(crate) fn tell(event: &Event) -> Telling {
    let text = line(event);
    match *event {
        Event::TurnBegan { auctioneer, .. } => Telling::turn(auctioneer, text),
        Event::Bid { .. } | Event::Passed { .. } => Telling::of(text).bidding(),
        _ => Telling::of(text),
    }
}

fn line(event: &Event) -> Text {
    match *event {
        Event::Dealt { seat, card } => {
            Text::new("dealt").with("who", seat).with("card", card.titled())
        }
        Event::RolledForFirst { seat, dice } => {
            Text::new("rolled-for-first").with("who", seat).with("number", dice.number())
        }
        Event::FirstTied { number } => Text::new("first-tied").with("number", number),
        Event::First { seat } => Text::new("first").with("who", seat),
        Event::TurnBegan { turn, extra, mover, .. } => {
            Text::new("turn-began").with("turn", turn).with("extra", extra).with("mover", mover)
        }
        Event::TurnLost { seat } => Text::new("turn-lost").with("who", seat),
        Event::Rolled { seat, dice, card } => Text::new("rolled")
            .with("who", seat)
            .with("number", dice.number())
            .with("card", card.titled()),
        Event::RollsAgain { seat, card } => {
            Text::new("rolls-again").with("who", seat).with("card", card.name())
        }
        Event::PlaneFlew { to, .. } => Text::new("plane-flew").with("card", to.titled()),
        Event::Drew { seat, card } => {
            Text::new("drew").with("who", seat).with("card", card.in_full())
        }
        Event::NoEscapeLeft { seat } => Text::new("no-escape-left").with("who", seat),
        Event::NothingToSell { seat } => Text::new("nothing-to-sell").with("who", seat),
        Event::KgbPlaced { seat, to, .. } => {
            Text::new("kgb-placed").with("who", seat).with("place", to.place())
        }
        Event::KgbMoved { seat, from, ref way } => Text::new("kgb-moved")
            .with("who", seat)
            .with("steps", way.len())
            .with("place", way.last().copied().map_or(from.place(), Square::place)),
        Event::KgbStayed { seat, lost: true } => Text::new("kgb-lost-move").with("who", seat),
        Event::KgbStayed { lost: false, .. } => Text::new("kgb-stayed"),
        Event::EscapeTaken { seat, card, from, by_kgb } => {
            let id = match (by_kgb, from) {
                (true, Some(_)) => "escape-seized",
                (_, Some(_)) => "escape-taken",
                (_, None) => "escape-taken-from-stack",
            };
            let text = Text::new(id).with("who", seat).with("card", card.titled());
            match from {
                Some(from) => text.with("from", from),
                None => text,
            }
        }
        Event::EscapeSpent { seat, card, purpose } => {
            let spent = |id: &'static str, amount: Money| Text::new(id).with("amount", amount);
            match purpose {
                Purpose::Triple { .. } => Text::new("escape-spent-triple"),
                Purpose::NoRent { rent } => spent("escape-spent-no-rent", rent),
                Purpose::KeepRent { rent } => spent("escape-spent-keep-rent", rent),
                Purpose::KeepCommission { commission } => {
                    spent("escape-spent-keep-commission", commission)
                }
            }
            .with("who", seat)
            .with("card", card.titled())
        }
        Event::AuctionOpened { card, seller: None } => {
            Text::new("auction-opened").with("card", card.titled()).with("family", card.belongs())
        }
        Event::AuctionOpened { card, seller: Some(seller) } => Text::new("auction-by-seller")
            .with("who", seller)
            .with("card", card.titled())
            .with("family", card.belongs()),
        Event::Bid { seat, amount } => bid(seat, amount),
        Event::Passed { seat } => Text::new("passed").with("who", seat),
        Event::Sold { seat, card, price, .. } => {
            Text::new("sold").with("who", seat).with("card", card.titled()).with("price", price)
        }
        Event::Unsold { card } => Text::new("unsold").with("card", card.titled()),
        Event::CommissionSeized { from, seat, commission } => Text::new("commission-seized")
            .with("from", from)
            .with("who", seat)
            .with("amount", commission),
        Event::RentDue { seat, owner, card, die, factor, rent } => Text::new("rent-due")
            .with("who", seat)
            .with("owner", owner)
            .with("card", card.titled())
            .with("die", die)
            .with("factor", factor)
            .with("rent", rent),
        Event::RentSeized { from, seat, rent } => {
            Text::new("rent-seized").with("from", from).with("who", seat).with("amount", rent)
        }
        Event::MustSell { debt } => {
            Text::new("must-sell").with("who", debt.debtor).with("owed", debt.owed())
        }
        Event::DebtDropped { debt, dropped, unwanted } => {
            let text = match unwanted.is_empty() {
                true => Text::new("debt-dropped"),
                false => Text::new("debt-dropped-unwanted").with("cards", unwanted.titled()),
            };
            text.with("who", debt.debtor).with("dropped", dropped).with("owed", debt.owed())
        }
        Event::Ended { ending, ref triples } => {
            Text::new("ended").with("ending", ending.ended_by(triples.as_ref()))
        }
    }
}

/// `Ann bids 7 mln ₽`.
pub(crate) fn bid(who: Seat, amount: Money) -> Text {
    Text::new("bid-made").with("who", who).with("amount", amount)
}

impl MarketCard {
    /// What it says and what it does, with its figures.
    fn in_full(self) -> Text {
        Text::new("market-card").with("words", self.words()).with("effect", self.effect().text())
    }
}

impl Effect {
    /// What a Black Market card does, with its figures.
    fn text(self) -> Text {
        let sum =
            |id: &'static str, amount: u8| Text::new(id).with("amount", Money::new(amount.into()));
        match self {
            Effect::ExtraTurn => Text::new("effect-extra-turn"),
            Effect::LoseTurn => Text::new("effect-lose-turn"),
            Effect::FromBank(amount) => sum("effect-from-bank", amount),
            Effect::ToBank(amount) => sum("effect-to-bank", amount),
            Effect::FromEach(amount) => sum("effect-from-each", amount),
            Effect::ToEach(amount) => sum("effect-to-each", amount),
            Effect::TakeEscape => Text::new("effect-take-escape"),
            Effect::PlaceKgb => Text::new("effect-place-kgb"),
            Effect::Sell => Text::new("effect-sell"),
        }
    }
}
