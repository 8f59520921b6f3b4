//! A PostgreSQL server from the system's packages, shared by all test programs.
//!
//! The first that needs it starts it, in a directory of its own and without waiting for the disk. Every
//! program that uses it holds a lock with others; whoever started it leaves a process behind that waits
//! until nobody does, stops the server and removes what it stored.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

/// Who owns everything in the server.
const USER: &str = "kontor";

/// How many seconds the server may take to start, or to take a connection: longer than on the slowest machine.
const PATIENCE: u32 = 300;

/// What is to be told who has no PostgreSQL.
const MISSING: &str =
    "PostgreSQL is missing: install the package postgresql (scripts/setup does it where it may)";

/// A database of its own for a test, which is gone with it.
#[derive(Debug)]
pub struct Database {
    name: String,
}

impl Database {
    /// A new database, empty.
    pub fn fresh() -> Database {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).expect("the system gives randomness");
        let name = format!("test_{}", hex::encode(bytes));
        server().run_sql("postgres", &format!("CREATE DATABASE {name}"));
        Database { name }
    }

    /// Where it is, as programs are told. It is there, however long a busy machine takes to connect.
    pub fn address(&self) -> String {
        let place = server().directory.display().to_string().replace('/', "%2F");
        format!("postgres://{USER}@{place}/{}?connect_timeout={PATIENCE}", self.name)
    }

    /// Does something behind the back of who uses it, and says what was found: a line for each row.
    pub fn run_sql(&self, sql: &str) -> String {
        server().run_sql(&self.name, sql)
    }

    /// Cuts all connections to it, as a restart of the server would.
    pub fn cut_connections(&self) {
        let sql = format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'",
            self.name
        );
        server().run_sql("postgres", &sql);
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let sql = format!("DROP DATABASE {} WITH (FORCE)", self.name);
        // If it is not removed now, it is when the server stops.
        let _ = server().psql("postgres", &sql);
    }
}

/// The server, which this program has in use until it ends.
struct Server {
    directory: PathBuf,
    programs: PathBuf,
    _in_use: File,
}

fn server() -> &'static Server {
    static SERVER: OnceLock<Server> = OnceLock::new();
    SERVER.get_or_init(|| Server::find_or_start().expect("a PostgreSQL server for tests"))
}

impl Server {
    fn find_or_start() -> io::Result<Server> {
        let programs = programs().ok_or_else(|| io::Error::other(MISSING))?;
        let owner = fs::metadata("/proc/self")?.uid();
        let directory = std::env::temp_dir().join(format!("kontor-tests-{owner}"));
        fs::create_dir_all(&directory)?;
        // The server's own user must get to what is in it, and nobody else has to.
        fs::set_permissions(&directory, fs::Permissions::from_mode(0o711))?;
        let in_use = open(&directory.join("in-use"))?;
        in_use.lock_shared()?;
        // One program looks and starts, others wait for it.
        let starting = open(&directory.join("starting"))?;
        starting.lock()?;
        let server = Server { directory: directory.join("postgres"), programs, _in_use: in_use };
        if !server.answers() {
            server.start()?;
            stop_when_unused(&server)?;
        }
        Ok(server)
    }

    fn answers(&self) -> bool {
        self.psql("postgres", "SELECT 1").is_ok_and(|said| said.status.success())
    }

    fn start(&self) -> io::Result<()> {
        let directory = &self.directory;
        if directory.exists() {
            fs::remove_dir_all(directory)?;
        }
        fs::create_dir(directory)?;
        if is_root()? {
            let made = Command::new("chown").arg("postgres").arg(directory).output()?;
            succeeded(&made)?;
        }
        let data = directory.join("data");
        let mut make = self.command("initdb")?;
        make.arg("-D").arg(&data).args(["-U", USER, "--auth=trust", "-E", "UTF8"]);
        succeeded(&make.args(["--locale=C.UTF-8", "--no-sync"]).output()?)?;
        let settings = format!(
            "-c listen_addresses='' -c unix_socket_directories={} -c max_connections=300 \
             -c fsync=off -c full_page_writes=off",
            directory.display()
        );
        let mut start = self.command("pg_ctl")?;
        start.arg("-D").arg(&data).arg("-l").arg(directory.join("log")).args([
            "-w",
            "-t",
            &PATIENCE.to_string(),
            "-o",
            &settings,
        ]);
        // What it says goes nowhere: it would keep the output of the tests open.
        let started = start.arg("start").stdin(Stdio::null()).stdout(Stdio::null()).status()?;
        match started.success() {
            true => Ok(()),
            false => Err(io::Error::other(fs::read_to_string(directory.join("log"))?)),
        }
    }

    /// A program of PostgreSQL; it does not run as root.
    fn command(&self, name: &str) -> io::Result<Command> {
        let path = self.programs.join(name);
        if !is_root()? {
            return Ok(Command::new(path));
        }
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(path).current_dir(&self.directory);
        Ok(command)
    }

    fn psql(&self, database: &str, sql: &str) -> io::Result<Output> {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.arg("-h").arg(&self.directory).args(["-U", USER, "-d", database]);
        psql.args(["-X", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-c", sql]).output()
    }

    fn run_sql(&self, database: &str, sql: &str) -> String {
        let said = self.psql(database, sql).expect("psql runs");
        succeeded(&said).expect(sql);
        String::from_utf8_lossy(&said.stdout).trim().to_string()
    }
}

/// Leaves a process behind that stops the server when no test program uses it any more.
fn stop_when_unused(server: &Server) -> io::Result<()> {
    let lock = server.directory.with_file_name("in-use");
    let mut wait = Command::new("flock");
    wait.arg("--exclusive").arg(&lock).arg("sh").arg("-c");
    let directory = server.directory.display();
    let stop = server.command("pg_ctl")?;
    let stop: Vec<_> = [stop.get_program()].into_iter().chain(stop.get_args()).collect();
    let stop: Vec<_> = stop.iter().map(|word| word.to_string_lossy()).collect();
    let script =
        format!("{} -D {directory}/data -m immediate stop; rm -rf {directory}", stop.join(" "));
    // Not one of the test's own processes: those may be ended together with it.
    wait.arg(script).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    std::os::unix::process::CommandExt::process_group(&mut wait, 0).spawn().map(drop)
}

/// Where PostgreSQL's own programs are: Debian keeps them out of the way.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions.map(|version| version.path().join("bin")).max();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = newest.into_iter().chain(std::env::split_paths(&path));
    all.into_iter().find(|place| place.join("initdb").exists() && place.join("psql").exists())
}

fn is_root() -> io::Result<bool> {
    Ok(fs::metadata("/proc/self")?.uid() == 0)
}

fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new().create(true).truncate(false).write(true).open(path)
}

fn succeeded(said: &Output) -> io::Result<()> {
    match said.status.success() {
        true => Ok(()),
        false => Err(io::Error::other(String::from_utf8_lossy(&said.stderr).into_owned())),
    }
}
