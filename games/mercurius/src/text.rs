//! What the game is called and says: the names of its things, and where the rest of its texts is made.

use kontor_engine::any::Json;
use kontor_engine::letter::to_json;
use kontor_engine::listed::Place;
use kontor_engine::{Arg, Choice, Label, Listed, Names, Offered, Random, Say, Seat, Telling, Text};

use crate::action::{Action, Event, Template};
use crate::card::Card;
use crate::kind::{Basket, Chamber, Kind};
use crate::prices::price_at;
use crate::printed::board;
use crate::state::Mercurius;
use crate::steady::{Steady, Swift};
use crate::view::View;

impl Listed for Mercurius {
    fn policies() -> &'static [Offered<Mercurius>] {
        static POLICIES: [Offered<Mercurius>; 2] = [
            Random::OFFERED,
            Offered {
                name: "steady",
                about: "a sensible player: follows the visible cards and its own hand",
                make: || Box::new(Steady::NOW),
            },
        ];
        &POLICIES
    }

    fn earlier() -> &'static [Offered<Mercurius>] {
        static EARLIER: [Offered<Mercurius>; 2] = [
            Offered {
                name: "steady-1",
                about: "`steady` as it was at first: plans the card of this turn alone",
                make: || Box::new(Steady::FIRST),
            },
            Offered {
                name: "swift",
                about: "as `steady-1`, but plans a turn once: only for looking ahead",
                make: || Box::new(Swift::of(Steady::FIRST)),
            },
        ];
        &EARLIER
    }

    /// Four times faster than what it has become.
    fn plays_on() -> &'static str {
        "steady-1"
    }

    fn board() -> Option<Json> {
        Some(to_json(board()))
    }

    kontor_engine::texts!("mercurius");

    fn show(view: &View, names: Names<'_>, say: &impl Say) -> String {
        crate::shown::show(view, names, say)
    }

    fn tell(event: &Event, _names: Names<'_>) -> Telling {
        crate::told::tell(event)
    }

    fn prompt(&self, seat: Seat, _names: Names<'_>) -> Text {
        self.ask(seat)
    }

    fn label(&self, seat: Seat, choice: &Choice<Action, Template>, _names: Names<'_>) -> Label {
        self.label_choice(seat, choice)
    }

    /// M30.
    fn wins(&self) -> Text {
        Text::new("wins")
    }

    fn touches(&self, _seat: Seat, choice: &Choice<Action, Template>) -> Vec<Place> {
        crate::labelled::touches(choice)
    }
}

impl Chamber {
    /// Its name.
    pub(crate) fn text(self) -> Text {
        self.share().text()
    }
}

impl Card {
    /// What it does: `Amsterdam +1, silk −2`.
    pub(crate) fn text(self) -> Text {
        let effect = self.data();
        let half = |index: usize, by: i8| {
            let kind = Kind::new(index).expect("cards move kinds there are");
            let id = if by < 0 { "card-lowers" } else { "card-raises" };
            Text::new(id).with("kind", kind.text()).with("by", by.unsigned_abs())
        };
        Text::new("card")
            .with("share", half(effect.share, effect.share_move))
            .with("good", half(effect.good, effect.good_move))
    }
}

/// Cards one after another. Each has a comma of its own, so no list of the usual kind.
pub(crate) fn cards_text(cards: &[Card]) -> Text {
    let mut texts = cards.iter().map(|card| card.text());
    let first = texts.next().unwrap_or_default();
    texts.fold(first, |before, card| {
        Text::new("cards-joined").with("before", before).with("card", card)
    })
}

/// A price with its marker's field: at either end of the track as deep as the marker lies there (M10).
pub(crate) fn price_text(marker: i8) -> Text {
    let price = price_at(marker);
    let depth = marker.abs_diff(price as i8);
    let id = if depth == 0 { "price-plain" } else { "price-deep" };
    let text = Text::new(id).with("price", price);
    if depth == 0 { text } else { text.with("depth", depth) }
}

/// Where the price of a kind is led, with its marker's field.
pub(crate) fn price_leads(kind: Kind, from: i8, to: i8) -> Text {
    Text::new("price-leads")
        .with("kind", kind.text())
        .with("from", price_arg(from))
        .with("to", price_arg(to))
}

/// The price of a kind that was moved. A marker that moves where all fields say the same leaves it as it is.
pub(crate) fn price_moved(kind: Kind, from: i8, to: i8) -> Text {
    if price_at(from) == price_at(to) {
        return Text::new("price-stays").with("kind", kind.text()).with("price", price_arg(to));
    }
    price_leads(kind, from, to)
}

/// The same as [`price_text`], as short as can be: most prices are their number.
fn price_arg(marker: i8) -> Arg {
    let price = price_at(marker);
    if i16::from(price) == i16::from(marker) { price.into() } else { price_text(marker).into() }
}

/// Tokens with their number: `2 Hoorn, 1 spices`.
pub(crate) fn basket_text(tokens: &Basket) -> Vec<Text> {
    counted(|kind| tokens.count(kind))
}

/// The kinds of which there are any, with their number.
pub(crate) fn counted(count: impl Fn(Kind) -> u8) -> Vec<Text> {
    Kind::all()
        .filter(|&kind| count(kind) > 0)
        .map(|kind| Text::new("counted").with("n", count(kind)).with("kind", kind.text()))
        .collect()
}
