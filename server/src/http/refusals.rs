//! The answers that say no, for the description of the API: what every request of a kind can get.

use std::collections::BTreeMap;

use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, ToSchema};

use crate::protocol::Problem;

fn named(codes: &[(u16, &str)]) -> BTreeMap<String, RefOr<Response>> {
    let problem = || Ref::from_schema_name(Problem::name());
    let response = |why: &str| {
        let content = ContentBuilder::new().schema(Some(problem())).build();
        ResponseBuilder::new().description(why).content("application/json", content).build()
    };
    codes.iter().map(|(code, why)| (code.to_string(), RefOr::T(response(why)))).collect()
}

const NO_SENSE: (u16, &str) = (400, "it makes no sense");
const WHO: (u16, &str) = (401, "a name is needed, or the key is void");
const OTHER_SITE: (u16, &str) = (403, "another site, or not the caller's to do");
const TOO_MANY: (u16, &str) = (429, "too often in a short time; Retry-After says when again");
const NOT_NOW: (u16, &str) = (503, "not just now; Retry-After says when again");
const DAMAGED: (u16, &str) = (500, "what is stored is damaged; whom to tell");

/// What any request can get before it is read, without a word: there is more of it than is read.
const TOO_LONG: [(u16, &str); 2] =
    [(414, "the address is too long"), (431, "there are too many headers, or too long ones")];

/// What any request can get, whatever it asks for: before it is read, for want of a place; or because the
/// path knows other methods alone.
const ALWAYS: [(u16, &str); 3] =
    [(405, "the path knows other methods; Allow names them"), TOO_MANY, NOT_NOW];

/// Names with every operation what any request can get.
pub fn name_everywhere(description: &mut OpenApi) {
    for path in description.paths.paths.values_mut() {
        let operations =
            [&mut path.get, &mut path.put, &mut path.post, &mut path.delete, &mut path.patch];
        for operation in operations.into_iter().flatten() {
            for (code, response) in named(&ALWAYS) {
                operation.responses.responses.entry(code).or_insert(response);
            }
            for (code, why) in TOO_LONG {
                let response = ResponseBuilder::new().description(why).build();
                operation.responses.responses.insert(code.to_string(), RefOr::T(response));
            }
        }
    }
}

/// What everybody can get who reads something.
pub struct Reading;

impl IntoResponses for Reading {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        named(&[NOT_NOW])
    }
}

/// What everybody can get who has to be found in what is stored, or reads it.
pub struct Looking;

impl IntoResponses for Looking {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        named(&[WHO, TOO_MANY, DAMAGED, NOT_NOW])
    }
}

/// What everybody can get who signs in: that a name is needed is not said to who brings one.
pub struct Entering;

impl IntoResponses for Entering {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        named(&[NO_SENSE, OTHER_SITE, TOO_MANY, DAMAGED, NOT_NOW])
    }
}

/// What everybody can get who changes something, or opens a socket.
pub struct Changing;

impl IntoResponses for Changing {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        named(&[NO_SENSE, WHO, OTHER_SITE, TOO_MANY, DAMAGED, NOT_NOW])
    }
}
