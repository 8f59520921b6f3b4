//! The threads that read.

use std::fmt;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::error::StoreError;

type Job = Box<dyn FnOnce(&Connection) + Send>;

/// Threads that read what is committed, each by its own connection.
pub struct Readers {
    jobs: Mutex<Option<Sender<Job>>>,
    /// Receives nothing, but ends when the last thread has ended.
    ended: tokio::sync::Mutex<mpsc::Receiver<()>>,
}

impl Readers {
    /// Starts a thread for each connection.
    pub fn start(connections: Vec<Connection>) -> Result<Readers, StoreError> {
        let (jobs, waiting) = channel::<Job>();
        let (running, ended) = mpsc::channel(1);
        let waiting = Arc::new(Mutex::new(waiting));
        for connection in connections {
            let (waiting, running) = (Arc::clone(&waiting), running.clone());
            thread::Builder::new()
                .name("store-reader".to_string())
                .spawn(move || {
                    run(connection, &waiting);
                    drop(running);
                })
                .map_err(|error| StoreError::Other(error.to_string()))?;
        }
        Ok(Readers { jobs: Mutex::new(Some(jobs)), ended: tokio::sync::Mutex::new(ended) })
    }

    /// Reads something. Nobody reads any more for who has gone before it was their turn.
    pub async fn read<F, T>(&self, work: F) -> Result<T, StoreError>
    where
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
        T: Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            if !reply.is_closed() {
                let _ = reply.send(work(connection));
            }
        });
        self.send(job)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    fn send(&self, job: Job) -> Result<(), StoreError> {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let jobs = jobs.as_ref().ok_or(StoreError::Closed)?;
        jobs.send(job).map_err(|_| StoreError::Closed)
    }

    /// Lets the readers finish what they were asked, and let go of the file.
    pub async fn close(&self) {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
        // Nothing is ever sent: this waits for the last of them to end.
        self.ended.lock().await.recv().await;
    }
}

impl fmt::Debug for Readers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Readers")
    }
}

fn run(connection: Connection, jobs: &Mutex<Receiver<Job>>) {
    loop {
        // One waits for the next job, the others for their turn to wait.
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match job {
            Ok(job) => job(&connection),
            Err(_) => return,
        }
    }
}
