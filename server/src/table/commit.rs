//! How a table changes: checked, made durable, and only then applied and shown.

use kontor_engine::record::RecordedResult;
use kontor_store::{
    Append, AppendError, Moment, PersonId, Sitting, Status, StoreError, TableChange, Version,
};

use crate::course::{Trial, reseat};
use crate::entry::Entry;
use crate::feed::{Feed, Played};
use crate::protocol::Problem;
use crate::table::Table;

/// What is to become durable.
pub enum Plan {
    /// These entries.
    Entries(Vec<Entry>),
    /// An action that was tried.
    Trial(Box<Trial>),
}

impl Plan {
    fn entries(&self) -> &[Entry] {
        match self {
            Plan::Entries(entries) => entries,
            Plan::Trial(trial) => trial.entries(),
        }
    }

    /// How the game ends with it, if it does: only an action ends a game.
    fn result(&self) -> Option<RecordedResult> {
        match self {
            Plan::Entries(_) => None,
            Plan::Trial(trial) => trial.result(),
        }
    }
}

impl From<Vec<Entry>> for Plan {
    fn from(entries: Vec<Entry>) -> Plan {
        Plan::Entries(entries)
    }
}

impl From<Trial> for Plan {
    fn from(trial: Trial) -> Plan {
        Plan::Trial(Box::new(trial))
    }
}

/// What became durable.
#[derive(Default)]
pub struct News {
    /// The steps of the game.
    pub played: Vec<Played>,
    /// Whether somebody may sit elsewhere now.
    pub seated: bool,
    /// Whether somebody left a seat to others: what was sent before is not for their eyes.
    pub left: bool,
}

/// After so many entries a snapshot is kept, so that a long game opens quickly.
const BETWEEN_SNAPSHOTS: i64 = 200;

impl Table {
    /// Appends entries to the log; when they are durable, applies them, to be shown. Says the version
    /// after them, or, for a message that was carried out before, the version it made.
    pub(super) async fn commit(
        &mut self,
        plan: impl Into<Plan>,
        by: Option<(&PersonId, &str)>,
    ) -> Result<Version, Problem> {
        if let Some(halted) = &self.course.halted {
            return Err(Problem::halted(halted));
        }
        let (plan, at) = (plan.into(), self.tables.time.now());
        let mut stored: Vec<_> = plan.entries().iter().map(Entry::stored).collect();
        stored.iter_mut().for_each(|entry| entry.at = at);
        if let Some((person, message)) = by {
            stored.iter_mut().take(1).for_each(|first| first.person = Some(person.clone()));
            // With the last, so that who sends it again is told the same version.
            if let Some(last) = stored.last_mut() {
                (last.person, last.message) = (Some(person.clone()), Some(message.to_string()));
            }
        }
        let mut append = Append::new(self.course.id.clone(), self.course.version, stored);
        append.change = self.change_by(&plan);
        let status = append.change.status;
        match self.tables.store.append(append).await {
            Ok(_) => self.note_status(status),
            Err(AppendError::Repeated { version }) => return Ok(version),
            Err(AppendError::Conflict { .. }) => {
                self.catch_up().await?;
                self.feeds.clear();
                self.show_state_to_all();
                return Err(Problem::stale());
            }
            Err(AppendError::Store(error)) => return Err(error.into()),
        }
        self.wake();
        let left = |entry: &Entry| matches!(entry, Entry::Left { .. });
        let (left, seated) = (plan.entries().iter().any(left), matches!(plan, Plan::Entries(_)));
        let begins = plan.entries().iter().any(|entry| matches!(entry, Entry::Started { .. }));
        let played = self.apply(plan, at);
        if begins || !played.is_empty() {
            self.paces.happened(self.course.version);
        }
        let news = self.news.get_or_insert_default();
        news.left |= left;
        news.seated |= seated;
        news.played.extend(played);
        Ok(self.course.version)
    }

    /// Shows what became durable, and keeps a snapshot now and then.
    pub(super) async fn show_news(&mut self) {
        let Some(news) = self.news.take() else { return };
        self.publish(&news);
        if news.left {
            self.feeds.iter_mut().for_each(Feed::forget);
        }
        if self.course.version.0 - self.kept.0 >= BETWEEN_SNAPSHOTS {
            Box::pin(self.keep()).await;
        }
    }

    /// Notes for the operator where the table stands now, if that changed.
    fn note_status(&self, status: Option<Status>) {
        if let Some(status) = status {
            self.tables.metrics.table(status.as_str());
            let table = &self.course.id;
            tracing::info!(%table, status = status.as_str(), "a table changed");
        }
    }

    /// What a plan changes of how the store lists the table.
    fn change_by(&self, plan: &Plan) -> TableChange {
        let entries = plan.entries();
        let mut change = TableChange::default();
        // Nobody sits down or gets up by playing.
        if entries.iter().any(|entry| !entry.is_step()) {
            let mut chairs = self.course.chairs.clone();
            entries.iter().for_each(|entry| reseat(&mut chairs, entry));
            if chairs != self.course.chairs {
                change.seats = Some(chairs.iter().map(Sitting::from).collect());
            }
        }
        for entry in entries {
            match entry {
                Entry::Started { .. } => change.status = Some(Status::Playing),
                Entry::Closed => change.status = Some(Status::Closed),
                _ => {}
            }
        }
        if let Some(result) = plan.result() {
            change.status = Some(Status::Finished);
            change.result = Some(kontor_engine::letter::to_json(&result));
        }
        change
    }

    fn apply(&mut self, plan: Plan, at: Moment) -> Vec<Played> {
        let entries = match plan {
            Plan::Trial(trial) => return self.course.adopt(*trial, at),
            Plan::Entries(entries) => entries,
        };
        let mut played = Vec::new();
        for entry in entries {
            // A refusal may say what is hidden, so that only its rule is named.
            let happened = self.course.apply(&entry, at).unwrap_or_else(|refusal| {
                panic!("an entry that was checked is refused by {}", refusal.rule)
            });
            let Some(play) = self.course.play.as_ref().filter(|_| entry.is_step()) else {
                continue;
            };
            if let Some(step) = play.record.last() {
                played.push(Played { number: play.record.len(), step, happened });
            }
        }
        played
    }

    /// Keeps a snapshot. If that fails, opening the table takes longer, nothing else.
    pub(super) async fn keep(&mut self) {
        if self.course.version == self.kept || self.course.halted.is_some() {
            return;
        }
        match self.put_away().await {
            Ok(()) => self.kept = self.course.version,
            Err(error) => tracing::warn!(table = %self.course.id, %error, "no snapshot was kept"),
        }
    }

    /// Stores the steps that are not stored in a stretch yet, and then the state that they lead to.
    async fn put_away(&mut self) -> Result<(), StoreError> {
        let (id, store) = (&self.course.id, &self.tables.store);
        if let Some(stretch) = self.course.stretch(self.stored) {
            store.put_stretch(id, &stretch).await?;
            self.stored = self.course.all_stored();
        }
        store.put_snapshot(id, self.course.version, &self.course.snapshot()).await
    }
}
