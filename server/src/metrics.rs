//! What an operator wants to know in figures, as Prometheus reads it. Only how much and how long: never
//! what was played, said or hidden.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use kontor_store::{Commit, Store};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use tracing::dispatcher::{Dispatch, get_default, with_default};

use crate::app::App;

/// A commit that takes longer is worth a line in the log.
const SLOW: Duration = Duration::from_millis(500);

/// What kind of thing is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct Kind {
    kind: &'static str,
}

/// The figures.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Messages to tables that were carried out.
    pub actions: Counter,
    /// How long they took from when they were read until they were durable.
    pub action_time: Histogram,
    /// How long a commit of the store took.
    commit_time: Histogram,
    /// How many changes shared one.
    commit_size: Histogram,
    /// How long a change of any kind waited until the store got to it.
    store_wait: Histogram,
    /// How long bots thought.
    pub bot_time: Histogram,
    /// What was refused, by the kind of problem.
    refusals: Family<Kind, Counter>,
    /// Limits that were hit, by which.
    limits: Family<Kind, Counter>,
    /// Tables that were made, started, finished and closed.
    tables: Family<Kind, Counter>,
    connections: Gauge<i64, std::sync::atomic::AtomicI64>,
    open: Gauge<i64, std::sync::atomic::AtomicI64>,
    listed: Gauge<i64, std::sync::atomic::AtomicI64>,
    queued: Gauge<i64, std::sync::atomic::AtomicI64>,
    store_queued: Gauge<i64, std::sync::atomic::AtomicI64>,
    hits: Mutex<BTreeMap<&'static str, u64>>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        // From a tenth of a millisecond to thirteen seconds.
        let times = || Histogram::new(exponential_buckets(0.000_1, 2.0, 18));
        let metrics = Metrics {
            registry: Registry::default(),
            actions: Counter::default(),
            action_time: times(),
            commit_time: times(),
            // From one change to as many as ever share a commit.
            commit_size: Histogram::new(exponential_buckets(1.0, 2.0, 10)),
            store_wait: times(),
            bot_time: times(),
            refusals: Family::default(),
            limits: Family::default(),
            tables: Family::default(),
            connections: Gauge::default(),
            open: Gauge::default(),
            listed: Gauge::default(),
            queued: Gauge::default(),
            store_queued: Gauge::default(),
            hits: Mutex::default(),
        };
        metrics.registered()
    }
}

impl Metrics {
    fn registered(mut self) -> Metrics {
        let mut registry = Registry::with_prefix("kontor");
        registry.register(
            "actions",
            "Messages to tables that were carried out",
            self.actions.clone(),
        );
        let mut time = |name: &str, about: &str, histogram: &Histogram| {
            registry.register_with_unit(name, about, Unit::Seconds, histogram.clone());
        };
        time("action", "From reading a message to its being durable", &self.action_time);
        time("commit", "How long a commit took until the disk had it", &self.commit_time);
        time("store_wait", "How long a change waited until the store got to it", &self.store_wait);
        time("bot", "How long bots thought", &self.bot_time);
        registry.register(
            "commit_changes",
            "Changes that share a commit",
            self.commit_size.clone(),
        );
        registry.register("refusals", "Refused, by the kind of problem", self.refusals.clone());
        registry.register("limits_hit", "Limits that were hit", self.limits.clone());
        registry.register("tables", "Tables made, started, finished, closed", self.tables.clone());
        registry.register("connections", "Connections open now", self.connections.clone());
        registry.register("tables_open", "Tables in memory now", self.open.clone());
        registry.register("tables_listed", "Tables in the lobby now", self.listed.clone());
        registry.register("messages_queued", "Messages waiting at tables", self.queued.clone());
        registry.register(
            "store_queued",
            "Changes waiting for the store",
            self.store_queued.clone(),
        );
        self.registry = registry;
        self
    }

    /// Notes from now on how long changes wait for this store, and what its commits take.
    pub fn watch(&self, store: &dyn Store) {
        let (waits, times) = (self.store_wait.clone(), self.commit_time.clone());
        let sizes = self.commit_size.clone();
        // The store commits on a thread of its own, and is to be read of where everything else is.
        let log = get_default(Dispatch::clone);
        let committed = move |Commit { took, changes }: Commit| {
            note(&times, took);
            sizes.observe(changes as f64);
            if took > SLOW {
                let milliseconds = took.as_millis() as u64;
                with_default(&log, || {
                    tracing::info!(milliseconds, changes, "a commit was slow");
                });
            }
        };
        store.queue().watch(move |waited| note(&waits, waited), committed);
    }

    /// Something was refused.
    pub fn refused(&self, error: &'static str) {
        self.refusals.get_or_create(&Kind { kind: error }).inc();
    }

    /// A limit was hit.
    pub fn limit(&self, which: &'static str) {
        *self.hits().entry(which).or_default() += 1;
        self.limits.get_or_create(&Kind { kind: which }).inc();
    }

    fn hits(&self) -> MutexGuard<'_, BTreeMap<&'static str, u64>> {
        self.hits.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Tells the operator which limits were hit how often since this was last told.
    pub fn tell_hits(&self) {
        let hits = std::mem::take(&mut *self.hits());
        for (limit, times) in hits {
            tracing::info!(limit, times, "a limit was hit");
        }
    }

    /// A table was made, started, finished or closed.
    pub fn table(&self, what: &'static str) {
        self.tables.get_or_create(&Kind { kind: what }).inc();
    }

    /// All figures as text. Those that only count what is there now are looked up.
    fn text(&self, app: &App) -> Result<String, std::fmt::Error> {
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let (open, queued) = app.tables.count_open();
        self.connections.set(count(app.places.count_taken()));
        self.open.set(count(open));
        self.queued.set(count(queued));
        self.store_queued.set(count(app.tables.store.queue().waiting()));
        self.listed.set(count(app.tables.lobby.len()));
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// Notes how long something took.
pub fn note(histogram: &Histogram, time: Duration) {
    histogram.observe(time.as_secs_f64());
}

/// What is answered on the address for figures.
pub fn router(app: Arc<App>) -> Router {
    Router::new().route("/metrics", get(figures)).with_state(app)
}

async fn figures(State(app): State<Arc<App>>) -> Response {
    const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    match app.tables.metrics.text(&app) {
        Ok(text) => ([(header::CONTENT_TYPE, TEXT)], text).into_response(),
        Err(_) => axum::http::StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
