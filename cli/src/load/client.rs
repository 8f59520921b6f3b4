//! Somebody who plays: requests over HTTP, and a socket at a table.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kontor_engine::Text;
use kontor_server::delta;
use serde_json::{Value as Json, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::failure::Failure;
use crate::load::packed::{self, Unpacking};
use crate::load::said::{Changed, Delta, Said};
use crate::system::plain;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(300);

/// Somebody with a name on the server.
#[derive(Clone)]
pub struct Client {
    /// Where the server is.
    pub address: SocketAddr,
    /// Who this is there.
    pub id: String,
    cookie: String,
    /// Whether it asks for packed messages at tables, as browsers do.
    pub packed: bool,
}

impl Client {
    /// A guest of this name.
    pub async fn come(address: SocketAddr, name: &str) -> Result<Client, Failure> {
        let mut client = Client::nobody(address);
        let (head, me) = client.request("/api/me", &json!({"name": name})).await?;
        client.id = me["id"].as_str().unwrap_or_default().to_string();
        let cookie = head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case("set-cookie").then(|| value.split(';').next())?
        });
        client.cookie = cookie.unwrap_or_default().trim().to_string();
        Ok(client)
    }

    /// Somebody without a name.
    pub fn nobody(address: SocketAddr) -> Client {
        Client { address, id: String::new(), cookie: String::new(), packed: false }
    }

    /// Posts something; what comes back.
    pub async fn post(&self, path: &str, body: &Json) -> Result<Json, Failure> {
        Ok(self.request(path, body).await?.1)
    }

    /// Makes a table as wanted, at which the others sit down, and begins; the table's id.
    pub async fn begin_with(&self, others: &[Client], wanted: &Json) -> Result<String, Failure> {
        let made = self.post("/api/tables", wanted).await?;
        let id = made["table"].as_str().unwrap_or_default().to_string();
        let path = format!("/api/tables/{id}");
        for person in others {
            person.post(&path, &json!({"id": "sit", "do": "take_seat"})).await?;
        }
        self.post(&path, &json!({"id": "start", "do": "start"})).await?;
        Ok(id)
    }

    async fn request(&self, path: &str, body: &Json) -> Result<(String, Json), Failure> {
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        );
        let exchange = async {
            let mut stream = TcpStream::connect(self.address).await?;
            stream.write_all(request.as_bytes()).await?;
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).await?;
            Ok::<_, std::io::Error>(answer)
        };
        let answer = timeout(PATIENCE, exchange)
            .await
            .map_err(|_| Failure::new("server-silent"))?
            .map_err(|error| Failure::because("server-unreached", plain(&error)))?;
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).unwrap_or_default();
        if !status.starts_with('2') {
            let text = Text::new("server-answers").with("status", status.to_string());
            let text = text.with("path", path.to_string()).with("body", body.to_string());
            return Err(Failure::new(text));
        }
        let body = serde_json::from_str(body).unwrap_or(Json::Null);
        Ok((head.to_string(), body))
    }

    /// A socket at a table.
    pub async fn watch(&self, table: &str) -> Result<Watcher, Failure> {
        let socket = self.open(&format!("/api/tables/{table}/socket")).await?;
        let (to_act, choices) = (Json::Null, Json::Null);
        let mut watcher = Watcher { socket, version: 0, to_act, choices, changes: Vec::new() };
        while watcher.version == 0 {
            watcher.hear().await?;
        }
        Ok(watcher)
    }

    async fn open(&self, path: &str) -> Result<WebSocketStream<Unpacking>, Failure> {
        let open = async {
            let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
            if let Ok(cookie) = self.cookie.parse() {
                request.headers_mut().insert("cookie", cookie);
            }
            if self.packed {
                let (header, wanted) = packed::HEADER;
                request.headers_mut().insert(header, HeaderValue::from_static(wanted));
            }
            let stream = TcpStream::connect(self.address).await?;
            stream.set_nodelay(true)?;
            Ok::<_, tokio_tungstenite::tungstenite::Error>(
                client_async(request, Unpacking::new(stream)).await?.0,
            )
        };
        timeout(PATIENCE, open)
            .await
            .map_err(|_| Failure::new("server-silent"))?
            .map_err(|error| Failure::because("socket-unopened", error))
    }
}

/// A socket at a table, and as much of the document as is needed to play.
pub struct Watcher {
    socket: WebSocketStream<Unpacking>,
    /// The version that is known.
    pub version: i64,
    to_act: Json,
    choices: Json,
    /// The bytes of each step that came.
    changes: Vec<u32>,
}

/// What the server said.
pub enum Heard {
    /// Something was done, and made this version.
    Done(i64),
    /// Something was not done, and why.
    Refused(String),
    /// What is seen now.
    Shown,
    /// That the server stops.
    Stopping,
}

impl Watcher {
    /// Goes on after the connection broke, from the version that is known.
    pub async fn resume(&mut self, client: &Client, table: &str) -> Result<(), Failure> {
        let path = format!("/api/tables/{table}/socket?since={}", self.version);
        self.socket = client.open(&path).await?;
        self.hear().await.map(drop)
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &Json) -> Result<(), Failure> {
        let text = Utf8Bytes::from(message.to_string());
        let sent = self.socket.send(Message::Text(text)).await;
        sent.map_err(|error| Failure::because("socket-broke", error))
    }

    /// Waits for the next message of those that matter.
    pub async fn hear(&mut self) -> Result<Heard, Failure> {
        let heard = timeout(PATIENCE, self.hear_patiently()).await;
        heard.map_err(|_| Failure::new("server-silent"))?
    }

    /// Hears whatever is said, and answers when the server asks who is still there. Ends only with an error.
    pub async fn listen(&mut self) -> Result<Infallible, Failure> {
        loop {
            self.hear_patiently().await?;
        }
    }

    async fn hear_patiently(&mut self) -> Result<Heard, Failure> {
        loop {
            let text = match self.socket.next().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Err(error)) => return Err(Failure::because("socket-broke", error)),
                Some(Ok(_)) | None => return Err(Failure::new("socket-closed")),
            };
            let size = self.socket.get_mut().size();
            let said: Said = serde_json::from_str(&text)
                .map_err(|error| Failure::because("no-message", error))?;
            match said.is {
                "state" => {
                    let document = said.document.unwrap_or_default();
                    self.to_act = document.to_act;
                    self.choices = document.play.map_or(Json::Null, |play| play.choices);
                }
                "change" => {
                    let steps = said.steps.len();
                    self.changes.extend(vec![(size / steps.max(1)) as u32; steps]);
                    self.change(said.delta)?;
                }
                "resumed" => {}
                "done" => return Ok(Heard::Done(said.version.unwrap_or(0))),
                "refused" => return Ok(Heard::Refused(said.text.unwrap_or_default())),
                "stopping" => return Ok(Heard::Stopping),
                _ => continue,
            }
            self.version = said.version.unwrap_or(self.version);
            return Ok(Heard::Shown);
        }
    }

    /// Waits until this version is seen.
    pub async fn until_version(&mut self, version: i64) -> Result<(), Failure> {
        while self.version < version {
            self.hear().await?;
        }
        Ok(())
    }

    /// Waits until what was sent is done; the version that it made.
    pub async fn until_done(&mut self) -> Result<i64, Failure> {
        loop {
            match self.hear().await? {
                Heard::Done(version) => return Ok(version),
                Heard::Refused(why) => return Err(Failure::because("action-refused", why)),
                Heard::Shown | Heard::Stopping => {}
            }
        }
    }

    fn change(&mut self, delta: Delta) -> Result<(), Failure> {
        let choices = delta.play.and_then(|Changed(choices)| choices);
        for (part, delta) in [(&mut self.to_act, delta.to_act), (&mut self.choices, choices)] {
            if let Some(delta) = delta {
                delta::apply(part, &delta).map_err(|_| Failure::new("change-unfit"))?;
            }
        }
        Ok(())
    }

    /// The seats that are to act.
    pub fn to_act(&self) -> impl Iterator<Item = usize> + '_ {
        let seats = self.to_act.as_array().map(Vec::as_slice).unwrap_or_default();
        seats.iter().filter_map(|seat| seat.as_u64()).map(|seat| seat as usize)
    }

    /// What the own seat may do.
    pub fn choices(&self) -> &[Json] {
        self.choices.as_array().map(Vec::as_slice).unwrap_or_default()
    }

    /// How many bytes each step took since this was last asked.
    pub fn bytes(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.changes)
    }
}
