//! People: guests with a chosen name, and those who claimed theirs with a password.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use argon2::{Argon2, PasswordHash, PasswordHasher, PasswordVerifier};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use kontor_store::{Name, NewPerson, Person, PersonId, Status, StoreError};
use tokio::sync::Semaphore;

use crate::app::App;
use crate::limits::{Limit, Rate};
use crate::places::household;
use crate::programs::for_people;
use crate::protocol::{LinkUsed, Me, PersonShown, Problem, SignIn};

/// The cookie that says who one is.
const COOKIE: &str = "kontor";

/// The cookie that says whose password was given on this machine before. It opens nothing: where others
/// guess at the same name from the same network, its owner is not held up by them.
const KNOWN: &str = "kontor-known";

/// Where it is sent to.
const SIGN_IN: &str = "/api/sign-in";

/// How long a cookie is good: browsers keep none longer than 400 days.
const COOKIE_DAYS: i64 = 400;

/// How old what is known of a person's last visit may be, in milliseconds.
const SEEN_AGE: i64 = 3_600_000;

/// How many wrong passwords one address may try for all names, of those it may try for one: several
/// people can share an address.
const NAMES_AN_ADDRESS: u32 = 10;

/// How many guests may have the same name, told apart by a mark.
const MOST_ALIKE: u32 = 99;

/// How many passwords are worked on at once. Each takes 19 MiB.
const PASSWORDS_AT_ONCE: usize = 2;

/// A hash of no password: who signs in under a name that nobody claimed waits as long as others.
const NO_PASSWORD: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IG9mIG91cnM$\
                           PhGTPkdM6hbOkX8n0OIRyBKDGxZWm0B5EHb4bjOM5Yo";

/// What guards the door.
#[derive(Debug)]
pub struct Door {
    guests: Limit<IpAddr>,
    renames: Limit<PersonId>,
    /// Tries for one name from one address: who guesses is slowed down, and nobody else.
    guesses: Limit<(IpAddr, String)>,
    addresses: Limit<IpAddr>,
    /// Tries for the own name from machines where its password was given before.
    owners: Limit<PersonId>,
    passwords: Semaphore,
}

impl Door {
    /// A door with these limits.
    pub fn new(rates: crate::config::Rates) -> Door {
        Door {
            guests: Limit::new(rates.guests),
            renames: Limit::new(rates.renames),
            guesses: Limit::new(rates.passwords),
            addresses: Limit::new(Rate {
                burst: rates.passwords.burst.saturating_mul(NAMES_AN_ADDRESS),
                period: rates.passwords.period / NAMES_AN_ADDRESS,
            }),
            owners: Limit::new(rates.passwords),
            passwords: Semaphore::new(PASSWORDS_AT_ONCE),
        }
    }

    /// Runs slow work on a password beside everything else, a few at a time.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let busy = || Problem::unavailable("password-not-checked");
        let _turn = self.passwords.acquire().await.map_err(|_| busy())?;
        tokio::task::spawn_blocking(work).await.map_err(|_| busy())
    }

    async fn hash(&self, password: String) -> Result<String, Problem> {
        let length = password.chars().count();
        Problem::unless((8..=256).contains(&length), "password-length")?;
        let hash = move || {
            let hash: PasswordHash = Argon2::default().hash_password(password.as_bytes())?;
            Ok(hash.to_string())
        };
        self.work(hash).await?.map_err(|error: argon2::password_hash::Error| {
            tracing::error!(%error, "a password could not be hashed");
            Problem::unavailable("password-not-kept")
        })
    }

    async fn matches(&self, password: String, hash: Option<String>) -> Result<bool, Problem> {
        self.work(move || {
            let known = hash.is_some();
            let hash = hash.as_deref().unwrap_or(NO_PASSWORD);
            let matches = PasswordHash::new(hash).is_ok_and(|hash| {
                Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
            });
            known && matches
        })
        .await
    }
}

impl From<&Person> for Me {
    fn from(person: &Person) -> Me {
        Me {
            id: person.id.clone(),
            name: person.name.clone(),
            guest: person.is_guest(),
            owner: person.owner.clone(),
            language: person.language.clone(),
        }
    }
}

impl From<&Person> for PersonShown {
    fn from(person: &Person) -> PersonShown {
        let owner = person.owner.clone();
        PersonShown { id: person.id.clone(), name: person.name.clone(), owner }
    }
}

impl App {
    /// Lets somebody in as a guest.
    pub async fn let_in(&self, name: &str, from: IpAddr) -> Result<Person, Problem> {
        let name = Name::new(name)?;
        let too_many = |wait| Problem::too_many("new-names", wait).counted_as("guests");
        self.door.guests.take(&from).map_err(too_many)?;
        let at = self.tables.time.now();
        for number in 1..=MOST_ALIKE {
            let name = name.numbered(number)?;
            let person = NewPerson { id: PersonId::random(), name, owner: None, at };
            match self.tables.store.add_person(person).await {
                Err(StoreError::NameTaken) => {}
                answer => return Ok(answer?),
            }
        }
        Err(StoreError::NameTaken.into())
    }

    /// Keeps the language that somebody chose.
    pub async fn set_language(&self, person: &Person, tag: &str) -> Result<Person, Problem> {
        let language = kontor_texts::language(tag).ok_or_else(|| Problem::missing("language"))?;
        Ok(self.tables.store.set_language(&person.id, language).await?)
    }

    /// Gives somebody another name.
    pub async fn rename(&self, person: &Person, name: &str) -> Result<Person, Problem> {
        let name = Name::new(name)?;
        self.take_new_name(&person.id)?;
        let mut renamed = self.tables.store.rename(&person.id, &name).await;
        // A guest's name is no claim: whoever comes later has a mark beside it. Who claims one has it alone.
        for number in 2..=MOST_ALIKE {
            if !person.is_guest() || !matches!(renamed, Err(StoreError::NameTaken)) {
                break;
            }
            renamed = self.tables.store.rename(&person.id, &name.numbered(number)?).await;
        }
        let renamed = renamed?;
        self.replays.clear();
        self.tables.renamed(&PersonShown::from(&renamed)).await;
        Ok(renamed)
    }

    /// Lets somebody choose a name, for themselves or a program, if it was not too often lately.
    pub fn take_new_name(&self, person: &PersonId) -> Result<(), Problem> {
        let too_many = |wait| Problem::too_many("new-names", wait).counted_as("renames");
        self.door.renames.take(person).map_err(too_many)
    }

    /// Claims a name, or changes its password. Everybody signed in elsewhere has to do so again.
    pub async fn set_password(
        &self,
        person: &Person,
        password: String,
        present: Option<String>,
        from: IpAddr,
    ) -> Result<Person, Problem> {
        self.confirm(person, present, from).await?;
        let hash = self.door.hash(password).await?;
        let changed = self.tables.store.set_password(&person.id, &hash).await?;
        self.sessions.end(&person.id);
        Ok(changed)
    }

    /// Signs somebody out, here and everywhere else: cookies of before are void, sockets end.
    pub async fn sign_out(&self, person: &Person) -> Result<(), Problem> {
        self.tables.store.end_sessions(&person.id).await?;
        self.sessions.end(&person.id);
        Ok(())
    }

    /// Checks a name's password. Who gave it on the same machine before, as the cookies say, has tries of
    /// their own.
    pub async fn sign_in(
        &self,
        wanted: SignIn,
        from: IpAddr,
        jar: &SignedCookieJar,
    ) -> Result<Person, Problem> {
        let refused = || Problem::forbidden("wrong-password");
        let name = Name::new(&wanted.name).map_err(|_| refused())?;
        let owner = jar.get(KNOWN).and_then(|cookie| cookie.value().parse::<PersonId>().ok());
        let mut person = None;
        if let Some(owner) = owner {
            person = self.tables.store.person_named(&name).await?.filter(|one| one.id == owner);
        }
        let own = |owner: &Person| self.door.owners.take(&owner.id).is_ok();
        if !person.as_ref().is_some_and(own) {
            self.try_password(name.key(), from)?;
        }
        if person.is_none() {
            person = self.tables.store.person_named(&name).await?;
        }
        let hash = person.as_ref().and_then(|person| person.password.clone());
        let matches = self.door.matches(wanted.password, hash).await?;
        person.filter(|_| matches).ok_or_else(refused)
    }

    /// Deletes an account. Bots play on at the person's tables. What was played and said stays, without the name.
    pub async fn delete(
        &self,
        person: &Person,
        password: Option<String>,
        from: IpAddr,
    ) -> Result<(), Problem> {
        self.confirm(person, password, from).await?;
        self.remove(&person.id).await
    }

    /// Removes a person: see [`App::delete`].
    pub async fn remove(&self, person: &PersonId) -> Result<(), Problem> {
        // Nobody would answer for them any more.
        for program in self.tables.store.programs_of(person).await? {
            self.leave(&program.id).await?;
        }
        self.leave(person).await
    }

    async fn leave(&self, person: &PersonId) -> Result<(), Problem> {
        let name = kontor_store::ANONYMOUS.to_string();
        let nameless = PersonShown { id: person.clone(), name, owner: None };
        self.tables.leave_all(&nameless).await?;
        self.tables.store.delete_person(person).await?;
        self.sessions.end(person);
        self.replays.clear();
        self.tables.renamed(&nameless).await;
        Ok(())
    }

    /// Signs in by a link that the operator made, with a new password if one is given.
    pub async fn sign_in_by(&self, wanted: LinkUsed, from: IpAddr) -> Result<Person, Problem> {
        let void = || Problem::forbidden("link-void");
        self.try_any(from)?;
        // Before a password is worked on, which takes long: anybody can send any link.
        if !self.links.knows(&wanted.link) {
            return Err(void());
        }
        let hash = match wanted.password {
            Some(password) => Some(self.door.hash(password).await?),
            None => None,
        };
        let person = self.links.take(&wanted.link).ok_or_else(void)?;
        if let Some(hash) = hash {
            self.tables.store.set_password(&person, &hash).await?;
            self.sessions.end(&person);
        }
        let found = self.tables.store.person(&person).await?;
        found.filter(|person| !person.deleted).ok_or_else(void)
    }

    /// Makes sure that it is the person who asks, not somebody at their machine.
    async fn confirm(
        &self,
        person: &Person,
        password: Option<String>,
        from: IpAddr,
    ) -> Result<(), Problem> {
        let Some(hash) = &person.password else { return Ok(()) };
        self.try_password(person.id.as_str(), from)?;
        let given = password.unwrap_or_default();
        if self.door.matches(given, Some(hash.clone())).await? {
            Ok(())
        } else {
            Err(Problem::forbidden("not-present-password"))
        }
    }

    fn try_password(&self, name: &str, from: IpAddr) -> Result<(), Problem> {
        let too_many = |wait| Problem::too_many("passwords", wait);
        self.door.guesses.take(&(from, name.to_string())).map_err(too_many)?;
        self.try_any(from)
    }

    fn try_any(&self, from: IpAddr) -> Result<(), Problem> {
        let too_many = |wait| Problem::too_many("passwords", wait);
        self.door.addresses.take(&from).map_err(too_many)
    }

    /// Whether these are the headers of somebody who sits at a table that waits or plays.
    pub async fn sits_somewhere(&self, headers: &HeaderMap) -> bool {
        let Ok(Some(person)) = self.person_of(headers).await else { return false };
        let states = [Status::Waiting, Status::Playing];
        let tables = self.tables.store.tables_of(&person.id, &states).await;
        tables.is_ok_and(|tables| !tables.is_empty())
    }

    /// The cookies of who is this person from now on, and of whom it is known where they gave a password.
    pub fn signed_in(&self, jar: SignedCookieJar, person: &Person) -> SignedCookieJar {
        let value = format!("{}.{}", person.id, person.epoch);
        let jar = jar.add(self.any_cookie(COOKIE, value, "/", COOKIE_DAYS));
        if person.is_guest() {
            return jar;
        }
        jar.add(self.any_cookie(KNOWN, person.id.to_string(), SIGN_IN, COOKIE_DAYS))
    }

    /// The cookie that makes one nobody.
    pub fn no_cookie(&self) -> Cookie<'static> {
        self.any_cookie(COOKIE, String::new(), "/", 0)
    }

    fn any_cookie(
        &self,
        name: &'static str,
        value: String,
        path: &'static str,
        days: i64,
    ) -> Cookie<'static> {
        let public = self.tables.config.public_url.as_deref().unwrap_or_default();
        Cookie::build((name, value))
            .path(path)
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(public.starts_with("https://"))
            .max_age(time::Duration::days(days))
            .build()
    }

    /// Who the headers say one is: a program by its key, or somebody by a cookie that is good.
    async fn person_of(&self, headers: &HeaderMap) -> Result<Option<Person>, Problem> {
        if let Some(program) = self.program_by(headers).await? {
            return Ok(Some(program));
        }
        let jar = SignedCookieJar::from_headers(headers, self.key.0.clone());
        let Some(cookie) = jar.get(COOKIE) else { return Ok(None) };
        let Some((id, epoch)) = cookie.value().split_once('.') else { return Ok(None) };
        let (Ok(id), Ok(epoch)) = (id.parse(), epoch.parse()) else { return Ok(None) };
        self.still(&id, epoch).await
    }

    /// The person, if a cookie of this epoch is still good.
    pub async fn still(&self, id: &PersonId, epoch: i64) -> Result<Option<Person>, Problem> {
        let person = self.tables.store.person(id).await?;
        let person = person.filter(|person| person.epoch == epoch && !person.deleted);
        if let Some(person) = &person {
            let now = self.tables.time.now();
            if now.0 - person.seen.0 > SEEN_AGE {
                self.tables.store.note_seen(std::slice::from_ref(id), now).await?;
            }
        }
        Ok(person)
    }
}

/// Who calls, if they have a name.
#[derive(Debug)]
pub struct Anybody(pub Option<Person>);

impl FromRequestParts<Arc<App>> for Anybody {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Anybody, Problem> {
        Ok(Anybody(app.person_of(&parts.headers).await?))
    }
}

/// Who calls; nobody without a name comes this far.
#[derive(Debug)]
pub struct Caller(pub Person);

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Problem> {
        let Anybody(person) = Anybody::from_request_parts(parts, app).await?;
        person.map(Caller).ok_or_else(Problem::nobody)
    }
}

/// Who calls; no program comes this far either.
#[derive(Debug)]
pub struct Human(pub Person);

impl FromRequestParts<Arc<App>> for Human {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Human, Problem> {
        let Caller(person) = Caller::from_request_parts(parts, app).await?;
        for_people(&PersonShown::from(&person))?;
        Ok(Human(person))
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Address, Problem> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let forwarded = parts
            .headers
            .get_all("x-forwarded-for")
            .iter()
            .next_back()
            .filter(|_| app.tables.config.behind_proxy)
            // The proxy adds whom it talks to at the end; what stands before, anybody can write.
            .and_then(|header| header.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        forwarded.or(peer).map(household).map(Address).ok_or_else(|| Problem::bad("from-nowhere"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn passwords_are_checked_and_not_kept() {
        let door = Door::new(crate::config::Rates::unlimited());
        let hash = door.hash("correct horse".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$") && !hash.contains("horse"));
        assert!(door.matches("correct horse".into(), Some(hash.clone())).await.unwrap());
        assert!(!door.matches("correct house".into(), Some(hash)).await.unwrap());
        assert!(!door.matches("correct horse".into(), None).await.unwrap());
        assert!(door.hash("short".into()).await.is_err());
    }

    #[test]
    fn the_hash_of_no_password_is_worked_on_like_any_other() {
        assert!(PasswordHash::new(NO_PASSWORD).is_ok());
    }
}
