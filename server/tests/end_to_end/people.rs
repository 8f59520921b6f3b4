//! Guests, names, passwords and accounts.

use crate::common::{Client, Player, Running, Socket, started};
use serde_json::{Value as Json, json};

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
    for taken in ["Anna", "ANNA", "Аnnа", " anna "] {
        let answer = nobody.post("/api/me", json!({"name": taken})).await;
        assert_eq!(answer.problem(), "conflict", "{taken}");
    }
    let long = "я".repeat(25);
    for bad in ["", "   ", "a\u{202e}b", "a\u{0}b", "Anonymous", &long] {
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
        config.rates.passwords =
            kontor_server::Config::new(config.listen, &config.data).rates.passwords;
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
    people[0].put("/api/me/password", json!({"password": "correct horse"})).await.good();
    assert_eq!(elsewhere.fail(json!({"do": "say", "text": "still here"})).await, "sign_in");
    let act = json!({"do": "act", "action": {"do": "buy", "kind": "silk"}});
    assert_eq!(elsewhere.fail(act).await, "sign_in");
}
