//! A party: three people at a table who play any choice that is open to them.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::try_join_all;
use kontor_engine::{Generator, OptionKind};
use serde_json::{Value as Json, json};
use tokio::sync::watch;

use crate::failure::Failure;
use crate::load::PEOPLE;
use crate::load::client::{Client, Watcher};

/// What was measured at tables.
#[derive(Default)]
pub struct Figures {
    /// Microseconds from sending an action to being told that it is done.
    pub done: Vec<u32>,
    /// Microseconds from sending an action to each who looks having seen it.
    pub seen: Vec<u32>,
    /// Bytes of each step to each who looks.
    pub bytes: Vec<u32>,
}

impl Figures {
    /// Adds those of another table.
    pub fn add(&mut self, other: Figures) {
        self.done.extend(other.done);
        self.seen.extend(other.seen);
        self.bytes.extend(other.bytes);
    }
}

/// Three people who play any choice that is open to them.
pub struct Party {
    game: &'static str,
    options: Json,
    people: Vec<Client>,
    id: String,
    watchers: Vec<Watcher>,
    generator: Generator,
    /// How often somebody acted.
    acted: u64,
}

impl Party {
    /// People come, sit down and begin.
    pub async fn make(
        address: SocketAddr,
        game: &'static str,
        number: u32,
    ) -> Result<Party, Failure> {
        let mut party = Party::empty(address, game, number).await?;
        party.begin().await?;
        Ok(party)
    }

    async fn empty(address: SocketAddr, game: &'static str, number: u32) -> Result<Party, Failure> {
        let mut people = Vec::new();
        let run = std::process::id();
        for person in 0..PEOPLE {
            people.push(Client::come(address, &format!("load {run} {number} {person}")).await?);
        }
        let generator = Generator::from_number(u64::from(number));
        Ok(Party {
            game,
            options: json!({}),
            people,
            id: String::new(),
            watchers: Vec::new(),
            generator,
            acted: 0,
        })
    }

    /// The same, for a game that goes on for as long as its options let it.
    pub async fn make_endless(address: SocketAddr, game: &'static str) -> Result<Party, Failure> {
        let mut party = Party::empty(address, game, 0).await?;
        party.options = endless(game)?;
        party.begin().await?;
        party.watch().await?;
        Ok(party)
    }

    /// Whether they ask for packed messages when they come to look.
    pub fn ask_for_packed(&mut self, packed: bool) {
        self.people.iter_mut().for_each(|person| person.packed = packed);
    }

    /// The id of their table.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// How far it has come, as far as is known.
    pub fn version(&self) -> i64 {
        self.watchers.iter().map(|watcher| watcher.version).max().unwrap_or(0)
    }

    /// Everybody opens a socket again, at a server that may be elsewhere now.
    pub async fn come_back(&mut self, address: SocketAddr) -> Result<(), Failure> {
        for (person, watcher) in self.people.iter_mut().zip(&mut self.watchers) {
            person.address = address;
            watcher.resume(person, &self.id).await?;
        }
        Ok(())
    }

    async fn begin(&mut self) -> Result<(), Failure> {
        let wanted = json!({
            "game": self.game,
            "seats": PEOPLE,
            "options": self.options,
            "settings": {"listed": false},
        });
        self.id = self.people[0].begin_with(&self.people[1..], &wanted).await?;
        Ok(())
    }

    /// Everybody opens a socket.
    pub async fn watch(&mut self) -> Result<(), Failure> {
        self.watchers.clear();
        for person in &self.people {
            self.watchers.push(person.watch(&self.id).await?);
        }
        Ok(())
    }

    /// The same, with everybody at a socket.
    pub async fn watched(mut self) -> Result<Party, Failure> {
        self.watch().await?;
        Ok(self)
    }

    /// Everybody listens, whatever is said, until that is over.
    pub async fn listen_until(mut self, end: impl Future<Output = ()>) -> Result<Party, Failure> {
        let listening = try_join_all(self.watchers.iter_mut().map(Watcher::listen));
        tokio::select! {
            () = end => {}
            broken = listening => drop(broken?),
        }
        Ok(self)
    }

    /// Plays until it is over, game after game; what is measured while it counts. Says to `counted` when something
    /// was.
    pub async fn play(
        mut self,
        pace: Duration,
        counting: &AtomicBool,
        counted: &watch::Sender<u32>,
        over: &AtomicBool,
    ) -> Result<Figures, Failure> {
        let mut figures = Figures::default();
        // Tables do not all act at the same moment.
        let mut due = Instant::now() + pace.mul_f64(f64::from(self.generator.below(1_000)) / 1e3);
        while !over.load(Ordering::Relaxed) {
            if !pace.is_zero() {
                tokio::time::sleep_until(due.into()).await;
                due += pace;
            }
            let counts = counting.load(Ordering::Relaxed);
            let sent = Instant::now();
            let micros =
                |from: Instant| u32::try_from(from.elapsed().as_micros()).unwrap_or(u32::MAX);
            let Some(version) = self.send().await? else {
                self.begin().await?;
                self.watch().await?;
                continue;
            };
            let done = micros(sent);
            for watcher in &mut self.watchers {
                watcher.until_version(version).await?;
                let bytes = watcher.bytes();
                if counts {
                    figures.seen.push(micros(sent));
                    figures.bytes.extend(bytes);
                }
            }
            if counts {
                if figures.done.is_empty() {
                    counted.send_modify(|tables| *tables += 1);
                }
                figures.done.push(done);
            }
        }
        Ok(figures)
    }

    /// Somebody acts, and all see it. Says whether anybody could.
    pub async fn act(&mut self) -> Result<bool, Failure> {
        let Some(version) = self.send().await? else { return Ok(false) };
        for watcher in &mut self.watchers {
            watcher.until_version(version).await?;
            watcher.bytes();
        }
        Ok(true)
    }

    /// Somebody acts; the version that it made, or nothing when the game is over.
    async fn send(&mut self) -> Result<Option<i64>, Failure> {
        let Some((seat, action)) = next_action(&self.watchers, &mut self.generator) else {
            return Ok(None);
        };
        self.acted += 1;
        let act = json!({"id": self.acted.to_string(), "do": "act", "action": action});
        self.watchers[seat].send(&act).await?;
        self.watchers[seat].until_done().await.map(Some)
    }
}

/// The option that says after how many rounds a game ends, by its id.
const ROUNDS: &str = "rounds";

/// The options with which a game goes on for longest: without an agreed end where that can be chosen.
fn endless(game: &str) -> Result<Json, Failure> {
    let info = kontor_games::find(game)?.info();
    let rounds = info.editions[0].options.iter().find(|option| option.id == ROUNDS);
    Ok(match rounds.map(|option| &option.kind) {
        Some(OptionKind::Number { min: 0, .. }) => json!({ROUNDS: 0}),
        Some(OptionKind::Number { max, .. }) => json!({ROUNDS: max}),
        _ => json!({}),
    })
}

/// Who of those at a table acts, and how, by chance; nobody when the game is over.
pub fn next_action(watchers: &[Watcher], generator: &mut Generator) -> Option<(usize, Json)> {
    let able = |seat: &usize| watchers.get(*seat).is_some_and(|own| !own.choices().is_empty());
    let asked: Vec<usize> = watchers.first()?.to_act().filter(able).collect();
    if asked.is_empty() {
        return None;
    }
    let seat = generator.pick(&asked);
    let choices = watchers[seat].choices();
    let choice = &choices[generator.below(choices.len() as u32) as usize];
    Some((seat, filled(choice)))
}

/// The action of a choice; a form is filled with the least, or with a little more where it wants something.
pub fn filled(choice: &Json) -> Json {
    let Json::Object(mut action) = choice["base"].clone() else { return choice["action"].clone() };
    let mut wants_something = choice["wants_something"] == true;
    for field in choice["fields"].as_array().into_iter().flatten() {
        let number = |key: &str| field[key].as_i64().unwrap_or(0);
        let more = wants_something && number("max") > number("min");
        wants_something &= !more;
        let value = match field["items"].as_array() {
            None => json!(number("min") + if more { number("step") } else { 0 }),
            Some(items) => {
                let count = |item: &Json| item["count"].as_u64().unwrap_or(0) as usize;
                let each = items.iter().flat_map(|item| vec![item["id"].clone(); count(item)]);
                Json::Array(each.take(number("min") as usize + usize::from(more)).collect())
            }
        };
        action.insert(field["name"].as_str().unwrap_or_default().to_string(), value);
    }
    Json::Object(action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_filled_with_the_least() {
        let choice = json!({"base": {"do": "bid"}, "fields": [
            {"name": "amount", "kind": "amount", "min": 5, "max": 9, "step": 1},
            {"name": "lots", "kind": "pick", "min": 2, "max": 3, "items": [
                {"id": "a", "count": 1}, {"id": "b", "count": 4}]}]});
        assert_eq!(filled(&choice), json!({"do": "bid", "amount": 5, "lots": ["a", "b"]}));
        assert_eq!(filled(&json!({"action": {"do": "pass"}})), json!({"do": "pass"}));
    }

    #[test]
    fn a_form_that_wants_something_is_never_filled_with_nothing() {
        let choice = json!({"base": {"do": "offer"}, "wants_something": true, "fields": [
            {"name": "cash", "kind": "amount", "min": 0, "max": 0, "step": 5},
            {"name": "lots", "kind": "pick", "min": 0, "max": 1, "items": [{"id": "a", "count": 1}]},
            {"name": "asked", "kind": "amount", "min": 0, "max": 50, "step": 5}]});
        let offer = json!({"do": "offer", "cash": 0, "lots": ["a"], "asked": 0});
        assert_eq!(filled(&choice), offer);
    }
}
