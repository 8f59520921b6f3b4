//! `kontor replay`: a recorded game again, to any step, as anybody saw it; or verified.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use kontor_engine::game::Next;
use kontor_engine::listed::Names;
use kontor_engine::record::{LoadError, Record, Replay, ReplayError, Verified, verify};
use kontor_engine::seat::{Seat, Viewer};
use kontor_engine::setup::Info;
use kontor_engine::table::{AnyGame, Table};
use serde_json::{Value as Json, json};

use crate::failure::Failure;
use crate::file::cannot_read;
use crate::json::write_json;
use crate::paint::{FAINT, GOOD, HEAD};
use crate::words::{self, Line};
use crate::wrap::{columns, fitted};

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
    text.parse().map_err(|_| "a number of steps, from 0, is wanted".to_string())
}

/// How many lines of the log are shown.
const LOG_LINES: usize = 12;

/// Replays or verifies the record.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let text = read(&args.file)?;
    let about_file = |what: &dyn std::fmt::Display| {
        let file = args.file.display().to_string();
        Failure::new(format!("{}: {what}", if file == "-" { "standard input" } else { &file }))
    };
    let text = as_text(text).map_err(|error| about_file(&error))?;
    let record = Record::load(&text).map_err(|error| about_file(&error))?;
    let game = kontor_games::find(&record.game).map_err(|refusal| about_file(&refusal))?;
    if args.verify {
        let verified = verify(game, &record).map_err(|error| about_file(&error))?;
        return write_verified(&record, game, verified, args.json, out);
    }
    let viewer = viewer(&args.viewer, &record.seats)?;
    let at = step_wanted(args.at, &record)?;
    let shown = Shown::new(game, &record, at, viewer).map_err(|error| about_file(&error))?;
    if args.json { write_json(&shown.json(), out) } else { shown.write(out) }
}

/// More bytes than a record ever has.
const TOO_LARGE: u64 = 64 << 20;

fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        io::stdin().lock().take(TOO_LARGE).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(TOO_LARGE).read_to_end(&mut bytes))
    };
    match read {
        Ok(size) if size as u64 == TOO_LARGE => {
            Err(Failure::new(format!("{} is larger than any record", path.display())))
        }
        Ok(_) => Ok(bytes),
        Err(error) => Err(Failure::new(cannot_read(path, &error))),
    }
}

/// The bytes as text, or where they stop being any.
fn as_text(bytes: Vec<u8>) -> Result<String, LoadError> {
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line_start = good.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        LoadError::Damaged {
            line: good.iter().filter(|&&byte| byte == b'\n').count() + 1,
            column: good.len() - line_start + 1,
            reason: "not text in UTF-8".to_string(),
        }
    })
}

fn step_wanted(at: Option<usize>, record: &Record) -> Result<usize, Failure> {
    let last = record.steps.len();
    match at {
        Some(at) if at > last => Err(Failure::new(format!(
            "the record has {last} steps: --at goes from 0 to {last}, not to {at}"
        ))),
        at => Ok(at.unwrap_or(last)),
    }
}

/// Who looks, as a person wrote it.
fn viewer(text: &str, names: &[String]) -> Result<Viewer, Failure> {
    match text {
        "spectator" => return Ok(Viewer::Spectator),
        "all" => return Ok(Viewer::All),
        _ => {}
    }
    let by_number = text.parse().ok().filter(|&index: &usize| index < names.len());
    let mut by_name = names.iter().enumerate().filter(|(_, name)| *name == text);
    let index = by_number.or_else(|| match (by_name.next(), by_name.next()) {
        (Some((index, _)), None) => Some(index),
        _ => None,
    });
    index.and_then(Seat::new).map(Viewer::Seat).ok_or_else(|| {
        let seats: Vec<String> =
            names.iter().zip(0..).map(|(name, seat)| format!("{seat} ({name})")).collect();
        Failure::new(format!(
            "there is no seat \"{text}\"; there is {}, spectator and all",
            seats.join(", ")
        ))
    })
}

/// A record at one of its steps, as somebody sees it.
struct Shown<'a> {
    info: &'static Info,
    record: &'a Record,
    replay: Replay<'a>,
    viewer: Viewer,
    log: Vec<(usize, Line)>,
}

impl<'a> Shown<'a> {
    fn new(
        game: &dyn AnyGame,
        record: &'a Record,
        at: usize,
        viewer: Viewer,
    ) -> Result<Shown<'a>, ReplayError> {
        let info = game.info();
        let mut replay = Replay::new(game, record)?;
        let mut log = Vec::new();
        while replay.at() < at
            && let Some(played) = replay.step()
        {
            let lines = words::happened(&played?, viewer, Names(&record.seats), info);
            log.extend(lines.into_iter().map(|line| (replay.at(), line)));
        }
        log.drain(..log.len().saturating_sub(LOG_LINES));
        Ok(Shown { info, record, replay, viewer, log })
    }

    fn table(&self) -> &dyn Table {
        self.replay.table()
    }

    fn names(&self) -> Names<'a> {
        Names(&self.record.seats)
    }

    fn json(&self) -> Json {
        let log: Vec<Json> = self
            .log
            .iter()
            .map(|(step, line)| json!({"step": step, "text": line.text()}))
            .collect();
        let next = match self.table().next() {
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
            "standing": self.table().standing(self.viewer),
            "result": self.record.result,
            "log": log,
            "view": self.table().view(self.viewer),
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
        let board = self.table().show(self.viewer, self.names());
        writeln!(out, "\n{}", fitted(board.trim_end(), columns()))?;
        if self.table().next() == Next::Over {
            let standing = self.table().standing(self.viewer);
            write!(out, "\n{}", words::standing(&standing, self.names(), self.info))?;
        }
        Ok(())
    }

    fn write_head(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let Record { edition, seats, steps, .. } = self.record;
        let viewer = match self.viewer {
            Viewer::Spectator => "a spectator sees it".to_string(),
            Viewer::All => "it is, nothing hidden".to_string(),
            Viewer::Seat(seat) => format!("{} sees it", self.names().of(seat)),
        };
        writeln!(out, "{HEAD}{}{HEAD:#}, edition {edition}, as {viewer}", self.info.name)?;
        let players: Vec<String> =
            seats.iter().zip(0..).map(|(name, seat)| format!("{seat} {name}")).collect();
        writeln!(out, "players  {}", players.join(", "))?;
        writeln!(out, "step     {} of {}", self.replay.at(), steps.len())?;
        writeln!(out, "next     {}", words::next(self.table().next(), self.names()))?;
        writeln!(out, "result   {}", self.result())?;
        Ok(())
    }

    fn result(&self) -> String {
        let Some(result) = &self.record.result else { return "not finished".to_string() };
        let first = Seat::all(self.record.seats.len())
            .filter(|seat| result.places.get(seat.index()) == Some(&1))
            .collect();
        let ending = words::printable(&result.ending);
        format!("{} ({ending})", words::winning(first, self.names()))
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
        });
        return write_json(&json, out);
    }
    let players = record.seats.len();
    writeln!(
        out,
        "{GOOD}verified{GOOD:#}: {}, {players} players, {steps} steps",
        game.info().name
    )?;
    writeln!(out, "  every step is allowed by the rules")?;
    writeln!(out, "  the seed is the one that was committed to at the start")?;
    writeln!(out, "  all chance came from that seed: {} outcomes", verified.outcomes)?;
    Ok(writeln!(
        out,
        "  {}",
        if verified.finished {
            "the result is how the game ended"
        } else {
            "the game is not finished, and the record gives no result"
        }
    )?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats() -> Vec<String> {
        ["Ann", "2", "Cy", "Cy"].map(String::from).to_vec()
    }

    #[test]
    fn viewers_are_seats_names_or_words() {
        let read = |text| viewer(text, &seats()).ok();
        let seat = |index| Some(Viewer::Seat(Seat::new(index).unwrap()));
        assert_eq!(read("0"), seat(0));
        assert_eq!(read("Ann"), seat(0));
        assert_eq!(read("2"), seat(2));
        assert_eq!(read("spectator"), Some(Viewer::Spectator));
        assert_eq!(read("all"), Some(Viewer::All));
        assert_eq!(read("Cy"), None);
        assert_eq!(read("4"), None);
    }

    #[test]
    fn bytes_that_are_no_text_are_found() {
        let error = as_text(b"{\n  \"a\xff".to_vec()).unwrap_err();
        assert_eq!(error.to_string(), "damaged at line 2, column 5: not text in UTF-8");
    }
}
