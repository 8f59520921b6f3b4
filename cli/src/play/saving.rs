//! Keeping the record of a game in a file.

use std::path::{Path, PathBuf};

use kontor_engine::Text;
use kontor_engine::record::Record;

use crate::file;

/// The files that this game is kept in. No other file is ever written over.
#[derive(Default)]
pub struct Saving {
    own: Vec<PathBuf>,
}

impl Saving {
    /// Where the game was kept last.
    pub fn path(&self) -> Option<&Path> {
        self.own.last().map(PathBuf::as_path)
    }

    /// Keeps the game in this file from now on: a new one, or one that is this game's already.
    pub fn keep_in(&mut self, path: &Path, record: &Record) -> Result<(), Text> {
        let known = self.own.iter().position(|own| own == path);
        let written = match known {
            Some(_) => file::replace(path, &record.save()),
            None => file::write_new(path, &record.save()),
        };
        written.map_err(|error| file::cannot_write(path, &error))?;
        if let Some(at) = known {
            self.own.remove(at);
        }
        self.own.push(path.to_path_buf());
        Ok(())
    }

    /// Brings the file that the game was kept in last up to date, if there is one.
    pub fn update(&self, record: &Record) -> Result<(), Text> {
        let Some(path) = self.path() else { return Ok(()) };
        file::replace(path, &record.save()).map_err(|error| file::cannot_write(path, &error))
    }
}
