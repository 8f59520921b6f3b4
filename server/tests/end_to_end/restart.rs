//! A server that is stopped or killed in the middle of games: nothing that was seen is lost.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use crate::common::{Client, Player, Running, Socket, started};
use kontor_engine::record::{Record, verify};
use kontor_server::{Config, Server};
use serde_json::{Value as Json, json};

async fn players(people: &[&Client], table: &str, breaks: u32) -> Vec<Player> {
    let mut players = Vec::new();
    for (client, number) in people.iter().zip(1..) {
        players.push(Player::new(client, table, number, breaks).await);
    }
    players
}

/// Plays, one seat after another, until the record has about so many steps.
async fn play_to(players: &mut [Player], steps: u64) {
    loop {
        let version = players.iter().map(|player| player.socket.version).max().unwrap_or(0);
        for player in &mut *players {
            player.socket.until(|socket| socket.version >= version).await;
        }
        if players[0].socket.steps_shown() >= steps || players[0].socket.status() != "playing" {
            return;
        }
        for player in &mut *players {
            let shown = player.socket.steps_shown();
            if player.socket.is_to_act() {
                player.play_while(|socket| socket.steps_shown() == shown).await;
            }
        }
    }
}

/// What must be the same before and after, as everybody sees it.
fn seen(players: &[Player]) -> Vec<(i64, Json)> {
    players.iter().map(|player| (player.socket.version, player.socket.document.clone())).collect()
}

async fn check_record(client: &Client, table: &str, commitment: &Json) {
    let text = client.get(&format!("/api/tables/{table}/record")).await.text;
    let record = Record::load(&text).expect("a record");
    assert_eq!(json!(record.commitment), *commitment, "the seed is the one committed to");
    let game = kontor_games::find("mercurius").expect("a game of ours");
    assert!(verify(game, &record).expect("a true record").finished);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_of_a_game_loses_nothing() {
    restart_and_play_on(Running::start().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_loses_nothing_that_is_stored_in_postgres_either() {
    restart_and_play_on(Running::start_on_postgres().await).await;
}

async fn restart_and_play_on(mut server: Running) {
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({})).await;
    let mut players = players(&people, &table, 0).await;
    let said_before = json!({"id": "said", "do": "say", "text": "before"});
    people[1].tell(&table, said_before.clone()).await;
    let commitment = players[0].socket.document["commitment"].clone();
    for steps in [16, 60, 120] {
        play_to(&mut players, steps).await;
        let before = seen(&players);
        server = server.restart().await;
        for (player, (version, document)) in players.iter_mut().zip(before) {
            // As somebody who remembers nothing, to see all that the server knows.
            player.socket.version = -1;
            player.socket.resume_at(server.address()).await;
            player.socket.until(|socket| socket.version >= 0).await;
            assert_eq!(player.socket.document, document);
            assert!(player.socket.version >= version);
        }
    }
    let said: Vec<&Json> = players[0].socket.said.iter().map(|line| &line["text"]).collect();
    assert_eq!(said, ["before"], "what was said is kept, and told once");
    // A message that was answered before the restart is not played again after it.
    let mut acted = None;
    for player in &mut players {
        if player.socket.is_to_act() {
            let action = crate::common::fill(
                &player.socket.choices()[0].clone(),
                &mut kontor_engine::Generator::from_number(1),
            );
            let message = json!({"id": "last", "do": "act", "action": action});
            let done = player.socket.tell(message.clone()).await;
            acted = Some((player.socket.seat.expect("a seat") as usize, message, done));
            break;
        }
    }
    let (seat, message, done) = acted.expect("somebody is to act");
    server = server.restart().await;
    let again = people[seat].at(server.address()).tell(&table, message).await;
    assert_eq!(again["version"], done["version"]);
    people[1].at(server.address()).tell(&table, said_before).await;
    for player in &mut players {
        player.socket.resume_at(server.address()).await;
    }
    play_to(&mut players, u64::MAX).await;
    assert!(players.iter().all(|player| player.socket.status() == "finished"));
    assert_eq!(players[0].socket.said.len(), 1, "nor is it said again");
    check_record(&people[0].at(server.address()), &table, &commitment).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_after_a_restart_with_a_version_gets_what_is_missing() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({})).await;
    let mut anna = people[0].open(&table).await;
    anna.until(Socket::is_to_act).await;
    let server = server.restart().await;
    anna.resume_at(server.address()).await;
    anna.until(|socket| socket.resumed == 1).await;
    anna.tell(json!({"do": "act", "action": {"do": "buy", "kind": "silk"}})).await;
    assert_eq!(anna.shown.len(), 2, "nothing was sent but the state at first and this change");
    assert_eq!(anna.document["play"]["view"]["players"][0]["cash"], 55);
    assert_eq!(anna.document, people[0].at(server.address()).look(&table).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn waiting_tables_people_and_lobby_outlive_a_restart() {
    let server = Running::start().await;
    let [anna, boris] = server.guests(["Anna", "Boris"]).await;
    let table = anna.make_table(json!({"game": "mercurius", "seats": 4})).await;
    boris.tell(&table, json!({"do": "take_seat", "seat": 2})).await;
    anna.tell(&table, json!({"do": "add_bot", "seat": 3, "policy": "random"})).await;
    let before = anna.look(&table).await;
    let server = server.restart().await;
    let (anna, boris) = (anna.at(server.address()), boris.at(server.address()));
    assert_eq!(anna.look(&table).await, before);
    assert_eq!(boris.get("/api/me").await.good()["name"], "Boris");
    assert!(anna.get("/api/tables").await.text.contains(&table));
    boris.tell(&table, json!({"do": "leave_seat"})).await;
    anna.tell(&table, json!({"do": "add_bot", "seat": 1})).await;
    anna.tell(&table, json!({"do": "start"})).await;
}

/// Tells the child where its data is.
const WHERE: &str = "KONTOR_TEST_KILLED_SERVER";

/// A server in a process of its own, which is killed when this is dropped.
struct Doomed {
    child: Child,
    address: SocketAddr,
}

impl Doomed {
    fn start(data: &std::path::Path) -> Doomed {
        let child = Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "--nocapture"])
            .arg("restart::a_killed_server_loses_nothing_that_was_seen")
            .env(WHERE, data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("a child");
        let mut doomed = Doomed { child, address: SocketAddr::from(([0, 0, 0, 0], 0)) };
        let mut lines = BufReader::new(doomed.child.stdout.take().expect("its output")).lines();
        let address = loop {
            let line = lines.next().expect("it says where it listens").expect("text");
            if let Some((_, address)) = line.split_once("listening at ") {
                break address.trim().parse().expect("an address");
            }
        };
        // What it says later must have somewhere to go.
        std::thread::spawn(move || lines.for_each(drop));
        doomed.address = address;
        doomed
    }
}

impl Drop for Doomed {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_nothing_that_was_seen() {
    if let Some(data) = std::env::var_os(WHERE) {
        let server = Server::start(Config::for_tests(data)).await.expect("the server starts");
        println!("\nlistening at {}", server.address());
        std::future::pending::<()>().await;
    }
    let data = tempfile::tempdir().expect("a directory");
    let mut server = Doomed::start(data.path());
    let mut people = Vec::new();
    for name in ["Anna", "Boris", "Clara"] {
        people.push(Client::guest(server.address, name).await);
    }
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({})).await;
    let mut players = players(&people, &table, 0).await;
    let commitment = players[0].socket.document["commitment"].clone();
    let mut last = people[0].clone();
    for steps in [25, 50, 90] {
        play_to(&mut players, steps).await;
        // An action is on its way when the server dies: it is played or not, but never half.
        let mut under_way = None;
        for player in &mut players {
            if player.socket.is_to_act() {
                let action = crate::common::fill(
                    &player.socket.choices()[0].clone(),
                    &mut kontor_engine::Generator::from_number(1),
                );
                let message =
                    json!({"id": format!("killed {steps}"), "do": "act", "action": action});
                player.socket.send(message.clone()).await;
                under_way = Some((player.socket.seat.expect("a seat") as usize, message));
                break;
            }
        }
        drop(server);
        let known: Vec<i64> = players.iter().map(|player| player.socket.version).collect();
        server = Doomed::start(data.path());
        for (player, known) in players.iter_mut().zip(known) {
            player.socket.version = -1;
            player.socket.resume_at(server.address).await;
            player.socket.until(|socket| socket.version >= 0).await;
            assert!(player.socket.version >= known, "what was seen is there");
            assert_eq!(player.socket.document["commitment"], commitment);
        }
        let (seat, message) = under_way.expect("somebody is to act");
        last = people[seat].at(server.address);
        let done = last.tell(&table, message.clone()).await;
        assert_eq!(last.tell(&table, message).await["version"], done["version"]);
        let version = done["version"].as_i64().expect("a version");
        for player in &mut players {
            player.socket.until(|socket| socket.version >= version).await;
        }
    }
    play_to(&mut players, u64::MAX).await;
    check_record(&last, &table, &commitment).await;
}
