//! What a viewer sees: everything open, the own hand, and what the cards on the boards will still do.

use kontor_engine::{Money, Seat, Viewer};
use serde::Serialize;

use crate::card::{Card, Hand, Slot};
use crate::kind::{Basket, Chamber, ChamberSet, KINDS, Kind};
use crate::prices::{moved, price_at};
use crate::state::{Mercurius, Phase, Player, Specials, Trades};

/// The game as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Where in the game we are.
    pub moment: Moment,
    /// Turns still to play by all together, the present one included.
    pub turns_left: u8,
    /// Shares first, then goods.
    pub kinds: Vec<KindView>,
    /// In order of the seats.
    pub players: Vec<PlayerView>,
    /// Cards in the main stack.
    pub main_stack: u8,
    /// Cards in the reserve stack.
    pub reserve_stack: u8,
    /// The discard pile, sorted.
    pub discard: Vec<Card>,
    /// The chambers that have paid their dividend.
    pub paid: ChamberSet,
    /// What the visible cards will still do, in the order it happens.
    pub coming: Vec<Coming>,
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Moment {
    /// The first player is being drawn.
    First,
    /// Cards are being dealt.
    Deal {
        /// Who will play first.
        first: Seat,
    },
    /// A player trades and plays a card.
    Turn {
        /// Who.
        seat: Seat,
        /// Trade actions left.
        actions: u8,
    },
    /// A player draws cards.
    Draw {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

/// A kind of token on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct KindView {
    /// Which.
    pub kind: Kind,
    /// The marker's position.
    pub marker: i8,
    /// The price there.
    pub price: Money,
    /// Tokens in the bank.
    pub bank: u8,
    /// What a share would pay now as dividend.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dividend: Option<Money>,
    /// What the player on turn would pay for one more now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_cost: Option<Money>,
    /// What the player on turn would get for one more now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_gain: Option<Money>,
}

/// A player as others see them, and the own hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Cash.
    pub cash: Money,
    /// Cash and tokens at their current prices.
    pub wealth: Money,
    /// Tokens held of each kind, shares first.
    pub tokens: [u8; KINDS],
    /// The player board, first slot first.
    pub board: [Slot; 3],
    /// What lies on the Black Market card.
    pub market: Basket,
    /// The special cards not yet used.
    pub specials: Specials,
    /// How many cards are in the hand.
    pub cards: usize,
    /// The hand, if the viewer may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
}

/// A move that a visible card will make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Coming {
    /// In how many turns, counted over all players; 0 is the present turn.
    pub turns: u8,
    /// Whose board the card lies on.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// What it moves.
    pub kind: Kind,
    /// The marker's position after it, if nothing but the visible cards moves it.
    pub marker: i8,
    /// The price there.
    pub price: Money,
}

/// A move of a marker that is to be expected.
pub(crate) struct Foreseen {
    pub turns: u8,
    pub seat: Seat,
    pub card: Card,
    pub kind: Kind,
    pub marker: i8,
}

impl Mercurius {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let trades = match self.phase {
            Phase::Turn { trades, .. } => Some(trades),
            _ => None,
        };
        View {
            moment: self.moment(),
            turns_left: self.turns_left,
            kinds: Kind::all().map(|kind| self.kind_view(kind, trades.as_ref())).collect(),
            players: Seat::all(self.table_size())
                .map(|seat| self.player_view(seat, viewer))
                .collect(),
            main_stack: self.main,
            reserve_stack: self.reserve,
            discard: self.discard.iter().collect(),
            paid: self.paid,
            coming: self.coming_moves(),
        }
    }

    fn moment(&self) -> Moment {
        match self.phase {
            Phase::First => Moment::First,
            Phase::Deal { first, .. } => Moment::Deal { first },
            Phase::Turn { seat, trades } => Moment::Turn { seat, actions: trades.left },
            Phase::NewsDraw { seat, .. } | Phase::Draw { seat } => Moment::Draw { seat },
            Phase::Over => Moment::Over,
        }
    }

    fn kind_view(&self, kind: Kind, trades: Option<&Trades>) -> KindView {
        let open = trades.filter(|trades| trades.left > 0);
        KindView {
            kind,
            marker: self.markers[kind.index()],
            price: self.price(kind),
            bank: self.bank[kind.index()],
            dividend: kind.chamber().map(|chamber: Chamber| self.dividend(chamber)),
            next_cost: open.map(|trades| self.cost_of_next(trades, kind)),
            next_gain: open.map(|trades| self.gain_of_next(trades, kind)),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let &Player { tokens, hand, board, market, specials } = self.player(seat);
        PlayerView {
            cash: self.accounts.cash(seat),
            wealth: self.wealth(seat),
            tokens,
            board,
            market,
            specials,
            cards: hand.len(),
            hand: viewer.sees_hand_of(seat).then_some(hand),
        }
    }

    fn coming_moves(&self) -> Vec<Coming> {
        let mut coming = Vec::new();
        self.foresee(Slot::Empty, |foreseen| {
            coming.push(Coming {
                turns: foreseen.turns,
                seat: foreseen.seat,
                card: foreseen.card,
                kind: foreseen.kind,
                marker: foreseen.marker,
                price: Money::new(price_at(foreseen.marker).into()),
            });
        });
        coming
    }

    /// Where the markers will be when the cards on all boards have acted for the last time, each
    /// move told as it comes: every card acts three times in all, as long as its owner has turns.
    /// `played` is laid on the board of the player on turn first.
    pub(crate) fn foresee(&self, played: Slot, mut tell: impl FnMut(Foreseen)) -> [i8; KINDS] {
        let mut markers = self.markers;
        let Some((on_turn, acted)) = self.next_board() else { return markers };
        let mut boards = self.players.map(|player| player.board);
        if played != Slot::Empty {
            boards[on_turn.index()][0] = played;
        }
        let turns = self.turns_left.min(3 * self.seats);
        for (turns, seat) in (0..turns).zip(on_turn.round(self.table_size()).cycle()) {
            if turns < acted {
                continue;
            }
            let board = &mut boards[seat.index()];
            for slot in *board {
                let Slot::Card(card) = slot else { continue };
                let effect = card.data();
                for (index, by) in
                    [(effect.share, effect.share_move), (effect.good, effect.good_move)]
                {
                    let marker = moved(markers[index], by);
                    markers[index] = marker;
                    let kind = Kind::new(index).expect("cards move kinds there are");
                    tell(Foreseen { turns, seat, card, kind, marker });
                }
            }
            *board = [Slot::Empty, board[0], board[1]];
        }
        markers
    }

    /// The player of the present turn, and how many of the turns from it on have acted: 0 or 1.
    fn next_board(&self) -> Option<(Seat, u8)> {
        match self.phase {
            Phase::Turn { seat, .. } | Phase::NewsDraw { seat, .. } => Some((seat, 0)),
            Phase::Draw { seat } => Some((seat, 1)),
            Phase::First | Phase::Deal { .. } | Phase::Over => None,
        }
    }
}
