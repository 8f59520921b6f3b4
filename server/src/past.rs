//! Games so far and games played: at any step, with all that happened.

use kontor_engine::listed::Names;
use kontor_engine::record::Replay;
use kontor_engine::{Seat, Viewer};

use crate::course::play_shown;
use crate::feed::Played;
use crate::protocol::{History, HistoryStep, Problem, ReplayedStep};
use crate::table::Past;

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
                let seat = seat.filter(|seat| seat.index() < self.record.seats.len());
                Viewer::Seat(seat.ok_or_else(|| Problem::missing("viewer"))?)
            }
        };
        if !self.finished && viewer != self.viewer {
            return Err(Problem::forbidden(
                "before the game is over everybody sees it with their own eyes only",
            ));
        }
        Ok(viewer)
    }

    /// The game after `step` steps.
    pub fn at(&self, step: usize, viewer: Viewer) -> Result<ReplayedStep, Problem> {
        if step > self.steps {
            return Err(Problem::missing("step"));
        }
        let mut replay = self.replay()?;
        replay.play_to(step.saturating_sub(1)).map_err(unplayable)?;
        let last = match step {
            0 => None,
            _ => self.next(&mut replay)?.map(|played| played.shown(viewer, self.names())),
        };
        let play = play_shown(replay.table(), viewer, self.names(), step);
        Ok(ReplayedStep { step, steps: self.steps, play, last })
    }

    /// Every step with what happened in it.
    pub fn history(&self, viewer: Viewer) -> Result<History, Problem> {
        let mut replay = self.replay()?;
        let mut steps = Vec::new();
        while replay.at() < self.steps
            && let Some(played) = self.next(&mut replay)?
        {
            let step = played.shown(viewer, self.names());
            let wealth = replay.table().standing(viewer).wealth.to_vec();
            steps.push(HistoryStep { step, wealth });
        }
        Ok(History { steps })
    }

    fn names(&self) -> Names<'_> {
        Names(&self.record.seats)
    }

    fn replay(&self) -> Result<Replay<'_>, Problem> {
        let game = kontor_games::find(&self.record.game)?;
        Replay::new(game, &self.record).map_err(unplayable)
    }

    fn next(&self, replay: &mut Replay<'_>) -> Result<Option<Played>, Problem> {
        let Some(step) = self.record.steps.get(replay.at()).cloned() else { return Ok(None) };
        let Some(happened) = replay.step() else { return Ok(None) };
        let happened = happened.map_err(unplayable)?;
        Ok(Some(Played { number: replay.at(), step, happened }))
    }
}

/// A record of ours that cannot be played again is a mistake in the program. What is wrong with it
/// could tell hidden things, so it is not said.
fn unplayable(error: kontor_engine::record::ReplayError) -> Problem {
    let step = match error {
        kontor_engine::record::ReplayError::Setup(_) => 0,
        kontor_engine::record::ReplayError::Step { number, .. } => number,
    };
    tracing::error!(step, "a stored game cannot be played again");
    Problem::unavailable("this game cannot be played again by this version of the server")
}
