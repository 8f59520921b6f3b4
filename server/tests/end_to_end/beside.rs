//! What somebody may do while the game waits for others.

use crate::common::{Client, Running, Socket, seated};
use serde_json::{Value as Json, json};

/// More messages than it takes until somebody has a vacant lot and opens an auction.
const MOST: usize = 5_000;

/// What a choice does.
fn does(choice: &Json) -> &str {
    let action = choice.get("action").unwrap_or(&choice["base"]);
    action["do"].as_str().expect("an action has a name")
}

fn find<'a>(socket: &'a Socket, what: &str) -> Option<&'a Json> {
    socket.choices().iter().find(|choice| does(choice) == what)
}

/// Whether the lot that is for sale is a vacant one.
fn is_vacant(choice: &Json) -> bool {
    choice["touches"]
        .as_array()
        .expect("places")
        .iter()
        .any(|place| place.as_str().is_some_and(|place| place.starts_with("square:vacant-lot")))
}

/// Plays towards an own auction with a vacant lot in hand: buys vacant lots and nothing else, opens each
/// auction that the own turn brings, and passes in those of others.
fn towards_an_own_auction(socket: &Socket, on_turn: bool) -> Json {
    let exact = |what: &str| find(socket, what).map(|choice| choice["action"].clone());
    if let Some(buy) = find(socket, "buy").filter(|choice| is_vacant(choice)) {
        return buy["action"].clone();
    }
    if let Some(bid) = find(socket, "bid").filter(|_| on_turn) {
        let mut action = bid["base"].clone();
        action["amount"] = bid["fields"][0]["min"].clone();
        return action;
    }
    let usual = ["decline", "pass", "pay_tax", "throw", "move", "name"];
    usual.into_iter().find_map(exact).unwrap_or_else(|| panic!("{:?}", socket.choices()))
}

/// K31: who leads the auction that they opened has the choice to offer a vacant lot while the others are
/// asked, and it is carried out.
#[tokio::test(flavor = "multi_thread")]
async fn who_leads_an_own_auction_sells_a_vacant_lot_beside_it() {
    let server = Running::start().await;
    let people = server.guests(["Anna", "Boris", "Clara"]).await;
    let people: Vec<&Client> = people.iter().collect();
    let options = json!({"rounds": 0, "tokens": 0, "capital": 10_000_000});
    let wanted = json!({"game": "kommersant", "seats": 3, "options": options});
    let table = seated(&people, wanted).await;
    people[0].tell(&table, json!({"do": "start"})).await;
    let mut sockets = Vec::new();
    for client in &people {
        sockets.push(client.open(&table).await);
    }
    let somebody_is_asked =
        |socket: &Socket| socket.status() == "playing" && socket.document["to_act"] != json!([]);

    let mut version = 0;
    let mut leader = None;
    for _ in 0..MOST {
        for socket in &mut sockets {
            socket.until(|socket| socket.version >= version && somebody_is_asked(socket)).await;
        }
        let on_turn = sockets[0].document["play"]["view"]["on_turn"].as_u64().expect("a seat");
        let on_turn = on_turn as usize;
        let own = &sockets[on_turn];
        let in_auction = own.document["play"]["view"]["moment"]["is"] == "auction";
        if in_auction && !own.is_to_act() && find(own, "offer_vacant").is_some() {
            leader = Some(on_turn);
            break;
        }
        let asked = [on_turn, 0, 1, 2].into_iter().find(|&seat| sockets[seat].is_to_act());
        let asked = asked.expect("somebody of them is asked");
        let action = towards_an_own_auction(&sockets[asked], asked == on_turn);
        let answer = sockets[asked].tell(json!({"do": "act", "action": action})).await;
        version = answer["version"].as_i64().expect("a version");
    }

    let leader = leader.expect("somebody had a vacant lot in an own auction");
    let choice = find(&sockets[leader], "offer_vacant").expect("the choice").clone();
    let buyer = choice["base"]["to"].as_u64().expect("a seat") as usize;
    let lot = choice["fields"][0]["items"][0]["id"].clone();
    let mut offer = choice["base"].clone();
    offer["lots"] = json!([lot]);
    offer["price"] = json!(9_000);
    let answer = sockets[leader].tell(json!({"do": "act", "action": offer})).await;
    let version = answer["version"].as_i64().expect("a version");
    sockets[buyer].until(|socket| socket.version >= version && socket.is_to_act()).await;
    sockets[buyer].tell(json!({"do": "act", "action": {"do": "accept"}})).await;
    let view = &sockets[buyer].document["play"]["view"];
    assert_eq!(view["moment"]["is"], "auction", "which goes on");
    let squares = view["squares"].as_array().expect("squares");
    let sold = squares.iter().find(|square| square["id"] == lot).expect("the lot");
    assert_eq!(sold["lot"]["owner"], json!(buyer));
}
