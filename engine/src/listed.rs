//! What a game adds to be played by people: words, policies, its rules as text.

use std::borrow::Cow;

use serde_json::Value as Json;

use crate::auction::{AuctionShown, Bidding};
use crate::choice::Choice;
use crate::game::Game;
use crate::money::Money;
use crate::policy::Offered;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::shown::Total;
use crate::text::{Arg, Label, Say, Telling, Text, joined};
use crate::trade::OfferShown;

/// The names of those who sit at the table.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a>(pub &'a [String]);

impl<'a> Names<'a> {
    /// The name of this seat.
    pub fn of(self, seat: Seat) -> &'a str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }
}

/// A place on the board that a choice touches: `kind:silk`, `square:17`.
pub type Place = Cow<'static, str>;

/// The place of a thing of this sort by its id, made once however often it is touched: `place("kind:", "silk")`.
pub fn place(sort: &'static str, id: &'static str) -> Place {
    joined(sort, id).into()
}

/// Numbers that tell those of the same kind apart, from 1; none for who is the only one.
pub fn numbers<T: PartialEq>(kinds: &[T]) -> Vec<Option<usize>> {
    let count = |kind: &T, among: &[T]| among.iter().filter(|&other| other == kind).count();
    let number = |(at, kind)| (count(kind, kinds) > 1).then(|| count(kind, &kinds[..=at]));
    kinds.iter().enumerate().map(number).collect()
}

/// A game that people can play in a terminal or a page, by code that knows no game.
///
/// Everything said to a seat may use only what that seat may know; the contract test checks it.
pub trait Listed: Game {
    /// The policies that can take a seat, weakest first.
    fn policies() -> &'static [Offered<Self>];

    /// Policies as they were before they got better, to compare with; nobody is offered them to play with. `steady-1`
    /// is `steady` of the first release; a game that does not list it has not changed what its `steady` does. `swift`,
    /// where a game lists it, is whom strong bots look ahead with instead of [`Listed::plays_on`]: unlike others it
    /// may remember what it planned for a turn, and a new one would begin the turn as it did.
    fn earlier() -> &'static [Offered<Self>] {
        &[]
    }

    /// The name of the policy that search plays on with: `steady`, unless it has become too slow for that.
    fn plays_on() -> &'static str {
        "steady"
    }

    /// The rules as played, by id, in this language.
    fn rules(language: &str) -> Option<&'static str>;

    /// What is printed and never changes, for a page to draw: the board and its cards. `None` where the
    /// view holds it all.
    fn board() -> Option<Json> {
        None
    }

    /// The words of the game's texts in this language, as a Fluent file: those of every [`Text`] it
    /// makes, and by their ids `game-name`, `game-about`, `currency`, `bank-0`, `edition-…`, `option-…`,
    /// `ending-…`, `reason-…`, `do-…` for each kind of action, `field-…` for each field of a form.
    fn texts(_language: &str) -> Option<&'static str> {
        None
    }

    /// What a viewer sees, as text for a terminal.
    fn show(view: &Self::View, names: Names<'_>, say: &impl Say) -> String;

    /// What happened, in one line; made from what the viewer may know of it.
    fn tell(event: &Self::Event, names: Names<'_>) -> Telling;

    /// What is going on and what is asked of `seat`, in a sentence or two.
    fn prompt(&self, seat: Seat, names: Names<'_>) -> Text;

    /// A choice of `seat` in a few words, with its consequence.
    fn label(
        &self,
        seat: Seat,
        choice: &Choice<Self::Action, Self::Template>,
        names: Names<'_>,
    ) -> Label;

    /// The auction that is on, as the viewer sees it.
    fn auction(&self, _viewer: Viewer) -> Option<AuctionShown> {
        None
    }

    /// What an action is in an auction: a bid, or staying out. `None` for all others.
    fn bidding(_action: &Self::Action) -> Option<Bidding> {
        None
    }

    /// The offer that is open, as the viewer sees it.
    fn offer(&self, _viewer: Viewer) -> Option<OfferShown> {
        None
    }

    /// Who is nearest to winning, as far as the viewer may know: whoever is richest, unless the game is
    /// won otherwise. Nobody where all are alike.
    fn ahead(&self, viewer: Viewer) -> SeatSet {
        let wealth: Option<Vec<Money>> = self.standing(viewer).wealth.into_iter().collect();
        wealth.map_or(SeatSet::EMPTY, |wealth| most_of(&wealth))
    }

    /// What wins at this table, in one short sentence; open to all.
    fn wins(&self) -> Text;

    /// Who is nearest to that while the game goes on, and how near, as far as the viewer may know: those who are
    /// [`Listed::ahead`], and what they own, unless the game is won otherwise. As short as [`Listed::wins`]: both
    /// stand in one line.
    fn nearest(&self, viewer: Viewer) -> Text {
        let ahead = self.ahead(viewer);
        let first = ahead.iter().next();
        match first.and_then(|seat| self.standing(viewer).wealth[seat.index()]) {
            Some(wealth) => named(Text::new("nearest-richest"), ahead).with("wealth", wealth),
            None => Text::new("nearest-nobody"),
        }
    }

    /// What decided a game that is over, where that was not wealth alone: the families that won by their
    /// names, what was made first.
    fn decided(&self) -> Vec<Text> {
        Vec::new()
    }

    /// Whose turn it is to be asked where several may act and have to be asked one after another, as in a
    /// terminal. `None` where the rules know no such order, or one seat alone is to act.
    fn asked_first(&self) -> Option<Seat> {
        None
    }

    /// How many of an item, by its code, are picked in a field of a form before anybody changes it:
    /// where a form says anew how things are to be, it begins with how they are.
    fn picked(&self, _seat: Seat, _template: Self::Template, _field: &str, _code: u8) -> u8 {
        0
    }

    /// What an item of a deal or a sale, by its code, is worth by the game's own figures: a lot at its price, goods at
    /// what the bank pays. A page begins an offer with as much money on one side as things on the other are worth, and
    /// says of a sale what it comes to.
    fn worth(
        &self,
        _seat: Seat,
        _template: Self::Template,
        _field: &str,
        _code: u8,
    ) -> Option<Money> {
        None
    }

    /// The number in a field of a form before anybody changes it, where the least would make no sense: an answer to an
    /// offer begins with what is offered.
    fn first(&self, _seat: Seat, _template: Self::Template, _field: &str) -> Option<i64> {
        None
    }

    /// What a number in a field of a form comes to: so much for each, now or later.
    fn totals(&self, _seat: Seat, _template: Self::Template, _field: &str) -> Vec<Total> {
        Vec::new()
    }

    /// The places on the board that a choice of `seat` touches: `kind:silk`, `square:17`.
    fn touches(&self, seat: Seat, choice: &Choice<Self::Action, Self::Template>) -> Vec<Place>;
}

/// The seats with the most of something, in order of the seats; nobody where all have the same.
pub fn most_of<K: Ord>(scores: &[K]) -> SeatSet {
    let Some(most) = scores.iter().max() else { return SeatSet::EMPTY };
    if scores.iter().all(|score| score == most) {
        return SeatSet::EMPTY;
    }
    Seat::all(scores.len()).filter(|seat| scores[seat.index()] == *most).collect()
}

/// The same with these seats as what it says something of: `who`, and how many they are, `n`.
#[must_use]
pub fn named(text: Text, seats: SeatSet) -> Text {
    let called = |seat: Seat| Text::new("seat-name").with("who", seat);
    let who: Arg = match seats.single() {
        Some(seat) => seat.into(),
        None => seats.iter().map(called).collect::<Vec<_>>().into(),
    };
    text.with("who", who).with("n", seats.len())
}

/// Who is nearest to winning, as [`Listed::nearest`] says it; after the end, who has won.
pub fn nearest_or_won<G: Listed>(game: &G, viewer: Viewer) -> Text {
    let winners = game.standing(viewer).winners();
    if winners.is_empty() { game.nearest(viewer) } else { named(Text::new("nearest-won"), winners) }
}

/// [`Listed::rules`] and [`Listed::texts`] of a crate in `games/`, in our three languages: its rules in
/// `docs/rules/`, by this name, and its words in its own `texts/`.
#[macro_export]
macro_rules! texts {
    ($rules:literal) => {
        fn rules(language: &str) -> Option<&'static str> {
            match language {
                "en" => Some(include_str!(concat!("../../../docs/rules/", $rules, ".md"))),
                "ru" => Some(include_str!(concat!("../../../docs/rules/", $rules, ".ru.md"))),
                "pl" => Some(include_str!(concat!("../../../docs/rules/", $rules, ".pl.md"))),
                _ => None,
            }
        }

        fn texts(language: &str) -> Option<&'static str> {
            match language {
                "en" => Some(include_str!("../texts/en.ftl")),
                "ru" => Some(include_str!("../texts/ru.ftl")),
                "pl" => Some(include_str!("../texts/pl.ftl")),
                _ => None,
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_who_is_named_is_a_seat_and_several_are_a_list() {
        let [first, second] = [0, 1].map(|index| Seat::new(index).unwrap());
        let one = named(Text::new("ahead"), SeatSet::one(first));
        assert_eq!(one, Text::new("ahead").with("who", first).with("n", 1_i64));
        let two = named(Text::new("ahead"), SeatSet::one(first).with(second));
        let each = |seat| Text::new("seat-name").with("who", seat);
        let list = vec![each(first), each(second)];
        assert_eq!(two, Text::new("ahead").with("who", list).with("n", 2_i64));
    }

    #[test]
    fn places_are_put_together_once() {
        let [one, again] = [0; 2].map(|_| place("kind:", "silk"));
        let (Cow::Borrowed(one), Cow::Borrowed(again)) = (one, again) else {
            panic!("a place of the board takes no memory each time")
        };
        assert_eq!((one, one.as_ptr()), ("kind:silk", again.as_ptr()));
    }

    #[test]
    fn those_with_the_most_are_ahead_unless_all_are_alike() {
        let seats = |scores: &[i64]| most_of(scores).iter().map(Seat::index).collect::<Vec<_>>();
        assert_eq!(seats(&[3, 7, 7]), [1, 2]);
        assert!(seats(&[7, 7, 7]).is_empty());
        assert!(seats(&[]).is_empty());
    }
}
