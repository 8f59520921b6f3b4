//! Throwing and moving (K7 … K10), and getting out of the centre and the Tax Service (K13, K14).

use kontor_engine::odds::{percent, ways_of_dice};
use kontor_engine::{Generator, Money, Refusal, Rule, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::board::{Square, SquareSet, tax_service};
use crate::cards::Kept;
use crate::data::SQUARES;
use crate::edition::FullLap;
use crate::event::Event;
use crate::state::{Kommersant, Phase, Place, Task};

/// K13: what it takes to leave the centre.
pub const CENTRE_EXIT: u8 = 14;
/// K14: what it takes to leave the Tax Service without paying.
pub const TAX_EXIT: u8 = 13;
/// K14: what the Tax Service takes.
pub const TAX: Money = Money::new(10_000);
/// The most dice there are.
pub const MOST_DICE: u8 = 3;

/// In how many of a hundred throws three dice come to this or more.
pub(crate) fn percent_of_throws(needed: u8) -> u32 {
    let ways = ways_of_dice(MOST_DICE);
    percent(ways[usize::from(needed)..].iter().sum(), ways.iter().sum())
}

/// The faces of one to three dice. As JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>", export_to = "kommersant/"))]
pub struct Dice {
    faces: [u8; MOST_DICE as usize],
    count: u8,
}

impl Dice {
    /// These faces, if they are one to three of 1 to 6.
    pub fn new(faces: &[u8]) -> Option<Dice> {
        let fits = (1..=usize::from(MOST_DICE)).contains(&faces.len())
            && faces.iter().all(|face| (1..=6).contains(face));
        let mut dice = Dice { faces: [0; MOST_DICE as usize], count: faces.len() as u8 };
        fits.then(|| {
            dice.faces[..faces.len()].copy_from_slice(faces);
            dice
        })
    }

    /// Every throw of so many dice, one as likely as another.
    pub(crate) fn all(count: u8) -> impl Iterator<Item = Dice> {
        (0..6u8.pow(count.into())).map(move |mut number| {
            let mut dice = Dice { faces: [0; MOST_DICE as usize], count };
            for face in &mut dice.faces[..usize::from(count)] {
                *face = number % 6 + 1;
                number /= 6;
            }
            dice
        })
    }

    #[inline]
    pub(crate) fn throw(count: u8, generator: &mut Generator) -> Dice {
        let mut dice = Dice { faces: [0; MOST_DICE as usize], count };
        for face in &mut dice.faces[..usize::from(count)] {
            *face = generator.below(6) as u8 + 1;
        }
        dice
    }

    /// The faces.
    pub fn faces(&self) -> &[u8] {
        &self.faces[..usize::from(self.count)]
    }

    /// Their sum.
    #[inline]
    pub const fn sum(&self) -> u8 {
        self.faces[0] + self.faces[1] + self.faces[2]
    }

    /// K8: whether these are three dice, all alike.
    #[inline]
    pub const fn three_alike(&self) -> bool {
        self.count == MOST_DICE && self.faces[0] == self.faces[1] && self.faces[1] == self.faces[2]
    }
}

impl Serialize for Dice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.faces())
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        let faces = Vec::<u8>::deserialize(deserializer)?;
        Dice::new(&faces)
            .ok_or_else(|| serde::de::Error::custom("a throw is one to three faces from 1 to 6"))
    }
}

impl Kommersant {
    /// K14: whether the player on turn still has to settle with the Tax Service.
    #[inline]
    pub(crate) fn is_held_by_tax(&self, seat: Seat) -> bool {
        self.player(seat).place == Place::Square(tax_service()) && !self.tax_settled
    }

    /// How many dice the player on turn may throw, least and most.
    #[inline]
    pub(crate) fn dice_allowed(&self, seat: Seat) -> (u8, u8) {
        let player = self.player(seat);
        let first = self.agreed.edition().first_throw_of_three && !player.has_thrown;
        let three = first || player.place == Place::Centre || self.is_held_by_tax(seat);
        (if three { MOST_DICE } else { 1 }, MOST_DICE)
    }

    /// K7, K13, K14: the player throws.
    pub(crate) fn throw(&mut self, seat: Seat, dice: u8) -> Result<(), Refusal> {
        self.check_deals()?;
        if !(1..=MOST_DICE).contains(&dice) {
            return Err(Refusal::new(Rule("K7"), "refused-dice").with("dice", dice));
        }
        if dice < self.dice_allowed(seat).0 {
            return Err(self.refuse_fewer_dice(seat, dice));
        }
        self.player_mut(seat).has_thrown = true;
        self.phase = Phase::Thrown { dice };
        Ok(())
    }

    #[cold]
    fn refuse_fewer_dice(&self, seat: Seat, dice: u8) -> Refusal {
        let refusal = if self.player(seat).place == Place::Centre {
            Refusal::new(Rule("K13"), "refused-dice-in-centre")
        } else if self.is_held_by_tax(seat) {
            Refusal::new(Rule("K14"), "refused-dice-in-tax-service").with("tax", TAX)
        } else {
            Refusal::new(Rule("K7"), "refused-first-throw")
        };
        refusal.with("dice", dice)
    }

    /// K14: pays the Tax Service from cash.
    pub(crate) fn pay_tax(
        &mut self,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_held_by_tax(seat)?;
        if self.cash(seat) < TAX {
            return Err(Refusal::new(Rule("K14"), "refused-tax-cash")
                .with("tax", TAX)
                .with("cash", self.cash(seat)));
        }
        self.tax_settled = true;
        sink.event(|| Event::TaxPaid { seat, exempt: false });
        self.pay_in(seat, TAX, "tax-service", Rule("K14"), sink);
        Ok(())
    }

    /// K14: a kept exemption instead of paying; it goes under its deck.
    pub(crate) fn use_exemption(
        &mut self,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_held_by_tax(seat)?;
        if !self.player(seat).kept.has(Kept::TaxExemption) {
            return Err(Refusal::new(Rule("K14"), "refused-no-exemption"));
        }
        self.return_card(seat, Kept::TaxExemption, sink);
        self.tax_settled = true;
        sink.event(|| Event::TaxPaid { seat, exempt: true });
        Ok(())
    }

    fn check_held_by_tax(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_deals()?;
        if self.is_held_by_tax(seat) {
            return Ok(());
        }
        Err(Refusal::new(Rule("K14"), "refused-no-tax"))
    }

    /// The dice have fallen: the piece moves (K7), may move twice as far (K8), leaves the centre (K13)
    /// or the Tax Service (K14), or stays.
    pub(crate) fn move_by_dice(
        &mut self,
        count: u8,
        dice: Dice,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if dice.faces().len() != usize::from(count) {
            return Err(Refusal::new(Rule("K7"), "refused-dice-fell")
                .with("count", count)
                .with("fell", dice.faces().len()));
        }
        let seat = self.on_turn;
        let sum = dice.sum();
        sink.event(|| Event::Threw { seat, dice });
        self.dice = Some(dice);
        self.phase = Phase::Going;
        if self.player(seat).place == Place::Centre {
            if sum >= CENTRE_EXIT {
                self.phase = Phase::Naming { seat, piece: seat };
            } else {
                sink.event(|| Event::HeldBack { seat, sum, needed: CENTRE_EXIT });
            }
        } else if self.is_held_by_tax(seat) && sum < TAX_EXIT {
            sink.event(|| Event::HeldBack { seat, sum, needed: TAX_EXIT });
        } else if dice.three_alike() {
            self.phase = Phase::Doubling { sum };
        } else {
            self.walk_forward(seat, sum, sink);
        }
        Ok(())
    }

    /// K8: after three alike, the sum or twice as far.
    pub(crate) fn move_after_three_alike(
        &mut self,
        seat: Seat,
        double: bool,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Doubling { sum } = self.phase else { return Err(self.not_now(Rule("K8"))) };
        self.phase = Phase::Going;
        self.walk_forward(seat, if double { 2 * sum } else { sum }, sink);
        Ok(())
    }

    /// Walks forwards; a lap at Start (K10), then what the square brings (K6).
    pub(crate) fn walk_forward(&mut self, seat: Seat, steps: u8, sink: &mut impl Sink<Event>) {
        let from = self.square_of(seat);
        let to = from.forward(steps);
        self.player_mut(seat).place = Place::Square(to);
        sink.event(|| Event::Walked {
            seat,
            from,
            path: (1..=steps).map(|step| from.forward(step)).collect(),
            back: false,
        });
        self.tasks.push(Task::Arrive { seat });
        if self.walk_over(seat, from, steps, sink) {
            self.tasks.push(Task::Lap { seat });
        }
    }

    /// K10: whether a walk reaches or passes Start so that it counts. Where a lap needs both rings, the
    /// squares walked since the last time are noted, and crossing Start without all of them counts for
    /// nothing. Behind a crossing that was taken back one walks what belongs to no lap, and what was
    /// walked beyond it is kept for when Start is passed again.
    fn walk_over(
        &mut self,
        seat: Seat,
        from: Square,
        steps: u8,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let crosses = from.index() + usize::from(steps) >= SQUARES;
        if self.agreed.full_lap == FullLap::Start {
            return crosses;
        }
        let player = self.player_mut(seat);
        let path = (1..=steps).map(|step| from.forward(step));
        let beyond = path.clone().skip_while(|&square| square != Square::START).skip(1);
        if player.taken_back > 0 {
            if crosses && player.taken_back == 1 {
                beyond.for_each(|square| player.walked.insert(square));
            }
            return crosses;
        }
        path.take_while(|&square| square != Square::START)
            .for_each(|square| player.walked.insert(square));
        if !crosses {
            return false;
        }
        let full = player.walked == SquareSet::rings();
        player.walked = beyond.collect();
        if !full {
            sink.event(|| Event::CrossedShort { seat });
        }
        full
    }

    /// K10: whether a player who walks on to Start completes a lap there.
    pub(crate) fn completes_next(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let behind = Square::all().take(self.square_of(seat).index() + 1).skip(1);
        let walked = || behind.into_iter().all(|square| player.walked.contains(square));
        player.taken_back == 0 && (self.agreed.full_lap == FullLap::Start || walked())
    }

    /// Walks backwards; a crossing of Start is taken back (K10).
    pub(crate) fn walk_back(&mut self, seat: Seat, steps: u8, sink: &mut impl Sink<Event>) {
        let from = self.square_of(seat);
        let player = self.player_mut(seat);
        player.place = Place::Square(from.back(steps));
        if from.index() < usize::from(steps) {
            player.taken_back = player.taken_back.saturating_add(1);
        }
        sink.event(|| Event::Walked {
            seat,
            from,
            path: (1..=steps).map(|step| from.back(step)).collect(),
            back: true,
        });
        self.tasks.push(Task::Arrive { seat });
    }

    /// K10: dividends of all that is not mortgaged, at its present stage; then loans due (K34).
    pub(crate) fn complete_lap(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        if player.taken_back > 0 {
            player.taken_back -= 1;
            sink.event(|| Event::CrossedAgain { seat });
            return;
        }
        player.laps = player.laps.saturating_add(1);
        let laps = player.laps;
        self.pass_lap_as_racketeer(seat);
        let dividends = self.dividends(seat);
        sink.event(|| Event::Lap { seat, laps, dividends });
        self.pay_out(seat, dividends, "dividends", Rule("K10"), sink);
        self.call_loans(seat, sink);
    }

    /// K10: what a full lap pays a player now.
    pub fn dividends(&self, seat: Seat) -> Money {
        let lots = self.player(seat).lots.minus(self.mortgaged);
        lots.iter().map(|lot| lot.dividend_at(self.stages.of(lot))).sum()
    }

    /// K13, K15: the player names the square for a piece, their own or a neighbour's.
    pub(crate) fn name_square(
        &mut self,
        square: Square,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Naming { piece, .. } = self.phase else {
            return Err(self.not_now(Rule("K13")));
        };
        self.phase = Phase::Going;
        self.put_on(piece, square, sink);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chances_to_get_out_are_whole_percent() {
        assert_eq!(percent_of_throws(CENTRE_EXIT), 16, "35 of 216");
        assert_eq!(percent_of_throws(TAX_EXIT), 26, "56 of 216");
    }

    #[test]
    fn dice_are_one_to_three_of_six_faces() {
        assert_eq!(
            Dice::new(&[4, 4, 4]).map(|dice| (dice.sum(), dice.three_alike())),
            Some((12, true))
        );
        assert_eq!(
            Dice::new(&[4, 4]).map(|dice| (dice.sum(), dice.three_alike())),
            Some((8, false))
        );
        for wrong in [&[][..], &[0], &[7], &[1, 2, 3, 4]] {
            assert_eq!(Dice::new(wrong), None);
        }
    }
}
