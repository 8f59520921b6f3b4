//! Scenes: positions of a game, arranged and played on in the words of the rulebook.

pub use kontor_contract::seat as seat_at;
use kontor_contract::{Bench, bench, put_cash};
use kontor_engine::letter::to_json;
use kontor_engine::{Game, MAX_SEATS, Money, Refusal, Rule, Seat, Viewer};
use kontor_mercurius::card::{Card, Exchange};
use kontor_mercurius::kind::{Basket, Chamber, Kind};
use kontor_mercurius::{Action, Event, Mercurius, Outcome, View};
use serde_json::{Value as Json, json};

/// The hands that a scene deals, over and over: cards of Delft, Enkhuizen and Middelburg, so that every card of
/// Amsterdam, Hoorn and Rotterdam is there to be put where a test wants it.
const DEALT: [&str; 6] = [
    "delft+1/porcelain-2",
    "enkhuizen+1/spices-2",
    "middelburg+1/tea-2",
    "delft-1/porcelain+2",
    "enkhuizen-1/spices+2",
    "middelburg-1/tea+2",
];
/// Of each there are four; this is the last that five players are dealt.
const LAST: &str = "delft+1/copper-2";

bench!(
    /// A position of a game. Seat 0 plays first.
    #[derive(Clone, Debug)]
    Scene of Mercurius
);

/// Arranging a position. What is true of every position (M31) is checked after each change.
impl Scene {
    /// The beginning of the first turn at a table of this many players.
    pub fn of(players: usize) -> Scene {
        Scene::with(players, &[])
    }

    /// The same at a table that chose these options.
    pub fn with(players: usize, options: &[(&str, &str)]) -> Scene {
        let mut scene = Scene::on(set_up_with(players, "seat0", options).expect("a table"));
        let dealt = DEALT.iter().cycle().take(4 * DEALT.len()).chain([&LAST]);
        dealt.take(5 * players).for_each(|id| drop(scene.draw(id)));
        scene
    }

    /// This game, wherever it stands.
    pub fn on(game: Mercurius) -> Scene {
        Scene(Bench::on(game))
    }

    /// Puts a kind's marker on this position of its track.
    pub fn price(self, kind: &str, marker: i8) -> Scene {
        self.edit(|state| state["markers"][index(kind)] = json!(marker))
    }

    /// Gives a player this much cash, the bank making up the difference.
    pub fn cash(self, seat: usize, cash: i64) -> Scene {
        self.edit(|state| put_cash(state, seat, cash, 0))
    }

    /// Gives a player so many tokens of a kind, from the bank.
    pub fn holds(self, seat: usize, kind: &str, tokens: i64) -> Scene {
        self.edit(|state| {
            let kind = index(kind);
            let before = number(&state["players"][seat]["tokens"][kind]);
            let bank = number(&state["bank"][kind]);
            state["bank"][kind] = json!(bank + before - tokens);
            state["players"][seat]["tokens"][kind] = json!(tokens);
        })
    }

    /// Puts these cards in a player's hand, in place of as many others.
    pub fn hand(self, seat: usize, cards: &[&str]) -> Scene {
        self.edit(|state| {
            for (place, id) in cards.iter().enumerate() {
                take_from_stacks(state, id);
                let before = state["players"][seat]["hand"][place].take();
                put(&mut state["stacks"], before);
                state["players"][seat]["hand"][place] = json!(id);
            }
        })
    }

    /// Lays cards on a player's empty board as they would lie after some turns, first slot first;
    /// the first slot is empty between turns.
    pub fn board(self, seat: usize, slots: [&str; 3]) -> Scene {
        let rounds = usize::from(self.game.view(Viewer::All).turns_left) / self.game.seats();
        let played = !self.discarded().is_empty();
        let scene = if played { self } else { self.rounds_left(rounds - 3) };
        scene.edit(|state| {
            for (place, id) in slots.iter().enumerate() {
                state["players"][seat]["board"][place] = match *id {
                    "" => json!("empty"),
                    "news" => json!("news"),
                    id => {
                        take_from_stacks(state, id);
                        let other = state["discard"].as_array_mut().and_then(Vec::pop);
                        put(&mut state["stacks"], other.expect("some card was discarded"));
                        json!({ "card": id })
                    }
                };
            }
        })
    }

    /// Goes on to a later round, as if the cards in between had been played and discarded.
    pub fn rounds_left(self, rounds: usize) -> Scene {
        let players = self.game.seats();
        self.edit(|state| {
            state["turns_left"] = json!(rounds * players);
            let main = rounds.saturating_sub(2) * players;
            for _ in main..number(&state["main"]) as usize {
                let played = state["stacks"].as_array_mut().and_then(|stacks| stacks.pop());
                put(&mut state["discard"], played.expect("the main stack is in there"));
            }
            state["main"] = json!(main);
            if rounds == 1 {
                for seat in 0..players {
                    let played = state["players"][seat]["hand"].as_array_mut().and_then(Vec::pop);
                    put(&mut state["discard"], played.expect("a hand of five"));
                }
            }
        })
    }

    /// Takes a special card away, as if used: `dividend`, `black_market` or `news`.
    pub fn without(self, seat: usize, special: &str) -> Scene {
        self.edit(|state| state["players"][seat]["specials"][special] = json!(false))
    }

    /// Marks a chamber's dividend as paid.
    pub fn paid(self, chamber: &str) -> Scene {
        self.edit(|state| put(&mut state["paid"], json!(chamber)))
    }

    fn edit(self, change: impl FnOnce(&mut Json)) -> Scene {
        let scene = self.spoil(change);
        scene.game.check().expect("a position that can be");
        assert_eq!(scene.game.money(), self.game.money(), "money comes from the bank");
        scene
    }

    /// A change that need not leave a possible position.
    pub fn spoil(&self, change: impl FnOnce(&mut Json)) -> Scene {
        let mut state = self.state();
        change(&mut state);
        Scene::on(serde_json::from_value(state).expect("a state can be read"))
    }
}

/// Playing on. What is refused here stops the test.
impl Scene {
    /// Does something and returns what happened.
    pub fn act(&mut self, seat: usize, action: Action) -> Vec<Event> {
        self.does(seat, to_json(&action)).events().cloned().collect()
    }

    /// Buys a token and returns what it cost.
    pub fn buy(&mut self, seat: usize, kind: &str) -> i64 {
        let before = self.cash_of(seat);
        self.act(seat, buy(kind));
        before - self.cash_of(seat)
    }

    /// Sells a token and returns what it brought.
    pub fn sell(&mut self, seat: usize, kind: &str) -> i64 {
        let before = self.cash_of(seat);
        self.act(seat, sell(kind));
        self.cash_of(seat) - before
    }

    /// Plays a price card and draws whatever card comes.
    pub fn play(&mut self, seat: usize, id: &str) {
        self.act(seat, play(id));
        self.draw_any();
    }

    /// Plays the first card of the hand, without trading.
    pub fn pass(&mut self, seat: usize) {
        let first = self.hand_of(seat)[0];
        self.play(seat, first);
    }

    /// Everybody in turn passes, from the first to the last seat.
    pub fn round(&mut self) {
        (0..self.game.seats()).for_each(|seat| self.pass(seat));
    }

    /// Plays News, discarding these cards, and draws whatever cards come.
    pub fn news(&mut self, seat: usize, discard: &[&str]) {
        self.act(seat, news(discard));
        self.draw_any();
    }

    /// Draws this card.
    pub fn draw(&mut self, id: &str) -> Vec<Event> {
        self.chance(to_json(&Outcome::Card { card: card(id) })).events().cloned().collect()
    }

    fn draw_any(&mut self) {
        while self.waits_for_chance() {
            let state = self.state();
            let last = state["stacks"].as_array().and_then(|stacks| stacks.last());
            self.draw(last.and_then(Json::as_str).expect("a stack with cards"));
        }
    }

    /// Why something is refused, with the rule; and that it changed nothing at all.
    pub fn refusal(&self, seat: usize, action: Action) -> String {
        said(&self.refused(seat, &to_json(&action)))
    }
}

/// Looking at it.
impl Scene {
    pub fn view(&self) -> View {
        self.game.view(Viewer::All)
    }

    pub fn price_of(&self, kind: &str) -> i64 {
        self.game.price(Kind::named(kind).expect("a kind")).units()
    }

    pub fn marker_of(&self, kind: &str) -> i8 {
        self.view().kinds[index(kind)].marker
    }

    pub fn cash_of(&self, seat: usize) -> i64 {
        self.view().players[seat].cash.units()
    }

    pub fn wealth_of(&self, seat: usize) -> i64 {
        self.game.wealth(seat_at(seat)).units()
    }

    pub fn tokens_of(&self, seat: usize, kind: &str) -> u8 {
        self.view().players[seat].tokens[index(kind)]
    }

    pub fn bank_of(&self, kind: &str) -> u8 {
        self.view().kinds[index(kind)].bank
    }

    pub fn hand_of(&self, seat: usize) -> Vec<&'static str> {
        let hand = self.view().players[seat].hand.expect("all is seen");
        hand.as_slice().iter().map(|card| card.id()).collect()
    }

    /// What lies on the slots of a board: the card, `news` or nothing.
    pub fn board_of(&self, seat: usize) -> [String; 3] {
        let board = serde_json::to_value(self.view().players[seat].board).expect("a board");
        [0, 1, 2].map(|place| match &board[place] {
            Json::String(word) if word == "empty" => String::new(),
            Json::String(word) => word.clone(),
            card => card["card"].as_str().expect("a card").to_string(),
        })
    }

    pub fn market_of(&self, seat: usize) -> Vec<&'static str> {
        self.view().players[seat].market.iter().map(Kind::id).collect()
    }

    pub fn discarded(&self) -> Vec<&'static str> {
        self.view().discard.iter().map(|card| card.id()).collect()
    }

    /// Whose turn it is.
    pub fn on_turn(&self) -> Option<usize> {
        self.to_act().into_iter().next()
    }
}

pub fn set_up(players: usize, first: &str) -> Result<Mercurius, Refusal> {
    set_up_with(players, first, &[])
}

/// A table that chose these options, `yes` and `no` for flags.
pub fn set_up_with(
    players: usize,
    first: &str,
    options: &[(&str, &str)],
) -> Result<Mercurius, Refusal> {
    kontor_contract::set_up(None, players, &[&[("first", first)], options].concat())
}

/// A refusal in words, with the rule.
pub fn said(refusal: &Refusal) -> String {
    let names: Vec<String> = Seat::all(MAX_SEATS).map(|seat| seat.to_string()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let reason = kontor_contract::said::<Mercurius>(&refusal.reason(), &names);
    match refusal.rule {
        Rule::FORM => reason,
        rule => format!("{rule}: {reason}"),
    }
}

pub fn guilders(units: i64) -> Money {
    Money::new(units)
}

pub fn card(id: &str) -> Card {
    Card::named(id).unwrap_or_else(|| panic!("no card {id}"))
}

pub fn kind(id: &str) -> Kind {
    Kind::named(id).unwrap_or_else(|| panic!("no kind {id}"))
}

pub fn buy(id: &str) -> Action {
    Action::Buy { kind: kind(id) }
}

pub fn sell(id: &str) -> Action {
    Action::Sell { kind: kind(id) }
}

pub fn dividend(chamber: &str) -> Action {
    Action::Dividend { chamber: Chamber::named(chamber).expect("a chamber") }
}

pub fn black_market(tokens: &[&str]) -> Action {
    Action::BlackMarket { tokens: Basket::new(tokens.iter().map(|id| kind(id))) }
}

pub fn play(id: &str) -> Action {
    Action::Play { card: card(id) }
}

pub fn news(discard: &[&str]) -> Action {
    Action::News { discard: Exchange::new(discard.iter().map(|id| card(id))) }
}

fn index(id: &str) -> usize {
    kind(id).index()
}

fn number(json: &Json) -> i64 {
    json.as_i64().expect("a number")
}

/// Takes a card out of the stacks; one that was discarded is exchanged for another of them first.
fn take_from_stacks(state: &mut Json, id: &str) {
    if !take(&mut state["stacks"], id) {
        assert!(take(&mut state["discard"], id), "a player has the last {id}");
        let other = state["stacks"].as_array_mut().and_then(Vec::pop);
        put(&mut state["discard"], other.expect("a stack with cards"));
    }
}

fn take(pile: &mut Json, id: &str) -> bool {
    let pile = pile.as_array_mut().expect("a pile");
    let place = pile.iter().position(|card| card == id);
    place.map(|place| pile.remove(place)).is_some()
}

fn put(pile: &mut Json, card: Json) {
    pile.as_array_mut().expect("a pile").push(card);
}

/// The kinds whose markers were moved, in the order in which that is told.
pub fn kinds_moved(events: &[Event]) -> Vec<&'static str> {
    let cards = events.iter().flat_map(|event| match event {
        Event::PricesMoved { cards, .. } => cards.as_slice(),
        _ => &[],
    });
    cards.flat_map(|acted| acted.card.kinds().map(Kind::id)).collect()
}
