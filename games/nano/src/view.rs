//! What a viewer sees: what changes in a game. All is open but the cards that a university shows to its
//! visitor (N15), and that only where decks lie face down.

use kontor_engine::{Money, Seat, Viewer};
use serde::Serialize;

use crate::asset::{Asset, AssetSet};
use crate::board::Needs;
use crate::bundle::{Bundle, Goods};
use crate::card::{Card, CardSet};
use crate::data::{ASSETS, RESOURCES, Resource, Transport};
use crate::decks::{Open, Pile};
use crate::hex::{Hex, HexSet};
use crate::options::Agreed;
use crate::state::{Nano, Phase, Raid};
use crate::technology::{Technology, TechnologySet};

/// The game as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "nano/"))]
pub struct View {
    /// What the table agreed on.
    pub agreed: Agreed,
    /// The round, from 1.
    pub round: u16,
    /// Whose move it is.
    pub on_turn: Seat,
    /// Who had the first move.
    pub first: Seat,
    /// What the game waits for.
    pub moment: Moment,
    /// The open offer, which is answered before anything else: what a program reads. What people read is beside the
    /// view, as in every game ([`kontor_engine::trade::OfferShown`]).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<OfferView>,
    /// Where the move can end, while the chip is to be moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reach: Option<ReachView>,
    /// The action card drawn in this move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// How many cards a university shows to the player on turn.
    pub shown: usize,
    /// These cards, if the viewer is the one who looks at them.
    pub seen: TechnologySet,
    /// In order of the seats.
    pub players: Vec<PlayerView>,
    /// The exchange: coal, ore, steel, energy.
    pub prices: Vec<PriceView>,
    /// All assets, in order.
    pub assets: Vec<AssetView>,
    /// All technology cards, in order.
    pub technologies: Vec<TechnologyView>,
    /// What the bank has.
    pub bank: BankView,
    /// The decks.
    pub decks: DecksView,
}

/// What the game waits for.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Moment {
    /// The first player is drawn.
    First,
    /// Stage 1: assets can run.
    Production {
        seat: Seat,
        /// Which can run now.
        runnable: AssetSet,
    },
    /// Stages 2 and 3: prices are set and the chip is moved.
    Market {
        /// Whose move.
        seat: Seat,
    },
    /// An action card is drawn.
    Card { seat: Seat },
    /// A tax beyond the cash.
    Debt { seat: Seat, owed: Money },
    /// A university shows cards.
    Study { seat: Seat },
    /// Stage 4.
    Investment { seat: Seat },
    /// Stage 5.
    Planning { seat: Seat },
    /// What an arrested player may still do.
    Sentence { seat: Seat },
    /// The game is over.
    Over {
        /// Who made the BIObots.
        #[serde(skip_serializing_if = "Option::is_none")]
        winner: Option<Seat>,
    },
}

/// An open offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct OfferView {
    /// Who made it first.
    pub proposer: Seat,
    pub partner: Seat,
    /// Who has to answer.
    pub answers: Seat,
    /// Whether this is the counter-offer.
    pub countered: bool,
    /// What the proposer would give.
    pub proposer_gives: Bundle,
    /// What the partner would give.
    pub partner_gives: Bundle,
}

impl OfferView {
    /// What a seat would give and get by it.
    pub(crate) fn sides(&self, seat: Seat) -> (&Bundle, &Bundle) {
        if seat == self.proposer {
            (&self.proposer_gives, &self.partner_gives)
        } else {
            (&self.partner_gives, &self.proposer_gives)
        }
    }
}

/// Where a move can end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
pub struct ReachView {
    /// Without entering a frontier post.
    pub plain: HexSet,
    /// By a way that enters one, and draws a card.
    pub crossing: HexSet,
    /// Where a raider would be arrested.
    pub arrests: HexSet,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "nano/"))]
pub struct PlayerView {
    /// Cash.
    pub cash: Money,
    /// What counts at an agreed end.
    pub wealth: Money,
    /// Where the chip stands; nowhere before the first move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chip: Option<Hex>,
    /// Units of coal, ore, steel, energy.
    pub goods: [u16; RESOURCES],
    /// BIObots made.
    pub biobots: u8,
    /// Own assets.
    pub assets: AssetSet,
    /// Technologies that are on no asset.
    pub kept: TechnologySet,
    /// The transport that counts in the present or next move.
    pub transport: Transport,
    /// Hexes a move by it.
    pub speed: u8,
    /// Electric vehicles and quadcopters.
    pub transports: [u8; 2],
    /// All workers.
    pub workers: u8,
    /// Those beside all assets.
    pub idle: u8,
    /// What all workers are paid in a move.
    pub salaries: Money,
    /// What is still to be paid in this move, while it is this player's.
    pub due: Money,
    /// Under arrest, what becomes of it as the move ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_end: Option<SalariesAtEnd>,
    /// Whether the workers are on strike.
    pub striking: bool,
    /// Whether the last salaries were left unpaid, so that others may call the workers out.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>"))]
    pub unpaid: bool,
    /// Moves still to be missed under arrest.
    pub sentence: u8,
    /// What the player does on the asset under the chip.
    pub raid: Raid,
    /// Contracts held.
    pub contracts: Vec<ContractView>,
    /// Offers left in this move, while it is this player's.
    pub offers: u8,
}

/// N32: what becomes of the salaries that an arrested player still owes as the move ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum SalariesAtEnd {
    Paid,
    Unpaid,
}

/// A contract that somebody holds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct ContractView {
    pub id: Card,
    /// What can still be sold by it.
    pub left: Goods,
    /// In how many own moves, the present one included.
    pub moves: u8,
    /// Whether it can be sold on.
    pub sellable: bool,
}

/// A resource on the exchange.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PriceView {
    pub resource: Resource,
    /// The price now.
    pub price: Money,
    /// Its position, 0 at the top.
    pub position: u8,
    /// Who can make the most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub monopolist: Option<Seat>,
    /// What each player can make in a move.
    pub capacities: Vec<u8>,
    /// Whether it can be bought in the Business-centre.
    pub open: bool,
    /// How many the bank has.
    pub stock: u16,
}

/// An asset.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct AssetView {
    pub id: Asset,
    /// Whose it is; nobody's if it can be bought.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub technology: Option<Technology>,
    /// What it needs and makes with it.
    pub needs: Needs,
    /// Workers placed there.
    pub workers: u8,
    /// Whether one stands on the guard place.
    pub guard: bool,
    /// Whether they are on strike.
    pub striking: bool,
    /// Who raids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raid: Option<RaidView>,
    /// What it will do in the owner's next production, as things stand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<NextView>,
}

/// A raid on an asset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct RaidView {
    pub raider: Seat,
    pub state: Raid,
}

/// What an asset will do in its owner's next production.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "nano/"))]
pub struct NextView {
    /// Units it will make.
    pub makes: u8,
    /// For whom.
    pub to: Seat,
    /// Workers that it asks for beside the owner's chip.
    pub staff: u8,
    /// Those of them that it lacks.
    pub lacks_workers: u8,
    /// What it would use up and the owner does not have.
    pub lacks: Goods,
    /// What else stops it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped_by: Option<StoppedBy>,
}

/// What stops an asset that has all it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
pub enum StoppedBy {
    /// The workers strike.
    Strike,
    /// A raider sabotages it.
    Sabotage,
}

/// A technology card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct TechnologyView {
    pub id: Technology,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// The asset it is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asset: Option<Asset>,
}

/// What the bank has.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
pub struct BankView {
    /// Workers that can be hired.
    pub workers: u8,
    /// Trains, electric vehicles, quadcopters.
    pub transports: Vec<TransportView>,
}

/// A transport.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "nano/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct TransportView {
    pub id: Transport,
    /// How many the bank has.
    pub left: u8,
}

/// The decks.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "nano/"))]
pub struct DecksView {
    /// Action cards face down.
    pub actions: usize,
    /// Action cards thrown away.
    pub discarded: CardSet,
    /// Technologies of University I and II, face down.
    pub universities: [usize; 2],
    /// Technologies thrown away there, face down.
    pub thrown: [usize; 2],
    /// What lies on top of them, where they lie face up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<Open>,
}

impl Nano {
    pub(crate) fn see(&self, viewer: Viewer) -> View {
        let foreseen = self.foreseen();
        View {
            agreed: self.agreed,
            round: self.round,
            on_turn: self.on_turn,
            first: self.first,
            moment: self.moment(),
            offer: self.offer_view(),
            reach: self.reach_view(),
            card: self.turn.card,
            shown: self.seen.len(),
            seen: self.cards_seen_by(viewer),
            players: self.everybody().map(|seat| self.player_view(seat)).collect(),
            prices: Resource::ALL.iter().map(|&resource| self.price_view(resource)).collect(),
            assets: Asset::all()
                .map(|asset| self.asset_view(asset, foreseen[asset.index()]))
                .collect(),
            technologies: Technology::all().map(|card| self.technology_view(card)).collect(),
            bank: self.bank_view(),
            decks: DecksView {
                actions: self.deck.len(),
                discarded: self.discard,
                universities: self.universities.map(TechnologySet::len),
                thrown: self.thrown.map(TechnologySet::len),
                open: self.decks_are_open().then_some(self.open),
            },
        }
    }

    /// The cards that a university shows, if the viewer is the one who looks at them.
    pub(crate) fn cards_seen_by(&self, viewer: Viewer) -> TechnologySet {
        match viewer.sees_hand_of(self.on_turn) || self.decks_are_open() {
            true => self.seen,
            false => TechnologySet::EMPTY,
        }
    }

    fn moment(&self) -> Moment {
        let seat = self.on_turn;
        match self.phase {
            Phase::First | Phase::SetOut { .. } => Moment::First,
            Phase::Production => Moment::Production { seat, runnable: self.runnable(seat) },
            Phase::Market => Moment::Market { seat },
            Phase::Card | Phase::TurnUp { pile: Pile::Actions, .. } => Moment::Card { seat },
            Phase::Debt { owed } => Moment::Debt { seat, owed },
            Phase::Study { .. } | Phase::TurnUp { .. } => Moment::Study { seat },
            Phase::Investment => Moment::Investment { seat },
            Phase::Planning => Moment::Planning { seat },
            Phase::Sentence => Moment::Sentence { seat },
            Phase::Over { winner } => Moment::Over { winner },
        }
    }

    pub(crate) fn offer_view(&self) -> Option<OfferView> {
        let offer = self.offer?;
        let (proposer, partner) = (offer.proposer(), offer.partner());
        let gives = |seat: Seat| offer.gives(seat).copied().unwrap_or_default();
        Some(OfferView {
            proposer,
            partner,
            answers: offer.answers(),
            countered: offer.is_countered(),
            proposer_gives: gives(proposer),
            partner_gives: gives(partner),
        })
    }

    fn reach_view(&self) -> Option<ReachView> {
        if self.phase != Phase::Market || self.player(self.on_turn).chip.is_none() {
            return None;
        }
        let reach = self.reach(self.on_turn);
        let arrests = reach.plain.or(reach.crossing).and(self.other_chips(self.on_turn));
        Some(ReachView { plain: reach.plain, crossing: reach.crossing, arrests })
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let begun = !matches!(self.phase, Phase::First | Phase::SetOut { .. });
        let on_turn = seat == self.on_turn && begun;
        let transport = self.transport(seat);
        let due = if on_turn { self.salary_due(seat) } else { Money::ZERO };
        let at_end = match self.leaves_unpaid_under_arrest(seat) {
            true => SalariesAtEnd::Unpaid,
            false => SalariesAtEnd::Paid,
        };
        let contract = |(card, held): (Card, crate::card::Held)| ContractView {
            id: card,
            left: Goods(held.left),
            moves: held.moves,
            sellable: self.can_sell_on(&held),
        };
        PlayerView {
            cash: self.cash(seat),
            wealth: self.wealth(seat),
            chip: player.chip,
            goods: player.goods,
            biobots: player.biobots,
            assets: player.assets,
            kept: self.kept(seat),
            transport,
            speed: transport.data().speed,
            transports: player.transports,
            workers: player.workers,
            idle: self.idle(seat),
            salaries: self.salary(player.workers),
            due,
            at_end: (player.sentence > 0 && due > Money::ZERO).then_some(at_end),
            striking: player.striking,
            unpaid: player.unpaid,
            sentence: player.sentence,
            raid: player.raid,
            contracts: self.contracts_of(seat).map(contract).collect(),
            offers: if on_turn { self.turn.offers_left } else { 0 },
        }
    }

    fn price_view(&self, resource: Resource) -> PriceView {
        PriceView {
            resource,
            price: self.price(resource),
            position: self.positions[resource as usize],
            monopolist: self.monopolist(resource),
            capacities: self.everybody().map(|seat| self.capacity(seat, resource)).collect(),
            open: self.opened[resource as usize],
            stock: self.stock(resource),
        }
    }

    fn asset_view(&self, asset: Asset, next: Option<NextView>) -> AssetView {
        let owner = self.owner(asset);
        let raid = owner.and_then(|owner| {
            let raider = self.raider_of(owner, asset)?;
            Some(RaidView { raider, state: self.player(raider).raid })
        });
        AssetView {
            id: asset,
            owner,
            technology: self.technology[asset.index()],
            needs: self.recipe(asset).into(),
            workers: self.workers[asset.index()],
            guard: self.guards.contains(asset),
            striking: owner.is_some_and(|owner| {
                let player = self.player(owner);
                player.striking && !player.loyal.contains(asset)
            }),
            raid,
            next,
        }
    }

    /// What the assets would make in their owners' next production if nothing changed. As N11 has it,
    /// level by level, which is the order of the assets: what one makes the next can use, and where
    /// inputs do not suffice for all, the first comes first.
    fn foreseen(&self) -> [Option<NextView>; ASSETS] {
        let mut next = [None; ASSETS];
        for owner in self.everybody() {
            let mut goods = self.player(owner).goods;
            for asset in self.player(owner).assets.iter() {
                next[asset.index()] = Some(self.next_view(owner, asset, &mut goods));
            }
        }
        next
    }

    /// What an asset would make with these goods at hand; they are what is left after it.
    fn next_view(&self, owner: Seat, asset: Asset, goods: &mut [u16; RESOURCES]) -> NextView {
        let recipe = self.recipe(asset);
        let player = self.player(owner);
        let raider = self.raider_of(owner, asset);
        if let Some(raider) = raider
            && self.player(raider).raid == Raid::Supplied
        {
            return NextView {
                makes: recipe.makes,
                to: raider,
                staff: recipe.workers,
                lacks_workers: 0,
                lacks: Goods::default(),
                stopped_by: None,
            };
        }
        let chip = u8::from(player.chip == Some(asset.hex()));
        let staff = recipe.workers.saturating_sub(chip);
        let lacks_workers = staff.saturating_sub(self.workers[asset.index()]);
        let lacks = Goods(std::array::from_fn(|at| {
            let held = goods[at].min(u8::MAX.into()) as u8;
            recipe.inputs[at].saturating_sub(held)
        }));
        let stopped_by = match raider {
            Some(_) => Some(StoppedBy::Sabotage),
            None if player.striking => Some(StoppedBy::Strike),
            None => None,
        };
        let runs = lacks_workers == 0 && lacks.is_empty() && stopped_by.is_none();
        if runs {
            for (held, used) in goods.iter_mut().zip(recipe.inputs) {
                *held -= u16::from(used);
            }
            if let Some(resource) = asset.kind().resource() {
                goods[resource as usize] += u16::from(recipe.makes);
            }
        }
        let makes = if runs { recipe.makes } else { 0 };
        NextView { makes, to: owner, staff, lacks_workers, lacks, stopped_by }
    }

    fn technology_view(&self, card: Technology) -> TechnologyView {
        let owner = self.everybody().find(|&seat| self.player(seat).technologies.contains(card));
        TechnologyView {
            id: card,
            owner,
            asset: Asset::all().find(|asset| self.technology[asset.index()] == Some(card)),
        }
    }

    fn bank_view(&self) -> BankView {
        let transport = |&transport: &Transport| TransportView {
            id: transport,
            left: self.free_transports(transport),
        };
        BankView {
            workers: self.free_workers(),
            transports: Transport::ALL.iter().map(transport).collect(),
        }
    }
}
