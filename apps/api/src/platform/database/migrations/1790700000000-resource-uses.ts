import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  // used: what of each resource was used at that moment, and has not drained away yet.
  `CREATE TABLE resource_uses (
     key text COLLATE "C" NOT NULL,
     used double precision[] NOT NULL,
     at timestamptz NOT NULL,
     CONSTRAINT resource_uses_pkey PRIMARY KEY (key)
   )`,
  `CREATE INDEX resource_uses_at ON resource_uses (at)`,
];

/** What accounts have cost of late, and what hosts were asked. */
export class ResourceUses1790700000000 implements MigrationInterface {
  readonly name = 'ResourceUses1790700000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE resource_uses');
  }
}
