-- Every table and every snapshot names the rules it was played by, and a snapshot how it is written.
-- What is older was played by the first rules and written in the first format.
ALTER TABLE tables ADD COLUMN rules BIGINT NOT NULL DEFAULT 1;
ALTER TABLE snapshots ADD COLUMN format BIGINT NOT NULL DEFAULT 1;
ALTER TABLE snapshots ADD COLUMN rules BIGINT NOT NULL DEFAULT 1;
