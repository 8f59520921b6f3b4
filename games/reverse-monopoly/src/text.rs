//! The game in words: for the terminal, the log, and whoever cannot see the board.

use std::fmt::Write;

use kontor_engine::table::{Json, to_json};
use kontor_engine::{Choice, Listed, Money, Names, Next, Offered, Random, Seat};

use crate::action::{Action, Event, Purpose, Template};
use crate::board::{Card, CardSet, Square};
use crate::data::{Effect, Family, SquareKind, data};
use crate::debt::{Debt, Why};
use crate::end::FAMILIES_TO_WIN;
use crate::kgb::FROM_MARKET;
use crate::market::MarketCard;
use crate::state::{Phase, ReverseMonopoly};
use crate::steady::Steady;
use crate::view::{Brings, Moment, PlayerView, View, board};

impl Listed for ReverseMonopoly {
    fn policies() -> &'static [Offered<ReverseMonopoly>] {
        static POLICIES: [Offered<ReverseMonopoly>; 2] = [
            Random::OFFERED,
            Offered {
                name: "steady",
                about: "a sensible buyer: completes families, holds an Escape, denies others theirs",
                make: || Box::new(Steady),
            },
        ];
        &POLICIES
    }

    fn rules(language: &str) -> Option<&'static str> {
        match language {
            "en" => Some(include_str!("../../../docs/rules/reverse-monopoly.md")),
            _ => None,
        }
    }

    fn board() -> Option<Json> {
        Some(to_json(board()))
    }

    fn show(view: &View, names: Names<'_>) -> String {
        let mut text = headline(view, names);
        text.push_str("\n\n");
        show_board(&mut text, view, names);
        show_players(&mut text, view, names);
        show_unsold(&mut text, view);
        text
    }

    fn tell(event: &Event, names: Names<'_>) -> String {
        tell(event, names)
    }

    fn prompt(&self, seat: Seat, names: Names<'_>) -> String {
        match self.who_is_next() {
            Next::Seats(seats) if seats.contains(seat) => self.prompt_for(seat, names),
            _ => "Nothing is asked of you now.".into(),
        }
    }

    fn label(&self, seat: Seat, choice: &Choice<Action, Template>, names: Names<'_>) -> String {
        match *choice {
            Choice::Exact(action) => self.label_action(seat, action, names),
            Choice::Template(Template::Bid) => {
                format!("Bid; you have {}", millions(self.cash(seat)))
            }
        }
    }

    fn touches(&self, _seat: Seat, choice: &Choice<Action, Template>) -> Vec<String> {
        match *choice {
            Choice::Exact(Action::MoveKgb { square } | Action::PlaceKgb { square }) => {
                vec![format!("square:{}", square.id())]
            }
            Choice::Exact(
                Action::Sell { card } | Action::TakeEscape { card } | Action::SpendEscape { card },
            ) => vec![format!("card:{}", card.id())],
            Choice::Exact(Action::Bid { .. } | Action::Pass) | Choice::Template(Template::Bid) => {
                match self.phase {
                    Phase::Auction { card, .. } => vec![format!("card:{}", card.id())],
                    _ => Vec::new(),
                }
            }
            Choice::Exact(Action::TakeCard) => vec!["deck:black_market".into()],
            Choice::Exact(Action::TakeMillion) => vec!["bank:old".into()],
            Choice::Exact(Action::Decline) => Vec::new(),
        }
    }
}

impl ReverseMonopoly {
    fn prompt_for(&self, seat: Seat, names: Names<'_>) -> String {
        let cash = millions(self.cash(seat));
        match self.phase {
            Phase::Kgb { .. } => {
                let steps = self.dice.map_or(0, |dice| dice.red());
                let auctioneer = names.of(self.auctioneer);
                let squares = if steps == 1 { "square" } else { "squares" };
                format!(
                    "Move the KGB exactly {steps} {squares}. {auctioneer}'s roll is {}{}.",
                    titled(self.plane),
                    match self.owner(self.plane) {
                        _ if self.plane.is_escape() => String::new(),
                        None => ", to be auctioned".into(),
                        Some(owner) => format!(", rent to {}", who(owner, seat, names)),
                    }
                )
            }
            Phase::Market { .. } => format!(
                "The Black Market: draw a card, or take {} from the Old Commie Bank.",
                millions(FROM_MARKET)
            ),
            Phase::Auction { card, seller, auction } => {
                let seller = match seller {
                    Some(seller) => format!(" of {}", who(seller, seat, names)),
                    None => String::new(),
                };
                let bid = match auction.best() {
                    Some(bid) => {
                        format!("{} bids {}", who(bid.seat, seat, names), millions(bid.amount))
                    }
                    None => "no bid yet".into(),
                };
                let appraised = millions(card.appraised());
                format!(
                    "Auction: {}{seller}, {}, appraised at {appraised}; {bid}. You have {cash}.",
                    titled(card),
                    family_of(card),
                )
            }
            Phase::Escape { purpose, .. } => match purpose {
                Purpose::NoRent { rent } => {
                    format!("You owe {} of rent and have {cash}. Spend an Escape?", millions(rent))
                }
                Purpose::KeepRent { rent } => {
                    format!("The KGB would take your rent of {}. Spend an Escape?", millions(rent))
                }
                Purpose::KeepCommission { commission } => format!(
                    "The KGB would take your commission of {}. Spend an Escape?",
                    millions(commission)
                ),
            },
            Phase::ChooseEscape { .. } => "Choose an Escape from the stack.".into(),
            Phase::PlaceKgb { .. } => {
                "Put the KGB car on any square; it has no effect there.".into()
            }
            Phase::MaySell { .. } => {
                "You may sell one of your properties at auction; the money is yours.".into()
            }
            Phase::MustSell { debt, .. } => format!(
                "You owe {} and have {cash}: choose a property to sell at auction.",
                owed(&debt, names)
            ),
            _ => "Nothing is asked of you now.".into(),
        }
    }

    fn label_action(&self, seat: Seat, action: Action, names: Names<'_>) -> String {
        match action {
            Action::MoveKgb { square } => match self.brings(square) {
                Some(brings) => format!("{}: {}", place(square), gain(brings, names)),
                None => place(square),
            },
            Action::PlaceKgb { square } => place(square),
            Action::TakeCard => "Draw a Black Market card".into(),
            Action::TakeMillion => {
                format!("Take {} from the Old Commie Bank", millions(FROM_MARKET))
            }
            Action::Bid { amount } => {
                format!("Bid {}, leaves you {}", millions(amount), self.rest(seat, amount))
            }
            Action::Pass => "Pass until somebody raises".into(),
            Action::Sell { card } => format!("Sell {}, {}", titled(card), family_of(card)),
            Action::TakeEscape { card } => format!("Take {}", titled(card)),
            Action::SpendEscape { card } => format!("Spend {}", titled(card)),
            Action::Decline => match self.phase {
                Phase::Escape { purpose: Purpose::NoRent { rent }, .. } => {
                    format!("Spend none and pay {}", millions(rent))
                }
                Phase::Escape { .. } => "Spend none and let the KGB take the money".into(),
                _ => "Sell nothing".into(),
            },
        }
    }

    /// What is left of the own cash after paying.
    fn rest(&self, seat: Seat, amount: Money) -> String {
        let rest = self.cash(seat).checked_sub(amount).unwrap_or_default();
        millions(rest.max(Money::ZERO))
    }
}

pub(crate) fn millions(amount: Money) -> String {
    format!("{amount} mln ₽")
}

fn list(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(", ")
}

/// `35/36 T.A.S.S.`
fn titled(card: Card) -> String {
    format!("{} {}", card.numbers(), card.name())
}

fn family_name(family: Family) -> String {
    format!("{} ({})", family.id(), data().families[family as usize].en)
}

fn family_of(card: Card) -> String {
    card.family().map_or_else(|| "Escape".to_string(), family_name)
}

/// What a square is called: its card, the Black Market, or the streets it lies on, and its id.
fn place(square: Square) -> String {
    let name = match (square.kind(), square.card()) {
        (SquareKind::BlackMarket, _) => format!("Black Market ({})", square.id()),
        (SquareKind::Start, _) => format!("KGB start ({})", square.id()),
        (_, Some(card)) => format!("{} ({})", titled(card), square.id()),
        (_, None) => format!("{} ({})", streets_of(square), square.id()),
    };
    if square.data().metro { format!("{name}, Metro") } else { name }
}

fn streets_of(square: Square) -> String {
    let here = data().streets.iter().filter(|street| street.squares.contains(&square));
    here.map(|street| street.name.en.as_str()).collect::<Vec<_>>().join(", ")
}

fn gain(brings: Brings, names: Names<'_>) -> String {
    match brings {
        Brings::Commission { amount } => format!("the commission of {}", millions(amount)),
        Brings::Rent { factor: 1 } => "the rent".into(),
        Brings::Rent { factor } => format!("the rent, {factor} times the die"),
        Brings::Escape { from, .. } => format!("the Escape of {}", names.of(from)),
        Brings::BlackMarket { amount } => format!("a card or {}", millions(amount)),
    }
}

/// A name, or "you".
fn who<'a>(seat: Seat, own: Seat, names: Names<'a>) -> &'a str {
    if seat == own { "you" } else { names.of(seat) }
}

fn bank_or(creditor: Option<Seat>, names: Names<'_>) -> &str {
    creditor.map_or("the Old Commie Bank", |seat| names.of(seat))
}

/// `5 mln ₽ to Ann (rent)`.
fn owed(debt: &Debt, names: Names<'_>) -> String {
    let why = match debt.why {
        Why::Rent => "rent",
        Why::Card => "Black Market card",
    };
    format!("{} to {} ({why})", millions(debt.amount), bank_or(debt.creditor, names))
}

/// What a Black Market card does, with its figures.
fn effect(effect: Effect) -> String {
    let sum = |amount: u8| millions(Money::new(amount.into()));
    match effect {
        Effect::ExtraTurn => "an extra turn after the next one as auctioneer".into(),
        Effect::LoseTurn => "lose the next turn as auctioneer and the next move of the KGB".into(),
        Effect::FromBank(amount) => format!("{} from the Old Commie Bank", sum(amount)),
        Effect::ToBank(amount) => format!("pay {} to the Old Commie Bank", sum(amount)),
        Effect::FromEach(amount) => format!("{} from every other buyer", sum(amount)),
        Effect::ToEach(amount) => format!("pay {} to every other buyer", sum(amount)),
        Effect::TakeEscape => "an Escape of choice from the stack".into(),
        Effect::PlaceKgb => "put the KGB car on any square".into(),
        Effect::Sell => "one own property may be sold at auction".into(),
    }
}

fn market_card(card: MarketCard) -> String {
    format!("{} ({})", card.data().text.en, effect(card.effect()))
}

fn tell(event: &Event, names: Names<'_>) -> String {
    let name = |seat: Seat| names.of(seat);
    match *event {
        Event::Dealt { seat, card } => format!("{} is dealt {}", name(seat), titled(card)),
        Event::RolledForFirst { seat, dice } => {
            format!("{} rolls {} for the first turn", name(seat), dice.number())
        }
        Event::FirstTied { number } => format!("{number} was rolled more than once: roll again"),
        Event::First { seat } => format!("{} is the first auctioneer", name(seat)),
        Event::TurnBegan { auctioneer, mover, turn, extra } => {
            let extra = if extra { ", an extra turn" } else { "" };
            format!(
                "Turn {turn}{extra}: {} is auctioneer, {} moves the KGB",
                name(auctioneer),
                name(mover)
            )
        }
        Event::TurnLost { seat } => format!("{} is passed over as auctioneer", name(seat)),
        Event::Rolled { seat, dice, card } => {
            format!("{} rolls {}: {}", name(seat), dice.number(), titled(card))
        }
        Event::RollsAgain { seat, card } => {
            format!("{} has {} already and rolls again", name(seat), card.name())
        }
        Event::PlaneFlew { to, .. } => format!("The plane flies to {}", titled(to)),
        Event::Drew { seat, card } => {
            format!("{} draws from the Black Market: {}", name(seat), market_card(card))
        }
        Event::NoEscapeLeft { seat } => {
            format!("{} gets no Escape: there is none in the stack", name(seat))
        }
        Event::NothingToSell { seat } => format!("{} has nothing to sell", name(seat)),
        Event::KgbPlaced { seat, to, .. } => {
            format!("{} puts the KGB car on {}", name(seat), place(to))
        }
        Event::KgbMoved { seat, ref way, .. } => {
            let to = way.last().map_or_else(String::new, |&square| place(square));
            format!("{} moves the KGB by {} to {to}", name(seat), way.len())
        }
        Event::KgbStayed { seat, lost: true } => {
            format!("{} has lost a move: the KGB stays", name(seat))
        }
        Event::KgbStayed { lost: false, .. } => "The KGB has nowhere to go and stays".into(),
        Event::EscapeTaken { seat, card, from, by_kgb } => {
            let from = from.map_or("the stack", |seat| names.of(seat));
            let (who, card) = (name(seat), titled(card));
            if by_kgb {
                format!("The KGB takes the Escape {card} from {from} for {who}")
            } else {
                format!("{who} takes the Escape {card} from {from}")
            }
        }
        Event::EscapeSpent { seat, card, purpose } => {
            let purpose = match purpose {
                Purpose::NoRent { rent } => format!("instead of {} of rent", millions(rent)),
                Purpose::KeepRent { rent } => format!("to keep the rent of {}", millions(rent)),
                Purpose::KeepCommission { commission } => {
                    format!("to keep the commission of {}", millions(commission))
                }
            };
            format!("{} spends the Escape {} {purpose}", name(seat), titled(card))
        }
        Event::AuctionOpened { card, seller: None } => {
            format!("Auction of {}, {}", titled(card), family_of(card))
        }
        Event::AuctionOpened { card, seller: Some(seller) } => {
            format!("{} sells {}, {}", name(seller), titled(card), family_of(card))
        }
        Event::Bid { seat, amount } => format!("{} bids {}", name(seat), millions(amount)),
        Event::Passed { seat } => format!("{} passes", name(seat)),
        Event::Sold { seat, card, price, .. } => {
            format!("{} buys {} for {}", name(seat), titled(card), millions(price))
        }
        Event::Unsold { card } => format!("Nobody bids for {}", titled(card)),
        Event::CommissionSeized { from, seat, commission } => format!(
            "The KGB takes {}'s commission of {} for {}",
            name(from),
            millions(commission),
            name(seat)
        ),
        Event::RentDue { seat, owner, card, die, factor, rent } => format!(
            "{} owes {} rent for {}: {die} × {factor} = {}",
            name(seat),
            name(owner),
            titled(card),
            millions(rent)
        ),
        Event::RentSeized { from, seat, rent } => {
            format!("The KGB takes {}'s rent of {} for {}", name(from), millions(rent), name(seat))
        }
        Event::MustSell { debt } => {
            format!("{} cannot pay {} and has to sell", name(debt.debtor), owed(&debt, names))
        }
        Event::DebtDropped { debt, dropped } => format!(
            "{} has nothing left to sell; {} of {} is dropped",
            name(debt.debtor),
            millions(dropped),
            owed(&debt, names)
        ),
        Event::Ended { ending } => format!("The game is over: {}", ending.text()),
    }
}

fn headline(view: &View, names: Names<'_>) -> String {
    let limit = view.limit.map_or(String::new(), |limit| format!(" of {limit}"));
    let turn = format!("Turn {}{limit}", view.turn);
    let name = |seat: Seat| names.of(seat);
    let moment = match &view.moment {
        Moment::Deal { .. } => return "Properties are dealt".into(),
        Moment::FirstTurn { best: 0, .. } => return "All roll for the first turn".into(),
        Moment::FirstTurn { best, .. } => {
            return format!("All roll for the first turn; the best is {best}");
        }
        Moment::Roll { seat } => format!("{} rolls", name(*seat)),
        Moment::Draw { seat } => format!("{} draws from the Black Market", name(*seat)),
        Moment::Kgb { seat, steps } => format!("{} moves the KGB by {steps}", name(*seat)),
        Moment::Market { seat, .. } => format!("{} is at the Black Market", name(*seat)),
        Moment::Auction { card, best, .. } => {
            let bid = best.map_or("no bid yet".to_string(), |bid| {
                format!("{} bids {}", name(bid.seat), millions(bid.amount))
            });
            format!("auction of {}: {bid}", titled(*card))
        }
        Moment::Rent { seat, owner, .. } => {
            format!("{} throws the rent for {}", name(*seat), name(*owner))
        }
        Moment::Escape { seat, .. } => format!("{} decides on an Escape", name(*seat)),
        Moment::ChooseEscape { seat, .. } => format!("{} chooses an Escape", name(*seat)),
        Moment::PlaceKgb { seat } => format!("{} puts the KGB somewhere", name(*seat)),
        Moment::MaySell { seat } => format!("{} may sell a property", name(*seat)),
        Moment::MustSell { debt, .. } => {
            format!("{} has to sell: {}", name(debt.debtor), owed(debt, names))
        }
        Moment::Over { ending } => format!("over: {}", ending.text()),
    };
    format!("{turn}: {moment}")
}

fn show_board(text: &mut String, view: &View, names: Names<'_>) {
    let dice = view.dice.map_or(String::new(), |dice| format!(" Last roll {}.", dice.number()));
    let _ = writeln!(
        text,
        "Auctioneer {}, KGB moved by {}.{dice}",
        names.of(view.auctioneer),
        names.of(view.mover)
    );
    let watches = if view.kgb_watches { ", watching" } else { "" };
    let _ = writeln!(text, "Plane at {}; KGB at {}{watches}.", titled(view.plane), place(view.car));
    let _ = writeln!(
        text,
        "Old Commie Bank {}, New Democracy Bank {}. Black Market: {} cards, {} unseen.\n",
        millions(view.banks.old),
        millions(view.banks.new),
        view.deck.cards,
        view.deck.unseen
    );
}

/// Every buyer: cash as far as the viewer may know, families towards the win, cards.
fn show_players(text: &mut String, view: &View, names: Names<'_>) {
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        let mark = if view.auctioneer == seat { '►' } else { ' ' };
        let cash = player.cash.map_or("hidden".to_string(), millions);
        let _ = writeln!(
            text,
            "{mark} {}: cash {cash}, property {}, {} of {FAMILIES_TO_WIN} families",
            names.of(seat),
            millions(player.appraised),
            player.progress.tripled,
        );
        for family in &player.families {
            let own = CardSet::family(family.family).and(player.properties);
            let _ = writeln!(
                text,
                "    {} {} of {}, rent ×{}: {}",
                family_name(family.family),
                family.cards,
                family.tripled_by,
                family.factor,
                list(own.iter().map(titled))
            );
        }
        if !player.escapes.is_empty() {
            let _ = writeln!(text, "    Escapes: {}", list(player.escapes.iter().map(titled)));
        }
        let notes = notes(player);
        if !notes.is_empty() {
            let _ = writeln!(text, "    {}", notes.join("; "));
        }
    }
}

fn notes(player: &PlayerView) -> Vec<String> {
    let counted = |count: usize, one: &str, many: &str| match count {
        0 => None,
        1 => Some(one.to_string()),
        _ => Some(format!("{count} {many}")),
    };
    [
        counted(player.extra_turns.len(), "an extra turn", "extra turns"),
        counted(player.lost_turns.into(), "loses a turn as auctioneer", "turns lost as auctioneer"),
        counted(player.lost_moves.into(), "loses a move of the KGB", "moves of the KGB lost"),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn show_unsold(text: &mut String, view: &View) {
    let free: CardSet = Card::all().filter(|card| view.owners[card.index()].is_none()).collect();
    let _ = writeln!(text, "\nUnsold:");
    for &family in Family::ALL {
        let left = CardSet::family(family).and(free);
        if !left.is_empty() {
            let _ = writeln!(text, "  {}: {}", family_name(family), list(left.iter().map(titled)));
        }
    }
    let stack = CardSet::escapes().and(free);
    if !stack.is_empty() {
        let _ = writeln!(text, "  Escapes in the stack: {}", list(stack.iter().map(titled)));
    }
}
