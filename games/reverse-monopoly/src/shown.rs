//! What a viewer sees, as lines for a terminal.

use std::fmt::Write;

use kontor_engine::{Arg, Say, Seat, Text};

use crate::asked::best;
use crate::board::{Card, CardSet};
use crate::data::Family;
use crate::end::FAMILIES_TO_WIN;
use crate::text;
use crate::view::{Moment, PlayerView, View};

/// The whole view: what is going on, the pieces and banks, every buyer, what is unsold.
pub(crate) fn board(view: &View, say: &impl Say) -> String {
    let mut lines = Lines { text: String::new(), say };
    lines.line("", &headline(view));
    lines.text.push('\n');
    lines.pieces(view);
    lines.text.push('\n');
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        lines.buyer(seat, player, view.auctioneer == seat);
    }
    lines.unsold(view);
    lines.text
}

struct Lines<'a, S> {
    text: String,
    say: &'a S,
}

impl<S: Say> Lines<'_, S> {
    fn line(&mut self, before: &str, text: &Text) {
        let _ = writeln!(self.text, "{before}{}", self.say.say(text));
    }

    fn pieces(&mut self, view: &View) {
        let people =
            Text::new("shown-people").with("auctioneer", view.auctioneer).with("mover", view.mover);
        self.line("", &people);
        if let Some(dice) = view.dice {
            self.line("", &Text::new("shown-roll").with("number", dice.number()));
        }
        let pieces = Text::new("shown-pieces")
            .with("plane", view.plane.titled())
            .with("car", view.car.place())
            .with("watches", view.kgb_watches);
        self.line("", &pieces);
        let banks =
            Text::new("shown-banks").with("old", view.banks.old).with("new", view.banks.new);
        self.line("", &banks);
        let deck =
            Text::new("shown-deck").with("cards", view.deck.cards).with("unseen", view.deck.unseen);
        self.line("", &deck);
    }

    /// A buyer: cash as far as the viewer may know, families towards the win, cards.
    fn buyer(&mut self, seat: Seat, player: &PlayerView, auctioneer: bool) {
        let cash = player.cash.map_or(Arg::Text(Text::new("cash-hidden")), Arg::Money);
        let buyer = Text::new("shown-buyer")
            .with("who", seat)
            .with("cash", cash)
            .with("appraised", player.appraised)
            .with("tripled", player.progress.tripled)
            .with("needed", FAMILIES_TO_WIN);
        self.line(if auctioneer { "► " } else { "  " }, &buyer);
        for family in &player.families {
            let own = CardSet::family(family.family).and(player.properties);
            let text = Text::new("shown-family")
                .with("family", family.family.titled())
                .with("cards", family.cards)
                .with("needed", family.tripled_by)
                .with("factor", family.factor)
                .with("own", own.titled());
            self.line("    ", &text);
        }
        if !player.escapes.is_empty() {
            let escapes = Text::new("shown-escapes").with("cards", player.escapes.titled());
            self.line("    ", &escapes);
        }
        let notes = [
            ("note-extra-turns", player.extra_turns.len()),
            ("note-lost-turns", player.lost_turns.into()),
            ("note-lost-moves", player.lost_moves.into()),
        ];
        for (id, count) in notes.into_iter().filter(|&(_, count)| count > 0) {
            self.line("    ", &Text::new(id).with("n", count));
        }
    }

    fn unsold(&mut self, view: &View) {
        let free: CardSet =
            Card::all().filter(|card| view.owners[card.index()].is_none()).collect();
        self.text.push('\n');
        self.line("", &Text::new("shown-unsold"));
        for &family in Family::ALL {
            let left = CardSet::family(family).and(free);
            if !left.is_empty() {
                let text = Text::new("shown-unsold-family")
                    .with("family", family.titled())
                    .with("cards", left.titled());
                self.line("  ", &text);
            }
        }
        let stack = CardSet::escapes().and(free);
        if !stack.is_empty() {
            self.line("  ", &Text::new("shown-stack").with("cards", stack.titled()));
        }
    }
}

fn headline(view: &View) -> Text {
    let moment = view.moment.text();
    if matches!(view.moment, Moment::Deal { .. } | Moment::FirstTurn { .. }) {
        return moment;
    }
    let turn = match view.limit {
        Some(limit) => Text::new("shown-turn-of").with("limit", limit),
        None => Text::new("shown-turn"),
    };
    turn.with("turn", view.turn).with("moment", moment)
}

impl Moment {
    /// What the game waits for.
    fn text(&self) -> Text {
        let by = |id: &'static str, seat: &Seat| Text::new(id).with("who", *seat);
        match self {
            Moment::Deal { .. } => Text::new("moment-deal"),
            Moment::FirstTurn { best: 0, .. } => Text::new("moment-first-turn"),
            Moment::FirstTurn { best, .. } => {
                Text::new("moment-first-turn-best").with("best", *best)
            }
            Moment::Roll { seat } => by("moment-roll", seat),
            Moment::Draw { seat } => by("moment-draw", seat),
            Moment::Kgb { seat, steps } => by("moment-kgb", seat).with("steps", *steps),
            Moment::Market { seat, .. } => by("moment-market", seat),
            Moment::Auction { card, seller, best: bid, passed, .. } => {
                let text = match seller {
                    Some(seller) => Text::new("moment-auction-by-seller").with("seller", *seller),
                    None => Text::new("moment-auction"),
                };
                text.with("card", card.titled())
                    .with("bid", best(*bid))
                    .with("passed", text::passed(*passed))
            }
            Moment::Rent { seat, owner, .. } => by("moment-rent", seat).with("owner", *owner),
            Moment::Escape { seat, .. } => by("moment-escape", seat),
            Moment::ChooseEscape { seat, .. } => by("moment-choose-escape", seat),
            Moment::PlaceKgb { seat } => by("moment-place-kgb", seat),
            Moment::MaySell { seat } => by("moment-may-sell", seat),
            Moment::MustSell { debt, .. } => {
                by("moment-must-sell", &debt.debtor).with("owed", debt.owed())
            }
            Moment::Over { ending, triples } => {
                Text::new("moment-over").with("ending", ending.ended_by(triples.as_ref()))
            }
        }
    }
}
