//! The programs that the caller lets play.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use kontor_store::PersonId;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::refusals::{Changing, Looking};
use super::{Answer, Body, Head, Routes};
use crate::app::App;
use crate::people::{Address, Human};
use crate::protocol::{NameWanted, Problem, ProgramKey, ProgramShown};

/// What is answered about programs.
pub fn routes() -> Routes {
    OpenApiRouter::new()
        .routes(routes!(programs, add_program))
        .routes(routes!(remove_program))
        .routes(routes!(change_key))
}

fn program_id(text: &str) -> Result<PersonId, Problem> {
    text.parse().map_err(|_| Problem::missing("program"))
}

/// The caller's programs.
#[utoipa::path(get, path = "/api/me/programs",
    responses((status = OK, body = Vec<ProgramShown>), (status = FORBIDDEN, body = Problem),
              Looking))]
async fn programs(
    State(app): State<Arc<App>>,
    Human(person): Human,
    Address(from): Address,
) -> Answer<Vec<ProgramShown>> {
    app.replays.admit(from, 1)?;
    Ok(Json(app.programs(&person.id).await?))
}

/// Makes a program of this name, and says its key.
#[utoipa::path(post, path = "/api/me/programs", request_body = NameWanted,
    responses((status = CREATED, body = ProgramKey), (status = CONFLICT, body = Problem),
              (status = UNPROCESSABLE_ENTITY, body = Problem), Changing))]
async fn add_program(
    State(app): State<Arc<App>>,
    Human(person): Human,
    Body(wanted): Body<NameWanted>,
) -> Result<(StatusCode, Json<ProgramKey>), Problem> {
    Ok((StatusCode::CREATED, Json(app.add_program(&person, &wanted.name).await?)))
}

/// Gives a program another key; the one of before is void.
#[utoipa::path(post, path = "/api/me/programs/{id}/key", params(("id" = String, Path)),
    responses((status = OK, body = ProgramKey), (status = NOT_FOUND, body = Problem), Changing))]
async fn change_key(
    State(app): State<Arc<App>>,
    Human(person): Human,
    Head(Path(id)): Head<Path<String>>,
) -> Answer<ProgramKey> {
    Ok(Json(app.change_key(&person.id, &program_id(&id)?).await?))
}

/// Removes a program: its key is void, its name free, and bots play on where it sat.
#[utoipa::path(delete, path = "/api/me/programs/{id}", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = NOT_FOUND, body = Problem), Changing))]
async fn remove_program(
    State(app): State<Arc<App>>,
    Human(person): Human,
    Head(Path(id)): Head<Path<String>>,
) -> Result<StatusCode, Problem> {
    app.remove_program(&person.id, &program_id(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}
