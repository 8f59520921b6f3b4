//! What choices are called, and what of the board they touch.

use kontor_engine::listed::{self, place};
use kontor_engine::odds::{percent, ways_of_dice};
use kontor_engine::{Choice, Label, Money, Seat, Text};

use crate::action::{Action, Template};
use crate::asked::sides;
use crate::board::{Lot, LotSet, Square, next_stage};
use crate::building::step_price;
use crate::cards::Kept;
use crate::data::{Group, SquareKind, Stage};
use crate::deals::redemption;
use crate::edition::Declined;
use crate::loans::{LAPS, UNIT, UNIT_OWED, loan_for};
use crate::moving::{CENTRE_EXIT, TAX, TAX_EXIT, percent_of_throws};
use crate::prospect::Prospect;
use crate::state::{Kommersant, Phase, Place};
use crate::text::{bundle_texts, cash_text, group_text, stage_text};

/// A choice of few words, which stand for it under a heading as well.
fn plain(id: &'static str) -> Label {
    Label::new(Text::new(id))
}

/// Something for a sum, under a heading that says what is done with it.
fn short_for(what: Text, sum: Money) -> Text {
    Text::new("short-for").with("what", what).with("sum", sum)
}

/// Lots for a price, offered to a player.
fn priced(id: &'static str, to: Seat, lots: LotSet, price: Money) -> Text {
    let lots: Vec<Text> = lots.iter().map(Lot::text).collect();
    Text::new(id).with("to", to).with("lots", lots).with("price", price)
}

/// K33, K34: how much of a price is cash and how much a loan, what is to be repaid, and when.
fn loan_text(price: Money, loan: Money) -> Text {
    let owed = UNIT_OWED * (loan.units() / UNIT.units());
    Text::new("follows-loan")
        .with("cash", (price - loan).max(Money::ZERO))
        .with("loan", loan)
        .with("owed", owed)
        .with("laps", LAPS)
}

/// What is left in cash.
fn leaves(cash: Money) -> Text {
    Text::new("follows-leaves").with("cash", cash)
}

/// How likely three dice come to what is needed.
fn chance(needed: u8) -> Text {
    Text::new("follows-chance").with("percent", percent_of_throws(needed))
}

impl Kommersant {
    /// The lot that the moment is about.
    fn lot_at_stake(&self) -> Option<Lot> {
        match self.phase {
            Phase::Purchase { lot, .. }
            | Phase::Banker { lot, .. }
            | Phase::Auction { lot, .. } => Some(lot),
            _ => None,
        }
    }

    /// What is left after paying, or the loan it takes.
    fn after_spending(&self, seat: Seat, price: Money) -> Text {
        let cash = self.cash(seat);
        let loan = loan_for(price, cash);
        if loan > Money::ZERO { loan_text(price, loan) } else { leaves(cash - price) }
    }

    /// K33, K34: that what a sum exceeds the cash by is lent, to whom, and what it costs, if the bank lends.
    fn on_credit(&self, label: Label, seat: Seat, payer: Seat, most: Money) -> Label {
        let cash = self.cash(payer);
        if most <= cash {
            return label;
        }
        let credit = if payer == seat {
            Text::new("follows-credit")
        } else {
            Text::new("follows-credit-theirs").with("who", payer)
        };
        label.follows(credit.with("cash", cash).with("laps", LAPS))
    }

    /// The rents that a step more on all lots of a group leads to.
    fn rents_of_step(&self, seat: Seat, group: Group) -> Vec<Text> {
        let lots = LotSet::group(group);
        let rent = |lot: Lot| {
            let next = next_stage(self.stages.of(lot)).unwrap_or(Stage::Enterprise);
            cash_text(self.rent_at(seat, lot, next).amount())
        };
        lots.iter().map(rent).collect()
    }

    pub(crate) fn label_action(&self, seat: Seat, action: Action) -> Label {
        let cash = self.cash(seat);
        match action {
            Action::Throw { dice } => self.label_throw(seat, dice),
            Action::PayTax => {
                Label::new(Text::new("choose-pay-tax").with("tax", TAX)).follows(leaves(cash - TAX))
            }
            Action::UseExemption => plain("choose-use-exemption"),
            Action::Move { double } => self.label_move(seat, double),
            Action::Buy => self.label_buy(seat),
            Action::Decline => self.label_decline(),
            Action::HoldAuction => plain("choose-hold-auction"),
            Action::Bid { amount } => Label::new(Text::new("choose-bid").with("amount", amount))
                .follows(self.after_spending(seat, amount)),
            Action::Pass => plain("choose-pass"),
            Action::EnterCentre => {
                let enter = Text::new("choose-enter-centre").with("needed", CENTRE_EXIT);
                Label::new(enter).follows(chance(CENTRE_EXIT))
            }
            Action::Name { square } => self.label_name(seat, square),
            Action::TurnRacketeer => plain("do-turn-racketeer"),
            Action::StopRacket => plain("do-stop-racket"),
            Action::Build { lot } => self.label_build(seat, lot),
            Action::BuildGroup { group } => {
                let price = step_price(group);
                let worded = |id| {
                    Text::new(id)
                        .with("group", group_text(group))
                        .with("price", price)
                        .with("rents", self.rents_of_step(seat, group))
                };
                Label::new(worded("choose-build-group"))
                    .short(worded("short-build-group"))
                    .follows(self.after_spending(seat, price))
            }
            Action::SellBuilding { lot } => self.label_sell_building(lot),
            Action::SellGroupBuildings { group } => {
                let price = step_price(group);
                let label = Text::new("choose-sell-group-buildings")
                    .with("group", group_text(group))
                    .with("price", price);
                Label::new(label).short(short_for(group_text(group), price))
            }
            Action::Mortgage { lot } => label_lot("choose-mortgage", lot, lot.half_price())
                .follows(Text::new("follows-mortgage").with("sum", redemption(lot))),
            Action::Redeem { lot } => {
                let sum = redemption(lot);
                label_lot("choose-redeem", lot, sum).follows(leaves(cash - sum))
            }
            Action::SellLot { lot } => label_lot("choose-sell-lot", lot, self.sale_price(lot)),
            Action::Offer { to, .. } => {
                let (gives, gets) = crate::turn::bundles(action);
                let label = Text::new("choose-offer")
                    .with("to", to)
                    .with("gives", bundle_texts(&gives))
                    .with("gets", bundle_texts(&gets));
                Label::new(label)
            }
            Action::OfferVacant { to, lots, price } => {
                Label::new(priced("choose-offer-vacant", to, lots, price))
            }
            Action::OfferPurchase { to, lots, price } => {
                let label = priced("choose-offer-purchase", to, lots, price);
                Label::new(label).follows(self.after_spending(seat, price))
            }
            Action::OfferSale { to, lots, price } => {
                Label::new(priced("choose-offer-vacant", to, lots, price))
            }
            Action::OfferForToken { to, price } => {
                Label::new(Text::new("choose-offer-for-token").with("to", to).with("price", price))
            }
            Action::Accept => self.label_accept(seat),
            Action::Counter { .. } => {
                let (gives, gets) = crate::turn::bundles(action);
                let label = Text::new("choose-counter")
                    .with("gives", bundle_texts(&gives))
                    .with("gets", bundle_texts(&gets));
                Label::new(label)
            }
            Action::CounterPrice { price } => {
                let label = Label::new(Text::new("choose-counter-price").with("price", price));
                if self.who_would_pay() == Some(seat) && price <= self.most_for_counter() {
                    label.follows(self.after_spending(seat, price))
                } else {
                    label
                }
            }
            Action::Repay { amount } => {
                Label::new(Text::new("choose-repay").with("amount", amount))
                    .follows(leaves(cash - amount))
            }
            Action::Leave => plain("choose-leave").ends(),
        }
    }

    /// The throw of three dice is what goes on with the game where no other is allowed.
    fn label_throw(&self, seat: Seat, dice: u8) -> Label {
        if self.player(seat).place == Place::Centre {
            let label = Text::new("choose-throw-centre").with("needed", CENTRE_EXIT);
            return Label::new(label).follows(chance(CENTRE_EXIT)).main();
        }
        if self.is_held_by_tax(seat) {
            let label = Text::new("choose-throw-tax").with("needed", TAX_EXIT);
            return Label::new(label).follows(chance(TAX_EXIT));
        }
        let label = Label::new(Text::new("choose-throw").with("dice", dice))
            .short(Text::new("short-throw").with("dice", dice))
            .follows(self.what_throws_bring(seat, dice));
        let (least, most) = self.dice_allowed(seat);
        if least == most { label.main() } else { label }
    }

    /// How likely a throw of so many dice is to cost this player money, to bring some, and to end on a free
    /// lot that the player can buy: as things stand, and three alike counted once.
    fn what_throws_bring(&self, seat: Seat, dice: u8) -> Text {
        let (mut costs, mut brings, mut free) = (0, 0, 0);
        let (ways, from) = (ways_of_dice(dice), self.square_of(seat));
        for (steps, ways) in (0..).zip(ways).skip(1) {
            let square = from.forward(steps);
            match self.prospect(seat, square) {
                Prospect::Rent { .. } | Prospect::Pay { .. } | Prospect::Police => costs += ways,
                Prospect::Loot { .. } | Prospect::Receive { .. } => brings += ways,
                Prospect::Free { .. }
                    if square.lot().is_some_and(|lot| self.could_buy(seat, lot)) =>
                {
                    free += ways;
                }
                _ => {}
            }
        }
        let all = ways.iter().sum();
        Text::new("follows-throw")
            .with("costs", percent(costs, all))
            .with("brings", percent(brings, all))
            .with("free", percent(free, all))
    }

    fn label_move(&self, seat: Seat, double: bool) -> Label {
        let Phase::Doubling { sum } = self.phase else { return plain("do-move") };
        let steps = if double { 2 * sum } else { sum };
        let to = self.outlook(seat, self.square_of(seat).forward(steps), "prospect-own");
        let worded = |id| Text::new(id).with("steps", steps).with("to", to.clone());
        Label::new(worded("choose-move")).short(worded("short-move"))
    }

    fn label_name(&self, seat: Seat, square: Square) -> Label {
        let piece = match self.phase {
            Phase::Naming { piece, .. } => piece,
            _ => seat,
        };
        let own = if piece == seat { "prospect-own" } else { "prospect-their-own" };
        let label = Text::new("choose-name")
            .with("number", square.index())
            .with("square", self.outlook_named(piece, square, square.name(), own));
        Label::new(label)
    }

    fn label_buy(&self, seat: Seat) -> Label {
        let Some(lot) = self.lot_at_stake() else { return plain("do-buy") };
        let is_state = lot.kind() == SquareKind::StateEnterprise;
        let id = if is_state { "choose-buy-by-token" } else { "choose-buy" };
        let price = lot.price();
        Label::new(Text::new(id).with("lot", lot.as_object()).with("price", price))
            .follows(self.after_spending(seat, price))
    }

    fn label_decline(&self) -> Label {
        if self.offer.is_some() {
            return plain("do-decline");
        }
        match self.phase {
            Phase::Purchase { lot, .. } => {
                let label = Label::new(Text::new("choose-not-buy").with("lot", lot.text()));
                match self.once_declined(lot) {
                    None => label,
                    Some(Declined::Auction) => label.follows(Text::new("follows-auction")),
                    Some(Declined::BankerDecides) => label.follows(Text::new("follows-banker")),
                }
            }
            Phase::Banker { .. } => plain("choose-keep-with-bank"),
            Phase::Centre { .. } => plain("choose-stay-outside"),
            Phase::Racket { .. } => plain("choose-stay-honest"),
            _ => plain("do-decline"),
        }
    }

    fn label_accept(&self, seat: Seat) -> Label {
        let Some(offer) = self.offer_view() else { return plain("do-accept") };
        let (gives, gets) = sides(&offer, seat);
        let label = Text::new("choose-accept")
            .with("gives", bundle_texts(gives))
            .with("gets", bundle_texts(gets));
        let label = Label::new(label);
        let price = self.price_of_accepting(seat).unwrap_or(Money::ZERO);
        let loan = loan_for(price, self.cash(seat));
        if loan > Money::ZERO {
            label.follows(Text::new("follows-paid").with("how", loan_text(price, loan)))
        } else {
            label
        }
    }

    fn label_build(&self, seat: Seat, lot: Lot) -> Label {
        let price = lot.development();
        let next = next_stage(self.stages.of(lot)).unwrap_or(Stage::Enterprise);
        let worded = |id| {
            Text::new(id)
                .with("stage", stage_text(next))
                .with("lot", lot.text())
                .with("price", price)
                .with("rent", self.rent_at(seat, lot, next).amount())
        };
        Label::new(worded("choose-build"))
            .short(worded("short-build"))
            .follows(self.after_spending(seat, price))
    }

    fn label_sell_building(&self, lot: Lot) -> Label {
        let worded = |id| {
            Text::new(id)
                .with("stage", stage_text(self.stages.of(lot)))
                .with("lot", lot.text())
                .with("price", lot.development())
        };
        Label::new(worded("choose-sell-building")).short(worded("short-sell-building"))
    }

    /// A square, and what would happen there to this seat, with the text for its own property.
    fn outlook(&self, seat: Seat, square: Square, own: &'static str) -> Text {
        self.outlook_named(seat, square, square.text(), own)
    }

    fn outlook_named(&self, seat: Seat, square: Square, name: Text, own: &'static str) -> Text {
        let with_amount = |id: &'static str, amount: Money| Text::new(id).with("amount", amount);
        let what = match self.prospect(seat, square) {
            Prospect::Free { amount } if square.kind() == SquareKind::StateEnterprise => {
                with_amount("prospect-free-token", amount)
            }
            Prospect::Free { amount } => with_amount("prospect-free", amount),
            Prospect::Own => Text::new(own),
            Prospect::Rent { amount } => with_amount("prospect-rent", amount),
            Prospect::NoRent => Text::new("prospect-no-rent"),
            Prospect::Loot { amount } => with_amount("prospect-loot", amount),
            Prospect::Police => Text::new("prospect-police"),
            Prospect::Receive { amount } => cash_text(amount),
            Prospect::Pay { amount } => cash_text(-amount),
            _ => return name,
        };
        Text::new("outlook").with("square", name).with("what", what)
    }

    pub(crate) fn label_template(&self, seat: Seat, template: Template) -> Label {
        let to_player = |id: &'static str, to: Seat| {
            Label::new(Text::new(id).with("to", to))
                .short(Text::new("short-player").with("who", to))
        };
        match template {
            Template::Offer(to) => {
                let left = Text::new("follows-offers-left").with("left", self.offers_left);
                to_player("choose-trade", to).follows(left)
            }
            Template::OfferVacant(to) => {
                self.on_credit(to_player("choose-trade-vacant", to), seat, to, self.payable(to))
            }
            Template::OfferPurchase(to) => self.on_credit(
                to_player("choose-trade-purchase", to),
                seat,
                seat,
                self.payable(seat),
            ),
            Template::OfferSale(to) => {
                self.on_credit(to_player("choose-trade-sale", to), seat, to, self.payable(to))
            }
            Template::OfferForToken(to) => to_player("choose-trade-token", to),
            Template::Counter => plain("choose-any-counter"),
            Template::CounterPrice => {
                let label = plain("choose-any-price");
                if self.who_would_pay() == Some(seat) {
                    self.on_credit(label, seat, seat, self.most_for_counter())
                } else {
                    label
                }
            }
            Template::Bid => {
                let most = self.spendable(seat);
                let label = Label::new(Text::new("choose-any-bid").with("most", most));
                self.on_credit(label, seat, seat, most)
            }
            Template::Repay => {
                let loans = self.player(seat).loans;
                let label = Label::new(Text::new("choose-any-repay").with("owed", loans.owed()));
                let due = (1u8..).zip(loans.falling_due()).find(|(_, due)| *due > Money::ZERO);
                let due = due.map(|(laps, due)| {
                    Text::new("follows-due").with("due", due).with("laps", laps)
                });
                due.map_or(label.clone(), |due| label.follows(due))
            }
        }
    }

    /// The places on the board that a choice touches.
    pub(crate) fn touched(
        &self,
        seat: Seat,
        choice: &Choice<Action, Template>,
    ) -> Vec<listed::Place> {
        match *choice {
            Choice::Exact(action) => self.touched_by(seat, action),
            Choice::Template(template) => match template {
                Template::Offer(to)
                | Template::OfferVacant(to)
                | Template::OfferPurchase(to)
                | Template::OfferSale(to)
                | Template::OfferForToken(to) => {
                    vec![format!("seat:{}", to.index()).into()]
                }
                Template::Bid => self.lot_at_stake().map(square_of).into_iter().collect(),
                Template::Counter | Template::CounterPrice | Template::Repay => Vec::new(),
            },
        }
    }

    fn touched_by(&self, seat: Seat, action: Action) -> Vec<listed::Place> {
        match action {
            Action::Build { lot }
            | Action::SellBuilding { lot }
            | Action::Mortgage { lot }
            | Action::Redeem { lot }
            | Action::SellLot { lot } => vec![square_of(lot)],
            Action::BuildGroup { group } | Action::SellGroupBuildings { group } => {
                LotSet::group(group).iter().map(square_of).collect()
            }
            Action::Name { square } => vec![place("square:", square.id())],
            Action::Move { double } => {
                let Phase::Doubling { sum } = self.phase else { return Vec::new() };
                let to = self.square_of(seat).forward(if double { 2 * sum } else { sum });
                vec![place("square:", to.id())]
            }
            Action::Decline if self.offer_view().is_some() => Vec::new(),
            Action::Buy | Action::Decline | Action::HoldAuction | Action::Bid { .. } => {
                self.lot_at_stake().map(square_of).into_iter().collect()
            }
            Action::Throw { dice } => vec![format!("dice:{dice}").into()],
            Action::EnterCentre => vec!["centre".into()],
            Action::TurnRacketeer => vec![place("square:", self.square_of(seat).id())],
            Action::UseExemption => vec![place("card:", Kept::TaxExemption.id())],
            Action::Accept => {
                let lots = self.offer_view().map_or(LotSet::EMPTY, |offer| {
                    offer.proposer_gives.lots.or(offer.partner_gives.lots)
                });
                lots.iter().map(square_of).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// Something done with a lot for a sum.
fn label_lot(id: &'static str, lot: Lot, sum: Money) -> Label {
    let label = Text::new(id).with("lot", lot.as_object()).with("sum", sum);
    Label::new(label).short(short_for(lot.text(), sum))
}

/// Where a lot is on the board.
pub(crate) fn square_of(lot: Lot) -> listed::Place {
    place("square:", lot.id())
}
