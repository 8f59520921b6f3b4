//! What happened, line by line.

use kontor_engine::{Telling, Text};

use crate::action::{CardActed, CardStack, Event};
use crate::card::Slot;
use crate::kind::Kind;
use crate::text::{basket_text, cards_text, price_moved};

/// Where each price that was moved went in all, in the order in which they were first moved.
fn prices_moved(cards: &[CardActed]) -> Vec<Text> {
    let mut moved: Vec<(Kind, i8, i8)> = Vec::new();
    for CardActed { card, from, to } in cards {
        for ((kind, from), to) in card.kinds().into_iter().zip(from).zip(to) {
            match moved.iter_mut().find(|(other, ..)| *other == kind) {
                Some((.., last)) => *last = *to,
                None => moved.push((kind, *from, *to)),
            }
        }
    }
    moved.into_iter().map(|(kind, from, to)| price_moved(kind, from, to)).collect()
}

pub(crate) fn tell(event: &Event) -> Telling {
    match event {
        Event::First { seat } => Telling::of(Text::new("told-first").with("who", *seat)),
        Event::Dealt { seat, hand: Some(hand) } => {
            let cards = cards_text(hand.as_slice());
            Telling::by(*seat, Text::new("told-dealt").with("cards", cards))
        }
        Event::Dealt { seat, hand: None } => Telling::by(*seat, Text::new("told-dealt-unseen")),
        Event::TurnBegan { seat, turns: 1 } => Telling::turn(*seat, Text::new("told-last-turn")),
        Event::TurnBegan { seat, turns } => {
            Telling::turn(*seat, Text::new("told-turn").with("turns", *turns))
        }
        Event::MarketSettled { seat, tokens, total } => {
            let text = Text::new("told-market-settled").with("tokens", basket_text(tokens));
            Telling::by(*seat, text.with("total", *total))
        }
        Event::Bought { seat, kind, cost } => {
            let text = Text::new("told-bought").with("what", kind.one()).with("cost", *cost);
            Telling::by(*seat, text)
        }
        Event::Sold { seat, kind, gain } if gain.is_negative() => {
            let text = Text::new("told-sold-at-loss").with("what", kind.one());
            Telling::by(*seat, text.with("loss", -*gain))
        }
        Event::Sold { seat, kind, gain } => {
            let text = Text::new("told-sold").with("what", kind.one()).with("gain", *gain);
            Telling::by(*seat, text)
        }
        Event::DividendPaid { seat, chamber, each } => {
            let text = Text::new("told-dividend").with("chamber", chamber.text());
            Telling::by(*seat, text.with("each", *each))
        }
        Event::MarketOpened { seat, tokens } => {
            let text = Text::new("told-market-opened").with("tokens", basket_text(tokens));
            Telling::by(*seat, text)
        }
        Event::Played { seat, card } => {
            Telling::by(*seat, Text::new("told-played").with("card", card.text()))
        }
        Event::NewsPlayed { seat, discard } if discard.is_empty() => {
            Telling::by(*seat, Text::new("told-news-empty"))
        }
        Event::NewsPlayed { seat, discard } => {
            let cards = cards_text(discard.as_slice());
            Telling::by(*seat, Text::new("told-news").with("cards", cards))
        }
        Event::Ordered { seat, cards } => {
            Telling::by(*seat, Text::new("told-ordered").with("cards", cards_text(cards)))
        }
        Event::PricesMoved { cards, .. } => {
            Telling::nested(Text::new("told-prices").with("prices", prices_moved(cards)))
        }
        Event::LeftBoard { seat, slot } => {
            let card = match slot {
                Slot::Card(card) => card.text(),
                Slot::News | Slot::Empty => Text::new("special-news"),
            };
            Telling::nested(Text::new("told-left-board").with("card", card).with("who", *seat))
        }
        Event::Drew { seat, stack, card } => {
            let text = match card {
                Some(card) => Text::new("told-drew").with("card", card.text()),
                None => Text::new("told-drew-unseen"),
            };
            let stack = match stack {
                CardStack::Main => "main",
                CardStack::Reserve => "reserve",
            };
            Telling::by(*seat, text.with("stack", stack))
        }
        Event::Ended => Telling::of(Text::new("told-ended")),
    }
}
