//! The description of the API, and whether it names what is answered.

use std::sync::LazyLock;

use hyper::{Method, StatusCode};
use serde_json::Value as Json;

use super::client::Answer;

/// What the server says of its API.
pub static DESCRIPTION: LazyLock<Json> = LazyLock::new(kontor_server::description);

/// Checks that an answer has a status that the description names for the request, and that whoever is
/// to come later is told when. Whatever is not described is no request of the API, or of another method.
pub fn check(method: &Method, path: &str, answer: &Answer) {
    if matches!(answer.status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
        let after = answer.headers.get("retry-after").and_then(|after| after.to_str().ok());
        let seconds = after.and_then(|after| after.parse::<u64>().ok());
        assert!(seconds.is_some_and(|seconds| seconds > 0), "{path}: {after:?}");
    }
    let routes = DESCRIPTION["paths"].as_object().expect("paths");
    let path = path.split('?').next().unwrap_or_default();
    let Some((_, route)) = routes.iter().find(|(template, _)| fits(template, path)) else { return };
    let (method, status) = (method.as_str().to_lowercase(), answer.status.as_u16().to_string());
    match route.get(&method) {
        Some(operation) => {
            let named = operation["responses"].get(&status).is_some();
            assert!(named, "{method} {path} answers {status}");
        }
        // Only that the path has no such method, or what is said before that is looked at.
        None => {
            let operations = route.as_object().expect("operations");
            let named = |operation: &Json| operation["responses"].get(&status).is_some();
            assert!(operations.values().all(named), "{method} {path} answers {status}");
            if answer.status == StatusCode::METHOD_NOT_ALLOWED {
                let allowed = answer.headers["allow"].to_str().expect("text").to_lowercase();
                for method in operations.keys() {
                    assert!(allowed.contains(method), "{path} has {method}, not in {allowed}");
                }
            }
        }
    }
}

fn fits(template: &str, path: &str) -> bool {
    let (template, path) = (template.split('/'), path.split('/'));
    template.clone().count() == path.clone().count()
        && template.zip(path).all(|(part, given)| part == given || part.starts_with('{'))
}
