//! Movement (N13), the first entry (N1), frontier cards (N14, N22 … N27).

use kontor_engine::{Choices, Money, Refusal, Rule, Seat, Sink};

use crate::action::{Action, Template};
use crate::card::Card;
use crate::data::{Effect, Resource, Transport, data};
use crate::event::{Event, PriceMove, RaidEnd};
use crate::hex::{Hex, HexSet};
use crate::options::{Frontier, Train};
use crate::reach::Reach;
use crate::state::{Nano, Phase, Raid};

const MOVEMENT: Rule = Rule("N13");
const TAX: Rule = Rule("N25");

impl Nano {
    /// N13, N21: the fastest transport that counts in the present move, or in the next one of a player
    /// who is not on turn.
    #[inline]
    pub(crate) fn transport(&self, seat: Seat) -> Transport {
        let player = self.player(seat);
        let new = if seat == self.on_turn { player.new_transports } else { [0; 2] };
        let counts = |at: usize| player.transports[at] > new[at];
        match () {
            _ if counts(1) => Transport::Quadcopter,
            _ if counts(0) => Transport::ElectricVehicle,
            _ => Transport::Train,
        }
    }

    /// The hexes of all other players' chips.
    #[inline]
    pub(crate) fn other_chips(&self, seat: Seat) -> HexSet {
        self.others(seat).filter_map(|other| self.player(other).chip).collect()
    }

    /// N28: the hexes of all other players' guarded assets. Guards on strike guard nothing (N18).
    #[inline]
    pub(crate) fn guarded_hexes(&self, seat: Seat) -> HexSet {
        let mut hexes = HexSet::EMPTY;
        if self.guards.is_empty() {
            return hexes;
        }
        for other in self.others(seat) {
            let player = self.player(other);
            if !player.striking {
                player.assets.and(self.guards).iter().for_each(|asset| hexes.insert(asset.hex()));
            }
        }
        hexes
    }

    /// N31: the hexes where the player's own assets are raided.
    fn raided_hexes(&self, seat: Seat) -> HexSet {
        let raided = |raider: Seat| {
            let asset = self.raided_by(raider)?;
            self.player(seat).assets.contains(asset).then(|| asset.hex())
        };
        self.others(seat).filter_map(raided).collect()
    }

    /// N13, N31: where the player's move can end.
    pub(crate) fn reach(&self, seat: Seat) -> Reach {
        let Some(from) = self.player(seat).chip else { return Reach::default() };
        let transport = self.transport(seat).data();
        let raided = self.raided_hexes(seat);
        let taken = self.other_chips(seat).or(self.guarded_hexes(seat));
        if transport.flies {
            let stops = taken.minus(raided);
            let reach = Reach::over_anything(from, transport.speed);
            let here = HexSet::one(from);
            Reach {
                plain: reach.plain.minus(stops).or(here),
                crossing: reach.crossing.minus(stops),
            }
        } else {
            Reach::of(from, transport.speed, taken, raided)
        }
    }

    /// N1: the free hexes of the Business-centre.
    fn free_centre(&self, seat: Seat) -> HexSet {
        data().map.centre.minus(self.other_chips(seat))
    }

    pub(crate) fn list_moves(&self, seat: Seat, choices: &mut Choices<Action, Template>) {
        if self.player(seat).chip.is_none() {
            choices.exact_all(self.free_centre(seat).iter().map(|hex| Action::Enter { hex }));
            return;
        }
        let reach = self.reach(seat);
        let to = |crossing: bool| move |hex: Hex| Action::Move { hex, crossing };
        choices.exact_all(reach.plain.iter().map(to(false)));
        choices.exact_all(reach.crossing.iter().map(to(true)));
    }

    /// N1: the chip enters on a free hex of the Business-centre, and moves on in the same move.
    pub(crate) fn enter(
        &mut self,
        seat: Seat,
        hex: Hex,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if self.phase != Phase::Market || self.player(seat).chip.is_some() {
            return Err(self.not_now(Rule("N1")));
        }
        if !self.free_centre(seat).contains(hex) {
            let rule = Rule("N1");
            return Err(Refusal::new(rule, "refused-no-free-centre").with("hex", hex.id()));
        }
        self.player_mut(seat).chip = Some(hex);
        sink.event(|| Event::Entered { seat, hex });
        Ok(())
    }

    /// N13, N14: the chip moves, or stays; then a card if it entered a frontier post, else stage 4.
    pub(crate) fn travel(
        &mut self,
        seat: Seat,
        hex: Hex,
        crossing: bool,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if self.phase != Phase::Market {
            return Err(self.not_now(MOVEMENT));
        }
        let Some(from) = self.player(seat).chip else {
            return Err(Refusal::new(Rule("N1"), "refused-enter-first"));
        };
        let reach = self.reach(seat);
        let ways = if crossing { reach.crossing } else { reach.plain };
        if !ways.contains(hex) {
            return Err(self.refuse_way(seat, hex, crossing, &reach));
        }
        sink.event(|| Event::Moved {
            seat,
            from,
            path: self.way(seat, from, hex, crossing),
            crossing,
        });
        // Whoever goes over a frontier and comes back has left, too.
        if hex != from || crossing {
            self.leave(seat, sink);
        }
        let raider = self.others(seat).find(|&other| self.player(other).chip == Some(hex));
        self.player_mut(seat).chip = Some(hex);
        if let Some(raider) = raider {
            self.arrest(raider, seat, sink);
        }
        if !self.draws_a_card(from, hex, crossing) {
            self.open_investments(seat, sink);
        } else if self.decks_are_open() {
            self.take_open_card(seat, sink);
        } else {
            self.phase = Phase::Card;
        }
        Ok(())
    }

    /// N14: whether a movement draws a card: one that enters a frontier post, and where the table says so
    /// one that stays there.
    pub(crate) fn draws_a_card(&self, from: Hex, to: Hex, crossing: bool) -> bool {
        let stays = from == to && data().map.frontier.contains(to);
        crossing || (stays && self.agreed.frontier == Frontier::Staying)
    }

    /// The chip leaves its hex, and with it a raid (N31) or the bar to one.
    fn leave(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.player(seat).raid.is_on() {
            self.end_raid(seat, RaidEnd::Left, sink);
        }
        self.player_mut(seat).raid = Raid::None;
    }

    #[cold]
    fn refuse_way(&self, seat: Seat, hex: Hex, crossing: bool, reach: &Reach) -> Refusal {
        let transport = self.transport(seat);
        let other_way = if crossing { reach.plain } else { reach.crossing };
        let refusal = if other_way.contains(hex) && crossing {
            Refusal::new(Rule("N14"), "refused-no-way-over-frontier")
        } else if other_way.contains(hex) {
            Refusal::new(Rule("N14"), "refused-only-over-frontier")
        } else if self.other_chips(seat).contains(hex) {
            Refusal::new(MOVEMENT, "refused-chip-in-the-way")
        } else if self.guarded_hexes(seat).contains(hex) {
            Refusal::new(Rule("N28"), "refused-hex-guarded")
        } else {
            Refusal::new(MOVEMENT, "refused-too-far").with("transport", transport.text())
        };
        refusal.with("hex", hex.id()).with("speed", transport.data().speed)
    }

    /// A shortest way of the kind that was chosen, hex by hex, for those who watch.
    fn way(&self, seat: Seat, from: Hex, to: Hex, crossing: bool) -> Vec<Hex> {
        let transport = self.transport(seat).data();
        let taken = match transport.flies {
            true => HexSet::EMPTY,
            false => self.other_chips(seat).or(self.guarded_hexes(seat)),
        };
        let open = |hex: Hex| hex == to || !taken.contains(hex);
        let frontier = data().map.frontier;
        // Breadth first over hexes and whether a frontier post was entered on the way.
        let mut steps = vec![(from, false, 0)];
        let mut at = 0;
        while at < steps.len() {
            let (hex, crossed, _) = steps[at];
            if at > 0 && hex == to && crossed == crossing {
                break;
            }
            // Where a raider stands the way ends (N31).
            let beside = match at > 0 && taken.contains(hex) {
                true => HexSet::EMPTY,
                false => HexSet::one(hex).neighbours(),
            };
            for next in beside.iter().filter(|&next| open(next)) {
                let entered = crossed || frontier.contains(next);
                let known = steps.iter().any(|&(own, c, _)| (own, c) == (next, entered));
                if (crossing || !entered) && !known {
                    steps.push((next, entered, at));
                }
            }
            at += 1;
        }
        let mut path = Vec::new();
        if (from, false) == (to, crossing) {
            return path;
        }
        while at > 0 && at < steps.len() {
            path.push(steps[at].0);
            at = steps[at].2;
        }
        path.reverse();
        path
    }

    /// N14, N26: an action card is drawn, shown and carried out.
    pub(crate) fn draw_card(
        &mut self,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.on_turn;
        let reshuffled = self.deck.is_empty();
        let deck = self.cards_to_draw();
        if !deck.contains(card) {
            return Err(Refusal::new(Rule("N26"), "refused-not-in-deck").with("card", card.text()));
        }
        self.deck = deck;
        self.deck.remove(card);
        if reshuffled {
            self.discard = crate::card::CardSet::EMPTY;
        }
        self.turn.card = Some(card);
        let amount = self.card_amount(seat, card);
        sink.event(|| Event::Drew { seat, card, amount });
        self.carry_out_drawn(sink);
        Ok(())
    }

    /// N22 … N25: the card that was drawn is carried out.
    pub(crate) fn carry_out_drawn(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.on_turn;
        let Some(card) = self.turn.card else { return };
        let amount = self.card_amount(seat, card);
        let data = card.data();
        for &resource in Resource::ALL {
            self.move_price(resource, data.prices[resource as usize], PriceMove::Card, sink);
        }
        match data.effect {
            Effect::Contract(_) => self.take_contract(seat, card),
            Effect::Subsidy(_) => {
                self.discard.insert(card);
                self.pay_out(seat, amount, "subsidy", Rule("N23"), sink);
            }
            Effect::Dividend(_) => {
                self.discard.insert(card);
                self.pay_out(seat, amount, "dividend", Rule("N24"), sink);
            }
            Effect::Tax(_) => {
                self.discard.insert(card);
                self.phase = Phase::Debt { owed: -amount };
                if -amount > self.cash(seat) {
                    sink.event(|| Event::InDebt { seat, owed: -amount });
                }
                self.settle_if_decided(seat, sink);
                return;
            }
        }
        self.open_investments(seat, sink);
    }

    /// N23 … N25: what a card pays a player, or takes if below zero.
    pub(crate) fn card_amount(&self, seat: Seat, card: Card) -> Money {
        let sum = match card.data().effect {
            Effect::Contract(_) => 0,
            Effect::Subsidy(sums) => self.counts(seat).map(|(k, n)| n * sums[k as usize]).sum(),
            Effect::Dividend(paid) => self
                .counts(seat)
                .filter(|(kind, _)| paid[*kind as usize])
                .map(|(kind, count)| count * kind.data().dividend)
                .sum(),
            Effect::Tax(tax) => {
                let player = self.player(seat);
                let assets: i64 = self.counts(seat).map(|(k, n)| n * tax.assets[k as usize]).sum();
                let technologies = player.technologies.len() as i64 * tax.technology;
                let bought: i64 = player.transports.iter().map(|&n| i64::from(n)).sum();
                let transports = bought + i64::from(self.agreed.train == Train::Taxed);
                -(assets + technologies + transports * tax.transport)
            }
        };
        Money::new(sum)
    }

    /// N25, N27: a tax is paid as soon as it can be; with nothing left to sell the rest is dropped.
    pub(crate) fn settle_if_decided(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let Phase::Debt { owed } = self.phase else { return };
        let cash = self.cash(seat);
        if owed <= cash {
            self.pay_in(seat, owed, "tax", TAX, sink);
        } else if !self.has_something_to_sell(seat) {
            self.pay_in(seat, cash, "tax", TAX, sink);
            sink.event(|| Event::TaxDropped { seat, amount: owed - cash });
        } else {
            return;
        }
        self.open_investments(seat, sink);
    }
}
