import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
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
];

/** What counts at the moment goes on counting. */
const CARRY_OVER = `
  INSERT INTO rate_places (key, id, place, at_ms)
  SELECT key, admission ->> 'id', ordinal, (admission ->> 'atMs')::float8
  FROM rate_windows, jsonb_array_elements(admissions) WITH ORDINALITY AS counted (admission, ordinal)`;

const CARRY_BACK = `
  UPDATE rate_windows SET admissions = (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'atMs', at_ms) ORDER BY at_ms, place), '[]')
    FROM rate_places WHERE rate_places.key = rate_windows.key)`;

export class WindowPlaces1790500000000 implements MigrationInterface {
  readonly name = 'WindowPlaces1790500000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
    await runner.query(CARRY_OVER);
    await runner.query('ALTER TABLE rate_windows ADD COLUMN last_place bigint NOT NULL DEFAULT 0');
    await runner.query('UPDATE rate_windows SET last_place = jsonb_array_length(admissions)');
    await runner.query('ALTER TABLE rate_windows DROP COLUMN admissions');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE rate_windows ADD COLUMN admissions jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(CARRY_BACK);
    await runner.query(
      'ALTER TABLE rate_windows ALTER COLUMN admissions DROP DEFAULT, DROP COLUMN last_place',
    );
    await runner.query('DROP TABLE rate_places, rate_returns');
  }
}
