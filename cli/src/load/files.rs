//! How many files a process may have open: every socket is one.

use kontor_engine::Text;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::failure::Failure;

/// What a process needs beside the sockets of those who play.
const BESIDE: u64 = 200;

/// Makes room for so many sockets, in this process and those that it starts, or says that there is none.
pub fn make_room(sockets: usize) -> Result<(), Failure> {
    let (wanted, Rlimit { current, maximum }) =
        (sockets as u64 + BESIDE, getrlimit(Resource::Nofile));
    if current.is_none_or(|current| current >= wanted) {
        return Ok(());
    }
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    if raised.is_ok() && maximum.is_none_or(|maximum| maximum >= wanted) {
        return Ok(());
    }
    let most = maximum.unwrap_or(0).to_string();
    Err(Failure::new(
        Text::new("files-too-few").with("wanted", wanted.to_string()).with("most", most),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_for_a_few_and_not_for_all_the_world() {
        assert!(make_room(10).is_ok());
        if getrlimit(Resource::Nofile).maximum.is_some() {
            assert!(make_room(usize::MAX / 2).is_err());
        }
    }
}
