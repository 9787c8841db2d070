import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiKeyHashInput, createApiKey } from '@clipwright/core/keys';
import { createTestDatabase } from '@clipwright/testing';
import sharp from 'sharp';
import { openProgram, type Program } from '../../../__fixtures__/program.js';
import { ledgerOf, rowOf, seedAccount, seedRow } from '../../../__fixtures__/rows.js';
import { migrateOnce } from '../../../platform/limits/__fixtures__/window-bench.js';
import { PostgresWindow } from '../../../platform/limits/postgres-window.js';
import { Refusal } from '../../../platform/http/refusal.js';
import type { Caller } from '../../api-keys/caller.door.js';
import { ReadRequest } from '../read-request.js';
import type { CreatedVideo } from '../create-video.door.js';
import { CreateVideo } from './create-video.service.js';

const LIMIT = 3;

let program: Program;
beforeAll(async () => {
  program = await openProgram(await createTestDatabase({ name: 'program', migrate: migrateOnce }), {
    RATE_LIMIT: String(LIMIT),
    QUEUE_MAX_PER_ACCOUNT: '2',
    MODERATION_WORDS: 'forbidden',
    DECODED_IMAGES_PER_HOUR: '2',
  });
});
afterAll(() => program.close());

const CLIP = { prompt: 'a red ball', video_model: 'modela2', resolution: '480p', duration: 1, seed: 7 };

/** An account with a key, as it calls. */
async function caller(): Promise<Caller & { readonly keyHash: Buffer }> {
  const accountId = await seedAccount(program);
  const key = createApiKey({ prefix: 'cw', randomBytes });
  const keyHash = createHash('sha256').update(apiKeyHashInput(key)).digest();
  await program.sql(`INSERT INTO api_keys (account_id, hash, hint) VALUES ($1, $2, 'hint')`, [
    accountId,
    keyHash,
  ]);
  return { accountId, keyHash };
}

interface Sent {
  readonly body?: object;
  readonly upload?: Uint8Array | null;
  readonly key?: string | null;
}

/** Asks for a video as the controller does, and is not held. */
async function create(
  by: Caller,
  { body = {}, upload = null, key = null }: Sent = {},
): Promise<CreatedVideo> {
  const sent = { json: Buffer.from(JSON.stringify({ ...CLIP, ...body })), upload, release: () => undefined };
  const ready = await program.get(ReadRequest).run(sent, {
    mode: upload === null ? 'text' : 'image',
    keyed: key !== null,
    sender: { name: by.accountId, pays: true },
  });
  const preference = { respondAsync: true, waitSeconds: null };
  return await program.get(CreateVideo).run({ ...ready, caller: by, idempotencyKey: key, preference });
}

const refusal = async (asked: Promise<unknown>): Promise<unknown> =>
  await asked.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.facts.code : (error as { code?: string }).code),
  );

const counted = async ({ accountId }: Caller): Promise<number> =>
  (await program.get(PostgresWindow).read(accountId)).count;

/** Everything that stands for an account after it was refused: nothing. */
const tracesOf = async ({ accountId }: Caller) => ({
  counted: await counted({ accountId, keyHash: null }),
  videos: await program.sql('SELECT id FROM videos WHERE account_id = $1', [accountId]),
  room: await program.sql('SELECT video_id FROM storage_holds WHERE account_id = $1', [accountId]),
  credits: await program.sql('SELECT kind FROM credit_entries WHERE account_id = $1', [accountId]),
  keys: await program.sql('SELECT key FROM idempotency_keys WHERE account_id = $1', [accountId]),
});

const NOTHING = { counted: 0, videos: [], room: [], credits: [], keys: [] };

const picture = async (width: number, height: number, format: 'png' | 'jpeg' = 'png'): Promise<Uint8Array> =>
  await sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .toFormat(format)
    .toBuffer();

describe('a video that is admitted', () => {
  it('has a place in the window, a row, a job, its credits and its room', async () => {
    const by = await caller();
    const { outcome, replayed } = await create(by, { body: { negative_prompt: 'blur' } });
    expect([outcome.status, replayed]).toEqual(['queued', false]);
    const video = { id: outcome.id, accountId: by.accountId };
    expect(await rowOf(program, video)).toMatchObject({
      account_id: by.accountId,
      status: 'queued',
      mode: 'text',
      prompt: 'a red ball',
      negative_prompt: 'blur',
      model: 'modela2',
      resolution: '480p',
      aspect_ratio: '16:9',
      duration_seconds: 1,
      width: 854,
      height: 480,
      seed: '7',
      image: null,
      attempt: 0,
    });
    expect(await ledgerOf(program, video)).toEqual([['reserve', 1]]);
    expect(await counted(by)).toBe(1);
    const [room] = await program.sql<{ bytes: number }>(
      'SELECT bytes::int FROM storage_holds WHERE video_id = $1',
      [outcome.id],
    );
    expect(room?.bytes).toBeGreaterThan(0);
    const [job] = await program.sql<{ jobs: number }>(
      'SELECT count(*)::int AS jobs FROM pgboss.job WHERE data::text LIKE $1',
      [`%${outcome.id}%`],
    );
    expect(job?.jobs).toBe(1);
  });

  it('gets a seed of its own where none is asked for, and its credits by its length', async () => {
    const by = await caller();
    const { outcome } = await create(by, { body: { seed: null, duration: 10, resolution: '720p' } });
    const video = { id: outcome.id, accountId: by.accountId };
    const row = await rowOf(program, video);
    expect(Number(row?.['seed'])).toBeGreaterThanOrEqual(0);
    const [[, amount] = []] = await ledgerOf(program, video);
    expect(amount).toBeGreaterThan(1);
  });
});

describe('a call that is refused leaves nothing', () => {
  it('when its window is full', async () => {
    const by = await caller();
    for (let used = 0; used < LIMIT; used += 1) {
      const { outcome } = await create(by);
      await program.sql(`UPDATE videos SET status = 'completed' WHERE id = $1`, [outcome.id]);
    }
    const before = await tracesOf(by);
    expect(await refusal(create(by, { key: 'k' }))).toBe('rate_limited');
    expect(await tracesOf(by)).toEqual(before);
  });

  it('when too many of its account wait', async () => {
    const by = await caller();
    for (const _wait of [1, 2]) await create(by);
    const before = await tracesOf(by);
    expect(await refusal(create(by, { key: 'k' }))).toBe('busy');
    expect(await tracesOf(by)).toEqual(before);
  });

  it('when its key was replaced, its account closed, or its plan changed', async () => {
    const changes = [
      ['DELETE FROM api_keys WHERE account_id = $1', 'invalid_api_key'],
      ['UPDATE accounts SET active = false WHERE id = $1', 'invalid_api_key'],
      [`UPDATE accounts SET plan = 'pro' WHERE id = $1`, 'plan_required'],
    ] as const;
    for (const [change, code] of changes) {
      const by = await caller();
      await program.sql(change, [by.accountId]);
      expect(await refusal(create(by, { key: 'k' }))).toBe(code);
      expect(await tracesOf(by)).toEqual(NOTHING);
    }
  });

  it('when its words are not allowed', async () => {
    const by = await caller();
    expect(await refusal(create(by, { body: { prompt: 'a forbidden ball' }, key: 'k' }))).toBe(
      'content_rejected',
    );
    expect(await tracesOf(by)).toEqual(NOTHING);
  });

  it('when its image is none, or its words beside one are not allowed', async () => {
    const by = await caller();
    expect(await refusal(create(by, { upload: Buffer.from('no picture') }))).toBe('invalid_image');
    const asked = { body: { prompt: 'forbidden' }, upload: await picture(64, 64) };
    expect(await refusal(create(by, asked))).toBe('content_rejected');
    expect(await tracesOf(by)).toEqual(NOTHING);
  });
});

describe('somebody who signed in', () => {
  const signedIn = async (plan: string): Promise<Caller> => {
    const accountId = await seedAccount(program);
    await program.sql('UPDATE accounts SET plan = $2 WHERE id = $1', [accountId, plan]);
    return { accountId, keyHash: null };
  };

  it('makes what the plan allows, and nothing beyond it', async () => {
    const by = await signedIn('free');
    expect((await create(by, { body: { duration: 1 } })).outcome.status).toBe('queued');
    const other = await signedIn('free');
    expect(await refusal(create(other, { body: { duration: 10 } }))).toBe('plan_limit');
    expect(await tracesOf(other)).toEqual(NOTHING);
  });

  it('makes nothing once the account is closed', async () => {
    const by = await signedIn('pro');
    await program.sql('UPDATE accounts SET active = false WHERE id = $1', [by.accountId]);
    expect(await refusal(create(by))).toBe('invalid_api_key');
    expect(await tracesOf(by)).toEqual(NOTHING);
  });
});

describe('an Idempotency-Key', () => {
  it('stands for one video: the same request joins it, another is refused, and takes no place', async () => {
    const by = await caller();
    const first = await create(by, { key: 'k' });
    const again = await create(by, { key: 'k' });
    expect([again.outcome.id, again.replayed]).toEqual([first.outcome.id, true]);
    expect(await refusal(create(by, { key: 'k', body: { seed: 8 } }))).toBe('idempotency_conflict');
    expect(await counted(by)).toBe(1);
  });

  it('belongs to its account, and to its 24 hours', async () => {
    const [by, other] = [await caller(), await caller()];
    const first = await create(by, { key: 'k' });
    expect((await create(other, { key: 'k' })).outcome.id).not.toBe(first.outcome.id);
    await program.sql(
      `UPDATE idempotency_keys SET created_at = now() - interval '24 hours 1 second' WHERE account_id = $1`,
      [by.accountId],
    );
    const next = await create(by, { key: 'k', body: { seed: 8 } });
    expect(next.outcome.id).not.toBe(first.outcome.id);
    expect((await create(by, { key: 'k', body: { seed: 8 } })).outcome.id).toBe(next.outcome.id);
  });

  it('of several at once admits one', async () => {
    const by = await caller();
    const made = await Promise.all(Array.from({ length: 4 }, () => create(by, { key: 'k' })));
    expect(new Set(made.map(({ outcome }) => outcome.id)).size).toBe(1);
    expect(made.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await counted(by)).toBe(1);
    expect(
      await program.sql('SELECT 1 FROM storage_holds WHERE account_id = $1', [by.accountId]),
    ).toHaveLength(1);
  });

  it('of others that is over is forgotten as new ones come', async () => {
    const [gone, by] = [await seedRow(program), await caller()];
    await program.sql(
      `INSERT INTO idempotency_keys (account_id, key, fingerprint, video_id, created_at)
       VALUES ($1, 'old', $2, $3, now() - interval '25 hours'), ($1, 'young', $2, $3, now() - interval '23 hours')`,
      [gone.accountId, Buffer.from('f'), gone.id],
    );
    await create(by, { key: 'k' });
    expect(
      await program.sql('SELECT key FROM idempotency_keys WHERE account_id = $1', [gone.accountId]),
    ).toEqual([{ key: 'young' }]);
  });
});

describe('an image', () => {
  const media = async (id: string): Promise<string[]> =>
    (await readdir(join(program.home, 'media'))).filter((name) => name.startsWith(id));

  it('is kept beside its video, gives it its shape, and takes room', async () => {
    const by = await caller();
    const { outcome } = await create(by, { upload: await picture(150, 200) });
    const row = await rowOf(program, { id: outcome.id, accountId: by.accountId });
    expect(row).toMatchObject({ mode: 'image', aspect_ratio: '3:4' });
    expect(await media(outcome.id)).toEqual([row?.['image']]);
    expect(Number(row?.['image_bytes'])).toBeGreaterThan(0);
  });

  it('counts in the hour of its account, also when its request is refused', async () => {
    const by = await caller();
    await create(by, { upload: await picture(64, 64) });
    expect(await refusal(create(by, { body: { prompt: 'forbidden' }, upload: await picture(64, 64) }))).toBe(
      'content_rejected',
    );
    expect(await refusal(create(by, { upload: await picture(64, 64) }))).toBe('resource_budget');
    expect((await create(by)).outcome.status).toBe('queued');
  });

  it('that was never decoded does not', async () => {
    const by = await caller();
    for (const _try of [1, 2, 3])
      expect(await refusal(create(by, { upload: Buffer.from('no picture') }))).toBe('invalid_image');
  });
});
