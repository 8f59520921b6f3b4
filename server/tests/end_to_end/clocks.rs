//! Clocks that run out, bots that stand in, and people who take their seats back.

use std::time::{Duration, Instant};

use crate::common::{Client, Player, Running, Socket, choose, seated, started};
use kontor_engine::Generator;
use serde_json::{Value as Json, json};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3_600);

fn bot_of(socket: &Socket, seat: usize) -> Option<&str> {
    socket.document["seats"][seat]["bot"].as_str()
}

/// How many milliseconds have passed. A machine says only to a hundredth of a second how long it has been on.
fn since(began: Instant) -> i64 {
    i64::try_from(began.elapsed().as_millis()).expect("a short time") + 20
}

/// Plays any action.
async fn act(socket: &mut Socket) {
    socket.until(Socket::is_to_act).await;
    let action = choose(socket.choices(), &mut Generator::from_number(1));
    socket.tell(json!({"do": "act", "action": action})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_runs_out_of_time_is_replaced_and_can_come_back() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let clock = json!({"kind": "live", "turn": 3600, "bank": 0});
    let table = started(&people, json!({"clock": clock, "level": "random"})).await;
    let mut anna = people[0].open(&table).await;
    let clocks = &anna.document["play"]["clocks"];
    assert!(clocks[0]["deadline"].is_i64(), "who is to act has a deadline: {clocks}");
    assert!(clocks[1]["deadline"].is_null(), "the others have none: {clocks}");
    // Anna does nothing: a bot of the table's level plays for her, and then for the others.
    server.skip_time(HOUR);
    anna.until(|socket| bot_of(socket, 0) == Some("random")).await;
    assert_eq!(anna.document["seats"][0]["people"][0]["name"], "Anna");
    assert_eq!(anna.seat, Some(0), "the seat is still hers");
    for seat in [1, 2] {
        anna.until(|socket| socket.document["to_act"] == json!([seat])).await;
        server.skip_time(HOUR);
        anna.until(|socket| bot_of(socket, seat).is_some()).await;
    }
    // Only bots are left, so the game stops until somebody comes back.
    anna.fail(json!({"do": "act", "action": {"do": "buy", "kind": "silk"}})).await;
    anna.tell(json!({"do": "return_to_seat"})).await;
    assert_eq!(bot_of(&anna, 0), None);
    // The bots play on until it is her turn; then she plays, in a new time of her own.
    act(&mut anna).await;
    assert_eq!(bot_of(&anna, 0), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bank_is_used_after_the_turn_and_is_not_refilled() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let clock = json!({"kind": "live", "turn": 3600, "bank": 36_000});
    let table = started(&people, json!({"clock": clock})).await;
    let mut player = Player::new(people[0], &table, 3, 0).await;
    player.socket.until(Socket::is_to_act).await;
    assert_eq!(player.socket.document["play"]["clocks"][0]["bank"], 36_000_000);
    // Ten minutes beyond the turn, but the bank pays for it.
    server.skip_time(HOUR + 10 * MINUTE);
    player.play_while(Socket::is_to_act).await;
    let clocks = &player.socket.document["play"]["clocks"];
    let (bank, ten_minutes) = (clocks[0]["bank"].as_i64().expect("a bank"), 600_000);
    assert!((1..=36_000_000 - ten_minutes).contains(&bank), "{bank}");
    assert_eq!(clocks[1]["bank"], 36_000_000);
    assert_eq!(bot_of(&player.socket, 0), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_correspondence_gives_hours_a_move() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let clock = json!({"kind": "correspondence", "hours": 48});
    let table = started(&people, json!({"clock": clock, "level": "random"})).await;
    let mut anna = people[0].open(&table).await;
    // Within her hours she is waited for, and every move of another gives the next the whole time.
    server.skip_time(47 * HOUR);
    let mut player = Player::new(people[0], &table, 3, 0).await;
    player.play_while(Socket::is_to_act).await;
    anna.until(|socket| socket.document["to_act"] == json!([1])).await;
    assert_eq!(bot_of(&anna, 0), None, "two days were not over");
    server.skip_time(47 * HOUR);
    let mut boris = Player::new(people[1], &table, 4, 0).await;
    boris.play_while(Socket::is_to_act).await;
    assert_eq!(bot_of(&boris.socket, 1), None);
    // A restart in between changes nothing of that: the hours run on in the world.
    let before = people[2].look(&table).await["play"]["clocks"].clone();
    let server = server.restart().await;
    let people: Vec<Client> = people.iter().map(|client| client.at(server.address())).collect();
    let mut clara = people[2].open(&table).await;
    assert_eq!(clara.document["play"]["clocks"], before);
    // What was skipped before the restart was no real time, so it is not over for long yet.
    server.skip_time(150 * HOUR);
    clara.until(|socket| bot_of(socket, 2) == Some("random")).await;
    // The bot has played, and when it is her turn again she plays herself.
    clara.until(|socket| socket.document["to_act"] == json!([0])).await;
    assert_eq!(bot_of(&clara, 0), None, "the others have their own hours");
    clara.tell(json!({"do": "return_to_seat"})).await;
    assert_eq!(bot_of(&clara, 2), None);
    for (client, number) in people.iter().zip(5..).take(2) {
        let mut player = Player::new(client, &table, number, 0).await;
        player.socket.until(Socket::is_to_act).await;
        player.play_while(Socket::is_to_act).await;
    }
    act(&mut clara).await;
    assert_eq!(bot_of(&clara, 2), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_replaced_by_a_bot_and_takes_the_seat_back() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({"level": "random"})).await;
    let mut boris = people[1].open(&table).await;
    people[0].tell(&table, json!({"do": "leave_seat"})).await;
    boris.until(|socket| bot_of(socket, 0) == Some("random")).await;
    // The bot plays, without a clock, and it becomes Boris's turn.
    boris.until(Socket::is_to_act).await;
    let mut anna = people[0].open(&table).await;
    assert_eq!(anna.seat, Some(0), "what she left is still hers to look at");
    anna.tell(json!({"do": "return_to_seat"})).await;
    assert_eq!(bot_of(&anna, 0), None);
    let mut player = Player::new(people[1], &table, 1, 0).await;
    player.play_while(Socket::is_to_act).await;
    let mut player = Player::new(people[2], &table, 2, 0).await;
    player.socket.until(Socket::is_to_act).await;
    player.play_while(Socket::is_to_act).await;
    // Now it is hers again, and no bot acts for her.
    anna.until(Socket::is_to_act).await;
    let version = anna.version;
    act(&mut anna).await;
    assert!(anna.version > version);
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_and_returning_does_not_refill_a_turn() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let clock = json!({"kind": "live", "turn": 3600, "bank": 0});
    let table = started(&people, json!({"clock": clock, "level": "random"})).await;
    let mut anna = people[0].open(&table).await;
    let thinking = server.occupy_bots();
    let deadline = |socket: &Socket| socket.document["play"]["clocks"][0]["deadline"].as_i64();
    let first = deadline(&anna).expect("her time runs");
    server.skip_time(50 * MINUTE);
    let began = Instant::now();
    anna.tell(json!({"do": "leave_seat"})).await;
    anna.tell(json!({"do": "return_to_seat"})).await;
    let second = deadline(&anna).expect("her time runs on");
    // No more than she was away for.
    assert!((0..=since(began)).contains(&(second - first)), "{} ms were given", second - first);
    // Ten minutes are left, and not more.
    server.skip_time(11 * MINUTE);
    anna.until(|socket| bot_of(socket, 0).is_some()).await;
    assert_eq!(anna.fail(json!({"do": "return_to_seat"})).await, "conflict", "it is over");
    drop(thinking);
    anna.until(|socket| socket.document["to_act"] == json!([1])).await;
    anna.tell(json!({"do": "return_to_seat"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_does_not_refill_a_turn() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let clock = json!({"kind": "live", "turn": 3600, "bank": 0});
    let table = started(&people, json!({"clock": clock})).await;
    let deadline = |document: &Json| document["play"]["clocks"][0]["deadline"].as_i64().unwrap();
    let before = deadline(&people[0].look(&table).await);
    server.skip_time(50 * MINUTE);
    let began = Instant::now();
    let server = server.restart().await;
    let anna = people[0].at(server.address());
    let after = deadline(&anna.look(&table).await);
    // No more than the server was away for.
    assert!((0..=since(began)).contains(&(after - before)), "{} ms were given", after - before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_an_agreed_end_that_only_bots_play_is_brought_to_an_end() {
    let server = Running::start_with(|config| config.alone.steps = 20).await;
    let thinking = server.occupy_bots();
    let anna = server.guest("Anna").await;
    let settings = json!({"level": "random", "bots_alone": "finish"});
    let wanted = json!({
        "game": "kommersant", "seats": 3, "options": {"rounds": 0}, "settings": settings,
    });
    let table = seated(&[&anna], wanted).await;
    anna.tell(&table, json!({"do": "start"})).await;
    anna.tell(&table, json!({"do": "leave_seat"})).await;
    let mut socket = anna.open(&table).await;
    let (left, status) = (socket.steps_shown(), socket.status().to_string());
    assert_eq!(status, "playing", "the bots have not begun");
    drop(thinking);
    socket.until(|socket| socket.status() != "playing").await;
    assert_eq!(socket.status(), "closed", "in so few steps nobody wins");
    // What chance does after the last of them belongs to it.
    let played = socket.steps_shown() - left;
    assert!((20..30).contains(&played), "{played} steps");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_have_so_much_time_also_where_they_wait_for_a_place() {
    let server = Running::start_with(|config| config.alone.each = 1).await;
    let thinking = server.occupy_bots();
    let anna = server.guest("Anna").await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let settings = json!({"level": "random", "bots_alone": "finish"});
        let table = started(&[&anna], settings).await;
        anna.tell(&table, json!({"do": "leave_seat"})).await;
        tables.push(anna.open(&table).await);
    }
    // Neither comes to an end by itself while the bots do not think: time does it.
    server.skip_time(2 * HOUR);
    for socket in &mut tables {
        socket.until(|socket| socket.status() == "closed").await;
    }
    drop(thinking);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_only_bots_left_finishes_where_its_creator_chose_so() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let settings = json!({"level": "random", "bots_alone": "finish"});
    let table = started(&people, settings).await;
    let mut watcher = server.guest("Watcher").await.open(&table).await;
    for client in &people {
        client.tell(&table, json!({"do": "leave_seat"})).await;
    }
    watcher.until(|socket| socket.status() == "finished").await;
    let record = people[0].get(&format!("/api/tables/{table}/record")).await;
    let record = kontor_engine::record::Record::load(&record.text).unwrap();
    let game = kontor_games::find("mercurius").unwrap();
    assert!(kontor_engine::record::verify(game, &record).unwrap().finished);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_only_bots_left_stops_otherwise() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({"level": "random", "bots_alone": "stop"})).await;
    for client in &people {
        client.tell(&table, json!({"do": "leave_seat"})).await;
    }
    // A bot that was already thinking may still act; then the table stands still.
    let mut before = Json::Null;
    loop {
        let now = people[0].look(&table).await;
        assert_eq!(now["status"], "playing");
        if now == before {
            break;
        }
        before = now;
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    people[0].tell(&table, json!({"do": "return_to_seat"})).await;
    let mut anna = people[0].open(&table).await;
    anna.until(Socket::is_to_act).await;
}
