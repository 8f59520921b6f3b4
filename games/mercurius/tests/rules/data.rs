//! Data files: what is wrong in one is named, with its file and line.

use kontor_engine::Listed;
use kontor_mercurius::Mercurius;
use kontor_mercurius::data::{Data, Files, data};

const FILES: Files<'static> = Files::EMBEDDED;

/// What reading says of files in which something is wrong.
fn error(files: Files<'_>) -> String {
    files.read().expect_err("something is wrong").to_string()
}

/// A text with a part changed, which must be there.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from:?} is not in the file");
    text.replacen(from, to, 1)
}

fn chambers(from: &str, to: &str) -> String {
    error(Files { chambers: &changed(FILES.chambers, from, to), ..FILES })
}

fn cards(from: &str, to: &str) -> String {
    error(Files { cards: &changed(FILES.cards, from, to), ..FILES })
}

fn track(from: &str, to: &str) -> String {
    error(Files { track: &changed(FILES.track, from, to), ..FILES })
}

fn dividends(from: &str, to: &str) -> String {
    error(Files { dividends: &changed(FILES.dividends, from, to), ..FILES })
}

fn table(from: &str, to: &str) -> String {
    error(Files { table: &changed(FILES.table, from, to), ..FILES })
}

#[test]
fn the_files_as_they_are_can_be_read() {
    assert_eq!(FILES.read().as_ref(), Ok(data()));
}

#[test]
fn m26_an_owner_of_the_box_can_correct_the_dividend_bar() {
    let corrected = changed(FILES.dividends, "21\t24\t6\n25\t25\t7", "21\t22\t6\n23\t25\t8");
    let Data { dividends, .. } = Files { dividends: &corrected, ..FILES }.read().unwrap();
    assert_eq!(dividends[20..], [5, 6, 6, 8, 8, 8]);
}

#[test]
fn comments_and_empty_lines_do_not_count() {
    let spaced = FILES.cards.replace("\n+1\tocc", "\n\n# a remark\n+1\tocc");
    assert_eq!(Files { cards: &spaced, ..FILES }.read().as_ref(), Ok(data()));
}

#[test]
fn an_empty_file_is_named() {
    assert_eq!(
        error(Files { track: "", ..FILES }),
        "track.tsv line 1, from: the heading should be from to price"
    );
    assert_eq!(
        error(Files { cards: "# only a remark\n", ..FILES }),
        "cards.tsv line 1, share: the heading should be share good good_move copies"
    );
}

#[test]
fn a_wrong_heading_is_named() {
    assert_eq!(
        dividends("from\tto\tpays", "from\tto\tprice"),
        "dividends.tsv line 2, from: the heading should be from to pays"
    );
}

#[test]
fn too_few_or_too_many_fields_are_counted() {
    assert_eq!(
        chambers("hoorn\tcoffee\tsilk", "hoorn\tcoffee"),
        "chambers.tsv line 5, occasional_good: 2 fields where 3 belong"
    );
    assert_eq!(track("7\t7\t7", "7\t7\t7\t7"), "track.tsv line 9, price: 4 fields where 3 belong");
    assert_eq!(cards("+1\tmain", "+1 main"), "cards.tsv line 4, copies: 3 fields where 4 belong");
}

#[test]
fn a_bad_number_is_named() {
    assert_eq!(
        cards("-2\t5", "-2\tfive"),
        "cards.tsv line 4, copies: \"five\" is no number that fits here"
    );
    assert_eq!(
        cards("-2\t5", "-2\t-5"),
        "cards.tsv line 4, copies: \"-5\" is no number that fits here"
    );
    assert_eq!(
        cards("-2\t5", "-2\t300"),
        "cards.tsv line 4, copies: \"300\" is no number that fits here"
    );
    assert_eq!(
        table("3\t5\t70", "3\t\t70"),
        "table.tsv line 5, tokens: there is nothing where something belongs"
    );
    assert_eq!(
        track("5\t5\t5", "5\t500\t5"),
        "track.tsv line 7, to: \"500\" is no number that fits here"
    );
}

#[test]
fn m2_an_unpaired_chamber_is_named() {
    assert_eq!(
        chambers("porcelain\tcopper", "porcelain\ttea"),
        "chambers.tsv line 6, occasional_good: delft needs one partner whose main good is tea and whose occasional \
         good is porcelain"
    );
}

#[test]
fn m2_a_chamber_is_not_its_own_partner() {
    assert_eq!(
        chambers("coffee\nhoorn\tcoffee\tsilk", "silk\nhoorn\tcoffee\tcoffee"),
        "chambers.tsv line 4, occasional_good: amsterdam needs one partner whose main good is silk and whose \
         occasional good is silk"
    );
}

#[test]
fn m2_a_chamber_has_one_partner() {
    assert_eq!(
        chambers("delft\tporcelain\tcopper", "delft\tsilk\tcoffee"),
        "chambers.tsv line 5, occasional_good: hoorn needs one partner whose main good is silk and whose occasional \
         good is coffee"
    );
}

#[test]
fn m2_there_are_six_chambers() {
    assert_eq!(
        chambers("enkhuizen\tspices\ttea\nmiddelburg\ttea\tspices\n", ""),
        "chambers.tsv line 7, chamber: 4 of the chambers (M2) where 6 belong"
    );
}

#[test]
fn m2_no_two_kinds_have_the_same_name() {
    assert_eq!(
        chambers("delft", "hoorn"),
        "chambers.tsv line 5, chamber: there is another share or good \"hoorn\""
    );
    assert_eq!(
        chambers("delft", "tea"),
        "chambers.tsv line 6, chamber: there is another share or good \"tea\""
    );
}

#[test]
fn m5_there_are_72_cards() {
    assert_eq!(
        cards("-2\t5", "-2\t6"),
        "cards.tsv line 7, copies: 78 of the price cards (M5) where 72 belong"
    );
    assert_eq!(
        cards("-2\t5", "-2\t4"),
        "cards.tsv line 7, copies: 66 of the price cards (M5) where 72 belong"
    );
}

#[test]
fn m5_there_are_four_different_cards_a_chamber() {
    assert_eq!(
        cards("+1\tmain\t-2\t5\n+1\toccasional\t-2\t2", "+1\tmain\t-2\t7"),
        "cards.tsv line 6, share: 18 of the different cards (M5) where 24 belong"
    );
}

#[test]
fn m5_no_card_has_two_lines() {
    assert_eq!(
        cards("+1\toccasional\t-2\t2", "+1\tmain\t-2\t2"),
        "cards.tsv line 5, good: the same card as in a line before"
    );
}

#[test]
fn m5_a_card_moves_the_main_or_the_occasional_good() {
    assert_eq!(
        cards("+1\tmain", "+1\tother"),
        "cards.tsv line 4, good: \"other\" is neither main nor occasional"
    );
}

#[test]
fn m5_a_card_moves_the_share_by_1_and_the_good_by_2_the_other_way() {
    let wrong =
        "cards.tsv line 4, good_move: a card moves its share by 1 and its good by 2 the other way";
    assert_eq!(cards("+1\tmain\t-2", "+2\tmain\t-2"), wrong);
    assert_eq!(cards("+1\tmain\t-2", "+1\tmain\t+2"), wrong);
    assert_eq!(cards("+1\tmain\t-2", "+1\tmain\t-1"), wrong);
    assert_eq!(cards("+1\tmain\t-2", "-128\tmain\t-128"), wrong);
}

#[test]
fn m8_a_gap_in_the_track_is_named() {
    assert_eq!(
        track("12\t12\t12\n", ""),
        "track.tsv line 14, from: should begin at 12 and not end before it begins"
    );
    assert_eq!(
        track("12\t12\t12", "12\t11\t12"),
        "track.tsv line 14, from: should begin at 12 and not end before it begins"
    );
    assert_eq!(
        track("-4\t1\t1", "-3\t1\t1"),
        "track.tsv line 3, from: should begin at -4 and not end before it begins"
    );
}

#[test]
fn m8_prices_rise_along_the_track() {
    assert_eq!(
        track("12\t12\t12", "12\t12\t11"),
        "track.tsv line 14, price: should be more than in the line before"
    );
}

#[test]
fn m8_the_track_ends_where_it_should() {
    assert_eq!(track("25\t28\t25\n", ""), "track.tsv line 26, to: ends at 24 instead of 28");
    assert_eq!(
        track("25\t28\t25", "25\t29\t25"),
        "track.tsv line 27, to: should end at 28 at most"
    );
    assert_eq!(
        track("25\t28\t25", "25\t127\t25"),
        "track.tsv line 27, to: should end at 28 at most"
    );
    assert_eq!(
        track("25\t28\t25", "25\t28\t26"),
        "track.tsv line 27, price: 26 where the rules say 25 (M8)"
    );
}

#[test]
fn m26_every_price_has_a_dividend() {
    assert_eq!(
        dividends("9\t12\t3\n", ""),
        "dividends.tsv line 5, from: should begin at 9 and not end before it begins"
    );
    assert_eq!(dividends("25\t25\t7\n", ""), "dividends.tsv line 8, to: ends at 24 instead of 25");
    assert_eq!(
        dividends("25\t25\t7", "25\t26\t7"),
        "dividends.tsv line 9, to: should end at 25 at most"
    );
    assert_eq!(
        dividends("1\t4\t1", "0\t4\t1"),
        "dividends.tsv line 3, from: should begin at 1 and not end before it begins"
    );
}

#[test]
fn m1_there_is_a_line_for_3_4_and_5_players() {
    assert_eq!(table("4\t7\t70\t10\t15\t5\t12\n", ""), "table.tsv line 6, players: should be 4");
    assert_eq!(table("3\t5\t70", "4\t5\t70"), "table.tsv line 5, players: should be 3");
    assert_eq!(
        table("5\t9\t70\t10\t15\t5\t12\n", ""),
        "table.tsv line 6, players: 2 of them where 3 belong"
    );
}

#[test]
fn m4_starting_prices_are_on_the_track_and_nobody_starts_in_debt() {
    assert_eq!(
        table("70\t10\t15", "70\t29\t15"),
        "table.tsv line 5, share: 29 is not on the track"
    );
    assert_eq!(table("70\t10\t15", "70\t10\t-5"), "table.tsv line 5, good: -5 is not on the track");
    assert_eq!(
        table("\t70", "\t-70"),
        "table.tsv line 5, cash: \"-70\" is no number that fits here"
    );
    assert_eq!(
        table("\t70", "\t9223372036854775807"),
        "table.tsv line 5, cash: \"9223372036854775807\" is no number that fits here"
    );
}

#[test]
fn m6_five_cards_are_dealt() {
    assert_eq!(
        table("15\t5\t12", "15\t6\t12"),
        "table.tsv line 5, hand: a hand has 5 cards, not 6"
    );
    assert_eq!(
        table("15\t5\t12", "15\t4\t12"),
        "table.tsv line 5, hand: a hand has 5 cards, not 4"
    );
}

#[test]
fn m28_the_stacks_must_last() {
    assert_eq!(
        table("15\t5\t12", "15\t5\t13"),
        "table.tsv line 5, reserve: the main stack would not run out at the end of a round (M28)"
    );
    assert_eq!(
        table("15\t5\t12", "15\t5\t60"),
        "table.tsv line 5, reserve: the main stack would not run out at the end of a round (M28)"
    );
    assert_eq!(
        table("15\t5\t12", "15\t5\t3"),
        "table.tsv line 5, reserve: the reserve could run short (M28)"
    );
}

#[test]
fn m5_a_printed_card_moves_what_its_id_says() {
    let board = Mercurius::board().expect("the cards are printed");
    let cards = board["cards"].as_array().expect("a list");
    assert_eq!(cards.len(), 24);
    for card in cards {
        let half = |at: usize| {
            let face = &card["faces"][at];
            format!("{}{:+}", face["kind"].as_str().unwrap(), face["by"].as_i64().unwrap())
        };
        assert_eq!(card["id"], format!("{}/{}", half(0), half(1)));
    }
}
