//! Arbitrary bytes as messages to a table of a real server: whatever is said is answered, and never by a
//! failure of the server.

#![no_main]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::{LazyLock, Mutex};

use kontor_server::{Config, Server};
use libfuzzer_sys::fuzz_target;

/// A server with one table, and a connection of who opened it.
struct House {
    connection: BufReader<TcpStream>,
    cookie: String,
    table: String,
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
        let mut house = House { connection, cookie: String::new(), table: String::new() };
        let name = format!(r#"{{"name":"Fuzz {}"}}"#, std::process::id());
        let (_, head, _) = house.post("/api/me", name.as_bytes());
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        house.cookie = cookie.and_then(|it| it.split(';').next()).expect("a cookie").to_string();
        let (_, _, made) = house.post("/api/tables", br#"{"game":"mercurius","seats":3}"#);
        house.table = made.split('"').nth(3).expect("an id").to_string();
        for message in [r#"{"id":"1","do":"add_bot"}"#, r#"{"id":"2","do":"add_bot"}"#] {
            house.tell(message.as_bytes());
        }
        house
    }

    fn tell(&mut self, message: &[u8]) -> u16 {
        let path = format!("/api/tables/{}", self.table);
        self.post(&path, message).0
    }

    /// The status, the headers and the body of an answer.
    fn post(&mut self, path: &str, body: &[u8]) -> (u16, String, String) {
        let (cookie, length) = (&self.cookie, body.len());
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: kontor\r\ncookie: {cookie}\r\ncontent-length: {length}\r\n\r\n"
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
    if bytes.len() <= 60_000 {
        let status = HOUSE.lock().expect("nothing panicked").tell(bytes);
        assert!(status < 500, "{status}");
    }
});
