//! Debts and bankruptcy (K36), the end (K37), honest play (K38), what always holds (K39).

use crate::common::*;
use kontor_engine::{Game, Generator, Next, Policy, Random, Silent, play::quickest};
use kontor_kommersant::Kommersant;
use serde_json::json;

#[test]
fn k36_who_owes_more_than_their_cash_raises_it() {
    let mut table = online(2).cash(0, 5_000).owns(0, &["market", "kiosk"]).play();
    table.throws(0, &[5]);
    assert_eq!((table.to_act(), table.cash(0)), (vec![0], 5_000));
    table.lot(0, "mortgage", "market");
    assert_eq!((table.cash(0), table.to_act()), (4_000, vec![1]), "29,000 less the fine");
}

#[test]
fn k36_a_debt_says_what_is_owed_to_whom_why_and_what_could_be_sold() {
    let mut table = online(2)
        .cash(0, 3_000)
        .owns(0, &["market"])
        .owns(1, &["state-farm"])
        .at(0, "profit-2")
        .play();
    table.throws(0, &[1]);
    assert_eq!(
        table.view()["moment"],
        json!({
            "is": "debt",
            "debt": {
                "debtor": 0,
                "creditor": 1,
                "amount": 10_000,
                "why": { "rent": { "lot": "state-farm" } },
            },
            "missing": 7_000,
            "means": 51_000,
            "sales": [
                { "sale": "mortgage", "lot": "market", "brings": 24_000 },
                { "sale": "lot", "lot": "market", "brings": 48_000 },
            ],
        })
    );
}

#[test]
fn k36_a_debtor_may_not_do_anything_else() {
    let mut table = online(2).cash(0, 5_000).owns(0, &FOOD).tokens(0, 1).play();
    table.throws(0, &[5]);
    table.refuses(0, json!({ "do": "throw", "dice": 1 }), "K36", &[25_000, 5_000]);
    table.refuses(0, offer(1, lots(&["bakery"]), rubles(30_000)), "K36", &[25_000, 5_000]);
    table.refuses(0, json!({ "do": "build", "lot": "bakery" }), "K36", &[25_000, 5_000]);
    table.refuses(1, json!({ "do": "throw", "dice": 1 }), "K36", &[]);
    table.lot(0, "sell_lot", "bakery");
    assert_eq!(table.cash(0), 14_000);
}

#[test]
fn k36_if_it_just_suffices_the_player_pays_and_stays_in() {
    let mut table = online(2).cash(0, 10_000).owns(0, &["vacant-lot-1"]).play();
    table.throws(0, &[5]);
    table.lot(0, "sell_lot", "vacant-lot-1");
    assert_eq!((table.cash(0), table.to_act()), (0, vec![1]));
}

#[test]
fn k36_one_ruble_short_is_bankrupt() {
    let mut table = online(3).cash(0, 9_999).owns(0, &["vacant-lot-1"]).play();
    table.throws(0, &[5]);
    assert_eq!(table.of(0, "out"), 1);
    assert_eq!((table.cash(0), table.owner("vacant-lot-1")), (0, None));
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn k36_the_creditor_gets_what_the_bank_pays_for_everything() {
    let mut table = online(3)
        .cash(0, 1_000)
        .owns(0, &["vacant-lot-1", "market"])
        .mortgaged("market")
        .owns(1, &FOOD)
        .all_built(&FOOD, "department")
        .play();
    table.throws(0, &[1]);
    assert_eq!(table.cash(1), 250_000 + 1_000 + 15_000 + 24_000, "of 50,000 owed");
    assert_eq!((table.of(0, "out"), table.owner("market")), (json!(1), None));
    assert!(!table.is_mortgaged("market"));
}

#[test]
fn k36_a_bankrupts_buildings_cards_tokens_and_loans_go_back() {
    let mut table = online(3)
        .cash(0, 0)
        .owns(0, &["puppet-theatre"])
        .keeps(0, "police")
        .keeps(0, "tax_exemption")
        .tokens(0, 1)
        .loan(0, 40_000, 2)
        .skips(0, 0)
        .play();
    table.throws(0, &[5]).token("market");
    assert_eq!((table.of(0, "kept"), table.of(0, "tokens")), (json!([]), json!(0)));
    assert_eq!(
        (table.under(0), table.under(2)),
        (vec!["tax-certificate".to_string()], vec!["police-protection".to_string()],)
    );
    assert_eq!((table.borrowed(0), table.wealth(0)), ([0, 0, 0], 0));

    let mut table = lot_by_lot(3)
        .cash(0, 0)
        .owns(0, &THEATRES)
        .built("puppet-theatre", "office")
        .owns(1, &WAREHOUSES)
        .all_built(&WAREHOUSES, "enterprise")
        .at(0, "profit-4")
        .play();
    table.throws(0, &[1]);
    assert_eq!(table.cash(1), 250_000 + 13_000 + 19_000 + 18_000 + 10_000);
    assert_eq!(
        (table.stage("puppet-theatre"), table.owner("puppet-theatre")),
        ("lot".into(), None)
    );
}

#[test]
fn k36_no_loan_is_given_for_a_debt_and_mortgaging_does_not_change_the_means() {
    let mut table = online(2).cash(0, 0).owns(0, &["vacant-lot-2", "vacant-lot-1"]).play();
    table.throws(0, &[5]);
    table.lot(0, "mortgage", "vacant-lot-2").lot(0, "mortgage", "vacant-lot-1");
    assert_eq!((table.cash(0), table.to_act()), (20_000, vec![0]));
    table.lot(0, "sell_lot", "vacant-lot-1");
    assert_eq!((table.cash(0), table.to_act()), (2_500, vec![1]));
}

#[test]
fn k36_selling_a_vacant_lot_too_cheaply_can_end_in_bankruptcy() {
    let mut table = online(3).cash(0, 10_000).owns(0, &["vacant-lot-1"]).play();
    table.throws(0, &[5]);
    table.does(
        0,
        json!({ "do": "offer_vacant", "to": 1, "lots": ["vacant-lot-1"], "price": 14_000 }),
    );
    table.says(1, "accept");
    assert_eq!((table.of(0, "out"), table.owner("vacant-lot-1")), (json!(1), Some(1)));
}

#[test]
fn k36_debts_are_settled_one_at_a_time_in_the_order_they_arose() {
    let mut table = online(2)
        .cash(0, 0)
        .loan(0, 10_000, 1)
        .owns(0, &["market", "kiosk"])
        .at(0, "treatment")
        .play();
    table.throws(0, &[6]);
    assert_eq!(table.cash(0), 1_100, "dividends; now the loan");
    table.lot(0, "mortgage", "kiosk");
    assert_eq!((table.cash(0), table.to_act()), (9_600, vec![0]), "12,000 paid; now the fine");
    table.lot(0, "mortgage", "market");
    assert_eq!((table.cash(0), table.to_act()), (8_600, vec![1]));
}

#[test]
fn k36_a_neighbour_placed_on_rented_ground_raises_the_money_out_of_turn() {
    let mut table = online(3)
        .at(0, "vacant-lot-1")
        .cash(1, 1_000)
        .owns(1, &["market"])
        .owns(2, &["state-farm"])
        .play();
    table.throws(0, &[1]).card("left-neighbour").names(0, "state-farm");
    assert_eq!(table.to_act(), [1]);
    table.lot(1, "sell_lot", "market");
    assert_eq!((table.cash(1), table.cash(2)), (39_000, 260_000));
    assert_eq!(table.to_act(), [1], "whose own turn it is now");
}

#[test]
fn k37_whoever_is_left_last_wins_at_once() {
    let mut table = online(3).out(2, 1).cash(0, 0).cash(1, 1).play();
    table.throws(0, &[5]);
    assert!(table.is_over());
    assert_eq!(table.places(), [2, 1, 3], "then the order of bankruptcy from the last");
}

#[test]
fn k37_at_the_agreed_end_the_wealthiest_wins() {
    for (scene, rounds) in [(online(2), 40), (boxed(2), 60)] {
        let mut table = scene.round(rounds).cash(1, 250_000).play();
        table.throws(0, &[5]);
        assert!(!table.is_over(), "the round is played to its end");
        table.at(1, "market").throws(1, &[1]);
        assert!(table.is_over());
        assert_eq!((table.wealth(0), table.wealth(1)), (225_000, 290_000));
        assert_eq!(table.places(), [2, 1]);
    }
}

#[test]
fn k37_a_table_may_agree_on_another_end_or_none() {
    let mut table = Scene::new("online", 2, &[("rounds", "1")]).play();
    table.throws(0, &[5]).throws(1, &[5]);
    assert!(table.is_over());
    let mut table = Scene::new("online", 2, &[("rounds", "0")]).round(1_000).play();
    table.throws(0, &[5]).throws(1, &[5]);
    assert_eq!(table.to_act(), [0]);
}

#[test]
fn k37_wealth_is_cash_lots_and_buildings_less_debt_with_interest() {
    let table = lot_by_lot(2)
        .cash(0, 1_000)
        .owns(0, &THEATRES)
        .built("puppet-theatre", "office")
        .owns(0, &["market"])
        .mortgaged("market")
        .loan(0, 10_000, 2)
        .play();
    let lots = 13_000 + 19_000 + 18_000 + 48_000 / 2;
    assert_eq!(table.wealth(0), 1_000 + lots + 10_000 - 12_000);
}

#[test]
fn k37_ties_share_a_place_and_the_bankrupt_come_after() {
    let mut table = online(4).out(1, 1).out(3, 2).round(40).on_turn(2).play();
    table.throws(2, &[5]).cash_is(2, 250_000);
    assert!(table.is_over());
    assert_eq!(table.places(), [1, 4, 1, 3]);
}

#[test]
fn k37_a_round_is_over_when_the_turn_comes_back_to_who_began() {
    let mut table = Bench::fresh("1991", 3, &[("tokens", "0"), ("rounds", "1")]);
    table.dice(&[1, 1, 1]).dice(&[6, 6, 5]).dice(&[2, 2, 2]);
    table.throws(1, &[5]).throws(2, &[5]);
    assert_eq!(table.to_act(), [0]);
    table.throws(0, &[5]);
    assert!(table.is_over());
}

#[test]
fn k37_a_skipped_turn_belongs_to_its_round() {
    let mut table = online(2).round(40).skips(1, 1).play();
    table.throws(0, &[5]);
    assert!(table.is_over());
}

#[test]
fn k38_nobody_moves_anothers_piece_or_acts_in_anothers_turn() {
    for scene in [online(3), boxed(3)] {
        let table = scene.owns(1, &["market"]).at(1, "tax-service").play();
        for action in [
            json!({ "do": "throw", "dice": 3 }),
            json!({ "do": "name", "square": "start" }),
            json!({ "do": "move", "double": true }),
            json!({ "do": "buy" }),
            json!({ "do": "pay_tax" }),
            json!({ "do": "repay", "amount": 1_200 }),
            json!({ "do": "hold_auction" }),
        ] {
            assert!(table.refusal(1, action).starts_with('K'));
        }
    }
}

#[test]
fn k38_nobody_underpays_or_takes_from_the_bank() {
    let mut table = boxed(2).cash(0, 5_000).owns(0, &["market"]).play();
    table.throws(0, &[5]);
    for action in [
        json!({ "do": "decline" }),
        json!({ "do": "pass" }),
        json!({ "do": "repay", "amount": -1_200 }),
        json!({ "do": "bid", "amount": -5_000 }),
        json!({ "do": "sell_lot", "lot": "kiosk" }),
        json!({ "do": "accept" }),
    ] {
        assert!(table.refusal(0, action).starts_with('K'));
    }
    assert_eq!(table.to_act(), [0], "the fine is still owed");
}

#[test]
fn k38_a_bankrupt_bankers_office_passes_to_the_next_without_the_extra_money() {
    let mut table = boxed(3).cash(0, 0).out(1, 1).play();
    table.throws(0, &[5]);
    assert!(table.is_over(), "one is left");

    let mut table = boxed(4).cash(0, 0).out(1, 1).play();
    table.throws(0, &[5]);
    assert_eq!(table.state()["banker"], 2);
    assert_eq!(table.cash(2), 250_000);
    table.throws(2, &[1]).says(2, "decline").says(2, "hold_auction");
    assert_eq!(table.to_act(), [3]);
}

#[test]
fn k38_who_leaves_is_out_and_the_property_is_free_again() {
    let mut table = Scene::new("1991", 3, &[("leaving", "yes")])
        .owns(0, &["market"])
        .keeps(0, "police")
        .tokens(0, 1)
        .play();
    table.says(0, "leave").token("bakery");
    assert_eq!((table.owner("market"), table.cash(0)), (None, 0));
    assert_eq!((table.state()["banker"].clone(), table.cash(1)), (json!(1), 250_000));
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn k38_at_a_table_where_nobody_leaves_it_is_refused() {
    let table = online(2).play();
    table.refuses(0, json!({ "do": "leave" }), "K38", &[]);
}

#[test]
fn k39_a_broken_state_is_noticed() {
    let broken = |change: fn(&mut serde_json::Value)| {
        let mut state = online(2).owns(0, &FOOD).tokens(0, 1).play().state();
        change(&mut state);
        serde_json::from_value::<Kommersant>(state).unwrap().check().is_err()
    };
    assert!(!broken(|_| {}));
    assert!(broken(|state| state["players"][1]["lots"] = json!(["bakery"])), "two owners");
    assert!(broken(|state| state["stages"]["bakery"] = json!("department")), "uneven");
    assert!(broken(|state| state["stages"]["market"] = json!("office")), "built and free");
    assert!(broken(|state| state["players"][0]["tokens"] = json!(2)), "a token too many");
    assert!(broken(|state| state["players"][0]["kept"] = json!(["police"])), "a card too many");
    let lose_card = |state: &mut serde_json::Value| {
        state["decks"][2]["unseen"].as_array_mut().unwrap().pop();
    };
    assert!(broken(lose_card), "a card too few");
    assert!(broken(|state| state["accounts"]["seats"][0] = json!(-1)), "less than nothing");
}

#[test]
fn k39_invariants_hold_at_every_step_of_random_games_in_both_editions() {
    for (number, edition) in (0..40).zip(["online", "1991"].into_iter().cycle()) {
        let seats = 2 + number % 5;
        let mut game = set_up(edition, seats, &[]).unwrap();
        let money = game.money();
        let mut generator = Generator::from_number(number as u64);
        let mut steps = 0;
        loop {
            match game.next() {
                Next::Over => break,
                Next::Chance => {
                    let outcome = game.sample(&mut generator);
                    game.chance(outcome, &mut Silent).unwrap();
                }
                Next::Seats(to_act) => {
                    let seat = quickest(to_act, &mut generator);
                    let action = Random::default().choose(&game, seat, &mut generator);
                    game.act(seat, action, &mut Silent).unwrap();
                }
            }
            game.check().unwrap_or_else(|broken| panic!("{edition} {number}: {broken}"));
            assert_eq!(game.money(), money);
            steps += 1;
            assert!(steps < 200_000, "a game that does not end");
        }
    }
}
