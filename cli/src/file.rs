//! Files that are written whole or not at all.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use kontor_engine::Text;

use crate::say::path as named;
use crate::system::plain;

/// Writes a file that does not exist yet. One that exists is left alone, with an error.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    // Taking the name first makes sure that nobody else takes it while the text is written.
    OpenOptions::new().write(true).create_new(true).open(path)?;
    replace(path, text).inspect_err(|_| {
        // The empty file was ours; leaving it would only look like a damaged record.
        let _ = fs::remove_file(path);
    })
}

/// Writes a file in place of the one that is there. Whoever reads it finds the old text or the new,
/// never a part.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    let part = beside(path);
    fs::write(&part, text).and_then(|()| fs::rename(&part, path)).inspect_err(|_| {
        let _ = fs::remove_file(&part);
    })
}

/// A name in the same directory, for a file on the way to be this one.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".part-{}", std::process::id()));
    path.with_file_name(name)
}

/// Why a file could not be written, with its name.
pub fn cannot_write(path: &Path, error: &io::Error) -> Text {
    let text = match error.kind() {
        ErrorKind::AlreadyExists => Text::new("file-exists"),
        ErrorKind::NotFound => Text::new("file-nowhere"),
        _ => Text::new("file-unwritten").with("why", plain(error)),
    };
    text.with("file", named(path))
}

/// The path as a shell takes it: quoted where it has anything but plain characters.
pub fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+,:@%".contains(c);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

/// Why a directory could not be made, with its name.
pub fn cannot_make(path: &Path, error: &io::Error) -> Text {
    let text = match error.kind() {
        ErrorKind::AlreadyExists => Text::new("directory-is-file"),
        _ => Text::new("directory-unmade").with("why", plain(error)),
    };
    text.with("directory", named(path))
}

/// Why a file could not be read, with its name.
pub fn cannot_read(path: &Path, error: &io::Error) -> Text {
    Text::new("file-unread").with("file", named(path)).with("why", plain(error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_quoted_where_a_shell_would_split_them() {
        assert_eq!(quoted(Path::new("games/evening-1.json")), "games/evening-1.json");
        assert_eq!(quoted(Path::new("my games/a.json")), "'my games/a.json'");
        assert_eq!(quoted(Path::new("it's")), r"'it'\''s'");
    }
}
