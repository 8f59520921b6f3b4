//! What was played: records, histories, single steps, and the games of a player.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::Response;
use kontor_engine::Viewer;
use kontor_engine::record::RecordedResult;
use kontor_store::{Moment, Name, Person, PersonId, Sitting, Status, StoredTable, TableId};
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::refusals::Looking;
use super::{Answer, Head, Routes, table_id};
use crate::app::App;
use crate::course::{PeopleNames, seats_shown};
use crate::entry::Chair;
use crate::people::{Address, Anybody};
use crate::protocol::{GamePlayed, History, Problem, ReplayedStep};
use crate::replays::Kept;
use crate::table::{Message, Past};

/// How many finished games are listed at a time.
const GAMES: u32 = 50;

/// What is answered about what was played.
pub fn routes() -> Routes {
    OpenApiRouter::new()
        .routes(routes!(record))
        .routes(routes!(history))
        .routes(routes!(step))
        .routes(routes!(games_of))
}

async fn past(app: &Arc<App>, caller: Option<PersonId>, id: &TableId) -> Result<Past, Problem> {
    let ask = |reply| Message::Past { caller: caller.clone(), reply };
    app.tables.ask(id, ask).await
}

/// A game that is over, which everybody may see all of.
pub async fn finished(app: &Arc<App>, caller: &PersonId, id: &TableId) -> Result<Past, Problem> {
    let past = past(app, Some(caller.clone()), id).await?;
    if past.finished { Ok(past) } else { Err(Problem::conflict("record-later")) }
}

/// The record of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = OK, body = Object), (status = FORBIDDEN, body = Problem),
              (status = BAD_REQUEST, body = Problem), (status = NOT_FOUND, body = Problem),
              (status = CONFLICT, body = Problem), Looking))]
async fn record(
    State(app): State<Arc<App>>,
    Anybody(person): Anybody,
    Address(from): Address,
    Head(Path(id)): Head<Path<String>>,
) -> Result<Response, Problem> {
    app.replays.admit(from, 1)?;
    let kept = Kept::new(&id, "record");
    if let Some(known) = app.replays.known(&kept) {
        return Ok(record_file(&id, known.answer()));
    }
    app.admit_past(from, &table_id(&id)?).await?;
    let past = past(&app, person.map(|person| person.id), &table_id(&id)?).await?;
    if !past.finished {
        return Err(Problem::conflict("record-later"));
    }
    let write = move |piece: &mut dyn FnMut(Bytes)| {
        past.write_record(piece);
        Ok(())
    };
    Ok(record_file(&id, app.replays.stream(Some(kept), write).await?))
}

fn record_file(id: &str, mut answer: Response) -> Response {
    let name = format!("attachment; filename=\"kontor-{id}.json\"");
    answer.headers_mut().extend(name.parse().ok().map(|name| (header::CONTENT_DISPOSITION, name)));
    answer
}

/// Who looks back at a game.
struct Looker {
    person: Option<Person>,
    from: IpAddr,
    /// With whose eyes; where it is not said, with the own.
    viewer: Option<String>,
}

impl Looker {
    /// Answers with what is written of the past as the looker may see it; `what` is the name under which it is kept
    /// for others who see the same, once the game is over.
    async fn sees(
        self,
        app: &Arc<App>,
        id: &str,
        what: &str,
        write: impl FnOnce(&Past, Viewer, &mut dyn FnMut(Bytes)) -> Result<(), Problem> + Send + 'static,
    ) -> Result<Response, Problem> {
        let kept = self.eyes(app, id).await?.map(|eyes| Kept::new(id, &format!("{what} {eyes}")));
        if let Some(known) = kept.as_ref().and_then(|kept| app.replays.known(kept)) {
            return Ok(known.answer());
        }
        app.admit_past(self.from, &table_id(id)?).await?;
        let past = past(app, self.person.map(|person| person.id), &table_id(id)?).await?;
        let viewer = past.viewer(self.viewer.as_deref())?;
        let kept = kept.filter(|_| past.finished);
        app.replays.stream(kept, move |piece| write(&past, viewer, piece)).await
    }

    /// With whose eyes it is seen, where an answer may be kept: only games that are over are kept, and of those
    /// everybody may see everything.
    async fn eyes(&self, app: &App, id: &str) -> Result<Option<String>, Problem> {
        if let Some(wanted) = &self.viewer {
            return Ok(Some(wanted.clone()));
        }
        let stored = app.tables.store.table(&table_id(id)?).await?;
        let over = stored.filter(|table| table.status == Status::Finished);
        let person = self.person.as_ref();
        let own = |seat: &Sitting| person.is_some_and(|person| seat.people.contains(&person.id));
        let seat = |table: StoredTable| table.seats.iter().position(own);
        Ok(over.map(|table| seat(table).map_or("spectator".into(), |seat| seat.to_string())))
    }
}

#[derive(Deserialize)]
struct As {
    #[serde(default, rename = "as")]
    viewer: Option<String>,
}

/// Every step of a game so far, as a viewer saw it.
#[utoipa::path(get, path = "/api/tables/{id}/history",
    params(("id" = String, Path),
           ("as" = Option<String>, Query, description = "a seat's number, spectator, or all")),
    responses((status = OK, body = History), (status = FORBIDDEN, body = Problem),
              (status = BAD_REQUEST, body = Problem), (status = NOT_FOUND, body = Problem),
              (status = CONFLICT, body = Problem), Looking))]
async fn history(
    State(app): State<Arc<App>>,
    Anybody(person): Anybody,
    Address(from): Address,
    Head(Path(id)): Head<Path<String>>,
    Head(Query(As { viewer })): Head<Query<As>>,
) -> Result<Response, Problem> {
    app.replays.admit(from, 1)?;
    let looker = Looker { person, from, viewer };
    looker.sees(&app, &id, "history", |past, viewer, piece| past.write_history(viewer, piece)).await
}

/// A game after so many steps, as a viewer saw it.
#[utoipa::path(get, path = "/api/tables/{id}/steps/{step}",
    params(("id" = String, Path), ("step" = usize, Path),
           ("as" = Option<String>, Query, description = "a seat's number, spectator, or all")),
    responses((status = OK, body = ReplayedStep), (status = FORBIDDEN, body = Problem),
              (status = BAD_REQUEST, body = Problem), (status = NOT_FOUND, body = Problem),
              (status = CONFLICT, body = Problem), Looking))]
async fn step(
    State(app): State<Arc<App>>,
    Anybody(person): Anybody,
    Address(from): Address,
    Head(Path((id, step))): Head<Path<(String, String)>>,
    Head(Query(As { viewer })): Head<Query<As>>,
) -> Result<Response, Problem> {
    app.replays.admit(from, 1)?;
    let step: usize = step.parse().map_err(|_| Problem::missing("step"))?;
    let looker = Looker { person, from, viewer };
    let write = move |past: &Past, viewer, piece: &mut dyn FnMut(Bytes)| {
        let shown = past.at(step, viewer)?;
        piece(serde_json::to_vec(&shown).map_err(|_| Problem::unavailable("try-again"))?.into());
        Ok(())
    };
    looker.sees(&app, &id, &format!("step {step}"), write).await
}

#[derive(Deserialize)]
struct Before {
    #[serde(default)]
    before: Option<i64>,
}

/// The finished games of a player, newest first.
#[utoipa::path(get, path = "/api/people/{name}/games",
    params(("name" = String, Path),
           ("before" = Option<i64>, Query, description = "milliseconds since 1970")),
    responses((status = OK, body = Vec<GamePlayed>), (status = BAD_REQUEST, body = Problem),
              (status = NOT_FOUND, body = Problem), Looking))]
async fn games_of(
    State(app): State<Arc<App>>,
    Anybody(caller): Anybody,
    Address(from): Address,
    Head(Path(name)): Head<Path<String>>,
    Head(Query(Before { before })): Head<Query<Before>>,
) -> Answer<Vec<GamePlayed>> {
    app.replays.admit(from, 1)?;
    let missing = || Problem::missing("player");
    let store = &app.tables.store;
    let name = Name::new(&name).map_err(|_| missing())?;
    let person = store.person_named(&name).await?.ok_or_else(missing)?;
    let own = caller.is_some_and(|caller| caller.id == person.id);
    let before = before.map_or_else(|| Moment(i64::MAX), Moment);
    let mut games = Vec::new();
    for game in store.finished_games(&person.id, before, GAMES).await? {
        let stored = store.table(&game.table).await?;
        let listed = stored.is_some_and(|table| table.settings["listed"] != false);
        if !own && !listed {
            continue;
        }
        let chairs: Vec<Chair> = game.seats.iter().map(Chair::from).collect();
        let ids: Vec<PersonId> = chairs.iter().flat_map(|chair| chair.people.clone()).collect();
        let people: PeopleNames = store
            .people(&ids)
            .await?
            .into_iter()
            .map(|person| (person.id.clone(), person.into()))
            .collect();
        let names = crate::course::seat_names(&chairs, &people);
        let result = game.result.and_then(|result| RecordedResult::deserialize(result).ok());
        let info = kontor_games::find(&game.game).map(|game| game.info()).ok();
        games.push(GamePlayed {
            table: game.table,
            game: game.game,
            edition: game.edition,
            seat: game.seat,
            seats: seats_shown(&chairs, names, &people),
            result: result.and_then(|result| result.today(info?)),
            ended: game.ended,
        });
    }
    Ok(Json(games))
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use serde_json::json;
    use tokio::time::{Duration, sleep};

    use super::*;
    use crate::protocol::{BotsAlone, Settings, TableWanted};
    use crate::table::tests::{At, House};
    use crate::testing;

    /// A game that bots have played to its end.
    async fn finished(house: &House, app: &App) -> TableId {
        let level = Some("random".to_string());
        let settings = Settings { bots_alone: BotsAlone::Finish, level, ..Default::default() };
        let (game, options) = ("mercurius".to_string(), Default::default());
        let wanted = TableWanted { game, edition: None, options, seats: 3, settings };
        let host = &house.people[0];
        let at = At { tables: &app.tables, id: app.tables.create(&host.id, wanted).await.unwrap() };
        at.begin(&house.people).await;
        for person in &house.people {
            at.tell(person, json!({"id": "leave", "do": "leave_seat"})).await.unwrap();
        }
        while at.look(host).await["status"] != "finished" {
            sleep(Duration::from_millis(20)).await;
        }
        at.id
    }

    async fn text(answer: Response) -> Bytes {
        to_bytes(answer.into_body(), 1 << 24).await.unwrap()
    }

    #[tokio::test]
    async fn a_second_look_at_what_is_over_is_answered_from_what_was_kept() {
        let (house, tables) = House::new().await;
        let app = Arc::new(testing::app(&tables, 1_000));
        let id = finished(&house, &app).await;
        let look = async |eyes: &str| {
            let (app, from) = (State(Arc::clone(&app)), Address([192, 0, 2, 1].into()));
            let (path, viewer) = (Head(Path(id.to_string())), Some(eyes.to_string()));
            let seen = history(app, Anybody(None), from, path, Head(Query(As { viewer }))).await;
            Ok::<_, Problem>(text(seen?).await)
        };
        let kept = Kept::new(id.as_str(), "history all");
        assert!(app.replays.known(&kept).is_none(), "nobody has looked yet");
        let first = look("all").await.unwrap();
        assert_eq!(text(app.replays.known(&kept).unwrap().answer()).await, first);
        // From here on nobody can be asked what was played.
        tables.stop.cancel();
        tables.tasks.close();
        tables.tasks.wait().await;
        tables.store.close().await;
        assert_eq!(look("all").await.unwrap(), first);
        assert!(look("0").await.is_err(), "what nobody looked at was not kept");
        app.replays.clear();
        assert!(look("all").await.is_err());
    }
}
