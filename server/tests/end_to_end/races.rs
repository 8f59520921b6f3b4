//! Races, repetitions, strangers and rubbish: what must not be played is not played.

use crate::common::{Client, PATIENCE, Player, Running, Socket, connect, fill, seated, started};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::Method;
use kontor_engine::Generator;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

async fn three(server: &Running) -> [Client; 3] {
    server.guests(["Anna", "Boris", "Clara"]).await
}

/// An action of the choices that this viewer has now.
fn any_action(socket: &Socket) -> serde_json::Value {
    fill(&socket.choices()[0], &mut Generator::from_number(1))
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_clients_that_race_for_a_version_one_wins() {
    let server = Running::start().await;
    let people = three(&server).await;
    let table = started(&[&people[0], &people[1], &people[2]], json!({})).await;
    // The same person in two windows, several times over.
    let mut one = people[0].open(&table).await;
    let mut other = people[0].open(&table).await;
    let mut races = 0;
    while races < 3 && one.is_to_act() {
        let version = one.version.max(other.version);
        one.until(|socket| socket.version >= version).await;
        other.until(|socket| socket.version >= version).await;
        let message = json!({"do": "act", "action": any_action(&one), "version": version});
        let steps = one.steps_shown();
        let (first, second) = (one.send(message.clone()).await, other.send(message).await);
        one.until(|socket| socket.answers.contains_key(&first)).await;
        other.until(|socket| socket.answers.contains_key(&second)).await;
        let answers = [&one.answers[&first], &other.answers[&second]];
        let done: Vec<_> = answers.iter().filter(|answer| answer["is"] == "done").collect();
        assert_eq!(done.len(), 1, "{answers:?}");
        let lost: Vec<_> = answers.iter().filter(|answer| answer["is"] == "refused").collect();
        assert_eq!(lost[0]["error"], "stale", "{answers:?}");
        let version = done[0]["version"].as_i64().unwrap();
        one.until(|socket| socket.version >= version).await;
        other.until(|socket| socket.version >= version).await;
        assert_eq!(one.document["play"]["view"], other.document["play"]["view"]);
        assert!(one.steps_shown() > steps);
        races += 1;
    }
    assert!(races > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_message_sent_twice_is_played_once() {
    let server = Running::start().await;
    let people = three(&server).await;
    let table = started(&[&people[0], &people[1], &people[2]], json!({})).await;
    let mut anna = people[0].open(&table).await;
    anna.until(Socket::is_to_act).await;
    let message = json!({"id": "once", "do": "act", "action": {"do": "buy", "kind": "silk"}});
    let done = anna.tell(message.clone()).await;
    let (steps, version) = (anna.steps_shown(), anna.version);
    // By the same socket, by another, by HTTP, and all at once.
    anna.answers.clear();
    assert_eq!(anna.tell(message.clone()).await["version"], done["version"]);
    anna.break_and_resume().await;
    anna.answers.clear();
    assert_eq!(anna.tell(message.clone()).await["version"], done["version"]);
    let again = people[0].tell(&table, message.clone()).await;
    assert_eq!(again["version"], done["version"]);
    let mut sending = tokio::task::JoinSet::new();
    let twice = json!({"id": "twice", "do": "act", "action": {"do": "buy", "kind": "silk"}});
    for _ in 0..8 {
        let (client, table, twice) = (people[0].clone(), table.clone(), twice.clone());
        sending.spawn(async move { client.tell(&table, twice).await["version"].clone() });
    }
    let versions = sending.join_all().await;
    assert!(versions.iter().all(|version| *version == versions[0]), "{versions:?}");
    let look = people[0].get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(look["document"]["play"]["steps"].as_u64(), Some(steps + 1));
    assert!(look["version"].as_i64().unwrap() > version);
    // The same id of somebody else is another message.
    let refused = people[1].try_tell(&table, message).await;
    assert_eq!(refused.status, 422, "{}", refused.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_another_seat() {
    let server = Running::start().await;
    let people = three(&server).await;
    let table = started(&[&people[0], &people[1], &people[2]], json!({})).await;
    let mut anna = people[0].open(&table).await;
    anna.until(Socket::is_to_act).await;
    let action = any_action(&anna);
    let before = people[0].get(&format!("/api/tables/{table}")).await.good();
    // Boris, whose turn it is not, as himself, and saying that he is Anna.
    let as_himself = json!({"do": "act", "action": action});
    assert_eq!(people[1].try_tell(&table, as_himself.clone()).await.problem(), "refused");
    let as_anna = json!({"do": "act", "action": action, "seat": 0});
    let problem = people[1].try_tell(&table, as_anna.clone()).await;
    assert_eq!(problem.problem(), "forbidden");
    let mut boris = people[1].open(&table).await;
    assert_eq!(boris.fail(as_anna.clone()).await, "forbidden");
    // Somebody without a seat, and nobody.
    let watcher = server.guest("Watcher").await;
    assert_eq!(watcher.try_tell(&table, as_anna.clone()).await.problem(), "forbidden");
    let nobody = Client::nobody(server.address());
    assert_eq!(nobody.try_tell(&table, as_anna.clone()).await.problem(), "sign_in");
    // A cookie that was tampered with is nobody's.
    let mut forged = people[1].clone();
    forged.cookie =
        people[1].cookie.as_ref().map(|cookie| cookie.replace(&people[1].id, &people[0].id));
    if forged.cookie != people[1].cookie {
        assert_eq!(forged.try_tell(&table, as_anna).await.problem(), "sign_in");
        assert!(forged.get("/api/me").await.good().is_null());
    }
    // Only who opened the table decides about it.
    for message in
        [json!({"do": "add_bot"}), json!({"do": "remove_bot", "seat": 0}), json!({"do": "start"})]
    {
        assert!(people[1].try_tell(&table, message).await.status.is_client_error());
    }
    let after = people[0].get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(before["version"], after["version"], "nothing was changed");
    assert_eq!(before["document"]["play"], after["document"]["play"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_call_players_by_their_names() {
    let server = Running::start().await;
    let people = three(&server).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = seated(&people, json!({"game": "kommersant", "seats": 3})).await;
    people[0].tell(&table, json!({"do": "start"})).await;
    let mut socket = people[0].open(&table).await;
    socket.until(|socket| !socket.document["to_act"].as_array().unwrap().is_empty()).await;
    let first = socket.document["to_act"][0].as_u64().unwrap() as usize;
    let other = (first + 1) % 3;
    let action = json!({
        "do": "offer", "to": other, "give_cash": 1000, "give_lots": [], "give_tokens": 0,
        "give_cards": [], "get_cash": 900_000_000, "get_lots": [], "get_tokens": 0, "get_cards": [],
    });
    let act = json!({"do": "act", "action": action});
    let refused = people[first].try_tell(&table, act.clone()).await.json();
    let text = refused["text"].as_str().unwrap();
    assert!(text.starts_with(&format!("{} can pay ", people[other].name)), "{refused}");
    let mut socket = people[first].open(&table).await;
    let refused = socket.ask(act).await;
    assert_eq!(refused["text"], text, "by socket the same");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_cannot_be_made_up() {
    let server = Running::start().await;
    let anna = server.guest("Anna").await;
    let cookie = anna.cookie.clone().unwrap();
    let mut letters: Vec<char> = cookie.chars().collect();
    for at in ("kontor=".len()..letters.len()).step_by(3) {
        let kept = letters[at];
        letters[at] = if kept == 'A' { 'B' } else { 'A' };
        let forged = Client { cookie: Some(letters.iter().collect()), ..anna.clone() };
        assert!(forged.get("/api/me").await.good().is_null(), "changed at {at}");
        letters[at] = kept;
    }
    assert_eq!(anna.get("/api/me").await.good()["name"], "Anna");
}

#[tokio::test(flavor = "multi_thread")]
async fn rubbish_is_refused_and_harms_nobody() {
    let server = Running::start().await;
    let people = three(&server).await;
    let table = started(&[&people[0], &people[1], &people[2]], json!({})).await;
    let mut anna = people[0].open(&table).await;
    anna.until(Socket::is_to_act).await;
    let version = anna.version;
    let long = "x".repeat(10_000);
    let deep = "[".repeat(5_000);
    let id_of_65 = json!({"id": "x".repeat(65), "do": "undo"}).to_string();
    let rubbish = [
        "",
        " ",
        "{",
        "null",
        "[]",
        "7",
        "\"act\"",
        "{}",
        &long,
        &deep,
        &id_of_65,
        r#"{"id": 7, "do": "act"}"#,
        r#"{"id": "", "do": "undo"}"#,
        r#"{"id": "a"}"#,
        r#"{"id": "b", "do": "fly"}"#,
        r#"{"id": "c", "do": "act"}"#,
        r#"{"id": "d", "do": "act", "action": null}"#,
        r#"{"id": "e", "do": "act", "action": []}"#,
        r#"{"id": "f", "do": "act", "action": {"do": "buy", "kind": "gold"}}"#,
        r#"{"id": "g", "do": "act", "action": {"do": "buy", "kind": "silk"}, "seat": 99}"#,
        r#"{"id": "h", "do": "act", "action": {"do": "buy", "kind": "silk"}, "version": -1}"#,
        r#"{"id": "i", "do": "act", "action": {"do": "buy", "kind": "silk"}, "version": 1e99}"#,
        r#"{"id": "j", "do": "take_seat", "seat": 255}"#,
        r#"{"id": "k", "do": "say"}"#,
        r#"{"id": "l", "do": "answer_undo", "agree": true}"#,
        "\u{0}\u{feff}{}",
    ];
    for text in rubbish {
        let before = anna.received.len();
        if !anna.send_text(text).await {
            anna.break_and_resume().await;
            continue;
        }
        // Each is answered by a refusal, or by the end of the connection; never by silence.
        loop {
            match anna.next().await {
                Some(message) if message["is"] == "refused" => break,
                Some(message) => assert_ne!(message["is"], "done", "{text} {message}"),
                None => {
                    anna.break_and_resume().await;
                    break;
                }
            }
        }
        assert!(anna.received.len() >= before);
        let answer = people[0]
            .request(Method::POST, &format!("/api/tables/{table}"), Some(text.to_string()), None)
            .await;
        assert!(answer.status.is_client_error(), "{text}: {}", answer.status);
    }
    // In addresses, too, with the same words for it.
    for path in [
        format!("/api/tables/{table}/socket"),
        format!("/api/tables/{table}/socket?since=x"),
        format!("/api/tables/{table}/steps/x"),
        format!("/api/tables/{table}/steps/99999999999999999999"),
        format!("/api/tables/{table}/history?as=%FF"),
        "/api/lobby".to_string(),
        "/api/tables/%FF".to_string(),
        "/api/tables/../../etc/passwd".to_string(),
        "/api/people/%FF/games".to_string(),
        "/api/people/Anna/games?before=x".to_string(),
    ] {
        people[0].get(&path).await.problem();
    }
    anna.break_and_resume().await;
    anna.send_bytes(vec![0xff, 0xfe, 0x00]).await;
    anna.break_and_resume().await;
    // All is as it was, and the game goes on.
    anna.tell(json!({"do": "say", "text": "still here"})).await;
    assert_eq!(anna.version, version);
    anna.tell(json!({"do": "act", "action": any_action(&anna)})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_messages_end_the_connection_and_nothing_else() {
    let server = Running::start().await;
    let people = three(&server).await;
    let table = started(&[&people[0], &people[1], &people[2]], json!({})).await;
    let path = format!("/api/tables/{table}/socket");
    let mut stream =
        connect(server.address(), &path, people[0].cookie.as_deref(), None).await.unwrap();
    let huge = json!({"id": "huge", "do": "say", "text": "x".repeat(8 << 20)}).to_string();
    let _ = stream.send(Message::text(huge.clone())).await;
    let ended = tokio::time::timeout(PATIENCE, async {
        while let Some(Ok(message)) = stream.next().await {
            assert!(!message.to_string().contains("\"done\""));
            if message.is_close() || message.to_string().contains("\"refused\"") {
                return;
            }
        }
    });
    ended.await.expect("it is refused or the connection ends");
    let looked = people[0].look(&table).await;
    assert_eq!(looked["status"], "playing");
    let paths = [
        ("/api/tables", json!({"game": "x".repeat(1 << 20)})),
        ("/api/me", json!({"name": "x".repeat(1 << 20)})),
    ];
    for (path, body) in paths {
        assert!(people[0].post(path, body).await.status.is_client_error());
    }
    Player::new(&people[0], &table, 1, 0).await.play_while(|socket| socket.is_to_act()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_say_what_they_want_is_let_go() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let server = Running::start_with(|config| {
        config.patience = std::time::Duration::from_millis(200);
    })
    .await;
    for beginning in ["", "GET /readyz HTTP/1.1\r\nhost: kontor\r\nx-slow: "] {
        let mut stream = tokio::net::TcpStream::connect(server.address()).await.unwrap();
        // On a slow machine it may be too late already.
        let _ = stream.write_all(beginning.as_bytes()).await;
        let mut answer = Vec::new();
        // However it ends, it ends, and nothing was served.
        let ended = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer));
        let _ = ended.await.expect("the server lets go");
        assert!(!String::from_utf8_lossy(&answer).contains("200 OK"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_is_silent_for_too_long_is_let_go() {
    let server = Running::start_with(|config| {
        config.silence = std::time::Duration::ZERO;
        config.ping = std::time::Duration::from_millis(10);
    })
    .await;
    let anna = server.guest("Anna").await;
    let table = anna.make_table(json!({"game": "mercurius", "seats": 3})).await;
    for path in [format!("/api/tables/{table}/socket"), "/api/lobby".to_string()] {
        let mut stream = connect(server.address(), &path, None, None).await.unwrap();
        let ended = async { while let Some(Ok(_)) = stream.next().await {} };
        tokio::time::timeout(PATIENCE, ended).await.expect("the server lets go");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_cannot_act_for_a_visitor() {
    let server = Running::start().await;
    let anna = server.guest("Anna").await;
    let own = format!("http://{}", server.address());
    let table = anna.make_table(json!({"game": "mercurius", "seats": 3})).await;
    let path = format!("/api/tables/{table}");
    let body = json!({"id": "a", "do": "add_bot"}).to_string();
    for foreign in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        let answer = anna.request(Method::POST, &path, Some(body.clone()), Some(foreign)).await;
        assert_eq!(answer.problem(), "forbidden", "{foreign}");
        let socket = format!("{path}/socket");
        let refused =
            connect(server.address(), &socket, anna.cookie.as_deref(), Some(foreign)).await;
        assert_eq!(refused.err(), Some(403), "{foreign}");
        let refused =
            connect(server.address(), "/api/lobby", anna.cookie.as_deref(), Some(foreign)).await;
        assert_eq!(refused.err(), Some(403), "{foreign}");
    }
    let answer = anna.request(Method::POST, &path, Some(body), Some(&own)).await;
    answer.good();
    let socket = format!("{path}/socket");
    assert!(connect(server.address(), &socket, anna.cookie.as_deref(), Some(&own)).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_down_while_a_bot_does_has_a_seat() {
    let server = Running::start().await;
    let [anna, boris, _] = three(&server).await;
    // Both at once, and in either order, for the last seat of a table for two: a bot is there only if nobody came.
    for first in ["both", "guest", "bot"] {
        let table = anna.make_table(json!({"game": "kommersant", "seats": 2})).await;
        let bot = anna.tell(&table, json!({"do": "add_bot", "seat": 1}));
        let guest = boris.tell(&table, json!({"do": "take_seat"}));
        match first {
            "both" => _ = tokio::join!(bot, guest),
            "guest" => _ = (guest.await, bot.await),
            _ => _ = (bot.await, guest.await),
        }
        let seats = anna.look(&table).await["seats"].clone();
        assert_eq!(seats[1]["people"][0]["name"], "Boris", "{first} first: {seats}");
        assert!(seats[1]["bot"].is_null(), "{first} first: {seats}");
        anna.tell(&table, json!({"do": "start"})).await;
    }
    // With room for both each has a seat, whoever was quicker.
    let table = anna.make_table(json!({"game": "mercurius", "seats": 3})).await;
    tokio::join!(
        anna.tell(&table, json!({"do": "add_bot", "seat": 1})),
        boris.tell(&table, json!({"do": "take_seat"})),
    );
    let seats = anna.look(&table).await["seats"].clone();
    let taken = |seat: usize, by: &str| {
        !seats[seat][by].as_array().map_or(seats[seat][by].is_null(), Vec::is_empty)
    };
    assert!((1..3).any(|seat| taken(seat, "people")), "{seats}");
    assert!((1..3).any(|seat| taken(seat, "bot")), "{seats}");
    anna.tell(&table, json!({"do": "start"})).await;
}
