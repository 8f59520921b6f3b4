//! The exchange: monopoly (N8, N9), sales to the bank (N19, N20), contracts (N22).

use kontor_engine::{Choices, Form, Money, Refusal, Rule, Seat, Sink};

use crate::action::{Action, Template};
use crate::asset::Asset;
use crate::bundle::{GOODS_NAMES, Goods, MOST};
use crate::card::{CONTRACT_MOVES, Card, CardSet, Held};
use crate::data::{POSITIONS, RESOURCES, Resource};
use crate::event::{Event, PriceMove};
use crate::state::{Nano, Phase};

const MONOPOLY: Rule = Rule("N9");
const SALE: Rule = Rule("N19");
const ASSET_SALE: Rule = Rule("N20");
const CONTRACT: Rule = Rule("N22");

impl Nano {
    /// N9: whether the player on turn may move this price now.
    #[inline]
    fn may_set_price(&self, seat: Seat, resource: Resource) -> bool {
        !self.turn.priced[resource as usize] && self.monopolist(resource) == Some(seat)
    }

    /// N32: whether there is a price that the player may move.
    pub(crate) fn can_set_prices(&self, seat: Seat) -> bool {
        !self.player(seat).assets.is_empty()
            && Resource::ALL.iter().any(|&resource| self.may_set_price(seat, resource))
    }

    pub(crate) fn list_prices(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if self.player(seat).assets.is_empty() {
            return;
        }
        for &resource in Resource::ALL {
            if self.may_set_price(seat, resource) {
                let position = self.positions[resource as usize];
                if position > 0 {
                    choices.exact(Action::SetPrice { resource, up: true });
                }
                if position < POSITIONS - 1 {
                    choices.exact(Action::SetPrice { resource, up: false });
                }
            }
        }
    }

    /// N9: the monopolist moves a price by one point, once a move.
    pub(crate) fn set_price(
        &mut self,
        seat: Seat,
        resource: Resource,
        up: bool,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !matches!(self.phase, Phase::Market | Phase::Sentence) {
            return Err(self.not_now(MONOPOLY));
        }
        if self.turn.priced[resource as usize] {
            return Err(Refusal::new(MONOPOLY, "refused-price-moved-already")
                .with("resource", resource.text()));
        }
        if self.monopolist(resource) != Some(seat) {
            return Err(Refusal::new(Rule("N8"), "refused-not-monopolist")
                .with("resource", resource.text()));
        }
        let end = if up { 0 } else { POSITIONS - 1 };
        if self.positions[resource as usize] == end {
            return Err(
                Refusal::new(Rule("N7"), "refused-price-at-end").with("resource", resource.text())
            );
        }
        self.turn.priced[resource as usize] = true;
        self.move_price(resource, if up { 1 } else { -1 }, PriceMove::Monopolist, sink);
        Ok(())
    }

    /// N19, N27: resources are sold in stages 2 to 5, and to meet a tax.
    fn check_sale(&self, rule: Rule) -> Result<(), Refusal> {
        if self.is_after_production() || matches!(self.phase, Phase::Debt { .. }) {
            return Ok(());
        }
        Err(self.not_now(rule))
    }

    fn check_goods(&self, seat: Seat, goods: &Goods, rule: Rule) -> Result<(), Refusal> {
        if goods.is_empty() {
            return Err(Refusal::new(rule, "refused-sell-none"));
        }
        if goods.count() > MOST {
            return Err(Refusal::new(rule, "refused-sell-too-many").with("most", MOST));
        }
        self.check_held(seat, goods, rule)
    }

    /// Whether a player has these goods, or which they lack.
    pub(crate) fn check_held(&self, seat: Seat, goods: &Goods, rule: Rule) -> Result<(), Refusal> {
        for (resource, units) in goods.iter() {
            let held = self.player(seat).goods[resource as usize];
            if held < units.into() {
                return Err(Refusal::new(rule, "refused-too-few-units")
                    .with("seat", seat)
                    .with("held", resource.units_text(held))
                    .with("units", units));
            }
        }
        Ok(())
    }

    /// N10, N19: resources to the bank at their prices.
    pub(crate) fn sell(
        &mut self,
        seat: Seat,
        goods: Goods,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_sale(SALE)?;
        self.check_goods(seat, &goods, SALE)?;
        let price = self.worth(&goods);
        self.take(seat, &goods);
        sink.event(|| Event::Sold { seat, goods, price, contract: None });
        self.pay_out(seat, price, "resources-sold", SALE, sink);
        self.settle_if_decided(seat, sink);
        Ok(())
    }

    /// What goods bring at the present prices.
    pub(crate) fn worth(&self, goods: &Goods) -> Money {
        goods.iter().map(|(resource, units)| self.price(resource) * i64::from(units)).sum()
    }

    /// N22: resources to the bank at the Contract price.
    pub(crate) fn deliver(
        &mut self,
        seat: Seat,
        contract: Card,
        goods: Goods,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_sale(CONTRACT)?;
        let Some(held) = self.contract_of(seat, contract) else {
            return Err(Refusal::new(CONTRACT, "refused-no-such-contract")
                .with("contract", contract.text()));
        };
        self.check_goods(seat, &goods, CONTRACT)?;
        if let Some((resource, _)) =
            goods.iter().find(|&(resource, units)| units > held.left[resource as usize])
        {
            return Err(Refusal::new(CONTRACT, "refused-contract-takes-less")
                .with("left", held.left[resource as usize])
                .with("resource", resource.text()));
        }
        let price = goods.iter().map(|(r, units)| Nano::contract_price(r) * i64::from(units)).sum();
        self.take(seat, &goods);
        let mut left = held.left;
        left.iter_mut().zip(goods.0).for_each(|(left, units)| *left -= units);
        self.contracts[contract.index()] = Some(Held { left, ..held });
        sink.event(|| Event::Sold { seat, goods, price, contract: Some(contract) });
        self.pay_out(seat, price, "resources-sold-by-contract", CONTRACT, sink);
        if left == [0; RESOURCES] {
            self.end_contract(seat, contract, sink);
        }
        self.settle_if_decided(seat, sink);
        Ok(())
    }

    /// A contract as a player holds it.
    #[inline]
    pub(crate) fn contract_of(&self, seat: Seat, contract: Card) -> Option<Held> {
        (*self.contracts.get(contract.index())?).filter(|held| held.holder == seat)
    }

    /// The contracts that somebody holds: they lie on neither pile.
    #[inline]
    fn contracts_in_play(&self) -> CardSet {
        CardSet::CONTRACTS.minus(self.deck).minus(self.discard)
    }

    /// The contracts that a player holds.
    #[inline]
    pub(crate) fn contracts_of(&self, seat: Seat) -> impl Iterator<Item = (Card, Held)> + '_ {
        self.contracts_in_play()
            .iter()
            .filter_map(|card| Some((card, self.contracts[card.index()]?)))
            .filter(move |(_, held)| held.holder == seat)
    }

    /// N22: a drawn contract.
    pub(crate) fn take_contract(&mut self, seat: Seat, contract: Card) {
        self.contracts[contract.index()] =
            Some(Held { holder: seat, left: contract.units(), moves: CONTRACT_MOVES, sold: false });
    }

    fn end_contract(&mut self, seat: Seat, contract: Card, sink: &mut impl Sink<Event>) {
        let Some(held) = self.contracts[contract.index()].take() else { return };
        self.discard.insert(contract);
        let fulfilled = held.left == [0; RESOURCES];
        sink.event(|| Event::ContractEnded { seat, contract, fulfilled });
    }

    /// N22: at the end of a move the holder's contracts come nearer to their end.
    pub(crate) fn age_contracts(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        for contract in self.contracts_in_play().iter() {
            let Some(held) = &mut self.contracts[contract.index()] else { continue };
            if held.holder != seat {
                continue;
            }
            held.moves -= 1;
            if held.moves == 0 {
                self.end_contract(seat, contract, sink);
            }
        }
    }

    /// N20: whether an asset can be sold to the bank: an own one that nobody raids (N31).
    #[inline]
    fn can_sell_asset(&self, seat: Seat, asset: Asset) -> bool {
        self.player(seat).assets.contains(asset) && self.raider_of(seat, asset).is_none()
    }

    /// N20: an asset to the bank for half its cost; workers and technology stay.
    pub(crate) fn sell_asset(
        &mut self,
        seat: Seat,
        asset: Asset,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.is_any_stage() && !matches!(self.phase, Phase::Debt { .. }) {
            return Err(self.not_now(ASSET_SALE));
        }
        if !self.player(seat).assets.contains(asset) {
            return Err(
                Refusal::new(ASSET_SALE, "refused-asset-not-yours").with("asset", asset.text())
            );
        }
        if !self.can_sell_asset(seat, asset) {
            return Err(Refusal::new(Rule("N31"), "refused-sell-to-raider-alone")
                .with("asset", asset.text()));
        }
        let price = asset.half_cost();
        self.part_with(seat, asset);
        self.end_strike_without_assets(seat);
        sink.event(|| Event::AssetSold { seat, asset, price });
        self.pay_out(seat, price, "asset-sold", ASSET_SALE, sink);
        self.settle_if_decided(seat, sink);
        if self.phase == Phase::Production && self.runnable(seat).is_empty() {
            self.open_market(seat, sink);
        }
        Ok(())
    }

    /// N20: an asset leaves its owner; workers step off and the technology is kept.
    pub(crate) fn part_with(&mut self, seat: Seat, asset: Asset) {
        self.workers[asset.index()] = 0;
        self.guards.remove(asset);
        self.technology[asset.index()] = None;
        let player = self.player_mut(seat);
        player.assets.remove(asset);
        player.loyal.remove(asset);
    }

    /// N18: without an asset there is no salary to strike for.
    pub(crate) fn end_strike_without_assets(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        player.striking &= !player.assets.is_empty();
        player.unpaid &= !player.assets.is_empty();
    }

    /// N20: assets that can be sold to the bank.
    pub(crate) fn list_asset_sales(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        for asset in self.player(seat).assets.iter() {
            if self.can_sell_asset(seat, asset) {
                choices.exact(Action::SellAsset { asset });
            }
        }
    }

    /// N19, N20, N22: all that can be sold to the bank.
    pub(crate) fn list_sales(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if self.player(seat).goods != [0; RESOURCES] {
            choices.template(Template::Sell);
            for (card, held) in self.contracts_of(seat) {
                if !self.deliverable(seat, &held).is_empty() {
                    choices.template(Template::Deliver(card));
                }
            }
        }
        self.list_asset_sales(seat, choices);
    }

    /// Whether a player has anything that the bank would buy.
    pub(crate) fn has_something_to_sell(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.goods != [0; RESOURCES]
            || player.assets.iter().any(|asset| self.can_sell_asset(seat, asset))
    }

    /// What a player has of what a contract still takes.
    pub(crate) fn deliverable(&self, seat: Seat, held: &Held) -> Goods {
        let goods = self.player(seat).goods;
        Goods(std::array::from_fn(|at| goods[at].min(held.left[at].into()) as u8))
    }

    pub(crate) fn ask_sale(&self, seat: Seat, form: &mut Form) {
        let goods = self.player(seat).goods.map(|units| units.min(u8::MAX.into()) as u8);
        form.add_pick("goods", (1, MOST as u8), (0..).zip(goods), &GOODS_NAMES);
    }

    pub(crate) fn ask_delivery(&self, seat: Seat, contract: Card, form: &mut Form) {
        let goods = self.contract_of(seat, contract).map(|held| self.deliverable(seat, &held));
        let goods = goods.unwrap_or_default().0;
        form.add_pick("goods", (1, MOST as u8), (0..).zip(goods), &GOODS_NAMES);
    }
}
