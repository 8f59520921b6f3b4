//! What a viewer sees: everything but what other buyers have (V3).

use kontor_engine::auction::Bid;
use kontor_engine::{Money, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::action::Purpose;
use crate::auction::RULES;
use crate::board::{Card, CardSet, Dice, Square};
use crate::data::{Family, SquareKind};
use crate::debt::Debt;
use crate::end::{Ending, FAMILIES_TO_WIN, Progress, Triples};
use crate::kgb::FROM_MARKET;
use crate::market::{MarketCard, MarketCards};
use crate::reach::reach;
use crate::state::{NEW_BANK, OLD_BANK, Phase, ReverseMonopoly, Task};

/// The game as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "reverse-monopoly/"))]
pub struct View {
    /// How many turns have begun.
    pub turn: u16,
    /// After how many the game ends, if that was agreed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u16>,
    /// Whose turn it is.
    pub auctioneer: Seat,
    /// Who moves the KGB in this turn.
    pub mover: Seat,
    /// How many extra turns of the same auctioneer follow.
    pub extra_turns: u8,
    /// What the banks hold.
    pub banks: Banks,
    /// Where the plane is.
    pub plane: Card,
    /// Where the KGB car is.
    pub car: Square,
    /// Whether it takes this turn's commission or rent.
    pub kgb_watches: bool,
    /// The last roll of red and white.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<Dice>,
    /// The four-sided die, if it was thrown since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pyramid: Option<u8>,
    /// What the game waits for.
    pub moment: Moment,
    /// Who holds each card, in the order of the board's cards; nobody's are unsold or in the stack.
    pub owners: Vec<Option<Seat>>,
    /// In order of the seats.
    pub players: Vec<PlayerView>,
    /// The Black Market deck.
    pub deck: DeckView,
    /// Where the viewer can move the KGB, and what it would bring.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Destination>>"))]
    pub destinations: Vec<Destination>,
    /// What still has to happen in this turn, the next last.
    pub pending: Vec<Task>,
}

/// What the banks hold; open to all (V3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
pub struct Banks {
    /// The Old Commie Bank.
    pub old: Money,
    /// The New Democracy Bank.
    pub new: Money,
}

/// What the game waits for, and whom.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Moment {
    /// Properties are dealt.
    Deal { seat: Seat },
    /// All roll for the first turn.
    FirstTurn {
        /// Who still has to.
        to_roll: SeatSet,
        /// The best number so far.
        best: u8,
        /// Who rolled it.
        leaders: SeatSet,
    },
    /// Red and white are rolled.
    Roll { seat: Seat },
    /// A Black Market card is drawn.
    Draw { seat: Seat },
    /// The KGB is moved.
    Kgb {
        seat: Seat,
        /// How far exactly.
        steps: u8,
    },
    /// A Black Market card, or money.
    Market {
        /// Who chooses.
        seat: Seat,
        /// How much money.
        money: Money,
    },
    Auction {
        /// Of what.
        card: Card,
        /// Who sells; nobody if it was never sold before.
        #[serde(skip_serializing_if = "Option::is_none")]
        seller: Option<Seat>,
        /// The highest bid so far.
        #[serde(skip_serializing_if = "Option::is_none")]
        best: Option<Bid>,
        /// The least that can be bid now.
        least: Money,
        /// Who may bid or pass, clockwise from the auctioneer's left.
        to_act: Vec<Seat>,
        /// Who has passed since the last bid.
        passed: SeatSet,
    },
    /// The four-sided die is thrown for rent.
    Rent {
        /// Who pays.
        seat: Seat,
        owner: Seat,
        /// How often the die.
        factor: u8,
    },
    /// Whether to spend an Escape.
    Escape {
        /// Who decides.
        seat: Seat,
        /// What for.
        purpose: Purpose,
    },
    /// Which Escape to take, from the stack or from its holder.
    ChooseEscape {
        /// Who chooses.
        seat: Seat,
        /// Whose they are; nobody's if they are in the stack.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<Seat>,
        /// Which there are.
        cards: CardSet,
    },
    /// Where to put the KGB car.
    PlaceKgb {
        /// Who chooses.
        seat: Seat,
    },
    /// Whether to sell a property.
    MaySell { seat: Seat },
    /// What to sell to pay a debt.
    MustSell {
        /// What is owed, by whom, to whom and why.
        debt: Debt,
        /// What nobody wanted.
        offered: CardSet,
        /// What is missing in cash; for the debtor's eyes alone.
        #[serde(skip_serializing_if = "Option::is_none")]
        missing: Option<Money>,
    },
    /// The game is over.
    Over {
        ending: Ending,
        /// The families that won, and the Escape; nothing where wealth decides.
        #[serde(skip_serializing_if = "Option::is_none")]
        triples: Option<Triples>,
    },
}

/// A buyer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
pub struct PlayerView {
    /// Cash; `None` where the viewer may not know (V3).
    pub cash: Option<Money>,
    /// What counts at the end (V29); `None` where the viewer may not know.
    pub wealth: Option<Money>,
    /// What the cards are appraised at (V9, V29).
    pub appraised: Money,
    /// The properties.
    pub properties: CardSet,
    /// The Escapes.
    pub escapes: CardSet,
    /// The families the buyer has something of.
    pub families: Vec<FamilyView>,
    /// How far the buyer is towards three tripled families.
    pub progress: Progress,
    /// How many tripled families are missing.
    pub missing: usize,
    /// Kept cards for an extra turn.
    pub extra_turns: MarketCards,
    /// Turns as auctioneer that will be passed over.
    pub lost_turns: u8,
    /// Moves of the KGB that will be left out.
    pub lost_moves: u8,
    /// What was dropped of debts since the last roll, as there was nothing to pay it with (V27).
    pub dropped: Money,
}

/// What a buyer has of a family.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct FamilyView {
    pub family: Family,
    /// How many of its properties.
    pub cards: usize,
    /// How many triple it.
    pub tripled_by: usize,
    /// Whether that is so.
    pub tripled: bool,
    /// How often the die is paid for one of them (V20).
    pub factor: u8,
}

/// The Black Market deck.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "reverse-monopoly/"))]
pub struct DeckView {
    /// How many cards lie in it.
    pub cards: usize,
    /// How many of them nobody has seen.
    pub unseen: usize,
    /// The card used last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<MarketCard>,
}

/// A square that the viewer can move the KGB to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Destination {
    pub square: Square,
    /// A way there: every square of it, the last included.
    pub way: &'static [Square],
    /// What it would bring.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brings: Option<Brings>,
}

/// What a move of the KGB would bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "reverse-monopoly/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Brings {
    /// The commission, if there is a sale (V22).
    Commission { amount: Money },
    /// The rent (V22).
    Rent {
        /// How often the four-sided die.
        factor: u8,
        /// Whose property it is, who would have had it.
        from: Seat,
    },
    /// An Escape (V23).
    Escape { card: Card, from: Seat },
    /// A Black Market card, or money (V24).
    BlackMarket {
        /// How much money.
        amount: Money,
    },
}

impl ReverseMonopoly {
    /// V3: everything but what other buyers have.
    pub(crate) fn see(&self, viewer: Viewer) -> View {
        View {
            turn: self.turn,
            limit: (self.limit > 0).then_some(self.limit),
            auctioneer: self.auctioneer,
            mover: self.mover(),
            extra_turns: self.extra_turns,
            banks: Banks {
                old: self.accounts.balance(OLD_BANK),
                new: self.accounts.balance(NEW_BANK),
            },
            plane: self.plane,
            car: self.car,
            kgb_watches: self.kgb_watches,
            dice: self.dice,
            pyramid: self.pyramid,
            moment: self.moment(viewer),
            owners: Card::all().map(|card| self.owner(card)).collect(),
            players: Seat::all(self.table_size())
                .map(|seat| self.player_view(seat, viewer))
                .collect(),
            deck: DeckView {
                cards: self.deck.len(),
                unseen: self.deck.unseen().len(),
                last: self.deck.under().last().copied(),
            },
            destinations: self.destinations(viewer),
            pending: self.tasks.iter().copied().collect(),
        }
    }

    /// Makes of a view of this state what the viewer sees.
    pub(crate) fn see_as(&self, viewer: Viewer, view: &mut View) {
        view.moment = self.moment(viewer);
        for (player, seat) in view.players.iter_mut().zip(Seat::all(self.table_size())) {
            let known = self.may_know(viewer, seat);
            player.cash = known.then(|| self.cash(seat));
            player.wealth = known.then(|| self.wealth(seat));
        }
        view.destinations = self.destinations(viewer);
    }

    fn moment(&self, viewer: Viewer) -> Moment {
        match self.phase {
            Phase::Deal { seat } => Moment::Deal { seat },
            Phase::FirstTurn(first) => Moment::FirstTurn {
                to_roll: first.to_throw,
                best: first.best,
                leaders: first.leaders,
            },
            Phase::Roll | Phase::Going => Moment::Roll { seat: self.auctioneer },
            Phase::Draw { seat } => Moment::Draw { seat },
            Phase::Kgb { seat } => Moment::Kgb { seat, steps: self.dice.map_or(0, Dice::red) },
            Phase::Market { seat } => Moment::Market { seat, money: FROM_MARKET },
            Phase::Auction { card, seller, auction } => Moment::Auction {
                card,
                seller,
                best: auction.best(),
                least: auction.least(&RULES),
                to_act: self.asked_in_order(&auction).collect(),
                passed: auction.passed(),
            },
            Phase::Rent => {
                let owner = self.owner(self.plane).unwrap_or(self.auctioneer);
                Moment::Rent {
                    seat: self.auctioneer,
                    owner,
                    factor: self.rent_factor().unwrap_or(0),
                }
            }
            Phase::Escape { seat, purpose } => Moment::Escape { seat, purpose },
            Phase::ChooseEscape { seat, from } => {
                Moment::ChooseEscape { seat, from, cards: self.escapes_of(from) }
            }
            Phase::PlaceKgb { seat } => Moment::PlaceKgb { seat },
            Phase::MaySell { seat } => Moment::MaySell { seat },
            Phase::MustSell { debt, offered } => Moment::MustSell {
                debt,
                offered,
                missing: self
                    .may_know(viewer, debt.debtor)
                    .then(|| debt.amount - self.cash(debt.debtor)),
            },
            Phase::Over(ending) => Moment::Over { ending, triples: self.triples(ending) },
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let known = self.may_know(viewer, seat);
        let progress = Progress::of(player.cards);
        let families = Family::ALL.iter().filter_map(|&family| {
            let cards = player.cards.and(CardSet::family(family)).len();
            let tripled_by = family.tripled_by();
            (cards > 0).then(|| FamilyView {
                family,
                cards,
                tripled_by,
                tripled: cards >= tripled_by,
                factor: self.factor(seat, family),
            })
        });
        PlayerView {
            cash: known.then(|| self.cash(seat)),
            wealth: known.then(|| self.wealth(seat)),
            appraised: self.appraised(seat),
            properties: self.properties(seat),
            escapes: self.escapes(seat),
            families: families.collect(),
            progress,
            missing: FAMILIES_TO_WIN.saturating_sub(progress.tripled),
            extra_turns: player.extra_turns,
            lost_turns: player.lost_turns,
            lost_moves: player.lost_moves,
            dropped: player.dropped,
        }
    }

    /// Where the viewer can move the KGB now.
    fn destinations(&self, viewer: Viewer) -> Vec<Destination> {
        match (self.phase, self.dice) {
            (Phase::Kgb { seat }, Some(dice)) if viewer == Viewer::Seat(seat) => self
                .kgb_reach()
                .iter()
                .map(|square| Destination {
                    square,
                    way: reach().way(self.car, dice.red(), square).unwrap_or_default(),
                    brings: self.brings(square),
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// V22 … V24: what the KGB would bring the mover on a square.
    pub(crate) fn brings(&self, square: Square) -> Option<Brings> {
        if square.kind() == SquareKind::BlackMarket {
            return Some(Brings::BlackMarket { amount: FROM_MARKET });
        }
        let (card, mover) = (square.card()?, self.mover());
        match self.owner(card) {
            Some(from) if card.is_escape() && from != mover => Some(Brings::Escape { card, from }),
            _ if card.is_escape() || card != self.plane => None,
            None => Some(Brings::Commission { amount: card.commission() }),
            Some(owner) if owner == mover => None,
            Some(from) => self.rent_factor().map(|factor| Brings::Rent { factor, from }),
        }
    }
}
