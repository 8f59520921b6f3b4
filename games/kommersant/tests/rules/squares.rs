//! Squares: skipped turns (K11), sums from and to the bank (K12), the centre (K13), the Tax Service
//! (K14), cards (K15).

use crate::common::*;
use kontor_engine::any::AnyGame;
use kontor_engine::listing::Listing;
use kontor_engine::{Arg, Text};
use kontor_kommersant::Kommersant;
use serde_json::json;

#[test]
fn k11_vacation_skips_the_next_turn() {
    let mut table = online(2).at(0, "racket-2").play();
    table.throws(0, &[4]);
    assert_eq!(table.square(0), "vacation");
    table.throws(1, &[5]);
    assert_eq!(table.to_act(), [1], "seat 0 is skipped");
    table.throws(1, &[4]);
    assert_eq!(table.to_act(), [0]);
}

#[test]
fn k11_treatment_skips_the_next_turn() {
    let mut table = online(2).at(0, "vacant-lot-5").play();
    table.throws(0, &[1]).throws(1, &[5]);
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn k11_several_skips_add_up() {
    let mut table = online(2).at(0, "grocery-store").skips(1, 1).play();
    table.throws(0, &[6]).card("left-neighbour").names(0, "vacation");
    assert_eq!(table.of(1, "skips"), 1, "two to skip, and the first of them is skipped at once");
    assert_eq!(table.to_act(), [0]);
    table.at(0, "start").throws(0, &[5]);
    assert_eq!(table.to_act(), [0], "the second");
    table.throws(0, &[4]);
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn k11_who_skips_still_answers_bids_pays_and_collects() {
    let mut table = online(3).skips(1, 3).owns(1, &["market", "vacant-lot-1"]).play();
    table.does(0, offer(1, rubles(60_000), lots(&["market"]))).says(1, "accept");
    assert_eq!((table.owner("market"), table.cash(1)), (Some(0), 310_000));
    table.throws(0, &[6]);
    assert_eq!(table.cash(1), 311_500, "rent is collected");
    table.throws(2, &[1]).says(2, "decline");
    assert_eq!(table.to_act(), [0, 1, 2], "and bids are taken");
    table.bids(1, 30_000).says(0, "pass").says(2, "pass");
    assert_eq!(table.owner("grocery-store"), Some(1));
}

#[test]
fn k11_who_skips_deals_nothing() {
    let mut table = online(2).skips(1, 1).owns(1, &["market"]).play();
    table.throws(0, &[5]);
    assert_eq!(table.to_act(), [0], "seat 1 is not even asked");
    table.refuses_for(1, json!({ "do": "mortgage", "lot": "market" }), "K2", 0);
    table.refuses_for(1, offer(0, lots(&["market"]), rubles(1_000)), "K2", 0);
}

#[test]
fn k12_the_fine_takes_25_000_and_a_profit_pays_what_is_printed() {
    let mut table = online(2).play();
    table.throws(0, &[5]);
    assert_eq!(table.cash(0), 225_000);
    table.at(1, "market").throws(1, &[1]);
    assert_eq!(table.cash(1), 290_000);
    for (square, profit) in [("toy-factory", 15_000), ("surprise-3", 11_000), ("racket-4", 14_000)]
    {
        let mut table = online(2).at(0, square).play();
        table.throws(0, &[1]);
        assert_eq!(table.cash(0), 250_000 + profit);
    }
}

#[test]
fn k13_whoever_lands_on_move_to_centre_may_enter() {
    let mut table = online(2).at(0, "letter-2").play();
    table.throws(0, &[1]).says(0, "enter_centre");
    assert_eq!((table.square(0), table.to_act()), ("centre".into(), vec![1]));
}

#[test]
fn k13_whoever_does_not_enter_stays_and_moves_on_as_usual() {
    let mut table = online(2).at(0, "letter-2").play();
    table.throws(0, &[1]).says(0, "decline");
    assert_eq!(table.square(0), "move-to-centre-1");
    table.throws(1, &[5]).throws(0, &[1]);
    assert_eq!(table.square(0), "vacant-lot-2");
}

#[test]
fn k13_fourteen_or_more_leads_to_any_square_and_its_effect() {
    let mut table = online(2).in_centre(0).play();
    table.throws(0, &[5, 5, 4]).names(0, "profit-2");
    assert_eq!((table.square(0), table.cash(0)), ("profit-2".into(), 290_000));
}

#[test]
fn k13_thirteen_stays_and_the_next_turn_is_another_throw() {
    let mut table = online(2).in_centre(0).play();
    table.throws(0, &[5, 4, 4]);
    assert_eq!((table.square(0), table.to_act()), ("centre".into(), vec![1]));
    table.throws(1, &[5]).throws(0, &[6, 6, 6]);
    table.names(0, "grocery-store").says(0, "buy");
    assert_eq!(table.owner("grocery-store"), Some(0));
}

#[test]
fn k13_three_alike_are_not_doubled_in_the_centre() {
    let mut table = online(2).in_centre(0).play();
    table.throws(0, &[5, 5, 5]);
    table.refuses(0, json!({ "do": "move", "double": true }), "K8", &[]);
    table.names(0, "fine");
    assert_eq!(table.square(0), "fine");
}

#[test]
fn k13_in_the_centre_deals_come_first_and_three_dice_are_thrown() {
    let mut table = online(2).in_centre(0).owns(0, &["market"]).play();
    table.lot(0, "mortgage", "market");
    table.refuses(0, json!({ "do": "throw", "dice": 2 }), "K13", &[2]);
    table.refuses(0, json!({ "do": "name", "square": "bakery" }), "K13", &[]);
}

#[test]
fn k14_ten_thousand_pay_the_way_out_of_the_tax_service() {
    let mut table = online(2).at(0, "tax-service").play();
    table.says(0, "pay_tax");
    assert_eq!(table.cash(0), 240_000);
    table.throws(0, &[2]);
    assert_eq!(table.square(0), "centre-gate");
}

#[test]
fn k14_thirteen_or_more_moves_by_that_sum() {
    let mut table = online(2).at(0, "tax-service").play();
    table.throws(0, &[4, 4, 5]);
    assert_eq!((table.square(0), table.cash(0)), ("start".into(), 250_000));
}

#[test]
fn k14_twelve_ends_the_turn_there() {
    let mut table = online(2).at(0, "tax-service").play();
    table.throws(0, &[4, 4, 4]);
    assert_eq!((table.square(0), table.to_act()), ("tax-service".into(), vec![1]));
    table.throws(1, &[5]);
    table.refuses(0, json!({ "do": "throw", "dice": 1 }), "K14", &[10_000]);
    table.says(0, "pay_tax").throws(0, &[2]);
    assert_eq!(table.square(0), "centre-gate");
}

#[test]
fn k14_three_alike_of_13_or_more_may_be_doubled() {
    let mut table = online(2).at(0, "tax-service").play();
    table.throws(0, &[5, 5, 5]).does(0, json!({ "do": "move", "double": true }));
    assert_eq!(table.square(0), "cafe", "30 squares on");
}

#[test]
fn k14_the_payment_comes_from_cash() {
    let table = online(2).at(0, "tax-service").cash(0, 9_000).play();
    table.refuses(0, json!({ "do": "pay_tax" }), "K14", &[10_000, 9_000]);
}

#[test]
fn k14_everybody_pays_for_themselves_and_every_time() {
    let mut table = online(2).at(0, "tax-service").at(1, "tax-service").play();
    table.says(0, "pay_tax").throws(0, &[2]);
    table.refuses(1, json!({ "do": "throw", "dice": 1 }), "K14", &[10_000]);
    table.says(1, "pay_tax").throws(1, &[2]).at(0, "tax-service");
    table.refuses(0, json!({ "do": "throw", "dice": 1 }), "K14", &[10_000]);
}

#[test]
fn k14_a_kept_exemption_serves_instead_and_goes_under_its_deck() {
    let mut table = online(2).at(0, "tax-service").keeps(0, "tax_exemption").play();
    table.says(0, "use_exemption");
    assert_eq!((table.cash(0), table.of(0, "kept")), (250_000, json!([])));
    assert_eq!(table.under(0), ["tax-certificate"]);
    table.throws(0, &[2]);
    assert_eq!(table.square(0), "centre-gate");
}

#[test]
fn k14_an_exemption_can_be_traded() {
    let mut table = online(2).keeps(0, "tax_exemption").play();
    let card = Gives { cards: &["tax_exemption"], ..Gives::default() };
    table.does(0, offer(1, card, rubles(7_000))).says(1, "accept");
    assert_eq!(table.of(1, "kept"), json!(["tax_exemption"]));
    assert_eq!(table.cash(0), 257_000);
}

#[test]
fn k14_nobody_uses_an_exemption_they_do_not_keep_or_elsewhere() {
    let table = online(2).at(0, "tax-service").play();
    table.refuses(0, json!({ "do": "use_exemption" }), "K14", &[]);
    let table = online(2).keeps(0, "tax_exemption").play();
    table.refuses(0, json!({ "do": "use_exemption" }), "K14", &[]);
    table.refuses(0, json!({ "do": "pay_tax" }), "K14", &[]);
}

/// Seat 0 of three lands on a Letter, Surprise or Risk square and draws this card.
fn drawn(square_before: &str, card: &str) -> Bench {
    let mut table = online(3).at(0, square_before).play();
    table.throws(0, &[1]).card(card);
    table
}

#[test]
fn k15_money_cards_pay_or_take() {
    assert_eq!(drawn("bakery", "inheritance").cash(0), 275_000);
    assert_eq!(drawn("bakery", "concealed-income").cash(0), 226_000);
    assert_eq!(drawn("vacant-lot-1", "till-robbed").cash(0), 210_000);
    assert_eq!(drawn("vacation", "bribe").cash(0), 265_000);
}

#[test]
fn k15_an_anniversary_collects_10_000_from_every_other_player() {
    let table = drawn("vacant-lot-1", "anniversary");
    assert_eq!([0, 1, 2].map(|seat| table.cash(seat)), [270_000, 240_000, 240_000]);
}

#[test]
fn k15_collections_go_round_from_the_drawers_left_and_wait_for_each() {
    let mut table = online(4)
        .at(2, "vacant-lot-1")
        .cash(3, 1_000)
        .cash(0, 2_000)
        .owns(3, &["market"])
        .owns(0, &["kiosk"])
        .on_turn(2)
        .play();
    table.throws(2, &[1]).card("anniversary");
    assert_eq!(table.to_act(), [3], "the left neighbour first");
    assert_eq!(table.cash(1), 250_000);
    table.lot(3, "sell_lot", "market");
    assert_eq!((table.cash(3), table.to_act()), (39_000, vec![0]));
    table.lot(0, "mortgage", "kiosk");
    assert_eq!([0, 1, 2, 3].map(|seat| table.cash(seat)), [12_500, 240_000, 280_000, 39_000]);
    assert_eq!(table.to_act(), [3], "and the turn goes on");
}

#[test]
fn k15_a_bankrupt_among_those_who_pay_does_not_stop_the_others() {
    let mut table = online(3).at(0, "vacant-lot-1").cash(1, 4_000).play();
    table.throws(0, &[1]).card("anniversary");
    assert_eq!([0, 1, 2].map(|seat| table.cash(seat)), [264_000, 0, 240_000]);
    assert_eq!(table.to_act(), [2]);
}

#[test]
fn k15_a_card_sends_the_piece_to_a_square_and_its_effect_applies() {
    let mut table = online(2).at(0, "bakery").owns(1, &["youth-theatre"]).play();
    table.throws(0, &[1]).card("premiere");
    assert_eq!(table.square(0), "youth-theatre");
    assert_eq!((table.cash(0), table.cash(1)), (247_600, 252_400));
}

#[test]
fn k15_cards_move_by_five_or_ten_squares_both_ways() {
    let after = |card| drawn("cannery", card).square(0);
    assert_eq!(after("private-taxi"), "profit-2");
    assert_eq!(after("motorcade"), "spartak");
    assert_eq!(after("trolleybus"), "vacant-lot-2");
    assert_eq!(after("forgot-passport"), "haberdashery");
    assert_eq!(drawn("cannery", "private-taxi").cash(0), 290_000, "the square's effect applies");
}

#[test]
fn k15_a_card_skips_a_turn() {
    let mut table = drawn("vacant-lot-1", "sanatorium");
    table.throws(1, &[5]).throws(2, &[5]);
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn k15_a_summons_places_the_piece_in_the_tax_service() {
    let mut table = drawn("bakery", "tax-summons");
    assert_eq!((table.square(0), table.to_act()), ("tax-service".into(), vec![1]));
    table.throws(1, &[5]).throws(2, &[5]);
    table.refuses(0, json!({ "do": "throw", "dice": 2 }), "K14", &[10_000]);
}

#[test]
fn k15_a_pass_to_the_centre_is_decided_at_once() {
    let mut table = drawn("bakery", "centre-pass");
    assert_eq!(table.to_act(), [0]);
    table.says(0, "enter_centre");
    assert_eq!((table.square(0), table.to_act()), ("centre".into(), vec![1]));
    let mut table = drawn("bakery", "centre-pass");
    table.says(0, "decline");
    assert_eq!((table.square(0), table.to_act()), ("letter-1".into(), vec![1]));
}

#[test]
fn k15_a_red_token_card_is_kept_and_serves_as_a_token() {
    let mut table = online(2).at(0, "bakery").play();
    table.throws(0, &[1]).card("privatisation-permit");
    assert_eq!(table.of(0, "kept"), json!(["red_token"]));
    table.throws(1, &[5]).throws(0, &[4]).says(0, "buy");
    assert_eq!(table.owner("toy-factory"), Some(0));
    assert_eq!(table.of(0, "kept"), json!([]));
    assert_eq!(table.under(0), ["privatisation-permit"], "spent, it goes under its deck");
}

#[test]
fn k15_a_card_places_the_left_or_the_right_neighbour() {
    let mut table = drawn("vacant-lot-1", "left-neighbour");
    table.names(0, "fine");
    assert_eq!((table.square(1), table.cash(1)), ("fine".into(), 225_000));
    let mut table = drawn("vacant-lot-1", "right-neighbour");
    table.names(0, "fine");
    assert_eq!((table.square(2), table.cash(2)), ("fine".into(), 225_000));
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn k15_the_neighbour_is_the_next_or_previous_player_still_in() {
    for (card, neighbour) in [("left-neighbour", 2), ("right-neighbour", 3)] {
        let mut table = online(5).at(0, "vacant-lot-1").out(1, 1).out(4, 2).play();
        table.throws(0, &[1]).card(card).names(0, "fine");
        assert_eq!(table.square(neighbour), "fine");
    }
}

#[test]
fn k15_the_placed_neighbour_decides_at_once() {
    let mut table = drawn("vacant-lot-1", "left-neighbour");
    table.names(0, "grocery-store");
    assert_eq!(table.to_act(), [1]);
    table.says(1, "buy");
    assert_eq!(table.owner("grocery-store"), Some(1));
    assert_eq!(table.to_act(), [1], "and now has the ordinary turn");
    table.throws(1, &[4]);
    assert_eq!(table.square(1), "fine");
}

#[test]
fn k15_being_placed_frees_from_the_centre_and_the_tax_service() {
    let mut table = online(2).at(0, "vacant-lot-1").in_centre(1).play();
    table.throws(0, &[1]).card("left-neighbour").names(0, "letter-1").card("phone-calls");
    table.throws(1, &[1]);
    assert_eq!(table.square(1), "fine");
    let mut table = online(2).at(0, "vacant-lot-1").at(1, "tax-service").play();
    table.throws(0, &[1]).card("left-neighbour").names(0, "letter-1").card("phone-calls");
    table.throws(1, &[1]);
    assert_eq!(table.square(1), "fine");
}

#[test]
fn k15_a_building_of_the_named_stage_is_lost_without_pay() {
    let mut table = lot_by_lot(2)
        .at(0, "vacation")
        .owns(0, &THEATRES)
        .owns(0, &["state-farm"])
        .all_built(&THEATRES, "enterprise")
        .built("state-farm", "enterprise")
        .play();
    table.throws(0, &[1]).card("firm-bankrupt");
    assert!(table.waits_for_chance());
    table.chance(json!({ "is": "lost", "lot": "youth-theatre" }));
    assert_eq!(table.stage("youth-theatre"), "department");
    assert_eq!(table.stage("state-farm"), "enterprise");
    assert_eq!(table.cash(0), 250_000);
}

#[test]
fn k15_only_a_building_whose_loss_keeps_the_group_even_can_be_lost() {
    let uneven = || {
        lot_by_lot(2)
            .at(0, "vacation")
            .owns(0, &THEATRES)
            .all_built(&THEATRES, "office")
            .built("puppet-theatre", "department")
    };
    let mut table = uneven().play();
    table.throws(0, &[1]).card("office-burnt");
    assert!(table.happened().contains(&"nothing_to_lose".into()));
    assert_eq!(table.to_act(), [1]);

    let mut table = uneven().owns(0, &["cannery"]).built("cannery", "office").play();
    table.throws(0, &[1]).card("office-burnt").chance(json!({ "is": "lost", "lot": "cannery" }));
    assert_eq!(table.stage("cannery"), "lot");
}

#[test]
fn k15_where_groups_are_built_together_only_a_state_enterprise_can_lose_a_building() {
    let mut table = Scene::new("online", 2, &[("even", "together")])
        .at(0, "vacation")
        .owns(0, &THEATRES)
        .all_built(&THEATRES, "office")
        .play();
    table.throws(0, &[1]).card("office-burnt");
    assert!(THEATRES.iter().all(|lot| table.stage(lot) == "office"));
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn k15_who_has_no_such_building_loses_nothing() {
    let table = drawn("vacation", "firm-bankrupt");
    assert_eq!((table.cash(0), table.to_act()), (250_000, vec![1]));
}

#[test]
fn k15_only_the_drawer_names_and_only_a_square_there_is() {
    let table = drawn("vacant-lot-1", "left-neighbour");
    table.refuses_for(1, json!({ "do": "name", "square": "fine" }), "K2", 0);
    let mut shown = Listing::<Kommersant>::new().restore(&table.state()).unwrap();
    for square in ["casino", "62", ""] {
        let refusal = shown.act(seat(0), &json!({ "do": "name", "square": square })).err().unwrap();
        let (_, why) = &refusal.figures[2];
        let Arg::Text(Text { args, .. }) = why else { panic!("{refusal:?}") };
        let [("reader", Arg::Word(said))] = &args[..] else { panic!("{refusal:?}") };
        let (none, known) = said.split_once("; there are ").expect("it says what there is");
        assert!(none.contains(&format!("K3: there is no square \"{square}\"")), "{said}");
        assert_eq!(known.split(", ").count(), 62, "{said}");
        assert_eq!(shown.written(), table.state());
    }
}

#[test]
fn k15_whatever_the_square_does_happens_to_the_neighbour() {
    let mut table = drawn("vacant-lot-1", "left-neighbour");
    table.names(0, "letter-1").card("inheritance");
    assert_eq!([0, 1, 2].map(|seat| table.cash(seat)), [250_000, 275_000, 250_000]);
    let mut table = drawn("vacant-lot-1", "left-neighbour");
    table.names(0, "surprise-2").card("anniversary");
    assert_eq!([0, 1, 2].map(|seat| table.cash(seat)), [240_000, 270_000, 240_000]);
    let mut table = drawn("vacant-lot-1", "left-neighbour");
    table.names(0, "surprise-2").card("right-neighbour").names(1, "fine");
    assert_eq!((table.square(0), table.cash(0)), ("fine".into(), 225_000));
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn k15_a_neighbour_who_does_not_buy_leaves_the_lot_to_an_auction() {
    let mut table = drawn("vacant-lot-1", "left-neighbour");
    table.names(0, "grocery-store").says(1, "decline");
    assert_eq!(table.to_act(), [0, 1, 2]);
    table.bids(0, 30_000).says(1, "pass").says(2, "pass");
    assert_eq!((table.owner("grocery-store"), table.to_act()), (Some(0), vec![1]));
}
