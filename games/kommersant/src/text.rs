//! The game in words: for the terminal, the log, and whoever cannot see the board.

use std::fmt::Write;

use kontor_engine::{Choice, Listed, Money, Names, Offered, Random, Seat};

use crate::action::{Action, Event, Template};
use crate::board::{Lot, LotSet, Square};
use crate::building::{group_name, step_price};
use crate::cards::{Card, Kept, KeptCards};
use crate::data::{Deck, Effect, SquareKind, Stage};
use crate::deals::{Bundle, redemption};
use crate::debt::{Debt, Why};
use crate::loans::loan_for;
use crate::moving::{CENTRE_EXIT, Dice, TAX, TAX_EXIT};
use crate::prospect::Prospect;
use crate::rent::{Multiple, Rent};
use crate::state::{Kommersant, Phase, Place};
use crate::steady::Steady;
use crate::view::{Moment, OfferView, PlayerView, SquareView, View};

impl Listed for Kommersant {
    fn policies() -> &'static [Offered<Kommersant>] {
        static POLICIES: [Offered<Kommersant>; 2] = [
            Random::OFFERED,
            Offered {
                name: "steady",
                about: "a sensible player: full groups, a cash reserve, fair trades",
                make: || Box::new(Steady),
            },
        ];
        &POLICIES
    }

    fn rules(language: &str) -> Option<&'static str> {
        match language {
            "en" => Some(include_str!("../../../docs/rules/kommersant.md")),
            "ru" => Some(include_str!("../../../docs/rules/kommersant.ru.md")),
            _ => None,
        }
    }

    fn show(view: &View, names: Names<'_>) -> String {
        let mut text = headline(view, names);
        text.push_str("\n\n");
        show_board(&mut text, view);
        text.push('\n');
        show_players(&mut text, view, names);
        show_decks(&mut text, view);
        text
    }

    fn tell(event: &Event, names: Names<'_>) -> String {
        tell(event, names)
    }

    fn prompt(&self, seat: Seat, names: Names<'_>) -> String {
        self.prompt_for(seat, names)
    }

    fn label(&self, seat: Seat, choice: &Choice<Action, Template>, names: Names<'_>) -> String {
        match *choice {
            Choice::Exact(action) => self.label_action(seat, action, names),
            Choice::Template(template) => self.label_template(seat, template, names),
        }
    }

    fn touches(&self, seat: Seat, choice: &Choice<Action, Template>) -> Vec<String> {
        match *choice {
            Choice::Exact(action) => self.touched_by(seat, action),
            Choice::Template(template) => match template {
                Template::Offer(to) | Template::OfferVacant(to) | Template::OfferForToken(to) => {
                    vec![format!("seat:{}", to.index())]
                }
                Template::Bid => self.lot_at_stake().map(square_of).into_iter().collect(),
                Template::Counter | Template::CounterPrice | Template::Repay => Vec::new(),
            },
        }
    }
}

impl Kommersant {
    fn prompt_for(&self, seat: Seat, names: Names<'_>) -> String {
        let asked =
            matches!(self.who_is_next(), kontor_engine::Next::Seats(seats) if seats.contains(seat));
        if !asked {
            return "Nothing is asked of you now.".into();
        }
        let cash = rubles(self.cash(seat));
        if let Some(offer) = self.offer_view() {
            return prompt_offer(&offer, seat, names);
        }
        match self.phase {
            Phase::Deals => self.prompt_deals(seat),
            Phase::Doubling { sum } => {
                format!("Three alike: move {sum} squares, or {}?", 2 * sum)
            }
            Phase::Purchase { lot, .. } => {
                let token = match (lot.kind(), self.tokens_held(seat)) {
                    (SquareKind::StateEnterprise, 0) => " and a red token, which you lack",
                    (SquareKind::StateEnterprise, _) => " and a red token",
                    _ => "",
                };
                let price = rubles(lot.price());
                format!("{} is free and costs {price}{token}. You have {cash}.", lot.name())
            }
            Phase::Banker { lot, .. } => format!(
                "You are the Banker. Shall the others bid for {}, from {} up?",
                lot.name(),
                rubles(lot.price())
            ),
            Phase::Auction { lot, auction } => {
                let bid = match auction.best() {
                    Some(bid) => format!("{} bids {}", names.of(bid.seat), rubles(bid.amount)),
                    None => format!("it opens at {}", rubles(lot.price())),
                };
                let most = rubles(self.spendable(seat));
                format!("Auction of {}: {bid}. You can pay up to {most}.", lot.name())
            }
            Phase::Centre { .. } => format!(
                "You may enter the centre. To leave it, throw {CENTRE_EXIT} or more with three \
                 dice; then go to any square."
            ),
            Phase::Racket { .. } => "You may turn racketeer: instead of paying rent you take half \
                                     of what a built-up property cost, until you meet the police."
                .into(),
            Phase::Naming { piece, .. } if piece == seat => {
                "Name the square that you go to.".into()
            }
            Phase::Naming { piece, .. } => {
                format!("Name the square that the piece of {} is put on.", names.of(piece))
            }
            Phase::Debt { debt, .. } => format!(
                "You owe {} ({}) and have {cash}. Raise {}.",
                rubles(debt.amount),
                why(debt.why),
                rubles(debt.amount - self.cash(seat))
            ),
            _ => "Nothing is asked of you now.".into(),
        }
    }

    fn prompt_deals(&self, seat: Seat) -> String {
        let cash = rubles(self.cash(seat));
        if self.player(seat).place == Place::Centre {
            return format!("Make your deals, then throw for {CENTRE_EXIT}. You have {cash}.");
        }
        if self.is_held_by_tax(seat) {
            return format!(
                "The Tax Service holds you: pay {}, or throw {TAX_EXIT} with three dice. You have \
                 {cash}.",
                rubles(TAX)
            );
        }
        format!("Make your deals, then throw. You have {cash}.")
    }

    fn lot_at_stake(&self) -> Option<Lot> {
        match self.phase {
            Phase::Purchase { lot, .. }
            | Phase::Banker { lot, .. }
            | Phase::Auction { lot, .. } => Some(lot),
            _ => None,
        }
    }

    /// What is left after paying the bank, or the loan it takes.
    fn after_spending(&self, seat: Seat, price: Money) -> String {
        let cash = self.cash(seat);
        let loan = loan_for(price, cash);
        if loan > Money::ZERO {
            format!("takes a loan of {}", rubles(loan))
        } else {
            format!("leaves you {}", rubles(cash - price))
        }
    }

    fn label_action(&self, seat: Seat, action: Action, names: Names<'_>) -> String {
        let cash = self.cash(seat);
        match action {
            Action::Throw { dice } => self.label_throw(seat, dice),
            Action::PayTax => {
                format!("Pay the Tax Service {}, leaves you {}", rubles(TAX), rubles(cash - TAX))
            }
            Action::UseExemption => "Show your tax exemption instead of paying".into(),
            Action::Move { double } => self.label_move(seat, double),
            Action::Buy => self.label_buy(seat),
            Action::Decline => self.label_decline(),
            Action::HoldAuction => "Hold an auction among the others".into(),
            Action::Bid { amount } => format!("Bid {}", rubles(amount)),
            Action::Pass => "Pass, for good".into(),
            Action::EnterCentre => {
                format!("Enter the centre; {CENTRE_EXIT} of three dice to leave")
            }
            Action::Name { square } => self.label_name(seat, square),
            Action::TurnRacketeer => "Turn racketeer".into(),
            Action::StopRacket => "Stop being a racketeer".into(),
            Action::Build { lot } => self.label_build(seat, lot),
            Action::BuildGroup { group } => format!(
                "Build one step on all of {} for {}, {}",
                group_name(group),
                rubles(step_price(group)),
                self.after_spending(seat, step_price(group))
            ),
            Action::SellBuilding { lot } => format!(
                "Sell the {} of {} for {}",
                stage_name(self.stages.of(lot)),
                lot.name(),
                rubles(lot.development())
            ),
            Action::SellGroupBuildings { group } => format!(
                "Sell one step on all of {} for {}",
                group_name(group),
                rubles(step_price(group))
            ),
            Action::Mortgage { lot } => {
                format!("Mortgage {} for {}", lot.name(), rubles(lot.half_price()))
            }
            Action::Redeem { lot } => format!(
                "Redeem {} for {}, leaves you {}",
                lot.name(),
                rubles(redemption(lot)),
                rubles(cash - redemption(lot))
            ),
            Action::SellLot { lot } => {
                format!("Sell {} to the bank for {}", lot.name(), rubles(self.sale_price(lot)))
            }
            Action::Offer { to, .. } => {
                let (gives, gets) = crate::turn::bundles(action);
                format!("Offer {} {} for {}", names.of(to), bundle(&gives), bundle(&gets))
            }
            Action::OfferVacant { to, lots, price } => {
                format!("Offer {} {} for {}", names.of(to), lot_names(lots), rubles(price))
            }
            Action::OfferForToken { to, price } => {
                format!("Offer {} {} for a red token", names.of(to), rubles(price))
            }
            Action::Accept => self.label_accept(seat),
            Action::Counter { .. } => {
                let (gives, gets) = crate::turn::bundles(action);
                format!("Counter: {} for {}", bundle(&gives), bundle(&gets))
            }
            Action::CounterPrice { price } => format!("Counter: {}", rubles(price)),
            Action::Repay { amount } => {
                format!("Repay {}, leaves you {}", rubles(amount), rubles(cash - amount))
            }
            Action::Leave => "Leave the game; your property is free again".into(),
        }
    }

    fn label_throw(&self, seat: Seat, dice: u8) -> String {
        if self.player(seat).place == Place::Centre {
            return format!("Throw three dice: {CENTRE_EXIT} or more leaves the centre");
        }
        if self.is_held_by_tax(seat) {
            return format!("Throw three dice: {TAX_EXIT} or more leaves the Tax Service");
        }
        match dice {
            1 => "Throw one die".into(),
            2 => "Throw two dice".into(),
            _ => "Throw three dice".into(),
        }
    }

    fn label_move(&self, seat: Seat, double: bool) -> String {
        let Phase::Doubling { sum } = self.phase else { return "Move".into() };
        let steps = if double { 2 * sum } else { sum };
        let to = self.square_of(seat).forward(steps);
        format!("Move {steps} squares to {}", self.outlook(seat, to, "yours"))
    }

    fn label_name(&self, seat: Seat, square: Square) -> String {
        let piece = match self.phase {
            Phase::Naming { piece, .. } => piece,
            _ => seat,
        };
        let own = if piece == seat { "yours" } else { "their own" };
        format!("{} {}", square.index(), self.outlook(piece, square, own))
    }

    fn label_buy(&self, seat: Seat) -> String {
        let Some(lot) = self.lot_at_stake() else { return "Buy".into() };
        let token = if lot.kind() == SquareKind::StateEnterprise { " and a red token" } else { "" };
        let price = lot.price();
        let after = self.after_spending(seat, price);
        format!("Buy {} for {}{token}, {after}", lot.name(), rubles(price))
    }

    fn label_decline(&self) -> String {
        if self.offer.is_some() {
            return "Decline".into();
        }
        match self.phase {
            Phase::Purchase { lot, .. } => format!("Do not buy {}", lot.name()),
            Phase::Banker { .. } => "Keep it with the bank".into(),
            Phase::Centre { .. } => "Stay outside".into(),
            Phase::Racket { .. } => "Stay honest".into(),
            _ => "Decline".into(),
        }
    }

    fn label_accept(&self, seat: Seat) -> String {
        let Some(offer) = self.offer_view() else { return "Accept".into() };
        let (gives, gets) = sides(&offer, seat);
        format!("Accept: give {}, get {}", bundle(gives), bundle(gets))
    }

    fn label_build(&self, seat: Seat, lot: Lot) -> String {
        let price = lot.development();
        let next = crate::board::next_stage(self.stages.of(lot)).unwrap_or(Stage::Enterprise);
        format!(
            "Build the {} of {} for {} (rent {}), {}",
            stage_name(next),
            lot.name(),
            rubles(price),
            rubles(lot.rent_at(next)),
            self.after_spending(seat, price)
        )
    }

    /// A square, and what would happen there to this seat, with the word for its own property.
    fn outlook(&self, seat: Seat, square: Square, own: &str) -> String {
        let name = square.name();
        let what = match self.prospect(seat, square) {
            Prospect::Free { amount } => format!("free, {}", rubles(amount)),
            Prospect::Own => own.into(),
            Prospect::Rent { amount } => format!("rent {}", rubles(amount)),
            Prospect::NoRent => "no rent".into(),
            Prospect::Loot { amount } => format!("take {}", rubles(amount)),
            Prospect::Police => "guarded by the police".into(),
            Prospect::Receive { amount } => rubles(amount),
            Prospect::Pay { amount } => rubles(-amount),
            _ => return name.into(),
        };
        format!("{name} ({what})")
    }

    fn label_template(&self, seat: Seat, template: Template, names: Names<'_>) -> String {
        match template {
            Template::Offer(to) => {
                let left = self.offers_left;
                format!("Offer {} a trade ({left} offers left this turn)", names.of(to))
            }
            Template::OfferVacant(to) => {
                format!("Offer {} vacant lots for cash", names.of(to))
            }
            Template::OfferForToken(to) => {
                format!("Offer {} cash for a red token, once", names.of(to))
            }
            Template::Counter => "Make a counter-offer, once".into(),
            Template::CounterPrice => "Name another price, once".into(),
            Template::Bid => format!("Bid, up to {}", rubles(self.spendable(seat))),
            Template::Repay => {
                let owed = self.player(seat).loans.owed();
                format!("Repay loans: you owe {} with interest", rubles(owed))
            }
        }
    }

    fn touched_by(&self, seat: Seat, action: Action) -> Vec<String> {
        match action {
            Action::Build { lot }
            | Action::SellBuilding { lot }
            | Action::Mortgage { lot }
            | Action::Redeem { lot }
            | Action::SellLot { lot } => vec![square_of(lot)],
            Action::BuildGroup { group } | Action::SellGroupBuildings { group } => {
                LotSet::group(group).iter().map(square_of).collect()
            }
            Action::Name { square } => vec![format!("square:{}", square.id())],
            Action::Move { double } => {
                let Phase::Doubling { sum } = self.phase else { return Vec::new() };
                let to = self.square_of(seat).forward(if double { 2 * sum } else { sum });
                vec![format!("square:{}", to.id())]
            }
            Action::Buy | Action::HoldAuction | Action::Bid { .. } => {
                self.lot_at_stake().map(square_of).into_iter().collect()
            }
            Action::Throw { dice } => vec![format!("dice:{dice}")],
            Action::EnterCentre => vec!["centre".into()],
            Action::TurnRacketeer => vec![format!("square:{}", self.square_of(seat).id())],
            Action::UseExemption => vec![format!("card:{}", Kept::TaxExemption.id())],
            Action::Accept => {
                let lots = self.offer_view().map_or(LotSet::EMPTY, |offer| {
                    offer.proposer_gives.lots.or(offer.partner_gives.lots)
                });
                lots.iter().map(square_of).collect()
            }
            _ => Vec::new(),
        }
    }
}

fn square_of(lot: Lot) -> String {
    format!("square:{}", lot.id())
}

pub(crate) fn rubles(amount: Money) -> String {
    format!("{amount} ₽")
}

fn list(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(", ")
}

fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Lot => "bare lot",
        Stage::Office => "office",
        Stage::Department => "department",
        Stage::Enterprise => "head enterprise",
    }
}

fn deck_name(deck: Deck) -> &'static str {
    match deck {
        Deck::Letter => "Letter",
        Deck::Surprise => "Surprise",
        Deck::Risk => "Risk",
    }
}

fn lot_names(lots: LotSet) -> String {
    list(lots.iter().map(|lot| lot.name().to_string()))
}

fn card_names(cards: &KeptCards) -> impl Iterator<Item = String> {
    let counted = Kept::ALL.map(|kept| (kept, cards.count(kept)));
    counted.into_iter().filter(|&(_, count)| count > 0).map(|(kept, count)| match count {
        1 => kept.name().to_string(),
        _ => format!("{count} × {}", kept.name()),
    })
}

/// What one side of a deal gives: `5 000 ₽, Bakery, 1 red token`.
fn bundle(bundle: &Bundle) -> String {
    if bundle.is_nothing() {
        return "nothing".into();
    }
    let cash = (bundle.cash > Money::ZERO).then(|| rubles(bundle.cash));
    let lots = bundle.lots.iter().map(|lot| lot.name().to_string());
    let tokens = (bundle.tokens > 0).then(|| count_tokens(bundle.tokens));
    list(cash.into_iter().chain(lots).chain(tokens).chain(card_names(&bundle.cards)))
}

fn count_tokens(tokens: u8) -> String {
    if tokens == 1 { "1 red token".into() } else { format!("{tokens} red tokens") }
}

/// What a seat would give and get by an offer.
fn sides(offer: &OfferView, seat: Seat) -> (&Bundle, &Bundle) {
    if seat == offer.proposer {
        (&offer.proposer_gives, &offer.partner_gives)
    } else {
        (&offer.partner_gives, &offer.proposer_gives)
    }
}

fn prompt_offer(offer: &OfferView, seat: Seat, names: Names<'_>) -> String {
    let (gives, gets) = sides(offer, seat);
    let other = if seat == offer.proposer { offer.partner } else { offer.proposer };
    let kind = if offer.countered { "A counter-offer" } else { "An offer" };
    format!("{kind} from {}: you give {} and get {}.", names.of(other), bundle(gives), bundle(gets))
}

/// Why something is owed, in words.
fn why(why: Why) -> String {
    match why {
        Why::Rent { lot } => format!("rent for {}", lot.name()),
        Why::Robbery { lot } => format!("to a racketeer at {}", lot.name()),
        Why::Fine { square } => square.name().to_lowercase(),
        Why::Card { .. } => "by a card".into(),
        Why::Collection { .. } => "by a card that all pay".into(),
        Why::Loan => "a loan due".into(),
    }
}

/// What a card does, in words beyond its own text.
pub(crate) fn effect(card: Card) -> String {
    let square = |index: u8| Square::new(index.into()).map_or("?", Square::name);
    match card.data().effect {
        Effect::Money(amount) if amount > 0 => format!("receive {}", rubles(Money::new(amount))),
        Effect::Money(amount) => format!("pay {}", rubles(Money::new(-amount))),
        Effect::FromEachPlayer(amount) => {
            format!("every other player pays {}", rubles(Money::new(amount)))
        }
        Effect::MoveTo(index) => format!("go to {}", square(index)),
        Effect::MoveBy(steps) if steps < 0 => format!("{} squares back", -steps),
        Effect::MoveBy(steps) => format!("{steps} squares forward"),
        Effect::TaxService => "to the Tax Service".into(),
        Effect::MoveToCentre => "may enter the centre".into(),
        Effect::RedToken => "kept, serves as a red token".into(),
        Effect::TaxExemption => "kept, excuses from the Tax Service once".into(),
        Effect::Police => "kept, protects from racketeers".into(),
        Effect::Draw(deck) => format!("draw a {} card", deck_name(deck)),
        Effect::PlaceNeighbour(side) => format!("place the player on the {}", side.id()),
        Effect::SkipTurn => "skip a turn".into(),
        Effect::LoseBuilding(stage) => format!("lose one own {}", stage_name(stage)),
    }
}

/// A letter for each seat, as on the board.
fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

fn headline(view: &View, names: Names<'_>) -> String {
    let round = match view.agreed.rounds {
        0 => format!("Round {}.", view.round),
        rounds => format!("Round {} of {rounds}.", view.round.min(rounds)),
    };
    let now = match &view.offer {
        Some(offer) => {
            format!(
                "{} has to answer: {} would give {}, {} {}.",
                names.of(offer.answers),
                names.of(offer.proposer),
                bundle(&offer.proposer_gives),
                names.of(offer.partner),
                bundle(&offer.partner_gives)
            )
        }
        None => moment_in_words(&view.moment, names),
    };
    format!("{round} {now}")
}

fn moment_in_words(moment: &Moment, names: Names<'_>) -> String {
    let who = |seat: &Seat| names.of(*seat);
    match moment {
        Moment::LayingTokens { left } => format!("{left} red tokens are to be laid."),
        Moment::FirstTurn { .. } => "All throw for the first turn.".into(),
        Moment::Deals { seat, tax: Some(_), .. } => {
            format!("{} is held by the Tax Service.", who(seat))
        }
        Moment::Deals { seat, .. } => format!("{} deals and throws.", who(seat)),
        Moment::Thrown { seat, dice } => format!("{} throws {dice} dice.", who(seat)),
        Moment::Doubling { seat, sum } => {
            format!("{} threw three alike: {sum} or {} squares.", who(seat), 2 * sum)
        }
        Moment::Draw { seat, deck } => format!("{} draws a {} card.", who(seat), deck_name(*deck)),
        Moment::Purchase { seat, lot, .. } => {
            format!("{} may buy {} for {}.", who(seat), lot.name(), rubles(lot.price()))
        }
        Moment::Banker { seat, lot, .. } => {
            format!("{}, the Banker, decides on an auction of {}.", who(seat), lot.name())
        }
        Moment::Auction { lot, best: Some(bid), .. } => {
            format!("Auction of {}: {} bids {}.", lot.name(), who(&bid.seat), rubles(bid.amount))
        }
        Moment::Auction { lot, least, .. } => {
            format!("Auction of {}, from {} up.", lot.name(), rubles(*least))
        }
        Moment::Centre { seat } => format!("{} may enter the centre.", who(seat)),
        Moment::Racket { seat } => format!("{} may turn racketeer.", who(seat)),
        Moment::Naming { seat, piece } => {
            format!("{} names a square for the piece of {}.", who(seat), who(piece))
        }
        Moment::Losing { seat, stage } => {
            format!("{} is about to lose one {}.", who(seat), stage_name(*stage))
        }
        Moment::Debt { debt, missing, .. } => {
            format!(
                "{} owes {} and lacks {}.",
                who(&debt.debtor),
                owed(debt, names),
                rubles(*missing)
            )
        }
        Moment::Over => "The game is over.".into(),
    }
}

/// `12 000 ₽ to Ann (rent for Bakery)`.
fn owed(debt: &Debt, names: Names<'_>) -> String {
    let to = debt.creditor.map_or("the bank", |seat| names.of(seat));
    format!("{} to {to} ({})", rubles(debt.amount), why(debt.why))
}

/// How wide a column of the board is: two of them fit on a terminal of 80.
const COLUMN: usize = 39;
/// How much of a square's name is shown.
const NAME: usize = 16;

/// Both rings in two columns, Start at the top of the left one.
fn show_board(text: &mut String, view: &View) {
    let half = view.squares.len().div_ceil(2);
    for row in 0..half {
        let left = square_line(row, &view.squares[row]);
        let right = view.squares.get(row + half).map(|square| square_line(row + half, square));
        let line = format!("{left:<COLUMN$} {}", right.unwrap_or_default());
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let centre: String = Seat::all(view.players.len())
        .filter(|seat| {
            let player = &view.players[seat.index()];
            player.place == Place::Centre && player.out.is_none()
        })
        .map(letter)
        .collect();
    if !centre.is_empty() {
        let _ = writeln!(text, "In the centre: {centre}");
    }
    let rings = view.squares.iter().take_while(|square| !square.inner).count();
    let _ = writeln!(
        text,
        "Rings: outer 0 to {}, inner {rings} to {}. ● red token. Free lots show their price,\n\
         others rent and owner; -o office, -d department, -e enterprise, -m mortgaged.",
        rings - 1,
        view.squares.len() - 1
    );
}

/// One square: number, red token, name, price or rent, owner and stage, pieces.
fn square_line(number: usize, square: &SquareView) -> String {
    let token = if square.token { '●' } else { ' ' };
    let name = shortened(square.name, NAME);
    let (amount, status) = square_status(square);
    let pieces: String = square.pieces.iter().map(letter).collect();
    let line = format!("{number:>2}{token}{name:<NAME$} {amount:>7} {status:<3} {pieces}");
    line.trim_end().to_string()
}

fn shortened(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_string();
    }
    let kept: String = name.chars().take(most - 1).collect();
    format!("{}…", kept.trim_end())
}

fn square_status(square: &SquareView) -> (String, String) {
    let Some(lot) = &square.lot else {
        return (square.amount.map_or(String::new(), |amount| amount.to_string()), String::new());
    };
    let Some(owner) = lot.owner else { return (lot.price.to_string(), String::new()) };
    let stage = match lot.stage {
        _ if lot.mortgaged => "-m",
        Stage::Lot => "",
        Stage::Office => "-o",
        Stage::Department => "-d",
        Stage::Enterprise => "-e",
    };
    let rent = lot.rent.map_or(Money::ZERO, Rent::amount);
    (rent.to_string(), format!("{}{stage}", letter(owner).to_ascii_lowercase()))
}

fn show_players(text: &mut String, view: &View, names: Names<'_>) {
    let _ = writeln!(text, "   {:<16} {:>9} {:>9}  place", "Players", "cash", "wealth");
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        let mark = if view.on_turn == seat && player.out.is_none() { '►' } else { ' ' };
        let name: String = names.of(seat).chars().take(16).collect();
        let place = match player.place {
            _ if player.out.is_some() => "out",
            Place::Square(square) => square.name(),
            Place::Centre => "in the centre",
        };
        let _ = writeln!(
            text,
            "{mark}{} {name:<16} {:>9} {:>9}  {place}{}",
            letter(seat),
            player.cash.to_string(),
            player.wealth.to_string(),
            if view.banker == Some(seat) { ", Banker" } else { "" }
        );
        let notes = notes(player);
        if !notes.is_empty() {
            let _ = writeln!(text, "     {}", notes.join("; "));
        }
    }
}

fn notes(player: &PlayerView) -> Vec<String> {
    let mut notes = Vec::new();
    if player.laps > 0 {
        notes.push(format!("laps {}", player.laps));
    }
    if player.dividends > Money::ZERO {
        notes.push(format!("dividends {} a lap", rubles(player.dividends)));
    }
    for (laps, owed) in (1..).zip(player.loans).filter(|(_, owed)| *owed > Money::ZERO) {
        notes.push(match laps {
            1 => format!("owes {} at the next lap", rubles(owed)),
            _ => format!("owes {} in {laps} laps", rubles(owed)),
        });
    }
    if player.tokens > 0 {
        notes.push(count_tokens(player.tokens));
    }
    notes.extend(card_names(&player.kept));
    if let Some(left) = player.racket_laps_left {
        notes.push(match left {
            0 => "racketeer, may stop".into(),
            1 => "racketeer, 1 lap to go".into(),
            left => format!("racketeer, {left} laps to go"),
        });
    }
    match player.skips {
        0 => {}
        1 => notes.push("skips a turn".into()),
        skips => notes.push(format!("skips {skips} turns")),
    }
    notes
}

fn show_decks(text: &mut String, view: &View) {
    let decks = view
        .decks
        .iter()
        .map(|deck| format!("{} {} ({} unseen)", deck_name(deck.deck), deck.cards, deck.unseen));
    let _ = writeln!(text, "Decks: {}.", list(decks));
}

fn dice_faces(dice: &Dice) -> String {
    dice.faces().iter().map(u8::to_string).collect::<Vec<_>>().join("-")
}

fn tell(event: &Event, names: Names<'_>) -> String {
    let who = |seat: &Seat| names.of(*seat);
    match event {
        Event::TokenLaid { square } => format!("A red token is laid on {}.", square.name()),
        Event::ThrewForFirst { seat, dice } => {
            format!("{} throws {} for the first turn.", who(seat), dice.sum())
        }
        Event::FirstTied { sum } => format!("Several threw {sum}; they throw again."),
        Event::First { seat } => format!("{} has the first turn.", who(seat)),
        Event::TurnBegan { seat, round } => format!("— {}: round {round} —", who(seat)),
        Event::Skipped { seat, .. } => format!("{} skips a turn.", who(seat)),
        Event::WillSkip { seat, turns: 1 } => {
            format!("{} will skip the next turn.", who(seat))
        }
        Event::WillSkip { seat, turns } => {
            format!("{} will skip the next {turns} turns.", who(seat))
        }
        Event::Ended { last_left: true } => "Only one player is left.".into(),
        Event::Ended { last_left: false } => "The agreed rounds are over.".into(),
        Event::Threw { seat, dice } if dice.faces().len() == 1 => {
            format!("{}: threw {}.", who(seat), dice.sum())
        }
        Event::Threw { seat, dice } => {
            format!("{}: threw {} = {}.", who(seat), dice_faces(dice), dice.sum())
        }
        Event::HeldBack { seat, sum, needed } => {
            format!("{}: {sum} is less than {needed}; the piece stays.", who(seat))
        }
        Event::Walked { seat, from, path, back } => {
            let way = if *back { "back " } else { "" };
            let to = path.last().unwrap_or(from);
            let squares = if path.len() == 1 { "square" } else { "squares" };
            format!("{}: walks {way}{} {squares} to {}.", who(seat), path.len(), to.name())
        }
        Event::Placed { seat, to, .. } => format!("{}: is put on {}.", who(seat), to.name()),
        Event::Lap { seat, laps, dividends } => {
            format!("{}: completes lap {laps}; dividends {}.", who(seat), rubles(*dividends))
        }
        Event::CrossedAgain { seat } => {
            format!("{}: crosses Start again, which counts for nothing.", who(seat))
        }
        Event::TokenTaken { seat, square } => {
            format!("{}: takes the red token on {}.", who(seat), square.name())
        }
        Event::TokenSpent { seat, card: false } => format!("{}: spends a red token.", who(seat)),
        Event::TokenSpent { seat, card: true } => {
            format!("{}: spends a red-token card.", who(seat))
        }
        Event::Drew { seat, deck, text, effect, .. } => {
            format!("{}: draws {}: “{text}” ({effect})", who(seat), deck_name(*deck))
        }
        Event::CardReturned { seat, kept } => {
            format!("{}: puts a {} card under its deck.", who(seat), kept.name())
        }
        Event::NothingToLose { seat, stage } => {
            format!("{}: has no {} to lose.", who(seat), stage_name(*stage))
        }
        Event::BuildingLost { seat, lot, stage } => {
            format!("{}: loses the {} of {}.", who(seat), stage_name(*stage), lot.name())
        }
        Event::Charged { seat, square, amount } if amount.is_negative() => {
            format!("{}: {}, {} to pay.", who(seat), square.name(), rubles(-*amount))
        }
        Event::Charged { seat, square, amount } => {
            format!("{}: {}, receives {}.", who(seat), square.name(), rubles(*amount))
        }
        Event::TaxPaid { seat, exempt: true } => {
            format!("{}: shows an exemption to the Tax Service.", who(seat))
        }
        Event::TaxPaid { seat, exempt: false } => {
            format!("{}: pays the Tax Service {}.", who(seat), rubles(TAX))
        }
        Event::EnteredCentre { seat } => format!("{}: enters the centre.", who(seat)),
        Event::TurnedRacketeer { seat } => format!("{}: turns racketeer.", who(seat)),
        Event::StoppedRacket { seat } => format!("{}: is a racketeer no more.", who(seat)),
        Event::NewBanker { seat } => format!("{} is the Banker now.", who(seat)),
        Event::Left { seat } => format!("{} leaves; the property is free again.", who(seat)),
        Event::Bought { seat, lot, price } => {
            format!("{}: buys {} for {}.", who(seat), lot.name(), rubles(*price))
        }
        Event::Declined { seat, lot } => format!("{}: does not buy {}.", who(seat), lot.name()),
        Event::NotOffered { seat, lot } => {
            format!("{}, the Banker: keeps {} with the bank.", who(seat), lot.name())
        }
        Event::AuctionOpened { lot, opening } => {
            format!("Auction of {}, from {} up.", lot.name(), rubles(*opening))
        }
        Event::Bid { seat, amount } => format!("{}: bids {}.", who(seat), rubles(*amount)),
        Event::Passed { seat } => format!("{}: passes.", who(seat)),
        Event::Sold { seat, lot, price } => {
            format!("{}: wins {} for {}.", who(seat), lot.name(), rubles(*price))
        }
        Event::Unsold { lot } => format!("Nobody bids; {} stays with the bank.", lot.name()),
        Event::NoRent { seat, lot, mortgaged: true } => {
            format!("{}: {} is mortgaged, nothing happens.", who(seat), lot.name())
        }
        Event::NoRent { seat, lot, mortgaged: false } => {
            format!("{}: no rent for {}, the group is not full.", who(seat), lot.name())
        }
        Event::RentDue { seat, owner, lot, stage, multiple, rent } => {
            format!(
                "{}: owes {} rent to {} for {} ({}{}).",
                who(seat),
                rubles(*rent),
                who(owner),
                lot.name(),
                stage_name(*stage),
                match multiple {
                    Multiple::Once => "",
                    Multiple::Double => ", doubled",
                    Multiple::Triple => ", tripled",
                }
            )
        }
        Event::Borrowed { seat, sum, owed } => {
            format!("{}: borrows {}, owes {}.", who(seat), rubles(*sum), rubles(*owed))
        }
        Event::Repaid { seat, amount } => {
            format!("{}: repays {} of loans.", who(seat), rubles(*amount))
        }
        Event::LoanDue { seat, amount } => {
            format!("{}: a loan of {} with interest is due.", who(seat), rubles(*amount))
        }
        Event::Built { seat, lot, stage, price } => {
            let stage = stage_name(*stage);
            format!("{}: builds the {stage} of {} for {}.", who(seat), lot.name(), rubles(*price))
        }
        Event::BuildingSold { seat, lot, stage, price } => {
            let stage = stage_name(*stage);
            format!("{}: sells the {stage} of {} for {}.", who(seat), lot.name(), rubles(*price))
        }
        Event::Mortgaged { seat, lot, sum } => {
            format!("{}: mortgages {} for {}.", who(seat), lot.name(), rubles(*sum))
        }
        Event::Redeemed { seat, lot, sum } => {
            format!("{}: redeems {} for {}.", who(seat), lot.name(), rubles(*sum))
        }
        Event::SoldToBank { seat, lot, price } => {
            format!("{}: sells {} to the bank for {}.", who(seat), lot.name(), rubles(*price))
        }
        Event::Offered { seat, to, gives, gets, .. } => {
            format!("{}: offers {} {} for {}.", who(seat), who(to), bundle(gives), bundle(gets))
        }
        Event::Countered { seat, to, gives, gets } => {
            format!(
                "{}: counters, {} to {} for {}.",
                who(seat),
                bundle(gives),
                who(to),
                bundle(gets)
            )
        }
        Event::Traded { seat, partner, gave, got } => {
            format!("{} gives {}, {} gives {}.", who(seat), bundle(gave), who(partner), bundle(got))
        }
        Event::OfferDeclined { seat } => format!("{}: declines.", who(seat)),
        Event::Robbed { seat, owner, lot, amount } if *amount == Money::ZERO => {
            format!("{}: finds nothing to take from {} at {}.", who(seat), who(owner), lot.name())
        }
        Event::Robbed { seat, owner, lot, amount } => {
            format!(
                "{}: takes {} from {} at {}.",
                who(seat),
                rubles(*amount),
                who(owner),
                lot.name()
            )
        }
        Event::Caught { seat, owner, lot, lost } => format!(
            "{}: meets the police of {} at {} and loses {}.",
            who(seat),
            who(owner),
            lot.name(),
            rubles(*lost)
        ),
        Event::InDebt { debt, .. } => {
            format!("{}: owes {} and has to raise it.", who(&debt.debtor), owed(debt, names))
        }
        Event::DebtPaid { debt } => {
            format!("{}: pays {}.", who(&debt.debtor), owed(debt, names))
        }
        Event::Bankrupt { debt, paid } => format!(
            "{} is bankrupt: owed {}, could pay {}.",
            who(&debt.debtor),
            owed(debt, names),
            rubles(*paid)
        ),
    }
}
