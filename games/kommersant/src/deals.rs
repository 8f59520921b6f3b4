//! What can change hands (K28), mortgages (K29) and sales to the bank (K30).

use kontor_engine::trade::Given;
use kontor_engine::{Choices, Money, Naming, Refusal, Rule, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Template};
use crate::board::{Lot, LotSet};
use crate::cards::{Kept, KeptCards};
use crate::data::SquareKind;
use crate::event::Event;
use crate::state::Kommersant;
use crate::text::priced;

const BUILT: Rule = Rule("K28");
const MORTGAGE: Rule = Rule("K29");
const SALE: Rule = Rule("K30");

/// What one side of a deal gives. Most sides give one kind of thing: what is not given is not said.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
pub struct Bundle {
    /// Cash.
    #[serde(skip_serializing_if = "is_no_cash")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Money>"))]
    pub cash: Money,
    /// Lots, with the mortgages on them.
    #[serde(skip_serializing_if = "is_no_lot")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<LotSet>"))]
    pub lots: LotSet,
    /// Red tokens.
    #[serde(skip_serializing_if = "is_no_token")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub tokens: u8,
    /// Kept cards.
    #[serde(skip_serializing_if = "KeptCards::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<KeptCards>"))]
    pub cards: KeptCards,
}

fn is_no_cash(cash: &Money) -> bool {
    *cash == Money::ZERO
}

fn is_no_lot(lots: &LotSet) -> bool {
    lots.is_empty()
}

fn is_no_token(tokens: &u8) -> bool {
    *tokens == 0
}

impl Bundle {
    /// Just cash.
    pub fn cash(cash: Money) -> Bundle {
        Bundle { cash, ..Bundle::default() }
    }

    /// Just lots.
    pub fn lots(lots: LotSet) -> Bundle {
        Bundle { lots, ..Bundle::default() }
    }
}

impl Given for Bundle {
    fn is_nothing(&self) -> bool {
        *self == Bundle::default()
    }
}

pub(crate) static LOT_NAMES: Naming =
    Naming { id: |code| Lot::coded(code).id(), label: |code| priced(Lot::coded(code)) };
pub(crate) static CARD_NAMES: Naming =
    Naming { id: |code| Kept::coded(code).id(), label: |code| Kept::coded(code).text() };

/// The items of a form for these lots.
pub(crate) fn lot_items(lots: LotSet) -> impl Iterator<Item = (u8, u8)> {
    lots.iter().map(|lot| (lot.index() as u8, 1))
}

impl Kommersant {
    /// K28: the lots a player can sell, exchange or mortgage: none in a group with a building.
    #[inline]
    pub(crate) fn movable(&self, seat: Seat) -> LotSet {
        let lots = self.player(seat).lots;
        let built = lots.and(self.stages.built());
        if built.is_empty() { lots } else { lots.minus(built.with_groups()) }
    }

    /// K28, K29: the lots a player can mortgage: those that could be sold, and at some tables those with
    /// buildings as well.
    #[inline]
    pub(crate) fn mortgageable(&self, seat: Seat) -> LotSet {
        let all = self.agreed.mortgage_built;
        let lots = if all { self.player(seat).lots } else { self.movable(seat) };
        lots.minus(self.mortgaged)
    }

    /// The vacant lots of a player (K31).
    #[inline]
    pub(crate) fn vacant_lots(&self, seat: Seat) -> LotSet {
        self.player(seat).lots.and(LotSet::of_kind(SquareKind::VacantLot))
    }

    pub(crate) fn check_own(&self, seat: Seat, lot: Lot, rule: Rule) -> Result<(), Refusal> {
        if self.player(seat).lots.contains(lot) {
            return Ok(());
        }
        Err(match self.owner(lot) {
            Some(owner) => Refusal::new(rule, "refused-belongs-to")
                .with("lot", lot.text())
                .with("owner", owner),
            None => Refusal::new(rule, "refused-belongs-to-bank").with("lot", lot.text()),
        })
    }

    /// K28: refuses lots with buildings, and lots of a group with a building.
    pub(crate) fn check_movable(&self, seat: Seat, lot: Lot) -> Result<(), Refusal> {
        if self.movable(seat).contains(lot) {
            return Ok(());
        }
        let id = match self.agreed.mortgage_built {
            true => "refused-built-up-but-mortgageable",
            false => "refused-built-up",
        };
        Err(Refusal::new(BUILT, id).with("lot", lot.text()))
    }

    /// K29: mortgages a lot for half its price, before the throw or to meet a debt.
    pub(crate) fn mortgage(
        &mut self,
        seat: Seat,
        lot: Lot,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_deals_or_debt()?;
        self.check_own(seat, lot, MORTGAGE)?;
        if !self.agreed.mortgage_built {
            self.check_movable(seat, lot)?;
        }
        if self.mortgaged.contains(lot) {
            return Err(Refusal::new(MORTGAGE, "refused-mortgaged-already").with("lot", lot.text()));
        }
        let sum = lot.half_price();
        self.mortgaged.insert(lot);
        self.mortgaged_now.insert(lot);
        sink.event(|| Event::Mortgaged { seat, lot, sum });
        self.pay_out(seat, sum, "mortgage", MORTGAGE, sink);
        self.settle_if_decided(sink);
        Ok(())
    }

    /// K29: redeems a lot in a later turn, for what it was mortgaged for and a tenth more.
    pub(crate) fn redeem(
        &mut self,
        seat: Seat,
        lot: Lot,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_deals()?;
        self.check_own(seat, lot, MORTGAGE)?;
        if !self.mortgaged.contains(lot) {
            return Err(Refusal::new(MORTGAGE, "refused-not-mortgaged").with("lot", lot.text()));
        }
        if self.mortgaged_now.contains(lot) {
            return Err(
                Refusal::new(MORTGAGE, "refused-mortgaged-this-turn").with("lot", lot.text())
            );
        }
        let sum = redemption(lot);
        if sum > self.cash(seat) {
            return Err(Refusal::new(MORTGAGE, "refused-redemption-costs")
                .with("lot", lot.as_object())
                .with("sum", sum)
                .with("cash", self.cash(seat)));
        }
        self.mortgaged.remove(lot);
        sink.event(|| Event::Redeemed { seat, lot, sum });
        self.pay_in(seat, sum, "mortgage-redeemed", MORTGAGE, sink);
        Ok(())
    }

    /// K30: what the bank pays for a lot without buildings.
    #[inline]
    pub(crate) fn sale_price(&self, lot: Lot) -> Money {
        if self.mortgaged.contains(lot) { lot.half_price() } else { lot.price() }
    }

    /// K30: sells a lot to the bank, before the throw or to meet a debt.
    pub(crate) fn sell_lot(
        &mut self,
        seat: Seat,
        lot: Lot,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_deals_or_debt()?;
        self.check_own(seat, lot, SALE)?;
        self.check_movable(seat, lot)?;
        let price = self.sale_price(lot);
        self.player_mut(seat).lots.remove(lot);
        self.mortgaged.remove(lot);
        self.mortgaged_now.remove(lot);
        sink.event(|| Event::SoldToBank { seat, lot, price });
        self.pay_out(seat, price, "lot-sold", SALE, sink);
        self.settle_if_decided(sink);
        Ok(())
    }

    /// K29, K30: the lots that can be mortgaged and sold to the bank.
    pub(crate) fn list_sales(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        for lot in self.mortgageable(seat).iter() {
            choices.exact(Action::Mortgage { lot });
        }
        for lot in self.movable(seat).iter() {
            choices.exact(Action::SellLot { lot });
        }
    }

    /// K29: the lots that can be redeemed.
    pub(crate) fn list_redemptions(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        let mortgaged = self.player(seat).lots.and(self.mortgaged).minus(self.mortgaged_now);
        let cash = self.cash(seat);
        for lot in mortgaged.iter().filter(|&lot| redemption(lot) <= cash) {
            choices.exact(Action::Redeem { lot });
        }
    }
}

/// K29: what redeeming a lot costs.
#[inline]
pub fn redemption(lot: Lot) -> Money {
    let half = lot.half_price().units();
    Money::new(half + half / 10)
}
