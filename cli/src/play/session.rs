//! One game of a person against bots.

use std::path::Path;

use kontor_bots::simulate::PLAYERS_STREAM;
use kontor_engine::game::Next;
use kontor_engine::generator::{CHANCE_STREAM, Generator, Seed};
use kontor_engine::listed::Names;
use kontor_engine::play::{Sources, quickest};
use kontor_engine::record::{Record, RecordedResult, RecordedStep};
use kontor_engine::refusal::{Refusal, Rule};
use kontor_engine::seat::{Seat, Viewer};
use kontor_engine::setup::Setup;
use kontor_engine::table::{AnyGame, Happened, Shown, Table, What};
use serde_json::Value as Json;

use super::console::Console;
use super::form::{self, Filled};
use super::saving::Saving;
use crate::columns::numbered;
use crate::failure::Failure;
use crate::file::quoted;
use crate::markdown;
use crate::paint::{ERROR, FAINT, GOOD, HEAD};
use crate::rules::one_rule;
use crate::words::{self, Line};
use crate::wrap::{columns, fitted};

const HELP: &str = "\
a number      choose that
board         show the board again
log [LINES]   what happened so far
rules [ID]    the rules, or one of them: rules M12
save [FILE]   keep the game in this file, from now on to its end
quit          leave the game
";

/// How much of the log is shown unless more is asked for.
const LOG_LINES: usize = 20;

/// Somebody at the table.
pub struct Player {
    /// The name.
    pub name: String,
    /// How a bot plays; a person has no policy.
    pub policy: Option<String>,
}

/// A game under way.
pub struct Session<'a> {
    game: &'static dyn AnyGame,
    table: Box<dyn Table>,
    record: Record,
    seed: Seed,
    sources: Sources,
    person: Seat,
    policies: Vec<Option<String>>,
    log: Vec<Line>,
    /// How much of the log the person has seen.
    told: usize,
    /// Whether anything but the person has acted since the person saw the board.
    board_is_old: bool,
    saving: Saving,
    console: Console<'a>,
}

/// What the person wants.
enum Turn {
    Act(Json),
    Quit,
    /// The input ended.
    End,
}

/// Why the game stopped.
enum Ending {
    Over,
    Quit,
    End,
}

impl<'a> Session<'a> {
    /// A game before its first step, `players` in the order of the seats.
    pub fn new(
        game: &'static dyn AnyGame,
        setup: &Setup,
        players: Vec<Player>,
        person: Seat,
        seed: Seed,
        console: Console<'a>,
    ) -> Result<Session<'a>, Failure> {
        let (names, policies) = players.into_iter().map(|p| (p.name, p.policy)).unzip();
        let table = game.set_up(setup)?;
        let mut record = Record::begin(game, setup, names, Some(seed));
        // The commitment is public; the seed would tell what comes.
        record.seed = None;
        Ok(Session {
            game,
            table,
            record,
            seed,
            sources: Sources {
                chance: Generator::new(seed, CHANCE_STREAM),
                players: Generator::new(seed, PLAYERS_STREAM),
            },
            person,
            policies,
            log: Vec::new(),
            told: 0,
            board_is_old: true,
            saving: Saving::default(),
            console,
        })
    }

    /// Keeps the game in this file, from now on to its end. The file must be new, or this game's.
    pub fn keep_in(&mut self, path: &Path) -> Result<(), String> {
        self.saving.keep_in(path, &self.record)
    }

    /// Plays until the game is over, the person leaves or the input ends.
    pub fn play(&mut self) -> Result<(), Failure> {
        self.greet()?;
        match self.play_on()? {
            Ending::Over => self.close(),
            Ending::Quit => self.leave(),
            Ending::End => {
                writeln!(self.console.out, "The input has ended.")?;
                self.leave()
            }
        }
    }

    fn play_on(&mut self) -> Result<Ending, Failure> {
        loop {
            match self.table.next() {
                Next::Over => return Ok(Ending::Over),
                Next::Chance => self.chance()?,
                // Where several may act, a person is never too slow.
                Next::Seats(seats) if seats.contains(self.person) => match self.ask()? {
                    Turn::Act(action) => self.person_acts(action)?,
                    Turn::Quit => return Ok(Ending::Quit),
                    Turn::End => return Ok(Ending::End),
                },
                Next::Seats(seats) => {
                    let seat = quickest(seats, &mut self.sources.players);
                    self.bot_acts(seat)?;
                }
            }
        }
    }

    fn chance(&mut self) -> Result<(), Failure> {
        let outcome = self.table.sample(&mut self.sources.chance);
        let happened = self.table.chance(&outcome)?;
        self.played(RecordedStep::Chance(outcome), &happened);
        self.board_is_old = true;
        Ok(())
    }

    fn bot_acts(&mut self, seat: Seat) -> Result<(), Failure> {
        let policy = self.policies[seat.index()].as_deref().unwrap_or_default();
        let action = self
            .table
            .decide(policy, seat, &mut self.sources.players)
            .ok_or_else(|| Failure::new(format!("there is no bot \"{policy}\"")))?;
        let happened = self.table.act(seat, &action)?;
        self.played(RecordedStep::Action(seat, action), &happened);
        self.board_is_old = true;
        Ok(())
    }

    fn person_acts(&mut self, action: Json) -> Result<(), Failure> {
        match self.table.act(self.person, &action) {
            Err(refusal) => self.explain(&refusal),
            Ok(happened) => {
                self.played(RecordedStep::Action(self.person, action), &happened);
                self.update_save()
            }
        }
    }

    fn played(&mut self, step: RecordedStep, happened: &[Happened]) {
        self.record.steps.push(step);
        let (viewer, names) = (Viewer::Seat(self.person), Names(&self.record.seats));
        self.log.extend(words::happened(happened, viewer, names, self.game.info()));
    }

    /// Asks the person what to do, and carries out everything that is not yet a choice.
    fn ask(&mut self) -> Result<Turn, Failure> {
        self.tell_news()?;
        if self.board_is_old {
            self.show_board()?;
        }
        let choices = self.table.choices(self.person, Names(&self.record.seats));
        self.show_choices(&choices)?;
        loop {
            let question = format!("1–{} or help >", choices.len());
            let Some(line) = self.console.ask(&question)? else { return Ok(Turn::End) };
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            let rest = rest.trim();
            match word {
                "" => self.show_choices(&choices)?,
                "help" | "?" => write!(self.console.out, "{HELP}")?,
                "log" => self.show_log(rest)?,
                "rules" => self.show_rules(rest)?,
                "save" => self.save(rest)?,
                "quit" => return Ok(Turn::Quit),
                "board" => {
                    self.show_board()?;
                    self.show_choices(&choices)?;
                }
                _ => match chosen(&choices, &line) {
                    None => self.say_unknown(&line, choices.len())?,
                    Some(choice) => match self.action_of(choice)? {
                        Filled::Action(action) => return Ok(Turn::Act(action)),
                        Filled::Quit => return Ok(Turn::Quit),
                        Filled::End => return Ok(Turn::End),
                        Filled::Back => self.show_choices(&choices)?,
                    },
                },
            }
        }
    }

    fn action_of(&mut self, choice: &Shown) -> Result<Filled, Failure> {
        match &choice.what {
            What::Action { action } => Ok(Filled::Action(action.clone())),
            What::Form { base, fields } => {
                writeln!(self.console.out, "{HEAD}{}{HEAD:#}", choice.label)?;
                form::fill(&mut self.console, base, fields)
            }
        }
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let (info, record) = (self.game.info(), &self.record);
        let out = &mut self.console.out;
        writeln!(out, "{HEAD}{}{HEAD:#}, edition {}", info.name, record.edition)?;
        writeln!(out, "players     {}", record.seats.join(", "))?;
        let commitment = record.commitment.as_deref().unwrap_or_default();
        writeln!(out, "commitment  {commitment}")?;
        Ok(writeln!(
            out,
            "{FAINT}            the SHA-256 of the seed, which is told at the end{FAINT:#}"
        )?)
    }

    fn tell_news(&mut self) -> Result<(), Failure> {
        let news = &self.log[self.told..];
        if !news.is_empty() {
            writeln!(self.console.out)?;
        }
        for line in news {
            writeln!(self.console.out, "{}", line.shown(columns()))?;
        }
        self.told = self.log.len();
        Ok(())
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        let board = self.table.show(Viewer::Seat(self.person), Names(&self.record.seats));
        self.board_is_old = false;
        Ok(writeln!(self.console.out, "\n{}", fitted(board.trim_end(), columns()))?)
    }

    fn show_choices(&mut self, choices: &[Shown]) -> Result<(), Failure> {
        let labels: Vec<String> = choices.iter().map(|choice| choice.label.clone()).collect();
        let prompt = self.table.prompt(self.person, Names(&self.record.seats));
        writeln!(self.console.out, "\n{HEAD}{}{HEAD:#}", fitted(&prompt, columns()))?;
        Ok(write!(self.console.out, "{}", numbered(&labels, columns()))?)
    }

    fn show_log(&mut self, lines: &str) -> Result<(), Failure> {
        let lines = match lines {
            "" => LOG_LINES,
            text => text.parse().unwrap_or(usize::MAX),
        };
        let from = self.log.len().saturating_sub(lines);
        if from > 0 {
            writeln!(self.console.out, "{FAINT}{from} lines before these{FAINT:#}")?;
        }
        for line in &self.log[from..] {
            writeln!(self.console.out, "{}", line.shown(columns()))?;
        }
        Ok(())
    }

    fn show_rules(&mut self, id: &str) -> Result<(), Failure> {
        let rules = self.game.rules("en").unwrap_or_default();
        let text = match id {
            "" => Ok(rules.to_string()),
            id => one_rule(self.game, rules, id),
        };
        match text {
            Ok(text) => Ok(write!(self.console.out, "{}", markdown::for_terminal(&text))?),
            Err(reason) => self.say_wrong(&reason),
        }
    }

    fn save(&mut self, file: &str) -> Result<(), Failure> {
        let path = match (file, self.saving.path()) {
            ("", None) => return self.say_wrong("save where? write: save FILE"),
            ("", Some(own)) => own.to_path_buf(),
            (file, _) => Path::new(file).to_path_buf(),
        };
        match self.keep_in(&path) {
            Ok(()) => {
                let path = path.display();
                Ok(writeln!(self.console.out, "{GOOD}kept in {path} from now on{GOOD:#}")?)
            }
            Err(reason) => self.say_wrong(&reason),
        }
    }

    fn update_save(&mut self) -> Result<(), Failure> {
        match self.saving.update(&self.record) {
            Ok(()) => Ok(()),
            Err(reason) => self.say_wrong(&reason),
        }
    }

    fn explain(&mut self, refusal: &Refusal) -> Result<(), Failure> {
        let rule = refusal.rule;
        self.say_wrong(&format!(
            "that is not allowed: {}",
            refusal.told(Names(&self.record.seats))
        ))?;
        if rule == Rule::FORM {
            return Ok(());
        }
        Ok(writeln!(self.console.out, "{FAINT}rules {rule} shows the rule{FAINT:#}")?)
    }

    fn say_unknown(&mut self, line: &str, choices: usize) -> Result<(), Failure> {
        self.say_wrong(&format!(
            "\"{line}\" is no choice: type a number from 1 to {choices}, or help"
        ))
    }

    fn say_wrong(&mut self, reason: &str) -> Result<(), Failure> {
        Ok(writeln!(self.console.out, "{ERROR}{reason}{ERROR:#}")?)
    }

    /// The game is over: everything is told.
    fn close(&mut self) -> Result<(), Failure> {
        let standing = self.table.standing(Viewer::All);
        self.record.result = RecordedResult::of(&standing);
        self.record.seed = Some(self.seed);
        self.tell_news()?;
        self.show_board()?;
        let names = Names(&self.record.seats);
        let out = &mut self.console.out;
        let ending = standing.ending.unwrap_or_default();
        writeln!(out, "\n{HEAD}{}{HEAD:#} ({ending})", words::winning(standing.winners(), names))?;
        write!(out, "{}", words::standing(&standing, names, self.game.info()))?;
        writeln!(out, "seed  {}", self.seed)?;
        self.update_save()?;
        self.say_where_kept()
    }

    /// The game goes no further.
    fn leave(&mut self) -> Result<(), Failure> {
        let steps = self.record.steps.len();
        writeln!(self.console.out, "The game is not finished: it stopped after step {steps}.")?;
        self.update_save()?;
        self.say_where_kept()
    }

    fn say_where_kept(&mut self) -> Result<(), Failure> {
        let out = &mut self.console.out;
        let Some(path) = self.saving.path() else {
            return Ok(writeln!(out, "It was not kept. To keep a game, play with --save FILE.")?);
        };
        let verify = if self.record.result.is_some() { " --verify" } else { "" };
        let (path, typed) = (path.display(), quoted(path));
        Ok(writeln!(out, "It is kept in {path}. To look at it:\n  kontor replay {typed}{verify}")?)
    }
}

/// The choice of this number, counted from 1.
fn chosen<'c>(choices: &'c [Shown], line: &str) -> Option<&'c Shown> {
    let number: usize = line.parse().ok()?;
    choices.get(number.checked_sub(1)?)
}
