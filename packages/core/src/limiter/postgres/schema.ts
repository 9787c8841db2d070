import { FUNCTIONS } from './schema-functions.js';

/** Of the functions, which carry it in their names: processes of two versions can use one database. */
export const LIMITER_SCHEMA_VERSION = 1;

/** Two migrations at once wait for each other. */
const LOCK = 5_220_118;

/**
 * What counts of a window is `taken`, less what was taken before its oldest place that counts, less what was
 * returned since: three look-ups in indexes, whatever the limit. Places are numbered in the order of their
 * times. What is returned is added up for each place, each 64 and each 4,096 of them. Places from before `gone_ms`
 * have been removed. A row may be `many` places of one moment, at most 64, each of weight 1 and with a bit in `marks`
 * once it is settled; its `place` is that of the first, its weight what still counts of all.
 *
 * The newest places of a window may be no rows yet, but times in `recent`, oldest first, each of weight 1: while no row
 * counts, the newest of which is from `rows_at_ms` (0 where there is none, infinite where nobody knows), a place is one
 * update of its window. They become rows as soon as somebody asks for one by its id, or they are many.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS limiter_windows (
    name text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    last_place bigint NOT NULL DEFAULT 0,
    taken bigint NOT NULL DEFAULT 0,
    at_ms double precision NOT NULL DEFAULT 0,
    window_ms double precision NOT NULL DEFAULT 0,
    last_return bigint NOT NULL DEFAULT 0,
    CONSTRAINT limiter_windows_pkey PRIMARY KEY (name, key)
  );
  CREATE TABLE IF NOT EXISTS limiter_places (
    name text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    place bigint NOT NULL,
    before bigint NOT NULL,
    weight bigint NOT NULL,
    at_ms double precision NOT NULL,
    settled boolean NOT NULL DEFAULT false,
    CONSTRAINT limiter_places_pkey PRIMARY KEY (name, key, id)
  );
  CREATE INDEX IF NOT EXISTS limiter_places_in_order ON limiter_places (name, key, at_ms, place);
  CREATE TABLE IF NOT EXISTS limiter_returns (
    name text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    span int NOT NULL,
    first bigint NOT NULL,
    weight bigint NOT NULL,
    CONSTRAINT limiter_returns_pkey PRIMARY KEY (name, key, span, first)
  );
  IF NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'limiter_windows'::regclass AND attname = 'gone_ms') THEN
    ALTER TABLE limiter_windows ADD COLUMN gone_ms double precision NOT NULL DEFAULT 0;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'limiter_windows'::regclass AND attname = 'recent') THEN
    ALTER TABLE limiter_windows ADD COLUMN recent double precision[] NOT NULL DEFAULT '{}', ADD COLUMN rows_at_ms double precision NOT NULL DEFAULT 'Infinity';
  END IF;
  IF NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'limiter_places'::regclass AND attname = 'many') THEN
    ALTER TABLE limiter_places ADD COLUMN many int NOT NULL DEFAULT 1, ADD COLUMN marks bigint NOT NULL DEFAULT 0;
  END IF;`;

/**
 * Makes the tables and functions of the store in the first schema of the search path, as one statement. Run
 * again, it changes nothing.
 */
export const LIMITER_SCHEMA = `
DO $migration$
BEGIN
  PERFORM pg_advisory_xact_lock(${LOCK});${TABLES}
${FUNCTIONS}
END $migration$`;

/** Takes the tables and functions away again, and all that is counted with them. */
export const DROP_LIMITER_SCHEMA = `
DO $migration$
BEGIN
  DROP FUNCTION IF EXISTS limiter_v1_grant, limiter_v1_take, limiter_v1_reserve, limiter_v1_settle, limiter_v1_lock, limiter_v1_reset, limiter_v1_sweep, limiter_v1_write, limiter_v1_dear, limiter_v1_look, limiter_v1_one_of;
  DROP TABLE IF EXISTS limiter_places, limiter_returns, limiter_windows;
END $migration$`;
