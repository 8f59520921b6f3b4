//! Scenes for the rule tests: arrange a position in the players' words, script the cards, and look at
//! what became of it.
//!
//! A [`Scene`] is a table of so many players in the first round. Seat 0 is on turn and about to move
//! (stages 2 and 3); every chip stands on a hex of the Business-centre, everybody has 150 nAn and three
//! workers.

// Every test file has its own copy of this module and none uses all of it.
#![allow(dead_code)]

use std::collections::BTreeMap;

use kontor_engine::{
    Choice, Choices, Collected, Game, Listed, Money, Names, Next, OptionValue, Refusal, Seat,
    Setup, Standing, Told, Viewer,
};
use kontor_nano::asset::Asset;
use kontor_nano::data::Resource;
use kontor_nano::{Action, Event, Nano, Outcome};
use serde_json::{Value as Json, json};

/// Where the chips stand at the beginning of a scene, seat by seat.
pub const CENTRE: [&str; 4] = ["e7", "e8", "f7", "f9"];

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
    let info = Nano::info();
    let read = |&(id, text): &(&str, &str)| -> Result<(String, OptionValue), Refusal> {
        Ok((id.to_string(), info.edition(None)?.read_option(info, id, text)?))
    };
    let chosen: BTreeMap<_, _> = options.iter().map(read).collect::<Result<_, _>>()?;
    Nano::set_up(&Setup::new(info, None, seats, &chosen)?)
}

/// A seat by its number.
pub fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

fn asset_at(id: &str) -> usize {
    Asset::named(id).unwrap_or_else(|| panic!("no asset {id}")).index()
}

impl Scene {
    /// A table with options.
    pub fn new(seats: usize, options: &[(&str, &str)]) -> Scene {
        let game = set_up(seats, options).expect("a table of these options");
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
        let accounts = &mut self.state["accounts"];
        let before = accounts["seats"][seat].as_i64().expect("a sum");
        let bank = accounts["banks"][0]["balance"].as_i64().expect("a sum");
        accounts["seats"][seat] = json!(cash);
        accounts["banks"][0]["balance"] = json!(bank + before - cash);
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

    /// Who is on turn.
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
    pub fn play(self) -> Table {
        let game: Nano = serde_json::from_value(self.state).expect("a state");
        game.check().unwrap_or_else(|broken| panic!("a scene that cannot be: {broken}"));
        Table { game, told: Vec::new() }
    }

    /// The table at which a seat's move has just begun: the one before has ended theirs.
    pub fn begin(self, seat: usize) -> Table {
        let seats = self.state["seats"].as_u64().expect("a number") as usize;
        let before = (seat + seats - 1) % seats;
        let mut table = self.on_turn(before).stage("planning").play();
        table.says(before, "end_move");
        table
    }
}

/// A table at which a scene is played. After every step the invariants (N35) are checked.
pub struct Table {
    pub game: Nano,
    told: Vec<Told<Event>>,
}

impl Table {
    /// A fresh table as it is set up.
    pub fn fresh(seats: usize, options: &[(&str, &str)]) -> Table {
        Table { game: set_up(seats, options).expect("a table"), told: Vec::new() }
    }

    /// A seat does something that is allowed.
    pub fn does(&mut self, who: usize, action: Json) -> &mut Table {
        let money = self.game.money();
        let mut sink = Collected::default();
        let read: Action = serde_json::from_value(action.clone())
            .unwrap_or_else(|error| panic!("{action} is no action: {error}"));
        self.game
            .act(seat(who), read, &mut sink)
            .unwrap_or_else(|refusal| panic!("{action} by seat {who}: {refusal}"));
        self.went_on(money, sink)
    }

    /// A seat does something that names no more than what it does.
    pub fn says(&mut self, who: usize, word: &str) -> &mut Table {
        self.does(who, json!({ "do": word }))
    }

    /// A seat goes somewhere without entering a frontier post.
    pub fn goes(&mut self, who: usize, hex: &str) -> &mut Table {
        self.does(who, json!({"do": "move", "hex": hex, "crossing": false}))
    }

    /// A seat goes somewhere over a frontier post, and a card is drawn.
    pub fn crosses(&mut self, who: usize, hex: &str, card: &str) -> &mut Table {
        self.does(who, json!({"do": "move", "hex": hex, "crossing": true}))
            .chance(json!({"is": "card", "card": card}))
    }

    /// A seat pays its salaries if any are due, plans nothing and ends its move.
    pub fn ends_move(&mut self, who: usize) -> &mut Table {
        if self.may(who, "pay_salary") {
            self.says(who, "pay_salary");
        }
        self.says(who, "plan");
        if self.stage() == "planning" && self.on_turn() == who {
            self.says(who, "end_move");
        }
        self
    }

    /// Chance decides something that can be.
    pub fn chance(&mut self, outcome: Json) -> &mut Table {
        let money = self.game.money();
        let mut sink = Collected::default();
        let read: Outcome = serde_json::from_value(outcome.clone())
            .unwrap_or_else(|error| panic!("{outcome} is no outcome: {error}"));
        self.game.chance(read, &mut sink).unwrap_or_else(|refusal| panic!("{outcome}: {refusal}"));
        self.went_on(money, sink)
    }

    /// A university shows a card.
    pub fn shows(&mut self, technology: &str) -> &mut Table {
        self.chance(json!({"is": "technology", "technology": technology}))
    }

    fn went_on(&mut self, money: Money, sink: Collected<Event>) -> &mut Table {
        self.told = sink.told;
        self.game.check().unwrap_or_else(|broken| panic!("{broken}\n{:?}", self.game));
        assert_eq!(self.game.money(), money, "money came from nowhere or went there");
        self
    }

    /// Why a seat may not do something; nothing has changed.
    pub fn refuses(&mut self, who: usize, action: Json) -> String {
        let read: Action = serde_json::from_value(action.clone())
            .unwrap_or_else(|error| panic!("{action} is no action: {error}"));
        let before = self.game;
        let mut sink = Collected::default();
        let refusal = self
            .game
            .act(seat(who), read, &mut sink)
            .err()
            .unwrap_or_else(|| panic!("{action} by seat {who} is allowed"));
        assert_eq!(self.game, before, "a refusal changed something");
        assert!(sink.told.is_empty(), "a refusal told something");
        refusal.to_string()
    }

    /// Why a seat may not do something that names no more than what it does.
    pub fn refuses_to(&mut self, who: usize, word: &str) -> String {
        self.refuses(who, json!({ "do": word }))
    }

    /// The choices of a seat as they are shown.
    pub fn choices(&self, who: usize) -> Vec<Json> {
        let names: Vec<String> =
            Seat::all(self.game.seats()).map(|seat| seat.to_string()).collect();
        let mut choices = Choices::new();
        self.game.choices(seat(who), &mut choices);
        let shown = |choice: &Choice<Action, kontor_nano::Template>| {
            let shown = kontor_engine::table::shown(&self.game, seat(who), choice, Names(&names));
            serde_json::to_value(shown).expect("a choice has a JSON form")
        };
        choices.as_slice().iter().map(shown).collect()
    }

    /// Whether a seat may do something of this word.
    pub fn may(&self, who: usize, word: &str) -> bool {
        self.choices(who)
            .iter()
            .any(|choice| choice["action"]["do"] == word || choice["base"]["do"] == word)
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
        let event = |told: &'_ Told<Event>| matches!(told, Told::Event(_));
        self.told
            .iter()
            .filter(|told| event(told))
            .map(|told| match told {
                Told::Event(event) => event,
                Told::Posting(_) => unreachable!("filtered"),
            })
            .collect()
    }

    /// The money that moved in the last step: reason and amount.
    pub fn postings(&self) -> Vec<(&'static str, i64)> {
        let posting = |told: &Told<Event>| match told {
            Told::Posting(posting) => Some((posting.reason, posting.amount.units())),
            Told::Event(_) => None,
        };
        self.told.iter().filter_map(posting).collect()
    }

    /// What somebody who sees all sees.
    pub fn view(&self) -> Json {
        self.view_of(Viewer::All)
    }

    /// What a viewer sees.
    pub fn view_of(&self, viewer: Viewer) -> Json {
        serde_json::to_value(self.game.view(viewer)).expect("a view has a JSON form")
    }

    /// What the game waits for.
    pub fn stage(&self) -> String {
        self.view()["moment"]["is"].as_str().expect("a word").to_string()
    }

    /// Who is on turn.
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

    /// How the seats stand.
    pub fn standing(&self) -> Standing {
        self.game.standing(Viewer::All)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.next() == Next::Over
    }

    /// The last event in words, with the seats' numbers as names.
    pub fn told(&self) -> Vec<String> {
        let names: Vec<String> = (0..4).map(|seat| format!("P{seat}")).collect();
        self.events().iter().map(|event| Nano::tell(event, Names(&names))).collect()
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
