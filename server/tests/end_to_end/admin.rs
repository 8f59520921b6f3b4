//! What an operator does at a running server.

use std::path::Path;

use crate::common::{Client, Running, started};
use kontor_server::admin::{self, AskError, Task};
use serde_json::{Value as Json, json};

async fn ask(data: &Path, task: &Task) -> Result<Json, AskError> {
    admin::ask(data, task, "en").await
}

async fn refused(server: &Running, task: Task) -> String {
    match ask(server.data(), &task).await {
        Err(AskError::Refused(why)) => why,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_lists_inspects_exports_closes_and_removes() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let settings = json!({"listed": false, "level": "random", "bots_alone": "finish"});
    let table = started(&people, settings.clone()).await;
    let id = || table.parse().expect("an id");
    let listed = ask(server.data(), &Task::List).await.expect("a list");
    assert_eq!(listed[0]["table"], table.as_str());
    let known = ask(server.data(), &Task::Inspect { table: id() }).await.expect("a table");
    assert_eq!(known["seats"][1]["people"], json!(["Boris"]));
    let text = known.to_string();
    for hidden in ["seed", "hand", "commitment"] {
        assert!(!text.contains(hidden), "{hidden} in {text}");
    }
    assert!(refused(&server, Task::Export { table: id() }).await.contains("over"));
    for client in &people {
        client.tell(&table, json!({"do": "leave_seat"})).await;
    }
    people[0].open(&table).await.until(|socket| socket.status() == "finished").await;
    let record = ask(server.data(), &Task::Export { table: id() }).await.expect("a record");
    let record = kontor_engine::record::Record::load(&record.to_string()).expect("a record");
    let game = kontor_games::find("mercurius").expect("a game of ours");
    assert!(kontor_engine::record::verify(game, &record).expect("a true record").finished);

    let other = started(&people, settings).await;
    let mut socket = people[1].open(&other).await;
    let close = Task::Close { table: other.parse().expect("an id") };
    ask(server.data(), &close).await.expect("it is done");
    socket.until(|socket| socket.status() == "closed").await;
    assert!(refused(&server, close).await.contains("over already"));

    ask(server.data(), &Task::Remove { name: "boris".into() }).await.expect("it is done");
    assert!(people[1].get("/api/me").await.good().is_null());
    assert!(refused(&server, Task::Remove { name: "Boris".into() }).await.contains("no such"));
    let gone = Task::Remove { name: "Boris".into() };
    match admin::ask(server.data(), &gone, "ru").await {
        Err(AskError::Refused(why)) => assert_eq!(why, "такого человека нет"),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_signs_in_once_and_sets_a_new_password() {
    let server = Running::start().await;
    let anna = server.guest("Anna").await;
    anna.put("/api/me/password", json!({"password": "forgotten horse"})).await.good();
    let link = ask(server.data(), &Task::Link { name: "Anna".into() }).await.expect("a link");
    let secret = link.as_str().and_then(|link| link.split_once("#link=")).expect("a secret").1;
    let mut elsewhere = Client::nobody(server.address());
    let short = json!({"link": secret, "password": "short"});
    assert!(elsewhere.post("/api/sign-in-link", short).await.status.is_client_error());
    let used = json!({"link": secret, "password": "battery staple"});
    let answer = elsewhere.post("/api/sign-in-link", used.clone()).await;
    assert_eq!(answer.good()["id"], anna.id.as_str());
    elsewhere.take_cookie(&answer);
    assert_eq!(elsewhere.get("/api/me").await.good()["name"], "Anna");
    assert_eq!(elsewhere.post("/api/sign-in-link", used).await.problem(), "forbidden");
    let own = json!({"name": "Anna", "password": "battery staple"});
    Client::nobody(server.address()).post("/api/sign-in", own).await.good();
    assert!(anna.get("/api/me").await.good() == Json::Null, "signed out everywhere else");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_makes_lists_and_removes_programs_of_people() {
    let server = Running::start().await;
    let anna = server.guest("Anna").await;
    let make = |name: &str| Task::AddProgram { owner: "Anna".into(), name: name.into() };
    assert!(refused(&server, make("Robo")).await.contains("password"));
    anna.put("/api/me/password", json!({"password": "correct horse"})).await.good();
    let made = ask(server.data(), &make("Robo")).await.expect("a program");
    let with = |made: &Json| {
        let key = made["key"].as_str().map(str::to_string);
        Client { key, ..Client::nobody(server.address()) }
    };
    assert_eq!(with(&made).get("/api/me").await.good()["owner"], anna.id.as_str());
    let listed =
        ask(server.data(), &Task::Programs { owner: "Anna".into() }).await.expect("a list");
    assert_eq!(listed.as_array().map(Vec::len), Some(1));
    assert_eq!(listed[0]["name"], "Robo");
    let again = Task::ChangeKey { name: "Robo".into() };
    let changed = ask(server.data(), &again).await.expect("another key");
    assert_eq!(with(&made).get("/api/me").await.problem(), "sign_in");
    assert_eq!(with(&changed).get("/api/me").await.good()["name"], "Robo");
    assert!(refused(&server, Task::ChangeKey { name: "Anna".into() }).await.contains("bot"));
    assert!(refused(&server, Task::RemoveProgram { name: "Anna".into() }).await.contains("bot"));
    ask(server.data(), &Task::RemoveProgram { name: "Robo".into() }).await.expect("it goes");
    assert_eq!(with(&changed).get("/api/me").await.problem(), "sign_in");
}

#[tokio::test(flavor = "multi_thread")]
async fn links_that_nobody_made_cost_no_work_and_are_soon_too_many() {
    let server = Running::start_with(|config| {
        config.rates.passwords = kontor_server::Rate::per(1, std::time::Duration::from_secs(3_600));
    })
    .await;
    let nobody = Client::nobody(server.address());
    // Had the password been worked on, it would be the password that is refused.
    let made_up = json!({"link": "made up", "password": "short"});
    for _ in 0..10 {
        assert_eq!(nobody.post("/api/sign-in-link", made_up.clone()).await.problem(), "forbidden");
    }
    assert_eq!(nobody.post("/api/sign-in-link", made_up).await.problem(), "too_many");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_the_owner_of_the_data_reaches_the_socket() {
    use std::os::unix::fs::PermissionsExt as _;
    let server = Running::start().await;
    let folder = std::fs::metadata(server.data().join("admin")).expect("a folder");
    assert_eq!(folder.permissions().mode() & 0o777, 0o700);
    let nowhere = tempfile::tempdir().expect("a directory");
    assert!(matches!(ask(nowhere.path(), &Task::List).await, Err(AskError::NoServer)));
}
