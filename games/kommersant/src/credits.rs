//! Who made the game as it was printed, as its booklet says.

use kontor_engine::Credit;

/// In the order of the booklet.
pub(crate) const CREDITS: &[Credit] = &[
    Credit { role: "printer", names: &[] },
    Credit { role: "scans", names: &["sergey_sergei (forum.ngs70.ru)"] },
    Credit { role: "files", names: &["Pitonmohax", "-Borius- (forum.omsk.com)"] },
    Credit { role: "dedication", names: &[] },
];
