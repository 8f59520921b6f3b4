//! `kontor play`, through a pipe.

use std::fs;
use std::path::Path;

use serde_json::Value as Json;

use crate::{Ran, command, directory, fed, kontor, kontor_on};

/// More lines than any game of Mercurius needs.
fn always_the_first_choice() -> String {
    "1\n".repeat(2000)
}

fn play(args: &str, save: &Path, input: &str) -> Ran {
    let mut command = command(&format!("play mercurius --seed 7 {args}"));
    command.arg("--save").arg(save);
    fed(command, input)
}

fn typed(input: &str) -> String {
    fed(command("play mercurius --seed 7 --name Ann"), input).ok()
}

/// The text with its words on one line, wherever the terminal's width broke it.
fn unbroken(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_whole_game_is_played_and_its_record_verified() {
    let file = directory("play-whole").join("game.json");
    let text = play("--name Ann --seat 1", &file, &always_the_first_choice()).ok();
    assert!(
        text.starts_with("Mercurius, the boxed game\nplayers     Steady 1, Ann, Steady 2\n"),
        "{text}"
    );
    assert!(text.contains("Ann: bought Amsterdam for "), "{text}");
    assert!(text.contains("The game is over."), "{text}");
    let verified = kontor_on("replay --verify", &file).ok();
    assert!(verified.contains("the result is how the game ended"), "{verified}");
    let record: Json = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let told = |what: &str| text.contains(record[what].as_str().unwrap());
    assert!(told("commitment") && told("seed"));
    let commitment_at = text.find(record["commitment"].as_str().unwrap()).unwrap();
    let seed_at = text.find(record["seed"].as_str().unwrap()).unwrap();
    assert!(commitment_at < text.find("1–").unwrap() && text.rfind("1–").unwrap() < seed_at);
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let args = "play mercurius --seed 7 --bots random,steady,random";
    let again = || fed(command(args), &always_the_first_choice()).ok();
    assert_eq!(again(), again());
}

#[test]
fn games_without_a_seed_differ() {
    let commitment = || kontor("play mercurius").ok().lines().nth(2).unwrap().to_string();
    assert_ne!(commitment(), commitment());
}

#[test]
fn the_end_of_the_input_ends_the_game_cleanly() {
    let file = directory("play-end").join("game.json");
    let text = play("", &file, "1\n1\n").ok();
    assert!(
        text.contains("The input has ended.\nThe game is not finished: it stopped after step ")
    );
    let path = file.display();
    assert!(
        text.ends_with(&format!("It is kept in {path}. To look at it:\n  kontor replay {path}\n"))
    );
    assert!(kontor_on("replay", &file).ok().contains("result   not finished"));
    let record = fs::read_to_string(&file).unwrap();
    assert!(record.contains("\"commitment\"") && !record.contains("\"seed\""), "{record}");
    assert!(kontor("play mercurius").ok().contains("It was not kept."));
}

#[test]
fn a_form_is_filled_field_by_field() {
    let news = typed("1\n").lines().rev().find_map(|line| {
        let (number, label) = line.trim().split_once("  ")?;
        label.starts_with("News").then(|| number.to_string())
    });
    let news = news.expect("News can be played in the first turn");
    let text = typed(&format!("1\n{news}\n\n{news}\n99\n1 1 1 1\n1 2\n"));
    assert_eq!(text.matches("pick 1 to 3, as 1 1 3; back to go back").count(), 2, "{text}");
    assert!(text.contains("\"99\" is none of 1 to "), "{text}");
    assert!(text.contains("there is no more "), "{text}");
    assert!(text.contains("Ann: played News and discarded "), "{text}");
}

#[test]
fn commands_answer_and_do_not_move() {
    let text = typed("help\nboard\nlog\nrules M12\nrules X1\nfly\n0\n99\nquit\n");
    assert!(text.contains("quit         leave the game"), "{text}");
    assert_eq!(text.matches("Your hand").count(), 2, "{text}");
    assert_eq!(text.matches("plays first.").count(), 2, "once as news, once in the log: {text}");
    assert!(text.contains("**M12"), "{text}");
    assert!(text.contains("Mercurius has no rule \"X1\"; it has M1 to M31"), "{text}");
    for wrong in ["fly", "0", "99"] {
        assert!(text.contains(&format!("\"{wrong}\" is no choice: type a number from 1 to ")));
    }
    assert!(text.contains("The game is not finished"), "{text}");
}

#[test]
fn a_game_is_saved_on_demand_and_never_over_another_file() {
    let directory = directory("play-save");
    let (own, other) = (directory.join("own.json"), directory.join("other.txt"));
    fs::write(&other, "dear diary").unwrap();
    let (own_path, other_path) = (own.display(), other.display());
    // How long the paths are decides where the lines are broken.
    let text = unbroken(&typed(&format!(
        "save\nsave {other_path}\nsave {own_path}\n1\nsave {own_path}\nsave\nquit\n"
    )));
    assert!(text.contains("save where? write: save FILE"), "{text}");
    assert!(text.contains(&format!("{other_path} exists already and is left as it is")), "{text}");
    assert_eq!(text.matches(&format!("kept in {own_path} from now on")).count(), 3, "{text}");
    assert_eq!(fs::read_to_string(&other).unwrap(), "dear diary");
    assert!(kontor_on("replay", &own).ok().contains("bought Amsterdam"));
    let names: Vec<_> =
        fs::read_dir(&directory).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(names.len(), 2, "no part of a file is left: {names:?}");

    assert_eq!(
        play("", &other, "").refused(),
        format!("{other_path} exists already and is left as it is")
    );
    let nowhere = directory.join("no/such/place.json");
    assert!(play("", &nowhere, "").refused().ends_with("there is no such directory"));
}

#[test]
fn people_that_cannot_sit_there_are_refused() {
    assert_eq!(
        kontor("play mercurius --seat 3").refused(),
        "there is no seat 3 at a table of 3: seats go from 0 to 2"
    );
    assert_eq!(
        kontor("play mercurius --bots steady,random --players 5").refused(),
        "2 bots do not fill 4 seats; name 4 of them, or one for all"
    );
    let mut nameless = command("play mercurius");
    nameless.args(["--name", ""]);
    assert!(fed(nameless, "").refused().starts_with("a name has 1 to 40 characters"));
    for name in ["steady 1", "Steady 1"] {
        let mut namesake = command("play mercurius");
        namesake.args(["--name", name]);
        let refused = fed(namesake, "").refused();
        assert!(refused.starts_with(&format!("a bot is called \"{name}\" already")), "{refused}");
    }
}

#[test]
fn help_names_a_rule_of_the_game_that_is_played() {
    for (game, rule) in
        [("mercurius", "M1"), ("kommersant", "K1"), ("reverse-monopoly", "V1"), ("nano", "N1")]
    {
        let text = fed(command(&format!("play {game} --seed 7")), "help\nquit\n").ok();
        assert!(text.contains(&format!("or one of them: rules {rule}\n")), "{text}");
    }
}

#[test]
fn a_purchase_is_told_once_and_not_as_a_payment_again() {
    let text = typed("1\n1\n1\nquit\n");
    let bought = text.lines().filter(|line| line.starts_with("Ann: bought ")).count();
    assert!(bought > 0, "{text}");
    assert!(!text.contains("Ann pays "), "{text}");
}

#[test]
fn after_the_first_time_only_what_changed_on_the_board_is_shown() {
    let args = "play reverse-monopoly --seed 7 --name Ann --seat 2";
    let text = fed(command(args), &"2\n1\nback\n".repeat(12)).ok();
    assert!(text.matches("1–").count() > 6, "{text}");
    assert_eq!(text.matches("\nUnsold:").count(), 1, "the whole board once: {text}");
    let before_second_question = text.split("1–").nth(1).unwrap();
    assert!(before_second_question.contains("\nTurn "), "what changed: {text}");
    let again = fed(command(args), "board\n").ok();
    assert_eq!(again.matches("\nUnsold:").count(), 2, "and on demand: {again}");
}

/// V16: who is asked in an auction, in the order that the log tells: clockwise from the auctioneer's left,
/// and on from a bid, without the leader and those who have passed since.
#[test]
fn bidders_are_asked_clockwise_from_the_auctioneers_left() {
    let players = ["Steady 1", "Steady 2", "Ann", "Steady 3"];
    let args = "play reverse-monopoly --seed 7 --name Ann --seat 2 --players 4";
    let passing = fed(command(args), &"2\n1\nback\n".repeat(60)).ok();
    let seat_in = |line: &str| players.iter().position(|name| line.starts_with(name));
    let (mut auctioneer, mut asked, mut auctions) = (0, None::<Vec<usize>>, 0);
    let (mut last, mut leader) = (0, None);
    for line in passing.lines() {
        if let Some(turn) = line.strip_prefix("— ").filter(|line| line.contains("as auctioneer"))
        {
            auctioneer = seat_in(turn).expect("a player's turn");
        }
        if line.starts_with("Auction of ") && asked.is_none() {
            (asked, last, leader) = (Some(Vec::new()), auctioneer, None);
            auctions += 1;
        }
        let Some(passed) = &mut asked else { continue };
        let bid = line.contains(" bids ");
        if let Some(seat) = seat_in(line).filter(|_| bid || line.ends_with(" passes")) {
            let next = (1..=4)
                .map(|step| (last + step) % 4)
                .find(|seat| Some(*seat) != leader && !passed.contains(seat));
            assert_eq!(Some(seat), next, "{line}\n{passing}");
            last = seat;
            if bid {
                passed.clear();
                leader = Some(seat);
            } else {
                passed.push(seat);
            }
        }
        if line.contains(" buys ") || line.starts_with("Nobody bids for ") {
            asked = None;
        }
    }
    assert!(auctions > 3, "{passing}");
}

/// K31: who declined a lot and passed in its auction may still offer vacant lots, or let the others go on.
#[test]
fn beside_an_own_auction_a_person_offers_a_vacant_lot_or_waits() {
    // Ann buys a vacant lot, later declines Spartak and passes.
    let to_the_auction = "1\n3\n1\n2\n3\n2\n2\n";
    let played = |then: &str| {
        let args =
            "play kommersant --seed 32 --name Ann --bots random --players 3 --option tokens=0";
        fed(command(args), &format!("{to_the_auction}{then}")).ok().replace('\u{202f}', " ")
    };
    let asked =
        "\nWhile others decide you may offer your vacant lots.\n1  Offer Random 1 vacant lots";
    let text = played("");
    assert!(text.contains("\nAuction of Spartak, from 15 000 ₽ up.\n"), "{text}");
    assert!(text.contains(asked) && text.contains("\n1–2, wait or help > \n"), "{text}");

    let text = played("wait\nwait\n");
    assert_eq!(text.matches(asked).count(), 1, "not again in this auction: {text}");
    let went_on = text.split("wait or help > wait\n").nth(1).expect("the others go on");
    assert!(went_on.contains("\nRandom 2: wins Spartak for "), "{text}");
    assert!(went_on.contains("\n\"wait\" is no choice: type a number from 1 to "), "{text}");

    let text = played("1\n1\n9000\n");
    let offered = text.split("wait or help > 1\n").nth(1).expect("the form is filled in");
    let lines = [
        "\nAnn: offers Random 1 Vacant Land Lot (15) for 9 000 ₽.\n",
        "Ann gives Vacant Land Lot (15), Random 1 gives 9 000 ₽.\n",
        "Random 2: wins Spartak for ",
    ];
    let found = lines.map(|line| offered.find(line));
    assert!(found.iter().all(Option::is_some) && found.is_sorted(), "{text}");
}
