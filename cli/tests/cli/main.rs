//! The program as people run it: arguments and input in, text and exit code out.

mod analyse;
mod arena;
mod arguments;
mod backup;
mod database;
mod games;
mod ladder;
mod languages;
mod load;
mod operator;
mod play;
mod record;
mod replay;
mod rules;
mod serve;
mod sim;
mod soak;
mod table;
mod train;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the program left behind.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Ran {
    /// The output of a run that went well.
    fn ok(self) -> String {
        assert_eq!(self.code, 0, "{}{}", self.out, self.err);
        self.out
    }

    /// The one line of a run that was refused, without the word for it.
    fn refused(self) -> String {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        assert_eq!(self.out, "");
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        let errors = ["error: ", "ошибка: ", "błąd: "];
        let reason = errors.iter().find_map(|label| self.err.trim_end().strip_prefix(label));
        reason.expect("says that it is an error").to_string()
    }
}

/// The program with these arguments, split at blanks; how the tests are run neither colours it
/// nor says its language.
fn command(args: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kontor"));
    command.env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR").env_remove("KONTOR_LANG");
    command.env("LC_ALL", "C");
    command.args(args.split_whitespace());
    command
}

/// Runs the program with this input.
fn fed(mut command: Command, input: &str) -> Ran {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("the input is a pipe");
    let input = input.to_string();
    // Beside the reading of the output, as either pipe may fill up; a program that needs no more
    // input closes it.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input was written");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
    Ran {
        code: output.status.code().expect("the program was not killed"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// Runs the program without input.
fn kontor(args: &str) -> Ran {
    fed(command(args), "")
}

/// Runs the program on a file.
fn kontor_on(args: &str, file: &Path) -> Ran {
    let mut command = command(args);
    command.arg(file);
    fed(command, "")
}

/// An empty directory for one test.
fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory for the test");
    path
}

/// The record of one game among bots.
fn a_record(directory: &Path) -> PathBuf {
    let mut command = command("sim mercurius --games 1 --seed 7 --bots steady,random,random");
    command.arg("--records").arg(directory);
    fed(command, "").ok();
    directory.join("mercurius-7-0.json")
}
