//! The game as texts: what people and things are called, and the parts that longer texts are made of. The
//! words stand in `texts/`.

use kontor_engine::any::Json;
use kontor_engine::letter::to_json;
use kontor_engine::listed::Place;
use kontor_engine::shown::Total;
use kontor_engine::trade::OfferShown;
use kontor_engine::{
    Arg, Choice, Label, Listed, Money, Names, Offered, Random, Say, Seat, SeatSet, Telling, Text,
    Viewer,
};

use crate::action::{Action, Template};
use crate::asset::{Asset, Workers};
use crate::board::{Needs, board};
use crate::bundle::{Bundle, Goods};
use crate::card::Card;
use crate::data::{AssetKind, Effect, KINDS, Product, Resource, Transport};
use crate::event::Event;
use crate::hex::Hex;
use crate::map::Terrain;
use crate::state::Nano;
use crate::steady::Steady;
use crate::technology::Technology;
use crate::view::View;
use crate::{shown, told};

impl Listed for Nano {
    fn policies() -> &'static [Offered<Nano>] {
        static POLICIES: [Offered<Nano>; 2] = [
            Random::OFFERED,
            Offered {
                name: "steady",
                about: "a sensible player: builds a chain, staffs it, sells well, and heads for a \
                        technology park",
                make: || Box::new(Steady),
            },
        ];
        &POLICIES
    }

    fn board() -> Option<Json> {
        Some(to_json(board()))
    }

    kontor_engine::texts!("nano");

    fn show(view: &View, _names: Names<'_>, say: &impl Say) -> String {
        shown::show(view, say)
    }

    fn tell(event: &Event, _names: Names<'_>) -> Telling {
        told::tell(event)
    }

    fn prompt(&self, seat: Seat, _names: Names<'_>) -> Text {
        self.asked(seat)
    }

    fn picked(&self, seat: Seat, template: Template, field: &str, code: u8) -> u8 {
        match template {
            Template::Place => self.placed(code),
            _ => self.offered_items(seat, template, field, code),
        }
    }

    fn first(&self, seat: Seat, template: Template, field: &str) -> Option<i64> {
        self.offered_sum(seat, template, field)
    }

    fn worth(&self, _: Seat, template: Template, field: &str, code: u8) -> Option<Money> {
        self.figure_of(template, field, code)
    }

    fn totals(&self, seat: Seat, template: Template, _field: &str) -> Vec<Total> {
        self.comes_to(seat, template)
    }

    fn label(&self, seat: Seat, choice: &Choice<Action, Template>, _names: Names<'_>) -> Label {
        match *choice {
            Choice::Exact(action) => self.label_action(seat, action),
            Choice::Template(template) => self.label_template(seat, template),
        }
    }

    fn offer(&self, _viewer: Viewer) -> Option<OfferShown> {
        Some(self.offer?.shown(things))
    }

    fn wins(&self) -> Text {
        self.what_wins()
    }

    fn nearest(&self, _viewer: Viewer) -> Text {
        self.how_near()
    }

    fn ahead(&self, _viewer: Viewer) -> SeatSet {
        self.nearest_to_win()
    }

    fn decided(&self) -> Vec<Text> {
        self.what_decided()
    }

    fn touches(&self, seat: Seat, choice: &Choice<Action, Template>) -> Vec<Place> {
        match *choice {
            Choice::Exact(action) => self.touched_by(seat, action),
            Choice::Template(template) => self.touched_by_form(seat, template),
        }
    }
}

impl Resource {
    /// What it is called.
    pub fn text(self) -> Text {
        Text::named("resource-", self.id())
    }

    /// Its price, as a sentence begins with it.
    pub(crate) fn price_text(self) -> Text {
        Text::named("price-", self.id())
    }

    /// So many units of it.
    pub(crate) fn units_text(self, units: impl Into<Arg>) -> Text {
        Text::named("units-", self.id()).with("units", units)
    }
}

impl Product {
    /// So many units of it.
    pub(crate) fn units_text(self, units: u8) -> Text {
        Text::named("units-", self.id()).with("units", units)
    }
}

impl AssetKind {
    /// What one of them is called.
    pub fn text(self) -> Text {
        Text::named("kind-", self.id())
    }
}

impl Asset {
    /// What it is called: `Mine 3`.
    pub fn text(self) -> Text {
        Text::named("asset-", self.kind().id()).with("number", self.number())
    }

    /// The same as what something is done to: languages bend it.
    pub(crate) fn object(self) -> Text {
        Text::named("object-", self.kind().id()).with("number", self.number())
    }
}

impl Technology {
    /// What it is called.
    pub fn text(self) -> Text {
        Text::named("technology-", &self.data().id)
    }

    /// Its name, with what an asset needs and makes by it.
    pub(crate) fn explained(self) -> Text {
        Text::new("technology-explained")
            .with("technology", self.text())
            .with("recipe", recipe(self.kind(), &self.recipe().into()))
    }
}

impl Card {
    /// Its heading.
    pub fn text(self) -> Text {
        Text::named("card-", &self.data().id)
    }

    /// N26: all that it does, with figures.
    pub fn explained(self) -> Text {
        let data = self.data();
        let effect = match data.effect {
            Effect::Contract(units) => {
                Text::new("card-contract").with("goods", goods(&Goods(units)))
            }
            Effect::Subsidy(sums) => {
                Text::new("card-subsidy").with("sums", each_kind(sums).collect::<Vec<_>>())
            }
            Effect::Dividend(paid) => {
                let mut sums = AssetKind::ALL.iter().map(|kind| kind.data().dividend);
                let sums = paid.map(|paid| sums.next().filter(|_| paid).unwrap_or_default());
                Text::new("card-dividend").with("sums", each_kind(sums).collect::<Vec<_>>())
            }
            Effect::Tax(tax) => {
                let others =
                    [("each-technology", tax.technology), ("each-transport", tax.transport)];
                let others = others.into_iter().filter(|&(_, sum)| sum > 0);
                let others = others.map(|(id, sum)| Text::new(id).with("sum", sum));
                let sums: Vec<Text> = each_kind(tax.assets).chain(others).collect();
                Text::new("card-tax").with("sums", sums)
            }
        };
        Resource::ALL.iter().fold(effect, |text, &resource| {
            let points = data.prices[resource as usize];
            let way = match points {
                0 => return text,
                1.. => "card-price-rises",
                _ => "card-price-falls",
            };
            let moved = Text::new(way)
                .with("price", resource.price_text())
                .with("points", points.unsigned_abs());
            sentences(text, moved)
        })
    }
}

impl Transport {
    /// What it is called.
    pub fn text(self) -> Text {
        Text::named("transport-", self.id())
    }

    /// The same within a sentence.
    pub(crate) fn item(self) -> Text {
        Text::named("item-", self.id())
    }

    /// One of them: `a quadcopter`.
    pub(crate) fn one(self) -> Text {
        Text::named("one-", self.id())
    }

    /// How one travels by it.
    pub(crate) fn by(self) -> Text {
        Text::named("by-", self.id())
    }

    /// So many of them.
    pub(crate) fn counted(self, count: u8) -> Text {
        Text::named("count-", self.id()).with("count", count)
    }
}

impl Terrain {
    /// What it is called.
    pub fn text(self) -> Text {
        match self {
            Terrain::Asset(kind) => kind.text(),
            other => Text::named("terrain-", other.id()),
        }
    }
}

impl Hex {
    /// What is there, with the hex: `the labour exchange (e6)`.
    pub(crate) fn place(self) -> Text {
        self.numbered(Text::named("place-", self.terrain().id()))
    }

    /// The same as where one goes: `to the labour exchange (e6)`.
    pub(crate) fn goal(self) -> Text {
        self.numbered(Text::named("to-", self.terrain().id()))
    }

    /// The same with the hex and the number of the asset there.
    fn numbered(self, text: Text) -> Text {
        let text = text.with("hex", self.id());
        match self.asset() {
            Some(asset) => text.with("number", asset.number()),
            None => text,
        }
    }
}

/// One sentence after another.
pub(crate) fn sentences(first: Text, then: Text) -> Text {
    Text::new("sentences").with("first", first).with("then", then)
}

/// So many workers.
pub(crate) fn workers_counted(count: u8) -> Text {
    Text::new("workers-counted").with("count", count)
}

/// Units of resources; `nothing` where there are none.
pub(crate) fn goods(goods: &Goods) -> Vec<Text> {
    or_nothing(goods.iter().map(|(resource, units)| resource.units_text(units)).collect())
}

fn or_nothing(list: Vec<Text>) -> Vec<Text> {
    if list.is_empty() { vec![Text::new("nothing")] } else { list }
}

/// What a raider puts on an asset.
pub(crate) fn supply(put: &Goods, salary: Money) -> Text {
    match put.is_empty() {
        true => Text::new("supply-salary").with("salary", salary),
        false => {
            Text::new("supply-goods-and-salary").with("goods", goods(put)).with("salary", salary)
        }
    }
}

/// `2 ore + 3 workers → 1 steel`.
pub(crate) fn recipe(kind: AssetKind, needs: &Needs) -> Text {
    let text = match needs.inputs.is_empty() {
        true => Text::new("recipe-of-workers"),
        false => Text::new("recipe").with("inputs", goods(&needs.inputs)),
    };
    text.with("workers", workers_counted(needs.workers))
        .with("product", kind.product().units_text(needs.makes))
}

/// Where workers stand.
pub(crate) fn workers(workers: &Workers) -> Vec<Text> {
    let at = Asset::all().filter(|asset| workers.at[asset.index()] > 0).map(|asset| {
        Text::new("workers-at").with("count", workers.at[asset.index()]).with("asset", asset.text())
    });
    let guards =
        workers.guards.iter().map(|asset| Text::new("workers-guard").with("asset", asset.text()));
    let off = (workers.off > 0).then(|| Text::new("workers-off").with("count", workers.off));
    match workers.count() {
        0 => vec![Text::new("workers-none")],
        _ => at.chain(guards).chain(off).collect(),
    }
}

/// A sum for each asset of a kind, where there is one.
fn each_kind(sums: [i64; KINDS]) -> impl Iterator<Item = Text> {
    let kinds = AssetKind::ALL.iter().zip(sums).filter(|&(_, sum)| sum > 0);
    kinds.map(|(kind, sum)| Text::named("each-", kind.id()).with("sum", sum))
}

/// What one side of a trade gives, thing by thing: `20 nAn`, `2 coal`, `Mine 3`.
pub(crate) fn things(bundle: &Bundle) -> Vec<Text> {
    let things = &bundle.goods;
    let cash =
        (bundle.cash > Money::ZERO).then(|| Text::new("thing-cash").with("cash", bundle.cash));
    let goods = things.goods.iter().map(|(resource, units)| resource.units_text(units));
    let transports = Transport::BOUGHT
        .iter()
        .zip(things.transports)
        .filter(|&(_, count)| count > 0)
        .map(|(transport, count)| transport.counted(count));
    let contracts = things.contracts.iter().map(contract);
    let assets = bundle.property.assets.iter().map(Asset::text);
    let technologies = bundle
        .property
        .technologies
        .iter()
        .map(|card| Text::new("thing-technology").with("technology", card.text()));
    let release = things.release.then(|| Text::new("thing-release"));
    let all = cash.into_iter().chain(goods).chain(transports).chain(contracts);
    all.chain(assets).chain(technologies).chain(release).collect()
}

/// A contract as a thing that can be given.
pub(crate) fn contract(card: Card) -> Text {
    Text::new("thing-contract").with("contract", card.text())
}

/// What one side of a trade gives; `nothing` where it gives nothing.
pub(crate) fn bundle(bundle: &Bundle) -> Vec<Text> {
    or_nothing(things(bundle))
}
