//! Who one is: names, passwords, signing in and out.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum_extra::extract::cookie::SignedCookieJar;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::refusals::{Changing, Entering, Looking};
use super::{Answer, Body, Routes};
use crate::app::App;
use crate::people::{Address, Anybody, Caller, Human};
use crate::protocol::{
    Confirmation, LanguageWanted, LinkUsed, Me, NameWanted, PasswordWanted, Problem, SignIn,
};

/// What is answered about who one is.
pub fn routes() -> Routes {
    OpenApiRouter::new()
        .routes(routes!(me, become_guest, rename, delete_account))
        .routes(routes!(set_language))
        .routes(routes!(set_password))
        .routes(routes!(sign_in))
        .routes(routes!(sign_in_link))
        .routes(routes!(sign_out))
}

/// Who one is; null for nobody.
#[utoipa::path(get, path = "/api/me", responses((status = OK, body = Option<Me>), Looking))]
async fn me(Anybody(person): Anybody) -> Json<Option<Me>> {
    Json(person.as_ref().map(Me::from))
}

/// Makes the caller a guest of this name.
#[utoipa::path(post, path = "/api/me", request_body = NameWanted,
    responses((status = OK, body = Me), (status = CONFLICT, body = Problem),
              (status = UNPROCESSABLE_ENTITY, body = Problem), Changing))]
async fn become_guest(
    State(app): State<Arc<App>>,
    Anybody(present): Anybody,
    Address(from): Address,
    jar: SignedJar,
    Body(wanted): Body<NameWanted>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    if present.is_some() {
        return Err(Problem::conflict("name-already"));
    }
    let person = app.let_in(&wanted.name, from).await?;
    Ok((app.signed_in(jar.0, &person), Json(Me::from(&person))))
}

/// Gives the caller another name.
#[utoipa::path(patch, path = "/api/me", request_body = NameWanted,
    responses((status = OK, body = Me), (status = NOT_FOUND, body = Problem), (status = CONFLICT, body = Problem),
              (status = UNPROCESSABLE_ENTITY, body = Problem), Changing))]
async fn rename(
    State(app): State<Arc<App>>,
    Human(person): Human,
    Body(wanted): Body<NameWanted>,
) -> Answer<Me> {
    Ok(Json(Me::from(&app.rename(&person, &wanted.name).await?)))
}

/// Keeps the language that the caller chose.
#[utoipa::path(put, path = "/api/me/language", request_body = LanguageWanted,
    responses((status = OK, body = Me), (status = NOT_FOUND, body = Problem), Changing))]
async fn set_language(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    Body(wanted): Body<LanguageWanted>,
) -> Answer<Me> {
    Ok(Json(Me::from(&app.set_language(&person, &wanted.language).await?)))
}

/// Deletes the caller's account.
#[utoipa::path(delete, path = "/api/me", request_body = Confirmation,
    responses((status = NO_CONTENT), (status = NOT_FOUND, body = Problem), Changing))]
async fn delete_account(
    State(app): State<Arc<App>>,
    Human(person): Human,
    Address(from): Address,
    jar: SignedJar,
    Body(confirmation): Body<Confirmation>,
) -> Result<(SignedCookieJar, StatusCode), Problem> {
    app.delete(&person, confirmation.password, from).await?;
    Ok((jar.0.add(app.no_cookie()), StatusCode::NO_CONTENT))
}

/// Claims the caller's name with a password, or changes the password.
#[utoipa::path(put, path = "/api/me/password", request_body = PasswordWanted,
    responses((status = OK, body = Me), (status = NOT_FOUND, body = Problem), Changing))]
async fn set_password(
    State(app): State<Arc<App>>,
    Human(person): Human,
    Address(from): Address,
    jar: SignedJar,
    Body(wanted): Body<PasswordWanted>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let person = app.set_password(&person, wanted.password, wanted.present, from).await?;
    Ok((app.signed_in(jar.0, &person), Json(Me::from(&person))))
}

/// Signs in under a claimed name.
#[utoipa::path(post, path = "/api/sign-in", request_body = SignIn,
    responses((status = OK, body = Me), Entering))]
async fn sign_in(
    State(app): State<Arc<App>>,
    Address(from): Address,
    jar: SignedJar,
    Body(wanted): Body<SignIn>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let person = app.sign_in(wanted, from, &jar.0).await?;
    Ok((app.signed_in(jar.0, &person), Json(Me::from(&person))))
}

/// Signs in by a link that the operator made.
#[utoipa::path(post, path = "/api/sign-in-link", request_body = LinkUsed,
    responses((status = OK, body = Me), Entering))]
async fn sign_in_link(
    State(app): State<Arc<App>>,
    Address(from): Address,
    jar: SignedJar,
    Body(used): Body<LinkUsed>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let person = app.sign_in_by(used, from).await?;
    Ok((app.signed_in(jar.0, &person), Json(Me::from(&person))))
}

/// Makes the caller nobody, here and wherever else somebody is signed in as the caller.
#[utoipa::path(post, path = "/api/sign-out", responses((status = NO_CONTENT), (status = FORBIDDEN, body = Problem), Looking))]
async fn sign_out(
    State(app): State<Arc<App>>,
    Anybody(person): Anybody,
    jar: SignedJar,
) -> Result<(SignedCookieJar, StatusCode), Problem> {
    if let Some(person) = person {
        app.sign_out(&person).await?;
    }
    Ok((jar.0.add(app.no_cookie()), StatusCode::NO_CONTENT))
}

/// The caller's cookies.
struct SignedJar(SignedCookieJar);

impl FromRequestParts<Arc<App>> for SignedJar {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<SignedJar, Self::Rejection> {
        Ok(SignedJar(SignedCookieJar::from_headers(&parts.headers, app.key.0.clone())))
    }
}
