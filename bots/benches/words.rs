//! What it costs to put a game's texts into words, on one core: `cargo bench -p kontor-bots --bench words`.

use std::hint::black_box;

use kontor_bots::measure::Effort;
use kontor_bots::simulate::{PLAYERS_STREAM, STEP_LIMIT};
use kontor_engine::game::simulated;
use kontor_engine::generator::{CHANCE_STREAM, Generator, Seed};
use kontor_engine::play::{Sources, Step, play_out};
use kontor_engine::shown::{ShownKind, What, shown};
use kontor_engine::{
    Choices, Collected, Listed, Names, Next, Say, Seat, Setup, Text, Told, Viewer,
};
use kontor_games::Visitor;
use kontor_texts::{LANGUAGES, Words, shared};

/// How many games the texts are taken from.
const SAMPLE_GAMES: u64 = 4;

/// What is said in some games: to everybody of what happened, and to who is asked.
#[derive(Default)]
struct Heard {
    steps: usize,
    lines: Vec<Text>,
    asked: usize,
    choices: Vec<Text>,
}

impl Heard {
    fn step<G: Listed>(&mut self, before: &G, step: &Step<G>, names: Names<'_>) {
        self.steps += 1;
        let mut sink = Collected::default();
        step.apply(&mut before.clone(), &mut sink).expect("a step that was chosen");
        for told in &sink.told {
            if let Told::Event(event) = told
                && let Some(event) = G::witness(event, Viewer::Spectator)
            {
                self.lines.push(G::tell(&event, names).text);
            }
        }
        if let Next::Seats(seats) = before.next() {
            seats.iter().for_each(|seat| self.asked(before, seat, names));
        }
    }

    fn asked<G: Listed>(&mut self, game: &G, seat: Seat, names: Names<'_>) {
        self.asked += 1;
        self.choices.push(game.prompt(seat, names));
        let mut choices = Choices::new();
        game.choices(seat, &mut choices);
        for choice in choices.as_slice() {
            let choice = shown(game, seat, choice, names);
            let label = choice.label;
            self.choices
                .extend([Some(label.label), label.short, label.follows].into_iter().flatten());
            if let What::Form { fields, .. } = choice.what {
                for field in fields {
                    if let ShownKind::Pick { items, .. } = field.kind {
                        self.choices.extend(items.into_iter().map(|item| item.label));
                    }
                }
            }
        }
    }
}

struct MeasureAll {
    effort: Effort,
}

impl Visitor for MeasureAll {
    fn visit<G: Listed>(&mut self) {
        let info = G::info();
        let players = usize::from(info.min_seats.max(3));
        let names: Vec<String> = (1..=players).map(|player| format!("Anna {player}")).collect();
        let heard = heard_in::<G>(players, Names(&names));
        for language in LANGUAGES {
            let own = G::texts(language).expect("words in every language");
            let read_ns = self.effort.ns(|| {
                black_box(Words::read(language, &[shared(language), own]));
            });
            let words = Words::read(language, &[shared(language), own]);
            let say = words.with(Names(&names));
            let all = |texts: &[Text]| {
                self.effort.ns(|| {
                    for text in texts {
                        black_box(say.say(black_box(text)));
                    }
                })
            };
            let (lines_ns, choices_ns) = (all(&heard.lines), all(&heard.choices));
            println!(
                "| {:<24} | {language} | {:>12.2} | {:>9.1} | {:>14.1} | {:>11.1} | {:>9.2} | {:>10.2} |",
                info.name,
                heard.lines.len() as f64 / heard.steps as f64,
                lines_ns / heard.steps as f64 / 1e3,
                heard.choices.len() as f64 / heard.asked as f64,
                choices_ns / heard.asked as f64 / 1e3,
                (lines_ns + choices_ns) / (heard.lines.len() + heard.choices.len()) as f64 / 1e3,
                read_ns / 1e6,
            );
        }
    }
}

/// The texts of some games among `steady` players.
fn heard_in<G: Listed>(players: usize, names: Names<'_>) -> Heard {
    let setup = Setup::new(G::info(), None, players, &simulated::<G>()).expect("a table");
    let start = G::set_up(&setup).expect("a game");
    let steady = G::policies().iter().find(|policy| policy.name == "steady");
    let make = steady.expect("every game has a `steady`").make;
    let mut heard = Heard::default();
    for game in 0..SAMPLE_GAMES {
        let seed = Seed::derived(0, game);
        let mut sources = Sources {
            chance: Generator::new(seed, CHANCE_STREAM),
            players: Generator::new(seed, PLAYERS_STREAM),
        };
        let mut policies: Vec<_> = (0..players).map(|_| make()).collect();
        play_out(&mut start.clone(), &mut policies, &mut sources, STEP_LIMIT, |state, step| {
            heard.step(state, step, names);
        });
    }
    heard
}

fn main() {
    println!(
        "| game                     |    | lines a step | µs a step | texts a prompt | µs a prompt | µs a text | ms to read |\n\
         |--------------------------|----|-------------:|----------:|---------------:|------------:|----------:|-----------:|"
    );
    kontor_games::each(&mut MeasureAll { effort: Effort::asked() });
}
