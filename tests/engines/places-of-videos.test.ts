import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  EngineError,
  type EngineRun,
  type GeneratedVideo,
  isHandedOver,
  type Operation,
  type VideoEngine,
} from '@clipwright/core/engine';
import { createVideoId } from '@clipwright/core/keys';
import { createTestDatabase, FixedClock, type TestDatabase } from '@clipwright/testing';
import { EngineCatalog, EngineRouting } from '@clipwright/engines/catalog';
import {
  Deadline,
  EngineRuns,
  EngineWork,
  RunningVideos,
  VideoEnded,
  VideoTakenOver,
} from '@clipwright/engines/flow';
import type { DeclaredEngine, EnginesConfig } from '../../apps/api/src/config/engines-config.js';
import type { GenerationConfig } from '../../apps/api/src/config/slices.js';
import type { Log } from '../../apps/api/src/platform/logging/log.js';
import type { ClaimedVideo } from '../../apps/api/src/features/videos/video.js';
import { PostgresDatabase } from '../../apps/api/src/platform/database/postgres-database.js';
import { createDataSource, NO_LIMITS } from '../../apps/api/src/platform/database/data-source.js';
import { migrate } from '../../apps/api/src/platform/database/migrate.js';
import { PostgresTransactions } from '../../apps/api/src/platform/database/postgres-transactions.js';
import { EngineReplicaRepository } from '../../apps/api/src/features/engine-replicas/engine-replica.repository.js';
import { EngineReplicas } from '../../apps/api/src/features/engine-replicas/engine-replicas.js';
import { VideoRepository } from '../../apps/api/src/features/videos/video.repository.js';
import { WorkLineRepository } from '../../apps/api/src/features/videos/work-line.repository.js';
import { NextVideo } from '../../apps/api/src/features/videos/generate-video/next-video.js';
import { ClaimVideo } from '../../apps/api/src/features/videos/generate-video/claim-video.js';
import { VideoAttempts } from '../../apps/api/src/features/videos/generate-video/video-attempts.js';
import { VideoPlaces } from '../../apps/api/src/features/videos/generate-video/video-places.js';
import { LeftOperationRepository } from '../../apps/api/src/features/videos/left-operation.repository.js';

// Workers are put together by hand, so that several can be held at the same point.
const ABILITIES = {
  modes: ['text' as const],
  durationsSeconds: { min: 1, max: 5 },
  resolutions: ['480p' as const],
  aspectRatios: ['16:9' as const],
  audio: false,
  parallelSlots: 2,
  idempotentStart: false,
};

type Script = (run: EngineRun) => Promise<GeneratedVideo>;

/** An engine that does at each replica what the test has written down for it. */
class ScriptedEngine implements VideoEngine {
  readonly capabilities = ABILITIES;
  readonly calls: { replica: string; resumeFrom: Operation | null }[] = [];
  readonly well = new Set<string>();
  scripts: Record<string, Script> = {};

  constructor(readonly name: string) {}

  generate(_: unknown, run: EngineRun): Promise<GeneratedVideo> {
    this.calls.push({ replica: run.replica.name, resumeFrom: run.resumeFrom });
    return (this.scripts[run.replica.name] ?? made)(run);
  }

  clear(): Promise<'gone'> {
    return Promise.resolve('gone');
  }

  health({ name }: { name: string }): Promise<{ healthy: boolean; detail: null }> {
    return Promise.resolve({ healthy: this.well.has(name), detail: null });
  }
}

const made: Script = () => Promise.resolve({ stream: new Blob(['mp4']).stream(), warnings: [] });
const refused: Script = async (run) => {
  await run.checkpoint({ phase: 'starting' });
  throw new EngineError('unavailable', 'The server does not answer.');
};
const begins = async (run: EngineRun): Promise<void> => {
  await run.checkpoint({ phase: 'starting' });
  await run.checkpoint({ phase: 'started', reference: { job: `at ${run.replica.name}` } });
};
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const declared = (
  name: string,
  replicas: string[],
  site: DeclaredEngine['site'] = 'replicas',
): DeclaredEngine => ({
  name,
  kind: `kind of ${name}`,
  site,
  settings: {},
  // What is longer, the spare one alone makes.
  capabilities: name === 'spare' ? { ...ABILITIES, durationsSeconds: { min: 1, max: 10 } } : ABILITIES,
  replicas: replicas.map((replica) => ({ name: replica, url: 'http://127.0.0.1:1', slots: 2 })),
});

let database: TestDatabase;
type DataSource = ReturnType<typeof createDataSource>;

let dataSource: DataSource;
let wan: ScriptedEngine;
let spare: ScriptedEngine;

/** The parts of one worker, with connections of its own. */
function worker(
  source: DataSource,
  routes: readonly [string, ...string[]] = ['wan', 'spare'],
  site: DeclaredEngine['site'] = 'replicas',
) {
  const engines = new Map([
    ['wan', declared('wan', ['a', 'b'], site)],
    ['spare', declared('spare', ['s'])],
  ]);
  const config: EnginesConfig = {
    engines,
    routes: {
      modela2: { engines: routes, parameters: { wan: { steps: 4 } } },
      modelb3: { engines: ['spare'], parameters: {} },
    },
  };
  const log = { info: () => undefined, warn: () => undefined } as unknown as Log;
  const routing = new EngineRouting(config, new EngineCatalog(config), {
    engine: (name: string) => ({ wan, spare })[name],
  });
  const rows = new PostgresDatabase(source, { url: database.url, poolSize: 2 }, log);
  const videos = new VideoRepository(rows, { keepMs: {} } as never);
  const left = new LeftOperationRepository(rows);
  const transactions = new PostgresTransactions(source);
  const replicas = new EngineReplicas(new EngineReplicaRepository(rows), log);
  const places = new VideoPlaces(transactions, videos, routing, replicas);
  const lines = new WorkLineRepository(rows);
  const next = new NextVideo({ accountAtOnce: null } as GenerationConfig, lines, routing, replicas);
  // Asked for claims alone: no job stands back, no video is failed for want of an engine.
  const none = undefined as never;
  const gate = { stopIn: () => Promise.resolve(null) } as never;
  const claims = new ClaimVideo(transactions, next, videos, lines, none, none, gate);
  const running = new RunningVideos();
  const runs = new EngineRuns(running, new VideoAttempts(videos, left, none, none));
  const work = new EngineWork(routing, replicas.record, places, runs);
  const generate = (video: ClaimedVideo, signal = new AbortController().signal) =>
    work.generate(video, { images: NO_IMAGES, signal, deadline: new Deadline(60_000) });
  return { videos, left, transactions, replicas, claims, places, running, generate, routing };
}

const NO_IMAGES = { image: null, lastImage: null, referenceImages: [], missing: null };
const connect = async (): Promise<DataSource> =>
  await createDataSource({ url: database.url, poolSize: 6 }, () => undefined, NO_LIMITS).initialize();

async function admitted(source = dataSource): Promise<string> {
  const id = createVideoId(randomBytes);
  const order = {
    id,
    accountId: 'acc',
    mode: 'text',
    prompt: 'a ball',
    negativePrompt: null,
    model: 'modela2',
    resolution: '480p',
    aspectRatio: '16:9',
  } as const;
  const rest = {
    durationSeconds: 1,
    width: 854,
    height: 480,
    fps: 24,
    hasAudio: false,
    seed: 1,
    ...{ image: null, imageBytes: 0, hops: 0, warnings: [] },
    ...{ lastImages: 0, referenceImages: 0, sourceVideoId: null },
  };
  const { transactions, videos } = worker(source);
  await transactions.run((transaction) =>
    videos.insert(transaction, { ...order, ...rest }, { line: id, turn: 0, cost: 1 }),
  );
  return id;
}

/** Each video stands in a line of its own here, so that its job carries no other. */
const ticketOf = (id: string) => ({ line: id, name: id });

async function claimed(id: string, by = worker(dataSource)): Promise<ClaimedVideo> {
  const claim = await by.claims.claim(ticketOf(id));
  if (claim.kind !== 'claimed') throw new Error(`expected a claim, got ${claim.kind}`);
  return claim.video;
}

const rowOf = async (id: string) =>
  (
    await dataSource.query<{ engine: string | null; replica: string | null; operation: Operation | null }[]>(
      'SELECT engine, replica, operation FROM videos WHERE id = $1',
      [id],
    )
  )[0];

/** A video that the fallback makes, while the first engine is set aside for a moment. */
async function claimedAtFallback(): Promise<ClaimedVideo> {
  await dataSource.query(`INSERT INTO engine_replicas (engine, replica, failures, paused_until) SELECT 'wan', unnest('{a,b}'::text[]), 1, now() + interval '1 hour'
    ON CONFLICT (engine, replica) DO UPDATE SET paused_until = EXCLUDED.paused_until`);
  const video = await claimed(await admitted());
  await dataSource.query('TRUNCATE engine_replicas');
  return video;
}

/** Who is at work on a video, or was last, as its row keeps it. */
const makerOf = async (id: string) =>
  (
    await dataSource.query<{ engine_kind: string | null; fallback: boolean }[]>(
      'SELECT engine_kind, fallback FROM videos WHERE id = $1',
      [id],
    )
  )[0];

const BY_THE_FIRST = { engine_kind: 'kind of wan', fallback: false };
const BY_THE_FALLBACK = { engine_kind: 'kind of spare', fallback: true };
const BY_NOBODY = { engine_kind: null, fallback: false };

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await connect();
  await migrate(dataSource, database.url);
});
beforeEach(async () => {
  await dataSource.query('TRUNCATE videos, video_shares, engine_replicas, left_operations');
  wan = new ScriptedEngine('wan');
  spare = new ScriptedEngine('spare');
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('the slots of replicas', () => {
  it('are never exceeded, however many workers ask at once, and are all used', async () => {
    const other = await connect();
    const workers = [worker(dataSource, ['wan']), worker(other, ['wan'])];
    const ids = await Promise.all(Array.from({ length: 16 }, () => admitted()));
    const claims = await Promise.all(ids.map((id, index) => workers[index % 2]!.claims.claim(ticketOf(id))));
    await other.destroy();
    expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(4);
    expect(claims.filter(({ kind }) => kind === 'busy')).toHaveLength(12);
    const rows = await dataSource.query(
      'SELECT replica, count(*)::int AS held FROM video_places GROUP BY replica ORDER BY replica',
    );
    expect(rows).toEqual([
      { replica: 'a', held: 2 },
      { replica: 'b', held: 2 },
    ]);
  });

  it('leave a video that finds none queued, with no attempt counted, and come free with the end of another', async () => {
    const { claims } = worker(dataSource, ['wan']);
    const held = await Promise.all(
      (await Promise.all([admitted(), admitted(), admitted(), admitted()])).map((id) => claimed(id)),
    );
    const waiting = await admitted();
    expect(await claims.claim(ticketOf(waiting))).toEqual({ kind: 'busy' });
    expect(await dataSource.query('SELECT status, attempt FROM videos WHERE id = $1', [waiting])).toEqual([
      { status: 'queued', attempt: 0 },
    ]);
    await dataSource.query(`UPDATE videos SET status = 'canceled' WHERE id = $1`, [held[2]!.id]);
    expect((await claimed(waiting)).replica).toBe(held[2]!.replica);
  });

  it('stay with a video whose worker died, until another attempt takes it over', async () => {
    const { claims } = worker(dataSource, ['wan']);
    const [dead] = await Promise.all(
      (await Promise.all([admitted(), admitted(), admitted(), admitted()])).map((id) => claimed(id)),
    );
    expect((await claims.claim(ticketOf(await admitted()))).kind).toBe('busy');
    expect(await claimed(dead!.id)).toMatchObject({ attempt: 2 });
    expect((await claims.claim(ticketOf(await admitted()))).kind).toBe('busy');
  });
});

describe('a replica that fails', () => {
  it('is set aside for a pause that doubles, counts one failure for all that was under way, and is trusted again after a success', async () => {
    const clock = new FixedClock();
    const { replicas, routing } = worker(dataSource);
    const [route] = routing.routesFor({ ...(await claimed(await admitted())) });
    const pausesMs: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      await Promise.all([
        replicas.record.failed(route!, 'gone', clock.date()),
        replicas.record.failed(route!, 'gone', clock.date()),
      ]);
      const state = (await replicas.states(clock.date())).find(({ replica }) => replica === 'a')!;
      expect(state).toMatchObject({ failures: failure + 1, paused: true, lastFailure: 'gone' });
      pausesMs.push(state.pausedUntil!.getTime() - clock.now());
      clock.set(state.pausedUntil!.getTime());
    }
    expect(pausesMs.map((ms) => ms / 1000)).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
    await replicas.record.worked(route!);
    expect((await replicas.states(clock.date())).find(({ replica }) => replica === 'a')).toMatchObject({
      failures: 0,
      paused: false,
    });
  });

  it('hands its video to the next replica, and then to the fallback, while nothing has begun', async () => {
    wan.scripts = { a: refused, b: refused };
    const video = await claimed(await admitted());
    await worker(dataSource).generate(video);
    expect(wan.calls).toEqual([
      { replica: 'a', resumeFrom: null },
      { replica: 'b', resumeFrom: null },
    ]);
    expect(spare.calls).toEqual([{ replica: 's', resumeFrom: null }]);
    expect(await rowOf(video.id)).toEqual({ engine: 'spare', replica: 's', operation: null });
    expect((await claimed(await admitted())).engine).toBe('spare');
  });

  it('leaves nothing to try: the video fails as engine_unavailable', async () => {
    wan.scripts = { a: refused, b: refused };
    spare.scripts = { s: refused };
    await expect(worker(dataSource).generate(await claimed(await admitted()))).rejects.toMatchObject({
      reason: 'unavailable',
    });
    expect((await worker(dataSource).claims.claim(ticketOf(await admitted()))).kind).toBe('none');
  });

  it('is asked for its health when all are set aside, and used if it is well', async () => {
    wan.scripts = { a: refused, b: refused };
    spare.scripts = { s: refused };
    await worker(dataSource)
      .generate(await claimed(await admitted()))
      .catch(() => undefined);
    await dataSource.query(`UPDATE videos SET status = 'failed'`);
    wan.well.add('b');
    expect(await claimed(await admitted())).toMatchObject({ engine: 'wan', replica: 'b' });
  });

  it('by losing what it had begun is set aside like any other: the next video goes elsewhere', async () => {
    const loses: Script = async (run) => {
      await begins(run);
      throw new EngineError('lost', 'The server is gone.', { detail: 'The server is gone, wan too.' });
    };
    wan.scripts = { a: loses };
    const video = await claimed(await admitted());
    await worker(dataSource).generate(video);
    const next = await claimed(await admitted());
    expect(next.replica).toBe('b');
    wan.scripts = { b: loses };
    await worker(dataSource).generate(next);
    expect((await claimed(await admitted())).engine).toBe('spare');
    const failures = (await worker(dataSource).replicas.states()).map(({ lastFailure }) => lastFailure);
    expect(failures).toContain('The server is gone, wan too.');
  });

  it('to a look takes no work until a look finds it fit, and what it failed for is another matter', async () => {
    const { replicas, routing } = worker(dataSource);
    const [a, b] = routing.routesFor({ ...(await claimed(await admitted())) });
    const unfit = { healthy: false, detail: 'It does not serve wan, but another model.' };
    const fit = { healthy: true, detail: null };
    await replicas.looked(a!, unfit, 60_000);
    await replicas.looked(b!, unfit, 60_000);
    expect((await claimed(await admitted())).engine).toBe('spare');
    await replicas.looked(b!, fit, 60_000);
    expect((await claimed(await admitted())).replica).toBe('b');
    await replicas.record.failed(b!, 'no');
    await replicas.looked(b!, fit, 60_000);
    expect((await claimed(await admitted())).engine).toBe('spare');
  });

  it('keeps a video that it has begun: it is asked again, and nobody else is', async () => {
    let asked = 0;
    wan.scripts['a'] = async (run) => {
      asked += 1;
      if (run.resumeFrom === null) await begins(run);
      if (asked < 2) throw new EngineError('unavailable', 'The server does not answer.');
      return await made(run);
    };
    await worker(dataSource).generate(await claimed(await admitted()));
    expect(wan.calls).toEqual([
      { replica: 'a', resumeFrom: null },
      { replica: 'a', resumeFrom: { phase: 'started', reference: { job: 'at a' } } },
    ]);
    expect(spare.calls).toEqual([]);
  });

  it('is not left for a start that may have been billed, nor for a video that it could not make', async () => {
    wan.scripts['a'] = () => Promise.reject(new EngineError('start_unknown', 'Nobody knows.'));
    await expect(worker(dataSource).generate(await claimed(await admitted()))).rejects.toMatchObject({
      reason: 'start_unknown',
    });
    wan.scripts['b'] = () => Promise.reject(new EngineError('failed', 'Out of memory.'));
    await expect(worker(dataSource).generate(await claimed(await admitted()))).rejects.toMatchObject({
      reason: 'failed',
    });
    expect(wan.calls).toHaveLength(2);
    expect(spare.calls).toEqual([]);
  });
});

describe('work that an earlier attempt has begun', () => {
  it('is resumed on the same replica, even where another is less busy or it is set aside', async () => {
    const first = worker(dataSource);
    const video = await claimed(await admitted());
    await first.videos.saveOperation(video.id, video.attempt, { phase: 'started', reference: { job: 'x' } });
    await dataSource.query(
      `UPDATE engine_replicas SET failures = 1, paused_until = now() + interval '1 minute' WHERE replica = 'a'`,
    );
    const second = await claimed(video.id);
    expect(second).toMatchObject({ attempt: 2, engine: 'wan', replica: 'a' });
    await worker(dataSource).generate(second);
    expect(wan.calls).toEqual([{ replica: 'a', resumeFrom: { phase: 'started', reference: { job: 'x' } } }]);
  });

  it('may have been a start: it stays where it was asked for, and moves nowhere', async () => {
    const video = await claimed(await admitted());
    await worker(dataSource).videos.saveOperation(video.id, video.attempt, { phase: 'starting' });
    wan.scripts['a'] = () => Promise.reject(new EngineError('start_unknown', 'Nobody knows.'));
    await expect(worker(dataSource).generate(await claimed(video.id))).rejects.toMatchObject({
      reason: 'start_unknown',
    });
    expect(wan.calls).toEqual([{ replica: 'a', resumeFrom: { phase: 'starting' } }]);
  });

  it('is begun anew once when its own server has lost it, and not at a vendor, who has billed it', async () => {
    wan.scripts['a'] = async (run) => {
      await begins(run);
      throw new EngineError('lost', 'The server does not know it.');
    };
    wan.scripts['b'] = wan.scripts['a'];
    await expect(worker(dataSource).generate(await claimed(await admitted()))).rejects.toMatchObject({
      reason: 'lost',
    });
    expect(wan.calls.map(({ resumeFrom }) => resumeFrom)).toEqual([null, null]);
    await dataSource.query('TRUNCATE engine_replicas');
    await expect(
      worker(dataSource, ['wan'], 'vendor').generate(await claimed(await admitted())),
    ).rejects.toMatchObject({ reason: 'lost' });
    expect(wan.calls).toHaveLength(3);
  });
});

describe('who makes a video', () => {
  it('is nobody until it has a place, then the engine of its place, and nobody again when it has left that', async () => {
    const id = await admitted();
    expect(await makerOf(id)).toEqual(BY_NOBODY);
    const video = await claimed(id);
    expect(await makerOf(id)).toEqual(BY_THE_FIRST);
    await worker(dataSource).places.leave(video);
    expect(await makerOf(id)).toEqual(BY_NOBODY);
  });

  it('is a fallback where the first engine refused it, and where that was set aside before', async () => {
    wan.scripts = { a: refused, b: refused };
    const moved = await claimed(await admitted());
    await worker(dataSource).generate(moved);
    expect(await makerOf(moved.id)).toEqual(BY_THE_FALLBACK);
    expect(await makerOf((await claimed(await admitted())).id)).toEqual(BY_THE_FALLBACK);
  });

  it('is a fallback also for work that the first engine has lost, and that found it away then', async () => {
    const lost: Script = async (run) => {
      await begins(run);
      wan.scripts = { a: refused, b: refused };
      throw new EngineError('lost', 'The server does not know it.');
    };
    wan.scripts = { a: lost, b: lost };
    const video = await claimed(await admitted());
    await worker(dataSource).generate(video);
    expect(await makerOf(video.id)).toEqual(BY_THE_FALLBACK);
  });

  it('is a fallback no more when another attempt finds the first engine well again, with nothing begun', async () => {
    wan.scripts = { a: refused, b: refused };
    const video = await claimed(await admitted());
    await worker(dataSource).generate(video);
    await dataSource.query('TRUNCATE engine_replicas');
    await claimed(video.id);
    expect(await makerOf(video.id)).toEqual(BY_THE_FIRST);
  });

  it('stays what it was where work goes on, though the settings may have changed since', async () => {
    const byFirst = await claimed(await admitted(), worker(dataSource, ['wan', 'spare']));
    const byFallback = await claimedAtFallback();
    for (const { id, attempt } of [byFirst, byFallback])
      await worker(dataSource).videos.saveOperation(id, attempt, {
        phase: 'started',
        reference: { job: id },
      });
    for (const { id } of [byFirst, byFallback]) await claimed(id, worker(dataSource, ['spare', 'wan']));
    expect(await makerOf(byFirst.id)).toEqual(BY_THE_FIRST);
    expect(await makerOf(byFallback.id)).toEqual(BY_THE_FALLBACK);
  });

  it('is no fallback where it is the first engine that can make this very video', async () => {
    const id = await admitted();
    await dataSource.query('UPDATE videos SET duration_seconds = 6 WHERE id = $1', [id]);
    expect(await makerOf((await claimed(id)).id)).toEqual({ engine_kind: 'kind of spare', fallback: false });
  });
});

describe('a database that is away for a moment', () => {
  it('just when a video has begun costs nothing: its reference is saved when it is back', async () => {
    const by = worker(dataSource);
    const save = by.videos.saveOperation.bind(by.videos);
    let outages = 3;
    by.videos.saveOperation = async (id, attempt, operation) => {
      if (operation.phase === 'started' && outages-- > 0)
        throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      return await save(id, attempt, operation);
    };
    wan.scripts['a'] = async (run) => {
      await begins(run);
      return await made(run);
    };
    const video = await claimed(await admitted());
    await by.generate(video);
    expect(await rowOf(video.id)).toMatchObject({
      operation: { phase: 'started', reference: { job: 'at a' } },
    });
  });

  it('or that can not keep what is known of a replica does not cost the video that it made', async () => {
    const video = await claimed(await admitted());
    await dataSource.query('ALTER TABLE engine_replicas RENAME TO elsewhere');
    const outcome = await worker(dataSource)
      .generate(video)
      .then(
        ({ generated }) => generated.warnings,
        (error: unknown) => error,
      );
    await dataSource.query('ALTER TABLE elsewhere RENAME TO engine_replicas');
    expect(outcome).toEqual([]);
  });
});

describe('an attempt that is stopped', () => {
  const stoppedBy = async (reason: Error): Promise<unknown> => {
    let seen: unknown = null;
    const stop = new AbortController();
    wan.scripts['a'] = async (run) => {
      await begins(run);
      setImmediate(() => stop.abort(reason));
      return await untilAborted(run.signal).catch((error: unknown) => Promise.reject((seen = error)));
    };
    wan.scripts['b'] = wan.scripts['a'];
    await expect(worker(dataSource).generate(await claimed(await admitted()), stop.signal)).rejects.toBe(
      reason,
    );
    return seen;
  };

  it('by a cancel or its deadline has the engine cancel too', async () => {
    expect(isHandedOver(await stoppedBy(new VideoEnded('canceled')))).toBe(false);
    expect(isHandedOver(await stoppedBy(new DOMException('too late', 'TimeoutError')))).toBe(false);
  });

  it('by a shutdown, or by another attempt, leaves the remote work alone', async () => {
    expect(isHandedOver(await stoppedBy(new Error('the worker is shutting down')))).toBe(true);
    expect(isHandedOver(await stoppedBy(new VideoTakenOver('another attempt makes the video')))).toBe(true);
  });

  it('after another attempt has taken over finds its checkpoints refused', async () => {
    const video = await claimed(await admitted());
    await claimed(video.id);
    wan.scripts['a'] = async (run) => {
      await begins(run);
      return await made(run);
    };
    await expect(worker(dataSource).generate(video)).rejects.toThrow('no longer holds the video');
  });
});

describe('what a video has left at a replica', () => {
  it('holds its slot against all who wait, until it is over', async () => {
    const { claims, left, transactions, videos } = worker(dataSource, ['wan']);
    const ids = await Promise.all([admitted(), admitted(), admitted(), admitted()]);
    const held = await Promise.all(ids.map((id) => claimed(id)));
    const { id, attempt, replica } = held[2]!;
    await videos.saveOperation(id, attempt, { phase: 'started', reference: { job: 'x' } });
    await dataSource.query(`UPDATE videos SET status = 'canceled' WHERE id = $1`, [id]);
    const waiting = await admitted();
    expect(await claims.claim(ticketOf(waiting))).toEqual({ kind: 'busy' });
    expect(await transactions.run((open) => left.release(open, id))).toEqual([{ engine: 'wan', replica }]);
    expect((await claimed(waiting)).replica).toBe(replica);
  });

  it('is known also where the answer to its start came after the video had ended', async () => {
    const video = await claimed(await admitted());
    wan.scripts['a'] = async (run) => {
      await run.checkpoint({ phase: 'starting' });
      await dataSource.query(`UPDATE videos SET status = 'canceled' WHERE id = $1`, [video.id]);
      await run.checkpoint({ phase: 'started', reference: { job: 'late' } });
      return await made(run);
    };
    await expect(worker(dataSource).generate(video)).rejects.toThrow('no longer holds the video');
    expect(await worker(dataSource).left.held()).toMatchObject([
      { videoId: video.id, replica: 'a', operation: { phase: 'started', reference: { job: 'late' } } },
    ]);
  });
});
