//! Taking back: at once where nothing was revealed, otherwise by agreement of all.

use crate::common::{Client, Running, Socket, started};
use serde_json::{Value as Json, json};

fn buy(kind: &str) -> Json {
    json!({"do": "act", "action": {"do": "buy", "kind": kind}})
}

fn cash(socket: &Socket, seat: usize) -> i64 {
    socket.document["play"]["view"]["players"][seat]["cash"].as_i64().expect("cash")
}

/// Plays the first card of the hand, which ends the turn and draws another.
fn play_card(socket: &Socket) -> Json {
    let plays = |choice: &&Json| choice["action"]["do"] == "play";
    let choice = socket.choices().iter().find(plays).expect("a card can be played");
    json!({"do": "act", "action": choice["action"]})
}

async fn table_of_three(server: &Running) -> (Vec<Client>, String, Vec<Socket>) {
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let settings = json!({"bots_alone": "finish", "level": "random"});
    let table = started(&people.iter().collect::<Vec<_>>(), settings).await;
    let mut sockets = Vec::new();
    for client in &people {
        sockets.push(client.open(&table).await);
    }
    sockets[0].until(Socket::is_to_act).await;
    (people.to_vec(), table, sockets)
}

#[tokio::test(flavor = "multi_thread")]
async fn own_actions_that_revealed_nothing_are_taken_back_at_once() {
    let server = Running::start().await;
    let (_, _, mut sockets) = table_of_three(&server).await;
    let [anna, boris, _] = &mut sockets[..] else { panic!("three sockets") };
    let before = anna.document["play"]["view"].clone();
    assert!(anna.document["play"]["undo"].is_null(), "nothing to take back yet");
    anna.tell(buy("silk")).await;
    anna.tell(buy("tea")).await;
    assert_eq!(cash(anna, 0), 40);
    assert_eq!(anna.document["play"]["undo"], "free");
    anna.tell(json!({"do": "undo"})).await;
    assert_eq!(cash(anna, 0), 55);
    anna.tell(json!({"do": "undo"})).await;
    assert_eq!(anna.document["play"]["view"], before);
    let version = anna.version;
    boris.until(|socket| socket.version >= version).await;
    assert_eq!(cash(boris, 0), 70);
    assert!(boris.steps.iter().any(|step| step["undo"].as_u64().is_some()), "{:?}", boris.steps);
    // Nothing of the own is left to take back.
    assert!(!anna.fail(json!({"do": "undo"})).await.is_empty());
    // Repeated by a client that got no answer, an undo happens once.
    anna.tell(buy("silk")).await;
    anna.tell(buy("silk")).await;
    let undo = json!({"id": "u", "do": "undo"});
    anna.tell(undo.clone()).await;
    anna.answers.clear();
    anna.tell(undo).await;
    assert_eq!(cash(anna, 0), 55);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_back_what_others_did() {
    let server = Running::start().await;
    let (_, _, mut sockets) = table_of_three(&server).await;
    let [anna, boris, _] = &mut sockets[..] else { panic!("three sockets") };
    anna.tell(buy("silk")).await;
    assert!(boris.document["play"]["undo"].is_null());
    assert!(!boris.fail(json!({"do": "undo"})).await.is_empty());
    assert!(!boris.fail(json!({"do": "answer_undo", "agree": true})).await.is_empty());
    assert_eq!(cash(anna, 0), 55);
}

#[tokio::test(flavor = "multi_thread")]
async fn after_chance_it_takes_the_agreement_of_all() {
    let server = Running::start().await;
    let (people, table, mut sockets) = table_of_three(&server).await;
    let [anna, boris, clara] = &mut sockets[..] else { panic!("three sockets") };
    anna.tell(buy("silk")).await;
    let before = anna.document["play"]["view"].clone();
    let card = play_card(anna);
    anna.tell(card).await;
    assert_eq!(anna.document["play"]["undo"], "ask", "a card was drawn");
    let after = anna.document["play"]["view"].clone();
    // All say yes: it is taken back, also in the eyes of the others.
    anna.tell(json!({"do": "undo"})).await;
    assert_eq!(anna.document["play"]["view"], after);
    boris.until(|socket| socket.document["undo"]["seat"] == 0).await;
    boris.tell(json!({"do": "answer_undo", "agree": true})).await;
    assert_eq!(boris.document["undo"]["agreed"], json!([1]), "not all have agreed yet");
    assert!(
        !anna.fail(json!({"do": "answer_undo", "agree": true})).await.is_empty(),
        "not her own"
    );
    clara.until(|socket| socket.document["undo"]["agreed"] == json!([1])).await;
    clara.tell(json!({"do": "answer_undo", "agree": true})).await;
    let version = clara.version;
    for socket in [&mut *anna, &mut *boris] {
        socket.until(|socket| socket.version >= version).await;
    }
    assert_eq!(anna.document["play"]["view"], before);
    // The same card played again draws anew from the seed: taking back is no way to choose cards,
    // and the record of it all verifies when the bots have finished it.
    let card = play_card(anna);
    anna.tell(card).await;
    // This time one says no: nothing happens.
    let after = anna.document["play"]["view"].clone();
    anna.tell(json!({"do": "undo"})).await;
    boris.until(|socket| socket.document["undo"]["seat"] == 0).await;
    boris.tell(json!({"do": "answer_undo", "agree": false})).await;
    assert!(boris.document.get("undo").is_none());
    assert!(!clara.fail(json!({"do": "answer_undo", "agree": true})).await.is_empty());
    assert_eq!(anna.document["play"]["view"], after);
    for client in &people {
        client.tell(&table, json!({"do": "leave_seat"})).await;
    }
    anna.until(|socket| socket.status() == "finished").await;
    verify_record(&people[0], &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_steps_taken_back_verifies() {
    let server = Running::start().await;
    let [anna] = server.guests(["Anna"]).await;
    let table = started(&[&anna], json!({"bots_alone": "finish", "level": "random"})).await;
    let mut socket = anna.open(&table).await;
    socket.until(Socket::is_to_act).await;
    socket.tell(buy("silk")).await;
    socket.tell(json!({"do": "undo"})).await;
    socket.tell(buy("coffee")).await;
    socket.tell(json!({"do": "leave_seat"})).await;
    socket.until(|socket| socket.status() == "finished").await;
    verify_record(&anna, &table).await;
}

/// The record says what was taken back, and all of it is true.
async fn verify_record(client: &Client, table: &str) {
    let text = client.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(text.contains("\"undo\""), "the record says what was taken back");
    let record = kontor_engine::record::Record::load(&text).expect("a record");
    let game = kontor_games::find("mercurius").expect("a game of ours");
    assert!(kontor_engine::record::verify(game, &record).expect("a true record").finished);
}

/// Anna and Boris with a bot between them; she has played her card, so it is the bot's turn, and
/// asks to take it back.
async fn asked_before_a_bot(server: &Running) -> (Socket, Socket) {
    let [anna, boris] = server.guests(["Anna", "Boris"]).await;
    let wanted = json!({"game": "mercurius", "seats": 3, "options": {"first": "seat0"}});
    let table = anna.make_table(wanted).await;
    boris.tell(&table, json!({"do": "take_seat", "seat": 2})).await;
    anna.tell(&table, json!({"do": "add_bot", "seat": 1})).await;
    anna.tell(&table, json!({"do": "start"})).await;
    let (mut anna, mut boris) = (anna.open(&table).await, boris.open(&table).await);
    let card = play_card(&anna);
    anna.tell(card).await;
    assert_eq!(anna.document["to_act"], json!([1]), "it is the bot's turn");
    anna.tell(json!({"do": "undo"})).await;
    boris.until(|socket| socket.document["undo"]["seat"] == 0).await;
    (anna, boris)
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_to_take_back_stops_nobody_and_what_bots_did_goes_back_as_well() {
    let server = Running::start().await;
    let thinking = server.occupy_bots();
    let (mut anna, mut boris) = asked_before_a_bot(&server).await;
    let asked = anna.document["undo"]["steps"].as_u64().expect("a number of steps");
    // What the bot decides while the wish is open counts, and the table goes on.
    drop(thinking);
    boris.until(Socket::is_to_act).await;
    anna.until(|socket| socket.document["to_act"] == json!([2])).await;
    let now = anna.document["undo"]["steps"].as_u64().expect("the wish is still open");
    assert!(now > asked, "{now} steps would go back, {asked} before");
    boris.tell(json!({"do": "answer_undo", "agree": true})).await;
    anna.until(Socket::is_to_act).await;
    assert!(anna.document.get("undo").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_acts_instead_of_answering_says_no_and_is_not_asked_again() {
    let server = Running::start().await;
    let (mut anna, mut boris) = asked_before_a_bot(&server).await;
    boris.until(Socket::is_to_act).await;
    boris.tell(buy("silk")).await;
    assert!(boris.document.get("undo").is_none());
    anna.until(|socket| socket.document.get("undo").is_none()).await;
    for _ in 0..3 {
        assert_eq!(anna.fail(json!({"do": "undo"})).await, "conflict");
    }
    assert!(boris.document.get("undo").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_refused_waits_before_asking_for_something_else() {
    let server = Running::start_with(|config| {
        config.undo_pause = std::time::Duration::from_secs(3_600);
    })
    .await;
    let (_, _, mut sockets) = table_of_three(&server).await;
    let [anna, boris, clara] = &mut sockets[..] else { panic!("three sockets") };
    let card = play_card(anna);
    anna.tell(card).await;
    anna.tell(json!({"do": "undo"})).await;
    boris.until(|socket| socket.document["undo"]["seat"] == 0).await;
    boris.tell(json!({"do": "answer_undo", "agree": false})).await;
    for socket in [&mut *boris, &mut *clara, &mut *anna] {
        socket.until(Socket::is_to_act).await;
        let card = play_card(socket);
        socket.tell(card).await;
    }
    assert_eq!(anna.fail(json!({"do": "undo"})).await, "too_many");
    server.skip_time(std::time::Duration::from_secs(3_601));
    anna.tell(json!({"do": "undo"})).await;
}
