//! WebSockets: one at a table, one in the lobby.

mod connection;
mod deflate;
pub mod frames;
mod inflate;

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;

use axum::extract::{Extension, Path, Query, State};
use axum::response::Response;
use kontor_store::{Person, TableId, Version};
use serde::Deserialize;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, Interval, interval_at};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::feed::text_of;
use crate::http::{Changing, Head, table_id};
use crate::limits::{Bucket, Wait};
use crate::people::{Address, Anybody};
use crate::places::{NoPlace, Place};
use crate::protocol::{LobbyMessage, PersonShown, Problem, Request, TableMessage};
use crate::sessions::Session;
use crate::table::{Message, OUTBOX};
use connection::{Connection, Gone, Held, Upgrade};

/// After how long who has all connections that an address gets may try again.
const COME_LATER: Duration = Duration::from_secs(10);

/// The code of a close that says: come back.
const COME_BACK: CloseCode = CloseCode::Restart;
/// The code of a close that says: you may not.
const NOT_ALLOWED: CloseCode = CloseCode::Policy;

/// When a client is asked whether it is still there.
fn pings(app: &App) -> Interval {
    let often = app.tables.config.ping;
    interval_at(Instant::now() + often, often)
}

/// What a client that comes back has.
#[derive(Deserialize)]
pub struct Since {
    #[serde(default)]
    since: Option<i64>,
    #[serde(default)]
    said: i64,
}

/// The places of a socket that is about to open. Behind a proxy it is known only now where it comes
/// from, so only now it is counted to its address.
fn places(app: &App, from: IpAddr, own: Option<Arc<Place>>) -> Result<Held, Problem> {
    if !app.tables.config.behind_proxy {
        return Ok((own, None));
    }
    match app.places.take_for(from) {
        Ok(place) => Ok((own, Some(place))),
        Err(NoPlace::TooMany | NoPlace::Full) => {
            Err(Problem::too_many("connections", Wait(COME_LATER)))
        }
    }
}

/// The socket at a table: `docs/protocol.md` describes what goes over it.
#[utoipa::path(get, path = "/api/tables/{id}/socket",
    params(("id" = String, Path),
           ("since" = Option<i64>, Query, description = "the version that the client has"),
           ("said" = Option<i64>, Query, description = "the last line of chat that it has")),
    responses((status = SWITCHING_PROTOCOLS, description = "a WebSocket"),
              (status = NOT_FOUND, body = Problem), Changing))]
pub async fn table(
    State(app): State<Arc<App>>,
    Anybody(person): Anybody,
    Address(from): Address,
    own: Option<Extension<Arc<Place>>>,
    Head(Path(id)): Head<Path<String>>,
    Head(Query(since)): Head<Query<Since>>,
    upgrade: Upgrade,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let places = places(&app, from, own.map(|Extension(own)| own))?;
    app.admit_opening(from, &id).await?;
    let session = person.as_ref().map(|person| app.sessions.begin(&person.id));
    let at_table = AtTable { app: Arc::clone(&app), id, person, session };
    Ok(upgrade.then(&app, places, move |connection| at_table.serve(connection, since)))
}

/// Somebody at a table.
struct AtTable {
    app: Arc<App>,
    id: TableId,
    person: Option<Person>,
    session: Option<Session>,
}

impl AtTable {
    async fn serve(self, mut connection: Connection, since: Since) {
        // Who signed out just before the session began is not missed.
        if !self.is_still_who_they_were().await {
            return connection.close(NOT_ALLOWED).await;
        }
        let (outbox, mut mail) = mpsc::channel(OUTBOX);
        let watch = |reply| Message::Watch {
            caller: self.person.as_ref().map(PersonShown::from),
            since: since.since.map(Version),
            said: since.said,
            outbox: outbox.clone(),
            reply,
        };
        let watcher = match Box::pin(self.app.tables.ask(&self.id, watch)).await {
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
    ) -> Result<CloseCode, Gone> {
        let mut pings = pings(&self.app);
        let bucket = Bucket::full(self.app.tables.config.rates.requests);
        let never = CancellationToken::new();
        let over = self.session.as_ref().map_or(&never, |session| &session.over);
        let mut over = pin!(over.cancelled());
        loop {
            tokio::select! {
                () = &mut over => return Ok(NOT_ALLOWED),
                text = mail.recv() => match text {
                    Some(text) => connection.text_and_mail(text, mail).await?,
                    None => return Ok(COME_BACK),
                },
                text = connection.receive() => {
                    let answer = match bucket.take() {
                        // What that takes is not kept while the client waits.
                        Ok(()) => Box::pin(self.answer(&text?)).await,
                        Err(wait) => {
                            self.app.tables.metrics.limit("messages");
                            let problem = Problem::too_many("messages", wait);
                            TableMessage::Refused { id: id_of(&text?), problem }
                        }
                    };
                    // What came of it is mostly in the mail by now.
                    connection.text_and_mail(text_of(&answer), mail).await?;
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
        let request = match Request::read(text) {
            Ok(request) => request,
            Err(error) => {
                let problem = Problem::unreadable(&error);
                return TableMessage::Refused { id: id_of(text), problem };
            }
        };
        let id = request.id.clone();
        let signed_in = self.session.as_ref().is_some_and(|session| !session.over.is_cancelled());
        let Some(person) = self.person.as_ref().filter(|_| signed_in) else {
            return TableMessage::Refused { id: Some(id), problem: Problem::nobody() };
        };
        let caller = PersonShown::from(person);
        match self.app.tables.carry_out(&self.id, caller, request).await {
            Ok(done) => TableMessage::Done(done),
            Err(problem) => {
                if let Some(limit) = problem.limit {
                    self.app.tables.metrics.limit(limit);
                }
                TableMessage::Refused { id: Some(id), problem }
            }
        }
    }

    async fn is_still_who_they_were(&self) -> bool {
        Box::pin(is_still(&self.app, self.person.as_ref())).await
    }
}

/// Whether the account is still there and was not signed out everywhere.
async fn is_still(app: &App, person: Option<&Person>) -> bool {
    let Some(person) = person else { return true };
    // When the store does not answer, nobody is sent away for it.
    app.still(&person.id, person.epoch).await.map_or(true, |still| still.is_some())
}

/// The id of a message that is otherwise no message of ours.
fn id_of(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct OnlyId {
        id: String,
    }
    serde_json::from_str::<OnlyId>(text).ok().map(|only| only.id)
}

/// The socket in the lobby: `docs/protocol.md` describes what goes over it.
#[utoipa::path(get, path = "/api/lobby",
    responses((status = SWITCHING_PROTOCOLS, description = "a WebSocket"), Changing))]
pub async fn lobby(
    State(app): State<Arc<App>>,
    Anybody(person): Anybody,
    Address(from): Address,
    own: Option<Extension<Arc<Place>>>,
    upgrade: Upgrade,
) -> Result<Response, Problem> {
    let places = places(&app, from, own.map(|Extension(own)| own))?;
    let session = person.as_ref().map(|person| app.sessions.begin(&person.id));
    let in_lobby = InLobby { app: Arc::clone(&app), person, session };
    Ok(upgrade.then(&app, places, move |connection| in_lobby.serve(connection)))
}

/// Somebody in the lobby.
struct InLobby {
    app: Arc<App>,
    person: Option<Person>,
    session: Option<Session>,
}

impl InLobby {
    async fn serve(self, mut connection: Connection) {
        // Everybody may be here: who is not who they were comes back as somebody else.
        if !Box::pin(is_still(&self.app, self.person.as_ref())).await
            || self.listen(&mut connection).await.is_ok()
        {
            connection.close(COME_BACK).await;
        }
    }

    async fn listen(&self, connection: &mut Connection) -> Result<(), Gone> {
        let app = &self.app;
        let person = self.person.as_ref().map(|person| &person.id);
        let never = CancellationToken::new();
        let over = self.session.as_ref().map_or(&never, |session| &session.over);
        let (tables, mut changes) = app.tables.lobby.watch();
        let mut own = app.tables.lobby.watch_own();
        connection.text(tables).await?;
        let mut pings = pings(app);
        let mut over = pin!(over.cancelled());
        loop {
            tokio::select! {
                () = &mut over => return Ok(()),
                change = changes.recv() => match change {
                    Ok(text) => connection.text(text).await?,
                    Err(RecvError::Lagged(_)) => {
                        let (tables, anew) = app.tables.lobby.watch();
                        changes = anew;
                        connection.text(tables).await?;
                    }
                    Err(RecvError::Closed) => return Ok(()),
                },
                news = own.recv() => {
                    // Who missed some news may have missed the own.
                    let mine = match (&news, person) {
                        (Ok(people), Some(person)) => people.contains(person),
                        (Err(RecvError::Lagged(_)), Some(_)) => true,
                        _ => false,
                    };
                    if mine {
                        connection.text(text_of(&LobbyMessage::Own)).await?;
                    }
                }
                // There is nothing to say to the lobby.
                text = connection.receive() => drop(text?),
                _ = pings.tick() => {
                    connection.ping().await?;
                    if !Box::pin(is_still(app, self.person.as_ref())).await {
                        return Ok(());
                    }
                }
                () = app.tables.stop.cancelled() => {
                    return connection.text(text_of(&LobbyMessage::Stopping)).await;
                }
            }
        }
    }
}
