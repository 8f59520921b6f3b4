//! Trades among players (N19, N20, N22, N31).

use kontor_engine::choice::Side;
use kontor_engine::trade::{Given, Trade, TradeRules};
use kontor_engine::{Choices, Form, Money, Refusal, Rule, Seat, Sink};

use crate::action::{Action, Template};
use crate::asset::AssetSet;
use crate::bundle::{
    Bundle, Goods, MOST, PROPERTY_NAMES, Property, THING_NAMES, Thing, Things, property_cost, thing,
};
use crate::card::{CONTRACT_MOVES, Held};
use crate::data::{Resource, Transport};
use crate::event::{Event, RaidEnd};
use crate::options::SoldOn;
use crate::state::{Nano, OFFERS, Phase};
use crate::technology::TechnologySet;
use crate::turn::bundles;

const TRADE: Rule = Rule("N19");

impl Nano {
    /// N19, N31, N32: all that `giver` could give `taker` but cash: nothing while arrested, a raided
    /// asset only to its raider, no technology that a raid keeps in its place.
    fn tradeable(&self, giver: Seat, taker: Seat) -> (Things, Property) {
        let player = self.player(giver);
        if player.sentence > 0 {
            return (Things::default(), Property::default());
        }
        let sold_on = self.contracts_of(giver).filter(|(_, held)| self.can_sell_on(held));
        let mut things = Things {
            goods: Goods(player.goods.map(|units| units.min(u8::MAX.into()) as u8)),
            transports: player.transports,
            contracts: sold_on.map(|(card, _)| card).collect(),
            release: false,
        };
        let mut property = Property { assets: player.assets, technologies: player.technologies };
        if !self.is_anything_raided() {
            return (things, property);
        }
        things.release = self.could_release(giver, taker);
        for raider in self.others(giver) {
            let Some(asset) = self.raided_by(raider).filter(|&a| player.assets.contains(a)) else {
                continue;
            };
            if raider != taker {
                property.assets.remove(asset);
            }
            if let Some(technology) = self.technology[asset.index()] {
                property.technologies.remove(technology);
            }
        }
        (things, property)
    }

    /// N22: whether a contract can be sold on.
    pub(crate) fn can_sell_on(&self, held: &Held) -> bool {
        !held.sold || self.agreed.contracts == SoldOn::Freely
    }

    /// N19: nothing for nothing is no offer, since version 2.
    fn trades(&self) -> TradeRules {
        TradeRules { rule: TRADE, nothing_for_nothing: self.rules.nothing_for_nothing }
    }

    /// N19: whether the two have anything between them that could be traded.
    fn could_trade(&self, one: Seat, other: Seat) -> bool {
        let has_something = |giver: Seat, taker: Seat| {
            let cash = self.player(giver).sentence == 0 && self.cash(giver) > Money::ZERO;
            cash || self.tradeable(giver, taker) != (Things::default(), Property::default())
        };
        self.rules.nothing_for_nothing || has_something(one, other) || has_something(other, one)
    }

    /// N31: whether `raider` raids an asset of `owner` and could release it.
    fn could_release(&self, raider: Seat, owner: Seat) -> bool {
        self.raided_by(raider).is_some_and(|asset| self.player(owner).assets.contains(asset))
    }

    /// N19: whether a player has what a bundle holds, and may give it to the other.
    pub(crate) fn check_bundle(
        &self,
        giver: Seat,
        taker: Seat,
        bundle: &Bundle,
    ) -> Result<(), Refusal> {
        if self.player(giver).sentence > 0 && !bundle.is_nothing() {
            return Err(Refusal::new(Rule("N32"), "refused-giver-under-arrest").with("seat", giver));
        }
        let cash = self.cash(giver);
        if bundle.cash.is_negative() || bundle.cash > cash {
            return Err(Refusal::new(TRADE, "refused-cannot-give-cash")
                .with("seat", giver)
                .with("cash", cash)
                .with("sum", bundle.cash));
        }
        if bundle.goods.count() > MOST || bundle.property.count() > MOST {
            return Err(Refusal::new(TRADE, "refused-too-many-things").with("most", MOST));
        }
        self.check_held(giver, &bundle.goods.goods, TRADE)?;
        if self.has_all(giver, bundle) {
            return Ok(());
        }
        let (things, property) = self.tradeable(giver, taker);
        for (at, transport) in Transport::BOUGHT.iter().enumerate() {
            if bundle.goods.transports[at] > things.transports[at] {
                return Err(Refusal::new(TRADE, "refused-no-transport-to-give")
                    .with("seat", giver)
                    .with("wanted", transport.counted(bundle.goods.transports[at])));
            }
        }
        if let Some(card) = bundle.goods.contracts.iter().find(|&c| !things.contracts.contains(c)) {
            let rule = Rule("N22");
            return Err(Refusal::new(rule, "refused-contract-not-to-be-sold")
                .with("seat", giver)
                .with("contract", card.text()));
        }
        if bundle.goods.release && !things.release {
            return Err(Refusal::new(Rule("N31"), "refused-no-raid-to-end").with("seat", giver));
        }
        self.check_property(giver, &bundle.property, &property)
    }

    /// Whether a player has all of a bundle that is nobody's raid or contract: of these nothing keeps
    /// anything back.
    fn has_all(&self, giver: Seat, bundle: &Bundle) -> bool {
        let player = self.player(giver);
        let Bundle { goods: things, property, .. } = bundle;
        let has_things = things.transports[0] <= player.transports[0]
            && things.transports[1] <= player.transports[1]
            && things.contracts.is_empty()
            && !things.release;
        let has_property = property.assets.minus(player.assets).is_empty()
            && property.technologies.minus(player.technologies).is_empty();
        has_things && has_property && !self.is_anything_raided()
    }

    /// N29: whether anybody raids anything.
    fn is_anything_raided(&self) -> bool {
        self.players.iter().any(|player| player.raid.is_on())
    }

    fn check_property(
        &self,
        giver: Seat,
        wanted: &Property,
        tradeable: &Property,
    ) -> Result<(), Refusal> {
        if let Some(asset) = wanted.assets.minus(tradeable.assets).iter().next() {
            return Err(match self.player(giver).assets.contains(asset) {
                true => Refusal::new(Rule("N31"), "refused-only-raider-gets-it"),
                false => Refusal::new(TRADE, "refused-asset-of-another").with("seat", giver),
            }
            .with("asset", asset.text()));
        }
        let technologies = wanted.technologies.minus(tradeable.technologies);
        if let Some(technology) = technologies.iter().next() {
            return Err(match self.player(giver).technologies.contains(technology) {
                true => Refusal::new(Rule("N30"), "refused-raid-keeps-technology"),
                false => Refusal::new(TRADE, "refused-technology-of-another").with("seat", giver),
            }
            .with("technology", technology.text()));
        }
        Ok(())
    }

    /// N19: offers a trade at any stage after production.
    pub(crate) fn make_offer(
        &mut self,
        seat: Seat,
        to: Seat,
        (gives, gets): (Bundle, Bundle),
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.is_after_production() {
            return Err(self.not_now(TRADE));
        }
        if self.turn.offers_left == 0 {
            return Err(Refusal::new(TRADE, "refused-no-offers-left").with("most", OFFERS));
        }
        if to == seat || to.index() >= self.table_size() {
            return Err(Refusal::new(TRADE, "refused-nobody-to-trade-with").with("to", to));
        }
        self.check_bundle(seat, to, &gives)?;
        self.check_bundle(to, seat, &gets)?;
        self.offer = Some(Trade::offer(&self.trades(), (seat, gives), (to, gets))?);
        self.turn.offers_left -= 1;
        sink.event(|| Event::Offered { seat, to, gives, gets });
        Ok(())
    }

    /// N19: an open offer is answered before anything else.
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Some(offer) = self.offer else { return Err(self.not_now(TRADE)) };
        match action {
            Action::Accept => self.accept(seat, offer, sink),
            Action::Decline => {
                self.offer = None;
                sink.event(|| Event::OfferDeclined { seat });
                Ok(())
            }
            Action::Counter { .. } => self.counter(seat, offer, bundles(action), sink),
            _ => Err(Refusal::new(TRADE, "refused-answer-offer-first")),
        }
    }

    fn counter(
        &mut self,
        seat: Seat,
        mut offer: Trade<Bundle>,
        (gives, gets): (Bundle, Bundle),
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let to = offer.proposer();
        if offer.is_countered() {
            return Err(Refusal::new(TRADE, "refused-countered-already"));
        }
        if self.player(seat).sentence > 0 {
            return Err(Refusal::new(Rule("N32"), "refused-no-counter-under-arrest"));
        }
        self.check_bundle(seat, to, &gives)?;
        self.check_bundle(to, seat, &gets)?;
        offer.counter(&self.trades(), seat, gets, gives)?;
        self.offer = Some(offer);
        sink.event(|| Event::Countered { seat, to, gives, gets });
        Ok(())
    }

    /// N19: both sides are checked now, and all changes hands or nothing.
    fn accept(
        &mut self,
        seat: Seat,
        offer: Trade<Bundle>,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let check =
            |giver: Seat, taker: Seat, bundle: &Bundle| self.check_bundle(giver, taker, bundle);
        let [(proposer, gave), (partner, got)] = offer.accept(&self.trades(), seat, check)?.gives;
        self.offer = None;
        sink.event(|| Event::Traded { seat: proposer, partner, gave, got });
        for (from, to, bundle) in [(proposer, partner, &gave), (partner, proposer, &got)] {
            if bundle.goods.release {
                self.end_raid(from, RaidEnd::Released, sink);
            }
            self.acquire_raided(to, bundle.property.assets, sink);
        }
        for (from, to, bundle) in [(proposer, partner, &gave), (partner, proposer, &got)] {
            self.hand_over(from, to, bundle, sink);
        }
        for side in [proposer, partner] {
            self.end_strike_without_assets(side);
        }
        // N18: whoever gets a first asset while planning has not paid either.
        if self.phase == Phase::Planning && self.unpaid(self.on_turn) > 0 {
            self.leave_unpaid(self.on_turn, sink);
        }
        Ok(())
    }

    /// N31: a raider who gets the raided asset raids it no more.
    fn acquire_raided(&mut self, to: Seat, assets: AssetSet, sink: &mut impl Sink<Event>) {
        if self.raided_by(to).is_some_and(|asset| assets.contains(asset)) {
            self.end_raid(to, RaidEnd::Acquired, sink);
        }
    }

    fn hand_over(&mut self, from: Seat, to: Seat, bundle: &Bundle, sink: &mut impl Sink<Event>) {
        self.transfer(from.into(), to.into(), bundle.cash, "trade", TRADE, sink);
        self.take(from, &bundle.goods.goods);
        self.give(to, &bundle.goods.goods);
        for at in 0..bundle.goods.transports.len() {
            for _ in 0..bundle.goods.transports[at] {
                self.lose_transport(from, at);
                let taker = self.player_mut(to);
                taker.transports[at] += 1;
                taker.new_transports[at] += 1;
            }
        }
        for contract in bundle.goods.contracts.iter() {
            if let Some(held) = &mut self.contracts[contract.index()] {
                *held = Held { holder: to, moves: CONTRACT_MOVES, sold: true, left: held.left };
            }
        }
        for asset in bundle.property.assets.iter() {
            self.part_with(from, asset);
            self.player_mut(to).assets.insert(asset);
        }
        self.hand_over_technologies(from, to, bundle.property.technologies);
    }

    /// A technology that changes hands leaves the asset it was on.
    fn hand_over_technologies(&mut self, from: Seat, to: Seat, technologies: TechnologySet) {
        for asset in self.player(from).assets.iter() {
            let on_it = &mut self.technology[asset.index()];
            if on_it.is_some_and(|technology| technologies.contains(technology)) {
                *on_it = None;
            }
        }
        let giver = self.player_mut(from);
        giver.technologies = giver.technologies.minus(technologies);
        let taker = self.player_mut(to);
        taker.technologies = taker.technologies.or(technologies);
    }

    /// What the one who has to answer may do with the open offer.
    pub(crate) fn list_answers(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        choices.exact(Action::Accept);
        choices.exact(Action::Decline);
        let countered = self.offer.is_some_and(|offer| offer.is_countered());
        let proposer = self.offer.map_or(seat, |offer| offer.proposer());
        if !countered && self.player(seat).sentence == 0 && self.could_trade(seat, proposer) {
            choices.template(Template::Counter);
        }
    }

    /// N19: to whom a trade can be offered.
    pub(crate) fn list_offers(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if self.turn.offers_left > 0 {
            for other in self.others(seat).filter(|&other| self.could_trade(seat, other)) {
                choices.template(Template::Offer(other));
            }
        }
    }

    /// N19: what `giver` could give and `taker` give back, as fields to fill in.
    pub(crate) fn ask_trade(&self, giver: Seat, taker: Seat, form: &mut Form) {
        form.begin_side(Side::Give);
        self.add_side(form, (giver, taker), ["give_cash", "give_goods", "give_property"]);
        form.begin_side(Side::Get);
        self.add_side(form, (taker, giver), ["get_cash", "get_goods", "get_property"]);
        form.wants_something = !self.rules.nothing_for_nothing;
    }

    fn add_side(&self, form: &mut Form, (giver, taker): (Seat, Seat), names: [&'static str; 3]) {
        let [cash, goods, property_name] = names;
        let (things, property) = self.tradeable(giver, taker);
        let arrested = self.player(giver).sentence > 0;
        form.add_money(cash, 0, if arrested { 0 } else { self.cash(giver).units() }, 1);
        form.add_pick(goods, (0, MOST as u8), things.items(), &THING_NAMES);
        form.add_pick(property_name, (0, MOST as u8), property.items(), &PROPERTY_NAMES);
    }

    /// What the offer that is countered has in the half that a field is about: `give_…` is what `seat` gives.
    fn countered(&self, seat: Seat, template: Template, field: &str) -> Option<&Bundle> {
        let trade = self.offer.as_ref().filter(|_| template == Template::Counter)?;
        trade.gives(if field.starts_with("give") { seat } else { trade.proposer() })
    }

    /// A counter-offer begins with what is offered: how many of an item that is.
    pub(crate) fn offered_items(
        &self,
        seat: Seat,
        template: Template,
        field: &str,
        code: u8,
    ) -> u8 {
        let Some(bundle) = self.countered(seat, template, field) else { return 0 };
        match field {
            "give_goods" | "get_goods" => count_of(code, bundle.goods.items()),
            "give_property" | "get_property" => count_of(code, bundle.property.items()),
            _ => 0,
        }
    }

    /// The same for sums.
    pub(crate) fn offered_sum(&self, seat: Seat, template: Template, field: &str) -> Option<i64> {
        let is_cash = matches!(field, "give_cash" | "get_cash");
        let bundle = self.countered(seat, template, field)?;
        is_cash.then_some(bundle.cash.units())
    }

    /// What a thing counts for in a deal: resources at their prices, what can be bought at what it costs. What is sold
    /// to the bank counts for what it brings (N10, N22).
    pub(crate) fn figure_of(&self, template: Template, field: &str, code: u8) -> Option<Money> {
        match template {
            Template::Offer(_) | Template::Counter => {}
            Template::Sell => return Some(self.price(Resource::ALL[usize::from(code)])),
            Template::Deliver(_) => {
                return Some(Nano::contract_price(Resource::ALL[usize::from(code)]));
            }
            _ => return None,
        }
        match field {
            "give_goods" | "get_goods" => match thing(code) {
                Thing::Resource(resource) => Some(self.price(resource)),
                Thing::Transport(transport) => Some(Money::new(transport.data().cost)),
                Thing::Paper => None,
            },
            _ => Some(property_cost(code)),
        }
    }
}

/// How many there are of the item with this code.
fn count_of(code: u8, mut items: impl Iterator<Item = (u8, u8)>) -> u8 {
    items.find(|&(item, _)| item == code).map_or(0, |(_, count)| count)
}
