//! Asking a person, or whatever is at the other end of a pipe.

use std::io::{BufRead, Read, Write};

use crate::failure::Failure;
use crate::paint::ASK;
use crate::system::plain;
use crate::words::printable;

/// The longest line that is read at once, in bytes.
const MAX_LINE: u64 = 4096;

/// Where questions go and answers come from.
pub struct Console<'a> {
    input: &'a mut dyn BufRead,
    /// Where everything is written.
    pub out: &'a mut dyn Write,
    echo: bool,
}

impl<'a> Console<'a> {
    /// A console. With `echo` each answer is written after its question, as a terminal would do:
    /// what comes out of a pipe then reads like what is seen on a screen.
    pub fn new(input: &'a mut dyn BufRead, out: &'a mut dyn Write, echo: bool) -> Console<'a> {
        Console { input, out, echo }
    }

    /// Asks and waits for a line, returned without blanks at its ends; `None` when there are no more.
    pub fn ask(&mut self, question: &str) -> Result<Option<String>, Failure> {
        write!(self.out, "{ASK}{question}{ASK:#} ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        (&mut *self.input)
            .take(MAX_LINE)
            .read_until(b'\n', &mut bytes)
            .map_err(|error| Failure::because("no-input", plain(&error)))?;
        if bytes.is_empty() {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_string();
        if self.echo {
            writeln!(self.out, "{}", printable(&line))?;
        }
        Ok(Some(line))
    }
}
