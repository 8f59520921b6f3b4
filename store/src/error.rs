//! Why something could not be stored or read.

use std::path::PathBuf;

use crate::damage::Damage;
use crate::log::Version;

/// Why something could not be stored or read. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another person has this name, or one that looks the same.
    #[error("this name is taken")]
    NameTaken,
    /// There is no such person or table.
    #[error("there is no such {0}")]
    Missing(&'static str),
    /// There is no room on the disk.
    #[error("the disk is full: make room, and try again")]
    DiskFull,
    /// Another server has this data in its hands.
    #[error("this data is already served by another kontor{}", in_words(*process))]
    Served {
        /// The process, where it can be told.
        process: Option<u32>,
    },
    /// There is something where a file was to be made.
    #[error("{} is there already, and is not overwritten", .0.display())]
    Exists(PathBuf),
    /// More waits to be written than the store takes.
    #[error("more waits to be written than the disk can take just now")]
    Busy,
    /// The database is elsewhere, and does not answer.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// There is something stored where nothing must be.
    #[error("something is stored there already")]
    NotEmpty,
    /// Another program holds the database.
    #[error("the database is in use by another program: stop it, and try again")]
    Locked,
    /// The file may not be read or written.
    #[error("the database cannot be written: check who owns it and its directory")]
    ReadOnly,
    /// The file is damaged, or no database.
    #[error("the database is damaged: {0}. Put a backup in its place")]
    Corrupt(Damage),
    /// The file was written by a newer program.
    #[error(
        "the database has schema {found}; this program knows up to schema {known}. \
         Use a newer kontor"
    )]
    Newer {
        /// The schema of the file.
        found: i64,
        /// The newest schema this program knows.
        known: i64,
    },
    /// The file was written by an older program, and may only be looked at.
    #[error(
        "the database has schema {found}, and this program reads schema {known}. \
         `kontor serve` brings it up to date"
    )]
    Older {
        /// The schema of the file.
        found: i64,
        /// The schema of this program.
        known: i64,
    },
    /// The store has been closed.
    #[error("the store has been closed")]
    Closed,
    /// Something else, as the database says it.
    #[error("the database failed: {0}")]
    Other(String),
}

fn in_words(process: Option<u32>) -> String {
    process.map(|process| format!(" (process {process})")).unwrap_or_default()
}

/// Why nothing was appended.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AppendError {
    /// The log is not as long as was expected: somebody else was first.
    #[error("the log is at version {actual} already")]
    Conflict {
        /// The version it has.
        actual: Version,
    },
    /// This message of this person was appended before: it must not be played twice.
    #[error("this message was played already, as version {version}")]
    Repeated {
        /// The version it became.
        version: Version,
    },
    /// It could not be stored, whoever was first.
    #[error(transparent)]
    Store(#[from] StoreError),
}
