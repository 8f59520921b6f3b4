//! Connections: taken, and let go in order when the server stops.

use std::net::SocketAddr;
use std::pin::pin;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::time::Duration;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// Serves whoever connects until `stop`; then no more are taken, and this ends when all requests
/// under way are answered. Who does not say within `patience` what they want is let go.
pub async fn serve(
    mut listener: TcpListener,
    router: Router,
    patience: Duration,
    stop: CancellationToken,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    let router = TowerToHyperService::new(router);
    let connections = TaskTracker::new();
    loop {
        let (stream, from): (_, SocketAddr) = tokio::select! {
            () = stop.cancelled() => break,
            connected = Listener::accept(&mut listener) => connected,
        };
        // Small messages go out at once; if that cannot be had they go out a little later.
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(from));
            router.call(request)
        });
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let stop = stop.clone();
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
