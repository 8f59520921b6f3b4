//! What the system and the store say, in words of ours where there are some.

use std::io::{self, ErrorKind};

use kontor_engine::Text;
use kontor_server::StartError;
use kontor_store::StoreError;

use crate::failure::Failure;
use crate::say::{path, said};

/// What the system says; where it says something that we have no words for, without its error number.
pub fn plain(error: &io::Error) -> String {
    let id = match error.kind() {
        ErrorKind::NotFound => "system-not-found",
        ErrorKind::PermissionDenied => "system-denied",
        ErrorKind::AlreadyExists => "system-exists",
        ErrorKind::IsADirectory => "system-directory",
        ErrorKind::NotADirectory => "system-no-directory",
        ErrorKind::StorageFull => "system-full",
        ErrorKind::ReadOnlyFilesystem => "system-read-only",
        ErrorKind::AddrInUse => "system-address-in-use",
        ErrorKind::AddrNotAvailable => "system-no-address",
        ErrorKind::ConnectionRefused => "system-refused",
        ErrorKind::InvalidData => "system-no-text",
        _ => {
            let text = error.to_string();
            return text.split(" (os error").next().unwrap_or_default().to_lowercase();
        }
    };
    said(id)
}

/// What the store says.
pub fn stored(error: &StoreError) -> Text {
    match error {
        StoreError::DiskFull => Text::new("store-full"),
        StoreError::Served { process: None } => Text::new("store-served"),
        StoreError::Served { process: Some(process) } => {
            Text::new("store-served-by").with("process", process.to_string())
        }
        StoreError::Exists(file) => Text::new("store-exists").with("file", path(file)),
        StoreError::Busy => Text::new("store-busy"),
        StoreError::Unreachable(why) => Text::new("store-unreachable").with("why", why.clone()),
        StoreError::NotEmpty => Text::new("store-not-empty"),
        StoreError::Locked => Text::new("store-locked"),
        StoreError::ReadOnly => Text::new("store-read-only"),
        StoreError::Corrupt(why) => Text::new("store-damaged").with("why", why.0.clone()),
        StoreError::Newer { found, known } => {
            Text::new("store-newer").with("found", *found).with("known", *known)
        }
        StoreError::Older { found, known } => {
            Text::new("store-older").with("found", *found).with("known", *known)
        }
        StoreError::Other(why) => Text::new("store-failed").with("why", why.clone()),
        // What is asked of a store by a table or person alone.
        StoreError::NameTaken | StoreError::Missing(_) | StoreError::Closed => {
            Text::new("store-failed").with("why", error.to_string())
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::new(stored(&error))
    }
}

impl From<StartError> for Failure {
    fn from(error: StartError) -> Failure {
        Failure::new(match &error {
            StartError::Listen(address, error) => Text::new("start-listen")
                .with("address", address.to_string())
                .with("why", plain(error)),
            StartError::Data(data, error) => {
                Text::new("start-data").with("data", path(data)).with("why", plain(error))
            }
            StartError::Served(data, None) => Text::new("start-served").with("data", path(data)),
            StartError::Served(data, Some(process)) => Text::new("start-served-by")
                .with("data", path(data))
                .with("process", process.to_string()),
            StartError::Store(error) => stored(error),
            StartError::Bots(why) => Text::new("start-bots").with("why", why.clone()),
        })
    }
}

/// What runs everything that waits.
pub fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Runtime::new().map_err(|error| Failure::because("no-threads", plain(&error)))
}
