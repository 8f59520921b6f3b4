//! What a game says, in words.

use kontor_engine::listing::Listing;
use kontor_engine::{Listed, Names};
use kontor_texts::{Speaker, Words};

/// Says the texts of a game in English.
pub fn english<G: Listed>(names: Names<'_>) -> Speaker<'_> {
    Words::of(&Listing::<G>::new(), "en").with(names)
}
