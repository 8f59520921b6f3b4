//! What is said at a table.

use kontor_engine::Viewer;
use kontor_store::{NewChatLine, PersonId, Spoken, Status, is_direction_mark};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::course::{Course, person_shown};
use crate::feed::{delay, text_of};
use crate::protocol::{CHAT_LINES, MAX_CHAT, PersonShown, Problem, Said, TableMessage};
use crate::table::Table;

impl Table {
    pub(super) async fn say(
        &mut self,
        caller: &PersonShown,
        text: String,
        id: &str,
    ) -> Result<(), Problem> {
        // Line breaks and other things that cannot be seen would make room for mischief.
        let text = text.replace(is_direction_mark, "").replace(breaks_lines, " ");
        let text = text.trim().to_string();
        let fits = (1..=MAX_CHAT).contains(&text.chars().count());
        Problem::unless(fits, "chat-length")?;
        if self.course.seat_of(&caller.id).is_none() {
            self.may_watch()?;
        }
        let too_many = |wait| Problem::too_many("lines", wait).counted_as("chat");
        self.chat.take(&caller.id).map_err(too_many)?;
        let (table, person) = (self.course.id.clone(), caller.id.clone());
        let (message, at) = (Some(id.to_string()), self.tables.time.now());
        let line = NewChatLine { table, person, text, message, at };
        // What was said before has been shown.
        let Spoken::Now(line) = self.tables.store.say(line).await? else { return Ok(()) };
        let person = person_shown(&self.people, &caller.id);
        let said = Said { number: line.number, person, text: line.text, at };
        let said = text_of(&TableMessage::Said(said));
        let spectators_hear = hears(&self.course, Viewer::Spectator);
        self.let_go(|watcher| {
            let hears = spectators_hear || watcher.viewer != Viewer::Spectator;
            hears && watcher.outbox.try_send(said.clone()).is_err()
        });
        Ok(())
    }

    pub(super) async fn chat_since(
        &mut self,
        said: i64,
        viewer: Viewer,
    ) -> Result<Vec<Utf8Bytes>, Problem> {
        if !hears(&self.course, viewer) {
            return Ok(Vec::new());
        }
        let lines = self.tables.store.chat(&self.course.id, CHAT_LINES).await?;
        let unknown: Vec<PersonId> = lines
            .iter()
            .map(|line| line.person.clone())
            .filter(|person| !self.people.contains_key(person))
            .collect();
        if !unknown.is_empty() {
            for person in self.tables.store.people(&unknown).await? {
                self.people.insert(person.id.clone(), person.into());
            }
        }
        let shown = lines.into_iter().filter(|line| line.number > said).map(|line| {
            let person = person_shown(&self.people, &line.person);
            text_of(&TableMessage::Said(Said {
                number: line.number,
                person,
                text: line.text,
                at: line.at,
            }))
        });
        Ok(shown.collect())
    }
}

/// Whether a viewer hears what is said: not those who see things later, as players talk of the game.
fn hears(course: &Course, viewer: Viewer) -> bool {
    course.status != Status::Playing || delay(course, viewer) == 0
}

/// Whether a character ends a line, or is another one that cannot be seen.
fn breaks_lines(character: char) -> bool {
    character.is_control() || matches!(character, '\u{2028}' | '\u{2029}')
}
