//! A connection that has become a WebSocket: how it is opened, read and written.
//!
//! It stands on the bare TCP stream, so that nothing of the request stays behind it. Bytes are read into room that all
//! connections of a thread share, and what is to be said at the same moment is framed into one piece there and goes out in
//! one write: a connection at rest keeps no room of its own.

use std::cell::RefCell;
use std::future::poll_fn;
use std::io::{Error, ErrorKind};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use axum::body::Body;
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::response::Response;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::mpsc::Receiver;
use tokio::time::{Duration, Instant, timeout};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::app::App;
use crate::places::Place;
use crate::protocol::Problem;
use crate::socket::frames::{HEADER, Heard, Reader, add_close, add_ping, add_pong, add_text};
use crate::socket::inflate;

/// How much is read at once: all connections of a thread share the room.
const READ: usize = 16 * 1024;

/// What is said at once: with more mail than about that is waited until this is written.
const AT_ONCE: usize = 64 * 1024;

/// How long sending may take.
const SLOW: Duration = Duration::from_secs(10);

thread_local! {
    /// Where frames are put together that are written at once.
    static FRAMES: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    /// Where to bytes are read.
    static COMING: RefCell<Vec<u8>> = RefCell::new(vec![0; READ]);
}

/// The places that a socket has.
pub type Held = (Option<Arc<Place>>, Option<Place>);

/// A request that wants to become a WebSocket, and the answer that makes it one.
pub struct Upgrade {
    coming: OnUpgrade,
    answer: Response,
    /// Whether messages may be packed.
    packs: bool,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Problem> {
        let no_socket = || Problem::bad("no-sense");
        let mut request = Request::new(());
        *request.method_mut() = parts.method.clone();
        *request.version_mut() = parts.version;
        *request.headers_mut() = parts.headers.clone();
        let mut answer =
            create_response_with_body(&request, Body::empty).map_err(|_| no_socket())?;
        let packs = inflate::agree(&parts.headers, answer.headers_mut());
        let coming = parts.extensions.remove::<OnUpgrade>().ok_or_else(no_socket)?;
        Ok(Upgrade { coming, answer, packs })
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
        let Upgrade { coming, answer, packs } = self;
        let silence = app.tables.config.silence;
        app.tables.tasks.spawn(async move {
            if let Some((stream, reader)) = opened(coming, packs).await {
                let (owed, heard) = (Vec::new(), Instant::now());
                serve(Connection { stream, reader, packs, owed, heard, silence, _places: places })
                    .await;
            }
        });
        answer
    }
}

/// The bare stream, and a reader that has what of it was read already; none if the client went away meanwhile. The room of
/// the request is given back here.
async fn opened(coming: OnUpgrade, packs: bool) -> Option<(TcpStream, Reader)> {
    let stream = coming.await.ok()?.downcast::<TokioIo<TcpStream>>().ok()?;
    let mut reader = Reader::new(packs);
    reader.take(&stream.read_buf);
    Some((stream.io.into_inner(), reader))
}

/// A connection and when it last gave a sign of life.
pub struct Connection {
    stream: TcpStream,
    reader: Reader,
    /// Whether messages may be packed.
    packs: bool,
    /// What is left to be written of the answer to a ping. It stands before anything else.
    owed: Vec<u8>,
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
        let mut sent = Vec::with_capacity(HEADER);
        add_text(&text, self.packs, &mut sent);
        self.say(sent).await
    }

    /// Says this, and with it what is in the mail by now.
    pub async fn text_and_mail(
        &mut self,
        text: Utf8Bytes,
        mail: &mut Receiver<Utf8Bytes>,
    ) -> Result<(), Gone> {
        let left = FRAMES.with_borrow_mut(|frames| -> Result<Vec<u8>, Gone> {
            frames.clear();
            frames.append(&mut self.owed);
            add_text(&text, self.packs, frames);
            while frames.len() < AT_ONCE
                && let Ok(text) = mail.try_recv()
            {
                add_text(&text, self.packs, frames);
            }
            let said = self.say_at_once(frames)?;
            Ok(frames[said..].to_vec())
        })?;
        if left.is_empty() { Ok(()) } else { self.say(left).await }
    }

    /// Writes as much of these bytes as the system takes without waiting, and says how much that is: mostly all.
    fn say_at_once(&self, bytes: &[u8]) -> Result<usize, Gone> {
        match self.stream.try_write(bytes) {
            Ok(said) => Ok(said),
            Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(0),
            Err(_) => Err(Gone),
        }
    }

    /// Writes frames. Nobody else writes meanwhile, and who is too slow is gone: so a frame is never left half said.
    async fn say(&mut self, frames: Vec<u8>) -> Result<(), Gone> {
        let all = async {
            self.stream.write_all(&self.owed).await?;
            self.stream.write_all(&frames).await
        };
        match timeout(SLOW, all).await {
            Ok(Ok(())) => {
                self.owed = Vec::new();
                Ok(())
            }
            Ok(Err(_)) | Err(_) => Err(Gone),
        }
    }

    /// The next text from the client. Whoever stops waiting for it loses nothing.
    pub async fn receive(&mut self) -> Result<Utf8Bytes, Gone> {
        loop {
            while let Some(heard) = self.reader.next().map_err(|_| Gone)? {
                match heard {
                    Heard::Text(text) => return Ok(text.into()),
                    Heard::Binary => return Ok(Utf8Bytes::default()),
                    Heard::Pong => {}
                    Heard::Ping(said) => {
                        add_pong(&said, &mut self.owed);
                        self.pay().await?;
                    }
                    Heard::Close => {
                        // Said goodbye to, if the system takes it at once: nobody waits for who goes.
                        add_close(CloseCode::Normal, &mut self.owed);
                        self.say_at_once(&self.owed)?;
                        return Err(Gone);
                    }
                }
            }
            // The rest of an answer stands before what is read next, however often this is begun.
            self.pay().await?;
            self.read().await?;
        }
    }

    /// Writes what is owed.
    async fn pay(&mut self) -> Result<(), Gone> {
        while !self.owed.is_empty() {
            self.stream.writable().await.map_err(|_| Gone)?;
            let said = self.say_at_once(&self.owed)?;
            self.owed.drain(..said);
        }
        self.owed = Vec::new();
        Ok(())
    }

    /// Reads what has come, as soon as something has.
    async fn read(&mut self) -> Result<(), Gone> {
        let (stream, reader) = (&mut self.stream, &mut self.reader);
        let read = poll_fn(|context| {
            COMING.with_borrow_mut(|room| read_into(stream, room, reader, context))
        });
        let count = read.await.map_err(|_| Gone)?;
        self.heard = Instant::now();
        if count == 0 { Err(Gone) } else { Ok(()) }
    }

    /// Asks whether the client is still there.
    pub async fn ping(&mut self) -> Result<(), Gone> {
        if self.heard.elapsed() > self.silence {
            return Err(Gone);
        }
        let mut sent = Vec::new();
        add_ping(&mut sent);
        self.say(sent).await
    }

    /// Says goodbye.
    pub async fn close(mut self, code: CloseCode) {
        let mut sent = Vec::new();
        add_close(code, &mut sent);
        // Who is gone already needs no goodbye.
        let _ = self.say(sent).await;
    }
}

/// Reads into shared room, and has the reader take what came; says how much that was.
fn read_into(
    stream: &mut TcpStream,
    room: &mut [u8],
    reader: &mut Reader,
    context: &mut Context<'_>,
) -> Poll<Result<usize, Error>> {
    let mut room = ReadBuf::new(room);
    ready!(Pin::new(stream).poll_read(context, &mut room))?;
    reader.take(room.filled());
    Poll::Ready(Ok(room.filled().len()))
}
