//! Three people who play on through everything.

use std::net::SocketAddr;

use kontor_engine::{Generator, Text};
use serde_json::{Value as Json, json};
use tokio::sync::watch;

use crate::failure::Failure;
use crate::load::PEOPLE;
use crate::load::client::{Client, Heard, Watcher};
use crate::load::party::next_action;

/// An action that the server said is done.
#[allow(missing_docs, reason = "the names say it")]
pub struct Acknowledged {
    pub table: String,
    pub person: String,
    /// The id of the message.
    pub message: String,
    /// The version that it made.
    pub version: i64,
}

/// A message that was sent and not answered.
struct UnderWay {
    seat: usize,
    message: Json,
}

/// Three people who play on through everything.
pub struct Party {
    game: &'static str,
    people: Vec<Client>,
    id: String,
    watchers: Vec<Watcher>,
    generator: Generator,
    sent: u64,
    under_way: Option<UnderWay>,
    /// Everything that was acknowledged, also at tables before this one.
    pub acknowledged: Vec<Acknowledged>,
    /// How much of it there is, together with other parties.
    told: watch::Sender<usize>,
    /// How many games came to their end.
    pub finished: usize,
}

impl Party {
    /// People come, sit down and begin.
    pub async fn make(
        address: SocketAddr,
        game: &'static str,
        number: u32,
        seed: u64,
        told: &watch::Sender<usize>,
    ) -> Result<Party, Failure> {
        let mut people = Vec::new();
        for person in 0..PEOPLE {
            people.push(Client::come(address, &format!("soak {number} {person}")).await?);
        }
        let mut party = Party {
            game,
            people,
            id: String::new(),
            watchers: Vec::new(),
            generator: Generator::from_number(seed << 32 | u64::from(number)),
            sent: 0,
            under_way: None,
            acknowledged: Vec::new(),
            told: told.clone(),
            finished: 0,
        };
        party.begin().await?;
        Ok(party)
    }

    async fn begin(&mut self) -> Result<(), Failure> {
        self.watchers.clear();
        let options = kontor_games::find(self.game)?.simulated();
        let wanted = json!({"game": self.game, "seats": PEOPLE, "options": options});
        self.id = self.people[0].begin_with(&self.people[1..], &wanted).await?;
        for person in &self.people {
            self.watchers.push(person.watch(&self.id).await?);
        }
        Ok(())
    }

    /// Plays until the server is gone. Only a refusal is a failure.
    pub async fn play_until_it_breaks(mut self) -> Result<Party, Failure> {
        loop {
            let Some((seat, action)) = next_action(&self.watchers, &mut self.generator) else {
                self.finished += usize::from(!self.watchers.is_empty());
                if self.begin().await.is_err() {
                    self.watchers.clear();
                    return Ok(self);
                }
                continue;
            };
            self.sent += 1;
            let message = json!({"id": self.sent.to_string(), "do": "act", "action": action});
            let sent = self.watchers[seat].send(&message).await;
            self.under_way = Some(UnderWay { seat, message });
            if sent.is_err() || !self.answered().await? {
                return Ok(self);
            }
        }
    }

    /// Waits for the answer to what is under way, and until all have seen it. Says whether it came.
    async fn answered(&mut self) -> Result<bool, Failure> {
        let Some(UnderWay { seat, message }) = &self.under_way else { return Ok(true) };
        let version = loop {
            match self.watchers[*seat].hear().await {
                Ok(Heard::Done(version)) => break version,
                Ok(Heard::Refused(why)) => {
                    let text = Text::new("message-refused").with("message", message.to_string());
                    return Err(Failure::new(text.with("why", why)));
                }
                Ok(Heard::Shown | Heard::Stopping) => {}
                Err(_) => return Ok(false),
            }
        };
        self.acknowledged.push(Acknowledged {
            table: self.id.clone(),
            person: self.people[*seat].id.clone(),
            message: message["id"].as_str().unwrap_or_default().to_string(),
            version,
        });
        self.told.send_modify(|told| *told += 1);
        self.under_way = None;
        for watcher in &mut self.watchers {
            if watcher.until_version(version).await.is_err() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Everybody comes back, to another server on the same data, and finds what was seen before.
    pub async fn come_back(&mut self, address: SocketAddr) -> Result<(), Failure> {
        self.people.iter_mut().for_each(|person| person.address = address);
        for (person, watcher) in self.people.iter().zip(&mut self.watchers) {
            let seen = watcher.version;
            watcher.resume(person, &self.id).await?;
            if watcher.version < seen {
                let now = watcher.version;
                let text = Text::new("version-lost").with("seen", seen.to_string());
                return Err(Failure::new(text.with("now", now.to_string())));
            }
        }
        Ok(())
    }

    /// What was not answered is sent again, twice; it must be done once.
    pub async fn settle(&mut self) -> Result<(), Failure> {
        let Some(UnderWay { seat, message }) = &self.under_way else { return Ok(()) };
        let (seat, message) = (*seat, message.clone());
        self.watchers[seat].send(&message).await?;
        if !self.answered().await? {
            return Err(Failure::new("server-broke"));
        }
        self.watchers[seat].send(&message).await?;
        let again = self.watchers[seat].until_done().await?;
        match self.acknowledged.last() {
            Some(first) if first.version == again => Ok(()),
            _ => Err(Failure::new(Text::new("message-twice").with("message", message.to_string()))),
        }
    }

    /// How many look at it.
    pub fn watching(&self) -> usize {
        self.watchers.len()
    }

    /// Waits until the server has stopped; how many were told that it does.
    pub async fn hear_the_end(&mut self) -> usize {
        let mut told = 0;
        for watcher in &mut self.watchers {
            while let Ok(heard) = watcher.hear().await {
                told += usize::from(matches!(heard, Heard::Stopping));
            }
        }
        told
    }
}
