//! The types of every game for the page: what a viewer sees, what players do, what happens, and what is
//! printed on the board.

use kontor_engine::Listed;
use ts_rs::{Config, ExportError, TS};

use crate::{Kommersant, Mercurius, Nano, ReverseMonopoly};

/// Writes the types of all games, each into a folder of the game's id. A new game is one line.
pub fn export(config: &Config) -> Result<(), ExportError> {
    of::<Mercurius>(config)?;
    of::<Kommersant>(config)?;
    of::<ReverseMonopoly>(config)?;
    of::<Nano>(config)?;
    kontor_mercurius::Board::export_all(config)?;
    kontor_kommersant::Board::export_all(config)?;
    kontor_reverse_monopoly::Board::export_all(config)?;
    kontor_nano::board::Board::export_all(config)
}

fn of<G>(config: &Config) -> Result<(), ExportError>
where
    G: Listed<Action: TS, Outcome: TS, Event: TS, View: TS>,
{
    G::View::export_all(config)?;
    G::Event::export_all(config)?;
    G::Action::export_all(config)?;
    G::Outcome::export_all(config)
}
