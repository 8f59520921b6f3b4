//! A run's report as text.

use std::io::Write;

use kontor_bots::statistics::{Quantiles, Share};
use kontor_bots::{Report, Seating};
use kontor_engine::money::Money;
use kontor_engine::setup::Info;

use crate::columns::aligned;
use crate::failure::Failure;
use crate::paint::HEAD;

/// Writes the report.
pub fn write(report: &Report, info: &Info, out: &mut dyn Write) -> Result<(), Failure> {
    write_head(report, info, out)?;
    let seats = report.by_seat.iter().zip(0..).map(|(share, seat)| (format!("seat {seat}"), share));
    write_section("wins by seat", &win_rows(seats), out)?;
    let policies = report.by_policy.iter().map(|policy| (policy.policy.clone(), &policy.share));
    write_section("wins by bot, of the seats it took", &win_rows(policies), out)?;
    write_section("spread", &spread_rows(report, info), out)?;
    let endings = report.endings.iter();
    let rows: Vec<_> =
        endings.map(|ending| vec![format!("  {}", ending.ending), grouped(ending.games)]).collect();
    write_section("how games ended", &rows, out)
}

fn write_head(report: &Report, info: &Info, out: &mut dyn Write) -> Result<(), Failure> {
    let Report { players, seed, .. } = report;
    let games = counted(report.games, "game");
    writeln!(out, "{HEAD}{}{HEAD:#}: {games} of {players} players, seed {seed}", info.name)?;
    let seats = match report.seating {
        Seating::Rotating => "moving on by one seat each game",
        Seating::Kept => "always in the same seats",
    };
    writeln!(out, "bots {}, {seats}", report.bots.join(", "))?;
    let options: Vec<String> =
        report.options.iter().map(|(id, value)| format!("{id}={value}")).collect();
    let options =
        if options.is_empty() { String::new() } else { format!(", {}", options.join(", ")) };
    Ok(writeln!(out, "edition {}{options}", report.edition)?)
}

fn write_section(title: &str, rows: &[Vec<String>], out: &mut dyn Write) -> Result<(), Failure> {
    Ok(write!(out, "\n{HEAD}{title}{HEAD:#}\n{}", aligned(rows))?)
}

fn win_rows<'a>(shares: impl Iterator<Item = (String, &'a Share)>) -> Vec<Vec<String>> {
    let head = ["", "share", "95 % from", "to", "wins", "of"].map(String::from).to_vec();
    [head].into_iter().chain(shares.map(|(name, share)| win_row(&name, share))).collect()
}

fn win_row(name: &str, share: &Share) -> Vec<String> {
    let percent = |part: f64| format!("{:.1} %", part * 100.0);
    // A shared win is counted in parts.
    let wins = match share.wins.fract() {
        0.0 => grouped(share.wins as u64),
        _ => decimal(share.wins, 2),
    };
    vec![
        format!("  {name}"),
        percent(share.share),
        percent(share.low),
        percent(share.high),
        wins,
        grouped(share.of),
    ]
}

fn spread_rows(report: &Report, info: &Info) -> Vec<Vec<String>> {
    let head = ["", "least", "5 %", "25 %", "median", "75 %", "95 %", "most", "mean"];
    let wealth = |of: &str| format!("  wealth in {}, {of}", info.currency);
    let mut rows = vec![
        head.map(String::from).to_vec(),
        spread_row("  steps of a game".to_string(), &report.length),
        spread_row(wealth("all"), &report.wealth),
        spread_row(wealth("winners"), &report.winners_wealth),
    ];
    rows.extend(
        report.by_policy.iter().map(|policy| spread_row(wealth(&policy.policy), &policy.wealth)),
    );
    rows
}

fn spread_row(name: String, spread: &Quantiles) -> Vec<String> {
    let Quantiles { least, p5, p25, median, p75, p95, most, mean } = *spread;
    let figures = [least, p5, p25, median, p75, p95, most].map(|f| Money::new(f).to_string());
    [name].into_iter().chain(figures).chain([decimal(mean, 1)]).collect()
}

/// So many of something: `1 game`, `40 games`.
pub fn counted(count: u64, what: &str) -> String {
    format!("{} {what}{}", grouped(count), if count == 1 { "" } else { "s" })
}

/// A number with so many decimals, its digits in groups of three.
fn decimal(number: f64, places: usize) -> String {
    let text = format!("{:.places$}", number.abs());
    let (whole, decimals) = text.split_once('.').unwrap_or((&text, "0"));
    let sign = if number.is_sign_negative() { "−" } else { "" };
    format!("{sign}{}.{decimals}", grouped(whole.parse().unwrap_or(u64::MAX)))
}

/// A count, its digits in groups of three.
pub fn grouped(count: u64) -> String {
    Money::new(count as i64).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_grouped_like_whole_numbers() {
        assert_eq!(decimal(10057.833, 2), "10\u{2009}057.83");
        assert_eq!(decimal(-46792.5, 1), "−46\u{2009}792.5");
        assert_eq!(decimal(0.25, 1), "0.2");
    }
}
