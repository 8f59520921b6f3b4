//! Somebody with a browser: HTTP with a cookie.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, COOKIE, HOST, HeaderMap, ORIGIN, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::{Value as Json, json};
use tokio::net::TcpStream;

use super::{Socket, description};

/// Longer than anything takes on the slowest machine: only what never comes takes longer.
pub const PATIENCE: Duration = Duration::from_secs(300);

/// What the server answered.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    /// The body as JSON.
    pub fn json(&self) -> Json {
        serde_json::from_str(&self.text)
            .unwrap_or_else(|error| panic!("{error} in {} {:?}", self.status, self.text))
    }

    /// The body of an answer that says yes.
    #[track_caller]
    pub fn good(&self) -> Json {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        if self.text.is_empty() { Json::Null } else { self.json() }
    }

    /// The kind of problem of an answer that says no. It always has words for people, too.
    #[track_caller]
    pub fn problem(&self) -> String {
        assert!(self.status.is_client_error(), "{} {}", self.status, self.text);
        let body = self.json();
        assert!(body["text"].as_str().is_some_and(|text| !text.is_empty()), "{body}");
        body["error"].as_str().expect("a kind of problem").to_string()
    }
}

/// Somebody with a browser.
#[derive(Clone, Debug)]
pub struct Client {
    pub address: SocketAddr,
    pub cookie: Option<String>,
    pub id: String,
    pub name: String,
    /// Where a proxy says that they come from.
    pub forwarded: Option<String>,
    /// The key of a program.
    pub key: Option<String>,
}

static MESSAGES: AtomicU64 = AtomicU64::new(1);

/// An id that no other message of this test has.
pub fn message_id() -> String {
    format!("m{}", MESSAGES.fetch_add(1, Ordering::Relaxed))
}

impl Client {
    /// Somebody who has not said a name.
    pub fn nobody(address: SocketAddr) -> Client {
        let (id, name) = Default::default();
        Client { address, cookie: None, id, name, forwarded: None, key: None }
    }

    pub async fn guest(address: SocketAddr, name: &str) -> Client {
        let mut client = Client::nobody(address);
        let answer = client.post("/api/me", json!({"name": name})).await;
        let me = answer.good();
        client.take_cookie(&answer);
        client.id = me["id"].as_str().expect("an id").to_string();
        client.name = me["name"].as_str().expect("a name").to_string();
        client
    }

    /// The same person at another address, as after a restart.
    pub fn at(&self, address: SocketAddr) -> Client {
        Client { address, ..self.clone() }
    }

    /// The same person, coming from another address through a proxy.
    pub fn from(&self, forwarded: &str) -> Client {
        Client { forwarded: Some(forwarded.to_string()), ..self.clone() }
    }

    /// Keeps the cookies that an answer sets, beside those of other names.
    pub fn take_cookie(&mut self, answer: &Answer) {
        let mut kept: BTreeMap<&str, &str> = BTreeMap::new();
        let own = self.cookie.clone().unwrap_or_default();
        kept.extend(own.split("; ").filter_map(|cookie| cookie.split_once('=')));
        let set = answer.headers.get_all(SET_COOKIE).iter().map(|set| set.to_str().expect("text"));
        let fresh = set.filter_map(|set| set.split(';').next()?.split_once('='));
        kept.extend(fresh);
        assert!(!kept.is_empty(), "a cookie");
        let pairs: Vec<String> =
            kept.into_iter().map(|(name, value)| format!("{name}={value}")).collect();
        self.cookie = Some(pairs.join("; "));
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.request(Method::GET, path, None, None).await
    }

    pub async fn post(&self, path: &str, body: Json) -> Answer {
        self.request(Method::POST, path, Some(body.to_string()), None).await
    }

    pub async fn put(&self, path: &str, body: Json) -> Answer {
        self.request(Method::PUT, path, Some(body.to_string()), None).await
    }

    pub async fn patch(&self, path: &str, body: Json) -> Answer {
        self.request(Method::PATCH, path, Some(body.to_string()), None).await
    }

    pub async fn delete(&self, path: &str, body: Json) -> Answer {
        self.request(Method::DELETE, path, Some(body.to_string()), None).await
    }

    /// Any request, on a connection of its own. Whatever is answered is an answer that the description
    /// of the API names.
    pub async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
        origin: Option<&str>,
    ) -> Answer {
        let answer = self.exchange(method.clone(), path, body, origin).await;
        description::check(&method, path, &answer);
        answer
    }

    /// What is answered to a plain request that the API does not describe.
    pub async fn exchange_plain(&self, path: &str) -> String {
        self.exchange(Method::GET, path, None, None).await.text
    }

    async fn exchange(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
        origin: Option<&str>,
    ) -> Answer {
        let asking = async {
            let stream = TcpStream::connect(self.address).await.expect("the server listens");
            let (mut sender, connection) =
                hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.expect("HTTP");
            tokio::spawn(connection);
            let mut request = Request::builder()
                .method(method)
                .uri(path)
                .header(HOST, self.address.to_string())
                .header("content-type", "application/json");
            if let Some(cookie) = &self.cookie {
                request = request.header(COOKIE, cookie);
            }
            if let Some(origin) = origin {
                request = request.header(ORIGIN, origin);
            }
            if let Some(key) = &self.key {
                request = request.header(AUTHORIZATION, format!("Bearer {key}"));
            }
            if let Some(forwarded) = &self.forwarded {
                request = request.header("x-forwarded-for", forwarded);
            }
            let request =
                request.body(Full::new(Bytes::from(body.unwrap_or_default()))).expect("a request");
            let answer = sender.send_request(request).await.expect("an answer");
            let (parts, body) = answer.into_parts();
            let bytes = body.collect().await.expect("a whole answer").to_bytes();
            let text = String::from_utf8(bytes.into()).expect("text");
            Answer { status: parts.status, headers: parts.headers, text }
        };
        tokio::time::timeout(PATIENCE, asking).await.expect("an answer in time")
    }

    /// Makes a table and returns its id.
    pub async fn make_table(&self, wanted: Json) -> String {
        let made = self.post("/api/tables", wanted).await.good();
        made["table"].as_str().expect("an id").to_string()
    }

    /// Sends one message to a table, with an id of its own, and returns the answer.
    pub async fn try_tell(&self, table: &str, mut message: Json) -> Answer {
        if message.get("id").is_none() {
            message["id"] = message_id().into();
        }
        self.post(&format!("/api/tables/{table}"), message).await
    }

    /// Sends one message that is carried out.
    #[track_caller]
    pub fn tell<'a>(
        &'a self,
        table: &'a str,
        message: Json,
    ) -> impl Future<Output = Json> + Send + 'a {
        let at = std::panic::Location::caller();
        async move {
            let answer = self.try_tell(table, message.clone()).await;
            assert!(
                answer.status.is_success(),
                "{at}: {message} {} {}",
                answer.status,
                answer.text
            );
            answer.json()
        }
    }

    /// One look at a table: its document.
    pub async fn look(&self, table: &str) -> Json {
        self.get(&format!("/api/tables/{table}")).await.good()["document"].clone()
    }

    /// A socket at a table.
    pub async fn open(&self, table: &str) -> Socket {
        Socket::open(self, table).await
    }
}
