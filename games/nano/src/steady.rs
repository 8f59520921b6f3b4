//! `steady`: a sensible player by rule of thumb.
//!
//! It asks of everything what it would bring over the next moves: a mine its coal, a worker the asset
//! that lacks one, a technology what it saves. It goes where the most is to be had soonest, sells what
//! it does not need itself, staffs what earns most for each worker, and as soon as its means suffice for
//! a technology park and two of steel and energy it heads for the BIObot. It guards the park, stops
//! others who are about to win by a raid, and arrests whoever raids it.

mod estimates;
mod going;
mod prison;
mod spending;
mod staffing;
mod trading;
mod works;

use std::cell::OnceCell;

use kontor_engine::{Generator, Money, Policy, Seat};

use self::works::Works;
use crate::action::Action;
use crate::data::{RESOURCES, Recipe, Resource};
use crate::state::{Nano, Phase};

/// The policy.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steady;

impl Policy<Nano> for Steady {
    fn choose(&mut self, game: &Nano, seat: Seat, generator: &mut Generator) -> Action {
        let mind = Mind::of(game, seat);
        if game.offer.is_some() {
            return mind.answer();
        }
        if let Some(action) = mind.call_strike() {
            return action;
        }
        match game.phase {
            Phase::Production => mind.produce(),
            Phase::Market => mind.sell_and_move(generator),
            Phase::Debt { .. } => mind.raise_tax(),
            Phase::Investment => mind.invest(),
            Phase::Planning => mind.plan(),
            _ => mind.sit_out(),
        }
    }
}

/// A player's view of the game, with what the estimates need; each of them is made when it is first
/// asked for, and then kept.
pub(crate) struct Mind<'a> {
    game: &'a Nano,
    seat: Seat,
    /// What a unit of each resource costs.
    prices: [f64; RESOURCES],
    works: OnceCell<Works>,
    income: OnceCell<f64>,
    park_recipe: OnceCell<Recipe>,
    winning: OnceCell<bool>,
    reserve: OnceCell<[u16; RESOURCES]>,
    means: OnceCell<f64>,
}

fn float(money: Money) -> f64 {
    money.units() as f64
}

impl<'a> Mind<'a> {
    pub(crate) fn of(game: &'a Nano, seat: Seat) -> Mind<'a> {
        Mind {
            game,
            seat,
            prices: std::array::from_fn(|at| float(game.price(Resource::ALL[at]))),
            works: OnceCell::new(),
            income: OnceCell::new(),
            park_recipe: OnceCell::new(),
            winning: OnceCell::new(),
            reserve: OnceCell::new(),
            means: OnceCell::new(),
        }
    }

    /// The own assets, and what they make and need.
    fn works(&self) -> &Works {
        self.works.get_or_init(|| self.look_at_works())
    }

    /// What a move earns as things stand.
    pub(crate) fn income(&self) -> f64 {
        *self.income.get_or_init(|| self.earnings())
    }

    /// Whether the means suffice to go for the BIObot now.
    fn is_winning(&self) -> bool {
        *self.winning.get_or_init(|| {
            let all = self.liquid(&[0; RESOURCES]);
            all + 2.0 * self.income().max(0.0) >= self.cost_of_winning()
        })
    }

    /// Units of each resource that are kept for own use.
    fn reserve(&self) -> &[u16; RESOURCES] {
        self.reserve.get_or_init(|| self.wanted_units())
    }

    /// Cash that is not needed for salaries, and what unneeded goods would bring.
    fn means(&self) -> f64 {
        *self.means.get_or_init(|| self.liquid(self.reserve()))
    }

    fn player(&self) -> &'a crate::state::Player {
        self.game.player(self.seat)
    }

    /// The first of those that promise most.
    fn best<T>(&self, options: impl Iterator<Item = (T, f64)>) -> Option<T> {
        let better = |best: Option<(T, f64)>, (option, value): (T, f64)| match best {
            Some((_, most)) if most >= value => best,
            _ => Some((option, value)),
        };
        options.fold(None, better).map(|(option, _)| option)
    }
}
