//! What choices are called, what follows from them, and which places on the board they touch.

use kontor_engine::listed::{Place, place};
use kontor_engine::{Choice, Game, Label, Money, Seat, Text};

use crate::action::{Action, Template};
use crate::card::{Card, NEWS};
use crate::kind::{Basket, Chamber, Kind};
use crate::order::Slots;
use crate::state::{Mercurius, Phase, Trades};
use crate::text::{basket_text, cards_text, price_leads};
use crate::trade::{cost_each, gain_each};

impl Mercurius {
    pub(crate) fn label_choice(&self, seat: Seat, choice: &Choice<Action, Template>) -> Label {
        let trades = match self.phase {
            Phase::Turn { trades, .. } => trades,
            _ => Trades::SPENT,
        };
        match *choice {
            Choice::Exact(Action::Buy { kind }) => self.label_buy(&trades, kind),
            Choice::Exact(Action::Sell { kind }) => self.label_sell(&trades, kind),
            Choice::Exact(Action::Dividend { chamber }) => self.label_dividend(seat, chamber),
            Choice::Exact(Action::Play { card }) => self.label_card(card),
            Choice::Exact(Action::BlackMarket { tokens }) => {
                Label::new(Text::new("label-market").with("tokens", basket_text(&tokens)))
            }
            Choice::Exact(Action::Order { slots }) => self.label_order(seat, slots),
            Choice::Exact(Action::News { discard }) if discard.is_empty() => {
                Label::new(Text::new("label-news-empty"))
            }
            Choice::Exact(Action::News { discard }) => {
                let cards = cards_text(discard.as_slice());
                Label::new(Text::new("label-news").with("cards", cards))
            }
            Choice::Template(Template::BlackMarket) => {
                Label::new(Text::new("label-market-form").with("most", Basket::MOST))
                    .short(Text::new("label-market-short").with("most", Basket::MOST))
                    .follows(Text::new("follows-market"))
            }
            Choice::Template(Template::News) => {
                let named = |id: &'static str| {
                    Text::new(id).with("least", self.least_discards()).with("most", NEWS)
                };
                let draws = match self.drawn_for_news(NEWS as u8) {
                    (0, 0) => "none",
                    (0, _) => "fewer",
                    _ => "as-many",
                };
                Label::new(named("label-news-form"))
                    .short(named("label-news-short"))
                    .follows(Text::new("follows-news").with("draws", draws))
            }
        }
    }

    /// An order of the cards on the own board, with the prices that it leads to.
    fn label_order(&self, seat: Seat, order: Slots) -> Label {
        let cards: Vec<Card> = self.cards_in_order(seat, order).collect();
        let after = self.markers_after(seat, order);
        let moved = |kind: &Kind| {
            cards.iter().any(|card| [card.data().share, card.data().good].contains(&kind.index()))
        };
        let prices: Vec<Text> = Kind::all()
            .filter(moved)
            .map(|kind| price_leads(kind, self.markers[kind.index()], after[kind.index()]))
            .collect();
        Label::new(Text::new("label-order").with("cards", cards_text(&cards)))
            .short(cards_text(&cards))
            .follows(Text::new("follows-play").with("prices", prices))
    }

    fn label_buy(&self, trades: &Trades, kind: Kind) -> Label {
        let cost = self.cost_of_next(trades, kind);
        let bought = trades.bought[kind.index()];
        let label = Label::new(Text::new("label-buy").with("what", kind.one()).with("cost", cost))
            .short(Text::new("label-trade-short").with("what", kind.one()).with("price", cost));
        surcharged(label, bought + 1, cost_each(self.price(kind), bought))
    }

    fn label_sell(&self, trades: &Trades, kind: Kind) -> Label {
        let gain = self.gain_of_next(trades, kind);
        let named = |id: &'static str| Text::new(id).with("what", kind.one());
        let label = if gain.is_negative() {
            Label::new(named("label-sell-at-loss").with("loss", -gain))
                .short(named("label-loss-short").with("loss", -gain))
        } else {
            Label::new(named("label-sell").with("gain", gain))
                .short(named("label-trade-short").with("price", gain))
        };
        let sold = trades.sold[kind.index()];
        surcharged(label, sold + 1, gain_each(self.price(kind), sold))
    }

    fn label_dividend(&self, seat: Seat, chamber: Chamber) -> Label {
        let each = self.dividend(chamber);
        let shares = |seat: Seat| i64::from(self.player(seat).tokens[chamber.share().index()]);
        let all: i64 = Seat::all(self.seats()).map(shares).sum();
        let own = shares(seat);
        let paid =
            |id: &'static str| Text::new(id).with("chamber", chamber.text()).with("each", each);
        let follows = Text::new("follows-dividend")
            .with("own", each * own)
            .with("others", each * (all - own));
        Label::new(paid("label-dividend")).short(paid("label-dividend-short")).follows(follows)
    }

    /// A card with the prices that it leads to at once, after what lies on the board already.
    fn label_card(&self, card: Card) -> Label {
        let prices = self
            .leads_of(card)
            .map(|lead| price_leads(lead.kind, self.markers[lead.kind.index()], lead.marker));
        Label::new(Text::new("label-play").with("card", card.text()))
            .short(card.text())
            .follows(Text::new("follows-play").with("prices", prices.to_vec()))
    }
}

/// M12, M13: with the second token of a kind all of them change their price, which is said.
fn surcharged(label: Label, tokens: u8, each: Money) -> Label {
    if tokens == 1 {
        return label;
    }
    label.follows(Text::new("follows-surcharge").with("n", tokens).with("each", each))
}

/// The kinds, cards and special cards that a choice is about.
pub(crate) fn touches(choice: &Choice<Action, Template>) -> Vec<Place> {
    let kind = |kind: Kind| place("kind:", kind.id());
    match *choice {
        Choice::Exact(Action::Buy { kind: bought }) => vec![kind(bought)],
        Choice::Exact(Action::Sell { kind: sold }) => vec![kind(sold)],
        Choice::Exact(Action::Dividend { chamber }) => vec![kind(chamber.share())],
        Choice::Exact(Action::BlackMarket { tokens }) => tokens.iter().map(kind).collect(),
        Choice::Exact(Action::Play { card }) => {
            std::iter::once(place("card:", card.id())).chain(card.kinds().map(kind)).collect()
        }
        Choice::Exact(Action::News { discard }) => {
            discard.as_slice().iter().map(|card| place("card:", card.id())).collect()
        }
        Choice::Exact(Action::Order { slots }) => {
            slots.iter().map(|slot| format!("slot:{slot}").into()).collect()
        }
        Choice::Template(Template::BlackMarket) => vec!["special:black_market".into()],
        Choice::Template(Template::News) => vec!["special:news".into()],
    }
}
