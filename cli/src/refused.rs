//! What is not allowed, cannot be played or is not true, in words.

use kontor_engine::any::AnyGame;
use kontor_engine::record::{
    Damage, FORMAT, LoadError, MAX_NAME, ReplayError, UpgradeError, VerifyError,
};
use kontor_engine::refusal::{Refusal, Rule};
use kontor_engine::{Names, Say, Text};
use kontor_server::{Fault, Step};
use kontor_texts::Words;

use crate::language::spoken;
use crate::say::said;

/// Why something is not allowed, with the rule: `M15: you hold no silk`.
pub fn at_table(refusal: &Refusal, names: &[String], game: &dyn AnyGame) -> String {
    let words = Words::of(game, spoken());
    let mut reason = refusal.reason();
    for (name, figure) in &mut reason.args {
        // The engine knows a game by its name in English alone.
        if *name == "game" {
            *figure = Text::new("game-name").into();
        }
    }
    with_rule(refusal.rule, words.with(Names(names)).say(&reason))
}

/// The same where there is no game yet.
pub fn alone(refusal: &Refusal) -> String {
    with_rule(refusal.rule, Words::shared(spoken()).with(Names(&[])).say(&refusal.reason()))
}

fn with_rule(rule: Rule, reason: String) -> String {
    match rule {
        Rule::FORM => reason,
        rule => format!("{rule}: {reason}"),
    }
}

/// Why a file is no record.
pub fn unread(error: &LoadError) -> Text {
    match error {
        LoadError::Damaged { line, column, damage, .. } => Text::new("record-damaged")
            .with("line", line.to_string())
            .with("column", column.to_string())
            .with("why", Text::new(damaged(*damage))),
        LoadError::Newer(format) => {
            Text::new("record-newer").with("format", *format).with("newest", FORMAT)
        }
        LoadError::NoFormat(format) => {
            Text::new("record-no-format").with("format", *format).with("newest", FORMAT)
        }
        LoadError::Name(seat) => {
            Text::new("record-name").with("seat", seat.to_string()).with("most", MAX_NAME)
        }
    }
}

fn damaged(damage: Damage) -> &'static str {
    match damage {
        Damage::Text => "no-utf-8",
        Damage::Cut => "damage-cut",
        Damage::Json => "damage-json",
        Damage::Form => "damage-form",
    }
}

/// Why a record cannot be played, with those at the table by their names.
pub fn unplayable(error: &ReplayError, names: &[String], game: &dyn AnyGame) -> Text {
    let why = |refusal| at_table(refusal, names, game);
    match error {
        ReplayError::Setup(refusal) => Text::new("record-no-table").with("why", why(refusal)),
        ReplayError::Step { number, refusal } => {
            Text::new("record-step").with("step", number.to_string()).with("why", why(refusal))
        }
    }
}

/// Why a record is not what it claims to be, with those at the table by their names.
pub fn untrue(error: &VerifyError, names: &[String], game: &dyn AnyGame) -> Text {
    match error {
        VerifyError::Replay(error) => unplayable(error, names, game),
        VerifyError::NoSeed => Text::new("record-no-seed"),
        VerifyError::Commitment => Text::new("record-other-seed"),
        VerifyError::Outcome { number, recorded, drawn } => Text::new("record-other-chance")
            .with("step", number.to_string())
            .with("recorded", recorded.clone())
            .with("drawn", drawn.clone()),
        VerifyError::Ending(written) => no_ending(written),
        VerifyError::Result => Text::new("record-other-result"),
    }
}

/// Why a record cannot be written as one of today.
pub fn not_upgraded(error: &UpgradeError, names: &[String], game: &dyn AnyGame) -> Text {
    match error {
        UpgradeError::Replay(error) => unplayable(error, names, game),
        UpgradeError::Ending(written) => no_ending(written),
    }
}

fn no_ending(written: &str) -> Text {
    Text::new("record-no-ending").with("written", written.to_string())
}

/// What is wrong with what is stored of a table of this game.
pub fn fault(fault: &Fault, game: &str) -> String {
    said(match fault {
        Fault::Damaged(why) => Text::new("fault-damaged").with("why", why.0.clone()),
        Fault::Rules(refusal) => Text::as_is(match kontor_games::find(game) {
            Ok(game) => at_table(refusal, &[], game),
            Err(_) => alone(refusal),
        }),
        Fault::Entry { version, step, refused } => {
            let text = match refused {
                None => Text::new("fault-unknown"),
                Some((rule, reason)) => {
                    let words = match kontor_games::find(game) {
                        Ok(game) => Words::of(game, spoken()),
                        Err(_) => Words::shared(spoken()),
                    };
                    let reason = words.with(Names(&[])).say(reason);
                    Text::new("fault-refused").with("rule", rule.0).with("reason", reason)
                }
            };
            text.with("entry", version.to_string()).with("step", step_of(*step))
        }
        Fault::Seed => Text::new("fault-seed"),
        Fault::Status { said, is } => Text::new("fault-status")
            .with("said", Text::new(format!("status-{}", said.as_str())))
            .with("is", Text::new(format!("status-{}", is.as_str()))),
        Fault::Record(error) => {
            let why = match kontor_games::find(game) {
                Ok(game) => untrue(error, &[], game),
                Err(_) => Text::as_is(error.to_string()),
            };
            Text::new("fault-record").with("why", why)
        }
    })
}

fn step_of(step: Step) -> Text {
    let of = |id, seat: kontor_engine::Seat| Text::new(id).with("seat", seat.index().to_string());
    match step {
        Step::Action(seat) => of("step-action", seat),
        Step::Chance => Text::new("step-chance"),
        Step::Undone(seat) => of("step-undone", seat),
        Step::Other => Text::new("step-other"),
    }
}
