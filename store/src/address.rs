//! Where things are stored: a file, or a database server.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use tokio_postgres::Config;
use tokio_postgres::config::SslMode;

use crate::error::StoreError;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::store::Store;

/// What the address of a file begins with.
const FILE: &str = "sqlite:";

/// Where things are stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Address {
    /// In an SQLite file: `sqlite:PATH`.
    Sqlite(PathBuf),
    /// In a PostgreSQL database: `postgres://USER:PASSWORD@HOST:PORT/NAME`.
    Postgres(PostgresAddress),
}

/// Why a text is no address of a database.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadAddress {
    /// It begins like none.
    #[error("a database is sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME")]
    Kind,
    /// PostgreSQL's client cannot read it.
    #[error("{0}")]
    Form(String),
    /// It wants the connection encrypted.
    #[error(
        "sslmode=require is not known here: connect through a tunnel, or a socket on the same machine"
    )]
    Encrypted,
}

impl Address {
    /// Opens it, makes it if there is nothing yet, and brings an older schema up to date.
    pub async fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Address::Sqlite(path) => Arc::new(Sqlite::open(path).await?),
            Address::Postgres(address) => Arc::new(Postgres::open(address).await?),
        })
    }

    /// The same for a server, which wants no other beside it: [`StoreError::Served`] if there is one.
    pub async fn serve(&self) -> Result<Arc<dyn Store>, StoreError> {
        let Address::Postgres(address) = self else { return self.open().await };
        let store = Postgres::open(address).await?;
        store.serve_alone().await?;
        Ok(Arc::new(store))
    }

    /// Opens it to look at, also while programs serve it. Whatever would change something is refused with
    /// [`StoreError::ReadOnly`].
    pub async fn look(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Address::Sqlite(path) => Arc::new(Sqlite::look(path).await?),
            Address::Postgres(address) => Arc::new(Postgres::look(address).await?),
        })
    }
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Address, BadAddress> {
        match text.strip_prefix(FILE) {
            Some("") => Err(BadAddress::Kind),
            Some(path) => Ok(Address::Sqlite(path.into())),
            None => text.parse().map(Address::Postgres),
        }
    }
}

/// Without the password.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Sqlite(path) => write!(f, "{FILE}{}", path.display()),
            Address::Postgres(address) => address.fmt(f),
        }
    }
}

/// A PostgreSQL database, as its own programs are told of it.
#[derive(Clone, PartialEq, Eq)]
pub struct PostgresAddress {
    text: String,
    config: Box<Config>,
}

impl PostgresAddress {
    pub(crate) fn config(&self) -> &Config {
        &self.config
    }
}

impl FromStr for PostgresAddress {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<PostgresAddress, BadAddress> {
        if !["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme)) {
            return Err(BadAddress::Kind);
        }
        let form = |error: tokio_postgres::Error| {
            let why = std::error::Error::source(&error).map(ToString::to_string);
            BadAddress::Form(why.unwrap_or_else(|| error.to_string()))
        };
        let config: Config = text.parse().map_err(form)?;
        if config.get_ssl_mode() == SslMode::Require {
            return Err(BadAddress::Encrypted);
        }
        Ok(PostgresAddress { text: text.to_string(), config: Box::new(config) })
    }
}

/// Without the password, wherever it stands.
impl fmt::Display for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, after) = self.text.split_once("://").unwrap_or(("postgres", &self.text));
        let (place, options) = after.split_once('?').unwrap_or((after, ""));
        let place = match place.rsplit_once('@') {
            Some((who, place)) => {
                let user = who.split(':').next().unwrap_or_default();
                let hidden = if who.contains(':') { ":***" } else { "" };
                format!("{user}{hidden}@{place}")
            }
            None => place.to_string(),
        };
        write!(f, "{whole}://{place}")?;
        let secret = |option: &&str| !option.starts_with("password=");
        let options: Vec<&str> =
            options.split('&').filter(|option| !option.is_empty()).filter(secret).collect();
        if options.is_empty() { Ok(()) } else { write!(f, "?{}", options.join("&")) }
    }
}

impl fmt::Debug for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (given, shown) in [
            ("sqlite:/var/lib/kontor/kontor.db", "sqlite:/var/lib/kontor/kontor.db"),
            ("postgres://kontor:secret@db:5432/club", "postgres://kontor:***@db:5432/club"),
            ("postgres://kontor:se%40cret@db/club", "postgres://kontor:***@db/club"),
            ("postgresql://db/club", "postgresql://db/club"),
            (
                "postgres://kontor@db/club?password=secret&connect_timeout=3",
                "postgres://kontor@db/club?connect_timeout=3",
            ),
        ] {
            let address: Address = given.parse().unwrap();
            assert_eq!(address.to_string(), shown);
            assert!(!format!("{address:?}").contains("secret"));
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in ["", "kontor.db", "sqlite:", "mysql://db/club"] {
            assert_eq!(text.parse::<Address>(), Err(BadAddress::Kind), "{text}");
        }
        let wrong = "postgres://db/club?connect_timeout=soon".parse::<Address>();
        assert!(matches!(wrong, Err(BadAddress::Form(_))), "{wrong:?}");
        let encrypted = "postgres://db/club?sslmode=require".parse::<Address>();
        assert_eq!(encrypted, Err(BadAddress::Encrypted));
    }
}
