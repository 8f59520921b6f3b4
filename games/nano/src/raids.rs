//! Guards (N28), raids (N29, N30), arrest (N31) and the sentence (N32).

use kontor_engine::{Choices, Money, Refusal, Rule, Seat, Sink};

use crate::action::{Action, Event, RaidEnd, Template};
use crate::asset::{Asset, AssetSet};
use crate::bundle::Goods;
use crate::data::AssetKind;
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

    /// N29: the asset under the chip that the player could raid, and its owner.
    fn raidable(&self, seat: Seat) -> Result<(Asset, Seat), Refusal> {
        let asset = self.player(seat).chip.and_then(|hex| hex.asset());
        let owned = asset.and_then(|asset| Some((asset, self.owner(asset)?)));
        let Some((asset, owner)) = owned.filter(|&(_, owner)| owner != seat) else {
            return Err(Refusal::new(RAID, "you do not stand on another player's asset"));
        };
        match self.player(seat).raid {
            Raid::None => {}
            Raid::Released => {
                return Err(Refusal::new(
                    ARREST,
                    "you have released {asset}: leave it before you raid it again",
                )
                .with("asset", asset.name()));
            }
            _ => return Err(Refusal::new(RAID, "you are raiding it already")),
        }
        if self.guards.contains(asset) && !self.player(owner).striking {
            return Err(Refusal::new(Rule("N28"), "{asset} is guarded").with("asset", asset.name()));
        }
        Ok((asset, owner))
    }

    /// N29: whether the player can supply the raided asset: what it takes, and its salaries.
    fn suppliable(&self, seat: Seat) -> Result<(Asset, Goods, Money), Refusal> {
        let raided = self.raided_by(seat).and_then(|asset| Some((asset, self.owner(asset)?)));
        let Some((asset, owner)) = raided else {
            return Err(Refusal::new(RAID, "you raid nothing"));
        };
        if self.player(seat).raid != Raid::Sabotage {
            return Err(
                Refusal::new(RAID, "{asset} is supplied already").with("asset", asset.name())
            );
        }
        if asset.kind() == AssetKind::TechnologyPark {
            return Err(Refusal::new(RAID, "a technology park cannot be supplied by a raider"));
        }
        let recipe = self.recipe(asset);
        let workers = self.workers_on(owner, asset);
        if workers < recipe.workers {
            return Err(Refusal::new(RAID, "{asset} needs {needed} workers and has {workers}")
                .with("asset", asset.name())
                .with("needed", recipe.workers)
                .with("workers", workers));
        }
        let goods = Goods(recipe.inputs);
        self.check_held(seat, &goods, RAID)?;
        let salary = self.salary(workers);
        self.check_cash(seat, salary, RAID)?;
        Ok((asset, goods, salary))
    }

    pub(crate) fn list_raid(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if self.raidable(seat).is_ok() {
            choices.exact(Action::Raid);
        }
        if self.suppliable(seat).is_ok() {
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
        let (asset, owner) = self.raidable(seat)?;
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
        let (asset, goods, salary) = self.suppliable(seat)?;
        self.take(seat, &goods);
        self.player_mut(seat).raid = Raid::Supplied;
        sink.event(|| Event::Supplied { seat, asset, goods, salary });
        self.transfer(seat.into(), ON_ASSETS, salary, "salaries put on an asset", RAID, sink);
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
            self.transfer(ON_ASSETS, raider.into(), salary, "salaries taken back", ARREST, sink);
        }
        self.player_mut(raider).raid = Raid::Released;
        sink.event(|| Event::RaidEnded { seat: raider, asset, how });
    }

    /// N31, N32: the owner has come to the raided asset: the raider is arrested.
    pub(crate) fn arrest(&mut self, raider: Seat, by: Seat, sink: &mut impl Sink<Event>) {
        self.end_raid(raider, RaidEnd::Arrest, sink);
        let hex =
            first_free(|hex| self.everybody().any(|seat| self.player(seat).chip == Some(hex)));
        let player = self.player_mut(raider);
        player.chip = Some(hex);
        player.raid = Raid::None;
        player.sentence = SENTENCE;
        sink.event(|| Event::Arrested { seat: raider, by, hex });
    }

    /// N32: salaries are paid by themselves while the cash suffices, and the move is over.
    pub(crate) fn serve_sentence(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let due = self.salary_due(seat);
        if due > self.cash(seat) {
            self.strike(seat, sink);
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
