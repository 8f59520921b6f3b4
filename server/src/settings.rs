//! What an operator can set, and from where it is taken: flags, then the environment (`KONTOR_…`), then
//! a file in TOML, then what is usual.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use kontor_engine::Text;

use crate::config::Config;
use crate::limits::Rate;
use crate::log::{self, Lines};

/// What the names of environment variables begin with.
pub const PREFIX: &str = "KONTOR_";

/// One thing that can be set.
pub struct Setting {
    /// Its name as a flag and in the file; in the environment in capitals.
    pub name: &'static str,
    /// What kind of value it takes.
    pub value: &'static str,
    /// What it does.
    pub about: &'static str,
    set: fn(&mut Config, &str) -> Option<()>,
    show: fn(&Config) -> String,
}

macro_rules! setting {
    ($name:literal, $value:literal, $about:literal, $($field:ident).+, $parse:expr, $show:expr) => {
        Setting {
            name: $name,
            value: $value,
            about: $about,
            set: |config, text| {
                config.$($field).+ = ($parse)(text)?;
                Some(())
            },
            show: |config| ($show)(&config.$($field).+),
        }
    };
}

/// Everything that can be set.
pub const SETTINGS: &[Setting] = &[
    setting!("listen", "ADDRESS", "Where to listen", listen, plain, text_of::<SocketAddr>),
    setting!(
        "data",
        "DIR",
        "The directory for everything that is stored; made if it is not there",
        data,
        path,
        |path: &std::path::PathBuf| path.display().to_string()
    ),
    setting!(
        "database",
        "DATABASE",
        "Where everything is stored, if not in a file there: postgres://USER:PASSWORD@HOST/NAME",
        database,
        |text| plain(text).map(Some),
        maybe
    ),
    setting!(
        "public-url",
        "URL",
        "The address that people use, where a reverse proxy stands before the server",
        public_url,
        |text| public_url(text).map(Some),
        maybe
    ),
    setting!(
        "behind-proxy",
        "true|false",
        "Believe the reverse proxy's X-Forwarded-For where requests come from",
        behind_proxy,
        plain,
        text_of::<bool>
    ),
    setting!(
        "contact",
        "TEXT",
        "Whom people should tell when something is damaged: a name, an address",
        contact,
        |text: &str| Some(Some(text.to_string())),
        maybe
    ),
    setting!("log", "text|json", "How lines of the log look", log, plain, text_of::<Lines>),
    setting!(
        "log-level",
        "LEVEL",
        "What is logged: error, warn, info, debug, trace, or as RUST_LOG says it",
        log_level,
        level,
        text_of::<String>
    ),
    setting!(
        "metrics",
        "ADDRESS",
        "Where to say figures for Prometheus; nowhere unless it is named",
        metrics,
        |text| plain(text).map(Some),
        maybe
    ),
    setting!(
        "dice",
        "SEED",
        "A number that all chance follows from, for tests, lessons and demonstrations; every table says so",
        dice,
        |text| plain(text).map(Some),
        maybe
    ),
    setting!(
        "connections",
        "NUMBER",
        "How many connections there is room for",
        room.all,
        plain,
        text_of::<usize>
    ),
    setting!(
        "connections-reserve",
        "NUMBER",
        "How many of them are kept for who sits at a table",
        room.reserve,
        plain,
        text_of::<usize>
    ),
    setting!(
        "connections-each",
        "NUMBER",
        "How many one address may have; of IPv6, one network of 48 bits",
        room.each,
        plain,
        text_of::<usize>
    ),
    setting!(
        "patience",
        "TIME",
        "How long a client may take to say what it wants",
        patience,
        time,
        show_time
    ),
    setting!(
        "silence",
        "TIME",
        "After how long without a word a socket is let go",
        silence,
        time,
        show_time
    ),
    setting!(
        "idle",
        "TIME",
        "After how long without anybody a table is put away",
        idle,
        time,
        show_time
    ),
    setting!(
        "bot-pause",
        "TIME",
        "How long bots wait before they act, so that people can follow",
        bot_pause,
        time,
        show_time
    ),
    setting!("bot-time", "TIME", "How long a bot may think", bot_budget, time, show_time),
    setting!(
        "bot-threads",
        "NUMBER",
        "How many threads bots that look ahead have; the others have as many of their own",
        bot_threads,
        plain,
        text_of::<usize>
    ),
    setting!(
        "alone-steps",
        "NUMBER",
        "After how many steps a game that only bots play on ends",
        alone.steps,
        plain,
        text_of::<usize>
    ),
    setting!("alone-time", "TIME", "After how long such a game ends", alone.time, time, show_time),
    setting!(
        "alone-each",
        "NUMBER",
        "How many such games of one person go on at a time",
        alone.each,
        plain,
        text_of::<usize>
    ),
    setting!(
        "alone-share",
        "SHARE",
        "What part of a thread all such games have together, up to 1",
        alone.share,
        plain,
        text_of::<f64>
    ),
    setting!(
        "undo-pause",
        "TIME",
        "How long who was refused to take back waits before asking again",
        undo_pause,
        time,
        show_time
    ),
    setting!(
        "grace",
        "TIME",
        "How long who loses the connection still counts as being at the table",
        grace,
        time,
        show_time
    ),
    setting!("rate-guests", "RATE", "New guests from one address", rates.guests, rate, show_rate),
    setting!(
        "rate-passwords",
        "RATE",
        "Tries of a password for one name from one address",
        rates.passwords,
        rate,
        show_rate
    ),
    setting!("rate-renames", "RATE", "New names of one person", rates.renames, rate, show_rate),
    setting!("rate-tables", "RATE", "New tables of one person", rates.tables, rate, show_rate),
    setting!(
        "rate-chat",
        "RATE",
        "Lines of chat of one person at one table",
        rates.chat,
        rate,
        show_rate
    ),
    setting!(
        "rate-replays",
        "RATE",
        "Looks at tables and games by one address; long games count more than once",
        rates.replays,
        rate,
        show_rate
    ),
    setting!(
        "rate-requests",
        "RATE",
        "Messages of one socket, and other requests of one address",
        rates.requests,
        rate,
        show_rate
    ),
];

fn plain<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn level(text: &str) -> Option<String> {
    log::filter(text).ok().map(|_| text.to_string())
}

fn path(text: &str) -> Option<std::path::PathBuf> {
    Some(text.into())
}

fn text_of<T: ToString>(value: &T) -> String {
    value.to_string()
}

fn maybe<T: ToString>(value: &Option<T>) -> String {
    value.as_ref().map_or_else(|| "none".to_string(), T::to_string)
}

/// An address for people: of a whole site.
fn public_url(text: &str) -> Option<String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))?;
    let host = host.trim_end_matches('/');
    (!host.is_empty() && !host.contains('/')).then(|| text.to_string())
}

/// The units of times, the longest first, in milliseconds.
const UNITS: [(&str, u64); 5] =
    [("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1_000), ("ms", 1)];

/// A time as `700ms`, `30s`, `10m`, `2h`, `1d`; a number alone is milliseconds.
fn time(text: &str) -> Option<Duration> {
    let digits = text.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
    let unit = match &text[digits.len()..] {
        "" => Some(1),
        named => UNITS.iter().find(|(unit, _)| *unit == named).map(|(_, factor)| *factor),
    };
    let number: u64 = digits.parse().ok()?;
    number.checked_mul(unit?).map(Duration::from_millis)
}

fn show_time(time: &Duration) -> String {
    let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let fits = |(_, unit): &&(&str, u64)| milliseconds > 0 && milliseconds % unit == 0;
    let (unit, factor) = UNITS.iter().find(fits).unwrap_or(&("ms", 1));
    format!("{}{unit}", milliseconds / factor)
}

/// So many in a time: `30/1h`.
fn rate(text: &str) -> Option<Rate> {
    let (count, within) = text.split_once('/')?;
    let count: u32 = count.trim().parse().ok()?;
    let within = time(within.trim())?;
    (count > 0 && !within.is_zero()).then(|| Rate::per(count, within))
}

fn show_rate(rate: &Rate) -> String {
    let within = rate.period * rate.burst;
    // Whole milliseconds: the period was rounded down.
    let rounded = Duration::from_millis((within.as_secs_f64() * 1_000.0).round() as u64);
    format!("{}/{}", rate.burst, show_time(&rounded))
}

/// Where a value was taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A flag.
    Flag,
    /// The environment.
    Environment,
    /// The file.
    File,
    /// As it is usual.
    Usual,
}

impl Source {
    /// What it is called: the message's id.
    pub fn text(self) -> Text {
        Text::new(match self {
            Source::Flag => "source-flag",
            Source::Environment => "source-environment",
            Source::File => "source-file",
            Source::Usual => "source-usual",
        })
    }
}

/// What is in force.
#[derive(Debug)]
pub struct InForce {
    /// The server's set-up.
    pub config: Config,
    /// Each setting with its value and where that is from.
    pub from: Vec<(&'static str, String, Source)>,
    /// What is wrong; the words are the terminal's.
    pub wrong: Vec<Text>,
    /// What may be wrong: variables of the environment that name no setting, but could be others'.
    pub unknown: Vec<Text>,
}

/// Values by the names of settings.
pub type Values = BTreeMap<String, String>;

/// The settings among environment variables, and other variables that look like one. Those that the
/// caller knows are left out.
pub fn environment(variables: impl Iterator<Item = (String, String)>, others: &[&str]) -> Values {
    variables
        .filter_map(|(name, value)| {
            let name = name.strip_prefix(PREFIX)?.to_lowercase().replace('_', "-");
            (!others.contains(&name.as_str())).then_some((name, value))
        })
        .collect()
}

/// What is wrong with a file of settings.
#[derive(Debug)]
pub enum FileError {
    /// It cannot be read.
    Unread(std::io::Error),
    /// It is no TOML, as its reader says.
    Form(String),
    /// A setting has several values.
    Several(String),
}

/// The settings in a file.
pub fn file(path: &Path) -> Result<Values, FileError> {
    let text = std::fs::read_to_string(path).map_err(FileError::Unread)?;
    let no_toml = |error: toml::de::Error| FileError::Form(error.message().to_string());
    let table: toml::Table = text.parse().map_err(no_toml)?;
    let value = |(name, value): (String, toml::Value)| match value {
        toml::Value::String(text) => Ok((name, text)),
        toml::Value::Integer(number) => Ok((name, number.to_string())),
        toml::Value::Float(number) => Ok((name, number.to_string())),
        toml::Value::Boolean(is) => Ok((name, is.to_string())),
        _ => Err(FileError::Several(name)),
    };
    table.into_iter().map(value).collect()
}

/// Puts together what is in force: the first of these that names a setting decides it.
pub fn in_force(usual: Config, flags: &Values, environment: &Values, file: &Values) -> InForce {
    let mut config = usual;
    let (mut from, mut wrong) = (Vec::new(), Vec::new());
    let sources = [(flags, Source::Flag), (environment, Source::Environment), (file, Source::File)];
    for setting in SETTINGS {
        let named =
            sources.iter().find_map(|(values, source)| Some((values.get(setting.name)?, *source)));
        let mut source = Source::Usual;
        if let Some((text, named)) = named {
            match (setting.set)(&mut config, text) {
                Some(()) => source = named,
                None => wrong.push(setting.unfit(named, text)),
            }
        }
        from.push((setting.name, (setting.show)(&config), source));
    }
    let mut unknown = Vec::new();
    for (values, source) in sources {
        let all = values.keys().filter(|name| !SETTINGS.iter().any(|known| known.name == **name));
        let said = all.map(|name| {
            Text::new("setting-unknown").with("name", name.clone()).with("source", source.text())
        });
        if source == Source::Environment { unknown.extend(said) } else { wrong.extend(said) }
    }
    wrong.extend(contradictions(&config));
    InForce { config, from, wrong, unknown }
}

impl Setting {
    /// A value as it may be said again: the address of a database can hold a password.
    fn shown(&self, given: &str) -> String {
        match self.value {
            "DATABASE" => given.split_once(':').map_or(given, |(kind, _)| kind).to_string(),
            _ => given.to_string(),
        }
    }

    fn unfit(&self, source: Source, given: &str) -> Text {
        let wanted = match self.value {
            "ADDRESS" => "wanted-address",
            "URL" => "wanted-url",
            "DATABASE" => "wanted-database",
            "true|false" => "wanted-flag",
            "TIME" => "wanted-time",
            "RATE" => "wanted-rate",
            "SHARE" => "wanted-share",
            "text|json" => "wanted-lines",
            "LEVEL" => "wanted-level",
            _ => "wanted-number",
        };
        Text::new("setting-unfit")
            .with("name", self.name)
            .with("source", source.text())
            .with("given", self.shown(given))
            .with("wanted", Text::new(wanted))
    }
}

/// What makes no sense together.
fn contradictions(config: &Config) -> Vec<Text> {
    let clash =
        config.metrics.is_some_and(|metrics| metrics.port() != 0 && metrics == config.listen);
    let share = config.alone.share;
    [
        (config.room.reserve < config.room.all, "setting-reserve"),
        (config.room.each > 0, "setting-each"),
        (config.bot_threads > 0, "setting-bot-threads"),
        (share > 0.0 && share <= 1.0, "setting-share"),
        (!clash, "setting-metrics"),
    ]
    .into_iter()
    .filter(|(holds, _)| !holds)
    .map(|(_, why)| Text::new(why))
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn usual() -> Config {
        Config::new(SocketAddr::from(([127, 0, 0, 1], 8080)), "kontor-data")
    }

    fn values(pairs: &[(&str, &str)]) -> Values {
        pairs.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect()
    }

    fn shown<'a>(in_force: &'a InForce, name: &str) -> (&'a str, Source) {
        let (_, value, source) = in_force.from.iter().find(|(known, ..)| *known == name).unwrap();
        (value, *source)
    }

    #[test]
    fn flags_come_before_the_environment_and_that_before_the_file() {
        let flags = values(&[("listen", "0.0.0.0:80")]);
        let environment = values(&[("listen", "0.0.0.0:81"), ("bot-pause", "1s")]);
        let file =
            values(&[("bot-pause", "2s"), ("rate-guests", "7/10m"), ("behind-proxy", "true")]);
        let found = in_force(usual(), &flags, &environment, &file);
        assert!(found.wrong.is_empty(), "{:?}", found.wrong);
        assert_eq!(shown(&found, "listen"), ("0.0.0.0:80", Source::Flag));
        assert_eq!(shown(&found, "bot-pause"), ("1s", Source::Environment));
        assert_eq!(shown(&found, "rate-guests"), ("7/10m", Source::File));
        assert_eq!(shown(&found, "bot-time"), ("5s", Source::Usual));
        assert!(found.config.behind_proxy);
        assert_eq!(found.config.rates.guests, Rate::per(7, Duration::from_secs(600)));
    }

    #[test]
    fn what_is_wrong_is_said_all_at_once() {
        let flags = values(&[("listen", "nowhere"), ("public-url", "https://a.example/path")]);
        let environment = values(&[("bot-pase", "1s")]);
        let file = values(&[
            ("connections", "10"),
            ("connections-reserve", "10"),
            ("rate-chat", "5"),
            ("lissen", "x"),
        ]);
        let found = in_force(usual(), &flags, &environment, &file);
        let unfit = |name: &'static str, source: Source, given: &str, wanted: &'static str| {
            let text = Text::new("setting-unfit").with("name", name).with("source", source.text());
            text.with("given", given.to_string()).with("wanted", Text::new(wanted))
        };
        let unknown = |name: &str, source: Source| {
            let text = Text::new("setting-unknown").with("name", name.to_string());
            text.with("source", source.text())
        };
        let expected = [
            unfit("listen", Source::Flag, "nowhere", "wanted-address"),
            unfit("public-url", Source::Flag, "https://a.example/path", "wanted-url"),
            unfit("rate-chat", Source::File, "5", "wanted-rate"),
            unknown("lissen", Source::File),
            Text::new("setting-reserve"),
        ];
        assert_eq!(found.wrong, expected);
        assert_eq!(found.unknown, [unknown("bot-pase", Source::Environment)]);
    }

    #[test]
    fn every_setting_can_be_set_to_what_it_shows() {
        let before = in_force(usual(), &Values::new(), &Values::new(), &Values::new());
        let named: Values = before
            .from
            .iter()
            .filter(|(_, value, _)| value != "none")
            .map(|(name, value, _)| (name.to_string(), value.clone()))
            .collect();
        let after = in_force(usual(), &named, &Values::new(), &Values::new());
        assert!(after.wrong.is_empty(), "{:?}", after.wrong);
        for ((name, value, _), (_, again, _)) in before.from.iter().zip(&after.from) {
            assert_eq!(value, again, "{name}");
        }
    }

    #[test]
    fn a_public_address_has_no_path() {
        assert!(public_url("https://games.example").is_some());
        assert!(public_url("http://localhost:8080/").is_some());
        for wrong in ["games.example", "https://", "https://games.example/kontor", "ftp://x"] {
            assert!(public_url(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn times_and_rates_are_read_as_people_write_them() {
        assert_eq!(time("700"), Some(Duration::from_millis(700)));
        assert_eq!(time("2h"), Some(Duration::from_secs(7_200)));
        for wrong in ["", "h", "1w", "-1s", "1.5s", "99999999999999999999d"] {
            assert!(time(wrong).is_none(), "{wrong}");
        }
        for wrong in ["", "5", "0/1h", "5/0s", "x/1h"] {
            assert!(rate(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn a_file_and_the_environment_name_settings_their_own_way() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kontor.toml");
        std::fs::write(&path, "listen = \"[::]:80\"\nconnections = 9\nbehind-proxy = true\n")
            .unwrap();
        let read = file(&path).unwrap();
        assert_eq!(
            read,
            values(&[("behind-proxy", "true"), ("connections", "9"), ("listen", "[::]:80")])
        );
        std::fs::write(&path, "listen = [1]").unwrap();
        assert!(matches!(file(&path), Err(FileError::Several(name)) if name == "listen"));
        std::fs::write(&path, "listen = ").unwrap();
        assert!(file(&path).is_err());
        assert!(file(&folder.path().join("missing.toml")).is_err());
        let variables = [("KONTOR_BOT_PAUSE", "1s"), ("KONTOR_CONFIG", "x"), ("HOME", "/")]
            .map(|(name, value)| (name.to_string(), value.to_string()));
        let read = environment(variables.into_iter(), &["config"]);
        assert_eq!(read, values(&[("bot-pause", "1s")]));
    }
}
