import { once } from 'node:events';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { BusyError, ContentRejectedError, ResourceBudgetError } from '@clipwright/core/errors';
import { type AspectRatio, frameSize } from '@clipwright/core/models';
import type { Preference } from '@clipwright/core/videos';
import { createTestDatabase } from '@clipwright/testing';
import { estimatedBytes } from '@clipwright/engines/flow';
import * as asking from '../../../__fixtures__/asking.js';
import { NOTHING, picture, refusal } from '../../../__fixtures__/asking.js';
import { openProgram, type Program } from '../../../__fixtures__/program.js';
import { ledgerOf, rowOf, seedAccount, seedRow } from '../../../__fixtures__/rows.js';
import { statement } from '../../../platform/database/statement.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { migrateOnce } from '../../../platform/limits/__fixtures__/window-bench.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import type { Caller, KeyCaller } from '../../api-keys/caller.door.js';
import type { CreatedVideo } from '../create-video.door.js';
import { IdempotencyRepository } from '../idempotency.repository.js';
import { QueueCaps } from '../queue-caps.js';
import { VideoSettlement } from '../video-settlement.js';
import { InputImages } from './input-images.js';

const LIMIT = 3;
const QUEUE_MAX = 1_000;

/** An engine that makes one of the models in two shapes, elsewhere. */
const ENGINES = {
  engines: {
    narrow: {
      kind: 'openai-videos',
      flavour: 'generic',
      model: 'narrow',
      aspectRatios: ['16:9', '9:16'],
      replicas: [{ name: 'a', url: 'http://127.0.0.1:9' }],
    },
  },
  models: { modelb3: { engine: 'narrow' } },
};

let program: Program;
let pictures: Server;
let shown: Buffer;
beforeAll(async () => {
  shown = await picture(64, 64);
  pictures = createServer((request, response) => {
    const isThere = request.url === '/picture';
    response.writeHead(isThere ? 200 : 404).end(isThere ? shown : '');
  }).listen(0, '127.0.0.1');
  await once(pictures, 'listening');
  program = await openProgram(await createTestDatabase({ name: 'program', migrate: migrateOnce }), {
    RATE_LIMIT: String(LIMIT),
    QUEUE_MAX: String(QUEUE_MAX),
    QUEUE_MAX_PER_ACCOUNT: '2',
    MODERATION_WORDS: 'forbidden',
    DECODED_IMAGES_PER_HOUR: '2',
    FETCHES_PER_HOUR: '1',
    STORAGE_MAX_GB: '1',
    ALLOW_PRIVATE_IMAGE_HOSTS: 'on',
    ALLOWED_IMAGE_HOSTS: hostOfPictures(),
    CLIPWRIGHT_CONFIG: JSON.stringify(ENGINES),
  });
});
afterAll(async () => {
  pictures.close().closeAllConnections();
  await program.close();
});

const hostOfPictures = (): string => `127.0.0.1:${(pictures.address() as AddressInfo).port}`;

const caller = (): Promise<KeyCaller> => asking.seedCaller(program);

const create = (by: Caller, sent?: asking.Sent): Promise<CreatedVideo> => asking.ask(program, by, sent);

const counted = ({ accountId }: Caller): Promise<number> => asking.counted(program, accountId);

const tracesOf = (by: Caller) => asking.tracesOf(program, by);

/** Of images: those of videos, and what is left of others. */
const files = async (): Promise<string[]> =>
  (await readdir(join(program.home, 'media')).catch(() => [])).filter((name) => !name.startsWith('.'));

/** What waits was made: it waits no longer, and counts in the window as before. */
const madeAll = async (): Promise<void> =>
  void (await program.sql(`UPDATE videos SET status = 'completed' WHERE status = 'queued'`));

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
    expect(room?.bytes).toBe(estimatedBytes({ width: 854, height: 480, durationSeconds: 1, fps: 24 }));
    const [job] = await program.sql<{ jobs: number }>(
      'SELECT count(*)::int AS jobs FROM pgboss.job WHERE data::text LIKE $1',
      [`%${outcome.id}%`],
    );
    expect(job?.jobs).toBe(1);
  });

  it('is counted in the metrics of its process, and a refused one is not', async () => {
    const admitted = async (): Promise<number> =>
      (await program.get(Metrics).videosAdmitted.get()).values[0]?.value ?? 0;
    const [before, by] = [await admitted(), await caller()];
    await create(by);
    expect(await refusal(create(by, { body: { prompt: 'forbidden' } }))).toBe('content_rejected');
    expect(await admitted()).toBe(before + 1);
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

  it('when its key was replaced, its account closed, its plan changed, or its period over since it was let in', async () => {
    const changes = [
      ['DELETE FROM api_keys WHERE account_id = $1', 'invalid_api_key'],
      ['UPDATE accounts SET active = false WHERE id = $1', 'invalid_api_key'],
      [`UPDATE subscriptions SET plan = 'pro' WHERE account_id = $1`, 'plan_required'],
      ['UPDATE subscriptions SET period_end = clock_timestamp() WHERE account_id = $1', 'plan_required'],
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

describe('a call that could not be taken anyway', () => {
  it('is refused before its image is looked at', async () => {
    const [full, busy] = [await caller(), await caller()];
    for (let used = 0; used < LIMIT; used += 1) {
      await create(full);
      await madeAll();
    }
    for (const _wait of [1, 2]) await create(busy);
    const upload = await picture(64, 64);
    expect(await refusal(create(full, { upload }))).toBe('rate_limited');
    expect(await refusal(create(busy, { upload }))).toBe('busy');
    expect([await asking.costOf(program, full), await asking.costOf(program, busy)]).toEqual([null, null]);
  });

  it('leaves no file of its image either', async () => {
    const by = await caller();
    const before = await files();
    await program.sql(`UPDATE subscriptions SET plan = 'pro' WHERE account_id = $1`, [by.accountId]);
    expect(await refusal(create(by, { upload: await picture(64, 64) }))).toBe('plan_required');
    expect([await files(), await tracesOf(by)]).toEqual([before, NOTHING]);
  });
});

describe('somebody who signed in', () => {
  const signedIn = async (plan: string): Promise<Caller> => {
    const accountId = await seedAccount(program);
    await program.sql('UPDATE subscriptions SET plan = $2 WHERE account_id = $1', [accountId, plan]);
    return { accountId, keyHash: null };
  };

  it('makes what the plan allows, and nothing beyond it', async () => {
    const by = await signedIn('free');
    expect((await create(by, { body: { duration: 1 } })).outcome.status).toBe('queued');
    const other = await signedIn('free');
    expect(await refusal(create(other, { body: { duration: 10 } }))).toBe('plan_limit');
    expect(await tracesOf(other)).toEqual(NOTHING);
  });

  it('makes what Free allows once the period is over', async () => {
    const by = await signedIn('pro');
    await program.sql('UPDATE subscriptions SET period_end = clock_timestamp() WHERE account_id = $1', [
      by.accountId,
    ]);
    expect(await refusal(create(by, { body: { duration: 10 } }))).toBe('plan_limit');
    expect((await create(by, { body: { duration: 1 } })).outcome.status).toBe('queued');
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

  it('joins its video also when its account may ask for no more, and its image costs nothing again', async () => {
    const by = await caller();
    const asked = { key: 'k', upload: await picture(64, 64) };
    const first = await create(by, asked);
    await create(by);
    expect(await refusal(create(by))).toBe('busy');
    const again = await create(by, asked);
    expect([again.outcome.id, again.replayed]).toEqual([first.outcome.id, true]);
    expect(await asking.costOf(program, by)).toMatchObject({ images: 1 });
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

describe('the record of an Idempotency-Key', () => {
  const RECORD = statement(
    `INSERT INTO idempotency_keys (account_id, key, fingerprint, video_id, created_at) VALUES ($1, $2, $3, $4, now() - $5::interval)`,
  );

  /** What a key stands for within the transaction that recorded it, which is so old to the microsecond. */
  const foundAfter = async (age: string): Promise<string | undefined> => {
    const { id, accountId } = await seedRow(program);
    const found = await program.get(TransactionRunner).run(async (transaction) => {
      await transaction.rows(RECORD, [accountId, 'k', Buffer.from('f'), id, age]);
      return await program.get(IdempotencyRepository).find(accountId, 'k', transaction);
    });
    return found?.videoId === id ? 'its video' : found?.videoId;
  };

  it('is over when 24 hours are, and seen by the admission that made it', async () => {
    expect(await foundAfter('23 hours 59 minutes 59.999999 seconds')).toBe('its video');
    expect(await foundAfter('24 hours')).toBeUndefined();
  });

  it('costs no admission more than a few old ones', async () => {
    const [gone, by] = [await seedRow(program), await caller()];
    await program.sql(
      `INSERT INTO idempotency_keys (account_id, key, fingerprint, video_id, created_at)
       SELECT $1, n::text, $2, $3, now() - interval '25 hours' FROM generate_series(1, 25) AS n`,
      [gone.accountId, Buffer.from('f'), gone.id],
    );
    await create(by, { key: 'k' });
    const left = await program.sql('SELECT key FROM idempotency_keys WHERE account_id = $1', [
      gone.accountId,
    ]);
    expect(left.length).toBeGreaterThanOrEqual(5);
  });
});

describe('a call that is held', () => {
  const FAILURE = { code: 'generation_failed', message: 'It broke.' } as const;
  const TO_THE_END: Preference = { respondAsync: false, waitSeconds: null };
  const WAITING: [string, Preference][] = [
    ['without a preference', TO_THE_END],
    ['for as long as it asked to wait', { respondAsync: true, waitSeconds: 60 }],
  ];

  it.each(WAITING)(
    '%s is answered when its video has ended, and so is who joins it',
    async (_, preference) => {
      const by = await caller();
      const first = create(by, { key: 'k', preference });
      const id = await asking.admittedOf(program, by);
      const second = create(by, { key: 'k', preference });
      await program.get(VideoSettlement).settle(id, { kind: 'failed', failure: FAILURE });
      const answers = [await first, await second];
      expect(answers.map(({ outcome, replayed }) => [outcome.id, outcome.status, replayed])).toEqual([
        [id, 'failed', false],
        [id, 'failed', true],
      ]);
    },
  );

  it('to the end is refused when that would be too late; who waits no longer than a while is not', async () => {
    await madeAll();
    await program.sql(
      `INSERT INTO making_times VALUES ('slow@here', 'modela2', 'text', '480p', 1, 1, 1, 1000, 1000)`,
    );
    await program.sql(
      `INSERT INTO work_places VALUES ('generate-video', 'here:1', 'slow@here', 1, clock_timestamp() + interval '1 day')`,
    );
    try {
      const by = await caller();
      expect(await refusal(create(by, { preference: TO_THE_END }))).toBe('busy');
      expect(await tracesOf(by)).toEqual(NOTHING);
      for (const preference of [
        { respondAsync: true, waitSeconds: null },
        { respondAsync: false, waitSeconds: 0 },
      ])
        expect((await create(by, { preference })).outcome.status).toBe('queued');
    } finally {
      await program.sql('TRUNCATE making_times, work_places');
    }
  });
});

describe('an image', () => {
  const media = async (id: string): Promise<string[]> =>
    (await files()).filter((name) => name.startsWith(id));

  it('is kept beside its video, gives it its shape, and takes room', async () => {
    const by = await caller();
    const { outcome } = await create(by, { upload: await picture(150, 200) });
    const row = await rowOf(program, { id: outcome.id, accountId: by.accountId });
    expect(row).toMatchObject({ mode: 'image', aspect_ratio: '3:4' });
    expect(await media(outcome.id)).toEqual([row?.['image']]);
    const [image] = await Promise.all(
      (await media(outcome.id)).map((name) => stat(join(program.home, 'media', name))),
    );
    expect(row?.['image_bytes']).toBe(image?.size);
    const [room] = await program.sql<{ bytes: number }>(
      'SELECT bytes::int FROM storage_holds WHERE video_id = $1',
      [outcome.id],
    );
    const frames = { width: 480, height: 640, durationSeconds: 1, fps: 24 };
    expect(room?.bytes).toBe(estimatedBytes(frames) + Number(image?.size));
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

describe('room on the disk', () => {
  afterEach(() => asking.forgetOthers(program));

  const bytesOf = (shape: AspectRatio): number =>
    estimatedBytes({ ...frameSize('480p', shape), durationSeconds: 1, fps: 24 });

  it('is needed for the largest shape that an image may have, before it is looked at', async () => {
    const by = await caller();
    await asking.leaveStorage(program, bytesOf('21:9') - 1);
    expect(await refusal(create(by, { upload: await picture(64, 64) }))).toBe('storage_full');
    expect(await asking.costOf(program, by)).toBeNull();
  });

  it('suffices to the byte, in the shape that is asked for', async () => {
    const by = await caller();
    await asking.leaveStorage(program, bytesOf('1:1'));
    const asked = { body: { aspect_ratio: '1:1' } };
    expect((await create(by, asked)).outcome.status).toBe('queued');
    expect(await refusal(create(by, asked))).toBe('storage_full');
  });
});

describe('the queue of all accounts', () => {
  afterEach(() => asking.forgetOthers(program));

  /** How many others may be about to take a place unseen. */
  const connections = async (): Promise<number> => {
    const [row] = await program.sql<{ max: number }>(`SELECT current_setting('max_connections')::int AS max`);
    return row?.max ?? 0;
  };

  const look = async ({ accountId }: Caller): Promise<void> => await program.get(QueueCaps).look(accountId);

  /** Takes a place, and does something before it is known to others. */
  const take = async ({ accountId }: Caller, meanwhile = (): Promise<unknown> => Promise.resolve()) =>
    await program.get(TransactionRunner).run(async (transaction) => {
      await program.get(QueueCaps).take(transaction, accountId);
      return await meanwhile();
    });

  it('takes videos to the last place, and says who is to blame when it refuses one', async () => {
    const [first, second, third] = [await caller(), await caller(), await caller()];
    await asking.leavePlaces(program, 3);
    for (const by of [first, first, second]) expect((await create(by)).outcome.status).toBe('queued');
    await expect(create(third)).rejects.toMatchObject({
      code: 'busy',
      message: expect.not.stringContaining('account'),
    });
    await asking.leavePlaces(program, 1);
    await expect(create(first)).rejects.toMatchObject({
      code: 'busy',
      message: 'The server is busy: too many videos of this account are waiting.',
    });
  });

  it('lets admissions pass each other while twice as many as there may be at once would fit', async () => {
    const [first, second] = [await caller(), await caller()];
    await asking.leavePlaces(program, 2 * (await connections()) + 1);
    await look(first);
    const made = await take(first, async () => (await create(second)).outcome.status);
    expect(made).toBe('queued');
  });

  it('has each wait for the one before from there on', async () => {
    const [first, second] = [await caller(), await caller()];
    await asking.leavePlaces(program, 2 * (await connections()));
    await look(first);
    const order: string[] = [];
    let later: Promise<unknown> = Promise.resolve();
    await take(first, async () => {
      later = create(second).then(() => order.push('second'));
      await Promise.race([later, program.untilSomebodyWaits()]);
      order.push('first');
    });
    await later;
    expect(order).toEqual(['first', 'second']);
  });

  it('that filled up since it was looked at refuses one, and then counts exactly', async () => {
    const by = await caller();
    const most = await connections();
    await asking.leavePlaces(program, QUEUE_MAX);
    await look(by);
    await asking.leavePlaces(program, most + 1);
    await take(by);
    await asking.leavePlaces(program, QUEUE_MAX);
    await look(by);
    await asking.leavePlaces(program, most);
    await expect(take(by)).rejects.toMatchObject({ code: 'busy' });
    await take(by);
  });
});

describe('an image that is fetched', () => {
  const at = (path: string) => ({ image_url: `http://${hostOfPictures()}${path}` });

  it('costs its bytes, a fetch and a decoding', async () => {
    const by = await caller();
    const { outcome } = await create(by, { body: at('/picture') });
    expect(await rowOf(program, { id: outcome.id, accountId: by.accountId })).toMatchObject({
      mode: 'image',
      aspect_ratio: '1:1',
    });
    expect(await asking.costOf(program, by)).toEqual({
      bytes: shown.byteLength,
      fetches: 1,
      images: 1,
      refusals: 0,
    });
  });

  it('and is none costs a refusal too; an address that nobody is asked at costs nothing', async () => {
    const [by, other] = [await caller(), await caller()];
    expect(await refusal(create(by, { body: at('/gone') }))).toBe('invalid_image');
    expect(await asking.costOf(program, by)).toMatchObject({ fetches: 1, images: 0, refusals: 1 });
    const refused = create(other, { body: { image_url: 'http://169.254.169.254/picture' } });
    expect(await refusal(refused)).toBe('invalid_image');
    expect(await asking.costOf(program, other)).toEqual({ bytes: 0, fetches: 0, images: 0, refusals: 0 });
  });

  const reading = { count: 1, limit: 1, remaining: 0, resetInSeconds: 1, resetAtMs: 0 };
  const ENDS: [string, Error, number][] = [
    ['words that are not allowed', new ContentRejectedError(), 1],
    ['a busy server', new BusyError(), 0],
    ['another budget', new ResourceBudgetError({ reading }), 0],
    ['a fault of ours', new Error('a fault'), 0],
  ];

  it.each(ENDS)(
    'costs a refusal too when its request is the fault of the caller, and else none: %s',
    async (_, error, refusals) => {
      const [by, images] = [await caller(), program.get(InputImages)];
      const sent = { first: { imageUrl: at('/picture').image_url }, last: null, references: [] };
      const image = await images.take(sent, by.accountId);
      await expect(images.charged(image, () => Promise.reject(error))).rejects.toBe(error);
      expect(await asking.costOf(program, by)).toMatchObject({ fetches: 1, images: 1, refusals });
    },
  );

  it('is refused when an hour has no more fetches; one that is sent is not', async () => {
    const by = await caller();
    await create(by, { body: at('/picture') });
    expect(await refusal(create(by, { body: at('/picture') }))).toBe('resource_budget');
    await create(by, { upload: await picture(64, 64) });
    expect(await asking.costOf(program, by)).toMatchObject({ fetches: 1, images: 2 });
  });
});

describe('an image whose shape its engine does not make', () => {
  it('gets the nearest that it does', async () => {
    const by = await caller();
    const body = { video_model: 'modelb3', resolution: '720p' };
    const { outcome } = await create(by, { body, upload: await picture(64, 64) });
    const row = await rowOf(program, { id: outcome.id, accountId: by.accountId });
    expect(row).toMatchObject({ model: 'modelb3', aspect_ratio: '16:9', width: 1280, height: 720 });
  });
});

describe('an image that can not be kept', () => {
  it('refuses its request by a fault of ours, and leaves nothing', async () => {
    const [images, upload] = [program.get(InputImages), await picture(64, 64)];
    const sent = { first: { upload }, last: null, references: [] };
    const [odd, image] = ['vid_odd.image.png', await images.take(sent, (await caller()).accountId)];
    await mkdir(join(program.home, 'media', odd), { recursive: true });
    await expect(images.keep({ image: odd }, image)).rejects.toMatchObject({ code: 'EISDIR' });
    expect((await files()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
