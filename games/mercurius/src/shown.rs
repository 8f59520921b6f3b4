//! The game as text for a terminal.

use std::fmt::Write;

use kontor_engine::{Names, Say, Seat, Text};

use crate::card::Slot;
use crate::kind::{Chamber, Kind};
use crate::state::Specials;
use crate::text::{basket_text, counted, price_text};
use crate::view::{Moment, PlayerView, View};

pub(crate) fn show(view: &View, names: Names<'_>, say: &impl Say) -> String {
    let mut text = headline(view, say);
    text.push_str("\n\n");
    show_exchange(&mut text, view, say);
    text.push('\n');
    show_players(&mut text, view, names, say);
    show_hands(&mut text, view, say);
    text
}

fn headline(view: &View, say: &impl Say) -> String {
    let seats = view.players.len() as u8;
    let moment = match view.moment {
        Moment::First => return say.say(&Text::new("show-first")),
        Moment::Deal { first } => return say.say(&Text::new("show-deal").with("who", first)),
        Moment::Over => return say.say(&Text::new("show-over")),
        Moment::Turn { seat, actions } => {
            Text::new("show-turn").with("who", seat).with("actions", actions)
        }
        Moment::Order { seat } => Text::new("show-order").with("who", seat),
        Moment::Draw { seat } => Text::new("show-draw").with("who", seat),
    };
    match view.turns_left.div_ceil(seats.max(1)) {
        0 => say.say(&moment),
        rounds => {
            let rounds = Text::new("show-rounds").with("rounds", rounds);
            format!("{} {}", say.say(&moment), say.say(&rounds))
        }
    }
}

/// The twelve prices, a chamber's share and main good on one line, with the moves to come.
fn show_exchange(text: &mut String, view: &View, say: &impl Say) {
    let word = |id: &'static str| say.say(&Text::new(id));
    let price = |marker: i8| say.say(&price_text(marker));
    let rows: Vec<(String, String, Kind)> = Chamber::all()
        .flat_map(|chamber| [chamber.share(), chamber.main_good()])
        .map(|kind| (row_name(view, kind, say), price(view.kinds[kind.index()].marker), kind))
        .collect();
    let [title, at, bank, coming] =
        ["show-exchange", "show-price", "show-bank", "show-coming"].map(word);
    let width = widest(rows.iter().map(|(name, ..)| name), 23) + 2;
    let prices = widest(rows.iter().map(|(_, price, _)| price).chain([&at]), 5);
    let banks = widest([&bank], 5);
    let _ = writeln!(text, "{title:<width$}{at:>prices$}{bank:>banks$}   {coming}");
    for (name, at, kind) in rows {
        let coming = view.moves().filter(|coming| coming.kind == kind);
        let coming: String = coming.map(|coming| format!(" → {}", price(coming.marker))).collect();
        let bank = view.kinds[kind.index()].bank;
        let line = format!("{name:<width$}{at:>prices$}{bank:>banks$}  {coming}");
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let stacks = Text::new("show-stacks")
        .with("main", view.main_stack)
        .with("reserve", view.reserve_stack)
        .with("discarded", view.discard.len());
    let _ = writeln!(text, "{}", say.say(&stacks));
}

/// How wide a column must be for these, and at least.
fn widest<'a>(cells: impl IntoIterator<Item = &'a String>, least: usize) -> usize {
    cells.into_iter().map(|cell| cell.chars().count()).fold(least, usize::max)
}

/// A share with its dividend, or a good under it.
fn row_name(view: &View, kind: Kind, say: &impl Say) -> String {
    let Some(chamber) = kind.chamber() else {
        return format!("  {}", say.say(&kind.text()));
    };
    if view.paid.contains(chamber) {
        return say.say(&Text::new("show-paid").with("kind", kind.text()));
    }
    let dividend = view.kinds[kind.index()].dividend.unwrap_or_default().units();
    say.say(&Text::new("show-pays").with("kind", kind.text()).with("dividend", dividend))
}

fn show_players(text: &mut String, view: &View, names: Names<'_>, say: &impl Say) {
    let [cash, wealth] = ["show-cash", "show-wealth"].map(|id| say.say(&Text::new(id)));
    let seats = Seat::all(view.players.len());
    let width = seats.map(|seat| names.of(seat).chars().count()).max().unwrap_or(0);
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        let on_turn = matches!(view.moment, Moment::Turn { seat: on_turn, .. } if on_turn == seat);
        let mark = if on_turn { '►' } else { ' ' };
        let money = |amount| say.say(&Text::new("show-money").with("sum", amount));
        let _ = writeln!(
            text,
            "{mark} {:<width$}  {cash} {:>5}  {wealth} {:>5}  {}",
            names.of(seat),
            money(player.cash),
            money(player.wealth),
            cards(player, say)
        );
        let held = counted(|kind| player.tokens[kind.index()]);
        let holds = if held.is_empty() {
            Text::new("show-holds-nothing")
        } else {
            Text::new("show-holds").with("tokens", held)
        };
        let _ = writeln!(text, "    {}", say.say(&holds));
        if let Some(slots) = board(player) {
            let _ =
                writeln!(text, "    {}", say.say(&Text::new("show-board").with("slots", slots)));
        }
        if !player.market.is_empty() {
            let market = Text::new("show-market").with("tokens", basket_text(&player.market));
            let _ = writeln!(text, "    {}", say.say(&market));
        }
    }
}

/// The hands that the viewer sees: the own one, or everybody's.
fn show_hands(text: &mut String, view: &View, say: &impl Say) {
    let seen = Seat::all(view.players.len()).zip(&view.players);
    let seen: Vec<_> =
        seen.filter_map(|(seat, player)| Some((seat, player.hand.as_ref()?))).collect();
    for (seat, hand) in &seen {
        let whose = match seen.len() {
            1 => Text::new("show-hand"),
            _ => Text::new("show-hand-of").with("who", *seat),
        };
        let _ = writeln!(text, "\n{}", say.say(&whose));
        for card in hand.as_slice() {
            let _ = writeln!(text, "    {}", say.say(&card.text()));
        }
    }
}

/// How many price cards are in hand, and which special cards are left: `5 cards + Dividend, News`.
fn cards(player: &PlayerView, say: &impl Say) -> String {
    let Specials { dividend, black_market, news } = player.specials;
    let specials = [
        (dividend, "special-dividend"),
        (black_market, "special-black-market"),
        (news, "special-news"),
    ];
    let left: Vec<Text> =
        specials.into_iter().filter(|(left, _)| *left).map(|(_, id)| Text::new(id)).collect();
    let cards = Text::new("show-cards").with("n", player.cards);
    if left.is_empty() {
        return say.say(&cards);
    }
    say.say(&Text::new("show-cards-and-specials").with("cards", cards).with("specials", left))
}

/// The cards on a board, with how often each will still act if it can.
fn board(player: &PlayerView) -> Option<Text> {
    let slot = |(slot, acts): (&Slot, u8)| match slot {
        Slot::Empty => None,
        Slot::News => Some(Text::new("special-news")),
        Slot::Card(card) if acts == 0 => Some(card.text()),
        Slot::Card(card) => {
            Some(Text::new("show-slot").with("card", card.text()).with("acts", acts))
        }
    };
    player.board.iter().zip(player.acts).filter_map(slot).reduce(|before, slot| {
        Text::new("show-slots-joined").with("before", before).with("slot", slot)
    })
}
