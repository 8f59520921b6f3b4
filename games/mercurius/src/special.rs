//! The special cards: Black Market (M23, M24), Dividend (M25), News (M27, M28).

use kontor_engine::{Money, Refusal, Rule, Seat, Sink, Text};

use crate::action::{CardStack, Event};
use crate::card::{Card, Exchange, Slot};
use crate::data::data;
use crate::kind::{Basket, Chamber, Kind};
use crate::options::LateNews;
use crate::state::{Mercurius, Phase, TRADES, Trades};

impl Mercurius {
    /// M26: what one share of a chamber pays at its current price.
    pub fn dividend(&self, chamber: Chamber) -> Money {
        let price = self.price(chamber.share()).units();
        Money::new(data().dividends[price as usize].into())
    }

    /// M25: a chamber pays every player for each share held.
    #[inline]
    pub(crate) fn pay_dividend(
        &mut self,
        seat: Seat,
        trades: &Trades,
        chamber: Chamber,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        check_card_left(self.player(seat).specials.dividend, "special-dividend")?;
        check_not_traded(trades)?;
        if self.paid.contains(chamber) {
            return Err(
                Refusal::new(Rule("M25"), "refused-dividend-paid").with("chamber", chamber.text())
            );
        }
        let each = self.dividend(chamber);
        self.player_mut(seat).specials.dividend = false;
        self.paid.insert(chamber);
        self.phase = Phase::Turn { seat, trades: Trades::SPENT };
        sink.event(|| Event::DividendPaid { seat, chamber, each });
        for holder in seat.round(self.table_size()) {
            let shares = self.player(holder).tokens[chamber.share().index()];
            self.pay_out(holder, each * i64::from(shares), "dividend", Rule("M25"), sink);
        }
        Ok(())
    }

    /// M24: whether there is a next turn in which a Black Market could be settled.
    #[inline]
    pub(crate) fn has_next_turn(&self) -> bool {
        self.turns_left > self.seats
    }

    /// M23: puts own tokens on the Black Market card.
    #[inline]
    pub(crate) fn open_market(
        &mut self,
        seat: Seat,
        trades: &Trades,
        tokens: Basket,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        check_card_left(self.player(seat).specials.black_market, "special-black-market")?;
        check_not_traded(trades)?;
        if !self.has_next_turn() {
            return Err(Refusal::new(Rule("M24"), "refused-market-last-turn"));
        }
        if tokens.is_empty() {
            return Err(
                Refusal::new(Rule("M23"), "refused-market-empty").with("most", Basket::MOST)
            );
        }
        let held = self.player(seat).tokens;
        if let Some(kind) = tokens.iter().find(|&kind| tokens.count(kind) > held[kind.index()]) {
            return Err(Refusal::new(Rule("M23"), "refused-too-few")
                .with("held", held[kind.index()])
                .with("kind", kind.text())
                .with("wanted", tokens.count(kind)));
        }
        let player = self.player_mut(seat);
        for kind in tokens.iter() {
            player.tokens[kind.index()] -= 1;
        }
        player.market = tokens;
        player.specials.black_market = false;
        self.phase = Phase::Turn { seat, trades: Trades::SPENT };
        sink.event(|| Event::MarketOpened { seat, tokens });
        Ok(())
    }

    /// M23: what lies on the Black Market card is sold at full price as its owner's turn begins.
    #[inline]
    pub(crate) fn settle_market(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let tokens = self.player(seat).market;
        if tokens.is_empty() {
            return;
        }
        self.player_mut(seat).market = Basket::default();
        for kind in tokens.iter() {
            self.bank[kind.index()] += 1;
        }
        let total = tokens.iter().map(|kind| self.price(kind)).sum();
        sink.event(|| Event::MarketSettled { seat, tokens, total });
        self.pay_out(seat, total, "black-market", Rule("M23"), sink);
    }

    /// M27: News takes the place of the price card, and cards are exchanged at once.
    #[inline]
    pub(crate) fn play_news(
        &mut self,
        seat: Seat,
        discard: Exchange,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        check_card_left(self.player(seat).specials.news, "special-news")?;
        if discard.is_empty() && !self.agreed.empty_news {
            return Err(Refusal::new(Rule("M27"), "refused-news-empty"));
        }
        let hand = self.player(seat).hand;
        if let Some(card) = discard.distinct().find(|&card| discard.count(card) > hand.count(card))
        {
            return Err(Refusal::new(Rule("M27"), "refused-too-few-cards")
                .with("held", hand.count(card))
                .with("card", card.text())
                .with("wanted", discard.count(card)));
        }
        let player = self.player_mut(seat);
        player.specials.news = false;
        player.board[0] = Slot::News;
        for &card in discard.as_slice() {
            player.hand.remove(card);
        }
        discard.as_slice().iter().for_each(|&card| self.discard.insert(card));
        sink.event(|| Event::NewsPlayed { seat, discard });
        if discard.is_empty() {
            // M22: nothing was exchanged, so the turn ends with its draw.
            self.update_prices(seat, self.main > 0, sink);
        } else {
            self.exchange_on(seat, self.drawn_for_news(discard.len() as u8), sink);
        }
        Ok(())
    }

    /// M27, M28: how many cards News draws from the main stack and from the reserve for so many
    /// discards. The card from the main stack is the turn's draw, and is not drawn when there is none.
    pub(crate) fn drawn_for_news(&self, discards: u8) -> (u8, u8) {
        match self.agreed.late_news {
            LateNews::Rulebook if self.main == 0 => (0, 0),
            _ => (self.main.min(1), discards - 1),
        }
    }

    /// M27: one card that News draws; the main stack's first, then the reserve's.
    #[inline]
    pub(crate) fn draw_for_news(
        &mut self,
        seat: Seat,
        (main, reserve): (u8, u8),
        card: Card,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let stack = if main > 0 { CardStack::Main } else { CardStack::Reserve };
        self.take_from(stack, seat, card)?;
        sink.event(|| Event::Drew { seat, stack, card: Some(card) });
        let left = if main > 0 { (main - 1, reserve) } else { (0, reserve - 1) };
        self.exchange_on(seat, left, sink);
        Ok(())
    }

    fn exchange_on(&mut self, seat: Seat, (main, reserve): (u8, u8), sink: &mut impl Sink<Event>) {
        if main + reserve > 0 {
            self.phase = Phase::NewsDraw { seat, main, reserve };
        } else {
            self.update_prices(seat, false, sink);
        }
    }

    /// The tokens a player could put on the Black Market card: code and number of each kind.
    pub(crate) fn marketable(&self, seat: Seat) -> impl Iterator<Item = (u8, u8)> {
        let tokens = self.player(seat).tokens;
        Kind::all().map(move |kind| (kind.index() as u8, tokens[kind.index()]))
    }
}

/// M4: each special card is used once a game.
#[inline]
fn check_card_left(left: bool, card: &'static str) -> Result<(), Refusal> {
    if left {
        return Ok(());
    }
    Err(Refusal::new(Rule("M4"), "refused-special-used").with("card", Text::new(card)))
}

/// M17: Dividend and Black Market take the place of the whole trade phase.
#[inline]
fn check_not_traded(trades: &Trades) -> Result<(), Refusal> {
    if trades.left == TRADES {
        return Ok(());
    }
    Err(Refusal::new(Rule("M17"), "refused-traded")
        .with("actions", TRADES)
        .with("left", trades.left))
}
