//! The games that can be played here.

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kontor_bots::{Level, players};
use kontor_engine::any::AnyGame;
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::refusals::Reading;
use super::{Answer, Head, Routes};
use crate::protocol::{GameShown, PolicyShown, Problem};
use crate::words;

/// What is answered about games.
pub fn routes() -> Routes {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(rules))
        .routes(routes!(board))
        .routes(routes!(texts))
        .routes(routes!(own_texts))
}

/// The games that can be played here, with their words in a language.
#[utoipa::path(get, path = "/api/games",
    params(("language" = Option<String>, Query, description = "en, ru or pl")),
    responses((status = OK, body = Vec<GameShown>), (status = BAD_REQUEST, body = Problem),
              (status = NOT_FOUND, body = Problem), Reading))]
async fn games(
    Head(Query(Language { language })): Head<Query<Language>>,
) -> Answer<Vec<GameShown>> {
    let language = known(&language)?;
    let shown = |game: &'static dyn AnyGame| GameShown {
        info: game.info(),
        policies: Level::ALL
            .map(|level| PolicyShown { name: level.name(), about: level.about() })
            .to_vec(),
        words: kontor_texts::of_game(game, bots(game), language),
    };
    Ok(Json(kontor_games::all().map(shown).collect()))
}

/// The ids of all bots that can sit at a table of this game, also of those that only old tables name.
fn bots(game: &dyn AnyGame) -> impl Iterator<Item = &'static str> {
    players::known(game).into_iter().map(|(name, _)| name)
}

fn known(language: &str) -> Result<&'static str, Problem> {
    kontor_texts::language(language).ok_or_else(|| Problem::missing("language"))
}

#[derive(Deserialize)]
struct Language {
    #[serde(default = "english")]
    language: String,
}

fn english() -> String {
    "en".to_string()
}

/// The rules of a game as they are played, as Markdown.
#[utoipa::path(get, path = "/api/games/{game}/rules",
    params(("game" = String, Path, description = "the game's id"),
           ("language" = Option<String>, Query, description = "en, ru or pl")),
    responses((status = OK, body = String, content_type = "text/markdown"),
              (status = BAD_REQUEST, body = Problem),
              (status = NOT_FOUND, body = Problem), Reading))]
async fn rules(
    Head(Path(game)): Head<Path<String>>,
    Head(Query(Language { language })): Head<Query<Language>>,
) -> Result<Response, Problem> {
    let game = kontor_games::find(&game).map_err(|_| Problem::missing("game"))?;
    let rules = game.rules(known(&language)?).ok_or_else(|| Problem::missing("language"))?;
    Ok(markdown(rules))
}

/// What is printed on a game's board and cards and never changes: what a page needs to draw them. Games
/// whose view holds it all have none.
#[utoipa::path(get, path = "/api/games/{game}/board",
    params(("game" = String, Path, description = "the game's id")),
    responses((status = OK, body = serde_json::Value), (status = BAD_REQUEST, body = Problem),
              (status = NOT_FOUND, body = Problem), Reading))]
async fn board(Head(Path(game)): Head<Path<String>>) -> Answer<serde_json::Value> {
    let game = kontor_games::find(&game).map_err(|_| Problem::missing("game"))?;
    Ok(Json(game.board().ok_or_else(|| Problem::missing("board"))?))
}

/// The words of a game's texts in a language, and of the server's own, as a Fluent file.
#[utoipa::path(get, path = "/api/games/{game}/texts",
    params(("game" = String, Path, description = "the game's id"),
           ("language" = Option<String>, Query, description = "en, ru or pl")),
    responses((status = OK, body = String, content_type = "text/plain"),
              (status = BAD_REQUEST, body = Problem), (status = NOT_FOUND, body = Problem), Reading))]
async fn texts(
    Head(Path(game)): Head<Path<String>>,
    Head(Query(Language { language })): Head<Query<Language>>,
) -> Result<Response, Problem> {
    let game = kontor_games::find(&game).map_err(|_| Problem::missing("game"))?;
    let language = known(&language)?;
    let words = format!("{}\n{}", words::file(language), kontor_texts::file(game, language));
    Ok(plain(words))
}

/// The words of what the server itself says, such as problems, in a language, as a Fluent file.
#[utoipa::path(get, path = "/api/texts",
    params(("language" = Option<String>, Query, description = "en, ru or pl")),
    responses((status = OK, body = String, content_type = "text/plain"),
              (status = BAD_REQUEST, body = Problem), (status = NOT_FOUND, body = Problem), Reading))]
async fn own_texts(
    Head(Query(Language { language })): Head<Query<Language>>,
) -> Result<Response, Problem> {
    let language = known(&language)?;
    Ok(plain(format!("{}\n{}", kontor_texts::shared(language), words::file(language))))
}

fn plain(words: String) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], words).into_response()
}

/// A text as Markdown.
pub fn markdown(text: &'static str) -> Response {
    ([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response()
}
