//! A course as it is shown, and as a record.

use std::collections::BTreeMap;
use std::sync::Arc;

use kontor_bots::simulate::unique_names;
use kontor_engine::any::{AnyState, Looked};
use kontor_engine::game::Next;
use kontor_engine::listed::Names;
use kontor_engine::record::MAX_NAME;
use kontor_engine::tape::Tape;
use kontor_engine::text::Parts;
use kontor_engine::{Seat, SeatSet, Text, Viewer};
use kontor_store::{Moment, PersonId, Status, StoredTable, TableId, Version};
use kontor_texts::Words;
use serde::Deserialize;

use crate::course::{Course, PeopleNames};
use crate::entry::Chair;
use crate::orders::Order;
use crate::protocol::{
    ClockShown, Document, Halted, PersonShown, PlayShown, SeatShown, Settings, ShareAsked,
    TableShown, UndoAsked, UndoOffer,
};
use crate::talks::Sharing;

impl Course {
    /// What every seat is called in this game, in no language.
    pub fn seat_names(&self, people: &PeopleNames) -> Vec<String> {
        seat_names(&self.chairs, people)
    }

    /// The same in words of this language.
    pub fn called(&self, people: &PeopleNames, language: &'static str) -> Vec<String> {
        let words = Words::of(self.game, language);
        words.called(&self.seat_names(people), &bots_of(&self.chairs))
    }

    /// Why nothing of the table can be played here, whatever its log holds: its rules are not known. That hides
    /// nothing, unlike what refuses an entry.
    pub fn why_unknown(&self) -> Option<Box<Text>> {
        let unknown = self.game.info().played_by(self.rules).err();
        unknown.map(|refusal| Box::new(refusal.reason()))
    }

    /// The table as the lobby shows it.
    pub fn shown(&self, people: &PeopleNames) -> TableShown {
        let names = self.seat_names(people);
        TableShown {
            id: self.id.clone(),
            game: self.game.info().id.to_string(),
            rules: self.played_by(),
            edition: self.edition.clone(),
            options: self.options.clone(),
            printed: self.printed,
            settings: self.settings.clone(),
            status: self.status,
            host: self.host.clone(),
            seats: seats_shown(&self.chairs, names, people),
            to_act: self.to_act().iter().collect(),
            deadlines: Vec::new(),
            created: self.created,
            halted: self.halted.clone(),
        }
    }

    /// The table as it is shown to those who sit there, with the time that is left.
    pub fn shown_as_own(&self, people: &PeopleNames) -> TableShown {
        let clocks = self.play.as_ref().map(|play| play.clocks.shown()).unwrap_or_default();
        let shown = self.shown(people);
        let deadline = |seat: &Seat| clocks.get(seat.index()).map(|clock| clock.deadline);
        TableShown { deadlines: shown.to_act.iter().filter_map(deadline).collect(), ..shown }
    }

    /// What all viewers see alike.
    pub fn page(&self, people: &PeopleNames) -> Page {
        self.page_of(people, self.to_act(), self.undo.clone())
    }

    /// The same, made of what it was before where no more than whose turn it is has changed.
    pub fn next_page(&self, people: &PeopleNames, before: Option<Page>) -> Page {
        let to_act = self.to_act();
        match before.filter(|page| page.head_of.is(self, people)) {
            Some(page) if page.to_act == to_act => page,
            Some(page) => {
                let mut head = Tape::new();
                head.copy_with(&page.head, "to_act", &Vec::from_iter(to_act.iter()));
                Page { to_act, head: Arc::new(head), ..page }
            }
            None => self.page(people),
        }
    }

    fn page_of(&self, people: &PeopleNames, to_act: SeatSet, undo: Option<UndoAsked>) -> Page {
        let mut head = Tape::new();
        head.write(&Document {
            table: TableShown { to_act: to_act.iter().collect(), ..self.shown(people) },
            commitment: self.commitment.clone(),
            seed: (self.status == Status::Finished).then(|| self.seed.to_string()),
            laid: Some(self.laid).filter(|laid| *laid > 0),
            undo,
            closing: self.closing.iter().collect(),
            closes: self.vote_ends(),
            sharing: self.talks.waiting().map(|asked| shared(asked, people)).collect(),
            removed: self.talks.removed.clone(),
            rematch: self.rematch.clone(),
            play: None,
        });
        let (names, head_of) = (self.seat_names(people), HeadOf::new(self, people));
        Page { names, head_of, to_act, head: Arc::new(head) }
    }

    /// Writes the document that a viewer sees. `looked` is what was made for others who look at the table as it is now.
    pub fn write_document(
        &self,
        viewer: Viewer,
        page: &Page,
        looked: &mut Looked,
        tape: &mut Tape,
    ) {
        tape.copy(&page.head);
        let Some(play) = &self.play else { return };
        let undo = match viewer {
            Viewer::Seat(seat) => self.take_back(seat).map(|back| back.offer),
            Viewer::Spectator | Viewer::All => None,
        };
        let order = match viewer {
            Viewer::Seat(seat) => self.orders.of(seat),
            Viewer::Spectator | Viewer::All => None,
        };
        let (clocks, over) = (play.clocks.shown(), !self.is_played());
        let shown = PlayWriting { viewer, steps: play.record.len(), clocks, order, undo, over };
        tape.more(|tape| {
            tape.key("play");
            shown.write(play.line.state(), page.names(), looked, tape);
        });
    }

    /// Writes the document that a viewer saw when the record had so many steps and led to `state`.
    pub fn write_past(
        &self,
        viewer: Viewer,
        people: &PeopleNames,
        state: &dyn AnyState,
        steps: usize,
        tape: &mut Tape,
    ) -> Page {
        let to_act = match state.next() {
            Next::Seats(seats) => seats,
            Next::Chance | Next::Over => SeatSet::EMPTY,
        };
        let page = self.page_of(people, to_act, None);
        tape.copy(&page.head);
        let (clocks, order, undo) = (Vec::new(), None, None);
        let shown = PlayWriting { viewer, steps, clocks, order, undo, over: false };
        tape.more(|tape| {
            tape.key("play");
            shown.write(state, page.names(), &mut Looked::default(), tape);
        });
        page
    }
}

/// What all viewers of a table see alike; made once for each change.
pub struct Page {
    names: Vec<String>,
    /// What the head was made of.
    head_of: HeadOf,
    /// Whose turn it says it is.
    to_act: SeatSet,
    /// The document without the game.
    head: Arc<Tape>,
}

/// All that is in a document beside the game and can change, but for whose turn it is.
struct HeadOf {
    status: Status,
    host: PersonId,
    chairs: Vec<Chair>,
    people: PeopleNames,
    undo: Option<UndoAsked>,
    closing: SeatSet,
    closes: Option<Moment>,
    sharing: Vec<Sharing>,
    removed: Vec<PersonId>,
    rematch: Option<TableId>,
    halted: Option<Halted>,
}

impl HeadOf {
    fn new(course: &Course, people: &PeopleNames) -> HeadOf {
        HeadOf {
            status: course.status,
            host: course.host.clone(),
            chairs: course.chairs.clone(),
            people: people.clone(),
            undo: course.undo.clone(),
            closing: course.closing,
            closes: course.vote_ends(),
            sharing: course.talks.sharing.clone(),
            removed: course.talks.removed.clone(),
            rematch: course.rematch.clone(),
            halted: course.halted.clone(),
        }
    }

    /// Whether a course and its people are still the same.
    fn is(&self, course: &Course, people: &PeopleNames) -> bool {
        self.status == course.status
            && self.host == course.host
            && self.chairs == course.chairs
            && self.people == *people
            && self.undo == course.undo
            && self.closing == course.closing
            && self.closes == course.vote_ends()
            && self.sharing == course.talks.sharing
            && self.removed == course.talks.removed
            && self.rematch == course.rematch
            && self.halted == course.halted
    }
}

impl Page {
    /// What every seat is called.
    pub fn names(&self) -> Names<'_> {
        Names(&self.names)
    }
}

/// A [`PlayShown`] to be written: what is in it beside the game itself.
struct PlayWriting {
    viewer: Viewer,
    steps: usize,
    clocks: Vec<ClockShown>,
    order: Option<Order>,
    undo: Option<UndoOffer>,
    /// Whether nobody may act any more.
    over: bool,
}

impl PlayWriting {
    /// Writes it, without a tree in between.
    fn write(&self, state: &dyn AnyState, names: Names<'_>, looked: &mut Looked, tape: &mut Tape) {
        let seat = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::All => None,
        };
        tape.object(|tape| {
            tape.member("steps", &self.steps);
            tape.key("view");
            state.write_view(self.viewer, looked, tape);
            state.write_standing(self.viewer, tape);
            tape.member("clocks", &self.clocks);
            if let Some(seat) = seat {
                // Of a long sentence mostly a number changes.
                tape.member("prompt", &Parts(&state.prompt(seat, names)));
            }
            if let Some(auction) = state.auction(self.viewer) {
                tape.member("auction", &auction);
            }
            if let Some(offer) = state.offer(self.viewer) {
                tape.member("offer", &offer);
            }
            tape.key("choices");
            match seat.filter(|_| !self.over) {
                Some(seat) => state.write_choices(seat, names, tape),
                None => tape.list(|_| {}),
            }
            if let Some(order) = &self.order {
                tape.member("order", order);
            }
            if let Some(undo) = &self.undo {
                tape.member("undo", undo);
            }
        });
    }
}

/// The game as a viewer sees it, without clocks and what could be taken back.
pub fn play_shown(
    state: &dyn AnyState,
    viewer: Viewer,
    names: Names<'_>,
    steps: usize,
) -> PlayShown {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::All => None,
    };
    PlayShown {
        steps,
        view: state.view(viewer),
        standing: state.standing(viewer),
        ahead: state.ahead(viewer),
        wins: state.wins(),
        nearest: state.nearest(viewer),
        decided: state.decided(),
        cash: state.cash(viewer),
        clocks: Vec::new(),
        prompt: seat.map(|seat| state.prompt(seat, names)),
        auction: state.auction(viewer),
        offer: state.offer(viewer),
        choices: seat.map(|seat| state.choices(seat, names)).unwrap_or_default(),
        order: None,
        undo: None,
    }
}

/// A table that cannot be set up, as far as the store knows it, and whom to tell.
pub fn stored_shown(
    stored: &StoredTable,
    people: &PeopleNames,
    whom: Option<String>,
) -> TableShown {
    let chairs: Vec<Chair> = stored.seats.iter().map(Chair::from).collect();
    TableShown {
        id: stored.id.clone(),
        game: stored.game.clone(),
        rules: stored.rules,
        edition: stored.edition.clone(),
        options: BTreeMap::deserialize(&stored.options).unwrap_or_default(),
        printed: false,
        settings: Settings::deserialize(&stored.settings).unwrap_or_default(),
        status: stored.status,
        host: stored.creator.clone(),
        seats: seats_shown(&chairs, seat_names(&chairs, people), people),
        to_act: Vec::new(),
        deadlines: Vec::new(),
        created: stored.created,
        halted: Some(not_set_up(stored, whom)),
    }
}

/// Why a table cannot be set up, and whom to tell.
pub fn not_set_up(stored: &StoredTable, whom: Option<String>) -> Halted {
    let gone = kontor_games::find(&stored.game).err();
    let why = gone.map(|refusal| Box::new(refusal.reason()));
    Halted { entry: Version::START, rule: None, why, whom }
}

/// What every seat is called in no language: its people, or its bot's id with a number.
pub fn seat_names(chairs: &[Chair], people: &PeopleNames) -> Vec<String> {
    let bots: Vec<String> = chairs
        .iter()
        .filter(|chair| chair.people.is_empty())
        .map(|chair| chair.bot.clone().unwrap_or_else(|| "free seat".to_string()))
        .collect();
    let mut bots = unique_names(&bots).into_iter();
    let name = |chair: &Chair| {
        if chair.people.is_empty() {
            return bots.next().unwrap_or_default();
        }
        let names: Vec<&str> = chair.people.iter().map(|person| name_of(people, person)).collect();
        names.join(" & ").chars().take(MAX_NAME).collect()
    };
    chairs.iter().map(name).collect()
}

/// The bots that have a seat of their own, by their ids. One that stands in for people is called as they are.
pub(super) fn bots_of(chairs: &[Chair]) -> Vec<Option<String>> {
    chairs.iter().map(|chair| chair.bot.clone().filter(|_| chair.people.is_empty())).collect()
}

fn shared(asked: &Sharing, people: &PeopleNames) -> ShareAsked {
    let person = person_shown(people, &asked.person);
    ShareAsked { seat: asked.seat, person, agreed: asked.agreed.clone() }
}

/// Who sits where, with names.
pub fn seats_shown(chairs: &[Chair], names: Vec<String>, people: &PeopleNames) -> Vec<SeatShown> {
    let shown = |person: &PersonId| person_shown(people, person);
    let seats = chairs.iter().zip(names);
    seats
        .map(|(chair, name)| SeatShown {
            name,
            people: chair.people.iter().map(shown).collect(),
            bot: chair.bot.clone(),
        })
        .collect()
}

/// The name of a person; those whose account is gone have none.
pub fn name_of<'a>(people: &'a PeopleNames, person: &PersonId) -> &'a str {
    people.get(person).map_or(kontor_store::ANONYMOUS, |known| &known.name)
}

/// Somebody, as others see them.
pub fn person_shown(people: &PeopleNames, person: &PersonId) -> PersonShown {
    let owner = people.get(person).and_then(|known| known.owner.clone());
    PersonShown { id: person.clone(), name: name_of(people, person).to_string(), owner }
}
