//! Settings of the server: from where they are taken, and what is said about them.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use super::{command, directory, fed, kontor};

/// A server that runs until it is dropped.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    /// Starts one on this data, on a free port.
    fn start(data: &std::path::Path) -> Serving {
        let args = format!("serve --listen 127.0.0.1:0 --data {}", data.display());
        let mut child = command(&args).stdout(Stdio::piped()).spawn().expect("it starts");
        let mut said = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let address = said.find_map(|line| {
            let line = line.expect("text");
            let (_, rest) = line.split_once("http://")?;
            rest.split(|letter: char| letter.is_whitespace() || letter == '/')
                .next()
                .map(String::from)
        });
        // What else it says is read away.
        std::thread::spawn(move || said.for_each(drop));
        Serving { child, address: address.expect("it says where") }
    }

    fn answers(&self) -> bool {
        let Ok(mut stream) = TcpStream::connect(&self.address) else { return false };
        let asked =
            stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        let mut answer = String::new();
        asked.and_then(|()| stream.read_to_string(&mut answer)).is_ok() && answer.ends_with("alive")
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.child.kill().expect("it ends");
        self.child.wait().expect("it has ended");
    }
}

#[test]
fn a_second_server_on_the_same_data_is_refused_and_the_first_goes_on() {
    let directory = tempfile::tempdir().expect("a directory");
    let data = directory.path();
    let first = Serving::start(data);
    assert!(first.answers());
    let second = kontor(&format!("serve --listen 127.0.0.1:0 --data {}", data.display())).refused();
    let process = first.child.id();
    assert!(second.contains(&format!("process {process}")), "{second}");
    assert!(first.answers(), "the first goes on");
    // A lock that dies with the process, however it ends.
    drop(first);
    assert!(Serving::start(data).answers());
}

#[test]
fn a_second_server_in_the_same_directory_is_refused_wherever_it_stores() {
    let data = directory("directory-served-twice");
    let first = Serving::start(&data);
    let listed = || kontor(&format!("admin list --data {}", data.display())).ok();
    assert_eq!(listed(), "", "it answers its operator");
    let elsewhere = directory("served-elsewhere").join("other.db");
    let (data_name, process) = (data.display(), first.child.id());
    let second = |language: &str| {
        let args = format!(
            "serve --lang {language} --listen 127.0.0.1:0 --data {data_name} --database sqlite:{}",
            elsewhere.display()
        );
        kontor(&args).refused()
    };
    for (language, said) in [
        ("en", format!("the data directory {data_name} is already served by another kontor")),
        ("ru", format!("каталог данных {data_name} уже занят другим kontor")),
        ("pl", format!("katalog danych {data_name} obsługuje już inny kontor")),
    ] {
        let refused = second(language);
        assert!(refused.starts_with(&said), "{refused}");
        assert!(refused.contains(&process.to_string()) && refused.contains("--data"), "{refused}");
    }
    assert!(!elsewhere.exists(), "nothing was made");
    assert!(first.answers(), "the first goes on");
    assert_eq!(listed(), "", "and its operator still reaches it");
}

/// The line of a setting.
fn line<'a>(out: &'a str, name: &str) -> Vec<&'a str> {
    let found = out.lines().find(|line| line.split_whitespace().next() == Some(name));
    found.unwrap_or_else(|| panic!("{name} in {out}")).split_whitespace().collect()
}

#[test]
fn settings_are_taken_from_flags_then_the_environment_then_a_file() {
    let file = directory("settings").join("kontor.toml");
    std::fs::write(&file, "bot-pause = \"3s\"\ngrace = \"7m\"\nlisten = \"0.0.0.0:3\"\n").unwrap();
    let mut command = command("serve --check --listen 0.0.0.0:1 --behind-proxy");
    command.env("KONTOR_LISTEN", "0.0.0.0:2").env("KONTOR_BOT_PAUSE", "2s");
    command.env("KONTOR_CONFIG", &file);
    let out = fed(command, "").ok();
    assert_eq!(line(&out, "listen"), ["listen", "0.0.0.0:1", "flag"]);
    assert_eq!(line(&out, "behind-proxy"), ["behind-proxy", "true", "flag"]);
    assert_eq!(line(&out, "bot-pause"), ["bot-pause", "2s", "environment"]);
    assert_eq!(line(&out, "grace"), ["grace", "7m", "file"]);
    assert_eq!(line(&out, "idle").last(), Some(&"default"));
}

#[test]
fn how_and_what_is_logged_is_a_setting_like_others() {
    let file = directory("log-settings").join("kontor.toml");
    std::fs::write(&file, "log = \"json\"\nlog-level = \"info\"\n").unwrap();
    let checked = |args: &str, environment: &[(&str, &str)]| {
        let mut command = command(&format!("serve --check {args}"));
        command.env_remove("RUST_LOG").envs(environment.iter().copied());
        fed(command, "")
    };
    let named = format!("--config {}", file.display());
    let log = |out: &str| [line(out, "log").join(" "), line(out, "log-level").join(" ")];
    assert_eq!(log(&checked("", &[]).ok()), ["log text default", "log-level warn default"]);
    assert_eq!(log(&checked(&named, &[]).ok()), ["log json file", "log-level info file"]);
    let both = [("KONTOR_LOG", "text"), ("RUST_LOG", "debug")];
    let expected = ["log text environment", "log-level debug environment"];
    assert_eq!(log(&checked(&named, &both).ok()), expected);
    let ours = [("KONTOR_LOG_LEVEL", "kontor_server=debug"), ("RUST_LOG", "error")];
    let flagged = checked("--log json", &ours).ok();
    let expected = ["log json flag", "log-level kontor_server=debug environment"];
    assert_eq!(log(&flagged), expected);
    let wrong = checked("--log loud --log-level a=b=c", &[]);
    assert_eq!(wrong.code, 2);
    let lines = "wrong: log (flag): \"loud\" does not fit: text or json is wanted";
    assert!(wrong.out.contains(lines), "{}", wrong.out);
    let level = "wrong: log-level (flag): \"a=b=c\" does not fit: error, warn,";
    assert!(wrong.out.contains(level), "{}", wrong.out);
}

#[test]
fn a_check_says_all_that_is_wrong_and_a_wrong_setting_serves_nothing() {
    let wrong = "--listen nowhere --rate-chat often";
    let ran = kontor(&format!("serve --check {wrong}"));
    assert_eq!(ran.code, 2);
    assert!(ran.out.contains("wrong: listen (flag)"), "{}", ran.out);
    assert!(ran.out.contains("wrong: rate-chat (flag)"), "{}", ran.out);
    assert!(ran.err.contains("2 settings are wrong"), "{}", ran.err);
    assert!(kontor(&format!("serve {wrong}")).refused().contains("--check"));
    assert!(kontor("serve --config nowhere.toml").refused().contains("nowhere.toml"));
    let mut strange = command("serve --check");
    strange.env("KONTOR_LISEN", "x");
    assert!(fed(strange, "").ok().contains("unknown: lisen (environment)"));
}

#[test]
fn an_operator_without_a_server_or_data_is_told_so() {
    let folder = directory("no-data");
    let data = folder.display();
    assert!(kontor(&format!("admin list --data {data}")).refused().contains("nothing is stored"));
    assert!(kontor(&format!("admin link Anna --data {data}")).refused().contains("start it"));
    assert!(kontor(&format!("admin close x --data {data}")).refused().contains("no id"));
}
