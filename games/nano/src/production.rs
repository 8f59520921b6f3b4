//! Production (N11, N12), the owner's and the raiders' (N30), and victory (N33).

use kontor_engine::{Choices, Refusal, Rule, Seat, Sink};

use crate::action::{Action, Template};
use crate::asset::{Asset, AssetSet};
use crate::bundle::Goods;
use crate::data::{AssetKind, Product, Resource};
use crate::event::{Event, PriceMove};
use crate::state::{BANK, Nano, ON_ASSETS, Phase, Raid};

const PRODUCTION: Rule = Rule("N11");

impl Nano {
    /// N11, N30: level 1 runs, and what raiders have supplied; then the player says what else runs.
    pub(crate) fn produce(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let level_1 =
            AssetSet::of_kind(AssetKind::Mine).or(AssetSet::of_kind(AssetKind::ExcavatingPlant));
        for asset in self.player(seat).assets.and(level_1).iter() {
            if self.is_staffed(seat, asset) {
                self.make(seat, asset, seat, sink);
            }
        }
        self.produce_for_raiders(seat, sink);
        if self.runnable(seat).is_empty() {
            self.open_market(seat, sink);
        } else {
            self.phase = Phase::Production;
        }
    }

    /// N30: what raiders have supplied among a player's assets runs for them.
    fn produce_for_raiders(&mut self, owner: Seat, sink: &mut impl Sink<Event>) {
        for raider in self.others(owner) {
            let Some(asset) = self.raided_by(raider) else { continue };
            if self.player(raider).raid != Raid::Supplied
                || !self.player(owner).assets.contains(asset)
            {
                continue;
            }
            let workers = self.workers[asset.index()];
            let salary = self.salary(workers);
            self.transfer(ON_ASSETS, BANK, salary, "salaries-of-a-raider", Rule("N30"), sink);
            self.turn.exempt += workers;
            self.turn.covered[asset.index()] = workers;
            self.player_mut(raider).raid = Raid::Used;
            self.make(owner, asset, raider, sink);
        }
    }

    /// N11, N12: whether the workers an asset asks for stand on it, the owner's chip among them.
    /// Nothing runs during a strike (N18) or a raid (N30).
    #[inline]
    pub(crate) fn is_staffed(&self, seat: Seat, asset: Asset) -> bool {
        if self.player(seat).striking || self.raider_of(seat, asset).is_some() {
            return false;
        }
        self.is_manned(seat, asset)
    }

    /// N12: whether as many stand on an asset as it asks for, the owner's chip among them.
    #[inline]
    pub(crate) fn is_manned(&self, seat: Seat, asset: Asset) -> bool {
        let chip = u8::from(self.player(seat).chip == Some(asset.hex()));
        self.workers[asset.index()] + chip >= self.recipe(asset).workers
    }

    /// N11: the assets of level 2 and 3 that can run now. Once a technology park has run, level 2 is
    /// over.
    pub(crate) fn runnable(&self, seat: Seat) -> AssetSet {
        let level_2 =
            AssetSet::of_kind(AssetKind::SteelPlant).or(AssetSet::of_kind(AssetKind::PowerPlant));
        let parks = AssetSet::of_kind(AssetKind::TechnologyPark);
        let wanted = if self.turn.parks { parks } else { level_2.or(parks) };
        let left = self.player(seat).assets.and(wanted).minus(self.turn.ran);
        left.iter()
            .filter(|&asset| {
                self.has(seat, &self.recipe(asset).inputs) && self.is_staffed(seat, asset)
            })
            .collect()
    }

    pub(crate) fn list_runs(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        choices.exact_all(self.runnable(seat).iter().map(|asset| Action::Run { asset }));
        choices.exact(Action::EndProduction);
    }

    /// N11: an asset of level 2 or 3 runs.
    pub(crate) fn run(
        &mut self,
        seat: Seat,
        asset: Asset,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if self.phase != Phase::Production {
            return Err(self.not_now(PRODUCTION));
        }
        if !self.runnable(seat).contains(asset) {
            return Err(self.refuse_run(seat, asset));
        }
        self.turn.ran.insert(asset);
        self.turn.parks |= asset.kind() == AssetKind::TechnologyPark;
        let inputs = Goods(self.recipe(asset).inputs);
        self.take(seat, &inputs);
        self.make(seat, asset, seat, sink);
        if self.phase == Phase::Production && self.runnable(seat).is_empty() {
            self.open_market(seat, sink);
        }
        Ok(())
    }

    #[cold]
    fn refuse_run(&self, seat: Seat, asset: Asset) -> Refusal {
        let reason = if !self.player(seat).assets.contains(asset) {
            "refused-asset-not-yours"
        } else if asset.kind().level() == 1 {
            "refused-runs-by-itself"
        } else if self.turn.ran.contains(asset) {
            "refused-ran-already"
        } else if self.turn.parks && asset.kind().level() == 2 {
            "refused-park-has-run"
        } else if !self.is_staffed(seat, asset) {
            "refused-lacks-workers"
        } else {
            "refused-lacks-goods"
        };
        Refusal::new(PRODUCTION, reason).with("asset", asset.text())
    }

    /// N11: nothing more runs.
    pub(crate) fn end_production(
        &mut self,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if self.phase != Phase::Production {
            return Err(self.not_now(PRODUCTION));
        }
        self.open_market(seat, sink);
        Ok(())
    }

    /// An asset makes its product, for its owner or a raider; inputs are off the table already.
    fn make(&mut self, owner: Seat, asset: Asset, to: Seat, sink: &mut impl Sink<Event>) {
        let recipe = self.recipe(asset);
        let (product, units) = (asset.kind().product(), recipe.makes);
        let used = Goods(recipe.inputs);
        sink.event(|| Event::Produced { seat: owner, asset, product, units, used, to });
        match asset.kind().resource() {
            Some(resource) => {
                self.give(to, &Goods::of(resource, units));
                self.lower_for_technology(asset, resource, sink);
            }
            None => self.make_biobot(to, sink),
        }
        debug_assert!(product != Product::Biobot || owner == to, "no raider supplies a park (N29)");
    }

    /// N7: a technology that makes two units lowers the price when it first produces.
    fn lower_for_technology(
        &mut self,
        asset: Asset,
        resource: Resource,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(technology) = self.technology[asset.index()] else { return };
        if technology.recipe().makes > 1 && !self.used.contains(technology) {
            self.used.insert(technology);
            self.move_price(resource, -1, PriceMove::Technology, sink);
        }
    }

    /// N33: whoever has made as many BIObots as the table agreed on wins at once.
    fn make_biobot(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.biobots += 1;
        if player.biobots >= self.agreed.biobots {
            self.phase = Phase::Over { winner: Some(seat) };
            sink.event(|| Event::Ended { winner: Some(seat) });
        }
    }
}
