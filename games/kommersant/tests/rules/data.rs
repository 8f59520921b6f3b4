//! The data files: what they hold (K3, K5), and how a mistake in them is named.

use kontor_engine::listing::Listing;
use kontor_engine::{Names, Say, Text};
use kontor_kommersant::Kommersant;
use kontor_kommersant::data::{Data, Deck, Effect, Files, Group, Ring, SquareKind, Stage, data};
use kontor_texts::Words;

fn square(id: &str) -> &'static kontor_kommersant::data::SquareData {
    data().squares.iter().find(|square| square.id == id).expect("a square of the board")
}

/// What is said when `old` is `new` in the board's file.
fn broken_board(old: &str, new: &str) -> String {
    let board = changed(Files::EMBEDDED.board, old, new);
    said(Files { board: &board, ..Files::EMBEDDED }.read())
}

/// What is said when `old` is `new` in the cards' file.
fn broken_cards(old: &str, new: &str) -> String {
    let cards = changed(Files::EMBEDDED.cards, old, new);
    said(Files { cards: &cards, ..Files::EMBEDDED }.read())
}

/// What is said when `old` is `new` in the groups' file.
fn broken_groups(old: &str, new: &str) -> String {
    let groups = changed(Files::EMBEDDED.groups, old, new);
    said(Files { groups: &groups, ..Files::EMBEDDED }.read())
}

fn changed(text: &str, old: &str, new: &str) -> String {
    assert_eq!(text.matches(old).count(), 1, "{old:?} should be there once");
    text.replace(old, new)
}

fn said(read: Result<Data, kontor_kommersant::data::DataError>) -> String {
    read.expect_err("the file is broken").to_string()
}

#[test]
fn k3_the_board_has_62_squares_on_two_rings() {
    let count = |kind| data().squares.iter().filter(|square| square.kind == kind).count();
    assert_eq!(data().squares.len(), 62);
    assert_eq!(data().squares.iter().filter(|square| square.ring == Ring::Outer).count(), 39);
    assert_eq!(count(SquareKind::Enterprise), 24);
    assert_eq!(count(SquareKind::StateEnterprise), 6);
    assert_eq!(count(SquareKind::VacantLot), 5);
    assert_eq!(count(SquareKind::Letter), 5);
    assert_eq!(count(SquareKind::Surprise), 3);
    assert_eq!(count(SquareKind::Risk), 2);
    assert_eq!(count(SquareKind::Racket), 4);
    assert_eq!(count(SquareKind::MoveToCentre), 2);
    assert_eq!(count(SquareKind::Profit), 4);
    for once in [
        SquareKind::Start,
        SquareKind::Fine,
        SquareKind::Vacation,
        SquareKind::Treatment,
        SquareKind::TaxService,
    ] {
        assert_eq!(count(once), 1, "{once:?}");
    }
    assert_eq!(data().squares[39].kind, SquareKind::Rest);
    assert_eq!(data().squares[51].kind, SquareKind::Rest);
    assert_eq!(count(SquareKind::Rest), 2);
}

#[test]
fn k3_every_colour_group_has_three_enterprises() {
    for &group in Group::ALL {
        let members = data().squares.iter().filter(|square| square.group == Some(group));
        assert_eq!(members.count(), 3, "{group:?}");
    }
}

#[test]
fn k5_the_decks_hold_36_36_and_26_cards() {
    let size = |deck| -> u32 {
        data()
            .cards
            .iter()
            .filter(|card| card.deck == deck)
            .map(|card| u32::from(card.copies))
            .sum()
    };
    assert_eq!([Deck::Letter, Deck::Surprise, Deck::Risk].map(size), [36, 36, 26]);
}

#[test]
fn k15_there_are_four_police_cards_all_in_the_risk_deck() {
    let police: Vec<_> = data().cards.iter().filter(|card| card.effect == Effect::Police).collect();
    assert_eq!(police.len(), 1);
    assert_eq!((police[0].deck, police[0].copies), (Deck::Risk, 4));
}

#[test]
fn k20_the_grocery_store_has_the_rulebooks_figures() {
    let deed = square("grocery-store").deed.unwrap();
    assert_eq!((deed.price, deed.development), (30_000, 20_000));
    assert_eq!(deed.rents, [4_000, 12_000, 50_000, 120_000]);
    assert_eq!(deed.dividends[Stage::Office as usize], 1_200);
}

#[test]
fn k20_a_vacant_lot_costs_a_tenth_of_its_price() {
    let deed = square("vacant-lot-5").deed.unwrap();
    assert_eq!((deed.price, deed.rents[0]), (60_000, 6_000));
    assert_eq!((deed.development, deed.dividends), (0, [0; 4]));
}

#[test]
fn k22_the_state_farm_helps_three_groups() {
    let helped: Vec<_> =
        Group::ALL.iter().filter(|&&group| data().groups[group as usize].state_farm).collect();
    assert_eq!(helped, [&Group::FoodTrade, &Group::PublicCatering, &Group::FarmProduceSales]);
}

#[test]
fn k3_a_square_of_another_kind_breaks_the_counts() {
    assert_eq!(
        broken_board("\trest\t-\tcentre-gate", "\tmove_to_centre\t-\tcentre-gate"),
        "board.tsv line 59, kind: 3 of kind move_to_centre (K3) where 2 belong"
    );
    assert_eq!(
        broken_board("\ttax_service\t-\ttax-service", "\trest\t-\ttax-service"),
        "board.tsv line 69, kind: 0 of kind tax_service (K3) where 1 belong"
    );
}

#[test]
fn k3_a_group_of_four_is_refused() {
    assert_eq!(
        broken_board("\tfood_trade\tbakery", "\ttheatres\tbakery"),
        "board.tsv line 69, group: 2 of group food_trade (K3) where 3 belong"
    );
}

#[test]
fn k3_squares_go_in_order_on_their_ring() {
    assert_eq!(
        broken_board("\n61\tinner", "\n60\tinner"),
        "board.tsv line 69, square: should be 61: squares go in order"
    );
    assert_eq!(
        broken_board("\n38\touter", "\n38\tinner"),
        "board.tsv line 46, ring: square 38 lies on the outer ring (K3)"
    );
    let without_last = Files::EMBEDDED.board.lines().take(68).collect::<Vec<_>>().join("\n");
    assert_eq!(
        said(Files { board: &without_last, ..Files::EMBEDDED }.read()),
        "board.tsv line 68, square: 61 of all squares where 62 belong"
    );
}

#[test]
fn prices_are_above_zero_and_rents_rise() {
    assert_eq!(
        broken_board("grocery-store\t-\t30000", "grocery-store\t-\t0"),
        "board.tsv line 9, price: 0 is not more than 0"
    );
    assert_eq!(
        broken_board("30000\t20000\t4000", "30000\t-20000\t4000"),
        "board.tsv line 9, development: -20000 is not more than 0"
    );
    assert_eq!(
        broken_board("4000 12000 50000 120000", "4000 12000 12000 120000"),
        "board.tsv line 9, rents: should be above 0 and rise from stage to stage"
    );
    assert_eq!(
        broken_board("400 1200 5200 11000", "400 1200 5200"),
        "board.tsv line 9, dividends: should be four numbers"
    );
    assert_eq!(
        broken_board("vacant-lot-4\t-\t12000", "vacant-lot-4\t-\t12005"),
        "board.tsv line 55, price: a tenth of 12005 is no whole rent"
    );
}

#[test]
fn k12_a_fine_takes_and_a_profit_pays() {
    assert_eq!(
        broken_board("-25000", "25000"),
        "board.tsv line 13, amount: 25000 is not less than 0, and a fine is"
    );
    assert_eq!(
        broken_board("profit-1\t15000", "profit-1\t-15000"),
        "board.tsv line 17, amount: -15000 is not more than 0"
    );
}

#[test]
fn words_nobody_knows_are_named() {
    assert_eq!(
        broken_board("\tracket\t-\tracket-1", "\tcasino\t-\tracket-1").split(';').next(),
        Some("board.tsv line 29, kind: \"casino\" is no kind of square")
    );
    assert_eq!(
        broken_board("\tfood_trade\tbakery", "\tbakeries\tbakery").split(';').next(),
        Some("board.tsv line 11, group: \"bakeries\" is no group")
    );
    assert_eq!(
        broken_cards("letter\tinheritance\tmoney", "letter\tinheritance\tfortune"),
        "cards.tsv line 8, effect: \"fortune\" is no effect"
    );
    assert_eq!(
        broken_cards("letter\tinheritance", "luck\tinheritance"),
        "cards.tsv line 8, deck: \"luck\" is no deck; there is letter, surprise, risk"
    );
    assert_eq!(
        broken_groups("theatres\tno", "theatres\tperhaps"),
        "groups.tsv line 10, state_farm: \"perhaps\" is neither yes nor no"
    );
    assert_eq!(
        broken_groups("\ntheatres\t", "\nstadiums\t"),
        "groups.tsv line 10, group: should be theatres"
    );
}

#[test]
fn ids_are_used_once() {
    assert_eq!(
        broken_board("\tcafe\t", "\tcanteen\t"),
        "board.tsv line 25, id: there is a \"canteen\" already"
    );
    assert_eq!(
        broken_cards("\tinheritance\t", "\tpresidential-grant\t"),
        "cards.tsv line 8, id: there is a \"presidential-grant\" already"
    );
}

#[test]
fn fields_that_are_missing_or_too_many_are_named() {
    assert_eq!(
        broken_board("\tcafe\t", "\t-\t"),
        "board.tsv line 25, id: there is nothing where something belongs"
    );
    assert_eq!(
        broken_board("\tcafe\t", "\t"),
        "board.tsv line 25, note: 10 fields where 11 belong"
    );
    assert_eq!(
        broken_board("vacation\t-\tvacation", "vacation\ttheatres\tvacation"),
        "board.tsv line 41, group: \"theatres\" where nothing belongs"
    );
    assert_eq!(
        broken_cards("deck\tid\teffect", "deck\teffect\tid"),
        "cards.tsv line 6, deck: the heading should be deck id effect amount target copies"
    );
    assert_eq!(
        said(Files { cards: "", ..Files::EMBEDDED }.read()).split(':').next(),
        Some("cards.tsv line 1, deck")
    );
}

#[test]
fn k5_a_deck_of_another_size_is_refused() {
    assert_eq!(
        broken_cards("police\t-\t-\t4", "police\t-\t-\t5"),
        "cards.tsv line 96, copies: 27 of the risk deck (K5) where 26 belong"
    );
    assert_eq!(
        broken_cards("tax-raid\ttax_service\t-\t-\t2", "tax-raid\ttax_service\t-\t-\t1"),
        "cards.tsv line 96, copies: 35 of the surprise deck (K5) where 36 belong"
    );
    assert_eq!(
        broken_cards("tax-raid\ttax_service\t-\t-\t2", "tax-raid\ttax_service\t-\t-\t0"),
        "cards.tsv line 65, copies: a card there is none of"
    );
}

#[test]
fn k15_cards_need_what_their_effect_says_and_no_more() {
    assert_eq!(
        broken_cards("move_to\t-\trestaurant", "move_to\t-\tcasino"),
        "cards.tsv line 32, target: there is no square \"casino\""
    );
    assert_eq!(
        broken_cards("inheritance\tmoney\t25000", "inheritance\tmoney\t0"),
        "cards.tsv line 8, amount: 0 is no payment"
    );
    assert_eq!(
        broken_cards("inheritance\tmoney\t25000", "inheritance\tmoney\tmuch"),
        "cards.tsv line 8, amount: \"much\" is no number that fits here"
    );
    assert_eq!(
        broken_cards("anniversary\tfrom_each_player\t10000", "anniversary\tfrom_each_player\t-1"),
        "cards.tsv line 59, amount: -1 is not more than 0"
    );
    assert_eq!(
        broken_cards("motorcade\tmove_by\t10", "motorcade\tmove_by\t0"),
        "cards.tsv line 69, amount: 0 squares are no move"
    );
    assert_eq!(
        broken_cards("draw\t-\tsurprise", "draw\t-\tletter"),
        "cards.tsv line 37, target: should be another deck than the card's own"
    );
    assert_eq!(
        broken_cards("lose_building\t-\toffice", "lose_building\t-\tlot"),
        "cards.tsv line 96, target: a bare lot has no building to lose"
    );
    assert_eq!(
        broken_cards("sanatorium\tskip_turn\t-", "sanatorium\tskip_turn\t2"),
        "cards.tsv line 70, amount: \"2\" where nothing belongs"
    );
}

const ENGLISH: &str = include_str!("../../../../docs/rules/kommersant.md");
const RUSSIAN: &str = include_str!("../../../../docs/rules/kommersant.ru.md");

#[test]
fn the_rules_have_the_same_ids_in_both_languages() {
    let ids = |rules: &'static str| -> Vec<&str> {
        let items = rules.lines().filter_map(|line| line.strip_prefix("- **K"));
        items.filter_map(|item| item.split("**").next()).collect()
    };
    let all: Vec<String> = (1..=39).map(|id| id.to_string()).collect();
    assert_eq!(ids(ENGLISH), all);
    assert_eq!(ids(RUSSIAN), all);
}

/// A sum as the rules write it, with this sign between thousands.
fn written(sum: i64, sign: &str) -> String {
    if sum < 1_000 {
        return sum.to_string();
    }
    format!("{}{sign}{:03}", sum / 1_000, sum % 1_000)
}

#[test]
fn the_rules_show_the_board_as_it_is_in_both_languages() {
    for (rules, language, sign) in [(ENGLISH, "en", ","), (RUSSIAN, "ru", "\u{a0}")] {
        let words = Words::of(&Listing::<Kommersant>::new(), language).with(Names(&[]));
        let four = |sums: [i64; 4]| sums.map(|sum| written(sum, sign)).join(" / ");
        for (index, square) in data().squares.iter().enumerate() {
            // A name within a sentence stands in quotes, so its own are the inner ones.
            let name = words.say(&Text::new(format!("square-{}", square.id)));
            let start = format!("| {index} | {} |", name.replace('„', "«").replace('“', "»"));
            let line = rules.lines().find(|line| line.starts_with(&start));
            let line = line.unwrap_or_else(|| panic!("no line for {start}"));
            if let Some(deed) = square.deed {
                assert!(line.contains(&written(deed.price, sign)), "{line}");
                assert!(line.contains(&written(deed.rents[0], sign)), "{line}");
            }
            if let Some(deed) = square.deed.filter(|deed| deed.development > 0) {
                assert!(line.contains(&written(deed.development, sign)), "{line}");
                assert!(line.contains(&four(deed.rents)), "{line}");
                assert!(line.contains(&four(deed.dividends)), "{line}");
            }
            if square.amount != 0 {
                assert!(line.contains(&written(square.amount.abs(), sign)), "{line}");
            }
        }
    }
}
