//! A disk that fails where SQLite calls it: writes that stop half way, room that is gone, data that does
//! not get to the disk, reads that find nothing.
//!
//! It stands between SQLite and the system's own files, and only for databases in a directory that a test
//! named. SQLite takes files by tables of C functions; hence the unsafe code.
#![allow(unsafe_code)]

use std::collections::HashMap;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use rusqlite::ffi::{
    SQLITE_FULL, SQLITE_IOERR_FSYNC, SQLITE_IOERR_READ, SQLITE_IOERR_WRITE, SQLITE_OK,
    sqlite3_file, sqlite3_int64, sqlite3_io_methods, sqlite3_vfs, sqlite3_vfs_find,
    sqlite3_vfs_register,
};

/// What a disk does not do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Fault {
    /// It writes half of what it is given, and fails.
    Write = 1,
    /// It writes half of what it is given, and is full.
    Full = 2,
    /// It fails to put what was written where it outlasts the power.
    Sync = 3,
    /// It fails to read.
    Read = 4,
}

/// A disk that a test makes fail.
#[derive(Default)]
pub struct Disk(AtomicU8);

impl Disk {
    /// The disk on which everything in a directory is. Has to be asked for before a database is opened.
    pub fn of(directory: &Path) -> Arc<Disk> {
        stand_between();
        let directory = directory.canonicalize().expect("a directory");
        Arc::clone(shelf().disks.entry(directory).or_default())
    }

    /// From now on it fails, or no longer.
    pub fn fail(&self, fault: Option<Fault>) {
        self.0.store(fault.map_or(0, |fault| fault as u8), Ordering::SeqCst);
    }

    fn does(&self, fault: Fault) -> bool {
        self.0.load(Ordering::SeqCst) == fault as u8
    }
}

/// The disks, and which open file is on which.
#[derive(Default)]
struct Shelf {
    disks: HashMap<PathBuf, Arc<Disk>>,
    files: HashMap<usize, Open>,
    /// How files on a disk that may fail are used, for each way in which the system's own are.
    failing: HashMap<usize, &'static sqlite3_io_methods>,
}

/// An open file on a disk that may fail.
#[derive(Clone)]
struct Open {
    disk: Arc<Disk>,
    /// How the system uses it.
    own: &'static sqlite3_io_methods,
}

fn shelf() -> MutexGuard<'static, Shelf> {
    static SHELF: OnceLock<Mutex<Shelf>> = OnceLock::new();
    SHELF.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner)
}

fn opened(file: *mut sqlite3_file) -> Open {
    shelf().files.get(&file.addr()).cloned().expect("the file was opened here")
}

/// The system's own files, as SQLite knows them.
struct System {
    vfs: *mut sqlite3_vfs,
    open: unsafe extern "C" fn(
        *mut sqlite3_vfs,
        *const c_char,
        *mut sqlite3_file,
        c_int,
        *mut c_int,
    ) -> c_int,
}

// SAFETY: what it points to lives as long as the process, and is only read.
unsafe impl Send for System {}
// SAFETY: the same.
unsafe impl Sync for System {}

static SYSTEM: OnceLock<System> = OnceLock::new();

/// Stands between SQLite and the system's files, in this process from now on.
fn stand_between() {
    SYSTEM.get_or_init(|| {
        // SAFETY: SQLite's own table, which lives as long as the process; the copy is never freed.
        unsafe {
            let vfs = sqlite3_vfs_find(std::ptr::null());
            assert!(!vfs.is_null(), "SQLite knows how to open files");
            let mut between = *vfs;
            let open = between.xOpen.replace(open).expect("it opens files");
            between.zName = c"kontor-failing".as_ptr();
            let registered = sqlite3_vfs_register(Box::leak(Box::new(between)), 1);
            assert_eq!(registered, SQLITE_OK);
            System { vfs, open }
        }
    });
}

unsafe extern "C" fn open(
    _: *mut sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    let system = SYSTEM.get().expect("it stands between");
    // SAFETY: SQLite's own arguments, passed on; the name is a string or nothing, the file is open.
    unsafe {
        let opened = (system.open)(system.vfs, name, file, flags, out);
        if opened != SQLITE_OK || name.is_null() {
            return opened;
        }
        let path = Path::new(CStr::from_ptr(name).to_str().unwrap_or_default());
        let mut shelf = shelf();
        let disk = path.parent().and_then(|directory| shelf.disks.get(directory).cloned());
        if let Some(disk) = disk {
            let own = &*(*file).pMethods;
            let failing = shelf.failing.entry((*file).pMethods.addr()).or_insert_with(|| {
                Box::leak(Box::new(sqlite3_io_methods {
                    xClose: Some(close),
                    xRead: Some(read),
                    xWrite: Some(write),
                    xSync: Some(sync),
                    ..*own
                }))
            });
            (*file).pMethods = *failing;
            shelf.files.insert(file.addr(), Open { disk, own });
        }
        opened
    }
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    let close = opened(file).own.xClose.expect("files are closed");
    shelf().files.remove(&file.addr());
    // SAFETY: SQLite's own argument, passed on.
    unsafe { close(file) }
}

unsafe extern "C" fn read(
    file: *mut sqlite3_file,
    into: *mut c_void,
    amount: c_int,
    at: sqlite3_int64,
) -> c_int {
    let Open { disk, own } = opened(file);
    if disk.does(Fault::Read) {
        return SQLITE_IOERR_READ;
    }
    let read = own.xRead.expect("files are read");
    // SAFETY: SQLite's own arguments, passed on.
    unsafe { read(file, into, amount, at) }
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    from: *const c_void,
    amount: c_int,
    at: sqlite3_int64,
) -> c_int {
    let Open { disk, own } = opened(file);
    let write = own.xWrite.expect("files are written");
    let fault = [(Fault::Write, SQLITE_IOERR_WRITE), (Fault::Full, SQLITE_FULL)]
        .into_iter()
        .find_map(|(fault, code)| disk.does(fault).then_some(code));
    // SAFETY: SQLite's own arguments, passed on; half of the bytes are there if all are.
    unsafe {
        match fault {
            Some(code) => {
                write(file, from, amount / 2, at);
                code
            }
            None => write(file, from, amount, at),
        }
    }
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    let Open { disk, own } = opened(file);
    if disk.does(Fault::Sync) {
        return SQLITE_IOERR_FSYNC;
    }
    let sync = own.xSync.expect("files are synced");
    // SAFETY: SQLite's own arguments, passed on.
    unsafe { sync(file, flags) }
}
