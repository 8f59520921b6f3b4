//! `kontor backup` and `kontor restore`: a copy of everything, and back again.

use std::io::Write;
use std::path::PathBuf;

use kontor_engine::Text;
use kontor_server::database;
use kontor_store::{Address, Postgres, Sqlite, Store, StoreError};

use crate::failure::Failure;
use crate::file::cannot_make;
use crate::paint::GOOD;
use crate::say::{path, said};
use crate::stored::Stored;
use crate::system::runtime;

/// Write everything that is stored into a new file, also while a server is running
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor backup kontor-backup.db\n  \
    kontor backup /backup/kontor.db --data /var/lib/kontor\n  \
    kontor backup /backup/kontor.db --database postgres://kontor@db/kontor\n\n\
    A backup is an SQLite file, also of a PostgreSQL database. It holds the seeds of games that are not over and the hashes of passwords: only its owner\n\
    can read it. kontor restore puts it in place again.")]
pub struct BackupArgs {
    /// The file to write; must not be there yet
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    stored: Stored,
}

/// Put a backup in place, after it was found to be whole
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor restore kontor-backup.db\n  \
    kontor restore /backup/kontor.db --data /var/lib/kontor --replace\n\n\
    The server must be stopped. With --replace, what was there is kept as kontor.db.replaced.")]
pub struct RestoreArgs {
    /// The backup
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The directory for everything that is stored; made if it is not there
    #[arg(long, value_name = "DIR", env = "KONTOR_DATA", default_value = "kontor-data")]
    data: PathBuf,

    /// Put it in the place of what is there already
    #[arg(long)]
    replace: bool,

    /// Not for a backup: `kontor move` carries one into a PostgreSQL database
    #[arg(long, value_name = "DATABASE", env = "KONTOR_DATABASE", hide = true)]
    database: Option<String>,
}

/// Writes a backup.
pub fn run_backup(args: &BackupArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let id = match args.stored.address()? {
        Address::Sqlite(database) => {
            Sqlite::back_up(&database, &args.file)?;
            "backed-up"
        }
        Address::Postgres(database) => {
            runtime()?.block_on(async {
                let store = Postgres::look(&database).await?;
                let written = Store::back_up(&store, &args.file).await;
                store.close().await;
                written
            })?;
            "backed-up-as-file"
        }
    };
    let what = Text::new(id).with("data", args.stored.name()?).with("file", path(&args.file));
    writeln!(out, "{GOOD}{}{GOOD:#}: {}", said("label-written"), said(what))?;
    Ok(())
}

/// Puts a backup in place.
pub fn run_restore(args: &RestoreArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let about = |id| Text::new(id).with("file", path(&args.file));
    if args.database.is_some() {
        return Err(Failure::new(about("restore-by-move")));
    }
    if !args.file.exists() {
        return Err(Failure::new(about("backup-missing")));
    }
    std::fs::create_dir_all(&args.data)
        .map_err(|error| Failure::new(cannot_make(&args.data, &error)))?;
    Sqlite::restore(&args.file, &database(&args.data), args.replace).map_err(
        |error| match error {
            StoreError::Exists(_) => {
                Failure::new(Text::new("stored-already").with("data", path(&args.data)))
            }
            StoreError::Corrupt(why) => Failure::new(about("backup-damaged").with("why", why.0)),
            error => error.into(),
        },
    )?;
    let what = about("restored").with("data", path(&args.data));
    writeln!(out, "{GOOD}{}{GOOD:#}: {}", said("label-restored"), said(what))?;
    Ok(())
}
