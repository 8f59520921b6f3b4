//! Why something was not done: an answer with a status for HTTP and plain words for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kontor_engine::Refusal;
use kontor_engine::listed::Names;
use kontor_engine::refusal::Rule;
use kontor_engine::table::to_json;
use kontor_store::{NameError, StoreError};

use crate::protocol::Problem;

impl Problem {
    fn new(error: &'static str, reason: impl Into<String>) -> Problem {
        let reason = reason.into();
        let figures = Box::default();
        Problem { error, rule: None, text: reason.clone(), reason, figures }
    }

    /// What was asked for makes no sense.
    pub fn bad(reason: impl Into<String>) -> Problem {
        Problem::new("bad_request", reason)
    }

    /// Refuses with this reason unless something holds.
    pub fn unless(holds: bool, reason: &str) -> Result<(), Problem> {
        if holds { Ok(()) } else { Err(Problem::bad(reason)) }
    }

    /// One has to be somebody for this.
    pub fn nobody() -> Problem {
        Problem::new("sign_in", "choose a name first: POST /api/me with {\"name\": …}")
    }

    /// It is not the caller's to do.
    pub fn forbidden(reason: impl Into<String>) -> Problem {
        Problem::new("forbidden", reason)
    }

    /// There is no such thing, or none that the caller may know of.
    pub fn missing(what: &str) -> Problem {
        Problem::new("not_found", format!("there is no such {what}"))
    }

    /// It does not fit how things stand.
    pub fn conflict(reason: impl Into<String>) -> Problem {
        Problem::new("conflict", reason)
    }

    /// Something was played since the version the client knows.
    pub fn stale() -> Problem {
        Problem::new("stale", "the table has moved on since; look again and choose again")
    }

    /// Too much in too short a time.
    pub fn too_many(what: &str) -> Problem {
        Problem::new("too_many", format!("too many {what} in a short time; wait a little"))
    }

    /// The server cannot do it just now.
    pub fn unavailable(reason: impl Into<String>) -> Problem {
        Problem::new("unavailable", reason)
    }

    /// The status that says the same.
    pub fn status(&self) -> StatusCode {
        match self.error {
            "bad_request" => StatusCode::BAD_REQUEST,
            "sign_in" => StatusCode::UNAUTHORIZED,
            "forbidden" => StatusCode::FORBIDDEN,
            "not_found" => StatusCode::NOT_FOUND,
            "conflict" | "stale" => StatusCode::CONFLICT,
            "too_many" => StatusCode::TOO_MANY_REQUESTS,
            "unavailable" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem { text: refusal.text(), ..Problem::refused(refusal, Names(&[])) }
    }
}

impl Problem {
    /// What a rule forbids, with the players called by their names.
    pub fn refused(refusal: Refusal, names: Names<'_>) -> Problem {
        let figures = refusal
            .figures
            .iter()
            .map(|(name, figure)| ((*name).to_string(), to_json(figure)))
            .collect();
        Problem {
            error: "refused",
            rule: (refusal.rule != Rule::FORM).then(|| refusal.rule.to_string()),
            text: refusal.text_for(names),
            reason: refusal.reason.into_owned(),
            figures: Box::new(figures),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::NameTaken => Problem::conflict(
                "somebody has this name, or one that looks the same; choose another",
            ),
            StoreError::Missing(what) => Problem::missing(what),
            error => {
                tracing::error!(%error, "the store failed");
                Problem::unavailable("nothing can be stored just now; try again in a moment")
            }
        }
    }
}

impl From<NameError> for Problem {
    fn from(error: NameError) -> Problem {
        Problem { error: "refused", ..Problem::bad(error.to_string()) }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status(), Json(self)).into_response()
    }
}

impl Problem {
    /// The problem of a message that is no JSON of ours.
    pub fn unreadable(error: &serde_json::Error) -> Problem {
        let mut problem = Problem::bad("this is no message that the server knows: {why}");
        let why = error.to_string();
        problem.text = problem.reason.replace("{why}", &why);
        problem.figures.insert("why".to_string(), why.into());
        problem
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_keeps_its_rule_and_figures() {
        let refusal = Refusal::new(Rule("M12"), "it costs {cost}").with("cost", 14i64);
        let problem = Problem::from(refusal);
        assert_eq!(problem.status(), StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(
            serde_json::to_string(&problem).unwrap(),
            r#"{"error":"refused","rule":"M12","reason":"it costs {cost}","figures":{"cost":14},"text":"it costs 14"}"#
        );
    }

    #[test]
    fn a_failure_of_the_store_tells_nothing_of_it() {
        let problem = Problem::from(StoreError::Corrupt("page 7".into()));
        assert_eq!(problem.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(!problem.text.contains("page 7"));
    }
}
