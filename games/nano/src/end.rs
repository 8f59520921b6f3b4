//! Wealth, the end of the game, and places (N33, N34).

use kontor_engine::{Money, Seat, Standing};

use crate::data::{Resource, Transport};
use crate::state::{MOST_PLAYERS, Nano, Phase, half};

impl Nano {
    /// N34: cash, resources at their prices, and assets, transports and technologies at half their
    /// cost.
    pub fn wealth(&self, seat: Seat) -> Money {
        let player = self.player(seat);
        let goods = Resource::ALL
            .iter()
            .map(|&resource| self.price(resource) * i64::from(player.goods[resource as usize]));
        let assets = self.counts(seat).map(|(kind, count)| half(kind.data().cost) * count);
        let technologies = player.technologies.iter().map(|card| half(card.data().cost));
        let transports = Transport::BOUGHT
            .iter()
            .zip(player.transports)
            .map(|(transport, count)| half(transport.data().cost) * i64::from(count));
        self.cash(seat) + goods.sum() + assets.sum() + technologies.sum() + transports.sum()
    }

    /// N33, N34: whoever made the BIObots is first, all others by their wealth.
    pub(crate) fn standing_now(&self) -> Standing {
        let wealth = self.everybody().map(|seat| Some(self.wealth(seat))).collect();
        let Phase::Over { winner } = self.phase else {
            return Standing { wealth, places: None, ending: None };
        };
        let mut scores = [(false, Money::ZERO); MOST_PLAYERS];
        for seat in self.everybody() {
            scores[seat.index()] = (winner == Some(seat), self.wealth(seat));
        }
        let ending = match (winner, self.agreed.biobots) {
            (None, _) => "the agreed rounds were played",
            (Some(_), 1) => "the first BIObot was made",
            (Some(_), _) => "the last BIObot that was needed was made",
        };
        Standing {
            wealth,
            places: Some(Standing::places_by(&scores[..self.table_size()])),
            ending: Some(ending),
        }
    }
}
