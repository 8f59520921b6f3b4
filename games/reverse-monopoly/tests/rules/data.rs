//! V8, V10, V26: the data files, and what their loader says of wrong ones.

use crate::common::in_english;
use kontor_reverse_monopoly::board::{Card, CardSet, Square};
use kontor_reverse_monopoly::data::{Data, DataError, Family, Files, SquareKind, data};

const GOOD: Files<'static> = Files::EMBEDDED;

#[test]
fn v8_all_81_numbers_belong_to_44_cards() {
    let data = data();
    assert_eq!(data.cards.len(), 44);
    let numbers: Vec<u8> = data.cards.iter().flat_map(|card| card.numbers.clone()).collect();
    let all: Vec<u8> = (11..=99).filter(|number| number % 10 != 0).collect();
    assert_eq!(numbers, all);
    assert_eq!(CardSet::escapes().len(), 6);
    assert!(CardSet::escapes().iter().all(|card| card.data().numbers.len() == 1));
    let properties = || data.cards.iter().filter(|card| card.family.is_some());
    let sizes = |size| properties().filter(|card| card.numbers.len() == size).count();
    assert_eq!((sizes(1), sizes(2), sizes(3)), (12, 15, 11));
    for &family in Family::ALL {
        let size = if family == Family::Orange { 2 } else { 4 };
        assert_eq!(CardSet::family(family).len(), size, "{family:?}");
    }
}

#[test]
fn v8_what_the_rulebook_prints_is_there() {
    let numbers = |number: u8| Card::numbered(number).unwrap().numbers();
    assert_eq!(numbers(34), "34");
    assert_eq!(numbers(55), "55");
    assert_eq!(numbers(35), "35/36");
    assert_eq!(numbers(46), "45/46/47");
    assert_eq!(numbers(59), "57/58/59");
    assert_eq!(numbers(67), "66/67/68");
    let name = |number: u8| in_english(&Card::numbered(number).unwrap().name());
    assert_eq!(name(36), "T.A.S.S.");
    assert_eq!(name(55), "KGB Headquarters");
    for number in [54, 62, 85] {
        assert!(!Card::numbered(number).unwrap().is_escape());
    }
    assert_eq!(Card::numbered(10), None);
}

#[test]
fn v10_every_card_has_its_own_square_labelled_with_its_first_number() {
    let mut squares: Vec<Square> = Card::all().map(Card::square).collect();
    squares.sort_unstable();
    squares.dedup();
    assert_eq!(squares.len(), 44);
    let bolshoi = Card::numbered(45).unwrap();
    assert_eq!(bolshoi.numbers(), "45/46/47");
    for number in [45, 46, 47] {
        assert_eq!(Card::numbered(number).unwrap().square(), bolshoi.square());
    }
    let row = GOOD.squares.lines().find(|line| line.contains("\t45\t")).unwrap();
    assert!(row.starts_with(&format!("{}\t", bolshoi.square().id())));
}

#[test]
fn v10_the_streets_connect_about_110_squares() {
    let data = data();
    assert!((100..=120).contains(&data.squares.len()), "{}", data.squares.len());
    let count = |kind| data.squares.iter().filter(|square| square.kind == kind).count();
    assert_eq!((count(SquareKind::BlackMarket), count(SquareKind::Start)), (6, 1));
    assert_eq!(data.squares.iter().filter(|square| square.metro).count(), 8);
    let mut neighbours = vec![0; data.squares.len()];
    for (one, two) in data.streets.iter().flat_map(|street| street.pairs()) {
        neighbours[one.index()] += 1;
        neighbours[two.index()] += 1;
    }
    assert!(neighbours.iter().all(|count| (2..=4).contains(count)));
    assert!(data.streets.iter().filter(|street| street.ring).count() >= 2, "rings");
    assert!(data.streets.iter().filter(|street| !street.ring).count() >= 4, "radial streets");
}

fn said(read: Result<Data, DataError>) -> String {
    read.expect_err("should be refused").to_string()
}

/// The text with the line that begins so replaced.
fn with_line(text: &str, begins: &str, line: &str) -> String {
    let mut found = 0;
    let lines = text.lines().map(|own| {
        if own.starts_with(begins) {
            found += 1;
            line
        } else {
            own
        }
    });
    let changed = lines.collect::<Vec<_>>().join("\n");
    assert_eq!(found, 1, "one line begins with {begins}");
    changed
}

/// The number of the line that begins so.
fn line_of(text: &str, begins: &str) -> usize {
    1 + text.lines().position(|line| line.starts_with(begins)).expect("such a line")
}

fn cards(text: &str) -> String {
    said(Files { cards: text, ..GOOD }.read())
}

#[test]
fn v8_a_card_with_wrong_numbers_is_named_with_its_line() {
    let at = line_of(GOOD.cards, "34\t");
    let change = |line: &str| cards(&with_line(GOOD.cards, "34\t", line));
    assert_eq!(
        change("35\tblue\tmoscow-news"),
        format!("cards.tsv line {at}, numbers: 34 should come, not 35")
    );
    assert_eq!(
        change("thirty\tblue\tmoscow-news"),
        format!("cards.tsv line {at}, numbers: \"thirty\" is no number")
    );
    assert_eq!(
        change("34\tblack\tmoscow-news").split(';').next().unwrap(),
        format!("cards.tsv line {at}, family: \"black\" is no family")
    );
    assert_eq!(
        change("34\tblue\ttass").split(", ").nth(1).unwrap(),
        "id: there is a \"tass\" already"
    );
    assert_eq!(
        change("34\tblue\t-"),
        format!("cards.tsv line {at}, id: there is nothing where something belongs")
    );
    assert_eq!(change("34\tblue"), format!("cards.tsv line {at}, id: 2 fields where 3 belong"));
}

#[test]
fn v8_the_loader_holds_the_cards_to_what_is_printed() {
    let at = line_of(GOOD.cards, "34\t");
    assert_eq!(
        cards(&with_line(GOOD.cards, "34\t", "34\t-\tmoscow-news")),
        format!("cards.tsv line {at}, family: the rulebook calls this a property, no Escape (V8)")
    );
    let text = with_line(GOOD.cards, "34\t", "34/35\tblue\tmoscow-news");
    let text = with_line(&text, "35/36\t", "36\tblue\ttass");
    assert_eq!(
        cards(&text),
        format!("cards.tsv line {at}, numbers: the rulebook has a card of 34 (V8)")
    );
    let text = with_line(GOOD.cards, "19\t", "19/21\t-\tleningrad-station");
    let at = line_of(GOOD.cards, "19\t");
    assert_eq!(
        cards(&text),
        format!("cards.tsv line {at}, numbers: a card's numbers lie in one row of ten (V8)")
    );
}

#[test]
fn v8_the_loader_counts_escapes_families_and_sizes() {
    let text = with_line(GOOD.cards, "11\t", "11\t-\tgastronom-no-1");
    assert!(cards(&text).ends_with("family: 7 of the Escapes (V8) where 6 belong"));
    let text = with_line(GOOD.cards, "11\t", "11\tblue\tgastronom-no-1");
    assert!(
        cards(&text).ends_with("3 of the yellow family (V8) where 4 belong"),
        "{}",
        cards(&text)
    );
    let text = with_line(GOOD.cards, "11\t", "11/12\tyellow\tgastronom-no-1");
    let text = with_line(&text, "12/13\t", "13\tyellow\ttsum");
    assert!(Files { cards: &text, ..GOOD }.read().is_err(), "no square is labelled 13");
    let text = with_line(GOOD.cards, "23\t", "23/24\tgreen\tmoscow-zoo");
    let text = with_line(&text, "24/25/26\t", "25/26\tgreen\tluzhniki-stadium");
    assert!(cards(&text).ends_with("11 of the properties with 1 numbers (V8) where 12 belong"));
}

fn squares(begins: &str, line: &str) -> String {
    said(Files { squares: &with_line(GOOD.squares, begins, line), ..GOOD }.read())
}

#[test]
fn v10_the_loader_names_what_is_wrong_with_a_square() {
    let at = line_of(GOOD.squares, "b3\t");
    assert_eq!(
        squares("b3\t", "b3\t1001\t10\t55\t-"),
        format!("squares.tsv line {at}, x: 1001 is off the board, which is 1000 wide")
    );
    assert_eq!(
        squares("b3\t", "b3\t100\t10\t36\t-"),
        format!(
            "squares.tsv line {at}, what: \"36\" is no card's first number, nor a kind of square"
        )
    );
    assert_eq!(
        squares("b3\t", "b3\t100\t10\t55\tx"),
        format!("squares.tsv line {at}, metro: \"x\" is neither M nor -")
    );
    assert!(
        squares("b3\t", "b3\t100\t10\t55\tM")
            .ends_with("9 of the Metro squares (V10) where 8 belong")
    );
    assert!(
        squares("b3\t", "b3\t100\t10\t-\t-")
            .ends_with("0 of the squares of 55 (V10) where 1 belong")
    );
    assert!(
        squares("b4\t", "b4\t100\t10\t-\t-")
            .ends_with("0 of the KGB's start squares (V10) where 1 belong")
    );
    assert!(
        squares("b4\t", "b4\t100\t10\tblack-market\t-")
            .ends_with("7 of the Black Market squares (V10) where 6 belong")
    );
    let few: String = GOOD.squares.lines().take(60).collect::<Vec<_>>().join("\n");
    let said = said(Files { squares: &few, ..GOOD }.read());
    assert!(said.ends_with("squares where 100 to 120 belong (V10)"), "{said}");
}

fn streets(begins: &str, line: &str) -> String {
    said(Files { streets: &with_line(GOOD.streets, begins, line), ..GOOD }.read())
}

#[test]
fn v10_the_loader_names_what_is_wrong_with_a_street() {
    let radial = |squares: &str| format!("prospekt-mira\tradial\t{squares}");
    let at = line_of(GOOD.streets, "prospekt-mira\t");
    assert_eq!(
        streets("prospekt-mira\t", &radial("b1 n1 nowhere")),
        format!("streets.tsv line {at}, squares: no square \"nowhere\"")
    );
    assert_eq!(
        streets("prospekt-mira\t", &radial("b1 n1 b1")),
        format!("streets.tsv line {at}, squares: b1 stands there twice")
    );
    assert_eq!(
        streets("prospekt-mira\t", &radial("b1 b2")),
        format!("streets.tsv line {at}, squares: b1 and b2 are neighbours already")
    );
    assert!(
        streets("prospekt-mira\t", &radial("b1 n1 g1"))
            .ends_with("n2 has 0 neighbours; each has 2 to 4 (V10)")
    );
    assert_eq!(
        streets("prospekt-mira\t", &radial("b1 n1 g1 n2 n3 m1 b5 n1")).split(", ").next().unwrap(),
        format!("streets.tsv line {at}"),
    );
    assert!(
        streets("prospekt-mira\t", &radial("g3 g5 g7 g2 g4 g6 g8 g5"))
            .contains("stands there twice")
    );
    let five = "prospekt-mira\tradial\tb1 n1 g1 n2 n3 m1 g5";
    assert_eq!(
        streets("prospekt-mira\t", five),
        format!(
            "streets.tsv line {}, squares: g5 has 5 neighbours; each has 2 to 4 (V10)",
            line_of(GOOD.streets, "kirov-street\t")
        )
    );
}

/// Two rings without any street between them.
#[test]
fn v10_every_square_can_be_reached() {
    let lines = GOOD.streets.lines().filter(|line| !line.contains("\tradial\t"));
    let mut text = lines.collect::<Vec<_>>().join("\n");
    for side in ["n", "ne", "e", "se", "s", "sw", "w", "nw"] {
        text += &format!("\n{side}\tring\t{side}1 {side}2 {side}3");
    }
    let said = said(Files { streets: &text, ..GOOD }.read());
    assert!(said.ends_with("no way leads to g1 (V10)"), "{said}");
}

#[test]
fn v10_the_kgb_starts_beside_its_headquarters() {
    let text = with_line(GOOD.squares, "b4\t", "b4\t650\t500\t-\t-");
    let text = with_line(&text, "m30\t", "m30\t50\t500\tstart\t-");
    let said = said(Files { squares: &text, ..GOOD }.read());
    assert!(said.ends_with("the KGB starts beside its headquarters at 55 (V5)"), "{said}");
}

#[test]
fn v26_the_loader_holds_the_black_market_to_its_cards() {
    let market = |line: &str| {
        let text = with_line(GOOD.black_market, "jeans\t", line);
        said(Files { black_market: &text, ..GOOD }.read())
    };
    let at = line_of(GOOD.black_market, "jeans\t");
    assert_eq!(
        market("jeans\tfrom_bank\t9"),
        format!("black-market.tsv line {at}, amount: there is no such card in V26")
    );
    assert_eq!(
        market("jeans\trob_bank\t2"),
        format!("black-market.tsv line {at}, effect: \"rob_bank\" is no effect")
    );
    assert_eq!(
        market("jeans\tsell\t2"),
        format!("black-market.tsv line {at}, amount: \"2\" where nothing belongs")
    );
    assert!(market("jeans\tfrom_bank\t1").contains("where 3 belong"));
}
