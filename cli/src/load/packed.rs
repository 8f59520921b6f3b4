//! A socket on which the server packs its messages, as it does for browsers: they are unpacked before the WebSocket,
//! which knows nothing of it, reads them.

use std::collections::VecDeque;
use std::io::{Error, ErrorKind, Result};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use flate2::{Decompress, FlushDecompress};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

/// The header by which packed messages are asked for.
pub const HEADER: (&str, &str) =
    ("sec-websocket-extensions", "permessage-deflate; client_max_window_bits");

/// The bit of a frame that is packed.
const PACKED: u8 = 0x40;
/// The bits of a frame's kind: from 8 on it is no message.
const KIND: u8 = 0x0f;
const CONTROL: u8 = 8;

/// How much is read at once.
const READ: usize = 8 * 1_024;

/// No message of a table is longer.
const LONGEST: usize = 4 * 1_024 * 1_024;

/// A stream of frames, each of them unpacked.
pub struct Unpacking {
    stream: TcpStream,
    /// Whether the answer to the request has passed, after which frames come.
    opened: bool,
    /// What came and is not handed on yet.
    came: Vec<u8>,
    /// What is to be handed on, and how much of it has been.
    ready: Vec<u8>,
    handed: usize,
    /// How many bytes each message took that has not been asked for yet.
    sizes: VecDeque<usize>,
}

impl Unpacking {
    /// What comes over this stream.
    pub fn new(stream: TcpStream) -> Unpacking {
        let (came, ready) = (Vec::new(), Vec::new());
        Unpacking { stream, opened: false, came, ready, handed: 0, sizes: VecDeque::new() }
    }

    /// How many bytes the next message took on its way, its head included.
    pub fn size(&mut self) -> usize {
        self.sizes.pop_front().unwrap_or_default()
    }

    /// Makes ready what has come as a whole.
    fn unpack(&mut self) -> Result<()> {
        if !self.opened {
            let end = self.came.windows(4).position(|four| four == b"\r\n\r\n");
            let Some(end) = end.map(|at| at + 4) else { return Ok(()) };
            self.opened = true;
            self.ready.extend(self.came.drain(..end));
        }
        let mut from = 0;
        while let Some((head, length)) = frame(&self.came[from..]) {
            let (first, said) = (self.came[from], from + head..from + head + length);
            if self.came.len() < said.end {
                break;
            }
            if first & KIND < CONTROL {
                self.sizes.push_back(head + length);
            }
            if first & PACKED == 0 {
                self.ready.extend_from_slice(&self.came[from..said.end]);
            } else {
                let said = unpacked(&self.came[said.clone()])?;
                self.ready.extend([first & !PACKED, 127]);
                self.ready.extend((said.len() as u64).to_be_bytes());
                self.ready.extend(said);
            }
            from = said.end;
        }
        self.came.drain(..from);
        Ok(())
    }
}

/// How long the head of a frame of the server is, and what it says.
fn frame(bytes: &[u8]) -> Option<(usize, usize)> {
    let (_, rest) = bytes.split_first()?;
    let (length, rest) = rest.split_first()?;
    match length {
        126 => rest.first_chunk().map(|two| (4, usize::from(u16::from_be_bytes(*two)))),
        127 => rest.first_chunk().map(|eight| (10, u64::from_be_bytes(*eight) as usize)),
        length => Some((2, usize::from(*length))),
    }
}

fn unpacked(said: &[u8]) -> Result<Vec<u8>> {
    let packed = [said, &[0, 0, 0xff, 0xff]].concat();
    let mut unpacker = Decompress::new(false);
    let mut out = Vec::with_capacity(8 * packed.len());
    while (unpacker.total_in() as usize) < packed.len() && out.len() < LONGEST {
        out.reserve(4 * packed.len());
        let rest = &packed[unpacker.total_in() as usize..];
        unpacker
            .decompress_vec(rest, &mut out, FlushDecompress::Sync)
            .map_err(|error| Error::new(ErrorKind::InvalidData, error))?;
    }
    Ok(out)
}

impl AsyncRead for Unpacking {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        out: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        while self.handed == self.ready.len() {
            self.ready.clear();
            self.handed = 0;
            let mut room = [0; READ];
            let mut room = ReadBuf::new(&mut room);
            ready!(Pin::new(&mut self.stream).poll_read(context, &mut room))?;
            if room.filled().is_empty() {
                return Poll::Ready(Ok(()));
            }
            self.came.extend_from_slice(room.filled());
            self.unpack()?;
        }
        let count = out.remaining().min(self.ready.len() - self.handed);
        out.put_slice(&self.ready[self.handed..self.handed + count]);
        self.handed += count;
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Unpacking {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
