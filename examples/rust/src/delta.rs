//! How a document changes, part by part: the table of deltas in `docs/protocol.md`, as a program.

use serde_json::{Map, Value};

/// Applies a change. What does not fit means that something was missed.
pub fn apply(value: &mut Value, delta: &Value) -> Result<(), &'static str> {
    match (value, delta) {
        (value, Value::Array(put)) => *value = put.first().ok_or("nothing to put there")?.clone(),
        (Value::Object(fields), Value::Object(changes)) => {
            for (key, delta) in changes {
                if delta.as_array().is_some_and(Vec::is_empty) {
                    fields.remove(key);
                } else {
                    apply(fields.entry(key.clone()).or_insert(Value::Null), delta)?;
                }
            }
        }
        (Value::Array(items), Value::Object(changes)) => apply_to_list(items, changes)?,
        (_, Value::Object(changes)) if changes.is_empty() => {}
        (_, Value::Object(_)) => return Err("no part of it is there"),
        (value, plain) => *value = plain.clone(),
    }
    Ok(())
}

fn apply_to_list(items: &mut Vec<Value>, changes: &Map<String, Value>) -> Result<(), &'static str> {
    let wrong = "no such place in the list";
    for cut in changes.get("cut").and_then(Value::as_array).into_iter().flatten() {
        let number = |at: usize| cut[at].as_u64().map(|number| number as usize).ok_or(wrong);
        let (at, end) = (number(0)?, number(0)? + number(1)?);
        let put = cut[2].as_array().ok_or(wrong)?.clone();
        items.splice(at..end.min(items.len()), put);
    }
    for (key, values) in changes.get("each").and_then(Value::as_object).into_iter().flatten() {
        let values = values.as_array().ok_or(wrong)?;
        for (at, item) in items.iter_mut().enumerate() {
            match (item.as_object_mut().ok_or(wrong)?, values.get(at)) {
                (fields, Some(value)) => drop(fields.insert(key.clone(), value.clone())),
                (fields, None) => drop(fields.remove(key)),
            }
        }
    }
    for (key, delta) in changes.iter().filter(|(key, _)| *key != "cut" && *key != "each") {
        let at: usize = key.parse().map_err(|_| wrong)?;
        apply(items.get_mut(at).ok_or(wrong)?, delta)?;
    }
    Ok(())
}
