//! `kontor record`.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value as Json;

use crate::{a_record, command, directory, fed, kontor, kontor_on};

/// A copy of a record as version 0.1.0 wrote it.
fn old_record(directory: &Path, name: &str) -> PathBuf {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/tests/fixtures/v1").join(name);
    let to = directory.join(name);
    fs::copy(from, &to).expect("an old record can be copied");
    to
}

const MERCURIUS: &str = "mercurius-from-a-server.record.json";
const NANO: &str = "nano-second-biobot.record.json";

fn read(file: &Path) -> Json {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn an_old_record_is_upgraded_in_place_and_kept_as_it_was() {
    let directory = directory("record-in-place");
    let file = old_record(&directory, MERCURIUS);
    let before = fs::read_to_string(&file).unwrap();
    let verified = kontor_on("replay --verify", &file).ok();
    let shown = kontor_on("replay", &file).ok();
    let kept = directory.join(format!("{MERCURIUS}.old"));
    assert_eq!(
        kontor_on("record upgrade", &file).ok(),
        format!("{}: format 1 to 2, rules 1; it was kept as {}\n", file.display(), kept.display())
    );
    assert_eq!(fs::read_to_string(&kept).unwrap(), before);
    let record = read(&file);
    assert_eq!((&record["format"], &record["rules"]), (&2.into(), &1.into()));
    assert_eq!(record["result"]["ending"], "last-turns");
    assert_eq!(kontor_on("replay --verify", &file).ok(), verified);
    assert_eq!(kontor_on("replay", &file).ok(), shown);
    assert!(shown.contains("(the last turns were played)"), "{shown}");

    let upgraded = fs::read_to_string(&file).unwrap();
    let again = kontor_on("record upgrade", &file).ok();
    assert_eq!(again, format!("{}: is of format 2 already\n", file.display()));
    assert_eq!(fs::read_to_string(&file).unwrap(), upgraded);
}

#[test]
fn several_are_written_elsewhere_and_left_as_they_are() {
    let directory = directory("record-out");
    let files = [MERCURIUS, NANO].map(|name| old_record(&directory, name));
    let before = files.each_ref().map(|file| fs::read_to_string(file).unwrap());
    let newer = directory.join("newer");
    let mut upgrade = command("record upgrade");
    upgrade.args(&files).arg("--out").arg(&newer);
    let said = fed(upgrade, "").ok();
    assert_eq!(said.lines().count(), 2, "{said}");
    assert_eq!(files.each_ref().map(|file| fs::read_to_string(file).unwrap()), before);
    assert_eq!(read(&newer.join(NANO))["result"]["ending"], "last-biobot");
    for name in [MERCURIUS, NANO] {
        kontor_on("replay --verify", &newer.join(name)).ok();
    }
}

#[test]
fn nothing_that_exists_is_lost() {
    let directory = directory("record-exists");
    let file = old_record(&directory, MERCURIUS);
    let before = fs::read_to_string(&file).unwrap();
    let kept = directory.join(format!("{MERCURIUS}.old"));
    fs::write(&kept, "mine").unwrap();
    let reason = kontor_on("record upgrade", &file).refused();
    assert_eq!(reason, format!("{} exists already and is left as it is", kept.display()));
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    assert_eq!(fs::read_to_string(&kept).unwrap(), "mine");
}

#[test]
fn what_cannot_be_upgraded_is_said_and_the_others_are() {
    let directory = directory("record-broken");
    let good = old_record(&directory, MERCURIUS);
    let broken = old_record(&directory, NANO);
    let text = fs::read_to_string(&broken).unwrap();
    fs::write(&broken, text.replace("the last BIObot that was needed was made", "it rained"))
        .unwrap();
    let mut upgrade = command("record upgrade");
    upgrade.arg(&broken).arg(&good);
    let ran = fed(upgrade, "");
    assert_eq!(ran.code, 2);
    let reason = "the result says \"it rained\", which is nothing that ever ended this game";
    assert_eq!(ran.err, format!("error: {}: {reason}\n", broken.display()));
    assert_eq!(read(&good)["format"], 2);
    assert_eq!(read(&broken)["format"], 1);
    // Only the result cannot be checked.
    kontor_on("replay", &broken).ok();
    let verify = kontor_on("replay --verify", &broken).refused();
    assert_eq!(verify, format!("{}: {reason}", broken.display()));
}

#[test]
fn new_records_are_new() {
    let file = a_record(&directory("record-new"));
    assert_eq!(read(&file)["format"], 2);
    let said = kontor_on("record upgrade", &file).ok();
    assert_eq!(said, format!("{}: is of format 2 already\n", file.display()));
    let reason = kontor("record upgrade -").refused();
    assert_eq!(reason, "what comes from standard input has no file to be kept in");
}
