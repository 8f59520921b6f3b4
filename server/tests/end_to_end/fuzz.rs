//! Whatever a client says: it is answered, nothing breaks, and what was not allowed changed nothing.

use std::collections::BTreeSet;

use crate::common::{Answer, Client, DESCRIPTION, Player, Running, Socket, fill, started};
use hyper::Method;
use kontor_engine::Generator;
use serde_json::{Value as Json, json};
use tokio::task::JoinSet;

/// How many messages of everybody are tried, at least.
const MESSAGES: u32 = 1_500;

/// More of them than this must make sense to say anything.
const ENOUGH: u32 = 50;

/// How many requests of each kind are tried.
const REQUESTS: u32 = 20;

/// Every kind of message, as it should be.
fn kinds(people: &[Client]) -> Vec<Json> {
    let person = &people[1].id;
    let kinds = vec![
        json!({"do": "act", "action": {"do": "buy", "kind": "silk"}, "seat": 0, "version": 3}),
        json!({"do": "undo"}),
        json!({"do": "answer_undo", "agree": true}),
        json!({"do": "say", "text": "hello"}),
        json!({"do": "take_seat", "seat": 1, "share": true}),
        json!({"do": "answer_share", "person": person, "agree": false}),
        json!({"do": "remove_person", "person": person}),
        json!({"do": "leave_seat"}),
        json!({"do": "return_to_seat"}),
        json!({"do": "add_bot", "seat": 2, "policy": "random"}),
        json!({"do": "remove_bot", "seat": 2}),
        json!({"do": "start"}),
        json!({"do": "vote_to_close", "close": false}),
        json!({"do": "vote_to_close", "close": true}),
        json!({"do": "rematch"}),
        json!({"do": "order", "order": {"kind": "up_to", "limit": 30}}),
        json!({"do": "order", "order": {"kind": "out"}}),
        json!({"do": "shown", "version": 3, "pace": "calm"}),
    ];
    let named = |kind: &Json| kind["do"].as_str().map(str::to_string);
    let tried: BTreeSet<_> = kinds.iter().filter_map(named).collect();
    assert_eq!(tried, commands(), "every command is tried");
    kinds
}

/// The commands that the server knows.
fn commands() -> BTreeSet<String> {
    let all = DESCRIPTION["components"]["schemas"]["Command"]["oneOf"].as_array();
    let name = |command: &Json| {
        let name = command["properties"]["do"]["enum"][0].as_str();
        name.unwrap_or_else(|| panic!("a name in {command}")).to_string()
    };
    all.expect("a list of commands").iter().map(name).collect()
}

/// Every request with a body, as it should be.
fn requests(anna: &Client, table: &str) -> Vec<(Method, String, Json)> {
    let (name, password) = (&anna.name, "correct horse");
    let wanted = json!({
        "game": "mercurius", "edition": "2012", "seats": 3, "options": {"first": "seat0"},
        "settings": {"clock": {"kind": "live", "turn": 60, "bank": 600}, "level": "random",
                     "spectators": {"kind": "delayed", "steps": 3}, "bots_alone": "finish"},
    });
    let position = json!({
        "record": {"format": 2, "game": "mercurius", "rules": 2, "edition": "2012", "options": {},
                   "seats": ["Anna", "Boris", "Clara"], "steps": []},
        "step": 0, "seat": 1, "settings": {"level": "random", "bots_alone": "finish"},
    });
    let requests = [
        (Method::POST, "/api/me", json!({"name": "Dora"})),
        (Method::PATCH, "/api/me", json!({"name": "Emil"})),
        (Method::DELETE, "/api/me", json!({"password": password})),
        (Method::PUT, "/api/me/language", json!({"language": "pl"})),
        (Method::PUT, "/api/me/password", json!({"password": password, "present": password})),
        (Method::POST, "/api/me/programs", json!({"name": "Robo"})),
        (Method::POST, "/api/sign-in", json!({"name": name, "password": password})),
        (Method::POST, "/api/sign-in-link", json!({"link": "nothing", "password": password})),
        (Method::POST, "/api/positions", position),
        (Method::POST, "/api/tables", wanted),
        (Method::POST, "/api/tables/{id}", json!({"id": "1", "do": "say", "text": "hello"})),
    ];
    let tried: BTreeSet<_> =
        requests.iter().map(|(method, path, _)| (method.to_string(), path.to_string())).collect();
    assert_eq!(tried, bodies(), "every request with a body is tried");
    let requests = requests.into_iter();
    requests.map(|(method, path, body)| (method, path.replace("{id}", table), body)).collect()
}

/// The requests with a body that the server knows.
fn bodies() -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for (path, route) in DESCRIPTION["paths"].as_object().expect("paths") {
        for (method, operation) in route.as_object().expect("operations") {
            if operation.get("requestBody").is_some() {
                found.insert((method.to_uppercase(), path.clone()));
            }
        }
    }
    found
}

/// A value that was not meant.
fn strange(generator: &mut Generator) -> Json {
    match generator.below(12) {
        0 => Json::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(255),
        4 => json!(i64::MAX),
        5 => json!(1.5e300),
        6 => json!(""),
        7 => json!("\u{202e}\u{0}\u{ffff}"),
        8 => json!("x".repeat(600)),
        9 => json!([]),
        10 => json!([[[[{"do": "buy"}]]]]),
        _ => json!({"do": "buy", "kind": {"is": "nothing"}}),
    }
}

/// A message with something about it changed: a value, a key more, a key less, or a piece of its text.
fn changed(mut message: Json, generator: &mut Generator) -> String {
    let keys: Vec<String> =
        message.as_object().map(|object| object.keys().cloned().collect()).unwrap_or_default();
    let key = keys[generator.below(keys.len() as u32) as usize].clone();
    match generator.below(6) {
        0 => message[&key] = strange(generator),
        1 => drop(message.as_object_mut().and_then(|object| object.remove(&key))),
        2 => message["surprise"] = strange(generator),
        3 => message["action"] = json!({"do": key, "kind": strange(generator)}),
        4 => {
            let mut text = message.to_string();
            let mut at = generator.below(text.len() as u32) as usize;
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            match generator.below(3) {
                0 => text.truncate(at),
                1 => text.insert(at, '}'),
                _ => text.insert_str(at, "\\u0000"),
            }
            return text;
        }
        _ => {}
    }
    message.to_string()
}

/// The next answer: done, or refused with words for people.
async fn answered(socket: &mut Socket, sent: &str) -> Json {
    loop {
        let message = socket.next().await.unwrap_or_else(|| panic!("no answer to {sent}"));
        match message["is"].as_str() {
            Some("done") => return message,
            Some("refused") => {
                let text = message["text"].as_str().unwrap_or_default();
                assert!(!text.is_empty() && message["error"].is_string(), "{sent}: {message}");
                return message;
            }
            _ => {}
        }
    }
}

/// A table and everybody's socket at it: a game that is on, or one that has yet to begin.
async fn opened(people: &[Client], begun: bool) -> (String, Vec<Socket>) {
    let table = if begun {
        let settings = json!({"level": "random", "bots_alone": "stop"});
        started(&people[..3].iter().collect::<Vec<_>>(), settings).await
    } else {
        people[0].make_table(json!({"game": "kommersant", "seats": 4})).await
    };
    let mut sockets = Vec::new();
    for client in people {
        sockets.push(client.open(&table).await);
    }
    (table, sockets)
}

/// Says so much at tables that some come to an end; says how much of it made sense, and the last table.
async fn talk(people: &[Client], begun: bool, generator: &mut Generator) -> (u32, String) {
    let kinds = kinds(people);
    let (mut table, mut sockets) = opened(people, begun).await;
    let mut done = 0;
    // Bots play beside, so how much makes sense is not the same every time: until it is enough to say anything.
    for number in 0..10 * MESSAGES {
        if number >= MESSAGES && done > ENOUGH {
            break;
        }
        let who = generator.below(sockets.len() as u32) as usize;
        if matches!(sockets[who].status(), "closed" | "finished") && generator.below(4) == 0 {
            (table, sockets) = opened(people, begun).await;
        }
        let mut message = kinds[generator.below(kinds.len() as u32) as usize].clone();
        if message["do"] == "act" && sockets[who].is_to_act() {
            let choices = sockets[who].choices();
            if !choices.is_empty() {
                let choice = &choices[generator.below(choices.len() as u32) as usize];
                message["action"] = fill(choice, generator);
                message.as_object_mut().unwrap().remove("version");
                message.as_object_mut().unwrap().remove("seat");
            }
        }
        message["id"] = json!(format!("{number}-{who}"));
        let text = changed(message, generator);
        assert!(sockets[who].send_text(&text).await, "{text}");
        let answer = answered(&mut sockets[who], &text).await;
        done += u32::from(answer["is"] == "done");
    }
    (done, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_said_is_answered_and_the_game_can_be_verified() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara", "Watcher"]).await;
    let mut generator = Generator::from_number(12);
    let (waited, _) = talk(&people, false, &mut generator).await;
    let (played, mut table) = talk(&people, true, &mut generator).await;
    assert!(waited > ENOUGH && played > ENOUGH, "{waited} and {played} messages made sense");
    if people[0].look(&table).await["status"] != "playing" {
        (table, _) = opened(&people, true).await;
    }
    // All is as the log says: another server on the same data shows the same.
    let before = [people[0].look(&table).await, people[3].look(&table).await];
    let server = server.restart().await;
    let people: Vec<Client> = people.iter().map(|client| client.at(server.address())).collect();
    assert_eq!(before[1]["seats"], people[3].look(&table).await["seats"]);
    let after = people[0].look(&table).await;
    if after["to_act"] == before[0]["to_act"] {
        assert_eq!(before[0]["play"]["view"], after["play"]["view"]);
    }
    // Who left comes back, and they play it to its end.
    let mut playing = JoinSet::new();
    for (client, number) in people[..3].iter().cloned().zip(1..) {
        client.try_tell(&table, json!({"do": "return_to_seat"})).await;
        client.try_tell(&table, json!({"do": "vote_to_close", "close": false})).await;
        let table = table.clone();
        playing.spawn(async move { Player::new(&client, &table, number, 0).await.play().await });
    }
    playing.join_all().await;
    let text = people[0].get(&format!("/api/tables/{table}/record")).await.text;
    let record = kontor_engine::record::Record::load(&text).expect("a record");
    let game = kontor_games::find("mercurius").expect("a game of ours");
    assert!(kontor_engine::record::verify(game, &record).expect("a true record").finished);
}

/// Whether an answer says yes; if not, that it has words for people.
fn is_yes(answer: &Answer, sent: &str) -> bool {
    assert!(!answer.status.is_server_error(), "{sent}: {} {}", answer.status, answer.text);
    answer.status.is_success() || answer.problem().is_empty()
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_requested_is_answered_as_it_is_described() {
    let server = Running::start().await;
    let owner = server.guest("Anna").await;
    owner.put("/api/me/password", json!({"password": "correct horse"})).await.good();
    let mut guest = server.guest("Boris").await;
    let table = guest.make_table(json!({"game": "mercurius", "seats": 3})).await;
    let nobody = Client::nobody(server.address());
    let mut generator = Generator::from_number(21);
    let mut yes = 0;
    for number in 0..REQUESTS {
        for (method, path, body) in requests(&owner, &table) {
            let by = if generator.below(3) == 0 { &nobody } else { &guest };
            let text = changed(body, &mut generator);
            let answer = by.request(method.clone(), &path, Some(text.clone()), None).await;
            let good = is_yes(&answer, &format!("{method} {path} {text}"));
            yes += u32::from(good);
            // Who went away or has another cookie now is somebody else from here on.
            if good && by.cookie.is_some() && ["/api/me", "/api/me/password"].contains(&&*path) {
                guest = server.guest(&format!("Boris {number}")).await;
            }
        }
    }
    assert!(yes > 20, "{yes} requests made sense");
    // What was not allowed changed nothing: the owner's password is what it was.
    let own = json!({"name": "Anna", "password": "correct horse"});
    nobody.post("/api/sign-in", own).await.good();
}
