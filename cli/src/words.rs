//! Things of the engine in words.

use kontor_engine::game::{Next, Standing};
use kontor_engine::ledger::{Account, Posting};
use kontor_engine::listed::Names;
use kontor_engine::money::Money;
use kontor_engine::seat::{SeatSet, Viewer};
use kontor_engine::setup::Info;
use kontor_engine::table::Happened;

use crate::columns::aligned;
use crate::paint::FAINT;
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

/// What happened in a step, as the viewer may know it.
pub fn happened(step: &[Happened], viewer: Viewer, names: Names<'_>, info: &Info) -> Vec<Line> {
    step.iter()
        .filter_map(|one| match one {
            Happened::Event(event) => event.told(viewer, names).map(Line::Event),
            Happened::Posting(money) => Some(Line::Money(posting(money, names, info))),
        })
        .collect()
}

/// Money that moved: `Ann pays 14 ƒ to the bank: tokens bought (M12)`.
fn posting(posting: &Posting, names: Names<'_>, info: &Info) -> String {
    let Posting { from, to, amount, reason, rule } = *posting;
    let what = format!("{amount} {}", info.currency);
    let why = format!("{reason} ({rule})");
    match (from, to) {
        (Account::Bank(bank), Account::Seat(seat)) => {
            format!("{} gets {what} from {}: {why}", names.of(seat), the_bank(bank, info))
        }
        _ => {
            let [from, to] = [from, to].map(|side| account(side, names, info));
            format!("{from} pays {what} to {to}: {why}")
        }
    }
}

fn account<'a>(account: Account, names: Names<'a>, info: &Info) -> &'a str {
    match account {
        Account::Seat(seat) => names.of(seat),
        Account::Bank(bank) => the_bank(bank, info),
    }
}

fn the_bank(bank: u8, info: &Info) -> &'static str {
    info.banks.get(usize::from(bank)).unwrap_or(&"the bank")
}

/// Text from outside, with what could upset a terminal replaced.
pub fn printable(text: &str) -> String {
    text.replace(char::is_control, "\u{fffd}")
}

/// Who goes on.
pub fn next(next: Next, names: Names<'_>) -> String {
    match next {
        Next::Over => "nobody: the game is over".to_string(),
        Next::Chance => "chance".to_string(),
        Next::Seats(seats) => listed(seats, names, "or"),
    }
}

/// Who won: `Ann and Bo share the win`.
pub fn winning(winners: SeatSet, names: Names<'_>) -> String {
    match winners.len() {
        0 => "nobody won".to_string(),
        1 => format!("{} won", listed(winners, names, "and")),
        _ => format!("{} share the win", listed(winners, names, "and")),
    }
}

fn listed(seats: SeatSet, names: Names<'_>, last: &str) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| names.of(seat)).collect();
    match names.split_last() {
        Some((end, start)) if !start.is_empty() => format!("{} {last} {end}", start.join(", ")),
        _ => names.concat(),
    }
}

/// How the seats stand, a line each: in the order of their places if the game is over.
pub fn standing(standing: &Standing, names: Names<'_>, info: &Info) -> String {
    let places = standing.places.as_deref();
    let mut rows: Vec<(u8, Vec<String>)> = names
        .0
        .iter()
        .zip(&standing.wealth)
        .enumerate()
        .map(|(seat, (name, wealth))| {
            let place = places.and_then(|places| places.get(seat)).copied().unwrap_or(0);
            let name = if place > 0 { format!("  {place}. {name}") } else { format!("  {name}") };
            (place, vec![name, money(*wealth, info)])
        })
        .collect();
    rows.sort_by_key(|&(place, _)| place);
    aligned(&rows.into_iter().map(|(_, row)| row).collect::<Vec<_>>())
}

fn money(wealth: Option<Money>, info: &Info) -> String {
    wealth.map_or("hidden".to_string(), |wealth| format!("{wealth} {}", info.currency))
}

#[cfg(test)]
mod tests {
    use kontor_engine::refusal::Rule;
    use kontor_engine::seat::Seat;

    use super::*;

    const ANN: Seat = Seat::new(0).unwrap();
    const BO: Seat = Seat::new(1).unwrap();

    fn names() -> Vec<String> {
        ["Ann", "Bo", "Cy"].map(String::from).to_vec()
    }

    #[test]
    fn money_moves_in_words() {
        let names = names();
        let in_game = |game: &str, from: Account, to: Account| {
            let info = kontor_games::find(game).unwrap().info();
            let amount = Money::new(14);
            let money = Posting { from, to, amount, reason: "rent", rule: Rule("K20") };
            posting(&money, Names(&names), info).replace(info.currency, "¤")
        };
        let say = |from: Account, to: Account| in_game("mercurius", from, to);
        assert_eq!(say(ANN.into(), BO.into()), "Ann pays 14 ¤ to Bo: rent (K20)");
        assert_eq!(say(ANN.into(), Account::Bank(0)), "Ann pays 14 ¤ to the bank: rent (K20)");
        assert_eq!(say(Account::Bank(0), BO.into()), "Bo gets 14 ¤ from the bank: rent (K20)");
        assert_eq!(
            in_game("reverse-monopoly", ANN.into(), Account::Bank(1)),
            "Ann pays 14 ¤ to the New Democracy Bank: rent (K20)"
        );
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
        assert_eq!(winning(standing.winners(), Names(&names)), "Bo and Cy share the win");
        let info = kontor_games::find("mercurius").unwrap().info();
        let text = super::standing(&standing, Names(&names), info).replace('\u{2009}', "'");
        let expected = "  1. Bo   1'250 ƒ\n  1. Cy   1'250 ƒ\n  3. Ann     70 ƒ\n";
        assert_eq!(text, expected.replace('ƒ', info.currency));
    }
}
