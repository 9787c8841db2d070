/**
 * The tables of a maker, in one piece so that processes which start together make them once. It may run at
 * every start.
 */
export const MAKER_TABLES = `
SELECT pg_advisory_xact_lock(7209415032117);
CREATE TABLE IF NOT EXISTS clipwright_maker_videos (
  id text PRIMARY KEY,
  key text UNIQUE,
  fingerprint text NOT NULL,
  video_order jsonb NOT NULL,
  status text NOT NULL DEFAULT 'queued',
  attempt int NOT NULL DEFAULT 0,
  driver text NOT NULL,
  lease_until timestamptz NOT NULL,
  operation jsonb,
  engine text,
  replica text,
  engine_kind text,
  fallback boolean NOT NULL DEFAULT false,
  slot int,
  progress float8 NOT NULL DEFAULT 0,
  stored jsonb,
  failure jsonb,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamptz
);
CREATE UNIQUE INDEX IF NOT EXISTS clipwright_maker_slots ON clipwright_maker_videos (engine, replica, slot)
  WHERE status = 'processing' AND slot IS NOT NULL;
CREATE INDEX IF NOT EXISTS clipwright_maker_unfinished ON clipwright_maker_videos (lease_until)
  WHERE status IN ('queued', 'processing');
CREATE TABLE IF NOT EXISTS clipwright_maker_replicas (
  engine text,
  replica text,
  failures int NOT NULL DEFAULT 0,
  paused_until timestamptz,
  last_failure text,
  PRIMARY KEY (engine, replica)
);`;
