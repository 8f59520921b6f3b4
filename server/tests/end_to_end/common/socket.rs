//! A socket at a table, with the document it keeps up to date.

use std::collections::HashMap;
use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use kontor_server::delta::apply;
use serde_json::{Value as Json, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::Client;
use super::client::{PATIENCE, message_id};

/// A socket at a table.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    client: Client,
    table: String,
    /// What this viewer sees now.
    pub document: Json,
    pub version: i64,
    /// The viewer's seat.
    pub seat: Option<u64>,
    /// Every text that came, over all connections.
    pub received: Vec<String>,
    /// Every document that was shown, in order.
    pub shown: Vec<Json>,
    /// Every step that was told of, in order.
    pub steps: Vec<Json>,
    /// The answers by the id of the message.
    pub answers: HashMap<String, Json>,
    pub said: Vec<Json>,
    /// Who is here.
    pub presence: Json,
    /// How often a connection was resumed without a new state.
    pub resumed: usize,
}

/// Opens a WebSocket, or says with which status it was refused.
pub async fn connect(
    address: SocketAddr,
    path: &str,
    cookie: Option<&str>,
    origin: Option<&str>,
) -> Result<WebSocketStream<TcpStream>, u16> {
    let mut request = format!("ws://{address}{path}").into_client_request().expect("a request");
    let header = |text: &str| HeaderValue::from_str(text).expect("a header");
    if let Some(cookie) = cookie {
        request.headers_mut().insert("cookie", header(cookie));
    }
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", header(origin));
    }
    open(request, address).await
}

/// The same as a client, by whatever it has to say who it is.
pub async fn connect_as(
    client: &Client,
    path: &str,
    origin: Option<&str>,
) -> Result<WebSocketStream<TcpStream>, u16> {
    let address = client.address;
    let mut request = format!("ws://{address}{path}").into_client_request().expect("a request");
    let key = client.key.as_ref().map(|key| format!("Bearer {key}"));
    let headers = [
        ("cookie", client.cookie.as_deref()),
        ("x-forwarded-for", client.forwarded.as_deref()),
        ("authorization", key.as_deref()),
        ("origin", origin),
    ];
    for (name, text) in headers {
        if let Some(text) = text {
            request.headers_mut().insert(name, HeaderValue::from_str(text).expect("a header"));
        }
    }
    open(request, address).await
}

async fn open(
    request: tokio_tungstenite::tungstenite::http::Request<()>,
    address: SocketAddr,
) -> Result<WebSocketStream<TcpStream>, u16> {
    use tokio_tungstenite::tungstenite::Error;
    let stream = TcpStream::connect(address).await.expect("the server listens");
    match client_async(request, stream).await {
        Ok((stream, _)) => Ok(stream),
        Err(Error::Http(answer)) => Err(answer.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

impl Socket {
    /// A socket that has received its first state.
    pub async fn open(client: &Client, table: &str) -> Socket {
        let path = format!("/api/tables/{table}/socket");
        let stream = connect_as(client, &path, None)
            .await
            .unwrap_or_else(|status| panic!("the socket is refused: {status}"));
        let mut socket = Socket {
            stream,
            client: client.clone(),
            table: table.to_string(),
            document: Json::Null,
            version: -1,
            seat: None,
            received: Vec::new(),
            shown: Vec::new(),
            steps: Vec::new(),
            answers: HashMap::new(),
            said: Vec::new(),
            presence: Json::Null,
            resumed: 0,
        };
        socket.until(|socket| !socket.document.is_null()).await;
        socket
    }

    /// Lets the connection break without a word, and opens another that goes on from there.
    pub async fn break_and_resume(&mut self) {
        let address = self.client.address;
        self.resume_at(address).await;
    }

    /// The same with a server at another address, as after a restart.
    pub async fn resume_at(&mut self, address: SocketAddr) {
        self.client.address = address;
        let said = self.said.last().map_or(0, |line| line["number"].as_i64().unwrap_or(0));
        let path = format!("/api/tables/{}/socket?since={}&said={said}", self.table, self.version);
        // Replacing the stream drops the old one: its TCP connection is closed, no farewell sent.
        self.stream = connect_as(&self.client, &path, None)
            .await
            .unwrap_or_else(|status| panic!("the socket is refused: {status}"));
    }

    /// Reads one message.
    pub async fn next(&mut self) -> Option<Json> {
        // Pings are no messages: a connection that only lives on says nothing.
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            let message = tokio::time::timeout_at(deadline, self.stream.next())
                .await
                .unwrap_or_else(|_| panic!("nothing came; at {} {}", self.version, self.document));
            match message? {
                Ok(Message::Text(text)) => {
                    let message = serde_json::from_str(&text).expect("messages are JSON");
                    self.received.push(text.to_string());
                    self.take(&message);
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn take(&mut self, message: &Json) {
        match message["is"].as_str().expect("what it is") {
            "state" => {
                self.document = message["document"].clone();
                self.version = message["version"].as_i64().expect("a version");
                self.seat = message["seat"].as_u64();
                self.shown.push(self.document.clone());
            }
            "resumed" => {
                assert_eq!(message["version"].as_i64(), Some(self.version));
                self.resumed += 1;
            }
            "change" => {
                assert_eq!(message["since"].as_i64(), Some(self.version), "no change is missed");
                apply(&mut self.document, &message["delta"]).expect("a delta of this document");
                self.version = message["version"].as_i64().expect("a version");
                self.steps.extend(message["steps"].as_array().into_iter().flatten().cloned());
                self.shown.push(self.document.clone());
            }
            "done" | "refused" => {
                if let Some(id) = message["id"].as_str() {
                    self.answers.insert(id.to_string(), message.clone());
                }
            }
            "said" => self.said.push(message.clone()),
            "presence" => self.presence = message.clone(),
            "stopping" => {}
            other => panic!("what is {other}?"),
        }
    }

    /// Reads until something holds. That may take as long as it likes while messages come. Who did not come to
    /// reading for so long that they were let go comes back, as a page does; but only once.
    #[track_caller]
    pub fn until<'a>(
        &'a mut self,
        holds: impl Fn(&Socket) -> bool + Send + 'a,
    ) -> impl Future<Output = ()> + Send + 'a {
        let at = std::panic::Location::caller();
        async move {
            let mut came_back = false;
            while !holds(self) {
                if self.next().await.is_none() {
                    assert!(!came_back, "{at}: the connection was closed");
                    self.break_and_resume().await;
                    came_back = true;
                }
            }
        }
    }

    /// Sends these bytes as text.
    pub async fn send_text(&mut self, text: &str) -> bool {
        self.stream.send(Message::text(text)).await.is_ok()
    }

    /// Sends these bytes as bytes.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> bool {
        self.stream.send(Message::binary(bytes)).await.is_ok()
    }

    /// Sends a message without waiting, and returns its id.
    pub async fn send(&mut self, mut message: Json) -> String {
        if message.get("id").is_none() {
            message["id"] = message_id().into();
        }
        // A connection that broke is noticed when reading.
        let _ = self.send_text(&message.to_string()).await;
        message["id"].as_str().expect("an id").to_string()
    }

    /// Sends a message and waits for the answer, and until this viewer sees what it did.
    pub async fn ask(&mut self, message: Json) -> Json {
        let id = self.send(message).await;
        self.until(|socket| socket.answers.contains_key(&id)).await;
        let answer = self.answers[&id].clone();
        if let Some(version) = answer["version"].as_i64() {
            self.until(|socket| socket.version >= version).await;
        }
        answer
    }

    /// Sends a message that is carried out.
    pub async fn tell(&mut self, message: Json) -> Json {
        let answer = self.ask(message.clone()).await;
        assert_eq!(answer["is"], "done", "{message} {answer}");
        answer
    }

    /// Sends a message that is refused, and returns the kind of problem.
    pub async fn fail(&mut self, message: Json) -> String {
        let answer = self.ask(message.clone()).await;
        assert_eq!(answer["is"], "refused", "{message} {answer}");
        assert!(answer["text"].as_str().is_some_and(|text| !text.is_empty()), "{answer}");
        answer["error"].as_str().expect("a kind of problem").to_string()
    }

    /// Where the table stands.
    pub fn status(&self) -> &str {
        self.document["status"].as_str().expect("a status")
    }

    /// Whether this viewer's seat is to act.
    pub fn is_to_act(&self) -> bool {
        let to_act = self.document["to_act"].as_array().expect("seats");
        self.status() == "playing" && self.seat.is_some_and(|seat| to_act.contains(&json!(seat)))
    }

    /// What this viewer's seat may do.
    pub fn choices(&self) -> &[Json] {
        self.document["play"]["choices"].as_array().map_or(&[], Vec::as_slice)
    }

    /// How many steps the record has, as far as this viewer sees.
    pub fn steps_shown(&self) -> u64 {
        self.document["play"]["steps"].as_u64().unwrap_or(0)
    }
}
