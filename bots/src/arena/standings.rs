//! What a contest showed.

use std::collections::BTreeMap;

use kontor_engine::{Generator, OptionValue};
use serde::Serialize;

use super::ratings::Duels;
use super::seatings::Seatings;
use super::{Contest, Played};
use crate::statistics::{Share, Wins};

/// What a contest showed. The same contest shows the same, but for the time of a move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    /// The game's id.
    pub game: &'static str,
    /// The edition's id.
    pub edition: &'static str,
    /// The table's options.
    pub options: BTreeMap<&'static str, OptionValue>,
    /// How many players each game had.
    pub players: usize,
    /// The number that the contest was started with.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How many seatings there are; each had as many games.
    pub seatings: usize,
    /// How each bot did, the best first.
    pub bots: Vec<BotStanding>,
}

/// How a bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct BotStanding {
    pub bot: String,
    /// Its rating among these bots, around 0.
    pub rating: Interval,
    /// How often it won, of all the seats it took.
    #[serde(flatten)]
    pub share: Share,
    /// That by what a seat wins among equals: 1 is a fair share.
    pub fair: Interval,
    /// How many decisions it made.
    pub moves: u64,
    /// How much CPU time one took on average, in milliseconds.
    pub ms_a_move: f64,
}

/// A figure, and between what bounds the true one lies with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The figure.
    pub is: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// How many times games are drawn anew to see how far ratings could be off.
const DRAWN_ANEW: usize = 400;

impl Standings {
    /// The standings of these games.
    pub(super) fn of(
        game: &'static str,
        contest: &Contest,
        seatings: &Seatings,
        played: &[Played],
    ) -> Standings {
        let players = contest.setup.seats();
        let count = seatings.bots().len();
        let mut wins = vec![Wins::default(); count];
        let mut moves = vec![(0u64, 0u64); count];
        let mut deals: BTreeMap<u64, Duels> = BTreeMap::new();
        for one in played {
            let (seating, deal) = seatings.of_game(one.game);
            deals.entry(deal).or_insert_with(|| Duels::among(count)).add(seating, &one.places);
            let winners = one.places.iter().filter(|&&place| place == 1).count();
            for (seat, &bot) in seating.iter().enumerate() {
                match one.places[seat] {
                    1 => wins[bot].won(winners),
                    _ => wins[bot].lost(),
                }
                moves[bot].0 += u64::from(one.moves[seat]);
                moves[bot].1 += one.micros[seat];
            }
        }
        let deals: Vec<Duels> = deals.into_values().collect();
        let ratings = ratings(&deals, count);
        let standing = |(at, bot): (usize, &String)| {
            let share = wins[at].share();
            let fair = |part: f64| part * players as f64;
            let (made, micros) = moves[at];
            BotStanding {
                bot: bot.clone(),
                rating: ratings[at],
                share,
                fair: Interval {
                    is: fair(share.share),
                    low: fair(share.low),
                    high: fair(share.high),
                },
                moves: made,
                ms_a_move: micros as f64 / 1e3 / made.max(1) as f64,
            }
        };
        let mut bots: Vec<BotStanding> = seatings.bots().iter().enumerate().map(standing).collect();
        bots.sort_by(|a, b| b.rating.is.total_cmp(&a.rating.is));
        Standings {
            game,
            edition: contest.setup.edition(),
            options: contest.setup.options().map(|(id, value)| (id, value.clone())).collect(),
            players,
            seed: contest.seed,
            games: played.len() as u64,
            seatings: seatings.len(),
            bots,
        }
    }
}

/// Ratings, and how far they could be off: where 95 % of them lie when as many deals are drawn anew from
/// those that were played.
fn ratings(deals: &[Duels], count: usize) -> Vec<Interval> {
    let all = |deals: &mut dyn Iterator<Item = &Duels>| {
        let mut sum = Duels::among(count);
        deals.for_each(|deal| sum.merge(deal));
        sum.ratings()
    };
    let found = all(&mut deals.iter());
    let mut generator = Generator::from_number(deals.len() as u64);
    let mut anew: Vec<Vec<f64>> = vec![Vec::new(); count];
    for _ in 0..DRAWN_ANEW {
        let drawn = (0..deals.len()).map(|_| &deals[generator.below(deals.len() as u32) as usize]);
        let drawn: Vec<&Duels> = drawn.collect();
        for (list, rating) in anew.iter_mut().zip(all(&mut drawn.into_iter())) {
            list.push(rating);
        }
    }
    let interval = |(is, mut list): (f64, Vec<f64>)| {
        list.sort_by(f64::total_cmp);
        let end = DRAWN_ANEW / 40;
        Interval { is, low: list[end], high: list[DRAWN_ANEW - 1 - end] }
    };
    found.into_iter().zip(anew).map(interval).collect()
}
