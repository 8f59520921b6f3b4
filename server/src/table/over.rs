//! What a table says when its game is over.

use std::path::Path;

use kontor_engine::Seed;
use kontor_engine::record::{Record, RecordedStep};
use kontor_store::{Append, Moment, NewTable, Sitting, Status, TableChange, TableId, Version};
use serde_json::json;

use super::tests::{At, House};
use crate::entry::{Chair, Entry};

/// A game of Reverse Monopoly that was played to its end.
fn played(name: &str) -> Record {
    let golden = "../games/reverse-monopoly/tests/golden";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(golden).join(name);
    let text = std::fs::read_to_string(file.with_extension("record.json")).expect("a record");
    Record::load(&text).expect("a record")
}

/// The table of a game that is over: the people of the house have the first seats, bots the others.
async fn table_of(record: &Record, house: &House, at: &At<'_>) {
    let sitting = |seat: usize| match house.people.get(seat) {
        Some(person) => Sitting { people: vec![person.id.clone()], ..Sitting::default() },
        None => Sitting { bot: Some("medium".into()), ..Sitting::default() },
    };
    let seats: Vec<Sitting> = (0..record.seats.len()).map(sitting).collect();
    let chairs = seats.iter().map(Chair::from).collect();
    let began = Entry::Started { chairs, laid: 0 };
    let steps = record.steps.iter().cloned().map(|step| match step {
        RecordedStep::Action(seat, action) => Entry::Action { seat, action, reveals: false },
        RecordedStep::Chance(outcome) => Entry::Chance { outcome, position: 0 },
        RecordedStep::Undo(_) => panic!("nothing was taken back"),
    });
    let log = [began].into_iter().chain(steps).map(|entry| entry.stored()).collect();
    let table = NewTable {
        id: at.id.clone(),
        creator: house.people[0].id.clone(),
        game: record.game.clone(),
        rules: record.rules,
        edition: record.edition.clone(),
        options: serde_json::to_value(&record.options).expect("options"),
        settings: json!({}),
        seats,
        seed: Seed::derived(1, 0),
        at: Moment(0),
    };
    at.tables.store.create_table(table).await.unwrap();
    let change = TableChange::status(Status::Finished);
    let append = Append { change, ..Append::new(at.id.clone(), Version::START, log) };
    at.tables.store.append(append).await.unwrap();
}

#[tokio::test]
async fn v28_v29_v30_after_the_end_the_rule_that_ended_it_is_named() {
    let (house, tables) = House::new().await;
    let ann = &house.people[0];
    for (name, rule, ended) in [
        ("three-buyers-families", "V28", "Ann has three tripled families"),
        ("four-buyers-broken-bank", "V29", "the Old Commie Bank is broke"),
        ("five-buyers-that-one-thirty-turns", "V30", "the agreed turns were played"),
    ] {
        let at = At { tables: &tables, id: TableId::random() };
        table_of(&played(name), &house, &at).await;
        let shown = at.look(ann).await;
        assert_eq!(shown["status"], "finished", "{name}: {}", shown["halted"]);
        let pass = json!({"id": "late", "do": "act", "action": {"do": "pass"}});
        let problem = at.tell(ann, pass).await.unwrap_err();
        assert_eq!((problem.error, problem.rule.as_deref()), ("refused", Some(rule)), "{name}");
        assert!(problem.text.contains(ended), "{}", problem.text);
        let version = shown["version"].clone();
        assert_eq!(at.look(ann).await["version"], version, "nothing was added");
        // What else is done in a game alone is answered by the table, and so is whose seat it is.
        let back = json!({"id": "back", "do": "undo"});
        assert_eq!(at.tell(ann, back).await.unwrap_err().error, "conflict");
        let pass = json!({"id": "other", "do": "act", "seat": 1, "action": {"do": "pass"}});
        assert_eq!(at.tell(ann, pass).await.unwrap_err().error, "forbidden");
    }
}
