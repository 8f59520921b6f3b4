//! How many connections there are room for: some for each address, so that nobody takes them all,
//! and some kept for those who sit at tables.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard};

/// How many connections are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// How many in all.
    pub all: usize,
    /// How many of them are kept for those who sit at tables.
    pub reserve: usize,
    /// How many from one address; of IPv6, from one network of 48 bits.
    pub each: usize,
}

/// Why there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPlace {
    /// Every place is taken.
    Full,
    /// This address has all that one address gets.
    TooMany,
}

/// The places for connections.
#[derive(Debug)]
pub struct Places {
    room: Room,
    taken: Mutex<Taken>,
}

#[derive(Default, Debug)]
struct Taken {
    all: usize,
    by: HashMap<IpAddr, usize>,
}

/// A place that somebody has, until it is dropped.
#[derive(Debug)]
pub struct Place {
    places: Arc<Places>,
    all: usize,
    from: Option<IpAddr>,
}

impl Places {
    /// So many, none taken.
    pub fn new(room: Room) -> Arc<Places> {
        Arc::new(Places { room, taken: Mutex::default() })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Takes a place for a connection. `from` is where it comes from, if that is known by now: a
    /// reverse proxy says so only with a request.
    pub fn take(self: &Arc<Places>, from: Option<IpAddr>) -> Result<Place, NoPlace> {
        let mut taken = self.taken();
        if taken.all >= self.room.all {
            return Err(NoPlace::Full);
        }
        self.count(&mut taken, from)?;
        taken.all += 1;
        Ok(Place { places: Arc::clone(self), all: 1, from })
    }

    /// Counts a connection that has its place to the address that it turned out to come from.
    pub fn take_for(self: &Arc<Places>, from: IpAddr) -> Result<Place, NoPlace> {
        self.count(&mut self.taken(), Some(from))?;
        Ok(Place { places: Arc::clone(self), all: 0, from: Some(from) })
    }

    fn count(&self, taken: &mut Taken, from: Option<IpAddr>) -> Result<(), NoPlace> {
        let Some(from) = from else { return Ok(()) };
        let own = taken.by.entry(from).or_default();
        if *own >= self.room.each {
            return Err(NoPlace::TooMany);
        }
        *own += 1;
        Ok(())
    }

    /// Whether only those places are left that are kept for who sits at a table.
    pub fn only_reserve(&self) -> bool {
        self.taken().all > self.room.all.saturating_sub(self.room.reserve)
    }

    /// How many are taken.
    pub fn count_taken(&self) -> usize {
        self.taken().all
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        taken.all -= self.all;
        let Some(from) = self.from else { return };
        if let Some(own) = taken.by.get_mut(&from) {
            *own -= 1;
            if *own == 0 {
                taken.by.remove(&from);
            }
        }
    }
}

/// What one household has of the internet: an address, or with IPv6 the network of 48 bits in which
/// it can choose any.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 80 << 80).into(),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        household(text.parse().unwrap())
    }

    #[test]
    fn limits_are_for_a_household() {
        let same = |one: &str, other: &str| address(one) == address(other);
        assert!(same("2001:db8:1:2::7", "2001:db8:1:ffff:ffff::9"));
        assert!(!same("2001:db8:1:2::7", "2001:db8:2:2::7"));
        assert!(!same("192.0.2.1", "192.0.2.2"));
        assert!(same("192.0.2.1", "::ffff:192.0.2.1"));
    }

    #[test]
    fn nobody_takes_all_places() {
        let places = Places::new(Room { all: 10, reserve: 2, each: 3 });
        let one = address("2001:db8:1::7");
        let own: Vec<_> = (0..3).map(|_| places.take(Some(one)).unwrap()).collect();
        let neighbour = address("2001:db8:1:abc::9");
        assert_eq!(places.take(Some(neighbour)).unwrap_err(), NoPlace::TooMany);
        assert!(places.take(Some(address("192.0.2.1"))).is_ok());
        drop(own);
        assert!(places.take(Some(one)).is_ok());
        assert_eq!(places.count_taken(), 0);
        assert!(places.taken().by.is_empty(), "nothing is kept of who went away");
    }

    #[test]
    fn the_last_places_are_kept() {
        let places = Places::new(Room { all: 3, reserve: 1, each: 9 });
        let _two = [places.take(None).unwrap(), places.take(None).unwrap()];
        assert!(!places.only_reserve());
        let _third = places.take(None).unwrap();
        assert!(places.only_reserve());
        assert_eq!(places.take(None).unwrap_err(), NoPlace::Full);
    }

    #[test]
    fn behind_a_proxy_an_address_is_counted_when_it_is_known() {
        let places = Places::new(Room { all: 10, reserve: 0, each: 1 });
        let connection = places.take(None).unwrap();
        let place = places.take_for(address("192.0.2.1")).unwrap();
        assert_eq!(places.take_for(address("192.0.2.1")).unwrap_err(), NoPlace::TooMany);
        drop((connection, place));
        assert_eq!(places.count_taken(), 0);
    }
}
