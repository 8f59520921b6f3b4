//! Where a request of a browser comes from: only our own page may act in a person's name.

use axum::http::{HeaderMap, header};

/// Whether a request is from our own page, or from no page at all: programs that are no browsers
/// send no `Origin`.
pub fn is_ours(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(public) = public_url {
        return origin.eq_ignore_ascii_case(public.trim_end_matches('/'));
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin_host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && origin_host.map(str::to_ascii_lowercase) == host.map(str::to_ascii_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(origin: Option<&'static str>, public: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, "localhost:8080".parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        is_ours(&headers, public)
    }

    #[test]
    fn other_sites_are_not_ours() {
        assert!(ours(None, None));
        assert!(ours(Some("http://localhost:8080"), None));
        assert!(!ours(Some("http://localhost:8081"), None));
        assert!(!ours(Some("https://elsewhere.example"), None));
        assert!(!ours(Some("null"), None));
    }

    #[test]
    fn behind_a_proxy_the_public_address_counts() {
        let public = Some("https://games.example/");
        assert!(ours(Some("https://games.example"), public));
        assert!(!ours(Some("http://games.example"), public));
        assert!(!ours(Some("http://localhost:8080"), public));
    }
}
