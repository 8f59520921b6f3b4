//! The types of every game for the page: what a viewer sees, what players do, what happens, and what is
//! printed on the board.

use kontor_engine::Listed;
use ts_rs::{TS, TypeVisitor};

use crate::{Kommersant, Mercurius, Nano, ReverseMonopoly};

/// Shows the types of all games to the visitor. A new game is one line.
pub fn each(visitor: &mut impl TypeVisitor) {
    of::<Mercurius>(visitor);
    of::<Kommersant>(visitor);
    of::<ReverseMonopoly>(visitor);
    of::<Nano>(visitor);
    visitor.visit::<kontor_mercurius::Board>();
    visitor.visit::<kontor_kommersant::Board>();
    visitor.visit::<kontor_reverse_monopoly::Board>();
    visitor.visit::<kontor_nano::board::Board>();
}

fn of<G>(visitor: &mut impl TypeVisitor)
where
    G: Listed<Action: TS, Outcome: TS, Event: TS, View: TS>,
{
    visitor.visit::<G::View>();
    visitor.visit::<G::Event>();
    visitor.visit::<G::Action>();
    visitor.visit::<G::Outcome>();
}
