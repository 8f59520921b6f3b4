//! Set-up, components and the map (N1 … N5).

use crate::common::{Bench, seat, set_up, table};
use kontor_engine::{Game, Generator, Listed};
use kontor_nano::data::{AssetKind, data};
use kontor_nano::hex::{Hex, HexSet};
use kontor_nano::map::Terrain;
use kontor_nano::{Nano, Outcome};
use serde_json::{Value as Json, json};

#[test]
fn n1_two_to_four_play_and_start_with_150_and_three_workers() {
    for players in 2..=4 {
        let table = Bench::fresh(players, &[]);
        for who in 0..players {
            assert_eq!(table.cash(who), 150);
            assert_eq!(table.of(who, "workers"), 3);
            assert_eq!(table.of(who, "transport"), "train");
            assert_eq!(table.of(who, "chip"), json!(null));
        }
    }
    assert_eq!(set_up(1, &[]).unwrap_err().rule.0, "N1");
    assert_eq!(set_up(5, &[]).unwrap_err().rule.0, "N1");
}

#[test]
fn n1_a_chip_enters_on_the_business_centre_and_moves_on_in_the_same_move() {
    let mut table = table(2).off_the_map(0).play();
    let entries = table.choices(0).into_iter().filter(|c| c["action"]["do"] == "enter").count();
    assert_eq!(entries, 6, "seven hexes less the one that seat 1 stands on");
    let taken = table.refuses(0, json!({"do": "enter", "hex": "e8"}));
    assert_eq!(taken, "N1: e8 is no free hex of the Business-centre");
    let outside = table.refuses(0, json!({"do": "enter", "hex": "a1"}));
    assert_eq!(outside, "N1: a1 is no free hex of the Business-centre");
    let early = table.refuses(0, json!({"do": "move", "hex": "e6", "crossing": false}));
    assert_eq!(early, "N1: put your chip on the Business-centre first");
    table.does(0, json!({"do": "enter", "hex": "f7"})).goes(0, "e6");
    assert_eq!(table.of(0, "chip"), "e6");
    assert_eq!(table.stage(), "investment");
}

#[test]
fn n2_28_assets_stand_on_the_map_with_their_cost_and_dividend() {
    let printed = Nano::board().unwrap();
    let assets = printed["assets"].as_array().unwrap();
    assert_eq!(assets.len(), 28);
    let figures = [
        ("mine", 8, 50, 3, "coal"),
        ("excavating-plant", 8, 75, 5, "ore"),
        ("steel-plant", 4, 120, 8, "steel"),
        ("power-plant", 4, 150, 13, "energy"),
        ("technology-park", 4, 250, 21, "biobot"),
    ];
    for (kind, count, cost, dividend, product) in figures {
        let of_kind: Vec<_> = assets.iter().filter(|asset| asset["kind"] == kind).collect();
        assert_eq!(of_kind.len(), count);
        for (asset, number) in of_kind.iter().zip(1..) {
            assert_eq!(asset["number"], number);
            assert_eq!((&asset["cost"], &asset["dividend"]), (&json!(cost), &json!(dividend)));
            assert_eq!(asset["product"], product);
            let hex = asset["hex"].as_str().unwrap();
            let hexes = printed["hexes"].as_array().unwrap();
            let on_map = hexes.iter().find(|h| h["id"] == hex).unwrap();
            assert_eq!((&on_map["asset"], &on_map["terrain"]), (&asset["id"], &json!(kind)));
        }
    }
}

#[test]
fn what_is_printed_is_given_once_and_in_the_order_of_the_view() {
    let (printed, view) = (Nano::board().unwrap(), table(2).play().view());
    let ids = |whole: &Json, list: &str, id: &str| -> Vec<Json> {
        whole[list].as_array().unwrap().iter().map(|one| one[id].clone()).collect()
    };
    assert_eq!(printed["hexes"].as_array().unwrap().len(), 159);
    assert_eq!(ids(&printed, "assets", "id"), ids(&view, "assets", "id"));
    assert_eq!(ids(&printed, "technologies", "id"), ids(&view, "technologies", "id"));
    assert_eq!(ids(&printed, "resources", "id"), ids(&view, "prices", "resource"));
    assert_eq!(ids(&printed, "transports", "id"), ids(&view["bank"], "transports", "id"));
    assert_eq!(printed["cards"].as_array().unwrap().len(), 50);
    let costs = printed["transports"].as_array().unwrap().iter();
    let costs: Vec<_> = costs.map(|t| (t["cost"].clone(), t["speed"].clone())).collect();
    assert_eq!(costs, [(0, 4), (50, 6), (100, 8)].map(|(c, s)| (json!(c), json!(s))));
    let park = &printed["kinds"][4];
    assert_eq!(park["name"], json!(["kind-technology-park"]));
    assert_eq!(
        park["basic"],
        json!({"inputs": ["steel", "steel", "energy", "energy"], "workers": 4, "makes": 1})
    );
    for (asset, field) in [("assets", "name"), ("assets", "cost"), ("technologies", "needs")] {
        assert!(view[asset][0].get(field).is_none(), "the view repeats {field} of {asset}");
    }
}

#[test]
fn n3_the_box_holds_50_workers_9_transports_30_technologies_and_50_action_cards() {
    let view = table(3).play().view();
    assert_eq!(view["bank"]["workers"], 50 - 3 * 3);
    let transports: Vec<_> =
        view["bank"]["transports"].as_array().unwrap().iter().map(|t| t["left"].clone()).collect();
    assert_eq!(transports, [json!(4 - 3), json!(3), json!(2)]);
    assert_eq!(view["decks"]["universities"], json!([18, 12]));
    assert_eq!(view["decks"]["actions"], 50);
    let stock: Vec<_> =
        view["prices"].as_array().unwrap().iter().map(|p| p["stock"].clone()).collect();
    assert_eq!(stock, [json!(22), json!(22), json!(12), json!(12)]);
}

#[test]
fn n3_the_bank_sells_only_what_it_has_but_production_never_fails_for_want_of_tokens() {
    let mut full = table(2)
        .at(0, "f8")
        .stage("investment")
        .opened([true; 4])
        .cash(0, 1_000)
        .goods(1, [20, 0, 0, 0])
        .play();
    let form = full.form(0, "buy");
    assert_eq!((&form[0]["min"], &form[0]["max"]), (&json!(1), &json!(2)));
    let refusal = full.refuses(0, json!({"do": "buy", "resource": "coal", "units": 3}));
    assert_eq!(refusal, "N3: the bank has 2 coal left");
    full.does(0, json!({"do": "buy", "resource": "coal", "units": 2}));
    assert!(full.form(0, "buy")[0]["max"] != json!(0));

    let scene = table(2).owns(0, &["mine-1"]).crew("mine-1", 2).goods(1, [22, 0, 0, 0]);
    assert_eq!(scene.begin(0).goods(0), json!([1, 0, 0, 0]));

    let hired_out = table(2).at(0, "e6").stage("investment").workers(1, 46).cash(0, 500).play();
    let refusal = hired_out.refuses(0, json!({"do": "hire", "workers": 2}));
    assert_eq!(refusal, "N3: the bank has 1 left to hire, not 2");

    let sold_out = table(2).at(0, "d10").stage("investment").transports(1, [0, 2]).play();
    let quadcopter = json!({"do": "buy_transport", "transport": "quadcopter"});
    assert_eq!(sold_out.refuses(0, quadcopter), "N3: the bank has no quadcopter left");
}

#[test]
fn n4_the_first_player_is_drawn_at_random_and_turns_go_clockwise() {
    let mut counts = [0; 3];
    let mut generator = Generator::from_number(4);
    for _ in 0..600 {
        let game = set_up(3, &[]).unwrap();
        let Outcome::First { seat } = game.sample(&mut generator) else {
            panic!("the first player")
        };
        counts[seat.index()] += 1;
    }
    assert!(counts.iter().all(|&n| n > 150), "{counts:?}");

    let mut fresh = Bench::fresh(3, &[]);
    fresh.chance(json!({"is": "first", "seat": 2}));
    let order: Vec<usize> = (0..4)
        .map(|_| {
            let who = fresh.on_turn();
            let hex = crate::common::CENTRE[who];
            if fresh.may(who, "enter") {
                fresh.does(who, json!({"do": "enter", "hex": hex}));
            }
            fresh.goes(who, hex).ends_move(who);
            who
        })
        .collect();
    assert_eq!(order, [2, 0, 1, 2]);
    assert_eq!(fresh.view()["round"], 2);
    let refusal = fresh.refuses(1, json!({"do": "plan"}));
    assert_eq!(refusal, "N4: seat 0 is to act, not you");
}

#[test]
fn n5_the_map_is_the_same_when_turned_and_its_middle_is_the_business_centre() {
    let map = &data().map;
    for hex in Hex::all() {
        assert_eq!(hex.terrain(), hex.opposite().terrain(), "{}", hex.id());
    }
    let middle = Hex::named("f8").unwrap();
    assert_eq!(map.centre, HexSet::one(middle).neighbours().or(HexSet::one(middle)));
    for (terrain, count) in [
        (Terrain::UniversityI, 2),
        (Terrain::UniversityII, 2),
        (Terrain::LabourExchange, 4),
        (Terrain::Dealership, 2),
        (Terrain::BusinessCentre, 7),
    ] {
        assert_eq!(map.of(terrain).len(), count, "{}", terrain.id());
    }
}

#[test]
fn n5_every_way_out_of_the_middle_crosses_a_frontier() {
    let map = &data().map;
    let middle = Hex::named("f8").unwrap();
    let mut found = HexSet::one(middle);
    loop {
        let more = found.or(found.neighbours().minus(map.frontier));
        if more == found {
            break;
        }
        found = more;
    }
    for hex in Hex::all() {
        assert_eq!(found.contains(hex), map.area[hex.index()] == Some(0), "{}", hex.id());
    }
    let outer: Vec<u8> = Hex::all().filter_map(|hex| map.area[hex.index()]).collect();
    for area in 0..5 {
        assert!(outer.iter().filter(|&&own| own == area).count() > 15);
    }
    let parks = map.of(Terrain::Asset(AssetKind::TechnologyPark));
    let nearest = parks.iter().map(|hex| hex.distance(middle)).min().unwrap();
    assert_eq!(nearest, 8);
}

#[test]
fn n1_a_seat_beyond_the_table_is_refused() {
    let mut game: Nano = set_up(2, &[]).unwrap();
    let beyond = Outcome::First { seat: seat(3) };
    assert!(game.chance(beyond, &mut kontor_engine::Silent).is_err());
}

#[test]
fn n3_the_bank_has_nothing_left_when_more_is_held_than_there_are_tokens() {
    let game = table(2).goods(0, [40_000, 0, 0, 0]).goods(1, [40_000, 0, 0, 0]).play();
    assert_eq!(game.view()["prices"][0]["stock"], 0);
}

#[test]
fn n4_nobody_acts_before_the_first_player_is_drawn() {
    let fresh = Bench::fresh(2, &[]);
    assert_eq!(fresh.refuses(0, json!({"do": "plan"})), "N4: the first player is drawn now");
}

#[test]
fn n1_nobody_acts_before_the_decks_are_set_out() {
    let fresh = Bench::fresh(2, &[("decks", "face-up")]);
    assert_eq!(fresh.refuses(0, json!({"do": "plan"})), "N1: the decks are set out now");
}
