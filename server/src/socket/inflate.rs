//! Messages that clients packed, and the agreement that they may.

use std::cell::RefCell;

use axum::http::header::SEC_WEBSOCKET_EXTENSIONS;
use axum::http::{HeaderMap, HeaderValue};
use flate2::{Decompress, FlushDecompress, Status};

/// What is answered to who wants to pack messages: each by itself, on either side.
const AGREED: &str = "permessage-deflate; server_no_context_takeover; client_no_context_takeover";

/// What a packed message ends with, which goes without saying.
const TAIL: [u8; 4] = [0, 0, 0xff, 0xff];

thread_local! {
    static INFLATER: RefCell<Decompress> = RefCell::new(Decompress::new(false));
}

/// Agrees to pack messages if this is among what a client offers, and says whether it is.
pub fn agree(offered: &HeaderMap, answer: &mut HeaderMap) -> bool {
    let all = offered.get_all(SEC_WEBSOCKET_EXTENSIONS).into_iter();
    let agreed = all
        .filter_map(|header| header.to_str().ok())
        .flat_map(|all| all.split(','))
        .any(is_agreeable);
    if agreed {
        answer.insert(SEC_WEBSOCKET_EXTENSIONS, HeaderValue::from_static(AGREED));
    }
    agreed
}

/// Whether an offer can be met: who has little room to unpack is told everything as it is.
fn is_agreeable(offer: &str) -> bool {
    let mut parts = offer.split(';').map(str::trim);
    let known = |part: &str| {
        let (name, _) = part.split_once('=').unwrap_or((part, ""));
        ["server_no_context_takeover", "client_no_context_takeover", "client_max_window_bits"]
            .contains(&name.trim())
    };
    parts.next() == Some("permessage-deflate") && parts.all(known)
}

/// A packed message as it was; none if it is damaged, or longer than `most`.
pub fn inflated(packed: &[u8], most: usize) -> Option<Vec<u8>> {
    INFLATER.with_borrow_mut(|inflater| {
        inflater.reset(false);
        let mut out = Vec::with_capacity(most + 1);
        for part in [packed, &TAIL] {
            let mut rest = part;
            while !rest.is_empty() {
                let before = inflater.total_in();
                let status = inflater.decompress_vec(rest, &mut out, FlushDecompress::Sync).ok()?;
                let read = usize::try_from(inflater.total_in() - before).ok()?;
                rest = &rest[read..];
                // A client may end its message with a last block; what comes behind is no part of it.
                if status == Status::StreamEnd {
                    return Some(out).filter(|out| out.len() <= most);
                }
                if out.len() > most || read == 0 {
                    return None;
                }
            }
        }
        Some(out)
    })
}

#[cfg(test)]
mod tests {
    use flate2::{Compress, Compression, FlushCompress};

    use super::*;

    fn deflated(text: &[u8], flush: FlushCompress) -> Vec<u8> {
        let mut out = Vec::with_capacity(2 * text.len() + 100);
        let mut packer = Compress::new(Compression::default(), false);
        packer.compress_vec(text, &mut out, flush).expect("it can be packed");
        out
    }

    #[test]
    fn what_another_program_packed_is_read() {
        let text = br#"{"id":"c7","do":"say","text":"na na na na na na na na"}"#.repeat(3);
        let packed = deflated(&text, FlushCompress::Sync);
        let packed = packed.strip_suffix(&TAIL).expect("it ends with an empty block");
        assert_eq!(inflated(packed, 1_000).as_deref(), Some(&text[..]));
        assert_eq!(inflated(packed, text.len()).as_deref(), Some(&text[..]));
        assert_eq!(inflated(packed, text.len() - 1), None);
        let mut last = deflated(&text, FlushCompress::Finish);
        last.push(0);
        assert_eq!(inflated(&last, 1_000).as_deref(), Some(&text[..]));
    }

    #[test]
    fn what_is_damaged_or_swells_is_refused() {
        assert_eq!(inflated(&[0xff, 0xff, 0xff], 1_000), None);
        let packed = deflated(&[b' '; 1_000_000], FlushCompress::Sync);
        assert!(packed.len() < 2_000);
        assert_eq!(inflated(&packed, 16_384), None);
        assert_eq!(inflated(&[], 10), Some(Vec::new()));
    }

    #[test]
    fn what_browsers_offer_is_agreed_to_and_what_is_not_known_is_not() {
        let answered = |offers: &[&str]| {
            let mut offered = HeaderMap::new();
            for offer in offers {
                offered.append(SEC_WEBSOCKET_EXTENSIONS, HeaderValue::from_str(offer).unwrap());
            }
            let mut answer = HeaderMap::new();
            let agreed = agree(&offered, &mut answer);
            assert_eq!(answer.contains_key(SEC_WEBSOCKET_EXTENSIONS), agreed);
            agreed
        };
        assert!(answered(&["permessage-deflate; client_max_window_bits"]));
        assert!(answered(&["permessage-deflate"]));
        assert!(answered(&["x-webkit-frame", "permessage-deflate; client_no_context_takeover"]));
        assert!(answered(&["permessage-deflate; server_max_window_bits=9, permessage-deflate"]));
        assert!(!answered(&["permessage-deflate; server_max_window_bits=9"]));
        assert!(!answered(&["permessage-deflate; something=new"]));
        assert!(!answered(&["deflate-frame"]));
        assert!(!answered(&[]));
    }
}
