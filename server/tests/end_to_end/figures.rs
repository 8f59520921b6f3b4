//! What the server says of itself to its operator.

use std::collections::BTreeSet;
use std::net::SocketAddr;

use crate::common::{Client, Player, Running, Socket, started};
use serde_json::{Value as Json, json};

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_on_an_address_of_their_own_and_the_dashboard_asks_for_nothing_else() {
    let server = Running::start_with(|config| {
        config.metrics = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    })
    .await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let table = started(&people, json!({"level": "random"})).await;
    let mut player = Player::new(people[0], &table, 1, 0).await;
    player.play_while(Socket::is_to_act).await;
    player.socket.fail(json!({"do": "start"})).await;
    let public = people[0].get("/metrics").await;
    assert!(!public.text.contains("kontor_actions"), "not for everybody");
    let figures = Client::nobody(server.figures().expect("an address"));
    let text = figures.exchange_plain("/metrics").await;
    let value = |name: &str| -> f64 {
        let line = text.lines().find(|line| line.starts_with(name));
        let line = line.unwrap_or_else(|| panic!("{name} in {text}"));
        line.rsplit(' ').next().and_then(|value| value.parse().ok()).expect("a figure")
    };
    assert!(value("kontor_actions_total") >= 4.0);
    assert!(value("kontor_connections ") >= 1.0);
    assert_eq!(value("kontor_tables_open "), 1.0);
    assert_eq!(value("kontor_tables_total{kind=\"made\"}"), 1.0);
    assert_eq!(value("kontor_tables_total{kind=\"playing\"}"), 1.0);
    assert_eq!(value("kontor_refusals_total{kind=\"conflict\"}"), 1.0);
    assert!(value("kontor_commit_seconds_count") >= 4.0);
    // Every change waited for its turn, and is in a commit.
    assert!(value("kontor_commit_changes_sum") >= value("kontor_store_wait_seconds_count"));
    assert!(value("kontor_commit_changes_count") >= value("kontor_commit_seconds_count"));
    assert!(value("kontor_store_queued ") >= 0.0);
    for secret in [&table, "Anna", "silk"] {
        assert!(!text.contains(secret), "{secret}");
    }
    let said: BTreeSet<&str> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split(['{', ' ']).next())
        .collect();
    let dashboard: Json =
        serde_json::from_str(include_str!("../../../contrib/grafana.json")).expect("JSON");
    let panels = dashboard["panels"].as_array().expect("panels");
    assert!(panels.len() >= 10);
    for target in panels.iter().flat_map(|panel| panel["targets"].as_array().expect("targets")) {
        let expression = target["expr"].as_str().expect("an expression");
        let words = expression.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        for name in words.filter(|word| word.starts_with("kontor_")) {
            // A family without a member yet says nothing.
            let known = said.contains(name) || name == "kontor_limits_hit_total";
            assert!(known, "{name} of the dashboard is in no figure");
        }
    }
}
