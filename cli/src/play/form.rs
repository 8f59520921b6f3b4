//! Filling in a form, field by field.

use kontor_engine::money::Money;
use kontor_engine::shown::{Item, ShownField, ShownKind};
use kontor_engine::{Say, Text};
use kontor_texts::Speaker;
use serde_json::{Map, Value as Json, json};

use super::console::Console;
use super::typed::Word;
use crate::columns::numbered;
use crate::failure::Failure;
use crate::paint::ERROR;
use crate::say::said;
use crate::words::by_convention;
use crate::wrap::{columns, fitted};

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
    say: &Speaker<'_>,
) -> Result<Filled, Failure> {
    let open: Vec<&ShownField> =
        fields.iter().filter(|field| only_value(field).is_none()).collect();
    let mut values: Vec<Json> = Vec::new();
    while let Some(field) = open.get(values.len()) {
        match ask(console, field, say)? {
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
        ShownKind::Amount { min, max, step, .. } => (max - min < step).then(|| json!(min)),
        ShownKind::Pick { max, .. } => (max == 0).then(|| json!([])),
    }
}

enum Answer {
    Value(Json),
    Back,
    Quit,
    End,
}

fn ask(
    console: &mut Console<'_>,
    field: &ShownField,
    say: &Speaker<'_>,
) -> Result<Answer, Failure> {
    write!(console.out, "{}", described(field, say))?;
    loop {
        let question = format!("{} >", say.say(&by_convention("field", field.name)));
        let Some(line) = console.ask(&question)? else { return Ok(Answer::End) };
        match Word::read(&line) {
            Some(Word::Back) => return Ok(Answer::Back),
            _ if line.is_empty() => return Ok(Answer::Back),
            Some(Word::Quit) => return Ok(Answer::Quit),
            Some(Word::Help) => write!(console.out, "{}", described(field, say))?,
            _ => match read(field, &line, say) {
                Ok(value) => return Ok(Answer::Value(value)),
                Err(reason) => {
                    let reason = fitted(&said(reason), columns());
                    writeln!(console.out, "{ERROR}{reason}{ERROR:#}")?;
                }
            },
        }
    }
}

/// What can go into the field, and how to say it.
fn described(field: &ShownField, say: &Speaker<'_>) -> String {
    match &field.kind {
        &ShownKind::Amount { min, max, step, .. } => {
            let text = Text::new("form-amount").with("wanted", amount_wanted(min, max, step));
            fitted(&said(text), columns()) + "\n"
        }
        ShownKind::Pick { min, max, items } => {
            let labels: Vec<String> = items.iter().map(|item| item_label(item, say)).collect();
            let id = if *min == 0 { "form-pick-or-none" } else { "form-pick" };
            let text = Text::new(id).with("wanted", pick_wanted(*min, *max));
            format!("{}{}\n", numbered(&labels, columns()), fitted(&said(text), columns()))
        }
    }
}

fn item_label(item: &Item, say: &Speaker<'_>) -> String {
    let label = say.say(&item.label);
    match (item.count, item.picked) {
        (1, 0) => label,
        (count, 0) => said(Text::new("item-count").with("label", label).with("n", count)),
        (_, picked) => said(Text::new("item-picked").with("label", label).with("n", picked)),
    }
}

fn amount_wanted(min: i64, max: i64, step: i64) -> Text {
    let [least, most, by] = [min, max, step].map(|number| Money::new(number).to_string());
    let text = match step {
        1 => Text::new("wanted-amount"),
        _ => Text::new("wanted-amount-in-steps").with("step", by),
    };
    text.with("least", least).with("most", most)
}

fn pick_wanted(min: u8, max: u8) -> Text {
    match (min, max) {
        _ if min == max => Text::new("wanted-picks").with("n", min),
        _ => Text::new("wanted-picks-between").with("least", min).with("most", max),
    }
}

fn read(field: &ShownField, text: &str, say: &Speaker<'_>) -> Result<Json, Text> {
    match &field.kind {
        &ShownKind::Amount { min, max, step, .. } => {
            read_amount(text, min, max, step).map(|amount| json!(amount))
        }
        ShownKind::Pick { min, max, items } => {
            read_pick(text, (*min, *max), items, say).map(|ids| json!(ids))
        }
    }
}

/// Reads a number within its bounds. Blanks between digits are left out, as in `31 000`.
fn read_amount(text: &str, min: i64, max: i64, step: i64) -> Result<i64, Text> {
    let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    digits
        .parse()
        .ok()
        .filter(|amount| (min..=max).contains(amount) && (amount - min) % step == 0)
        .ok_or_else(|| {
            let unfit = Text::new("amount-unfit").with("given", text.to_string());
            unfit.with("wanted", amount_wanted(min, max, step))
        })
}

/// Reads the numbers of items, several times where several are meant.
fn read_pick(
    text: &str,
    (min, max): (u8, u8),
    items: &[Item],
    say: &Speaker<'_>,
) -> Result<Vec<&'static str>, Text> {
    let mut picked = Vec::new();
    if Word::read(text) != Some(Word::None) {
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let number = word.parse().ok().filter(|number| (1..=items.len()).contains(number));
            let Some(number) = number else {
                let text = Text::new("pick-unknown").with("given", word.to_string());
                return Err(text.with("most", items.len()));
            };
            let item = &items[number - 1];
            picked.push(item.id);
            if picked.iter().filter(|&&id| id == item.id).count() > item.count.into() {
                let label = say.say(&item.label);
                let text = Text::new("pick-too-often").with("label", label);
                return Err(text.with("n", item.count));
            }
        }
    }
    if (usize::from(min)..=usize::from(max)).contains(&picked.len()) {
        Ok(picked)
    } else {
        let text = Text::new("pick-count").with("wanted", pick_wanted(min, max));
        Err(text.with("n", picked.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kontor_engine::Names;
    use kontor_engine::choice::Unit;
    use kontor_texts::{LANGUAGES, Words};

    fn items() -> Vec<Item> {
        let item = |id: &'static str, count| Item {
            id,
            label: Text::new(id),
            count,
            picked: 0,
            worth: None,
        };
        vec![item("silk", 2), item("tea", 1)]
    }

    fn field(name: &'static str, kind: ShownKind) -> ShownField {
        ShownField { name, kind, side: None, first: None, totals: Vec::new() }
    }

    fn amount(min: i64, max: i64, step: i64) -> ShownKind {
        ShownKind::Amount { min, max, step, unit: Unit::Count }
    }

    fn say() -> Speaker<'static> {
        Words::shared(LANGUAGES[0]).with(Names(&[]))
    }

    fn fields() -> Vec<ShownField> {
        vec![
            field("bid", amount(31, 187, 10)),
            field("tokens", ShownKind::Pick { min: 1, max: 3, items: items() }),
        ]
    }

    fn filled(input: &str) -> (Filled, String) {
        filled_in(&fields(), input)
    }

    fn filled_in(fields: &[ShownField], input: &str) -> (Filled, String) {
        let base = Map::from_iter([("do".to_string(), json!("offer"))]);
        let (mut input, mut out) = (input.as_bytes(), Vec::new());
        let mut console = Console::new(&mut input, &mut out, true);
        let filled = fill(&mut console, &base, fields, &say()).unwrap();
        (filled, String::from_utf8(out).unwrap())
    }

    #[test]
    fn where_there_is_nothing_to_decide_nothing_is_asked() {
        let nothing = ShownKind::Pick { min: 0, max: 0, items: Vec::new() };
        let fields = [
            field("lots", nothing.clone()),
            field("cash", amount(0, 9, 1)),
            field("debt", amount(5, 5, 1)),
            field("cards", nothing),
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
        assert_eq!(read_pick("none", (0, 2), &items(), &say()), Ok(vec![]));
        let wrong = |typed, wanted| said(read_pick(typed, wanted, &items(), &say()).unwrap_err());
        assert_eq!(wrong("none", (1, 2)), "pick 1 to 2, not 0");
        assert_eq!(wrong("1,2", (1, 1)), "pick one, not 2");
    }
}
