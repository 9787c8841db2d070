import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { apiKeyHashInput, createApiKey } from '@clipwright/core/keys';
import type { Preference } from '@clipwright/core/videos';
import sharp from 'sharp';
import { GenerationConfig, StorageConfig } from '../config/slices.js';
import type { Caller, KeyCaller } from '../features/api-keys/caller.door.js';
import type { CreatedVideo } from '../features/videos/create-video.door.js';
import { CreateVideo } from '../features/videos/create-video/create-video.service.js';
import { ReadRequest } from '../features/videos/read-request.js';
import { Refusal } from '../platform/http/refusal.js';
import { PostgresWindow } from '../platform/limits/postgres-window.js';
import type { Program } from './program.js';
import { seedAccount } from './rows.js';

const CLIP = { prompt: 'a red ball', video_model: 'modela2', resolution: '480p', duration: 1, seed: 7 };

/** What is not held at all. */
const AT_ONCE: Preference = { respondAsync: true, waitSeconds: null };

/** An account with a key, as it calls. */
export async function seedCaller(program: Program): Promise<KeyCaller> {
  const accountId = await seedAccount(program);
  const key = createApiKey({ prefix: 'cw', randomBytes });
  const keyHash = createHash('sha256').update(apiKeyHashInput(key)).digest();
  await program.sql(`INSERT INTO api_keys (account_id, hash, hint) VALUES ($1, $2, 'hint')`, [
    accountId,
    keyHash,
  ]);
  return { accountId, keyHash };
}

export interface Sent {
  readonly body?: object;
  readonly upload?: Uint8Array | null;
  readonly key?: string | null;
  readonly preference?: Preference;
}

/** Asks for a video as the controller does: of a second at 480p, and not held, where nothing else is said. */
export async function ask(program: Program, by: Caller, sent: Sent = {}): Promise<CreatedVideo> {
  const { body = {}, upload = null, key = null, preference = AT_ONCE } = sent;
  const json = Buffer.from(JSON.stringify({ ...CLIP, ...body }));
  const ready = await program.get(ReadRequest).run(
    { json, upload, release: () => undefined },
    {
      mode: upload === null && !('image_url' in body) ? 'text' : 'image',
      keyed: key !== null,
      sender: { name: by.accountId, pays: true },
    },
  );
  return await program.get(CreateVideo).run({ ...ready, caller: by, idempotencyKey: key, preference });
}

/** The code of what refuses; 'taken' where nothing does. */
export const refusal = async (asked: Promise<unknown>): Promise<unknown> =>
  await asked.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.facts.code : (error as { code?: string }).code),
  );

/** The video of an account, as soon as it was admitted. */
export async function admittedOf(program: Program, { accountId }: Caller): Promise<string> {
  for (;;) {
    const [video] = await program.sql<{ id: string }>('SELECT id FROM videos WHERE account_id = $1', [
      accountId,
    ]);
    if (video !== undefined) return video.id;
    await setTimeout(10);
  }
}

export const counted = async (program: Program, accountId: string): Promise<number> =>
  (await program.get(PostgresWindow).read(accountId)).count;

/** Everything that stands for an account after it was refused: nothing. */
export const tracesOf = async (program: Program, { accountId }: Caller) => ({
  counted: await counted(program, accountId),
  videos: await program.sql('SELECT id FROM videos WHERE account_id = $1', [accountId]),
  room: await program.sql('SELECT video_id FROM storage_holds WHERE account_id = $1', [accountId]),
  credits: await program.sql('SELECT kind FROM credit_entries WHERE account_id = $1', [accountId]),
  keys: await program.sql('SELECT key FROM idempotency_keys WHERE account_id = $1', [accountId]),
});

export const NOTHING = { counted: 0, videos: [], room: [], credits: [], keys: [] };

/** What its images have cost an account in this hour; null where none was looked at. */
export async function costOf(program: Program, { accountId }: Caller) {
  const rows = await program.sql<{ name: string; used: number }>(
    `SELECT name, (limiter_v1_look(name, key, window_ms, extract(epoch FROM clock_timestamp())::float8 * 1000, NULL)).counted AS used
     FROM limiter_windows WHERE key = $1 AND name LIKE 'budget-%'`,
    [accountId],
  );
  if (rows.length === 0) return null;
  const usedOf = (name: string): number => rows.find((row) => row.name === `budget-${name}`)?.used ?? 0;
  return {
    bytes: usedOf('bytes'),
    fetches: usedOf('fetches'),
    images: usedOf('images'),
    refusals: usedOf('refusals'),
  };
}

/** The files of others take all of the storage but so many bytes. */
export const leaveStorage = async (program: Program, bytes: number): Promise<void> =>
  void (await program.sql(
    `INSERT INTO storage_holds (video_id, account_id, bytes, pending_bytes)
     SELECT 'vid_others', 'acc_others', $1 - bytes, 0 FROM storage_use WHERE account_id = ''`,
    [Number(program.get(StorageConfig).maxBytes) - bytes],
  ));

/** So many videos of others wait that there is room for this many more. */
export async function leavePlaces(program: Program, places: number): Promise<void> {
  await program.sql(`DELETE FROM videos WHERE account_id = 'acc_others'`);
  await program.sql(
    `INSERT INTO videos (id, account_id, status, mode, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed)
     SELECT 'vid_' || n, 'acc_others', 'queued', 'text', 'modela2', '480p', '16:9', 1, 854, 480, false, 7
     FROM generate_series(1, $1 - (SELECT count(*) FROM videos WHERE status = 'queued')) AS n`,
    [program.get(GenerationConfig).queueMax - places],
  );
}

/** Nobody else has files, or waits. */
export async function forgetOthers(program: Program): Promise<void> {
  await program.sql(`DELETE FROM storage_holds WHERE account_id = 'acc_others'`);
  await program.sql(`DELETE FROM videos WHERE account_id = 'acc_others'`);
}

export const picture = async (
  width: number,
  height: number,
  format: 'png' | 'jpeg' = 'png',
): Promise<Buffer> =>
  await sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .toFormat(format)
    .toBuffer();
