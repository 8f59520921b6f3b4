//! People: guests with a chosen name, and those who claimed theirs with a password.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use argon2::{Argon2, PasswordHash, PasswordHasher, PasswordVerifier};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use kontor_store::{Name, NewPerson, Person, PersonId};
use tokio::sync::Semaphore;

use crate::app::App;
use crate::limits::Limit;
use crate::protocol::{Me, PersonShown, Problem, SignIn};

/// The cookie that says who one is.
const COOKIE: &str = "kontor";

/// How long a cookie is good: browsers keep none longer than 400 days.
const COOKIE_DAYS: i64 = 400;

/// How old what is known of a person's last visit may be, in milliseconds.
const SEEN_AGE: i64 = 3_600_000;

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
    names: Limit<String>,
    addresses: Limit<IpAddr>,
    passwords: Semaphore,
}

impl Door {
    /// A door with these limits.
    pub fn new(rates: crate::config::Rates) -> Door {
        Door {
            guests: Limit::new(rates.guests),
            renames: Limit::new(rates.renames),
            names: Limit::new(rates.passwords),
            addresses: Limit::new(rates.passwords),
            passwords: Semaphore::new(PASSWORDS_AT_ONCE),
        }
    }

    /// Runs slow work on a password beside everything else, a few at a time.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let busy = || Problem::unavailable("passwords cannot be checked just now; try again");
        let _turn = self.passwords.acquire().await.map_err(|_| busy())?;
        tokio::task::spawn_blocking(work).await.map_err(|_| busy())
    }

    async fn hash(&self, password: String) -> Result<String, Problem> {
        let length = password.chars().count();
        Problem::unless((8..=256).contains(&length), "a password has 8 to 256 characters")?;
        let hash = move || {
            let hash: PasswordHash = Argon2::default().hash_password(password.as_bytes())?;
            Ok(hash.to_string())
        };
        self.work(hash).await?.map_err(|error: argon2::password_hash::Error| {
            tracing::error!(%error, "a password could not be hashed");
            Problem::unavailable("the password could not be kept; try again")
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
        Me { id: person.id.clone(), name: person.name.clone(), guest: person.is_guest() }
    }
}

impl From<&Person> for PersonShown {
    fn from(person: &Person) -> PersonShown {
        PersonShown { id: person.id.clone(), name: person.name.clone() }
    }
}

impl App {
    /// Lets somebody in as a guest.
    pub async fn let_in(&self, name: &str, from: IpAddr) -> Result<Person, Problem> {
        let name = Name::new(name)?;
        if !self.door.guests.take(from) {
            return Err(Problem::too_many("new names"));
        }
        let at = self.tables.time.now();
        Ok(self.tables.store.add_person(NewPerson { id: PersonId::random(), name, at }).await?)
    }

    /// Gives somebody another name.
    pub async fn rename(&self, person: &Person, name: &str) -> Result<Person, Problem> {
        let name = Name::new(name)?;
        if !self.door.renames.take(person.id.clone()) {
            return Err(Problem::too_many("new names"));
        }
        let renamed = self.tables.store.rename(&person.id, &name).await?;
        self.tables.renamed(&PersonShown::from(&renamed)).await;
        Ok(renamed)
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
        Ok(self.tables.store.set_password(&person.id, &hash).await?)
    }

    /// Checks a name's password.
    pub async fn sign_in(&self, wanted: SignIn, from: IpAddr) -> Result<Person, Problem> {
        let refused = || Problem::forbidden("this name and this password do not go together");
        let name = Name::new(&wanted.name).map_err(|_| refused())?;
        self.try_password(name.key(), from)?;
        let person = self.tables.store.person_named(&name).await?;
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
        self.tables.leave_all(&PersonShown::from(person)).await?;
        self.tables.store.delete_person(&person.id).await?;
        let name = kontor_store::ANONYMOUS.to_string();
        self.tables.renamed(&PersonShown { id: person.id.clone(), name }).await;
        Ok(())
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
            Err(Problem::forbidden("this is not your present password"))
        }
    }

    fn try_password(&self, name: &str, from: IpAddr) -> Result<(), Problem> {
        if self.door.addresses.take(from) && self.door.names.take(name.to_string()) {
            Ok(())
        } else {
            Err(Problem::too_many("passwords"))
        }
    }

    /// The cookie that says that one is this person.
    pub fn cookie(&self, person: &Person) -> Cookie<'static> {
        let value = format!("{}.{}", person.id, person.epoch);
        self.any_cookie(value, COOKIE_DAYS)
    }

    /// The cookie that makes one nobody.
    pub fn no_cookie(&self) -> Cookie<'static> {
        self.any_cookie(String::new(), 0)
    }

    fn any_cookie(&self, value: String, days: i64) -> Cookie<'static> {
        let public = self.tables.config.public_url.as_deref().unwrap_or_default();
        Cookie::build((COOKIE, value))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(public.starts_with("https://"))
            .max_age(time::Duration::days(days))
            .build()
    }

    /// Who the cookie says one is, if it is good.
    async fn person_by(&self, jar: &SignedCookieJar) -> Result<Option<Person>, Problem> {
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
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.0.clone());
        Ok(Anybody(app.person_by(&jar).await?))
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
        forwarded
            .or(peer)
            .map(household)
            .map(Address)
            .ok_or_else(|| Problem::bad("where do you come from?"))
    }
}

/// What one household has of the internet: an address, or with IPv6 the network of 64 bits in which
/// it can choose any.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_for_a_household() {
        let same = |one: &str, other: &str| {
            household(one.parse().unwrap()) == household(other.parse().unwrap())
        };
        assert!(same("2001:db8:1:2::7", "2001:db8:1:2:ffff::9"));
        assert!(!same("2001:db8:1:2::7", "2001:db8:1:3::7"));
        assert!(!same("192.0.2.1", "192.0.2.2"));
        assert!(same("192.0.2.1", "::ffff:192.0.2.1"));
    }

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
