//! Guards (N28), raids (N29, N30), arrest (N31) and the sentence (N32).

use kontor_engine::{Choices, Money, Refusal, Rule, Seat, Sink};

use crate::action::{Action, Template};
use crate::asset::{Asset, AssetSet};
use crate::bundle::Goods;
use crate::data::AssetKind;
use crate::event::{Event, RaidEnd};
use crate::options::ArrestPay;
use crate::state::{Nano, ON_ASSETS, Raid, first_free};

const RAID: Rule = Rule("N29");
const ARREST: Rule = Rule("N31");

/// N32: how many moves an arrested player misses.
pub const SENTENCE: u8 = 2;

impl Nano {
    /// The asset that a player raids: the one under the chip.
    #[inline]
    pub(crate) fn raided_by(&self, raider: Seat) -> Option<Asset> {
        let player = self.player(raider);
        if player.raid.is_on() { player.chip?.asset() } else { None }
    }

    /// Who raids an asset of this owner.
    #[inline]
    pub(crate) fn raider_of(&self, owner: Seat, asset: Asset) -> Option<Seat> {
        self.others(owner).find(|&other| self.raided_by(other) == Some(asset))
    }

    /// A player's assets that raiders supply.
    pub(crate) fn supplied_assets(&self, owner: Seat) -> AssetSet {
        let own = self.player(owner).assets;
        let supplied = |raider: Seat| {
            let asset = self.raided_by(raider)?;
            (self.player(raider).raid.is_supplied() && own.contains(asset)).then_some(asset)
        };
        self.others(owner).filter_map(supplied).collect()
    }

    /// N29: the asset of another under the chip, and its owner.
    fn visited(&self, seat: Seat) -> Option<(Asset, Seat)> {
        let asset = self.player(seat).chip?.asset()?;
        let owner = self.owner(asset)?;
        (owner != seat).then_some((asset, owner))
    }

    /// N28: whether a guard stands on an asset.
    fn is_guarded(&self, owner: Seat, asset: Asset) -> bool {
        self.guards.contains(asset) && !self.player(owner).striking
    }

    /// N29: the asset that the player could raid, and its owner.
    fn raidable(&self, seat: Seat) -> Option<(Asset, Seat)> {
        let (asset, owner) = self.visited(seat)?;
        let free = self.player(seat).raid == Raid::None && !self.is_guarded(owner, asset);
        free.then_some((asset, owner))
    }

    #[cold]
    fn refuse_raid(&self, seat: Seat) -> Refusal {
        let Some((asset, _)) = self.visited(seat) else {
            return Refusal::new(RAID, "refused-nothing-to-raid");
        };
        match self.player(seat).raid {
            Raid::None => Refusal::new(Rule("N28"), "refused-asset-guarded"),
            Raid::Released => Refusal::new(ARREST, "refused-released"),
            _ => return Refusal::new(RAID, "refused-raiding-already"),
        }
        .with("asset", asset.text())
    }

    /// N29: what supplying the raided asset would take: inputs, and the salaries of its workers.
    fn supply_terms(&self, seat: Seat) -> Option<(Asset, Goods, Money)> {
        let asset = self.raided_by(seat)?;
        let owner = self.owner(asset)?;
        let recipe = self.recipe(asset);
        let workers = self.workers_on(owner, asset);
        let salary = self.salary(workers);
        let possible = self.player(seat).raid == Raid::Sabotage
            && asset.kind() != AssetKind::TechnologyPark
            && workers >= recipe.workers
            && self.has(seat, &recipe.inputs)
            && salary <= self.cash(seat);
        possible.then_some((asset, Goods(recipe.inputs), salary))
    }

    #[cold]
    fn refuse_supply(&self, seat: Seat) -> Refusal {
        let raided = self.raided_by(seat).and_then(|asset| Some((asset, self.owner(asset)?)));
        let Some((asset, owner)) = raided else {
            return Refusal::new(RAID, "refused-raids-nothing");
        };
        if self.player(seat).raid != Raid::Sabotage {
            return Refusal::new(RAID, "refused-supplied-already").with("asset", asset.text());
        }
        if asset.kind() == AssetKind::TechnologyPark {
            return Refusal::new(RAID, "refused-park-not-supplied");
        }
        let recipe = self.recipe(asset);
        let workers = self.workers_on(owner, asset);
        if workers < recipe.workers {
            return Refusal::new(RAID, "refused-supply-lacks-workers")
                .with("asset", asset.text())
                .with("needed", recipe.workers)
                .with("workers", workers);
        }
        let held = self.check_held(seat, &Goods(recipe.inputs), RAID);
        let paid = held.and_then(|()| self.check_cash(seat, self.salary(workers), RAID));
        paid.err().unwrap_or_else(|| Refusal::new(RAID, "refused-supply"))
    }

    pub(crate) fn list_raid(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if self.raidable(seat).is_some() {
            choices.exact(Action::Raid);
        }
        if self.supply_terms(seat).is_some() {
            choices.exact(Action::Supply);
        }
    }

    /// N29: declares a raid. Until it is supplied the asset is sabotaged.
    pub(crate) fn declare_raid(
        &mut self,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_investment(RAID)?;
        let Some((asset, owner)) = self.raidable(seat) else { return Err(self.refuse_raid(seat)) };
        self.player_mut(seat).raid = Raid::Sabotage;
        sink.event(|| Event::Raided { seat, owner, asset });
        Ok(())
    }

    /// N29: puts inputs and salaries on the raided asset.
    pub(crate) fn supply(
        &mut self,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_investment(RAID)?;
        let Some((asset, goods, salary)) = self.supply_terms(seat) else {
            return Err(self.refuse_supply(seat));
        };
        self.take(seat, &goods);
        self.player_mut(seat).raid = Raid::Supplied;
        sink.event(|| Event::Supplied { seat, asset, goods, salary });
        self.transfer(seat.into(), ON_ASSETS, salary, "salaries-put-on-an-asset", RAID, sink);
        Ok(())
    }

    /// N29: what a player has put on the raided asset and is not used yet.
    pub(crate) fn supply_of(&self, raider: Seat) -> Option<Goods> {
        let asset = self.raided_by(raider)?;
        (self.player(raider).raid == Raid::Supplied).then(|| Goods(self.recipe(asset).inputs))
    }

    /// N31: a raid ends; what was supplied and not used goes back to the raider.
    pub(crate) fn end_raid(&mut self, raider: Seat, how: RaidEnd, sink: &mut impl Sink<Event>) {
        let Some(asset) = self.raided_by(raider) else { return };
        if let Some(goods) = self.supply_of(raider) {
            let salary = self.salary(self.workers[asset.index()]);
            self.give(raider, &goods);
            self.transfer(ON_ASSETS, raider.into(), salary, "salaries-taken-back", ARREST, sink);
        }
        self.player_mut(raider).raid = match how {
            RaidEnd::Released => Raid::Released,
            RaidEnd::Left | RaidEnd::Arrest | RaidEnd::Acquired => Raid::None,
        };
        sink.event(|| Event::RaidEnded { seat: raider, asset, how });
    }

    /// N31, N32: the owner has come to the raided asset: the raider is arrested.
    pub(crate) fn arrest(&mut self, raider: Seat, by: Seat, sink: &mut impl Sink<Event>) {
        self.end_raid(raider, RaidEnd::Arrest, sink);
        let hex =
            first_free(|hex| self.everybody().any(|seat| self.player(seat).chip == Some(hex)));
        let player = self.player_mut(raider);
        player.chip = Some(hex);
        player.sentence = SENTENCE;
        sink.event(|| Event::Arrested { seat: raider, by, hex });
    }

    /// N32: whether an arrested player has anything to decide: prices, salaries, workers to dismiss or
    /// to call out.
    pub(crate) fn can_act_under_arrest(&self, seat: Seat) -> bool {
        self.can_set_prices(seat)
            || self.is_asked_to_pay(seat)
            || self.can_dismiss(seat)
            || self.callable(seat).next().is_some()
    }

    /// N32: whether the salaries that an arrested player still owes are left unpaid as the move ends: the cash
    /// does not suffice, or the player was asked.
    pub(crate) fn leaves_unpaid_under_arrest(&self, seat: Seat) -> bool {
        let due = self.salary_due(seat);
        let asked = self.agreed.arrest == ArrestPay::Asked;
        due > self.cash(seat) || (asked && due > Money::ZERO)
    }

    /// N32: salaries are paid by themselves while the cash suffices, or were if the player wanted to; and
    /// the move is over.
    pub(crate) fn serve_sentence(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.leaves_unpaid_under_arrest(seat) {
            self.leave_unpaid(seat, sink);
        } else if !self.player(seat).assets.is_empty() {
            self.settle_salary(seat, sink);
        }
        let player = self.player_mut(seat);
        player.sentence -= 1;
        let left = player.sentence;
        sink.event(|| Event::SentenceServed { seat, left });
        self.end_move(seat, sink);
    }
}
