//! A run's report as text.

use std::io::Write;

use kontor_bots::report::Ending;
use kontor_bots::statistics::{Quantiles, Share};
use kontor_bots::{Report, Seating};
use kontor_engine::any::AnyGame;
use kontor_engine::money::Money;
use kontor_engine::{Names, Say, Text};
use kontor_texts::Words;

use crate::columns::{aligned, stacked};
use crate::failure::Failure;
use crate::games::name_of;
use crate::language::spoken;
use crate::paint::HEAD;
use crate::say::{counted, decimal, grouped, percent, said};
use crate::words;
use crate::wrap::{columns, fitted, has_room};

/// Writes the report.
pub fn write(report: &Report, game: &dyn AnyGame, out: &mut dyn Write) -> Result<(), Failure> {
    let words = Words::of(game, spoken());
    write_head(report, game, out)?;
    let seat = |seat: usize| said(Text::new("sim-seat").with("seat", seat.to_string()));
    let seats = report.by_seat.iter().zip(0..).map(|(share, at)| (seat(at), share));
    write_section("sim-by-seat", &win_rows(seats), out)?;
    let policies = report.by_policy.iter().map(|policy| (policy.policy.clone(), &policy.share));
    write_section("sim-by-bot", &win_rows(policies), out)?;
    write_section("sim-spread", &spread_rows(report, words), out)?;
    let row = |ending: &Ending| {
        vec![format!("  {}", words::ending(ending.ending, words)), grouped(ending.games)]
    };
    let rows: Vec<_> = report.endings.iter().map(row).collect();
    write_section("sim-endings", &rows, out)
}

fn write_head(report: &Report, game: &dyn AnyGame, out: &mut dyn Write) -> Result<(), Failure> {
    let head = Text::new("sim-head")
        .with("games", counted("count-games", report.games))
        .with("players", report.players)
        .with("seed", report.seed.to_string());
    writeln!(out, "{HEAD}{}{HEAD:#}: {}", name_of(game), said(head))?;
    let bots = Text::new(match report.seating {
        Seating::Rotating => "sim-bots-rotating",
        Seating::Kept => "sim-bots-kept",
    });
    let bots = said(bots.with("bots", report.bots.join(", ")));
    writeln!(out, "{}", fitted(&bots, columns()))?;
    let options = report.options.iter().map(|(id, value)| format!("{id}={value}"));
    let edition = said(Text::new("of-edition").with("edition", report.edition.to_string()));
    let line: Vec<String> = std::iter::once(edition).chain(options).collect();
    Ok(writeln!(out, "{}", fitted(&line.join(", "), columns()))?)
}

pub fn write_section(
    title: &'static str,
    rows: &[Vec<String>],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let table = aligned(rows);
    let fits = table.lines().all(|line| has_room(line.chars().count()));
    // A table that is wider than the terminal would be broken by it in the middle of its figures.
    let table = if fits { table } else { stacked(rows) };
    Ok(write!(out, "\n{HEAD}{}{HEAD:#}\n{table}", said(title))?)
}

fn win_rows<'a>(shares: impl Iterator<Item = (String, &'a Share)>) -> Vec<Vec<String>> {
    let heads = ["sim-share", "sim-from", "sim-to", "sim-wins", "sim-of"].map(said::<&'static str>);
    let head = std::iter::once(String::new()).chain(heads).collect();
    [head].into_iter().chain(shares.map(|(name, share)| win_row(&name, share))).collect()
}

fn win_row(name: &str, share: &Share) -> Vec<String> {
    // A shared win is counted in parts.
    let wins = match share.wins.fract() {
        0.0 => grouped(share.wins as u64),
        _ => decimal(share.wins, 2),
    };
    vec![
        format!("  {name}"),
        percent(share.share, 1),
        percent(share.low, 1),
        percent(share.high, 1),
        wins,
        grouped(share.of),
    ]
}

fn spread_rows(report: &Report, words: &Words) -> Vec<Vec<String>> {
    let [least, median, most, mean] =
        ["sim-least", "sim-median", "sim-most", "sim-mean"].map(said::<&'static str>);
    let [p5, p25, p75, p95] = [0.05, 0.25, 0.75, 0.95].map(|part| percent(part, 0));
    let sign = words.with(Names(&[])).say(&Text::new("currency"));
    let wealth = |of: String| {
        let text = Text::new("sim-wealth").with("sign", sign.clone()).with("of", of);
        format!("  {}", said(text))
    };
    let mut rows = vec![
        vec![String::new(), least, p5, p25, median, p75, p95, most, mean],
        spread_row(format!("  {}", said("sim-steps")), &report.length),
        spread_row(wealth(said("sim-all")), &report.wealth),
        spread_row(wealth(said("sim-winners")), &report.winners_wealth),
    ];
    rows.extend(
        report
            .by_policy
            .iter()
            .map(|policy| spread_row(wealth(policy.policy.clone()), &policy.wealth)),
    );
    rows
}

fn spread_row(name: String, spread: &Quantiles) -> Vec<String> {
    let Quantiles { least, p5, p25, median, p75, p95, most, mean } = *spread;
    let figures = [least, p5, p25, median, p75, p95, most].map(|f| Money::new(f).to_string());
    [name].into_iter().chain(figures).chain([decimal(mean, 1)]).collect()
}
