//! Wealth, the end of the game, and places (N33, N34).

use kontor_engine::listed::named;
use kontor_engine::{Money, Seat, SeatSet, Standing, Text, most_of};

use crate::asset::Asset;
use crate::data::{AssetKind, Recipe, Resource, Transport};
use crate::investing::HIRING;
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

    /// N33: whoever has the most BIObots, or could soonest pay for the next; nobody while it is far for all.
    pub(crate) fn nearest_to_win(&self) -> SeatSet {
        let mut near = [None; MOST_PLAYERS];
        for seat in self.everybody() {
            near[seat.index()] = self.how_near_is(seat);
        }
        most_of(&near[..self.table_size()])
    }

    /// N33: the BIObots of a player who is near the next, and what paying for it would leave. Near is who has made one, owns
    /// a technology park, or could pay for everything at once. Before that cash says nothing: who saves it is no nearer
    /// than who builds with it.
    fn how_near_is(&self, seat: Seat) -> Option<(u8, Money)> {
        let player = self.player(seat);
        let left = self.left_for_biobot(seat);
        let has_park = player.assets.iter().any(|asset| asset.kind() == AssetKind::TechnologyPark);
        (player.biobots > 0 || has_park || !left.is_negative()).then_some((player.biobots, left))
    }

    /// N33, N34: what wins by what the table agreed on.
    pub(crate) fn what_wins(&self) -> Text {
        let id = if self.agreed.rounds == 0 { "wins-biobots" } else { "wins-rounds" };
        let text = Text::new(id).with("biobots", self.agreed.biobots);
        if self.agreed.rounds == 0 { text } else { text.with("rounds", self.agreed.rounds) }
    }

    /// N33: how many BIObots whoever is nearest has made; before the first, what is missing to pay for it.
    pub(crate) fn how_near(&self) -> Text {
        let ahead = self.nearest_to_win();
        let Some(first) = ahead.iter().next() else {
            let is_near = self.everybody().any(|seat| self.how_near_is(seat).is_some());
            return Text::new(if is_near { "nearest-nobody" } else { "nearest-far" });
        };
        let made = self.player(first).biobots;
        let left = self.left_for_biobot(first);
        match (made, left.is_negative()) {
            (0, true) => named(Text::new("nearest-short"), ahead).with("short", -left),
            (0, false) => named(Text::new("nearest-ready"), ahead),
            _ => named(Text::new("nearest-made"), ahead).with("made", made),
        }
    }

    /// What a player's cash would leave after all that is missing to a BIObot was paid: a technology park,
    /// what it uses up at today's prices, its workers.
    fn left_for_biobot(&self, seat: Seat) -> Money {
        let player = self.player(seat);
        let missing = |recipe: Recipe| {
            let goods: Money = Resource::ALL
                .iter()
                .map(|&resource| {
                    let held = player.goods[resource as usize];
                    let lacks = u16::from(recipe.inputs[resource as usize]).saturating_sub(held);
                    self.price(resource) * i64::from(lacks)
                })
                .sum();
            goods + HIRING * i64::from(recipe.workers.saturating_sub(player.workers))
        };
        let park = |asset: &Asset| asset.kind() == AssetKind::TechnologyPark;
        let own = player.assets.iter().filter(park).map(|asset| missing(self.recipe(asset))).min();
        let first = AssetKind::TechnologyPark.data();
        self.cash(seat) - own.unwrap_or_else(|| Money::new(first.cost) + missing(first.basic))
    }

    /// N33: who made the BIObots, if that ended the game.
    pub(crate) fn what_decided(&self) -> Vec<Text> {
        let Phase::Over { winner: Some(seat) } = self.phase else { return Vec::new() };
        let made = self.player(seat).biobots;
        vec![Text::new("decided-biobots").with("who", seat).with("made", made)]
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
            (None, _) => "rounds",
            (Some(_), 1) => "first-biobot",
            (Some(_), _) => "last-biobot",
        };
        Standing {
            wealth,
            places: Some(Standing::places_by(&scores[..self.table_size()])),
            ending: Some(ending),
        }
    }
}
