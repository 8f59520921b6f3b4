//! The game as people read it: what it offers to those who show it, and the names of its things. The
//! words stand in `texts/`, one file a language.

use kontor_engine::any::Json;
use kontor_engine::auction::{AuctionShown, Bidding};
use kontor_engine::letter::to_json;
use kontor_engine::listed::{Place, place};
use kontor_engine::{
    Choice, Label, Listed, Names, Offered, Random, Say, Seat, SeatSet, Telling, Text, Viewer,
};

use crate::action::{Action, Event, Template};
use crate::auction::RULES;
use crate::board::{Card, CardSet, Square};
use crate::data::{Family, SquareKind, StreetData, data};
use crate::debt::{Debt, Why};
use crate::end::{Ending, Triples, Wild};
use crate::market::MarketCard;
use crate::printed::board;
use crate::state::{Phase, ReverseMonopoly};
use crate::steady::Steady;
use crate::view::View;
use crate::{shown, told};

impl Listed for ReverseMonopoly {
    fn policies() -> &'static [Offered<ReverseMonopoly>] {
        static POLICIES: [Offered<ReverseMonopoly>; 2] = [
            Random::OFFERED,
            Offered {
                name: "steady",
                about: "a sensible buyer: completes families, holds an Escape, denies others theirs",
                make: || Box::new(Steady),
            },
        ];
        &POLICIES
    }

    fn board() -> Option<Json> {
        Some(to_json(board()))
    }

    kontor_engine::texts!("reverse-monopoly");

    fn show(view: &View, _names: Names<'_>, say: &impl Say) -> String {
        shown::board(view, say)
    }

    fn tell(event: &Event, _names: Names<'_>) -> Telling {
        told::tell(event)
    }

    fn prompt(&self, seat: Seat, _names: Names<'_>) -> Text {
        self.asked(seat)
    }

    fn label(&self, seat: Seat, choice: &Choice<Action, Template>, _names: Names<'_>) -> Label {
        self.labelled(seat, choice)
    }

    fn auction(&self, _viewer: Viewer) -> Option<AuctionShown> {
        let Phase::Auction { card, seller, auction } = self.phase else { return None };
        let place = place("card:", card.id());
        let what =
            Text::new("auctioned").with("card", card.titled()).with("appraised", card.appraised());
        Some(auction.shown(&RULES, what, place, seller))
    }

    fn bidding(action: &Action) -> Option<Bidding> {
        match *action {
            Action::Bid { amount } => Some(Bidding::Bid(amount)),
            Action::Pass => Some(Bidding::Pass),
            _ => None,
        }
    }

    fn wins(&self) -> Text {
        self.what_wins()
    }

    fn nearest(&self, _viewer: Viewer) -> Text {
        self.how_near()
    }

    fn ahead(&self, _viewer: Viewer) -> SeatSet {
        self.nearest_to_win()
    }

    fn decided(&self) -> Vec<Text> {
        self.what_decided()
    }

    fn asked_first(&self) -> Option<Seat> {
        match self.phase {
            Phase::Auction { auction, .. } => self.asked_next(&auction),
            _ => None,
        }
    }

    fn touches(&self, _seat: Seat, choice: &Choice<Action, Template>) -> Vec<Place> {
        self.touched(choice)
    }
}

impl Card {
    /// What a person reads: `T.A.S.S.`
    pub fn name(self) -> Text {
        Text::named("card-", self.id())
    }

    /// With its numbers: `35/36 T.A.S.S.`
    pub(crate) fn titled(self) -> Text {
        Text::new("titled").with("numbers", self.numbers()).with("name", self.name())
    }

    /// Its family, or that it is an Escape.
    pub(crate) fn belongs(self) -> Text {
        self.family().map_or(Text::new("escape"), Family::titled)
    }
}

impl CardSet {
    /// All of them with their numbers.
    pub(crate) fn titled(self) -> Vec<Text> {
        self.iter().map(Card::titled).collect()
    }
}

impl Family {
    /// What a person reads: `Airports`.
    pub(crate) fn name(self) -> Text {
        Text::named("family-", self.id())
    }

    /// With its colour: `orange (Airports)`.
    pub(crate) fn titled(self) -> Text {
        let colour = Text::named("colour-", self.id());
        Text::new("family-titled").with("colour", colour).with("name", self.name())
    }
}

impl Square {
    /// What a square is called: its card, the KGB's start, or where it lies on the map.
    pub fn place(self) -> Text {
        let place = match (self.kind(), self.card()) {
            (SquareKind::BlackMarket, _) => {
                Text::new("place-black-market").with("where", self.on_streets())
            }
            (SquareKind::Start, _) => Text::new("place-start"),
            (_, Some(card)) => card.titled(),
            (_, None) => self.on_streets(),
        };
        if self.data().metro { Text::new("place-metro").with("place", place) } else { place }
    }

    /// The streets that cross there; else the street, and between which two it lies.
    fn on_streets(self) -> Text {
        let streets = self.streets();
        let between = || {
            let street = data().streets.iter().find(|street| street.squares.contains(&self))?;
            street.between(self)
        };
        match streets.len() {
            1 => between().unwrap_or(Text::new("place-streets").with("streets", streets)),
            _ => Text::new("place-streets").with("streets", streets),
        }
    }

    fn streets(self) -> Vec<Text> {
        let here = data().streets.iter().filter(|street| street.squares.contains(&self));
        here.map(StreetData::name).collect()
    }
}

impl StreetData {
    /// Where a square of the street lies: between which other streets, and as which square of those
    /// between them.
    fn between(&'static self, square: Square) -> Option<Text> {
        let count = self.squares.len();
        let here = self.squares.iter().position(|&one| one == square)?;
        let crossing = |at: usize| {
            let crosses = |other: &&StreetData| {
                other.id != self.id && other.squares.contains(&self.squares[at % count])
            };
            data().streets.iter().find(crosses)
        };
        let (before, one) = (1..count).find_map(|by| Some((by, crossing(here + count - by)?)))?;
        let (after, other) = (1..count).find_map(|by| Some((by, crossing(here + by)?)))?;
        let text = match before + after {
            2 => Text::new("place-between"),
            apart => Text::new("place-between-of").with("at", before).with("of", apart - 1),
        };
        Some(text.with("street", self.name()).with("one", one.name()).with("other", other.name()))
    }

    /// What a person reads: `Garden Ring`.
    pub(crate) fn name(&'static self) -> Text {
        Text::named("street-", &self.id)
    }
}

impl MarketCard {
    /// What it says, without the figures.
    pub(crate) fn words(self) -> Text {
        Text::named("market-", self.id())
    }
}

impl Ending {
    /// What ended the game: where families won, whose, which, and by which Escape (V28).
    pub(crate) fn ended_by(self, triples: Option<&Triples>) -> Text {
        match (self, triples) {
            (Ending::Families { seat }, Some(triples)) => {
                let families: Vec<Text> =
                    triples.families.iter().map(|&family| family.titled()).collect();
                let won = match triples.wild {
                    None => Text::new("won-by-families"),
                    Some(Wild { family, escape }) => Text::new("won-by-escape")
                        .with("escape", escape.titled())
                        .with("wild", family.titled()),
                };
                won.with("who", seat).with("families", families)
            }
            (Ending::Families { .. }, None) => Text::new("ending-families"),
            (Ending::BankBroke, _) => Text::new("ending-bank-broke"),
            (Ending::TurnLimit, _) => Text::new("ending-turns"),
        }
    }
}

/// Those who have passed since the last bid, as a part of a sentence.
pub(crate) fn passed(seats: SeatSet) -> Text {
    if seats.is_empty() {
        return Text::new("passed-none");
    }
    let named: Vec<Text> = seats.iter().map(|seat| Text::new("named").with("who", seat)).collect();
    Text::new("passed-some").with("who", named)
}

impl Debt {
    /// How much, to whom and why: `5 mln ₽ to Ann (rent)`.
    pub(crate) fn owed(&self) -> Text {
        let why = Text::new(match self.why {
            Why::Rent => "debt-rent",
            Why::Card => "debt-card",
        });
        let owed = Text::new("owed").with("amount", self.amount).with("why", why);
        match self.creditor {
            Some(seat) => owed.with("to", seat),
            None => owed.with("to", Text::new("bank-0")),
        }
    }
}
