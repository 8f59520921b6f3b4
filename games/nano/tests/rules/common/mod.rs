//! Scenes for the rule tests: arrange a position in the players' words, script the cards, and look at
//! what became of it.
//!
//! A [`Scene`] is a table of so many players in the first round. Seat 0 is on turn and about to move
//! (stages 2 and 3); every chip stands on a hex of the Business-centre, everybody has 150 nAn and three
//! workers.

use std::collections::BTreeMap;

pub use kontor_contract::seat;
use kontor_contract::{bench, put_cash, said};
use kontor_engine::{
    Account, Choice, Choices, Game, Listed, Names, Refusal, Say, Seat, Setup, Viewer,
};
use kontor_nano::asset::Asset;
use kontor_nano::data::Resource;
use kontor_nano::{Action, Event, Nano};
use serde_json::{Value as Json, json};

/// Where the chips stand at the beginning of a scene, seat by seat.
pub const CENTRE: [&str; 4] = ["e7", "e8", "f7", "f9"];

/// What the players are called.
const NUMBERS: [&str; 4] = ["seat 0", "seat 1", "seat 2", "seat 3"];

/// A position being arranged.
pub struct Scene {
    state: Json,
}

/// A table with the rules' own options.
pub fn table(seats: usize) -> Scene {
    Scene::new(seats, &[])
}

/// A set-up with options as people write them: `("salary", "2")`.
pub fn set_up(seats: usize, options: &[(&str, &str)]) -> Result<Nano, Refusal> {
    kontor_contract::set_up(None, seats, options)
}

/// A set-up by an older version of the rules.
pub fn set_up_under(rules: u32, seats: usize) -> Nano {
    let setup = Setup::under(Nano::info(), rules, None, seats, &BTreeMap::new());
    Nano::set_up(&setup.expect("older rules are known")).expect("a table")
}

fn asset_at(id: &str) -> usize {
    Asset::named(id).unwrap_or_else(|| panic!("no asset {id}")).index()
}

impl Scene {
    /// A table with options. Unless decks lie face up a test names the card when it is drawn.
    pub fn new(seats: usize, options: &[(&str, &str)]) -> Scene {
        Scene::of(set_up(seats, options).expect("a table of these options"), seats)
    }

    /// A table that was begun by the first version of the rules.
    pub fn of_version_1(seats: usize) -> Scene {
        Scene::of(set_up_under(1, seats), seats)
    }

    fn of(game: Nano, seats: usize) -> Scene {
        let mut state = serde_json::to_value(game).expect("a state has a JSON form");
        state["phase"] = json!("market");
        state["turn"]["offers_left"] = json!(3);
        state["turn"]["plans_left"] = json!(40);
        for seat in 0..seats {
            state["players"][seat]["chip"] = json!(CENTRE[seat]);
        }
        Scene { state }
    }

    fn player(&mut self, seat: usize) -> &mut Json {
        &mut self.state["players"][seat]
    }

    fn push(list: &mut Json, item: Json) {
        list.as_array_mut().expect("a list").push(item);
    }

    fn drop_from(list: &mut Json, item: &str) {
        let list = list.as_array_mut().expect("a list");
        let at = list.iter().position(|found| found == item);
        list.remove(at.unwrap_or_else(|| panic!("{item} is not there")));
    }

    /// What a seat has in cash; the bank has the rest.
    pub fn cash(mut self, seat: usize, cash: i64) -> Scene {
        put_cash(&mut self.state, seat, cash, 0);
        self
    }

    /// Where a seat's chip stands.
    pub fn at(mut self, seat: usize, hex: &str) -> Scene {
        self.player(seat)["chip"] = json!(hex);
        self
    }

    /// A seat whose chip is not on the map yet.
    pub fn off_the_map(mut self, seat: usize) -> Scene {
        self.player(seat)["chip"] = json!(null);
        self
    }

    /// Assets that a seat owns.
    pub fn owns(mut self, seat: usize, assets: &[&str]) -> Scene {
        for &asset in assets {
            Scene::push(&mut self.player(seat)["assets"], json!(asset));
        }
        self
    }

    /// How many workers a seat has in all.
    pub fn workers(mut self, seat: usize, count: u8) -> Scene {
        self.player(seat)["workers"] = json!(count);
        self
    }

    /// How many workers stand on an asset.
    pub fn crew(mut self, asset: &str, count: u8) -> Scene {
        self.state["workers"][asset_at(asset)] = json!(count);
        self
    }

    /// An asset with a guard.
    pub fn guard(mut self, asset: &str) -> Scene {
        Scene::push(&mut self.state["guards"], json!(asset));
        self
    }

    /// A technology that a seat keeps.
    pub fn keeps(mut self, seat: usize, technology: &str) -> Scene {
        let decks = self.state["universities"].as_array_mut().expect("two decks");
        for deck in decks {
            deck.as_array_mut().expect("a deck").retain(|card| card != technology);
        }
        Scene::push(&mut self.player(seat)["technologies"], json!(technology));
        self
    }

    /// A technology of a seat that is on an asset.
    pub fn fitted(self, seat: usize, technology: &str, asset: &str) -> Scene {
        let mut scene = self.keeps(seat, technology);
        scene.state["technology"][asset_at(asset)] = json!(technology);
        scene
    }

    /// Units of coal, ore, steel and energy that a seat has.
    pub fn goods(mut self, seat: usize, goods: [u16; 4]) -> Scene {
        self.player(seat)["goods"] = json!(goods);
        self
    }

    /// Electric vehicles and quadcopters that a seat has.
    pub fn transports(mut self, seat: usize, transports: [u8; 2]) -> Scene {
        self.player(seat)["transports"] = json!(transports);
        self
    }

    /// The positions of the prices, 0 at the top.
    pub fn positions(mut self, positions: [u8; 4]) -> Scene {
        self.state["positions"] = json!(positions);
        self
    }

    /// Which resources can be bought.
    pub fn opened(mut self, opened: [bool; 4]) -> Scene {
        self.state["opened"] = json!(opened);
        self
    }

    /// A contract that a seat holds for so many own moves.
    pub fn contract(mut self, seat: usize, card: &str, moves: u8) -> Scene {
        Scene::drop_from(&mut self.state["deck"], card);
        let card = kontor_nano::card::Card::named(card).expect("a card");
        let held = json!({"holder": seat, "left": card.units(), "moves": moves, "sold": false});
        self.state["contracts"][card.index()] = held;
        self
    }

    /// A seat whose workers are on strike.
    pub fn striking(mut self, seat: usize) -> Scene {
        self.player(seat)["striking"] = json!(true);
        self
    }

    /// A seat that raids the asset under its chip without supplying it.
    pub fn raiding(mut self, seat: usize) -> Scene {
        self.player(seat)["raid"] = json!("sabotage");
        self
    }

    /// A seat that has to miss moves.
    pub fn arrested(mut self, seat: usize, moves: u8) -> Scene {
        self.player(seat)["sentence"] = json!(moves);
        self
    }

    /// A seat that has made BIObots.
    pub fn biobots(mut self, seat: usize, count: u8) -> Scene {
        self.player(seat)["biobots"] = json!(count);
        self
    }

    /// What lies on top of decks that lie face up: an action card, and a technology of each university.
    pub fn open(mut self, card: &str, technologies: [&str; 2]) -> Scene {
        self.state["open"] = json!({"card": card, "technologies": technologies});
        self
    }

    /// Only these action cards are left in the deck; the others are thrown away.
    pub fn deck(mut self, cards: &[&str]) -> Scene {
        let all = self.state["deck"].as_array().expect("a list").clone();
        let (left, thrown): (Vec<Json>, Vec<Json>) =
            all.into_iter().partition(|card| cards.iter().any(|own| card == own));
        self.state["deck"] = json!(left);
        Scene::push(&mut self.state["discard"], json!(null));
        self.state["discard"] = json!(thrown);
        self
    }

    /// Only these technologies are left in a university's deck (0 or 1); the others are thrown away.
    pub fn university(mut self, at: usize, cards: &[&str]) -> Scene {
        let all = self.state["universities"][at].as_array().expect("a list").clone();
        let (left, thrown): (Vec<Json>, Vec<Json>) =
            all.into_iter().partition(|card| cards.iter().any(|own| card == own));
        self.state["universities"][at] = json!(left);
        self.state["thrown"][at] = json!(thrown);
        self
    }

    /// The stage of the move: `market`, `investment`, `planning`.
    pub fn stage(mut self, stage: &str) -> Scene {
        self.state["phase"] = json!(stage);
        self
    }

    pub fn on_turn(mut self, seat: usize) -> Scene {
        self.state["on_turn"] = json!(seat);
        self
    }

    /// The round that is being played.
    pub fn round(mut self, round: u16) -> Scene {
        self.state["round"] = json!(round);
        self
    }

    /// The table at which the scene is played.
    pub fn play(self) -> Bench {
        Bench(kontor_contract::Bench::of_state(self.state))
    }

    /// The table at which a seat's move has just begun: the one before has ended theirs.
    pub fn begin(self, seat: usize) -> Bench {
        let seats = self.state["seats"].as_u64().expect("a number") as usize;
        let before = (seat + seats - 1) % seats;
        let mut table = self.on_turn(before).stage("planning").play();
        table.says(before, "end_move");
        table
    }
}

bench! {
    /// A table at which a scene is played. After every step the invariants (N35) are checked.
    Bench of Nano
}

impl Bench {
    /// A fresh table as it is set up.
    pub fn fresh(seats: usize, options: &[(&str, &str)]) -> Bench {
        Bench(kontor_contract::Bench::on(set_up(seats, options).expect("a table")))
    }

    /// A seat goes somewhere without entering a frontier post.
    pub fn goes(&mut self, who: usize, hex: &str) -> &mut Bench {
        self.does(who, json!({"do": "move", "hex": hex, "crossing": false}))
    }

    /// A seat goes somewhere over a frontier post, and a card is drawn.
    pub fn crosses(&mut self, who: usize, hex: &str, card: &str) -> &mut Bench {
        self.does(who, json!({"do": "move", "hex": hex, "crossing": true}))
            .chance(json!({"is": "card", "card": card}))
    }

    /// A seat pays its salaries if any are due, plans nothing and ends its move.
    pub fn ends_move(&mut self, who: usize) -> &mut Bench {
        if self.may(who, "pay_salary") {
            self.says(who, "pay_salary");
        }
        self.says(who, "plan");
        if self.stage() == "planning" && self.on_turn() == who {
            self.says(who, "end_move");
        }
        self
    }

    /// A university shows a card.
    pub fn shows(&mut self, technology: &str) -> &mut Bench {
        self.chance(json!({"is": "technology", "technology": technology}))
    }

    /// Why a seat may not do something; nothing has changed.
    #[track_caller]
    pub fn refuses(&self, who: usize, action: Json) -> String {
        let refusal = self.refused(who, &action);
        format!("{}: {}", refusal.rule, said::<Nano>(&refusal.reason(), &NUMBERS))
    }

    /// Why a seat may not do something that names no more than what it does.
    pub fn refuses_to(&self, who: usize, word: &str) -> String {
        self.refuses(who, json!({ "do": word }))
    }

    /// The choices of a seat as they are shown, called by their names in English.
    pub fn choices(&self, who: usize) -> Vec<Json> {
        let names = NUMBERS.map(String::from);
        let say = kontor_contract::english::<Nano>(Names(&names));
        let mut choices = Choices::new();
        self.game.choices(seat(who), &mut choices);
        let shown = |choice: &Choice<Action, kontor_nano::Template>| {
            let shown = kontor_engine::shown::shown(&self.game, seat(who), choice, Names(&names));
            let mut json = serde_json::to_value(shown).expect("a choice has a JSON form");
            let label = self.game.label(seat(who), choice, Names(&names));
            json["label"] = say.say(&label.label).into();
            json["follows"] = label.follows.map(|follows| say.say(&follows)).into();
            json
        };
        choices.as_slice().iter().map(shown).collect()
    }

    /// Whether a seat may do something of this word.
    pub fn may(&self, who: usize, word: &str) -> bool {
        self.choices(who)
            .iter()
            .any(|choice| choice["action"]["do"] == word || choice["base"]["do"] == word)
    }

    /// What is said to follow from a choice, by its word.
    pub fn follows(&self, who: usize, word: &str) -> Json {
        let choices = self.choices(who);
        let choice = choices.into_iter().find(|choice| choice["action"]["do"] == word);
        choice.unwrap_or_else(|| panic!("no choice {word}"))["follows"].clone()
    }

    /// The table as text, for a terminal, in English.
    pub fn shown(&self) -> String {
        let names: Vec<String> = (0..4).map(|seat| format!("P{seat}")).collect();
        let say = kontor_contract::english::<Nano>(Names(&names));
        Nano::show(&self.game.view(Viewer::All), Names(&names), &say)
    }

    /// The form of a choice by its word.
    pub fn form(&self, who: usize, word: &str) -> Json {
        let choices = self.choices(who);
        let form = choices.into_iter().find(|choice| choice["base"]["do"] == word);
        form.unwrap_or_else(|| panic!("no form {word}"))["fields"].clone()
    }

    /// The hexes a seat can go to: without, and with, a frontier post.
    pub fn ways(&self, who: usize, crossing: bool) -> Vec<String> {
        let choices = self.choices(who);
        let moves = choices.iter().filter(|choice| choice["action"]["do"] == "move");
        moves
            .filter(|choice| choice["action"]["crossing"] == crossing)
            .map(|choice| choice["action"]["hex"].as_str().expect("a hex").to_string())
            .collect()
    }

    /// Whether a seat can go to a hex by any way.
    pub fn can_reach(&self, who: usize, hex: &str) -> bool {
        [false, true].iter().any(|&crossing| self.ways(who, crossing).iter().any(|to| to == hex))
    }

    /// What happened in the last step.
    pub fn events(&self) -> Vec<&Event> {
        self.0.events().collect()
    }

    /// The money that moved in the last step: reason and amount.
    pub fn postings(&self) -> Vec<(&'static str, i64)> {
        self.0.postings().map(|posting| (posting.reason, posting.amount.units())).collect()
    }

    /// The last step in words, with the seats' numbers as names.
    pub fn told(&self) -> Vec<String> {
        self.in_words(&["P0", "P1", "P2", "P3"])
    }

    /// The money that moved in the last step: from whom, to whom, how much.
    pub fn accounts(&self) -> Vec<(String, String, i64)> {
        let named = |account: Account| match account {
            Account::Seat(seat) => seat.to_string(),
            Account::Bank(bank) => Nano::info().banks[usize::from(bank)].to_string(),
        };
        self.0.postings().map(|one| (named(one.from), named(one.to), one.amount.units())).collect()
    }

    /// What somebody who sees all sees.
    pub fn view(&self) -> Json {
        self.view_of(Viewer::All)
    }

    /// What the game waits for.
    pub fn stage(&self) -> String {
        self.view()["moment"]["is"].as_str().expect("a word").to_string()
    }

    pub fn on_turn(&self) -> usize {
        self.view()["on_turn"].as_u64().expect("a seat") as usize
    }

    /// A seat's cash.
    pub fn cash(&self, who: usize) -> i64 {
        self.view()["players"][who]["cash"].as_i64().expect("a sum")
    }

    /// A seat's coal, ore, steel and energy.
    pub fn goods(&self, who: usize) -> Json {
        self.view()["players"][who]["goods"].clone()
    }

    /// Something about a seat.
    pub fn of(&self, who: usize, what: &str) -> Json {
        self.view()["players"][who][what].clone()
    }

    /// Something about an asset.
    pub fn asset(&self, id: &str, what: &str) -> Json {
        self.view()["assets"][asset_at(id)][what].clone()
    }

    /// The price of a resource.
    pub fn price(&self, resource: Resource) -> i64 {
        self.game.price(resource).units()
    }

    /// Who is monopolist of a resource.
    pub fn monopolist(&self, resource: Resource) -> Option<usize> {
        self.game.monopolist(resource).map(Seat::index)
    }
}

/// An offer: what is given, cash first, for what is wanted.
pub fn offer(to: usize, give: (i64, &[&str], &[&str]), get: (i64, &[&str], &[&str])) -> Json {
    json!({
        "do": "offer", "to": to,
        "give_cash": give.0, "give_goods": give.1, "give_property": give.2,
        "get_cash": get.0, "get_goods": get.1, "get_property": get.2,
    })
}
