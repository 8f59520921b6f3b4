//! A real server on a real socket, and clients that talk to it as a page would.

mod client;
mod description;
mod play;
mod server;
mod socket;

pub use client::{Answer, Client, PATIENCE};
pub use description::DESCRIPTION;
pub use play::{Player, choose, fill};
pub use server::Running;
pub use socket::{Socket, connect, connect_as};

use serde_json::{Value as Json, json};

/// Lets all read at once until something holds for each: who reads too slowly is let go.
pub async fn all_until(
    sockets: Vec<Socket>,
    holds: impl Fn(&Socket) -> bool + Copy + Send + 'static,
) -> Vec<Socket> {
    let mut reading = Vec::new();
    for mut socket in sockets {
        reading.push(tokio::spawn(async move {
            socket.until(holds).await;
            socket
        }));
    }
    let mut sockets = Vec::new();
    for one in reading {
        sockets.push(one.await.expect("it came true"));
    }
    sockets
}

/// A table of Mercurius with these settings, made by the first; all sit in order, and the game is
/// on. Seat 0 begins.
pub async fn started(clients: &[&Client], settings: Json) -> String {
    let wanted = json!({
        "game": "mercurius", "seats": 3, "options": {"first": "seat0"}, "settings": settings,
    });
    let table = seated(clients, wanted).await;
    clients[0].tell(&table, json!({"do": "start"})).await;
    table
}

/// A table as wanted, made by the first; all sit in order, bots in the seats that are left.
pub async fn seated(clients: &[&Client], wanted: Json) -> String {
    let seats = wanted["seats"].as_u64().expect("a number of seats") as usize;
    let table = clients[0].make_table(wanted).await;
    for client in &clients[1..] {
        client.tell(&table, json!({"do": "take_seat"})).await;
    }
    for _ in clients.len()..seats {
        clients[0].tell(&table, json!({"do": "add_bot"})).await;
    }
    table
}

/// A text as a part of a path.
pub fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
