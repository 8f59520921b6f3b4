//! `kontor move`: everything carried from one database to another.

use std::io::Write;
use std::path::Path;

use kontor_engine::Text;
use kontor_server::{Fault, table_fault, table_record};
use kontor_store::{Address, Postgres, PostgresAddress, Status, Store, carry};

use crate::failure::Failure;
use crate::paint::GOOD;
use crate::refused;
use crate::say::{counted, said};
use crate::stored::parsed;
use crate::system::runtime;

/// Carry everything stored from an SQLite file into a PostgreSQL database, or back into a new file
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor move --from sqlite:/var/lib/kontor/kontor.db --to postgres://kontor@db/kontor\n  \
    kontor move --from postgres://kontor@db/kontor --to sqlite:/backup/kontor.db\n\n\
    Stop the servers of both first. Every row is read again where it arrived and compared, and so is the\n\
    record of every game; what is carried from stays as it is. Nothing may be stored yet where it goes.")]
pub struct Args {
    /// Where everything is: sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "DATABASE")]
    from: String,

    /// Where it goes
    #[arg(long, value_name = "DATABASE")]
    to: String,
}

/// Carries everything, and checks that it arrived.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (from, to) = (parsed(&args.from)?, parsed(&args.to)?);
    runtime()?.block_on(async {
        match (&from, &to) {
            (Address::Sqlite(file), Address::Postgres(database)) => fill(file, database).await?,
            (Address::Postgres(database), Address::Sqlite(file)) => write(database, file).await?,
            _ => return Err(Failure::new("move-one-kind")),
        }
        let tables = check(&from, &to).await?;
        let what = Text::new("moved").with("from", from.to_string()).with("to", to.to_string());
        let what = what.with("tables", counted("count-tables", tables));
        writeln!(out, "{GOOD}{}{GOOD:#}: {}", said("label-moved"), said(what))?;
        Ok(())
    })
}

async fn fill(file: &Path, database: &PostgresAddress) -> Result<(), Failure> {
    if !file.exists() {
        let text = Text::new("nothing-stored").with("data", file.display().to_string());
        return Err(Failure::new(text));
    }
    carry(file, database).await?;
    Ok(())
}

async fn write(database: &PostgresAddress, file: &Path) -> Result<(), Failure> {
    let store = Postgres::open(database).await?;
    let alone = store.serve_alone().await;
    let written = match alone {
        Ok(()) => Store::back_up(&store, file).await,
        Err(served) => Err(served),
    };
    store.close().await;
    Ok(written?)
}

/// Holds every table against what it was: its log and the record of its game, which must verify where it
/// is now. Says how many there are.
async fn check(from: &Address, to: &Address) -> Result<u64, Failure> {
    let (before, after) = (from.look().await?, to.look().await?);
    let tables = before.tables(&Status::ALL).await?;
    for table in &tables {
        let differs = |why: String| {
            let text = Text::new("fault-of-table").with("id", table.id.to_string());
            Failure::new(text.with("game", table.game.clone()).with("fault", why))
        };
        let wrong = |fault: Fault| differs(refused::fault(&fault, &table.game));
        let arrived = after.table(&table.id).await?;
        let Some(arrived) = arrived.filter(|arrived| arrived == table) else {
            return Err(differs(said("move-other-table")));
        };
        if let Some(fault) = table_fault(&*after, &arrived).await? {
            return Err(wrong(fault));
        }
        let was = table_record(&*before, table).await?.map_err(wrong)?;
        let is = table_record(&*after, &arrived).await?.map_err(wrong)?;
        if was != is {
            return Err(differs(said("move-other-record")));
        }
    }
    let count = after.tables(&Status::ALL).await?.len() as u64;
    before.close().await;
    after.close().await;
    Ok(count)
}
