//! The game in texts: what things are called, and what the frame asks for. The words stand in `texts/`.

use kontor_engine::any::Json;
use kontor_engine::auction::{AuctionShown, Bidding};
use kontor_engine::letter::to_json;
use kontor_engine::listed::Place;
use kontor_engine::trade::{Given, OfferShown};
use kontor_engine::{
    Choice, Label, Listed, Money, Names, Offered, Random, Say, Seat, Telling, Text, Viewer,
};

use crate::action::{Action, Template};
use crate::auction::RULES;
use crate::board::{Lot, Square};
use crate::cards::{Card, Kept, KeptCards};
use crate::data::{Deck, Effect, Group, Side, Stage};
use crate::deals::Bundle;
use crate::debt::{Debt, Why};
use crate::event::Event;
use crate::labelled::square_of;
use crate::printed::board;
use crate::state::{Kommersant, Phase};
use crate::steady::Steady;
use crate::view::View;

impl Listed for Kommersant {
    fn policies() -> &'static [Offered<Kommersant>] {
        static POLICIES: [Offered<Kommersant>; 2] = [
            Random::OFFERED,
            Offered {
                name: "steady",
                about: "a sensible player: full groups, a cash reserve, fair trades",
                make: || Box::new(Steady::NOW),
            },
        ];
        &POLICIES
    }

    fn earlier() -> &'static [Offered<Kommersant>] {
        static EARLIER: [Offered<Kommersant>; 1] = [Offered {
            name: "steady-1",
            about: "`steady` as it was at first: takes no account of interest in trades",
            make: || Box::new(Steady::FIRST),
        }];
        &EARLIER
    }

    fn board() -> Option<Json> {
        Some(to_json(board()))
    }

    kontor_engine::texts!("kommersant");

    fn show(view: &View, names: Names<'_>, say: &impl Say) -> String {
        crate::shown::show(view, names, say)
    }

    fn tell(event: &Event, _names: Names<'_>) -> Telling {
        crate::told::tell(event)
    }

    fn prompt(&self, seat: Seat, _names: Names<'_>) -> Text {
        self.asked_of(seat)
    }

    fn label(&self, seat: Seat, choice: &Choice<Action, Template>, _names: Names<'_>) -> Label {
        match *choice {
            Choice::Exact(action) => self.label_action(seat, action),
            Choice::Template(template) => self.label_template(seat, template),
        }
    }

    fn auction(&self, _viewer: Viewer) -> Option<AuctionShown> {
        let Phase::Auction { lot, auction } = self.phase else { return None };
        Some(auction.shown(&RULES, priced(lot), square_of(lot), None))
    }

    fn bidding(action: &Action) -> Option<Bidding> {
        match *action {
            Action::Bid { amount } => Some(Bidding::Bid(amount)),
            Action::Pass => Some(Bidding::Pass),
            _ => None,
        }
    }

    fn offer(&self, _viewer: Viewer) -> Option<OfferShown> {
        Some(self.offer?.trade.shown(offered))
    }

    fn picked(&self, seat: Seat, template: Template, field: &str, code: u8) -> u8 {
        self.offered_items(seat, template, field, code)
    }

    fn first(&self, seat: Seat, template: Template, field: &str) -> Option<i64> {
        self.offered_number(seat, template, field)
    }

    fn worth(&self, _: Seat, _: Template, field: &str, code: u8) -> Option<Money> {
        self.figure_of(field, code)
    }

    fn wins(&self) -> Text {
        self.what_wins()
    }

    fn touches(&self, seat: Seat, choice: &Choice<Action, Template>) -> Vec<Place> {
        self.touched(seat, choice)
    }
}

/// A sum as a text of its own.
pub(crate) fn cash_text(sum: Money) -> Text {
    Text::new("cash").with("sum", sum)
}

/// What a stage of building is called.
pub(crate) fn stage_text(stage: Stage) -> Text {
    Text::new(match stage {
        Stage::Lot => "stage-lot",
        Stage::Office => "stage-office",
        Stage::Department => "stage-department",
        Stage::Enterprise => "stage-enterprise",
    })
}

/// What a deck is called.
pub(crate) fn deck_text(deck: Deck) -> Text {
    Text::new(match deck {
        Deck::Letter => "deck-letter",
        Deck::Surprise => "deck-surprise",
        Deck::Risk => "deck-risk",
    })
}

/// What a colour group is called.
pub(crate) fn group_text(group: Group) -> Text {
    Text::new(match group {
        Group::FoodTrade => "group-food-trade",
        Group::NonfoodRetail => "group-nonfood-retail",
        Group::PublicCatering => "group-public-catering",
        Group::FarmProduceSales => "group-farm-produce-sales",
        Group::Stadiums => "group-stadiums",
        Group::HallsArenas => "group-halls-arenas",
        Group::Theatres => "group-theatres",
        Group::Warehouses => "group-warehouses",
    })
}

pub(crate) fn token_count(tokens: u8) -> Text {
    Text::new("red-tokens").with("count", tokens)
}

/// Kept cards, each kind once.
pub(crate) fn card_texts(cards: &KeptCards) -> impl Iterator<Item = Text> {
    let counted = Kept::ALL.map(|kept| (kept, cards.count(kept)));
    counted.into_iter().filter(|&(_, count)| count > 0).map(|(kept, count)| match count {
        1 => kept.text(),
        _ => Text::new("counted").with("count", count).with("what", kept.text()),
    })
}

/// A lot with what it costs: `Bakery (34 000 ₽)`.
pub(crate) fn priced(lot: Lot) -> Text {
    Text::new("lot-priced").with("lot", lot.text()).with("price", lot.price())
}

/// What one side of a deal gives, thing by thing.
fn things(bundle: &Bundle) -> Vec<Text> {
    things_with(bundle, Lot::text)
}

/// The same as an open offer shows it: with what each lot costs at the bank, to judge the offer by.
fn offered(bundle: &Bundle) -> Vec<Text> {
    things_with(bundle, priced)
}

fn things_with(bundle: &Bundle, lot_text: impl Fn(Lot) -> Text) -> Vec<Text> {
    let cash = (bundle.cash > Money::ZERO).then(|| cash_text(bundle.cash));
    let lots = bundle.lots.iter().map(lot_text);
    let tokens = (bundle.tokens > 0).then(|| token_count(bundle.tokens));
    cash.into_iter().chain(lots).chain(tokens).chain(card_texts(&bundle.cards)).collect()
}

/// What one side of a deal gives within a sentence: `5 000 ₽, Bakery, 1 red token`, or `nothing`.
pub(crate) fn bundle_texts(bundle: &Bundle) -> Vec<Text> {
    if bundle.is_nothing() { vec![Text::new("nothing")] } else { things(bundle) }
}

/// Why something is owed.
pub(crate) fn why_text(why: Why) -> Text {
    match why {
        Why::Rent { lot } => Text::new("why-rent").with("lot", lot.text()),
        Why::Robbery { lot } => Text::new("why-robbery").with("lot", lot.text()),
        Why::Fine { .. } => Text::new("why-fine"),
        Why::Card { .. } => Text::new("why-card"),
        Why::Collection { .. } => Text::new("why-collection"),
        Why::Loan => Text::new("why-loan"),
    }
}

/// `12 000 ₽ to Ann (rent for Bakery)`.
pub(crate) fn debt_text(debt: &Debt) -> Text {
    let owed = match debt.creditor {
        Some(seat) => Text::new("owed").with("to", seat),
        None => Text::new("owed-to-bank"),
    };
    owed.with("amount", debt.amount).with("why", why_text(debt.why))
}

/// What a card does, beyond its own text.
pub(crate) fn effect_text(card: Card) -> Text {
    match card.data().effect {
        Effect::Money(amount) if amount > 0 => {
            Text::new("effect-receive").with("amount", Money::new(amount))
        }
        Effect::Money(amount) => Text::new("effect-pay").with("amount", Money::new(-amount)),
        Effect::FromEachPlayer(amount) => {
            Text::new("effect-each-pays").with("amount", Money::new(amount))
        }
        Effect::MoveTo(index) => {
            let square = Square::new(index.into()).unwrap_or_default();
            Text::new("effect-go").with("square", square.text())
        }
        Effect::MoveBy(steps) if steps < 0 => {
            Text::new("effect-back").with("squares", steps.unsigned_abs())
        }
        Effect::MoveBy(steps) => Text::new("effect-forward").with("squares", steps.unsigned_abs()),
        Effect::TaxService => Text::new("effect-tax-service"),
        Effect::MoveToCentre => Text::new("effect-centre"),
        Effect::RedToken => Text::new("effect-red-token"),
        Effect::TaxExemption => Text::new("effect-tax-exemption"),
        Effect::Police => Text::new("effect-police"),
        Effect::Draw(deck) => Text::new("effect-draw").with("deck", deck_text(deck)),
        Effect::PlaceNeighbour(Side::Left) => Text::new("effect-place-left"),
        Effect::PlaceNeighbour(Side::Right) => Text::new("effect-place-right"),
        Effect::SkipTurn => Text::new("effect-skip"),
        Effect::LoseBuilding(stage) => Text::new("effect-lose").with("stage", stage_text(stage)),
    }
}
