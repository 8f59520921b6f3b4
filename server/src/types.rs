//! The types of the page, made from the protocol's and the games'.

use std::path::{Path, PathBuf};

use kontor_engine::Info;
use ts_rs::{Config, TS};

use crate::protocol::{
    Confirmation, GamePlayed, GameShown, History, LanguageWanted, LinkUsed, LobbyMessage, Look, Me,
    NameWanted, PasswordWanted, PositionWanted, Problem, ProgramKey, ReplayedStep, Request, SignIn,
    TableMade, TableMessage, TableWanted,
};

/// Where the page has them.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/protocol")
}

fn export(to: &Path) {
    fn one<T: TS + 'static>(config: &Config) {
        T::export_all(config).unwrap_or_else(|error| panic!("{error}"));
    }
    let config = Config::new().with_out_dir(to).with_large_int("number");
    one::<TableMessage>(&config);
    one::<LobbyMessage>(&config);
    one::<Request>(&config);
    one::<TableWanted>(&config);
    one::<PositionWanted>(&config);
    one::<TableMade>(&config);
    one::<Me>(&config);
    one::<LanguageWanted>(&config);
    one::<NameWanted>(&config);
    one::<SignIn>(&config);
    one::<LinkUsed>(&config);
    one::<PasswordWanted>(&config);
    one::<ProgramKey>(&config);
    one::<Confirmation>(&config);
    one::<GameShown>(&config);
    one::<Info>(&config);
    one::<Look>(&config);
    one::<ReplayedStep>(&config);
    one::<History>(&config);
    one::<GamePlayed>(&config);
    one::<Problem>(&config);
    kontor_games::types::export(&config).unwrap_or_else(|error| panic!("{error}"));
}

/// The files in a folder and those within it, by name.
fn files(folder: &Path) -> Vec<(String, String)> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut found = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            let within = files(&path).into_iter();
            found.extend(within.map(|(file, text)| (format!("{name}/{file}"), text)));
        } else {
            found.push((name, std::fs::read_to_string(path).unwrap()));
        }
    }
    found.sort();
    found
}

/// With `KONTOR_WRITE_TYPES` set they are written anew.
#[test]
fn the_types_of_the_page_are_those_of_the_protocol_and_the_games() {
    if std::env::var_os("KONTOR_WRITE_TYPES").is_some() {
        let _ = std::fs::remove_dir_all(folder());
        export(&folder());
    }
    let fresh = tempfile::tempdir().unwrap();
    export(fresh.path());
    let (fresh, kept) = (files(fresh.path()), files(&folder()));
    let names =
        |files: &[(String, String)]| files.iter().map(|file| file.0.clone()).collect::<Vec<_>>();
    assert_eq!(names(&kept), names(&fresh), "run the tests with KONTOR_WRITE_TYPES=1");
    assert!(names(&kept).contains(&"serde_json/JsonValue.ts".to_string()), "{:?}", names(&kept));
    for game in kontor_games::all() {
        for kind in ["View", "Event", "Action", "Outcome"] {
            let file = format!("{}/{kind}.ts", game.info().id);
            assert!(
                names(&kept).contains(&file),
                "{file} is missing: name the game in games/src/types.rs"
            );
        }
        let board = format!("{}/Board.ts", game.info().id);
        assert_eq!(names(&kept).contains(&board), game.board().is_some(), "{board}");
    }
    for (kept, fresh) in kept.iter().zip(&fresh) {
        assert_eq!(kept, fresh, "run the tests with KONTOR_WRITE_TYPES=1");
    }
}
