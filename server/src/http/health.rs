//! Whether the server is alive, and whether it can be used.

use std::sync::Arc;

use axum::extract::State;
use tokio::time::timeout;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Routes;
use super::refusals::Reading;
use crate::app::App;
use crate::people::Address;
use crate::protocol::Problem;

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
    match timeout(app.tables.config.ready_within, app.tables.store.ready()).await {
        Ok(Ok(())) => Ok("ready"),
        // Whatever is wrong with what is stored, it cannot be used.
        Ok(Err(error)) => {
            tracing::error!(%error, "the store is not ready");
            Err(Problem::unavailable("not-stored"))
        }
        Err(_) => Err(Problem::unavailable("stored-too-slowly")),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;
    use axum::response::IntoResponse as _;

    use super::*;
    use crate::table::tests::House;
    use crate::testing::app;

    #[tokio::test]
    async fn a_server_that_stops_is_not_ready() {
        let (_house, tables) = House::new().await;
        let app = Arc::new(app(&tables, 10));
        let asked = async || {
            let from = Address("192.0.2.1".parse().unwrap());
            ready(State(Arc::clone(&app)), from).await
        };
        assert_eq!(asked().await.unwrap(), "ready");
        tables.stop.cancel();
        let refused = asked().await.unwrap_err();
        assert_eq!(refused.text, Problem::unavailable("stopping").text);
        assert_eq!(refused.into_response().status(), StatusCode::SERVICE_UNAVAILABLE);
    }
}
