//! Offers to others and answers to theirs.

use kontor_engine::Money;

use super::{Mind, float};
use crate::action::Action;
use crate::bundle::{Bundle, Goods};
use crate::data::{RESOURCES, Resource, Transport};
use crate::state::half;
use crate::turn;

/// A trade has to promise at least this much more than it takes.
const GAIN: f64 = 3.0;

impl Mind<'_> {
    /// Asks another for a unit that a staffed plant lacks, a little above its price.
    pub(super) fn propose(&self) -> Option<Action> {
        if self.game.turn.offers_left < crate::state::OFFERS || self.game.round % 2 == 1 {
            return None;
        }
        for &resource in &[Resource::Coal, Resource::Ore] {
            let at = resource as usize;
            let missing = self.reserve()[at].saturating_sub(self.player().goods[at]).min(2) as u8;
            if missing == 0 {
                continue;
            }
            let sum = self.game.price(resource) * i64::from(missing) + Money::new(4);
            if float(sum) > self.purse() {
                continue;
            }
            let goods = Goods::of(resource, missing);
            let seller = self.game.others(self.seat).find(|&other| {
                self.game.has(other, &goods.0) && self.game.player(other).sentence == 0
            });
            if let Some(to) = seller {
                let mut gets = Bundle::default();
                gets.goods.goods = goods;
                return Some(turn::offer(to, Bundle::cash(sum), gets));
            }
        }
        None
    }

    /// What a bundle is worth to this player.
    fn bundle_value(&self, bundle: &Bundle) -> f64 {
        let things = &bundle.goods;
        let transports = Transport::BOUGHT
            .iter()
            .zip(things.transports)
            .map(|(transport, count)| float(half(transport.data().cost)) * f64::from(count));
        let contracts = things.contracts.len() as f64 * 4.0;
        let release = if things.release { 20.0 } else { 0.0 };
        let assets = bundle.property.assets.iter().map(|asset| float(asset.cost()) * 0.9);
        let technologies = bundle.property.technologies.iter().map(|card| float(card.cost()) * 0.6);
        float(bundle.cash)
            + self.worth_of(&things.goods.0)
            + transports.sum::<f64>()
            + contracts
            + release
            + assets.sum::<f64>()
            + technologies.sum::<f64>()
    }

    /// Takes an offer that gains, and gives neither assets nor what the BIObot needs.
    pub(super) fn answer(&self) -> Action {
        let Some(offer) = self.game.offer_view() else { return Action::Decline };
        let (gives, gets) = match offer.proposer == self.seat {
            true => (offer.proposer_gives, offer.partner_gives),
            false => (offer.partner_gives, offer.proposer_gives),
        };
        let surplus = self.surplus();
        let spare = (0..RESOURCES).all(|at| gives.goods.goods.0[at] <= surplus.0[at]);
        let keeps = gives.property.assets.is_empty()
            && gives.property.technologies.is_empty()
            && gives.goods.transports == [0; 2];
        let affordable = float(gives.cash) <= self.means().max(0.0);
        let gain = self.bundle_value(&gets) - self.bundle_value(&gives);
        match spare && keeps && affordable && gain >= GAIN {
            true => Action::Accept,
            false => Action::Decline,
        }
    }
}
