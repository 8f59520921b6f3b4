//! Scenes for the rule tests: arrange a position in the buyers' words, script the dice and the cards,
//! and look at what became of it.
//!
//! A [`Scene`] starts with seat 0 as auctioneer, about to roll, 35 in every purse, no card sold and the
//! KGB car on its start square.

pub use kontor_contract::seat;
use kontor_contract::{LETTERS, bench, put_cash, said};
use kontor_engine::{
    Choice, Choices, Collected, Game, Generator, Listed, Names, Next, Posting, Refusal, Seat, Text,
    Told, Viewer,
};
use kontor_reverse_monopoly::board::{Card, Square, SquareSet};
use kontor_reverse_monopoly::data::SquareKind;
use kontor_reverse_monopoly::reach::reach;
use kontor_reverse_monopoly::{Event, ReverseMonopoly};
use serde_json::{Value as Json, json};

/// What the buyers are called.
pub const NAMES: [&str; 5] = ["A", "B", "C", "D", "E"];
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
    kontor_contract::set_up(None, seats, options)
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
        put_cash(&mut self.state, seat, cash, 1);
        self
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
    pub fn play(self) -> Bench {
        Bench(kontor_contract::Bench::of_state(self.state))
    }
}

/// A text in English, buyers being called A, B, C …
pub fn in_english(text: &Text) -> String {
    said::<ReverseMonopoly>(text, &LETTERS)
}

/// Plays a game by chance to its end: shows every state, and what happened on the way to it.
pub fn random_game(
    seats: usize,
    number: u64,
    mut each: impl FnMut(&ReverseMonopoly, &[Told<Event>]),
) {
    let mut generator = Generator::from_number(number);
    let mut game = set_up(seats, &[("turns", "300")]).expect("a table");
    let mut choices = Choices::new();
    loop {
        let mut sink = Collected::default();
        match game.next() {
            Next::Over => return,
            Next::Chance => {
                let outcome = game.sample(&mut generator);
                game.chance(outcome, &mut sink).expect("what was drawn can be");
            }
            Next::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                choices.clear();
                game.choices(seat, &mut choices);
                let action = match generator.pick(choices.as_slice()) {
                    Choice::Exact(action) => action,
                    Choice::Template(template) => {
                        let values = game.form(seat, template).fill_by_chance(&mut generator);
                        ReverseMonopoly::fill(template, &values)
                    }
                };
                game.act(seat, action, &mut sink).expect("what is listed can be done");
            }
        }
        each(&game, &sink.told);
    }
}

/// The square of the card with this number.
pub fn square_of(number: u8) -> Square {
    Card::numbered(number).expect("a number of the dice").square()
}

bench! {
    /// A table at which a scene is played. After every step the invariants are checked.
    Bench of ReverseMonopoly
}

impl Bench {
    /// A fresh table as it is set up.
    pub fn fresh(seats: usize, options: &[(&str, &str)]) -> Bench {
        Bench(kontor_contract::Bench::on(set_up(seats, options).expect("a table")))
    }

    /// Red and white fall so: `rolls(62)`.
    #[track_caller]
    pub fn rolls(&mut self, number: u8) -> &mut Bench {
        let dice = json!({ "red": number / 10, "white": number % 10 });
        self.chance(json!({ "is": "dice", "dice": dice }))
    }

    /// The four-sided die falls so.
    #[track_caller]
    pub fn throws(&mut self, die: u8) -> &mut Bench {
        self.chance(json!({ "is": "pyramid", "die": die }))
    }

    /// The Black Market card that is drawn.
    #[track_caller]
    pub fn draws(&mut self, card: &str) -> &mut Bench {
        self.chance(json!({ "is": "drawn", "card": card }))
    }

    /// A seat bids.
    #[track_caller]
    pub fn bids(&mut self, who: usize, amount: i64) -> &mut Bench {
        self.does(who, json!({ "do": "bid", "amount": amount }))
    }

    /// A seat bids and all others pass.
    #[track_caller]
    pub fn buys(&mut self, who: usize, amount: i64) -> &mut Bench {
        self.bids(who, amount).all_pass()
    }

    /// Everybody who is asked passes.
    #[track_caller]
    pub fn all_pass(&mut self) -> &mut Bench {
        for who in self.to_act() {
            self.says(who, "pass");
        }
        self
    }

    /// A seat does something with a card: `sell`, `take_escape`, `spend_escape`.
    #[track_caller]
    pub fn card(&mut self, who: usize, word: &str, card: &str) -> &mut Bench {
        self.does(who, json!({ "do": word, "card": card }))
    }

    /// The mover moves the KGB to the square of a number.
    #[track_caller]
    pub fn kgb_to(&mut self, number: u8) -> &mut Bench {
        self.kgb(square_of(number).id())
    }

    /// The mover moves the KGB to a square.
    #[track_caller]
    pub fn kgb(&mut self, square: &str) -> &mut Bench {
        let mover = self.mover();
        self.does(mover, json!({ "do": "move_kgb", "square": square }))
    }

    /// The mover moves the KGB where nothing is.
    #[track_caller]
    pub fn kgb_idles(&mut self) -> &mut Bench {
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

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> Json {
        self.view_of(viewer)
    }

    /// What the game waits for, as a spectator sees it.
    pub fn moment(&self) -> Json {
        self.view(Viewer::Spectator)["moment"].clone()
    }

    /// What the game waits for, in a word.
    pub fn waits_for(&self) -> String {
        self.moment()["is"].as_str().expect("a word").to_string()
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

    /// What a seat tries is refused by this rule, with these words in the reason, and changes nothing.
    #[track_caller]
    pub fn refuses(&self, who: usize, action: Json, rule: &str, words: &[&str]) {
        self.0.refuses(who, action, rule, words);
    }

    /// What chance cannot decide now is refused by this rule and changes nothing.
    #[track_caller]
    pub fn chance_refuses(&self, outcome: Json, rule: &str) {
        assert_eq!(self.refused_to_chance(&outcome).rule.0, rule);
    }

    /// What a seat is told when it tries what is refused.
    #[track_caller]
    pub fn refusal(&self, who: usize, action: Json) -> String {
        in_english(&self.refused(who, &action).reason())
    }

    /// The last step in words, event by event, buyers being called A, B, C …
    pub fn told(&self) -> Vec<String> {
        self.in_words(&LETTERS)
    }

    /// What happened at the last step.
    pub fn events(&self) -> Vec<Json> {
        self.0.events().map(|event| serde_json::to_value(event).expect("an event")).collect()
    }

    /// The money that moved at the last step.
    pub fn postings(&self) -> Vec<Posting> {
        self.0.postings().copied().collect()
    }

    /// What happened at the last step, by name.
    pub fn happened(&self) -> Vec<String> {
        self.events().iter().map(|event| event["event"].as_str().expect("a name").into()).collect()
    }
}

/// What is asked of a seat, in English.
pub fn asked(game: &ReverseMonopoly, who: usize) -> String {
    let names = NAMES.map(String::from);
    in_english(&game.prompt(seat(who), Names(&names)))
}

/// The board as a seat sees it in a terminal, in English.
pub fn shown(game: &ReverseMonopoly, who: usize) -> String {
    let names = NAMES.map(String::from);
    let say = kontor_contract::english::<ReverseMonopoly>(Names(&names));
    ReverseMonopoly::show(&game.view(Viewer::Seat(seat(who))), Names(&names), &say)
}
