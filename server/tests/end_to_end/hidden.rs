//! What a viewer may not know is in nothing that is sent to them.
//!
//! The engine's contract shows that the view, the choices, the standing and the events of a viewer
//! hold nothing hidden from that viewer. Here every message of a whole game is taken apart: each
//! part is either exactly what the engine shows that viewer at that step, or one of a few known
//! parts beside the game, in which no card and no seed stands.

use std::collections::BTreeSet;

use crate::common::{Client, Player, Running, Socket, all_until, started};
use kontor_engine::any::Happened;
use kontor_engine::letter::to_json;
use kontor_engine::listed::Names;
use kontor_engine::record::{Record, RecordedStep, Replay};
use kontor_engine::{Seat, Viewer};
use serde_json::{Value as Json, json};

/// The ids of all cards of Mercurius, made as its record format says.
fn cards() -> BTreeSet<String> {
    let goods = [
        ("amsterdam", "silk", "coffee"),
        ("hoorn", "coffee", "silk"),
        ("delft", "porcelain", "copper"),
        ("rotterdam", "copper", "porcelain"),
        ("enkhuizen", "spices", "tea"),
        ("middelburg", "tea", "spices"),
    ];
    let mut cards = BTreeSet::new();
    for (chamber, main, occasional) in goods {
        for good in [main, occasional] {
            cards.insert(format!("{chamber}+1/{good}-2"));
            cards.insert(format!("{chamber}-1/{good}+2"));
        }
    }
    cards
}

fn cards_in(text: &str, cards: &BTreeSet<String>) -> BTreeSet<String> {
    cards.iter().filter(|card| text.contains(card.as_str())).cloned().collect()
}

/// Takes every part of a game that was sent to a viewer apart.
struct Inspection<'a> {
    record: &'a Record,
    viewer: Viewer,
    cards: BTreeSet<String>,
    seed: String,
}

impl Inspection<'_> {
    fn replay(&self) -> Replay<'_> {
        let game = kontor_games::find("mercurius").expect("a game of ours");
        Replay::new(game, self.record).expect("a record")
    }

    fn socket(&self, socket: &Socket) {
        self.documents(&socket.shown);
        self.steps(&socket.steps);
        socket.received.iter().for_each(|text| self.message(text));
        self.bytes(socket);
    }

    /// Every document that the viewer had: each part of the game as the engine shows it.
    fn documents(&self, documents: &[Json]) {
        let mut replay = self.replay();
        for document in documents {
            let mut beside = document.clone();
            if let Some(play) = beside.as_object_mut().expect("an object").remove("play") {
                let steps = play["steps"].as_u64().expect("a number") as usize;
                if steps < replay.at() {
                    replay = self.replay();
                }
                replay.play_to(steps).expect("a playable record");
                self.play(&play, &replay);
            }
            self.beside_the_game(&beside);
        }
    }

    fn play(&self, play: &Json, replay: &Replay<'_>) {
        let table = replay.state();
        assert_eq!(play["view"], table.view(self.viewer));
        assert_eq!(play["standing"], to_json(&table.standing(self.viewer)));
        let choices = match self.viewer {
            Viewer::Seat(seat) => to_json(&table.choices(seat, Names(&self.record.seats))),
            _ => json!([]),
        };
        assert!(play["choices"] == choices || play["choices"] == json!([]), "{}", play["choices"]);
        for (key, value) in play.as_object().expect("an object") {
            match key.as_str() {
                "view" | "standing" | "choices" => {}
                "prompt" => {
                    let Viewer::Seat(seat) = self.viewer else { panic!("a prompt for nobody") };
                    assert_eq!(value, &json!(table.prompt(seat, Names(&self.record.seats))));
                }
                "ahead" => assert_eq!(value, &to_json(&table.ahead(self.viewer))),
                "wins" => assert_eq!(value, &to_json(&table.wins())),
                "nearest" => assert_eq!(value, &to_json(&table.nearest(self.viewer))),
                "decided" => assert_eq!(value, &to_json(&table.decided())),
                "cash" => assert_eq!(value, &to_json(&table.cash(self.viewer))),
                "auction" => assert_eq!(value, &to_json(&table.auction(self.viewer))),
                "offer" => assert_eq!(value, &to_json(&table.offer(self.viewer))),
                "steps" | "clocks" | "undo" => self.nothing_of_the_game(value),
                other => panic!("what is {other}?"),
            }
        }
    }

    fn beside_the_game(&self, document: &Json) {
        let known = [
            "id",
            "game",
            "rules",
            "edition",
            "options",
            "printed",
            "settings",
            "status",
            "host",
            "created",
            "seats",
            "to_act",
            "commitment",
            "closing",
            "undo",
            "rematch",
            "seed",
        ];
        for (key, value) in document.as_object().expect("an object") {
            assert!(known.contains(&key.as_str()), "what is {key}?");
            if key == "seed" {
                assert_eq!(document["status"], "finished", "the seed is told at the end only");
            } else {
                self.nothing_of_the_game(value);
            }
        }
    }

    /// Every step that the viewer was told of: exactly what the engine lets them witness.
    fn steps(&self, steps: &[Json]) {
        let names = Names(&self.record.seats);
        let mut replay = self.replay();
        let mut happened: Vec<Vec<Happened>> = Vec::new();
        while let Some(step) = replay.step() {
            happened.push(step.expect("a playable record"));
        }
        for step in steps {
            let number = step["step"].as_u64().expect("a number") as usize;
            let seen: Vec<Json> = happened[number - 1]
                .iter()
                .filter_map(|one| match one {
                    Happened::Posting(posting) => Some(json!({"posting": posting})),
                    Happened::Event(event) => {
                        let mut shown = json!(event.told(self.viewer, names)?);
                        shown["event"] = event.seen(self.viewer)?;
                        Some(shown)
                    }
                })
                .collect();
            assert_eq!(step["happened"], json!(seen), "step {number}");
            for key in step.as_object().expect("an object").keys() {
                assert!(["step", "seat", "undo", "happened"].contains(&key.as_str()), "{key}");
            }
        }
    }

    /// Every message: no parts but the known ones.
    fn message(&self, text: &str) {
        let message: Json = serde_json::from_str(text).expect("JSON");
        let known: &[&str] = match message["is"].as_str().expect("what it is") {
            "state" => &["is", "version", "seat", "document"],
            "change" => &["is", "since", "version", "delta", "steps"],
            "resumed" => &["is", "version", "seat"],
            "done" => &["is", "id", "version"],
            "presence" => &["is", "here", "others"],
            "refused" => &["is", "id", "error", "rule", "say", "text"],
            "said" => &["is", "number", "person", "text", "at"],
            other => panic!("what is {other}?"),
        };
        for key in message.as_object().expect("an object").keys() {
            assert!(known.contains(&key.as_str()), "what is {key} in {text}?");
        }
    }

    /// Card by card: none stands in any byte before the viewer was shown it by the engine.
    fn bytes(&self, socket: &Socket) {
        let names = Names(&self.record.seats);
        let mut known = BTreeSet::new();
        let mut replay = self.replay();
        let mut at = 0;
        for text in &socket.received {
            let message: Json = serde_json::from_str(text).expect("JSON");
            let finished = text.contains("\"finished\"");
            assert!(finished || !text.contains(&self.seed), "the seed is a secret until the end");
            let last = message["steps"].as_array().and_then(|steps| steps.last());
            let steps = last
                .and_then(|step| step["step"].as_u64())
                .or_else(|| message["document"]["play"]["steps"].as_u64());
            at = at.max(steps.unwrap_or(0) as usize);
            while replay.at() < at {
                let Some(Ok(happened)) = replay.step() else { panic!("a playable record") };
                for one in &happened {
                    if let Happened::Event(event) = one {
                        let seen = json!([event.seen(self.viewer), event.told(self.viewer, names)]);
                        known.extend(cards_in(&seen.to_string(), &self.cards));
                    }
                }
                let view = replay.state().view(self.viewer).to_string();
                known.extend(cards_in(&view, &self.cards));
            }
            let told = cards_in(text, &self.cards);
            assert!(told.is_subset(&known), "{:?} in {text}", told.difference(&known));
        }
    }

    fn nothing_of_the_game(&self, value: &Json) {
        let text = value.to_string();
        assert!(cards_in(&text, &self.cards).is_empty() && !text.contains(&self.seed), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_is_in_any_byte_sent_to_a_seat_or_a_spectator() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({})).await;
    let watching = server.guest("Watcher").await;
    let spectators =
        vec![watching.open(&table).await, Client::nobody(server.address()).open(&table).await];
    let spectators = tokio::spawn(all_until(spectators, |socket| socket.status() == "finished"));
    let mut players = Vec::new();
    for (client, number) in people.iter().zip(7..) {
        players.push(Player::new(client, &table, number, 12).await);
    }
    let mut playing = tokio::task::JoinSet::new();
    for mut player in players {
        playing.spawn(async move {
            player.play().await;
            player
        });
    }
    let players = playing.join_all().await;
    let spectators = spectators.await.expect("all read to the end");
    let text = people[0].get(&format!("/api/tables/{table}/record")).await.text;
    let record = Record::load(&text).expect("a record");
    let seed = record.seed.expect("a finished game tells its seed").to_string();
    let cards = cards();
    let drawn = record.steps.iter().filter_map(|step| match step {
        RecordedStep::Chance(outcome) => outcome["card"].as_str(),
        _ => None,
    });
    assert!(drawn.clone().count() > 20);
    assert!(drawn.clone().all(|card| cards.contains(card)), "the ids are those of the game");
    let inspect = |viewer: Viewer, socket: &Socket| {
        let inspection =
            Inspection { record: &record, viewer, cards: cards.clone(), seed: seed.clone() };
        inspection.socket(socket);
        assert_eq!(socket.steps_shown(), record.steps.len() as u64, "a whole game was looked at");
    };
    for player in &players {
        let seat = player.socket.seat.expect("a seat") as usize;
        inspect(Viewer::Seat(Seat::new(seat).expect("a seat")), &player.socket);
    }
    for spectator in &spectators {
        assert_eq!(spectator.seat, None);
        inspect(Viewer::Spectator, spectator);
    }
}

/// Whether another holds a card or nobody does, the refusal to play it is the same.
#[tokio::test(flavor = "multi_thread")]
async fn refusals_tell_nothing_about_the_hands_of_others() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({})).await;
    let mut anna = people[0].open(&table).await;
    anna.until(Socket::is_to_act).await;
    let hand = anna.document["play"]["view"]["players"][0]["hand"].to_string();
    let mut refusals = BTreeSet::new();
    for card in cards().iter().filter(|card| !hand.contains(card.as_str())) {
        let action = json!({"do": "play", "card": card});
        let mut answer = anna.ask(json!({"do": "act", "action": action})).await;
        assert_eq!(answer["is"], "refused");
        // The card's own name may be said back; what is said of it must be the same for all. The text is
        // what is said, in English.
        let refusal = answer.as_object_mut().expect("an object");
        let text = refusal.remove("text");
        assert!(text.is_some_and(|text| text.is_string()));
        refusal.remove("id");
        refusal["say"][1].as_object_mut().expect("arguments").remove("card");
        refusals.insert(answer.to_string());
    }
    assert_eq!(refusals.len(), 1, "{refusals:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unfinished_game_is_only_looked_back_at_as_ones_own_view() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({})).await;
    let watcher = server.guest("Watcher").await;
    let record = people[0].get(&format!("/api/tables/{table}/record")).await;
    assert!(record.status.is_client_error(), "{}", record.status);
    for who in [people[0], &watcher] {
        for what in ["history", "steps/5"] {
            for other in ["all", "1", "2"] {
                let answer = who.get(&format!("/api/tables/{table}/{what}?as={other}")).await;
                assert!(answer.status.is_client_error(), "{what} {other} {}", answer.status);
                assert!(cards_in(&answer.text, &cards()).is_empty());
            }
        }
    }
    let hand = people[0].look(&table).await["play"]["view"]["players"][0]["hand"].to_string();
    let own = cards_in(&hand, &cards());
    for what in ["history", "steps/15"] {
        let answer = people[0].get(&format!("/api/tables/{table}/{what}")).await;
        answer.good();
        assert!(cards_in(&answer.text, &cards()).is_subset(&own), "{}", answer.text);
        let answer = watcher.get(&format!("/api/tables/{table}/{what}")).await;
        answer.good();
        assert!(cards_in(&answer.text, &cards()).is_empty(), "{}", answer.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn delayed_spectators_see_everything_later_and_no_chat() {
    const DELAY: u64 = 10;
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let settings = json!({"spectators": {"kind": "delayed", "steps": DELAY}});
    let table = started(&people, settings).await;
    let mut watcher = server.guest("Watcher").await.open(&table).await;
    people[0].tell(&table, json!({"do": "say", "text": "a secret plan"})).await;
    let mut players = Vec::new();
    for (client, number) in people.iter().zip(7..) {
        players.push(Player::new(client, &table, number, 0).await);
    }
    // One after another, so that between two actions the table stands still.
    for look in 0..40 {
        for player in &mut players {
            if player.socket.is_to_act() {
                let steps = player.socket.steps_shown();
                player.play_while(|socket| socket.steps_shown() == steps).await;
            }
        }
        let version = players.iter().map(|player| player.socket.version).max().unwrap_or(0);
        for player in &mut players {
            player.socket.until(|socket| socket.version >= version).await;
        }
        if players[0].socket.status() != "playing" {
            break;
        }
        let now = players[0].socket.steps_shown();
        let late = server.guest(&format!("Late {look}")).await.look(&table).await;
        let shown = late["play"]["steps"].as_u64().unwrap_or(0);
        assert!(shown + DELAY <= now || shown == 0, "{shown} of {now}");
        watcher.until(|socket| socket.steps_shown() + DELAY + 3 >= now).await;
        assert!(watcher.steps_shown() + DELAY <= now || watcher.steps_shown() == 0);
    }
    assert!(watcher.steps_shown() > 0);
    assert!(!watcher.received.iter().any(|text| text.contains("a secret plan")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_spectators_is_seen_by_its_people_alone() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({"spectators": {"kind": "none"}})).await;
    for other in [server.guest("Watcher").await, Client::nobody(server.address())] {
        for path in ["", "/history", "/steps/3", "/record"] {
            let answer = other.get(&format!("/api/tables/{table}{path}")).await;
            assert!(answer.status.is_client_error(), "{path} {}", answer.status);
            assert!(cards_in(&answer.text, &cards()).is_empty());
        }
        let path = format!("/api/tables/{table}/socket");
        let opened =
            crate::common::connect(other.address, &path, other.cookie.as_deref(), None).await;
        if let Ok(mut stream) = opened {
            use futures_util::StreamExt as _;
            while let Some(Ok(message)) = stream.next().await {
                let text = message.to_string();
                assert!(!text.contains("\"play\""), "{text}");
                assert!(!text.contains("\"is\":\"state\""), "{text}");
            }
        }
    }
}

/// What of each buyer's money a viewer is shown: of nobody but the own seat.
fn money_is_hidden(play: &Json, own: Option<usize>) {
    let players = play["view"]["players"].as_array().expect("players");
    for (seat, player) in players.iter().enumerate() {
        let wealth = &play["standing"]["wealth"][seat];
        for sum in [&player["cash"], &player["wealth"], wealth] {
            assert_eq!(sum.is_i64(), own == Some(seat), "seat {seat} as seen by {own:?}: {play}");
        }
    }
    let moment = &play["view"]["moment"];
    let debtor = moment["debt"]["debtor"].as_u64().map(|seat| seat as usize);
    assert!(moment["missing"].is_null() || debtor == own, "{moment}");
}

/// Buyers hide their money (V3 of Reverse Monopoly): until the game is over it is in no document, no
/// history and no look back of anybody else.
#[tokio::test(flavor = "multi_thread")]
async fn the_money_of_other_buyers_is_hidden_until_the_game_is_over() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let wanted = json!({"game": "reverse-monopoly", "seats": 3});
    let table = crate::common::seated(&people, wanted).await;
    let watcher = server.guest("Watcher").await;
    let mut players = Vec::new();
    for (client, number) in people.iter().zip(3..) {
        players.push(Player::new(client, &table, number, 12).await);
    }
    let spectators = vec![watcher.open(&table).await];
    let spectators = tokio::spawn(all_until(spectators, |socket| socket.status() == "finished"));
    people[0].tell(&table, json!({"do": "start"})).await;

    let looks_back = [(people[0], Some(0)), (people[1], Some(1)), (&watcher, None)];
    for (client, own) in looks_back {
        let step = client.get(&format!("/api/tables/{table}/steps/3")).await.good();
        money_is_hidden(&step["play"], own);
        let history = client.get(&format!("/api/tables/{table}/history")).await.good();
        for step in history["steps"].as_array().expect("steps") {
            for (seat, wealth) in step["wealth"].as_array().expect("wealth").iter().enumerate() {
                assert_eq!(wealth.is_i64(), own == Some(seat), "{step}");
            }
        }
    }
    let mut playing = tokio::task::JoinSet::new();
    for mut player in players {
        playing.spawn(async move {
            player.play().await;
            player
        });
    }
    let players = playing.join_all().await;
    let spectators = spectators.await.expect("all read to the end");
    let sockets = players.iter().map(|player| &player.socket).chain(&spectators);
    for socket in sockets {
        let own = socket.seat.map(|seat| seat as usize);
        let mut looked = 0;
        for document in socket.shown.iter().filter(|document| document["status"] == "playing") {
            if !document["play"].is_null() {
                money_is_hidden(&document["play"], own);
                looked += 1;
            }
        }
        assert!(looked > 30, "a whole game was looked at");
        let over = &socket.document["play"];
        assert!(over["standing"]["wealth"].as_array().expect("wealth").iter().all(Json::is_i64));
        assert!(over["view"]["players"][1]["cash"].is_i64());
    }
}
