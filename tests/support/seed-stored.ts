import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from './database-rows.js';
import type { SeededAccount } from './seed-account.js';
import { seedVideo } from './seed-video.js';

/** Writes a completed video that takes so many bytes of the storage. Gives its id. */
export async function seedStored(
  database: TestDatabase,
  account: SeededAccount,
  bytes: number,
): Promise<string> {
  const id = await seedVideo(database, account);
  await rowsOf(database, 'UPDATE videos SET file_bytes = $2 WHERE id = $1', [id, bytes]);
  await rowsOf(
    database,
    'INSERT INTO storage_holds (video_id, account_id, bytes, pending_bytes) VALUES ($1, $2, $3, 0)',
    [id, account.accountId, bytes],
  );
  return id;
}

/** What all videos take of the storage, or are still to take, bytes. */
export async function reservedBytes(database: TestDatabase, accountId = ''): Promise<number> {
  const [row] = await rowsOf<{ bytes: number }>(
    database,
    'SELECT bytes::float8 AS bytes FROM storage_use WHERE account_id = $1',
    [accountId],
  );
  return row?.bytes ?? 0;
}
