//! Why something was not done: an answer with a status for HTTP and plain words for people.

use std::fmt::Display;
use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kontor_engine::listed::Names;
use kontor_engine::refusal::Rule;
use kontor_engine::{Arg, Refusal, Say, Text};
use kontor_store::{MAX_NAME, NameError, StoreError, Version};
use kontor_texts::{LANGUAGES, Speaker, Words};

use crate::limits::Wait;
use crate::protocol::{Halted, Problem};
use crate::words::in_english;

/// After how many seconds it is worth trying again what cannot be done just now.
pub const A_MOMENT: u64 = 5;

/// The words for what is damaged.
const DAMAGED: &str = "damaged";

/// A problem that an answer is about and that its edge has more to say or to note of.
#[derive(Clone, Debug)]
pub struct About(pub Problem);

/// Whom to tell.
fn whom(contact: Option<&str>) -> Text {
    contact.map_or_else(
        || Text::new("problem-who-runs-this"),
        |contact| Text::as_is(contact.to_string()),
    )
}

/// Whole seconds after which the time is over.
fn whole_seconds(wait: Duration) -> u64 {
    wait.as_secs() + u64::from(wait.subsec_nanos() > 0)
}

impl Problem {
    fn new(error: &'static str, id: &str) -> Problem {
        Problem::saying(error, Text::new(format!("problem-{id}")))
    }

    fn saying(error: &'static str, say: Text) -> Problem {
        let text = in_english(&say);
        Problem { error, rule: None, say: Box::new(say), text, retry_after: None, limit: None }
    }

    /// The same with something that its words mention.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Problem {
        let say = self.say.with(name, arg);
        Problem { text: in_english(&say), say: Box::new(say), ..self }
    }

    /// What was asked for makes no sense.
    pub fn bad(reason: &'static str) -> Problem {
        Problem::new("bad_request", reason)
    }

    /// Refuses with this reason unless something holds.
    pub fn unless(holds: bool, reason: &'static str) -> Result<(), Problem> {
        if holds { Ok(()) } else { Err(Problem::bad(reason)) }
    }

    /// One has to be somebody for this.
    pub fn nobody() -> Problem {
        Problem::new("sign_in", "name-first")
    }

    /// Who asks is not known by what they said.
    pub fn unknown(reason: &'static str) -> Problem {
        Problem::new("sign_in", reason)
    }

    /// It is not the caller's to do.
    pub fn forbidden(reason: &'static str) -> Problem {
        Problem::new("forbidden", reason)
    }

    /// There is no such thing, or none that the caller may know of.
    pub fn missing(what: &str) -> Problem {
        Problem::new("not_found", &format!("no-such-{}", what.replace(' ', "-")))
    }

    /// It does not fit how things stand.
    pub fn conflict(reason: &'static str) -> Problem {
        Problem::new("conflict", reason)
    }

    /// Something was played since the version the client knows.
    pub fn stale() -> Problem {
        Problem::new("stale", "moved-on")
    }

    /// Too much in too short a time.
    pub fn too_many(what: &'static str, Wait(wait): Wait) -> Problem {
        let problem = Problem::new("too_many", &format!("too-many-{what}"));
        Problem { retry_after: Some(whole_seconds(wait)), limit: Some(what), ..problem }
    }

    /// The same, counted as a hit of this limit.
    #[must_use]
    pub fn counted_as(self, limit: &'static str) -> Problem {
        Problem { limit: Some(limit), ..self }
    }

    /// The table does not go on. What is in its log is not told: it may be hidden.
    pub fn halted(halted: &Halted) -> Problem {
        let Version(entry) = halted.entry;
        let problem = match (&halted.why, &halted.rule) {
            (Some(why), _) => Problem::new("halted", "halted-as").with("why", (**why).clone()),
            (None, Some(rule)) => Problem::new("halted", "halted-by-rule")
                .with("rule", Text::as_is(rule.clone()))
                .with("entry", entry),
            (None, None) if halted.entry == Version::START => {
                Problem::new("halted", "halted-set-up")
            }
            (None, None) => Problem::new("halted", "halted").with("entry", entry),
        };
        let problem = problem.with("whom", whom(halted.whom.as_deref()));
        Problem { rule: halted.rule.clone(), ..problem }
    }

    /// The server cannot do it just now.
    pub fn unavailable(reason: &'static str) -> Problem {
        Problem { retry_after: Some(A_MOMENT), ..Problem::new("unavailable", reason) }
    }

    /// What is stored is damaged.
    fn damaged(contact: Option<&str>) -> Problem {
        Problem::new("damaged", DAMAGED).with("whom", whom(contact))
    }

    /// The same where it is known whom to tell: the store does not know.
    #[must_use]
    pub fn naming(self, contact: Option<&str>) -> Problem {
        if self.is_nameless() { Problem::damaged(contact) } else { self }
    }

    fn is_nameless(&self) -> bool {
        self.say.id.strip_prefix("problem-") == Some(DAMAGED)
    }

    /// What is stored of a table is damaged: trying again does not help, and somebody has to look at it.
    pub fn damaged_table(id: impl Display, contact: Option<&str>) -> Problem {
        Problem::new("damaged", "damaged-table")
            .with("id", Text::as_is(id.to_string()))
            .with("whom", whom(contact))
    }

    /// The status that says the same.
    pub fn status(&self) -> StatusCode {
        match self.error {
            "bad_request" => StatusCode::BAD_REQUEST,
            "sign_in" => StatusCode::UNAUTHORIZED,
            "forbidden" => StatusCode::FORBIDDEN,
            "not_found" => StatusCode::NOT_FOUND,
            "conflict" | "stale" | "halted" => StatusCode::CONFLICT,
            "too_many" => StatusCode::TOO_MANY_REQUESTS,
            "unavailable" => StatusCode::SERVICE_UNAVAILABLE,
            "damaged" => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem::refused(&refusal, &Words::shared(LANGUAGES[0]).with(Names(&[])))
    }
}

impl Problem {
    /// What a rule forbids, said by who knows the words of the game and the names of the players.
    pub fn refused(refusal: &Refusal, say: &Speaker<'_>) -> Problem {
        let reason = refusal.reason();
        Problem {
            error: "refused",
            rule: (refusal.rule != Rule::FORM).then(|| refusal.rule.to_string()),
            text: say.say(&reason),
            say: Box::new(reason),
            retry_after: None,
            limit: None,
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::NameTaken => Problem::conflict("name-taken"),
            StoreError::Missing(what) => Problem::missing(what),
            StoreError::Corrupt(error) => {
                tracing::error!(%error, "what is stored is damaged");
                Problem::damaged(None)
            }
            error => {
                tracing::error!(%error, "the store failed");
                Problem::unavailable("not-stored")
            }
        }
    }
}

impl From<NameError> for Problem {
    fn from(error: NameError) -> Problem {
        let problem = match error {
            NameError::Empty => Problem::bad("name-empty"),
            NameError::Long => Problem::bad("name-long").with("most", MAX_NAME),
            NameError::Characters => Problem::bad("name-characters"),
            NameError::Reserved => Problem::bad("name-reserved"),
        };
        Problem { error: "refused", ..problem }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let retry =
            self.retry_after.map(|seconds| (header::RETRY_AFTER, HeaderValue::from(seconds)));
        let told = (self.limit.is_some() || self.is_nameless()).then(|| About(self.clone()));
        let mut answer = (self.status(), Json(self)).into_response();
        answer.headers_mut().extend(retry);
        if let Some(told) = told {
            answer.extensions_mut().insert(told);
        }
        answer
    }
}

impl Problem {
    /// The problem of a message that is no JSON of ours. What the reader says of it is for who writes programs, and
    /// English: it goes along, but not in the words.
    pub fn unreadable(error: &serde_json::Error) -> Problem {
        Problem::bad("unreadable").with("error", Text::as_is(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use kontor_store::Damage;

    use super::*;

    #[test]
    fn a_refusal_keeps_its_rule_and_figures() {
        let refusal =
            Refusal::new(Rule("M12"), "refused-take-back").with("count", 14i64).with("steps", 3i64);
        let problem = Problem::from(refusal);
        assert_eq!(problem.status(), StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(
            serde_json::to_string(&problem).unwrap(),
            r#"{"error":"refused","rule":"M12","say":["refused-take-back",{"count":14,"steps":3}],"text":"so many steps cannot be taken back: 14; in force: 3"}"#
        );
    }

    #[test]
    fn a_failure_of_the_store_tells_nothing_of_it() {
        let problem = Problem::from(StoreError::Other("page 7".into()));
        assert_eq!(problem.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(!problem.text.contains("page 7"));
    }

    #[test]
    fn a_table_that_cannot_even_be_set_up_blames_no_entry_of_its_log() {
        let halted = Halted { entry: Version::START, rule: None, why: None, whom: None };
        let problem = Problem::halted(&halted);
        assert!(problem.text.contains("how it was set up"), "{}", problem.text);
        assert!(!problem.text.contains("entry"), "{}", problem.text);
        let unread = Problem::halted(&Halted { entry: Version(57), ..halted });
        assert!(unread.text.contains("entry 57 "), "{}", unread.text);
    }

    #[test]
    fn what_is_damaged_is_not_to_be_tried_again() {
        let problem = Problem::from(StoreError::Corrupt(Damage::said("page 7")));
        assert_eq!(problem.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(problem.text.contains("who runs this server"), "{}", problem.text);
        assert!(!problem.text.contains("page 7") && !problem.text.contains("again"));
        assert!(problem.into_response().headers().get(header::RETRY_AFTER).is_none());
        let problem = Problem::from(StoreError::Corrupt(Damage::said("page 7")));
        let named = problem.naming(Some("anna@example.org"));
        assert!(named.text.ends_with("please tell anna@example.org"), "{}", named.text);
        let other = Problem::stale();
        assert_eq!(other.clone().naming(Some("anna@example.org")), other);
        let named = Problem::damaged_table("17", Some("anna@example.org"));
        assert!(named.text.ends_with("please tell anna@example.org"), "{}", named.text);
    }

    #[test]
    fn who_has_to_wait_is_told_how_long() {
        let problem = Problem::too_many("new-names", Wait(Duration::from_millis(2_100)));
        assert_eq!(problem.retry_after, Some(3));
        let answer = problem.into_response();
        assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(answer.headers()[header::RETRY_AFTER], "3");
        let answer = Problem::unavailable("try-again").into_response();
        assert!(answer.headers().contains_key(header::RETRY_AFTER));
    }
}
