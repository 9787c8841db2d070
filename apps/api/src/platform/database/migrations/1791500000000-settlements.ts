import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  `ALTER TABLE videos ADD COLUMN settlement bigint`,
  `CREATE INDEX videos_settlement ON videos (account_id, settlement) WHERE settlement IS NOT NULL`,
  `CREATE TABLE settlement_lines (
     account_id text NOT NULL,
     newest bigint NOT NULL,
     CONSTRAINT settlement_lines_pkey PRIMARY KEY (account_id)
   )`,
  // So that whoever ends videos of several accounts finds a row of each to lock, in one order.
  `INSERT INTO settlement_lines (account_id, newest) SELECT DISTINCT account_id, 0 FROM videos`,
];

/**
 * A video that ends, or expires, takes the next place in its account's line. The row of the line stays locked until
 * that is committed, so places become visible in their order. The table gives them itself: no statement can forget it,
 * and servers of an earlier version that are still at work give them too.
 */
const PLACED = [
  `CREATE FUNCTION place_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO settlement_lines AS line (account_id, newest) VALUES (NEW.account_id, 1)
     ON CONFLICT (account_id) DO UPDATE SET newest = line.newest + 1 RETURNING newest INTO NEW.settlement;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER videos_placed BEFORE UPDATE OF status ON videos FOR EACH ROW
     WHEN (NEW.status <> OLD.status AND NEW.status NOT IN ('queued', 'processing')) EXECUTE FUNCTION place_settlement()`,
];

/** Ends of videos in an order that a reader can follow. What ended before has no place: no cursor is older. */
export class Settlements1791500000000 implements MigrationInterface {
  readonly name = 'Settlements1791500000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...PLACED]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER videos_placed ON videos');
    await runner.query('DROP FUNCTION place_settlement()');
    await runner.query('DROP TABLE settlement_lines');
    await runner.query('ALTER TABLE videos DROP COLUMN settlement');
  }
}
