//! Bots: they think on threads of their own, so that no table ever waits for another one's bots.

use std::sync::{Arc, mpsc};
use std::time::Duration;

use kontor_engine::table::Table;
use kontor_engine::{Generator, Seat, Seed};
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use serde_json::Value as Json;
use tokio::sync::oneshot;

/// The level that every game has, which needs no time to think.
const QUICKEST: &str = "random";

/// The threads that bots think on.
#[derive(Clone, Debug)]
pub struct Bots {
    pool: Arc<ThreadPool>,
    budget: Duration,
}

impl Bots {
    /// So many threads; each decision may take as long as `budget`.
    pub fn new(threads: usize, budget: Duration) -> Result<Bots, ThreadPoolBuildError> {
        let pool =
            ThreadPoolBuilder::new().num_threads(threads).thread_name(|n| format!("bot {n}"));
        Ok(Bots { pool: Arc::new(pool.build()?), budget })
    }

    /// What a bot of this level does in this seat. One that takes longer than its time, or fails,
    /// takes any choice instead: a table never stands still for a bot.
    pub async fn decide(&self, table: Box<dyn Table>, policy: String, seat: Seat) -> Option<Json> {
        let spare = table.fork();
        let decided = self.think(table, policy.clone(), seat);
        match tokio::time::timeout(self.budget, decided).await {
            Ok(Some(action)) => Some(action),
            late => {
                tracing::warn!(policy, late = late.is_err(), "a bot did not decide");
                spare.decide(QUICKEST, seat, &mut secret_generator())
            }
        }
    }

    /// Any choice of this seat.
    pub fn anything(table: &dyn Table, seat: Seat) -> Option<Json> {
        table.decide(QUICKEST, seat, &mut secret_generator())
    }

    /// Keeps all threads busy until what is returned is dropped.
    pub fn occupy(&self) -> Vec<mpsc::Sender<()>> {
        let keep_one = |_| {
            let (kept, released) = mpsc::channel();
            // There is nothing to receive but the end.
            self.pool.spawn(move || released.recv().unwrap_or_default());
            kept
        };
        (0..self.pool.current_num_threads()).map(keep_one).collect()
    }

    async fn think(&self, table: Box<dyn Table>, policy: String, seat: Seat) -> Option<Json> {
        let (answer, decided) = oneshot::channel();
        self.pool.spawn(move || {
            if answer.is_closed() {
                // It came too late to begin.
                return;
            }
            // A policy that panics is a mistake in the policy; it must not take the server along.
            let think = std::panic::AssertUnwindSafe(|| {
                table.decide(&policy, seat, &mut secret_generator())
            });
            // Nobody waits any more for a decision that came too late.
            let _ = answer.send(std::panic::catch_unwind(think).ok().flatten());
        });
        decided.await.ok().flatten()
    }
}

/// Numbers that nobody can foresee, apart from the table's own stream.
pub fn secret_generator() -> Generator {
    Generator::new(secret_seed(), 1)
}

/// A seed that nobody knows.
pub fn secret_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    Seed::new(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kontor_engine::game::Next;
    use kontor_engine::setup::Setup;

    fn to_act() -> (Box<dyn Table>, Seat) {
        let game = kontor_games::find("mercurius").unwrap();
        let mut table = game.set_up(&Setup::standard(game.info(), 3).unwrap()).unwrap();
        let mut chance = Generator::from_number(1);
        loop {
            match table.next() {
                Next::Seats(seats) => return (table, seats.iter().next().unwrap()),
                _ => {
                    let outcome = table.sample(&mut chance);
                    table.chance(&outcome).unwrap();
                }
            }
        }
    }

    #[tokio::test]
    async fn a_bot_decides_what_is_allowed() {
        let bots = Bots::new(1, Duration::from_secs(5)).unwrap();
        let (mut table, seat) = to_act();
        let action = bots.decide(table.fork(), "steady".into(), seat).await.unwrap();
        assert!(table.act(seat, &action).is_ok());
    }

    #[tokio::test]
    async fn a_bot_without_time_or_level_takes_any_choice() {
        let bots = Bots::new(1, Duration::ZERO).unwrap();
        let (mut table, seat) = to_act();
        let action = bots.decide(table.fork(), "steady".into(), seat).await.unwrap();
        assert!(table.fork().act(seat, &action).is_ok());
        let bots = Bots::new(1, Duration::from_secs(5)).unwrap();
        let action = bots.decide(table.fork(), "no such level".into(), seat).await.unwrap();
        assert!(table.act(seat, &action).is_ok());
    }
}
