//! Who made the game as it was printed, as its booklet says.

use kontor_engine::Credit;

/// In the order of the booklet.
pub(crate) const CREDITS: &[Credit] = &[
    Credit { role: "design", names: &["Łukasz Woźniak"] },
    Credit { role: "art", names: &["Jarek Nocoń"] },
    Credit { role: "development", names: &["Maciej Teległow"] },
    Credit { role: "testing", names: &["Michał Pepliński"] },
    Credit { role: "publisher", names: &["REBEL.PL"] },
];
