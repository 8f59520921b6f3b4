//! Actions that nobody would send: real ones with something changed.

use kontor_engine::Generator;
use serde_json::{Map, Value as Json, json};

/// Where a mutation takes its decisions from.
pub trait Numbers {
    /// A number below `bound`, which is at least 1.
    fn number(&mut self, bound: usize) -> usize;
}

impl Numbers for Generator {
    fn number(&mut self, bound: usize) -> usize {
        self.below(bound as u32) as usize
    }
}

/// Actions and words that have been seen.
#[derive(Default)]
pub struct Vocabulary {
    actions: Vec<Json>,
    words: Vec<String>,
}

const MOST_ACTIONS: usize = 500;

impl Vocabulary {
    /// Remembers an action and its words.
    pub fn learn(&mut self, action: &Json) {
        if self.actions.len() < MOST_ACTIONS && !self.actions.contains(action) {
            self.actions.push(action.clone());
            self.learn_words(action);
        }
    }

    fn learn_words(&mut self, json: &Json) {
        match json {
            Json::String(word) if !self.words.contains(word) => self.words.push(word.clone()),
            Json::Array(items) => items.iter().for_each(|item| self.learn_words(item)),
            Json::Object(fields) => fields.values().for_each(|value| self.learn_words(value)),
            _ => {}
        }
    }

    /// An action seen before, as it was or with something changed.
    pub fn action(&self, numbers: &mut impl Numbers) -> Json {
        let Some(mut action) = self.actions.get(numbers.number(self.actions.len().max(1))).cloned()
        else {
            return Json::Null;
        };
        for _ in 0..numbers.number(4) {
            self.change(&mut action, numbers);
        }
        action
    }

    fn change(&self, json: &mut Json, numbers: &mut impl Numbers) {
        match json {
            Json::Object(fields) if !fields.is_empty() => self.change_object(fields, numbers),
            Json::Array(items) => self.change_array(items, numbers),
            other => *other = self.value(numbers),
        }
    }

    fn change_object(&self, fields: &mut Map<String, Json>, numbers: &mut impl Numbers) {
        let at = numbers.number(fields.len());
        let key = fields.keys().nth(at).cloned().unwrap_or_default();
        match numbers.number(8) {
            0 => {
                fields.remove(&key);
            }
            1 => {
                fields.insert("extra".into(), self.value(numbers));
            }
            _ => self.change(&mut fields[&key], numbers),
        }
    }

    fn change_array(&self, items: &mut Vec<Json>, numbers: &mut impl Numbers) {
        let at = numbers.number(items.len().max(1));
        match numbers.number(4) {
            0 if at < items.len() => {
                items.remove(at);
            }
            1 if at < items.len() => items.push(items[at].clone()),
            2 if at < items.len() => self.change(&mut items[at], numbers),
            _ => items.push(self.value(numbers)),
        }
    }

    fn value(&self, numbers: &mut impl Numbers) -> Json {
        let odd = [
            json!(0),
            json!(-1),
            json!(1),
            json!(7),
            json!(255),
            json!(1_000_000),
            json!(i64::MAX),
            json!(i64::MIN),
            json!(u64::MAX),
            json!(1.5),
            json!(1e300),
            json!(""),
            json!("nothing of the kind"),
            json!([]),
            json!({}),
            json!(true),
            Json::Null,
        ];
        let at = numbers.number(odd.len() + self.words.len());
        match self.words.get(at) {
            Some(word) => json!(word),
            None => odd[at - self.words.len()].clone(),
        }
    }
}
