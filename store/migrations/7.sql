-- Programs that play: who answers for each.
ALTER TABLE people ADD COLUMN owner TEXT REFERENCES people (id);

CREATE INDEX people_by_owner ON people (owner);
