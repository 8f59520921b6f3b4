-- The steps of a game in stretches, as its table wrote them when it was put to rest or took a snapshot: those
-- after one version until another. A long game opens by them; the log stays the truth.
CREATE TABLE stretches (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    version  BIGINT NOT NULL,
    -- The version after which it begins.
    after    BIGINT NOT NULL,
    steps    BLOB   NOT NULL,
    PRIMARY KEY (table_id, version)
);
