//! WebSockets: one at a table, one in the lobby.

use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use kontor_store::{Person, TableId, Version};
use serde::Deserialize;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, interval, timeout};

use crate::app::App;
use crate::feed::text_of;
use crate::http::Known;
use crate::limits::Bucket;
use crate::people::Anybody;
use crate::protocol::{LobbyMessage, PersonShown, Problem, Request, TableMessage};
use crate::table::{Message, OUTBOX};

/// The longest message that is read.
const MAX_MESSAGE: usize = 16 * 1024;

/// How often a client is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);

/// How long sending one message may take.
const SLOW: Duration = Duration::from_secs(10);

/// The code of a close that says: come back.
const COME_BACK: u16 = 1012;
/// The code of a close that says: you may not.
const NOT_ALLOWED: u16 = 1008;

/// Small buffers: thousands of sockets wait most of the time.
fn small(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(2 * 1024)
        .write_buffer_size(0)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
}

/// A connection and when it last gave a sign of life.
struct Connection {
    socket: WebSocket,
    heard: Instant,
    /// After how long without a word the client is gone.
    silence: Duration,
}

/// Why a connection is over.
struct Gone;

impl Connection {
    fn new(socket: WebSocket, app: &App) -> Connection {
        Connection { socket, heard: Instant::now(), silence: app.tables.config.silence }
    }

    async fn send(&mut self, frame: Frame) -> Result<(), Gone> {
        match timeout(SLOW, self.socket.send(frame)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Gone),
        }
    }

    async fn text(&mut self, text: Utf8Bytes) -> Result<(), Gone> {
        self.send(Frame::Text(text)).await
    }

    /// The next text from the client.
    async fn receive(&mut self) -> Result<Utf8Bytes, Gone> {
        loop {
            let frame = self.socket.recv().await;
            self.heard = Instant::now();
            match frame {
                Some(Ok(Frame::Text(text))) => return Ok(text),
                Some(Ok(Frame::Binary(_))) => return Ok(Utf8Bytes::default()),
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return Err(Gone),
            }
        }
    }

    async fn ping(&mut self) -> Result<(), Gone> {
        if self.heard.elapsed() > self.silence {
            return Err(Gone);
        }
        self.send(Frame::Ping(Default::default())).await
    }

    async fn close(mut self, code: u16) {
        let frame = CloseFrame { code, reason: Utf8Bytes::default() };
        // Who is gone already needs no goodbye.
        let _ = self.send(Frame::Close(Some(frame))).await;
    }
}

/// What a client that comes back has.
#[derive(Deserialize)]
pub struct Since {
    #[serde(default)]
    since: Option<i64>,
    #[serde(default)]
    said: i64,
}

/// The socket at a table.
pub async fn table(
    State(app): State<Arc<App>>,
    Anybody(person): Anybody,
    Known(Path(id)): Known<Path<String>>,
    Known(Query(since)): Known<Query<Since>>,
    Known(upgrade): Known<WebSocketUpgrade>,
) -> Result<Response, Problem> {
    let id: TableId = id.parse().map_err(|_| Problem::missing("table"))?;
    let tasks = app.tables.tasks.clone();
    Ok(small(upgrade).on_upgrade(move |socket| {
        let connection = Connection::new(socket, &app);
        tasks.track_future(AtTable { app, id, person }.serve(connection, since))
    }))
}

/// Somebody at a table.
struct AtTable {
    app: Arc<App>,
    id: TableId,
    person: Option<Person>,
}

impl AtTable {
    async fn serve(self, mut connection: Connection, since: Since) {
        let (outbox, mut mail) = mpsc::channel(OUTBOX);
        let watch = |reply| Message::Watch {
            caller: self.person.as_ref().map(PersonShown::from),
            since: since.since.map(Version),
            said: since.said,
            outbox: outbox.clone(),
            reply,
        };
        let watcher = match self.app.tables.ask(&self.id, watch).await {
            Ok(watcher) => watcher,
            Err(problem) => {
                let refused = text_of(&TableMessage::Refused { id: None, problem });
                if connection.text(refused).await.is_ok() {
                    connection.close(NOT_ALLOWED).await;
                }
                return;
            }
        };
        // The table's copies alone keep the mail open: when it lets this watcher go, mail ends.
        drop(outbox);
        let over = self.converse(&mut connection, &mut mail).await;
        self.app.tables.tell(&self.id, Message::Unwatch { watcher }).await;
        if let Ok(code) = over {
            connection.close(code).await;
        }
    }

    /// Goes on until the table lets go, with the code to close with, or the client is gone.
    async fn converse(
        &self,
        connection: &mut Connection,
        mail: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<u16, Gone> {
        let mut pings = interval(PING);
        let mut bucket = Bucket::full();
        loop {
            tokio::select! {
                text = mail.recv() => match text {
                    Some(text) => connection.text(text).await?,
                    None => return Ok(COME_BACK),
                },
                text = connection.receive() => {
                    let answer = if bucket.take(self.app.tables.config.rates.requests) {
                        self.answer(&text?).await
                    } else {
                        let problem = Problem::too_many("messages");
                        TableMessage::Refused { id: id_of(&text?), problem }
                    };
                    connection.text(text_of(&answer)).await?;
                }
                _ = pings.tick() => {
                    connection.ping().await?;
                    if !self.is_still_who_they_were().await {
                        return Ok(NOT_ALLOWED);
                    }
                }
            }
        }
    }

    async fn answer(&self, text: &str) -> TableMessage {
        let request: Request = match serde_json::from_str(text) {
            Ok(request) => request,
            Err(error) => {
                let problem = Problem::unreadable(&error);
                return TableMessage::Refused { id: id_of(text), problem };
            }
        };
        let id = request.id.clone();
        let caller = match self.caller().await {
            Ok(Some(person)) => PersonShown::from(&person),
            Ok(None) => return TableMessage::Refused { id: Some(id), problem: Problem::nobody() },
            Err(problem) => return TableMessage::Refused { id: Some(id), problem },
        };
        let ask =
            |reply| Message::Request { caller: caller.clone(), request: request.clone(), reply };
        match self.app.tables.ask(&self.id, ask).await {
            Ok(done) => TableMessage::Done(done),
            Err(problem) => TableMessage::Refused { id: Some(id), problem },
        }
    }

    /// Who this is, if the account is still there and was not signed out everywhere.
    async fn caller(&self) -> Result<Option<Person>, Problem> {
        match &self.person {
            Some(person) => self.app.still(&person.id, person.epoch).await,
            None => Ok(None),
        }
    }

    async fn is_still_who_they_were(&self) -> bool {
        // When the store does not answer, nobody is sent away for it.
        self.person.is_none() || self.caller().await.map_or(true, |still| still.is_some())
    }
}

/// The id of a message that is otherwise no message of ours.
fn id_of(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct OnlyId {
        id: String,
    }
    serde_json::from_str::<OnlyId>(text).ok().map(|only| only.id)
}

/// The socket in the lobby.
pub async fn lobby(
    State(app): State<Arc<App>>,
    Known(upgrade): Known<WebSocketUpgrade>,
) -> Response {
    let tasks = app.tables.tasks.clone();
    small(upgrade).on_upgrade(move |socket| {
        tasks.track_future(async move {
            let mut connection = Connection::new(socket, &app);
            if in_lobby(&app, &mut connection).await.is_ok() {
                connection.close(COME_BACK).await;
            }
        })
    })
}

async fn in_lobby(app: &App, connection: &mut Connection) -> Result<(), Gone> {
    let (tables, mut changes) = app.tables.lobby.watch();
    connection.text(tables).await?;
    let mut pings = interval(PING);
    loop {
        tokio::select! {
            change = changes.recv() => match change {
                Ok(text) => connection.text(text).await?,
                Err(RecvError::Lagged(_)) => {
                    let (tables, anew) = app.tables.lobby.watch();
                    changes = anew;
                    connection.text(tables).await?;
                }
                Err(RecvError::Closed) => return Ok(()),
            },
            // There is nothing to say to the lobby.
            text = connection.receive() => drop(text?),
            _ = pings.tick() => connection.ping().await?,
            () = app.tables.stop.cancelled() => {
                return connection.text(text_of(&LobbyMessage::Stopping)).await;
            }
        }
    }
}
