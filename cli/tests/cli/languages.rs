//! The program in Russian and in Polish.

use crate::{a_record, command, directory, fed, kontor, kontor_on};

/// Whether there are Latin words of at least four letters in what was said in Russian, but for those that
/// are typed or written so everywhere.
fn latin_words<'a>(text: &'a str, codes: &[&str]) -> Vec<&'a str> {
    text.split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| word.len() > 3 && word.chars().all(|letter| letter.is_ascii_alphabetic()))
        .filter(|word| !codes.contains(word))
        .collect()
}

#[test]
fn the_language_is_that_of_the_flag_then_of_the_variables() {
    let speaks = |variables: &[(&str, &str)], args: &str| {
        let mut run = command(args);
        run.envs(variables.iter().copied());
        let out = fed(run, "").ok();
        out.lines().find(|line| line.contains(" 5 ")).unwrap_or_default().trim().to_string()
    };
    assert_eq!(speaks(&[], "games"), "3 to 5 players");
    assert_eq!(speaks(&[("LC_ALL", "ru_RU.UTF-8")], "games"), "от 3 до 5 игроков");
    let both = [("LC_ALL", "ru_RU.UTF-8"), ("KONTOR_LANG", "pl")];
    assert_eq!(speaks(&both, "games"), "od 3 do 5 graczy");
    assert_eq!(speaks(&both, "--lang en games"), "3 to 5 players");
    assert_eq!(speaks(&both, "games --lang=ru"), "от 3 до 5 игроков");
    let reason = kontor("games --lang de").refused();
    assert_eq!(
        reason,
        "\"de\" does not fit --lang <CODE>: \"de\" is not spoken here; there is en, ru, pl"
    );
}

#[test]
fn games_are_listed_in_russian() {
    let text = kontor("games --lang ru").ok();
    assert!(text.starts_with("mercurius  Меркуриус\n"), "{text}");
    assert!(text.contains("\nkommersant  Коммерсант\n"), "{text}");
    assert!(text.contains("  издание 2012 (если не выбрать другое)  "), "{text}");
    assert!(text.contains("    настройка rounds  "), "{text}");
    let in_one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(in_one_line.contains("; если не выбрать — random"), "{text}");
    assert!(in_one_line.contains("newest (сначала новые)"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn a_few_moves_are_played_in_russian() {
    let args = "play mercurius --seed 7 --lang ru --name Анна";
    let text = fed(command(args), "справка\nлететь\n1\nполе\nпоказать\nвыйти\n").ok();
    assert!(text.contains(", настольное издание\nигроки     Анна, Толковый 1, "), "{text}");
    assert!(text.contains("выйти             бросить партию"), "{text}");
    assert!(text.contains("«лететь» выбрать нельзя: введите число от 1 до "), "{text}");
    assert!(text.contains("Анна: "), "{text}");
    assert!(text.contains("Партия не доиграна: она остановилась после шага "), "{text}");
    let latin = latin_words(&text, &["save"]);
    assert!(latin.is_empty(), "{latin:?} in {text}");
    // What is typed in English is understood as well.
    assert!(fed(command(args), "quit\n").ok().contains("Партия не доиграна"));
}

#[test]
fn every_game_greets_and_is_played_in_russian_letters() {
    for game in ["mercurius", "kommersant", "reverse-monopoly", "nano"] {
        let args = format!("play {game} --seed 7 --lang ru --name Анна");
        let text = fed(command(&args), "1\n1\nполе\n1\nвыйти\n").ok();
        let latin = latin_words(&text, &["save"]);
        assert!(latin.is_empty(), "{latin:?} in {text}");
    }
}

#[test]
fn a_whole_game_is_played_in_polish() {
    let args = "play mercurius --seed 7 --lang pl --name Anna";
    let text = fed(command(args), &"1\n".repeat(2000)).ok();
    assert!(text.contains("1–") && text.contains(" albo pomoc > 1\n"), "{text}");
    assert!(text.contains("\nWygrywa ") || text.contains("\nZwycięstwem dzielą się "), "{text}");
    assert!(text.contains("\nziarno  "), "{text}");
    for english in [" pays ", " gets ", " won", "steady", "Steady", "seed", "or help"] {
        assert!(!text.contains(english), "{english} in {text}");
    }
}

#[test]
fn a_simulation_is_reported_in_polish() {
    let ran = kontor("sim mercurius --games 5 --seed 7 --lang pl");
    assert!(ran.err.starts_with("5 partii, "), "{}", ran.err);
    let text = ran.ok();
    assert!(text.starts_with("Mercurius: 5 partii, graczy 3, ziarno 7\n"), "{text}");
    for part in
        ["wygrane według miejsc", "  miejsce 0 ", "mediana", "zwycięzcy", "jak kończyły się"]
    {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(text.contains(",0%") && text.contains(" 95%"), "as Polish writes it: {text}");
    assert!(!text.contains(".0") && !text.contains(" %"), "as Polish writes it: {text}");
    let json =
        |lang: &str| kontor(&format!("sim mercurius --games 5 --seed 7 --json --lang {lang}"));
    assert_eq!(json("pl").ok(), json("en").ok());
}

#[test]
fn a_record_is_replayed_in_russian() {
    let file = a_record(&directory("languages-replay"));
    let text = kontor_on("replay --lang ru --at 20", &file).ok();
    assert!(
        text.contains(
            ", настольное издание, глазами зрителя\nигроки  0 Толковый, 1 Случайный 1, 2 "
        ),
        "{text}"
    );
    assert!(text.contains("\nитог    пока нет: игра идёт\n"), "{text}");
    let verified = kontor_on("replay --verify --lang ru", &file).ok();
    assert!(verified.starts_with("проверено: "), "{verified}");
    assert!(verified.contains(", 3 игрока, "), "{verified}");
    let end = kontor_on("replay --lang ru", &file).ok();
    assert!(end.contains("\nитог    Побед"), "{end}");
    assert!(end.contains("\nдальше  никто: партия окончена\n"), "{end}");
}

#[test]
fn what_is_wrong_is_said_in_the_language() {
    let reason = |args: &str| kontor(args).refused();
    assert_eq!(reason("sim chess --lang ru").split(';').next(), Some("игры «chess» нет"));
    assert_eq!(reason("sim chess --lang pl").split(';').next(), Some("nie ma gry „chess”"));
    assert_eq!(
        reason("sim kommersant --players 9 --lang ru"),
        "K1: Коммерсант: игроков должно быть от 2 до 6, а не 9"
    );
    assert_eq!(
        reason("sim mercurius --games many --lang pl"),
        "„many” nie pasuje do --games <N>: potrzebna liczba całkowita od 1 do 1000000000"
    );
    assert_eq!(
        reason("play mercurius --bots steady,random --players 5 --lang ru"),
        "2 бота не займут 4 места; назовите столько ботов, сколько мест, или одного на всех"
    );
    assert_eq!(
        reason("rules mercurius M99 --lang pl"),
        "Mercurius: nie ma zasady „M99”; są od M1 do M31"
    );
    assert_eq!(reason("bot --lang pl"), "nie podano polecenia; są: list, make, renew, remove");
    assert_eq!(reason("bot buy --lang ru"), "команды «buy» нет; есть list, make, renew, remove");
    assert!(reason("replay nowhere.json --lang ru").ends_with("не прочесть: такого файла нет"));
    assert!(reason("check --data nowhere --lang pl").ends_with("w nowhere nic nie ma"));
    let ran = kontor("serve --check --listen nowhere --lang ru");
    assert!(ran.out.contains("неверно: listen (флаг): «nowhere» не подходит"), "{}", ran.out);
    assert_eq!(ran.err, "ошибка: неверна 1 настройка\n");
    assert!(ran.out.contains("по умолчанию"), "{}", ran.out);
}
