//! Trades among players (N19, N20, N22, N31).

use kontor_engine::trade::Trade;
use kontor_engine::{Choices, Form, Refusal, Rule, Seat, Sink};

use crate::action::{Action, Event, RaidEnd, Template};
use crate::asset::AssetSet;
use crate::bundle::{Bundle, Goods, MOST, PROPERTY_NAMES, Property, THING_NAMES, Things};
use crate::card::{CONTRACT_MOVES, ContractSet, Held};
use crate::data::Transport;
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
        let mut contracts = ContractSet::default();
        for (card, _) in self.contracts_of(giver).filter(|(_, held)| !held.sold) {
            contracts.insert(card);
        }
        let things = Things {
            goods: Goods(player.goods.map(|units| units.min(u8::MAX.into()) as u8)),
            transports: player.transports,
            contracts,
            release: self.could_release(giver, taker),
        };
        let mut property = Property { assets: player.assets, technologies: player.technologies };
        if !self.players.iter().any(|player| player.raid.is_on()) {
            return (things, property);
        }
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
            return Err(Refusal::new(Rule("N32"), "{seat} is under arrest and gives nothing away")
                .with("seat", giver));
        }
        let cash = self.cash(giver);
        if bundle.cash.is_negative() || bundle.cash > cash {
            return Err(Refusal::new(TRADE, "{seat} has {cash} and cannot give {sum}")
                .with("seat", giver)
                .with("cash", cash)
                .with("sum", bundle.cash));
        }
        if bundle.goods.count() > MOST || bundle.property.count() > MOST {
            return Err(Refusal::new(TRADE, "at most {most} things change hands at once")
                .with("most", MOST));
        }
        self.check_held(giver, &bundle.goods.goods, TRADE)?;
        let (things, property) = self.tradeable(giver, taker);
        for (at, transport) in Transport::BOUGHT.iter().enumerate() {
            if bundle.goods.transports[at] > things.transports[at] {
                return Err(Refusal::new(
                    TRADE,
                    "{seat} does not have {wanted} {transport} to give",
                )
                .with("seat", giver)
                .with("wanted", bundle.goods.transports[at])
                .with("transport", transport.name().to_lowercase()));
            }
        }
        if let Some(card) = bundle.goods.contracts.iter().find(|&c| !things.contracts.contains(c)) {
            let rule = Rule("N22");
            return Err(Refusal::new(rule, "{seat} cannot sell the contract {contract}")
                .with("seat", giver)
                .with("contract", card.name()));
        }
        if bundle.goods.release && !things.release {
            return Err(
                Refusal::new(Rule("N31"), "{seat} raids nothing of the other").with("seat", giver)
            );
        }
        self.check_property(giver, &bundle.property, &property)
    }

    fn check_property(
        &self,
        giver: Seat,
        wanted: &Property,
        tradeable: &Property,
    ) -> Result<(), Refusal> {
        if let Some(asset) = wanted.assets.minus(tradeable.assets).iter().next() {
            return Err(match self.player(giver).assets.contains(asset) {
                true => Refusal::new(Rule("N31"), "{asset} is raided: only its raider can get it"),
                false => {
                    Refusal::new(TRADE, "{asset} does not belong to {seat}").with("seat", giver)
                }
            }
            .with("asset", asset.name()));
        }
        let technologies = wanted.technologies.minus(tradeable.technologies);
        if let Some(technology) = technologies.iter().next() {
            return Err(match self.player(giver).technologies.contains(technology) {
                true => Refusal::new(Rule("N30"), "a raid keeps {technology} where it is"),
                false => Refusal::new(TRADE, "{technology} does not belong to {seat}")
                    .with("seat", giver),
            }
            .with("technology", technology.name()));
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
            return Err(Refusal::new(TRADE, "you have made your {most} offers of this move")
                .with("most", OFFERS));
        }
        if to == seat || to.index() >= self.table_size() {
            return Err(Refusal::new(TRADE, "{to} is nobody to trade with").with("to", to));
        }
        self.check_bundle(seat, to, &gives)?;
        self.check_bundle(to, seat, &gets)?;
        self.offer = Some(Trade::offer(TRADE, (seat, gives), (to, gets))?);
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
            _ => Err(Refusal::new(TRADE, "answer the open offer first")),
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
            return Err(Refusal::new(TRADE, "a counter-offer is accepted or declined"));
        }
        if self.player(seat).sentence > 0 {
            return Err(Refusal::new(Rule("N32"), "under arrest you accept or decline"));
        }
        self.check_bundle(seat, to, &gives)?;
        self.check_bundle(to, seat, &gets)?;
        offer.counter(TRADE, seat, gets, gives)?;
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
        let [(proposer, gave), (partner, got)] = offer.accept(TRADE, seat, check)?.gives;
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
            self.strike(self.on_turn, sink);
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
        if !countered && self.player(seat).sentence == 0 {
            choices.template(Template::Counter);
        }
    }

    /// N19: to whom a trade can be offered.
    pub(crate) fn list_offers(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if self.turn.offers_left > 0 {
            for other in self.others(seat) {
                choices.template(Template::Offer(other));
            }
        }
    }

    /// N19: what `giver` could give and `taker` give back, as fields to fill in.
    pub(crate) fn trade_form(&self, giver: Seat, taker: Seat) -> Form {
        let mut form = Form::new();
        self.add_side(&mut form, (giver, taker), ["give_cash", "give_goods", "give_property"]);
        self.add_side(&mut form, (taker, giver), ["get_cash", "get_goods", "get_property"]);
        form
    }

    fn add_side(&self, form: &mut Form, (giver, taker): (Seat, Seat), names: [&'static str; 3]) {
        let [cash, goods, property_name] = names;
        let (things, property) = self.tradeable(giver, taker);
        let arrested = self.player(giver).sentence > 0;
        form.add_amount(cash, 0, if arrested { 0 } else { self.cash(giver).units() }, 1);
        form.add_pick(goods, (0, MOST as u8), things.items(), &THING_NAMES);
        form.add_pick(property_name, (0, MOST as u8), property.items(), &PROPERTY_NAMES);
    }
}
