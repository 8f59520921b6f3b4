//! The log: what happened, event by event.

use kontor_engine::{Money, Seat, Telling, Text};

use crate::data::SquareKind;
use crate::event::Event;
use crate::moving::{Dice, TAX};
use crate::rent::Multiple;
use crate::text::{bundle_texts, debt_text, deck_text, stage_text};

/// What happened, in one line.
pub(crate) fn tell(event: &Event) -> Telling {
    match event {
        Event::TokenLaid { square } => {
            Telling::of(Text::new("told-token-laid").with("square", square.text()))
        }
        Event::ThrewForFirst { seat, dice } => Telling::of(
            Text::new("told-threw-for-first").with("who", *seat).with("sum", dice.sum()),
        ),
        Event::FirstTied { sum } => Telling::of(Text::new("told-first-tied").with("sum", *sum)),
        Event::First { seat } => Telling::of(Text::new("told-first").with("who", *seat)),
        Event::TurnBegan { seat, round } => {
            Telling::turn(*seat, Text::new("told-turn").with("round", *round))
        }
        Event::Skipped { seat, .. } => Telling::of(Text::new("told-skipped").with("who", *seat)),
        Event::WillSkip { seat, turns } => {
            Telling::of(Text::new("told-will-skip").with("who", *seat).with("turns", *turns))
        }
        Event::NewBanker { seat } => Telling::of(Text::new("told-banker").with("who", *seat)),
        Event::Left { seat } => Telling::of(Text::new("told-left").with("who", *seat)),
        Event::AuctionOpened { lot, opening } => {
            Telling::of(Text::new("told-auction").with("lot", lot.text()).with("opening", *opening))
        }
        Event::Unsold { lot } => Telling::of(Text::new("told-unsold").with("lot", lot.text())),
        Event::Traded { seat, partner, gave, got } => Telling::of(
            Text::new("told-traded")
                .with("who", *seat)
                .with("gave", bundle_texts(gave))
                .with("partner", *partner)
                .with("got", bundle_texts(got)),
        ),
        Event::Bankrupt { debt, paid } => Telling::of(
            Text::new("told-bankrupt")
                .with("who", debt.debtor)
                .with("debt", debt_text(debt))
                .with("paid", *paid),
        ),
        Event::Ended { last_left: true } => Telling::of(Text::new("told-one-left")),
        Event::Ended { last_left: false } => Telling::of(Text::new("told-rounds-over")),
        Event::Threw { seat, dice } => by(seat, thrown(dice)),
        Event::HeldBack { seat, sum, needed } => {
            by(seat, Text::new("told-held-back").with("sum", *sum).with("needed", *needed))
        }
        Event::Walked { seat, from, path, back } => {
            let id = if *back { "told-walked-back" } else { "told-walked" };
            let to = path.last().unwrap_or(from);
            by(seat, Text::new(id).with("squares", path.len()).with("to", to.text()))
        }
        Event::Placed { seat, to, .. } => by(seat, Text::new("told-placed").with("to", to.text())),
        Event::Lap { seat, laps, dividends } => {
            by(seat, Text::new("told-lap").with("laps", *laps).with("dividends", *dividends))
        }
        Event::CrossedShort { seat } => by(seat, Text::new("told-crossed-short")),
        Event::TurnedUp { deck, text, effect, .. } => Telling::of(
            Text::new("told-turned-up")
                .with("deck", deck_text(*deck))
                .with("text", text.clone())
                .with("effect", effect.clone()),
        ),
        Event::CrossedAgain { seat } => by(seat, Text::new("told-crossed-again")),
        Event::TokenTaken { seat, square } => {
            by(seat, Text::new("told-token-taken").with("square", square.text()))
        }
        Event::TokenSpent { seat, card: false } => by(seat, Text::new("told-token-spent")),
        Event::TokenSpent { seat, card: true } => by(seat, Text::new("told-token-card-spent")),
        Event::Drew { seat, deck, text, effect, .. } => by(
            seat,
            Text::new("told-drew")
                .with("deck", deck_text(*deck))
                .with("text", text.clone())
                .with("effect", effect.clone()),
        ),
        Event::CardReturned { seat, kept } => {
            by(seat, Text::new("told-card-returned").with("card", kept.text()))
        }
        Event::NothingToLose { seat, stage } => {
            by(seat, Text::new("told-nothing-to-lose").with("stage", stage_text(*stage)))
        }
        Event::BuildingLost { seat, lot, stage } => by(
            seat,
            Text::new("told-building-lost")
                .with("stage", stage_text(*stage))
                .with("lot", lot.text()),
        ),
        Event::Charged { seat, square, amount } => {
            let (id, sum) = if amount.is_negative() {
                ("told-fine", -*amount)
            } else {
                ("told-profit", *amount)
            };
            by(seat, Text::new(id).with("square", square.text()).with("amount", sum))
        }
        Event::TaxPaid { seat, exempt: true } => by(seat, Text::new("told-exemption")),
        Event::TaxPaid { seat, exempt: false } => {
            by(seat, Text::new("told-tax-paid").with("tax", TAX))
        }
        Event::EnteredCentre { seat } => by(seat, Text::new("told-centre-entered")),
        Event::TurnedRacketeer { seat } => by(seat, Text::new("told-turned-racketeer")),
        Event::StoppedRacket { seat } => by(seat, Text::new("told-stopped-racket")),
        Event::Bought { seat, lot, price } => {
            by(seat, Text::new("told-bought").with("lot", lot.as_object()).with("price", *price))
        }
        Event::Declined { seat, lot } => {
            let is_state = lot.kind() == SquareKind::StateEnterprise;
            let id = if is_state { "told-declined-state" } else { "told-declined" };
            by(seat, Text::new(id).with("lot", lot.text()))
        }
        Event::NotOffered { seat, lot } => {
            by(seat, Text::new("told-not-offered").with("lot", lot.as_object()))
        }
        Event::Bid { seat, amount } => {
            by(seat, Text::new("told-bid").with("amount", *amount)).bidding()
        }
        Event::Passed { seat } => by(seat, Text::new("told-passed")).bidding(),
        Event::Sold { seat, lot, price } => {
            by(seat, Text::new("told-sold").with("lot", lot.as_object()).with("price", *price))
        }
        Event::NoRent { seat, lot, mortgaged } => {
            let id = if *mortgaged { "told-no-rent-mortgaged" } else { "told-no-rent-group" };
            by(seat, Text::new(id).with("lot", lot.text()))
        }
        Event::RentDue { seat, owner, lot, stage, multiple, rent } => by(
            seat,
            Text::new("told-rent")
                .with("rent", *rent)
                .with("owner", *owner)
                .with("lot", lot.text())
                .with("stage", stage_text(*stage))
                .with(
                    "multiple",
                    match multiple {
                        Multiple::Once => "once",
                        Multiple::Double => "double",
                        Multiple::Triple => "triple",
                    },
                ),
        ),
        Event::Borrowed { seat, sum, owed } => {
            by(seat, Text::new("told-borrowed").with("sum", *sum).with("owed", *owed))
        }
        Event::Repaid { seat, amount } => {
            by(seat, Text::new("told-repaid").with("amount", *amount))
        }
        Event::LoanDue { seat, amount } => {
            by(seat, Text::new("told-loan-due").with("amount", *amount))
        }
        Event::Built { seat, lot, stage, price } => by(
            seat,
            Text::new("told-built")
                .with("stage", stage_text(*stage))
                .with("lot", lot.text())
                .with("price", *price),
        ),
        Event::BuildingSold { seat, lot, stage, price } => by(
            seat,
            Text::new("told-building-sold")
                .with("stage", stage_text(*stage))
                .with("lot", lot.text())
                .with("price", *price),
        ),
        Event::Mortgaged { seat, lot, sum } => {
            by(seat, Text::new("told-mortgaged").with("lot", lot.as_object()).with("sum", *sum))
        }
        Event::Redeemed { seat, lot, sum } => {
            by(seat, Text::new("told-redeemed").with("lot", lot.as_object()).with("sum", *sum))
        }
        Event::SoldToBank { seat, lot, price } => by(
            seat,
            Text::new("told-sold-to-bank").with("lot", lot.as_object()).with("price", *price),
        ),
        Event::Offered { seat, to, gives, gets, .. } => by(
            seat,
            Text::new("told-offered")
                .with("to", *to)
                .with("gives", bundle_texts(gives))
                .with("gets", bundle_texts(gets)),
        ),
        Event::Countered { seat, to, gives, gets } => by(
            seat,
            Text::new("told-countered")
                .with("to", *to)
                .with("gives", bundle_texts(gives))
                .with("gets", bundle_texts(gets)),
        ),
        Event::OfferDeclined { seat } => by(seat, Text::new("told-offer-declined")),
        Event::Robbed { seat, owner, lot, amount } => {
            let robbed = if *amount == Money::ZERO {
                Text::new("told-robbed-nothing")
            } else {
                Text::new("told-robbed").with("amount", *amount)
            };
            by(seat, robbed.with("owner", *owner).with("lot", lot.text()))
        }
        Event::Caught { seat, owner, lot, lost } => by(
            seat,
            Text::new("told-caught")
                .with("owner", *owner)
                .with("lot", lot.text())
                .with("lost", *lost),
        ),
        Event::InDebt { debt, .. } => {
            by(&debt.debtor, Text::new("told-in-debt").with("debt", debt_text(debt)))
        }
        Event::DebtPaid { debt } => {
            by(&debt.debtor, Text::new("told-debt-paid").with("debt", debt_text(debt)))
        }
    }
}

/// What a seat did, or what befell it.
fn by(seat: &Seat, text: Text) -> Telling {
    Telling::by(*seat, text)
}

fn thrown(dice: &Dice) -> Text {
    if let [face] = dice.faces() {
        return Text::new("told-threw-one").with("sum", *face);
    }
    let faces = dice.faces().iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
    Text::new("told-threw").with("faces", faces).with("sum", dice.sum())
}
