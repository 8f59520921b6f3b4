//! A bot for Kontor: sits down at a table and plays by lot, any game, to its end, over a WebSocket.
//!
//! ```sh
//! KONTOR_KEY=… cargo run --package kontor-example-bot -- http://127.0.0.1:8080 TABLE
//! ```
//!
//! The key is made on the page "Account", or by `kontor bot make`. What the bot sees and may do is in the
//! document of the table: `docs/protocol.md` says what there is. Put your own wits into [`choose`]. With
//! `KONTOR_SEED` set to a number it draws the same lots every time.

mod delta;

use std::error::Error;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::Message;
use tungstenite::client::IntoClientRequest as _;

/// What to do: one of the choices, its form filled in by lot.
fn choose(document: &Value, lot: &mut fastrand::Rng) -> Option<Value> {
    let choices = document["play"]["choices"].as_array()?;
    let choice = choices.get(lot.usize(..choices.len().max(1)))?;
    if let Some(action) = choice.get("action") {
        return Some(action.clone());
    }
    let mut action = choice["base"].clone();
    for field in choice["fields"].as_array()? {
        let (min, max) = (field["min"].as_i64()?, field["max"].as_i64()?);
        action[field["name"].as_str()?] = if field["kind"] == "amount" {
            let step = field["step"].as_i64()?;
            json!(min + step * lot.i64(0..=(max - min) / step))
        } else {
            let mut items = Vec::new();
            for item in field["items"].as_array()? {
                items.extend(std::iter::repeat_n(&item["id"], item["count"].as_u64()? as usize));
            }
            lot.shuffle(&mut items);
            items.truncate(lot.i64(min..=max.min(items.len() as i64)) as usize);
            json!(items)
        };
    }
    Some(action)
}

/// Plays until the game is over, as long as the connection holds.
fn play(
    server: &str,
    table: &str,
    key: &str,
    lot: &mut fastrand::Rng,
) -> Result<(), Box<dyn Error>> {
    let url = format!("{}/api/tables/{table}/socket", server.replacen("http", "ws", 1));
    let mut request = url.into_client_request()?;
    request.headers_mut().insert("authorization", format!("Bearer {key}").parse()?);
    let (mut socket, _) = tungstenite::connect(request)?;
    let (mut document, mut version) = (Value::Null, Value::Null);
    loop {
        let Message::Text(text) = socket.read()? else { continue };
        let mut message: Value = serde_json::from_str(&text)?;
        match message["is"].as_str() {
            Some("state") => {
                (document, version) = (message["document"].take(), message["version"].take());
                if message["seat"].is_null() {
                    let sit = json!({"id": "sit", "do": "take_seat"});
                    socket.send(Message::text(sit.to_string()))?;
                }
            }
            Some("change") => {
                delta::apply(&mut document, &message["delta"])?;
                version = message["version"].take();
            }
            Some("refused") if message["id"] == "sit" => {
                return Err(message["text"].to_string().into());
            }
            // A rule forbids what the form was filled in with: something else.
            Some("refused") if message["error"] == "refused" => {}
            Some("refused") => match message["retry_after"].as_u64() {
                Some(seconds) => std::thread::sleep(Duration::from_secs(seconds)),
                // Others were quicker: what they did is on its way.
                None => continue,
            },
            _ => continue,
        }
        if !matches!(document["status"].as_str(), Some("waiting" | "playing")) {
            return Ok(());
        }
        if let Some(action) = choose(&document, lot) {
            // An id counts once, however often it is sent.
            let id = format!("{:x}", fastrand::u128(..));
            let act = json!({"id": id, "do": "act", "action": action, "version": version});
            socket.send(Message::text(act.to_string()))?;
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [server, table] = arguments.as_slice() else {
        return Err("name the server and the table".into());
    };
    let key = std::env::var("KONTOR_KEY").map_err(|_| "KONTOR_KEY is not set")?;
    let mut lot = match std::env::var("KONTOR_SEED") {
        Ok(seed) => fastrand::Rng::with_seed(seed.parse()?),
        Err(_) => fastrand::Rng::new(),
    };
    loop {
        match play(server, table, &key, &mut lot) {
            // The server restarts, or the connection broke: come back.
            Err(error) if error.is::<tungstenite::Error>() => {
                eprintln!("{error}");
                std::thread::sleep(Duration::from_secs(1));
            }
            played => return played,
        }
    }
}
