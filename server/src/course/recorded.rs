//! A course as a record.

use kontor_engine::Viewer;
use kontor_engine::record::{Record, RecordedResult};
use kontor_engine::steps::Steps;
use kontor_store::Status;

use crate::course::shown::bots_of;
use crate::course::{Course, PeopleNames};

impl Course {
    /// The game so far as a record; with its seed and result once it is over.
    pub fn record(&self, people: &PeopleNames) -> Option<Record> {
        let (record, steps) = self.recorded(people)?;
        Some(Record { steps: steps.iter().collect(), ..record })
    }

    /// The same, with its steps as they are kept: a table has no time to read thousands of them for who
    /// looks back.
    pub fn recorded(&self, people: &PeopleNames) -> Option<(Record, Steps)> {
        let play = self.play.as_ref()?;
        let over = self.status == Status::Finished;
        let setup = self.setup_for(self.chairs.len()).ok()?;
        let record = Record {
            commitment: Some(self.commitment.clone()),
            laid: self.laid,
            known_dice: self.settings.known_dice,
            seed: over.then_some(self.seed),
            result: RecordedResult::of(&play.line.state().standing(Viewer::All)),
            ..Record::begin(self.game, &setup, self.seat_names(people), None)
                .with_bots(bots_of(&self.chairs))
        };
        Some((record, play.record.clone()))
    }
}
