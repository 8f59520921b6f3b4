//! Building, and selling buildings back (K24 … K26).

use kontor_engine::{Choices, Money, Refusal, Rule, Seat, Sink};

use crate::action::{Action, Template};
use crate::board::{Lot, LotSet, next_stage, stage_before};
use crate::data::{GROUP_SIZE, Group, SquareKind, Stage};
use crate::edition::{BuildingSales, Even};
use crate::event::Event;
use crate::state::{Kommersant, Phase};
use crate::text::group_text;

const BUILD: Rule = Rule("K24");
const SELL: Rule = Rule("K26");

impl Kommersant {
    /// K24, K25: builds one step on a lot.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        lot: Lot,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_deals()?;
        self.check_own(seat, lot, BUILD)?;
        if lot.group().is_some() && self.agreed.even == Even::Together {
            return Err(Refusal::new(BUILD, "refused-step-on-all-three"));
        }
        self.check_step(seat, lot)?;
        if let Some(group) = lot.group()
            && self.stages.of(lot) > self.stages_of_group(group).0
        {
            return Err(
                Refusal::new(BUILD, "refused-build-evenly").with("group", group_text(group))
            );
        }
        self.check_spendable(seat, lot.development())?;
        self.build_step(seat, lot, sink);
        Ok(())
    }

    /// K24: builds one step on all three lots of a group, where the table builds them together.
    pub(crate) fn build_group(
        &mut self,
        seat: Seat,
        group: Group,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_deals()?;
        if self.agreed.even == Even::WithinOne {
            return Err(Refusal::new(BUILD, "refused-step-lot-by-lot"));
        }
        for lot in LotSet::group(group).iter() {
            self.check_own(seat, lot, BUILD)?;
            self.check_step(seat, lot)?;
        }
        self.check_spendable(seat, step_price(group))?;
        for lot in LotSet::group(group).iter() {
            self.build_step(seat, lot, sink);
        }
        Ok(())
    }

    /// Whether a step can stand on an own lot: full group, no mortgage, not finished, once a turn.
    fn check_step(&self, seat: Seat, lot: Lot) -> Result<(), Refusal> {
        if lot.kind() == SquareKind::VacantLot {
            return Err(Refusal::new(BUILD, "refused-nothing-on-vacant"));
        }
        let needed = lot.group().map_or(LotSet::one(lot), LotSet::group);
        if !self.player(seat).lots.contains_all(needed) {
            let have = self.player(seat).lots.and(needed).len();
            return Err(Refusal::new(BUILD, "refused-group-not-full").with("have", have));
        }
        if let Some(mortgaged) = needed.and(self.mortgaged).iter().next() {
            return Err(Refusal::new(BUILD, "refused-redeem-first").with("lot", mortgaged.text()));
        }
        if next_stage(self.stages.of(lot)).is_none() {
            return Err(Refusal::new(BUILD, "refused-finished").with("lot", lot.text()));
        }
        if self.built_now.contains(lot) {
            return Err(Refusal::new(BUILD, "refused-step-a-turn").with("lot", lot.text()));
        }
        Ok(())
    }

    fn build_step(&mut self, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        let Some(stage) = next_stage(self.stages.of(lot)) else { return };
        let price = lot.development();
        sink.event(|| Event::Built { seat, lot, stage, price });
        self.spend(seat, price, "building", BUILD, sink);
        self.stages.set(lot, stage);
        self.built_now.insert(lot);
    }

    /// K24, K25: what can be built now.
    pub(crate) fn list_building(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        let spendable = self.spendable(seat);
        let free = self.player(seat).lots.minus(self.mortgaged);
        for lot in free.and(LotSet::of_kind(SquareKind::StateEnterprise)).iter() {
            let finished = self.stages.of(lot) == Stage::Enterprise;
            if !finished && !self.built_now.contains(lot) && lot.development() <= spendable {
                choices.exact(Action::Build { lot });
            }
        }
        if free.len() < GROUP_SIZE {
            return;
        }
        for (&group, &lots) in Group::ALL.iter().zip(LotSet::groups()) {
            if free.contains_all(lots) {
                self.list_group(group, spendable, choices);
            }
        }
    }

    fn list_group(&self, group: Group, spendable: Money, choices: &mut Choices<Action, Template>) {
        let lots = LotSet::group(group);
        let (low, _) = self.stages_of_group(group);
        if low == Stage::Enterprise {
            return;
        }
        match self.agreed.even {
            Even::Together => {
                if self.built_now.and(lots).is_empty() && step_price(group) <= spendable {
                    choices.exact(Action::BuildGroup { group });
                }
            }
            Even::WithinOne => {
                for lot in lots.minus(self.built_now).iter() {
                    if self.stages.of(lot) == low && lot.development() <= spendable {
                        choices.exact(Action::Build { lot });
                    }
                }
            }
        }
    }

    /// K15, K26: whether a single building less on a lot leaves its group even.
    #[inline]
    pub(crate) fn loss_keeps_even(&self, lot: Lot) -> bool {
        match (lot.group(), self.agreed.even) {
            (None, _) => true,
            (Some(_), Even::Together) => false,
            (Some(group), Even::WithinOne) => self.stages.of(lot) == self.stages_of_group(group).1,
        }
    }

    /// K26: buildings are sold to meet a debt, and at some tables before the throw.
    fn check_sells_buildings(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Debt { .. } => Ok(()),
            Phase::Deals if self.sells_before_throw() => Ok(()),
            _ if self.sells_before_throw() => Err(self.not_now(SELL)),
            _ => Err(Refusal::new(SELL, "refused-only-for-debt")),
        }
    }

    /// K26: whether buildings are sold before the throw, too.
    #[inline]
    pub(crate) fn sells_before_throw(&self) -> bool {
        self.agreed.building_sales == BuildingSales::BeforeThrow
    }

    /// K26: sells a building step back.
    pub(crate) fn sell_building(
        &mut self,
        seat: Seat,
        lot: Lot,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_sells_buildings()?;
        self.check_own(seat, lot, SELL)?;
        if self.stages.of(lot) == Stage::Lot {
            return Err(Refusal::new(SELL, "refused-nothing-stands").with("lot", lot.text()));
        }
        if !self.loss_keeps_even(lot) {
            return Err(Refusal::new(SELL, "refused-sell-evenly").with("lot", lot.text()));
        }
        self.sell_step(seat, lot, sink);
        self.settle_if_decided(sink);
        Ok(())
    }

    /// K26: sells a step of all three lots back, where the table builds them together.
    pub(crate) fn sell_group_buildings(
        &mut self,
        seat: Seat,
        group: Group,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_sells_buildings()?;
        if self.agreed.even == Even::WithinOne {
            return Err(Refusal::new(SELL, "refused-sold-lot-by-lot"));
        }
        let built = self.stages_of_group(group).0 != Stage::Lot;
        if !built || !self.has_full_group(seat, group) {
            return Err(Refusal::new(SELL, "refused-no-buildings").with("group", group_text(group)));
        }
        for lot in LotSet::group(group).iter() {
            self.sell_step(seat, lot, sink);
        }
        self.settle_if_decided(sink);
        Ok(())
    }

    fn sell_step(&mut self, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        let stage = self.stages.of(lot);
        let Some(before) = stage_before(stage) else { return };
        let price = lot.development();
        self.stages.set(lot, before);
        sink.event(|| Event::BuildingSold { seat, lot, stage, price });
        self.pay_out(seat, price, "building-sold", SELL, sink);
    }

    /// K26: the buildings that can be sold.
    pub(crate) fn list_building_sales(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        let built = self.player(seat).lots.and(self.stages.built());
        for lot in built.iter().filter(|&lot| self.loss_keeps_even(lot)) {
            choices.exact(Action::SellBuilding { lot });
        }
        if self.agreed.even == Even::Together {
            let sold = |group: &&Group| !built.and(LotSet::group(**group)).is_empty();
            for &group in Group::ALL.iter().filter(sold) {
                choices.exact(Action::SellGroupBuildings { group });
            }
        }
    }
}

/// What a step on all three lots of a group costs.
pub(crate) fn step_price(group: Group) -> Money {
    LotSet::group(group).iter().map(Lot::development).sum()
}
