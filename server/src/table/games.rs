//! Whole stretches of every game through a table, as those who look at it get them.

use kontor_engine::Generator;
use serde_json::{Value as Json, json};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::tests::{At, House};
use crate::delta::apply;
use crate::protocol::{PersonShown, Settings, TableWanted};
use crate::socket::frames::add_text;
use crate::table::{Message, OUTBOX};

/// How many actions of each game are played.
const ACTIONS: usize = 300;

/// Somebody who looks at the table and keeps the document up to date by the changes alone.
struct Onlooker {
    mail: mpsc::Receiver<Utf8Bytes>,
    document: Json,
    version: i64,
    /// How many bytes each change took, for each step in it: as it is, and as it goes to who reads packed messages.
    sizes: Vec<[usize; 2]>,
}

impl Onlooker {
    async fn come(at: &At<'_>, caller: Option<PersonShown>) -> Onlooker {
        let (outbox, mail) = mpsc::channel(OUTBOX);
        let watch = |reply| {
            let (caller, outbox) = (caller.clone(), outbox.clone());
            Message::Watch { caller, since: None, said: 0, outbox, reply }
        };
        at.tables.ask(&at.id, watch).await.expect("everybody may look");
        Onlooker { mail, document: Json::Null, version: 0, sizes: Vec::new() }
    }

    fn read(&mut self) {
        while let Ok(text) = self.mail.try_recv() {
            let message: Json = serde_json::from_str(&text).expect("messages are JSON");
            match message["is"].as_str() {
                Some("state") => self.document = message["document"].clone(),
                Some("change") => {
                    assert_eq!(message["since"], self.version, "nothing is left out");
                    apply(&mut self.document, &message["delta"]).expect("a change fits");
                    let steps = message["steps"].as_array().map_or(0, Vec::len);
                    let mut packed = Vec::new();
                    add_text(&text, true, &mut packed);
                    let sizes = [text.len(), packed.len()].map(|size| size / steps.max(1));
                    self.sizes.extend(vec![sizes; steps]);
                }
                _ => continue,
            }
            self.version = message["version"].as_i64().expect("a version");
        }
    }
}

/// Any choice: forms are filled with the least.
pub fn chosen(choices: &Json, generator: &mut Generator) -> Json {
    let choices = choices.as_array().expect("a list of choices");
    let choice = &choices[generator.below(choices.len() as u32) as usize];
    let Json::Object(mut base) = choice["base"].clone() else { return choice["action"].clone() };
    let mut wants_something = choice["wants_something"] == true;
    for field in choice["fields"].as_array().expect("a list of fields") {
        let name = field["name"].as_str().expect("a name").to_string();
        let [min, max] = ["min", "max"].map(|key| field[key].as_i64().expect("a number"));
        let more = wants_something && max > min;
        wants_something &= !more;
        let value = match field["kind"].as_str() {
            Some("amount") if more => json!(min + field["step"].as_i64().expect("a number")),
            Some("amount") => json!(min),
            _ => {
                let items = field["items"].as_array().expect("a list of items");
                let one = |item: &Json| {
                    vec![item["id"].clone(); item["count"].as_u64().unwrap_or(0) as usize]
                };
                let least = min as usize + usize::from(more);
                Json::Array(items.iter().flat_map(one).take(least).collect())
            }
        };
        base.insert(name, value);
    }
    Json::Object(base)
}

/// The goal of every game, for who reads packed messages: so many bytes a step and viewer, in the middle.
const GOAL: usize = 600;

async fn play(game: &str, most: usize) {
    let (house, tables) = House::new().await;
    let people = &house.people;
    let wanted = TableWanted {
        game: game.into(),
        edition: None,
        options: kontor_games::find(game).unwrap().simulated(),
        seats: 3,
        settings: Settings::default(),
    };
    let id = tables.create(&people[0].id, wanted).await.unwrap();
    let at = At { tables: &tables, id };
    at.begin(people).await;
    let mut onlookers = Vec::new();
    for person in people.iter().cloned().map(Some).chain([None]) {
        onlookers.push(Onlooker::come(&at, person).await);
    }
    let mut generator = Generator::from_number(5);
    for number in 0..ACTIONS {
        onlookers.iter_mut().for_each(Onlooker::read);
        let Some(seat) = onlookers[3].document["to_act"][0].as_u64() else { break };
        let choices = &onlookers[seat as usize].document["play"]["choices"];
        let action = chosen(choices, &mut generator);
        let act = json!({"id": format!("{number}"), "do": "act", "action": action});
        at.tell(&people[seat as usize], act).await.unwrap();
    }
    onlookers.iter_mut().for_each(Onlooker::read);
    for (onlooker, person) in onlookers.iter().zip(people) {
        assert_eq!(onlooker.document, at.look(person).await, "{game}");
    }
    let sizes = || onlookers.iter().flat_map(|onlooker| onlooker.sizes.iter());
    let median = |at: usize| {
        let mut sizes: Vec<usize> = sizes().map(|both| both[at]).collect();
        sizes.sort_unstable();
        sizes[sizes.len() / 2]
    };
    let (plain, packed) = (median(0), median(1));
    println!(
        "{game}: median {plain} bytes a step and viewer, packed {packed}, of {}",
        sizes().count()
    );
    assert!(plain < most, "{game}: median {plain}");
    assert!(packed < GOAL, "{game}: median {packed}");
}

#[tokio::test]
async fn mercurius_is_shown_as_it_is_in_few_bytes() {
    play("mercurius", 1_250).await;
}

#[tokio::test]
async fn kommersant_is_shown_as_it_is_in_few_bytes() {
    play("kommersant", 740).await;
}

#[tokio::test]
async fn reverse_monopoly_is_shown_as_it_is_in_few_bytes() {
    play("reverse-monopoly", 600).await;
}

#[tokio::test]
async fn nano_is_shown_as_it_is_in_few_bytes() {
    play("nano", 700).await;
}

/// A crowd is told now and then who is here: what one more spectator costs does not grow with it.
#[tokio::test]
async fn a_crowd_does_not_make_coming_and_going_dear() {
    let (house, tables) = House::new().await;
    let people = &house.people;
    let wanted = TableWanted {
        game: "mercurius".into(),
        edition: None,
        options: Default::default(),
        seats: 3,
        settings: Settings::default(),
    };
    let id = tables.create(&people[0].id, wanted).await.unwrap();
    let at = At { tables: &tables, id };
    let mut seated = Onlooker::come(&at, Some(people[0].clone())).await;
    let mut crowd = Vec::new();
    let told = |onlooker: &mut Onlooker| {
        let mut last = None;
        let mut count = 0;
        while let Ok(text) = onlooker.mail.try_recv() {
            let message: Json = serde_json::from_str(&text).unwrap();
            if message["is"] == "presence" {
                (count, last) = (count + 1, Some(message));
            }
        }
        (count, last)
    };
    for others in 1..=1_000 {
        crowd.push(Onlooker::come(&at, None).await);
        let (_, last) = told(&mut seated);
        assert_eq!(last.unwrap()["others"], others, "who sits here is told at once");
    }
    let newest = crowd.last_mut().map(told).unwrap();
    assert_eq!(newest.1.unwrap()["others"], 1_000, "who comes is told at once");
    let sent: usize = crowd.iter_mut().map(|onlooker| told(onlooker).0).sum();
    // The first few are told of each other; then everybody once, and now and then.
    assert!(sent < 33 * 33 + 3 * 1_000, "{sent} messages");
    let mut bo = Onlooker::come(&at, Some(people[1].clone())).await;
    let here = told(&mut bo).1.unwrap()["here"].clone();
    assert_eq!(here.as_array().map(Vec::len), Some(2), "{here}");
}
