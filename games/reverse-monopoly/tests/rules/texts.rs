//! The words of the game: whole in every language, and nothing left unsaid.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{NAMES, random_game, scene, seat};
use kontor_engine::listing::Listing;
use kontor_engine::text::Weight;
use kontor_engine::{
    Choice, Choices, Game, Listed, Money, Names, Refusal, Say, Seat, Silent, Text, Told, Viewer,
};
use kontor_reverse_monopoly::board::{Card, Square};
use kontor_reverse_monopoly::data::{Family, data};
use kontor_reverse_monopoly::market::MarketCard;
use kontor_reverse_monopoly::{Action, Event, ReverseMonopoly, board};
use kontor_texts::{LANGUAGES, Words};
use serde_json::json;

fn words(language: &'static str) -> &'static Words {
    Words::of(&Listing::<ReverseMonopoly>::new(), language)
}

/// Every message of a language with its own text, which may go over several lines.
fn messages(language: &str) -> BTreeMap<&'static str, String> {
    let mut messages = BTreeMap::new();
    let mut last = "";
    for line in ReverseMonopoly::texts(language).expect("words").lines() {
        let begins = line.starts_with(|letter: char| letter.is_ascii_lowercase());
        match line.split_once(" =") {
            Some((id, text)) if begins => {
                last = id;
                assert_eq!(messages.insert(id, text.to_string()), None, "{language}: {id} twice");
            }
            _ if line.starts_with(' ') => {
                messages.get_mut(last).expect("a message goes on").push_str(line);
            }
            _ => {}
        }
    }
    messages
}

/// What a message mentions.
fn mentions(text: &str) -> BTreeSet<&str> {
    text.split('$')
        .skip(1)
        .filter_map(|after| after.split(|letter: char| !letter.is_ascii_lowercase()).next())
        .collect()
}

#[test]
fn all_languages_have_the_same_messages_that_mention_the_same() {
    let english = messages("en");
    assert!(english.len() > 200);
    for language in ["ru", "pl"] {
        let own = messages(language);
        assert!(own.keys().eq(english.keys()), "{language} has other messages");
        for (id, text) in &own {
            assert_eq!(mentions(text), mentions(&english[id]), "{language}: {id}");
        }
    }
}

#[test]
fn russian_is_written_in_russian_letters() {
    for (id, text) in messages("ru") {
        let mut plain = String::new();
        let mut depth = 0;
        for letter in text.chars() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                // The names of arguments and of plural forms.
                _ if depth == 0 => plain.push(letter),
                _ => {}
            }
        }
        let ids = ["V4", "V20", "V23", "V29", "V30"];
        let latin = ids.iter().fold(plain, |plain, id| plain.replace(id, ""));
        assert!(!latin.contains(|letter: char| letter.is_ascii_alphabetic()), "{id}: {text}");
    }
}

#[test]
fn v8_v10_v26_every_card_street_and_family_is_named_in_every_language() {
    for language in LANGUAGES {
        let messages = messages(language);
        let mut named: Vec<String> =
            Card::all().map(|card| format!("card-{}", card.id())).collect();
        named.extend(Family::ALL.iter().map(|family| format!("family-{}", family.id())));
        named.extend(data().streets.iter().map(|street| format!("street-{}", street.id)));
        named.extend(MarketCard::all().map(|card| format!("market-{}", card.id())));
        for id in named {
            assert!(messages[id.as_str()].trim().len() > 1, "{language}: {id}");
        }
    }
}

#[test]
fn what_is_named_by_convention_has_words() {
    let info = ReverseMonopoly::info();
    let mut wanted: Vec<String> = ["game-name", "game-about", "currency", "field-amount"]
        .map(String::from)
        .into_iter()
        .chain((0..info.banks.len()).map(|bank| format!("bank-{bank}")))
        .collect();
    for edition in info.editions {
        wanted.push(format!("edition-{}", edition.id));
        wanted.extend(edition.options.iter().map(|option| format!("option-{}", option.id)));
    }
    let card = Card::numbered(27).expect("a card");
    let square = Square::start();
    let amount = Money::new(1);
    for action in [
        Action::MoveKgb { square },
        Action::PlaceKgb { square },
        Action::TakeCard,
        Action::TakeMillion,
        Action::Bid { amount },
        Action::Pass,
        Action::Sell { card },
        Action::TakeEscape { card },
        Action::SpendEscape { card },
        Action::Decline,
    ] {
        let action = serde_json::to_value(action).expect("an action has a JSON form");
        wanted.push(format!("do-{}", action["do"].as_str().expect("a word").replace('_', "-")));
    }
    for language in LANGUAGES {
        for id in &wanted {
            assert!(words(language).knows(id), "{language}: {id}");
        }
    }
}

/// Says a text in every language, and finds no gap in it.
#[track_caller]
fn whole(text: &Text) {
    let names = NAMES.map(String::from);
    for language in LANGUAGES {
        let faults = words(language).with(Names(&names)).faults(text);
        assert_eq!(faults, Vec::<String>::new(), "{language}");
    }
}

#[test]
fn random_games_leave_nothing_unsaid_in_any_language() {
    let names = NAMES.map(String::from);
    let names = Names(&names);
    let mut choices = Choices::new();
    for number in 0..12 {
        random_game(3 + number as usize % 3, number, |game, told| {
            for told in told {
                if let Told::Event(event) = told {
                    whole(&ReverseMonopoly::tell(event, names).text);
                }
            }
            if let Some(auction) = game.auction(Viewer::Spectator) {
                whole(&auction.what);
                let titled = words("en").with(names).say(&auction.what);
                assert!(titled.contains(", appraised at "), "{titled}");
            }
            for seat in Seat::all(game.seats()) {
                whole(&game.prompt(seat, names));
                choices.clear();
                game.choices(seat, &mut choices);
                let labels = choices.as_slice().iter().map(|one| game.label(seat, one, names));
                let mut main = 0;
                // Squares are many and much alike.
                for label in labels.take(12) {
                    main += usize::from(label.weight == Weight::Main);
                    [Some(label.label), label.short, label.follows]
                        .iter()
                        .flatten()
                        .for_each(whole);
                }
                assert!(main <= 1, "one choice goes on with the game");
            }
        });
    }
}

#[test]
fn the_board_is_shown_in_every_language() {
    let names = NAMES.map(String::from);
    for number in 0..6 {
        let mut step = 0;
        random_game(3 + number as usize % 3, number, |game, _| {
            step += 1;
            if step % 7 != 0 {
                return;
            }
            let view = game.view(Viewer::Spectator);
            for language in LANGUAGES {
                let say = words(language).with(Names(&names));
                let shown = ReverseMonopoly::show(&view, Names(&names), &say);
                assert!(!shown.contains(['{', '}', '$']), "{language}: {shown}");
                let (_, ids) = shown.split_once('\n').expect("a headline");
                let raw = ["shown-", "moment-", "card-", "family-", "street-", "place-", "note-"];
                assert!(!raw.iter().any(|raw| ids.contains(raw)), "{language}: {shown}");
            }
        });
    }
}

/// What a seat that tries something is told, in every language.
#[track_caller]
fn refused(game: &ReverseMonopoly, who: usize, action: Action) -> Refusal {
    let mut game = *game;
    let refusal = game.act(seat(who), action, &mut Silent).expect_err("should be refused");
    whole(&refusal.reason());
    refusal
}

#[test]
fn refusals_are_said_in_every_language_with_their_figures() {
    let mut table = scene(3).play();
    refused(&table.game, 0, Action::Pass);
    table.rolls(12);
    refused(&table.game, 0, Action::Pass);
    refused(&table.game, 2, Action::Pass);
    let far = Card::numbered(69).expect("a card").square();
    let refusal = refused(&table.game, 2, Action::MoveKgb { square: far });
    let said = |language| words(language).with(Names(&[])).say(&refusal.reason());
    // Places by their names: the board shows no codes.
    assert_eq!(
        said("en"),
        "the KGB cannot get from KGB start to 69 Northern River Terminal in exactly 1 step"
    );
    assert!(said("ru").starts_with("КГБ не доехать ровно за 1 шаг: "), "{}", said("ru"));
    assert!(said("ru").ends_with(" → 69 Северный речной вокзал"), "{}", said("ru"));
    assert!(said("pl").starts_with("KGB nie dojedzie dokładnie w 1 krok: "), "{}", said("pl"));
    assert!(said("pl").ends_with(" → 69 Północny Dworzec Rzeczny"), "{}", said("pl"));
    let mut table = scene(3).play();
    table.rolls(62).kgb_idles();
    let card = Card::named("tass").expect("a card");
    refused(&table.game, 0, Action::Sell { card });
    refused(&table.game, 0, Action::TakeCard);
}

#[test]
fn numbers_bend_words_in_russian_and_polish() {
    let said = |language, steps: u8| {
        let text = Text::new("moment-kgb").with("who", seat(0)).with("steps", steps);
        words(language).with(Names(&["Анна".to_string()])).say(&text)
    };
    assert_eq!(said("ru", 1), "Анна ведёт КГБ на 1 клетку");
    assert_eq!(said("ru", 3), "Анна ведёт КГБ на 3 клетки");
    assert_eq!(said("ru", 8), "Анна ведёт КГБ на 8 клеток");
    assert_eq!(said("pl", 1), "Анна przesuwa auto KGB o 1 pole");
    assert_eq!(said("pl", 3), "Анна przesuwa auto KGB o 3 pola");
    assert_eq!(said("pl", 8), "Анна przesuwa auto KGB o 8 pól");
}

#[test]
fn v11_who_drives_the_kgb_reads_whose_turn_it_is() {
    let mut table = scene(3).play();
    table.rolls(35);
    let names = NAMES.map(String::from);
    let prompt = table.game.prompt(seat(2), Names(&names));
    let said = |language| words(language).with(Names(&names)).say(&prompt);
    assert_eq!(
        said("en"),
        "You drive the KGB in A’s turn: exactly 3 squares. The roll is 35/36 T.A.S.S., to be auctioned."
    );
    assert!(said("ru").contains("Ходит A, выпало 35/36"), "{}", said("ru"));
    assert!(said("pl").contains("Gra A, wypadło 35/36"), "{}", said("pl"));
}

#[test]
fn v3_what_a_seat_reads_names_no_cash_but_its_own() {
    let told = |cash: [i64; 3]| {
        let mut table = scene(3).cash(0, cash[0]).cash(1, cash[1]).cash(2, cash[2]).play();
        table.rolls(62).kgb_idles();
        let names = NAMES.map(String::from);
        let names = Names(&names);
        let mut choices = Choices::new();
        table.game.choices(seat(0), &mut choices);
        let labels: Vec<_> =
            choices.as_slice().iter().map(|one| table.game.label(seat(0), one, names)).collect();
        (table.game.prompt(seat(0), names), labels, table.game.auction(Viewer::Seat(seat(0))))
    };
    assert_eq!(told([20, 30, 40]), told([20, 5, 65]), "what others have is told");
    assert_ne!(told([20, 30, 40]).0, told([21, 30, 40]).0, "the own cash is");
}

#[test]
fn v24_a_choice_says_how_likely_the_black_market_brings_money() {
    let follows = |game: &ReverseMonopoly, who: usize| {
        let choice = Choice::Exact(Action::TakeCard);
        let label = game.label(seat(who), &choice, Names(&[]));
        crate::common::in_english(&label.follows.expect("what may come"))
    };
    // 24 cards: 8 from the bank and 2 from everybody, 4 to the bank and 1 to everybody (V26).
    let table = scene(3).play();
    assert_eq!(follows(&table.game, 2), "42 % bring money, 21 % cost some");
    let table = scene(3).all_seen(&["party-gold"]).play();
    assert_eq!(follows(&table.game, 2), "100 % bring money, 0 % cost some");
    let table = scene(3).all_seen(&["militia"]).play();
    assert_eq!(follows(&table.game, 2), "0 % bring money, 100 % cost some");
}

#[test]
fn the_log_says_what_was_rolled_and_whose_turn_it_is() {
    let mut table = scene(3).play();
    table.rolls(35);
    assert_eq!(table.told()[0], "A rolls 35: 35/36 T.A.S.S.");
    table.kgb_idles().all_pass();
    let told = table.told();
    assert_eq!(
        told[told.len() - 2..],
        ["Nobody bids for 35/36 T.A.S.S.", "— B: turn 2 as auctioneer; A moves the KGB —"]
    );
    let event = Event::TurnBegan { auctioneer: seat(1), mover: seat(0), turn: 2, extra: true };
    let names = ["Анна".to_string(), "Борис".to_string()];
    let say = words("ru").with(Names(&names));
    let heading = ReverseMonopoly::tell(&event, Names(&names)).said(&say);
    assert_eq!(heading, "— Борис: ход 2, дополнительный; за рулём КГБ\u{a0}— Анна —");
    assert_eq!(json!(ReverseMonopoly::tell(&event, Names(&names)))["line"], "turn");
}

/// What is printed on the board is said like all else, in the reader's language.
#[test]
fn v8_v10_v26_the_printed_board_names_its_things_by_texts() {
    let printed = board();
    printed.families.iter().for_each(|family| whole(&family.name));
    printed.cards.iter().for_each(|card| whole(&card.name));
    printed.streets.iter().for_each(|street| whole(&street.name));
    printed.black_market.iter().for_each(|card| whole(&card.text));
    let json = ReverseMonopoly::board().expect("a board");
    assert_eq!(json["cards"][12]["name"], json!(["card-tass"]));
}
