//! Tables: the lobby, one's own, new ones, one look and one message.

use std::sync::Arc;

use axum::Json;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::StatusCode;
use kontor_store::Status;
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::past::finished;
use super::refusals::{Changing, Looking, Reading};
use super::{Answer, Body, Head, Routes, table_id};
use crate::app::App;
use crate::laid::Moment;
use crate::people::{Address, Anybody, Caller, Human};
use crate::protocol::{
    Done, LobbyPage, Look, PersonShown, PositionWanted, Problem, Request, TableMade, TableShown,
    TableWanted,
};
use crate::table::Message;

/// The most tables that one person may have waiting for players.
const OPEN_TABLES: usize = 20;

/// The most of one's own tables that are listed.
const OWN_TABLES: usize = 100;

/// The largest record that is taken, in bytes.
const MAX_RECORD: usize = 1024 * 1024;

/// What is answered about tables.
pub fn routes() -> Routes {
    OpenApiRouter::new()
        .routes(routes!(own_tables))
        .routes(routes!(tables, create_table))
        .routes(routes!(look, tell))
        .merge(
            OpenApiRouter::new().routes(routes!(lay_out)).layer(DefaultBodyLimit::max(MAX_RECORD)),
        )
}

/// The caller's tables that wait or play.
#[utoipa::path(get, path = "/api/me/tables",
    responses((status = OK, body = Vec<TableShown>), Looking))]
async fn own_tables(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    Address(from): Address,
) -> Answer<Vec<TableShown>> {
    app.replays.admit(from, 1)?;
    let states = [Status::Waiting, Status::Playing];
    let mut stored = app.tables.store.tables_of(&person.id, &states).await?;
    stored.truncate(OWN_TABLES);
    app.admit_all(from, &stored)?;
    let mut own = Vec::new();
    for stored in stored {
        match app.tables.ask(&stored.id, |reply| Message::Shown { reply }).await {
            Ok(shown) => own.push(shown),
            // One that cannot be read does not hide the others.
            Err(problem) if problem.error == "damaged" => {}
            Err(problem) => return Err(problem),
        }
    }
    Ok(Json(own))
}

#[derive(Deserialize)]
struct After {
    #[serde(default)]
    after: Option<String>,
}

/// The tables in the lobby, newest first, some at a time.
#[utoipa::path(get, path = "/api/tables",
    params(("after" = Option<String>, Query, description = "the `next` of the page before")),
    responses((status = OK, body = LobbyPage), (status = BAD_REQUEST, body = Problem), Reading))]
async fn tables(
    State(app): State<Arc<App>>,
    Head(Query(After { after })): Head<Query<After>>,
) -> Answer<LobbyPage> {
    let after = after.map(|after| after.parse()).transpose()?;
    Ok(Json(app.tables.lobby.page(after)))
}

/// Makes a table; the caller sits in its first seat.
#[utoipa::path(post, path = "/api/tables", request_body = TableWanted,
    responses((status = CREATED, body = TableMade), (status = CONFLICT, body = Problem), (status = UNPROCESSABLE_ENTITY, body = Problem),
              Changing))]
async fn create_table(
    State(app): State<Arc<App>>,
    Human(person): Human,
    Body(wanted): Body<TableWanted>,
) -> Result<(StatusCode, Json<TableMade>), Problem> {
    app.new_tables.take(&person.id).map_err(|wait| Problem::too_many("tables", wait))?;
    let waiting = app.tables.store.tables_of(&person.id, &[Status::Waiting]).await?;
    if waiting.iter().filter(|table| table.creator == person.id).count() >= OPEN_TABLES {
        return Err(Problem::conflict("too-many-waiting").with("n", OPEN_TABLES));
    }
    let table = app.tables.create(&person.id, wanted).await?;
    Ok((StatusCode::CREATED, Json(TableMade { table })))
}

/// Makes a table that begins at a moment of a finished game, or of a record; the caller plays one seat, bots the others.
#[utoipa::path(post, path = "/api/positions", request_body = PositionWanted,
    responses((status = CREATED, body = TableMade), (status = NOT_FOUND, body = Problem), (status = CONFLICT, body = Problem),
              (status = UNPROCESSABLE_ENTITY, body = Problem), Changing))]
async fn lay_out(
    State(app): State<Arc<App>>,
    Human(person): Human,
    Address(from): Address,
    Body(wanted): Body<PositionWanted>,
) -> Result<(StatusCode, Json<TableMade>), Problem> {
    let PositionWanted { table, record, step, seat, settings } = wanted;
    app.new_tables.take(&person.id).map_err(|wait| Problem::too_many("tables", wait))?;
    let record = match (table, record) {
        (None, Some(record)) => *record,
        (Some(table), None) => {
            app.admit_past(from, &table).await?;
            finished(&app, &person.id, &table).await?.record()
        }
        _ => return Err(Problem::bad("position-of-one")),
    };
    let moment = Moment { record, step, seat, settings };
    let table = app.tables.lay_out(&person.id, moment).await?;
    Ok((StatusCode::CREATED, Json(TableMade { table })))
}

/// One look at a table, as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = OK, body = Look), (status = FORBIDDEN, body = Problem),
              (status = BAD_REQUEST, body = Problem), (status = NOT_FOUND, body = Problem),
              (status = CONFLICT, body = Problem), Looking))]
async fn look(
    State(app): State<Arc<App>>,
    Anybody(person): Anybody,
    Address(from): Address,
    Head(Path(id)): Head<Path<String>>,
) -> Answer<Look> {
    app.admit_opening(from, &table_id(&id)?).await?;
    let caller = person.map(|person| person.id);
    let ask = |reply| Message::Look { caller: caller.clone(), reply };
    Ok(Json(app.tables.ask(&table_id(&id)?, ask).await?))
}

/// One message to a table, as over its socket.
#[utoipa::path(post, path = "/api/tables/{id}", params(("id" = String, Path)),
    request_body = Request,
    responses((status = OK, body = Done), (status = NOT_FOUND, body = Problem), (status = CONFLICT, body = Problem),
              (status = UNPROCESSABLE_ENTITY, body = Problem), Changing))]
async fn tell(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    Address(from): Address,
    Head(Path(id)): Head<Path<String>>,
    Body(request): Body<Request>,
) -> Answer<Done> {
    let (id, caller) = (table_id(&id)?, PersonShown::from(&person));
    // A table that has to be read first is paid for, as by who only looks at it.
    if !app.tables.is_open(&id) {
        app.admit_past(from, &id).await?;
    }
    Ok(Json(app.tables.carry_out(&id, caller, request).await?))
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;
    use crate::table::tests::House;
    use crate::testing::{app, stored};

    #[tokio::test]
    async fn the_list_of_the_own_tables_costs_what_has_to_be_read_for_it() {
        let (house, tables) = House::new().await;
        let own = &house.people[0].id;
        for entries in [0, 5_500, 5_500] {
            stored(&tables, own, entries).await;
        }
        let person = tables.store.person(own).await.unwrap().unwrap();
        let from = |number| Address(IpAddr::from([192, 0, 2, number]));
        // Itself, three tables, and ten thousand entries.
        let list = async |looks, number| {
            let app = State(Arc::new(app(&tables, looks)));
            own_tables(app, Caller(person.clone()), from(number)).await.map(|Json(own)| own.len())
        };
        assert_eq!(list(13, 1).await.map_err(|problem| problem.error), Err("too_many"));
        assert_eq!(list(14, 2).await.map_err(|problem| problem.error), Ok(3));
        assert_eq!(list(1, 3).await.map_err(|problem| problem.error), Ok(3), "they are open");
    }
}
