//! Choices in a few words, with what follows from them, and the places that they touch.

use kontor_engine::listed::{Place, place};
use kontor_engine::shown::Total;
use kontor_engine::{Label, Money, Seat, Text};

use crate::action::{Action, Template};
use crate::asset::Asset;
use crate::bundle::Goods;
use crate::data::{AssetKind, Resource};
use crate::hex::Hex;
use crate::investing::HIRING;
use crate::map::Terrain;
use crate::options::{ArrestPay, Strikes};
use crate::state::{Nano, Phase, Raid, half};
use crate::text::{bundle, goods, recipe, supply, workers};
use crate::turn::bundles;

/// What places are good for beside what is made there, so that sorts of places keep apart.
const TO_ARREST: u32 = 5_000;
const FOR_SALE: u32 = 3_000;
const SERVICE: u32 = 2_500;
const RAIDABLE: u32 = 1_000;
const TOO_DEAR: u32 = 200;
const OWN: u32 = 100;
const BIOBOT: u32 = 400;

impl Nano {
    /// An action in words.
    pub(crate) fn label_action(&self, seat: Seat, action: Action) -> Label {
        match action {
            Action::Run { asset } => {
                let used = self.recipe(asset);
                let from = Goods(used.inputs);
                let made = asset.kind().product().units_text(used.makes);
                let say = |id: &'static str, asset: Text| {
                    Text::new(id)
                        .with("asset", asset)
                        .with("used", goods(&from))
                        .with("made", made.clone())
                };
                Label::new(say("label-run", asset.object())).short(say("short-run", asset.text()))
            }
            Action::EndProduction => Label::new(Text::new("label-end-production")).main(),
            Action::SetPrice { resource, up } => self.label_price(resource, up),
            Action::Enter { hex } => Label::new(Text::new("label-enter").with("hex", hex.id())),
            Action::Move { hex, crossing } => self.label_move(seat, hex, crossing),
            Action::BuyAsset => match self.player(seat).chip.and_then(Hex::asset) {
                Some(asset) => {
                    let price = asset.cost();
                    let text = Text::new("label-buy-asset").with("asset", asset.object());
                    let works = recipe(asset.kind(), &self.recipe(asset).into());
                    let left = self.cash(seat) - price;
                    Label::new(text.with("price", price))
                        .follows(
                            Text::new("leaves-you-works").with("recipe", works).with("left", left),
                        )
                        .main()
                }
                None => Label::new(Text::new("do-buy-asset")),
            },
            Action::BuyTechnology { technology } => {
                let price = technology.cost();
                let say = |id: &'static str| {
                    Text::new(id)
                        .with("technology", technology.text())
                        .with("price", price)
                        .with("kind", technology.kind().text())
                        .with("recipe", recipe(technology.kind(), &technology.recipe().into()))
                };
                Label::new(say("label-buy-technology"))
                    .short(say("short-buy-technology"))
                    .follows(self.left_after(seat, price))
            }
            Action::Hire { workers } => {
                let price = HIRING * i64::from(workers);
                Label::new(Text::new("label-hire").with("workers", workers))
                    .follows(self.left_after(seat, price))
            }
            Action::BuyTransport { transport } => {
                let price = Money::new(transport.data().cost);
                let say = |id: &'static str, transport_text: Text| {
                    Text::new(id)
                        .with("transport", transport_text)
                        .with("price", price)
                        .with("speed", transport.data().speed)
                };
                Label::new(say("label-buy-transport", transport.one()))
                    .short(say("short-buy-transport", transport.text()))
                    .follows(self.left_after(seat, price))
            }
            Action::ReturnTransport { transport } => {
                let price = half(transport.data().cost);
                let text = Text::new("label-return-transport").with("transport", transport.one());
                let short = Text::new("short-return-transport").with("transport", transport.text());
                Label::new(text.with("price", price)).short(short.with("price", price))
            }
            Action::Buy { resource, units } => {
                let price = self.price(resource) * i64::from(units);
                Label::new(Text::new("label-buy").with("goods", resource.units_text(units)))
                    .short(resource.units_text(units))
                    .follows(self.left_after(seat, price))
            }
            Action::Raid => self.label_raid(seat),
            Action::Supply => self.label_supply(seat),
            Action::PaySalary => self.label_salary(seat),
            Action::Dismiss { workers: who } => {
                Label::new(Text::new("label-dismiss").with("workers", workers(&who)))
                    .short(Text::new("short-list").with("list", workers(&who)))
            }
            Action::Sell { goods: sold } => {
                let say = |id: &'static str| {
                    Text::new(id).with("goods", goods(&sold)).with("price", self.worth(&sold))
                };
                Label::new(say("label-sell")).short(say("short-sell"))
            }
            Action::Deliver { contract, goods: sold } => {
                let say = |id: &'static str| {
                    Text::new(id).with("goods", goods(&sold)).with("contract", contract.text())
                };
                Label::new(say("label-deliver")).short(say("short-deliver"))
            }
            Action::SellAsset { asset } => {
                let price = asset.half_cost();
                let text = Text::new("label-sell-asset").with("asset", asset.object());
                let short = Text::new("short-sell-asset").with("asset", asset.text());
                Label::new(text.with("price", price)).short(short.with("price", price))
            }
            Action::Plan => self.label_plan(seat),
            Action::Place { workers: who } => {
                Label::new(Text::new("label-place").with("workers", workers(&who)))
                    .short(Text::new("short-list").with("list", workers(&who)))
            }
            Action::Fit { technology, asset } => {
                let say = |id: &'static str, asset_text: Text| {
                    Text::new(id)
                        .with("technology", technology.text())
                        .with("asset", asset_text)
                        .with("recipe", recipe(asset.kind(), &technology.recipe().into()))
                };
                Label::new(say("label-fit", asset.object())).short(say("short-fit", asset.text()))
            }
            Action::Unfit { asset } => {
                Label::new(Text::new("label-unfit").with("asset", asset.text())).short(asset.text())
            }
            Action::CallStrike { owner } => {
                Label::new(Text::new("label-call-strike").with("owner", owner))
                    .short(Text::new("short-call-strike").with("owner", owner))
            }
            Action::EndMove => self.label_end_move(seat),
            Action::Offer { to, .. } => {
                let (gives, gets) = bundles(action);
                let text = Text::new("label-offer").with("to", to);
                Label::new(text.with("gives", bundle(&gives)).with("gets", bundle(&gets)))
            }
            Action::Accept => self.label_accept(seat),
            Action::Decline => Label::new(Text::new("label-decline")),
            Action::Counter { .. } => {
                let (gives, gets) = bundles(action);
                let text = Text::new("label-counter").with("gives", bundle(&gives));
                Label::new(text.with("gets", bundle(&gets)))
            }
        }
    }

    /// What paying a price leaves.
    fn left_after(&self, seat: Seat, price: Money) -> Text {
        Text::new("leaves-you").with("left", self.cash(seat) - price)
    }

    fn label_price(&self, resource: Resource, up: bool) -> Label {
        let step = Money::new(resource.data().step);
        let price = self.price(resource);
        let (id, short, to) = match up {
            true => ("label-raise-price", "short-raise-price", price + step),
            false => ("label-lower-price", "short-lower-price", price - step),
        };
        let say = |id: &'static str| {
            Text::new(id)
                .with("resource", resource.text())
                .with("from", price.units())
                .with("to", to)
        };
        Label::new(say(id)).short(say(short))
    }

    fn label_move(&self, seat: Seat, hex: Hex, crossing: bool) -> Label {
        let stays = self.player(seat).chip == Some(hex) && !crossing;
        let draws = self.draws_a_card(self.player(seat).chip.unwrap_or(hex), hex, crossing);
        let (id, short) = match (stays, crossing) {
            (true, _) if draws => ("label-stay-and-draw", "label-stay-and-draw"),
            (true, _) => ("label-stay", "label-stay"),
            (false, false) => ("label-move", "short-move"),
            (false, true) => ("label-move-and-draw", "short-move-and-draw"),
        };
        let say = |id: &'static str| Text::new(id).with("outlook", self.outlook(seat, hex));
        let label = Label::new(say(id)).short(say(short)).brings(self.brings(seat, hex));
        match draws {
            true => label.follows(self.card_outlook(seat)),
            false => label,
        }
    }

    /// A hex by what is there, and what could be done; where there are several of a kind, with its code,
    /// which the map shows there.
    fn outlook(&self, seat: Seat, hex: Hex) -> Text {
        let Some(asset) = hex.asset() else {
            let terrain = hex.terrain().text();
            return Text::new("outlook-place").with("terrain", terrain).with("hex", hex.id());
        };
        let text = match self.owner(asset) {
            None => {
                let makes = asset.kind().product().units_text(self.recipe(asset).makes);
                Text::new("outlook-free").with("makes", makes).with("cost", asset.cost())
            }
            Some(owner) if owner == seat => match self.raider_of(seat, asset) {
                Some(raider) => Text::new("outlook-raider")
                    .with("who", raider)
                    .with("supplied", self.player(raider).raid.is_supplied()),
                None => Text::new("outlook-yours"),
            },
            Some(owner) => Text::new("outlook-anothers").with("owner", owner),
        };
        text.with("asset", asset.text())
    }

    /// About what going to a hex is good for, in nAn of a move, so that the best stand first: a raider to
    /// arrest, an asset to buy or to raid by what it makes, a place where something is sold. Nothing in
    /// open country.
    fn brings(&self, seat: Seat, hex: Hex) -> u32 {
        let Some(asset) = hex.asset() else {
            let plain = matches!(hex.terrain(), Terrain::Open | Terrain::Frontier);
            return if plain { 0 } else { SERVICE };
        };
        match self.owner(asset) {
            None if asset.cost() <= self.cash(seat) => FOR_SALE + self.made_in_a_move(asset),
            None => TOO_DEAR,
            Some(owner) if owner != seat => RAIDABLE + self.made_in_a_move(asset),
            Some(_) if self.raider_of(seat, asset).is_some() => TO_ARREST,
            Some(_) => OWN,
        }
    }

    /// What an asset makes in a move, at the prices of now; a BIObot is worth more than anything.
    fn made_in_a_move(&self, asset: Asset) -> u32 {
        let Some(resource) = asset.kind().resource() else { return BIOBOT };
        let made = self.price(resource) * i64::from(self.recipe(asset).makes);
        u32::try_from(made.units()).unwrap_or(0)
    }

    /// N14: how likely the card that would be drawn brings money, or costs some. What lies in the deck is
    /// what nobody holds and what was not thrown away, so everybody can count it.
    fn card_outlook(&self, seat: Seat) -> Text {
        if let Some(card) = self.open.card {
            return Text::new("card-on-top")
                .with("card", card.text())
                .with("text", card.explained());
        }
        let cards = self.cards_to_draw();
        let percent = |fits: fn(Money) -> bool| {
            let fitting = cards.iter().filter(|&card| fits(self.card_amount(seat, card)));
            (fitting.count() * 200 + cards.len()) / (2 * cards.len().max(1))
        };
        let gains = percent(|amount| amount > Money::ZERO);
        let pays = percent(Money::is_negative);
        if (gains, pays) == (0, 0) {
            return Text::new("card-outlook-none");
        }
        Text::new("card-outlook").with("gains", gains).with("pays", pays)
    }

    fn label_raid(&self, seat: Seat) -> Label {
        let Some(asset) = self.player(seat).chip.and_then(Hex::asset) else {
            return Label::new(Text::new("do-raid"));
        };
        let id = match asset.kind() {
            AssetKind::TechnologyPark => "label-raid-park",
            _ => "label-raid",
        };
        let label = Label::new(Text::new(id).with("asset", asset.object()));
        match self.owner(asset) {
            Some(owner) => label.follows(self.raid_risk(seat, owner, asset)),
            None => label,
        }
    }

    /// N31: the owner who comes to a raided asset arrests the raider; whether that could be in one move.
    fn raid_risk(&self, seat: Seat, owner: Seat, asset: Asset) -> Text {
        let mut raided = *self;
        raided.player_mut(seat).raid = Raid::Sabotage;
        let reach = raided.reach(owner);
        let near = reach.plain.or(reach.crossing).contains(asset.hex());
        Text::new(if near { "follows-arrest-near" } else { "follows-arrest-far" })
            .with("owner", owner)
    }

    fn label_supply(&self, seat: Seat) -> Label {
        let raided = self.raided_by(seat).and_then(|asset| Some((asset, self.owner(asset)?)));
        let Some((asset, owner)) = raided else { return Label::new(Text::new("do-supply")) };
        let needs = self.recipe(asset);
        let salary = self.salary(self.workers_on(owner, asset));
        let text = Text::new("label-supply")
            .with("asset", asset.object())
            .with("supply", supply(&Goods(needs.inputs), salary))
            .with("made", asset.kind().product().units_text(needs.makes));
        Label::new(text)
    }

    fn label_salary(&self, seat: Seat) -> Label {
        let due = self.salary_due(seat);
        let id = match self.player(seat).striking {
            true => "label-pay-salary-ending-strike",
            false => "label-pay-salary",
        };
        let label = Label::new(Text::new(id).with("due", due)).follows(self.left_after(seat, due));
        let asset_first = self.can_buy_asset(seat);
        if self.phase == Phase::Investment && !asset_first { label.main() } else { label }
    }

    /// Going on is the clear choice, unless salaries are due that could be paid or for which something could be sold first,
    /// or something can be bought that one came for: a strike is nobody's clear choice.
    fn label_plan(&self, seat: Seat) -> Label {
        let due = self.salary_due(seat);
        let label = Label::new(match due {
            _ if self.player(seat).assets.is_empty() => Text::new("label-end-move"),
            Money::ZERO => Text::new("label-plan"),
            due if self.agreed.strikes == Strikes::Called && !self.player(seat).striking => {
                Text::new("label-plan-unpaid-called").with("due", due)
            }
            due => Text::new("label-plan-unpaid").with("due", due),
        });
        let cash = self.cash(seat);
        let unpaid = due > Money::ZERO && (due <= cash || !self.player(seat).assets.is_empty());
        if unpaid || self.sells_here(seat) { label } else { label.main() }
    }

    /// Ends the move, the clear choice unless idle workers could still be put to work; under arrest it says
    /// what becomes of the salaries.
    fn label_end_move(&self, seat: Seat) -> Label {
        let label = Label::new(Text::new("label-end-move"));
        if self.phase == Phase::Sentence {
            return self.label_end_of_sentence(seat, label.main());
        }
        let open = self.player(seat).assets.iter().any(|asset| !self.is_manned(seat, asset));
        match self.idle(seat) {
            idle if idle > 0 && !self.player(seat).striking => {
                let label = label.follows(Text::new("follows-idle").with("idle", idle));
                if open { label } else { label.main() }
            }
            _ => label.main(),
        }
    }

    fn label_end_of_sentence(&self, seat: Seat, label: Label) -> Label {
        let due = self.salary_due(seat);
        let unpaid = self.agreed.arrest == ArrestPay::Asked || due > self.cash(seat);
        match (due, unpaid) {
            (Money::ZERO, _) => label,
            (due, true) => label.follows(Text::new("follows-unpaid").with("due", due)),
            (due, false) => label.follows(Text::new("follows-paid").with("due", due)),
        }
    }

    fn label_accept(&self, seat: Seat) -> Label {
        let Some(offer) = self.offer_view() else { return Label::new(Text::new("do-accept")) };
        let (gives, gets) = offer.sides(seat);
        let text = Text::new("label-accept").with("gives", bundle(gives));
        Label::new(text.with("gets", bundle(gets)))
    }

    /// N15, N17: what those who are hired cost at once and in every move, and what resources cost that are bought.
    pub(crate) fn comes_to(&self, seat: Seat, template: Template) -> Vec<Total> {
        let total = |id: &'static str, each: Money| Total { what: Text::new(id), each };
        match template {
            Template::Hire => {
                let owns = !self.player(seat).assets.is_empty();
                let salary = if owns { "total-salaries" } else { "total-salaries-later" };
                vec![total("total-now", HIRING), total(salary, self.salary(1))]
            }
            Template::Buy(resource) => vec![total("total-now", self.price(resource))],
            _ => Vec::new(),
        }
    }

    /// A template in words.
    pub(crate) fn label_template(&self, seat: Seat, template: Template) -> Label {
        match template {
            Template::Hire => {
                let label = Label::new(Text::new("label-hire-some").with("price", HIRING));
                let paid = self.turn.paid > 0 && !self.player(seat).assets.is_empty();
                if paid { label.follows(Text::new("follows-hired-later")) } else { label }
            }
            Template::Buy(resource) => {
                let say = |id: &'static str| {
                    Text::new(id)
                        .with("resource", resource.text())
                        .with("price", self.price(resource))
                };
                Label::new(say("label-buy-some")).short(say("short-buy-some"))
            }
            Template::Dismiss => Label::new(Text::new("label-dismiss-some"))
                .follows(Text::new("follows-dismiss").with("salary", self.salary(1))),
            Template::Sell => {
                let prices: Vec<Text> = Resource::ALL
                    .iter()
                    .filter(|&&resource| self.player(seat).goods[resource as usize] > 0)
                    .map(|&resource| {
                        Text::new("resource-price")
                            .with("resource", resource.text())
                            .with("price", self.price(resource).units())
                    })
                    .collect();
                Label::new(Text::new("label-sell-some").with("prices", prices))
            }
            Template::Deliver(contract) => {
                let held = self.contract_of(seat, contract);
                let left = held.map_or(Goods::default(), |held| Goods(held.left));
                let say = |id: &'static str| {
                    Text::new(id).with("contract", contract.text()).with("left", goods(&left))
                };
                Label::new(say("label-deliver-some")).short(say("short-deliver-some"))
            }
            Template::Place => Label::new(Text::new("label-place-some")),
            Template::Offer(to) => {
                let left = self.turn.offers_left;
                Label::new(Text::new("label-offer-some").with("to", to).with("left", left))
                    .short(Text::new("short-offer-some").with("to", to))
            }
            Template::Counter => Label::new(Text::new("label-counter-some")),
        }
    }

    /// The places that an action touches.
    pub(crate) fn touched_by(&self, seat: Seat, action: Action) -> Vec<Place> {
        let here = || self.player(seat).chip.map(hex_touch).into_iter().collect();
        match action {
            Action::Run { asset } | Action::SellAsset { asset } | Action::Unfit { asset } => {
                asset_touches(asset)
            }
            Action::Fit { technology, asset } => {
                let mut touches = asset_touches(asset);
                touches.push(place("technology:", technology.id()));
                touches
            }
            Action::SetPrice { resource, .. } => vec![place("resource:", resource.id())],
            Action::CallStrike { owner } => vec![format!("seat:{}", owner.index()).into()],
            Action::Enter { hex } | Action::Move { hex, .. } => vec![hex_touch(hex)],
            Action::BuyTechnology { technology } => {
                vec![place("technology:", technology.id())]
            }
            Action::BuyTransport { transport } | Action::ReturnTransport { transport } => {
                vec![place("transport:", transport.id())]
            }
            Action::BuyAsset | Action::Raid | Action::Supply => {
                match self.player(seat).chip.and_then(Hex::asset) {
                    Some(asset) => asset_touches(asset),
                    None => here(),
                }
            }
            Action::Accept => {
                let offered = self.offer_view().map_or_else(Vec::new, |offer| {
                    let property = [offer.proposer_gives.property, offer.partner_gives.property];
                    property.iter().flat_map(|property| property.assets.iter()).collect()
                });
                offered.into_iter().flat_map(asset_touches).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The places that a template touches.
    pub(crate) fn touched_by_form(&self, seat: Seat, template: Template) -> Vec<Place> {
        match template {
            Template::Hire => self.player(seat).chip.map(hex_touch).into_iter().collect(),
            Template::Buy(resource) => vec![place("resource:", resource.id())],
            Template::Deliver(contract) => vec![place("contract:", contract.id())],
            Template::Place => self.player(seat).assets.iter().flat_map(asset_touches).collect(),
            Template::Sell => Resource::ALL
                .iter()
                .filter(|&&resource| self.player(seat).goods[resource as usize] > 0)
                .map(|resource| place("resource:", resource.id()))
                .collect(),
            Template::Offer(to) => vec![format!("seat:{}", to.index()).into()],
            Template::Dismiss | Template::Counter => Vec::new(),
        }
    }
}

fn hex_touch(hex: Hex) -> Place {
    place("hex:", hex.id())
}

fn asset_touches(asset: Asset) -> Vec<Place> {
    vec![place("asset:", asset.id()), hex_touch(asset.hex())]
}
