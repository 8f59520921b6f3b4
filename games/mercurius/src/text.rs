//! The game in words: for the terminal, the log, and whoever cannot see the board.

use std::fmt::Write;

use kontor_engine::{Choice, Game, Listed, Money, Names, Offered, Random, Seat};

use crate::action::{Action, Event, Stack, Template};
use crate::card::{Card, Exchange, Slot};
use crate::kind::{Basket, Chamber, Kind};
use crate::prices::price_at;
use crate::state::{Mercurius, Phase, Specials};
use crate::steady::Steady;
use crate::view::{Moment, PlayerView, View};

impl Listed for Mercurius {
    fn policies() -> &'static [Offered<Mercurius>] {
        static POLICIES: [Offered<Mercurius>; 2] = [
            Random::OFFERED,
            Offered {
                name: "steady",
                about: "a sensible player: follows the visible cards and its own hand",
                make: || Box::new(Steady),
            },
        ];
        &POLICIES
    }

    fn rules(language: &str) -> Option<&'static str> {
        match language {
            "en" => Some(include_str!("../../../docs/rules/mercurius.md")),
            _ => None,
        }
    }

    fn show(view: &View, names: Names<'_>) -> String {
        let mut text = headline(view, names);
        text.push_str("\n\n");
        show_exchange(&mut text, view);
        text.push('\n');
        show_players(&mut text, view, names);
        show_hands(&mut text, view, names);
        text
    }

    fn tell(event: &Event, names: Names<'_>) -> String {
        tell(event, names)
    }

    fn prompt(&self, seat: Seat, _names: Names<'_>) -> String {
        let Phase::Turn { seat: on_turn, trades } = self.phase else {
            return "Nothing is asked of you now.".into();
        };
        if on_turn != seat {
            return "It is not your turn.".into();
        }
        let cash = guilders(self.accounts.cash(seat));
        let last = if self.has_next_turn() { "" } else { " This is your last turn." };
        match trades.left {
            0 => format!("Play a card to end your turn.{last} You have {cash}."),
            1 => format!("You may trade one more token, or play a card.{last} You have {cash}."),
            left => {
                format!(
                    "You may trade up to {left} tokens, then play a card.{last} You have {cash}."
                )
            }
        }
    }

    fn label(&self, seat: Seat, choice: &Choice<Action, Template>, _names: Names<'_>) -> String {
        let Phase::Turn { trades, .. } = self.phase else { return String::new() };
        match *choice {
            Choice::Exact(Action::Buy { kind }) => {
                format!("Buy {} for {}", kind.name(), guilders(self.cost_of_next(&trades, kind)))
            }
            Choice::Exact(Action::Sell { kind }) => {
                let gain = self.gain_of_next(&trades, kind);
                let sale = if gain.is_negative() { "at a loss of" } else { "for" };
                format!("Sell {} {sale} {}", kind.name(), guilders(gain.max(-gain)))
            }
            Choice::Exact(Action::Dividend { chamber }) => self.label_dividend(seat, chamber),
            Choice::Exact(Action::Play { card }) => self.label_card(card),
            Choice::Exact(Action::BlackMarket { tokens }) => {
                format!("Black Market: {}", names_of(&tokens))
            }
            Choice::Exact(Action::News { discard }) => {
                format!("News: discard {}", cards_of(&discard))
            }
            Choice::Template(Template::BlackMarket) => {
                "Black Market: put 1 to 3 tokens aside, sold at next turn's full price".into()
            }
            Choice::Template(Template::News) => {
                "News: instead of a price card, exchange 1 to 3 cards of your hand".into()
            }
        }
    }

    fn touches(&self, _seat: Seat, choice: &Choice<Action, Template>) -> Vec<String> {
        let kind = |kind: Kind| format!("kind:{}", kind.id());
        match *choice {
            Choice::Exact(Action::Buy { kind: bought }) => vec![kind(bought)],
            Choice::Exact(Action::Sell { kind: sold }) => vec![kind(sold)],
            Choice::Exact(Action::Dividend { chamber }) => vec![kind(chamber.share())],
            Choice::Exact(Action::BlackMarket { tokens }) => tokens.iter().map(kind).collect(),
            Choice::Exact(Action::Play { card }) => {
                let effect = card.data();
                let moved = [effect.share, effect.good];
                std::iter::once(format!("card:{}", card.id()))
                    .chain(moved.into_iter().filter_map(Kind::new).map(kind))
                    .collect()
            }
            Choice::Exact(Action::News { discard }) => {
                discard.as_slice().iter().map(|card| format!("card:{}", card.id())).collect()
            }
            Choice::Template(Template::BlackMarket) => vec!["special:black_market".into()],
            Choice::Template(Template::News) => vec!["special:news".into()],
        }
    }
}

impl Mercurius {
    fn label_dividend(&self, seat: Seat, chamber: Chamber) -> String {
        let each = self.dividend(chamber);
        let shares = |seat: Seat| i64::from(self.player(seat).tokens[chamber.share().index()]);
        let all: i64 = Seat::all(self.seats()).map(shares).sum();
        let own = shares(seat);
        format!(
            "Dividend: {} pays {} a share, you get {}, the others {}",
            chamber.name(),
            guilders(each),
            guilders(each * own),
            guilders(each * (all - own))
        )
    }

    /// A card with the prices that it leads to at once, after what lies on the board already.
    fn label_card(&self, card: Card) -> String {
        let shifts = self
            .leads_of(card)
            .map(|lead| format!("{} {} → {}", lead.kind.name(), self.price(lead.kind), lead.price));
        format!("Play {} ({})", card.name(), shifts.join(", "))
    }
}

fn guilders(amount: Money) -> String {
    format!("{amount} ƒ")
}

fn list<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join("; ")
}

fn cards_of(cards: &Exchange) -> String {
    list(cards.as_slice().iter().map(|card| card.name()))
}

/// Tokens with their number: `2 Hoorn, 1 spices`.
fn names_of(tokens: &Basket) -> String {
    let counted = Kind::all().filter(|&kind| tokens.count(kind) > 0);
    counted
        .map(|kind| format!("{} {}", tokens.count(kind), kind.name()))
        .collect::<Vec<_>>()
        .join(", ")
}

fn headline(view: &View, names: Names<'_>) -> String {
    let seats = view.players.len() as u8;
    let round_left = view.turns_left.div_ceil(seats.max(1));
    let turns = match round_left {
        0 => String::new(),
        1 => " The last round.".to_string(),
        left => format!(" {left} turns each to go, this one included."),
    };
    match view.moment {
        Moment::First => "The first player is being drawn.".into(),
        Moment::Deal { first } => {
            format!("Cards are being dealt. {} will play first.", names.of(first))
        }
        Moment::Turn { seat, actions } => {
            let left = match actions {
                0 => "no trade action".to_string(),
                1 => "1 trade action".to_string(),
                more => format!("{more} trade actions"),
            };
            format!("{}'s turn, {left} left.{turns}", names.of(seat))
        }
        Moment::Draw { seat } => format!("{} draws.{turns}", names.of(seat)),
        Moment::Over => "The game is over.".into(),
    }
}

/// The twelve prices, a chamber's share and main good on one line, with the moves to come.
fn show_exchange(text: &mut String, view: &View) {
    let _ = writeln!(text, "{:<25}{:>5}{:>5}   coming", "Exchange", "price", "bank");
    for chamber in Chamber::all() {
        for kind in [chamber.share(), chamber.main_good()] {
            let row = &view.kinds[kind.index()];
            let mut name = kind.name().to_string();
            if kind == chamber.share() {
                let paid = view.paid.contains(chamber);
                let dividend = row.dividend.unwrap_or_default();
                let note = if paid { "paid".to_string() } else { format!("pays {dividend}") };
                let _ = write!(name, " ({note})");
            } else {
                name.insert_str(0, "  ");
            }
            let coming: String = view
                .coming
                .iter()
                .filter(|coming| coming.kind == kind)
                .map(|coming| format!(" → {}", coming.price))
                .collect();
            let line = format!("{name:<25}{:>5}{:>5}  {coming}", row.price, row.bank);
            let _ = writeln!(text, "{}", line.trim_end());
        }
    }
    let _ = writeln!(
        text,
        "Main stack {}, reserve {}, discarded {}.",
        view.main_stack,
        view.reserve_stack,
        view.discard.len()
    );
}

fn show_players(text: &mut String, view: &View, names: Names<'_>) {
    let seats = Seat::all(view.players.len());
    let width = seats.map(|seat| names.of(seat).chars().count()).max().unwrap_or(0);
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        let on_turn = matches!(view.moment, Moment::Turn { seat: on_turn, .. } if on_turn == seat);
        let mark = if on_turn { '►' } else { ' ' };
        let _ = writeln!(
            text,
            "{mark} {:<width$}  cash {:>5}  wealth {:>5}  {}",
            names.of(seat),
            guilders(player.cash),
            guilders(player.wealth),
            cards(player)
        );
        let _ = writeln!(text, "    holds {}", holdings(player));
        if player.board.iter().any(|&slot| slot != Slot::Empty) {
            let _ = writeln!(text, "    board {}", board(player));
        }
        if !player.market.is_empty() {
            let _ = writeln!(text, "    black market {}", names_of(&player.market));
        }
    }
}

/// The hands that the viewer sees: the own one, or everybody's.
fn show_hands(text: &mut String, view: &View, names: Names<'_>) {
    let seen = Seat::all(view.players.len()).zip(&view.players);
    let seen: Vec<_> =
        seen.filter_map(|(seat, player)| Some((seat, player.hand.as_ref()?))).collect();
    for (seat, hand) in &seen {
        let whose = match seen.len() {
            1 => "Your hand".to_string(),
            _ => format!("The hand of {}", names.of(*seat)),
        };
        let _ = writeln!(text, "\n{whose}");
        for card in hand.as_slice() {
            let _ = writeln!(text, "    {}", card.name());
        }
    }
}

/// How many price cards are in hand, and which special cards are left: `5 cards + Dividend, News`.
fn cards(player: &PlayerView) -> String {
    let Specials { dividend, black_market, news } = player.specials;
    let specials = [(dividend, "Dividend"), (black_market, "Black Market"), (news, "News")];
    let left: Vec<_> = specials.iter().filter(|(left, _)| *left).map(|(_, name)| *name).collect();
    let plus = if left.is_empty() { "" } else { " + " };
    format!("{} cards{plus}{}", player.cards, left.join(", "))
}

fn holdings(player: &PlayerView) -> String {
    let held: Vec<String> = Kind::all()
        .filter(|kind| player.tokens[kind.index()] > 0)
        .map(|kind| format!("{} {}", player.tokens[kind.index()], kind.name()))
        .collect();
    if held.is_empty() { "nothing".into() } else { held.join(", ") }
}

/// The cards on a board with how often each will still act.
fn board(player: &PlayerView) -> String {
    let slots: Vec<String> = player
        .board
        .iter()
        .zip([3, 2, 1])
        .filter_map(|(slot, acts)| match slot {
            Slot::Empty => None,
            Slot::News => Some("News".to_string()),
            Slot::Card(card) => Some(format!("{} (×{acts})", card.name())),
        })
        .collect();
    slots.join(" · ")
}

fn tell(event: &Event, names: Names<'_>) -> String {
    let who = |seat: &Seat| names.of(*seat);
    match event {
        Event::First { seat } => format!("{} plays first.", who(seat)),
        Event::Dealt { seat, hand: Some(hand) } => {
            format!("{}: dealt {}.", who(seat), list(hand.as_slice().iter().map(|c| c.name())))
        }
        Event::Dealt { seat, hand: None } => format!("{}: dealt a hand.", who(seat)),
        Event::TurnBegan { seat, turns: 1 } => format!("— {}: last turn —", who(seat)),
        Event::TurnBegan { seat, turns } => format!("— {}: {turns} turns to go —", who(seat)),
        Event::MarketSettled { seat, tokens, total } => {
            format!(
                "{}: {} sold on the black market for {}.",
                who(seat),
                names_of(tokens),
                guilders(*total)
            )
        }
        Event::Bought { seat, kind, cost } => {
            format!("{}: bought {} for {}.", who(seat), kind.name(), guilders(*cost))
        }
        Event::Sold { seat, kind, gain } if gain.is_negative() => {
            format!("{}: sold {} at a loss of {}.", who(seat), kind.name(), guilders(-*gain))
        }
        Event::Sold { seat, kind, gain } => {
            format!("{}: sold {} for {}.", who(seat), kind.name(), guilders(*gain))
        }
        Event::DividendPaid { seat, chamber, each } => {
            format!(
                "{}: called a dividend. {} pays {} a share.",
                who(seat),
                chamber.name(),
                guilders(*each)
            )
        }
        Event::MarketOpened { seat, tokens } => {
            format!("{}: put {} on the black market.", who(seat), names_of(tokens))
        }
        Event::Played { seat, card } => format!("{}: played {}.", who(seat), card.name()),
        Event::NewsPlayed { seat, discard } => {
            format!("{}: played News and discarded {}.", who(seat), cards_of(discard))
        }
        Event::PriceMoved { kind, from, to, .. } => {
            let (before, after) = (price_at(*from), price_at(*to));
            if before == after {
                format!("   {} stays at {after}.", kind.name())
            } else {
                format!("   {} {before} → {after}.", kind.name())
            }
        }
        Event::LeftBoard { seat, slot: Slot::Card(card) } => {
            format!("   {} leaves the board of {}.", card.name(), who(seat))
        }
        Event::LeftBoard { seat, .. } => format!("   News leaves the board of {}.", who(seat)),
        Event::Drew { seat, stack, card } => {
            let from = match stack {
                Stack::Main => "main",
                Stack::Reserve => "reserve",
            };
            match card {
                Some(card) => format!("{}: drew {} from the {from} stack.", who(seat), card.name()),
                None => format!("{}: drew from the {from} stack.", who(seat)),
            }
        }
        Event::Ended => "The last turn is over.".into(),
    }
}
