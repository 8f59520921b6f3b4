//! Programs that people let play: their keys, where they may sit, and how everybody knows them.

use crate::common::{Client, Player, Running, seated, started};
use serde_json::{Value as Json, json};

/// Somebody with a password, who can answer for programs.
async fn owner(server: &Running, name: &str) -> Client {
    let mut owner = server.guest(name).await;
    let claimed = owner.put("/api/me/password", json!({"password": "correct horse"})).await;
    owner.take_cookie(&claimed);
    owner
}

/// A program of theirs.
async fn program(owner: &Client, name: &str) -> Client {
    let made = owner.post("/api/me/programs", json!({"name": name})).await.good();
    let text = |value: &Json| value.as_str().expect("text").to_string();
    Client {
        id: text(&made["program"]["id"]),
        name: text(&made["program"]["name"]),
        key: Some(text(&made["key"])),
        ..Client::nobody(owner.address)
    }
}

fn three(settings: Json) -> Json {
    json!({"game": "mercurius", "seats": 3, "options": {"first": "seat0"}, "settings": settings})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_a_whole_game_by_its_key_and_everybody_knows_what_it_is() {
    let server = Running::start().await;
    let anna = owner(&server, "Anna").await;
    let robo = program(&anna, "Robo").await;
    let me = robo.get("/api/me").await.good();
    assert_eq!(
        (&me["name"], &me["owner"], &me["guest"]),
        (&"Robo".into(), &json!(anna.id), &false.into())
    );
    let table = seated(&[&anna, &robo], three(json!({"level": "random"}))).await;
    anna.tell(&table, json!({"do": "start"})).await;
    let watcher = server.guest("Watcher").await;
    for by in [&anna, &robo, &watcher] {
        let seats = by.look(&table).await["seats"].clone();
        assert_eq!(seats[1]["people"][0]["owner"], json!(anna.id), "{seats}");
        assert_eq!(seats[0]["people"][0].get("owner"), None);
    }
    let listed = watcher.get("/api/tables").await.good();
    assert_eq!(listed["tables"][0]["seats"][1]["people"][0]["owner"], json!(anna.id));
    let mut players = Vec::new();
    for (client, number) in [anna.clone(), robo.clone()].into_iter().zip(1..) {
        let table = table.clone();
        players.push(tokio::spawn(async move {
            Player::new(&client, &table, number, 0).await.play().await;
        }));
    }
    let mut watching = watcher.open(&table).await;
    robo.tell(&table, json!({"do": "say", "text": "beep"})).await;
    watching.until(|socket| !socket.said.is_empty()).await;
    assert_eq!(watching.said[0]["person"]["owner"], json!(anna.id));
    for player in players {
        player.await.expect("it was played");
    }
    let played = watcher.get("/api/people/Robo/games").await.good();
    assert_eq!(played[0]["seats"][1]["people"][0]["owner"], json!(anna.id), "{played}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_sits_only_where_it_is_welcome_and_alone() {
    let server = Running::start().await;
    let (anna, boris) = (owner(&server, "Anna").await, server.guest("Boris").await);
    let robo = program(&anna, "Robo").await;
    let sit = json!({"do": "take_seat"});
    let table = boris.make_table(three(json!({}))).await;
    assert_eq!(robo.try_tell(&table, sit.clone()).await.problem(), "forbidden");
    let open = boris.make_table(three(json!({"programs": true}))).await;
    robo.tell(&open, sit.clone()).await;
    let own = anna.make_table(three(json!({}))).await;
    robo.tell(&own, sit.clone()).await;
    // Nobody looks over its shoulder, and it over nobody's.
    let beside = json!({"do": "take_seat", "seat": 1, "share": true});
    assert_eq!(boris.try_tell(&own, beside).await.problem(), "conflict");
    let beside = json!({"do": "take_seat", "seat": 0, "share": true});
    assert_eq!(robo.try_tell(&own, beside).await.problem(), "conflict");
    // Who opened the table sends it away, for good; whoever comes then is taken for who they are.
    anna.tell(&own, json!({"do": "remove_person", "person": robo.id})).await;
    assert_eq!(robo.try_tell(&own, sit).await.problem(), "forbidden");
    boris.tell(&own, json!({"do": "take_seat", "seat": 1})).await;
    assert_eq!(anna.look(&own).await["seats"][1]["people"][0].get("owner"), None);
    // A table that nobody but a program is left at is closed; it never becomes the host.
    boris.tell(&open, json!({"do": "leave_seat"})).await;
    assert_eq!(boris.look(&open).await["status"], "closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_decide_nothing_for_people() {
    let server = Running::start().await;
    let anna = owner(&server, "Anna").await;
    let (boris, clara) = (server.guest("Boris").await, server.guest("Clara").await);
    let [one, two] = [program(&anna, "One").await, program(&anna, "Two").await];
    for (path, body) in
        [("/api/tables", three(json!({}))), ("/api/me/programs", json!({"name": "Three"}))]
    {
        assert_eq!(one.post(path, body).await.problem(), "forbidden");
    }
    assert_eq!(one.patch("/api/me", json!({"name": "Human"})).await.problem(), "forbidden");
    let password = json!({"password": "correct horse"});
    assert_eq!(one.put("/api/me/password", password).await.problem(), "forbidden");
    assert_eq!(one.delete("/api/me", json!({})).await.problem(), "forbidden");
    let wanted = json!({"game": "mercurius", "seats": 4, "options": {"first": "seat0"}});
    let table = seated(&[&anna, &boris, &one, &two], wanted).await;
    anna.tell(&table, json!({"do": "start"})).await;
    let vote = json!({"do": "vote_to_close", "close": true});
    for program in [&one, &two] {
        assert_eq!(program.try_tell(&table, vote.clone()).await.problem(), "forbidden");
    }
    // Three of four seats are Anna's, but of two people she is one.
    anna.tell(&table, vote.clone()).await;
    assert_eq!(boris.look(&table).await["status"], "playing");
    boris.tell(&table, vote).await;
    assert_eq!(boris.look(&table).await["status"], "closed");
    // With two programs, one person asks nobody else.
    let wanted = json!({"game": "mercurius", "seats": 3, "settings": {"programs": true}});
    let table = seated(&[&clara, &one, &two], wanted).await;
    clara.tell(&table, json!({"do": "start"})).await;
    clara.tell(&table, json!({"do": "vote_to_close", "close": true})).await;
    assert_eq!(clara.look(&table).await["status"], "closed");
    assert_eq!(one.try_tell(&table, json!({"do": "rematch"})).await.problem(), "forbidden");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_is_void_when_it_was_changed_or_its_program_is_gone() {
    let server = Running::start().await;
    let (anna, boris) = (owner(&server, "Anna").await, owner(&server, "Boris").await);
    let robo = program(&anna, "Robo").await;
    let table = started(&[&anna, &robo], json!({})).await;
    let mut socket = robo.open(&table).await;
    let change = format!("/api/me/programs/{}/key", robo.id);
    assert_eq!(boris.post(&change, json!({})).await.problem(), "not_found", "it is Anna's");
    assert_eq!(server.guest("Clara").await.post(&change, json!({})).await.problem(), "not_found");
    let fresh = anna.post(&change, json!({})).await.good()["key"].as_str().map(str::to_string);
    while socket.next().await.is_some() {}
    assert_eq!(robo.get("/api/me").await.problem(), "sign_in");
    let robo = Client { key: fresh, ..robo };
    assert_eq!(robo.get("/api/me").await.good()["name"], "Robo");
    // Keys that were made up, and a person's cookie, are no keys.
    let cookie = anna.cookie.clone().expect("a cookie");
    let value = cookie.split("; ").find_map(|one| one.strip_prefix("kontor=")).expect("it");
    for key in ["", "made up", &format!("{}.1", robo.id), value] {
        let other = Client { key: Some(key.to_string()), ..robo.clone() };
        assert_eq!(other.get("/api/me").await.problem(), "sign_in", "{key}");
    }
    let mut socket = robo.open(&table).await;
    let server = server.restart().await;
    let (anna, robo) = (anna.at(server.address()), robo.at(server.address()));
    socket.resume_at(server.address()).await;
    let gone = format!("/api/me/programs/{}", robo.id);
    assert_eq!(boris.at(server.address()).delete(&gone, json!({})).await.problem(), "not_found");
    anna.delete(&gone, json!({})).await.good();
    while socket.next().await.is_some() {}
    assert_eq!(robo.get("/api/me").await.problem(), "sign_in");
    assert_eq!(anna.get("/api/me/programs").await.good(), json!([]));
    assert!(anna.look(&table).await["seats"][1]["bot"].is_string(), "a bot plays on");
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_are_few_and_go_with_who_answers_for_them() {
    let server = Running::start().await;
    let guest = server.guest("Guest").await;
    let wanted = json!({"name": "Robo"});
    assert_eq!(guest.post("/api/me/programs", wanted).await.problem(), "forbidden");
    let anna = owner(&server, "Anna").await;
    let mut programs = Vec::new();
    for number in 0..5 {
        programs.push(program(&anna, &format!("Robo {number}")).await);
    }
    let more = json!({"name": "Robo 5"});
    assert_eq!(anna.post("/api/me/programs", more).await.problem(), "conflict");
    let listed = anna.get("/api/me/programs").await.good();
    let names: Vec<_> = listed.as_array().expect("a list").iter().map(|one| &one["name"]).collect();
    assert_eq!(names, ["Robo 0", "Robo 1", "Robo 2", "Robo 3", "Robo 4"]);
    assert!(!listed.to_string().contains("key"), "a key is said once");
    anna.delete("/api/me", json!({"password": "correct horse"})).await.good();
    for program in programs {
        assert_eq!(program.get("/api/me").await.problem(), "sign_in");
    }
    server.guest("Robo 3").await;
}
