//! `kontor analyse`: a finished game looked back at.

use std::io::Write;
use std::path::PathBuf;

use kontor_bots::analysis::{Account, Analysis, Costly, Depth, NotAnalysed, analyse};
use kontor_engine::Text;
use kontor_engine::any::{AnyGame, Json};
use kontor_engine::listed::Names;
use kontor_engine::record::{Record, Replay, ReplayError};
use kontor_engine::seat::{Seat, Viewer};
use kontor_engine::shown::What;
use kontor_texts::Words;
use serde_json::json;

use crate::failure::Failure;
use crate::games::name_of;
use crate::json::write_json;
use crate::language::spoken;
use crate::load::progress_bar;
use crate::paint::{FAINT, GOOD, HEAD};
use crate::recorded;
use crate::refused;
use crate::say::{counted, percent, said};
use crate::sim::report::write_section;
use crate::sim::{pool, threads};
use crate::words::{self, Line};
use crate::wrap::{columns, fitted};

/// Look back at a finished game: who was how likely to win, what was luck, and what cost most
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor analyse game.json\n  \
    kontor analyse game.json --tries 20000 --lang ru\n  \
    kontor analyse game.json --json > analysis.json\n\n\
    How likely a seat is to win is what self-play has shown positions like this to be worth. What would\n\
    have been better is found by looking ahead with what the seat knew then. A game that is still played\n\
    is not looked at. The same record gives the same answer on any number of threads.")]
pub struct Args {
    /// The record, or - for standard input
    file: PathBuf,

    /// How many tries to look ahead by at the decisions that seem to have cost most
    #[arg(long, value_name = "N", default_value_t = Depth::USUAL.look, value_parser = clap::value_parser!(u32).range(100..=1_000_000))]
    tries: u32,

    /// How many threads, if not one for each core
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    threads: Option<usize>,

    /// As JSON, with the shares after every step
    #[arg(long)]
    json: bool,
}

/// Analyses the record.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (_, record) = recorded::load(&args.file)?;
    let game = recorded::game_of(&args.file, &record)?;
    let names = Words::of(game, spoken()).called(&record.seats, &record.bots);
    let depth = Depth { look: args.tries, ..Depth::USUAL };
    let bar = progress_bar(0, "progress-looks");
    let watch = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let found = pool(args.threads)?.install(|| analyse(game, &record, depth, &watch));
    bar.finish_and_clear();
    let about = |what: Text| recorded::about(&args.file, said(what));
    let unplayable = |error: &ReplayError| about(refused::unplayable(error, &names, game));
    let analysis = found.map_err(|why| match why {
        NotAnalysed::Unfinished => about(Text::new("analyse-unfinished")),
        NotAnalysed::Unplayable(error) => unplayable(&error),
    })?;
    if args.json {
        let json = json!({"game": record.game, "seats": record.seats, "analysis": analysis});
        return write_json(&json, out);
    }
    let told =
        LookedBack { game, record: &record, names: &names, words: Words::of(game, spoken()) };
    told.write_accounts(&analysis, out)?;
    for (seat, account) in Seat::all(names.len()).zip(&analysis.seats) {
        told.write_head(seat, &account.costly, out)?;
        for costly in &account.costly {
            let lines = |action| told.told(costly.step, seat, action);
            let played = lines(&costly.played).map_err(|error| unplayable(&error))?;
            let better = lines(&costly.better).map_err(|error| unplayable(&error))?;
            write_costly(costly, played, better, out)?;
        }
    }
    Ok(out.flush()?)
}

/// What is looked back at, and in which words.
struct LookedBack<'a> {
    game: &'a dyn AnyGame,
    record: &'a Record,
    names: &'a [String],
    words: &'static Words,
}

impl LookedBack<'_> {
    /// What came of each seat's share of winning.
    fn write_accounts(&self, analysis: &Analysis, out: &mut dyn Write) -> Result<(), Failure> {
        let steps = counted("count-steps", analysis.course.len() as u64 - 1);
        writeln!(out, "{HEAD}{}{HEAD:#}, {}", name_of(self.game), said(steps))?;
        let head =
            ["analyse-begin", "analyse-luck", "analyse-own", "analyse-others", "analyse-end"];
        let head = std::iter::once(String::new()).chain(head.map(said::<&'static str>));
        let row = |(name, account): (&String, &Account)| {
            let Account { begin, luck, own, others, end, .. } = *account;
            vec![
                format!("  {name}"),
                percent(begin, 0),
                signed(luck),
                signed(own),
                signed(others),
                percent(end, 0),
            ]
        };
        let rows = self.names.iter().zip(&analysis.seats).map(row);
        let rows: Vec<Vec<String>> = std::iter::once(head.collect()).chain(rows).collect();
        write_section("analyse-accounts", &rows, out)
    }

    /// Whose decisions follow.
    fn write_head(
        &self,
        seat: Seat,
        costly: &[Costly],
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let id = if costly.is_empty() { "analyse-nothing-costly" } else { "analyse-costly" };
        let head = said(Text::new(id).with("who", self.names[seat.index()].clone()));
        Ok(writeln!(out, "\n{HEAD}{}{HEAD:#}", fitted(&head, columns()))?)
    }

    /// What a seat does at step `step` of the record: as it was offered, or where it had to fill something in, as the log
    /// would tell it.
    fn told(&self, step: usize, seat: Seat, action: &Json) -> Result<String, ReplayError> {
        let mut replay = Replay::new(self.game, self.record)?;
        replay.play_to(step - 1)?;
        let (state, names) = (replay.state(), Names(self.names));
        let choices = state.choices(seat, names);
        let offered = choices.iter().find(
            |choice| matches!(&choice.what, What::Action { action: exact } if exact == action),
        );
        if let Some(choice) = offered {
            return Ok(choice.label.said(&self.words.with(names)));
        }
        let refused = |refusal| ReplayError::Step { number: step, refusal };
        let happened = state.fork().act(seat, action).map_err(refused)?;
        let lines = words::happened(&happened, Viewer::All, names, self.words);
        let told: Vec<&str> = lines.iter().map(Line::text).collect();
        Ok(told.join(" "))
    }
}

/// A decision that cost much: what happened, and what could have.
fn write_costly(
    costly: &Costly,
    played: String,
    better: String,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let step = Text::new("analyse-step").with("step", costly.step.to_string());
    writeln!(out, "  {FAINT}{}{FAINT:#}", said(step.with("lost", percent(costly.lost, 0))))?;
    let told = |id, what: String| {
        fitted(&format!("    {}", said(Text::new(id).with("what", what))), columns())
    };
    writeln!(out, "{}", told("analyse-played", played))?;
    Ok(writeln!(out, "{GOOD}{}{GOOD:#}", told("analyse-better", better))?)
}

/// With its sign, also where it is a gain.
fn signed(share: f64) -> String {
    let points = (100.0 * share).round();
    let sign = if points > 0.0 {
        "+"
    } else if points < 0.0 {
        "−"
    } else {
        "±"
    };
    format!("{sign}{}", percent(points.abs() / 100.0, 0))
}
