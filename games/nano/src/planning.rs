//! Salaries and strikes (N17, N18), dismissals (N19), planning (N16, N21).

use kontor_engine::{Choices, Form, Money, Refusal, Rule, Seat, Sink};

use crate::action::{Action, Template};
use crate::asset::{Asset, AssetSet, PLACE_NAMES, Workers};
use crate::bundle::MOST;
use crate::data::ASSETS;
use crate::event::Event;
use crate::options::{ArrestPay, Strikes};
use crate::state::{Nano, Phase};
use crate::technology::{Technology, TechnologySet};

const PLANNING: Rule = Rule("N16");
const SALARY: Rule = Rule("N17");
const DISMISSAL: Rule = Rule("N19");

impl Nano {
    /// What so many workers are paid in a move.
    #[inline]
    pub(crate) fn salary(&self, workers: u8) -> Money {
        Money::new(i64::from(self.agreed.salary) * i64::from(workers))
    }

    /// N17, N30: the workers that the player on turn still has to pay in this move.
    #[inline]
    pub(crate) fn unpaid(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        if player.assets.is_empty() {
            return 0;
        }
        player.workers.saturating_sub(self.turn.exempt).saturating_sub(self.turn.paid)
    }

    /// N17: what the player on turn still has to pay in this move.
    #[inline]
    pub(crate) fn salary_due(&self, seat: Seat) -> Money {
        self.salary(self.unpaid(seat))
    }

    /// N17, N32: whether salaries can be paid now. Under arrest they are paid by themselves, unless the
    /// table wants the player to be asked.
    fn may_pay(&self) -> bool {
        let asked = self.agreed.arrest == ArrestPay::Asked;
        match self.phase {
            Phase::Production => self.player(self.on_turn).sentence == 0 || asked,
            Phase::Market | Phase::Investment => true,
            Phase::Sentence => asked,
            _ => false,
        }
    }

    /// N32: whether an arrested player has salaries to decide on.
    pub(crate) fn is_asked_to_pay(&self, seat: Seat) -> bool {
        let due = self.salary_due(seat);
        self.agreed.arrest == ArrestPay::Asked && due > Money::ZERO && due <= self.cash(seat)
    }

    pub(crate) fn list_salary(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        let due = self.salary_due(seat);
        if self.may_pay() && due > Money::ZERO && due <= self.cash(seat) {
            choices.exact(Action::PaySalary);
        }
    }

    /// N17: pays all salaries that are due, in stages 1 to 4.
    pub(crate) fn pay_salary(
        &mut self,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.may_pay() {
            return Err(self.not_now(SALARY));
        }
        let due = self.salary_due(seat);
        if due == Money::ZERO {
            return Err(Refusal::new(SALARY, "refused-no-salary-due"));
        }
        self.check_cash(seat, due, SALARY)?;
        self.settle_salary(seat, sink);
        Ok(())
    }

    /// N17, N18: the salaries are paid, and a strike ends.
    pub(crate) fn settle_salary(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let amount = self.salary_due(seat);
        self.turn.paid += self.unpaid(seat);
        if amount > Money::ZERO {
            sink.event(|| Event::SalaryPaid { seat, amount });
        }
        self.pay_in(seat, amount, "salaries", SALARY, sink);
        self.end_strike(seat, sink);
    }

    /// N18: the workers are back in their places; whoever would come to a raided asset stands aside
    /// (N30).
    fn end_strike(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = self.player(seat);
        if !player.striking {
            return;
        }
        for asset in player.assets.minus(player.loyal).iter() {
            if self.raider_of(seat, asset).is_some() {
                self.workers[asset.index()] = 0;
                self.guards.remove(asset);
            }
        }
        let player = self.player_mut(seat);
        player.striking = false;
        player.loyal = AssetSet::EMPTY;
        sink.event(|| Event::StrikeEnded { seat });
    }

    /// N18: the workers leave, save those of assets that raiders supply, or supplied when the others were
    /// left unpaid.
    pub(crate) fn strike(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let supplied = self.supplied_assets(seat);
        let player = self.player_mut(seat);
        if player.striking {
            player.loyal = player.loyal.and(supplied);
            return;
        }
        player.striking = true;
        player.loyal = player.loyal.or(supplied);
        sink.event(|| Event::StrikeBegan { seat });
    }

    /// N18: salaries were left unpaid: the workers strike, or whoever notices may call them out. A strike
    /// that is on goes on.
    pub(crate) fn leave_unpaid(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let called = self.agreed.strikes == Strikes::Called;
        if called && !self.player(seat).striking {
            let supplied = self.supplied_assets(seat);
            let player = self.player_mut(seat);
            player.unpaid = true;
            player.loyal = supplied;
        } else {
            self.strike(seat, sink);
        }
    }

    /// N18: the others whose workers a player may call out.
    pub(crate) fn callable(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.others(seat).filter(|&other| self.player(other).unpaid)
    }

    pub(crate) fn list_calls(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        choices.exact_all(self.callable(seat).map(|owner| Action::CallStrike { owner }));
    }

    /// N18: calls out the workers of another who has not paid them.
    pub(crate) fn call_strike(
        &mut self,
        seat: Seat,
        owner: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Debt { .. }) {
            return Err(self.not_now(Rule("N18")));
        }
        if !self.callable(seat).any(|other| other == owner) {
            return Err(Refusal::new(Rule("N18"), "refused-nobody-to-call-out"));
        }
        self.player_mut(owner).unpaid = false;
        sink.event(|| Event::StrikeCalled { seat, owner });
        self.strike(owner, sink);
        Ok(())
    }

    /// N18: the workers that stand on an asset now.
    pub(crate) fn workers_on(&self, owner: Seat, asset: Asset) -> u8 {
        let player = self.player(owner);
        if player.striking && !player.loyal.contains(asset) {
            return 0;
        }
        self.workers[asset.index()]
    }

    /// Investments end and planning begins; whoever has assets and has not paid is struck (N18).
    pub(crate) fn begin_planning(
        &mut self,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_investment(PLANNING)?;
        self.throw_away_seen();
        if self.unpaid(seat) > 0 {
            self.leave_unpaid(seat, sink);
        } else if !self.player(seat).assets.is_empty() {
            self.end_strike(seat, sink);
        }
        self.phase = Phase::Planning;
        if self.player(seat).assets.is_empty() {
            self.end_move(seat, sink);
        }
        Ok(())
    }

    /// N19: the workers that a player can dismiss: not those of a raided asset.
    pub(crate) fn dismissable(&self, seat: Seat) -> Workers {
        let mut workers = Workers { off: self.idle(seat), ..Workers::default() };
        for asset in self.player(seat).assets.iter() {
            if self.raider_of(seat, asset).is_none() {
                workers.at[asset.index()] = self.workers[asset.index()];
                if self.guards.contains(asset) {
                    workers.guards.insert(asset);
                }
            }
        }
        workers
    }

    /// N19: whether these workers stand there and nobody raids the asset.
    fn check_dismissal(&self, seat: Seat, workers: &Workers) -> Result<(), Refusal> {
        let asked =
            |asset: &Asset| workers.at[asset.index()] > 0 || workers.guards.contains(*asset);
        let mut assets = self.player(seat).assets.iter().filter(asked);
        if let Some(asset) = assets.find(|&asset| self.raider_of(seat, asset).is_some()) {
            return Err(
                Refusal::new(DISMISSAL, "refused-raided-workers-stay").with("asset", asset.text())
            );
        }
        let own = self.dismissable(seat);
        let at = (0..ASSETS as u8).zip(own.at).zip(workers.at);
        let guards = Asset::all().map(|asset| {
            let guarding = |set: AssetSet| u8::from(set.contains(asset));
            ((Workers::guard_code(asset), guarding(own.guards)), guarding(workers.guards))
        });
        let off = [((Workers::OFF_CODE, own.off), workers.off)];
        match at.chain(guards).chain(off).find(|((_, held), wanted)| wanted > held) {
            Some(((code, held), wanted)) => Err(Refusal::new(DISMISSAL, "refused-too-few-there")
                .with("held", held)
                .with("place", (PLACE_NAMES.label)(code))
                .with("wanted", wanted)),
            None => Ok(()),
        }
    }

    /// N19: dismisses workers, for nothing.
    pub(crate) fn dismiss(
        &mut self,
        seat: Seat,
        workers: Workers,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.is_any_stage() && !self.may_dismiss_held_up() {
            return Err(self.not_now(DISMISSAL));
        }
        let count = workers.count();
        if count == 0 {
            return Err(Refusal::new(DISMISSAL, "refused-dismiss-none"));
        }
        self.check_dismissal(seat, &workers)?;
        let exempt = self.exempt_without(seat, &workers);
        for at in 0..ASSETS {
            self.workers[at] -= workers.at[at];
            self.turn.covered[at] = self.turn.covered[at].min(self.workers[at]);
        }
        self.guards = self.guards.minus(workers.guards);
        let player = self.player_mut(seat);
        player.workers -= count as u8;
        // N17: what was paid for them pays nobody who is hired later.
        let left = player.workers;
        self.turn.exempt = exempt.min(left);
        self.turn.paid = self.turn.paid.min(left - self.turn.exempt);
        sink.event(|| Event::Dismissed { seat, workers });
        if self.phase == Phase::Production && self.runnable(seat).is_empty() {
            self.open_market(seat, sink);
        }
        Ok(())
    }

    /// N30: the workers whom a raider has paid, less those of them who are dismissed. Those who have left
    /// their asset stand aside, and of all who do they go last. In version 1 of the rules it is only their
    /// number that counts.
    fn exempt_without(&self, seat: Seat, dismissed: &Workers) -> u8 {
        if !self.rules.raiders_pay_their_workers {
            return self.turn.exempt;
        }
        let (mut on_assets, mut staying) = (0, 0);
        for at in 0..ASSETS {
            let covered = self.turn.covered[at].min(self.workers[at]);
            on_assets += covered;
            staying += covered.min(self.workers[at] - dismissed.at[at]);
        }
        let aside = self.turn.exempt.saturating_sub(on_assets);
        staying + aside.min(self.idle(seat) - dismissed.off)
    }

    /// N19, N32: since version 2 workers can be dismissed under arrest and while a tax is owed, too.
    fn may_dismiss_held_up(&self) -> bool {
        let held_up = match self.phase {
            Phase::Production | Phase::Sentence => self.player(self.on_turn).sentence > 0,
            Phase::Debt { .. } => true,
            _ => false,
        };
        self.rules.dismissal_under_arrest && held_up
    }

    /// N19, N32: whether the player could dismiss somebody now.
    pub(crate) fn can_dismiss(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let owes = matches!(self.phase, Phase::Debt { .. });
        let free = (player.sentence == 0 && !owes) || self.rules.dismissal_under_arrest;
        // Who raids nobody's assets keeps nobody there.
        let raided = |other: Seat| self.raided_by(other).is_some_and(|a| player.assets.contains(a));
        free && player.workers > 0
            && (!self.others(seat).any(raided) || self.dismissable(seat).count() > 0)
    }

    pub(crate) fn ask_dismissal(&self, seat: Seat, form: &mut Form) {
        let own = self.dismissable(seat);
        let at = (0..ASSETS as u8).zip(own.at);
        let guards = own.guards.iter().map(|asset| (Workers::guard_code(asset), 1));
        let items = at.chain(guards).chain([(Workers::OFF_CODE, own.off)]);
        form.add_pick("workers", (1, MOST as u8), items, &PLACE_NAMES);
    }

    /// N16, N30: how many workers can stand on each own asset when all are placed anew, and on which
    /// guard places; and how many can be placed. A raider who supplies an asset keeps its workers
    /// there; to one that is sabotaged nobody may come.
    fn room(&self, seat: Seat) -> (Workers, u8) {
        let player = self.player(seat);
        let mut room = Workers::default();
        let mut movable = player.workers;
        for asset in player.assets.iter() {
            if let Some(raider) = self.raider_of(seat, asset)
                && self.player(raider).raid.is_supplied()
            {
                movable -= self.workers[asset.index()];
            }
        }
        for asset in player.assets.iter() {
            match self.raider_of(seat, asset) {
                None => {
                    room.at[asset.index()] = movable;
                    room.guards.insert(asset);
                }
                Some(raider) if !self.player(raider).raid.is_supplied() => {
                    room.at[asset.index()] = self.workers[asset.index()];
                }
                Some(_) => {}
            }
        }
        (room, movable)
    }

    fn may_place(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.striking
            && self.turn.plans_left > 0
            && player.workers > 0
            && !player.assets.is_empty()
    }

    /// N16: puts all workers in new places at once; those not named stand beside all assets.
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        workers: Workers,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_planning(PLANNING)?;
        self.check_plans_left()?;
        if self.player(seat).striking {
            return Err(Refusal::new(Rule("N18"), "refused-strike"));
        }
        if workers.off > 0 {
            return Err(Refusal::form("refused-unnamed-workers"));
        }
        if self.player(seat).assets.is_empty() {
            return Err(Refusal::new(PLANNING, "refused-no-asset-to-staff"));
        }
        if self.player(seat).workers == 0 {
            return Err(Refusal::new(PLANNING, "refused-no-workers"));
        }
        let (room, movable) = self.room(seat);
        if workers.count() > movable.into() {
            return Err(Refusal::new(PLANNING, "refused-too-few-to-place")
                .with("movable", movable)
                .with("wanted", workers.count()));
        }
        let full = |asset: &Asset| workers.at[asset.index()] > room.at[asset.index()];
        let unguardable = workers.guards.minus(room.guards);
        if let Some(asset) = Asset::all().find(full).or(unguardable.iter().next()) {
            return Err(match self.player(seat).assets.contains(asset) {
                true => Refusal::new(Rule("N30"), "refused-raided-nobody-comes"),
                false => Refusal::new(PLANNING, "refused-asset-not-yours"),
            }
            .with("asset", asset.text()));
        }
        for asset in self.player(seat).assets.iter() {
            let fixed = self
                .raider_of(seat, asset)
                .is_some_and(|raider| self.player(raider).raid.is_supplied());
            if !fixed {
                self.workers[asset.index()] = workers.at[asset.index()];
                self.guards.remove(asset);
            }
        }
        self.guards = self.guards.or(workers.guards);
        self.turn.plans_left -= 1;
        sink.event(|| Event::Placed { seat, workers });
        Ok(())
    }

    pub(crate) fn ask_placing(&self, seat: Seat, form: &mut Form) {
        let (room, movable) = self.room(seat);
        let at = (0..ASSETS as u8).zip(room.at);
        let guards = room.guards.iter().map(|asset| (Workers::guard_code(asset), 1));
        form.add_pick("workers", (0, movable), at.chain(guards), &PLACE_NAMES);
    }

    /// How many stand on a place of [`Nano::ask_placing`], by its code.
    pub(crate) fn placed(&self, code: u8) -> u8 {
        match self.workers.get(usize::from(code)) {
            Some(&workers) => workers,
            None => Asset::all()
                .find(|&asset| Workers::guard_code(asset) == code)
                .map_or(0, |asset| u8::from(self.guards.contains(asset))),
        }
    }

    fn check_plans_left(&self) -> Result<(), Refusal> {
        if self.turn.plans_left > 0 {
            return Ok(());
        }
        Err(Refusal::new(PLANNING, "refused-no-plans-left"))
    }

    /// N30: own assets whose technology can be changed: those that nobody raids.
    fn changeable(&self, seat: Seat) -> AssetSet {
        let assets = self.player(seat).assets;
        assets.iter().filter(|&asset| self.raider_of(seat, asset).is_none()).collect()
    }

    /// N16, N30: technologies that can be put on an asset: kept ones and those on assets that nobody
    /// raids.
    fn movable_technologies(&self, seat: Seat) -> TechnologySet {
        let mut movable = self.player(seat).technologies;
        for asset in self.player(seat).assets.minus(self.changeable(seat)).iter() {
            if let Some(technology) = self.technology[asset.index()] {
                movable.remove(technology);
            }
        }
        movable
    }

    /// N16: in planning all technologies can be moved, in stage 4 the one just bought.
    fn fittable(&self, seat: Seat) -> TechnologySet {
        let technologies = self.player(seat).technologies;
        if technologies.is_empty() || self.turn.plans_left == 0 {
            return TechnologySet::EMPTY;
        }
        match self.phase {
            Phase::Planning => self.movable_technologies(seat),
            Phase::Investment => {
                let bought = self.turn.bought.map_or(TechnologySet::EMPTY, TechnologySet::one);
                bought.and(self.movable_technologies(seat))
            }
            _ => TechnologySet::EMPTY,
        }
    }

    fn list_fittings(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        let fittable = self.fittable(seat);
        if fittable.is_empty() {
            return;
        }
        for asset in self.changeable(seat).iter() {
            let on_it = self.technology[asset.index()];
            for technology in fittable.and(TechnologySet::of_kind(asset.kind())).iter() {
                if on_it != Some(technology) {
                    choices.exact(Action::Fit { technology, asset });
                }
            }
        }
    }

    /// N16: a technology bought in this move can be put on an asset at once.
    pub(crate) fn list_fitting_at_once(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if self.turn.bought.is_some() {
            self.list_fittings(seat, choices);
        }
    }

    pub(crate) fn list_plans(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if self.may_place(seat) {
            choices.template(Template::Place);
        }
        if self.turn.plans_left > 0 && !self.player(seat).technologies.is_empty() {
            self.list_fittings(seat, choices);
            for asset in self.changeable(seat).iter() {
                if self.technology[asset.index()].is_some() {
                    choices.exact(Action::Unfit { asset });
                }
            }
        }
    }

    /// N16, N21: puts a technology on an asset of its kind; the one that was there is kept.
    pub(crate) fn fit(
        &mut self,
        seat: Seat,
        technology: Technology,
        asset: Asset,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !matches!(self.phase, Phase::Planning | Phase::Investment) {
            return Err(self.not_now(PLANNING));
        }
        self.check_plans_left()?;
        if !self.player(seat).technologies.contains(technology) {
            return Err(Refusal::new(PLANNING, "refused-technology-not-yours"));
        }
        if !self.player(seat).assets.contains(asset) {
            return Err(
                Refusal::new(PLANNING, "refused-asset-not-yours").with("asset", asset.text())
            );
        }
        if technology.kind() != asset.kind() {
            return Err(Refusal::new(PLANNING, "refused-technology-does-not-fit")
                .with("technology", technology.text())
                .with("asset", asset.text()));
        }
        if self.phase == Phase::Investment && self.turn.bought != Some(technology) {
            return Err(Refusal::new(PLANNING, "refused-only-what-was-bought"));
        }
        if !self.changeable(seat).contains(asset) || !self.fittable(seat).contains(technology) {
            return Err(Refusal::new(Rule("N30"), "refused-raid-keeps-this"));
        }
        if self.technology[asset.index()] == Some(technology) {
            return Err(Refusal::new(PLANNING, "refused-there-already"));
        }
        for own in self.player(seat).assets.iter() {
            if self.technology[own.index()] == Some(technology) {
                self.technology[own.index()] = None;
            }
        }
        self.technology[asset.index()] = Some(technology);
        self.turn.plans_left -= 1;
        sink.event(|| Event::Fitted { seat, technology, asset });
        Ok(())
    }

    /// N16: takes the technology off an asset; it is kept.
    pub(crate) fn unfit(
        &mut self,
        seat: Seat,
        asset: Asset,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_planning(PLANNING)?;
        self.check_plans_left()?;
        if !self.player(seat).assets.contains(asset) {
            return Err(
                Refusal::new(PLANNING, "refused-asset-not-yours").with("asset", asset.text())
            );
        }
        let Some(technology) = self.technology[asset.index()] else {
            return Err(
                Refusal::new(PLANNING, "refused-no-technology-on-it").with("asset", asset.text())
            );
        };
        if !self.changeable(seat).contains(asset) {
            return Err(Refusal::new(Rule("N30"), "refused-raid-keeps-this"));
        }
        self.technology[asset.index()] = None;
        self.turn.plans_left -= 1;
        sink.event(|| Event::Unfitted { seat, technology, asset });
        Ok(())
    }
}
