//! The standings of a contest as text.

use std::io::Write;

use kontor_bots::arena::standings::{BotStanding, Interval, Standings};
use kontor_engine::Text;
use kontor_engine::any::AnyGame;

use crate::failure::Failure;
use crate::games::name_of;
use crate::paint::HEAD;
use crate::say::{counted, decimal, grouped, percent, said};
use crate::sim::report::write_section;
use crate::wrap::{columns, fitted};

/// Writes the standings.
pub fn write(
    standings: &Standings,
    game: &dyn AnyGame,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let head = Text::new("arena-head")
        .with("games", counted("count-games", standings.games))
        .with("players", standings.players)
        .with("seatings", counted("arena-seatings", standings.seatings as u64))
        .with("seed", standings.seed.to_string());
    writeln!(out, "{HEAD}{}{HEAD:#}: {}", name_of(game), said(head))?;
    let options = standings.options.iter().map(|(id, value)| format!("{id}={value}"));
    let edition = said(Text::new("of-edition").with("edition", standings.edition.to_string()));
    let line: Vec<String> = std::iter::once(edition).chain(options).collect();
    writeln!(out, "{}", fitted(&line.join(", "), columns()))?;
    let ids = ["arena-rating", "sim-from", "sim-to", "sim-share", "sim-from", "sim-to"];
    let rest = ["arena-fair", "sim-from", "sim-to", "sim-of", "arena-time"];
    let heads = ids.into_iter().chain(rest).map(said::<&'static str>);
    let head: Vec<String> = std::iter::once(String::new()).chain(heads).collect();
    let rows: Vec<Vec<String>> =
        std::iter::once(head).chain(standings.bots.iter().map(row)).collect();
    write_section("arena-ladder", &rows, out)
}

fn row(bot: &BotStanding) -> Vec<String> {
    let three = |of: Interval, places: usize| [of.is, of.low, of.high].map(|f| decimal(f, places));
    let share = [bot.share.share, bot.share.low, bot.share.high];
    let mut row = vec![format!("  {}", bot.bot)];
    row.extend(three(bot.rating, 0));
    row.extend(share.map(|part| percent(part, 1)));
    row.extend(three(bot.fair, 2));
    row.extend([grouped(bot.share.of), decimal(bot.ms_a_move, 3)]);
    row
}
