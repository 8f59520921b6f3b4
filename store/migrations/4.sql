-- The logs of tables that are over are packed: entries 1 to `version` of a table in one blob, as
-- sqlite/archive.rs writes them. `packed` says how much of a log has been packed and taken out of
-- the table `log`.
CREATE TABLE archives (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    version  BIGINT NOT NULL,
    entries  BLOB   NOT NULL
);

ALTER TABLE tables ADD COLUMN packed BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_to_pack ON tables (ended) WHERE ended IS NOT NULL AND packed < version;

-- A step changes when a table was updated, but not where it stands.
DROP INDEX tables_by_status;
CREATE INDEX tables_by_status ON tables (status);

-- What is written to see whether it can be.
CREATE TABLE heartbeat (
    only_row BIGINT NOT NULL PRIMARY KEY,
    at       BIGINT NOT NULL
);
