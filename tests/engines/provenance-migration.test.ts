import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createVideoId } from '@clipwright/core/keys';
import { createTestDatabase, type TestDatabase } from '@clipwright/testing';

const compiled = (file: string): string => join(import.meta.dirname, '../../apps/api/dist', file);
const { createDataSource, NO_LIMITS } = (await import(
  compiled('platform/database/data-source.js')
)) as typeof import('../../apps/api/src/platform/database/data-source.js');
const { migrate } = (await import(
  compiled('platform/database/migrate.js')
)) as typeof import('../../apps/api/src/platform/database/migrate.js');

const OURS = 'Provenance1790400000000';

let database: TestDatabase;
let dataSource: ReturnType<typeof createDataSource>;

beforeAll(async () => {
  database = await createTestDatabase();
  const migrates = { url: database.url, poolSize: 2 };
  dataSource = await createDataSource(migrates, () => undefined, NO_LIMITS).initialize();
  await migrate(dataSource, database.url);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** As the database was before videos kept who made them. */
async function undo(): Promise<void> {
  const since = await dataSource.query<object[]>(
    'SELECT 1 FROM migrations WHERE timestamp >= (SELECT timestamp FROM migrations WHERE name = $1)',
    [OURS],
  );
  for (const _ of since) await dataSource.undoLastMigration();
}

async function made(engine: string | null, replica: string | null): Promise<string> {
  const id = createVideoId(randomBytes);
  await dataSource.query(
    `INSERT INTO videos (id, account_id, status, mode, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed, credits_used, engine, replica)
     VALUES ($1, 'acc', 'completed', 'text', 'modela2', '480p', '16:9', 1, 854, 480, false, 1, 1, $2, $3)`,
    [id, engine, replica],
  );
  return id;
}

it('videos that are older than the record of it name an engine only where its name can mean nothing else', async () => {
  await undo();
  const ids = [
    await made('sketch', 'embedded'),
    await made('wan', 'gpu-0'),
    await made('sketch', 'gpu-0'),
    await made(null, null),
  ];
  await migrate(dataSource, database.url);
  const rows = await dataSource.query<{ id: string; engine_kind: string | null; fallback: boolean }[]>(
    'SELECT id, engine_kind, fallback FROM videos',
  );
  const kinds = ids.map((id) => rows.find((row) => row.id === id)?.engine_kind);
  expect(kinds).toEqual(['sketch', null, null, null]);
  expect(rows.every(({ fallback }) => !fallback)).toBe(true);
});
