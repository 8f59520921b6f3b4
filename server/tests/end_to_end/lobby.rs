//! The lobby, seats, bots, chat, votes and rematches.

use crate::common::{Client, PATIENCE, Player, Running, Socket, connect, started};
use futures_util::StreamExt as _;
use kontor_server::Rate;
use serde_json::{Value as Json, json};

/// Reads a lobby until a message fits.
async fn lobby_says(
    stream: &mut (
             impl futures_util::Stream<
        Item = Result<
            tokio_tungstenite::tungstenite::Message,
            tokio_tungstenite::tungstenite::Error,
        >,
    > + Unpin
         ),
    fits: impl Fn(&Json) -> bool,
) -> Json {
    let reading = async {
        loop {
            let message = stream.next().await.expect("the lobby stays open").expect("a message");
            if let Ok(text) = message.into_text()
                && let Ok(json) = serde_json::from_str::<Json>(&text)
                && fits(&json)
            {
                return json;
            }
        }
    };
    tokio::time::timeout(PATIENCE, reading).await.expect("the lobby says so in time")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_open_tables_live() {
    let server = Running::start().await;
    let [anna, boris] = server.guests(["Anna", "Boris"]).await;
    let mut lobby = connect(server.address(), "/api/lobby", None, None).await.unwrap();
    lobby_says(&mut lobby, |message| message["is"] == "tables").await;
    let hidden = json!({"game": "mercurius", "seats": 3, "settings": {"listed": false}});
    let hidden = anna.make_table(hidden).await;
    let table = anna.make_table(json!({"game": "mercurius", "seats": 3})).await;
    let shown = lobby_says(&mut lobby, |message| {
        assert!(!message.to_string().contains(&hidden), "only by invitation");
        message["table"]["id"] == table.as_str()
    })
    .await;
    assert_eq!(shown["table"]["seats"][0]["people"][0]["name"], "Anna");
    boris.tell(&table, json!({"do": "take_seat"})).await;
    lobby_says(&mut lobby, |message| message["table"]["seats"][1]["people"][0]["name"] == "Boris")
        .await;
    let listed = boris.get("/api/tables").await.good().to_string();
    assert!(listed.contains(&table) && !listed.contains(&hidden));
    // Who was told the link of the other comes in by it.
    boris.tell(&hidden, json!({"do": "take_seat"})).await;
    anna.tell(&table, json!({"do": "vote_to_close", "close": true})).await;
    lobby_says(&mut lobby, |message| message["is"] == "gone" && message["table"] == table.as_str())
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_taken_shared_and_left_and_bots_come_and_go() {
    let server = Running::start().await;
    let [anna, boris, clara] = server.guests(["Anna", "Boris", "Clara"]).await;
    let options = json!({"first": "seat0"});
    let wanted = json!({"game": "mercurius", "seats": 4, "options": options});
    let table = anna.make_table(wanted).await;
    boris.tell(&table, json!({"do": "take_seat", "seat": 2})).await;
    let taken = clara.try_tell(&table, json!({"do": "take_seat", "seat": 2})).await;
    assert_eq!(taken.problem(), "conflict");
    // Nobody sits down beside another without being let.
    clara.tell(&table, json!({"do": "take_seat", "seat": 2, "share": true})).await;
    let document = boris.look(&table).await;
    assert_eq!(document["seats"][2]["people"].as_array().unwrap().len(), 1);
    assert_eq!(document["sharing"][0]["person"]["name"], "Clara");
    let answer = json!({"do": "answer_share", "person": clara.id, "agree": true});
    assert!(anna.try_tell(&table, answer.clone()).await.status.is_client_error(), "not her seat");
    boris.tell(&table, answer).await;
    assert_eq!(document["printed"], true, "who plays first is left to the table");
    let start = anna.try_tell(&table, json!({"do": "start"})).await;
    assert!(start.status.is_client_error(), "two seats are too few");
    anna.tell(&table, json!({"do": "add_bot", "seat": 1})).await;
    anna.tell(&table, json!({"do": "add_bot"})).await;
    assert!(anna.try_tell(&table, json!({"do": "add_bot"})).await.status.is_client_error());
    anna.tell(&table, json!({"do": "remove_bot", "seat": 3})).await;
    assert!(boris.try_tell(&table, json!({"do": "start"})).await.status.is_client_error());
    anna.tell(&table, json!({"do": "start"})).await;
    let document = anna.look(&table).await;
    let seats = document["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3, "with the seats that are taken");
    let names = |seat: usize| -> Vec<&str> {
        let people = seats[seat]["people"].as_array().unwrap();
        people.iter().filter_map(|person| person["name"].as_str()).collect()
    };
    assert_eq!((names(0), names(1), names(2)), (vec!["Anna"], vec![], vec!["Boris", "Clara"]));
    assert!(seats[1]["bot"].is_string());
    // Both who share a seat see its hand and act for it.
    let (mut b, mut c) = (boris.open(&table).await, clara.open(&table).await);
    assert_eq!((b.seat, c.seat), (Some(2), Some(2)));
    assert_eq!(b.document["play"]["view"], c.document["play"]["view"]);
    Player::new(&anna, &table, 1, 0).await.play_while(Socket::is_to_act).await;
    c.until(Socket::is_to_act).await;
    b.until(Socket::is_to_act).await;
    c.tell(json!({"do": "act", "action": crate::common::choose(c.choices(), &mut kontor_engine::Generator::from_number(5))})).await;
    let version = c.version;
    b.until(|socket| socket.version >= version).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_does_not_get_to_see_or_play_anothers_hand() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara", "Stranger"]).await;
    let wanted = json!({"game": "mercurius", "seats": 3, "options": {"first": "seat0"}});
    let table = people[0].make_table(wanted).await;
    let stranger = &people[3];
    stranger.tell(&table, json!({"do": "take_seat", "seat": 0, "share": true})).await;
    assert_eq!(stranger.open(&table).await.seat, None);
    let refuse = json!({"do": "answer_share", "person": stranger.id, "agree": false});
    people[0].tell(&table, refuse).await;
    let again = json!({"do": "take_seat", "seat": 0, "share": true});
    assert_eq!(stranger.try_tell(&table, again).await.problem(), "conflict");
    for client in &people[1..3] {
        client.tell(&table, json!({"do": "take_seat"})).await;
    }
    people[0].tell(&table, json!({"do": "start"})).await;
    let mut watching = stranger.open(&table).await;
    assert_eq!(watching.seat, None);
    assert!(watching.document["play"]["view"]["players"][0]["hand"].is_null());
    assert_eq!(
        watching.fail(json!({"do": "act", "action": {"do": "buy", "kind": "silk"}})).await,
        "forbidden"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn who_opened_a_table_removes_somebody_and_all_see_it() {
    let server = Running::start().await;
    let [anna, boris, clara] = server.guests(["Anna", "Boris", "Clara"]).await;
    let table = anna.make_table(json!({"game": "mercurius", "seats": 3})).await;
    for client in [&boris, &clara] {
        client.tell(&table, json!({"do": "take_seat"})).await;
    }
    let (mut b, mut c) = (boris.open(&table).await, clara.open(&table).await);
    let remove = json!({"do": "remove_person", "person": boris.id});
    assert_eq!(clara.try_tell(&table, remove.clone()).await.problem(), "forbidden");
    anna.tell(&table, remove).await;
    for socket in [&mut b, &mut c] {
        socket.until(|socket| socket.document["removed"] == json!([boris.id])).await;
    }
    assert_eq!((b.seat, c.seat), (None, Some(2)));
    assert_eq!(boris.try_tell(&table, json!({"do": "take_seat"})).await.problem(), "forbidden");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_behind_a_free_seat_moves_up_when_the_game_starts() {
    let server = Running::start().await;
    let [anna, boris, clara] = server.guests(["Anna", "Boris", "Clara"]).await;
    let wanted = json!({"game": "mercurius", "seats": 5, "options": {"first": "seat0"}});
    let table = anna.make_table(wanted).await;
    boris.tell(&table, json!({"do": "take_seat", "seat": 2})).await;
    clara.tell(&table, json!({"do": "take_seat", "seat": 4})).await;
    // All look at the table from their seats before the game.
    let mut sockets = [anna.open(&table).await, boris.open(&table).await, clara.open(&table).await];
    assert_eq!(sockets.each_ref().map(|socket| socket.seat), [Some(0), Some(2), Some(4)]);
    anna.tell(&table, json!({"do": "start"})).await;
    for (socket, seat) in sockets.iter_mut().zip(0..) {
        socket.until(|socket| socket.status() == "playing" && socket.seat == Some(seat)).await;
        let hand = &socket.document["play"]["view"]["players"][seat as usize]["hand"];
        assert!(hand.as_array().is_some_and(|cards| !cards.is_empty()), "their own: {hand}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_the_lobby_alone() {
    let server = Running::start().await;
    let anna = server.guest("Anna").await;
    let wanted = json!({"game": "mercurius", "seats": 3});
    for _ in 0..20 {
        anna.make_table(wanted.clone()).await;
    }
    assert_eq!(anna.post("/api/tables", wanted.clone()).await.problem(), "conflict");
    server.guest("Boris").await.make_table(wanted).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_be_are_not_made() {
    let server = Running::start().await;
    let anna = server.guest("Anna").await;
    for wanted in [
        json!({"game": "chess", "seats": 2}),
        json!({"game": "mercurius", "seats": 2}),
        json!({"game": "mercurius", "seats": 99}),
        json!({"game": "mercurius", "seats": 3, "edition": "1899"}),
        json!({"game": "mercurius", "seats": 3, "options": {"first": "nobody"}}),
        json!({"game": "mercurius", "seats": 3, "settings": {"level": "godlike"}}),
        json!({"game": "mercurius", "seats": 3, "settings": {"clock": {"kind": "live", "turn": 0, "bank": 0}}}),
        json!({"game": "mercurius", "seats": 3, "settings": {"clock": {"kind": "correspondence", "hours": 99999}}}),
        json!({"game": "mercurius", "seats": 3, "surprise": true}),
    ] {
        let answer = anna.post("/api/tables", wanted.clone()).await;
        assert!(answer.status.is_client_error(), "{wanted}");
        answer.problem();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_has_limits_and_reaches_all() {
    let server = Running::start_with(|config| {
        config.rates.chat = Rate::per(5, std::time::Duration::from_secs(36_000));
    })
    .await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({})).await;
    let (mut anna, mut boris) = (people[0].open(&table).await, people[1].open(&table).await);
    let longest = "ж".repeat(500);
    anna.tell(json!({"do": "say", "text": longest})).await;
    boris.until(|socket| socket.said.len() == 1).await;
    assert_eq!(boris.said[0]["text"], longest.as_str());
    assert_eq!(boris.said[0]["person"]["name"], "Anna");
    anna.tell(json!({"do": "say", "text": " two\nlines\u{7} "})).await;
    boris.until(|socket| socket.said.len() == 2).await;
    assert_eq!(boris.said[1]["text"], "two lines", "in one line, and nothing unseen in it");
    for bad in ["".to_string(), " \n ".to_string(), "ж".repeat(501)] {
        anna.fail(json!({"do": "say", "text": bad})).await;
    }
    let mut refused = 0;
    for number in 0..12 {
        let line = json!({"do": "say", "text": format!("line {number}")});
        refused += usize::from(anna.ask(line).await["error"] == "too_many");
    }
    assert_eq!(refused, 9, "a flood is stopped");
    // Others are not made to wait for her.
    boris.tell(json!({"do": "say", "text": "my turn to talk"})).await;
    // What was said while one was away is told on coming back, once.
    let before = anna.said.len();
    anna.until(|socket| {
        socket.said.len() > before
            || socket.said.iter().any(|line| line["text"] == "my turn to talk")
    })
    .await;
    anna.break_and_resume().await;
    people[2].tell(&table, json!({"do": "say", "text": "welcome back"})).await;
    anna.until(|socket| socket.said.iter().any(|line| line["text"] == "welcome back")).await;
    let numbers: Vec<i64> = anna.said.iter().filter_map(|line| line["number"].as_i64()).collect();
    assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{numbers:?}");
    // Those without a seat do not talk to the players of an unlisted secret.
    let nobody = Client::nobody(server.address());
    let answer = nobody.try_tell(&table, json!({"do": "say", "text": "hello"})).await;
    assert_eq!(answer.problem(), "sign_in");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_at_a_table_is_shown() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({})).await;
    let mut anna = people[0].open(&table).await;
    let here = |socket: &Socket, name: &str| socket.presence["here"].to_string().contains(name);
    let boris = people[1].open(&table).await;
    anna.until(|socket| here(socket, "Boris")).await;
    let nobody = Client::nobody(server.address()).open(&table).await;
    anna.until(|socket| socket.presence["others"] == 1).await;
    drop((boris, nobody));
    anna.until(|socket| !here(socket, "Boris") && socket.presence["others"] == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn more_than_half_close_a_game() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({})).await;
    let mut anna = people[0].open(&table).await;
    let _others = (people[1].open(&table).await, people[2].open(&table).await);
    anna.until(|socket| socket.presence["here"].as_array().is_some_and(|here| here.len() == 3))
        .await;
    let watcher = server.guest("Watcher").await;
    let vote = json!({"do": "vote_to_close", "close": true});
    assert!(watcher.try_tell(&table, vote.clone()).await.status.is_client_error());
    people[1].tell(&table, vote.clone()).await;
    anna.until(|socket| socket.document["closing"] == json!([1])).await;
    people[1].tell(&table, json!({"do": "vote_to_close", "close": false})).await;
    anna.until(|socket| socket.document["closing"] == json!([])).await;
    people[1].tell(&table, vote.clone()).await;
    assert_eq!(people[1].look(&table).await["status"], "playing");
    people[2].tell(&table, vote).await;
    anna.until(|socket| socket.status() == "closed").await;
    let act = json!({"do": "act", "action": {"do": "buy", "kind": "silk"}});
    assert!(!anna.fail(act).await.is_empty());
    assert!(anna.document.get("seed").is_none(), "only a finished game tells its seed");
    let record = people[0].get(&format!("/api/tables/{table}/record")).await;
    assert!(record.status.is_client_error());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_for_a_moment_still_counts_when_a_game_is_to_be_closed() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({})).await;
    let mut anna = people[0].open(&table).await;
    let boris = people[1].open(&table).await;
    drop(boris);
    anna.until(|socket| socket.presence["here"].as_array().is_some_and(|here| here.len() == 1))
        .await;
    anna.tell(json!({"do": "vote_to_close", "close": true})).await;
    assert_eq!(anna.status(), "playing", "one does not end what others play");
    assert!(anna.document["closes"].as_i64().is_some(), "they have time to answer");
    // A day later one of them is here and wants to go on: the vote is over, the game is not.
    let mut clara = people[2].open(&table).await;
    server.skip_time(std::time::Duration::from_secs(25 * 3_600));
    anna.until(|socket| socket.document["closing"] == json!([])).await;
    assert_eq!(anna.status(), "playing");
    clara.tell(json!({"do": "say", "text": "still here"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_there_while_others_wanted_to_close_counts_though_they_left_again() {
    // Boris plays meanwhile, or only looks by a request, or sits there when the vote begins.
    for way in ["acts", "looks", "sits"] {
        let server = Running::start_with(|config| config.grace = std::time::Duration::ZERO).await;
        let people = server.guests(["Anna", "Boris"]).await;
        let people: Vec<&Client> = people.iter().collect();
        let table = people[0]
            .make_table(json!({"game": "mercurius", "seats": 3,
            "options": {"first": "seat1"}}))
            .await;
        people[1].tell(&table, json!({"do": "take_seat", "seat": 1})).await;
        people[0].tell(&table, json!({"do": "add_bot", "seat": 2})).await;
        people[0].tell(&table, json!({"do": "start"})).await;
        let mut anna = people[0].open(&table).await;
        let boris = if way == "sits" { Some(people[1].open(&table).await) } else { None };
        anna.tell(json!({"do": "vote_to_close", "close": true})).await;
        drop(boris);
        server.skip_time(std::time::Duration::from_secs(3_600));
        match way {
            "acts" => {
                let mut boris = Player::new(people[1], &table, 1, 0).await;
                boris.play_while(Socket::is_to_act).await;
            }
            "looks" => drop(people[1].look(&table).await),
            _ => {}
        }
        // It is still known after a restart.
        drop(anna);
        let data = server.stop().await;
        let server =
            Running::start_in(data, |config| config.grace = std::time::Duration::ZERO).await;
        let mut anna = people[0].at(server.address()).open(&table).await;
        assert_eq!(anna.document["closing"], json!([0]), "{way}");
        server.skip_time(std::time::Duration::from_secs(25 * 3_600));
        anna.until(|socket| socket.document["closing"] == json!([])).await;
        assert_eq!(anna.status(), "playing", "{way}: one does not end what another plays");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_a_table_open_by_staying_away_for_a_day() {
    let server = Running::start_with(|config| config.grace = std::time::Duration::ZERO).await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({})).await;
    let mut anna = people[0].open(&table).await;
    anna.tell(json!({"do": "vote_to_close", "close": true})).await;
    server.skip_time(std::time::Duration::from_secs(23 * 3_600));
    assert_eq!(people[0].look(&table).await["status"], "playing");
    server.skip_time(std::time::Duration::from_secs(2 * 3_600));
    anna.until(|socket| socket.status() == "closed").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_is_told_page_by_page_and_abandoned_tables_leave_it() {
    let server = Running::start().await;
    let mut tables = Vec::new();
    for name in ["Anna", "Boris", "Clara"] {
        let client = server.guest(name).await;
        for _ in 0..20 {
            tables.push(client.make_table(json!({"game": "mercurius", "seats": 3})).await);
        }
    }
    let nobody = Client::nobody(server.address());
    for table in &tables {
        // A table that answers is in the list.
        nobody.look(table).await;
    }
    let first = nobody.get("/api/tables").await.good();
    assert_eq!(first["tables"].as_array().map(Vec::len), Some(50));
    let next = first["next"].as_str().expect("there are more");
    let second = nobody.get(&format!("/api/tables?after={next}")).await.good();
    assert_eq!(second["tables"].as_array().map(Vec::len), Some(10));
    assert!(second["next"].is_null());
    for table in &tables {
        assert!(first.to_string().contains(table) != second.to_string().contains(table));
    }
    assert_eq!(nobody.get("/api/tables?after=rubbish").await.problem(), "bad_request");
    // Nobody was there for an hour; only one comes back.
    server.skip_time(std::time::Duration::from_secs(3_600));
    server.sweep_lobby();
    assert_eq!(nobody.get("/api/tables").await.good()["tables"], json!([]));
    let anna = Client::guest(server.address(), "Dora").await;
    let table = anna.make_table(json!({"game": "mercurius", "seats": 3})).await;
    let _here = anna.open(&table).await;
    server.skip_time(std::time::Duration::from_secs(3_600));
    server.sweep_lobby();
    assert!(nobody.get("/api/tables").await.text.contains(&table));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_abandoned_table_is_not_brought_back_by_a_restart_nor_by_who_looks_at_it() {
    let server = Running::start().await;
    let [anna, boris] = server.guests(["Anna", "Boris"]).await;
    let waiting = anna.make_table(json!({"game": "mercurius", "seats": 3})).await;
    let playing = started(&[&anna, &boris], json!({})).await;
    let nobody = Client::nobody(server.address());
    let listed = async |nobody: &Client| nobody.get("/api/tables").await.text;
    for table in [&waiting, &playing] {
        nobody.look(table).await;
        assert!(listed(&nobody).await.contains(table));
    }
    server.skip_time(std::time::Duration::from_secs(25 * 3_600));
    server.sweep_lobby();
    assert_eq!(listed(&nobody).await, r#"{"tables":[]}"#);
    // A stranger looks, comes and goes.
    for table in [&waiting, &playing] {
        let stranger = nobody.open(table).await;
        drop(stranger);
        nobody.look(table).await;
    }
    assert_eq!(listed(&nobody).await, r#"{"tables":[]}"#);
    let server = server.restart().await;
    let nobody = nobody.at(server.address());
    for table in [&waiting, &playing] {
        nobody.look(table).await;
        let mut stranger = nobody.open(table).await;
        stranger.until(|socket| socket.presence["others"] == 1).await;
    }
    assert_eq!(listed(&nobody).await, r#"{"tables":[]}"#, "nor after a restart");
    // Who sits there does something, without a socket as with one.
    let boris = boris.at(server.address());
    boris.tell(&playing, json!({"do": "say", "text": "here again"})).await;
    assert!(listed(&nobody).await.contains(&playing));
    let _here = anna.at(server.address()).open(&waiting).await;
    assert!(listed(&nobody).await.contains(&waiting));
    let first = nobody.get("/api/tables").await.good()["tables"][0]["id"].clone();
    assert_eq!(first, json!(waiting), "what one can join comes first, though it is older");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_made_once_for_all() {
    let server = Running::start().await;
    let [anna, boris] = server.guests(["Anna", "Boris"]).await;
    let settings = json!({"level": "random", "bots_alone": "finish"});
    let table = started(&[&anna, &boris], settings).await;
    let early = anna.try_tell(&table, json!({"do": "rematch"})).await;
    assert!(early.status.is_client_error(), "the game is not over");
    for client in [&anna, &boris] {
        client.tell(&table, json!({"do": "leave_seat"})).await;
    }
    let mut socket = anna.open(&table).await;
    socket.until(|socket| socket.status() == "finished").await;
    let watcher = server.guest("Watcher").await;
    assert!(watcher.try_tell(&table, json!({"do": "rematch"})).await.status.is_client_error());
    let (one, other) = tokio::join!(
        anna.tell(&table, json!({"do": "rematch"})),
        boris.tell(&table, json!({"do": "rematch"}))
    );
    assert_eq!(one["table"], other["table"]);
    let next = one["table"].as_str().expect("a table").to_string();
    assert_ne!(next, table);
    let again = boris.tell(&table, json!({"do": "rematch"})).await;
    assert_eq!(again["table"], next.as_str());
    socket.until(|socket| socket.document["rematch"] == next.as_str()).await;
    let document = anna.look(&next).await;
    assert_eq!(document["game"], "mercurius");
    assert_eq!(document["settings"]["level"], "random");
    assert_eq!(document["status"], "waiting");
    assert_ne!(document["commitment"], socket.document["commitment"], "another seed");
}
