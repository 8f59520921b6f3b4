//! What an operator asks of a running server: through a socket in the data directory, which nobody but
//! the owner of the directory can open. One line of JSON is asked, one answered.

use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kontor_engine::letter::to_json;
use kontor_store::{Name, PersonId, Status, StoredTable, TableId};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{UnixListener, UnixStream};

use crate::app::App;
use crate::protocol::Problem;
use crate::table::Message;
use crate::words;

/// The folder of the socket, in the data directory: only its owner may enter.
const FOLDER: &str = "admin";
const SOCKET: &str = "socket";

/// Where a question says the language of who asks.
const LANGUAGE: &str = "language";

/// The longest question.
const LONGEST: u64 = 16 * 1024;

/// What an operator wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Task {
    /// The tables that wait or play.
    List,
    /// What is known of a table, without what players hide.
    Inspect { table: TableId },
    /// Closes a table.
    Close { table: TableId },
    /// The record of a finished game.
    Export { table: TableId },
    /// Deletes a person's account, as the person could.
    Remove { name: String },
    /// A link by which a person can sign in once, without the password.
    Link { name: String },
    /// The programs of a person.
    Programs {
        /// The person's name.
        owner: String,
    },
    /// Makes a program for a person, and says its key.
    AddProgram {
        /// The person's name.
        owner: String,
        /// What it is called.
        name: String,
    },
    /// Gives a program another key: the one of before is void.
    ChangeKey {
        /// What it is called.
        name: String,
    },
    RemoveProgram {
        /// What it is called.
        name: String,
    },
}

/// Why an operator got no answer.
#[derive(Debug)]
pub enum AskError {
    /// No server runs on this data.
    NoServer,
    /// The socket broke.
    Broken(std::io::Error),
    /// The server stopped before it answered.
    Stopped,
    /// It could not be done, and why.
    Refused(String),
}

fn socket(data: &Path) -> PathBuf {
    data.join(FOLDER).join(SOCKET)
}

/// Asks the server that runs on this data; what it refuses is said in this language.
pub async fn ask(data: &Path, task: &Task, language: &str) -> Result<Json, AskError> {
    let mut stream = UnixStream::connect(socket(data)).await.map_err(|_| AskError::NoServer)?;
    let mut question = to_json(task);
    question[LANGUAGE] = language.into();
    stream.write_all(format!("{question}\n").as_bytes()).await.map_err(AskError::Broken)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(AskError::Broken)?;
    let answer: Json = serde_json::from_str(&answer).map_err(|_| AskError::Stopped)?;
    match answer.get("refused").and_then(Json::as_str) {
        Some(why) => Err(AskError::Refused(why.to_string())),
        None => Ok(answer["done"].clone()),
    }
}

/// Opens the socket. What another server left there is taken away: of two on the same data only one runs.
pub fn open(data: &Path) -> std::io::Result<UnixListener> {
    let folder = data.join(FOLDER);
    match std::fs::DirBuilder::new().mode(0o700).create(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => return Err(error),
        _ => {}
    }
    let path = socket(data);
    match std::fs::remove_file(&path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    UnixListener::bind(path)
}

/// Answers until the server stops.
pub async fn serve(listener: UnixListener, app: Arc<App>) {
    loop {
        let stream = tokio::select! {
            () = app.tables.stop.cancelled() => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => stream,
                Err(error) => {
                    tracing::warn!(%error, "the operator's socket broke");
                    break;
                }
            },
        };
        let own = Arc::clone(&app);
        app.tables.tasks.spawn(async move {
            if let Err(error) = answer(stream, &own).await {
                tracing::debug!(%error, "an operator went away");
            }
        });
    }
    // Whether it is there or not, nobody answers any more.
    let _ = std::fs::remove_file(socket(&app.tables.config.data));
}

async fn answer(stream: UnixStream, app: &Arc<App>) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut line = String::new();
    BufReader::new(read.take(LONGEST)).read_line(&mut line).await?;
    let question: Json = serde_json::from_str(&line).unwrap_or_default();
    let language = question[LANGUAGE].as_str().and_then(kontor_texts::language);
    let done = match Task::deserialize(&question) {
        Ok(task) => app.carry_out(task).await,
        Err(_) => Err(Problem::bad("no-such-task")),
    };
    let done = done.map_err(|problem| match language {
        Some(language) => words::said(&problem.say, language),
        None => problem.text,
    });
    let answer = match done {
        Ok(done) => json!({"done": done}),
        Err(why) => json!({"refused": why}),
    };
    write.write_all(answer.to_string().as_bytes()).await?;
    write.shutdown().await
}

impl App {
    /// Does what an operator wants.
    pub async fn carry_out(self: &Arc<App>, task: Task) -> Result<Json, Problem> {
        match task {
            Task::List => {
                let states = [Status::Waiting, Status::Playing];
                let mut listed = Vec::new();
                for stored in self.tables.store.tables(&states).await? {
                    listed.push(self.known_of(&stored).await?);
                }
                Ok(listed.into())
            }
            Task::Inspect { table } => {
                let stored = self.tables.store.table(&table).await?;
                self.known_of(&stored.ok_or_else(|| Problem::missing("table"))?).await
            }
            Task::Close { table } => {
                let close = |reply| Message::Close { reply };
                self.tables.ask(&table, close).await?;
                tracing::info!(%table, "a table was closed by the operator");
                Ok(Json::Null)
            }
            Task::Export { table } => {
                let ask = |reply| Message::Past { caller: None, reply };
                let past = self.tables.ask(&table, ask).await?;
                if !past.finished {
                    return Err(Problem::conflict("record-later"));
                }
                let unreadable = |error| Problem::unreadable(&error);
                serde_json::from_str(&past.record().save()).map_err(unreadable)
            }
            Task::Remove { name } => {
                let person = self.named(&name).await?;
                self.remove(&person).await?;
                tracing::info!(person = %person, "a person was removed by the operator");
                Ok(Json::Null)
            }
            Task::Link { name } => {
                let person = self.named(&name).await?;
                let link = self.links.make(&person);
                let config = &self.tables.config;
                let here = || format!("http://{}", config.listen);
                let public = config.public_url.clone().unwrap_or_else(here);
                Ok(format!("{}/account#link={link}", public.trim_end_matches('/')).into())
            }
            Task::Programs { owner } => {
                Ok(to_json(&self.programs(&self.named(&owner).await?).await?))
            }
            Task::AddProgram { owner, name } => {
                let owner = self.named(&owner).await?;
                let owner = self.tables.store.person(&owner).await?;
                let owner = owner.ok_or_else(|| Problem::missing("person"))?;
                Ok(to_json(&self.add_program(&owner, &name).await?))
            }
            Task::ChangeKey { name } => {
                let (owner, program) = self.program_named(&name).await?;
                Ok(to_json(&self.change_key(&owner, &program).await?))
            }
            Task::RemoveProgram { name } => {
                let (owner, program) = self.program_named(&name).await?;
                self.remove_program(&owner, &program).await?;
                Ok(Json::Null)
            }
        }
    }

    async fn named(&self, name: &str) -> Result<PersonId, Problem> {
        let name = Name::new(name)?;
        let person = self.tables.store.person_named(&name).await?;
        Ok(person.ok_or_else(|| Problem::missing("person"))?.id)
    }

    /// Who answers for the program of this name, and the program.
    async fn program_named(&self, name: &str) -> Result<(PersonId, PersonId), Problem> {
        let found = self.tables.store.person_named(&Name::new(name)?).await?;
        let program = found.and_then(|program| Some((program.owner?, program.id)));
        program.ok_or_else(|| Problem::missing("program"))
    }

    /// What an operator may know of a table: nothing that players hide.
    async fn known_of(&self, stored: &StoredTable) -> Result<Json, Problem> {
        let ids: Vec<PersonId> = stored.seats.iter().flat_map(|seat| seat.people.clone()).collect();
        let people = self.tables.store.people(&ids).await?;
        let name = |id: &PersonId| {
            people.iter().find(|person| person.id == *id).map(|person| person.name.clone())
        };
        let seats: Vec<Json> = stored
            .seats
            .iter()
            .map(|seat| {
                let people: Vec<String> = seat.people.iter().filter_map(name).collect();
                json!({"people": people, "bot": seat.bot})
            })
            .collect();
        Ok(json!({
            "table": stored.id, "game": stored.game, "edition": stored.edition,
            "status": stored.status, "settings": stored.settings, "seats": seats,
            "entries": stored.version, "open": self.tables.is_open(&stored.id),
            "created": stored.created, "updated": stored.updated,
        }))
    }
}
