//! What goes over the wire, in one place. `docs/protocol.md` says how it is used; the types of the
//! page are made from these.

mod document;
mod messages;
mod past;
mod people;
mod requests;
mod tables;

pub use document::{ClockShown, Document, Look, PlayShown, ShareAsked, UndoAsked, UndoOffer};
pub use messages::{
    CHAT_LINES, Change, HappenedShown, LobbyMessage, Said, StepShown, TableMessage,
};
pub use past::{GamePlayed, History, HistoryStep, ReplayedStep};
pub use people::{
    Confirmation, LanguageWanted, LinkUsed, Me, NameWanted, PasswordWanted, PersonShown,
    ProgramKey, ProgramShown, SignIn,
};
pub use requests::{Command, Done, MAX_CHAT, MAX_MESSAGE_ID, Problem, Request};
pub use tables::{
    BotsAlone, Clock, GameShown, Halted, LobbyPage, PolicyShown, PositionWanted, SeatShown,
    Settings, Spectators, TableMade, TableShown, TableWanted,
};
