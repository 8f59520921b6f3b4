//! Bots: they think on threads of their own, so that no table ever waits for another one's bots.

mod queue;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, mpsc};
use std::time::{Duration, Instant as Moment};

use kontor_bots::Level;
use kontor_bots::players::decide;
use kontor_engine::any::AnyState;
use kontor_engine::{Generator, Seat};
use kontor_store::PersonId;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use serde_json::Value as Json;
use tokio::sync::{Semaphore, oneshot};
use tokio::time::{Instant, sleep};

use self::queue::Queue;

/// The level that every game has, which needs no time to think.
const QUICKEST: &str = "random";

/// How long a bot looks ahead at most in a game that only bots play: nobody waits for it to be good.
const BRIEFLY: Duration = Duration::from_millis(50);

/// The threads that bots think on. Those that play by rules of thumb have their own: they need so little that they
/// never wait for one that looks ahead.
#[derive(Clone, Debug)]
pub struct Bots {
    quick: Arc<ThreadPool>,
    deep: Arc<ThreadPool>,
    queue: Arc<Queue<Question>>,
    budget: Duration,
    /// Whether they think by so many tries, however long these take: the same chance gives the same decision.
    by_tries: bool,
    /// The one game at a time that bots think about alone, and the share of a thread they have for it.
    alone: Arc<Semaphore>,
    share: f64,
}

/// How much of the server games have that only bots play on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AloneBounds {
    /// After how many steps such a game is brought to an end.
    pub steps: usize,
    /// After how long.
    pub time: Duration,
    /// How many of them go on for one person at a time.
    pub each: usize,
    /// The part of one thread that all of them have together, up to 1.
    pub share: f64,
}

impl Bots {
    /// So many threads for bots that look ahead, and as many for the others; each decision may take as long as
    /// `budget`. Games that only bots play have `share` of one thread together.
    pub fn new(threads: usize, budget: Duration, share: f64) -> Result<Bots, ThreadPoolBuildError> {
        let pool = |name: &'static str| {
            let threads = ThreadPoolBuilder::new().num_threads(threads);
            threads.thread_name(move |n| format!("{name} {n}")).build().map(Arc::new)
        };
        let (quick, deep) = (pool("quick bot")?, pool("bot")?);
        let queue = Arc::new(Queue::new(deep.current_num_threads()));
        let alone = Arc::new(Semaphore::new(1));
        let share = share.clamp(0.01, 1.0);
        Ok(Bots { quick, deep, queue, budget, by_tries: false, alone, share })
    }

    /// The same, thinking as long as it takes: from the same chance they decide the same.
    #[must_use]
    pub fn by_tries(self) -> Bots {
        Bots { by_tries: true, ..self }
    }

    /// The same for a game that only bots play: one of them at a time, and after each decision a pause,
    /// so that all together take no more than their share.
    pub async fn decide_alone(
        &self,
        state: Box<dyn AnyState>,
        policy: String,
        seat: Seat,
        chance: Generator,
    ) -> Option<Json> {
        let turn = Arc::clone(&self.alone).acquire_owned().await.ok()?;
        let began = Instant::now();
        let action = self.decide_within(BRIEFLY, state, policy, seat, chance).await;
        let pause = began.elapsed().mul_f64(1.0 / self.share - 1.0);
        tokio::spawn(async move {
            sleep(pause).await;
            drop(turn);
        });
        action
    }

    /// What a bot of this level does in this seat. One that takes longer than its time, or fails, plays by
    /// rules of thumb, and if that fails takes any choice: a table never stands still for a bot.
    pub async fn decide(
        &self,
        state: Box<dyn AnyState>,
        policy: String,
        seat: Seat,
        chance: Generator,
    ) -> Option<Json> {
        self.decide_within(Duration::MAX, state, policy, seat, chance).await
    }

    async fn decide_within(
        &self,
        most: Duration,
        state: Box<dyn AnyState>,
        policy: String,
        seat: Seat,
        chance: Generator,
    ) -> Option<Json> {
        if self.by_tries {
            let (answer, decided) = oneshot::channel();
            let pool = if time_of(&policy).is_zero() { &self.quick } else { &self.deep };
            let (forked, own) = (state.fork(), chance.clone());
            let question = Question { state: forked, policy, seat, chance: own, answer };
            pool.spawn(move || question.answer(None));
            let action = decided.await.ok().flatten();
            return action.or_else(|| Bots::anything(&*state, seat, chance));
        }
        // What comes at the last moment may come too late.
        let time = time_of(&policy).min(most).min(self.budget / 2);
        let mut plans = vec![(policy, time)];
        if !time.is_zero() {
            plans.push((Level::Medium.name().to_string(), Duration::ZERO));
        }
        for (policy, time) in plans {
            let decided = self.think(state.fork(), policy.clone(), seat, time, chance.clone());
            match tokio::time::timeout(self.budget, decided).await {
                Ok(Some(action)) => return Some(action),
                late => tracing::warn!(policy, late = late.is_err(), "a bot did not decide"),
            }
        }
        Bots::anything(&*state, seat, chance)
    }

    /// Any choice of this seat.
    pub fn anything(state: &dyn AnyState, seat: Seat, mut chance: Generator) -> Option<Json> {
        state.decide(QUICKEST, seat, &mut chance)
    }

    /// Keeps all threads busy until what is returned is dropped.
    pub fn occupy(&self) -> Vec<mpsc::Sender<()>> {
        [&self.quick, &self.deep].into_iter().flat_map(|pool| occupied(pool)).collect()
    }

    /// Lets a bot think: one that looks ahead when its turn comes, any other at once.
    async fn think(
        &self,
        state: Box<dyn AnyState>,
        policy: String,
        seat: Seat,
        time: Duration,
        chance: Generator,
    ) -> Option<Json> {
        let (answer, decided) = oneshot::channel();
        let question = Question { state, policy, seat, chance, answer };
        let now = Moment::now();
        if time.is_zero() {
            self.quick.spawn(move || question.answer(Some(now)));
        } else {
            self.queue.push(question, now + time);
            let queue = Arc::clone(&self.queue);
            self.deep.spawn(move || {
                if let Some((question, until)) = queue.begin(Moment::now(), Question::is_asked) {
                    question.answer(Some(until));
                }
            });
        }
        decided.await.ok().flatten()
    }
}

/// How long a bot of this name looks ahead; no time if it does not.
fn time_of(policy: &str) -> Duration {
    Level::named(policy).map_or(Duration::ZERO, Level::time)
}

/// Keeps the threads of a pool busy until what is returned is dropped.
fn occupied(pool: &ThreadPool) -> Vec<mpsc::Sender<()>> {
    let keep_one = |_| {
        let (kept, released) = mpsc::channel();
        // There is nothing to receive but the end.
        pool.spawn(move || released.recv().unwrap_or_default());
        kept
    };
    (0..pool.current_num_threads()).map(keep_one).collect()
}

/// What a bot is asked.
#[derive(Debug)]
struct Question {
    state: Box<dyn AnyState>,
    policy: String,
    seat: Seat,
    chance: Generator,
    answer: oneshot::Sender<Option<Json>>,
}

impl Question {
    /// Whether somebody still waits for the answer.
    fn is_asked(&self) -> bool {
        !self.answer.is_closed()
    }

    /// Thinks, no longer than until this moment, if there is one.
    fn answer(self, until: Option<Moment>) {
        if !self.is_asked() {
            // It came too late to begin.
            return;
        }
        let Question { state, policy, seat, mut chance, answer } = self;
        // A policy that panics is a mistake in the policy; it must not take the server along.
        let think =
            std::panic::AssertUnwindSafe(|| decide(&*state, &policy, seat, &mut chance, until));
        // Nobody waits any more for a decision that came too late.
        let _ = answer.send(std::panic::catch_unwind(think).ok().flatten());
    }
}

/// The games that only bots play on, by whose they are.
#[derive(Debug)]
pub struct LeftToBots {
    each: usize,
    games: Mutex<HashMap<PersonId, usize>>,
}

/// One of them, until it is dropped.
#[derive(Debug)]
pub struct LeftAlone {
    all: Arc<LeftToBots>,
    host: PersonId,
}

impl LeftToBots {
    /// So many for each person.
    pub fn new(each: usize) -> Arc<LeftToBots> {
        Arc::new(LeftToBots { each, games: Mutex::default() })
    }

    fn games(&self) -> MutexGuard<'_, HashMap<PersonId, usize>> {
        self.games.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Bots go on with a game of this person, if there are not too many already.
    pub fn begin(self: &Arc<LeftToBots>, host: &PersonId) -> Option<LeftAlone> {
        let mut games = self.games();
        let own = games.entry(host.clone()).or_default();
        if *own >= self.each {
            return None;
        }
        *own += 1;
        Some(LeftAlone { all: Arc::clone(self), host: host.clone() })
    }
}

impl Drop for LeftAlone {
    fn drop(&mut self) {
        let mut games = self.all.games();
        if let Some(own) = games.get_mut(&self.host) {
            *own -= 1;
            if *own == 0 {
                games.remove(&self.host);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kontor_engine::Setup;
    use kontor_engine::game::Next;
    use tokio::time::advance;

    fn chance() -> Generator {
        Generator::from_number(1)
    }

    fn to_act() -> (Box<dyn AnyState>, Seat) {
        let game = kontor_games::find("mercurius").unwrap();
        let mut state = game.set_up(&Setup::standard(game.info(), 3).unwrap()).unwrap();
        let mut chance = chance();
        loop {
            match state.next() {
                Next::Seats(seats) => return (state, seats.iter().next().unwrap()),
                _ => {
                    let outcome = state.sample(&mut chance);
                    state.chance(&outcome).unwrap();
                }
            }
        }
    }

    #[tokio::test]
    async fn a_bot_decides_what_is_allowed() {
        let bots = Bots::new(1, Duration::from_secs(5), 1.0).unwrap();
        let (mut state, seat) = to_act();
        let action = bots.decide(state.fork(), "steady".into(), seat, chance()).await.unwrap();
        assert!(state.act(seat, &action).is_ok());
    }

    #[tokio::test]
    async fn a_bot_without_time_or_level_takes_any_choice() {
        let bots = Bots::new(1, Duration::ZERO, 1.0).unwrap();
        let (mut state, seat) = to_act();
        let action = bots.decide(state.fork(), "steady".into(), seat, chance()).await.unwrap();
        assert!(state.fork().act(seat, &action).is_ok());
        let bots = Bots::new(1, Duration::from_secs(5), 1.0).unwrap();
        let action =
            bots.decide(state.fork(), "no such level".into(), seat, chance()).await.unwrap();
        assert!(state.act(seat, &action).is_ok());
    }

    #[tokio::test]
    async fn every_level_decides_what_is_allowed() {
        let bots = Bots::new(1, Duration::from_secs(5), 1.0).unwrap();
        let (state, seat) = to_act();
        for level in Level::ALL {
            let action = bots
                .decide_within(BRIEFLY, state.fork(), level.name().into(), seat, chance())
                .await;
            assert!(state.fork().act(seat, &action.unwrap()).is_ok(), "{level:?}");
        }
    }

    #[tokio::test]
    async fn by_tries_the_same_chance_gives_the_same_decision_however_little_time_there_is() {
        let bots = Bots::new(2, Duration::ZERO, 1.0).unwrap().by_tries();
        let (state, seat) = to_act();
        for level in [Level::Easy, Level::Medium] {
            let ask = || bots.decide(state.fork(), level.name().into(), seat, chance());
            let action = ask().await.unwrap();
            let own = decide(&*state, level.name(), seat, &mut chance(), None).unwrap();
            assert_eq!((&action, ask().await.unwrap()), (&own, own.clone()), "{level:?}");
        }
    }

    #[tokio::test]
    async fn quick_bots_wait_for_none_of_a_hundred_that_look_ahead() {
        let bots = Bots::new(1, Duration::from_secs(3_600), 1.0).unwrap();
        let (state, seat) = to_act();
        let thinking = occupied(&bots.deep);
        let mut hard = tokio::task::JoinSet::new();
        for _ in 0..100 {
            let (bots, state) = (bots.clone(), state.fork());
            hard.spawn(async move { bots.decide(state, "hard".into(), seat, chance()).await });
        }
        // All the threads that look ahead are taken, and yet whoever plays with others is answered.
        for quick in ["medium", "steady", "random"] {
            assert!(
                bots.decide(state.fork(), quick.into(), seat, chance()).await.is_some(),
                "{quick}"
            );
        }
        assert!(hard.try_join_next().is_none(), "none of the hard ones was asked yet");
        drop(thinking);
        // They shared what one would have had, and each decided something.
        let mut decided = 0;
        while let Some(action) = hard.join_next().await {
            assert!(state.fork().act(seat, &action.unwrap().unwrap()).is_ok());
            decided += 1;
        }
        assert_eq!(decided, 100);
    }

    #[tokio::test]
    async fn one_that_looks_ahead_and_is_late_plays_by_rules_of_thumb() {
        let bots = Bots::new(1, Duration::from_millis(20), 1.0).unwrap();
        let (state, seat) = to_act();
        let _thinking = occupied(&bots.deep);
        let action = bots.decide(state.fork(), "expert".into(), seat, chance()).await.unwrap();
        assert!(state.fork().act(seat, &action).is_ok());
        assert!(
            bots.queue.begin(Moment::now(), Question::is_asked).is_none(),
            "nobody waits for it"
        );
    }

    /// Lets all that is to be done now be done.
    async fn settle() {
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn bots_that_play_alone_have_a_share_and_people_do_not_wait_for_it() {
        let bots = Bots::new(1, Duration::from_secs(3_600), 0.01).unwrap();
        let (state, seat) = to_act();
        // While a thread of the runtime is busy, time passes only when it is moved on.
        let (_busy, over) = mpsc::channel::<()>();
        tokio::task::spawn_blocking(move || over.recv().unwrap_or_default());
        let thinking = occupied(&bots.quick);
        let (own, forked) = (bots.clone(), state.fork());
        let alone =
            tokio::spawn(
                async move { own.decide_alone(forked, "steady".into(), seat, chance()).await },
            );
        settle().await;
        advance(Duration::from_secs(1)).await;
        drop(thinking);
        assert!(alone.await.unwrap().is_some());
        // It took a second, which is a hundredth of what passes until the next of them is asked.
        settle().await;
        advance(Duration::from_millis(98_999)).await;
        settle().await;
        assert_eq!(bots.alone.available_permits(), 0);
        assert!(bots.decide(state, "steady".into(), seat, chance()).await.is_some());
        assert_eq!(bots.alone.available_permits(), 0, "nor did people have to wait for that");
        advance(Duration::from_millis(2)).await;
        settle().await;
        assert_eq!(bots.alone.available_permits(), 1);
    }

    #[test]
    fn bots_go_on_with_so_many_games_of_a_person() {
        let left = LeftToBots::new(2);
        let (ann, bo) = (PersonId::random(), PersonId::random());
        let first = left.begin(&ann).unwrap();
        let _second = left.begin(&ann).unwrap();
        assert!(left.begin(&ann).is_none());
        assert!(left.begin(&bo).is_some());
        drop(first);
        assert!(left.begin(&ann).is_some());
    }
}
