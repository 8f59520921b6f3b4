//! Who made the game as it was printed, as its booklet says.

use kontor_engine::Credit;

/// In the order of the booklet.
pub(crate) const CREDITS: &[Credit] = &[
    Credit { role: "design", names: &["Oleksandr Tykhenko"] },
    Credit { role: "publisher", names: &["BombatGame"] },
    Credit { role: "testing", names: &[] },
];
