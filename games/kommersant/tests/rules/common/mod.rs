//! Scenes for the rule tests: arrange a position in the players' words, script the dice and the
//! cards, and look at what became of it.
//!
//! A [`Scene`] starts on seat 0's turn, before the throw, with every piece on Start, 250,000 in every
//! purse, no red tokens on the board, and everybody's first throw (K7) done.

use std::collections::BTreeMap;

pub use kontor_contract::seat;
use kontor_contract::{LETTERS, bench, put_cash};
use kontor_engine::{Game, Refusal, Setup, Told, Viewer};
use kontor_kommersant::{Event, Kommersant};
use serde_json::{Value as Json, json};

/// The three lots of the food trade: 30,000, 32,000 and 34,000.
pub const FOOD: [&str; 3] = ["grocery-store", "confectionery-shop", "bakery"];
/// The three theatres: 13,000, 19,000 and 18,000.
pub const THEATRES: [&str; 3] = ["puppet-theatre", "youth-theatre", "opera-and-ballet-theatre"];
/// The three warehouses: 46,000, 49,000 and 52,000.
pub const WAREHOUSES: [&str; 3] = ["vegetable-warehouse", "industrial-goods-depot", "food-depot"];

/// A position being arranged.
pub struct Scene {
    state: Json,
}

/// A table of the on-line edition.
pub fn online(seats: usize) -> Scene {
    Scene::new("online", seats, &[])
}

/// A table of the on-line edition that builds lot by lot.
pub fn lot_by_lot(seats: usize) -> Scene {
    Scene::new("online", seats, &[("even", "within-one")])
}

/// A table of the boxed edition; seat 0 is the Banker and has the first turn.
pub fn boxed(seats: usize) -> Scene {
    Scene::new("1991", seats, &[])
}

/// A table of an edition with options as people write them: `("doubling", "every-stage")`.
pub fn set_up(
    edition: &str,
    seats: usize,
    options: &[(&str, &str)],
) -> Result<Kommersant, Refusal> {
    kontor_contract::set_up(Some(edition), seats, options)
}

/// A table that was begun by the first version of the rules.
pub fn of_first_rules(edition: &str, seats: usize) -> Kommersant {
    let info = Kommersant::info();
    let setup = Setup::under(info, 1, Some(edition), seats, &BTreeMap::new());
    Kommersant::set_up(&setup.expect("a version there was")).expect("a table")
}

impl Scene {
    /// A table with options.
    pub fn new(edition: &str, seats: usize, options: &[(&str, &str)]) -> Scene {
        Scene::of(set_up(edition, seats, options).expect("a table of these options"))
    }

    /// A table as it was set up.
    pub fn of(game: Kommersant) -> Scene {
        let mut state = serde_json::to_value(game).expect("a state has a JSON form");
        state["to_lay"] = json!(0);
        state["agreed"]["tokens"] = json!(0);
        state["phase"] = json!("deals");
        let mut scene = Scene { state };
        for seat in 0..game.seats() {
            scene.player(seat)["has_thrown"] = json!(true);
            scene = scene.cash(seat, 250_000);
        }
        scene
    }

    fn player(&mut self, seat: usize) -> &mut Json {
        &mut self.state["players"][seat]
    }

    /// What a seat has in cash; the bank has the rest.
    pub fn cash(mut self, seat: usize, cash: i64) -> Scene {
        put_cash(&mut self.state, seat, cash, 0);
        self
    }

    /// Where a seat's piece stands.
    pub fn at(mut self, seat: usize, square: &str) -> Scene {
        self.player(seat)["place"] = json!({ "square": square });
        self
    }

    /// A seat's piece stands in the centre.
    pub fn in_centre(mut self, seat: usize) -> Scene {
        self.player(seat)["place"] = json!("centre");
        self
    }

    /// Lots that a seat owns.
    pub fn owns(mut self, seat: usize, lots: &[&str]) -> Scene {
        let owned = self.player(seat)["lots"].as_array_mut().expect("a list");
        owned.extend(lots.iter().map(|&lot| json!(lot)));
        self
    }

    /// How far a lot is built: `office`, `department`, `enterprise`.
    pub fn built(mut self, lot: &str, stage: &str) -> Scene {
        self.state["stages"][lot] = json!(stage);
        self
    }

    /// How far lots are built.
    pub fn all_built(self, lots: &[&str], stage: &str) -> Scene {
        lots.iter().fold(self, |scene, lot| scene.built(lot, stage))
    }

    /// A lot that is mortgaged.
    pub fn mortgaged(mut self, lot: &str) -> Scene {
        self.state["mortgaged"].as_array_mut().expect("a list").push(json!(lot));
        self
    }

    /// A red token that lies on a square.
    pub fn token_on(mut self, square: &str) -> Scene {
        self.state["tokens"].as_array_mut().expect("a list").push(json!(square));
        self.more_tokens(1)
    }

    /// Red tokens that a seat has.
    pub fn tokens(mut self, seat: usize, count: u8) -> Scene {
        self.player(seat)["tokens"] = json!(count);
        self.more_tokens(count)
    }

    fn more_tokens(mut self, count: u8) -> Scene {
        let before = self.state["agreed"]["tokens"].as_u64().expect("a number");
        self.state["agreed"]["tokens"] = json!(before + u64::from(count));
        self
    }

    /// A card that a seat keeps: `red_token`, `tax_exemption`, `police`.
    pub fn keeps(mut self, seat: usize, kept: &str) -> Scene {
        let (deck, card) = match kept {
            "red_token" => (0, "privatisation-permit"),
            "tax_exemption" => (0, "tax-certificate"),
            "police" => (2, "police-protection"),
            other => panic!("{other} is no card to keep"),
        };
        let unseen = self.state["decks"][deck]["unseen"].as_array_mut().expect("a list");
        let at = unseen.iter().position(|found| found == card).expect("such a card");
        unseen.remove(at);
        self.player(seat)["kept"].as_array_mut().expect("a list").push(json!(kept));
        self
    }

    /// Every card of a deck (0 Letter, 1 Surprise, 2 Risk) has been seen, and these are the next.
    pub fn all_seen(mut self, deck: usize, next: &[&str]) -> Scene {
        let stack = &mut self.state["decks"][deck];
        let mut rest = stack["unseen"].take().as_array().expect("a list").clone();
        for card in next {
            let at = rest.iter().position(|found| found == card).expect("such a card");
            rest.remove(at);
        }
        let under: Vec<Json> = next.iter().map(|&card| json!(card)).chain(rest).collect();
        stack["unseen"] = json!([]);
        stack["under"] = json!(under);
        self
    }

    /// Principal that a seat has borrowed, due at its next lap (1), the one after (2) or the third (3).
    pub fn loan(mut self, seat: usize, principal: i64, due_in_laps: usize) -> Scene {
        self.player(seat)["loans"][due_in_laps - 1] = json!(principal / 1_000);
        self
    }

    /// The squares that a seat has walked since Start, where a lap needs both rings.
    pub fn walked(mut self, seat: usize, squares: &[&str]) -> Scene {
        self.player(seat)["walked"] = json!(squares);
        self
    }

    /// Crossings of Start that a seat has taken back (K10).
    pub fn taken_back(mut self, seat: usize, crossings: u8) -> Scene {
        self.player(seat)["taken_back"] = json!(crossings);
        self
    }

    /// Turns that a seat has to skip.
    pub fn skips(mut self, seat: usize, turns: u8) -> Scene {
        self.player(seat)["skips"] = json!(turns);
        self
    }

    /// A seat that has been a racketeer for this many full laps.
    pub fn racketeer(mut self, seat: usize, laps: u8) -> Scene {
        self.player(seat)["racket"] = json!(laps);
        self
    }

    /// A seat whose first throw (K7) is still to come.
    pub fn before_first_throw(mut self, seat: usize) -> Scene {
        self.player(seat)["has_thrown"] = json!(false);
        self
    }

    /// The round that is being played.
    pub fn round(mut self, round: u16) -> Scene {
        self.state["round"] = json!(round);
        self
    }

    pub fn on_turn(mut self, seat: usize) -> Scene {
        self.state["on_turn"] = json!(seat);
        self
    }

    pub fn banker(mut self, seat: usize) -> Scene {
        self.state["banker"] = json!(seat);
        self
    }

    /// A seat that went bankrupt as the `order`-th.
    pub fn out(mut self, seat: usize, order: u8) -> Scene {
        self = self.cash(seat, 0);
        self.player(seat)["out"] = json!(order);
        self.state["playing"].as_array_mut().expect("a list").retain(|found| found != seat);
        self
    }

    /// The table at which the scene is played.
    pub fn play(self) -> Bench {
        Bench(kontor_contract::Bench::of_state(self.state))
    }
}

bench! {
    /// A table at which a scene is played. After every step the invariants (K39) are checked.
    Bench of Kommersant
}

impl Bench {
    /// A fresh table as it is set up.
    pub fn fresh(edition: &str, seats: usize, options: &[(&str, &str)]) -> Bench {
        Bench(kontor_contract::Bench::on(set_up(edition, seats, options).expect("a table")))
    }

    /// A seat throws dice, and they fall so.
    pub fn throws(&mut self, who: usize, dice: &[u8]) -> &mut Bench {
        self.does(who, json!({ "do": "throw", "dice": dice.len() })).dice(dice)
    }

    /// Dice fall so.
    pub fn dice(&mut self, dice: &[u8]) -> &mut Bench {
        self.chance(json!({ "is": "dice", "dice": dice }))
    }

    /// The card that is drawn.
    pub fn card(&mut self, card: &str) -> &mut Bench {
        self.chance(json!({ "is": "card", "card": card }))
    }

    /// A red token is laid.
    pub fn token(&mut self, square: &str) -> &mut Bench {
        self.chance(json!({ "is": "token", "square": square }))
    }

    /// A seat names a square for a piece.
    pub fn names(&mut self, who: usize, square: &str) -> &mut Bench {
        self.does(who, json!({ "do": "name", "square": square }))
    }

    /// A seat does something to a lot: `build`, `mortgage`, `redeem`, `sell_lot`, `sell_building`.
    pub fn lot(&mut self, who: usize, word: &str, lot: &str) -> &mut Bench {
        self.does(who, json!({ "do": word, "lot": lot }))
    }

    /// A seat bids.
    pub fn bids(&mut self, who: usize, amount: i64) -> &mut Bench {
        self.does(who, json!({ "do": "bid", "amount": amount }))
    }

    /// A seat repays loans.
    pub fn repays(&mut self, who: usize, amount: i64) -> &mut Bench {
        self.does(who, json!({ "do": "repay", "amount": amount }))
    }

    /// Meanwhile a seat's piece has come to stand elsewhere.
    pub fn at(&mut self, who: usize, square: &str) -> &mut Bench {
        self.game = Scene { state: self.state() }.at(who, square).play().game;
        self
    }

    /// Meanwhile a seat has this much cash; the bank has the rest.
    pub fn cash_is(&mut self, who: usize, cash: i64) -> &mut Bench {
        let scene = Scene { state: self.state() }.cash(who, cash);
        self.game = serde_json::from_value(scene.state).expect("a state");
        self
    }

    /// Meanwhile a lot belongs to another seat, whatever was agreed on before.
    pub fn moves_to(&mut self, who: usize, lot: &str) -> &mut Bench {
        let mut state = self.state();
        for player in state["players"].as_array_mut().expect("a list") {
            player["lots"].as_array_mut().expect("a list").retain(|found| found != lot);
        }
        let scene = Scene { state }.owns(who, &[lot]);
        self.game = serde_json::from_value(scene.state).expect("a state");
        self
    }

    /// What every seat and spectator sees.
    pub fn view(&self) -> Json {
        self.view_of(Viewer::Spectator)
    }

    /// A part of the state of a seat: `laps`, `tokens`, `kept`, `lots` …
    pub fn of(&self, who: usize, part: &str) -> Json {
        self.state()["players"][who][part].clone()
    }

    /// A seat's cash.
    pub fn cash(&self, who: usize) -> i64 {
        self.game.cash(seat(who)).units()
    }

    /// The square a seat's piece stands on; `centre` in the centre.
    pub fn square(&self, who: usize) -> String {
        let place = self.of(who, "place");
        let square = place.get("square").unwrap_or(&place);
        square.as_str().expect("a word").to_string()
    }

    /// Whose a lot is.
    pub fn owner(&self, lot: &str) -> Option<usize> {
        (0..self.game.seats()).find(|&who| {
            self.of(who, "lots").as_array().expect("a list").iter().any(|found| found == lot)
        })
    }

    /// How far a lot is built.
    pub fn stage(&self, lot: &str) -> String {
        self.state()["stages"].get(lot).map_or("lot".into(), |stage| stage.as_str().unwrap().into())
    }

    /// Whether a lot is mortgaged.
    pub fn is_mortgaged(&self, lot: &str) -> bool {
        self.state()["mortgaged"].as_array().expect("a list").iter().any(|found| found == lot)
    }

    /// What a seat has borrowed in thousands: due at the next lap, the one after, the third.
    pub fn borrowed(&self, who: usize) -> [u64; 3] {
        serde_json::from_value(self.of(who, "loans")).expect("three numbers")
    }

    /// The cards under a deck that have been seen (0 Letter, 1 Surprise, 2 Risk).
    pub fn under(&self, deck: usize) -> Vec<String> {
        let under = self.state()["decks"][deck]["under"].clone();
        serde_json::from_value(under).expect("a list of cards")
    }

    /// What happened by the last step.
    pub fn events(&self) -> Vec<Event> {
        self.0.events().cloned().collect()
    }

    /// What a seat tries is refused by this rule, with these figures in the reason, and changes nothing.
    #[track_caller]
    pub fn refuses(&self, who: usize, action: Json, rule: &str, figures: &[i64]) {
        self.0.refuses(who, action, rule, figures);
    }

    /// What a seat tries is refused by this rule because of another seat, which the reason names.
    #[track_caller]
    pub fn refuses_for(&self, who: usize, action: Json, rule: &str, other: usize) {
        self.0.refuses(who, action, rule, &[LETTERS[other]]);
    }

    /// The rule by which an action is refused without change.
    #[track_caller]
    pub fn refusal(&self, who: usize, action: Json) -> String {
        self.refused(who, &action).rule.to_string()
    }

    /// What happened at the last step, by name: events, and the rules that money moved by.
    pub fn happened(&self) -> Vec<String> {
        let name = |told: &Told<Event>| match told {
            Told::Event(event) => serde_json::to_value(event).expect("an event")["event"]
                .as_str()
                .unwrap()
                .to_string(),
            Told::Posting(posting) => posting.rule.to_string(),
        };
        self.told().iter().map(name).collect()
    }

    /// A seat's wealth (K37).
    pub fn wealth(&self, who: usize) -> i64 {
        self.standing().wealth[who].expect("open to all").units()
    }
}

/// One side of a trade, in the words of an offer.
#[derive(Default)]
pub struct Gives<'a> {
    pub cash: i64,
    pub lots: &'a [&'a str],
    pub tokens: u8,
    pub cards: &'a [&'a str],
}

/// Cash in a trade.
pub fn rubles(cash: i64) -> Gives<'static> {
    Gives { cash, ..Gives::default() }
}

/// Lots in a trade.
pub fn lots<'a>(lots: &'a [&'a str]) -> Gives<'a> {
    Gives { lots, ..Gives::default() }
}

/// An offer to a seat.
pub fn offer(to: usize, give: Gives<'_>, get: Gives<'_>) -> Json {
    let mut offer = counter(give, get);
    offer["do"] = json!("offer");
    offer["to"] = json!(to);
    offer
}

/// A counter-offer.
pub fn counter(give: Gives<'_>, get: Gives<'_>) -> Json {
    json!({
        "do": "counter",
        "give_cash": give.cash, "give_lots": give.lots,
        "give_tokens": give.tokens, "give_cards": give.cards,
        "get_cash": get.cash, "get_lots": get.lots,
        "get_tokens": get.tokens, "get_cards": get.cards,
    })
}
