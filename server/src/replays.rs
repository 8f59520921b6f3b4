//! Looking back: who does it how often, how much at once, and what is kept for the next who asks.
//!
//! What looking back costs grows with the game, so it is paid for by the game's length, before
//! anything is read. Answers go out piece by piece. Those about games that are over never change
//! and are kept for a while.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt as _, stream};
use kontor_store::{StoredTable, TableId, Version};
use tokio::runtime::Handle;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::time::{Duration, Instant, timeout};

use crate::app::App;
use crate::limits::{Limit, Rate};
use crate::protocol::Problem;

/// How many games are replayed at once, so that those who look back do not slow down those who play.
const AT_ONCE: usize = 2;

/// How many entries of a log cost as much as one request.
const ENTRIES_A_REQUEST: i64 = 1_000;

/// How many pieces of an answer wait for a reader who is slower than they are written.
const AHEAD: usize = 8;

/// How many such readers are waited for at once, and how long for each in all; others are let go.
const SLOW_READERS: usize = 32;
const PATIENCE: Duration = Duration::from_secs(30);

/// How many bytes of answers are kept, and the most of one.
const MOST_KEPT: usize = 32 << 20;
const LARGEST_KEPT: usize = 8 << 20;

/// Looking back, and what is kept of it.
#[derive(Debug)]
pub struct Replays {
    rate: Limit<IpAddr>,
    at_once: Arc<Semaphore>,
    slow: Arc<Semaphore>,
    patience: Duration,
    kept: Arc<Mutex<Shelf>>,
}

/// What an answer is about: a table, and what was asked of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept(String);

impl Kept {
    /// An answer to this question about this table.
    pub fn new(table: &str, question: &str) -> Kept {
        Kept(format!("{table} {question}"))
    }
}

/// An answer in pieces.
#[derive(Clone, Debug)]
pub struct Pieces(Arc<[Bytes]>);

impl Pieces {
    /// What is sent.
    pub fn answer(&self) -> Response {
        let pieces = Arc::clone(&self.0);
        let each = (0..pieces.len()).map(move |at| Ok::<_, std::io::Error>(pieces[at].clone()));
        json(Body::from_stream(stream::iter(each)))
    }
}

fn json(body: Body) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], body).into_response()
}

/// The answers that are kept, the oldest first.
#[derive(Default, Debug)]
struct Shelf {
    answers: VecDeque<(Kept, usize, Pieces)>,
    bytes: usize,
    /// How often it was cleared: what was begun before is not put there after.
    cleared: u64,
}

impl Shelf {
    fn put(&mut self, kept: Kept, pieces: Vec<Bytes>) {
        let bytes = pieces.iter().map(Bytes::len).sum();
        if bytes > LARGEST_KEPT || self.answers.iter().any(|(other, ..)| *other == kept) {
            return;
        }
        self.bytes += bytes;
        self.answers.push_back((kept, bytes, Pieces(pieces.into())));
        while self.bytes > MOST_KEPT
            && let Some((_, bytes, _)) = self.answers.pop_front()
        {
            self.bytes -= bytes;
        }
    }
}

impl Replays {
    /// Nobody has looked back yet.
    pub fn new(rate: Rate) -> Replays {
        Replays {
            rate: Limit::new(rate),
            at_once: Arc::new(Semaphore::new(AT_ONCE)),
            slow: Arc::new(Semaphore::new(SLOW_READERS)),
            patience: PATIENCE,
            kept: Arc::default(),
        }
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        lock(&self.kept)
    }

    /// Lets somebody from this address ask for something that costs so much.
    pub fn admit(&self, from: IpAddr, cost: u32) -> Result<(), Problem> {
        self.rate.take_many(&from, cost).map_err(|wait| Problem::too_many("replays", wait))
    }

    /// An answer that is kept.
    pub fn known(&self, kept: &Kept) -> Option<Pieces> {
        let shelf = self.shelf();
        shelf.answers.iter().find(|(other, ..)| other == kept).map(|(.., pieces)| pieces.clone())
    }

    /// Forgets all answers: somebody in them has another name.
    pub fn clear(&self) {
        let mut shelf = self.shelf();
        shelf.cleared += 1;
        shelf.answers.clear();
        shelf.bytes = 0;
    }

    /// Writes an answer beside everything else, a few at a time, and sends it while it is written;
    /// keeps it if it is to be kept.
    pub async fn stream(
        &self,
        kept: Option<Kept>,
        write: impl FnOnce(&mut dyn FnMut(Bytes)) -> Result<(), Problem> + Send + 'static,
    ) -> Result<Response, Problem> {
        let failed = || Problem::unavailable("not-worked-out");
        let turn = Arc::clone(&self.at_once).acquire_owned().await.map_err(|_| failed())?;
        let (sender, mut pieces) = mpsc::channel(AHEAD);
        let (shelf, began) = (Arc::clone(&self.kept), self.shelf().cleared);
        let mut reader = Reader {
            sender: Some(sender),
            turn: Some(turn),
            turns: Arc::clone(&self.at_once),
            slow: Arc::clone(&self.slow),
            patience: self.patience,
        };
        let (runtime, whole) = (Handle::current(), Arc::new(AtomicBool::new(false)));
        let is_whole = Arc::clone(&whole);
        tokio::task::spawn_blocking(move || {
            // What is kept, until it is too large for that.
            let mut written = kept.as_ref().map(|_| Vec::new());
            let mut bytes = 0;
            let done = write(&mut |piece: Bytes| {
                bytes += piece.len();
                written = written.take().filter(|_| bytes <= LARGEST_KEPT);
                written.iter_mut().for_each(|written| written.push(piece.clone()));
                reader.send(Ok(piece), &runtime);
            });
            whole.store(done.is_ok() && reader.sender.is_some(), Ordering::Release);
            match (done, kept.zip(written)) {
                (Err(problem), _) => reader.send(Err(problem), &runtime),
                (Ok(()), Some((kept, written))) => {
                    let mut shelf = lock(&shelf);
                    if shelf.cleared == began {
                        shelf.put(kept, written);
                    }
                }
                (Ok(()), None) => {}
            }
        });
        // What goes wrong at the beginning can still be said; later the answer only breaks off.
        let first = pieces.recv().await.ok_or_else(failed)??;
        let rest = stream::unfold(Some((pieces, is_whole)), |left| async {
            let (mut pieces, whole) = left?;
            match pieces.recv().await {
                Some(Ok(piece)) => Some((Ok(piece), Some((pieces, whole)))),
                Some(Err(problem)) => Some((Err(std::io::Error::other(problem.text)), None)),
                None if whole.load(Ordering::Acquire) => None,
                None => Some((Err(std::io::Error::other("read too slowly")), None)),
            }
        });
        Ok(json(Body::from_stream(stream::iter([Ok(first)]).chain(rest))))
    }
}

/// Who reads an answer while it is written.
struct Reader {
    /// Where the pieces go, as long as they are read.
    sender: Option<mpsc::Sender<Result<Bytes, Problem>>>,
    turn: Option<OwnedSemaphorePermit>,
    turns: Arc<Semaphore>,
    slow: Arc<Semaphore>,
    /// How long this reader may still be waited for.
    patience: Duration,
}

impl Reader {
    /// Sends a piece. A slow reader is waited for a while, and others get the turn meanwhile; who is too
    /// slow is let go, and the answer breaks off.
    fn send(&mut self, piece: Result<Bytes, Problem>, runtime: &Handle) {
        let Some(sender) = &self.sender else { return };
        let piece = match sender.try_send(piece) {
            Ok(()) => return,
            Err(TrySendError::Closed(_)) => return self.sender = None,
            Err(TrySendError::Full(piece)) => piece,
        };
        self.turn = None;
        let began = Instant::now();
        let sent = match self.slow.try_acquire() {
            Ok(_place) => {
                let sending = async { timeout(self.patience, sender.send(piece)).await };
                matches!(runtime.block_on(sending), Ok(Ok(())))
            }
            Err(_) => false,
        };
        self.patience = self.patience.saturating_sub(began.elapsed());
        if !sent {
            self.sender = None;
        }
        // The turns are never taken away; without one it would only be faster.
        self.turn = runtime.block_on(Arc::clone(&self.turns).acquire_owned()).ok();
    }
}

fn lock(shelf: &Mutex<Shelf>) -> MutexGuard<'_, Shelf> {
    shelf.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl App {
    /// Lets somebody look at a table. One that is not open has to be read first, and that costs as
    /// much as its log is long.
    pub async fn admit_opening(&self, from: IpAddr, table: &TableId) -> Result<(), Problem> {
        self.replays.admit(from, 1)?;
        if self.tables.is_open(table) { Ok(()) } else { self.admit_past(from, table).await }
    }

    /// Lets somebody look back at a game, at the cost of its length.
    pub async fn admit_past(&self, from: IpAddr, table: &TableId) -> Result<(), Problem> {
        let stored = self.tables.store.table(table).await?;
        let stored = stored.ok_or_else(|| Problem::missing("table"))?;
        match cost(&stored) {
            0 => Ok(()),
            cost => self.replays.admit(from, cost),
        }
    }

    /// Lets somebody look at all of these tables at once: each that has to be read first costs a request,
    /// and as much as its log is long.
    pub fn admit_all(&self, from: IpAddr, tables: &[StoredTable]) -> Result<(), Problem> {
        let closed = tables.iter().filter(|table| !self.tables.is_open(&table.id));
        match closed.fold(0, |sum: u32, table| sum.saturating_add(1).saturating_add(cost(table))) {
            0 => Ok(()),
            cost => self.replays.admit(from, cost),
        }
    }
}

/// What reading a table costs beside asking for it.
fn cost(table: &StoredTable) -> u32 {
    let Version(entries) = table.version;
    u32::try_from(entries / ENTRIES_A_REQUEST).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;
    use crate::table::Message;
    use crate::table::tests::House;
    use crate::testing::{app, stored};
    use axum::body::to_bytes;

    fn replays() -> Replays {
        Replays::new(Rate::per(10, Duration::from_secs(10)))
    }

    async fn text(answer: Response) -> String {
        String::from_utf8(to_bytes(answer.into_body(), 1 << 20).await.unwrap().into()).unwrap()
    }

    #[tokio::test]
    async fn an_answer_is_sent_while_it_is_written_and_kept_when_it_is_whole() {
        let replays = replays();
        let (go, gone) = std::sync::mpsc::channel();
        let kept = Kept::new("table", "history all");
        let write = move |piece: &mut dyn FnMut(Bytes)| {
            piece(Bytes::from("one "));
            gone.recv().unwrap();
            piece(Bytes::from("two"));
            Ok(())
        };
        let answer = replays.stream(Some(kept.clone()), write).await.unwrap();
        assert!(replays.known(&kept).is_none(), "it is not whole yet");
        go.send(()).unwrap();
        assert_eq!(text(answer).await, "one two");
        assert_eq!(text(replays.known(&kept).unwrap().answer()).await, "one two");
        replays.clear();
        assert!(replays.known(&kept).is_none());
    }

    /// An answer of so many large pieces, and how many of them were written.
    async fn long_answer(
        replays: &Replays,
        kept: Option<Kept>,
        count: usize,
    ) -> (Response, Arc<AtomicUsize>) {
        let written = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&written);
        let write = move |piece: &mut dyn FnMut(Bytes)| {
            for _ in 0..count {
                piece(Bytes::from(vec![b'x'; 1 << 16]));
                counted.fetch_add(1, Ordering::SeqCst);
            }
            Ok(())
        };
        (replays.stream(kept, write).await.unwrap(), written)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_slow_reader_holds_little_and_nobody_up() {
        let replays = Replays { patience: Duration::from_secs(3_600), ..replays() };
        let mut slow = Vec::new();
        for _ in 0..AT_ONCE + 1 {
            slow.push(long_answer(&replays, None, 100).await);
        }
        for (_, written) in &slow {
            while written.load(Ordering::SeqCst) < AHEAD {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
        let (answer, _) = long_answer(&replays, None, 50).await;
        let bytes = to_bytes(answer.into_body(), 1 << 24).await.unwrap();
        assert_eq!(bytes.len(), 50 << 16, "others get theirs meanwhile");
        for (_, written) in &slow {
            let ahead = written.load(Ordering::SeqCst);
            assert!(ahead <= AHEAD + 2, "{ahead} pieces wait for who does not read");
        }
        for (answer, _) in slow {
            let bytes = to_bytes(answer.into_body(), 1 << 24).await.unwrap();
            assert_eq!(bytes.len(), 100 << 16, "all of it comes, late as it is");
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_does_not_read_at_all_is_let_go_and_the_answer_is_kept_all_the_same() {
        let replays = Replays { patience: Duration::from_millis(50), ..replays() };
        let kept = Kept::new("table", "history all");
        let (answer, written) = long_answer(&replays, Some(kept.clone()), 100).await;
        while replays.known(&kept).is_none() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert_eq!(written.load(Ordering::SeqCst), 100);
        let read = to_bytes(answer.into_body(), 1 << 24).await;
        assert!(read.is_err(), "it broke off, and who reads can tell");
    }

    #[tokio::test]
    async fn what_goes_wrong_at_first_is_a_problem() {
        let replays = replays();
        let kept = Kept::new("table", "record");
        let write = |_: &mut dyn FnMut(Bytes)| Err(Problem::missing("step"));
        let problem = replays.stream(Some(kept.clone()), write).await.unwrap_err();
        assert_eq!(problem.error, "not_found");
        assert!(replays.known(&kept).is_none());
    }

    #[tokio::test]
    async fn no_more_is_kept_than_there_is_room_for() {
        let mut shelf = Shelf::default();
        let large = Bytes::from(vec![b'x'; LARGEST_KEPT]);
        for number in 0..9 {
            shelf.put(Kept::new("table", &number.to_string()), vec![large.clone()]);
        }
        assert_eq!((shelf.answers.len(), shelf.bytes), (4, MOST_KEPT));
        assert_eq!(shelf.answers[0].0, Kept::new("table", "5"), "the oldest go first");
        shelf.put(Kept::new("table", "too large"), vec![large.clone(), large]);
        assert_eq!(shelf.answers.len(), 4);
    }

    #[tokio::test(start_paused = true)]
    async fn long_games_cost_more() {
        let replays = replays();
        let from = "192.0.2.1".parse().unwrap();
        replays.admit(from, 9).unwrap();
        assert_eq!(replays.admit(from, 2).unwrap_err().error, "too_many");
        assert!(replays.admit("192.0.2.2".parse().unwrap(), 2).is_ok());
    }

    /// How often somebody from a new address is admitted, at most a thousand times.
    async fn times(admit: impl AsyncFn() -> Result<(), Problem>) -> usize {
        for count in 0..1_000 {
            match admit().await {
                Ok(()) => {}
                Err(problem) => {
                    assert_eq!(problem.error, "too_many");
                    return count;
                }
            }
        }
        1_000
    }

    #[tokio::test]
    async fn looking_at_a_table_costs_as_much_as_its_log_is_long() {
        let (house, tables) = House::new().await;
        let app = app(&tables, 60);
        let own = &house.people[0].id;
        let mut all = Vec::new();
        for (number, entries, admitted) in
            [(1, 0, 60), (2, 999, 60), (3, 1_000, 30), (4, 5_500, 10)]
        {
            let table = stored(&tables, own, entries).await;
            let from = IpAddr::from([192, 0, 2, number]);
            let count = times(async || app.admit_opening(from, &table.id).await).await;
            assert_eq!(count, admitted, "{entries} entries");
            all.push(table);
        }
        // Looking back alone is free where there is little to look at.
        let from = IpAddr::from([192, 0, 2, 5]);
        assert_eq!(times(async || app.admit_past(from, &all[0].id).await).await, 1_000);
        assert_eq!(times(async || app.admit_past(from, &all[3].id).await).await, 12);
        // All together: four that have to be read, of six thousand entries.
        let from = IpAddr::from([192, 0, 2, 6]);
        assert_eq!(times(async || app.admit_all(from, &all)).await, 6);
        // Once they are open, asking them costs little.
        for table in &all {
            tables.ask(&table.id, |reply| Message::Shown { reply }).await.unwrap();
        }
        assert_eq!(times(async || app.admit_all(from, &all)).await, 1_000);
    }
}
