//! The page that the server carries, and what keeps it safe. Whether it has been built is not for
//! these tests to know: both is well.

use crate::common::{Client, DESCRIPTION, Running};
use hyper::{Method, StatusCode};

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_at_every_address_but_those_of_the_api() {
    let server = Running::start().await;
    let nobody = Client::nobody(server.address());
    let front = nobody.get("/").await;
    let is_built = front.status == StatusCode::OK;
    assert!(is_built || front.text.contains("make run"), "{} {}", front.status, front.text);
    for path in ["/", "/table/q3v", "/replay/q3v?step=3", "/../../Cargo.toml", "/%2e%2e/x"] {
        let answer = nobody.get(path).await;
        // Only what a link to it looks like elsewhere differs, which is said in its head.
        let body = |text: &str| text.split("<body").nth(1).map(str::to_string);
        assert_eq!(answer.status, front.status, "{path}");
        assert_eq!(body(&answer.text), body(&front.text), "{path}");
        let header = |name: &str| answer.headers[name].to_str().expect("text");
        assert_eq!(header("content-type"), "text/html; charset=utf-8");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "same-origin");
        let policy = header("content-security-policy");
        assert!(policy.contains("default-src 'self'"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
    }
    for path in ["/api", "/api/", "/api/nothing", "/assets/nothing.js"] {
        assert_eq!(nobody.get(path).await.problem(), "not_found", "{path}");
    }
    let posted = nobody.request(Method::POST, "/table/q3v", Some("{}".into()), None).await;
    assert_eq!(posted.status, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_names_what_any_request_can_get() {
    let server = Running::start().await;
    let nobody = Client::nobody(server.address());
    assert_eq!(nobody.get("/api/openapi.json").await.json(), *DESCRIPTION);
    let routes = DESCRIPTION["paths"].as_object().expect("paths");
    for (path, route) in routes {
        for (method, operation) in route.as_object().expect("operations") {
            for status in ["405", "429", "503"] {
                assert!(operation["responses"].get(status).is_some(), "{method} {path}: {status}");
            }
        }
        // No path has this method.
        let path = path.replace(['{', '}'], "");
        let answer = nobody.request(Method::TRACE, &path, None, None).await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert_eq!(answer.problem(), "bad_request");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_every_game_can_be_read() {
    let server = Running::start().await;
    let nobody = Client::nobody(server.address());
    for game in kontor_games::all() {
        let rules = nobody.get(&format!("/api/games/{}/rules", game.info().id)).await;
        assert_eq!(rules.status, StatusCode::OK);
        assert_eq!(rules.headers["content-type"], "text/markdown; charset=utf-8");
        assert_eq!(Some(rules.text.as_str()), game.rules("en"));
    }
    assert_eq!(nobody.get("/api/games/chess/rules").await.problem(), "not_found");
    let unknown = nobody.get("/api/games/mercurius/rules?language=xx").await;
    assert_eq!(unknown.problem(), "not_found");
}
