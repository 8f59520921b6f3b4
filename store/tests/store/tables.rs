//! Tables, who sits at them, what is said there, and what was finished.

use crate::common::{Kind, fresh, on_all, open, person, table};
use kontor_engine::generator::Seed;
use kontor_store::{
    Moment, NewChatLine, PersonId, Sitting, Spoken, Status, StoreError, TableChange, TableId,
};
use serde_json::json;

on_all!(
    a_table_comes_back_as_it_was_made,
    several_people_share_a_seat_and_find_their_tables,
    tables_are_listed_by_where_they_stand,
    a_change_for_no_table_or_nobody_is_refused_whole,
    finished_games_are_listed_newest_first,
    what_was_said_is_kept_in_order,
    the_same_message_is_said_once_also_by_a_store_that_is_opened_again
);

async fn a_table_comes_back_as_it_was_made(kind: Kind) {
    let (store, place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let made = table(&*store, &anna).await;
    assert_eq!(made.status, Status::Waiting);
    assert_eq!(store.tables_made().await.unwrap(), 1);
    assert_eq!(made.commitment, Seed::derived(1, 2).commitment());
    store.close().await;
    let found = open(&place).await.table(&made.id).await.unwrap().unwrap();
    assert_eq!(found, made);
    assert_eq!(found.seed, Seed::derived(1, 2));
    assert_eq!(found.rules, 4);
    assert!(!format!("{found:?}").contains(&found.seed.to_string()));
}

async fn several_people_share_a_seat_and_find_their_tables(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let (anna, boris, clara) = (
        person(&*store, "Anna").await,
        person(&*store, "Boris").await,
        person(&*store, "Clara").await,
    );
    let id = table(&*store, &anna).await.id;
    let seats = vec![
        Sitting { people: vec![boris.id.clone(), anna.id.clone()], bot: None, owner: None },
        Sitting { people: vec![clara.id.clone()], bot: Some("steady".into()), owner: None },
    ];
    store.change_table(&id, TableChange::seats(seats.clone()), Moment(20)).await.unwrap();
    let found = store.table(&id).await.unwrap().unwrap();
    assert_eq!(found.seats, seats);
    assert_eq!((found.updated, found.created), (Moment(20), Moment(10)));
    for person in [&anna, &boris, &clara] {
        let tables = store.tables_of(&person.id, &[Status::Waiting]).await.unwrap();
        assert_eq!(tables.len(), 1);
        assert_eq!(store.tables_of(&person.id, &[Status::Playing]).await, Ok(vec![]));
    }
    store.change_table(&id, TableChange::seats(vec![]), Moment(30)).await.unwrap();
    assert_eq!(store.tables_of(&anna.id, &Status::ALL).await, Ok(vec![]));
}

async fn tables_are_listed_by_where_they_stand(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let mut ids = Vec::new();
    for (status, at) in Status::ALL.into_iter().zip(100..) {
        let id = table(&*store, &anna).await.id;
        store.change_table(&id, TableChange::status(status), Moment(at)).await.unwrap();
        ids.push(id);
    }
    for (status, id) in Status::ALL.into_iter().zip(&ids) {
        let tables = store.tables(&[status]).await.unwrap();
        assert_eq!(tables.iter().map(|table| &table.id).collect::<Vec<_>>(), [id]);
    }
    let both = store.tables(&[Status::Waiting, Status::Playing]).await.unwrap();
    assert_eq!(both.iter().map(|table| &table.id).collect::<Vec<_>>(), [&ids[1], &ids[0]]);
    assert_eq!(store.tables(&[]).await, Ok(vec![]));
}

async fn a_change_for_no_table_or_nobody_is_refused_whole(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let nowhere = TableId::random();
    let change = TableChange::status(Status::Closed);
    let refused = store.change_table(&nowhere, change, Moment(1)).await;
    assert_eq!(refused, Err(StoreError::Missing("table")));
    let made = table(&*store, &anna).await;
    let stranger = Sitting { people: vec![PersonId::random()], bot: None, owner: None };
    let change =
        TableChange { status: Some(Status::Playing), ..TableChange::seats(vec![stranger]) };
    assert!(store.change_table(&made.id, change, Moment(99)).await.is_err());
    assert_eq!(store.table(&made.id).await, Ok(Some(made)));
}

async fn finished_games_are_listed_newest_first(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let mut ids = Vec::new();
    for ended in [100, 200, 300] {
        let id = table(&*store, &anna).await.id;
        let change = TableChange {
            result: Some(json!({"ended": ended})),
            ..TableChange::status(Status::Finished)
        };
        store.change_table(&id, change, Moment(ended)).await.unwrap();
        ids.push(id);
    }
    // One that was given up, one still on.
    let closed = table(&*store, &anna).await.id;
    store.change_table(&closed, TableChange::status(Status::Closed), Moment(250)).await.unwrap();
    table(&*store, &anna).await;
    // A later change, such as a rematch noted down, does not move the end.
    let later = TableChange { settings: Some(json!({"rematch": 1})), ..TableChange::default() };
    store.change_table(&ids[0], later, Moment(999)).await.unwrap();

    let games = store.finished_games(&anna.id, Moment(i64::MAX), 2).await.unwrap();
    assert_eq!(games.iter().map(|game| &game.table).collect::<Vec<_>>(), [&ids[2], &ids[1]]);
    assert_eq!(games[0].result, Some(json!({"ended": 300})));
    assert_eq!(games[0].rules, 4);
    assert_eq!((games[0].seat, games[0].seats.len()), (0, 2));
    let older = store.finished_games(&anna.id, games[1].ended, 2).await.unwrap();
    assert_eq!(older.iter().map(|game| &game.table).collect::<Vec<_>>(), [&ids[0]]);
    assert_eq!(older[0].ended, Moment(100));
}

async fn what_was_said_is_kept_in_order(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let (here, there) = (table(&*store, &anna).await.id, table(&*store, &anna).await.id);
    for (table, text) in
        [(&here, "one"), (&there, "elsewhere"), (&here, "два 🎲"), (&here, "three")]
    {
        let (table, person) = (table.clone(), anna.id.clone());
        let line = NewChatLine { table, person, text: text.into(), message: None, at: Moment(7) };
        store.say(line).await.unwrap();
    }
    let lines = store.chat(&here, 2).await.unwrap();
    let said: Vec<_> = lines.iter().map(|line| (line.number, line.text.as_str())).collect();
    assert_eq!(said, [(2, "два 🎲"), (3, "three")]);
}

async fn the_same_message_is_said_once_also_by_a_store_that_is_opened_again(kind: Kind) {
    let (store, place) = fresh(kind).await;
    let (anna, boris) = (person(&*store, "Anna").await, person(&*store, "Boris").await);
    let (here, there) = (table(&*store, &anna).await.id, table(&*store, &anna).await.id);
    let line = |table: &TableId, person: &PersonId, text: &str| NewChatLine {
        table: table.clone(),
        person: person.clone(),
        text: text.into(),
        message: Some("m-1".into()),
        at: Moment(7),
    };
    let said = store.say(line(&here, &anna.id, "hello")).await.unwrap();
    let Spoken::Now(said) = said else { panic!("{said:?}") };
    store.close().await;
    let store = open(&place).await;
    let again = store.say(line(&here, &anna.id, "hello, hello")).await.unwrap();
    assert_eq!(again, Spoken::Before(said.clone()));
    assert_eq!(store.chat(&here, 9).await.unwrap(), [said]);
    // At another table, and of another person, it is another message.
    for (table, person) in [(&there, &anna.id), (&here, &boris.id)] {
        let other = store.say(line(table, person, "hello")).await.unwrap();
        assert!(matches!(other, Spoken::Now(_)), "{other:?}");
    }
}
