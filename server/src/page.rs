//! The page, as it was built into `web/dist`: embedded in the program, in debug builds read from the
//! folder.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::app::App;
use crate::people::Address;
use crate::preview::Preview;
use crate::protocol::Problem;

/// The folder that the page is built into.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Dist;

/// What is shown at every address that is the page's own.
const INDEX: &str = "index.html";

/// Below this, names hold a hash of what is in the file: what has a name never changes.
const HASHED: &str = "assets/";

const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// May be kept, but not used without asking whether it is still the same.
const ASK_AGAIN: &str = "no-cache";

/// How a file can have been compressed when the page was built: the name of the coding, and what is
/// added to the file's name. The smallest first.
const CODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// A file of the page.
struct File {
    bytes: Cow<'static, [u8]>,
    hash: [u8; 32],
}

/// Whether the page has such a file.
pub fn has(name: &str) -> bool {
    Dist::get(name).is_some()
}

fn embedded(name: &str) -> Option<File> {
    let file = Dist::get(name)?;
    Some(File { bytes: file.data, hash: file.metadata.sha256_hash() })
}

/// The answer to whatever is no request of the API: a file of the page, or the page itself, which
/// knows by the address what to show.
pub async fn serve(
    State(app): State<Arc<App>>,
    Address(from): Address,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let name = uri.path().trim_start_matches('/');
    if name == "api" || name.starts_with("api/") {
        return Problem::missing("page").into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        let problem = Problem::bad("not-here");
        return (StatusCode::METHOD_NOT_ALLOWED, axum::Json(problem)).into_response();
    }
    let file = name.starts_with(HASHED) || (!name.is_empty() && has(name));
    let page = if file { None } else { embedded(INDEX) };
    match page.and_then(|page| String::from_utf8(page.bytes.into_owned()).ok()) {
        Some(page) => {
            let preview = Preview::of(&app, &uri, &headers, from).await;
            told(preview.put_into(&page, &app, &headers), &headers)
        }
        None => answer(embedded, name, &headers),
    }
}

/// The page with what a link says of itself: small enough to be sent as it is.
fn told(page: String, headers: &HeaderMap) -> Response {
    let mut hasher = DefaultHasher::new();
    page.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    let mut answer = if is_known(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Html(page).into_response()
    };
    let with = answer.headers_mut();
    with.insert(CACHE_CONTROL, HeaderValue::from_static(ASK_AGAIN));
    with.insert(VARY, HeaderValue::from_name(ACCEPT_LANGUAGE));
    with.extend(HeaderValue::from_str(&tag).ok().map(|tag| (ETAG, tag)));
    answer
}

fn answer(files: impl Fn(&str) -> Option<File>, name: &str, headers: &HeaderMap) -> Response {
    let found = if name.is_empty() { None } else { files(name).map(|file| (name, file)) };
    if found.is_none() && name.starts_with(HASHED) {
        // Of an older build, perhaps. The page in its place could not be run as a script.
        return Problem::missing("file").into_response();
    }
    let Some((name, plain)) = found.or_else(|| Some((INDEX, files(INDEX)?))) else {
        return (StatusCode::SERVICE_UNAVAILABLE, Html(include_str!("unbuilt.html")))
            .into_response();
    };
    let accepted = CODINGS.iter().filter(|(coding, _)| accepts(headers, coding));
    let compressed = accepted
        .filter_map(|&(coding, ending)| Some((Some(coding), files(&format!("{name}{ending}"))?)))
        .next();
    let (coding, file) = compressed.unwrap_or((None, plain));
    let tag = tag(&file);
    let mut answer = if is_known(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let content = HeaderValue::from_static(content_type(name));
        ([(CONTENT_TYPE, content)], file.bytes).into_response()
    };
    let kept = if name.starts_with(HASHED) { FOR_EVER } else { ASK_AGAIN };
    let with = answer.headers_mut();
    with.insert(CACHE_CONTROL, HeaderValue::from_static(kept));
    with.insert(VARY, HeaderValue::from_name(ACCEPT_ENCODING));
    with.extend(HeaderValue::from_str(&tag).ok().map(|tag| (ETAG, tag)));
    with.extend(coding.map(|coding| (CONTENT_ENCODING, HeaderValue::from_static(coding))));
    answer
}

/// Whether the client can read this coding.
fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let listed = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    listed.flat_map(|list| list.split(',')).any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        let refused = parts
            .filter_map(|part| part.strip_prefix("q="))
            .any(|q| q.parse::<f32>().is_ok_and(|q| q == 0.0));
        named && !refused
    })
}

/// What changes with the file; each coding is another file.
fn tag(file: &File) -> String {
    let start: String = file.hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("\"{start}\"")
}

/// Whether the client has this file already.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let listed = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    listed
        .flat_map(|list| list.split(','))
        .map(|known| known.trim().trim_start_matches("W/"))
        .any(|known| known == tag || known == "*")
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;

    /// A page with one script, which was also compressed.
    fn built(name: &str) -> Option<File> {
        let text = match name {
            "index.html" => "<p>the page",
            "icon.svg" => "<svg/>",
            "assets/main-1a2b.js" => "run()",
            "assets/main-1a2b.js.br" => "brotli",
            "assets/main-1a2b.js.gz" => "gzip",
            _ => return None,
        };
        let mut hash = [0; 32];
        hash[..text.len()].copy_from_slice(text.as_bytes());
        Some(File { bytes: text.as_bytes().into(), hash })
    }

    fn asked(name: &str, headers: &[(&'static str, &str)]) -> Response {
        let headers = headers.iter().map(|(name, value)| {
            (name.parse().expect("a header"), value.parse().expect("a value"))
        });
        answer(built, name, &headers.collect())
    }

    fn header<'a>(answer: &'a Response, name: &str) -> &'a str {
        answer.headers().get(name).map_or("", |value| value.to_str().expect("text"))
    }

    async fn body(answer: Response) -> String {
        let bytes = to_bytes(answer.into_body(), 10_000).await.expect("a body");
        String::from_utf8(bytes.into()).expect("text")
    }

    #[tokio::test]
    async fn every_address_of_the_page_shows_the_page() {
        for name in ["", "index.html", "table/q3v", "replay/q3v", "people/J. R."] {
            let answer = asked(name, &[]);
            assert_eq!(answer.status(), StatusCode::OK, "{name}");
            assert_eq!(header(&answer, "content-type"), "text/html; charset=utf-8");
            assert_eq!(header(&answer, "cache-control"), "no-cache");
            assert_eq!(body(answer).await, "<p>the page");
        }
        assert_eq!(header(&asked("icon.svg", &[]), "content-type"), "image/svg+xml");
    }

    #[tokio::test]
    async fn what_has_a_hash_in_its_name_is_kept_for_ever_and_no_page_stands_in_for_it() {
        let answer = asked("assets/main-1a2b.js", &[]);
        assert_eq!(header(&answer, "cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(header(&answer, "content-type"), "text/javascript; charset=utf-8");
        assert_eq!(body(answer).await, "run()");
        assert_eq!(asked("assets/main-of-old.js", &[]).status(), StatusCode::NOT_FOUND);
    }

    #[tokio::test]
    async fn the_smallest_file_that_the_client_can_read_is_sent() {
        let sent = async |accepted: &str| {
            let answer = asked("assets/main-1a2b.js", &[("accept-encoding", accepted)]);
            assert_eq!(header(&answer, "content-type"), "text/javascript; charset=utf-8");
            assert_eq!(header(&answer, "vary"), "accept-encoding");
            (header(&answer, "content-encoding").to_string(), body(answer).await)
        };
        let is = |coding: &str, text: &str| (coding.to_string(), text.to_string());
        assert_eq!(sent("gzip, deflate, br").await, is("br", "brotli"));
        assert_eq!(sent("gzip;q=1.0, br;q=0").await, is("gzip", "gzip"));
        assert_eq!(sent("identity").await, is("", "run()"));
        let page = asked("", &[("accept-encoding", "br")]);
        assert_eq!(header(&page, "content-encoding"), "", "there is no smaller one");
    }

    #[tokio::test]
    async fn who_has_it_is_told_so_instead() {
        let first = asked("", &[]);
        let tag = header(&first, "etag").to_string();
        let again = asked("table/other", &[("if-none-match", &format!("\"x\", W/{tag}"))]);
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(header(&again, "etag"), tag);
        assert_eq!(body(again).await, "");
        assert_eq!(asked("icon.svg", &[("if-none-match", &tag)]).status(), StatusCode::OK);
    }

    #[tokio::test]
    async fn a_server_without_the_page_says_how_to_get_it() {
        for name in ["", "table/q3v"] {
            let answer = answer(|_| None, name, &HeaderMap::new());
            assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
            assert!(header(&answer, "content-type").starts_with("text/html"));
            assert!(body(answer).await.contains("make run"));
        }
    }
}
