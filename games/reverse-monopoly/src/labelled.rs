//! What choices are called, and what they touch on the board.

use kontor_engine::listed::{Place, place};
use kontor_engine::odds::percent;
use kontor_engine::{Choice, Label, Money, Seat, Text};

use crate::action::{Action, Purpose, Template};
use crate::board::{Card, CardSet};
use crate::data::{Effect, SquareKind};
use crate::kgb::FROM_MARKET;
use crate::state::{Phase, ReverseMonopoly};
use crate::view::Brings;

impl ReverseMonopoly {
    pub(crate) fn labelled(&self, seat: Seat, choice: &Choice<Action, Template>) -> Label {
        match *choice {
            Choice::Exact(action) => self.labelled_action(seat, action),
            Choice::Template(Template::Bid) => Label::new(Text::new("label-bid"))
                .follows(Text::new("follows-cash").with("cash", self.cash(seat))),
        }
    }

    fn labelled_action(&self, seat: Seat, action: Action) -> Label {
        let of = |id: &'static str, name: &'static str, what: Text| {
            Label::new(Text::new(id).with(name, what.clone())).short(what)
        };
        match action {
            Action::MoveKgb { square } => {
                let label = of("label-move-kgb", "place", square.place());
                match self.brings(square) {
                    Some(brings) => label.follows(gain(brings)).brings(worth(brings)),
                    None => label.brings(0),
                }
            }
            Action::PlaceKgb { square } => of("label-place-kgb", "place", square.place())
                .brings(u32::from(square.kind() != SquareKind::Plain)),
            Action::TakeCard => {
                Label::new(Text::new("label-take-card")).follows(self.what_is_drawn())
            }
            Action::TakeMillion => {
                Label::new(Text::new("label-take-million").with("amount", FROM_MARKET))
            }
            Action::Bid { amount } => {
                Label::new(Text::new("label-bid-amount").with("amount", amount))
                    .follows(Text::new("follows-left").with("left", self.rest(seat, amount)))
            }
            Action::Pass => Label::new(Text::new("label-pass")),
            Action::Sell { card } => {
                of("label-sell", "card", card.titled()).follows(self.what_is_sold(seat, card))
            }
            Action::TakeEscape { card } => of("label-take-escape", "card", card.titled()),
            Action::SpendEscape { card } => of("label-spend-escape", "card", card.titled()),
            Action::Decline => self.labelled_decline(seat),
        }
    }

    /// V21, V27, V28: what comes of spending no Escape, or of selling nothing. Rent that is more than the cash is no way to
    /// simply go on: properties go under the hammer for it.
    fn labelled_decline(&self, seat: Seat) -> Label {
        let main = |text: Text| Label::new(text).main();
        match self.phase {
            Phase::Escape { purpose: Purpose::NoRent { rent }, .. } => {
                let cash = self.cash(seat);
                if rent <= cash {
                    main(Text::new("label-pay-rent").with("rent", rent))
                } else if self.properties(seat).is_empty() {
                    main(Text::new("label-pay-all").with("cash", cash))
                } else {
                    Label::new(Text::new("label-sell-for-rent").with("rent", rent))
                }
            }
            Phase::Escape { purpose: Purpose::Triple { factor }, .. } => {
                main(Text::new("label-no-triple").with("factor", factor))
            }
            Phase::Escape { .. } => main(Text::new("label-let-kgb")),
            _ => main(Text::new("label-sell-nothing")),
        }
    }

    /// V9, V28: what a card is appraised at, and what selling it does to its family.
    fn what_is_sold(&self, seat: Seat, card: Card) -> Text {
        let say = |id: &'static str| {
            Text::new(id).with("family", card.belongs()).with("appraised", card.appraised())
        };
        let Some(family) = card.family() else { return say("follows-sell") };
        let own = self.player(seat).cards.and(CardSet::family(family)).len();
        let (left, needed) = (own.saturating_sub(1), family.tripled_by());
        match own {
            _ if left >= needed => say("follows-sell-tripled"),
            _ if own >= needed => say("follows-sell-breaks"),
            0 | 1 => say("follows-sell"),
            _ => say("follows-sell-leaves").with("left", left).with("needed", needed),
        }
    }

    /// What is left of the own cash after paying.
    fn rest(&self, seat: Seat, amount: Money) -> Money {
        self.cash(seat).checked_sub(amount).unwrap_or_default().max(Money::ZERO)
    }

    /// V26: how likely the next Black Market card is to bring money, and to cost some. Which cards may
    /// lie on top, everybody knows who has watched.
    fn what_is_drawn(&self) -> Text {
        let share = |fits: fn(Effect) -> bool| {
            let (mut all, mut fitting) = (0, 0);
            for card in self.deck.could_come().iter() {
                all += 1;
                fitting += u32::from(fits(card.effect()));
            }
            percent(fitting, all)
        };
        let gains = |effect| matches!(effect, Effect::FromBank(_) | Effect::FromEach(_));
        let costs = |effect| matches!(effect, Effect::ToBank(_) | Effect::ToEach(_));
        Text::new("follows-draw").with("gains", share(gains)).with("costs", share(costs))
    }

    pub(crate) fn touched(&self, choice: &Choice<Action, Template>) -> Vec<Place> {
        match *choice {
            Choice::Exact(Action::MoveKgb { square } | Action::PlaceKgb { square }) => {
                vec![place("square:", square.id())]
            }
            Choice::Exact(
                Action::Sell { card } | Action::TakeEscape { card } | Action::SpendEscape { card },
            ) => vec![place("card:", card.id())],
            Choice::Exact(Action::Bid { .. } | Action::Pass) | Choice::Template(Template::Bid) => {
                match self.phase {
                    Phase::Auction { card, .. } => vec![place("card:", card.id())],
                    _ => Vec::new(),
                }
            }
            Choice::Exact(Action::TakeCard) => vec!["deck:black_market".into()],
            Choice::Exact(Action::TakeMillion) => vec!["bank:old".into()],
            Choice::Exact(Action::Decline) => Vec::new(),
        }
    }
}

/// V22 … V24: about how much a move of the KGB is worth, in tenths of a million: an Escape as much as an
/// appraiser would say for a property (V9), rent by the average of the die.
fn worth(brings: Brings) -> u32 {
    let tenths = |amount: Money| 10 * u32::try_from(amount.units()).unwrap_or(0);
    match brings {
        Brings::Commission { amount } | Brings::BlackMarket { amount } => tenths(amount),
        Brings::Rent { factor, .. } => 25 * u32::from(factor),
        Brings::Escape { .. } => 50,
    }
}

/// What a move of the KGB would bring.
fn gain(brings: Brings) -> Text {
    match brings {
        Brings::Commission { amount } => Text::new("brings-commission").with("amount", amount),
        Brings::Rent { factor, from } => {
            Text::new("brings-rent").with("factor", factor).with("from", from)
        }
        Brings::Escape { from, .. } => Text::new("brings-escape").with("from", from),
        Brings::BlackMarket { amount } => Text::new("brings-black-market").with("amount", amount),
    }
}
