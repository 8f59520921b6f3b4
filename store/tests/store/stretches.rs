//! The steps of a game in stretches: each leads on from another, back to the first.

use crate::common::{Kind, fresh, on_all, person, table};
use kontor_store::{StoreError, Stretch, TableId, Version};

on_all!(
    stretches_lead_from_the_first_step_to_a_version_or_there_are_none,
    what_nothing_was_built_upon_is_left_out_and_a_new_one_takes_the_place_of_an_old
);

fn stretch(after: i64, until: i64, steps: &str) -> Stretch {
    Stretch { after: Version(after), until: Version(until), steps: steps.to_string() }
}

async fn stretches_lead_from_the_first_step_to_a_version_or_there_are_none(kind: Kind) {
    let (store, _place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let (id, other) = (table(&*store, &anna).await.id, table(&*store, &anna).await.id);
    let all = [stretch(0, 200, "a\nb\n"), stretch(200, 410, ""), stretch(410, 600, "ƒ\t\n")];
    for stretch in &all {
        store.put_stretch(&id, stretch).await.unwrap();
    }
    assert_eq!(store.stretches(&id, Version(600)).await.unwrap(), all);
    assert_eq!(store.stretches(&id, Version(410)).await.unwrap(), all[..2]);
    assert_eq!(store.stretches(&id, Version(411)).await.unwrap(), [], "nothing ends there");
    assert_eq!(store.stretches(&other, Version(200)).await.unwrap(), []);
    store.put_stretch(&other, &stretch(3, 200, "a hole before it")).await.unwrap();
    assert_eq!(store.stretches(&other, Version(200)).await.unwrap(), []);
}

async fn what_nothing_was_built_upon_is_left_out_and_a_new_one_takes_the_place_of_an_old(
    kind: Kind,
) {
    let (store, _place) = fresh(kind).await;
    let anna = person(&*store, "Anna").await;
    let id = table(&*store, &anna).await.id;
    // Written just before a kill, whose snapshot was never taken.
    store.put_stretch(&id, &stretch(0, 150, "lost")).await.unwrap();
    let whole = stretch(0, 200, "whole");
    store.put_stretch(&id, &whole).await.unwrap();
    assert_eq!(store.stretches(&id, Version(200)).await.unwrap(), [whole]);
    let anew = stretch(0, 150, "anew");
    store.put_stretch(&id, &anew).await.unwrap();
    assert_eq!(store.stretches(&id, Version(150)).await.unwrap(), [anew]);
    let nowhere = store.put_stretch(&TableId::random(), &stretch(0, 1, "")).await;
    assert!(nowhere.is_err_and(|error| error != StoreError::Closed));
}
