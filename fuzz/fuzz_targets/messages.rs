//! Arbitrary bytes as messages to a table of a real server: whatever is said is answered, and never by a
//! failure of the server. Most bytes choose among what a client could say and what could stand in it, so that
//! games are begun, played, left and closed; the others are sent as they are.

#![no_main]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::{LazyLock, Mutex};

use kontor_server::{Config, Server};
use libfuzzer_sys::fuzz_target;
use serde_json::Value as Json;

/// How many messages are made of one input.
const MESSAGES: usize = 32;

/// What stands in a template for something to be filled in, and for an id that no other message has: of each id
/// one message is carried out.
const HOLE: char = '?';
const ID: char = '@';

/// Every message of a client; `act` is also made of what can be done.
const TEMPLATES: [&str; 21] = [
    r#"{"id":@,"do":"act","action":{"do":?,"kind":?}}"#,
    r#"{"id":@,"do":"act","action":?,"seat":?,"version":?}"#,
    r#"{"id":@,"do":"undo"}"#,
    r#"{"id":@,"do":"answer_undo","agree":?}"#,
    r#"{"id":@,"do":"say","text":?}"#,
    r#"{"id":@,"do":"take_seat"}"#,
    r#"{"id":@,"do":"take_seat","seat":?,"share":?}"#,
    r#"{"id":@,"do":"answer_share","person":?,"agree":?}"#,
    r#"{"id":@,"do":"remove_person","person":?}"#,
    r#"{"id":@,"do":"leave_seat"}"#,
    r#"{"id":@,"do":"return_to_seat"}"#,
    r#"{"id":@,"do":"add_bot"}"#,
    r#"{"id":@,"do":"add_bot","seat":?,"policy":?}"#,
    r#"{"id":@,"do":"remove_bot","seat":?}"#,
    r#"{"id":@,"do":"start"}"#,
    r#"{"id":@,"do":"vote_to_close","close":?}"#,
    r#"{"id":@,"do":"rematch"}"#,
    r#"{"id":@,"do":"order","order":{"kind":?,"limit":?}}"#,
    r#"{"id":@,"do":"shown","version":?,"pace":?}"#,
    r#"{"id":@,"do":?}"#,
    r#"{"id":?,"do":?}"#,
];

/// What is filled in; behind them numbers, and texts of the bytes that follow.
const VALUES: [&str; 24] = [
    "null",
    "true",
    "false",
    "0",
    "1",
    "2",
    "3",
    "-1",
    "255",
    "1.5e300",
    "[]",
    "{}",
    r#""""#,
    r#""x""#,
    r#""buy""#,
    r#""draw""#,
    r#""play""#,
    r#""silk""#,
    r#""random""#,
    r#""out""#,
    r#""up_to""#,
    r#""calm""#,
    r#""\u202e\u0000""#,
    "9223372036854775807",
];

/// What is told of an input.
enum Told {
    /// These bytes.
    Bytes(Vec<u8>),
    /// To do one of the things that can be done, by this number.
    Choice(u8),
}

/// Takes the next byte; 0 where there is none.
fn next(bytes: &mut &[u8]) -> u8 {
    let Some((first, rest)) = bytes.split_first() else { return 0 };
    *bytes = rest;
    *first
}

/// A value for a hole.
fn value(bytes: &mut &[u8]) -> String {
    let which = usize::from(next(bytes));
    match VALUES.get(which) {
        Some(known) => (*known).to_string(),
        None if which < 128 => which.to_string(),
        None => {
            let (text, rest) = bytes.split_at(bytes.len().min(which - 128));
            *bytes = rest;
            Json::from(String::from_utf8_lossy(text)).to_string()
        }
    }
}

/// The next message that is made of the bytes.
fn told(bytes: &mut &[u8], house: &mut House) -> Told {
    let which = usize::from(next(bytes));
    if which >= 192 {
        return Told::Choice(next(bytes));
    }
    let Some(template) = TEMPLATES.get(which % (TEMPLATES.len() + 1)) else {
        return Told::Bytes(std::mem::take(bytes).to_vec());
    };
    let fill = |letter: char| match letter {
        HOLE => value(bytes),
        ID => Json::from(house.id()).to_string(),
        letter => letter.to_string(),
    };
    Told::Bytes(template.chars().map(fill).collect::<String>().into_bytes())
}

/// A server with one table, and a connection of who opened it.
struct House {
    connection: BufReader<TcpStream>,
    cookie: String,
    table: String,
    /// How many tables and how many ids were made.
    made: usize,
    ids: usize,
}

impl House {
    fn open() -> House {
        let folder = std::env::temp_dir().join(format!("kontor-fuzz-{}", std::process::id()));
        let (sender, receiver) = std::sync::mpsc::channel::<SocketAddr>();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().expect("threads");
            runtime.block_on(async {
                let server = Server::start(Config::for_tests(folder)).await.expect("a server");
                sender.send(server.address()).expect("somebody waits");
                std::future::pending::<()>().await
            });
        });
        let address = receiver.recv().expect("the server starts");
        let connection = BufReader::new(TcpStream::connect(address).expect("a connection"));
        let mut house =
            House { connection, cookie: String::new(), table: String::new(), made: 0, ids: 0 };
        house.make_table();
        house
    }

    /// Another table, with bots in the other seats. Another guest opens it, as one person has only so many that wait.
    fn make_table(&mut self) {
        self.made += 1;
        let name = format!(r#"{{"name":"Fuzz {} {}"}}"#, std::process::id(), self.made);
        self.cookie.clear();
        let (_, head, _) = self.post("/api/me", name.as_bytes());
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        self.cookie = cookie.and_then(|it| it.split(';').next()).expect("a cookie").to_string();
        let wanted = br#"{"game":"mercurius","seats":3,"settings":{"level":"random"}}"#;
        let (_, _, made) = self.post("/api/tables", wanted);
        self.table = made.split('"').nth(3).expect("an id").to_string();
        for message in [r#"{"id":"1","do":"add_bot"}"#, r#"{"id":"2","do":"add_bot"}"#] {
            self.tell(message.as_bytes());
        }
    }

    /// An id that no other message has.
    fn id(&mut self) -> String {
        self.ids += 1;
        format!("made {}", self.ids)
    }

    fn tell(&mut self, message: &[u8]) -> u16 {
        let path = format!("/api/tables/{}", self.table);
        self.post(&path, message).0
    }

    /// The table as who opened it sees it.
    fn look(&mut self) -> Json {
        let path = format!("/api/tables/{}", self.table);
        let (status, _, body) = self.request("GET", &path, b"");
        assert_eq!(status, 200, "{body}");
        let shown: Json = serde_json::from_str(&body).expect("JSON");
        shown["document"].clone()
    }

    /// Does one of the things that can be done; if there is none, begins the game.
    fn choose(&mut self, number: u8) -> u16 {
        let id = self.id();
        let document = self.look();
        let choices = document["play"]["choices"].as_array().map_or(&[][..], Vec::as_slice);
        let message = match choices.get(usize::from(number) % choices.len().max(1)) {
            Some(choice) => {
                serde_json::json!({"id": id, "do": "act", "action": choice["action"]})
            }
            None => serde_json::json!({"id": id, "do": "start"}),
        };
        self.tell(message.to_string().as_bytes())
    }

    /// What was closed or is over is left for another table: there nothing more would happen.
    fn go_on(&mut self) {
        let status = self.look()["status"].clone();
        if status == "closed" || status == "finished" {
            self.make_table();
        }
    }

    fn post(&mut self, path: &str, body: &[u8]) -> (u16, String, String) {
        self.request("POST", path, body)
    }

    /// The status, the headers and the body of an answer.
    fn request(&mut self, method: &str, path: &str, body: &[u8]) -> (u16, String, String) {
        let (cookie, length) = (&self.cookie, body.len());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: kontor\r\ncookie: {cookie}\r\ncontent-length: {length}\r\n\r\n"
        );
        let stream = self.connection.get_mut();
        stream.write_all(head.as_bytes()).expect("it is sent");
        stream.write_all(body).expect("it is sent");
        let (mut head, mut line) = (String::new(), String::new());
        while line != "\r\n" {
            line.clear();
            assert!(self.connection.read_line(&mut line).expect("an answer") > 0, "no answer");
            head.push_str(&line);
        }
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length = length.and_then(|length| length.parse().ok()).unwrap_or(0);
        let mut body = vec![0; length];
        self.connection.read_exact(&mut body).expect("a whole answer");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        (status.expect("a status"), head, String::from_utf8(body).expect("text"))
    }
}

static HOUSE: LazyLock<Mutex<House>> = LazyLock::new(|| Mutex::new(House::open()));

fuzz_target!(|bytes: &[u8]| {
    // More is not read, which ends the connection.
    if bytes.len() > 60_000 {
        return;
    }
    let mut house = HOUSE.lock().expect("nothing panicked");
    house.go_on();
    let mut left = bytes;
    for _ in 0..MESSAGES {
        let status = match told(&mut left, &mut house) {
            Told::Bytes(message) => house.tell(&message),
            Told::Choice(number) => house.choose(number),
        };
        assert!(status < 500, "{status}");
        if left.is_empty() {
            return;
        }
    }
});
