//! `kontor completions`: completion scripts for shells.

use std::io::Write;

use clap_complete::Shell;

use crate::failure::Failure;

/// Print a script that lets a shell complete kontor's arguments
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor completions bash > ~/.local/share/bash-completion/completions/kontor\n  \
    kontor completions zsh > ~/.zfunc/_kontor\n  \
    kontor completions fish > ~/.config/fish/completions/kontor.fish")]
pub struct Args {
    /// The shell
    shell: Shell,
}

/// Prints the script for the command.
pub fn run(args: &Args, command: &mut clap::Command, out: &mut dyn Write) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, command, "kontor", &mut script);
    Ok(out.write_all(&script)?)
}
