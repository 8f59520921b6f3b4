//! Auctions are in one shape, so that whoever knows no game can bid and pass in them.

use kontor_engine::auction::{AuctionShown, Bidding};
use kontor_engine::choice::{Field, FieldKind, Unit};
use kontor_engine::play::Step;
use kontor_engine::{
    Choice, Choices, Collected, Form, Listed, Money, Names, Next, Seat, SeatSet, Told, Viewer,
};

use crate::variants::each_state;

/// In random games: while an auction is on, each of those it names may act, stay out in one way and bid in at
/// most one, from the least that the auction says; nobody else bids. What was bid or passed is the first thing
/// told of it, and marked as such; nothing else is.
pub fn auctions_are_alike<G: Listed>(games: u32) {
    let mut before: Option<G> = None;
    each_state::<G>(games, 11, |game, step, _| {
        // An offer that is open is answered first.
        let waits = game.offer(Viewer::Spectator).is_some();
        let auction = game.auction(Viewer::Spectator).filter(|_| !waits);
        if let Next::Seats(seats) = game.next() {
            let asked = auction.as_ref().map_or(SeatSet::EMPTY, |auction| auction.to_act);
            assert!(asked.minus(seats).is_empty(), "who is to bid cannot act: {game:?}");
            seats.iter().for_each(|seat| bids_and_passes(game, seat, auction.as_ref()));
        }
        if let (Some(step), Some(before)) = (step, before.replace(game.clone())) {
            is_told(before, step);
        }
    });
}

fn bids_and_passes<G: Listed>(game: &G, seat: Seat, auction: Option<&AuctionShown>) {
    let mut choices = Choices::new();
    game.choices(seat, &mut choices);
    let auction = auction.filter(|auction| auction.to_act.contains(seat));
    let (mut bids, mut passes) = (0, 0);
    for choice in choices.as_slice() {
        match *choice {
            Choice::Exact(action) => match G::bidding(&action) {
                Some(Bidding::Pass) => passes += 1,
                Some(Bidding::Bid(_)) => panic!("{action:?} is a bid without bounds"),
                None => {}
            },
            Choice::Template(template) => {
                let form = game.form(seat, template);
                let bid = G::bidding(&G::fill(template, &form.fill_least()));
                assert_eq!(bid, bid_asked(&form), "{template:?} says otherwise than it does");
                if bid.is_some() {
                    let least = auction.map(|auction| Bidding::Bid(auction.least));
                    assert_eq!(bid, least, "{template:?} is not what the auction asks for");
                    bids += 1;
                }
            }
        }
    }
    assert!(bids <= 1, "{bids} ways to bid: {game:?}");
    assert_eq!(passes, usize::from(auction.is_some()), "ways to pass: {game:?}");
}

/// What a form asks for, if that is a bid and nothing else.
fn bid_asked(form: &Form) -> Option<Bidding> {
    match form.fields() {
        [Field { kind: FieldKind::Amount { min, unit: Unit::Bid, .. }, .. }] => {
            Some(Bidding::Bid(Money::new(*min)))
        }
        fields => {
            let is_bid =
                |field: &Field| matches!(field.kind, FieldKind::Amount { unit: Unit::Bid, .. });
            assert!(!fields.iter().any(is_bid), "a bid among other things: {fields:?}");
            None
        }
    }
}

fn is_told<G: Listed>(mut before: G, step: &Step<G>) {
    let mut sink = Collected::default();
    step.apply(&mut before, &mut sink).expect("it was allowed");
    let marks = sink.told.iter().filter_map(|told| match told {
        Told::Event(event) => Some(G::tell(event, Names(&[])).bidding),
        Told::Posting(_) => None,
    });
    let bids = match step {
        Step::Action(_, action) => G::bidding(action).is_some(),
        Step::Chance(_) => false,
    };
    for (at, marked) in marks.enumerate() {
        assert_eq!(marked, bids && at == 0, "line {at} of {step:?}");
    }
}
