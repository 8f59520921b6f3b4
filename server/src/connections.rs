//! Connections: taken, and let go in order when the server stops.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::Duration;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::places::{NoPlace, Places, household};
use crate::tables::Tables;

/// Who is served, and for how long.
pub struct Terms {
    /// How long a client may take to say what it wants.
    pub patience: Duration,
    /// How many there are room for.
    pub places: Arc<Places>,
    /// Whether all connections come from a proxy, which says who it is only with the request.
    pub behind_proxy: bool,
    /// Where it is noted who found no place.
    pub tables: Arc<Tables>,
    /// Ends it.
    pub stop: CancellationToken,
}

/// How long a client may take to say what it wants where only the places are left that are kept for who sits
/// at a table.
const HURRY: Duration = Duration::from_secs(2);

/// What who finds no place is told: all that can be said before they say what they want.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\n\
                      connection: close\r\ncontent-length: 0\r\n\r\n";
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\n\
                          connection: close\r\ncontent-length: 0\r\n\r\n";

/// Serves whoever connects until it is stopped; then no more are taken, and this ends when all
/// requests under way are answered. Who does not say in time what they want is let go.
pub async fn serve(mut listener: TcpListener, router: Router, terms: Terms) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(terms.patience);
    let mut hurried = http.clone();
    hurried.header_read_timeout(terms.patience.min(HURRY));
    let router = TowerToHyperService::new(router);
    let connections = TaskTracker::new();
    loop {
        let (stream, from): (TcpStream, SocketAddr) = tokio::select! {
            () = terms.stop.cancelled() => break,
            connected = Listener::accept(&mut listener) => connected,
        };
        let known = (!terms.behind_proxy).then(|| household(from.ip()));
        let place = match terms.places.take(known) {
            Ok(place) => Arc::new(place),
            Err(why) => {
                terms.tables.metrics.limit("connections");
                // Whoever does not read it is gone all the same.
                let _ = stream.try_write(match why {
                    NoPlace::Full => FULL,
                    NoPlace::TooMany => TOO_MANY,
                });
                continue;
            }
        };
        // Small messages go out at once; if that cannot be had they go out a little later.
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(from));
            // A socket goes on when the connection is no longer one for requests: it keeps the place.
            request.extensions_mut().insert(Arc::clone(&place));
            router.call(request)
        });
        // Who says nothing shall not hold a place that is kept for those who play.
        let http = if terms.places.only_reserve() { &hurried } else { &http };
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let stop = terms.stop.clone();
        connections.spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = stop.cancelled() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection broke");
            }
        });
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}
