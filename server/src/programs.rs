//! Programs that play: accounts which people make for them, each with a key.
//!
//! A key is a name and an epoch, signed like a cookie: nothing of it is stored, and a new epoch makes all
//! keys of before void. A program is sent it once and says it with every request. It has the limits that
//! people have, sits only where it is welcome, and is shown as what it is.

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::IntoResponse as _;
use axum_extra::extract::cookie::{Cookie, SignedCookieJar};
use kontor_store::{Name, NewPerson, Person, PersonId};

use crate::app::App;
use crate::protocol::{PersonShown, Problem, ProgramKey, ProgramShown};

/// How many programs a person may have.
const MOST: usize = 5;

/// What a key is signed as.
const KEY: &str = "kontor-program";

/// How a request says a key.
const SCHEME: &str = "Bearer ";

impl From<&Person> for ProgramShown {
    fn from(program: &Person) -> ProgramShown {
        ProgramShown {
            id: program.id.clone(),
            name: program.name.clone(),
            created: program.created,
            seen: program.seen,
        }
    }
}

impl App {
    /// The programs of somebody.
    pub async fn programs(&self, owner: &PersonId) -> Result<Vec<ProgramShown>, Problem> {
        let programs = self.tables.store.programs_of(owner).await?;
        Ok(programs.iter().map(ProgramShown::from).collect())
    }

    /// Makes a program of this name, for which its owner answers.
    pub async fn add_program(&self, owner: &Person, name: &str) -> Result<ProgramKey, Problem> {
        // Whoever comes for an evening cannot be asked about it later.
        if owner.is_guest() {
            return Err(Problem::forbidden("program-of-guest"));
        }
        let name = Name::new(name)?;
        self.take_new_name(&owner.id)?;
        if self.tables.store.programs_of(&owner.id).await?.len() >= MOST {
            return Err(Problem::conflict("too-many-programs").with("most", MOST));
        }
        let (id, at) = (PersonId::random(), self.tables.time.now());
        let program = NewPerson { id, name, owner: Some(owner.id.clone()), at };
        let program = self.tables.store.add_person(program).await?;
        tracing::info!(program = %program.id, owner = %owner.id, "a program was let in");
        self.with_key(&program)
    }

    /// Gives a program of this owner another key. The one of before is void at once.
    pub async fn change_key(
        &self,
        owner: &PersonId,
        program: &PersonId,
    ) -> Result<ProgramKey, Problem> {
        let program = self.own_program(owner, program).await?;
        self.tables.store.end_sessions(&program.id).await?;
        self.sessions.end(&program.id);
        let program = self.tables.store.person(&program.id).await?;
        self.with_key(&program.ok_or_else(|| Problem::missing("program"))?)
    }

    /// Removes a program of this owner, as a person who leaves.
    pub async fn remove_program(
        &self,
        owner: &PersonId,
        program: &PersonId,
    ) -> Result<(), Problem> {
        let program = self.own_program(owner, program).await?;
        self.remove(&program.id).await
    }

    async fn own_program(&self, owner: &PersonId, program: &PersonId) -> Result<Person, Problem> {
        let found = self.tables.store.person(program).await?;
        let own = |program: &Person| program.owner.as_ref() == Some(owner) && !program.deleted;
        found.filter(own).ok_or_else(|| Problem::missing("program"))
    }

    fn with_key(&self, program: &Person) -> Result<ProgramKey, Problem> {
        let value = format!("{}.{}", program.id, program.epoch);
        let jar = SignedCookieJar::new(self.key.0.clone()).add(Cookie::new(KEY, value));
        let answer = jar.into_response();
        let set = answer.headers().get(header::SET_COOKIE).and_then(|set| set.to_str().ok());
        let key = set.and_then(|set| set.strip_prefix(KEY)?.strip_prefix('='));
        let key = key.ok_or_else(|| Problem::unavailable("try-again"))?.to_string();
        Ok(ProgramKey { program: program.into(), key })
    }

    /// The program whose key a request says; none if it says none. A key that is void is a problem.
    pub async fn program_by(&self, headers: &HeaderMap) -> Result<Option<Person>, Problem> {
        let Some(said) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
        let void = || Problem::unknown("key-void");
        let key = said.to_str().ok().and_then(|said| said.strip_prefix(SCHEME));
        let key = key.ok_or_else(void)?.trim();
        let cookie = HeaderValue::from_str(&format!("{KEY}={key}")).map_err(|_| void())?;
        let headers = HeaderMap::from_iter([(header::COOKIE, cookie)]);
        let jar = SignedCookieJar::from_headers(&headers, self.key.0.clone());
        let value = jar.get(KEY).ok_or_else(void)?;
        let (id, epoch) = value.value().split_once('.').ok_or_else(void)?;
        let (id, epoch) = (id.parse().map_err(|_| void())?, epoch.parse().map_err(|_| void())?);
        let program = self.still(&id, epoch).await?.filter(Person::is_program);
        program.map(Some).ok_or_else(void)
    }
}

/// Refuses to a program what is for people alone.
pub fn for_people(person: &PersonShown) -> Result<(), Problem> {
    if person.owner.is_none() { Ok(()) } else { Err(Problem::forbidden("not-for-programs")) }
}
