import { DROP_LIMITER_SCHEMA, LIMITER_SCHEMA } from '@clipwright/core/limiter/postgres';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The longest that RATE_WINDOW_SECONDS may be: until the next admission says how long the window is. */
const LONGEST_MS = 86_400_000;

/** What counts goes on counting. Numbers are given anew, so that what was returned leaves no gaps. */
const CARRY_OVER = [
  // In the order of an admission: what another server admits just now is waited for and carried over too.
  'LOCK TABLE rate_windows, rate_places',
  `INSERT INTO limiter_places (name, key, id, place, before, weight, at_ms)
   SELECT 'videos', key, id, nth, nth - 1, 1, at_ms
   FROM (SELECT key, id, at_ms, row_number() OVER (PARTITION BY key ORDER BY at_ms, place) AS nth FROM rate_places) AS counted`,
  `INSERT INTO limiter_windows (name, key, last_place, taken, at_ms, window_ms)
   SELECT 'videos', key, count(*), count(*), max(at_ms), ${LONGEST_MS} FROM rate_places GROUP BY key`,
  'DROP TABLE rate_places, rate_returns, rate_windows',
  // Attempts are counted for an hour at most, and begin anew.
  'DROP TABLE throttle_hits',
];

const CARRY_BACK = [
  'LOCK TABLE limiter_windows, limiter_places',
  `CREATE TABLE rate_windows (
     key text COLLATE "C" NOT NULL,
     last_place bigint NOT NULL DEFAULT 0,
     CONSTRAINT rate_windows_pkey PRIMARY KEY (key)
   )`,
  `CREATE TABLE rate_places (
     key text COLLATE "C" NOT NULL,
     id text COLLATE "C" NOT NULL,
     place bigint NOT NULL,
     at_ms double precision NOT NULL,
     CONSTRAINT rate_places_pkey PRIMARY KEY (key, id)
   )`,
  `CREATE INDEX rate_places_in_order ON rate_places (key, at_ms, place)`,
  `CREATE TABLE rate_returns (
     key text COLLATE "C" NOT NULL,
     page bigint NOT NULL,
     returned bit(1024) NOT NULL,
     CONSTRAINT rate_returns_pkey PRIMARY KEY (key, page)
   )`,
  `CREATE TABLE throttle_hits (
     key text NOT NULL,
     hits integer NOT NULL,
     expires_at timestamptz NOT NULL,
     CONSTRAINT throttle_hits_pkey PRIMARY KEY (key)
   )`,
  `CREATE INDEX throttle_hits_expires_at ON throttle_hits (expires_at)`,
  `INSERT INTO rate_places (key, id, place, at_ms)
   SELECT key, id, row_number() OVER (PARTITION BY key ORDER BY at_ms, place), at_ms FROM limiter_places WHERE name = 'videos'`,
  `INSERT INTO rate_windows (key, last_place) SELECT key, count(*) FROM rate_places GROUP BY key`,
];

/** The window of generations, and counted attempts, are core's store, as everybody can use it. */
export class LimiterWindows1791700000000 implements MigrationInterface {
  readonly name = 'LimiterWindows1791700000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [LIMITER_SCHEMA, ...CARRY_OVER]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [...CARRY_BACK, DROP_LIMITER_SCHEMA]) await runner.query(statement);
  }
}
