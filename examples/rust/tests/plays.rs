//! The examples play whole games against a real server, as programs of their own.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command};

use kontor_engine::record::{Record, verify};
use kontor_server::{Config, Server};
use serde_json::{Value, json};

/// Somebody with a cookie.
struct Person {
    address: SocketAddr,
    cookies: Vec<String>,
}

impl Person {
    /// Asks, keeps the cookies that come, and says what was answered.
    fn ask(&mut self, method: &str, path: &str, body: &Value) -> String {
        let (body, cookies) = (body.to_string(), self.cookies.join("; "));
        let mut stream = TcpStream::connect(self.address).expect("the server listens");
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: kontor\r\ncontent-type: application/json\r\n\
             cookie: {cookies}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .expect("it is sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        assert!(head.starts_with("HTTP/1.1 2"), "{method} {path}: {answer}");
        for line in head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")) {
            let cookie = line.split(';').next().expect("a cookie");
            let (name, _) = cookie.split_once('=').expect("a name");
            self.cookies.retain(|other| other.split_once('=').is_some_and(|(own, _)| own != name));
            self.cookies.push(cookie.to_string());
        }
        match head.contains("transfer-encoding: chunked") {
            true => unchunked(body),
            false => body.to_string(),
        }
    }

    fn json(&mut self, method: &str, path: &str, body: &Value) -> Value {
        serde_json::from_str(&self.ask(method, path, body)).expect("JSON")
    }

    fn key(&mut self, name: &str) -> String {
        let made = self.json("POST", "/api/me/programs", &json!({"name": name}));
        made["key"].as_str().expect("a key").to_string()
    }
}

/// A body in pieces as a whole.
fn unchunked(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((length, rest)) = body.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).expect("a length");
        whole.push_str(&rest[..length]);
        body = rest[length..].trim_start_matches("\r\n");
    }
    whole
}

/// A program that ends with the test.
struct Playing(Child);

impl Playing {
    fn begin(command: &mut Command, server: &str, table: &str, key: &str) -> Playing {
        let command = command.args([server, table]).env("KONTOR_KEY", key).env("KONTOR_SEED", "1");
        Playing(command.spawn().expect("it starts; the one in Python needs python3"))
    }
}

impl Drop for Playing {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_examples_in_python_and_rust_play_a_whole_game() {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    // Who plays by lot offers deals without end: the second game is agreed to be short.
    let games = [("mercurius", json!({})), ("nano", json!({"rounds": 3}))];
    for (game, options) in games {
        let data = tempfile::tempdir().expect("a directory");
        let config = Config::for_tests(data.path());
        let server = runtime.block_on(Server::start(config)).expect("a server");
        let mut anna = Person { address: server.address(), cookies: Vec::new() };
        anna.ask("POST", "/api/me", &json!({"name": "Anna"}));
        anna.ask("PUT", "/api/me/password", &json!({"password": "correct horse"}));
        let keys = [anna.key("Monty"), anna.key("Ferris")];
        let settings = json!({"bots_alone": "finish", "level": "random"});
        let wanted = json!({"game": game, "seats": 3, "options": options, "settings": settings});
        let table = anna.json("POST", "/api/tables", &wanted)["table"].clone();
        let (table, url) = (table.as_str().expect("an id"), format!("http://{}", server.address()));
        let path = format!("/api/tables/{table}");
        let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../python/bot.py");
        let mut python = Command::new("python3");
        let mut rust = Command::new(env!("CARGO_BIN_EXE_kontor-example-bot"));
        let mut playing = [
            Playing::begin(python.arg(bot), &url, table, &keys[0]),
            Playing::begin(&mut rust, &url, table, &keys[1]),
        ];
        let sit = |look: &Value| {
            let seats = look["document"]["seats"].as_array().expect("seats");
            seats.iter().filter(|seat| seat["people"][0]["owner"].is_string()).count()
        };
        while sit(&anna.json("GET", &path, &json!({}))) < 2 {
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
        anna.ask("POST", &path, &json!({"id": "start", "do": "start"}));
        anna.ask("POST", &path, &json!({"id": "leave", "do": "leave_seat"}));
        for Playing(program) in &mut playing {
            assert!(program.wait().expect("it ends").success(), "{game}");
        }
        let record = anna.ask("GET", &format!("{path}/record"), &json!({}));
        let record = Record::load(&record).expect("a record");
        let game = kontor_games::find(game).expect("a game of ours");
        assert!(verify(game, &record).expect("a true record").finished);
        runtime.block_on(server.stop());
    }
}
