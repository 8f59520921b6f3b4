//! What the server answers by HTTP.

mod account;
mod games;
mod health;
mod past;
mod programs;
mod refusals;
mod tables;

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{
    DefaultBodyLimit, FromRequest, FromRequestParts, Request as HttpRequest, State,
};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use kontor_store::TableId;
use serde::de::DeserializeOwned;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::origin;
use crate::page;
use crate::people::Address;
use crate::problem::{A_MOMENT, About};
use crate::protocol::Problem;
use crate::socket;

pub use refusals::Changing;

/// The largest body that is read.
const MAX_BODY: usize = 64 * 1024;

/// For how long a browser uses nothing but `https`, where the server is reached by it: a year.
const STRICT: &str = "max-age=31536000";

#[derive(OpenApi)]
#[openapi(info(
    title = "Kontor",
    description = "Economic board games. How it goes together, and the WebSockets: /api/protocol"
))]
struct Api;

/// Some of what the server answers.
type Routes = OpenApiRouter<Arc<App>>;

/// What the server answers to programs, and the description of it.
fn api() -> (Router<Arc<App>>, utoipa::openapi::OpenApi) {
    let (api, mut description) = OpenApiRouter::with_openapi(Api::openapi())
        .merge(games::routes())
        .merge(account::routes())
        .merge(programs::routes())
        .merge(tables::routes())
        .merge(past::routes())
        .merge(health::routes())
        .routes(routes!(socket::lobby))
        .routes(routes!(socket::table))
        .split_for_parts();
    refusals::name_everywhere(&mut description);
    (api, description)
}

/// The description of the API, as `/api/openapi.json` has it.
pub fn description() -> serde_json::Value {
    kontor_engine::letter::to_json(&api().1)
}

/// Everything that the server answers.
pub fn router(app: Arc<App>) -> Router {
    let (api, description) = api();
    let header =
        |name, value| SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value));
    let public = app.tables.config.public_url.as_deref().unwrap_or_default();
    let strict = public.starts_with("https://").then_some(HeaderValue::from_static(STRICT));
    let longest = app.tables.config.answer_within;
    api.route("/api/openapi.json", get(async move || Json(description)))
        .route("/api/protocol", get(protocol))
        .fallback(page::serve)
        .method_not_allowed_fallback(async || {
            (StatusCode::METHOD_NOT_ALLOWED, Json(Problem::bad("not-here")))
        })
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, longest))
        .layer(middleware::map_response_with_state(Arc::clone(&app), note_time))
        .layer(header(header::CACHE_CONTROL, "no-store"))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "same-origin"))
        .layer(header(
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; \
             base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ))
        .layer(SetResponseHeaderLayer::if_not_present(
            header::STRICT_TRANSPORT_SECURITY,
            move |_: &Response| strict.clone(),
        ))
        .with_state(app)
}

/// Refuses what another site would have a browser do here, and too much of anything; and when only
/// the places are left that are kept for who sits at a table, everybody else.
async fn guard(
    State(app): State<Arc<App>>,
    Address(from): Address,
    request: HttpRequest,
    next: Next,
) -> Response {
    let watched = matches!(request.uri().path(), "/healthz" | "/readyz");
    if app.places.only_reserve() && !watched && !app.sits_somewhere(request.headers()).await {
        app.tables.metrics.limit("connections");
        let mut answer = Problem::unavailable("too-many-open").into_response();
        answer.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        return answer;
    }
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if !safe || upgrades {
        if !origin::is_ours(request.headers(), app.tables.config.public_url.as_deref()) {
            return Problem::forbidden("other-site").into_response();
        }
        if let Err(wait) = app.requests.take(&from) {
            return Problem::too_many("requests", wait).into_response();
        }
    }
    next.run(request).await
}

/// Says what time it is at the tables, which need not be that of the machine's clock; and when to try
/// again, wherever that was not said.
async fn note_time(State(app): State<Arc<App>>, mut answer: Response) -> Response {
    let told = answer.extensions_mut().remove::<About>().map(|About(problem)| problem);
    let limit = told.as_ref().and_then(|problem| problem.limit);
    if let Some(problem) = told.filter(|problem| problem.error == "damaged") {
        answer = problem.naming(app.tables.config.contact.as_deref()).into_response();
    }
    let late =
        matches!(answer.status(), StatusCode::SERVICE_UNAVAILABLE | StatusCode::TOO_MANY_REQUESTS);
    match answer.status() {
        StatusCode::TOO_MANY_REQUESTS => {
            app.tables.metrics.limit(limit.unwrap_or("requests"));
        }
        StatusCode::SERVICE_UNAVAILABLE => app.tables.metrics.refused("unavailable"),
        _ => {}
    }
    let headers = answer.headers_mut();
    if late && !headers.contains_key(header::RETRY_AFTER) {
        headers.insert(header::RETRY_AFTER, HeaderValue::from(A_MOMENT));
    }
    headers.extend(app.tables.time.http_date().map(|date| (header::DATE, date)));
    answer
}

/// A body in JSON, or in what way it is none.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: HttpRequest, app: &Arc<App>) -> Result<Body<T>, Problem> {
        let bytes =
            Bytes::from_request(request, app).await.map_err(|_| Problem::bad("too-large"))?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| Problem::unreadable(&error))
    }
}

/// What a request says beside its body, or that it cannot be read.
pub struct Head<E>(pub E);

impl<E: FromRequestParts<Arc<App>>> FromRequestParts<Arc<App>> for Head<E> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Head<E>, Problem> {
        let read = E::from_request_parts(parts, app).await;
        read.map(Head).map_err(|_| Problem::bad("no-sense"))
    }
}

/// The id of a table in an address.
pub fn table_id(text: &str) -> Result<TableId, Problem> {
    text.parse().map_err(|_| Problem::missing("table"))
}

type Answer<T> = Result<Json<T>, Problem>;

async fn protocol() -> Response {
    games::markdown(include_str!("../../docs/protocol.md"))
}
