//! Playing by nothing but the choices that are sent.

use kontor_engine::Generator;
use serde_json::{Value as Json, json};

use super::{Client, Socket};

/// Fills in a choice by lot. Where a form wants something, filling it with nothing does not count.
pub fn fill(choice: &Json, generator: &mut Generator) -> Json {
    if let Some(action) = choice.get("action") {
        return action.clone();
    }
    loop {
        let (action, holds_something) = filled(choice, generator);
        if holds_something || choice["wants_something"] != true {
            return action;
        }
    }
}

/// The form of a choice, filled in by lot, and whether some field holds more than its least.
fn filled(choice: &Json, generator: &mut Generator) -> (Json, bool) {
    let mut action = choice["base"].clone();
    let mut holds_something = false;
    for field in choice["fields"].as_array().expect("fields") {
        let number = |key: &str| field[key].as_i64().expect("a number");
        let (min, max) = (number("min"), number("max"));
        let value = if field["kind"] == "amount" {
            let step = number("step");
            let steps = generator.between(0, (max - min) / step);
            holds_something |= steps > 0;
            json!(min + step * steps)
        } else {
            let mut items: Vec<&Json> = Vec::new();
            for item in field["items"].as_array().expect("items") {
                let count = item["count"].as_u64().expect("a count") as usize;
                items.extend(std::iter::repeat_n(&item["id"], count));
            }
            let wanted = generator.between(min, max.min(items.len() as i64));
            holds_something |= wanted > min;
            let mut picked = Vec::new();
            for _ in 0..wanted {
                picked.push(items.swap_remove(generator.below(items.len() as u32) as usize));
            }
            json!(picked)
        };
        action[field["name"].as_str().expect("a name")] = value;
    }
    (action, holds_something)
}

/// One of the choices, by lot.
pub fn choose(choices: &[Json], generator: &mut Generator) -> Json {
    fill(&choices[generator.below(choices.len() as u32) as usize], generator)
}

/// Somebody who plays by lot.
pub struct Player {
    pub socket: Socket,
    generator: Generator,
    /// Of how many messages one meets a broken connection; 0 for none.
    breaks: u32,
    /// Whether that has not happened yet: the first message always does.
    unbroken: bool,
}

impl Player {
    /// Somebody at a table whose connection breaks at about one of so many messages.
    pub async fn new(client: &Client, table: &str, number: u64, breaks: u32) -> Player {
        let socket = client.open(table).await;
        Player { socket, generator: Generator::from_number(number), breaks, unbroken: breaks > 0 }
    }

    fn unlucky(&mut self) -> bool {
        self.breaks > 0 && self.generator.below(self.breaks) == 0
    }

    /// Plays until the game is over.
    pub async fn play(&mut self) {
        self.play_while(|_| true).await;
    }

    /// Plays while something holds and the game is on. Waits for a game that has yet to begin.
    pub async fn play_while(&mut self, holds: impl Fn(&Socket) -> bool + Send + Sync) {
        self.socket.until(|socket| socket.status() != "waiting").await;
        while holds(&self.socket) {
            self.socket.until(|socket| socket.is_to_act() || socket.status() != "playing").await;
            if self.socket.status() != "playing" {
                return;
            }
            self.act().await;
        }
    }

    /// Plays one action, sending it again with the same id until it is answered.
    async fn act(&mut self) {
        let action = choose(self.socket.choices(), &mut self.generator);
        let message = json!({"do": "act", "action": action, "version": self.socket.version});
        if std::mem::take(&mut self.unbroken) {
            // Who was away for long is sent everything anew instead.
            let (resumed, shown) = (self.socket.resumed, self.socket.shown.len());
            self.socket.break_and_resume().await;
            let back =
                move |socket: &Socket| socket.resumed > resumed || socket.shown.len() > shown;
            self.socket.until(back).await;
        }
        if self.unlucky() {
            self.socket.break_and_resume().await;
            if self.unlucky() {
                // Come back as somebody who remembers nothing.
                self.socket.version = -1;
                self.socket.break_and_resume().await;
                self.socket.until(|socket| socket.version >= 0).await;
            }
        }
        let id = self.socket.send(message.clone()).await;
        let message =
            json!({"id": id, "do": "act", "action": action, "version": message["version"]});
        if self.unlucky() {
            self.socket.break_and_resume().await;
            self.socket.send(message.clone()).await;
        }
        while !self.socket.answers.contains_key(&id) {
            if self.socket.next().await.is_none() {
                self.socket.break_and_resume().await;
                self.socket.send(message.clone()).await;
            }
        }
        let answer = self.socket.answers[&id].clone();
        if answer["error"] == "stale" {
            // Where several may act at once another was faster: look, and choose again.
            let stale = message["version"].as_i64().expect("a version");
            return self.socket.until(|socket| socket.version > stale).await;
        }
        assert_eq!(answer["is"], "done", "{message}: {answer}");
        let version = answer["version"].as_i64().expect("a version");
        self.socket.until(|socket| socket.version >= version).await;
    }
}
