//! A socket on which messages are packed, as browsers ask for it: read and written here without the server's own code.

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress};
use serde_json::{Value as Json, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::common::{Client, PATIENCE, Running, started};

const FINAL: u8 = 0x80;
const PACKED: u8 = 0x40;
const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

/// A socket by hand.
struct Bare(TcpStream);

impl Bare {
    /// Opens it with this among the headers; the head of the answer.
    async fn open(client: &Client, table: &str, header: &str) -> (Bare, String) {
        let mut stream = TcpStream::connect(client.address).await.expect("the server listens");
        let request = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {}\r\n{header}\r\n",
            client.address,
            client.cookie.as_deref().unwrap_or_default(),
        );
        stream.write_all(request.as_bytes()).await.expect("it is taken");
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.expect("an answer"));
        }
        (Bare(stream), String::from_utf8(head).expect("text"))
    }

    /// The next frame: its first byte, and what it says.
    async fn frame(&mut self) -> (u8, Vec<u8>) {
        let read = async {
            let first = self.0.read_u8().await?;
            let length = match self.0.read_u8().await? {
                126 => u64::from(self.0.read_u16().await?),
                127 => self.0.read_u64().await?,
                length => u64::from(length),
            };
            let mut said = vec![0; usize::try_from(length).expect("it fits")];
            self.0.read_exact(&mut said).await?;
            Ok::<_, std::io::Error>((first, said))
        };
        timeout(PATIENCE, read).await.expect("something comes").expect("a frame")
    }

    /// The next message, and how many bytes it took.
    async fn message(&mut self) -> (Json, usize) {
        let (first, said) = self.frame().await;
        let mut text = said.clone();
        if first & PACKED != 0 {
            text = Vec::with_capacity(1_000_000);
            let packed = [&said[..], &[0, 0, 0xff, 0xff]].concat();
            let mut unpacker = Decompress::new(false);
            unpacker.decompress_vec(&packed, &mut text, FlushDecompress::Sync).expect("it unpacks");
        }
        assert_eq!(first & !PACKED, FINAL | TEXT);
        (serde_json::from_slice(&text).expect("messages are JSON"), said.len())
    }

    async fn until(&mut self, is: &str) -> (Json, usize) {
        loop {
            let message = self.message().await;
            if message.0["is"] == is {
                return message;
            }
        }
    }

    async fn send(&mut self, first: u8, said: &[u8]) {
        let mask = [1, 2, 3, 4];
        let mut frame = vec![first, FINAL | 126];
        frame.extend(u16::try_from(said.len()).expect("it is short").to_be_bytes());
        if said.len() < 126 {
            frame.truncate(1);
            frame.push(FINAL | said.len() as u8);
        }
        frame.extend(mask);
        frame.extend(said.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
        self.0.write_all(&frame).await.expect("it is taken");
    }
}

fn packed(text: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len() + 100);
    let mut packer = Compress::new(Compression::default(), false);
    packer.compress_vec(text.as_bytes(), &mut out, FlushCompress::Sync).expect("it packs");
    out.truncate(out.len() - 4);
    out
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_packed_messages_gets_the_same_in_fewer_bytes_and_may_send_them() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let table = started(&[&people[0], &people[1], &people[2]], json!({})).await;
    let offer = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n";
    let (mut short, head) = Bare::open(&people[0], &table, offer).await;
    assert!(head.starts_with("HTTP/1.1 101 "), "{head}");
    let agreed = "permessage-deflate; server_no_context_takeover; client_no_context_takeover\r\n";
    assert!(head.to_lowercase().contains(&format!("sec-websocket-extensions: {agreed}")), "{head}");
    let (mut long, head) = Bare::open(&people[0], &table, "").await;
    assert!(
        !head.to_lowercase().contains("extensions"),
        "nobody is told what they did not ask for"
    );
    let (state, short_length) = short.until("state").await;
    let (plain_state, long_length) = long.until("state").await;
    assert_eq!(state, plain_state);
    assert!(3 * short_length < long_length, "{short_length} of {long_length}");
    // What is said comes from either: packed, in one piece or more, and plain.
    let say =
        |id: &str| json!({"id": id, "do": "say", "text": "na na na na na na na na"}).to_string();
    short.send(FINAL | PACKED | TEXT, &packed(&say("one"))).await;
    assert_eq!(short.until("done").await.0["id"], "one");
    let message = packed(&say("two"));
    let (begin, end) = message.split_at(message.len() / 2);
    short.send(PACKED | TEXT, begin).await;
    short.send(FINAL | PING, b"there?").await;
    short.send(FINAL, end).await;
    loop {
        let (first, said) = short.frame().await;
        if first == FINAL | PONG {
            assert_eq!(said, b"there?");
            break;
        }
    }
    assert_eq!(short.until("done").await.0["id"], "two");
    short.send(FINAL | TEXT, say("three").as_bytes()).await;
    assert_eq!(short.until("done").await.0["id"], "three");
    // An action is shown to both.
    let choice = &state["document"]["play"]["choices"][0];
    let act = json!({"id": "act", "do": "act", "action": choice["action"]}).to_string();
    short.send(FINAL | PACKED | TEXT, &packed(&act)).await;
    let (change, short_length) = short.until("change").await;
    let (plain_change, long_length) = long.until("change").await;
    assert_eq!(change, plain_change);
    assert!(short_length < long_length, "{short_length} of {long_length}");
    // Who says goodbye is answered.
    short.send(FINAL | CLOSE, &[3, 232]).await;
    while short.frame().await.0 != FINAL | CLOSE {}
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_agreed_to_or_swells_ends_the_connection() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let table = started(&[&people[0], &people[1], &people[2]], json!({})).await;
    let offer = "Sec-WebSocket-Extensions: permessage-deflate\r\n";
    let long = packed(&" ".repeat(1_000_000));
    let short = packed(r#"{"id":"1","do":"say","text":"hm"}"#);
    for (header, said) in [("", &short), (offer, &long)] {
        let (mut socket, _) = Bare::open(&people[0], &table, header).await;
        socket.until("state").await;
        socket.send(FINAL | PACKED | TEXT, said).await;
        let mut rest = Vec::new();
        // It ends, with or without a farewell.
        let _ = timeout(PATIENCE, socket.0.read_to_end(&mut rest)).await.expect("it ends");
    }
    // The server goes on.
    assert_eq!(people[0].look(&table).await["status"], "playing");
}
