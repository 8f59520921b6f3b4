//! `kontor train`.

use std::fs;

use crate::{directory, kontor, kontor_on};

#[test]
fn the_same_seed_teaches_the_same_on_any_number_of_threads() {
    let run = "train mercurius --games 60 --seed 3";
    let one = kontor(&format!("{run} --threads 1")).ok();
    assert_eq!(one, kontor(&format!("{run} --threads 2")).ok());
    assert_ne!(one, kontor("train mercurius --games 60 --seed 4").ok());
    assert!(one.contains("sign\tbeginning\tmiddle\tend\nwealth\t"), "{one}");
}

#[test]
fn what_was_learnt_is_written_with_how_it_was_made_and_how_good_it_is() {
    let file = directory("train").join("outlook.tsv");
    let said = kontor_on("train mercurius --games 60 --out", &file).ok();
    for part in ["learnt from 60 games", "what was learnt", "all as likely", "foretold"] {
        assert!(said.contains(part), "{part} in {said}");
    }
    let sheet = fs::read_to_string(&file).unwrap();
    let made =
        "# kontor train mercurius --games 60 --seed 1 --out games/mercurius/data/outlook.tsv";
    assert!(sheet.lines().any(|line| line == made), "{sheet}");
}
