use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::json;

use super::flat::Wholes;
use super::{Shape, Tape, Value, is_same};
use crate::{Generator, Text};

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Any {
    Unit,
    New(i8),
    Pair(u8, Option<&'static str>),
    Named { key: char, none: Option<u8> },
}

#[derive(Serialize)]
struct Whole {
    all: Vec<Any>,
    #[serde(flatten)]
    map: BTreeMap<u16, f64>,
    unit: (),
    text: String,
}

fn whole() -> Whole {
    Whole {
        all: vec![
            Any::Unit,
            Any::New(-7),
            Any::Pair(0, Some("a \"b\" ƒ\n")),
            Any::Named { key: ':', none: None },
        ],
        map: [(3, 0.5), (20, -1e30)].into(),
        unit: (),
        text: "{".into(),
    }
}

#[test]
fn the_text_is_the_one_that_serde_json_writes() {
    let mut tape = Tape::new();
    tape.write(&whole());
    assert_eq!(tape.text(), serde_json::to_string(&whole()).unwrap());
    tape.clear();
    tape.write(&json!([]));
    assert_eq!((tape.text(), tape.value().parts().count()), ("[]", 0));
}

#[test]
fn what_is_one_part_is_written_as_serde_json_writes_it() {
    let text = Text::new("said \"so\"").with("what", Text::new("ƒ\n")).with("n", 3_u8);
    let mut wholes = Wholes::default();
    wholes.add(&whole()).unwrap();
    wholes.add(&text).unwrap();
    wholes.add(&json!({"a": [], "b": {"c": null}})).unwrap();
    assert_eq!(wholes.get(0), serde_json::to_vec(&whole()).unwrap());
    assert_eq!(wholes.get(1), serde_json::to_vec(&text).unwrap());
    assert_eq!(wholes.get(2), br#"{"a":[],"b":{"c":null}}"#);
    let mut tape = Tape::new();
    tape.write(&[&text, &text]);
    assert_eq!(tape.text(), serde_json::to_string(&[&text, &text]).unwrap());
}

#[test]
fn whatever_a_text_holds_is_written_as_serde_json_writes_it() {
    let mut tape = Tape::new();
    for byte in 0..=127_u8 {
        for (before, after) in (0..20).flat_map(|before| (0..10).map(move |after| (before, after)))
        {
            let byte = char::from(byte);
            let text = format!("{}{byte}{}", "x".repeat(before), "y".repeat(after));
            tape.clear();
            tape.object(|tape| tape.member(&text, &text));
            let json = serde_json::to_string(&text).unwrap();
            assert_eq!(tape.text(), format!("{{{json}:{json}}}"));
        }
    }
}

#[test]
fn a_key_is_not_taken_for_one_that_is_written_like_it() {
    let newline = json!({"\n": [1, 2], "a\"": 3, "b": 4});
    let letters = json!({"\\n": [1, 2], "a\\\"": 3, "b": 4});
    for (one, other) in [(&newline, &letters), (&letters, &newline)] {
        let mut before = Tape::new();
        before.write(one);
        let before = Arc::new(before);
        for models in [(Some(&before), None), (None, Some(&before))] {
            let mut tape = Tape::new();
            tape.follow(models.0.cloned(), models.1.cloned());
            tape.write(other);
            assert_eq!(tape.text(), other.to_string());
        }
    }
}

fn any(generator: &mut Generator, depth: u32) -> serde_json::Value {
    match generator.below(if depth == 0 { 4 } else { 7 }) {
        0 => json!(null),
        1 => json!(generator.between(-1, 2)),
        2 => json!(
            ["", "a", "longer than a word", "longer than a wall"][generator.below(4) as usize]
        ),
        3 if generator.below(2) == 0 => json!(true),
        3 => json!(0.5),
        4 => (0..generator.below(4)).map(|_| any(generator, depth - 1)).collect(),
        _ => {
            let keys = ["a", "b", "0", "key of some length"];
            let members = (0..generator.below(4))
                .map(|_| (generator.pick(&keys).to_string(), any(generator, depth - 1)));
            serde_json::Value::Object(members.collect())
        }
    }
}

#[test]
fn what_follows_others_is_written_as_if_it_stood_alone() {
    let mut generator = Generator::from_number(5);
    let mut same = 0;
    for _ in 0..5_000 {
        let [before, beside, now] = [0; 3].map(|_| any(&mut generator, 3));
        let [before, beside, alone] = [&before, &beside, &now].map(|value| {
            let mut tape = Tape::new();
            tape.write(value);
            Arc::new(tape)
        });
        let mut following = Tape::new();
        following.follow(Some(Arc::clone(&before)), Some(beside));
        following.write(&now);
        following.let_go();
        assert_eq!(following.text(), alone.text());
        check(following.value());
        assert_eq!(before.value().hash() == alone.value().hash(), before.text() == alone.text());
        same += usize::from(before.text() == alone.text());
        let hashes = |tape: &Tape| tape.parts.iter().map(|part| part.hash).collect::<Vec<_>>();
        assert_eq!(hashes(&following), hashes(&alone));
    }
    assert!(same > 50, "{same}");
}

/// An item that counts how often it is gone through: once to be hashed, and once more if it is written.
struct Counted<'a>(u32, &'a Cell<u32>);

impl Serialize for Counted<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.1.set(self.1.get() + 1);
        [self.0, self.0 + 1, 7].serialize(serializer)
    }
}

#[test]
fn items_that_moved_in_their_list_are_not_written_again() {
    let times = Cell::new(0);
    let list = |numbers: &[u32]| numbers.iter().map(|n| Counted(*n, &times)).collect::<Vec<_>>();
    let mut generator = Generator::from_number(4);
    for _ in 0..200 {
        let before: Vec<u32> = (0..60).collect();
        let mut now = before.clone();
        let (from, count) = (generator.below(40) as usize, generator.below(12) as usize);
        now.drain(from..from + count);
        let at = generator.below(now.len() as u32) as usize;
        let new: Vec<u32> = (100..100 + generator.below(12)).collect();
        now.splice(at..at, new.iter().copied());
        let mut tape = Tape::new();
        tape.write(&list(&before));
        let mut following = Tape::new();
        following.follow(Some(Arc::new(tape)), None);
        times.set(0);
        following.write(&list(&now));
        assert_eq!(times.get() as usize, now.len() + new.len(), "{now:?}");
        assert_eq!(following.text(), serde_json::to_string(&list(&now)).unwrap());
    }
}

#[derive(Serialize)]
struct Player {
    cash: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Vec<u32>>,
    name: &'static str,
    place: (u32, bool),
    #[serde(skip_serializing_if = "Option::is_none")]
    out: Option<u32>,
    market: Vec<[u32; 2]>,
}

fn player(generator: &mut Generator) -> Player {
    let mut small = || generator.below(2);
    Player {
        cash: small(),
        hand: (small() == 0).then(|| vec![7; 2]),
        name: ["Ann", "Bo"][small() as usize],
        place: (small(), small() == 0),
        out: (small() == 0).then_some(9),
        market: (0..small() + 2).map(|_| [small(), 3]).collect(),
    }
}

#[test]
fn members_that_stay_are_written_as_if_each_stood_alone() {
    let mut generator = Generator::from_number(6);
    for _ in 0..5_000 {
        let all = [0; 3].map(|_| [0; 3].map(|_| player(&mut generator)));
        let [before, beside, alone] = all.each_ref().map(|players| {
            let mut tape = Tape::new();
            tape.write(players);
            Arc::new(tape)
        });
        let mut following = Tape::new();
        following.follow(Some(before), Some(beside));
        following.write(&all[2]);
        following.let_go();
        assert_eq!(following.text(), alone.text());
        check(following.value());
        let hashes = |tape: &Tape| tape.parts.iter().map(|part| part.hash).collect::<Vec<_>>();
        assert_eq!(hashes(&following), hashes(&alone));
    }
}

#[test]
fn texts_are_the_same_only_if_every_byte_is() {
    let long = b"0123456789abcdefghijklmno";
    for length in 0..=long.len() {
        let one = &long[..length];
        assert!(is_same(one, one));
        assert!(!is_same(one, &[one, b"x"].concat()));
        for at in 0..length {
            let mut other = one.to_vec();
            other[at] = b'x';
            assert!(!is_same(one, &other), "{length} {at}");
        }
    }
}

#[test]
fn what_is_written_part_by_part_follows_as_well() {
    let written = |before: Option<Arc<Tape>>, cash: i64, hand: &[&str]| {
        let mut head = Tape::new();
        head.write(&json!({"id": 7, "names": ["Ann", "Bo"]}));
        let mut tape = Tape::new();
        tape.follow(before, None);
        tape.copy(&head);
        tape.more(|tape| {
            tape.key("play");
            tape.object(|tape| {
                tape.member("hand", hand);
                tape.key("players");
                tape.list(|tape| {
                    tape.write(&json!({"cash": cash}));
                    tape.write(&json!({"cash": 3, "deep": [[1, 2], {"er": "still"}]}));
                });
            });
        });
        tape.let_go();
        check(tape.value());
        Arc::new(tape)
    };
    let before = written(None, 5, &["queen"]);
    let after = written(Some(Arc::clone(&before)), 6, &[]);
    assert_eq!(after.text(), written(None, 6, &[]).text());
    assert_ne!(before.value().hash(), after.value().hash());
    let again = written(Some(after), 5, &["queen"]);
    assert_eq!((again.text(), again.value().hash()), (before.text(), before.value().hash()));
}

#[test]
fn what_is_shared_is_taken_from_who_is_beside_and_nothing_else() {
    #[derive(Serialize)]
    struct View {
        hand: Option<&'static str>,
        market: Vec<u8>,
        round: u8,
    }
    let written = |beside: Option<Arc<Tape>>, view: &View, shared: &[&str]| {
        let mut tape = Tape::new();
        tape.follow(None, beside);
        tape.object(|tape| {
            tape.key("view");
            tape.write_beside(view, shared);
        });
        tape.let_go();
        check(tape.value());
        Arc::new(tape)
    };
    let view = |hand| View { hand: Some(hand), market: vec![3, 4], round: 7 };
    let own = written(None, &view("queen"), &["market"]);
    assert_eq!(own.text(), r#"{"view":{"hand":"queen","market":[3,4],"round":7}}"#);
    // Only what is shared is not looked at.
    let other = View { hand: None, market: Vec::new(), round: 8 };
    let other = written(Some(own), &other, &["market"]);
    assert_eq!(other.text(), r#"{"view":{"hand":null,"market":[3,4],"round":8}}"#);
}

#[test]
fn one_member_of_a_copy_can_be_another() {
    let mut head = Tape::new();
    head.write(&json!({"id": 7, "to_act": [0], "names": ["Ann", {"o": []}]}));
    let mut copy = Tape::new();
    copy.copy_with(&Arc::new(head), "to_act", &[1, 2]);
    assert_eq!(copy.text(), r#"{"id":7,"to_act":[1,2],"names":["Ann",{"o":[]}]}"#);
    check(copy.value());
}

#[test]
fn a_text_is_one_part() {
    let text = |cost: i64| Text::new("bought").with("cost", crate::Money::new(cost));
    let written = |value: &Text| {
        let mut tape = Tape::new();
        tape.write(value);
        tape
    };
    let tape = written(&text(7));
    assert_eq!(tape.text(), serde_json::to_string(&text(7)).unwrap());
    assert_eq!((tape.value().shape(), tape.value().parts().count()), (Shape::Whole, 0));
    assert_eq!(tape.value().hash(), written(&text(7)).value().hash());
    assert_ne!(tape.value().hash(), written(&text(8)).value().hash());
}

fn check(value: Value<'_>) {
    let json: serde_json::Value = serde_json::from_slice(value.text()).unwrap();
    match json {
        serde_json::Value::Object(members) => {
            assert_eq!(value.shape(), Shape::Object);
            assert_eq!(value.parts().count(), members.len());
            for part in value.parts() {
                let key: String = serde_json::from_slice(part.key()).unwrap();
                let text: serde_json::Value = serde_json::from_slice(part.text()).unwrap();
                assert_eq!(members[&key], text);
                check(part);
            }
        }
        serde_json::Value::Array(items) => {
            assert_eq!(value.shape(), Shape::List);
            assert_eq!(value.parts().count(), items.len());
            assert!(value.parts().all(|part| part.key().is_empty()));
            value.parts().for_each(check);
        }
        _ => assert_eq!((value.shape(), value.parts().count()), (Shape::Plain, 0)),
    }
}

#[test]
fn every_part_is_where_it_is_said_to_be() {
    let mut tape = Tape::new();
    tape.write(&whole());
    tape.more(|tape| {
        tape.key("more");
        tape.list(|tape| {
            tape.write(&1);
            tape.object(|tape| tape.member("deep", &[2, 3]));
        });
    });
    check(tape.value());
    assert_eq!(tape.value().parts().last().unwrap().text(), br#"[1,{"deep":[2,3]}]"#);
    let mut copy = Tape::new();
    copy.copy(&tape);
    check(copy.value());
    let words = copy.value().parts().next().unwrap().words();
    let words: Vec<&[u8]> = words.map(Value::text).collect();
    assert_eq!(words, [&br#""unit""#[..], r#""a \"b\" ƒ\n""#.as_bytes(), br#"":""#]);
}
