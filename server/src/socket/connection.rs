//! A connection that has become a WebSocket: how it is opened, read and written.
//!
//! The field's WebSocket stands on the bare TCP stream, so that nothing of the request stays behind it. What is to be
//! said at the same moment is framed into one piece and goes out in one write, past the WebSocket's own buffer: that
//! would be written out piece by piece, or keep room for the longest that was ever said.

use std::cell::RefCell;
use std::io::ErrorKind;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::response::Response;
use futures_util::{FutureExt, SinkExt, StreamExt};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::sync::mpsc::Receiver;
use tokio::time::{Duration, Instant, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message, Utf8Bytes};

use crate::app::App;
use crate::places::Place;
use crate::protocol::Problem;

/// The longest message that is read.
const MAX_MESSAGE: usize = 16 * 1024;

/// How much is read at once. Small: thousands of sockets wait most of the time, and each keeps as much.
const READ: usize = 1024;

/// What is said at once: with more mail than about that is waited until this is written.
const AT_ONCE: usize = 64 * 1024;

/// How long the head of a frame is at most.
const HEADER: usize = 10;

/// How long sending may take.
const SLOW: Duration = Duration::from_secs(10);

thread_local! {
    /// Where frames are put together that are written at once: the same room for all connections of a thread.
    static FRAMES: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// The places that a socket has.
pub type Held = (Option<Arc<Place>>, Option<Place>);

/// A request that wants to become a WebSocket, and the answer that makes it one.
pub struct Upgrade {
    coming: OnUpgrade,
    answer: Response,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Problem> {
        let no_socket = || Problem::bad("no-sense");
        let mut request = Request::new(());
        *request.method_mut() = parts.method.clone();
        *request.version_mut() = parts.version;
        *request.headers_mut() = parts.headers.clone();
        let answer = create_response_with_body(&request, Body::empty).map_err(|_| no_socket())?;
        let coming = parts.extensions.remove::<OnUpgrade>().ok_or_else(no_socket)?;
        Ok(Upgrade { coming, answer })
    }
}

impl Upgrade {
    /// Answers, and goes on with `serve` when the connection has become a WebSocket.
    pub fn then<F>(
        self,
        app: &Arc<App>,
        places: Held,
        serve: impl FnOnce(Connection) -> F + Send + 'static,
    ) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Upgrade { coming, answer } = self;
        let silence = app.tables.config.silence;
        app.tables.tasks.spawn(async move {
            if let Some(socket) = opened(coming).await {
                let heard = Instant::now();
                serve(Connection { socket, heard, silence, _places: places }).await;
            }
        });
        answer
    }
}

/// The WebSocket; none if the client went away meanwhile.
async fn opened(coming: OnUpgrade) -> Option<WebSocketStream<TcpStream>> {
    let stream = coming.await.ok()?.downcast::<TokioIo<TcpStream>>().ok()?;
    let config = WebSocketConfig::default()
        .read_buffer_size(READ)
        // Pings and closes alone go through it.
        .write_buffer_size(0)
        .max_message_size(Some(MAX_MESSAGE))
        .max_frame_size(Some(MAX_MESSAGE));
    let (read, io) = (stream.read_buf.to_vec(), stream.io.into_inner());
    Some(WebSocketStream::from_partially_read(io, read, Role::Server, Some(config)).await)
}

/// A connection and when it last gave a sign of life.
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
    heard: Instant,
    /// After how long without a word the client is gone.
    silence: Duration,
    /// Its place among all connections, and among those of its address.
    _places: Held,
}

/// Why a connection is over.
pub struct Gone;

impl Connection {
    /// Says this.
    pub async fn text(&mut self, text: Utf8Bytes) -> Result<(), Gone> {
        let mut said = Vec::with_capacity(text.len() + HEADER);
        add(text, &mut said)?;
        self.say(said).await
    }

    /// Says this, and with it what is in the mail by now.
    pub async fn text_and_mail(
        &mut self,
        text: Utf8Bytes,
        mail: &mut Receiver<Utf8Bytes>,
    ) -> Result<(), Gone> {
        let left = FRAMES.with_borrow_mut(|frames| -> Result<Vec<u8>, Gone> {
            frames.clear();
            add(text, frames)?;
            while frames.len() < AT_ONCE
                && let Ok(text) = mail.try_recv()
            {
                add(text, frames)?;
            }
            let said = self.say_at_once(frames)?;
            Ok(frames[said..].to_vec())
        })?;
        if left.is_empty() { Ok(()) } else { self.say(left).await }
    }

    /// Writes as much of these frames as the system takes without waiting, and says how much that is: mostly all.
    fn say_at_once(&mut self, frames: &[u8]) -> Result<usize, Gone> {
        // What the WebSocket answers by itself to a ping or a close stands before.
        match self.socket.flush().now_or_never() {
            Some(Ok(())) => {}
            Some(Err(_)) => return Err(Gone),
            None => return Ok(0),
        }
        match self.socket.get_ref().try_write(frames) {
            Ok(said) => Ok(said),
            Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(0),
            Err(_) => Err(Gone),
        }
    }

    /// Writes frames. Nobody else writes meanwhile, and who is too slow is gone: so a frame is never left half said.
    async fn say(&mut self, frames: Vec<u8>) -> Result<(), Gone> {
        let said = async |socket: &mut WebSocketStream<TcpStream>| {
            // What the WebSocket answers by itself to a ping or a close stands before.
            socket.flush().await?;
            Ok(socket.get_mut().write_all(&frames).await?)
        };
        self.in_time(said).await
    }

    async fn in_time(
        &mut self,
        say: impl AsyncFnOnce(&mut WebSocketStream<TcpStream>) -> Result<(), Error>,
    ) -> Result<(), Gone> {
        match timeout(SLOW, say(&mut self.socket)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Gone),
        }
    }

    /// The next text from the client.
    pub async fn receive(&mut self) -> Result<Utf8Bytes, Gone> {
        loop {
            let message = self.socket.next().await;
            self.heard = Instant::now();
            match message {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Binary(_))) => return Ok(Utf8Bytes::default()),
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone),
            }
        }
    }

    /// Asks whether the client is still there.
    pub async fn ping(&mut self) -> Result<(), Gone> {
        if self.heard.elapsed() > self.silence {
            return Err(Gone);
        }
        self.in_time(async |socket| socket.send(Message::Ping(Bytes::new())).await).await
    }

    /// Says goodbye.
    pub async fn close(mut self, code: CloseCode) {
        let frame = CloseFrame { code, reason: Utf8Bytes::default() };
        // Who is gone already needs no goodbye.
        let _ = self.in_time(async |socket| socket.send(Message::Close(Some(frame))).await).await;
    }
}

/// Adds a text to what is said, as one frame.
fn add(text: Utf8Bytes, said: &mut Vec<u8>) -> Result<(), Gone> {
    said.reserve(text.len() + HEADER);
    let frame = Frame::message(text, OpCode::Data(Data::Text), true);
    frame.format(said).map_err(|_| Gone)
}
