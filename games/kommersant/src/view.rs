//! What a viewer sees: what changes in a game. Everything is open, so all viewers see the same.

use kontor_engine::auction::Bid;
use kontor_engine::{Money, Seat, SeatSet};
use serde::Serialize;

use crate::auction::RULES;
use crate::board::{Lot, LotSet, Square};
use crate::building::step_price;
use crate::cards::{Card, KeptCards};
use crate::data::{Deck, Group, Stage};
use crate::deals::{Bundle, redemption};
use crate::debt::Debt;
use crate::edition::{Agreed, Even};
use crate::loans::LAPS;
use crate::moving::{Dice, TAX};
use crate::prospect::Stop;
use crate::racket::RACKET_LAPS;
use crate::rent::Rent;
use crate::state::{About, Kommersant, Phase, Place, Task};

/// The game as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "kommersant/"))]
pub struct View {
    /// What the table agreed on.
    pub agreed: Agreed,
    /// The round, from 1.
    pub round: u16,
    /// Whose turn it is.
    pub on_turn: Seat,
    /// Who had the first turn.
    pub first: Seat,
    /// Who is the Banker, in the edition that has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub banker: Option<Seat>,
    /// The last throw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<Dice>,
    /// What the game waits for.
    pub moment: Moment,
    /// The open offer, which is answered before anything else: what a program reads. What people read is beside the
    /// view, as in every game ([`kontor_engine::trade::OfferShown`]).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<OfferView>,
    /// What still has to happen in this turn, the next last.
    pub pending: Vec<Task>,
    /// The squares, from Start.
    pub squares: Vec<SquareView>,
    /// In order of the seats.
    pub players: Vec<PlayerView>,
    /// Letter, Surprise, Risk.
    pub decks: Vec<DeckView>,
}

/// What the game waits for, and whom.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Moment {
    /// Red tokens are laid by chance.
    LayingTokens {
        /// How many are left.
        left: u8,
    },
    /// The card on top of a deck is turned up.
    TurningUp { deck: Deck },
    /// All throw for the first turn.
    FirstTurn {
        /// Who still has to.
        to_throw: SeatSet,
        /// The best sum so far.
        best: u8,
        /// Who threw it.
        leaders: SeatSet,
    },
    /// A player deals and throws.
    Deals {
        seat: Seat,
        /// Offers left in this turn.
        offers: u8,
        /// The fewest dice allowed.
        least_dice: u8,
        /// What the Tax Service asks, if the piece is held there.
        #[serde(skip_serializing_if = "Option::is_none")]
        tax: Option<Money>,
    },
    /// The dice are falling.
    Thrown {
        /// Who threw.
        seat: Seat,
        dice: u8,
    },
    /// Three alike: once or twice the sum.
    Doubling { seat: Seat, sum: u8 },
    /// A card is drawn.
    Draw { seat: Seat, deck: Deck },
    /// A free lot can be bought.
    Purchase {
        seat: Seat,
        lot: Lot,
        /// Who was asked for a red token.
        asked: SeatSet,
    },
    /// The Banker decides on an auction.
    Banker {
        seat: Seat,
        /// Of what.
        lot: Lot,
        /// Who declined it, and may not bid.
        decliner: Seat,
    },
    Auction {
        /// Of what.
        lot: Lot,
        /// The highest bid so far.
        #[serde(skip_serializing_if = "Option::is_none")]
        best: Option<Bid>,
        /// The least that can be bid now.
        least: Money,
        /// Who may bid or pass.
        to_act: SeatSet,
        passed: SeatSet,
    },
    /// Whether to enter the centre.
    Centre { seat: Seat },
    /// Whether to turn racketeer.
    Racket { seat: Seat },
    /// A square is named for a piece.
    Naming {
        seat: Seat,
        /// Whose piece.
        piece: Seat,
    },
    /// Chance says which building is lost.
    Losing { seat: Seat, stage: Stage },
    /// A debt beyond the debtor's cash.
    Debt {
        /// What, to whom and why.
        debt: Debt,
        /// What is missing in cash.
        missing: Money,
        /// What selling everything would bring, cash included.
        means: Money,
        /// What may be sold now, and what it would bring.
        sales: Vec<Sale>,
    },
    /// The game is over.
    Over,
}

/// Something a debtor may sell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "sale", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Sale {
    /// A building step.
    Building {
        lot: Lot,
        /// What it would bring.
        brings: Money,
    },
    /// A building step on all three lots of a group.
    GroupBuildings {
        group: Group,
        /// What it would bring.
        brings: Money,
    },
    Mortgage {
        /// On what.
        lot: Lot,
        /// What it would bring.
        brings: Money,
    },
    /// The lot itself.
    Lot {
        lot: Lot,
        /// What it would bring.
        brings: Money,
    },
}

/// An open offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct OfferView {
    pub about: About,
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

/// What is on a square.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct SquareView {
    pub id: Square,
    /// Whether a red token lies there.
    pub token: bool,
    /// Whose pieces stand there.
    pub pieces: SeatSet,
    /// The property on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lot: Option<LotView>,
}

/// How a property stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "kommersant/"))]
pub struct LotView {
    /// Whose it is; nobody's if it can be bought.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// How far it is built.
    pub stage: Stage,
    /// Whether it is mortgaged.
    pub mortgaged: bool,
    /// What it would cost to redeem it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub redemption: Option<Money>,
    /// What a landing costs now, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rent: Option<Rent>,
    /// What it pays its owner at a lap now.
    pub dividend: Money,
    /// What a racketeer would take here now.
    pub loot: Money,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "kommersant/"))]
pub struct PlayerView {
    /// Cash.
    pub cash: Money,
    /// What counts at the end (K37).
    pub wealth: Money,
    /// Where the piece is.
    pub place: Place,
    /// The squares within a throw, the next first, and what each would mean; none from the centre.
    pub road: Vec<Stop>,
    /// The lots, in the order of the board.
    pub lots: LotSet,
    /// What the next lap pays.
    pub dividends: Money,
    /// Red tokens taken from the board.
    pub tokens: u8,
    /// Kept cards.
    pub kept: KeptCards,
    /// What is owed with interest at the next lap, at the one after, and at the third.
    pub loans: [Money; LAPS],
    /// What may still be borrowed.
    pub credit: Money,
    /// Full laps.
    pub laps: u16,
    /// Crossings of Start that count for nothing.
    pub taken_back: u8,
    /// Whether walking on to Start completes a lap.
    pub completes_lap: bool,
    /// What the player began with.
    pub began_with: Money,
    /// Turns to skip.
    pub skips: u8,
    /// Laps until a racketeer may stop; nothing for the honest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub racket_laps_left: Option<u8>,
    /// Who went out first has 1; nothing for those still in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub out: Option<u8>,
}

/// A deck.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct DeckView {
    pub deck: Deck,
    /// How many cards lie in it.
    pub cards: usize,
    /// How many of them nobody has seen.
    pub unseen: u32,
    /// The card on top, where the decks lie face up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top: Option<Card>,
    /// The others, in the order they will come.
    pub under: Vec<Card>,
}

impl Kommersant {
    pub(crate) fn see(&self) -> View {
        View {
            agreed: self.agreed,
            round: self.round,
            on_turn: self.on_turn,
            first: self.first,
            banker: self.banker,
            dice: self.dice,
            moment: self.moment(),
            offer: self.offer_view(),
            pending: self.tasks.iter().copied().collect(),
            squares: Square::all().map(|square| self.square_view(square)).collect(),
            players: Seat::all(self.table_size()).map(|seat| self.player_view(seat)).collect(),
            decks: self
                .decks
                .iter()
                .map(|pack| DeckView {
                    deck: pack.deck(),
                    cards: pack.len(),
                    unseen: pack.unseen(),
                    top: pack.top(),
                    under: pack.under().to_vec(),
                })
                .collect(),
        }
    }

    fn moment(&self) -> Moment {
        let seat = self.on_turn;
        if let (Some(deck), 0) = (self.next_to_turn_up(), self.to_lay)
            && self.phase != Phase::Over
        {
            return Moment::TurningUp { deck };
        }
        match self.phase {
            Phase::Over => Moment::Over,
            _ if self.to_lay > 0 => Moment::LayingTokens { left: self.to_lay },

            Phase::FirstTurn(first) => Moment::FirstTurn {
                to_throw: first.to_throw,
                best: first.best,
                leaders: first.leaders,
            },
            Phase::Deals | Phase::Going => Moment::Deals {
                seat,
                offers: self.offers_left,
                least_dice: self.dice_allowed(seat).0,
                tax: self.is_held_by_tax(seat).then_some(TAX),
            },
            Phase::Thrown { dice } => Moment::Thrown { seat, dice },
            Phase::Doubling { sum } => Moment::Doubling { seat, sum },
            Phase::Draw { seat, deck } => Moment::Draw { seat, deck },
            Phase::Purchase { seat, lot, asked } => Moment::Purchase { seat, lot, asked },
            Phase::Banker { lot, decliner } => {
                Moment::Banker { seat: self.banker.unwrap_or(seat), lot, decliner }
            }
            Phase::Auction { lot, auction } => Moment::Auction {
                lot,
                best: auction.best(),
                least: auction.least(&RULES),
                to_act: auction.to_act(),
                passed: auction.passed(),
            },
            Phase::Centre { seat } => Moment::Centre { seat },
            Phase::Racket { seat } => Moment::Racket { seat },
            Phase::Naming { seat, piece } => Moment::Naming { seat, piece },
            Phase::Losing { seat, stage } => Moment::Losing { seat, stage },
            Phase::Debt { debt, .. } => Moment::Debt {
                debt,
                missing: debt.amount - self.cash(debt.debtor),
                means: self.means(debt.debtor),
                sales: self.sales(debt.debtor),
            },
        }
    }

    /// K36: what a debtor may sell now, and what it would bring.
    pub(crate) fn sales(&self, seat: Seat) -> Vec<Sale> {
        let built = self.player(seat).lots.and(self.stages.built());
        let single = built.iter().filter(|&lot| self.loss_keeps_even(lot));
        let groups = Group::ALL.iter().copied().filter(|&group| {
            self.agreed.even == Even::Together && !built.and(LotSet::group(group)).is_empty()
        });
        let movable = self.movable(seat);
        single
            .map(|lot| Sale::Building { lot, brings: lot.development() })
            .chain(groups.map(|group| Sale::GroupBuildings { group, brings: step_price(group) }))
            .chain(
                self.mortgageable(seat)
                    .iter()
                    .map(|lot| Sale::Mortgage { lot, brings: lot.half_price() }),
            )
            .chain(movable.iter().map(|lot| Sale::Lot { lot, brings: self.sale_price(lot) }))
            .collect()
    }

    pub(crate) fn offer_view(&self) -> Option<OfferView> {
        let offer = self.offer?;
        let (proposer, partner) = (offer.trade.proposer(), offer.trade.partner());
        let gives = |seat: Seat| offer.trade.gives(seat).copied().unwrap_or_default();
        Some(OfferView {
            about: offer.about,
            proposer,
            partner,
            answers: offer.trade.answers(),
            countered: offer.trade.is_countered(),
            proposer_gives: gives(proposer),
            partner_gives: gives(partner),
        })
    }

    fn square_view(&self, square: Square) -> SquareView {
        let here = |seat: &Seat| self.player(*seat).place == Place::Square(square);
        SquareView {
            id: square,
            token: self.tokens.contains(square),
            pieces: self.playing.iter().filter(here).collect(),
            lot: square.lot().map(|lot| self.lot_view(lot)),
        }
    }

    fn lot_view(&self, lot: Lot) -> LotView {
        let (owner, stage) = (self.owner(lot), self.stages.of(lot));
        let mortgaged = self.mortgaged.contains(lot);
        let pays = owner.is_some() && !mortgaged;
        LotView {
            owner,
            stage,
            mortgaged,
            redemption: mortgaged.then(|| redemption(lot)),
            rent: owner.map(|owner| self.rent(owner, lot)),
            dividend: if pays { lot.dividend_at(stage) } else { Money::ZERO },
            loot: if pays { self.loot(lot) } else { Money::ZERO },
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        PlayerView {
            cash: self.cash(seat),
            wealth: self.wealth(seat),
            place: player.place,
            road: self.road(seat),
            lots: player.lots,
            dividends: self.dividends(seat),
            tokens: player.tokens,
            kept: player.kept,
            loans: player.loans.falling_due(),
            credit: player.loans.credit(),
            laps: player.laps,
            taken_back: player.taken_back,
            completes_lap: self.completes_next(seat),
            began_with: self.began_with(seat),
            skips: player.skips,
            racket_laps_left: player.racket.map(|laps| RACKET_LAPS - laps),
            out: (player.out > 0).then_some(player.out),
        }
    }
}
