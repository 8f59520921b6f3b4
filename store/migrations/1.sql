-- The first schema. Text holds JSON, ids and hexadecimal digits; BIGINT holds milliseconds since
-- 1970. Only what SQLite and PostgreSQL both understand.

CREATE TABLE people (
    id       TEXT   NOT NULL PRIMARY KEY,
    name     TEXT   NOT NULL,
    -- What no two people share; null once the account is deleted.
    name_key TEXT   UNIQUE,
    password TEXT,
    epoch    BIGINT NOT NULL,
    created  BIGINT NOT NULL,
    seen     BIGINT NOT NULL,
    deleted  BIGINT
);

CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE tables (
    id         TEXT   NOT NULL PRIMARY KEY,
    creator    TEXT   NOT NULL REFERENCES people (id),
    game       TEXT   NOT NULL,
    edition    TEXT   NOT NULL,
    options    TEXT   NOT NULL,
    settings   TEXT   NOT NULL,
    seats      TEXT   NOT NULL,
    status     TEXT   NOT NULL,
    result     TEXT,
    seed       TEXT   NOT NULL,
    commitment TEXT   NOT NULL,
    -- How many entries the log has: whoever raises it from what they expect may append.
    version    BIGINT NOT NULL,
    created    BIGINT NOT NULL,
    updated    BIGINT NOT NULL,
    ended      BIGINT
);

CREATE INDEX tables_by_status ON tables (status, updated);

-- The people in tables.seats, to find the tables of a person.
CREATE TABLE sittings (
    person_id TEXT   NOT NULL REFERENCES people (id),
    table_id  TEXT   NOT NULL REFERENCES tables (id),
    seat      BIGINT NOT NULL,
    PRIMARY KEY (person_id, table_id, seat)
);

CREATE INDEX sittings_by_table ON sittings (table_id);

CREATE TABLE log (
    table_id  TEXT   NOT NULL REFERENCES tables (id),
    version   BIGINT NOT NULL,
    kind      TEXT   NOT NULL,
    payload   TEXT   NOT NULL,
    person_id TEXT   REFERENCES people (id),
    message   TEXT,
    at        BIGINT NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE UNIQUE INDEX log_by_message ON log (table_id, person_id, message)
    WHERE message IS NOT NULL;

CREATE TABLE snapshots (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    version  BIGINT NOT NULL,
    state    TEXT   NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE chat (
    table_id  TEXT   NOT NULL REFERENCES tables (id),
    number    BIGINT NOT NULL,
    person_id TEXT   NOT NULL REFERENCES people (id),
    text      TEXT   NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
