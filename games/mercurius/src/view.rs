//! What a viewer sees: everything open, the own hand, and what the cards on the boards will still do.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use kontor_engine::{Money, Seat, Viewer};
use serde::Serialize;

use crate::action::kinds_of;
use crate::card::{Card, Hand, Pile, Slot};
use crate::data::{LOWEST, data};
use crate::kind::{Basket, Chamber, ChamberSet, KINDS, Kind};
use crate::options::Agreed;
use crate::prices::{moved, price_at};
use crate::state::{Mercurius, Phase, Player, Specials, TRADES, Trades};
use crate::trade::{cost_each, gain_each};

/// The game as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
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
    /// Price cards that the viewer has not seen: those of both stacks, and in other hands.
    pub unseen: u32,
    /// How many of them raise each kind, shares first.
    pub rises: [u32; KINDS],
    /// How many of them lower it.
    pub falls: [u32; KINDS],
    /// The discard pile, sorted.
    pub discard: Vec<Card>,
    /// The chambers that have paid their dividend.
    pub paid: ChamberSet,
    /// What the visible cards will still do, in the order it happens, card by card.
    pub coming: Vec<Coming>,
    /// What the table agreed on.
    pub agreed: Agreed,
    /// What is printed on the board; the same all game long.
    pub track: &'static Track,
}

/// The fields of a price track, lowest first (M8), with the dividend bar above them (M26).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
#[allow(missing_docs, reason = "the names say it")]
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
        seat: Seat,
        /// Trade actions left.
        actions: u8,
    },
    /// A player says in which order the cards on the own board act.
    Order { seat: Seat },
    /// A player draws cards.
    Draw { seat: Seat },
    /// The game is over.
    Over,
}

/// What tokens cost or bring, one after another: no more than the actions of a turn.
pub type Sums = ArrayVec<Money, { TRADES as usize }>;

/// A kind of token on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "mercurius/"))]
#[allow(missing_docs, reason = "the names say it")]
pub struct KindView {
    pub kind: Kind,
    /// The marker's position.
    pub marker: i8,
    pub price: Money,
    /// Tokens in the bank.
    pub bank: u8,
    /// What a share would pay now as dividend.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dividend: Option<Money>,
    /// What the player on turn would pay for the next tokens, one after another: as many as the
    /// actions of a turn and the bank allow. How many actions are left the moment says: so nothing
    /// changes here when another kind is traded.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Money>"))]
    pub costs: Sums,
    /// What the player on turn would get for the next tokens, one after another: as many as the
    /// actions of a turn and the own tokens allow.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Money>"))]
    pub gains: Sums,
    /// Tokens of the kind bought this turn.
    pub bought: u8,
    /// What all tokens of the kind bought this turn cost each, after each further one (M12).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Money>"))]
    pub costs_each: Sums,
    /// Tokens of the kind sold this turn.
    pub sold: u8,
    /// What all tokens of the kind sold this turn bring each, after each further one (M13).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Money>"))]
    pub gains_each: Sums,
}

/// A player as others see them, and the own hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
pub struct PlayerView {
    /// Cash.
    pub cash: Money,
    /// Cash and tokens at their current prices, with those on the Black Market card.
    pub wealth: Money,
    /// The same once the visible cards have done all they will do, if nothing else happens.
    pub foreseen: Money,
    /// Tokens held of each kind, shares first.
    pub tokens: [u8; KINDS],
    /// The player board, first slot first.
    pub board: [Slot; 3],
    /// How often the card on each slot will still act, as long as its owner has turns.
    pub acts: [u8; 3],
    /// What lies on the Black Market card.
    pub market: Basket,
    /// The special cards not yet used.
    pub specials: Specials,
    /// How many cards are in the hand.
    pub cards: usize,
    /// The hand, if the viewer may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Card>>"))]
    pub hand: Option<Hand>,
    /// What each card of the hand would lead to, in the same order; only for the player on turn, if
    /// the viewer may see the hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<[Lead; 2]>>"))]
    pub leads: Vec<[Lead; 2]>,
}

/// Where a card of the hand would lead one of the two prices it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
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

/// What a visible card will do on one turn: it moves two markers, and no text says it twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mercurius/"))]
pub struct Coming {
    /// On which turn: how many turns will be left then. It stays the same while turns pass.
    pub turn: u8,
    /// Whose board the card lies on.
    pub seat: Seat,
    /// The slot that it lies on now, 0 for the first.
    pub slot: u8,
    /// The card, told as the share and the good that it moves.
    #[serde(rename = "kinds", serialize_with = "kinds_of")]
    #[cfg_attr(feature = "ts", ts(as = "[Kind; 2]"))]
    pub card: Card,
    /// The positions after it of the share's marker and of the good's, if nothing but the visible cards
    /// moves them.
    pub markers: [i8; 2],
}

/// A move of one marker that a visible card will make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComingMove {
    /// In how many turns, counted over all players; 0 is the present turn.
    pub turns: u8,
    /// Whose board the card lies on.
    pub seat: Seat,
    /// The slot that it lies on now, 0 for the first.
    pub slot: u8,
    /// What is moved.
    pub kind: Kind,
    /// The marker's position after it.
    pub marker: i8,
    /// The price there.
    pub price: Money,
}

impl View {
    /// What the visible cards will still do, marker by marker.
    pub fn moves(&self) -> impl Iterator<Item = ComingMove> + '_ {
        self.coming.iter().flat_map(|&Coming { turn, seat, slot, card, markers }| {
            let turns = self.turns_left - turn;
            card.kinds().into_iter().zip(markers).map(move |(kind, marker)| {
                let price = price_on(marker);
                ComingMove { turns, seat, slot, kind, marker, price }
            })
        })
    }
}

/// What a card will do on one turn, as is to be expected.
pub(crate) struct Foreseen {
    pub turns: u8,
    pub seat: Seat,
    pub slot: u8,
    pub card: Card,
    pub markers: [i8; 2],
}

impl Mercurius {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let mut coming = Vec::new();
        let markers = self.foresee(Slot::Empty, |foreseen| {
            let Foreseen { turns, seat, slot, card, markers } = foreseen;
            coming.push(Coming { turn: self.turns_left - turns, seat, slot, card, markers });
        });
        let unseen = self.unseen_by(viewer);
        let (rises, falls) = unseen_moves(&unseen);
        View {
            moment: self.moment(),
            turns_left: self.turns_left,
            kinds: Kind::all().map(|kind| self.kind_view(kind)).collect(),
            players: Seat::all(self.table_size())
                .map(|seat| self.player_view(seat, viewer, &markers))
                .collect(),
            main_stack: self.main,
            reserve_stack: self.reserve,
            unseen: unseen.len(),
            rises,
            falls,
            discard: self.discard.iter().collect(),
            paid: self.paid,
            coming,
            agreed: self.agreed,
            track: track(),
        }
    }

    /// Makes of a view of this state what the viewer sees: hands, and what follows from the cards not seen.
    pub(crate) fn view_as(&self, viewer: Viewer, view: &mut View) {
        for (player, seat) in view.players.iter_mut().zip(Seat::all(self.table_size())) {
            player.hand = viewer.sees_hand_of(seat).then(|| self.player(seat).hand);
            player.leads = self.leads_of_hand(seat, viewer);
        }
        let unseen = self.unseen_by(viewer);
        view.unseen = unseen.len();
        (view.rises, view.falls) = unseen_moves(&unseen);
    }

    fn moment(&self) -> Moment {
        match self.phase {
            Phase::First => Moment::First,
            Phase::Deal { first, .. } => Moment::Deal { first },
            Phase::Turn { seat, trades } => Moment::Turn { seat, actions: trades.left },
            Phase::Order { seat, .. } => Moment::Order { seat },
            Phase::NewsDraw { seat, .. } | Phase::Draw { seat } => Moment::Draw { seat },
            Phase::Over => Moment::Over,
        }
    }

    /// The cards of both stacks and of the hands that the viewer does not see, as one pile: all that anybody
    /// can know of them by the cards that lie open.
    fn unseen_by(&self, viewer: Viewer) -> Pile {
        let mut unseen = self.stacks;
        for seat in Seat::all(self.table_size()).filter(|&seat| !viewer.sees_hand_of(seat)) {
            self.player(seat).hand.as_slice().iter().for_each(|&card| unseen.insert(card));
        }
        unseen
    }

    fn kind_view(&self, kind: Kind) -> KindView {
        let (seat, trades) = match self.phase {
            Phase::Turn { seat, trades } => (Some(seat), trades),
            _ => (None, Trades::SPENT),
        };
        let (costs, gains) =
            seat.map(|seat| self.next_trades(seat, trades, kind)).unwrap_or_default();
        let (bought, sold) = (trades.bought[kind.index()], trades.sold[kind.index()]);
        let price = self.price(kind);
        KindView {
            kind,
            marker: self.markers[kind.index()],
            price,
            bank: self.bank[kind.index()],
            dividend: kind.chamber().map(|chamber: Chamber| self.dividend(chamber)),
            costs_each: (bought..).zip(&costs).map(|(n, _)| cost_each(price, n)).collect(),
            gains_each: (sold..).zip(&gains).map(|(n, _)| gain_each(price, n)).collect(),
            costs,
            gains,
            bought,
            sold,
        }
    }

    /// What the next tokens of a kind would cost and bring, one after another (M12, M13).
    fn next_trades(&self, seat: Seat, trades: Trades, kind: Kind) -> (Sums, Sums) {
        let index = kind.index();
        let after = |bought: u8, sold: u8| {
            let mut trades = trades;
            trades.bought[index] += bought;
            trades.sold[index] += sold;
            trades
        };
        let buys = TRADES.min(self.bank[index]);
        let sales = TRADES.min(self.player(seat).tokens[index]);
        let costs = (0..buys).map(|n| self.cost_of_next(&after(n, 0), kind)).collect();
        let gains = (0..sales).map(|n| self.gain_of_next(&after(0, n), kind)).collect();
        (costs, gains)
    }

    fn player_view(&self, seat: Seat, viewer: Viewer, markers: &[i8; KINDS]) -> PlayerView {
        let &Player { tokens, hand, board, market, specials } = self.player(seat);
        let laid_out = self.laid_out(seat);
        PlayerView {
            cash: self.accounts.cash(seat),
            wealth: self.wealth(seat) + laid_out,
            foreseen: self.wealth_at(seat, markers) + laid_out,
            tokens,
            board,
            acts: self.acts_left(seat),
            market,
            specials,
            cards: hand.len(),
            hand: viewer.sees_hand_of(seat).then_some(hand),
            leads: self.leads_of_hand(seat, viewer),
        }
    }

    /// What each card of the hand would lead to, if its player is on turn and the viewer may see it.
    fn leads_of_hand(&self, seat: Seat, viewer: Viewer) -> Vec<[Lead; 2]> {
        let on_turn = matches!(self.phase, Phase::Turn { seat: on_turn, .. } if on_turn == seat);
        if !on_turn || !viewer.sees_hand_of(seat) {
            return Vec::new();
        }
        self.player(seat).hand.as_slice().iter().map(|&card| self.leads_of(card)).collect()
    }

    /// Where the two markers that a card moves would stand if the player on turn played it now.
    pub(crate) fn leads_of(&self, card: Card) -> [Lead; 2] {
        let mut markers = self.markers;
        let last = self.foresee(Slot::Card(card), |foreseen| {
            if foreseen.turns == 0 {
                for (kind, marker) in foreseen.card.kinds().into_iter().zip(foreseen.markers) {
                    markers[kind.index()] = marker;
                }
            }
        });
        card.kinds().map(|kind| Lead {
            kind,
            marker: markers[kind.index()],
            price: price_on(markers[kind.index()]),
            last_marker: last[kind.index()],
            last_price: price_on(last[kind.index()]),
        })
    }

    /// M21, M29: how often a card on each slot of a board will still act: until it leaves the board, as
    /// long as its owner has turns.
    pub(crate) fn acts_left(&self, seat: Seat) -> [u8; 3] {
        let Some((on_turn, acted)) = self.next_board() else { return [0; 3] };
        let turns = on_turn.round(self.table_size()).cycle().zip(0..self.turns_left);
        let own = turns.filter(|&(other, turn)| other == seat && turn >= acted).count();
        std::array::from_fn(|slot| (3 - slot).min(own) as u8)
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
            for place in self.usual_order().iter() {
                let Slot::Card(card) = board[place] else { continue };
                let effect = card.data();
                let moves = [(effect.share, effect.share_move), (effect.good, effect.good_move)];
                let after = moves.map(|(index, by)| {
                    markers[index] = moved(markers[index], by);
                    markers[index]
                });
                let slot = place as u8 - round;
                tell(Foreseen { turns, seat, slot, card, markers: after });
            }
            *board = [Slot::Empty, board[0], board[1]];
        }
        markers
    }

    /// The player of the present turn, and how many of the turns from it on have acted: 0 or 1.
    fn next_board(&self) -> Option<(Seat, u8)> {
        match self.phase {
            Phase::Turn { seat, .. } | Phase::NewsDraw { seat, .. } | Phase::Order { seat, .. } => {
                Some((seat, 0))
            }
            Phase::Draw { seat } => Some((seat, 1)),
            Phase::First | Phase::Deal { .. } | Phase::Over => None,
        }
    }
}

/// How many of these cards raise each kind, and how many lower it.
fn unseen_moves(unseen: &Pile) -> ([u32; KINDS], [u32; KINDS]) {
    let (mut rises, mut falls) = ([0; KINDS], [0; KINDS]);
    for card in Card::all() {
        let (data, count) = (card.data(), u32::from(unseen.count(card)));
        for (kind, by) in [(data.share, data.share_move), (data.good, data.good_move)] {
            rises[kind] += if by > 0 { count } else { 0 };
            falls[kind] += if by < 0 { count } else { 0 };
        }
    }
    (rises, falls)
}

/// The price at a marker's position, as money.
fn price_on(marker: i8) -> Money {
    Money::new(price_at(marker).into())
}

fn track() -> &'static Track {
    static TRACK: LazyLock<Track> = LazyLock::new(|| {
        let prices = &data().track[..];
        let dividends = prices.iter().map(|&price| data().dividends[usize::from(price)]).collect();
        Track { lowest: LOWEST, prices, dividends }
    });
    &TRACK
}
