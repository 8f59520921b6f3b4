//! How much of the server one address may have, and what is left for the others.

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::{Client, PATIENCE, Running, connect_as, started};
use kontor_server::{Config, Rate, Room, Server};
use kontor_store::{Append, Faults, Moment, NewEntry, Sqlite, Store as _, Version};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_for_now_says_when_again() {
    let server = Running::start_with(|config| {
        config.rates.guests = Rate::per(1, Duration::from_secs(3_600));
    })
    .await;
    let began = Instant::now();
    server.guest("Anna").await;
    let nobody = Client::nobody(server.address());
    let answer = nobody.post("/api/me", json!({"name": "Boris"})).await;
    assert_eq!(answer.problem(), "too_many");
    let after: u64 = answer.headers["retry-after"].to_str().unwrap().parse().unwrap();
    // When an hour has passed since Anna came, a moment ago or, on a busy machine, longer.
    let least = 3_600_u64.saturating_sub(began.elapsed().as_secs() + 1);
    assert!((least.max(1)..=3_600).contains(&after), "{after}");
    assert_eq!(answer.json()["retry_after"], after);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_many_connections() {
    let server = Running::start_with(|config| {
        config.behind_proxy = true;
        config.room = Room { all: 100, reserve: 0, each: 3 };
    })
    .await;
    let nobody = Client::nobody(server.address());
    let mut open = Vec::new();
    for number in 0..3 {
        let from = nobody.from(&format!("2001:db8:1:{number}::1"));
        open.push(connect_as(&from, "/api/lobby", None).await.unwrap());
    }
    let again = nobody.from("2001:db8:1:ffff::9");
    assert_eq!(
        connect_as(&again, "/api/lobby", None).await.err(),
        Some(429),
        "the same network of 48 bits"
    );
    open.push(connect_as(&nobody.from("2001:db8:2::1"), "/api/lobby", None).await.unwrap());
    // When they go, others may come.
    drop(open);
    let back = async {
        while connect_as(&again, "/api/lobby", None).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, back).await.expect("there is a place again");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_proxy_connections_count_from_their_beginning() {
    let server = Running::start_with(|config| {
        config.room = Room { all: 100, reserve: 0, each: 3 };
    })
    .await;
    let nobody = Client::nobody(server.address());
    let mut open = Vec::new();
    let refused = async {
        loop {
            match connect_as(&nobody, "/api/lobby", None).await {
                Ok(stream) => open.push(stream),
                Err(status) => return status,
            }
        }
    };
    let status = tokio::time::timeout(PATIENCE, refused).await.expect("one is refused");
    assert_eq!((status, open.len()), (429, 3));
}

/// Three who play, at a server that was started anew with little room: nobody holds a place of it yet, not even
/// a connection that has been answered and is about to end.
async fn playing_where(set: impl FnOnce(&mut Config)) -> (String, Vec<Client>, Running) {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let table = started(&people.iter().collect::<Vec<_>>(), json!({})).await;
    let server = server.restart_with(set).await;
    let people = people.iter().map(|client| client.at(server.address())).collect();
    (table, people, server)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_at_a_table_finds_a_place_when_others_do_not() {
    let (table, people, server) = playing_where(|config| {
        config.room = Room { all: 40, reserve: 30, each: 100 };
    })
    .await;
    let nobody = Client::nobody(server.address());
    let mut crowd = Vec::new();
    let fill = async {
        loop {
            match connect_as(&nobody, "/api/lobby", None).await {
                Ok(stream) => crowd.push(stream),
                Err(status) => return status,
            }
        }
    };
    assert_eq!(tokio::time::timeout(PATIENCE, fill).await.expect("it is full"), 503);
    assert_eq!(crowd.len(), 10);
    let answer = nobody.get("/api/games").await;
    assert_eq!(answer.status, 503);
    let watcher = Client { cookie: Some("kontor=forged".into()), ..nobody.clone() };
    assert_eq!(watcher.get("/api/games").await.status, 503);
    // Those who play come in, and may act.
    people[0].get("/api/me").await.good();
    let mut anna = people[0].open(&table).await;
    anna.tell(json!({"do": "say", "text": "room for us"})).await;
    assert_eq!(nobody.get("/healthz").await.text, "alive");
}

/// What somebody is answered, if there is time for that before the connection breaks.
async fn status(client: &Client, path: &str) -> Option<u16> {
    let mut stream = TcpStream::connect(client.address).await.expect("the server listens");
    let cookie = client.cookie.clone().unwrap_or_default();
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\nconnection: close\r\n\r\n");
    let mut answer = Vec::new();
    // Who finds no place is answered before the request is read.
    let _ = stream.write_all(request.as_bytes()).await;
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).split(' ').nth(1)?.parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_says_nothing_does_not_hold_the_places_of_those_who_play() {
    // Whoever does not have to hurry is waited for longer than this test waits for anything.
    let (_, people, server) = playing_where(|config| {
        config.room = Room { all: 6, reserve: 3, each: 100 };
    })
    .await;
    let nobody = Client::nobody(server.address());
    let mut silent = Vec::new();
    // Those in places that are kept for others have to hurry: so all come at once, and again if some went meanwhile.
    let full = async {
        loop {
            for _ in 0..6 {
                silent.push(TcpStream::connect(server.address()).await.expect("a connection"));
            }
            if status(&nobody, "/healthz").await != Some(200) {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, full).await.expect("it is full");
    let finds_a_place = async || {
        while status(&people[0], "/api/me").await != Some(200) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, finds_a_place()).await.expect("who plays finds a place");
    // Which of the silent were hurried depends on how soon the places of answered requests were free again: the places
    // that are everybody's may have to be filled once more.
    let strangers_find_none = async {
        while status(&nobody, "/api/games").await == Some(200) {
            silent.push(TcpStream::connect(server.address()).await.expect("a connection"));
        }
    };
    tokio::time::timeout(PATIENCE, strangers_find_none).await.expect("strangers find none");
    tokio::time::timeout(PATIENCE, finds_a_place()).await.expect("who plays still finds a place");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_over_is_looked_back_at_once_for_all_who_see_the_same() {
    let server = Running::start().await;
    let [anna, boris] = server.guests(["Anna", "Boris"]).await;
    let settings = json!({"level": "random", "bots_alone": "finish"});
    let table = started(&[&anna, &boris], settings).await;
    for client in [&anna, &boris] {
        client.tell(&table, json!({"do": "leave_seat"})).await;
    }
    let mut socket = anna.open(&table).await;
    socket.until(|socket| socket.status() == "finished").await;
    let nobody = Client::nobody(server.address());
    for path in ["history", "steps/9"] {
        let path = format!("/api/tables/{table}/{path}");
        // One's own eyes are those of the own seat, and of a spectator who has none.
        for (client, eyes) in [(&anna, "0"), (&boris, "1"), (&nobody, "spectator")] {
            let own = client.get(&path).await.good();
            assert_eq!(own, client.get(&path).await.good(), "kept");
            assert_eq!(own, nobody.get(&format!("{path}?as={eyes}")).await.good());
        }
        assert_ne!(anna.get(&path).await.text, nobody.get(&path).await.text, "{path}");
    }
    // A record is that of the file, in pieces or whole.
    let record = nobody.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(
        record.good()["steps"].as_array().map(Vec::len),
        socket.document["play"]["steps"].as_u64().map(|steps| steps as usize)
    );
    assert_eq!(record.text, nobody.get(&format!("/api/tables/{table}/record")).await.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_back_is_paid_for_before_it_costs_anything() {
    let server = Running::start_with(|config| {
        config.rates.replays = Rate::per(40, Duration::from_secs(36_000));
    })
    .await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({})).await;
    let paths =
        ["", "/record", "/history", "/steps/1"].map(|end| format!("/api/tables/{table}{end}"));
    let nobody = Client::nobody(server.address());
    for path in paths.iter().cycle().take(100) {
        nobody.get(path).await;
    }
    for path in &paths {
        assert_eq!(nobody.get(path).await.problem(), "too_many", "{path}");
    }
    assert_eq!(nobody.get("/api/people/Anna/games").await.problem(), "too_many");
    // Who plays is not kept from it.
    people[0].tell(&table, json!({"do": "say", "text": "go on"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_kept_of_a_finished_game_forgets_names_with_everything_else() {
    let server = Running::start().await;
    let anna = server.guest("Anna").await;
    let table = started(&[&anna], json!({"level": "random", "bots_alone": "finish"})).await;
    anna.tell(&table, json!({"do": "leave_seat"})).await;
    anna.open(&table).await.until(|socket| socket.status() == "finished").await;
    let nobody = Client::nobody(server.address());
    let paths = ["record", "history?as=all", "steps/40?as=0"];
    let read = async |path: &str| nobody.get(&format!("/api/tables/{table}/{path}")).await;
    for path in paths {
        let first = read(path).await;
        first.good();
        assert_eq!(read(path).await.text, first.text, "{path}");
    }
    assert!(read("record").await.text.contains("\"Anna\""));
    anna.delete("/api/me", json!({})).await.good();
    for path in paths {
        assert!(!read(path).await.text.contains("Anna"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_https_browsers_are_told_to_stay_there() {
    let server =
        Running::start_with(|config| config.public_url = Some("https://play.example".into())).await;
    let answer = Client::nobody(server.address()).get("/api/games").await;
    assert_eq!(answer.headers["strict-transport-security"], "max-age=31536000");
    let plain = Running::start().await;
    let answer = Client::nobody(plain.address()).get("/api/games").await;
    assert!(!answer.headers.contains_key("strict-transport-security"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_runs_is_alive_and_ready() {
    let server = Running::start().await;
    let nobody = Client::nobody(server.address());
    assert_eq!(nobody.get("/healthz").await.text, "alive");
    assert_eq!(nobody.get("/readyz").await.text, "ready");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_the_disk_busy_by_asking_whether_the_server_is_ready() {
    let server = Running::start_with(|config| {
        config.rates.replays = Rate::per(5, Duration::from_secs(3_600));
    })
    .await;
    let nobody = Client::nobody(server.address());
    for _ in 0..5 {
        assert_eq!(nobody.get("/readyz").await.text, "ready");
    }
    assert_eq!(nobody.get("/readyz").await.status, 429);
    assert_eq!(nobody.get("/healthz").await.text, "alive", "that costs nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_write_is_alive_and_not_ready() {
    let folder = tempfile::tempdir().expect("a directory");
    let faults = Faults::default();
    let path = folder.path().join("kontor.db");
    let store = Sqlite::open_with_faults(&path, &faults).await.expect("a store");
    let config = Config::for_tests(folder.path());
    let server = Server::start_on(Arc::new(store), config).await.expect("a server");
    let nobody = Client::nobody(server.address());
    assert_eq!(nobody.get("/readyz").await.text, "ready");
    for broken in [true, false] {
        faults.break_writes(broken);
        let expected = if broken { 503 } else { 200 };
        assert_eq!(nobody.get("/readyz").await.status, expected);
        assert_eq!(nobody.get("/healthz").await.text, "alive");
    }
    faults.limit(Some(1));
    assert_eq!(nobody.get("/readyz").await.status, 503, "the disk is full");
    faults.limit(None);
    assert_eq!(nobody.get("/readyz").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_not_ready_while_too_much_waits_to_be_written() {
    let folder = tempfile::tempdir().expect("a directory");
    let faults = Faults::default();
    let path = folder.path().join("kontor.db");
    let store = Arc::new(Sqlite::open_with_faults(&path, &faults).await.expect("a store"));
    let mut config = Config::for_tests(folder.path());
    config.metrics = Some(config.listen);
    let server = Server::start_on(Arc::clone(&store) as _, config).await.expect("a server");
    let nobody = Client::nobody(server.address());
    let figures = Client::nobody(server.figures().expect("an address"));
    let waiting = async || -> usize {
        let text = figures.exchange_plain("/metrics").await;
        let line = text.lines().find_map(|line| line.strip_prefix("kontor_store_queued "));
        line.and_then(|number| number.parse().ok()).expect("a number")
    };
    // A disk on which no commit comes about, and far more changes than may wait for one.
    let held = faults.hold_commits();
    let mut writing = tokio::task::JoinSet::new();
    for _ in 0..3_000 {
        let store = Arc::clone(&store);
        writing.spawn(async move { store.note_seen(&[], Moment(0)).await });
    }
    while store.queue().waiting() < 2_000 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let answer = nobody.get("/readyz").await;
    assert_eq!(answer.status, 503, "{}", answer.text);
    assert!(answer.headers.contains_key("retry-after"));
    assert_eq!(nobody.get("/healthz").await.text, "alive");
    // The operator sees how much it is; also those who may not even wait in the queue yet.
    assert!(waiting().await > 1_024);
    drop(held);
    writing.join_all().await;
    assert_eq!(nobody.get("/readyz").await.text, "ready");
    server.stop().await;
}

/// What somebody hears who has sent half a request when the server is told to stop, and then the other half; nothing if
/// the server had not read the first half by then, and the connection just ended.
async fn asked_while_it_stops() -> String {
    let server = Running::start().await;
    let address = server.address();
    let mut asking = TcpStream::connect(address).await.expect("it listens");
    let head = format!("GET /readyz HTTP/1.1\r\nhost: {address}\r\n");
    asking.write_all(head.as_bytes()).await.expect("it takes half of a request");
    // Whoever came later is answered: most likely the first half has been read.
    assert_eq!(Client::nobody(address).get("/readyz").await.text, "ready");
    let mut stopping = pin!(server.stop());
    assert!(futures_util::poll!(stopping.as_mut()).is_pending(), "it begins to stop");
    let asked = async {
        let _ = asking.write_all(b"\r\n").await;
        let mut answer = Vec::new();
        let _ = asking.read_to_end(&mut answer).await;
        String::from_utf8_lossy(&answer).into_owned()
    };
    tokio::join!(asked, stopping).0
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_is_not_ready() {
    let heard = async {
        loop {
            let answer = asked_while_it_stops().await;
            if !answer.is_empty() {
                return answer;
            }
        }
    };
    let answer = tokio::time::timeout(PATIENCE, heard).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    assert!(answer.to_lowercase().contains("retry-after: "), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_says_so_and_whom_to_tell_and_others_go_on() {
    let server = Running::start().await;
    let anna = server.guest("Anna").await;
    let wanted = json!({"game": "mercurius", "seats": 3});
    let (damaged, whole) = (anna.make_table(wanted.clone()).await, anna.make_table(wanted).await);
    let data = server.stop().await;
    let store = Sqlite::open(&data.path().join("kontor.db")).await.expect("a store");
    let id = damaged.parse().expect("an id");
    let rubbish = NewEntry::new("rubbish", json!({"is": "rubbish"}));
    store.append(Append::new(id, Version::START, vec![rubbish])).await.expect("it is appended");
    store.close().await;
    drop(store);
    let contact = |config: &mut Config| config.contact = Some("anna@example.org".into());
    let server = Running::start_in(data, contact).await;
    let anna = anna.at(server.address());
    let shown = anna.get(&format!("/api/tables/{damaged}")).await.json();
    assert_eq!(shown["document"]["halted"]["entry"], 1, "{shown}");
    let answer = anna.try_tell(&damaged, json!({"do": "add_bot"})).await;
    assert_eq!(answer.status, 409);
    let problem = answer.json();
    assert_eq!(problem["error"], "halted");
    let text = problem["text"].as_str().expect("words");
    assert!(text.contains("anna@example.org"), "{text}");
    assert!(!text.contains("again") && !answer.headers.contains_key("retry-after"), "{text}");
    anna.tell(&whole, json!({"do": "add_bot"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_damaged_anywhere_names_whom_to_tell() {
    let server = Running::start().await;
    let anna = server.guest("Anna").await;
    let table = anna.make_table(json!({"game": "mercurius", "seats": 3})).await;
    let data = server.stop().await;
    let database = rusqlite::Connection::open(data.path().join("kontor.db")).expect("a database");
    let damage =
        "UPDATE tables SET status = 'finished', ended = 1, seats = 'rubbish' WHERE id = $1";
    assert_eq!(database.execute(damage, [&table]).expect("it is damaged"), 1);
    database.close().expect("it is closed");
    let contact = |config: &mut Config| config.contact = Some("anna@example.org".into());
    let server = Running::start_in(data, contact).await;
    let anna = anna.at(server.address());
    for path in ["/api/people/Anna/games".to_string(), format!("/api/tables/{table}/history")] {
        let answer = anna.get(&path).await;
        assert_eq!((answer.status.as_u16(), &answer.json()["error"]), (500, &json!("damaged")));
        let text = answer.json()["text"].as_str().expect("words").to_string();
        assert!(text.contains("anna@example.org"), "{path}: {text}");
        let said = answer.json()["say"].to_string();
        assert!(said.contains("anna@example.org"), "{path}: {said}");
    }
}
