//! What a link says of itself where it is shared: a title, a description and a picture, in the language of
//! who asks. Only what everybody with the link may know.

use std::net::IpAddr;
use std::sync::{Arc, LazyLock};

use axum::http::header::{ACCEPT_LANGUAGE, HOST};
use axum::http::{HeaderMap, Uri};
use kontor_engine::listed::Names;
use kontor_engine::{Say, Text};
use kontor_store::{Status, TableId};
use kontor_texts::{LANGUAGES, Words, language};

use crate::app::App;
use crate::page::has;
use crate::protocol::{Spectators, TableShown};

/// What the page has for a head before anything is known.
const TITLE: &str = "<title>Kontor</title>";
const ENGLISH: &str = r#"<html lang="en">"#;
const DESCRIPTION: &str = r#"<meta name="description""#;

static WORDS: LazyLock<[Words; 3]> =
    LazyLock::new(|| LANGUAGES.map(|language| Words::read(language, &[file(language)])));

fn file(language: &str) -> &'static str {
    match language {
        "ru" => include_str!("../texts/preview.ru.ftl"),
        "pl" => include_str!("../texts/preview.pl.ftl"),
        _ => include_str!("../texts/preview.en.ftl"),
    }
}

/// What a link says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    language: &'static str,
    /// The address, without what follows its path.
    path: String,
    /// Whether the address names the language.
    named: bool,
    said: Said,
}

/// What is said of an address.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Said {
    title: String,
    description: String,
    /// The picture's file.
    picture: String,
    /// What is on it, for who does not see it.
    depicted: String,
}

/// The language that an address names: `?lang=pl`.
fn named(uri: &Uri) -> Option<&'static str> {
    let mut pairs = uri.query().unwrap_or_default().split('&');
    pairs.find_map(|pair| language(pair.strip_prefix("lang=")?))
}

/// The language of ours that a client asks for first.
fn wanted(headers: &HeaderMap) -> &'static str {
    let asked = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut tags = asked.unwrap_or_default().split(',').map(str::trim);
    tags.find_map(|tag| language(tag.split(';').next().unwrap_or_default())).unwrap_or(LANGUAGES[0])
}

fn words(language: &str) -> &'static Words {
    let at = LANGUAGES.iter().position(|known| *known == language).unwrap_or(0);
    &WORDS[at]
}

/// What those at a table are called.
fn called(table: &TableShown, language: &'static str) -> Vec<String> {
    let taken = table.seats.iter().filter(|seat| !seat.people.is_empty() || seat.bot.is_some());
    let (names, bots): (Vec<String>, Vec<Option<String>>) = taken
        .map(|seat| (seat.name.clone(), seat.bot.clone().filter(|_| seat.people.is_empty())))
        .unzip();
    match kontor_games::find(&table.game) {
        Ok(game) => Words::of(game, language).called(&names, &bots),
        Err(_) => names,
    }
}

/// The picture of a game, or Kontor's own, which has words in it, where the page has none of it.
fn drawn(picture: Option<&str>, language: &str) -> String {
    let path = |name: &str| format!("preview/{name}.png");
    let own = format!("kontor.{language}");
    match picture {
        Some(game) if has(&path(game)) || !has(&path(&own)) => format!("/{}", path(game)),
        _ => format!("/{}", path(&own)),
    }
}

impl Said {
    fn new(language: &str, title: Text, description: Text, game: Option<(&str, &str)>) -> Said {
        let speaker = words(language).with(Names(&[]));
        let depicted = match game {
            Some((_, name)) => Text::new("picture-game").with("game", name.to_string()),
            None => Text::new("picture"),
        };
        Said {
            title: speaker.say(&title),
            description: speaker.say(&description),
            picture: drawn(game.map(|(id, _)| id), language),
            depicted: speaker.say(&depicted),
        }
    }

    /// That of a page that is about no game.
    fn plain(language: &str, title: &'static str) -> Said {
        Said::new(language, Text::new(title), Text::new("front"), None)
    }

    /// That of the front page.
    fn front(language: &str) -> Said {
        Said::plain(language, "front-title")
    }

    /// That of the rules of a game.
    fn rules(language: &'static str, game: &str) -> Said {
        let Ok(known) = kontor_games::find(game) else {
            return Said::plain(language, "missing-title");
        };
        let name = Words::of(known, language).with(Names(&[])).say(&Text::new("game-name"));
        let by = |id: &'static str| Text::new(id).with("game", name.clone());
        Said::new(language, by("rules-title"), by("rules"), Some((game, &name)))
    }

    /// That of a table, or of its replay.
    fn table(language: &'static str, table: &TableShown, replay: bool) -> Said {
        let game = match kontor_games::find(&table.game) {
            Ok(game) => Words::of(game, language).with(Names(&[])).say(&Text::new("game-name")),
            Err(_) => table.game.clone(),
        };
        let named = |id: &str| Text::new(id.to_string()).with("game", game.clone());
        let names = called(table, language);
        let free = table.seats.len() - names.len();
        let by = |id: &str| Text::new(id.to_string()).with("names", names.join(", "));
        let hidden = table.settings.spectators == Spectators::None;
        let (title, description) = match table.status {
            Status::Waiting if free > 0 => ("table-title", by("table-free").with("seats", free)),
            Status::Waiting => ("table-title", by("table-full")),
            Status::Playing if hidden => ("table-closed-title", Text::new("table-closed")),
            Status::Playing => ("playing-title", by("playing")),
            Status::Closed => ("table-closed-title", Text::new("table-over")),
            Status::Finished => ("replay-title", by("replay")),
        };
        let again = replay && table.status == Status::Playing && !hidden;
        let title = if again { "replay-title" } else { title };
        Said::new(language, named(title), description, Some((&table.game, &game)))
    }
}

impl Preview {
    /// That of an address of the page; where there is nothing to say, that of the front page.
    pub async fn of(app: &Arc<App>, uri: &Uri, headers: &HeaderMap, from: IpAddr) -> Preview {
        let (path, named) = (uri.path().trim_start_matches('/').to_string(), named(uri));
        let language = named.unwrap_or_else(|| wanted(headers));
        let said = Preview::said_of(app, language, &path, from).await;
        Preview { language, path, named: named.is_some(), said }
    }

    async fn said_of(app: &Arc<App>, language: &'static str, path: &str, from: IpAddr) -> Said {
        let (kind, id) = path.split_once('/').unwrap_or((path, ""));
        match (kind, id) {
            ("", _) => return Said::front(language),
            ("new", "") => return Said::plain(language, "new-title"),
            ("account", "") => return Said::plain(language, "account-title"),
            ("people", _) => return Said::plain(language, "people-title"),
            ("rules", game) => return Said::rules(language, game),
            ("table" | "replay", _) => {}
            _ => return Said::plain(language, "missing-title"),
        }
        let Ok(id) = id.parse::<TableId>() else { return Said::front(language) };
        // Who asks too often still gets the page, which can be had without reading anything.
        if app.replays.admit(from, 1).is_err() {
            app.tables.metrics.limit("replays");
            return Said::front(language);
        }
        match app.tables.shown_by_store(&id).await {
            Ok(table) => Said::table(language, &table, kind == "replay"),
            Err(_) => Said::front(language),
        }
    }

    /// The page with this in its head.
    pub fn put_into(&self, page: &str, app: &App, headers: &HeaderMap) -> String {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let near = format!("http://{host}");
        let site = app.tables.config.public_url.as_deref().unwrap_or(&near).trim_end_matches('/');
        self.written(page, site)
    }

    fn written(&self, page: &str, site: &str) -> String {
        let Said { title, description, picture, depicted } = &self.said;
        let (title, description) = (escaped(title), escaped(description));
        let depicted = escaped(depicted);
        let address = format!("{}/{}", escaped(site), escaped(&self.path));
        let own = if self.named { format!("?lang={}", self.language) } else { String::new() };
        let mut head = format!(
            "<title>{title}</title>\n    \
             <meta property=\"og:site_name\" content=\"Kontor\" />\n    \
             <meta property=\"og:type\" content=\"website\" />\n    \
             <meta property=\"og:title\" content=\"{title}\" />\n    \
             <meta property=\"og:description\" content=\"{description}\" />\n    \
             <meta property=\"og:url\" content=\"{address}{own}\" />\n    \
             <meta property=\"og:locale\" content=\"{}\" />\n    \
             <meta property=\"og:image\" content=\"{}{picture}\" />\n    \
             <meta property=\"og:image:alt\" content=\"{depicted}\" />\n    \
             <meta property=\"og:image:width\" content=\"1200\" />\n    \
             <meta property=\"og:image:height\" content=\"630\" />\n    \
             <meta name=\"twitter:card\" content=\"summary_large_image\" />\n    \
             {DESCRIPTION} content=\"{description}\" />",
            locale(self.language),
            escaped(site),
        );
        for other in LANGUAGES {
            if other != self.language {
                let locale = locale(other);
                head += &format!(
                    "\n    <meta property=\"og:locale:alternate\" content=\"{locale}\" />"
                );
            }
            head += &alternate(other, &format!("{address}?lang={other}"));
        }
        head += &alternate("x-default", &address);
        let without: String = page
            .lines()
            .filter(|line| !line.trim_start().starts_with(DESCRIPTION))
            .flat_map(|line| [line, "\n"])
            .collect();
        let spoken = format!("<html lang=\"{}\">", self.language);
        without.replacen(TITLE, &head, 1).replacen(ENGLISH, &spoken, 1)
    }
}

/// The same address in another language. The page keeps these up to date as it goes on.
fn alternate(language: &str, address: &str) -> String {
    format!("\n    <link rel=\"alternate\" hreflang=\"{language}\" href=\"{address}\" />")
}

/// The locale that those who show links know a language by.
fn locale(language: &str) -> &'static str {
    match language {
        "ru" => "ru_RU",
        "pl" => "pl_PL",
        _ => "en_GB",
    }
}

/// As text within HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::{Named, PeopleNames};
    use crate::table::tests::House;
    use crate::testing::{app, course, started, stored};

    const PAGE: &str = "<html lang=\"en\">\n<head>\n  <meta name=\"description\" content=\"old\" />\n  <title>Kontor</title>\n</head>";

    fn at(path: &str, language: &'static str, named: bool, said: Said) -> Preview {
        Preview { language, path: path.to_string(), named, said }
    }

    fn shown(playing: bool) -> TableShown {
        let (course, people) = if playing { started(3) } else { course(3) };
        let names = people.iter().zip(["Ann <b>", "Bo", "Cy"]);
        let names: PeopleNames = names
            .map(|(id, name)| (id.clone(), Named { name: name.into(), owner: None }))
            .collect();
        course.shown(&names)
    }

    #[test]
    fn a_link_to_a_table_says_what_is_played_by_whom_and_whether_there_is_room() {
        let preview = Said::table("en", &shown(false), false);
        assert_eq!(preview.title, "Mercurius: come and play");
        assert_eq!(preview.description, "At the table: Ann <b>. 2 seats are free.");
        let page = at("table/q3v", "en", false, preview).written(PAGE, "https://kontor.example");
        assert!(page.contains("At the table: Ann &lt;b&gt;. 2 seats are free."), "{page}");
        assert!(page.contains("https://kontor.example/preview/mercurius.png"));
        assert!(page.contains("content=\"https://kontor.example/table/q3v\""));
        assert!(!page.contains("<b>") && !page.contains("content=\"old\""));
        assert_eq!(page.matches("<title>").count(), 1);
    }

    #[test]
    fn a_game_without_a_picture_has_kontors_own() {
        for language in LANGUAGES {
            let own = format!("kontor.{language}");
            assert_eq!(drawn(None, language), format!("/preview/{own}.png"));
            // Where the page was not built there are no pictures to choose from.
            let of_nothing = if has(&format!("preview/{own}.png")) { &own } else { "chess" };
            assert_eq!(drawn(Some("chess"), language), format!("/preview/{of_nothing}.png"));
            assert_eq!(drawn(Some("mercurius"), language), "/preview/mercurius.png");
        }
    }

    #[test]
    fn of_a_table_that_only_its_players_see_nobody_is_named() {
        let mut table = shown(true);
        assert!(Said::table("en", &table, false).description.contains("Bo"));
        table.settings.spectators = Spectators::None;
        let preview = Said::table("en", &table, false);
        assert!(!format!("{preview:?}").contains("Bo"), "{preview:?}");
        assert!(!format!("{:?}", Said::table("en", &table, true)).contains("Bo"));
    }

    #[tokio::test]
    async fn who_asks_too_often_gets_the_page_and_nothing_is_read_for_it() {
        let (house, tables) = House::new().await;
        let table = stored(&tables, &house.people[0].id, 0).await;
        let app = Arc::new(app(&tables, 3));
        let path: Uri = format!("/table/{}", table.id).parse().unwrap();
        let headers = HeaderMap::new();
        let mut titles = Vec::new();
        for number in [1, 1, 1, 1, 2] {
            let from = IpAddr::from([192, 0, 2, number]);
            titles.push(Preview::of(&app, &path, &headers, from).await.said.title);
        }
        let (own, front) = ("Mercurius: come and play", Said::front("en").title);
        assert_eq!(titles, [own, own, own, &front, own]);
    }

    #[test]
    fn it_speaks_the_language_of_who_asks() {
        let asked = |tags: &'static str| {
            let headers = [(ACCEPT_LANGUAGE, tags.parse().unwrap())].into_iter().collect();
            wanted(&headers)
        };
        assert_eq!(asked("pl-PL,pl;q=0.9,en;q=0.8"), "pl");
        assert_eq!(asked("de, ru;q=0.7"), "ru");
        assert_eq!(asked("de"), "en");
        for language in LANGUAGES {
            let preview = Said::table(language, &shown(false), false);
            assert!(preview.description.contains("Ann"), "{preview:?}");
            assert!(!Said::front(language).description.is_empty());
        }
    }

    /// What those who show links read: without running anything, in the language that the address names.
    #[tokio::test]
    async fn every_address_answers_in_the_language_that_it_names() {
        let (house, tables) = House::new().await;
        let table = stored(&tables, &house.people[0].id, 0).await;
        let app = Arc::new(app(&tables, 1000));
        let headers: HeaderMap =
            [(ACCEPT_LANGUAGE, "pl-PL".parse().unwrap())].into_iter().collect();
        let (own, again) = (format!("table/{}", table.id), format!("replay/{}", table.id));
        let paths =
            ["", "new", "account", "rules/nano", "rules/chess", "people/J.%20R.", "nowhere"];
        let paths = paths.into_iter().chain([own.as_str(), again.as_str()]);
        let mut titles = std::collections::BTreeSet::new();
        for path in paths {
            for language in LANGUAGES {
                let uri: Uri = format!("/{path}?at=3&lang={language}").parse().unwrap();
                let preview = Preview::of(&app, &uri, &headers, [192, 0, 2, 1].into()).await;
                let page = preview.put_into(PAGE, &app, &headers);
                let has = |part: &str| assert!(page.contains(part), "{part} in {page}");
                has(&format!("<html lang=\"{language}\">"));
                has(&format!("og:url\" content=\"http://localhost/{path}?lang={language}\""));
                has(&format!("og:locale\" content=\"{language}_"));
                has(&format!("og:image:alt\" content=\"{}\"", escaped(&preview.said.depicted)));
                for other in LANGUAGES {
                    has(&format!(
                        "hreflang=\"{other}\" href=\"http://localhost/{path}?lang={other}\""
                    ));
                }
                has(&format!("hreflang=\"x-default\" href=\"http://localhost/{path}\""));
                let title = preview.said.title.replace("Kontor", "").replace("NANO", "");
                let cyrillic = title.contains(|letter| matches!(letter, 'а'..='я'));
                assert_eq!(cyrillic, language == "ru", "{title}");
                titles.insert((path.to_string(), title));
            }
            let uri: Uri = format!("/{path}").parse().unwrap();
            let preview = Preview::of(&app, &uri, &headers, [192, 0, 2, 1].into()).await;
            assert_eq!((preview.language, preview.named), ("pl", false), "the browser's");
        }
        assert_eq!(titles.len(), 9 * LANGUAGES.len(), "a title of its own for each: {titles:?}");
    }

    #[test]
    fn the_words_agree_and_all_are_said() {
        kontor_contract::words_agree(
            &LANGUAGES.map(|language| (language, file(language))),
            &["Kontor"],
        );
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src/preview.rs");
        kontor_contract::words_are_said(file("en"), &[source]);
    }

    #[test]
    fn bots_are_called_in_the_language_of_the_link() {
        let mut table = shown(false);
        for seat in [1, 2] {
            table.seats[seat].bot = Some("steady".into());
            table.seats[seat].name = format!("steady {seat}");
        }
        let said = |language| Said::table(language, &table, false).description;
        assert!(said("ru").contains("Ann <b>, Толковый 1, Толковый 2"), "{}", said("ru"));
        assert!(said("pl").contains("Ann <b>, Rozważny 1, Rozważny 2"), "{}", said("pl"));
    }
}
