//! A table that begins at a moment of another game: what was played there is laid out, and goes on from here with dice
//! of its own.

use std::sync::Arc;

use kontor_engine::any::AnyGame;
use kontor_engine::game::Next;
use kontor_engine::generator::CHANCE_STREAM;
use kontor_engine::letter::to_json;
use kontor_engine::record::{Record, RecordedStep, Replay};
use kontor_engine::{Generator, Refusal, Seat, Seed, Setup};
use kontor_store::{
    Append, AppendError, NewTable, PersonId, Sitting, Status, TableChange, TableId, Version,
};

use crate::course::draw;
use crate::entry::{Chair, Entry};
use crate::protocol::{Problem, Settings};
use crate::seating::level;
use crate::tables::Tables;

/// A moment of a game, and how it is to go on.
pub struct Moment {
    /// The game.
    pub record: Record,
    /// After how many of its steps.
    pub step: usize,
    /// The seat of who opens the table; bots have the others.
    pub seat: Seat,
    /// What else was chosen.
    pub settings: Settings,
}

impl Tables {
    /// Makes a table that begins at a moment of another game. `creator` has one seat, bots have the others, and the game
    /// is on.
    pub async fn lay_out(
        self: &Arc<Tables>,
        creator: &PersonId,
        moment: Moment,
    ) -> Result<TableId, Problem> {
        let Moment { record, step, seat, settings } = moment;
        let game = kontor_games::find(&record.game)?;
        let setup = record.setup(game)?;
        Problem::unless(seat.index() < record.seats.len(), "position-seat")?;
        Problem::unless(step <= record.steps.len(), "position-step")?;
        settings.check()?;
        let bot = level(game, settings.level.as_deref())?;
        let sitting = |own: bool| match own {
            true => Sitting { people: vec![creator.clone()], ..Sitting::default() },
            false => Sitting { bot: Some(bot.clone()), ..Sitting::default() },
        };
        let seats: Vec<Sitting> =
            Seat::all(record.seats.len()).map(|one| sitting(one == seat)).collect();
        let seed = self.seed();
        let entries = laid_out(game, &setup, &record, step, &seats, seed)?;
        let (id, at) = (TableId::random(), self.time.now());
        let options: serde_json::Map<_, _> =
            setup.options().map(|(id, value)| (id.to_string(), to_json(value))).collect();
        self.store
            .create_table(NewTable {
                id: id.clone(),
                creator: creator.clone(),
                game: record.game.clone(),
                rules: game.info().played_by(record.rules)?,
                edition: setup.edition().to_string(),
                options: options.into(),
                settings: to_json(&self.with_dice(settings)),
                seats,
                seed,
                at,
            })
            .await?;
        let mut log: Vec<_> = entries.iter().map(Entry::stored).collect();
        log.iter_mut().for_each(|entry| entry.at = at);
        let mut append = Append::new(id.clone(), Version::START, log);
        append.change = TableChange::status(Status::Playing);
        self.store.append(append).await.map_err(|error| match error {
            AppendError::Store(error) => error.into(),
            AppendError::Conflict { .. } | AppendError::Repeated { .. } => Problem::stale(),
        })?;
        self.opened(&id, &record.game);
        Ok(id)
    }
}

/// What the log of such a table begins with: that the game began, what is laid out, and what chance decides here until
/// it is somebody's turn.
fn laid_out(
    game: &dyn AnyGame,
    setup: &Setup,
    record: &Record,
    step: usize,
    seats: &[Sitting],
    seed: Seed,
) -> Result<Vec<Entry>, Problem> {
    let mut replay = Replay::new(game, record).map_err(|_| Problem::bad("position-unplayable"))?;
    replay.play_to(step).map_err(|_| Problem::bad("position-unplayable"))?;
    let mut state = game.set_up(setup)?;
    let mut steps = Vec::new();
    // What was taken back there never was.
    for played in replay.in_force().iter() {
        steps.push(match played {
            RecordedStep::Action(seat, action) => {
                let acted = state.carry_out(seat, &action)?;
                Entry::Action { seat, action: acted.action, reveals: acted.reveals }
            }
            RecordedStep::Chance(outcome) => {
                state.chance(&outcome)?;
                Entry::Chance { outcome, position: 0 }
            }
            RecordedStep::Undo(_) => return Err(Refusal::form("refused-take-back").into()),
        });
    }
    let laid = steps.len();
    draw(&mut *state, &mut Generator::new(seed, CHANCE_STREAM), &mut steps, |_| {});
    if state.next() == Next::Over {
        return Err(Problem::conflict("position-over"));
    }
    let chairs = seats.iter().map(Chair::from).collect();
    Ok([Entry::Started { chairs, laid }].into_iter().chain(steps).collect())
}
