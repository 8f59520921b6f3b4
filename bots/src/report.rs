//! What a run of games showed.

use std::collections::BTreeMap;

use kontor_engine::OptionValue;
use kontor_engine::game::Standing;
use serde::Serialize;

use crate::simulate::{Run, Seating};
use crate::statistics::{Histogram, Quantiles, Share, Wins};

/// What a run of games showed. The same run gives the same report, however many threads played it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// The edition's id.
    pub edition: &'static str,
    /// The table's options.
    pub options: BTreeMap<&'static str, OptionValue>,
    /// How many players each game had.
    pub players: usize,
    /// Who played: one policy a seat, as they sat in the first game.
    pub bots: Vec<String>,
    /// Whether they changed seats from game to game.
    pub seating: Seating,
    /// The number that the run was started with.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How many steps all games had together.
    pub steps: u64,
    /// How often each seat won, of all games.
    pub by_seat: Vec<Share>,
    /// How each policy did, in the order they were named.
    pub by_policy: Vec<PolicyReport>,
    /// How many steps a game took.
    pub length: Quantiles,
    /// What seats owned at the end.
    pub wealth: Quantiles,
    /// What winners owned at the end.
    pub winners_wealth: Quantiles,
    /// How games ended, the most frequent ending first.
    pub endings: Vec<Ending>,
}

/// How one policy did.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct PolicyReport {
    pub policy: String,
    /// How often it won, of all the seats it took.
    #[serde(flatten)]
    pub share: Share,
    /// What it owned at the end.
    pub wealth: Quantiles,
}

/// How often games ended in one way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Ending {
    /// What ended them: an id of the game's endings.
    pub ending: &'static str,
    pub games: u64,
}

/// What one place in the list of bots has done.
#[derive(Clone, Default, Debug)]
struct Results {
    wins: Wins,
    wealth: Histogram,
}

impl Results {
    fn merge(&mut self, other: &Results) {
        self.wins.merge(other.wins);
        self.wealth.merge(&other.wealth);
    }
}

/// Counts of finished games, which can be merged in any order.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    games: u64,
    steps: u64,
    length: Histogram,
    seats: Vec<Wins>,
    bots: Vec<Results>,
    winners: Histogram,
    endings: BTreeMap<&'static str, u64>,
}

impl Tally {
    pub(crate) fn new(players: usize) -> Tally {
        Tally {
            games: 0,
            steps: 0,
            length: Histogram::default(),
            seats: vec![Wins::default(); players],
            bots: vec![Results::default(); players],
            winners: Histogram::default(),
            endings: BTreeMap::new(),
        }
    }

    /// Counts a finished game; `bot_in` says which bot, by its place in the list, had a seat.
    pub(crate) fn add(&mut self, steps: u32, standing: &Standing, bot_in: impl Fn(usize) -> usize) {
        self.games += 1;
        self.steps += u64::from(steps);
        self.length.add(steps.into());
        *self.endings.entry(standing.ending.unwrap_or_default()).or_default() += 1;
        let places = standing.places.as_deref().unwrap_or_default();
        let winners = standing.winners().len();
        for (seat, (wealth, &place)) in standing.wealth.iter().zip(places).enumerate() {
            let wealth = wealth.unwrap_or_default().units();
            let bot = &mut self.bots[bot_in(seat)];
            bot.wealth.add(wealth);
            if place == 1 {
                self.winners.add(wealth);
                self.seats[seat].won(winners);
                bot.wins.won(winners);
            } else {
                self.seats[seat].lost();
                bot.wins.lost();
            }
        }
    }

    #[must_use]
    pub(crate) fn merge(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.steps += other.steps;
        self.length.merge(&other.length);
        self.winners.merge(&other.winners);
        for (own, other) in self.seats.iter_mut().zip(other.seats) {
            own.merge(other);
        }
        for (own, other) in self.bots.iter_mut().zip(&other.bots) {
            own.merge(other);
        }
        for (ending, games) in other.endings {
            *self.endings.entry(ending).or_default() += games;
        }
        self
    }

    /// The report of this run; `None` if no game was played.
    pub(crate) fn report(&self, game: &'static str, run: &Run) -> Option<Report> {
        let mut wealth = Histogram::default();
        self.bots.iter().for_each(|bot| wealth.merge(&bot.wealth));
        Some(Report {
            game,
            edition: run.setup.edition(),
            options: run.setup.options().map(|(id, value)| (id, value.clone())).collect(),
            players: run.setup.seats(),
            bots: run.bots.clone(),
            seating: run.seating,
            seed: run.seed,
            games: self.games,
            steps: self.steps,
            by_seat: self.seats.iter().map(|wins| wins.share()).collect(),
            by_policy: self.by_policy(&run.bots),
            length: self.length.quantiles()?,
            wealth: wealth.quantiles()?,
            winners_wealth: self.winners.quantiles()?,
            endings: self.endings(),
        })
    }

    fn by_policy(&self, names: &[String]) -> Vec<PolicyReport> {
        let mut policies: Vec<(&String, Results)> = Vec::new();
        for (name, results) in names.iter().zip(&self.bots) {
            match policies.iter_mut().find(|(known, _)| *known == name) {
                Some((_, known)) => known.merge(results),
                None => policies.push((name, results.clone())),
            }
        }
        policies
            .into_iter()
            .filter_map(|(name, results)| {
                Some(PolicyReport {
                    policy: name.clone(),
                    share: results.wins.share(),
                    wealth: results.wealth.quantiles()?,
                })
            })
            .collect()
    }

    fn endings(&self) -> Vec<Ending> {
        let mut endings: Vec<Ending> =
            self.endings.iter().map(|(&ending, &games)| Ending { ending, games }).collect();
        endings.sort_by_key(|ending| std::cmp::Reverse(ending.games));
        endings
    }
}
