//! Telling what happened, to whoever listens.

use crate::ledger::Posting;

/// Takes what happens during a step, in order. Simulations use [`Silent`] and pay nothing.
pub trait Sink<E> {
    /// Something happened. The event is only made if somebody listens.
    fn event(&mut self, make: impl FnOnce() -> E);
    /// Money moved.
    fn posted(&mut self, posting: Posting);
}

/// Nobody listens.
#[derive(Clone, Copy, Default, Debug)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn event(&mut self, _make: impl FnOnce() -> E) {}

    #[inline(always)]
    fn posted(&mut self, _posting: Posting) {}
}

/// One thing that happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Told<E> {
    /// An event of the game.
    Event(E),
    /// Money that moved.
    Posting(Posting),
}

/// Keeps everything that happens, in order.
#[derive(Clone, Debug)]
pub struct Collected<E> {
    /// What happened so far.
    pub told: Vec<Told<E>>,
}

impl<E> Default for Collected<E> {
    fn default() -> Collected<E> {
        Collected { told: Vec::new() }
    }
}

impl<E> Sink<E> for Collected<E> {
    fn event(&mut self, make: impl FnOnce() -> E) {
        self.told.push(Told::Event(make()));
    }

    fn posted(&mut self, posting: Posting) {
        self.told.push(Told::Posting(posting));
    }
}
