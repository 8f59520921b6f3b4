//! Things of the engine in words.

use kontor_engine::any::Happened;
use kontor_engine::game::{Next, Standing};
use kontor_engine::ledger::{Account, Posting};
use kontor_engine::listed::Names;
use kontor_engine::money::Money;
use kontor_engine::seat::{SeatSet, Viewer};
use kontor_engine::text::{Arg, Say, Telling, Text};
use kontor_texts::Words;

use crate::columns::aligned;
use crate::paint::FAINT;
use crate::say::said;
use crate::wrap::fitted;

/// One line of a game's log.
#[derive(Clone)]
pub enum Line {
    /// What happened.
    Event(String),
    /// What was paid for it.
    Money(String),
}

impl Line {
    /// The words.
    pub fn text(&self) -> &str {
        match self {
            Line::Event(text) | Line::Money(text) => text,
        }
    }

    /// The words as a terminal shows them, in so many columns.
    pub fn shown(&self, columns: usize) -> String {
        let text = fitted(self.text(), columns);
        match self {
            Line::Event(_) => text,
            Line::Money(_) => format!("{FAINT}{text}{FAINT:#}"),
        }
    }
}

/// What happened in a step, as the viewer may know it. A payment that an event tells of already is not
/// told again.
pub fn happened(step: &[Happened], viewer: Viewer, names: Names<'_>, words: &Words) -> Vec<Line> {
    let say = words.with(names);
    let told = |one: &Happened| match one {
        Happened::Event(event) => event.told(viewer, names),
        Happened::Posting(_) => None,
    };
    let told: Vec<Option<Telling>> = step.iter().map(told).collect();
    let mut sums: Vec<Sums> = told.iter().flatten().map(Sums::of).collect();
    step.iter()
        .zip(&told)
        .filter_map(|(one, told)| match one {
            Happened::Event(_) => told.as_ref().map(|told| Line::Event(told.said(&say))),
            Happened::Posting(money) => {
                let known = sums.iter_mut().any(|sums| sums.tell_of(money));
                (!known).then(|| Line::Money(posting(money, names, words)))
            }
        })
        .collect()
}

/// Whom a line of the log names, and the sums in it that no payment was found for yet.
#[derive(Default)]
struct Sums {
    seats: SeatSet,
    sums: Vec<Money>,
}

impl Sums {
    fn of(told: &Telling) -> Sums {
        let seats = told.by.map_or(SeatSet::EMPTY, SeatSet::one);
        let mut sums = Sums { seats, ..Sums::default() };
        sums.read(&told.text);
        sums
    }

    fn read(&mut self, text: &Text) {
        for (_, arg) in &text.args {
            match arg {
                Arg::Money(sum) => self.sums.push(*sum),
                Arg::Seat(seat) => self.seats = self.seats.with(*seat),
                Arg::Text(text) => self.read(text),
                Arg::List(texts) => texts.iter().for_each(|text| self.read(text)),
                Arg::Number(_) | Arg::Word(_) => {}
            }
        }
    }

    /// Whether the line tells of this payment: it names the sum and one of the two. Each sum stands for
    /// one payment.
    fn tell_of(&mut self, posting: &Posting) -> bool {
        let named = |side: Account| match side {
            Account::Seat(seat) => self.seats.contains(seat),
            Account::Bank(_) => false,
        };
        let at = self.sums.iter().position(|sum| *sum == posting.amount);
        match at {
            Some(at) if named(posting.from) || named(posting.to) => {
                self.sums.swap_remove(at);
                true
            }
            _ => false,
        }
    }
}

/// Money that moved: `Ann pays 14 ƒ to the bank: tokens bought (M12)`.
fn posting(posting: &Posting, names: Names<'_>, words: &Words) -> String {
    let Posting { from, to, amount, reason, rule } = *posting;
    let id = match (from, to) {
        (Account::Bank(_), Account::Seat(_)) => "money-got",
        _ => "money-paid",
    };
    let reason = words.with(names).say(&by_convention("reason", reason));
    let text = Text::new(id).with("sum", words.money(amount)).with("rule", rule.0);
    let [from, to] = [from, to].map(|side| account(side, names, words));
    said(text.with("reason", reason).with("from", from).with("to", to))
}

fn account(account: Account, names: Names<'_>, words: &Words) -> String {
    match account {
        Account::Seat(seat) => names.of(seat).to_string(),
        Account::Bank(bank) => words.with(names).say(&Text::new(format!("bank-{bank}"))),
    }
}

/// The text of a thing of the game, by the id that is due to it by convention.
pub fn by_convention(kind: &str, id: &str) -> Text {
    Text::new(format!("{kind}-{id}").replace([' ', '.', '_'], "-"))
}

/// Text from outside, with what could upset a terminal replaced.
pub fn printable(text: &str) -> String {
    text.replace(char::is_control, "\u{fffd}")
}

/// Who goes on.
pub fn next(next: Next, names: Names<'_>) -> String {
    match next {
        Next::Over => said("next-nobody"),
        Next::Chance => said("next-chance"),
        Next::Seats(seats) => listed(seats, names, "list-or"),
    }
}

/// What ended a game; in the words of old records, where there are no others.
pub fn ending(id: &str, words: &Words) -> String {
    let text = by_convention("ending", id);
    match words.knows(&text.id) {
        true => words.with(Names(&[])).say(&text),
        false => printable(id),
    }
}

/// Who won and by what: `Ann and Bo share the win (the last turns were played)`.
pub fn result(winners: SeatSet, ending: String, names: Names<'_>) -> String {
    let who = listed(winners, names, "list-and");
    said(match winners.len() {
        0 => Text::new("nobody-won").with("ending", ending),
        1 => Text::new("one-won").with("who", who).with("ending", ending),
        _ => Text::new("several-won").with("who", who).with("ending", ending),
    })
}

fn listed(seats: SeatSet, names: Names<'_>, last: &'static str) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| names.of(seat)).collect();
    match names.split_last() {
        Some((end, start)) if !start.is_empty() => {
            said(Text::new(last).with("first", start.join(", ")).with("last", (*end).to_string()))
        }
        _ => names.concat(),
    }
}

/// How the seats stand, a line each: in the order of their places if the game is over.
pub fn standing(standing: &Standing, names: Names<'_>, words: &Words) -> String {
    let places = standing.places.as_deref();
    let mut rows: Vec<(u8, Vec<String>)> = names
        .0
        .iter()
        .zip(&standing.wealth)
        .enumerate()
        .map(|(seat, (name, wealth))| {
            let place = places.and_then(|places| places.get(seat)).copied().unwrap_or(0);
            let name = if place > 0 { format!("  {place}. {name}") } else { format!("  {name}") };
            (place, vec![name, wealth.map_or_else(|| said("hidden"), |sum| words.money(sum))])
        })
        .collect();
    rows.sort_by_key(|&(place, _)| place);
    aligned(&rows.into_iter().map(|(_, row)| row).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use kontor_engine::any::AnyState;
    use kontor_engine::refusal::Rule;
    use kontor_engine::seat::Seat;
    use kontor_engine::shown::What;
    use kontor_engine::{Generator, OptionValue, Setup};
    use serde_json::json;

    use super::*;

    const ANN: Seat = Seat::new(0).unwrap();
    const BO: Seat = Seat::new(1).unwrap();

    fn names() -> Vec<String> {
        ["Ann", "Bo", "Cy"].map(String::from).to_vec()
    }

    fn words(game: &str) -> &'static Words {
        Words::of(kontor_games::find(game).unwrap(), "en")
    }

    #[test]
    fn money_moves_in_words() {
        let names = names();
        let in_game = |game: &str, reason: &'static str, from: Account, to: Account| {
            let amount = Money::new(14);
            let money = Posting { from, to, amount, reason, rule: Rule("K20") };
            posting(&money, Names(&names), words(game)).replace('\u{202f}', " ")
        };
        let say = |from: Account, to: Account| in_game("kommersant", "rent", from, to);
        assert_eq!(say(ANN.into(), BO.into()), "Ann pays 14 ₽ to Bo: rent (K20)");
        assert_eq!(say(ANN.into(), Account::Bank(0)), "Ann pays 14 ₽ to the bank: rent (K20)");
        assert_eq!(say(Account::Bank(0), BO.into()), "Bo gets 14 ₽ from the bank: rent (K20)");
        let democracy = in_game("reverse-monopoly", "auction", ANN.into(), Account::Bank(1));
        assert!(democracy.contains(" to the New Democracy Bank: "), "{democracy}");
        let card = in_game("nano", "salaries-of-a-raider", Account::Bank(1), Account::Bank(0));
        assert!(card.starts_with("the raided asset’s card pays 14 nAn to the bank: "), "{card}");
    }

    /// A table of a game as bots play it, up to a step after which something holds, and what happened in that.
    fn played_until(
        game: &str,
        options: &[(&str, i64)],
        mut holds: impl FnMut(&dyn AnyState, &[Happened]) -> bool,
    ) -> (Box<dyn AnyState>, Vec<Happened>) {
        let game = kontor_games::find(game).unwrap();
        let options = options.iter().map(|&(id, sum)| (id.to_string(), OptionValue::Number(sum)));
        for number in 1..20 {
            let setup = Setup::new(game.info(), None, 3, &options.clone().collect()).unwrap();
            let mut state = game.set_up(&setup).unwrap();
            let mut generator = Generator::from_number(number);
            for _ in 0..3_000 {
                let happened = match state.next() {
                    Next::Over => break,
                    Next::Chance => state.draw(&mut generator).1,
                    Next::Seats(seats) => {
                        let seat = seats.iter().next().unwrap();
                        let action = state.decide("steady", seat, &mut generator).unwrap();
                        state.act(seat, &action).unwrap()
                    }
                };
                if holds(&*state, &happened) {
                    return (state, happened);
                }
            }
        }
        panic!("it does not come about");
    }

    fn lines(happened: &[Happened], game: &str) -> (Vec<String>, Vec<String>) {
        let names = names();
        let lines = super::happened(happened, Viewer::Spectator, Names(&names), words(game));
        let plain = |line: &Line| line.text().replace('\u{202f}', " ");
        let (told, paid): (Vec<&Line>, Vec<&Line>) =
            lines.iter().partition(|line| matches!(line, Line::Event(_)));
        (told.into_iter().map(plain).collect(), paid.into_iter().map(plain).collect())
    }

    /// Whether somebody may offer something to another now, and who.
    fn trader(state: &dyn AnyState) -> Option<Seat> {
        let Next::Seats(seats) = state.next() else { return None };
        let offers = |seat: &Seat| {
            state.choices(*seat, Names(&[])).iter().any(|choice| match &choice.what {
                What::Form { base, .. } => base.get("do").is_some_and(|kind| kind == "offer"),
                What::Action { .. } => false,
            })
        };
        seats.iter().find(offers)
    }

    #[test]
    fn a_trade_is_told_once_and_not_as_payments_again() {
        let nothing = json!([]);
        let kommersant = json!({
            "give_lots": nothing, "give_tokens": 0, "give_cards": nothing,
            "get_lots": nothing, "get_tokens": 0, "get_cards": nothing,
        });
        let nano = json!({
            "give_goods": nothing, "give_property": nothing,
            "get_goods": nothing, "get_property": nothing,
        });
        for (game, rest) in [("kommersant", kommersant), ("nano", nano)] {
            let (mut state, _) = played_until(game, &[], |state, _| trader(state).is_some());
            let seat = trader(&*state).unwrap();
            let partner = Seat::new((seat.index() + 1) % 3).unwrap();
            let mut offer = json!({"do": "offer", "to": partner, "give_cash": 7, "get_cash": 4});
            offer.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
            state.act(seat, &offer).unwrap();
            let traded = state.act(partner, &json!({"do": "accept"})).unwrap();
            let (told, paid) = lines(&traded, game);
            assert!(told.iter().any(|line| line.contains('7') && line.contains('4')), "{told:?}");
            assert_eq!(paid, [""; 0], "{game}: {told:?}");
        }
    }

    #[test]
    fn a_purchase_on_credit_is_told_once_and_not_as_payments_again() {
        let on_credit = |_: &dyn AnyState, happened: &[Happened]| {
            let (told, _) = lines(happened, "kommersant");
            told.iter().any(|line| line.contains(": borrows "))
                && told.iter().any(|line| line.contains(": buys ") || line.contains(": wins "))
        };
        let (_, happened) = played_until("kommersant", &[("capital", 60_000)], on_credit);
        let (told, paid) = lines(&happened, "kommersant");
        assert_eq!(paid, [""; 0], "{told:?}");
    }

    #[test]
    fn workers_who_are_hired_are_told_with_their_price_and_not_as_a_payment_again() {
        let hires = |line: &String| line.contains(": hires ");
        let (_, happened) =
            played_until("nano", &[], |_, happened| lines(happened, "nano").0.iter().any(hires));
        let (told, paid) = lines(&happened, "nano");
        let hired = told.iter().find(|line| hires(line)).unwrap();
        assert!(hired.ends_with("0 nAn."), "10 nAn each: {hired}");
        assert_eq!(paid, [""; 0], "{told:?}");
    }

    #[test]
    fn several_may_go_on() {
        let names = names();
        let say = |seats| next(Next::Seats(seats), Names(&names));
        assert_eq!(say(SeatSet::one(BO)), "Bo");
        assert_eq!(say(SeatSet::first(2)), "Ann or Bo");
        assert_eq!(say(SeatSet::first(3)), "Ann, Bo or Cy");
    }

    #[test]
    fn places_stand_in_order() {
        let names = names();
        let wealth = [70, 1250, 1250].map(|units| Some(Money::new(units)));
        let standing = Standing {
            wealth: wealth.into_iter().collect(),
            places: Some(Standing::places_by(&wealth)),
            ending: Some("end"),
        };
        let said = result(standing.winners(), "the end".to_string(), Names(&names));
        assert_eq!(said, "Bo and Cy share the win (the end)");
        let text = super::standing(&standing, Names(&names), words("kommersant"));
        let expected = "  1. Bo   1'250'₽\n  1. Cy   1'250'₽\n  3. Ann     70'₽\n";
        assert_eq!(text.replace('\u{202f}', "'"), expected);
    }
}
