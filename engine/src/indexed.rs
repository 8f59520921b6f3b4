//! Things that a game counts from 0 and writes by an id: squares, cards, kinds of goods.

/// A thing of a game that is a number below `count`, and as JSON its `id()`, which the game gives it.
/// What it is called, and perhaps the rule it belongs to, stand in what is said of an unknown one.
///
/// ```
/// const CARDS: [&str; 2] = ["ace", "king"];
///
/// kontor_engine::indexed! {
///     /// A card.
///     Card: CARDS.len(), "T1: there is no card"
/// }
///
/// impl Card {
///     fn id(self) -> &'static str {
///         CARDS[self.index()]
///     }
/// }
///
/// let king = Card::named("king").unwrap();
/// assert_eq!((king.index(), Card::all().count()), (1, 2));
/// assert_eq!(serde_json::to_string(&king).unwrap(), r#""king""#);
/// let unknown = serde_json::from_str::<Card>(r#""queen""#).unwrap_err().to_string();
/// assert_eq!(unknown, r#"T1: there is no card "queen"; there are ace, king"#);
/// ```
#[macro_export]
macro_rules! indexed {
    ($(#[$about:meta])* $name:ident: $count:expr, $unknown:literal) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug,
            serde::Serialize, serde::Deserialize,
        )]
        #[serde(try_from = "String", into = "&'static str")]
        pub struct $name(u8);

        impl $name {
            /// All of them, in order.
            #[inline]
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator + Clone {
                (0..($count) as u8).map($name)
            }

            /// The one of this id.
            pub fn named(id: &str) -> Option<$name> {
                $name::all().find(|one| one.id() == id)
            }

            /// Its index among all of them.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(id: String) -> Result<$name, String> {
                $name::named(&id).ok_or_else(|| {
                    $crate::indexed::unknown($unknown, &id, $name::all().map($name::id))
                })
            }
        }

        impl From<$name> for &'static str {
            fn from(one: $name) -> &'static str {
                one.id()
            }
        }
    };
}

/// What is said of an id that is none, with all there are.
pub fn unknown<'a>(what: &str, id: &str, known: impl Iterator<Item = &'a str>) -> String {
    format!("{what} \"{id}\"; there are {}", known.collect::<Vec<_>>().join(", "))
}
