//! The description of the API against what is answered: every request is made in every way that there is,
//! and each status that is named comes, and no other. That no other comes is checked by the client, with
//! every request of every test.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use crate::common::{Client, DESCRIPTION, Running, connect_as, started};
use hyper::Method;
use kontor_server::admin::{Task, ask};
use kontor_server::{Config, Rate, Room, Server};
use kontor_store::{Faults, Moment, Name, NewPerson, PersonId, Sqlite, Store};
use serde_json::{Value as Json, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A page of somebody else.
const ELSEWHERE: &str = "https://elsewhere.example";

/// The statuses that came, by request.
#[derive(Default)]
struct Came(BTreeMap<String, BTreeSet<String>>);

impl Came {
    fn note(&mut self, method: &Method, template: &str, status: impl ToString) {
        let request = format!("{} {template}", method.as_str().to_lowercase());
        self.0.entry(request).or_default().insert(status.to_string());
    }

    /// Makes a request, with the parts of its address in braces given in order.
    async fn ask(&mut self, by: &Client, request: (Method, &str), parts: &[&str], body: &str) {
        self.ask_from(by, request, parts, body, None).await;
    }

    async fn ask_from(
        &mut self,
        by: &Client,
        (method, template): (Method, &str),
        parts: &[&str],
        body: &str,
        origin: Option<&str>,
    ) {
        let (template, query) = match template.split_once('?') {
            Some((template, query)) => (template, format!("?{query}")),
            None => (template, String::new()),
        };
        let mut path = template.to_string();
        for part in parts {
            let (begins, ends) = (path.find('{').expect("a part"), path.find('}').expect("a part"));
            path.replace_range(begins..=ends, part);
        }
        let answer =
            by.request(method.clone(), &format!("{path}{query}"), some(body), origin).await;
        self.note(&method, template, answer.status.as_u16());
    }

    /// Opens a socket, or is refused.
    async fn open(&mut self, by: &Client, template: &str, table: &str, origin: Option<&str>) {
        let path = template.replace("{id}", table);
        let opened = connect_as(by, &path, origin).await;
        self.note(&Method::GET, template, opened.err().unwrap_or(101));
    }
}

fn some(body: &str) -> Option<String> {
    (!body.is_empty()).then(|| body.to_string())
}

/// What is named for each request.
fn named() -> BTreeMap<String, BTreeSet<String>> {
    let mut named = BTreeMap::new();
    for (path, route) in DESCRIPTION["paths"].as_object().expect("paths") {
        for (method, operation) in route.as_object().expect("operations") {
            let statuses = operation["responses"].as_object().expect("answers").keys().cloned();
            named.insert(format!("{method} {path}"), statuses.collect());
        }
    }
    named
}

/// Every request with something to answer it with, the same for everybody.
fn every_request(table: &str) -> Vec<(Method, String, String)> {
    let mut all = Vec::new();
    for request in named().into_keys() {
        let (method, path) = request.split_once(' ').expect("a method and a path");
        let path = path.replace("{id}", table).replace("{game}", "mercurius");
        let path = path.replace("{name}", "Anna").replace("{step}", "0");
        let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
        all.push((method, path, request));
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn every_status_that_is_named_comes() {
    let mut came = Came::default();
    let table = whoever_asks(&mut came).await;
    whoever_is_too_many(&mut came, &table).await;
    whoever_finds_no_place(&mut came).await;
    whoever_asks_otherwise(&mut came, &table).await;
    whoever_says_too_much(&mut came, &table).await;
    whoever_is_gone_meanwhile(&mut came).await;
    let mut never = Vec::new();
    for (request, statuses) in named() {
        let came = came.0.remove(&request).unwrap_or_default();
        let missing = statuses.iter().filter(|status| !came.contains(*status));
        never.extend(missing.map(|status| format!("{request} never answers {status}")));
    }
    assert!(never.is_empty(), "{never:#?}");
}

/// All that one server answers, well and then damaged. Says the id of a table.
async fn whoever_asks(came: &mut Came) -> String {
    let server = Running::start().await;
    let mut anna = server.guest("Anna").await;
    let claimed = anna.put("/api/me/password", json!({"password": "correct horse"})).await;
    anna.take_cookie(&claimed);
    let [boris, clara, dora] = server.guests(["Boris", "Clara", "Dora"]).await;
    let nobody = Client::nobody(server.address());
    let wanted = json!({"game": "mercurius", "seats": 3});
    let waiting = boris.make_table(wanted.clone()).await;
    let private = json!({"spectators": {"kind": "none"}});
    let private = started(&[&boris, &clara], private).await;
    let settings = json!({"level": "random", "bots_alone": "finish"});
    let over = started(&[&boris], settings).await;
    let playing = started(&[&boris, &clara], json!({})).await;
    let mut watching = boris.open(&over).await;
    boris.tell(&over, json!({"do": "leave_seat"})).await;
    watching.until(|socket| socket.status() == "finished").await;
    games(came, &nobody).await;
    looks(came, [&nobody, &anna, &boris], [&waiting, &private, &playing, &over]).await;
    changes(came, &server, [&nobody, &anna, &clara, &dora], [&waiting, &playing, &over]).await;
    came.open(&clara, "/api/tables/{id}/socket", &playing, None).await;
    came.open(&clara, "/api/lobby", "", None).await;
    for template in ["/api/tables/{id}/socket", "/api/lobby"] {
        came.open(&clara, template, &playing, Some(ELSEWHERE)).await;
        let parts = [playing.as_str()];
        let parts = &parts[..template.matches('{').count()];
        came.ask(&clara, (Method::GET, template), parts, "").await;
    }
    came.open(&clara, "/api/tables/{id}/socket", "nothing", None).await;
    // What is stored of Boris cannot be read any more, nor which game it was.
    let data = server.stop().await;
    let database = rusqlite::Connection::open(data.path().join("kontor.db")).expect("a database");
    let damage = [
        ("UPDATE tables SET game = 'gone' WHERE id = $1", &waiting),
        ("UPDATE people SET seen = 'rubbish' WHERE id = $1", &boris.id),
    ];
    for (statement, id) in damage {
        assert_eq!(database.execute(statement, [id]).expect("it is damaged"), 1);
    }
    database.close().expect("it is closed");
    let server = Running::start_in(data, |_| ()).await;
    let (boris, clara) = (boris.at(server.address()), clara.at(server.address()));
    came.ask(&clara, (Method::GET, "/api/tables/{id}"), &[&waiting], "").await;
    for (method, path, request) in every_request(&over) {
        let path = path.replace("/people/Anna", "/people/Boris");
        let (_, template) = request.split_once(' ').expect("a path");
        if request.ends_with("/socket") || request.ends_with("/lobby") {
            came.open(&boris, template, &over, None).await;
            continue;
        }
        let body = match template {
            "/api/sign-in" => json!({"name": "Boris", "password": "anything"}).to_string(),
            // Who comes by a link is looked up as well.
            "/api/sign-in-link" => {
                let name = Task::Link { name: "Anna".into() };
                let link = ask(server.data(), &name, "en").await.expect("a link");
                let secret =
                    link.as_str().and_then(|link| link.split_once("#link=")).expect("it").1;
                let path = server.data().join("kontor.db");
                let database = rusqlite::Connection::open(path).expect("a database");
                let damage = "UPDATE people SET seen = 'rubbish' WHERE id = $1";
                assert_eq!(database.execute(damage, [&anna.id]).expect("it is damaged"), 1);
                json!({"link": secret}).to_string()
            }
            _ => "{}".to_string(),
        };
        let answer = boris.request(method.clone(), &path, Some(body), None).await;
        came.note(&method, template, answer.status.as_u16());
    }
    over
}

/// What is asked about games.
async fn games(came: &mut Came, nobody: &Client) {
    for language in ["en", "xx", "en&language=ru"] {
        for path in ["/api/games", "/api/texts"] {
            let request = format!("{path}?language={language}");
            came.ask(nobody, (Method::GET, &request), &[], "").await;
        }
        for path in ["/api/games/{game}/rules", "/api/games/{game}/texts"] {
            let request = format!("{path}?language={language}");
            came.ask(nobody, (Method::GET, &request), &["kommersant"], "").await;
        }
    }
    for game in ["kommersant", "chess", "%ff"] {
        came.ask(nobody, (Method::GET, "/api/games/{game}/board"), &[game], "").await;
    }
    for path in ["/healthz", "/readyz", "/api/tables", "/api/tables?after=rubbish"] {
        came.ask(nobody, (Method::GET, path), &[], "").await;
    }
}

/// What is only looked at.
async fn looks(came: &mut Came, people: [&Client; 3], tables: [&str; 4]) {
    let [nobody, anna, boris] = people;
    let [waiting, private, playing, over] = tables;
    for by in [nobody, boris] {
        came.ask(by, (Method::GET, "/api/me"), &[], "").await;
        came.ask(by, (Method::GET, "/api/me/tables"), &[], "").await;
    }
    for table in [waiting, private, playing, over, "aaaaaaaaaaaaaaaa", "%ff"] {
        for path in ["/api/tables/{id}", "/api/tables/{id}/record", "/api/tables/{id}/history"] {
            came.ask(anna, (Method::GET, path), &[table], "").await;
        }
        came.ask(anna, (Method::GET, "/api/tables/{id}/steps/{step}"), &[table, "0"], "").await;
    }
    for name in ["Boris", "Somebody", "%ff"] {
        came.ask(nobody, (Method::GET, "/api/people/{name}/games"), &[name], "").await;
    }
}

/// What changes something.
async fn changes(came: &mut Came, server: &Running, people: [&Client; 4], tables: [&str; 3]) {
    let [nobody, anna, clara, dora] = people;
    let [waiting, playing, over] = tables;
    let link = ask(server.data(), &Task::Link { name: "Dora".into() }, "en").await.expect("a link");
    let link = link.as_str().and_then(|link| link.split_once("#link=")).expect("a secret").1;
    let link = json!({"link": link}).to_string();
    let name = |name: &str| json!({"name": name}).to_string();
    let made = anna.post("/api/me/programs", json!({"name": "Deep Purse"})).await.good();
    let program = made["program"]["id"].as_str().expect("an id").to_string();
    let key = made["key"].as_str().expect("a key").to_string();
    let program_itself = Client { key: Some(key), ..nobody.clone() };
    came.ask(&program_itself, (Method::GET, "/api/me/programs"), &[], "").await;
    let told = |what: Json| what.to_string();
    let act = json!({"id": "1", "do": "act", "action": {"do": "fly"}});
    let position = |mut of: Json| {
        (of["step"], of["seat"]) = (json!(0), json!(0));
        of.to_string()
    };
    // More than can play.
    let mut full = clara.get(&format!("/api/tables/{over}/record")).await.good();
    full["seats"] = (0..20).map(|number| format!("Player {number}")).collect();
    let requests: &[(&Client, Method, &str, &[&str], String)] = &[
        (nobody, Method::POST, "/api/me", &[], name("Emil")),
        (clara, Method::POST, "/api/me", &[], name("Emil")),
        (nobody, Method::POST, "/api/me", &[], name("")),
        (clara, Method::PATCH, "/api/me", &[], name("Clara the Great")),
        (nobody, Method::PATCH, "/api/me", &[], name("Emil")),
        (anna, Method::PATCH, "/api/me", &[], name("Boris")),
        (anna, Method::PATCH, "/api/me", &[], name("")),
        (anna, Method::PUT, "/api/me/language", &[], told(json!({"language": "pl"}))),
        (anna, Method::PUT, "/api/me/language", &[], told(json!({"language": "xx"}))),
        (nobody, Method::PUT, "/api/me/language", &[], told(json!({"language": "pl"}))),
        (nobody, Method::PUT, "/api/me/password", &[], told(json!({"password": "long enough"}))),
        (anna, Method::PUT, "/api/me/password", &[], told(json!({"password": "long enough"}))),
        (dora, Method::PUT, "/api/me/password", &[], told(json!({"password": "long enough"}))),
        (anna, Method::GET, "/api/me/programs", &[], String::new()),
        (nobody, Method::GET, "/api/me/programs", &[], String::new()),
        (anna, Method::POST, "/api/me/programs", &[], name("")),
        (anna, Method::POST, "/api/me/programs", &[], name("Boris")),
        (clara, Method::POST, "/api/me/programs", &[], name("Robo")),
        (nobody, Method::POST, "/api/me/programs", &[], name("Robo")),
        (anna, Method::POST, "/api/me/programs", &[], name("Robo")),
        (anna, Method::POST, "/api/me/programs/{id}/key", &[&program], String::new()),
        (anna, Method::POST, "/api/me/programs/{id}/key", &["nothing"], String::new()),
        (anna, Method::POST, "/api/me/programs/{id}/key", &["%ff"], String::new()),
        (nobody, Method::POST, "/api/me/programs/{id}/key", &[&program], String::new()),
        (nobody, Method::DELETE, "/api/me/programs/{id}", &[&program], String::new()),
        (anna, Method::DELETE, "/api/me/programs/{id}", &[&program], String::new()),
        (anna, Method::DELETE, "/api/me/programs/{id}", &[&program], String::new()),
        (anna, Method::DELETE, "/api/me/programs/{id}", &["%ff"], String::new()),
        (
            nobody,
            Method::POST,
            "/api/sign-in",
            &[],
            told(json!({"name": "Anna", "password": "correct horse"})),
        ),
        (
            nobody,
            Method::POST,
            "/api/sign-in",
            &[],
            told(json!({"name": "Anna", "password": "wrong horse"})),
        ),
        (nobody, Method::POST, "/api/sign-in-link", &[], link),
        (nobody, Method::POST, "/api/sign-in-link", &[], told(json!({"link": "nothing"}))),
        (nobody, Method::POST, "/api/sign-out", &[], String::new()),
        (nobody, Method::DELETE, "/api/me", &[], told(json!({}))),
        (anna, Method::DELETE, "/api/me", &[], told(json!({"password": "wrong horse"}))),
        (nobody, Method::POST, "/api/tables", &[], told(json!({"game": "mercurius", "seats": 3}))),
        (clara, Method::POST, "/api/tables", &[], told(json!({"game": "mercurius", "seats": 30}))),
        (nobody, Method::POST, "/api/positions", &[], position(json!({"table": over}))),
        (clara, Method::POST, "/api/positions", &[], position(json!({"table": over}))),
        (clara, Method::POST, "/api/positions", &[], position(json!({"table": playing}))),
        (
            clara,
            Method::POST,
            "/api/positions",
            &[],
            position(json!({"table": "aaaaaaaaaaaaaaaa"})),
        ),
        (clara, Method::POST, "/api/positions", &[], position(json!({"record": full}))),
        (clara, Method::POST, "/api/positions", &[], position(json!({}))),
        (
            clara,
            Method::POST,
            "/api/tables/{id}",
            &[waiting],
            told(json!({"id": "1", "do": "say", "text": "hello"})),
        ),
        (
            nobody,
            Method::POST,
            "/api/tables/{id}",
            &[waiting],
            told(json!({"id": "1", "do": "start"})),
        ),
        (clara, Method::POST, "/api/tables/{id}", &[playing], told(act)),
        (
            clara,
            Method::POST,
            "/api/tables/{id}",
            &[playing],
            told(json!({"id": "2", "do": "start"})),
        ),
        (
            clara,
            Method::POST,
            "/api/tables/{id}",
            &["nothing"],
            told(json!({"id": "2", "do": "start"})),
        ),
    ];
    for (by, method, template, parts, body) in requests {
        came.ask(by, (method.clone(), template), parts, body).await;
    }
    // What is no JSON.
    for path in ["/api/me/language", "/api/me/password"] {
        came.ask(anna, (Method::PUT, path), &[], "{").await;
    }
    came.ask(clara, (Method::POST, "/api/tables"), &[], "{").await;
    came.ask(clara, (Method::POST, "/api/tables/{id}"), &[playing], "{").await;
    // Until there are too many.
    let wanted = json!({"game": "mercurius", "seats": 3}).to_string();
    for _ in 0..21 {
        came.ask(clara, (Method::POST, "/api/tables"), &[], &wanted).await;
    }
    // A key that is void, whoever shows it.
    let void = Client { key: Some("made up".into()), ..nobody.clone() };
    for (method, path, request) in every_request(waiting) {
        let (_, template) = request.split_once(' ').expect("a path");
        if template.ends_with("/socket") || template.ends_with("/lobby") {
            came.open(&void, template, waiting, None).await;
        } else {
            let answer = void.request(method.clone(), &path, some("{}"), None).await;
            came.note(&method, template, answer.status.as_u16());
        }
    }
    // What is no JSON, and what another site would have done.
    for (method, path, request) in every_request(waiting) {
        if method != Method::GET {
            let (_, template) = request.split_once(' ').expect("a path");
            let wrong = clara.request(method.clone(), &path, Some("{".into()), None).await;
            came.note(&method, template, wrong.status.as_u16());
            let foreign = clara.request(method.clone(), &path, None, Some(ELSEWHERE)).await;
            assert_eq!(foreign.status, 403, "{request}");
            came.note(&method, template, 403);
        }
    }
    let last = server.guest("Last").await;
    came.ask(&last, (Method::DELETE, "/api/me"), &[], "{}").await;
}

/// What is said to whoever connects where there is no place, before they ask for anything: so it is what any
/// request gets.
async fn whoever_finds_no_place(came: &mut Came) {
    let (full, many) = (Room { all: 0, reserve: 0, each: 9 }, Room { all: 9, reserve: 0, each: 0 });
    for (room, status) in [(full, 503), (many, 429)] {
        let server = Running::start_with(|config| config.room = room).await;
        for (method, _, request) in every_request("") {
            let mut stream = TcpStream::connect(server.address()).await.expect("it listens");
            let mut said = String::new();
            stream.read_to_string(&mut said).await.expect("an answer");
            assert!(said.starts_with(&format!("HTTP/1.1 {status} ")), "{request}: {said}");
            assert!(said.contains("retry-after: "), "{said}");
            came.note(&method, request.split_once(' ').expect("a path").1, status);
        }
    }
}

/// Whoever uses a method that no path knows.
async fn whoever_asks_otherwise(came: &mut Came, table: &str) {
    let server = Running::start().await;
    let nobody = Client::nobody(server.address());
    for (method, path, request) in every_request(table) {
        let answer = nobody.request(Method::TRACE, &path, None, None).await;
        assert_eq!(answer.status, 405, "{path}");
        came.note(&method, request.split_once(' ').expect("a path").1, 405);
    }
}

/// Whoever sends an address or headers that are longer than what is read.
async fn whoever_says_too_much(came: &mut Came, table: &str) {
    let server = Running::start().await;
    let long = "x".repeat(70_000);
    let many: String = (0..200).map(|number| format!("x-{number}: x\r\n")).collect();
    for (method, path, request) in every_request(table) {
        let begun = format!("{method} {path}");
        for (text, status) in [
            (format!("{begun}?{long} HTTP/1.1\r\nhost: x\r\n\r\n"), 414),
            (format!("{begun} HTTP/1.1\r\nhost: x\r\n{many}\r\n"), 431),
        ] {
            let mut stream = TcpStream::connect(server.address()).await.expect("it listens");
            stream.write_all(text.as_bytes()).await.expect("it reads");
            let mut said = [0; 12];
            stream.read_exact(&mut said).await.expect("an answer");
            assert_eq!(said, format!("HTTP/1.1 {status}").as_bytes(), "{request}");
            came.note(&method, request.split_once(' ').expect("a path").1, status);
        }
    }
}

/// Whoever deletes the account while another request of theirs is on its way is not found by it.
async fn whoever_is_gone_meanwhile(came: &mut Came) {
    let folder = tempfile::tempdir().expect("a directory");
    let faults = Faults::default();
    let store = Sqlite::open_with_faults(&folder.path().join("kontor.db"), &faults).await;
    let config = Config::for_tests(folder.path());
    let store = Arc::new(store.expect("a store"));
    // A server that has just started tidies up: when this guest of long ago is gone, it has.
    let (id, name) = (PersonId::random(), Name::new("Nobody").expect("a name"));
    let forgotten = NewPerson { id: id.clone(), name, owner: None, at: Moment(0) };
    store.add_person(forgotten).await.expect("a guest");
    let shared = Arc::clone(&store) as Arc<dyn Store>;
    let server = Server::start_on(shared, config).await.expect("a server");
    let is_there =
        async || store.person(&id).await.expect("it is read").is_some_and(|p| !p.deleted);
    while is_there().await {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let requests = [
        (Method::PATCH, "/api/me", json!({"name": "Otherwise"})),
        (Method::PUT, "/api/me/password", json!({"password": "correct horse"})),
        (Method::DELETE, "/api/me", json!({})),
    ];
    for (method, path, body) in requests {
        let anna = Client::guest(server.address(), "Anna").await;
        let held = faults.hold_commits();
        // Both are let in while Anna is there. The disk holds up the first, and the second waits behind it.
        let late = async {
            held.reached().await;
            let asked = anna.request(method.clone(), path, Some(body.to_string()), None);
            let waits = async {
                while store.queue().waiting() == 0 {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
                drop(held);
            };
            tokio::join!(asked, waits).0
        };
        let (deleted, late) = tokio::join!(anna.delete("/api/me", json!({})), late);
        assert_eq!((deleted.status.as_u16(), late.status.as_u16()), (204, 404), "{method} {path}");
        came.note(&method, path, late.status.as_u16());
    }
    server.stop().await;
}

/// Servers that have no room, and that were asked too often.
async fn whoever_is_too_many(came: &mut Came, table: &str) {
    let full = Running::start_with(|config| {
        config.room = Room { all: 100, reserve: 100, each: 100 };
    })
    .await;
    let nobody = Client::nobody(full.address());
    for (method, path, request) in every_request(table) {
        let (_, template) = request.split_once(' ').expect("a path");
        let answer = nobody.request(method.clone(), &path, None, None).await;
        let watched = ["/healthz", "/readyz"].contains(&template);
        assert_eq!(answer.status, if watched { 200 } else { 503 }, "{request}");
        came.note(&method, template, answer.status.as_u16());
    }
    let busy = Running::start_with(|config| {
        let once = Rate::per(1, Duration::from_secs(3_600));
        (config.rates.requests, config.rates.replays) = (once, once);
    })
    .await;
    let anna = busy.guest("Anna").await;
    anna.get("/readyz").await;
    for (method, path, request) in every_request(table) {
        let (_, template) = request.split_once(' ').expect("a path");
        let answer = anna.request(method.clone(), &path, None, None).await;
        assert!(method == Method::GET || answer.status == 429, "{request}: {}", answer.status);
        came.note(&method, template, answer.status.as_u16());
    }
}
