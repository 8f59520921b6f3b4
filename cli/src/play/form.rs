//! Filling in a form, field by field.

use kontor_engine::money::Money;
use kontor_engine::table::{Item, ShownField, ShownKind};
use serde_json::{Map, Value as Json, json};

use super::console::Console;
use crate::columns::numbered;
use crate::failure::Failure;
use crate::paint::ERROR;
use crate::wrap::columns;

/// What became of a form.
pub enum Filled {
    /// It makes this action.
    Action(Json),
    /// The person went back to the choices.
    Back,
    /// The person ended the game.
    Quit,
    /// The input ended.
    End,
}

/// Asks for each field in which there is something to decide until all are filled. Going back from a
/// field leads to the one before it, and from the first out of the form.
pub fn fill(
    console: &mut Console<'_>,
    base: &Map<String, Json>,
    fields: &[ShownField],
) -> Result<Filled, Failure> {
    let open: Vec<&ShownField> =
        fields.iter().filter(|field| only_value(field).is_none()).collect();
    let mut values: Vec<Json> = Vec::new();
    while let Some(field) = open.get(values.len()) {
        match ask(console, field)? {
            Answer::Value(value) => values.push(value),
            Answer::Quit => return Ok(Filled::Quit),
            Answer::End => return Ok(Filled::End),
            Answer::Back => {
                if values.pop().is_none() {
                    return Ok(Filled::Back);
                }
            }
        }
    }
    let mut action = base.clone();
    let mut decided = values.into_iter();
    for field in fields {
        let value = only_value(field).or_else(|| decided.next());
        action.extend(value.map(|value| (field.name.to_string(), value)));
    }
    Ok(Filled::Action(Json::Object(action)))
}

/// What has to go into the field, if there is nothing to decide.
fn only_value(field: &ShownField) -> Option<Json> {
    match field.kind {
        ShownKind::Amount { min, max, step } => (max - min < step).then(|| json!(min)),
        ShownKind::Pick { max, .. } => (max == 0).then(|| json!([])),
    }
}

enum Answer {
    Value(Json),
    Back,
    Quit,
    End,
}

fn ask(console: &mut Console<'_>, field: &ShownField) -> Result<Answer, Failure> {
    write!(console.out, "{}", described(field))?;
    loop {
        let question = format!("{} >", field.name.replace('_', " "));
        let Some(line) = console.ask(&question)? else { return Ok(Answer::End) };
        match line.as_str() {
            "" | "back" => return Ok(Answer::Back),
            "quit" => return Ok(Answer::Quit),
            "help" | "?" => write!(console.out, "{}", described(field))?,
            _ => match read(field, &line) {
                Ok(value) => return Ok(Answer::Value(value)),
                Err(reason) => writeln!(console.out, "{ERROR}{reason}{ERROR:#}")?,
            },
        }
    }
}

/// What can go into the field, and how to say it.
fn described(field: &ShownField) -> String {
    match &field.kind {
        &ShownKind::Amount { min, max, step } => {
            format!("{}; back to go back\n", amount_wanted(min, max, step))
        }
        ShownKind::Pick { min, max, items } => {
            let labels: Vec<String> = items.iter().map(item_label).collect();
            let none = if *min == 0 { ", none to pick nothing" } else { "" };
            format!(
                "{}{}, as 1 1 3{none}; back to go back\n",
                numbered(&labels, columns()),
                pick_wanted(*min, *max),
            )
        }
    }
}

fn item_label(item: &Item) -> String {
    match (item.count, item.picked) {
        (1, 0) => item.label.clone(),
        (count, 0) => format!("{} (there are {count})", item.label),
        (_, picked) => format!("{} (now {picked})", item.label),
    }
}

fn amount_wanted(min: i64, max: i64, step: i64) -> String {
    let (min, max) = (Money::new(min), Money::new(max));
    match step {
        1 => format!("a number from {min} to {max}"),
        _ => format!("a number from {min} to {max} in steps of {}", Money::new(step)),
    }
}

fn pick_wanted(min: u8, max: u8) -> String {
    match (min, max) {
        (1, 1) => "pick one".to_string(),
        _ if min == max => format!("pick {min}"),
        _ => format!("pick {min} to {max}"),
    }
}

fn read(field: &ShownField, text: &str) -> Result<Json, String> {
    match &field.kind {
        &ShownKind::Amount { min, max, step } => {
            read_amount(text, min, max, step).map(|amount| json!(amount))
        }
        ShownKind::Pick { min, max, items } => {
            read_pick(text, (*min, *max), items).map(|ids| json!(ids))
        }
    }
}

/// Reads a number within its bounds. Blanks between digits are left out, as in `31 000`.
fn read_amount(text: &str, min: i64, max: i64, step: i64) -> Result<i64, String> {
    let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    digits
        .parse()
        .ok()
        .filter(|amount| (min..=max).contains(amount) && (amount - min) % step == 0)
        .ok_or_else(|| format!("\"{text}\" does not fit: {}", amount_wanted(min, max, step)))
}

/// Reads the numbers of items, several times where several are meant.
fn read_pick(
    text: &str,
    (min, max): (u8, u8),
    items: &[Item],
) -> Result<Vec<&'static str>, String> {
    let mut picked = Vec::new();
    if text != "none" {
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let number = word.parse().ok().filter(|number| (1..=items.len()).contains(number));
            let Some(number) = number else {
                return Err(format!("\"{word}\" is none of 1 to {}", items.len()));
            };
            let item = &items[number - 1];
            picked.push(item.id);
            if picked.iter().filter(|&&id| id == item.id).count() > item.count.into() {
                return Err(format!("there is no more {} than {}", item.label, item.count));
            }
        }
    }
    if (usize::from(min)..=usize::from(max)).contains(&picked.len()) {
        Ok(picked)
    } else {
        Err(format!("{}, not {}", pick_wanted(min, max), picked.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items() -> Vec<Item> {
        let item = |id: &'static str, count| Item { id, label: id.to_string(), count, picked: 0 };
        vec![item("silk", 2), item("tea", 1)]
    }

    fn fields() -> Vec<ShownField> {
        vec![
            ShownField { name: "bid", kind: ShownKind::Amount { min: 31, max: 187, step: 10 } },
            ShownField { name: "tokens", kind: ShownKind::Pick { min: 1, max: 3, items: items() } },
        ]
    }

    fn filled(input: &str) -> (Filled, String) {
        filled_in(&fields(), input)
    }

    fn filled_in(fields: &[ShownField], input: &str) -> (Filled, String) {
        let base = Map::from_iter([("do".to_string(), json!("offer"))]);
        let (mut input, mut out) = (input.as_bytes(), Vec::new());
        let filled = fill(&mut Console::new(&mut input, &mut out, true), &base, fields).unwrap();
        (filled, String::from_utf8(out).unwrap())
    }

    #[test]
    fn where_there_is_nothing_to_decide_nothing_is_asked() {
        let nothing = ShownKind::Pick { min: 0, max: 0, items: Vec::new() };
        let fields = [
            ShownField { name: "lots", kind: nothing.clone() },
            ShownField { name: "cash", kind: ShownKind::Amount { min: 0, max: 9, step: 1 } },
            ShownField { name: "debt", kind: ShownKind::Amount { min: 5, max: 5, step: 1 } },
            ShownField { name: "cards", kind: nothing },
        ];
        let (Filled::Action(action), text) = filled_in(&fields, "7\n") else { panic!("filled") };
        assert_eq!(action.to_string(), r#"{"do":"offer","lots":[],"cash":7,"debt":5,"cards":[]}"#);
        assert!(!text.contains("lots") && !text.contains("debt"), "{text}");
        assert!(matches!(filled_in(&fields, "back\n").0, Filled::Back));
    }

    #[test]
    fn fields_are_asked_for_in_order() {
        let (Filled::Action(action), _) = filled("41\n1 1 2\n") else { panic!("filled") };
        assert_eq!(action.to_string(), r#"{"do":"offer","bid":41,"tokens":["silk","silk","tea"]}"#);
    }

    #[test]
    fn going_back_leads_to_the_field_before() {
        let (Filled::Action(action), _) = filled("41\n\n51\n2\n") else { panic!("filled") };
        assert_eq!(action.to_string(), r#"{"do":"offer","bid":51,"tokens":["tea"]}"#);
        assert!(matches!(filled("41\nback\nback\n").0, Filled::Back));
        assert!(matches!(filled("41\nquit\n").0, Filled::Quit));
        assert!(matches!(filled("41\n").0, Filled::End));
    }

    #[test]
    fn what_does_not_fit_is_asked_for_again() {
        let (Filled::Action(action), text) = filled("30\n42\nmany\n1 81\n2 2\n9\n1\n") else {
            panic!("filled")
        };
        assert_eq!(action.to_string(), r#"{"do":"offer","bid":181,"tokens":["silk"]}"#);
        assert!(
            text.contains("\"30\" does not fit: a number from 31 to 187 in steps of 10"),
            "{text}"
        );
        assert!(text.contains("there is no more tea than 1"), "{text}");
        assert!(text.contains("\"9\" is none of 1 to 2"), "{text}");
    }

    #[test]
    fn nothing_can_be_picked_where_it_is_allowed() {
        assert_eq!(read_pick("none", (0, 2), &items()), Ok(vec![]));
        assert_eq!(read_pick("none", (1, 2), &items()), Err("pick 1 to 2, not 0".to_string()));
        assert_eq!(read_pick("1,2", (1, 1), &items()), Err("pick one, not 2".to_string()));
    }
}
