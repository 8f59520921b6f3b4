//! The board in a terminal.

use std::fmt::Write;

use kontor_engine::{Money, Names, Say, Seat, Text};

use crate::board::Lot;
use crate::data::{Group, Ring, SquareKind, Stage};
use crate::rent::Rent;
use crate::state::Place;
use crate::text::{
    bundle_texts, card_texts, debt_text, deck_text, effect_text, group_text, stage_text,
    token_count,
};
use crate::view::{Moment, PlayerView, SquareView, View};

/// How wide a column of the board is: two of them fit on a terminal of 80.
const COLUMN: usize = 39;
/// How much of a name is shown.
const NAME: usize = 16;
/// How much of a square's name, beside the mark of its group.
const SQUARE: usize = 15;
/// How wide a terminal is.
const WIDTH: usize = 80;

/// The view as text of 80 columns.
pub(crate) fn show(view: &View, names: Names<'_>, say: &impl Say) -> String {
    let mut text = headline(view, say);
    text.push_str("\n\n");
    show_board(&mut text, view, say);
    text.push('\n');
    show_players(&mut text, view, names, say);
    show_decks(&mut text, view, say);
    text
}

/// A letter for each seat, as on the board.
fn letter(seat: Seat, say: &impl Say) -> String {
    say.say(&letter_text(seat))
}

fn letter_text(seat: Seat) -> Text {
    Text::new("shown-letter").with("seat", seat.index())
}

fn headline(view: &View, say: &impl Say) -> String {
    let round = match view.agreed.rounds {
        0 => Text::new("shown-round").with("round", view.round),
        rounds => {
            Text::new("shown-round-of").with("round", view.round.min(rounds)).with("rounds", rounds)
        }
    };
    let now = match &view.offer {
        Some(offer) => Text::new("moment-offer")
            .with("who", offer.answers)
            .with("proposer", offer.proposer)
            .with("gives", bundle_texts(&offer.proposer_gives))
            .with("partner", offer.partner)
            .with("gets", bundle_texts(&offer.partner_gives)),
        None => moment_text(&view.moment),
    };
    format!("{} {}", say.say(&round), say.say(&now))
}

fn moment_text(moment: &Moment) -> Text {
    let by = |id: &'static str, seat: &Seat| Text::new(id).with("who", *seat);
    match moment {
        Moment::LayingTokens { left } => Text::new("moment-laying").with("left", *left),
        Moment::TurningUp { deck } => Text::new("moment-turning-up").with("deck", deck_text(*deck)),
        Moment::FirstTurn { .. } => Text::new("moment-first-turn"),
        Moment::Deals { seat, tax: Some(_), .. } => by("moment-tax", seat),
        Moment::Deals { seat, .. } => by("moment-deals", seat),
        Moment::Thrown { seat, dice } => by("moment-thrown", seat).with("dice", *dice),
        Moment::Doubling { seat, sum } => {
            by("moment-doubling", seat).with("sum", *sum).with("twice", 2 * sum)
        }
        Moment::Draw { seat, deck } => by("moment-draw", seat).with("deck", deck_text(*deck)),
        Moment::Purchase { seat, lot, .. } => {
            by("moment-purchase", seat).with("lot", lot.as_object()).with("price", lot.price())
        }
        Moment::Banker { seat, lot, .. } => by("moment-banker", seat).with("lot", lot.text()),
        Moment::Auction { lot, best: Some(bid), .. } => {
            by("moment-bid", &bid.seat).with("lot", lot.text()).with("bid", bid.amount)
        }
        Moment::Auction { lot, least, .. } => {
            Text::new("moment-auction").with("lot", lot.text()).with("least", *least)
        }
        Moment::Centre { seat } => by("moment-centre", seat),
        Moment::Racket { seat } => by("moment-racket", seat),
        Moment::Naming { seat, piece } => by("moment-naming", seat).with("piece", *piece),
        Moment::Losing { seat, stage } => {
            by("moment-losing", seat).with("stage", stage_text(*stage))
        }
        Moment::Debt { debt, missing, .. } => {
            by("moment-debt", &debt.debtor).with("debt", debt_text(debt)).with("missing", *missing)
        }
        Moment::Over => Text::new("moment-over"),
    }
}

/// Both rings in two columns, Start at the top of the left one.
fn show_board(text: &mut String, view: &View, say: &impl Say) {
    let half = view.squares.len().div_ceil(2);
    for row in 0..half {
        let left = square_line(row, &view.squares[row], view, say);
        let right = view.squares.get(row + half);
        let right = right.map(|square| square_line(row + half, square, view, say));
        let line = format!("{left:<COLUMN$} {}", right.unwrap_or_default());
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let centre: Vec<Text> = Seat::all(view.players.len())
        .filter(|seat| {
            let player = &view.players[seat.index()];
            player.place == Place::Centre && player.out.is_none()
        })
        .map(letter_text)
        .collect();
    if !centre.is_empty() {
        let _ = writeln!(text, "{}", say.say(&Text::new("shown-centre").with("pieces", centre)));
    }
    let outer = |square: &&SquareView| square.id.data().ring == Ring::Outer;
    let rings = view.squares.iter().take_while(outer).count();
    let legend = Text::new("shown-legend")
        .with("outer", rings - 1)
        .with("inner", rings)
        .with("last", view.squares.len() - 1)
        .with("office", Text::new("mark-office"))
        .with("department", Text::new("mark-department"))
        .with("enterprise", Text::new("mark-enterprise"))
        .with("mortgaged", Text::new("mark-mortgaged"));
    let _ = writeln!(text, "{}", say.say(&legend));
    let groups: Vec<Text> = Group::ALL
        .iter()
        .map(|&group| {
            Text::new("shown-group")
                .with("mark", group_mark(group))
                .with("group", group_text(group))
        })
        .collect();
    let groups = Text::new("shown-groups")
        .with("groups", groups)
        .with("state", Text::new("mark-state"))
        .with("racketeer", Text::new("mark-racketeer"));
    wrap(text, &say.say(&groups));
}

/// Writes a text in lines no wider than a terminal.
fn wrap(text: &mut String, words: &str) {
    let mut width = 0;
    for word in words.split(' ') {
        let next = word.chars().count();
        if width > 0 && width + 1 + next > WIDTH {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += next;
    }
    text.push('\n');
}

/// Two letters for a colour group.
fn group_mark(group: Group) -> Text {
    Text::new(match group {
        Group::FoodTrade => "mark-food-trade",
        Group::NonfoodRetail => "mark-nonfood-retail",
        Group::PublicCatering => "mark-public-catering",
        Group::FarmProduceSales => "mark-farm-produce-sales",
        Group::Stadiums => "mark-stadiums",
        Group::HallsArenas => "mark-halls-arenas",
        Group::Theatres => "mark-theatres",
        Group::Warehouses => "mark-warehouses",
    })
}

/// One square: number, red token, group, name, price or rent, owner and stage, pieces.
fn square_line(number: usize, square: &SquareView, view: &View, say: &impl Say) -> String {
    let token = if square.token { '●' } else { ' ' };
    let name = shortened(&say.say(&square.id.name()), SQUARE);
    let mark = match (square.id.kind(), square.id.lot().and_then(Lot::group)) {
        (_, Some(group)) => say.say(&group_mark(group)),
        (SquareKind::StateEnterprise, None) => say.say(&Text::new("mark-state")),
        _ => String::new(),
    };
    let (amount, status) = square_status(square, say);
    let piece = |seat: Seat| {
        let racketeer = view.players[seat.index()].racket_laps_left.is_some();
        let mark = racketeer.then(|| say.say(&Text::new("mark-racketeer")));
        format!("{}{}", letter(seat, say), mark.unwrap_or_default())
    };
    let pieces: String = square.pieces.iter().map(piece).collect();
    let line =
        format!("{number:>2}{token}{mark:<2} {name:<SQUARE$} {amount:>7} {status:<3}{pieces}");
    line.trim_end().to_string()
}

fn shortened(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_string();
    }
    let kept: String = name.chars().take(most - 1).collect();
    format!("{}…", kept.trim_end())
}

fn square_status(square: &SquareView, say: &impl Say) -> (String, String) {
    let Some(lot) = &square.lot else {
        let amount = square.id.amount().map_or(String::new(), |amount| amount.to_string());
        return (amount, String::new());
    };
    let Some(owner) = lot.owner else {
        let price = square.id.lot().map_or(Money::ZERO, Lot::price);
        return (price.to_string(), String::new());
    };
    let mark = match lot.stage {
        _ if lot.mortgaged => Some("mark-mortgaged"),
        Stage::Lot => None,
        Stage::Office => Some("mark-office"),
        Stage::Department => Some("mark-department"),
        Stage::Enterprise => Some("mark-enterprise"),
    };
    let mark = mark.map_or(String::new(), |id| format!("-{}", say.say(&Text::new(id))));
    let rent = lot.rent.map_or(Money::ZERO, Rent::amount);
    (rent.to_string(), format!("{}{mark}", letter(owner, say).to_lowercase()))
}

fn show_players(text: &mut String, view: &View, names: Names<'_>, say: &impl Say) {
    let word = |id: &'static str| say.say(&Text::new(id));
    let _ = writeln!(
        text,
        "   {:<NAME$} {:>9} {:>9}  {}",
        word("shown-players"),
        word("shown-cash"),
        word("shown-wealth"),
        word("shown-place")
    );
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        let mark = if view.on_turn == seat && player.out.is_none() { '►' } else { ' ' };
        let name: String = names.of(seat).chars().take(NAME).collect();
        let place = match player.place {
            _ if player.out.is_some() => Text::new("shown-out"),
            Place::Square(square) => square.text(),
            Place::Centre => Text::new("shown-in-centre"),
        };
        let banker = (view.banker == Some(seat)).then(|| format!(", {}", word("shown-banker")));
        let _ = writeln!(
            text,
            "{mark}{} {name:<NAME$} {:>9} {:>9}  {}{}",
            letter(seat, say),
            player.cash.to_string(),
            player.wealth.to_string(),
            say.say(&place),
            banker.unwrap_or_default()
        );
        let notes: Vec<String> =
            notes(player, view.agreed.capital).iter().map(|note| say.say(note)).collect();
        if !notes.is_empty() {
            let _ = writeln!(text, "     {}", notes.join("; "));
        }
    }
}

fn notes(player: &PlayerView, capital: Money) -> Vec<Text> {
    let mut notes = Vec::new();
    if player.began_with > capital {
        notes.push(Text::new("note-began").with("sum", player.began_with));
    }
    if player.laps > 0 {
        notes.push(Text::new("note-laps").with("laps", player.laps));
    }
    if player.dividends > Money::ZERO {
        notes.push(Text::new("note-dividends").with("amount", player.dividends));
    }
    for (laps, owed) in (1u8..).zip(player.loans).filter(|(_, owed)| *owed > Money::ZERO) {
        notes.push(Text::new("note-owes").with("amount", owed).with("laps", laps));
    }
    if player.tokens > 0 {
        notes.push(token_count(player.tokens));
    }
    notes.extend(card_texts(&player.kept));
    if let Some(left) = player.racket_laps_left {
        notes.push(Text::new("note-racketeer").with("laps", left));
    }
    if player.skips > 0 {
        notes.push(Text::new("note-skips").with("turns", player.skips));
    }
    notes
}

fn show_decks(text: &mut String, view: &View, say: &impl Say) {
    let decks: Vec<Text> = view
        .decks
        .iter()
        .map(|deck| {
            Text::new("shown-deck")
                .with("deck", deck_text(deck.deck))
                .with("cards", deck.cards)
                .with("unseen", deck.unseen)
        })
        .collect();
    let _ = writeln!(text, "{}", say.say(&Text::new("shown-decks").with("decks", decks)));
    for deck in &view.decks {
        let Some(card) = deck.top else { continue };
        let top = Text::new("shown-top")
            .with("deck", deck_text(deck.deck))
            .with("text", card.text())
            .with("effect", effect_text(card));
        wrap(text, &say.say(&top));
    }
}
