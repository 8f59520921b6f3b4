//! One game of a person against bots.

use std::path::Path;
use std::time::Instant;

use kontor_bots::Level;
use kontor_bots::players::decide;
use kontor_bots::simulate::PLAYERS_STREAM;
use kontor_engine::Setup;
use kontor_engine::any::{AnyGame, AnyState, Happened};
use kontor_engine::game::Next;
use kontor_engine::generator::{CHANCE_STREAM, Generator, Seed};
use kontor_engine::listed::Names;
use kontor_engine::play::{Sources, quickest};
use kontor_engine::record::{Record, RecordedResult, RecordedStep};
use kontor_engine::refusal::{Refusal, Rule};
use kontor_engine::seat::{Seat, SeatSet, Viewer};
use kontor_engine::shown::{ShownChoice, What};
use kontor_engine::text::{Say, Text};
use kontor_texts::Words;
use serde_json::Value as Json;

use super::board::Board;
use super::choices;
use super::console::Console;
use super::form::{self, Filled};
use super::saving::Saving;
use super::typed::Word;
use crate::failure::Failure;
use crate::file::quoted;
use crate::games::{edition_of, name_of};
use crate::language::spoken;
use crate::markdown;
use crate::paint::{ERROR, FAINT, GOOD, HEAD};
use crate::refused;
use crate::rules::{first_rule, one_rule};
use crate::say::{counted, path as named, said};
use crate::words::{self, Line};
use crate::wrap::{columns, fitted, wrapped};

/// How much of the log is shown unless more is asked for.
const LOG_LINES: usize = 20;

/// Somebody at the table.
pub struct Player {
    /// The name; a bot's in no language.
    pub name: String,
    /// How a bot plays; a person has no policy.
    pub policy: Option<String>,
}

/// A game under way.
pub struct Session<'a> {
    game: &'static dyn AnyGame,
    words: &'static Words,
    state: Box<dyn AnyState>,
    record: Record,
    /// What those at the table are called.
    names: Vec<String>,
    seed: Seed,
    sources: Sources,
    person: Seat,
    policies: Vec<Option<String>>,
    log: Vec<Line>,
    /// How much of the log the person has seen.
    told: usize,
    board: Board,
    /// Whether the person lets the others go on until it is the person's turn to act.
    waits: bool,
    saving: Saving,
    console: Console<'a>,
}

/// What the person wants.
enum Turn {
    Act(Json),
    /// Lets the others go on.
    Wait,
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
        let (names, policies): (Vec<String>, Vec<_>) =
            players.into_iter().map(|p| (p.name, p.policy)).unzip();
        let words = Words::of(game, spoken());
        let refused = |refusal: Refusal| Failure::Said(refused::at_table(&refusal, &names, game));
        let state = game.set_up(setup).map_err(refused)?;
        let called = words.called(&names, &policies);
        let mut record = Record::begin(game, setup, names, Some(seed)).with_bots(policies.clone());
        // The commitment is public; the seed would tell what comes.
        record.seed = None;
        Ok(Session {
            game,
            words,
            state,
            record,
            names: called,
            seed,
            sources: Sources {
                chance: Generator::new(seed, CHANCE_STREAM),
                players: Generator::new(seed, PLAYERS_STREAM),
            },
            person,
            policies,
            log: Vec::new(),
            told: 0,
            board: Board::default(),
            waits: false,
            saving: Saving::default(),
            console,
        })
    }

    /// Keeps the game in this file, from now on to its end. The file must be new, or this game's.
    pub fn keep_in(&mut self, path: &Path) -> Result<(), Text> {
        self.saving.keep_in(path, &self.record)
    }

    /// Plays until the game is over, the person leaves or the input ends.
    pub fn play(&mut self) -> Result<(), Failure> {
        self.greet()?;
        match self.play_on()? {
            Ending::Over => self.close(),
            Ending::Quit => self.leave(),
            Ending::End => {
                writeln!(self.console.out, "{}", said("input-ended"))?;
                self.leave()
            }
        }
    }

    fn play_on(&mut self) -> Result<Ending, Failure> {
        loop {
            match self.state.next() {
                Next::Over => return Ok(Ending::Over),
                Next::Chance => self.chance()?,
                Next::Seats(seats) => match self.asked_of(seats) {
                    seat if seat != self.person => self.bot_acts(seat)?,
                    _ => match self.ask()? {
                        Turn::Act(action) => self.person_acts(action)?,
                        Turn::Wait => self.waits = true,
                        Turn::Quit => return Ok(Ending::Quit),
                        Turn::End => return Ok(Ending::End),
                    },
                },
            }
        }
    }

    /// Which of the seats that may act is asked: a person who may do something beside the others and has
    /// not let them go on; else the one whose turn it is by the rules, where these say so. Else a person
    /// is never too slow, and of bots each is as likely to be the quickest.
    fn asked_of(&mut self, seats: SeatSet) -> Seat {
        let waited_for = seats.contains(self.person);
        self.waits &= !waited_for;
        if !waited_for && !self.waits && self.state.beside().contains(self.person) {
            return self.person;
        }
        match self.state.asked_first() {
            Some(seat) => seat,
            None if waited_for => self.person,
            None => quickest(seats, &mut self.sources.players),
        }
    }

    fn chance(&mut self) -> Result<(), Failure> {
        let outcome = self.state.sample(&mut self.sources.chance);
        let happened = self.state.chance(&outcome)?;
        self.played(RecordedStep::Chance(outcome), &happened);
        Ok(())
    }

    fn bot_acts(&mut self, seat: Seat) -> Result<(), Failure> {
        let policy = self.policies[seat.index()].as_deref().unwrap_or_default();
        // Somebody waits for it.
        let until = Level::named(policy).map(|level| Instant::now() + level.time());
        let action = decide(&*self.state, policy, seat, &mut self.sources.players, until)
            .ok_or_else(|| {
                Failure::new(Text::new("no-such-bot").with("bot", policy.to_string()))
            })?;
        let happened = self.state.act(seat, &action)?;
        self.played(RecordedStep::Action(seat, action), &happened);
        Ok(())
    }

    fn person_acts(&mut self, action: Json) -> Result<(), Failure> {
        match self.state.carry_out(self.person, &action) {
            Err(refusal) => self.explain(&refusal),
            Ok(acted) => {
                self.played(RecordedStep::Action(self.person, acted.action), &acted.happened);
                self.update_save()
            }
        }
    }

    fn played(&mut self, step: RecordedStep, happened: &[Happened]) {
        self.record.steps.push(step);
        let (viewer, names) = (Viewer::Seat(self.person), Names(&self.names));
        let lines = words::happened(happened, viewer, names, self.words);
        self.log.extend(lines);
    }

    /// Asks the person what to do, and carries out everything that is not yet a choice.
    fn ask(&mut self) -> Result<Turn, Failure> {
        self.tell_news()?;
        self.show_changes()?;
        let choices = self.state.choices(self.person, Names(&self.names));
        self.show_choices(&choices)?;
        let beside = self.state.beside().contains(self.person);
        loop {
            let id = if beside { "ask-or-wait" } else { "ask" };
            let question = said(Text::new(id).with("choices", choices.len()));
            let Some(line) = self.console.ask(&question)? else { return Ok(Turn::End) };
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            let rest = rest.trim();
            match Word::read(word) {
                _ if word.is_empty() => self.show_choices(&choices)?,
                Some(Word::Help) => self.show_help()?,
                Some(Word::Log) => self.show_log(rest)?,
                Some(Word::Rules) => self.show_rules(rest)?,
                Some(Word::Save) => self.save(rest)?,
                Some(Word::Quit) => return Ok(Turn::Quit),
                Some(Word::Wait) if beside => return Ok(Turn::Wait),
                Some(Word::Board) => {
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

    fn action_of(&mut self, choice: &ShownChoice) -> Result<Filled, Failure> {
        match &choice.what {
            What::Action { action } => Ok(Filled::Action(action.clone())),
            What::Form { base, fields, .. } => {
                let say = self.words.with(Names(&self.names));
                let label = fitted(&choice.label.said(&say), columns());
                writeln!(self.console.out, "{HEAD}{label}{HEAD:#}")?;
                form::fill(&mut self.console, base, fields, &say)
            }
        }
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let record = &self.record;
        let out = &mut self.console.out;
        let name = name_of(self.game);
        let edition = edition_of(self.game, &record.edition);
        writeln!(out, "{HEAD}{name}{HEAD:#}, {edition}")?;
        let [players, commitment] = ["head-players", "head-commitment"].map(said::<&'static str>);
        let width = players.chars().count().max(commitment.chars().count());
        writeln!(out, "{players:<width$}  {}", self.names.join(", "))?;
        let sworn = record.commitment.as_deref().unwrap_or_default();
        writeln!(out, "{commitment:<width$}  {sworn}")?;
        let about = said("commitment-about");
        Ok(writeln!(out, "{FAINT}{:width$}  {about}{FAINT:#}", "")?)
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

    /// The board as the person sees it, and below it what wins and who is nearest.
    fn board_shown(&self) -> String {
        let names = Names(&self.names);
        let say = self.words.with(names);
        let viewer = Viewer::Seat(self.person);
        let board = self.state.show(viewer, names, &say);
        let nearest = self.state.nearest(viewer);
        let aim = Text::new("aim").with("wins", self.state.wins()).with("nearest", nearest);
        format!("{}\n{}.", board.trim_end(), say.say(&aim))
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        let board = self.board_shown();
        self.board.changes(&board);
        Ok(writeln!(self.console.out, "\n{}", fitted(board.trim_end(), columns()))?)
    }

    /// The whole board where the person has not seen it yet, else what is different on it.
    fn show_changes(&mut self) -> Result<(), Failure> {
        if !self.board.is_known() {
            return self.show_board();
        }
        let board = self.board_shown();
        let changes = self.board.changes(&board);
        if !changes.is_empty() {
            writeln!(self.console.out, "\n{}", fitted(&changes.join("\n"), columns()))?;
        }
        Ok(())
    }

    fn show_choices(&mut self, choices: &[ShownChoice]) -> Result<(), Failure> {
        let names = Names(&self.names);
        let say = self.words.with(names);
        let prompt = say.say(&self.state.prompt(self.person, names));
        writeln!(self.console.out, "\n{HEAD}{}{HEAD:#}", fitted(&prompt, columns()))?;
        Ok(write!(self.console.out, "{}", choices::listed(choices, &say, columns()))?)
    }

    fn show_help(&mut self) -> Result<(), Failure> {
        let rule = first_rule(self.game.rules(spoken()).unwrap_or_default()).unwrap_or("ID");
        let help = [
            ("help-number", Text::new("help-number-about")),
            ("help-wait", Text::new("help-wait-about")),
            ("help-board", Text::new("help-board-about")),
            ("help-log", Text::new("help-log-about")),
            ("help-rules", Text::new("help-rules-about").with("rule", rule.to_string())),
            ("help-save", Text::new("help-save-about")),
            ("help-quit", Text::new("help-quit-about")),
        ];
        let help = help.map(|(typed, about)| (said(typed), said(about)));
        let width = help.iter().map(|(typed, _)| typed.chars().count()).max().unwrap_or(0);
        for (typed, about) in help {
            let line = format!("{typed:<width$}  {about}");
            let lines = wrapped(&line, columns(), width + 2, |word| word.chars().count());
            writeln!(self.console.out, "{}", lines.join("\n"))?;
        }
        Ok(())
    }

    fn show_log(&mut self, lines: &str) -> Result<(), Failure> {
        let lines = match lines {
            "" => LOG_LINES,
            text => text.parse().unwrap_or(usize::MAX),
        };
        let from = self.log.len().saturating_sub(lines);
        if from > 0 {
            let before = said(counted("lines-before", from as u64));
            writeln!(self.console.out, "{FAINT}{before}{FAINT:#}")?;
        }
        for line in &self.log[from..] {
            writeln!(self.console.out, "{}", line.shown(columns()))?;
        }
        Ok(())
    }

    fn show_rules(&mut self, id: &str) -> Result<(), Failure> {
        let rules = self.game.rules(spoken()).unwrap_or_default();
        let text = match id {
            "" => Ok(rules.to_string()),
            id => one_rule(self.game, rules, id),
        };
        match text {
            Ok(text) => Ok(write!(self.console.out, "{}", markdown::for_terminal(&text))?),
            Err(reason) => self.say_wrong(reason),
        }
    }

    fn save(&mut self, file: &str) -> Result<(), Failure> {
        let path = match (file, self.saving.path()) {
            ("", None) => return self.say_wrong("save-where"),
            ("", Some(own)) => own.to_path_buf(),
            (file, _) => Path::new(file).to_path_buf(),
        };
        match self.keep_in(&path) {
            Ok(()) => {
                let kept = said(Text::new("kept-from-now").with("file", named(&path)));
                Ok(writeln!(self.console.out, "{GOOD}{kept}{GOOD:#}")?)
            }
            Err(reason) => self.say_wrong(reason),
        }
    }

    fn update_save(&mut self) -> Result<(), Failure> {
        match self.saving.update(&self.record) {
            Ok(()) => Ok(()),
            Err(reason) => self.say_wrong(reason),
        }
    }

    fn explain(&mut self, refusal: &Refusal) -> Result<(), Failure> {
        let rule = refusal.rule;
        let why = refused::at_table(refusal, &self.names, self.game);
        self.say_wrong(Text::new("not-allowed").with("why", why))?;
        if rule == Rule::FORM {
            return Ok(());
        }
        let rule = said(Text::new("rule-shown-by").with("rule", rule.0));
        Ok(writeln!(self.console.out, "{FAINT}{rule}{FAINT:#}")?)
    }

    fn say_unknown(&mut self, line: &str, choices: usize) -> Result<(), Failure> {
        let text = Text::new("no-choice").with("given", line.to_string());
        self.say_wrong(text.with("most", choices))
    }

    fn say_wrong(&mut self, reason: impl Into<Text>) -> Result<(), Failure> {
        let reason = fitted(&said(reason), columns());
        Ok(writeln!(self.console.out, "{ERROR}{reason}{ERROR:#}")?)
    }

    /// The game is over: everything is told.
    fn close(&mut self) -> Result<(), Failure> {
        let standing = self.state.standing(Viewer::All);
        self.record.result = RecordedResult::of(&standing);
        self.record.seed = Some(self.seed);
        self.tell_news()?;
        self.show_board()?;
        let names = Names(&self.names);
        let out = &mut self.console.out;
        let ending = words::ending(standing.ending.unwrap_or_default(), self.words);
        let result = words::result(standing.winners(), ending, names);
        writeln!(out, "\n{HEAD}{}{HEAD:#}", fitted(&result, columns()))?;
        write!(out, "{}", words::standing(&standing, names, self.words))?;
        writeln!(out, "{}  {}", said("head-seed"), self.seed)?;
        self.update_save()?;
        self.say_where_kept()
    }

    /// The game goes no further.
    fn leave(&mut self) -> Result<(), Failure> {
        let steps = self.record.steps.len().to_string();
        let stopped = said(Text::new("game-stopped").with("step", steps));
        writeln!(self.console.out, "{}", fitted(&stopped, columns()))?;
        self.update_save()?;
        self.say_where_kept()
    }

    fn say_where_kept(&mut self) -> Result<(), Failure> {
        let out = &mut self.console.out;
        let Some(path) = self.saving.path() else {
            return Ok(writeln!(out, "{}", fitted(&said("not-kept"), columns()))?);
        };
        let verify = if self.record.result.is_some() { " --verify" } else { "" };
        let kept = said(Text::new("kept-in").with("file", named(path)));
        Ok(writeln!(out, "{kept}\n  kontor replay {}{verify}", quoted(path))?)
    }
}

/// The choice of this number, counted from 1.
fn chosen<'c>(choices: &'c [ShownChoice], line: &str) -> Option<&'c ShownChoice> {
    let number: usize = line.parse().ok()?;
    choices.get(number.checked_sub(1)?)
}
