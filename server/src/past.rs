//! Games so far and games played: at any step, with all that happened.

use axum::body::Bytes;
use kontor_engine::listed::Names;
use kontor_engine::record::{Record, Replay};
use kontor_engine::{Seat, Viewer};
use kontor_store::{Damage, StoreError};

use crate::course::play_shown;
use crate::feed::Played;
use crate::protocol::{HistoryStep, Problem, ReplayedStep};
use crate::table::Past;

/// How much of a history is sent at a time, in bytes.
const PIECE: usize = 64 * 1024;

/// The line of a saved record that has no steps.
const NO_STEPS: &str = "\n  \"steps\": []";

impl Past {
    /// With whose eyes to look: one's own, or in a finished game anybody's: a seat's number,
    /// `spectator` or `all`.
    pub fn viewer(&self, wanted: Option<&str>) -> Result<Viewer, Problem> {
        let Some(wanted) = wanted else { return Ok(self.viewer) };
        let viewer = match wanted {
            "spectator" => Viewer::Spectator,
            "all" => Viewer::All,
            number => {
                let seat = number.parse().ok().and_then(Seat::new);
                let seat = seat.filter(|seat| seat.index() < self.head.seats.len());
                Viewer::Seat(seat.ok_or_else(|| Problem::missing("viewer"))?)
            }
        };
        if !self.finished && viewer != self.viewer {
            return Err(Problem::forbidden("own-eyes"));
        }
        Ok(viewer)
    }

    /// The game after `step` steps.
    pub fn at(&self, step: usize, viewer: Viewer) -> Result<ReplayedStep, Problem> {
        if step > self.steps {
            return Err(Problem::missing("step"));
        }
        let record = self.record();
        let mut replay = replay(&record)?;
        replay.play_to(step.saturating_sub(1)).map_err(unplayable)?;
        let last = match step {
            0 => None,
            _ => next(&record, &mut replay)?.map(|played| played.shown(viewer, self.names())),
        };
        let play = play_shown(replay.state(), viewer, self.names(), step);
        Ok(ReplayedStep { step, steps: self.steps, play, last })
    }

    /// Writes every step with what happened in it, piece by piece: a [`History`](crate::protocol::History).
    pub fn write_history(
        &self,
        viewer: Viewer,
        piece: &mut dyn FnMut(Bytes),
    ) -> Result<(), Problem> {
        let record = self.record();
        let mut replay = replay(&record)?;
        let mut text = br#"{"steps":["#.to_vec();
        let mut separator: &[u8] = b"";
        while replay.at() < self.steps
            && let Some(played) = next(&record, &mut replay)?
        {
            let step = played.shown(viewer, self.names());
            let wealth = replay.state().standing(viewer).wealth.to_vec();
            text.extend(separator);
            separator = b",";
            serde_json::to_writer(&mut text, &HistoryStep { step, wealth })
                .map_err(|_| Problem::unavailable("not-worked-out"))?;
            if text.len() >= PIECE {
                piece(std::mem::take(&mut text).into());
            }
        }
        text.extend(b"]}");
        piece(text.into());
        Ok(())
    }

    fn names(&self) -> Names<'_> {
        Names(&self.head.seats)
    }

    /// The game as a record, with all of its steps. This takes as long as there are many.
    pub fn record(&self) -> Record {
        Record { steps: self.played.iter().collect(), ..self.head.clone() }
    }

    /// Writes the record as [`Record::save`] does, piece by piece.
    pub fn write_record(&self, piece: &mut dyn FnMut(Bytes)) {
        let head = self.head.save();
        // A record has each field in a line of its own.
        let (before, after) = head.split_once(NO_STEPS).unwrap_or((&head, ""));
        let mut text = before.to_string();
        text.push_str(NO_STEPS.trim_end_matches(']'));
        for at in 0..self.played.len() {
            text.push_str(if at == 0 { "\n    " } else { ",\n    " });
            text.push_str(self.played.text(at));
            if text.len() >= PIECE {
                piece(std::mem::take(&mut text).into());
            }
        }
        text.push_str(if self.played.is_empty() { "]" } else { "\n  ]" });
        text.push_str(after);
        piece(text.into());
    }
}

fn replay(record: &Record) -> Result<Replay<'_>, Problem> {
    let game = kontor_games::find(&record.game)?;
    Replay::new(game, record).map_err(unplayable)
}

fn next(record: &Record, replay: &mut Replay<'_>) -> Result<Option<Played>, Problem> {
    let Some(step) = record.steps.get(replay.at()).cloned() else { return Ok(None) };
    let Some(happened) = replay.step() else { return Ok(None) };
    let happened = happened.map_err(unplayable)?;
    Ok(Some(Played { number: replay.at(), step, happened }))
}

/// A record of ours that cannot be played again is a mistake in the program. What is wrong with it
/// could tell hidden things, so it is not said.
fn unplayable(error: kontor_engine::record::ReplayError) -> Problem {
    let step = match error {
        kontor_engine::record::ReplayError::Setup(_) => 0,
        kontor_engine::record::ReplayError::Step { number, .. } => number,
    };
    StoreError::Corrupt(Damage::new("damaged-step").with("step", step.to_string())).into()
}

#[cfg(test)]
mod tests {
    use kontor_engine::record::ReplayError;
    use kontor_engine::refusal::{Refusal, Rule};

    use super::*;

    #[test]
    fn a_record_is_written_piece_by_piece_as_it_is_saved() {
        for steps in [0, 1, 1_500] {
            let (mut course, _) = crate::testing::started(3);
            while course.play.as_ref().unwrap().record.len() < steps && !course.to_act().is_empty()
            {
                crate::testing::play_on(&mut course);
            }
            let people = crate::course::PeopleNames::new();
            let (head, mut played) = course.recorded(&people).unwrap();
            played.truncate(if steps == 0 { 0 } else { played.len() });
            let (finished, viewer, steps) = (false, Viewer::Spectator, played.len());
            let past = Past { head, played, finished, viewer, steps };
            let mut pieces = Vec::new();
            past.write_record(&mut |piece| pieces.push(piece));
            assert!(pieces.iter().all(|piece| piece.len() < 2 * PIECE));
            let size = past.record().save().len();
            assert!(pieces.len() > size / PIECE, "{} pieces of {size} bytes", pieces.len());
            assert_eq!(pieces.concat(), past.record().save().into_bytes());
        }
    }

    #[test]
    fn a_game_that_cannot_be_played_again_is_damaged_and_says_nothing_of_what_is_in_it() {
        let refusal = Refusal::new(Rule("M12"), "refused-secret-card");
        let problem = unplayable(ReplayError::Step { number: 7, refusal });
        assert_eq!(problem.status(), axum::http::StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(problem.retry_after, None);
        assert!(!problem.text.contains("card"), "{}", problem.text);
    }
}
