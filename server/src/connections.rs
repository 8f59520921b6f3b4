//! Connections: taken, and let go in order when the server stops.

use std::net::SocketAddr;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::time::Duration;
use tokio_util::sync::CancellationToken;

/// Serves whoever connects until `stop`; then no more are taken, and this ends when all requests
/// under way are answered. Who does not say within `patience` what they want is let go.
pub async fn serve(
    mut listener: TcpListener,
    router: Router,
    patience: Duration,
    stop: CancellationToken,
) {
    let mut http = auto::Builder::new(TokioExecutor::new()).http1_only();
    http.http1().timer(TokioTimer::new()).header_read_timeout(patience);
    let router = TowerToHyperService::new(router);
    let connections = GracefulShutdown::new();
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
        let connection = http.serve_connection_with_upgrades(TokioIo::new(stream), service);
        let connection = connections.watch(connection.into_owned());
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection broke");
            }
        });
    }
    drop(listener);
    connections.shutdown().await;
}
