//! `kontor play`: a person against bots in the terminal, any game by the same code.

mod board;
mod choices;
mod console;
mod form;
mod saving;
mod session;
mod typed;

use std::io::{IsTerminal, Write, stdin};
use std::path::PathBuf;

use kontor_bots::simulate::unique_names;
use kontor_engine::Text;
use kontor_engine::generator::Seed;
use kontor_engine::record::{MAX_NAME, is_name};
use kontor_engine::seat::Seat;
use kontor_texts::Words;

use crate::failure::Failure;
use crate::language::spoken;
use crate::say::said;
use crate::table_args::{Seated, TableArgs, whole_number};
use console::Console;
use session::{Player, Session};

/// Play a game against bots in the terminal
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor play mercurius\n  \
    kontor play mercurius --name Ann --bots easy,hard --seat 1\n  \
    kontor play mercurius --players 5 --seed 7 --save game.json\n\n\
    While playing, `help` lists what can be typed. Seats are counted from 0, as in records.")]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// Your seat
    #[arg(long, value_name = "N", default_value = "0", value_parser = seat, allow_negative_numbers = true)]
    seat: usize,

    /// Your name, if not Player
    #[arg(long)]
    name: Option<String>,

    /// Keep the record of the game in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

fn seat(text: &str) -> Result<usize, String> {
    whole_number(text, 0, 99).map(|number| number as usize)
}

/// Plays one game, to its end or until the person or the input ends it.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let seated = args.table.seated(1)?;
    let person = args.person(seated.setup.seats())?;
    let players = args.players(&seated, person)?;
    let seed = match args.table.seed {
        Some(number) => Seed::derived(number, 0),
        None => secret_seed()?,
    };
    let mut input = stdin().lock();
    let echo = !stdin().is_terminal();
    let console = Console::new(&mut input, out, echo);
    let mut session = Session::new(args.table.game, &seated.setup, players, person, seed, console)?;
    if let Some(path) = &args.save {
        session.keep_in(path).map_err(Failure::new)?;
    }
    session.play()
}

impl Args {
    fn person(&self, players: usize) -> Result<Seat, Failure> {
        Seat::new(self.seat).filter(|seat| seat.index() < players).ok_or_else(|| {
            let text = Text::new("no-seat").with("seat", self.seat).with("players", players);
            Failure::new(text.with("last", players - 1))
        })
    }

    /// Everybody at the table, in the order of the seats.
    fn players(&self, seated: &Seated, person: Seat) -> Result<Vec<Player>, Failure> {
        let own = self.name.clone().unwrap_or_else(|| said("player-name"));
        if !is_name(&own) {
            return Err(Failure::new(Text::new("no-name").with("most", MAX_NAME)));
        }
        let names = unique_names(&seated.bots);
        let bots: Vec<Option<String>> = seated.bots.iter().cloned().map(Some).collect();
        let called = Words::of(self.table.game, spoken()).called(&names, &bots);
        if names.contains(&own) || called.contains(&own) {
            return Err(Failure::new(Text::new("name-of-bot").with("name", own)));
        }
        let bots = names.into_iter().zip(bots);
        let mut players: Vec<Player> = bots.map(|(name, policy)| Player { name, policy }).collect();
        players.insert(person.index(), Player { name: own, policy: None });
        Ok(players)
    }
}

/// A seed that nobody knows.
fn secret_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::because("no-random", error))?;
    Ok(Seed::new(bytes))
}
