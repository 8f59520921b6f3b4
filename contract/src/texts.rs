//! Everything that a game says is said in every language.

mod choosable;
mod files;
mod heard;
mod marks;

use std::path::{Path, PathBuf};

use kontor_engine::listed::nearest_or_won;
use kontor_engine::listing::Listing;
use kontor_engine::play::Step;
use kontor_engine::shown::{ShownChoice, ShownKind, What, shown};
use kontor_engine::{
    Arg, Choices, Collected, Generator, Listed, Names, Next, OptionKind, Say, Seat, SeatSet,
    Silent, Text, Told, Viewer,
};
use kontor_texts::LANGUAGES;
use serde::Deserialize;

use crate::mutation::{Numbers, Vocabulary};
use crate::records::files_in;
use crate::refusals::learn;
use crate::rules::rule_of;
use crate::variants::each_state;
use crate::words::english;
use choosable::options_are_in_the_rules;
use files::agree;
use heard::{Heard, NAMES};
use marks::marks_are_alike;

pub use marks::are_marked_as_readings;

/// The game's files of words are whole and agree with each other; every id that is due by convention has
/// words; and in random games every prompt, label, line of the log, refusal, auction, offer and board is
/// said in all languages, with nothing missing and in no other language's letters. Words that nothing
/// says are found, too. A game that has no files of words yet is left alone.
pub fn texts_are_whole<G: Listed>(games: u32, crate_dir: &str) {
    if G::texts(LANGUAGES[0]).is_none() {
        return;
    }
    let files = LANGUAGES.map(|language| {
        let file = G::texts(language).unwrap_or_else(|| panic!("there are no words in {language}"));
        (language, files::messages(language, file))
    });
    agree(&files, &[]);
    rules_are_in_every_language::<G>();
    let mut heard = Heard::of(&Listing::<G>::new(), files);
    by_convention::<G>(&mut heard);
    says_the_same_of_itself::<G>();
    let folder = Path::new(crate_dir).join("src");
    let source = Source::of(&[&folder.to_string_lossy()]);
    in_random_games::<G>(games, &mut heard);
    // What begins with `board-` is said by the page's board alone; a game may have none.
    let boards = Path::new(crate_dir).join("../../web/src/boards").join(G::info().id);
    let boards = boards.to_string_lossy();
    let drawn: Vec<&str> =
        Some(&*boards).filter(|path| Path::new(path).is_dir()).into_iter().collect();
    let board = Source::of(&drawn);
    let unsaid: Vec<String> = heard
        .unsaid()
        .filter(|id| !(source.says(id) || id.starts_with("board-") && board.asks_for(id)))
        .collect();
    assert!(unsaid.is_empty(), "nothing says {unsaid:?}");
}

/// Files of words beside those of games agree as these do: the same ids, the same arguments, plural forms
/// and letters of the language. `codes` are typed in Latin letters in Russian, too.
pub fn words_agree(files: &[(&'static str, &str)], codes: &[&str]) {
    let files: Vec<_> =
        files.iter().map(|(language, file)| (*language, files::messages(language, file))).collect();
    agree(&files, codes);
}

/// All words of a file are said by the source in these files and folders.
pub fn words_are_said(file: &str, sources: &[&str]) {
    let source = Source::of(sources);
    let ids = files::messages(LANGUAGES[0], file).into_keys();
    let unsaid: Vec<String> = ids.filter(|id| !source.says(id)).collect();
    assert!(unsaid.is_empty(), "nothing says {unsaid:?}");
}

/// What the source in these files and folders asks for by name has words: what stands in quotes after one of
/// the makers, with its beginning before it.
pub fn words_are_there(knows: impl Fn(&str) -> bool, sources: &[&str], makers: &[(&str, &str)]) {
    let source =
        Source::read(sources, |file| file.split("#[cfg(test)]").next().unwrap_or_default());
    let mut asked = 0;
    for (maker, beginning) in makers {
        for rest in source.0.split(maker).skip(1) {
            let id = format!("{beginning}{}", rest.split('"').next().unwrap_or_default());
            assert!(knows(&id), "{id} has no words");
            asked += 1;
        }
    }
    assert!(asked > 0, "nothing is asked for");
}

/// The rules of every language have the same ids in the same order, with the same marks, and a row for every option
/// of the game with its values and defaults.
fn rules_are_in_every_language<G: Listed>() {
    let rules = LANGUAGES.map(|language| {
        G::rules(language).unwrap_or_else(|| panic!("there are no rules in {language}"))
    });
    let ids = rules.map(|text| text.lines().filter_map(rule_of).collect::<Vec<_>>());
    let options = G::info().editions.iter().flat_map(|edition| edition.options);
    for option in options {
        assert!(!option.rules.is_empty(), "the option {} belongs to no rule", option.id);
        let unknown = option.rules.iter().find(|rule| !ids[0].contains(&rule.to_lowercase()));
        assert_eq!(unknown, None, "the option {} names a rule that is none", option.id);
    }
    for (at, language) in LANGUAGES.into_iter().enumerate() {
        assert_eq!(
            ids[at], ids[0],
            "the rules in {language} have other ids than in {}",
            LANGUAGES[0]
        );
        options_are_in_the_rules(language, rules[at], G::info().editions);
    }
    marks_are_alike(rules);
}

/// What the game says of itself in English, to programs that ask for no words, is what its file of English says.
fn says_the_same_of_itself<G: Listed>() {
    let info = G::info();
    let mut said = vec![
        ("game-name".to_string(), info.name),
        ("game-about".to_string(), info.about),
        ("currency".to_string(), info.currency),
    ];
    said.extend(info.banks.iter().enumerate().map(|(at, bank)| (format!("bank-{at}"), *bank)));
    said.extend(info.endings.iter().map(|one| (format!("ending-{}", one.id), one.words)));
    said.extend(info.reasons.iter().map(|one| (format!("reason-{}", one.id), one.words)));
    said.extend(G::policies().iter().map(|bot| (format!("bot-{}-about", bot.name), bot.about)));
    for edition in info.editions {
        said.push((format!("edition-{}", edition.id), edition.about));
        let options = edition.options.iter();
        said.extend(options.map(|option| (format!("option-{}", option.id), option.about)));
    }
    let english = english::<G>(Names(&[]));
    // Where a line must not break is a matter of setting, not of words.
    let written =
        |id: &str| english.say(&Text::new(id.replace([' ', '.', '_'], "-"))).replace('\u{a0}', " ");
    let others: Vec<String> = said
        .into_iter()
        .filter(|(id, words)| written(id) != *words)
        .map(|(id, words)| format!("\n{id} = {}\n  but: {words}", written(&id)))
        .collect();
    assert!(others.is_empty(), "the file says:{}", others.concat());
}

/// What the game is called, its money, banks, editions and options, what it can end by and what it pays for.
fn by_convention<G: Listed>(heard: &mut Heard) {
    let info = G::info();
    for id in ["game-name", "game-about", "currency"] {
        heard.due(id, "");
    }
    for bank in 0..info.banks.len() {
        heard.due("bank", &bank.to_string());
    }
    for ending in info.endings {
        heard.due("ending", ending.id);
    }
    for reason in info.reasons {
        heard.due("reason", reason.id);
    }
    assert!(!info.credits.is_empty(), "nobody is named who made the game");
    for credit in info.credits {
        heard.hear_with_codes(&credit.text());
    }
    for bot in G::policies() {
        heard.due("bot", bot.name);
        heard.due("bot", &format!("{}-about", bot.name));
        heard.due("bot", &format!("{}-name", bot.name));
    }
    for edition in info.editions {
        heard.due("edition", edition.id);
        for option in edition.options {
            heard.due("option", option.id);
            if let OptionKind::OneOf { values, .. } = option.kind {
                for value in values {
                    heard.due("option", &format!("{}-{value}", option.id));
                }
            }
        }
    }
}

fn in_random_games<G: Listed>(games: u32, heard: &mut Heard) {
    let mut vocabulary = Vocabulary::default();
    let mut outcomes: Vec<G::Outcome> = Vec::new();
    let mut before: Option<G> = None;
    each_state::<G>(games, 6, |game, step, generator| {
        if let (Some(step), Some(state)) = (step, before.replace(game.clone())) {
            hear_step(&state, step, heard);
            if let Step::Chance(outcome) = step
                && outcomes.len() < 1_000
            {
                outcomes.push(*outcome);
            }
        }
        if game.next() == Next::Over {
            if let Some(ending) = game.standing(Viewer::All).ending {
                heard.due("ending", ending);
            }
            game.decided().iter().for_each(|text| heard.hear(text));
            hear_nearest(game, Viewer::All, heard);
        }
        // What happens is heard in all games; what could be done, at so many states as in every tenth of them.
        if generator.number(10) > 0 {
            return;
        }
        let decided = game.decided();
        assert!(decided.is_empty() || game.next() == Next::Over, "{decided:?}");
        for seat in Seat::all(game.seats()) {
            heard.hear(&game.prompt(seat, Names(&NAMES.map(String::from))));
            for choice in hear_choices(game, seat, heard) {
                learn(&mut vocabulary, &choice);
            }
            hear_refusals(game, seat, &mut vocabulary, generator, heard);
        }
        if !outcomes.is_empty() {
            let outcome = outcomes[generator.number(outcomes.len())];
            // An outcome that cannot be comes from a forged record, and is told by its codes.
            if let Err(refusal) = game.clone().chance(outcome, &mut Silent) {
                heard.hear_with_codes(&refusal.reason());
            }
        }
        heard.hear(&game.wins());
        let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            hear_nearest(game, viewer, heard);
            hear_deals(game, viewer, heard);
        }
        // The board is long; now and then is often enough.
        if generator.number(20) == 0 {
            let viewer = [Viewer::All, Viewer::Spectator][generator.number(2)];
            heard.hear_shown(|names, say| G::show(&game.view(viewer), names, &say));
        }
    });
}

/// What a step is told as, to everybody, and what is paid for.
fn hear_step<G: Listed>(before: &G, step: &Step<G>, heard: &mut Heard) {
    let mut sink = Collected::default();
    step.apply(&mut before.clone(), &mut sink).expect("the step was played");
    let viewers = Seat::all(before.seats()).map(Viewer::Seat);
    let viewers: Vec<Viewer> = viewers.chain([Viewer::Spectator, Viewer::All]).collect();
    let names = NAMES.map(String::from);
    for told in &sink.told {
        match told {
            // All reasons are due by the game's info.
            Told::Posting(posting) => assert!(
                G::info().reasons.iter().any(|reason| reason.id == posting.reason),
                "{} is no reason of the game",
                posting.reason
            ),
            Told::Event(event) => {
                let all_see = |viewer: &Viewer| G::witness(event, *viewer).as_ref() == Some(event);
                let open = !G::is_open(event) || viewers.iter().all(all_see);
                assert!(open, "not everybody sees {event:?}");
                let mut witnessed: Vec<G::Event> = Vec::new();
                for event in viewers.iter().filter_map(|&viewer| G::witness(event, viewer)) {
                    if !witnessed.contains(&event) {
                        heard.hear(&G::tell(&event, Names(&names)).text);
                        witnessed.push(event);
                    }
                }
            }
        }
    }
}

/// What a seat's choices are called, and what is asked for in their forms.
fn hear_choices<G: Listed>(game: &G, seat: Seat, heard: &mut Heard) -> Vec<ShownChoice> {
    let mut choices = Choices::new();
    game.choices(seat, &mut choices);
    let names = NAMES.map(String::from);
    let all: Vec<ShownChoice> =
        choices.as_slice().iter().map(|choice| shown(game, seat, choice, Names(&names))).collect();
    for choice in &all {
        let label = &choice.label;
        [Some(&label.label), label.short.as_ref(), label.follows.as_ref()]
            .into_iter()
            .flatten()
            .for_each(|text| heard.hear(text));
        let kind = match &choice.what {
            What::Action { action } => action.get("do"),
            What::Form { base, fields, .. } => {
                for field in fields {
                    heard.due("field", field.name);
                    field.totals.iter().for_each(|total| heard.hear(&total.what));
                    if let ShownKind::Pick { items, .. } = &field.kind {
                        items.iter().for_each(|item| heard.hear(&item.label));
                    }
                }
                base.get("do")
            }
        };
        let kind = kind.and_then(|kind| kind.as_str());
        heard.due("do", kind.unwrap_or_else(|| panic!("an action that does nothing: {choice:?}")));
    }
    all
}

/// How many actions are tried at each state.
const TRIES: usize = 4;

fn hear_refusals<G: Listed>(
    game: &G,
    seat: Seat,
    vocabulary: &mut Vocabulary,
    generator: &mut Generator,
    heard: &mut Heard,
) {
    for _ in 0..TRIES {
        let Ok(action) = G::Action::deserialize(&vocabulary.action(generator)) else { continue };
        if let Err(refusal) = game.clone().act(seat, action, &mut Silent) {
            heard.hear(&refusal.reason());
        }
    }
}

/// Who is said to be nearest to winning are those who are marked as such; after the end, the winners.
fn hear_nearest<G: Listed>(game: &G, viewer: Viewer, heard: &mut Heard) {
    let nearest = nearest_or_won(game, viewer);
    heard.hear(&nearest);
    let winners = game.standing(viewer).winners();
    let marked = if winners.is_empty() { game.ahead(viewer) } else { winners };
    assert_eq!(named_in(&nearest), marked, "{nearest:?}");
}

/// The seats that a text names.
fn named_in(text: &Text) -> SeatSet {
    let seats_of = |arg: &Arg| match arg {
        Arg::Seat(seat) => SeatSet::one(*seat),
        Arg::Text(inner) => named_in(inner),
        Arg::List(list) => list.iter().flat_map(|inner| named_in(inner).iter()).collect(),
        Arg::Number(_) | Arg::Money(_) | Arg::Word(_) => SeatSet::EMPTY,
    };
    text.args.iter().flat_map(|(_, arg)| seats_of(arg).iter()).collect()
}

fn hear_deals<G: Listed>(game: &G, viewer: Viewer, heard: &mut Heard) {
    if let Some(auction) = game.auction(viewer) {
        heard.hear(&auction.what);
    }
    if let Some(offer) = game.offer(viewer) {
        offer.proposer_gives.iter().chain(&offer.partner_gives).for_each(|text| heard.hear(text));
    }
}

/// Source, to find out what it can say.
struct Source(String);

impl Source {
    /// What stands in these files and folders.
    fn of(paths: &[&str]) -> Source {
        Source::read(paths, |file| file)
    }

    /// The same, of each file only this part.
    fn read(paths: &[&str], part: impl Fn(&str) -> &str) -> Source {
        let mut source = String::new();
        let mut left: Vec<PathBuf> = paths.iter().map(PathBuf::from).collect();
        while let Some(path) = left.pop() {
            if path.is_dir() {
                left.extend(files_in(&path));
            } else {
                let file = std::fs::read_to_string(path).expect("a source file can be read");
                source += part(&file);
            }
        }
        Source(source)
    }

    /// Whether it mentions the id, or makes ids that begin like it: `Text::named("kind-", id)`, `format!("kind-{id}")`.
    /// Kinds of actions head choices by what the action is called, `SellLot` or `"sell_lot"`; some come up seldom.
    fn says(&self, id: &str) -> bool {
        let made = |at: usize| {
            let sort = &id[..at];
            self.0.contains(&format!("named(\"{sort}-\", "))
                || self.0.contains(&format!("\"{sort}-{{"))
        };
        id.strip_prefix("do-").is_some_and(|kind| self.has_kind(kind))
            || self.0.contains(&format!("\"{id}\""))
            || id.match_indices('-').any(|(at, _)| made(at))
    }

    /// Whether there is a kind of action of this name.
    fn has_kind(&self, kind: &str) -> bool {
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        let variant: String = kind.split('-').map(capital).collect();
        let mut around = self.0.match_indices(&variant).map(|(at, _)| {
            let before = self.0[..at].chars().next_back();
            let after = self.0[at + variant.len()..].chars().next();
            (before, after)
        });
        around.any(|(before, after)| {
            !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
        })
    }

    /// Whether the page asks for the id.
    fn asks_for(&self, id: &str) -> bool {
        ['\'', '`', '"'].iter().any(|quote| self.0.contains(&format!("{quote}{id}{quote}")))
    }
}
