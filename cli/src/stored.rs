//! Where things are stored, as commands that look after them are told.

use std::path::PathBuf;

use kontor_engine::Text;
use kontor_server::database;
use kontor_store::{Address, BadAddress};

use crate::failure::Failure;
use crate::say;

/// Where everything is stored
#[derive(clap::Args)]
pub struct Stored {
    /// The directory of everything that is stored
    #[arg(
        long,
        value_name = "DIR",
        global = true,
        env = "KONTOR_DATA",
        default_value = "kontor-data"
    )]
    pub data: PathBuf,

    /// The database, if it is not a file in that directory: postgres://USER:PASSWORD@HOST/NAME
    #[arg(
        long,
        value_name = "DATABASE",
        global = true,
        env = "KONTOR_DATABASE",
        hide_env_values = true
    )]
    pub database: Option<String>,
}

impl Stored {
    /// Where it is. A file that is not there is said to be missing.
    pub fn address(&self) -> Result<Address, Failure> {
        let (address, named) = match &self.database {
            Some(text) => {
                let address = parsed(text)?;
                let named = address.to_string();
                (address, named.into())
            }
            None => (Address::Sqlite(database(&self.data)), say::path(&self.data)),
        };
        match &address {
            Address::Sqlite(path) if !path.exists() => {
                Err(Failure::new(Text::new("nothing-stored").with("data", named)))
            }
            _ => Ok(address),
        }
    }

    /// What to call it.
    pub fn name(&self) -> Result<String, Failure> {
        Ok(match &self.database {
            Some(text) => parsed(text)?.to_string(),
            None => self.data.display().to_string(),
        })
    }
}

/// The address of a database. What is wrong with it is said without it: it can hold a password.
pub fn parsed(text: &str) -> Result<Address, Failure> {
    text.parse().map_err(|error| {
        Failure::new(match error {
            BadAddress::Kind => Text::new("address-kind"),
            BadAddress::Form(why) => Text::new("address-form").with("why", why),
            BadAddress::Encrypted => Text::new("address-encrypted"),
        })
    })
}
