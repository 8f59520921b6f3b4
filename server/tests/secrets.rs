//! What an operator reads in the log, and that nothing hidden is in it, however much is logged. A program of its
//! own, as there is one log for all of it.

#[allow(dead_code, unused_imports, reason = "what the tests share; these need little of it")]
#[path = "end_to_end/common/mod.rs"]
mod common;

use std::io::Write;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use common::{Client, Player, Running, Socket, started};
use kontor_server::admin::{self, Task};
use kontor_server::log::{Lines, subscriber};
use kontor_server::{Config, Rate, Server};
use kontor_store::{Faults, Sqlite};
use serde_json::{Value as Json, json};

/// How lines look where it is not tried as JSON.
const FORM: &str = "KONTOR_TEST_LINES";

/// One log at a time: whether anybody reads what is logged at some place is remembered for the whole program, and a
/// test that begins just then could miss it.
static ONE_LOG: Mutex<()> = Mutex::new(());

fn one_log() -> MutexGuard<'static, ()> {
    ONE_LOG.lock().unwrap_or_else(PoisonError::into_inner)
}

#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Written {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// The ways in which a seed could be written down.
fn forms_of_a_seed(seed: &str) -> Vec<String> {
    let bytes: Vec<u8> = (0..seed.len() / 2)
        .map(|at| u8::from_str_radix(&seed[2 * at..2 * at + 2], 16).expect("hexadecimal"))
        .collect();
    let start = |numbers: Vec<String>, between: &str| numbers[..6].join(between);
    let decimal = || bytes.iter().map(u8::to_string).collect();
    let hexadecimal = || bytes.iter().map(|byte| format!("{byte:#x}")).collect();
    vec![
        seed[..16].to_string(),
        seed[..16].to_uppercase(),
        start(decimal(), ", "),
        start(decimal(), ","),
        start(hexadecimal(), ", "),
    ]
}

#[test]
fn secrets_are_in_no_line_of_the_log_at_any_level() {
    let _alone = one_log();
    tokio::runtime::Runtime::new().expect("threads").block_on(look_for_secrets());
}

async fn look_for_secrets() {
    let lines = match std::env::var(FORM).as_deref() {
        Ok("text") => Lines::Text,
        _ => Lines::Json,
    };
    let written = Written::default();
    let log = written.clone();
    let subscriber = subscriber("trace", lines, move || log.clone()).unwrap();
    tracing_subscriber::util::SubscriberInitExt::init(subscriber);

    let server = Running::start().await;
    let mut people = server.guests(["Anna", "Boris", "Clara"]).await;
    let mut secrets = vec![];
    for client in &mut people {
        let password = format!("password of {}", client.name);
        let claimed = client.put("/api/me/password", json!({"password": password})).await;
        client.take_cookie(&claimed);
        secrets.push(password);
        let cookie = client.cookie.clone().expect("a cookie");
        // Also without its name, and as it stands in a header.
        secrets.push(cookie.split_once('=').expect("a value").1.to_string());
        secrets.push(cookie);
    }
    secrets.extend(other_ways_in(&server, &mut people[2]).await);
    let wrong = json!({"name": "Anna", "password": "a wrong guess"});
    Client::nobody(server.address()).post("/api/sign-in", wrong).await;
    secrets.push("a wrong guess".into());
    let settings = json!({"level": "random", "bots_alone": "finish"});
    let table = started(&people.iter().collect::<Vec<_>>(), settings).await;
    people[0].tell(&table, json!({"do": "say", "text": "between ourselves"})).await;
    secrets.push("between ourselves".into());
    let mut player = Player::new(&people[0], &table, 1, 0).await;
    player.play_while(Socket::is_to_act).await;
    // Every card of every hand by itself, as the log may quote it, and what stands for cards in the program.
    for client in &people {
        let view = client.look(&table).await["play"]["view"].clone();
        for hand in view["players"].as_array().expect("players") {
            for card in hand["hand"].as_array().into_iter().flatten() {
                secrets.push(card.as_str().expect("a card").to_string());
            }
        }
    }
    assert!(secrets.iter().filter(|secret| secret.contains('/')).count() >= 12, "{secrets:?}");
    secrets.extend(["Card(", "Cards {", "hand:", "\"hand"].map(String::from));
    let bad = json!({"do": "act", "action": {"do": "buy", "kind": "a secret good"}});
    player.socket.ask(bad).await;
    secrets.push("a secret good".into());
    for client in &people {
        client.tell(&table, json!({"do": "leave_seat"})).await;
    }
    player.socket.until(|socket| socket.status() == "finished").await;
    let seed = player.socket.document["seed"].as_str().expect("a seed").to_string();
    secrets.extend(forms_of_a_seed(&seed));
    let others = games_of_every_kind(&people).await;
    let data = server.stop().await;
    damage(data.path(), &others);
    let server = Running::start_in(data, |_| ()).await;
    for table in &others {
        people[0].at(server.address()).get(&format!("/api/tables/{table}")).await;
    }
    drop(server);

    let log = written.text();
    for table in &others {
        let line = |what: &str| log.lines().any(|line| line.contains(table) && line.contains(what));
        assert!(line("a snapshot cannot be used"), "{table}");
        assert!(line("a table is halted"), "{table}");
    }
    secrets.push(HIDDEN.into());
    assert!(log.contains("the server is open") && log.contains(&table), "what matters is there");
    if lines == Lines::Json {
        for line in log.lines() {
            serde_json::from_str::<Json>(line).expect("each line is an object");
        }
    }
    for secret in secrets {
        assert!(secret.len() > 3, "{secret:?} would be found by chance");
        let quoted = secret.replace('"', "\\\"");
        assert!(!log.contains(&secret) && !log.contains(&quoted), "{secret:?} is in the log");
    }
}

/// What else lets somebody in, used as it is meant to be and otherwise: a program's key, and a link that the
/// operator makes for who forgot the password.
async fn other_ways_in(server: &Running, owner: &mut Client) -> Vec<String> {
    let made = owner.post("/api/me/programs", json!({"name": "Robo"})).await.good();
    let key = made["key"].as_str().expect("a key").to_string();
    // The signature stands first, and who the program is behind it.
    let half = key[..key.len() / 2].to_string();
    for (key, status) in [(&key, 200), (&half, 401)] {
        let robo = Client { key: Some(key.clone()), ..Client::nobody(server.address()) };
        assert_eq!(robo.get("/api/me").await.status, status);
    }
    let task = Task::Link { name: owner.name.clone() };
    let link = admin::ask(server.data(), &task, "en").await.expect("a link");
    let link = link.as_str().and_then(|link| link.split_once("#link=")).expect("a secret").1;
    let password = "battery staple".to_string();
    for (password, good) in [("short", false), (&password, true), (&password, false)] {
        let used = json!({"link": link, "password": password});
        let answer = Client::nobody(server.address()).post("/api/sign-in-link", used).await;
        assert_eq!(answer.status.is_success(), good);
        if good {
            owner.take_cookie(&answer);
        }
    }
    let cookie = owner.cookie.clone().expect("a cookie");
    vec![half, key, link.to_string(), password, cookie]
}

/// What stands in the place of everything hidden where it is damaged.
const HIDDEN: &str = "a hand that nobody may see";

/// Games of every kind that have come some way.
async fn games_of_every_kind(people: &[Client]) -> Vec<String> {
    let mut tables = Vec::new();
    for game in kontor_games::all() {
        let info = game.info();
        let seats = people.len().clamp(info.min_seats.into(), info.max_seats.into());
        let people: Vec<&Client> = people.iter().take(seats).collect();
        let wanted = json!({"game": info.id, "seats": seats});
        let table = common::seated(&people, wanted).await;
        people[0].tell(&table, json!({"do": "start"})).await;
        for (client, number) in people.iter().zip(1..) {
            let mut player = Player::new(client, &table, number, 0).await;
            player.play_while(Socket::is_to_act).await;
        }
        tables.push(table);
    }
    assert!(tables.len() >= 4);
    tables
}

/// Damages what is stored of these tables: the snapshots so that they hold what no game can read, and the last
/// entry of each log.
fn damage(data: &std::path::Path, tables: &[String]) {
    let database = rusqlite::Connection::open(data.join("kontor.db")).expect("a database");
    for table in tables {
        let read = "SELECT state FROM snapshots WHERE table_id = $1";
        let mut found = database.prepare(read).expect("there are snapshots");
        let states = found.query_map([table], |row| row.get::<_, String>(0)).expect("states");
        let states: Vec<String> = states.collect::<Result<_, _>>().expect("text");
        assert!(!states.is_empty(), "{table}");
        for state in states {
            let mut damaged: Json = serde_json::from_str(&state).expect("JSON");
            for value in damaged["play"]["state"].as_object_mut().expect("a state").values_mut() {
                *value = HIDDEN.into();
            }
            let write = "UPDATE snapshots SET state = $1 WHERE table_id = $2 AND state = $3";
            let changed = database.execute(write, [&damaged.to_string(), table, &state]);
            assert_eq!(changed, Ok(1));
        }
        let entry = json!({"is": "action", "seat": 0, "action": {"do": HIDDEN}, "reveals": false});
        let write = "UPDATE log SET payload = $1 WHERE table_id = $2 AND version = \
                     (SELECT MAX(version) FROM log WHERE table_id = $2)";
        assert_eq!(database.execute(write, [&entry.to_string(), table]), Ok(1));
    }
}

#[test]
fn nor_where_lines_are_text() {
    let program = std::env::current_exe().expect("this program");
    let run = std::process::Command::new(program)
        .args(["--exact", "secrets_are_in_no_line_of_the_log_at_any_level"])
        .env(FORM, "text")
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success() && said.contains("1 passed"), "{said}");
}

/// What is logged at `info` where a table is made, a commit is slow, limits are hit and the table ends; and
/// the figures of it.
fn told(lines: Lines) -> (String, String, SocketAddr, String) {
    let _alone = one_log();
    let written = Written::default();
    let log = written.clone();
    let subscriber = subscriber("info", lines, move || log.clone()).unwrap();
    // On one thread, so that this log is that of this server alone.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (figures, address, table) =
        tracing::subscriber::with_default(subscriber, || runtime.block_on(play()));
    (written.text(), figures, address, table)
}

async fn play() -> (String, SocketAddr, String) {
    let folder = tempfile::tempdir().unwrap();
    let faults = Faults::default();
    let path = folder.path().join("kontor.db");
    let store = Sqlite::open_with_faults(&path, &faults).await.unwrap();
    let mut config = Config::for_tests(folder.path());
    let once = Rate::per(1, Duration::from_secs(36_000));
    config.rates.guests = once;
    config.rates.passwords = once;
    config.rates.chat = once;
    config.rates.renames = once;
    config.rates.tables = once;
    config.rates.replays = Rate::per(20, Duration::from_secs(36_000));
    config.undo_pause = Duration::from_secs(36_000);
    config.metrics = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    let server = Server::start_on(Arc::new(store), config).await.unwrap();
    let (address, nobody) = (server.address(), Client::nobody(server.address()));
    let anna = Client::guest(address, "Anna").await;
    let table = started(&[&anna], json!({"level": "random"})).await;
    let held = faults.hold_commits();
    let slowly = async {
        held.reached().await;
        tokio::time::sleep(HELD_UP).await;
        drop(held);
    };
    tokio::join!(anna.tell(&table, json!({"do": "vote_to_close", "close": false})), slowly);
    assert_eq!(nobody.post("/api/me", json!({"name": "Boris"})).await.problem(), "too_many");
    let guess = json!({"name": "Anna", "password": "correct horse"});
    assert_eq!(nobody.post("/api/sign-in", guess.clone()).await.problem(), "forbidden");
    assert_eq!(nobody.post("/api/sign-in", guess).await.problem(), "too_many");
    anna.patch("/api/me", json!({"name": "Hanna"})).await.good();
    assert_eq!(anna.patch("/api/me", json!({"name": "Anna"})).await.problem(), "too_many");
    let wanted = json!({"game": "mercurius", "seats": 3});
    assert_eq!(anna.post("/api/tables", wanted).await.problem(), "too_many");
    // Over the socket as by a request.
    let mut socket = anna.open(&table).await;
    let line = json!({"do": "say", "text": "hello"});
    socket.tell(line.clone()).await;
    assert_eq!(socket.fail(line.clone()).await, "too_many");
    assert_eq!(anna.try_tell(&table, line).await.problem(), "too_many");
    while nobody.get(&format!("/api/tables/{table}")).await.status != 429 {}
    server.tell_limits();
    socket.tell(json!({"do": "vote_to_close", "close": true})).await;
    let figures = Client::nobody(server.figures().unwrap()).exchange_plain("/metrics").await;
    drop(socket);
    server.stop().await;
    (figures, address, table)
}

/// So long the disk holds up a commit: longer than what counts as slow.
const HELD_UP: Duration = Duration::from_millis(700);

/// The limits that were hit, and how often.
const HIT: [(&str, u64); 6] =
    [("chat", 2), ("guests", 1), ("passwords", 1), ("renames", 1), ("replays", 1), ("tables", 1)];

#[test]
fn an_operator_reads_what_happened_as_objects() {
    let (log, figures, address, table) = told(Lines::Json);
    let lines: Vec<Json> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let about = |message: &str| -> Vec<&Json> {
        let fits = |line: &&Json| line["fields"]["message"] == message;
        lines.iter().filter(fits).map(|line| &line["fields"]).collect()
    };
    assert_eq!(about("the server is open")[0]["address"], address.to_string());
    assert_eq!(about("a table was made")[0]["table"], table);
    let changes: Vec<_> =
        about("a table changed").into_iter().map(|line| &line["status"]).collect();
    assert_eq!(changes, ["playing", "closed"]);
    let slow = about("a commit was slow");
    // The one that was held up; a busy disk may hold up others.
    let least = HELD_UP.as_millis() as u64;
    let held_up = |line: &&&Json| line["milliseconds"].as_u64().is_some_and(|took| took >= least);
    assert!(slow.iter().filter(held_up).any(|line| line["changes"] == 1), "{slow:?}");
    let hit: Vec<_> = about("a limit was hit")
        .into_iter()
        .map(|line| (line["limit"].as_str().unwrap(), line["times"].as_u64().unwrap()))
        .collect();
    assert_eq!(hit, HIT);
    assert_eq!(about("the server stops").len(), 1);
    let level = |message: &str| {
        let line = lines.iter().find(|line| line["fields"]["message"] == message);
        line.and_then(|line| line["level"].as_str())
    };
    for message in ["the server is open", "a table changed", "a commit was slow", "a limit was hit"]
    {
        assert_eq!(level(message), Some("INFO"), "{message} in {log}");
    }
    // The figures say the same, each limit by its name.
    for (limit, times) in HIT {
        let figure = format!("kontor_limits_hit_total{{kind=\"{limit}\"}} {times}");
        assert!(figures.contains(&figure), "{figure} in {figures}");
    }
    assert!(!figures.contains("kind=\"requests\""), "{figures}");
}

#[test]
fn an_operator_reads_what_happened_as_text() {
    let (log, _, address, table) = told(Lines::Text);
    assert!(!log.contains('\u{1b}'), "a file of lines has no colours: {log}");
    let line = |parts: &[&str]| {
        let found = log.lines().find(|line| parts.iter().all(|part| line.contains(part)));
        assert!(found.is_some_and(|line| line.contains(" INFO ")), "{parts:?} in {log}");
    };
    line(&["the server is open", &format!("address={address}")]);
    line(&["a table was made", &format!("table={table}"), "game=\"mercurius\""]);
    line(&["a table changed", &format!("table={table}"), "status=\"playing\""]);
    line(&["a table changed", &format!("table={table}"), "status=\"closed\""]);
    line(&["a commit was slow", "changes=1", "milliseconds="]);
    for (limit, times) in HIT {
        line(&["a limit was hit", &format!("limit=\"{limit}\""), &format!("times={times}")]);
    }
    line(&["the server stops"]);
}
