//! What a viewer sees: everything open, the own hand, and what the cards on the boards will still do.

use kontor_engine::{Money, Seat, Viewer};
use serde::Serialize;

use crate::card::{Card, Hand, Slot};
use crate::data::{LOWEST, data};
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
    /// What is printed on the board; the same all game long.
    pub track: Track,
}

/// The fields of a price track, lowest first (M8), with the dividend bar above them (M26).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Track {
    /// The marker's position on the first field.
    pub lowest: i8,
    /// The price on each field.
    pub prices: &'static [u8],
    /// What a share pays with its marker on each field.
    pub dividends: Vec<u8>,
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
    /// What the player on turn would pay for the next tokens, one after another: as many as the
    /// actions left and the bank allow.
    pub costs: Vec<Money>,
    /// What the player on turn would get for the next tokens, one after another: as many as the
    /// actions left and the own tokens allow.
    pub gains: Vec<Money>,
}

/// A player as others see them, and the own hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Cash.
    pub cash: Money,
    /// Cash and tokens at their current prices.
    pub wealth: Money,
    /// The same once the visible cards have done all they will do, if nothing else happens.
    pub foreseen: Money,
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
    /// What each card of the hand would lead to, in the same order; only for the player on turn, if
    /// the viewer may see the hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub leads: Vec<[Lead; 2]>,
}

/// Where a card of the hand would lead one of the two prices it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Lead {
    /// What it moves.
    pub kind: Kind,
    /// The marker's position at the end of this turn.
    pub marker: i8,
    /// The price there.
    pub price: Money,
    /// The marker's position once this and the visible cards have done all they will do.
    pub last_marker: i8,
    /// The price there.
    pub last_price: Money,
}

/// A move that a visible card will make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Coming {
    /// In how many turns, counted over all players; 0 is the present turn.
    pub turns: u8,
    /// Whose board the card lies on.
    pub seat: Seat,
    /// The slot that it lies on now, 0 for the first.
    pub slot: u8,
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
    pub slot: u8,
    pub card: Card,
    pub kind: Kind,
    pub marker: i8,
}

impl Mercurius {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let mut coming = Vec::new();
        let markers = self.foresee(Slot::Empty, |foreseen| coming.push(foreseen.shown()));
        View {
            moment: self.moment(),
            turns_left: self.turns_left,
            kinds: Kind::all().map(|kind| self.kind_view(kind)).collect(),
            players: Seat::all(self.table_size())
                .map(|seat| self.player_view(seat, viewer, &markers))
                .collect(),
            main_stack: self.main,
            reserve_stack: self.reserve,
            discard: self.discard.iter().collect(),
            paid: self.paid,
            coming,
            track: track(),
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

    fn kind_view(&self, kind: Kind) -> KindView {
        let (costs, gains) = match self.phase {
            Phase::Turn { seat, trades } => self.next_trades(seat, trades, kind),
            _ => Default::default(),
        };
        KindView {
            kind,
            marker: self.markers[kind.index()],
            price: self.price(kind),
            bank: self.bank[kind.index()],
            dividend: kind.chamber().map(|chamber: Chamber| self.dividend(chamber)),
            costs,
            gains,
        }
    }

    /// What the next tokens of a kind would cost and bring, one after another (M12, M13).
    fn next_trades(&self, seat: Seat, trades: Trades, kind: Kind) -> (Vec<Money>, Vec<Money>) {
        let index = kind.index();
        let after = |bought: u8, sold: u8| {
            let mut trades = trades;
            trades.bought[index] += bought;
            trades.sold[index] += sold;
            trades
        };
        let buys = trades.left.min(self.bank[index]);
        let sales = trades.left.min(self.player(seat).tokens[index]);
        let costs = (0..buys).map(|n| self.cost_of_next(&after(n, 0), kind)).collect();
        let gains = (0..sales).map(|n| self.gain_of_next(&after(0, n), kind)).collect();
        (costs, gains)
    }

    fn player_view(&self, seat: Seat, viewer: Viewer, markers: &[i8; KINDS]) -> PlayerView {
        let &Player { tokens, hand, board, market, specials } = self.player(seat);
        let seen = viewer.sees_hand_of(seat);
        let on_turn = matches!(self.phase, Phase::Turn { seat: on_turn, .. } if on_turn == seat);
        let leading = if seen && on_turn { hand.as_slice() } else { &[] };
        PlayerView {
            cash: self.accounts.cash(seat),
            wealth: self.wealth(seat),
            foreseen: self.wealth_at(seat, markers),
            tokens,
            board,
            market,
            specials,
            cards: hand.len(),
            hand: seen.then_some(hand),
            leads: leading.iter().map(|&card| self.leads_of(card)).collect(),
        }
    }

    /// Where the two markers that a card moves would stand if the player on turn played it now.
    pub(crate) fn leads_of(&self, card: Card) -> [Lead; 2] {
        let mut markers = self.markers;
        let last = self.foresee(Slot::Card(card), |foreseen| {
            if foreseen.turns == 0 {
                markers[foreseen.kind.index()] = foreseen.marker;
            }
        });
        let effect = card.data();
        [effect.share, effect.good].map(|index| Lead {
            kind: Kind::new(index).expect("cards move kinds there are"),
            marker: markers[index],
            price: price_on(markers[index]),
            last_marker: last[index],
            last_price: price_on(last[index]),
        })
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
            let round = (turns - acted) / self.seats;
            let board = &mut boards[seat.index()];
            for (place, slot) in (0..).zip(*board) {
                let Slot::Card(card) = slot else { continue };
                let effect = card.data();
                for (index, by) in
                    [(effect.share, effect.share_move), (effect.good, effect.good_move)]
                {
                    let marker = moved(markers[index], by);
                    markers[index] = marker;
                    let kind = Kind::new(index).expect("cards move kinds there are");
                    tell(Foreseen { turns, seat, slot: place - round, card, kind, marker });
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

impl Foreseen {
    fn shown(self) -> Coming {
        let Foreseen { turns, seat, slot, card, kind, marker } = self;
        Coming { turns, seat, slot, card, kind, marker, price: price_on(marker) }
    }
}

/// The price at a marker's position, as money.
fn price_on(marker: i8) -> Money {
    Money::new(price_at(marker).into())
}

fn track() -> Track {
    let prices = &data().track[..];
    let dividends = prices.iter().map(|&price| data().dividends[usize::from(price)]).collect();
    Track { lowest: LOWEST, prices, dividends }
}
