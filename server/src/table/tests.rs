use std::sync::Arc;

use kontor_engine::record::verify;
use kontor_engine::{Seat, Seed};
use kontor_store::{Append, Moment, Name, NewPerson, Sqlite};
use serde_json::{Value as Json, json};
use tempfile::TempDir;
use tokio::sync::mpsc;
use tokio::time::{Duration, sleep};

use super::*;
use crate::bots::Bots;
use crate::config::Config;
use crate::limits::Rate;
use crate::protocol::{BotsAlone, Clock, Request, Settings, TableWanted};

/// A store in a directory of its own, and three people.
pub struct House {
    folder: TempDir,
    pub people: Vec<PersonShown>,
    set: Box<dyn Fn(&mut Config)>,
}

impl House {
    pub async fn new() -> (House, Arc<Tables>) {
        House::with(|_| ()).await
    }

    /// A house whose bots pause before they act.
    pub async fn paced(pause: Duration) -> (House, Arc<Tables>) {
        House::with(move |config| config.bot_pause = pause).await
    }

    /// A house that is set up otherwise.
    pub async fn with(set: impl Fn(&mut Config) + 'static) -> (House, Arc<Tables>) {
        let folder = tempfile::tempdir().unwrap();
        let mut house = House { folder, people: Vec::new(), set: Box::new(set) };
        let tables = house.open().await;
        for name in ["Ann", "Bo", "Cy"] {
            let (id, at) = (PersonId::random(), Moment::now());
            let person = NewPerson { id, name: Name::new(name).unwrap(), owner: None, at };
            let person = tables.store.add_person(person).await.unwrap();
            house.people.push(PersonShown::from(&person));
        }
        (house, tables)
    }

    /// A house on a copy of this database.
    pub async fn on(database: &std::path::Path) -> (House, Arc<Tables>) {
        let folder = tempfile::tempdir().unwrap();
        let house = House { folder, people: Vec::new(), set: Box::new(|_| ()) };
        std::fs::copy(database, house.folder.path().join("kontor.db")).unwrap();
        let tables = house.open().await;
        (house, tables)
    }

    async fn open(&self) -> Arc<Tables> {
        let store = Sqlite::open(&self.folder.path().join("kontor.db")).await.unwrap();
        let bots = Bots::new(1, Duration::from_secs(5), 1.0).unwrap();
        let mut config = Config::for_tests(self.folder.path());
        config.rates.chat = Rate::per(5, Duration::from_secs(36_000));
        (self.set)(&mut config);
        let tables = Tables::new(Arc::new(store), bots, config);
        tables.resume().await.unwrap();
        tables
    }

    /// The same house after the server was stopped and started.
    pub async fn reopen(&self, tables: Arc<Tables>) -> Arc<Tables> {
        tables.stop.cancel();
        tables.tasks.close();
        tables.tasks.wait().await;
        tables.store.close().await;
        self.open().await
    }
}

fn wanted(settings: Settings) -> TableWanted {
    let options = serde_json::from_value(json!({"first": "seat0"})).unwrap();
    TableWanted { game: "mercurius".into(), edition: None, options, seats: 3, settings }
}

pub struct At<'a> {
    pub tables: &'a Arc<Tables>,
    pub id: TableId,
}

impl At<'_> {
    pub async fn tell(&self, who: &PersonShown, request: Json) -> Result<Done, Problem> {
        let request: Request = serde_json::from_value(request).unwrap();
        let asked = Arc::new(Asked { caller: who.clone(), request });
        let ask = |reply| Message::Request { asked: Arc::clone(&asked), reply };
        self.tables.ask(&self.id, ask).await
    }

    pub async fn look(&self, who: &PersonShown) -> Json {
        let ask = |reply| Message::Look { caller: Some(who.id.clone()), reply };
        self.tables.ask(&self.id, ask).await.unwrap().document
    }

    pub async fn past(&self, who: &PersonShown) -> Past {
        let ask = |reply| Message::Past { caller: Some(who.id.clone()), reply };
        self.tables.ask(&self.id, ask).await.unwrap()
    }

    /// Everybody sits down and the game begins, Ann first.
    pub async fn begin(&self, people: &[PersonShown]) {
        for (person, id) in people[1..].iter().zip(["sit", "sit"]) {
            self.tell(person, json!({"id": id, "do": "take_seat"})).await.unwrap();
        }
        self.tell(&people[0], json!({"id": "start", "do": "start"})).await.unwrap();
    }

    /// The first choice of this kind.
    async fn choice(&self, who: &PersonShown, what: &str) -> Json {
        let document = self.look(who).await;
        let choices = document["play"]["choices"].as_array().unwrap().clone();
        let fits = |choice: &&Json| choice["action"]["do"] == what;
        choices.iter().find(fits).expect("there is such a choice")["action"].clone()
    }
}

async fn table(tables: &Arc<Tables>, who: &PersonShown, settings: Settings) -> TableId {
    tables.create(&who.id, wanted(settings)).await.unwrap()
}

#[tokio::test]
async fn the_same_message_is_carried_out_once_also_after_a_restart() {
    let (house, tables) = House::new().await;
    let [ann, ..] = &house.people[..] else { panic!() };
    let id = table(&tables, ann, Settings::default()).await;
    let at = At { tables: &tables, id: id.clone() };
    at.begin(&house.people).await;
    let buy = json!({"id": "buy", "do": "act", "action": at.choice(ann, "buy").await});
    let first = at.tell(ann, buy.clone()).await.unwrap();
    let steps = at.look(ann).await["play"]["steps"].clone();
    assert_eq!(at.tell(ann, buy.clone()).await.unwrap(), first);
    let tables = house.reopen(tables).await;
    let at = At { tables: &tables, id };
    assert_eq!(at.tell(ann, buy).await.unwrap(), first);
    assert_eq!(at.look(ann).await["play"]["steps"], steps);
    // What chance decided after a message belongs to it: the answer says the same version.
    let play = json!({"id": "play", "do": "act", "action": at.choice(ann, "play").await});
    let drawn = at.tell(ann, play.clone()).await.unwrap();
    assert!(drawn.version > first.version.plus(1), "a card was drawn");
    let id = at.id.clone();
    let tables = house.reopen(tables).await;
    assert_eq!(At { tables: &tables, id }.tell(ann, play).await.unwrap(), drawn);
}

#[tokio::test]
async fn only_the_own_seat_acts_and_only_on_what_it_has_seen() {
    let (house, tables) = House::new().await;
    let [ann, bo, _] = &house.people[..] else { panic!() };
    let at = At { tables: &tables, id: table(&tables, ann, Settings::default()).await };
    at.begin(&house.people).await;
    let buy = at.choice(ann, "buy").await;
    let for_ann = json!({"id": "1", "do": "act", "seat": 0, "action": buy});
    assert_eq!(at.tell(bo, for_ann).await.unwrap_err().error, "forbidden");
    let too_early = json!({"id": "2", "do": "act", "action": buy});
    assert_eq!(at.tell(bo, too_early).await.unwrap_err().error, "refused");
    let of_old = json!({"id": "3", "do": "act", "action": buy, "version": 1});
    assert_eq!(at.tell(ann, of_old).await.unwrap_err().error, "stale");
}

#[tokio::test]
async fn a_trade_is_taken_back_at_once_and_a_card_only_if_all_agree() {
    let (house, tables) = House::new().await;
    let [ann, bo, cy] = &house.people[..] else { panic!() };
    let at = At { tables: &tables, id: table(&tables, ann, Settings::default()).await };
    at.begin(&house.people).await;
    let before = at.look(ann).await["play"]["view"].clone();
    let buy = json!({"id": "1", "do": "act", "action": at.choice(ann, "buy").await});
    at.tell(ann, buy).await.unwrap();
    assert_eq!(at.look(ann).await["play"]["undo"], "free");
    at.tell(ann, json!({"id": "2", "do": "undo"})).await.unwrap();
    assert_eq!(at.look(ann).await["play"]["view"], before);

    let play = json!({"id": "3", "do": "act", "action": at.choice(ann, "play").await});
    at.tell(ann, play).await.unwrap();
    assert_eq!(at.look(ann).await["play"]["undo"], "ask");
    at.tell(ann, json!({"id": "4", "do": "undo"})).await.unwrap();
    at.tell(bo, json!({"id": "5", "do": "answer_undo", "agree": true})).await.unwrap();
    assert_eq!(at.look(ann).await["undo"]["agreed"], json!([1]));
    at.tell(cy, json!({"id": "6", "do": "answer_undo", "agree": true})).await.unwrap();
    assert_eq!(at.look(ann).await["play"]["view"], before);

    // Another card is another action; one no is enough, and for that action it is the last word.
    let play = json!({"id": "7", "do": "act", "action": at.choice(ann, "play").await});
    at.tell(ann, play).await.unwrap();
    at.tell(ann, json!({"id": "8", "do": "undo"})).await.unwrap();
    at.tell(bo, json!({"id": "9", "do": "answer_undo", "agree": true})).await.unwrap();
    at.tell(cy, json!({"id": "10", "do": "answer_undo", "agree": false})).await.unwrap();
    assert_eq!(at.look(ann).await["undo"], Json::Null);
    assert_eq!(at.look(ann).await["to_act"], json!([1]));
    let again = json!({"id": "11", "do": "undo"});
    assert_eq!(at.tell(ann, again.clone()).await.unwrap_err().error, "conflict");
    let id = at.id.clone();
    let tables = house.reopen(tables).await;
    let problem = At { tables: &tables, id }.tell(ann, again).await.unwrap_err();
    assert_eq!(problem.error, "conflict", "also after a restart");
}

#[tokio::test]
async fn a_bot_stands_in_when_time_is_up_and_hands_back() {
    let (house, tables) = House::new().await;
    let [ann, ..] = &house.people[..] else { panic!() };
    let clock = Clock::Live { turn: 60, bank: 0 };
    let at = At {
        tables: &tables,
        id: table(&tables, ann, Settings { clock, ..Default::default() }).await,
    };
    at.begin(&house.people).await;
    assert_eq!(at.look(ann).await["seats"][0]["bot"], Json::Null);
    tables.time.skip(Duration::from_secs(60));
    while at.look(ann).await["seats"][0]["bot"] == Json::Null {
        sleep(Duration::from_millis(50)).await;
    }
    // The bot ends the turn first.
    while let Err(problem) = at.tell(ann, json!({"id": "back", "do": "return_to_seat"})).await {
        assert_eq!(problem.error, "conflict");
        sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(at.look(ann).await["seats"][0]["bot"], Json::Null);
}

#[tokio::test]
async fn bots_left_alone_play_to_the_end_over_a_restart_and_the_record_verifies() {
    let (house, tables) = House::new().await;
    let [ann, ..] = &house.people[..] else { panic!() };
    let settings = Settings { bots_alone: BotsAlone::Finish, ..Default::default() };
    let id = table(&tables, ann, settings).await;
    let at = At { tables: &tables, id: id.clone() };
    at.begin(&house.people).await;
    for (person, number) in house.people.iter().zip(1..) {
        at.tell(person, json!({"id": format!("leave {number}"), "do": "leave_seat"}))
            .await
            .unwrap();
    }
    let tables = house.reopen(tables).await;
    let at = At { tables: &tables, id };
    while at.look(ann).await["status"] != "finished" {
        sleep(Duration::from_millis(20)).await;
    }
    let past = at.past(ann).await;
    let game = kontor_games::find("mercurius").unwrap();
    assert!(verify(game, &past.record()).unwrap().finished);
    let all = past.viewer(Some("all")).unwrap();
    let mut history = Vec::new();
    past.write_history(all, &mut |piece| history.extend(piece)).unwrap();
    let history: Json = serde_json::from_slice(&history).unwrap();
    assert_eq!(history["steps"].as_array().unwrap().len(), past.record().steps.len());
    assert!(past.at(past.steps, all).unwrap().play.standing.places.is_some());
    let again = at.tell(ann, json!({"id": "again", "do": "rematch"})).await.unwrap().table;
    let same = at.tell(&house.people[1], json!({"id": "again", "do": "rematch"})).await.unwrap();
    assert!(again.is_some() && same.table == again);
}

#[tokio::test]
async fn a_game_with_only_bots_left_waits_if_its_maker_chose_so() {
    let (house, tables) = House::new().await;
    let [ann, ..] = &house.people[..] else { panic!() };
    let at = At { tables: &tables, id: table(&tables, ann, Settings::default()).await };
    at.begin(&house.people).await;
    for person in &house.people {
        at.tell(person, json!({"id": "leave", "do": "leave_seat"})).await.unwrap();
    }
    let steps = at.look(ann).await["play"]["steps"].clone();
    sleep(Duration::from_millis(200)).await;
    assert_eq!(at.look(ann).await["play"]["steps"], steps);
    assert_eq!(at.past(ann).await.viewer(Some("all")).unwrap_err().error, "forbidden");
}

#[tokio::test]
async fn nobody_talks_without_end() {
    let (house, tables) = House::new().await;
    let [ann, ..] = &house.people[..] else { panic!() };
    let at = At { tables: &tables, id: table(&tables, ann, Settings::default()).await };
    for number in 0..5 {
        let line = json!({"id": format!("{number}"), "do": "say", "text": "Hello"});
        at.tell(ann, line).await.unwrap();
    }
    let sixth = json!({"id": "6", "do": "say", "text": "Hello"});
    assert_eq!(at.tell(ann, sixth).await.unwrap_err().error, "too_many");
    let long = json!({"id": "7", "do": "say", "text": "x".repeat(501)});
    assert_eq!(at.tell(ann, long).await.unwrap_err().error, "bad_request");
}

#[tokio::test]
async fn nothing_turns_round_what_others_read() {
    let (house, tables) = House::new().await;
    let [ann, bo, _] = &house.people[..] else { panic!() };
    let at = At { tables: &tables, id: table(&tables, ann, Settings::default()).await };
    let (outbox, mut mail) = mpsc::channel(OUTBOX);
    let watch = |reply| {
        let (caller, outbox) = (Some(bo.clone()), outbox.clone());
        Message::Watch { caller, since: None, said: 0, outbox, reply }
    };
    tables.ask(&at.id, watch).await.unwrap();
    // Every mark that changes the direction of writing, the invisible ones among letters included.
    let marks = "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}";
    let line = json!({"id": "1", "do": "say", "text": format!("pay {marks}100\u{2028}now")});
    at.tell(ann, line).await.unwrap();
    let said = loop {
        let message: Json = serde_json::from_str(&mail.recv().await.unwrap()).unwrap();
        if message["is"] == "said" {
            break message["text"].clone();
        }
    };
    assert_eq!(said, "pay 100 now");
    let kept = tables.store.chat(&at.id, 10).await.unwrap();
    assert_eq!(kept[0].text, "pay 100 now", "nor later");
    let marks_alone = json!({"id": "2", "do": "say", "text": marks});
    assert_eq!(at.tell(ann, marks_alone).await.unwrap_err().error, "bad_request");
}

#[tokio::test]
async fn who_comes_back_after_very_long_gets_everything_anew() {
    let (house, tables) = House::new().await;
    let [ann, ..] = &house.people[..] else { panic!() };
    let at = At { tables: &tables, id: table(&tables, ann, Settings::default()).await };
    let watch = async |since: Option<Version>| {
        let (outbox, mut mail) = mpsc::channel(OUTBOX);
        let caller = Some(ann.clone());
        let ask = |reply| {
            let (caller, outbox) = (caller.clone(), outbox.clone());
            Message::Watch { caller, since, said: 0, outbox, reply }
        };
        tables.ask(&at.id, ask).await.expect("she may look");
        let first: Json = serde_json::from_str(&mail.recv().await.unwrap()).unwrap();
        (first["is"].as_str().unwrap().to_string(), first["version"].as_i64().map(Version))
    };
    let change = async |times: std::ops::Range<usize>| {
        for number in times {
            let add = json!({"id": format!("add {number}"), "do": "add_bot", "seat": 1});
            at.tell(ann, add).await.unwrap();
            let remove = json!({"id": format!("remove {number}"), "do": "remove_bot", "seat": 1});
            at.tell(ann, remove).await.unwrap();
        }
    };
    let (is, version) = watch(None).await;
    assert_eq!(is, "state");
    change(0..10).await;
    assert_eq!(watch(version).await, ("resumed".to_string(), version));
    change(10..OUTBOX / 4).await;
    assert_eq!(watch(version).await.0, "state");
}

#[tokio::test]
async fn one_does_not_close_a_game_while_the_others_are_away() {
    for clock in
        [Clock::Correspondence { hours: 24 }, Clock::Live { turn: 60, bank: 0 }, Clock::None]
    {
        let (house, tables) = House::new().await;
        let [ann, bo, _] = &house.people[..] else { panic!() };
        let settings = Settings { clock, ..Default::default() };
        let at = At { tables: &tables, id: table(&tables, ann, settings).await };
        at.begin(&house.people).await;
        let vote = json!({"id": "v", "do": "vote_to_close", "close": true});
        at.tell(ann, vote.clone()).await.unwrap();
        assert_eq!(at.look(ann).await["status"], "playing");
        at.tell(bo, vote).await.unwrap();
        assert_eq!(at.look(ann).await["status"], "closed");
    }
}

#[tokio::test]
async fn a_restart_leaves_a_table_as_it_was_and_gives_live_players_their_time() {
    for (clock, entries) in [
        (Clock::None, 0),
        (Clock::Correspondence { hours: 24 }, 0),
        (Clock::Live { turn: 60, bank: 0 }, 1),
    ] {
        let (house, tables) = House::new().await;
        let [ann, ..] = &house.people[..] else { panic!() };
        let id = table(&tables, ann, Settings { clock, ..Default::default() }).await;
        At { tables: &tables, id: id.clone() }.begin(&house.people).await;
        let version = async |tables: &Arc<Tables>| {
            // Who asks has the table opened first.
            At { tables, id: id.clone() }.look(ann).await;
            tables.store.table(&id).await.unwrap().unwrap().version
        };
        let before = version(&tables).await;
        let tables = house.reopen(tables).await;
        assert_eq!(version(&tables).await, before.plus(entries), "{clock:?}");
        // A live table where nobody's time runs has nothing to be given.
        let at = At { tables: &tables, id: id.clone() };
        for person in &house.people {
            at.tell(person, json!({"id": "leave", "do": "leave_seat"})).await.unwrap();
        }
        let before = version(&tables).await;
        let tables = house.reopen(tables).await;
        assert_eq!(version(&tables).await, before, "{clock:?}");
    }
}

/// Plays a few actions, then stops the server and puts an entry that no rule allows into the log.
#[tokio::test]
async fn a_table_whose_log_cannot_be_played_is_halted_and_says_so() {
    let whom = "anna@example.org";
    let (house, tables) = House::with(|config| config.contact = Some(whom.into())).await;
    let [ann, bo, _] = &house.people[..] else { panic!() };
    let mut ids = Vec::new();
    for _ in 0..3 {
        let id = table(&tables, ann, Settings::default()).await;
        let at = At { tables: &tables, id: id.clone() };
        at.begin(&house.people).await;
        let buy = json!({"id": "buy", "do": "act", "action": at.choice(ann, "buy").await});
        at.tell(ann, buy).await.unwrap();
        ids.push(id);
    }
    let before = At { tables: &tables, id: ids[0].clone() }.look(ann).await;
    let turn = json!({"do": "play", "card": before["play"]["view"]["players"][0]["hand"][0]});
    for (id, action) in [(&ids[0], turn), (&ids[1], json!({"do": "no such thing"}))] {
        let version = tables.store.table(id).await.unwrap().unwrap().version;
        let wrong = Entry::Action { seat: Seat::new(2).unwrap(), action, reveals: false };
        let append = Append::new(id.clone(), version, vec![wrong.stored()]);
        tables.store.append(append).await.unwrap();
    }
    let tables = house.reopen(tables).await;
    let at = At { tables: &tables, id: ids[0].clone() };
    let shown = at.look(bo).await;
    let entry = tables.store.table(&ids[0]).await.unwrap().unwrap().version;
    assert_eq!(shown["halted"]["entry"], entry.0);
    // It is not the third seat's turn (M7); what is no action breaks no rule of the game.
    assert_eq!(shown["halted"]["rule"], "M7");
    assert_eq!(shown["halted"]["whom"], whom);
    let unread = At { tables: &tables, id: ids[1].clone() }.look(bo).await;
    assert_eq!(unread["halted"]["rule"], Json::Null);
    assert_eq!(shown["to_act"], json!([]));
    // What was played before is still there to see.
    assert_eq!(at.look(ann).await["play"]["view"], before["play"]["view"]);
    let act = json!({"id": "more", "do": "act", "action": {"do": "draw"}});
    for request in [act, json!({"id": "leave", "do": "leave_seat"})] {
        let problem = at.tell(ann, request).await.unwrap_err();
        assert_eq!(problem.error, "halted");
        assert!(problem.text.contains(&format!("entry {entry} ")), "{}", problem.text);
        assert!(!problem.text.contains("draw"), "what is in the log is not told: {}", problem.text);
    }
    // Lists show it, and the other tables go on.
    for (id, halted) in ids.iter().zip([true, true, false]) {
        let listed = tables.ask(id, |reply| Message::Shown { reply }).await.unwrap();
        assert_eq!(listed.halted.is_some(), halted);
        assert_eq!(listed.halted.and_then(|it| it.whom).is_some(), halted);
    }
    let at = At { tables: &tables, id: ids[2].clone() };
    let buy = json!({"id": "again", "do": "act", "action": at.choice(ann, "buy").await});
    at.tell(ann, buy).await.unwrap();
    // Nothing was added to the log, and who deletes an account is not kept by it.
    assert_eq!(tables.store.table(&ids[0]).await.unwrap().unwrap().version, entry);
    tables.leave_all(bo).await.unwrap();
}

/// What no program could have written, and rules of a program to come: each halts its own table alone.
#[tokio::test]
async fn tables_halt_at_what_cannot_be_read_and_by_rules_that_nobody_knows() {
    let (house, tables) = House::new().await;
    let [ann, bo, _] = &house.people[..] else { panic!() };
    let mut ids = Vec::new();
    for _ in 0..2 {
        let id = table(&tables, ann, Settings::default()).await;
        At { tables: &tables, id: id.clone() }.begin(&house.people).await;
        ids.push(id);
    }
    let before = At { tables: &tables, id: ids[0].clone() }.look(ann).await;
    let version = tables.store.table(&ids[0]).await.unwrap().unwrap().version;
    let unread = kontor_store::NewEntry::new("sorcery", json!({"kind": "sorcery", "of": "secret"}));
    let append = Append::new(ids[0].clone(), version, vec![unread]);
    tables.store.append(append).await.unwrap();
    // A table of rules to come is made, and begun as any other.
    let began = tables.store.log(&ids[1], Version::START).await.unwrap();
    let of = tables.store.table(&ids[1]).await.unwrap().unwrap();
    let newer = kontor_store::NewTable {
        id: TableId::random(),
        creator: of.creator,
        game: of.game,
        rules: 1_000,
        edition: of.edition,
        options: of.options,
        settings: of.settings,
        seats: of.seats,
        seed: of.seed,
        at: of.created,
    };
    ids.push(newer.id.clone());
    tables.store.create_table(newer).await.unwrap();
    let entries = began.into_iter().map(|entry| Entry::read(entry).unwrap().stored()).collect();
    let change = kontor_store::TableChange::status(Status::Playing);
    let append = Append { change, ..Append::new(ids[2].clone(), Version::START, entries) };
    tables.store.append(append).await.unwrap();

    let tables = house.reopen(tables).await;
    let at = At { tables: &tables, id: ids[0].clone() };
    let shown = at.look(bo).await;
    let entry = version.plus(1);
    assert_eq!(shown["halted"], json!({"entry": entry.0}));
    assert_eq!(at.look(ann).await["play"]["view"], before["play"]["view"], "as it was before");
    assert!(!shown.to_string().contains("secret"), "what is in the log is not told");
    let at = At { tables: &tables, id: ids[2].clone() };
    let listed = tables.ask(&ids[2], |reply| Message::Shown { reply }).await.unwrap();
    let halted = listed.halted.expect("it stands in lists");
    let why = json!(["refused-newer-rules", {"theirs": 1_000, "game": "Mercurius", "newest": 2}]);
    assert_eq!((halted.rule, json!(halted.why)), (None, why.clone()));
    assert_eq!(at.look(bo).await["halted"]["why"], why, "who looks is told");
    let act = json!({"id": "go", "do": "act", "action": {"do": "draw"}});
    let problem = at.tell(ann, act).await.unwrap_err();
    assert_eq!(problem.error, "halted");
    assert!(problem.text.contains("by version 1000 of the rules of Mercurius"), "{}", problem.text);
    assert!(!problem.text.contains("entry"), "{}", problem.text);
    // The other goes on.
    let at = At { tables: &tables, id: ids[1].clone() };
    let buy = json!({"id": "buy", "do": "act", "action": at.choice(ann, "buy").await});
    at.tell(ann, buy).await.unwrap();
}

#[tokio::test]
async fn a_table_of_a_game_that_is_gone_stands_in_lists_with_its_reason() {
    let (house, tables) = House::new().await;
    let [ann, ..] = &house.people[..] else { panic!() };
    let id = TableId::random();
    let mut seats = vec![kontor_store::Sitting::default(); 3];
    seats[0].people.push(ann.id.clone());
    let gone = kontor_store::NewTable {
        id: id.clone(),
        creator: ann.id.clone(),
        game: "backgammon".into(),
        rules: 1,
        edition: "any".into(),
        options: json!({}),
        settings: json!({}),
        seats,
        seed: Seed::derived(1, 0),
        at: Moment(0),
    };
    tables.store.create_table(gone).await.unwrap();
    let listed = tables.ask(&id, |reply| Message::Shown { reply }).await.unwrap();
    assert_eq!((listed.game.as_str(), listed.seats[0].name.as_str()), ("backgammon", "Ann"));
    let why = json!(listed.halted.expect("it does not go on").why);
    assert_eq!((&why[0], &why[1]["game"]), (&json!("refused-no-game"), &json!("backgammon")));
    let at = At { tables: &tables, id };
    let problem = at.tell(ann, json!({"id": "go", "do": "start"})).await.unwrap_err();
    assert_eq!(problem.error, "halted");
    assert!(problem.text.contains("there is no game \"backgammon\""), "{}", problem.text);
    assert!(!problem.text.contains("entry"), "{}", problem.text);
}

#[test]
fn a_game_that_is_over_is_put_away_within_a_minute() {
    let (idle, short) = (Duration::from_secs(600), Duration::from_secs(5));
    for status in Status::ALL {
        let over = matches!(status, Status::Finished | Status::Closed);
        let after = put_away_after(status, idle);
        assert_eq!(after < Duration::from_secs(60), over, "{status:?}");
        assert_eq!(put_away_after(status, short), short, "{status:?}");
    }
}

#[tokio::test]
async fn a_table_that_is_over_is_put_away_within_a_minute_and_comes_back_when_it_is_asked_for() {
    let (house, tables) = House::new().await;
    let [ann, ..] = &house.people[..] else { panic!() };
    assert!(tables.config.idle >= Duration::from_secs(600));
    let mut both = Vec::new();
    for _ in 0..2 {
        let at = At { tables: &tables, id: table(&tables, ann, Settings::default()).await };
        at.begin(&house.people).await;
        both.push(at);
    }
    let over = &both[0];
    let ask = |reply| Message::Close { reply };
    tables.ask(&over.id, ask).await.unwrap();
    let shown = over.look(ann).await;
    assert_eq!(shown["status"], "closed");
    assert!(tables.is_open(&over.id));
    // From here time passes as fast as nothing happens.
    tokio::time::pause();
    let began = Instant::now();
    while tables.is_open(&over.id) {
        sleep(Duration::from_secs(1)).await;
    }
    assert!(began.elapsed() < Duration::from_secs(60), "{:?}", began.elapsed());
    assert!(tables.is_open(&both[1].id), "one that is played stays");
    tokio::time::resume();
    assert_eq!(over.look(ann).await, shown, "and all of it is still there");
}
