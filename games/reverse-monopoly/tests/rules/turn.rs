//! V11 … V15: the course of a turn, up to the move of the KGB.

use crate::common::{Bench, scene, square_of};
use kontor_contract::said;
use kontor_engine::Viewer;
use kontor_reverse_monopoly::ReverseMonopoly;
use kontor_reverse_monopoly::board::{Card, Dice, Square};
use kontor_reverse_monopoly::data::{Files, SquareKind};
use kontor_reverse_monopoly::reach::{Reach, reach};
use serde_json::json;

#[test]
fn v7_red_is_the_tens_and_white_the_ones() {
    let dice = Dice::new(6, 2).unwrap();
    assert_eq!(dice.number(), 62);
    assert_eq!(Card::rolled(dice).id(), "rossiya", "61/62/63");
    for (red, white) in [(0, 5), (5, 0), (10, 1), (1, 10)] {
        assert_eq!(Dice::new(red, white), None, "there is no 0 and nothing above 9");
        let written = json!({"red": red, "white": white});
        let error = serde_json::from_value::<Dice>(written).unwrap_err().to_string();
        assert!(error.starts_with("V7: dice show 1 to 9"), "{error}");
    }
}

#[test]
fn v11_the_auctioneer_goes_round_and_the_seat_to_the_right_moves_the_kgb() {
    let mut table = scene(4).play();
    for (auctioneer, mover, number) in [(0, 3, 62), (1, 0, 34), (2, 1, 48), (3, 2, 97), (0, 3, 21)]
    {
        assert_eq!((table.auctioneer(), table.mover()), (auctioneer, mover));
        table.rolls(number);
        assert_eq!(table.to_act(), [mover]);
        let square = square_of(number).id();
        table.refuses(
            auctioneer,
            json!({"do": "move_kgb", "square": square}),
            "V11",
            &["moves the KGB, not you"],
        );
        table.kgb_idles();
        assert_eq!(table.to_act(), [0, 1, 2, 3], "both bid, too");
        table.all_pass();
    }
}

#[test]
fn v12_what_the_auctioneer_has_is_rolled_again() {
    let mut table = scene(3).owns(0, &["tass", "kiev-station"]).play();
    table.rolls(35);
    assert_eq!(table.happened(), ["rolled", "rolls_again"]);
    assert_eq!(table.waits_for(), "roll");
    table.rolls(27);
    assert_eq!(table.happened(), ["rolled", "rolls_again"], "an Escape as well");
    table.rolls(62);
    assert_eq!(table.happened(), ["rolled", "plane_flew"]);
    assert_eq!(table.waits_for(), "kgb");
}

#[test]
fn v13_doubles_draw_a_black_market_card_before_anything_else() {
    let mut table = scene(3).play();
    table.rolls(66);
    assert_eq!(table.happened(), ["rolled"], "the plane waits");
    assert_eq!(table.waits_for(), "draw");
    table.draws("jeans");
    assert_eq!(table.cash(0), 37);
    assert_eq!(table.waits_for(), "kgb");
    assert_eq!(table.view(Viewer::Spectator)["plane"], "sheremetyevo-airport");
}

#[test]
fn v13_doubles_that_are_rolled_again_draw_as_well() {
    let mut table = scene(3).owns(0, &["kgb-headquarters", "kazan-station"]).play();
    table.rolls(55).draws("sugar");
    assert_eq!(table.purses(), [37, 34, 34]);
    assert_eq!(table.waits_for(), "roll", "55 is the auctioneer's own");
    table.rolls(77).draws("jeans");
    assert_eq!((table.cash(0), table.waits_for().as_str()), (39, "roll"));
    table.rolls(61);
    assert_eq!(table.waits_for(), "kgb");
}

/// The card is carried out first: what it brings counts when it is asked whether the auctioneer has
/// the rolled card.
#[test]
fn v13_an_escape_taken_by_the_card_is_rolled_again() {
    let mut table = scene(3).play();
    table.rolls(77).draws("ticket-clerk").card(0, "take_escape", "kazan-station");
    assert_eq!(table.happened(), ["escape_taken", "rolls_again"]);
    assert_eq!(table.waits_for(), "roll");
}

#[test]
fn v14_the_plane_flies_to_the_property() {
    let mut table = scene(3).play();
    table.rolls(85);
    let flew = json!({"event": "plane_flew", "from": "sheremetyevo-airport", "to": "arbat"});
    assert_eq!(table.events()[1], flew);
    assert_eq!(table.view(Viewer::Spectator)["plane"], "arbat");
}

/// Every way of so many steps along streets and by Metro, searched without any of the tricks that the
/// game's own search has.
fn ends_of_all_ways(from: Square, steps: usize, beside: &[Vec<Square>]) -> Vec<bool> {
    fn go(way: &mut Vec<Square>, steps: usize, beside: &[Vec<Square>], ends: &mut [bool]) {
        let here = way[way.len() - 1];
        if steps == 0 {
            ends[here.index()] = true;
            return;
        }
        for &next in &beside[here.index()] {
            if !way.contains(&next) {
                way.push(next);
                go(way, steps - 1, beside, ends);
                way.pop();
            }
        }
    }
    let mut ends = vec![false; beside.len()];
    go(&mut vec![from], steps, beside, &mut ends);
    ends
}

/// The neighbours of every square, Metro squares being neighbours of each other.
fn neighbours() -> Vec<Vec<Square>> {
    let data = Files::EMBEDDED.read().unwrap();
    let mut beside = vec![Vec::new(); data.squares.len()];
    for street in &data.streets {
        for (one, two) in street.pairs() {
            beside[one.index()].push(two);
            beside[two.index()].push(one);
        }
    }
    let metro: Vec<Square> = Square::all().filter(|square| square.data().metro).collect();
    for &one in &metro {
        let jumps = metro.iter().filter(|&&two| one != two).copied();
        beside[one.index()].extend(jumps);
    }
    beside
}

#[test]
fn v15_the_reach_is_that_of_all_ways() {
    let beside = neighbours();
    for from in Square::all() {
        for steps in 1..=9 {
            let ends = ends_of_all_ways(from, steps.into(), &beside);
            for to in Square::all() {
                let reached = reach().from(from, steps).contains(to);
                assert_eq!(reached, ends[to.index()], "{} to {} in {steps}", from.id(), to.id());
            }
        }
    }
}

#[test]
fn v15_every_destination_has_a_way_that_keeps_the_rules() {
    let beside = neighbours();
    for from in Square::all() {
        for steps in 1..=9 {
            for to in Square::all() {
                let way = reach().way(from, steps, to);
                assert_eq!(way.is_some(), reach().from(from, steps).contains(to));
                let Some(way) = way else { continue };
                assert_eq!(way.len(), usize::from(steps), "exactly as many as the red die shows");
                assert_eq!(way.last(), Some(&to));
                let all: Vec<Square> = std::iter::once(from).chain(way.iter().copied()).collect();
                for (index, square) in all.iter().enumerate() {
                    assert!(!all[..index].contains(square), "never over the same square twice");
                }
                assert!(all.windows(2).all(|step| beside[step[0].index()].contains(&step[1])));
            }
        }
    }
}

#[test]
fn v15_the_metro_is_one_step_and_may_be_used_again() {
    let metro: Vec<Square> = Square::all().filter(|square| square.data().metro).collect();
    for &one in &metro {
        for &two in metro.iter().filter(|&&two| two != one) {
            assert!(reach().from(one, 1).contains(two));
            assert!(reach().from(one, 2).contains(two), "by way of a third");
            assert!(!reach().from(one, 1).contains(one));
        }
    }
}

#[test]
fn v15_the_car_goes_exactly_as_far_as_the_red_die_says() {
    let mut table = scene(3).play();
    table.rolls(35);
    let one_step = reach().from(Square::start(), 1);
    let three = reach().from(Square::start(), 3);
    for square in Square::all() {
        let action = json!({"do": "move_kgb", "square": square.id()});
        if !three.contains(square) {
            let place = said::<ReverseMonopoly>(&square.place(), &[]);
            table.refuses(2, action, "V15", &["in exactly 3 steps", &place]);
        }
    }
    assert!(one_step.iter().any(|square| !three.contains(square)));
    table.refuses(2, json!({"do": "pass"}), "V16", &["not asked for now: you move the KGB"]);
    let to = three.iter().find(|square| square.kind() == SquareKind::Plain).unwrap();
    table.kgb(to.id());
    assert_eq!(table.car(), to.id());
    let moved = &table.events()[0];
    assert_eq!(moved["event"], "kgb_moved");
    assert_eq!(moved["way"].as_array().unwrap().len(), 3);
}

#[test]
fn v15_one_step_is_one_step() {
    let mut table = scene(3).play();
    table.rolls(12);
    let far = json!({"do": "move_kgb", "square": square_of(69).id()});
    let said = table.refusal(2, far);
    assert!(said.ends_with("in exactly 1 step"), "{said}");
}

#[test]
fn v15_it_moves_by_the_last_roll() {
    let mut table = scene(3).owns(0, &["moscow-university"]).play();
    table.rolls(94).rolls(12);
    assert_eq!(table.moment(), json!({"is": "kgb", "seat": 2, "steps": 1}));
}

/// On a board of two streets that end, a car at one end of the short one has nowhere to go. The board
/// that is shipped has no such place, but one that is corrected by hand could.
#[test]
fn v15_without_a_way_there_is_no_reach() {
    let data = Files::EMBEDDED.read().unwrap();
    let mut squares = data.squares.clone();
    squares.iter_mut().for_each(|square| square.metro = false);
    let mut street = data.streets[0].clone();
    street.ring = false;
    street.squares.truncate(3);
    let ends: Vec<Square> = street.squares.clone();
    let reach = Reach::along(&squares, &[street]);
    assert_eq!(reach.from(ends[0], 2).iter().collect::<Vec<_>>(), [ends[2]]);
    assert!(reach.from(ends[0], 3).is_empty());
    assert!(reach.from(ends[1], 2).is_empty());
    assert_eq!(reach.way(ends[0], 3, ends[2]), None);
}

#[test]
fn v15_the_mover_is_shown_every_destination_with_its_way_and_what_it_brings() {
    let mut table = scene(3).owns(1, &["kiev-station", "izvestia"]).car_before(37, 3).play();
    table.rolls(37);
    let view = table.view(Viewer::Seat(crate::common::seat(2)));
    let shown = view["destinations"].as_array().unwrap();
    assert_eq!(shown.len(), table.kgb_reach().len());
    let at = |number: u8| {
        let id = square_of(number).id();
        shown.iter().find(|one| one["square"] == id)
    };
    let rent = json!({"is": "rent", "factor": 3, "from": 1});
    assert_eq!(at(37).unwrap()["brings"], rent, "an Escape is held");
    assert_eq!(at(37).unwrap()["way"].as_array().unwrap().len(), 3);
    for other in [Viewer::Seat(crate::common::seat(0)), Viewer::Spectator] {
        assert!(table.view(other).get("destinations").is_none(), "it is not theirs to move");
    }
}

#[test]
fn a_game_that_is_over_is_over() {
    let mut table = Bench::fresh(3, &[("deal", "no"), ("turns", "1")]);
    table.rolls(51).rolls(11).rolls(12).rolls(62).kgb_idles().all_pass();
    assert!(table.is_over());
    table.refuses(0, json!({"do": "pass"}), "V30", &["the game is over"]);
}
