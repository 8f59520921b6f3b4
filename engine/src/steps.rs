//! Steps in little room: a long game stays in memory for as long as somebody plays it.

use serde::de::{SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::record::RecordedStep;
use crate::seat::Seat;

/// A list of steps, kept as JSON: a tenth of the room that they take as values.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Steps {
    text: String,
    /// Where each step ends in the text.
    ends: Vec<u32>,
    /// Who acted in each.
    actors: Vec<Option<Seat>>,
}

impl Steps {
    /// No steps.
    pub fn new() -> Steps {
        Steps::default()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Adds a step.
    pub fn push(&mut self, step: &RecordedStep) {
        let text = serde_json::to_string(step).expect("a step has a JSON form");
        self.push_text(
            &text,
            match step {
                RecordedStep::Action(seat, _) => Some(*seat),
                RecordedStep::Chance(_) | RecordedStep::Undo(_) => None,
            },
        );
    }

    /// Adds a step that was written before, by this seat if one acted.
    pub fn push_text(&mut self, text: &str, actor: Option<Seat>) {
        self.text.push_str(text);
        self.ends.push(u32::try_from(self.text.len()).expect("no game takes four gigabytes"));
        self.actors.push(actor);
    }

    fn range(&self, at: usize) -> std::ops::Range<usize> {
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        start..self.ends[at] as usize
    }

    /// The step at a position, from 0, as it is written. There has to be one.
    pub fn text(&self, at: usize) -> &str {
        &self.text[self.range(at)]
    }

    /// The step at a position, from 0.
    pub fn get(&self, at: usize) -> Option<RecordedStep> {
        self.ends.get(at)?;
        Some(serde_json::from_str(self.text(at)).expect("a step was written here"))
    }

    /// The last step.
    pub fn last(&self) -> Option<RecordedStep> {
        self.get(self.len().checked_sub(1)?)
    }

    /// The seat that acted in the step at a position; none if it was chance or a taking back.
    pub fn actor(&self, at: usize) -> Option<Seat> {
        self.actors.get(at).copied().flatten()
    }

    /// All steps in order.
    pub fn iter(&self) -> impl Iterator<Item = RecordedStep> + '_ {
        (0..self.len()).filter_map(|at| self.get(at))
    }

    /// Keeps the first so many.
    pub fn truncate(&mut self, length: usize) {
        if length < self.len() {
            let end = length.checked_sub(1).map_or(0, |last| self.ends[last] as usize);
            self.text.truncate(end);
            self.ends.truncate(length);
            self.actors.truncate(length);
        }
    }
}

impl<S: std::borrow::Borrow<RecordedStep>> FromIterator<S> for Steps {
    fn from_iter<I: IntoIterator<Item = S>>(steps: I) -> Steps {
        let mut all = Steps::new();
        steps.into_iter().for_each(|step| all.push(step.borrow()));
        all
    }
}

impl Serialize for Steps {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        for step in self.iter() {
            list.serialize_element(&step)?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Steps {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Steps, D::Error> {
        struct List;
        impl<'de> Visitor<'de> for List {
            type Value = Steps;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a list of steps")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Steps, A::Error> {
                let mut steps = Steps::new();
                while let Some(step) = list.next_element::<RecordedStep>()? {
                    steps.push(&step);
                }
                Ok(steps)
            }
        }
        deserializer.deserialize_seq(List)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn some() -> Vec<RecordedStep> {
        vec![
            RecordedStep::Chance(json!({"drew": "ƒ"})),
            RecordedStep::Action(Seat::new(2).unwrap(), json!({"do": "buy", "kind": "silk"})),
            RecordedStep::Undo(1),
        ]
    }

    #[test]
    fn steps_come_back_as_they_were() {
        let steps: Steps = some().iter().collect();
        assert_eq!(steps.iter().collect::<Vec<_>>(), some());
        assert_eq!((steps.len(), steps.last(), steps.get(3)), (3, some().pop(), None));
        let actors: Vec<_> = (0..4).map(|at| steps.actor(at)).collect();
        assert_eq!(actors, [None, Seat::new(2), None, None]);
        let written = serde_json::to_string(&steps).unwrap();
        assert_eq!(written, serde_json::to_string(&some()).unwrap());
        assert_eq!(serde_json::from_str::<Steps>(&written).unwrap(), steps);
    }

    #[test]
    fn what_is_cut_off_is_gone() {
        let mut steps: Steps = some().iter().collect();
        steps.truncate(7);
        assert_eq!(steps.len(), 3);
        steps.truncate(1);
        assert_eq!(steps, some()[..1].iter().collect());
        steps.truncate(0);
        assert_eq!(steps, Steps::new());
    }
}
