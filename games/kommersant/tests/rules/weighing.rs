//! What is proposed where an action has to be filled in: deals as dear as the others agree to, bids as high as theirs.

use kontor_engine::play::{Sources, play_out};
use kontor_engine::{
    Choice, Choices, Game, Generator, Money, Next, Policy, Seat, Seed, Setup, Silent,
};
use kontor_kommersant::{Action, Kommersant, Steady, Template};

/// A step of a price.
const STEP: Money = Money::new(1_000);

/// All that is proposed for the templates that a seat has, in games of `steady` at tables of so many.
fn proposals(
    players: usize,
    games: u64,
    mut show: impl FnMut(&Kommersant, Seat, Template, Action),
) {
    let setup = Setup::standard(Kommersant::info(), players).unwrap();
    for number in 0..games {
        let seed = Seed::derived(1993, number);
        let mut sources =
            Sources { chance: Generator::new(seed, 0), players: Generator::new(seed, 1) };
        let mut luck = Generator::new(seed, 2);
        let mut game = Kommersant::set_up(&setup).unwrap();
        let mut each = vec![Box::new(Steady::NOW); players];
        let mut choices = Choices::new();
        play_out(&mut game, &mut each, &mut sources, u32::MAX, |game, _| {
            let Next::Seats(seats) = game.next() else { return };
            for seat in seats.iter() {
                choices.clear();
                game.choices(seat, &mut choices);
                for choice in choices.as_slice() {
                    if let Choice::Template(template) = *choice {
                        game.proposals(seat, template, &mut luck, &mut |action| {
                            show(game, seat, template, action);
                        });
                    }
                }
            }
        });
    }
}

/// What the one who is asked then does; `None` if this cannot be done, or nobody is asked about it.
fn answer(game: &Kommersant, seat: Seat, offer: Action) -> Option<Action> {
    let mut game = *game;
    game.act(seat, offer, &mut Silent).ok()?;
    let Next::Seats(asked) = game.next() else { return None };
    let (mut steady, mut nothing) = (Steady::NOW, Generator::from_number(0));
    Some(steady.choose(&game, asked.single()?, &mut nothing))
}

/// The same deal, a step better for who proposes it; `None` if nobody would pay less or more.
fn dearer(action: Action) -> Option<Action> {
    let mut dearer = action;
    match &mut dearer {
        Action::Offer { give_cash, get_cash, .. } | Action::Counter { give_cash, get_cash, .. } => {
            if *give_cash > Money::ZERO {
                *give_cash -= STEP;
            } else {
                *get_cash += STEP;
            }
        }
        Action::OfferSale { price, .. } | Action::OfferVacant { price, .. } => *price += STEP,
        Action::OfferPurchase { price, .. } if *price > Money::ZERO => *price -= STEP,
        _ => return None,
    }
    Some(dearer)
}

#[test]
fn deals_are_proposed_as_dear_as_steady_just_agrees_to() {
    let (mut sorts, mut refused) = ([0; 4], 0);
    for players in [2, 4] {
        proposals(players, 2, |game, seat, template, action| {
            let sort = match template {
                Template::Offer(_) => 0,
                Template::OfferSale(_) => 1,
                Template::OfferPurchase(_) => 2,
                Template::OfferVacant(_) => 3,
                _ => return,
            };
            assert_eq!(answer(game, seat, action), Some(Action::Accept), "{action:?}");
            sorts[sort] += 1;
            if let Some(answer) = dearer(action).and_then(|dearer| answer(game, seat, dearer)) {
                assert_ne!(answer, Action::Accept, "{action:?} could be dearer");
                refused += 1;
            }
        });
    }
    assert!(sorts.iter().all(|&count| count > 100), "{sorts:?}");
    assert!(refused > 1_000, "{refused} dearer ones");
}

#[test]
fn the_least_bid_that_wins_is_proposed_and_the_one_before() {
    let mut won = 0;
    let mut bids: Vec<(Kommersant, Seat, Vec<Action>)> = Vec::new();
    proposals(2, 6, |game, seat, template, action| {
        if template == Template::Bid {
            match bids.last_mut() {
                Some((of, by, proposed)) if (*of, *by) == (*game, seat) => proposed.push(action),
                _ => bids.push((*game, seat, vec![action])),
            }
        }
    });
    for (game, seat, proposed) in bids {
        let passes = |amount: i64| {
            let bid = Action::Bid { amount: Money::new(amount * 1_000) };
            answer(&game, seat, bid) == Some(Action::Pass)
        };
        // From the least bid on; where the other has passed already, none is answered.
        let Some(wins) = (1..400).find(|&amount| passes(amount)) else { continue };
        let is_proposed =
            |amount: i64| proposed.contains(&Action::Bid { amount: Money::new(amount * 1_000) });
        assert!(is_proposed(wins), "{wins} thousand win: {proposed:?}");
        let before = Action::Bid { amount: Money::new((wins - 1) * 1_000) };
        if answer(&game, seat, before).is_some() {
            assert!(is_proposed(wins - 1), "{wins} thousand win: {proposed:?}");
            won += 1;
        }
    }
    assert!(won > 10, "{won} auctions in which the other would raise");
}
