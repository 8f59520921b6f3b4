//! The arguments that describe a table: game, edition, options, who plays.

use std::collections::BTreeMap;
use std::ffi::OsStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use kontor_bots::players::{known, plays};
use kontor_engine::Text;
use kontor_engine::any::AnyGame;
use kontor_engine::{OptionValue, Setup};

use crate::failure::Failure;
use crate::games::name_of;
use crate::refused;
use crate::say::said;

/// Who plays unless something else is asked for.
pub const DEFAULT_BOT: &str = "steady";

/// What a table is set up from.
#[derive(clap::Args)]
pub struct TableArgs {
    /// The game; `kontor games` lists them
    #[arg(value_parser = GameParser, hide_possible_values = true)]
    pub game: &'static dyn AnyGame,

    /// How many play
    #[arg(long, value_name = "N", value_parser = players, allow_negative_numbers = true)]
    pub players: Option<usize>,

    /// The bots, by their names: one for all seats, or one for each, as `easy,hard,expert`
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub bots: Vec<String>,

    /// The number that all chance comes from: the same seed, the same dice and cards
    #[arg(long, value_name = "NUMBER", value_parser = seed, allow_negative_numbers = true)]
    pub seed: Option<u64>,

    /// The edition, if not the game's first
    #[arg(long, value_name = "ID")]
    pub edition: Option<String>,

    /// An option of the game, as `rounds=20`; can be given several times
    #[arg(long = "option", value_name = "ID=VALUE")]
    pub options: Vec<String>,
}

/// A table and the bots that sit at it.
pub struct Seated {
    /// The table.
    pub setup: Setup,
    /// The policy of each bot, in the order of the seats that bots have.
    pub bots: Vec<String>,
}

impl TableArgs {
    /// The table, with `people` of its seats for people and the others for bots.
    pub fn seated(&self, people: usize) -> Result<Seated, Failure> {
        self.check_bots()?;
        let info = self.game.info();
        let players = match (self.players, self.bots.len()) {
            (Some(players), _) => players,
            (None, named @ 2..) => named + people,
            (None, _) => info.min_seats.into(),
        };
        let setup = self.setup(players, people)?;
        let needed = players - people;
        let bots = match self.bots.as_slice() {
            [] => vec![DEFAULT_BOT.to_string(); needed],
            [all] => vec![all.clone(); needed],
            each if each.len() == needed => each.to_vec(),
            each => {
                let text = Text::new("bots-do-not-fill").with("bots", each.len());
                return Err(Failure::new(text.with("seats", needed)));
            }
        };
        Ok(Seated { setup, bots })
    }

    /// The table for so many players, of whom so many are people.
    pub fn setup(&self, players: usize, people: usize) -> Result<Setup, Failure> {
        // Among bots alone a game has to end by itself.
        let mut options = if people == 0 { self.game.simulated() } else { BTreeMap::new() };
        options.extend(self.chosen_options()?);
        Setup::new(self.game.info(), self.edition.as_deref(), players, &options)
            .map_err(|refusal| Failure::Said(refused::at_table(&refusal, &[], self.game)))
    }

    /// Whether the game can be played with all these bots.
    pub fn check_bots(&self) -> Result<(), Failure> {
        self.bots.iter().try_for_each(|bot| self.check_bot(bot))
    }

    /// Whether the game can be played with this bot.
    pub fn check_bot(&self, bot: &str) -> Result<(), Failure> {
        if plays(self.game, bot) {
            return Ok(());
        }
        let known: Vec<&str> = known(self.game).into_iter().map(|(name, _)| name).collect();
        let text = Text::new("no-bot").with("game", name_of(self.game));
        let text = text.with("bot", bot.to_string()).with("known", known.join(", "));
        Err(Failure::new(text))
    }

    fn chosen_options(&self) -> Result<BTreeMap<String, OptionValue>, Failure> {
        let info = self.game.info();
        let refused = |refusal| Failure::Said(refused::at_table(&refusal, &[], self.game));
        let edition = info.edition(self.edition.as_deref()).map_err(refused)?;
        let mut chosen = BTreeMap::new();
        for option in &self.options {
            let Some((id, value)) = option.split_once('=') else {
                return Err(Failure::new(Text::new("no-option").with("given", option.clone())));
            };
            let value = edition.read_option(info, id, value).map_err(refused)?;
            if chosen.insert(id.to_string(), value).is_some() {
                return Err(Failure::new(Text::new("option-twice").with("id", id.to_string())));
            }
        }
        Ok(chosen)
    }
}

/// Reads a game by its id, and knows them all.
#[derive(Clone)]
pub struct GameParser;

impl TypedValueParser for GameParser {
    type Value = &'static dyn AnyGame;

    fn parse_ref(
        &self,
        command: &clap::Command,
        _: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        kontor_games::find(&value.to_string_lossy()).map_err(|refusal| {
            let why = refused::alone(&refusal);
            clap::Error::raw(ErrorKind::InvalidValue, why).with_cmd(command)
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(kontor_games::all().map(|game| {
            let info = game.info();
            PossibleValue::new(info.id).help(info.name)
        })))
    }
}

/// Reads a whole number within bounds, and says them if it is none.
pub fn whole_number(text: &str, least: u64, most: u64) -> Result<u64, String> {
    text.parse().ok().filter(|number| (least..=most).contains(number)).ok_or_else(|| {
        let text = Text::new("whole-number-wanted").with("least", least.to_string());
        said(text.with("most", most.to_string()))
    })
}

fn players(text: &str) -> Result<usize, String> {
    // How many may play is the game's to say, by its own rule.
    whole_number(text, 1, 99).map(|number| number as usize)
}

pub fn seed(text: &str) -> Result<u64, String> {
    whole_number(text, 0, u64::MAX)
}
