//! What Caravan adds to be played by people.

use kontor_engine::listed::Place;
use kontor_engine::{
    Choice, Generator, Label, Listed, Money, Names, Offered, Policy, Random, Say, Seat, Telling,
    Text,
};

use crate::{Action, Caravan, Event, GoingOn, RICH, View};

/// Goes on until the load is worth keeping.
struct Steady;

impl Policy<Caravan> for Steady {
    fn choose(&mut self, game: &Caravan, _seat: Seat, _generator: &mut Generator) -> Action {
        let goods = game.dearest();
        match game.load < Money::new(20) && goods > Money::ZERO {
            true => Action::GoOn { goods },
            false => Action::ComeHome,
        }
    }
}

impl Listed for Caravan {
    fn policies() -> &'static [Offered<Caravan>] {
        static POLICIES: [Offered<Caravan>; 2] = [
            Random::OFFERED,
            Offered {
                name: "steady",
                about: "goes on until the load is worth keeping",
                make: || Box::new(Steady),
            },
        ];
        &POLICIES
    }

    kontor_engine::texts!("caravan");

    fn show(view: &View, _names: Names<'_>, say: &impl Say) -> String {
        let mut lines = say.say(
            &Text::new("show-caravan")
                .with("who", view.on_turn)
                .with("round", view.round)
                .with("load", view.load),
        );
        for (seat, &cash) in Seat::all(view.cash.len()).zip(&view.cash) {
            lines.push('\n');
            lines.push_str(&say.say(&Text::new("show-purse").with("who", seat).with("cash", cash)));
        }
        lines
    }

    fn tell(event: &Event, _names: Names<'_>) -> Telling {
        match *event {
            Event::TurnBegan { seat, round } => {
                Telling::turn(seat, Text::new("told-turn").with("round", round))
            }
            Event::WentOn { seat, goods } => {
                Telling::by(seat, Text::new("told-went-on").with("goods", goods))
            }
            Event::Traded { face, load } => {
                Telling::nested(Text::new("told-traded").with("face", face).with("load", load))
            }
            Event::Robbed { load } => Telling::nested(Text::new("told-robbed").with("load", load)),
            Event::CameHome { seat, load } => {
                Telling::by(seat, Text::new("told-came-home").with("load", load))
            }
            Event::Ended { .. } => Telling::of(Text::new("told-ended")),
        }
    }

    fn prompt(&self, seat: Seat, _names: Names<'_>) -> Text {
        let id = if self.on_turn == seat { "asked-own" } else { "asked-other" };
        Text::new(id).with("who", self.on_turn).with("load", self.load)
    }

    fn label(&self, _seat: Seat, choice: &Choice<Action, GoingOn>, _names: Names<'_>) -> Label {
        match choice {
            Choice::Template(GoingOn) | Choice::Exact(Action::GoOn { .. }) => {
                Label::new(Text::new("label-go-on"))
            }
            Choice::Exact(Action::ComeHome) => {
                let follows = Text::new("follows-sale").with("load", self.load);
                Label::new(Text::new("label-come-home")).follows(follows).main()
            }
        }
    }

    /// C6.
    fn wins(&self) -> Text {
        Text::new("wins").with("rich", RICH).with("rounds", self.rounds)
    }

    fn touches(&self, _seat: Seat, _choice: &Choice<Action, GoingOn>) -> Vec<Place> {
        Vec::new()
    }
}
