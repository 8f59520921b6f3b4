//! Scenes for the rule tests: arrange a position in the buyers' words, script the dice and the cards,
//! and look at what became of it.
//!
//! A [`Scene`] starts with seat 0 as auctioneer, about to roll, 35 in every purse, no card sold and the
//! KGB car on its start square.

// Every test file has its own copy of this module and none uses all of it.
#![allow(dead_code)]

use std::collections::BTreeMap;

use kontor_engine::{
    Collected, Game, Listed, Money, Names, Next, OptionValue, Posting, Refusal, Seat, Setup,
    Silent, Standing, Told, Viewer,
};
use kontor_reverse_monopoly::board::{Card, Square, SquareSet};
use kontor_reverse_monopoly::data::SquareKind;
use kontor_reverse_monopoly::reach::reach;
use kontor_reverse_monopoly::{Action, Event, Outcome, ReverseMonopoly};
use serde_json::{Value as Json, json};

/// The two airports: 64/65 and 66/67/68.
pub const ORANGE: [&str; 2] = ["vnukovo-airport", "sheremetyevo-airport"];
/// 51/52, 53/54, 55, 57/58/59.
pub const RED: [&str; 4] = ["old-square", "foreign-ministry", "kgb-headquarters", "white-house"];
/// 31/32/33, 34, 35/36, 37/38.
pub const BLUE: [&str; 4] = ["ostankino", "moscow-news", "tass", "izvestia"];
/// 42/43/44, 45/46/47, 48, 49.
pub const VIOLET: [&str; 4] =
    ["moscow-art-theatre", "bolshoi-theatre", "taganka-theatre", "circus"];

/// A position being arranged.
pub struct Scene {
    state: Json,
}

/// A table of so many buyers.
pub fn scene(seats: usize) -> Scene {
    Scene::new(seats, &[])
}

/// A table with options as people write them: `("turns", "300")`.
pub fn set_up(seats: usize, options: &[(&str, &str)]) -> Result<ReverseMonopoly, Refusal> {
    let info = ReverseMonopoly::info();
    let read = |&(id, text): &(&str, &str)| -> Result<(String, OptionValue), Refusal> {
        Ok((id.to_string(), info.edition(None)?.read_option(info, id, text)?))
    };
    let chosen: BTreeMap<_, _> = options.iter().map(read).collect::<Result<_, _>>()?;
    ReverseMonopoly::set_up(&Setup::new(info, None, seats, &chosen)?)
}

impl Scene {
    /// A table with options.
    pub fn new(seats: usize, options: &[(&str, &str)]) -> Scene {
        let game = set_up(seats, options).expect("a table of these options");
        let mut state = serde_json::to_value(game).expect("a state has a JSON form");
        state["phase"] = json!("roll");
        state["turn"] = json!(1);
        Scene { state }
    }

    fn player(&mut self, seat: usize) -> &mut Json {
        &mut self.state["players"][seat]
    }

    /// What a seat has in cash; the New Democracy Bank has the rest.
    pub fn cash(mut self, seat: usize, cash: i64) -> Scene {
        let accounts = &mut self.state["accounts"];
        let before = accounts["seats"][seat].as_i64().expect("a sum");
        accounts["seats"][seat] = json!(cash);
        self.pay_new_bank(before - cash)
    }

    /// What the Old Commie Bank holds; the New Democracy Bank has the rest.
    pub fn old_bank(mut self, holds: i64) -> Scene {
        let bank = &mut self.state["accounts"]["banks"][0]["balance"];
        let before = bank.as_i64().expect("a sum");
        *bank = json!(holds);
        self.pay_new_bank(before - holds)
    }

    fn pay_new_bank(mut self, amount: i64) -> Scene {
        let bank = &mut self.state["accounts"]["banks"][1]["balance"];
        *bank = json!(bank.as_i64().expect("a sum") + amount);
        self
    }

    /// Cards that a seat holds.
    pub fn owns(mut self, seat: usize, cards: &[&str]) -> Scene {
        let held = self.player(seat)["cards"].as_array_mut().expect("a list");
        held.extend(cards.iter().map(|&card| json!(card)));
        self
    }

    /// Who is auctioneer.
    pub fn auctioneer(mut self, seat: usize) -> Scene {
        self.state["auctioneer"] = json!(seat);
        self
    }

    /// Where the KGB car stands.
    pub fn car(mut self, square: &str) -> Scene {
        self.state["car"] = json!(square);
        self
    }

    /// The KGB car stands where a move of so many squares can end at the square of a number.
    pub fn car_before(self, number: u8, steps: u8) -> Scene {
        let to = square_of(number);
        let from = Square::all().find(|&from| reach().from(from, steps).contains(to));
        self.car(from.expect("some square").id())
    }

    /// A seat keeps cards for an extra turn, held when this turn began.
    pub fn extra_turns(mut self, seat: usize, cards: &[&str]) -> Scene {
        let unseen = self.state["deck"]["unseen"].as_array_mut().expect("a list");
        unseen.retain(|found| !cards.iter().any(|card| found == card));
        self.player(seat)["extra_turns"] = json!(cards);
        if self.state["auctioneer"] == seat {
            self.state["extra_turns"] = json!(cards.len());
        }
        self
    }

    /// Turns as auctioneer and moves of the KGB that a seat has lost.
    pub fn lost(mut self, seat: usize, turns: u8, moves: u8) -> Scene {
        self.player(seat)["lost_turns"] = json!(turns);
        self.player(seat)["lost_moves"] = json!(moves);
        self
    }

    /// Every Black Market card has been seen, and these are the next.
    pub fn all_seen(mut self, next: &[&str]) -> Scene {
        let deck = &mut self.state["deck"];
        let rest = deck["unseen"].take();
        let rest = rest.as_array().expect("a list").iter();
        let rest = rest.filter(|card| !next.iter().any(|wanted| card == wanted)).cloned();
        let under: Vec<Json> = next.iter().map(|&card| json!(card)).chain(rest).collect();
        deck["unseen"] = json!([]);
        deck["under"] = json!(under);
        self
    }

    /// The table at which the scene is played.
    pub fn play(self) -> Table {
        let game: ReverseMonopoly = serde_json::from_value(self.state).expect("a state");
        game.check().unwrap_or_else(|broken| panic!("a scene that cannot be: {broken}"));
        Table { game, told: Vec::new() }
    }
}

/// A seat by its number.
pub fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// The square of the card with this number.
pub fn square_of(number: u8) -> Square {
    Card::numbered(number).expect("a number of the dice").square()
}

/// A table at which a scene is played. After every step the invariants are checked.
pub struct Table {
    pub game: ReverseMonopoly,
    told: Vec<Told<Event>>,
}

impl Table {
    /// A fresh table as it is set up.
    pub fn fresh(seats: usize, options: &[(&str, &str)]) -> Table {
        Table { game: set_up(seats, options).expect("a table"), told: Vec::new() }
    }

    /// A seat does something that is allowed.
    #[track_caller]
    pub fn does(&mut self, who: usize, action: Json) -> &mut Table {
        let mut sink = Collected::default();
        let read: Action = serde_json::from_value(action.clone())
            .unwrap_or_else(|error| panic!("{action} is no action: {error}"));
        self.game
            .act(seat(who), read, &mut sink)
            .unwrap_or_else(|refusal| panic!("{action} by seat {who}: {refusal}"));
        self.went_on(sink)
    }

    /// Chance decides something that can be.
    #[track_caller]
    pub fn chance(&mut self, outcome: Json) -> &mut Table {
        let mut sink = Collected::default();
        let read: Outcome = serde_json::from_value(outcome.clone())
            .unwrap_or_else(|error| panic!("{outcome} is no outcome: {error}"));
        self.game.chance(read, &mut sink).unwrap_or_else(|refusal| panic!("{outcome}: {refusal}"));
        self.went_on(sink)
    }

    #[track_caller]
    fn went_on(&mut self, sink: Collected<Event>) -> &mut Table {
        self.told = sink.told;
        self.game.check().unwrap_or_else(|broken| panic!("{broken}\n{:?}", self.game));
        let all = 35 * self.game.seats() as i64 + 100;
        assert_eq!(self.game.money(), Money::new(all), "money came from nowhere or went there");
        self
    }

    /// What chance cannot decide now is refused by this rule and changes nothing.
    #[track_caller]
    pub fn chance_refuses(&self, outcome: Json, rule: &str) {
        let read: Outcome = serde_json::from_value(outcome).expect("an outcome");
        let mut game = self.game;
        let refusal = game.chance(read, &mut Silent).expect_err("should be refused");
        assert_eq!((refusal.rule.0, game), (rule, self.game));
    }

    /// A seat does something that names no more than what it does: `pass`, `decline` …
    #[track_caller]
    pub fn says(&mut self, who: usize, word: &str) -> &mut Table {
        self.does(who, json!({ "do": word }))
    }

    /// Red and white fall so: `rolls(62)`.
    #[track_caller]
    pub fn rolls(&mut self, number: u8) -> &mut Table {
        let dice = json!({ "red": number / 10, "white": number % 10 });
        self.chance(json!({ "is": "dice", "dice": dice }))
    }

    /// The four-sided die falls so.
    #[track_caller]
    pub fn throws(&mut self, die: u8) -> &mut Table {
        self.chance(json!({ "is": "pyramid", "die": die }))
    }

    /// The Black Market card that is drawn.
    #[track_caller]
    pub fn draws(&mut self, card: &str) -> &mut Table {
        self.chance(json!({ "is": "drawn", "card": card }))
    }

    /// A seat bids.
    #[track_caller]
    pub fn bids(&mut self, who: usize, amount: i64) -> &mut Table {
        self.does(who, json!({ "do": "bid", "amount": amount }))
    }

    /// A seat bids and all others pass.
    #[track_caller]
    pub fn buys(&mut self, who: usize, amount: i64) -> &mut Table {
        self.bids(who, amount).all_pass()
    }

    /// Everybody who is asked passes.
    #[track_caller]
    pub fn all_pass(&mut self) -> &mut Table {
        for who in self.to_act() {
            self.says(who, "pass");
        }
        self
    }

    /// A seat does something with a card: `sell`, `take_escape`, `spend_escape`.
    #[track_caller]
    pub fn card(&mut self, who: usize, word: &str, card: &str) -> &mut Table {
        self.does(who, json!({ "do": word, "card": card }))
    }

    /// The mover moves the KGB to the square of a number.
    #[track_caller]
    pub fn kgb_to(&mut self, number: u8) -> &mut Table {
        self.kgb(square_of(number).id())
    }

    /// The mover moves the KGB to a square.
    #[track_caller]
    pub fn kgb(&mut self, square: &str) -> &mut Table {
        let mover = self.mover();
        self.does(mover, json!({ "do": "move_kgb", "square": square }))
    }

    /// The mover moves the KGB where nothing is.
    #[track_caller]
    pub fn kgb_idles(&mut self) -> &mut Table {
        let plain = |square: &Square| square.kind() == SquareKind::Plain;
        let square = self.kgb_reach().iter().find(plain).expect("a plain square within reach");
        self.kgb(square.id())
    }

    /// Where the KGB can go now.
    pub fn kgb_reach(&self) -> SquareSet {
        let state = self.state();
        let car = Square::named(state["car"].as_str().expect("a square")).expect("a square");
        reach().from(car, state["dice"]["red"].as_u64().expect("a die") as u8)
    }

    /// What a seat tries is refused by this rule, with these words in the reason, and changes nothing.
    #[track_caller]
    pub fn refuses(&self, who: usize, action: Json, rule: &str, words: &[&str]) {
        let read: Action = serde_json::from_value(action.clone())
            .unwrap_or_else(|error| panic!("{action} is no action: {error}"));
        let mut game = self.game;
        let mut sink = Collected::default();
        let refusal = game.act(seat(who), read, &mut sink).expect_err("should be refused");
        assert_eq!(refusal.rule.0, rule, "{action}: {refusal}");
        for word in words {
            assert!(refusal.text().contains(word), "no {word} in: {refusal}");
        }
        assert_eq!(game, self.game, "{action} was refused and still changed something");
        assert!(sink.told.is_empty(), "{action} was refused and still told something");
    }

    /// What a seat is told when it tries what is refused.
    #[track_caller]
    pub fn refusal(&self, who: usize, action: Json) -> String {
        let read: Action = serde_json::from_value(action).expect("an action");
        let mut game = self.game;
        game.act(seat(who), read, &mut Silent).expect_err("should be refused").to_string()
    }

    /// The last step in words, event by event, buyers being called A, B, C …
    pub fn told(&self) -> Vec<String> {
        let names = ["A", "B", "C", "D", "E"].map(String::from);
        let tell = |told: &Told<Event>| match told {
            Told::Event(event) => Some(ReverseMonopoly::tell(event, Names(&names))),
            Told::Posting(_) => None,
        };
        self.told.iter().filter_map(tell).collect()
    }

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> Json {
        serde_json::to_value(self.game.view(viewer)).expect("a view")
    }

    /// What the game waits for, as a spectator sees it.
    pub fn moment(&self) -> Json {
        self.view(Viewer::Spectator)["moment"].clone()
    }

    /// What the game waits for, in a word.
    pub fn waits_for(&self) -> String {
        self.moment()["is"].as_str().expect("a word").to_string()
    }

    /// Who may act now.
    pub fn to_act(&self) -> Vec<usize> {
        match self.game.next() {
            Next::Seats(seats) => seats.iter().map(Seat::index).collect(),
            Next::Chance | Next::Over => Vec::new(),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.next() == Next::Over
    }

    /// What the state is, as JSON.
    pub fn state(&self) -> Json {
        serde_json::to_value(self.game).expect("a state has a JSON form")
    }

    /// A part of the state of a seat.
    pub fn of(&self, who: usize, part: &str) -> Json {
        self.state()["players"][who][part].clone()
    }

    /// Everybody's cash.
    pub fn purses(&self) -> Vec<i64> {
        (0..self.game.seats()).map(|who| self.cash(who)).collect()
    }

    /// A seat's cash.
    pub fn cash(&self, who: usize) -> i64 {
        self.game.cash(seat(who)).units()
    }

    /// What the Old Commie Bank and the New Democracy Bank hold.
    pub fn banks(&self) -> (i64, i64) {
        let banks = self.view(Viewer::Spectator)["banks"].clone();
        let sum = |bank: &str| banks[bank].as_i64().expect("a sum");
        (sum("old"), sum("new"))
    }

    /// Who holds a card.
    pub fn owner(&self, card: &str) -> Option<usize> {
        self.game.owner(Card::named(card).expect("a card")).map(Seat::index)
    }

    /// Who is auctioneer.
    pub fn auctioneer(&self) -> usize {
        self.state()["auctioneer"].as_u64().expect("a seat") as usize
    }

    /// Who moves the KGB.
    pub fn mover(&self) -> usize {
        self.game.mover().index()
    }

    /// Where the KGB car stands.
    pub fn car(&self) -> String {
        self.state()["car"].as_str().expect("a square").to_string()
    }

    /// What happened at the last step, by name.
    pub fn happened(&self) -> Vec<String> {
        self.events().iter().map(|event| event["event"].as_str().expect("a name").into()).collect()
    }

    /// What happened at the last step.
    pub fn events(&self) -> Vec<Json> {
        let event = |told: &Told<Event>| match told {
            Told::Event(event) => Some(serde_json::to_value(event).expect("an event")),
            Told::Posting(_) => None,
        };
        self.told.iter().filter_map(event).collect()
    }

    /// The money that moved at the last step.
    pub fn postings(&self) -> Vec<Posting> {
        let posting = |told: &Told<Event>| match told {
            Told::Posting(posting) => Some(*posting),
            Told::Event(_) => None,
        };
        self.told.iter().filter_map(posting).collect()
    }

    /// How the seats stand, for those who see all.
    pub fn standing(&self) -> Standing {
        self.game.standing(Viewer::All)
    }

    /// The places at the end.
    pub fn places(&self) -> Vec<u8> {
        self.standing().places.expect("the game is over").to_vec()
    }
}
