//! Everything that the game says has words in every language.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{FOOD, Gives, boxed, lots, offer, online, rubles, seat, set_up};
use kontor_engine::choice::FieldKind;
use kontor_engine::listing::Listing;
use kontor_engine::{
    Choice, Choices, Collected, Game, Generator, Label, Listed, Money, Names, Next, Policy, Random,
    Say, Seat, Text, Told, Viewer,
};
use kontor_kommersant::board::Square;
use kontor_kommersant::cards::Card;
use kontor_kommersant::{Action, Kommersant};
use kontor_texts::{LANGUAGES, Speaker, Words};
use serde_json::json;

fn names() -> Vec<String> {
    ["Анна", "Борис", "Wanda", "Zofia"].map(String::from).to_vec()
}

fn speaker<'a>(language: &'static str, names: &'a [String]) -> Speaker<'a> {
    Words::of(&Listing::<Kommersant>::new(), language).with(Names(names))
}

#[test]
fn k37_the_line_of_the_table_says_what_wins_and_who_is_nearest() {
    let names = names();
    let said = |game: &Kommersant| {
        let line = Text::new("aim")
            .with("wins", game.wins())
            .with("nearest", game.nearest(Viewer::Spectator));
        LANGUAGES.map(|language| speaker(language, &names).say(&line).replace('\u{202f}', " "))
    };
    assert_eq!(
        said(&online(3).cash(1, 300_000).play().game),
        [
            "The richest after 40 rounds wins, or the last one left; ahead: Борис with 300 000 ₽",
            "Победит богатейший после 40 раундов или оставшийся один; впереди Борис: 300 000 ₽",
            "Wygra najbogatszy po 40 rundach albo ostatni w grze; prowadzi Борис: 300 000 ₽",
        ]
    );
    let endless = set_up("online", 3, &[("rounds", "0")]).expect("a table without an agreed end");
    assert_eq!(
        said(&endless),
        [
            "The last one left in the game wins; nobody is ahead",
            "Победит тот, кто останется в игре последним; лидера пока нет",
            "Wygra ten, kto ostatni zostanie w grze; nikt nie prowadzi",
        ]
    );
}

/// Says texts in every language, each message id with the same arguments only once.
struct Hearing<'a> {
    speakers: [Speaker<'a>; 3],
    heard: BTreeSet<String>,
}

impl Hearing<'_> {
    fn hear(&mut self, text: &Text) {
        let shape = format!("{} {:?}", text.id, text.args);
        if self.heard.insert(shape) {
            for speaker in &self.speakers {
                assert_eq!(speaker.faults(text), Vec::<String>::new(), "{text:?}");
            }
        }
    }

    fn hear_label(&mut self, label: &Label) {
        self.hear(&label.label);
        label.short.iter().chain(&label.follows).for_each(|text| self.hear(text));
    }

    fn hear_seat(&mut self, game: &Kommersant, seat: Seat, names: Names<'_>) {
        self.hear(&game.prompt(seat, names));
        let mut choices = Choices::new();
        game.choices(seat, &mut choices);
        let mut main = 0;
        for choice in choices.as_slice() {
            let label = game.label(seat, choice, names);
            main += u8::from(label.clone() == label.clone().main());
            self.hear_label(&label);
            let Choice::Template(template) = choice else { continue };
            let form = game.form(seat, *template);
            for field in form.fields() {
                let FieldKind::Pick { items, naming, .. } = field.kind else { continue };
                form.items(items).iter().for_each(|&(code, _)| self.hear(&(naming.label)(code)));
            }
        }
        assert!(main <= 1, "at most one choice goes on with the game");
        if let Some(auction) = game.auction(Viewer::Spectator) {
            self.hear(&auction.what);
        }
        if let Some(offer) = game.offer(Viewer::Spectator) {
            offer
                .proposer_gives
                .iter()
                .chain(&offer.partner_gives)
                .for_each(|text| self.hear(text));
        }
    }

    /// Plays a random game, hears all of it, and tries every action that was done at later moments.
    fn hear_game(&mut self, edition: &str, options: &[(&str, &str)], number: u64) {
        let names = names();
        let mut game = set_up(edition, 4, options).expect("a table");
        let mut generator = Generator::from_number(number);
        let mut done: Vec<Action> = Vec::new();
        loop {
            let mut sink = Collected::default();
            match game.next() {
                Next::Over => break,
                Next::Chance => {
                    let outcome = game.sample(&mut generator);
                    game.chance(outcome, &mut sink).expect("a sample can be");
                }
                Next::Seats(seats) => {
                    for seat in Seat::all(game.seats()) {
                        self.hear_seat(&game, seat, Names(&names));
                        if !done.is_empty() {
                            let tried = generator.pick(&done);
                            if let Err(refusal) =
                                { game }.act(seat, tried, &mut Collected::default())
                            {
                                self.hear(&refusal.reason());
                            }
                        }
                    }
                    let seat = kontor_engine::play::quickest(seats, &mut generator);
                    let action = Random::default().choose(&game, seat, &mut generator);
                    game.act(seat, action, &mut sink).expect("a choice is allowed");
                    if done.len() < 500 {
                        done.push(action);
                    }
                }
            }
            for told in sink.told {
                if let Told::Event(event) = told {
                    self.hear(&Kommersant::tell(&event, Names(&names)).text);
                }
            }
        }
        for speaker in self.speakers {
            let shown = Kommersant::show(&game.view(Viewer::Spectator), Names(&names), &speaker);
            assert!(!shown.contains("shown-") && !shown.contains("square-"), "{shown}");
        }
    }
}

#[test]
fn all_that_random_games_say_has_words_in_every_language() {
    let names = names();
    let speakers = LANGUAGES.map(|language| speaker(language, &names));
    let mut hearing = Hearing { speakers, heard: BTreeSet::new() };
    for number in 0..4 {
        hearing.hear_game("online", &[("rounds", "25"), ("capital", "60000")], number);
        let boxed = [("rounds", "25"), ("leaving", "yes"), ("even", "together")];
        hearing.hear_game("1991", &boxed, number);
    }
    assert!(hearing.heard.len() > 5_000, "only {} texts were heard", hearing.heard.len());
}

/// The message ids of a file of words, and what each mentions.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let file = Kommersant::texts(language).expect("a file of words");
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut id = String::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) =
            line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic))
        {
            id = name.to_string();
            assert!(found.insert(id.clone(), BTreeSet::new()).is_none(), "{language}: {id} twice");
        }
        for mentioned in line.split('$').skip(1) {
            let name = mentioned.split(|letter: char| !letter.is_alphanumeric()).next();
            found.entry(id.clone()).or_default().extend(name.map(String::from));
        }
    }
    found
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    assert_eq!(messages("ru"), messages("en"));
    assert_eq!(messages("pl"), messages("en"));
}

#[test]
fn squares_and_cards_are_called_by_their_own_names_in_every_language() {
    let cyrillic = |text: &str| text.chars().any(|letter| ('А'..='я').contains(&letter));
    let [en, ru, pl] = LANGUAGES.map(|language| speaker(language, &[]));
    for text in Square::all().map(Square::text).chain(Card::all().map(Card::text)) {
        for speaker in [en, ru, pl] {
            assert_eq!(speaker.faults(&text), Vec::<String>::new());
        }
        assert!(!cyrillic(&en.say(&text)) && !cyrillic(&pl.say(&text)), "{text:?}");
        let russian = ru.say(&text);
        assert!(
            cyrillic(&russian) && !russian.contains(|letter: char| letter.is_ascii_alphabetic())
        );
    }
    let grocery = Square::named("grocery-store").expect("a square").text();
    assert_eq!(
        [en, ru, pl].map(|speaker| speaker.say(&grocery)),
        ["Grocery Store", "Гастроном", "Sklep spożywczy"]
    );
}

#[test]
fn what_the_frame_asks_for_by_id_has_words() {
    let info = Kommersant::info();
    let mut ids: BTreeSet<String> =
        ["game-name", "game-about", "currency", "bank-0"].map(String::from).into();
    for edition in info.editions {
        ids.insert(format!("edition-{}", edition.id));
        for option in edition.options {
            ids.insert(format!("option-{}", option.id));
            if let kontor_engine::OptionKind::OneOf { values, .. } = option.kind {
                ids.extend(values.iter().map(|value| format!("option-{}-{value}", option.id)));
            }
        }
    }
    let known = messages("en");
    for id in ids {
        assert!(known.contains_key(&id), "{id}");
    }
}

#[test]
fn russian_says_it_as_the_rulebook_does() {
    let names = names();
    let russian = speaker("ru", &names);
    let table = crate::common::lot_by_lot(2).owns(0, &FOOD).play();
    let label = |action: serde_json::Value| {
        let action: Action = serde_json::from_value(action).expect("an action");
        table.game.label(seat(0), &Choice::Exact(action), Names(&names)).said(&russian)
    };
    assert_eq!(
        label(json!({ "do": "build", "lot": "grocery-store" })).replace('\u{202f}', " "),
        "Построить филиал на участке «Гастроном» за 20 000 ₽ (плата 12 000 ₽), останется 230 000 ₽"
    );
    assert_eq!(
        label(json!({ "do": "mortgage", "lot": "bakery" })).replace('\u{202f}', " "),
        "Заложить участок «Хлебный» за 17 000 ₽, платы не будет, пока не выкупите за 18 700 ₽"
    );
    let tokens = |count: u8| russian.say(&Text::new("red-tokens").with("count", count));
    assert_eq!(
        [1, 2, 5, 21].map(tokens),
        ["1 красный кружок", "2 красных кружка", "5 красных кружков", "21 красный кружок"]
    );
    let rent = Text::new("told-rent")
        .with("rent", Money::new(8_000))
        .with("owner", seat(1))
        .with("lot", Square::named("grocery-store").expect("a square").text())
        .with("stage", Text::new("stage-lot"))
        .with("multiple", "double");
    assert_eq!(
        russian.say(&rent).replace('\u{202f}', " "),
        "плата 8 000 ₽, получает Борис: «Гастроном» (пустой участок, двойная плата)."
    );
}

/// What seat 0 reads in English, spaces within sums as ordinary ones.
fn english(say: impl Fn(&Speaker<'_>) -> String) -> String {
    let names = names();
    say(&speaker("en", &names)).replace(['\u{202f}', '\u{a0}'], " ")
}

/// What a seat may choose in English, as far as it begins so.
pub(crate) fn labels(game: &Kommersant, who: usize, beginning: &str) -> Vec<String> {
    let names = names();
    let mut choices = Choices::new();
    game.choices(seat(who), &mut choices);
    let said = choices
        .as_slice()
        .iter()
        .map(|choice| english(|say| game.label(seat(who), choice, Names(&names)).said(&say)));
    said.filter(|label| label.starts_with(beginning)).collect()
}

/// What is asked of a seat, in English.
pub(crate) fn prompt(game: &Kommersant, who: usize) -> String {
    let names = names();
    english(|say| say.say(&game.prompt(seat(who), Names(&names))))
}

/// The board in a terminal, in English.
pub(crate) fn board(game: &Kommersant) -> String {
    let names = names();
    english(|say| Kommersant::show(&game.view(Viewer::Spectator), Names(&names), say))
}

#[test]
fn k33_a_label_names_the_loan_its_interest_and_when_it_is_due() {
    let mut table = online(2).at(0, "treatment").cash(0, 8_500).play();
    table.throws(0, &[2]);
    assert_eq!(
        labels(&table.game, 0, "Buy"),
        [
            "Buy Grocery Store for 30 000 ₽, 8 000 ₽ in cash and 22 000 ₽ on credit: 26 400 ₽ to repay \
          (20 % more) within 3 laps"
        ]
    );
}

#[test]
fn k33_the_auction_says_how_much_of_what_one_can_pay_is_cash() {
    let mut table = online(2).at(0, "treatment").cash(0, 8_500).loan(0, 22_000, 3).play();
    table.throws(0, &[2]).says(0, "decline");
    assert_eq!(
        prompt(&table.game, 0),
        "Auction of Grocery Store, rent from 4 000 ₽: it opens at 30 000 ₽. You can pay up to 86 500 ₽: 8 500 ₽ in cash, \
         the rest on credit at 20 % for 3 laps."
    );
    assert_eq!(
        labels(&table.game, 0, "Bid"),
        [
            "Bid, up to 86 500 ₽, what exceeds 8 500 ₽, you take on credit: 20 % more to repay, within 3 laps"
        ]
    );
    let bid = Action::Bid { amount: Money::new(40_000) };
    let names = names();
    let label = table.game.label(seat(0), &Choice::Exact(bid), Names(&names));
    assert_eq!(
        english(|say| label.said(&say)),
        "Bid 40 000 ₽, 8 000 ₽ in cash and 32 000 ₽ on credit: 38 400 ₽ to repay (20 % more) within 3 \
         laps"
    );
}

#[test]
fn k17_not_to_buy_says_that_an_auction_follows_and_who_bids_in_it() {
    let mut table = online(3).play();
    table.throws(0, &[1]);
    assert_eq!(
        labels(&table.game, 0, "Do not"),
        ["Do not buy Grocery Store, then it is auctioned, and you may bid, too"]
    );
    let mut table = boxed(3).banker(1).play();
    table.throws(0, &[1]);
    assert_eq!(
        labels(&table.game, 0, "Do not"),
        ["Do not buy Grocery Store, then the Banker may auction it among the others"]
    );
}

#[test]
fn k17_a_pass_says_that_it_is_for_the_whole_auction() {
    let mut table = online(2).play();
    table.throws(0, &[1]);
    table.does(0, json!({ "do": "decline" }));
    assert_eq!(labels(&table.game, 0, "Pass"), ["Pass: you are out"]);
}

#[test]
fn k18_where_a_red_token_is_needed_it_is_said_where_it_comes_from() {
    let asked = |tokens: u8| {
        let mut table = online(2).at(0, "vacant-lot-1").tokens(0, tokens).play();
        table.throws(0, &[2]);
        prompt(&table.game, 0)
    };
    let lacking = "and a red token, which you lack: whoever stops on a square with a red token takes \
                   it, and who has one may sell it.";
    assert!(asked(0).contains(lacking), "{}", asked(0));
    let held = "and a red token, as every state enterprise does; you have one.";
    assert!(asked(1).contains(held), "{}", asked(1));
}

/// What a choice is called that a seat wrote by hand, in English.
fn label(game: &Kommersant, who: usize, action: serde_json::Value) -> String {
    let action: Action = serde_json::from_value(action).expect("an action");
    let names = names();
    let label = game.label(seat(who), &Choice::Exact(action), Names(&names));
    english(|say| label.said(&say))
}

const OF_60_000: &str =
    "5 000 ₽ in cash and 55 000 ₽ on credit: 66 000 ₽ to repay (20 % more) within 3 laps";

#[test]
fn k33_who_accepts_reads_what_loan_it_takes() {
    let mut table = online(2).owns(0, &["bakery"]).cash(1, 5_000).play();
    table.does(0, json!({ "do": "offer_sale", "to": 1, "lots": ["bakery"], "price": 60_000 }));
    let accept = [format!("Accept: give 60 000 ₽, get Bakery, you pay {OF_60_000}")];
    assert_eq!(labels(&table.game, 1, "Accept"), accept);
    assert_eq!(
        labels(&table.game, 1, "Name"),
        [
            "Name another price, once, what exceeds 5 000 ₽, you take on credit: 20 % more to repay, within 3 laps"
        ]
    );
    let counter = |price: i64| json!({ "do": "counter_price", "price": price });
    assert_eq!(label(&table.game, 1, counter(60_000)), format!("Counter: 60 000 ₽, {OF_60_000}"));
    assert_eq!(label(&table.game, 1, counter(4_000)), "Counter: 4 000 ₽, leaves you 1 000 ₽");
    assert_eq!(label(&table.game, 1, counter(105_001)), "Counter: 105 001 ₽", "more than is lent");
    table.does(1, counter(30_000));
    assert_eq!(labels(&table.game, 0, "Accept"), ["Accept: give Bakery, get 30 000 ₽"]);

    let mut table = online(2).cash(0, 5_000).owns(1, &["bakery"]).play();
    table.does(0, json!({ "do": "offer_purchase", "to": 1, "lots": ["bakery"], "price": 40_000 }));
    assert_eq!(labels(&table.game, 1, "Name"), ["Name another price, once"], "another pays");
    assert_eq!(label(&table.game, 1, counter(60_000)), "Counter: 60 000 ₽");
    table.does(1, counter(60_000));
    assert_eq!(labels(&table.game, 0, "Accept"), accept, "a counter takes a loan, too");
}

#[test]
fn k33_nobody_reads_of_a_loan_where_none_is_taken() {
    let sale = json!({ "do": "offer_sale", "to": 1, "lots": ["bakery"], "price": 60_000 });
    let mut table = online(2).owns(0, &["bakery"]).play();
    table.does(0, sale);
    assert_eq!(labels(&table.game, 1, "Accept"), ["Accept: give 60 000 ₽, get Bakery"]);
    // A trade is paid in cash; who has it no more cannot accept.
    let trade = offer(1, lots(&["bakery"]), rubles(60_000));
    let mut table = online(2).owns(0, &["bakery"]).play();
    table.does(0, trade).cash_is(1, 5_000);
    assert_eq!(labels(&table.game, 1, "Accept"), ["Accept: give 60 000 ₽, get Bakery"]);
}

#[test]
fn k33_offers_at_a_price_say_what_is_paid_on_credit_and_by_whom() {
    let credit = |cash: &str, who: &str| {
        format!("what exceeds {cash} ₽, {who} on credit: 20 % more to repay, within 3 laps")
    };
    let theirs = credit("7 000", "Борис takes");
    let scene = |options: &[(&str, &str)]| {
        let scene = crate::common::Scene::new("online", 2, options).owns(0, &["vacant-lot-5"]);
        scene.owns(1, &["bakery"]).cash(0, 5_000).cash(1, 7_000)
    };
    let mut table = scene(&[]).play();
    let buy = "Offer to buy property from Борис, on credit if need be";
    let sell = "Offer Борис property for cash; they may take a loan";
    let vacant = "Offer Борис vacant lots for cash";
    assert_eq!(labels(&table.game, 0, buy), [format!("{buy}, {}", credit("5 000", "you take"))]);
    assert_eq!(labels(&table.game, 0, sell), [format!("{sell}, {theirs}")]);
    table.throws(0, &[1]);
    assert_eq!(labels(&table.game, 0, vacant), [format!("{vacant}, {theirs}")]);
    let mut table = scene(&[("lending", "bank")]).play();
    assert!(labels(&table.game, 0, buy).is_empty() && labels(&table.game, 0, sell).is_empty());
    table.throws(0, &[1]);
    assert_eq!(labels(&table.game, 0, vacant), [vacant], "nothing is lent for it");
}

#[test]
fn k27_an_open_offer_shows_what_its_lots_cost() {
    let mut table = online(2).owns(0, &["bakery"]).owns(1, &["cafe"]).play();
    let get = Gives { cash: 2_000, ..lots(&["cafe"]) };
    table.does(0, offer(1, lots(&["bakery"]), get));
    let shown = table.game.offer(Viewer::Spectator).expect("an offer");
    let said = |text: &Text| english(|say| say.say(text));
    assert_eq!(said(&shown.proposer_gives[0]), "Bakery (34 000 ₽)");
    assert_eq!(said(&shown.partner_gives[1]), "Cafe (16 000 ₽)");
}

#[test]
fn k7_a_throw_says_in_few_words_what_it_may_bring() {
    let (table, names) = (online(2).at(0, "start").play(), names());
    let throw = Choice::Exact(Action::Throw { dice: 1 });
    let follows = table.game.label(seat(0), &throw, Names(&names)).follows.expect("chances");
    assert_eq!(english(|say| say.say(&follows)), "17 % cost you, 0 % pay you, 67 % to buy");
    // The page sets three choices side by side that have no longer tail.
    let short = |language| speaker(language, &names).say(&follows).chars().count() <= 44;
    assert!(LANGUAGES.iter().all(|language| short(language)));
}

#[test]
fn k34_repaying_says_what_is_due_first() {
    let table = online(2).loan(0, 10_000, 1).loan(0, 20_000, 3).play();
    assert_eq!(
        labels(&table.game, 0, "Repay"),
        ["Repay loans: you owe 36 000 ₽ with interest, 12 000 ₽ of it at the next lap"]
    );
}

#[test]
fn k35_the_prompt_says_that_one_remains_a_racketeer() {
    let mut table = online(2).at(0, "surprise-2").play();
    table.throws(0, &[1]);
    assert_eq!(
        prompt(&table.game, 0),
        "You may turn racketeer: instead of paying rent you take half of what a built-up property \
         cost. A police card takes all your cash, and you remain a racketeer: you can stop after 2 \
         full laps."
    );
}

#[test]
fn k18_a_red_token_card_is_no_card_card() {
    let mut table = online(2).at(0, "surprise-1").keeps(0, "red_token").play();
    table.throws(0, &[1]).says(0, "buy");
    let names = names();
    let said = |event| english(|say| Kommersant::tell(event, Names(&names)).said(&say));
    let lines: Vec<String> = table.events().iter().map(said).collect();
    let returned = lines.iter().find(|line| line.contains("under its deck"));
    assert_eq!(returned.map(String::as_str), Some("Анна: puts the red-token card under its deck."));
}

#[test]
fn k3_squares_of_one_name_are_told_apart_by_their_number() {
    let said = |id: &str| english(|say| say.say(&Square::named(id).expect("a square").text()));
    assert_eq!(said("vacant-lot-1"), "Vacant Land Lot (6)");
    assert_eq!(said("racket-4"), "Racket (52)");
    assert_eq!(said("grocery-store"), "Grocery Store");
    let mut table = online(2).at(0, "fine").play();
    table.throws(0, &[1]);
    assert!(
        prompt(&table.game, 0).starts_with("Vacant Land Lot (6): unowned"),
        "{}",
        prompt(&table.game, 0)
    );
    assert_eq!(
        labels(&table.game, 0, "Buy"),
        ["Buy Vacant Land Lot (6) for 15 000 ₽, leaves you 235 000 ₽"]
    );
}

#[test]
fn k22_the_label_of_a_step_names_the_rent_that_will_be_charged() {
    let every = [("doubling", "every-stage"), ("even", "within-one")];
    let table = crate::common::Scene::new("online", 2, &every).owns(0, &FOOD).play();
    assert!(
        labels(&table.game, 0, "Build the office of Bakery")[0].contains("(rent 34 000 ₽)"),
        "twice the printed 17 000"
    );
    let table = boxed(2).owns(0, &FOOD).play();
    assert!(
        labels(&table.game, 0, "Build one step on all of Food trade")[0]
            .contains("(rents 24 000 ₽, 30 000 ₽, 34 000 ₽)")
    );
}

#[test]
fn k31_the_prompt_says_what_may_be_done_while_others_decide() {
    let mut table = boxed(3).on_turn(1).at(1, "treatment").owns(1, &["vacant-lot-1"]).play();
    table.throws(1, &[2]).says(1, "decline");
    assert_eq!(prompt(&table.game, 1), "While others decide you may offer your vacant lots.");
    assert_eq!(prompt(&table.game, 2), "Nothing is asked of you now.");
}

#[test]
fn the_board_in_a_terminal_marks_groups_state_enterprises_racketeers_and_the_banker() {
    let table = boxed(2).at(1, "bakery").racketeer(1, 0).play();
    let shown = board(&table.game).replace(['\u{2009}', '\u{202f}', '\u{a0}'], " ");
    let line = |number: &str| {
        let found = shown.lines().find(|line| line.starts_with(number));
        found.unwrap_or_else(|| panic!("{number}\n{shown}")).to_string()
    };
    assert!(line(" 3 ").starts_with(" 3 Fd Bakery           34 000    B!"), "{shown}");
    assert!(line(" 8 ").starts_with(" 8 S  Toy Factory      40 000"), "{shown}");
    assert!(shown.contains("Groups: Fd Food trade, Nf Non-food retail,"), "{shown}");
    let words = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("S state enterprise. ! racketeer."), "{shown}");
    assert!(shown.contains("began with 280 000 ₽ as the Banker"), "{shown}");
    assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
}

#[test]
fn k18_a_square_that_costs_a_red_token_says_so_before_it_is_named() {
    let bench = online(2).cash(0, 200_000).in_centre(0).play();
    let mut bench = bench;
    bench.throws(0, &[6, 6, 5]);
    assert_eq!(labels(&bench.game, 0, "8 "), ["8 Toy Factory (unowned, 40 000 ₽ and a red token)"]);
    assert_eq!(labels(&bench.game, 0, "1 "), ["1 Grocery Store (unowned, 30 000 ₽)"]);
}

#[test]
fn k17_what_is_bought_or_bid_for_says_its_price_and_its_rent() {
    let mut bench = online(2).cash(0, 250_000).play();
    bench.throws(0, &[1]);
    assert_eq!(
        prompt(&bench.game, 0),
        "Grocery Store: unowned, costs 30 000 ₽, rent from 4 000 ₽. You have 250 000 ₽."
    );
    bench.says(0, "decline");
    let what = bench.game.auction(Viewer::Spectator).map(|auction| auction.what);
    assert_eq!(
        english(|speaker| speaker.say(&what.clone().expect("an auction"))),
        "Grocery Store (30 000 ₽)"
    );
    assert!(
        prompt(&bench.game, 0).starts_with("Auction of Grocery Store, rent from 4 000 ₽: it opens")
    );
    bench.bids(0, 30_000);
    assert!(
        prompt(&bench.game, 1)
            .starts_with("Auction of Grocery Store, priced 30 000 ₽, rent from 4 000 ₽: Анна bids")
    );
}

#[test]
fn k24_a_mortgage_says_what_it_costs() {
    let bench = online(2).owns(0, &["bakery"]).play();
    assert_eq!(
        labels(&bench.game, 0, "Mortgage"),
        ["Mortgage Bakery for 17 000 ₽, no rent until you redeem it for 18 700 ₽"]
    );
}
