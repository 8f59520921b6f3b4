-- The language that a person chose; null for whom the browser says it.
ALTER TABLE people ADD COLUMN language TEXT;
