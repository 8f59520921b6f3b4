//! The colours of the terminal. They are left out where the output is no terminal or `NO_COLOR`
//! is set.

use anstyle::{AnsiColor, Style};

/// What something is called.
pub const HEAD: Style = Style::new().bold();
/// What is stressed.
pub const STRESS: Style = Style::new().italic();
/// What matters less.
pub const FAINT: Style = Style::new().dimmed();
/// What went well.
pub const GOOD: Style = AnsiColor::Green.on_default();
/// What is asked of the player.
pub const ASK: Style = AnsiColor::Cyan.on_default().bold();
/// What is not allowed.
pub const ERROR: Style = AnsiColor::Red.on_default().bold();
