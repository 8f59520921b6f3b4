//! Whether the server is alive, and whether it can be used.

use std::sync::Arc;

use axum::extract::State;
use tokio::time::{Duration, timeout};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Routes;
use super::refusals::Reading;
use crate::app::App;
use crate::people::Address;
use crate::protocol::Problem;

/// How long reading and writing may take for the server to be of use.
const PATIENCE: Duration = Duration::from_secs(3);

/// What is answered about the server itself.
pub fn routes() -> Routes {
    OpenApiRouter::new().routes(routes!(alive)).routes(routes!(ready))
}

/// Whether the server is alive: it answers.
#[utoipa::path(get, path = "/healthz", responses((status = OK, body = String)))]
async fn alive() -> &'static str {
    "alive"
}

/// Whether the server can be used: it can read and write what it stores, in time, and does not stop.
#[utoipa::path(get, path = "/readyz", responses((status = OK, body = String), Reading))]
async fn ready(
    State(app): State<Arc<App>>,
    Address(from): Address,
) -> Result<&'static str, Problem> {
    // It writes, so it is paid for like a look at a table.
    app.replays.admit(from, 1)?;
    if app.tables.stop.is_cancelled() {
        return Err(Problem::unavailable("stopping"));
    }
    match timeout(PATIENCE, app.tables.store.ready()).await {
        Ok(Ok(())) => Ok("ready"),
        // Whatever is wrong with what is stored, it cannot be used.
        Ok(Err(error)) => {
            tracing::error!(%error, "the store is not ready");
            Err(Problem::unavailable("not-stored"))
        }
        Err(_) => Err(Problem::unavailable("stored-too-slowly")),
    }
}
