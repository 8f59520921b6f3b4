//! The data files are checked, and what is wrong is named with its place.

use kontor_nano::data::Files;

/// What is wrong with the files when one of them is changed.
fn wrong(change: impl Fn(&mut Files<'_>)) -> String {
    let mut files = Files::EMBEDDED;
    change(&mut files);
    files.read().expect_err("the change should be noticed").to_string()
}

/// The map with one of its rows, a to k, replaced.
fn map_with(row: usize, text: &str) -> String {
    let mut rows = 0;
    let replaced = |line: &str| {
        if line.starts_with('#') {
            return line.to_string();
        }
        rows += 1;
        if rows == row + 1 { text.to_string() } else { line.to_string() }
    };
    Files::EMBEDDED.map.lines().map(replaced).collect::<Vec<_>>().join("\n")
}

fn wrong_map(row: usize, text: &str) -> String {
    let map = map_with(row, text);
    wrong(|files| files.map = Box::leak(map.clone().into_boxed_str()))
}

#[test]
fn the_files_as_they_are_are_right() {
    Files::EMBEDDED.read().unwrap();
}

#[test]
fn a_map_that_is_not_the_same_when_turned_is_refused_by_its_hex() {
    assert_eq!(
        wrong_map(0, " . t . L . . x x . . . . t m"),
        "map.txt line 10, hex a14: mine here but open on k1: the map should be the same when turned"
    );
}

#[test]
fn unknown_glyphs_rows_of_a_wrong_length_and_missing_rows_are_refused() {
    assert_eq!(
        wrong_map(2, " . . . e x m . . m x e . . ?"),
        "map.txt line 12, hex c14: \"?\" is no glyph of the map"
    );
    assert_eq!(
        wrong_map(1, ". . . s . x x x x x . s . ."),
        "map.txt line 11, row b: 14 hexes where 15 belong"
    );
    assert_eq!(
        wrong_map(1, " . . . s . x x x x x . s . . ."),
        "map.txt line 11, row b: rows a, c, e … begin with a space and the others with a hex"
    );
    assert_eq!(wrong(|files| files.map = " . ."), "map.txt line 1, rows: 1 rows where 11 belong");
}

/// The map with a glyph changed on a hex and on its opposite.
fn wrong_pair(from: &str, to: &str, rows: (usize, usize)) -> String {
    let lines: Vec<String> = Files::EMBEDDED.map.lines().map(str::to_string).collect();
    let first = lines.iter().position(|line| !line.starts_with('#')).unwrap();
    let mut changed = lines.clone();
    let one = first + rows.0;
    let two = first + rows.1;
    changed[one] = changed[one].replacen(from, to, 1);
    let backwards: String = changed[two].chars().rev().collect();
    let reversed = |text: &str| text.chars().rev().collect::<String>();
    // Rows that begin with a space end without one, and the other way round.
    let (indent, body) = match backwards.strip_suffix(' ') {
        Some(body) => (" ", body.to_string()),
        None => ("", backwards),
    };
    changed[two] = format!("{indent}{}", reversed(&body.replacen(from, to, 1)));
    let map = changed.join("\n");
    wrong(|files| files.map = Box::leak(map.clone().into_boxed_str()))
}

#[test]
fn a_map_with_too_few_or_too_many_of_something_is_refused() {
    assert!(wrong_pair("D", ".", (3, 7)).ends_with("0 hexes of dealership where 2 belong"));
    assert!(wrong_pair("L", "1", (4, 6)).ends_with("4 hexes of university-1 where 2 belong"));
}

#[test]
fn a_frontier_with_a_gap_is_refused() {
    let gap = wrong_pair("x m", ". m", (2, 8));
    assert!(gap.contains("area"), "{gap}");
}

#[test]
fn figures_that_are_fixed_by_the_rules_are_refused_when_changed() {
    let assets = Files::EMBEDDED.assets.replace("mine\t8\t50", "mine\t9\t50");
    let reason = wrong(|files| files.assets = Box::leak(assets.clone().into_boxed_str()));
    assert_eq!(reason, "assets.tsv line 3, count: 9 where the rules say 8 (N2)");
}

#[test]
fn tables_name_file_line_and_field() {
    let leak = |text: String| -> &'static str { Box::leak(text.into_boxed_str()) };
    let cards = leak(Files::EMBEDDED.cards.replace("technology 3\t-\t2", "technology 3\t-\t3"));
    assert_eq!(
        wrong(|f| f.cards = cards),
        "cards.tsv line 41, copies: 21 of kind tax where 20 belong"
    );
    let cards = leak(Files::EMBEDDED.cards.replace("3 coal", "3 gold"));
    assert!(
        wrong(|f| f.cards = cards).starts_with("cards.tsv line 4, terms: \"gold\" is no resource")
    );
    let cards = leak(Files::EMBEDDED.cards.replace("coal -1, ore -1", "coal 0"));
    assert_eq!(
        wrong(|f| f.cards = cards),
        "cards.tsv line 15, prices: \"coal 0\" is no word with a number"
    );
    let technologies =
        leak(Files::EMBEDDED.technologies.replace("twin-mine\tmine", "solo-mine\tmine"));
    assert_eq!(
        wrong(|f| f.technologies = technologies),
        "technologies.tsv line 4, id: there is a \"solo-mine\" already"
    );
    let technologies =
        leak(Files::EMBEDDED.technologies.replace("2 ore\t2\t1\t2", "2 steel\t2\t1\t2"));
    assert_eq!(
        wrong(|f| f.technologies = technologies),
        "technologies.tsv line 7, inputs: a steel-plant does not use steel (N11)"
    );
    let resources = leak(Files::EMBEDDED.resources.replace("coal\t16\t1", "coal\t16\t2"));
    assert_eq!(
        wrong(|f| f.resources = resources),
        "resources.tsv line 3, step: 11 steps of 2 lead from 16 below 1"
    );
    let transports = leak(
        Files::EMBEDDED
            .transports
            .replace("electric-vehicle\t3\t50\t6", "electric-vehicle\t3\t50\t3"),
    );
    assert_eq!(
        wrong(|f| f.transports = transports),
        "transports.tsv line 4, speed: should be faster than the transport above"
    );
    assert_eq!(
        wrong(|f| f.assets = ""),
        "assets.tsv line 1, kind: the heading should be kind count cost dividend product level inputs workers"
    );
}

/// The whole map replaced by these rows.
fn wrong_rows(rows: [&str; 11]) -> String {
    let map = rows.join("\n");
    wrong(|files| files.map = Box::leak(map.clone().into_boxed_str()))
}

#[test]
fn n5_a_hex_that_is_reached_only_through_assets_is_refused() {
    // Mines on b1 and b2 close the corner a1 behind the technology park.
    let reason = wrong_rows([
        " . t . L . . x x . . . . t .",
        "m m . s . x x x x x . s . . .",
        " . . . e x . . . . x e . . .",
        ". p . . x . . 1 . D x . . p .",
        " . . m x e L B B . e x . 2 .",
        "x x x x m . B B B . m x x x x",
        " . 2 . x e . B B L e x m . .",
        ". p . . x D . 1 . . x . . p .",
        " . . . e x . . . . x e . . .",
        ". . . s . x x x x x . s . m m",
        " . t . . . . x x . . L . t .",
    ]);
    assert_eq!(
        reason,
        "map.txt line 1, hex a1: cannot be reached without passing through an asset"
    );
}

#[test]
fn n5_a_technology_park_nearer_than_other_assets_is_refused() {
    let reason = wrong_rows([
        " . p . L . . x x . . . . p .",
        ". . . s . x x x x x . s . . .",
        " . . . e x m . . m x e . . .",
        ". t . . x . . 1 . D x . . t .",
        " . . m x e L B B . e x . 2 .",
        "x x x x m . B B B . m x x x x",
        " . 2 . x e . B B L e x m . .",
        ". t . . x D . 1 . . x . . t .",
        " . . . e x m . . m x e . . .",
        ". . . s . x x x x x . s . . .",
        " . p . . . . x x . . L . p .",
    ]);
    assert!(reason.contains("should lie nearer to the middle"), "{reason}");
}
