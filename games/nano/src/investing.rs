//! Investments (N15): assets, universities, the labour exchange, the dealership, the Business-centre.

use kontor_engine::{Choices, Money, Refusal, Rule, Seat, Sink};

use crate::action::{Action, Template};
use crate::bundle::Goods;
use crate::data::{Resource, Transport};
use crate::decks::Pile;
use crate::event::{Event, PriceMove};
use crate::map::Terrain;
use crate::options::PricesFall;
use crate::state::{Nano, Phase, bought_index, half};
use crate::technology::{Technology, TechnologySet, University};

const INVESTMENT: Rule = Rule("N15");
const MARKET: Rule = Rule("N10");

/// N15: what hiring a worker costs.
pub const HIRING: Money = Money::new(10);
/// N15: how many cards a university shows.
pub const SHOWN: u8 = 2;

impl Nano {
    /// What is under the player's chip.
    #[inline]
    pub(crate) fn terrain_of(&self, seat: Seat) -> Terrain {
        self.player(seat).chip.map_or(Terrain::Open, |hex| hex.terrain())
    }

    /// The movement is over: a university shows its cards, then the player invests.
    pub(crate) fn open_investments(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.decks_are_open() {
            self.study(seat, SHOWN, sink);
            return;
        }
        let university = self.university_of(seat);
        self.phase = match university {
            Some(university) => match self.cards_of(university).len().min(SHOWN.into()) {
                0 => Phase::Investment,
                left => Phase::Study { left: left as u8 },
            },
            None => Phase::Investment,
        };
    }

    pub(crate) fn university_of(&self, seat: Seat) -> Option<University> {
        match self.terrain_of(seat) {
            Terrain::UniversityI => Some(University::I),
            Terrain::UniversityII => Some(University::II),
            _ => None,
        }
    }

    /// The cards of a university that nobody has bought and nobody is looking at.
    fn cards_of(&self, university: University) -> TechnologySet {
        self.universities[university as usize].or(self.thrown[university as usize])
    }

    /// N15: where the next card of a university comes from: what was thrown away once the deck is used up.
    pub(crate) fn cards_to_show(&self, pile: Pile) -> TechnologySet {
        let Some(university) = pile.university() else { return TechnologySet::EMPTY };
        match self.universities[university as usize] {
            deck if deck.is_empty() => self.thrown[university as usize],
            deck => deck,
        }
    }

    /// N15: the university shows a card to the player alone.
    pub(crate) fn see_technology(
        &mut self,
        technology: Technology,
        left: u8,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.on_turn;
        let cards = self
            .university_of(seat)
            .map_or(TechnologySet::EMPTY, |university| self.cards_to_show(Pile::of(university)));
        if !cards.contains(technology) {
            return Err(
                Refusal::new(INVESTMENT, "refused-not-in-deck").with("card", technology.text())
            );
        }
        let at = technology.university() as usize;
        if self.universities[at].is_empty() {
            self.thrown[at] = TechnologySet::EMPTY;
        }
        self.universities[at] = cards;
        self.universities[at].remove(technology);
        self.seen.insert(technology);
        sink.event(|| Event::Saw { seat, technology: Some(technology) });
        self.phase = match left {
            0 | 1 => Phase::Investment,
            left => Phase::Study { left: left - 1 },
        };
        Ok(())
    }

    /// N15: what the player has looked at and not bought is thrown away.
    pub(crate) fn throw_away_seen(&mut self) {
        for technology in self.seen.iter() {
            self.thrown[technology.university() as usize].insert(technology);
        }
        self.seen = TechnologySet::EMPTY;
    }

    pub(crate) fn list_investments(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        let cash = self.cash(seat);
        match self.terrain_of(seat) {
            Terrain::Asset(_) => {
                if self.can_buy_asset(seat) {
                    choices.exact(Action::BuyAsset);
                }
                self.list_raid(seat, choices);
            }
            Terrain::UniversityI | Terrain::UniversityII => {
                for technology in self.seen.iter().filter(|card| card.cost() <= cash) {
                    choices.exact(Action::BuyTechnology { technology });
                }
            }
            Terrain::LabourExchange => {
                if self.most_hired(seat) > 0 {
                    choices.template(Template::Hire);
                }
            }
            Terrain::Dealership => {
                for transport in Transport::BOUGHT {
                    if self.can_buy_transport(seat, transport) {
                        choices.exact(Action::BuyTransport { transport });
                    }
                }
                for (transport, count) in Transport::BOUGHT.iter().zip(self.player(seat).transports)
                {
                    if count > 0 {
                        choices.exact(Action::ReturnTransport { transport: *transport });
                    }
                }
            }
            Terrain::BusinessCentre => {
                for &resource in Resource::ALL {
                    if self.most_bought(seat, resource) > 0 {
                        choices.template(Template::Buy(resource));
                    }
                }
            }
            Terrain::Open | Terrain::Frontier => {}
        }
        self.list_fitting_at_once(seat, choices);
    }

    /// Whether something is sold under the chip that the player can pay for.
    pub(crate) fn sells_here(&self, seat: Seat) -> bool {
        let cash = self.cash(seat);
        match self.terrain_of(seat) {
            Terrain::Asset(_) => self.can_buy_asset(seat),
            Terrain::UniversityI | Terrain::UniversityII => {
                self.seen.iter().any(|card| card.cost() <= cash)
            }
            Terrain::LabourExchange => self.most_hired(seat) > 0,
            Terrain::Dealership => {
                Transport::BOUGHT.iter().any(|&transport| self.can_buy_transport(seat, transport))
            }
            Terrain::BusinessCentre => {
                Resource::ALL.iter().any(|&resource| self.most_bought(seat, resource) > 0)
            }
            Terrain::Open | Terrain::Frontier => false,
        }
    }

    fn can_buy_transport(&self, seat: Seat, transport: Transport) -> bool {
        let price = Money::new(transport.data().cost);
        price <= self.cash(seat) && self.free_transports(transport) > 0
    }

    /// Whether the asset under the chip is nobody's, and the player can pay for it.
    pub(crate) fn can_buy_asset(&self, seat: Seat) -> bool {
        self.asset_for_sale(seat).is_some_and(|asset| asset.cost() <= self.cash(seat))
    }

    /// The asset under the chip, if it is nobody's.
    fn asset_for_sale(&self, seat: Seat) -> Option<crate::asset::Asset> {
        let asset = self.player(seat).chip?.asset()?;
        self.owner(asset).is_none().then_some(asset)
    }

    /// N15, N7, N10: buys the free asset under the chip; its resource gets cheaper and can be bought.
    pub(crate) fn buy_asset(
        &mut self,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_investment(INVESTMENT)?;
        let Some(asset) = self.asset_for_sale(seat) else {
            return Err(Refusal::new(INVESTMENT, "refused-no-free-asset"));
        };
        let price = asset.cost();
        self.check_cash(seat, price, INVESTMENT)?;
        self.player_mut(seat).assets.insert(asset);
        sink.event(|| Event::AssetBought { seat, asset, price });
        self.pay_in(seat, price, "asset-bought", INVESTMENT, sink);
        if let Some(resource) = asset.kind().resource() {
            self.opened[resource as usize] = true;
            let again = self.founded.contains(asset);
            if !again || self.agreed.prices == PricesFall::EachPurchase {
                self.move_price(resource, -1, PriceMove::Asset, sink);
            }
        }
        self.founded.insert(asset);
        Ok(())
    }

    /// N15: buys one of the cards that the university shows; the other is thrown away.
    pub(crate) fn buy_technology(
        &mut self,
        seat: Seat,
        technology: Technology,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_investment(INVESTMENT)?;
        if !self.seen.contains(technology) {
            return Err(Refusal::new(INVESTMENT, "refused-technology-not-shown"));
        }
        let price = technology.cost();
        self.check_cash(seat, price, INVESTMENT)?;
        self.seen.remove(technology);
        self.throw_away_seen();
        self.player_mut(seat).technologies.insert(technology);
        self.turn.bought = Some(technology);
        sink.event(|| Event::TechnologyBought { seat, technology, price });
        self.pay_in(seat, price, "technology-bought", INVESTMENT, sink);
        Ok(())
    }

    /// N3, N15: how many workers a player could hire.
    pub(crate) fn most_hired(&self, seat: Seat) -> u8 {
        let affordable = self.cash(seat).units() / HIRING.units();
        affordable.min(self.free_workers().into()) as u8
    }

    /// N15: hires workers at the labour exchange.
    pub(crate) fn hire(
        &mut self,
        seat: Seat,
        workers: u8,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_investment(INVESTMENT)?;
        if self.terrain_of(seat) != Terrain::LabourExchange {
            return Err(Refusal::new(INVESTMENT, "refused-hire-elsewhere"));
        }
        if workers == 0 {
            return Err(Refusal::new(INVESTMENT, "refused-hire-none"));
        }
        let free = self.free_workers();
        if workers > free {
            return Err(Refusal::new(Rule("N3"), "refused-too-few-to-hire")
                .with("free", free)
                .with("wanted", workers));
        }
        let price = HIRING * i64::from(workers);
        self.check_cash(seat, price, INVESTMENT)?;
        self.player_mut(seat).workers += workers;
        sink.event(|| Event::Hired { seat, workers });
        self.pay_in(seat, price, "workers-hired", INVESTMENT, sink);
        Ok(())
    }

    /// N3, N15: whether a transport can be bought here and now.
    fn check_transport(&self, seat: Seat, transport: Transport) -> Result<usize, Refusal> {
        if self.terrain_of(seat) != Terrain::Dealership {
            return Err(Refusal::new(INVESTMENT, "refused-transport-elsewhere"));
        }
        let Some(at) = bought_index(transport) else { return Err(refuse_train()) };
        if self.free_transports(transport) == 0 {
            return Err(Refusal::new(Rule("N3"), "refused-transport-sold-out")
                .with("transport", transport.item()));
        }
        self.check_cash(seat, Money::new(transport.data().cost), INVESTMENT)?;
        Ok(at)
    }

    /// N15, N21: buys a transport, which counts from the next move.
    pub(crate) fn buy_transport(
        &mut self,
        seat: Seat,
        transport: Transport,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_investment(INVESTMENT)?;
        let at = self.check_transport(seat, transport)?;
        let price = Money::new(transport.data().cost);
        let player = self.player_mut(seat);
        player.transports[at] += 1;
        player.new_transports[at] += 1;
        sink.event(|| Event::TransportBought { seat, transport, price });
        self.pay_in(seat, price, "transport-bought", INVESTMENT, sink);
        Ok(())
    }

    /// N15: gives a bought transport back for half its cost.
    pub(crate) fn return_transport(
        &mut self,
        seat: Seat,
        transport: Transport,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_investment(INVESTMENT)?;
        if self.terrain_of(seat) != Terrain::Dealership {
            return Err(Refusal::new(INVESTMENT, "refused-transport-elsewhere"));
        }
        let Some(at) = bought_index(transport) else { return Err(refuse_train()) };
        if self.player(seat).transports[at] == 0 {
            return Err(Refusal::new(INVESTMENT, "refused-no-transport-to-return")
                .with("transport", transport.item()));
        }
        let price = half(transport.data().cost);
        self.lose_transport(seat, at);
        sink.event(|| Event::TransportReturned { seat, transport, price });
        self.pay_out(seat, price, "transport-given-back", INVESTMENT, sink);
        Ok(())
    }

    /// A transport leaves a player; of several the newest.
    pub(crate) fn lose_transport(&mut self, seat: Seat, at: usize) {
        let player = self.player_mut(seat);
        player.transports[at] -= 1;
        player.new_transports[at] = player.new_transports[at].saturating_sub(1);
    }

    /// N3, N10: how many units of a resource a player could buy in the Business-centre.
    pub(crate) fn most_bought(&self, seat: Seat, resource: Resource) -> u8 {
        if !self.opened[resource as usize] {
            return 0;
        }
        let affordable = self.cash(seat).units() / self.price(resource).units();
        affordable.min(self.stock(resource).into()).min(u8::MAX.into()) as u8
    }

    /// N10: buys a resource in the Business-centre at its price.
    pub(crate) fn buy_goods(
        &mut self,
        seat: Seat,
        resource: Resource,
        units: u8,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_investment(MARKET)?;
        if self.terrain_of(seat) != Terrain::BusinessCentre {
            return Err(Refusal::new(MARKET, "refused-buy-elsewhere"));
        }
        if units == 0 {
            return Err(Refusal::new(MARKET, "refused-buy-none"));
        }
        if !self.opened[resource as usize] {
            return Err(
                Refusal::new(MARKET, "refused-resource-shut").with("resource", resource.text())
            );
        }
        let stock = self.stock(resource);
        if u16::from(units) > stock {
            return Err(Refusal::new(Rule("N3"), "refused-too-few-in-bank")
                .with("stock", resource.units_text(stock)));
        }
        let price = self.price(resource) * i64::from(units);
        self.check_cash(seat, price, MARKET)?;
        self.give(seat, &Goods::of(resource, units));
        sink.event(|| Event::Bought { seat, resource, units, price });
        self.pay_in(seat, price, "resources-bought", MARKET, sink);
        Ok(())
    }
}

#[cold]
fn refuse_train() -> Refusal {
    Refusal::new(Rule("N21"), "refused-train")
}
