//! What the server answers by HTTP.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{
    DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request as HttpRequest, State,
};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use axum_extra::extract::cookie::SignedCookieJar;
use kontor_engine::Record;
use kontor_engine::record::RecordedResult;
use kontor_store::{Moment, Name, PersonId, Status, TableId, Version};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::course::{PeopleNames, seats_shown};
use crate::entry::Chair;
use crate::origin;
use crate::page;
use crate::people::{Address, Anybody, Caller};
use crate::protocol::{
    Confirmation, Done, GamePlayed, GameShown, History, Look, Me, NameWanted, PasswordWanted,
    PersonShown, PolicyShown, Problem, ReplayedStep, Request, SignIn, TableMade, TableShown,
    TableWanted,
};
use crate::socket;
use crate::table::{Message, Past};

/// The largest body that is read.
const MAX_BODY: usize = 64 * 1024;

/// The longest that answering may take.
const LONGEST: std::time::Duration = std::time::Duration::from_secs(30);

/// How many finished games are listed at a time.
const GAMES: u32 = 50;

/// The most tables that one person may have waiting for players.
const OPEN_TABLES: usize = 20;

/// The most of one's own tables that are listed.
const OWN_TABLES: usize = 100;

#[derive(OpenApi)]
#[openapi(info(
    title = "Kontor",
    description = "Economic board games. How it goes together, and the WebSockets: /api/protocol"
))]
struct Api;

/// Everything that the server answers.
pub fn router(app: Arc<App>) -> Router {
    let (api, description) = OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(games))
        .routes(routes!(rules))
        .routes(routes!(board))
        .routes(routes!(me, become_guest, rename, delete_account))
        .routes(routes!(set_password))
        .routes(routes!(sign_in))
        .routes(routes!(sign_out))
        .routes(routes!(own_tables))
        .routes(routes!(tables, create_table))
        .routes(routes!(look, tell))
        .routes(routes!(record))
        .routes(routes!(history))
        .routes(routes!(step))
        .routes(routes!(games_of))
        .routes(routes!(health))
        .split_for_parts();
    let header =
        |name, value| SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value));
    api.route("/api/lobby", get(socket::lobby))
        .route("/api/tables/{id}/socket", get(socket::table))
        .route("/api/openapi.json", get(async move || Json(description)))
        .route("/api/protocol", get(protocol))
        .fallback(page::serve)
        .method_not_allowed_fallback(async || {
            (StatusCode::METHOD_NOT_ALLOWED, Json(Problem::bad("this cannot be done here")))
        })
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, LONGEST))
        .layer(header(header::CACHE_CONTROL, "no-store"))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "same-origin"))
        .layer(header(
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; \
             base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ))
        .with_state(app)
}

/// Refuses what another site would have a browser do here, and too much of anything.
async fn guard(
    State(app): State<Arc<App>>,
    Address(from): Address,
    request: HttpRequest,
    next: Next,
) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if !safe || upgrades {
        if !origin::is_ours(request.headers(), app.tables.config.public_url.as_deref()) {
            return Problem::forbidden("another site may not do this in your name").into_response();
        }
        if !app.requests.take(from) {
            return Problem::too_many("requests").into_response();
        }
    }
    next.run(request).await
}

/// A body in JSON, or in what way it is none.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: HttpRequest, app: &Arc<App>) -> Result<Body<T>, Problem> {
        let bytes = Bytes::from_request(request, app)
            .await
            .map_err(|_| Problem::bad("what was sent is too large, or ended too early"))?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| Problem::unreadable(&error))
    }
}

/// What a request says beside its body, or that it cannot be read.
pub struct Known<E>(pub E);

impl<E: FromRequestParts<Arc<App>>> FromRequestParts<Arc<App>> for Known<E> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Known<E>, Problem> {
        let read = E::from_request_parts(parts, app).await;
        read.map(Known)
            .map_err(|_| Problem::bad("this address, or what follows it, makes no sense"))
    }
}

fn table_id(text: &str) -> Result<TableId, Problem> {
    text.parse().map_err(|_| Problem::missing("table"))
}

type Answer<T> = Result<Json<T>, Problem>;

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", responses((status = OK, body = Vec<GameShown>)))]
async fn games() -> Json<Vec<GameShown>> {
    let shown = |game: &'static dyn kontor_engine::table::AnyGame| GameShown {
        info: game.info(),
        policies: game
            .policies()
            .into_iter()
            .map(|(name, about)| PolicyShown { name, about })
            .collect(),
    };
    Json(kontor_games::all().map(shown).collect())
}

#[derive(Deserialize)]
struct Language {
    #[serde(default = "english")]
    language: String,
}

fn english() -> String {
    "en".to_string()
}

/// The rules of a game as they are played, as Markdown.
#[utoipa::path(get, path = "/api/games/{game}/rules",
    params(("game" = String, Path, description = "the game's id"),
           ("language" = Option<String>, Query, description = "en")),
    responses((status = OK, body = String, content_type = "text/markdown"),
              (status = NOT_FOUND, body = Problem)))]
async fn rules(
    Known(Path(game)): Known<Path<String>>,
    Known(Query(Language { language })): Known<Query<Language>>,
) -> Result<Response, Problem> {
    let game = kontor_games::find(&game).map_err(|_| Problem::missing("game"))?;
    let rules = game.rules(&language).ok_or_else(|| Problem::missing("language"))?;
    Ok(markdown(rules))
}

/// What is printed on a game's board and cards and never changes: what a page needs to draw them. Games
/// whose view holds it all have none.
#[utoipa::path(get, path = "/api/games/{game}/board",
    params(("game" = String, Path, description = "the game's id")),
    responses((status = OK, body = serde_json::Value), (status = NOT_FOUND, body = Problem)))]
async fn board(Known(Path(game)): Known<Path<String>>) -> Answer<serde_json::Value> {
    let game = kontor_games::find(&game).map_err(|_| Problem::missing("game"))?;
    Ok(Json(game.board().ok_or_else(|| Problem::missing("board"))?))
}

fn markdown(text: &'static str) -> Response {
    ([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response()
}

/// Who one is; null for nobody.
#[utoipa::path(get, path = "/api/me", responses((status = OK, body = Option<Me>)))]
async fn me(Anybody(person): Anybody) -> Json<Option<Me>> {
    Json(person.as_ref().map(Me::from))
}

/// Makes the caller a guest of this name.
#[utoipa::path(post, path = "/api/me", request_body = NameWanted,
    responses((status = OK, body = Me), (status = CONFLICT, body = Problem)))]
async fn become_guest(
    State(app): State<Arc<App>>,
    Anybody(present): Anybody,
    Address(from): Address,
    jar: SignedJar,
    Body(wanted): Body<NameWanted>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    if present.is_some() {
        return Err(Problem::conflict("you have a name already; sign out first, or change it"));
    }
    let person = app.let_in(&wanted.name, from).await?;
    Ok((jar.0.add(app.cookie(&person)), Json(Me::from(&person))))
}

/// Gives the caller another name.
#[utoipa::path(patch, path = "/api/me", request_body = NameWanted,
    responses((status = OK, body = Me), (status = CONFLICT, body = Problem)))]
async fn rename(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    Body(wanted): Body<NameWanted>,
) -> Answer<Me> {
    Ok(Json(Me::from(&app.rename(&person, &wanted.name).await?)))
}

/// Deletes the caller's account.
#[utoipa::path(delete, path = "/api/me", request_body = Confirmation,
    responses((status = NO_CONTENT), (status = FORBIDDEN, body = Problem)))]
async fn delete_account(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    Address(from): Address,
    jar: SignedJar,
    Body(confirmation): Body<Confirmation>,
) -> Result<(SignedCookieJar, StatusCode), Problem> {
    app.delete(&person, confirmation.password, from).await?;
    Ok((jar.0.add(app.no_cookie()), StatusCode::NO_CONTENT))
}

/// Claims the caller's name with a password, or changes the password.
#[utoipa::path(put, path = "/api/me/password", request_body = PasswordWanted,
    responses((status = OK, body = Me), (status = FORBIDDEN, body = Problem)))]
async fn set_password(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    Address(from): Address,
    jar: SignedJar,
    Body(wanted): Body<PasswordWanted>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let person = app.set_password(&person, wanted.password, wanted.present, from).await?;
    Ok((jar.0.add(app.cookie(&person)), Json(Me::from(&person))))
}

/// Signs in under a claimed name.
#[utoipa::path(post, path = "/api/sign-in", request_body = SignIn,
    responses((status = OK, body = Me), (status = FORBIDDEN, body = Problem)))]
async fn sign_in(
    State(app): State<Arc<App>>,
    Address(from): Address,
    jar: SignedJar,
    Body(wanted): Body<SignIn>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let person = app.sign_in(wanted, from).await?;
    Ok((jar.0.add(app.cookie(&person)), Json(Me::from(&person))))
}

/// Makes the caller nobody.
#[utoipa::path(post, path = "/api/sign-out", responses((status = NO_CONTENT)))]
async fn sign_out(State(app): State<Arc<App>>, jar: SignedJar) -> (SignedCookieJar, StatusCode) {
    (jar.0.add(app.no_cookie()), StatusCode::NO_CONTENT)
}

/// The caller's cookies.
struct SignedJar(SignedCookieJar);

impl FromRequestParts<Arc<App>> for SignedJar {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<SignedJar, Self::Rejection> {
        Ok(SignedJar(SignedCookieJar::from_headers(&parts.headers, app.key.0.clone())))
    }
}

/// The caller's tables that wait or play.
#[utoipa::path(get, path = "/api/me/tables", responses((status = OK, body = Vec<TableShown>)))]
async fn own_tables(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
) -> Answer<Vec<TableShown>> {
    let states = [Status::Waiting, Status::Playing];
    let mut own = Vec::new();
    for stored in app.tables.store.tables_of(&person.id, &states).await?.iter().take(OWN_TABLES) {
        own.push(app.tables.ask(&stored.id, |reply| Message::Shown { reply }).await?);
    }
    Ok(Json(own))
}

/// The tables in the lobby.
#[utoipa::path(get, path = "/api/tables", responses((status = OK, body = Vec<TableShown>)))]
async fn tables(State(app): State<Arc<App>>) -> Json<Vec<TableShown>> {
    Json(app.tables.lobby.list())
}

/// Makes a table; the caller sits in its first seat.
#[utoipa::path(post, path = "/api/tables", request_body = TableWanted,
    responses((status = CREATED, body = TableMade), (status = UNPROCESSABLE_ENTITY, body = Problem)))]
async fn create_table(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    Body(wanted): Body<TableWanted>,
) -> Result<(StatusCode, Json<TableMade>), Problem> {
    if !app.new_tables.take(person.id.clone()) {
        return Err(Problem::too_many("tables"));
    }
    let waiting = app.tables.store.tables_of(&person.id, &[Status::Waiting]).await?;
    if waiting.iter().filter(|table| table.creator == person.id).count() >= OPEN_TABLES {
        return Err(Problem::conflict(format!(
            "{OPEN_TABLES} tables of yours wait for players already; start or close one"
        )));
    }
    let table = app.tables.create(&person.id, wanted).await?;
    Ok((StatusCode::CREATED, Json(TableMade { table })))
}

/// One look at a table, as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = OK, body = Look), (status = NOT_FOUND, body = Problem)))]
async fn look(
    State(app): State<Arc<App>>,
    Anybody(person): Anybody,
    Known(Path(id)): Known<Path<String>>,
) -> Answer<Look> {
    let caller = person.map(|person| person.id);
    let ask = |reply| Message::Look { caller: caller.clone(), reply };
    Ok(Json(app.tables.ask(&table_id(&id)?, ask).await?))
}

/// One message to a table, as over its socket.
#[utoipa::path(post, path = "/api/tables/{id}", params(("id" = String, Path)),
    request_body = Request,
    responses((status = OK, body = Done), (status = UNPROCESSABLE_ENTITY, body = Problem)))]
async fn tell(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    Known(Path(id)): Known<Path<String>>,
    Body(request): Body<Request>,
) -> Answer<Done> {
    let caller = PersonShown::from(&person);
    let ask = |reply| Message::Request { caller: caller.clone(), request: request.clone(), reply };
    Ok(Json(app.tables.ask(&table_id(&id)?, ask).await?))
}

async fn past(app: &Arc<App>, caller: Option<PersonId>, id: &str) -> Result<Past, Problem> {
    let ask = |reply| Message::Past { caller: caller.clone(), reply };
    app.tables.ask(&table_id(id)?, ask).await
}

/// The record of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = OK, body = Object), (status = CONFLICT, body = Problem)))]
async fn record(
    State(app): State<Arc<App>>,
    Anybody(person): Anybody,
    Known(Path(id)): Known<Path<String>>,
) -> Result<Response, Problem> {
    let past = past(&app, person.map(|person| person.id), &id).await?;
    if !past.finished {
        return Err(Problem::conflict("the record can be had when the game is over"));
    }
    Ok(record_file(&id, &past.record))
}

fn record_file(id: &str, record: &Record) -> Response {
    let name = format!("attachment; filename=\"{}-{id}.json\"", record.game);
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_string()),
        (header::CONTENT_DISPOSITION, name),
    ];
    (headers, record.save()).into_response()
}

#[derive(Deserialize)]
struct As {
    #[serde(default, rename = "as")]
    viewer: Option<String>,
}

/// Replays a game beside everything else, a few at a time.
async fn beside<T: Send + 'static>(
    app: &App,
    replay: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Answer<T> {
    let failed = || Problem::unavailable("this could not be worked out; try again");
    let _turn = app.replaying.acquire().await.map_err(|_| failed())?;
    tokio::task::spawn_blocking(replay).await.unwrap_or_else(|_| Err(failed())).map(Json)
}

fn may_replay(app: &App, from: std::net::IpAddr) -> Result<(), Problem> {
    if app.replays.take(from) { Ok(()) } else { Err(Problem::too_many("replays")) }
}

/// Every step of a game so far, as a viewer saw it.
#[utoipa::path(get, path = "/api/tables/{id}/history",
    params(("id" = String, Path),
           ("as" = Option<String>, Query, description = "a seat's number, spectator, or all")),
    responses((status = OK, body = History), (status = FORBIDDEN, body = Problem)))]
async fn history(
    State(app): State<Arc<App>>,
    Anybody(person): Anybody,
    Address(from): Address,
    Known(Path(id)): Known<Path<String>>,
    Known(Query(As { viewer })): Known<Query<As>>,
) -> Answer<History> {
    may_replay(&app, from)?;
    let past = past(&app, person.map(|person| person.id), &id).await?;
    let viewer = past.viewer(viewer.as_deref())?;
    beside(&app, move || past.history(viewer)).await
}

/// A game after so many steps, as a viewer saw it.
#[utoipa::path(get, path = "/api/tables/{id}/steps/{step}",
    params(("id" = String, Path), ("step" = usize, Path),
           ("as" = Option<String>, Query, description = "a seat's number, spectator, or all")),
    responses((status = OK, body = ReplayedStep), (status = NOT_FOUND, body = Problem)))]
async fn step(
    State(app): State<Arc<App>>,
    Anybody(person): Anybody,
    Address(from): Address,
    Known(Path((id, step))): Known<Path<(String, String)>>,
    Known(Query(As { viewer })): Known<Query<As>>,
) -> Answer<ReplayedStep> {
    may_replay(&app, from)?;
    let step = step.parse().map_err(|_| Problem::missing("step"))?;
    let past = past(&app, person.map(|person| person.id), &id).await?;
    let viewer = past.viewer(viewer.as_deref())?;
    beside(&app, move || past.at(step, viewer)).await
}

#[derive(Deserialize)]
struct Before {
    #[serde(default)]
    before: Option<i64>,
}

/// The finished games of a player, newest first.
#[utoipa::path(get, path = "/api/people/{name}/games",
    params(("name" = String, Path),
           ("before" = Option<i64>, Query, description = "milliseconds since 1970")),
    responses((status = OK, body = Vec<GamePlayed>), (status = NOT_FOUND, body = Problem)))]
async fn games_of(
    State(app): State<Arc<App>>,
    Anybody(caller): Anybody,
    Known(Path(name)): Known<Path<String>>,
    Known(Query(Before { before })): Known<Query<Before>>,
) -> Answer<Vec<GamePlayed>> {
    let missing = || Problem::missing("player");
    let store = &app.tables.store;
    let name = Name::new(&name).map_err(|_| missing())?;
    let person = store.person_named(&name).await?.ok_or_else(missing)?;
    let own = caller.is_some_and(|caller| caller.id == person.id);
    let before = before.map_or_else(|| Moment(i64::MAX), Moment);
    let mut games = Vec::new();
    for game in store.finished_games(&person.id, before, GAMES).await? {
        let stored = store.table(&game.table).await?;
        let listed = stored.is_some_and(|table| table.settings["listed"] != false);
        if !own && !listed {
            continue;
        }
        let chairs: Vec<Chair> = game.seats.iter().map(Chair::from).collect();
        let ids: Vec<PersonId> = chairs.iter().flat_map(|chair| chair.people.clone()).collect();
        let people: PeopleNames =
            store.people(&ids).await?.into_iter().map(|person| (person.id, person.name)).collect();
        let names = crate::course::seat_names(&chairs, &people);
        games.push(GamePlayed {
            table: game.table,
            game: game.game,
            edition: game.edition,
            seat: game.seat,
            seats: seats_shown(&chairs, names, &people),
            result: game.result.and_then(|result| RecordedResult::deserialize(result).ok()),
            ended: game.ended,
        });
    }
    Ok(Json(games))
}

/// Whether the server is well.
#[utoipa::path(get, path = "/api/health", responses((status = OK, body = String)))]
async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
    // Something that is read from the store, whatever it says.
    app.tables.store.log(&TableId::random(), Version::START).await?;
    Ok("well")
}

async fn protocol() -> Response {
    markdown(include_str!("../../docs/protocol.md"))
}
