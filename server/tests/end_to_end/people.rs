//! Guests, names, passwords and accounts.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::common::{Client, PATIENCE, Player, Running, Socket, connect, started};
use futures_util::StreamExt as _;
use kontor_server::Rate;
use serde_json::{Value as Json, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// As many guesses as usual, of which none is given back while a test runs.
const GUESSES: Rate = Rate::per(10, Duration::from_secs(36_000));

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_plays_at_once() {
    let server = Running::start().await;
    let nobody = Client::nobody(server.address());
    assert_eq!(nobody.get("/api/me").await.good(), Json::Null);
    let anna = server.guest("  Łucja   Żółć ").await;
    assert_eq!(anna.name, "Łucja Żółć");
    let me = anna.get("/api/me").await.good();
    assert_eq!(me["guest"], true);
    assert_eq!(me["id"], anna.id.as_str());
    assert_eq!(
        nobody.post("/api/tables", json!({"game": "mercurius", "seats": 3})).await.problem(),
        "sign_in"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cookie_is_kept_from_scripts_and_other_sites() {
    let server = Running::start().await;
    let nobody = Client::nobody(server.address());
    let answer = nobody.post("/api/me", json!({"name": "Anna"})).await;
    let cookie = answer.headers.get("set-cookie").unwrap().to_str().unwrap().to_lowercase();
    assert!(cookie.starts_with("kontor="), "{cookie}");
    for part in ["httponly", "samesite=lax", "path=/", "max-age="] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    assert!(!cookie.contains("secure"), "over plain HTTP it would be lost");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_https_the_cookie_is_secure() {
    let server =
        Running::start_with(|config| config.public_url = Some("https://play.example".into())).await;
    let nobody = Client::nobody(server.address());
    let answer = nobody.post("/api/me", json!({"name": "Anna"})).await;
    let cookie = answer.headers.get("set-cookie").unwrap().to_str().unwrap().to_lowercase();
    assert!(cookie.contains("secure"), "{cookie}");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_unique_bounded_and_can_be_shown() {
    let server = Running::start().await;
    let nobody = Client::nobody(server.address());
    let anna = server.guest("Anna").await;
    // The same name again is no error: whoever comes later is told apart by a mark.
    let mut names = BTreeSet::from(["Anna".to_string()]);
    for taken in ["Anna", "ANNA", "Аnnа", " anna "] {
        let named = nobody.post("/api/me", json!({"name": taken})).await.good();
        let name = named["name"].as_str().unwrap().to_string();
        assert!(name.starts_with(taken.trim()) && name != taken.trim(), "{name}");
        assert!(names.insert(name), "{named} is a name twice");
    }
    let long = "я".repeat(25);
    for bad in ["", "   ", "\u{202e}", "a\u{0}b", "Anonymous", &long] {
        let answer = nobody.post("/api/me", json!({"name": bad})).await;
        assert!(answer.status.is_client_error(), "{bad:?}");
        assert!(answer.headers.get("set-cookie").is_none());
        assert!(anna.patch("/api/me", json!({"name": bad})).await.status.is_client_error());
    }
    assert_eq!(anna.get("/api/me").await.good()["name"], "Anna");
    anna.patch("/api/me", json!({"name": "千尋"})).await.good();
    assert_eq!(anna.get("/api/me").await.good()["name"], "千尋");
    server.guest("Anna").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claimed_name_is_signed_in_to_elsewhere() {
    let server = Running::start().await;
    let mut anna = server.guest("Anna").await;
    let short = anna.put("/api/me/password", json!({"password": "short"})).await;
    assert!(short.status.is_client_error());
    let claimed = anna.put("/api/me/password", json!({"password": "correct horse"})).await;
    claimed.good();
    let before = anna.clone();
    anna.take_cookie(&claimed);
    assert_eq!(anna.get("/api/me").await.good()["guest"], false);
    assert!(before.get("/api/me").await.good().is_null(), "the cookie from before is void");

    let mut elsewhere = Client::nobody(server.address());
    for (name, password) in [("Anna", "wrong horse"), ("Nobody", "correct horse"), ("Anna", "")] {
        let answer =
            elsewhere.post("/api/sign-in", json!({"name": name, "password": password})).await;
        assert!(answer.status.is_client_error());
        assert!(answer.headers.get("set-cookie").is_none());
    }
    let good = json!({"name": "anna", "password": "correct horse"});
    let signed = elsewhere.post("/api/sign-in", good.clone()).await;
    signed.good();
    elsewhere.take_cookie(&signed);
    assert_eq!(elsewhere.get("/api/me").await.good()["id"], anna.id.as_str());

    // A new password needs the present one, and signs everybody else out.
    let wrong = json!({"password": "battery staple", "present": "wrong horse"});
    assert!(anna.put("/api/me/password", wrong).await.status.is_client_error());
    let without = json!({"password": "battery staple"});
    assert!(anna.put("/api/me/password", without).await.status.is_client_error());
    let right = json!({"password": "battery staple", "present": "correct horse"});
    let changed = anna.put("/api/me/password", right).await;
    changed.good();
    anna.take_cookie(&changed);
    assert!(elsewhere.get("/api/me").await.good().is_null());
    assert!(elsewhere.post("/api/sign-in", good).await.status.is_client_error());
    assert_eq!(anna.get("/api/me").await.good()["name"], "Anna");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_cannot_be_signed_in_to() {
    let server = Running::start().await;
    server.guest("Anna").await;
    let nobody = Client::nobody(server.address());
    for password in ["", "password", "null"] {
        let answer =
            nobody.post("/api/sign-in", json!({"name": "Anna", "password": password})).await;
        assert!(answer.status.is_client_error());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_passwords_is_slowed_down() {
    let server = Running::start_with(|config| {
        config.rates.passwords = GUESSES;
    })
    .await;
    let anna = server.guest("Anna").await;
    anna.put("/api/me/password", json!({"password": "correct horse"})).await.good();
    let nobody = Client::nobody(server.address());
    let mut last = String::new();
    for number in 0..30 {
        let guess = json!({"name": "Anna", "password": format!("guess number {number}")});
        last = nobody.post("/api/sign-in", guess).await.problem();
        if last == "too_many" {
            break;
        }
    }
    assert_eq!(last, "too_many");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_guesses_does_not_lock_the_owner_out() {
    let server = Running::start_with(|config| {
        config.behind_proxy = true;
        config.rates.passwords = GUESSES;
    })
    .await;
    let anna = server.guest("Anna").await.from("192.0.2.1");
    anna.put("/api/me/password", json!({"password": "correct horse"})).await.good();
    let guess = |number: usize| json!({"name": "Anna", "password": format!("guess {number}")});
    let nobody = Client::nobody(server.address());
    // From many networks, and from one with many addresses of IPv6.
    let mut slowed = 0;
    for number in 0..30 {
        let from = nobody.from(&format!("2001:db8:7:{number}::{number}"));
        slowed += usize::from(from.post("/api/sign-in", guess(number)).await.status == 429);
    }
    assert_eq!(slowed, 20, "one network of 48 bits is one guesser");
    let good = json!({"name": "Anna", "password": "correct horse"});
    let elsewhere = nobody.from("192.0.2.200");
    elsewhere.post("/api/sign-in", good).await.good();
    // The guesser may still sign in under another name.
    let boris = server.guest("Boris").await.from("2001:db8:7::1");
    boris.put("/api/me/password", json!({"password": "battery staple"})).await.good();
    let own = json!({"name": "Boris", "password": "battery staple"});
    boris.post("/api/sign-in", own).await.good();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_guesses_beside_the_owner_does_not_hold_the_owner_up() {
    let server = Running::start_with(|config| {
        config.rates.passwords = GUESSES;
    })
    .await;
    let mut anna = server.guest("Anna").await;
    let claimed = anna.put("/api/me/password", json!({"password": "correct horse"})).await;
    anna.take_cookie(&claimed);
    let out = anna.post("/api/sign-out", json!({})).await;
    anna.take_cookie(&out);
    assert!(anna.get("/api/me").await.good().is_null());
    // A pupil at the next desk, until nothing is left for this name from this address.
    let pupil = Client::nobody(server.address());
    let right = json!({"name": "Anna", "password": "correct horse"});
    let wrong = json!({"name": "Anna", "password": "wrong horse"});
    while pupil.post("/api/sign-in", wrong.clone()).await.status != 429 {}
    assert_eq!(pupil.post("/api/sign-in", right.clone()).await.problem(), "too_many");
    // A cookie that somebody made up, and one of somebody else, help nobody.
    let mut boris = server.guest("Boris").await;
    let claimed = boris.put("/api/me/password", json!({"password": "battery staple"})).await;
    boris.take_cookie(&claimed);
    let made_up = Some(format!("kontor-known={}", anna.id));
    for other in [boris, Client { cookie: made_up, ..pupil }] {
        assert_eq!(other.post("/api/sign-in", right.clone()).await.problem(), "too_many");
    }
    // Where the password was given before it can be given again; guesses are counted there, too.
    assert_eq!(anna.post("/api/sign-in", right).await.good()["name"], "Anna");
    while anna.post("/api/sign-in", wrong.clone()).await.status != 429 {}
}

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_out_is_signed_out_everywhere_at_once() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({})).await;
    let mut sockets = [people[0].open(&table).await, people[0].open(&table).await];
    let mut boris = people[1].open(&table).await;
    let elsewhere = people[0].clone();
    people[0].post("/api/sign-out", json!({})).await.good();
    for socket in &mut sockets {
        // Whatever was on its way, then the end: without a ping, without a message.
        while socket.next().await.is_some() {}
    }
    assert!(elsewhere.get("/api/me").await.good().is_null(), "the cookie is void");
    assert_eq!(elsewhere.try_tell(&table, json!({"do": "undo"})).await.problem(), "sign_in");
    boris.tell(json!({"do": "say", "text": "still here"})).await;
}

/// Reads until a socket is closed; says with which code. No ping comes before patience ends.
async fn closed(socket: &mut WebSocketStream<TcpStream>) -> u16 {
    let reading = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Close(frame))) => {
                    return frame.map_or(0, |frame| frame.code.into());
                }
                Some(Ok(_)) => {}
                other => panic!("{other:?} is no farewell"),
            }
        }
    };
    tokio::time::timeout(PATIENCE, reading).await.expect("it is closed at once")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_of_who_signs_out_or_changes_the_password_ends_at_once_too() {
    let server = Running::start().await;
    let [mut anna, boris] = server.guests(["Anna", "Boris"]).await;
    let lobby = async |client: &Client| {
        connect(client.address, "/api/lobby", client.cookie.as_deref(), None)
            .await
            .expect("a lobby")
    };
    let mut others = [lobby(&boris).await, lobby(&Client::nobody(server.address())).await];
    let mut own = lobby(&anna).await;
    let claimed = anna.put("/api/me/password", json!({"password": "correct horse"})).await;
    assert_eq!(closed(&mut own).await, 1012, "the lobby is for everybody: come back");
    // With the cookie of before one comes back as nobody, with the new one as oneself.
    lobby(&anna).await;
    anna.take_cookie(&claimed);
    let mut own = lobby(&anna).await;
    anna.post("/api/sign-out", json!({})).await.good();
    assert_eq!(closed(&mut own).await, 1012);
    // Nobody else notices: what happens in the lobby still comes.
    boris.make_table(json!({"game": "mercurius", "seats": 3})).await;
    for socket in &mut others {
        while let Some(message) = socket.next().await {
            if message.expect("it is open").to_text().is_ok_and(|text| text.contains("mercurius")) {
                break;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_frees_the_name_and_its_games_stay() {
    let server = Running::start().await;
    let mut anna = server.guest("Anna").await;
    let table = started(&[&anna], json!({"level": "random"})).await;
    Player::new(&anna, &table, 1, 0).await.play().await;
    let claimed = anna.put("/api/me/password", json!({"password": "correct horse"})).await;
    anna.take_cookie(&claimed);
    let wrong = anna.delete("/api/me", json!({"password": "wrong horse"})).await;
    assert!(wrong.status.is_client_error());
    anna.delete("/api/me", json!({"password": "correct horse"})).await.good();
    assert!(anna.get("/api/me").await.good().is_null(), "signed out");
    let other = server.guest("Anna").await;
    assert_ne!(other.id, anna.id);
    let record = other.get(&format!("/api/tables/{table}/record")).await;
    record.good();
    assert!(!record.text.contains("Anna"), "{}", &record.text[..300]);
    assert!(record.text.contains("Anonymous"), "{}", &record.text[..300]);
    let look = other.look(&table).await.to_string();
    assert!(!look.contains("\"Anna\"") && look.contains("Anonymous"));
    assert!(other.get("/api/people/Anna/games").await.good().to_string().find(&table).is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_deleted_in_a_game_is_replaced_by_a_bot() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({"level": "random"})).await;
    let mut boris = people[1].open(&table).await;
    people[0].delete("/api/me", json!({})).await.good();
    boris.until(|socket| socket.document["seats"][0]["bot"] == "random").await;
    boris.until(Socket::is_to_act).await;
    // The name goes after the seat is handed over.
    let is_nameless =
        |socket: &Socket| !socket.document["seats"][0].to_string().contains("\"Anna\"");
    boris.until(is_nameless).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_of_somebody_who_was_signed_out_everywhere_does_nothing_more() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({})).await;
    let mut elsewhere = people[0].open(&table).await;
    elsewhere.tell(json!({"do": "say", "text": "here"})).await;
    let claimed = people[0].put("/api/me/password", json!({"password": "correct horse"})).await;
    claimed.good();
    while elsewhere.next().await.is_some() {}
    // Who changed it is still who they are, and comes back.
    let mut here = people[0].clone();
    here.take_cookie(&claimed);
    here.open(&table).await.tell(json!({"do": "say", "text": "still here"})).await;
}
