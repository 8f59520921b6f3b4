-- A line of chat that is sent again is not said again, also after a restart.

ALTER TABLE chat ADD COLUMN message TEXT;

CREATE UNIQUE INDEX chat_by_message ON chat (table_id, person_id, message)
    WHERE message IS NOT NULL;
