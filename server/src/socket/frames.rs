//! Frames of a WebSocket (RFC 6455), as a server reads and writes them. What is read is kept only until a frame is whole:
//! a connection on which nothing is said keeps nothing.

use tokio_tungstenite::tungstenite::Utf8Bytes;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::socket::deflate::with_packed;
use crate::socket::inflate::inflated;

/// The longest message that is read.
pub const MAX_MESSAGE: usize = 16 * 1024;

/// The most that a ping, a pong or a close says.
const MAX_CONTROL: usize = 125;

/// How long the head of a frame that is sent is at most.
pub const HEADER: usize = 10;

/// The last frame of its message.
const FINAL: u8 = 0x80;
/// A frame with which a packed message begins.
const PACKED: u8 = 0x40;
/// Bits that mean nothing here.
const UNKNOWN: u8 = 0x30;
/// What kind of frame it is.
const KIND: u8 = 0x0f;
/// A frame whose bytes are mixed with four others, as those of clients are.
const MASKED: u8 = 0x80;

const MORE: u8 = 0;
const TEXT: u8 = 1;
const BINARY: u8 = 2;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

/// What a client said.
#[derive(PartialEq, Eq, Debug)]
pub enum Heard {
    /// A text.
    Text(String),
    /// Something that is no text.
    Binary,
    /// It wants these bytes back.
    Ping(Vec<u8>),
    /// It is there.
    Pong,
    /// It goes.
    Close,
}

/// What a client sent is no WebSocket's.
#[derive(PartialEq, Eq, Debug)]
pub struct Broken;

/// What a client sends, put together to what it says.
pub struct Reader {
    /// Whether it may pack its messages.
    packs: bool,
    /// What has come of frames that are not whole yet, after so many bytes of those that are.
    read: Vec<u8>,
    from: usize,
    /// The message whose frames have not all come.
    message: Option<Message>,
}

struct Message {
    text: bool,
    packed: bool,
    said: Vec<u8>,
}

/// The head of a frame.
struct Head {
    first: u8,
    mask: [u8; 4],
    /// Where what it says begins, and how long that is.
    start: usize,
    length: usize,
}

impl Reader {
    /// For a connection on which messages may be packed, or not.
    pub fn new(packs: bool) -> Reader {
        Reader { packs, read: Vec::new(), from: 0, message: None }
    }

    /// Takes what has come.
    pub fn take(&mut self, bytes: &[u8]) {
        self.read.drain(..std::mem::take(&mut self.from));
        self.read.extend_from_slice(bytes);
    }

    /// What the client said next, if all of it has come.
    pub fn next(&mut self) -> Result<Option<Heard>, Broken> {
        while let Some(head) = self.head()? {
            let end = head.start + head.length;
            if self.read.len() < end {
                break;
            }
            let mut said = if end == self.read.len() {
                self.from = 0;
                let mut all = std::mem::take(&mut self.read);
                all.drain(..head.start);
                all
            } else {
                self.from = end;
                self.read[head.start..end].to_vec()
            };
            for (byte, mask) in said.iter_mut().zip(head.mask.into_iter().cycle()) {
                *byte ^= mask;
            }
            if let Some(heard) = self.frame(head.first, said)? {
                return Ok(Some(heard));
            }
        }
        Ok(None)
    }

    /// The head of the next frame, if it has come.
    fn head(&self) -> Result<Option<Head>, Broken> {
        let [first, second, rest @ ..] = &self.read[self.from..] else { return Ok(None) };
        let (first, second) = (*first, *second);
        let begins = matches!(first & KIND, TEXT | BINARY);
        let may_be_packed = begins && self.packs;
        if second & MASKED == 0 || first & UNKNOWN != 0 || (first & PACKED != 0 && !may_be_packed) {
            return Err(Broken);
        }
        let is_control = first & KIND >= CLOSE;
        let (length, rest) = match second & !MASKED {
            126 | 127 if is_control => return Err(Broken),
            126 => match rest.split_first_chunk::<2>() {
                Some((length, rest)) => (u64::from(u16::from_be_bytes(*length)), rest),
                None => return Ok(None),
            },
            127 => match rest.split_first_chunk::<8>() {
                Some((length, rest)) => (u64::from_be_bytes(*length), rest),
                None => return Ok(None),
            },
            length => (u64::from(length), rest),
        };
        let length = usize::try_from(length).map_err(|_| Broken)?;
        let before = self.message.as_ref().map_or(0, |message| message.said.len());
        if length > MAX_MESSAGE - if is_control { 0 } else { before } {
            return Err(Broken);
        }
        let Some((mask, rest)) = rest.split_first_chunk::<4>() else { return Ok(None) };
        Ok(Some(Head { first, mask: *mask, start: self.read.len() - rest.len(), length }))
    }

    /// What a frame adds up to.
    fn frame(&mut self, first: u8, said: Vec<u8>) -> Result<Option<Heard>, Broken> {
        let is_final = first & FINAL != 0;
        let message = match (first & KIND, self.message.take()) {
            (kind @ (CLOSE | PING | PONG), open) if is_final => {
                self.message = open;
                return Ok(Some(match kind {
                    CLOSE => Heard::Close,
                    PING => Heard::Ping(said),
                    _ => Heard::Pong,
                }));
            }
            (kind @ (TEXT | BINARY), None) => {
                Message { text: kind == TEXT, packed: first & PACKED != 0, said }
            }
            (MORE, Some(mut message)) => {
                message.said.extend_from_slice(&said);
                message
            }
            _ => return Err(Broken),
        };
        if is_final {
            return message.whole().map(Some);
        }
        self.message = Some(message);
        Ok(None)
    }
}

impl Message {
    fn whole(self) -> Result<Heard, Broken> {
        let Message { text, packed, said } = self;
        let said = if packed { inflated(&said, MAX_MESSAGE).ok_or(Broken)? } else { said };
        if !text {
            return Ok(Heard::Binary);
        }
        String::from_utf8(said).map(Heard::Text).map_err(|_| Broken)
    }
}

/// Adds a text to what is sent, in one frame; packed, if the client reads that and it is shorter.
pub fn add_text(text: &Utf8Bytes, packs: bool, sent: &mut Vec<u8>) {
    if packs {
        with_packed(text, |packed| match packed {
            Some(packed) => add(FINAL | PACKED | TEXT, packed, sent),
            None => add(FINAL | TEXT, text.as_bytes(), sent),
        });
    } else {
        add(FINAL | TEXT, text.as_bytes(), sent);
    }
}

/// Adds a question whether the client is still there.
pub fn add_ping(sent: &mut Vec<u8>) {
    add(FINAL | PING, &[], sent);
}

/// Adds the answer to a ping.
pub fn add_pong(said: &[u8], sent: &mut Vec<u8>) {
    add(FINAL | PONG, &said[..said.len().min(MAX_CONTROL)], sent);
}

/// Adds a goodbye.
pub fn add_close(code: CloseCode, sent: &mut Vec<u8>) {
    add(FINAL | CLOSE, &u16::from(code).to_be_bytes(), sent);
}

fn add(first: u8, said: &[u8], sent: &mut Vec<u8>) {
    sent.reserve(said.len() + HEADER);
    sent.push(first);
    match (u8::try_from(said.len()), u16::try_from(said.len())) {
        (Ok(length @ 0..126), _) => sent.push(length),
        (_, Ok(length)) => {
            sent.push(126);
            sent.extend_from_slice(&length.to_be_bytes());
        }
        _ => {
            sent.push(127);
            sent.extend_from_slice(&(said.len() as u64).to_be_bytes());
        }
    }
    sent.extend_from_slice(said);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame as a client sends it.
    fn frame(first: u8, said: &[u8]) -> Vec<u8> {
        let mut plain = Vec::new();
        add(first, said, &mut plain);
        let head = plain.len() - said.len();
        plain[1] |= MASKED;
        let mask = [7, 0, 255, 30];
        let masked = said.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask);
        plain[..head].iter().copied().chain(mask).chain(masked).collect()
    }

    /// All that is heard of these bytes if they come in pieces of this length.
    fn heard(packs: bool, bytes: &[u8], piece: usize) -> Result<Vec<Heard>, Broken> {
        let mut reader = Reader::new(packs);
        let mut all = Vec::new();
        for piece in bytes.chunks(piece) {
            reader.take(piece);
            while let Some(heard) = reader.next()? {
                all.push(heard);
            }
        }
        if reader.read.is_empty() {
            assert_eq!(reader.read.capacity(), 0, "a connection at rest keeps nothing");
        }
        Ok(all)
    }

    #[test]
    fn what_is_said_is_heard_however_it_comes() {
        let long = "long ".repeat(MAX_MESSAGE / 5);
        let bytes = [
            frame(FINAL | TEXT, b"one"),
            frame(TEXT, b"in "),
            frame(FINAL | PING, b"there?"),
            frame(MORE, b"three "),
            frame(FINAL | MORE, "parts: щ".as_bytes()),
            frame(FINAL | PONG, b""),
            frame(FINAL | BINARY, &[0xff; 200]),
            frame(FINAL | TEXT, long.as_bytes()),
            frame(FINAL | CLOSE, &[3, 232]),
        ]
        .concat();
        let all = [
            Heard::Text("one".into()),
            Heard::Ping(b"there?".to_vec()),
            Heard::Text("in three parts: щ".into()),
            Heard::Pong,
            Heard::Binary,
            Heard::Text(long),
            Heard::Close,
        ];
        for piece in [1, 2, 3, 7, 126, 1_000, bytes.len()] {
            assert_eq!(heard(false, &bytes, piece).as_deref(), Ok(&all[..]), "{piece}");
        }
    }

    #[test]
    fn what_is_no_frame_of_a_client_is_refused() {
        let unmasked = [FINAL | TEXT, 1, b'a'].to_vec();
        let mut too_long = frame(FINAL | TEXT, &vec![b'a'; MAX_MESSAGE + 1]);
        // It is not even read.
        too_long.truncate(14);
        let mut endless = vec![FINAL | TEXT, MASKED | 127];
        endless.extend([0xff; 12]);
        let half = vec![b'a'; MAX_MESSAGE / 2 + 1];
        for bytes in [
            unmasked,
            too_long,
            endless,
            [frame(TEXT, &half), frame(FINAL | MORE, &half)].concat(),
            frame(FINAL | MORE, b"of nothing"),
            [frame(TEXT, b"one"), frame(FINAL | TEXT, b"another")].concat(),
            frame(PING, b"in parts"),
            frame(FINAL | PING, &[0; 126]),
            frame(FINAL | 3, b"what?"),
            frame(FINAL | 11, b"what?"),
            frame(FINAL | PACKED | TEXT, b"nobody agreed to that"),
            frame(FINAL | 0x20 | TEXT, b"what?"),
            frame(FINAL | TEXT, &[0xff]),
        ] {
            assert_eq!(heard(false, &bytes, bytes.len()), Err(Broken), "{bytes:?}");
        }
    }

    #[test]
    fn what_is_packed_is_heard_where_that_was_agreed() {
        let text = Utf8Bytes::from("again ".repeat(100));
        let mut sent = Vec::new();
        add_text(&text, true, &mut sent);
        assert!(sent.len() < 100, "{}", sent.len());
        let [first, _, packed @ ..] = &sent[..] else { panic!("there is a head") };
        assert_eq!(*first, FINAL | PACKED | TEXT);
        let (one, other) = packed.split_at(5);
        let bytes = [
            frame(FINAL | PACKED | TEXT, packed),
            frame(PACKED | TEXT, one),
            frame(FINAL | PONG, b""),
            frame(FINAL | MORE, other),
            frame(FINAL | TEXT, b"plain"),
        ]
        .concat();
        let said = || Heard::Text(text.to_string());
        let all = [said(), Heard::Pong, said(), Heard::Text("plain".into())];
        assert_eq!(heard(true, &bytes, 9).as_deref(), Ok(&all[..]));
        let swollen = frame(FINAL | PACKED | TEXT, &{
            let mut sent = Vec::new();
            add_text(&Utf8Bytes::from("a".repeat(2 * MAX_MESSAGE)), true, &mut sent);
            sent.split_off(4)
        });
        assert_eq!(heard(true, &swollen, 1_000), Err(Broken));
        let later = [frame(TEXT, b"a"), frame(FINAL | PACKED | MORE, b"b")].concat();
        assert_eq!(heard(true, &later, 1_000), Err(Broken));
    }

    #[test]
    fn heads_say_how_long_a_frame_is() {
        for (length, head) in [
            (0, &[0x81, 0][..]),
            (125, &[0x81, 125]),
            (126, &[0x81, 126, 0, 126]),
            (65_535, &[0x81, 126, 255, 255]),
            (65_536, &[0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
        ] {
            let mut sent = Vec::new();
            add_text(&Utf8Bytes::from("a".repeat(length)), false, &mut sent);
            assert_eq!((&sent[..head.len()], sent.len()), (head, head.len() + length));
        }
        let mut sent = Vec::new();
        add_ping(&mut sent);
        add_pong(b"here", &mut sent);
        add_close(CloseCode::Restart, &mut sent);
        assert_eq!(sent, b"\x89\x00\x8a\x04here\x88\x02\x03\xf4");
    }
}
