//! `kontor check`: whether everything that is stored is whole and can be played.

use std::io::Write;

use indicatif::{ProgressBar, ProgressStyle};
use kontor_engine::Text;
use kontor_server::table_fault;
use kontor_store::{Address, Damage, Status, Store};

use crate::failure::Failure;
use crate::paint::{ERROR, GOOD};
use crate::refused;
use crate::say::{counted, said};
use crate::stored::Stored;
use crate::system::runtime;

/// Check that everything stored is whole: the file, every table's log, every finished game
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor check\n  \
    kontor check --data /var/lib/kontor\n  \
    kontor check --database postgres://kontor@db/kontor\n\n\
    Nothing is changed, and a server may be running. If something is wrong, every fault is named\n\
    and the exit code is 2.")]
pub struct Args {
    #[command(flatten)]
    stored: Stored,
}

/// Checks everything, and fails if something is wrong.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let address = args.stored.address()?;
    runtime()?.block_on(async {
        let store = address.look().await?;
        let checked = check(&*store, &address, out).await;
        store.close().await;
        checked
    })
}

async fn check(store: &dyn Store, at: &Address, out: &mut dyn Write) -> Result<(), Failure> {
    let whole = match at {
        Address::Sqlite(_) => "check-whole",
        Address::Postgres(_) => "check-whole-database",
    };
    let of_file = |fault: Damage| said(Text::new("fault-of-file").with("fault", fault.0));
    let mut faults: Vec<String> = store.faults().await?.into_iter().map(of_file).collect();
    let tables = store.tables(&Status::ALL).await?;
    let progress = progress_bar(tables.len() as u64);
    for table in &tables {
        if let Some(fault) = table_fault(store, table).await? {
            let text = Text::new("fault-of-table").with("id", table.id.to_string());
            let text = text.with("game", table.game.clone());
            faults.push(said(text.with("fault", refused::fault(&fault, &table.game))));
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    for fault in &faults {
        writeln!(out, "{ERROR}{}{ERROR:#}: {fault}", said("label-fault"))?;
    }
    let tables = counted("count-tables", tables.len() as u64);
    match faults.len() {
        0 => {
            let whole = said(Text::new(whole).with("tables", tables));
            writeln!(out, "{GOOD}{}{GOOD:#}: {whole}", said("label-whole"))?;
            Ok(())
        }
        faults => Err(Failure::new(counted("check-faults", faults as u64).with("tables", tables))),
    }
}

/// Shown on the error stream, and only if that is a terminal.
fn progress_bar(tables: u64) -> ProgressBar {
    let text = Text::new("progress-tables").with("done", "{human_pos}").with("all", "{human_len}");
    let template = format!("{{bar:30}} {}", said(text.with("left", "{eta}")));
    let style = ProgressStyle::with_template(&template).expect("the template is well formed");
    ProgressBar::new(tables).with_style(style)
}
