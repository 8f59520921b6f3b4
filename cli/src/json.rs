//! Output for programs.

use std::io::Write;

use serde::Serialize;

use crate::failure::Failure;

/// Writes something as JSON, indented.
pub fn write_json(value: &impl Serialize, out: &mut dyn Write) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).expect("what is written has a JSON form");
    Ok(writeln!(out, "{text}")?)
}
