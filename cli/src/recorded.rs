//! Records in files.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use kontor_engine::Text;
use kontor_engine::any::AnyGame;
use kontor_engine::record::{Damage, LoadError, Record};

use crate::failure::Failure;
use crate::file::cannot_read;
use crate::refused;
use crate::say::{path as named, said};

/// More bytes than a record ever has.
const TOO_LARGE: u64 = 64 << 20;

/// Reads a record, as its text and what it says; from standard input if the file is called `-`.
pub fn load(file: &Path) -> Result<(String, Record), Failure> {
    let unread = |error: LoadError| about(file, said(refused::unread(&error)));
    let text = as_text(read(file)?).map_err(unread)?;
    let record = Record::load(&text).map_err(unread)?;
    Ok((text, record))
}

/// The game of a record.
pub fn game_of(file: &Path, record: &Record) -> Result<&'static dyn AnyGame, Failure> {
    kontor_games::find(&record.game).map_err(|refusal| about(file, refused::alone(&refusal)))
}

/// What is wrong with a record, with the name of its file.
pub fn about(file: &Path, what: String) -> Failure {
    let name =
        if file.as_os_str() == "-" { Text::new("standard-input").into() } else { named(file) };
    Failure::new(Text::new("about-file").with("file", name).with("what", what))
}

fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        io::stdin().lock().take(TOO_LARGE).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(TOO_LARGE).read_to_end(&mut bytes))
    };
    match read {
        Ok(size) if size as u64 == TOO_LARGE => {
            Err(Failure::new(Text::new("record-too-large").with("file", named(path))))
        }
        Ok(_) => Ok(bytes),
        Err(error) => Err(Failure::new(cannot_read(path, &error))),
    }
}

/// The bytes as text, or where they stop being any.
fn as_text(bytes: Vec<u8>) -> Result<String, LoadError> {
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line_start = good.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        LoadError::Damaged {
            line: good.iter().filter(|&&byte| byte == b'\n').count() + 1,
            column: good.len() - line_start + 1,
            damage: Damage::Text,
            reader: error.to_string(),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_text_are_found() {
        let error = as_text(b"{\n  \"a\xff".to_vec()).unwrap_err();
        let expected = "damaged at line 2, column 5: not text in UTF-8";
        assert_eq!(said(refused::unread(&error)), expected);
    }
}
