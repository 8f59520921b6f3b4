//! Action cards (N22 … N27).

use crate::common::table;
use kontor_engine::{Listed, Names, Say};
use kontor_nano::Nano;
use kontor_nano::card::Card;
use kontor_nano::data::Resource::{Coal, Ore};
use kontor_nano::data::{Effect, data};
use serde_json::json;

#[test]
fn n22_a_contract_is_used_in_parts_over_two_moves_and_then_thrown_away() {
    // Contract 2 coal + 5 ore; the market pays 10 and 12.
    let mut game = table(2).at(0, "e5").goods(0, [1, 2, 0, 0]).positions([6, 7, 0, 0]).play();
    game.crosses(0, "e4", "great-order");
    assert_eq!((game.price(Coal), game.price(Ore)), (10, 12));
    game.does(
        0,
        json!({"do": "deliver", "contract": "great-order", "goods": ["coal", "ore", "ore"]}),
    );
    assert_eq!(game.cash(0), 150 + 16 + 38);
    assert_eq!(game.of(0, "contracts")[0]["left"], json!(["coal", "ore", "ore", "ore"]));
    game.ends_move(0).goes(1, "e8").ends_move(1);

    let mut next = table(2)
        .contract(0, "great-order", 1)
        .goods(0, [2, 2, 0, 0])
        .positions([6, 7, 0, 0])
        .play();
    next.does(
        0,
        json!({"do": "deliver", "contract": "great-order", "goods": ["coal", "ore", "ore"]}),
    );
    assert_eq!(next.cash(0), 150 + 54);
    next.does(0, json!({"do": "sell", "goods": ["coal"]}));
    assert_eq!(next.cash(0), 150 + 54 + 10, "beyond the contract the market pays 10");
    next.goes(0, "e7").ends_move(0);
    assert_eq!(next.of(0, "contracts"), json!([]), "thrown away, fulfilled or not");
    assert!(next.view()["decks"]["discarded"].as_array().unwrap().contains(&json!("great-order")));
}

#[test]
fn n22_what_is_sold_and_delivered_is_offered_with_what_each_unit_brings() {
    let game = table(2)
        .contract(0, "great-order", 1)
        .goods(0, [2, 2, 0, 0])
        .positions([6, 7, 0, 0])
        .play();
    let brings = |word: &str| {
        let form = game.form(0, word);
        let items = form[0]["items"].as_array().unwrap().clone();
        items.iter().map(|item| item["worth"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(brings("sell"), [10, 12], "at the prices of the exchange");
    assert_eq!(brings("deliver"), [16, 19], "at the Contract price");
}

#[test]
fn n22_the_two_moves_of_the_example_follow_each_other() {
    let mut game = table(2)
        .at(0, "e5")
        .owns(0, &["mine-1", "mine-2", "excavating-plant-3"])
        .workers(0, 7)
        .crew("mine-1", 2)
        .crew("mine-2", 2)
        .crew("excavating-plant-3", 3)
        .fitted(0, "twin-digger-1", "excavating-plant-3")
        .goods(0, [1, 2, 0, 0])
        .positions([6, 6, 0, 0])
        .play();
    game.crosses(0, "e4", "great-order");
    game.does(
        0,
        json!({"do": "deliver", "contract": "great-order", "goods": ["coal", "ore", "ore"]}),
    );
    assert_eq!(game.cash(0), 150 + 54);
    game.ends_move(0).goes(1, "e8").ends_move(1);
    assert_eq!(game.goods(0), json!([2, 2, 0, 0]));
    assert_eq!((game.price(Coal), game.price(Ore)), (10, 12), "the twin diggers lowered ore once");
    let before = game.cash(0);
    game.does(
        0,
        json!({"do": "deliver", "contract": "great-order", "goods": ["coal", "ore", "ore"]}),
    );
    assert_eq!(game.cash(0), before + 54);
    let beyond =
        game.refuses(0, json!({"do": "deliver", "contract": "great-order", "goods": ["coal"]}));
    assert_eq!(beyond, "N22: the contract takes 0 more coal");
    game.does(0, json!({"do": "sell", "goods": ["coal"]}));
    assert_eq!(game.cash(0), before + 54 + 10);
    game.goes(0, "e5").ends_move(0);
    assert_eq!(game.of(0, "contracts"), json!([]));
}

#[test]
fn n22_goods_from_the_business_centre_can_be_delivered_and_a_fulfilled_contract_is_gone() {
    let mut game = table(2)
        .at(0, "f8")
        .stage("investment")
        .contract(0, "new-rails", 2)
        .opened([true; 4])
        .positions([0, 0, 11, 0])
        .play();
    game.does(0, json!({"do": "buy", "resource": "steel", "units": 1}));
    game.does(0, json!({"do": "deliver", "contract": "new-rails", "goods": ["steel"]}));
    assert_eq!(game.cash(0), 150 - 38 + 60);
    assert_eq!(game.of(0, "contracts"), json!([]));
    let gone =
        game.refuses(0, json!({"do": "deliver", "contract": "new-rails", "goods": ["steel"]}));
    assert_eq!(gone, "N22: you do not hold the contract New rails");
}

#[test]
fn n23_a_subsidy_pays_for_each_own_asset_and_moves_prices() {
    let mut game = table(2)
        .at(0, "e5")
        .owns(0, &["mine-1", "mine-2", "excavating-plant-1"])
        .workers(0, 0)
        .play();
    game.crosses(0, "e4", "raw-materials");
    assert_eq!(game.cash(0), 150 + 2 * 2 + 5);
    assert_eq!((game.price(Coal), game.price(Ore)), (15, 18));
    assert_eq!(game.postings(), [("subsidy", 9)]);
}

#[test]
fn n24_a_dividend_pays_what_is_printed_for_each_kind() {
    let mut game = table(2)
        .at(0, "e5")
        .owns(0, &["mine-1", "mine-2", "excavating-plant-1", "steel-plant-1", "technology-park-1"])
        .play();
    game.crosses(0, "e4", "grand-dividend");
    assert_eq!(game.cash(0), 150 + 2 * 3 + 5 + 8 + 21);
    let mut raw =
        table(2).at(0, "e5").owns(0, &["mine-1", "steel-plant-1"]).positions([5, 0, 0, 0]).play();
    raw.crosses(0, "e4", "raw-dividend");
    assert_eq!((raw.cash(0), raw.price(Coal)), (153, 12), "coal rises a point");
}

#[test]
fn n25_a_tax_takes_3_for_each_technology_used_or_not() {
    let mut game = table(2)
        .at(0, "e5")
        .owns(0, &["mine-1"])
        .fitted(0, "twin-mine-1", "mine-1")
        .keeps(0, "nano-cell-1")
        .play();
    game.crosses(0, "e4", "patent-tax-1");
    assert_eq!(game.cash(0), 144);
    assert_eq!(game.postings(), [("tax", 6)]);
    let mut mines =
        table(2).at(0, "e5").owns(0, &["mine-1", "mine-2"]).positions([4, 0, 0, 0]).play();
    mines.crosses(0, "e4", "mine-safety");
    assert_eq!((mines.cash(0), mines.price(Coal)), (146, 13));
}

#[test]
fn n26_used_cards_are_reshuffled_when_the_deck_is_empty() {
    let mut game = table(2).at(0, "e5").deck(&["pit-tax-1"]).play();
    game.crosses(0, "e4", "pit-tax-1");
    assert_eq!(game.view()["decks"]["actions"], 0);
    game.ends_move(0);
    game.does(1, json!({"do": "move", "hex": "e11", "crossing": true}));
    game.chance(json!({"is": "card", "card": "pit-tax-1"}));
    assert_eq!(game.view()["decks"]["actions"], 49);
    assert_eq!(game.view()["decks"]["discarded"], json!(["pit-tax-1"]));
    let gone = serde_json::from_value(json!({"is": "card", "card": "pit-tax-1"})).unwrap();
    assert!(kontor_engine::Game::chance(&mut game.game, gone, &mut kontor_engine::Silent).is_err());
}

#[test]
fn n26_a_cards_text_says_all_it_does_with_figures() {
    let mut game = table(2).at(0, "e5").play();
    game.crosses(0, "e4", "raw-materials");
    assert_eq!(game.view()["card"], "raw-materials");
    let printed = Nano::board().unwrap();
    let cards = printed["cards"].as_array().unwrap();
    let card = cards.iter().find(|card| card["id"] == "raw-materials").unwrap();
    assert_eq!(card["name"], json!(["card-raw-materials"]));
    let words = Card::named("raw-materials").expect("a card").explained();
    assert_eq!(card["text"], serde_json::to_value(&words).expect("a text has a JSON form"));
    assert_eq!(
        kontor_contract::english::<Nano>(Names(&[])).say(&words),
        "Subsidy: receive 2 for each mine, 5 for each excavating plant. The price of coal falls 1 \
         point. The price of ore falls 1 point."
    );
    assert_eq!(Card::all().count(), 50);
    let count = |wanted: fn(&Effect) -> bool| -> u32 {
        let cards = data().cards.iter().filter(|card| wanted(&card.effect));
        cards.map(|card| u32::from(card.copies)).sum()
    };
    assert_eq!(count(|effect| matches!(effect, Effect::Contract(_))), 12);
    assert_eq!(count(|effect| matches!(effect, Effect::Subsidy(_))), 9);
    assert_eq!(count(|effect| matches!(effect, Effect::Dividend(_))), 9);
    assert_eq!(count(|effect| matches!(effect, Effect::Tax(_))), 20);
}

#[test]
fn n27_who_cannot_pay_sells_what_they_choose_until_it_is_paid() {
    let mut game = table(2)
        .at(0, "e5")
        .owns(0, &["mine-1", "mine-2", "mine-3"])
        .contract(0, "winter-coal", 1)
        .goods(0, [1, 1, 0, 0])
        .cash(0, 2)
        .positions([6, 0, 0, 0])
        .play();
    game.crosses(0, "e4", "pit-tax-1");
    assert_eq!(game.stage(), "debt");
    assert_eq!(
        game.refuses_to(0, "plan"),
        "N27: you owe 3\u{202f}nAn and have 2\u{202f}nAn: raise it first"
    );
    assert!(game.may(0, "sell") && game.may(0, "deliver") && game.may(0, "sell_asset"));
    assert!(!game.may(0, "offer"));
    game.does(0, json!({"do": "deliver", "contract": "winter-coal", "goods": ["coal"]}));
    assert_eq!((game.stage(), game.cash(0)), ("investment".to_string(), 2 + 16 - 3));
}

#[test]
fn n27_with_nothing_left_to_sell_the_rest_is_dropped() {
    let mut game = table(2).at(0, "e5").keeps(0, "nano-cell-1").cash(0, 1).play();
    game.crosses(0, "e4", "patent-tax-1");
    assert_eq!((game.stage(), game.cash(0)), ("investment".to_string(), 0));
    assert!(
        game.told()
            .contains(&"P0: has nothing left; 2\u{202f}nAn of the tax are dropped.".to_string())
    );
}

#[test]
fn n27_a_raided_asset_is_not_sold_to_the_bank_even_for_a_tax() {
    let mut game = table(2)
        .at(0, "e5")
        .owns(0, &["mine-1", "mine-2"])
        .at(1, "c6")
        .raiding(1)
        .cash(0, 0)
        .play();
    game.crosses(0, "e4", "pit-tax-1");
    let raided = game.refuses(0, json!({"do": "sell_asset", "asset": "mine-1"}));
    assert_eq!(raided, "N31: Mine 1 is raided: sell it to its raider alone");
    game.does(0, json!({"do": "sell_asset", "asset": "mine-2"}));
    assert_eq!((game.stage(), game.cash(0)), ("investment".to_string(), 25 - 2));
}
