//! `kontor replay`: a recorded game again, to any step, as anybody saw it; or verified.

use std::io::Write;
use std::path::PathBuf;

use kontor_engine::Text;
use kontor_engine::any::{AnyGame, AnyState};
use kontor_engine::game::Next;
use kontor_engine::listed::Names;
use kontor_engine::record::{Record, Replay, ReplayError, Verified, verify};
use kontor_engine::seat::{Seat, Viewer};
use kontor_texts::Words;
use serde_json::{Value as Json, json};

use crate::failure::Failure;
use crate::games::{edition_of, name_of};
use crate::json::write_json;
use crate::language::spoken;
use crate::paint::{FAINT, GOOD, HEAD};
use crate::recorded;
use crate::refused;
use crate::say::{counted, said};
use crate::words::{self, Line};
use crate::wrap::{columns, fitted, wrapped};

/// Show a recorded game at any step, or verify that it was played fairly
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor replay game.json\n  \
    kontor replay game.json --at 40 --as 0\n  \
    kontor replay game.json --as Ann --json\n  \
    kontor replay game.json --verify\n  \
    kontor replay - < game.json\n\n\
    Seats are counted from 0, as in the record; step 0 is before the first step.")]
pub struct Args {
    /// The record, or - for standard input
    file: PathBuf,

    /// How many steps to play, if not all
    #[arg(long, value_name = "N", value_parser = step, allow_negative_numbers = true)]
    at: Option<usize>,

    /// Who looks: a seat's number, a player's name, `spectator`, or `all` to see everything
    #[arg(long = "as", value_name = "VIEWER", default_value = "spectator")]
    viewer: String,

    /// As JSON
    #[arg(long)]
    json: bool,

    /// Prove that every step is allowed, that all chance came from the seed committed to, and that
    /// the result is true
    #[arg(long, conflicts_with_all = ["at", "viewer"])]
    verify: bool,
}

fn step(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| said("steps-wanted"))
}

/// How many lines of the log are shown.
const LOG_LINES: usize = 12;

/// Replays or verifies the record.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (_, record) = recorded::load(&args.file)?;
    let game = recorded::game_of(&args.file, &record)?;
    let about_file = |what: Text| recorded::about(&args.file, said(what));
    let names = Words::of(game, spoken()).called(&record.seats, &record.bots);
    if args.verify {
        let untrue = |error| about_file(refused::untrue(&error, &names, game));
        let verified = verify(game, &record).map_err(untrue)?;
        return write_verified(&record, game, verified, args.json, out);
    }
    let viewer = viewer(&args.viewer, &record.seats, &names)?;
    let at = step_wanted(args.at, &record)?;
    let unplayable = |error| about_file(refused::unplayable(&error, &names, game));
    let shown = RecordShown::new(game, &record, &names, at, viewer).map_err(unplayable)?;
    if args.json { write_json(&shown.json(), out) } else { shown.write(out) }
}

fn step_wanted(at: Option<usize>, record: &Record) -> Result<usize, Failure> {
    let last = record.steps.len();
    match at {
        Some(at) if at > last => {
            Err(Failure::new(Text::new("no-such-step").with("n", last).with("at", at.to_string())))
        }
        at => Ok(at.unwrap_or(last)),
    }
}

/// Who looks, as a person wrote it: by the number of the seat, the name in the record, or what it is called.
fn viewer(text: &str, recorded: &[String], names: &[String]) -> Result<Viewer, Failure> {
    match text {
        "spectator" => return Ok(Viewer::Spectator),
        "all" => return Ok(Viewer::All),
        _ => {}
    }
    let by_number = text.parse().ok().filter(|&index: &usize| index < names.len());
    let called = recorded.iter().zip(names).enumerate();
    let mut by_name = called.filter(|(_, (name, called))| *name == text || *called == text);
    let index = by_number.or_else(|| match (by_name.next(), by_name.next()) {
        (Some((index, _)), None) => Some(index),
        _ => None,
    });
    index.and_then(Seat::new).map(Viewer::Seat).ok_or_else(|| {
        let seats: Vec<String> =
            names.iter().zip(0..).map(|(name, seat)| format!("{seat} ({name})")).collect();
        let none = Text::new("no-viewer").with("given", text.to_string());
        Failure::new(none.with("seats", seats.join(", ")))
    })
}

/// A record at one of its steps, as somebody sees it.
struct RecordShown<'a> {
    game: &'a dyn AnyGame,
    record: &'a Record,
    /// What those at the table are called.
    names: &'a [String],
    replay: Replay<'a>,
    viewer: Viewer,
    words: &'static Words,
    log: Vec<(usize, Line)>,
}

impl<'a> RecordShown<'a> {
    fn new(
        game: &'a dyn AnyGame,
        record: &'a Record,
        names: &'a [String],
        at: usize,
        viewer: Viewer,
    ) -> Result<RecordShown<'a>, ReplayError> {
        let words = Words::of(game, spoken());
        let mut replay = Replay::new(game, record)?;
        let mut log = Vec::new();
        while replay.at() < at
            && let Some(played) = replay.step()
        {
            let lines = words::happened(&played?, viewer, Names(names), words);
            log.extend(lines.into_iter().map(|line| (replay.at(), line)));
        }
        log.drain(..log.len().saturating_sub(LOG_LINES));
        Ok(RecordShown { game, words, record, names, replay, viewer, log })
    }

    fn state(&self) -> &dyn AnyState {
        self.replay.state()
    }

    fn names(&self) -> Names<'a> {
        Names(self.names)
    }

    fn json(&self) -> Json {
        let log: Vec<Json> = self
            .log
            .iter()
            .map(|(step, line)| json!({"step": step, "text": line.text()}))
            .collect();
        let next = match self.state().next() {
            Next::Over => json!("over"),
            Next::Chance => json!("chance"),
            Next::Seats(seats) => json!({"seats": seats}),
        };
        let viewer = match self.viewer {
            Viewer::Spectator => json!("spectator"),
            Viewer::All => json!("all"),
            Viewer::Seat(seat) => json!(seat),
        };
        json!({
            "game": self.record.game,
            "edition": self.record.edition,
            "options": self.record.options,
            "seats": self.record.seats,
            "steps": self.record.steps.len(),
            "at": self.replay.at(),
            "as": viewer,
            "next": next,
            "standing": self.state().standing(self.viewer),
            "result": self.record.result.as_ref().filter(|_| self.is_at_the_end()),
            "log": log,
            "view": self.state().view(self.viewer),
        })
    }

    fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        self.write_head(out)?;
        if !self.log.is_empty() {
            writeln!(out)?;
            let width = self.replay.at().to_string().len();
            for (step, line) in &self.log {
                let text = line.shown(columns().saturating_sub(width + 2));
                let text = text.replace('\n', &format!("\n{:width$}  ", ""));
                writeln!(out, "{FAINT}{step:>width$}{FAINT:#}  {text}")?;
            }
        }
        let board = self.state().show(self.viewer, self.names(), &self.words.with(self.names()));
        writeln!(out, "\n{}", fitted(board.trim_end(), columns()))?;
        if self.state().next() == Next::Over {
            let standing = self.state().standing(self.viewer);
            write!(out, "\n{}", words::standing(&standing, self.names(), self.words))?;
        }
        Ok(())
    }

    fn write_head(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let Record { edition, steps, .. } = self.record;
        let viewer = match self.viewer {
            Viewer::Spectator => Text::new("as-spectator"),
            Viewer::All => Text::new("as-all"),
            Viewer::Seat(seat) => {
                Text::new("as-seat").with("who", self.names().of(seat).to_string())
            }
        };
        let edition = edition_of(self.game, edition);
        writeln!(out, "{HEAD}{}{HEAD:#}, {edition}, {}", name_of(self.game), said(viewer))?;
        let players: Vec<String> =
            self.names.iter().zip(0..).map(|(name, seat)| format!("{seat} {name}")).collect();
        let at = Text::new("step-of").with("at", self.replay.at().to_string());
        let rows = [
            ("head-players", players.join(", ")),
            ("head-step", said(at.with("all", steps.len().to_string()))),
            ("head-next", words::next(self.state().next(), self.names())),
            ("head-result", self.result()),
        ]
        .map(|(head, value)| (said(head), value));
        let width = rows.iter().map(|(head, _)| head.chars().count()).max().unwrap_or(0);
        for (head, value) in rows {
            let line = format!("{head:<width$}  {value}");
            let lines = wrapped(&line, columns(), width + 2, |word| word.chars().count());
            writeln!(out, "{}", lines.join("\n"))?;
        }
        Ok(())
    }

    /// Whether all of the record has been played: what comes later is not told before.
    fn is_at_the_end(&self) -> bool {
        self.replay.at() == self.record.steps.len()
    }

    fn result(&self) -> String {
        if !self.is_at_the_end() {
            return said("result-not-yet");
        }
        let Some(result) = &self.record.result else { return said("not-finished") };
        let first = Seat::all(self.record.seats.len())
            .filter(|seat| result.places.get(seat.index()) == Some(&1))
            .collect();
        let written = result.ending.as_str();
        let id = self.game.info().ending(written).unwrap_or(written);
        words::result(first, words::ending(id, self.words), self.names())
    }
}

fn write_verified(
    record: &Record,
    game: &dyn AnyGame,
    verified: Verified,
    as_json: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let steps = record.steps.len();
    if as_json {
        let (outcomes, finished) = (verified.outcomes, verified.finished);
        let json = json!({
            "verified": true,
            "game": record.game,
            "steps": steps,
            "outcomes": outcomes,
            "finished": finished,
            "commitment": record.commitment,
            "known_dice": record.known_dice,
        });
        return write_json(&json, out);
    }
    let [players, steps] =
        [counted("count-players", record.seats.len() as u64), counted("count-steps", steps as u64)];
    let what = format!("{}, {}, {}", name_of(game), said(players), said(steps));
    writeln!(out, "{GOOD}{}{GOOD:#}: {what}", said("verified"))?;
    let result = if verified.finished { "verified-result" } else { "verified-unfinished" };
    for proven in [
        Text::new("verified-steps"),
        Text::new(if record.known_dice { "verified-known" } else { "verified-seed" }),
        counted("verified-chance", verified.outcomes as u64),
        Text::new(result),
    ] {
        writeln!(out, "{}", fitted(&format!("  {}", said(proven)), columns()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats() -> Vec<String> {
        ["Ann", "2", "Cy", "Cy"].map(String::from).to_vec()
    }

    #[test]
    fn viewers_are_seats_names_or_words() {
        let called = ["Ann", "2", "Cy", "Толковый"].map(String::from);
        let read = |text| viewer(text, &seats(), &called).ok();
        let seat = |index| Some(Viewer::Seat(Seat::new(index).unwrap()));
        assert_eq!(read("0"), seat(0));
        assert_eq!(read("Ann"), seat(0));
        assert_eq!(read("2"), seat(2));
        assert_eq!(read("Толковый"), seat(3));
        assert_eq!(read("spectator"), Some(Viewer::Spectator));
        assert_eq!(read("all"), Some(Viewer::All));
        assert_eq!(read("Cy"), None);
        assert_eq!(read("4"), None);
    }
}
