//! Commissions, rent, and Escapes (V17 … V22).

use kontor_engine::{Money, Refusal, Rule, Seat, Sink};

use crate::action::{Event, Purpose};
use crate::board::{Card, CardSet};
use crate::data::Family;
use crate::debt::{Debt, Why};
use crate::options::Tripling;
use crate::state::{Phase, ReverseMonopoly};

/// The faces of the four-sided die (V18).
pub const PYRAMID: u8 = 4;
/// V20: what an Escape makes of any factor below.
pub(crate) const WILD: u8 = 3;

impl ReverseMonopoly {
    /// V16, V18: what was never sold is auctioned; for what another has, rent is thrown. What the
    /// auctioneer has bought since the roll costs nothing.
    pub(crate) fn do_business(&mut self, sink: &mut impl Sink<Event>) {
        match self.owner(self.plane) {
            None => self.open_auction(self.plane, None, sink),
            Some(owner) if owner != self.auctioneer => self.offer_to_triple(owner),
            Some(_) => {}
        }
    }

    /// V20: where an Escape triples by use, the owner may spend one before the rent is thrown.
    fn offer_to_triple(&mut self, owner: Seat) {
        let factor = self.rent_factor().unwrap_or(WILD);
        let by_use = self.readings.tripling == Tripling::Use;
        self.phase = if by_use && factor < WILD && !self.escapes(owner).is_empty() {
            Phase::Escape { seat: owner, purpose: Purpose::Triple { factor } }
        } else {
            Phase::Rent
        };
    }

    /// V20: how often the four-sided die is paid for a property of `owner`.
    #[inline]
    pub fn factor(&self, owner: Seat, family: Family) -> u8 {
        self.factor_of(owner, self.player(owner).cards, family)
    }

    /// V20: the same if a seat had this card, too; 0 for an Escape, which brings no rent.
    pub(crate) fn factor_with(&self, seat: Seat, card: Card) -> u8 {
        let mut cards = self.player(seat).cards;
        cards.insert(card);
        card.family().map_or(0, |family| self.factor_of(seat, cards, family))
    }

    #[inline]
    fn factor_of(&self, owner: Seat, cards: CardSet, family: Family) -> u8 {
        let members = cards.and(CardSet::family(family)).len() as u8;
        let plain = if family == Family::Orange { 2 * members } else { members };
        let held =
            self.readings.tripling == Tripling::Possession && !self.escapes(owner).is_empty();
        plain.max(if held { WILD } else { 0 })
    }

    /// V20: how often the die is paid for this turn's property, if another has it.
    #[inline]
    pub(crate) fn rent_factor(&self) -> Option<u8> {
        let owner = self.owner(self.plane).filter(|&owner| owner != self.auctioneer)?;
        let factor = self.factor(owner, self.plane.family()?);
        Some(factor.max(if self.tripled { WILD } else { 0 }))
    }

    /// V18: the rent is thrown; V21: the auctioneer may spend an Escape to pay none.
    pub(crate) fn throw_rent(
        &mut self,
        die: u8,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let card = self.plane;
        if !(1..=PYRAMID).contains(&die) {
            let refusal = Refusal::new(Rule("V18"), "refused-no-such-die");
            return Err(refusal.with("most", PYRAMID).with("die", die));
        }
        let (Some(owner), Some(factor)) = (self.owner(card), self.rent_factor()) else {
            return Err(Refusal::new(Rule("V18"), "refused-no-rent"));
        };
        let seat = self.auctioneer;
        let rent = Money::new(i64::from(die) * i64::from(factor));
        self.pyramid = Some(die);
        sink.event(|| Event::RentDue { seat, owner, card, die, factor, rent });
        if self.escapes(seat).is_empty() {
            self.go_on_to_rent(rent, sink);
        } else {
            self.phase = Phase::Escape { seat, purpose: Purpose::NoRent { rent } };
        }
        Ok(())
    }

    /// V21, V22: the KGB takes the rent of another, unless its owner spends an Escape.
    fn go_on_to_rent(&mut self, rent: Money, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Going;
        let Some(owner) = self.owner(self.plane) else { return };
        let seat = self.mover();
        if !self.kgb_watches || seat == owner {
            self.owe_rent(owner, rent);
        } else if self.escapes(owner).is_empty() {
            self.seize_rent(rent, sink);
        } else {
            self.phase = Phase::Escape { seat: owner, purpose: Purpose::KeepRent { rent } };
        }
    }

    fn seize_rent(&mut self, rent: Money, sink: &mut impl Sink<Event>) {
        let seat = self.mover();
        if let Some(from) = self.owner(self.plane) {
            sink.event(|| Event::RentSeized { from, seat, rent });
        }
        self.owe_rent(seat, rent);
    }

    fn owe_rent(&mut self, creditor: Seat, rent: Money) {
        let debtor = self.auctioneer;
        self.owe(Debt { debtor, creditor: Some(creditor), amount: rent, why: Why::Rent });
    }

    /// V17: the auctioneer's commission from the Old Commie Bank. V21, V22: the KGB takes it, unless
    /// the auctioneer spends an Escape.
    pub(crate) fn pay_commission(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        let (seat, commission) = (self.auctioneer, card.commission());
        if !self.kgb_watches {
            self.old_bank_pays(seat, commission, "commission", Rule("V17"), sink);
        } else if self.escapes(seat).is_empty() {
            self.seize_commission(commission, sink);
        } else {
            let purpose = Purpose::KeepCommission { commission };
            self.phase = Phase::Escape { seat, purpose };
        }
    }

    fn seize_commission(&mut self, commission: Money, sink: &mut impl Sink<Event>) {
        let (seat, from) = (self.mover(), self.auctioneer);
        sink.event(|| Event::CommissionSeized { from, seat, commission });
        self.old_bank_pays(seat, commission, "commission", Rule("V22"), sink);
    }

    /// V21: an Escape is spent and goes back to the stack. The amount stays as it was thrown.
    pub(crate) fn spend_escape(
        &mut self,
        seat: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Escape { purpose, .. } = self.phase else {
            return Err(self.not_now(Rule("V21")));
        };
        if !self.escapes(seat).contains(card) {
            let refusal = Refusal::new(Rule("V21"), "refused-no-escape");
            return Err(refusal.with("card", card.name()));
        }
        self.player_mut(seat).cards.remove(card);
        self.phase = Phase::Going;
        sink.event(|| Event::EscapeSpent { seat, card, purpose });
        match purpose {
            Purpose::NoRent { .. } => {}
            Purpose::Triple { .. } => {
                self.tripled = true;
                self.phase = Phase::Rent;
            }
            Purpose::KeepRent { rent } => self.owe_rent(seat, rent),
            Purpose::KeepCommission { commission } => {
                self.old_bank_pays(seat, commission, "commission", Rule("V17"), sink);
            }
        }
        Ok(())
    }

    /// V21: no Escape is spent.
    pub(crate) fn keep_escapes(&mut self, purpose: Purpose, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Going;
        match purpose {
            Purpose::Triple { .. } => self.phase = Phase::Rent,
            Purpose::NoRent { rent } => self.go_on_to_rent(rent, sink),
            Purpose::KeepRent { rent } => self.seize_rent(rent, sink),
            Purpose::KeepCommission { commission } => self.seize_commission(commission, sink),
        }
    }

    /// V19, V26: an Escape is taken from the stack or from who holds it.
    pub(crate) fn gain_escape(
        &mut self,
        seat: Seat,
        card: Card,
        from: Option<Seat>,
        sink: &mut impl Sink<Event>,
    ) {
        self.hand_over(seat, card, from, false, sink);
    }

    /// V23: the KGB takes an Escape from who holds it.
    pub(crate) fn seize_escape(
        &mut self,
        seat: Seat,
        card: Card,
        from: Seat,
        sink: &mut impl Sink<Event>,
    ) {
        self.hand_over(seat, card, Some(from), true, sink);
    }

    fn hand_over(
        &mut self,
        seat: Seat,
        card: Card,
        from: Option<Seat>,
        by_kgb: bool,
        sink: &mut impl Sink<Event>,
    ) {
        sink.event(|| Event::EscapeTaken { seat, card, from, by_kgb });
        if let Some(from) = from {
            self.player_mut(from).cards.remove(card);
        }
        self.gain(seat, card, sink);
    }
}
