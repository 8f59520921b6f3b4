//! `kontor table`: a look at what is stored of one table.

use std::io::Write;

use clap::Subcommand;
use kontor_engine::Text;
use kontor_server::table_fault;
use kontor_store::{Store, StoredTable, TableId};

use crate::failure::Failure;
use crate::paint::{ERROR, GOOD};
use crate::refused;
use crate::say::said;
use crate::stored::Stored;
use crate::system::runtime;

/// Look at what is stored of one table
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    kontor table inspect q3v8k2m4n6p8r0s2 --data /var/lib/kontor\n\n\
    Nothing is changed, and a server may be running. If the log of the table cannot be played, the exit\n\
    code is 2.")]
pub struct Args {
    #[command(subcommand)]
    task: Wanted,

    #[command(flatten)]
    stored: Stored,
}

#[derive(Subcommand)]
enum Wanted {
    /// What is known of it, and whether its log can be played: if not, where it halts and why
    Inspect {
        /// Its id
        table: String,
    },
}

/// Looks, and fails if the table is halted.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let Wanted::Inspect { table } = &args.task;
    let no_id = |_| Failure::new(Text::new("no-table-id").with("given", table.clone()));
    let id = table.parse().map_err(no_id)?;
    let address = args.stored.address()?;
    runtime()?.block_on(async {
        let store = address.look().await?;
        let inspected = inspect(&*store, &id, out).await;
        store.close().await;
        inspected
    })
}

async fn inspect(store: &dyn Store, id: &TableId, out: &mut dyn Write) -> Result<(), Failure> {
    let about = |text| Text::new(text).with("id", id.to_string());
    let stored = store.table(id).await?;
    let stored = stored.ok_or_else(|| Failure::new(about("no-table")))?;
    let mut rows = described(store, &stored).await?;
    let fault = table_fault(store, &stored).await?;
    let (style, last) = match &fault {
        Some(fault) => (ERROR, (said("label-halted"), refused::fault(fault, &stored.game))),
        None => (GOOD, (said("label-whole"), said("log-plays"))),
    };
    rows.push(last);
    let width = rows.iter().map(|(head, _)| head.chars().count()).max().unwrap_or(0);
    for ((head, value), at) in rows.iter().zip(1..) {
        let gap = width - head.chars().count();
        let style = if at == rows.len() { style } else { anstyle::Style::new() };
        writeln!(out, "{style}{head}{style:#}:{:gap$} {value}", "")?;
    }
    match fault {
        Some(_) => Err(Failure::new(about("log-halted"))),
        None => Ok(()),
    }
}

/// What everybody may know of it.
async fn described(
    store: &dyn Store,
    stored: &StoredTable,
) -> Result<Vec<(String, String)>, Failure> {
    let StoredTable { id, game, rules, edition, options, version, .. } = stored;
    let status = said(Text::new(format!("status-{}", stored.status.as_str())));
    let rules = Text::new("table-rules")
        .with("game", game.clone())
        .with("edition", edition.clone())
        .with("rules", rules.to_string())
        .with("options", options.to_string());
    let mut rows =
        vec![(said("head-table"), format!("{id}, {status}")), (said("head-game"), said(rules))];
    for (number, seat) in stored.seats.iter().enumerate() {
        let people = store.people(&seat.people).await?;
        let names = people.into_iter().map(|person| person.name);
        let who: Vec<String> = names.chain(seat.bot.clone()).collect();
        let seat = said(Text::new("sim-seat").with("seat", number.to_string()));
        rows.push((seat, if who.is_empty() { said("nobody") } else { who.join(", ") }));
    }
    rows.push((said("head-entries"), version.to_string()));
    Ok(rows)
}
