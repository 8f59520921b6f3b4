//! Lists of arguments that texts are done with, for the next texts: a prompt is hundreds of texts that are written and
//! dropped at once, and an allocator that is given so many of a size back sorts and joins them each time.

use std::cell::RefCell;

use super::Arg;

/// What a text mentions, by name.
pub(super) type Args = Vec<(&'static str, Arg)>;

/// How many lists a thread keeps.
const MOST: usize = 64;

/// Longer lists are not kept.
const LONGEST: usize = 8;

thread_local! {
    static SPARE: RefCell<Vec<Args>> = const { RefCell::new(Vec::new()) };
}

/// An empty list.
#[inline]
pub(super) fn take() -> Args {
    // A thread that ends has none any more.
    SPARE.try_with(|spare| spare.borrow_mut().pop()).ok().flatten().unwrap_or_default()
}

/// Gives back a list that is not needed any more.
#[inline]
pub(super) fn give(mut args: Args) {
    // Texts among them give back theirs.
    args.clear();
    if args.capacity() <= LONGEST {
        let _ = SPARE.try_with(|spare| {
            let mut spare = spare.borrow_mut();
            if spare.len() < MOST {
                spare.push(args);
            }
        });
    }
}
