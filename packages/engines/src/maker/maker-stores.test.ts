import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createVideoId } from '@clipwright/core/keys';
import { createTestDatabase, type OwnDatabase } from '@clipwright/testing';
import type pg from 'pg';
import type { OrderedVideo, StoredVideo } from '../flow/video.js';
import { PostgresStore } from '../postgres/postgres-store.js';
import type { MakerStore } from './maker-store.js';
import { MemoryStore } from './memory-store.js';

const LEASE_MS = 60_000;
const PLACE = { engine: 'wan', replica: 'a', engineKind: 'kind of wan', fallback: false };
const STORED: StoredVideo = {
  file: 'made.mp4',
  bytes: 7,
  hash: Buffer.alloc(32, 1),
  hasAudio: false,
  fps: 24,
  warnings: ['drawn simply'],
  keepMs: null,
  machine: null,
};

const order = (): OrderedVideo => ({
  id: createVideoId(randomBytes),
  mode: 'text',
  prompt: 'a ball',
  negativePrompt: null,
  model: 'modela2',
  resolution: '480p',
  aspectRatio: '16:9',
  durationSeconds: 1,
  width: 854,
  height: 480,
  fps: 24,
  hasAudio: false,
  lastImages: 0,
  referenceImages: 0,
  sourceVideoId: null,
  seed: 1,
  image: null,
  warnings: [],
});

let database: OwnDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.openPool();
});
afterAll(() => database.drop());

const STORES: [string, () => Promise<MakerStore>][] = [
  ['memory', () => Promise.resolve(new MemoryStore())],
  [
    'Postgres',
    async () => {
      const store = new PostgresStore((text, values) => pool.query(text, values));
      await Promise.all([store.open(), store.open()]);
      await pool.query('TRUNCATE clipwright_maker_videos, clipwright_maker_replicas');
      return store;
    },
  ],
];

describe.each(STORES)('a store of videos in %s', (_, open) => {
  let store: MakerStore;
  beforeEach(async () => {
    store = await open();
  });

  const added = async (key: string | null = null, fingerprint = 'f'): Promise<string> => {
    const put = await store.add({ order: order(), key, fingerprint, driver: 'me' }, LEASE_MS);
    if (put === 'conflict') throw new Error('expected a video');
    return put.id;
  };
  const claimed = async (id: string, slots: number | null = null): Promise<number> => {
    const video = await store.claim(id, 'me', { place: PLACE, slots });
    if (typeof video === 'string') throw new Error(`expected an attempt, got ${video}`);
    return video.attempt;
  };

  it('has one video for a key, however many ask at once, and none for another request under it', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => added('order-7')));
    expect(new Set(ids).size).toBe(1);
    const other = { order: order(), key: 'order-7', fingerprint: 'g', driver: 'me' };
    expect(await store.add(other, LEASE_MS)).toBe('conflict');
  });

  it('never gives more slots of a place than it has, and all of those', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => added()));
    const where = { place: PLACE, slots: 3 };
    for (let look = 0; look < 8; look += 1)
      await Promise.all(
        ids.map(async (id) =>
          (await store.find(id))?.status === 'queued' ? await store.claim(id, 'me', where) : null,
        ),
      );
    const videos = await Promise.all(ids.map((id) => store.find(id)));
    expect(videos.filter((video) => video?.status === 'processing')).toHaveLength(3);
    expect((await store.standings('another'))[0]).toMatchObject({ engine: 'wan', replica: 'a', inUse: 3 });
  });

  it('takes nothing from an attempt that another has followed, nor from one that has ended', async () => {
    const id = await added();
    const first = await claimed(id);
    const second = await claimed(id);
    const operation = { phase: 'started', reference: { job: 'x' } } as const;
    expect(await store.saveOperation(id, first, operation)).toBe(false);
    expect(await store.saveProgress(id, first, 0.5)).toBe(false);
    expect(await store.settle(id, { kind: 'completed', attempt: first, stored: STORED })).toBe(false);
    expect(await store.moveTo({ id, attempt: first }, null)).toBe('lost');
    expect(await store.saveOperation(id, second, operation)).toBe(true);
    expect(await store.settle(id, { kind: 'completed', attempt: second, stored: STORED })).toBe(true);
    expect(await store.find(id)).toMatchObject({ status: 'completed', operation, stored: STORED });
    expect([await store.cancel(id), await store.goesOn(id)]).toEqual([false, false]);
    expect(await store.saveProgress(id, second, 0.9)).toBe(false);
  });

  it('gives an attempt another place, which keeps nothing of the first', async () => {
    const id = await added();
    const attempt = await claimed(id, 1);
    await store.saveOperation(id, attempt, { phase: 'starting' });
    expect(await store.moveTo({ id, attempt }, null)).toBe('taken');
    const other = await added();
    await claimed(other, 1);
    expect(await store.moveTo({ id, attempt }, { place: PLACE, slots: 1 })).toBe('busy');
    expect(await store.moveTo({ id, attempt }, { place: { ...PLACE, replica: 'b' }, slots: 1 })).toBe(
      'taken',
    );
    expect(await store.find(id)).toMatchObject({ replica: 'b', operation: null, status: 'processing' });
  });

  it('lets others take over what a driver has released, and only that', async () => {
    const [left, ended] = [await added(), await added()];
    await store.cancel(ended);
    expect(await store.adopt('you', LEASE_MS)).toEqual([]);
    await store.release('me');
    expect(await store.adopt('you', LEASE_MS)).toEqual([left]);
    expect(await store.claim(left, 'me', { place: PLACE, slots: null })).toBe('lost');
    expect(await store.adopt('me', LEASE_MS)).toEqual([]);
  });

  it('sets a replica aside that failed, until it has worked', async () => {
    const place = { engine: 'wan', replica: 'a' };
    await store.fail(place, 'gone', null);
    await store.fail(place, 'gone', null);
    expect(await store.standings('any')).toMatchObject([{ ...place, failures: 1, paused: true }]);
    await store.restore(place);
    const states = await store.standings('any');
    expect(states.filter(({ paused, failures }) => paused || failures > 0)).toEqual([]);
  });
});
