//! The games of a contest in a file, so that it can be gone on with: a line that says what is played, and
//! one for each game.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use kontor_bots::Contest;
use kontor_bots::arena::Played;
use kontor_engine::any::AnyGame;
use kontor_engine::{OptionValue, Text};
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::file;
use crate::say::path as named;

/// What is played; games of another contest are not mixed with these.
#[derive(PartialEq, Serialize, Deserialize)]
struct Head {
    game: String,
    rules: u32,
    edition: String,
    options: BTreeMap<String, OptionValue>,
    players: usize,
    bots: Vec<String>,
    seed: u64,
}

/// The file.
pub struct Kept {
    file: File,
    path: PathBuf,
}

impl Kept {
    /// Opens the file, and reads the games in it; makes it if there is none.
    pub fn open(
        path: &Path,
        game: &dyn AnyGame,
        contest: &Contest,
    ) -> Result<(Kept, Vec<Played>), Failure> {
        let failed = |error: std::io::Error| Failure::new(file::cannot_write(path, &error));
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(failed)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(|error| match error.kind() {
            ErrorKind::InvalidData => broken(path, 1),
            _ => failed(error),
        })?;
        // A line without its end was being written when the program was stopped.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let head = Head::of(game, contest);
        let games = read(&text[..whole], path, &head)?;
        file.set_len(whole as u64).map_err(failed)?;
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        let mut kept = Kept { file, path: path.to_path_buf() };
        if whole == 0 {
            kept.append(&head)?;
        }
        Ok((kept, games))
    }

    /// Keeps a game.
    pub fn add(&mut self, played: &Played) -> Result<(), Failure> {
        self.append(played)
    }

    fn append(&mut self, line: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string(line).expect("plain figures have a JSON form") + "\n";
        self.file
            .write_all(text.as_bytes())
            .map_err(|error| Failure::new(file::cannot_write(&self.path, &error)))
    }
}

impl Head {
    fn of(game: &dyn AnyGame, contest: &Contest) -> Head {
        let info = game.info();
        Head {
            game: info.id.to_string(),
            rules: info.rules_version,
            edition: contest.setup.edition().to_string(),
            options: contest
                .setup
                .options()
                .map(|(id, value)| (id.to_string(), value.clone()))
                .collect(),
            players: contest.setup.seats(),
            bots: contest.bots.clone(),
            seed: contest.seed,
        }
    }
}

fn read(text: &str, path: &Path, head: &Head) -> Result<Vec<Played>, Failure> {
    let mut lines = text.lines().zip(1..);
    let Some((first, _)) = lines.next() else { return Ok(Vec::new()) };
    let found: Head = serde_json::from_str(first).map_err(|_| broken(path, 1))?;
    if found != *head {
        return Err(Failure::new(Text::new("arena-other").with("file", named(path))));
    }
    let game = |(line, number): (&str, usize)| -> Result<Played, Failure> {
        let played: Played = serde_json::from_str(line).map_err(|_| broken(path, number))?;
        if played.fits(head.players) { Ok(played) } else { Err(broken(path, number)) }
    };
    lines.map(game).collect()
}

fn broken(path: &Path, line: usize) -> Failure {
    Failure::new(Text::new("arena-broken").with("file", named(path)).with("line", line))
}
