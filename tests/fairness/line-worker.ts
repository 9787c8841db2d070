import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createVideoId } from '@clipwright/core/keys';
import { frameSize, type ModelId, type Resolution } from '@clipwright/core/models';
import { EngineCatalog, EngineRouting } from '@clipwright/engines/catalog';
import { Deadline, EngineRuns, EngineWork, RunningVideos } from '@clipwright/engines/flow';
import type { VideoEngines } from '../../apps/api/src/engines/video-engines.js';
import type { Transaction } from '../../apps/api/src/platform/database/transaction.js';
import type { JobQueue } from '../../apps/api/src/platform/queue/job-queue.js';
import type { ClaimedVideo } from '../../apps/api/src/features/videos/video.js';
import type { Claim } from '../../apps/api/src/features/videos/generate-video/claim-video.js';
import { EMBEDDED_LINE, enginesConfig, type LineOptions } from './line-engines.js';

// Everything is taken from the compiled files.
const compiled = (file: string): string => join(import.meta.dirname, '../../apps/api/dist', file);
const { PostgresDatabase } = (await import(
  compiled('platform/database/postgres-database.js')
)) as typeof import('../../apps/api/src/platform/database/postgres-database.js');
const { createDataSource, NO_LIMITS } = (await import(
  compiled('platform/database/data-source.js')
)) as typeof import('../../apps/api/src/platform/database/data-source.js');
const { PostgresTransactions } = (await import(
  compiled('platform/database/postgres-transactions.js')
)) as typeof import('../../apps/api/src/platform/database/postgres-transactions.js');
const { EngineReplicaRepository } = (await import(
  compiled('features/engine-replicas/engine-replica.repository.js')
)) as typeof import('../../apps/api/src/features/engine-replicas/engine-replica.repository.js');
const { EngineReplicas } = (await import(
  compiled('features/engine-replicas/engine-replicas.js')
)) as typeof import('../../apps/api/src/features/engine-replicas/engine-replicas.js');
const { VideoRepository } = (await import(
  compiled('features/videos/video.repository.js')
)) as typeof import('../../apps/api/src/features/videos/video.repository.js');
const { LeftOperationRepository } = (await import(
  compiled('features/videos/left-operation.repository.js')
)) as typeof import('../../apps/api/src/features/videos/left-operation.repository.js');
const { WorkLine } = (await import(
  compiled('features/videos/work-line.js')
)) as typeof import('../../apps/api/src/features/videos/work-line.js');
const { WorkLineRepository } = (await import(
  compiled('features/videos/work-line.repository.js')
)) as typeof import('../../apps/api/src/features/videos/work-line.repository.js');
const { NextVideo } = (await import(
  compiled('features/videos/generate-video/next-video.js')
)) as typeof import('../../apps/api/src/features/videos/generate-video/next-video.js');
const { VideoAttempts } = (await import(
  compiled('features/videos/generate-video/video-attempts.js')
)) as typeof import('../../apps/api/src/features/videos/generate-video/video-attempts.js');
const { VideoPlaces } = (await import(
  compiled('features/videos/generate-video/video-places.js')
)) as typeof import('../../apps/api/src/features/videos/generate-video/video-places.js');
const { ClaimVideo } = (await import(
  compiled('features/videos/generate-video/claim-video.js')
)) as typeof import('../../apps/api/src/features/videos/generate-video/claim-video.js');
const { SettlementHooks, VideoSettlement } = (await import(
  compiled('features/videos/video-settlement.js')
)) as typeof import('../../apps/api/src/features/videos/video-settlement.js');
const { VideoTraceRepository } = (await import(
  compiled('features/videos/video-trace.repository.js')
)) as typeof import('../../apps/api/src/features/videos/video-trace.repository.js');
const { VideoTraces } = (await import(
  compiled('features/videos/video-traces.js')
)) as typeof import('../../apps/api/src/features/videos/video-traces.js');
const { SilentTracer } = (await import(
  compiled('platform/tracing/tracer.js')
)) as typeof import('../../apps/api/src/platform/tracing/tracer.js');

export type DataSource = ReturnType<typeof createDataSource>;

/** Waits for a connection and an answer for as long as they take: on a busy machine a server would refuse, and be asked again. */
export const connect = async (url: string): Promise<DataSource> =>
  await createDataSource({ url, poolSize: 10 }, () => undefined, NO_LIMITS)
    .setOptions({ connectTimeoutMS: 0 })
    .initialize();

/** Postgres's code of a statement that ran into its time limit. */
const TOOK_TOO_LONG = '57014';

/** What a clip asks of a worker. */
export interface Clip {
  readonly resolution: Resolution;
  readonly durationSeconds: number;
}

/**
 * A video that has its turn: its id, which is also the name of its job, and the seconds that its account is
 * charged.
 */
export interface Admitted {
  readonly id: string;
  readonly cost: number;
}

/** What an engine would have made, for a test that renders nothing. */
const MADE = {
  file: 'made.mp4',
  bytes: 1,
  hash: Buffer.alloc(32),
  hasAudio: false,
  lastImages: 0,
  referenceImages: 0,
  sourceVideoId: null,
  fps: 24,
  warnings: [],
  keepMs: null,
  machine: null,
};

/**
 * The parts of a server that give videos their turns and take them, on a real database, without a job queue
 * and without an engine.
 */
export class LineWorker {
  private readonly transactions;
  private readonly videos;
  private readonly line;
  private readonly claims;

  private readonly settlement;
  private readonly places;
  private readonly work;

  constructor(
    private readonly dataSource: DataSource,
    options: LineOptions = {},
  ) {
    const config = {
      accountAtOnce: options.accountAtOnce ?? null,
      queueMax: 1_000,
      workerSlots: 1,
      syncWaitMs: 1,
      deadlineMs: 1,
      posters: false,
      assetsHome: '',
      stageHome: null,
      promptInMetadata: true,
    };
    const engines = enginesConfig(options);
    const catalog = new EngineCatalog(engines);
    const routing = new EngineRouting(engines, catalog, {
      engine: (name: string) => options.engine ?? { name },
    } as unknown as VideoEngines);
    const log = { info: () => undefined, warn: () => undefined } as never;
    const { url = '' } = dataSource.options as { url?: string };
    const rows = new PostgresDatabase(dataSource, { url, poolSize: 2 }, log);
    const replicas = new EngineReplicas(new EngineReplicaRepository(rows), log);
    const lines = new WorkLineRepository(rows);
    this.transactions = new PostgresTransactions(dataSource);
    this.videos = new VideoRepository(rows, { keepMs: {} } as never);
    this.line = new WorkLine(
      config,
      catalog,
      lines,
      undefined as unknown as JobQueue,
      { take: () => Promise.resolve() } as never,
    );
    const traces = new VideoTraces(new SilentTracer(), new VideoTraceRepository(rows));
    this.settlement = new VideoSettlement(
      ...([this.transactions, this.videos, this.hooks(), undefined as never, traces] as const),
    );
    this.claims = new ClaimVideo(
      this.transactions,
      new NextVideo(config, lines, routing, replicas),
      this.videos,
      lines,
      this.line,
      this.settlement,
      { stopIn: () => Promise.resolve(null) } as never,
    );
    this.places = new VideoPlaces(this.transactions, this.videos, routing, replicas);
    const running = new RunningVideos();
    const left = new LeftOperationRepository(rows);
    const attempts = new VideoAttempts(this.videos, left, this.settlement, undefined as never);
    const runs = new EngineRuns(running, attempts);
    this.work = new EngineWork(routing, replicas.record, this.places, runs);
  }

  /** Those of a server, without a window, credits, engines and a disk. */
  private hooks() {
    const nothing = (): Promise<number> => Promise.resolve(0);
    const settle = () => Promise.resolve({ used: 0, back: null });
    return new SettlementHooks(
      { giveBack: nothing } as never,
      { settle, release: () => Promise.resolve(null) } as never,
      { giveBack: nothing } as never,
      this.videos,
      { announce: nothing } as never,
      { settle: nothing, clear: nothing, clearLate: nothing } as never,
      { videosSettled: { inc: () => undefined }, ended: () => undefined } as never,
    );
  }

  async clear(): Promise<void> {
    await this.dataSource.query('TRUNCATE videos, video_shares, work_lines, work_turns, engine_replicas');
  }

  async admit(
    accountId: string,
    { resolution, durationSeconds }: Clip,
    model: ModelId = 'modelb3',
  ): Promise<Admitted> {
    const id = createVideoId(randomBytes);
    const bulk = {
      model,
      mode: 'text',
      resolution,
      aspectRatio: '16:9',
      durationSeconds,
      fps: 24,
      ...frameSize(resolution, '16:9'),
    } as const;
    const order = {
      id,
      accountId,
      prompt: 'a ball',
      negativePrompt: null,
      hasAudio: false,
      lastImages: 0,
      referenceImages: 0,
      sourceVideoId: null,
      seed: 1,
      image: null,
      imageBytes: 0,
      hops: 0,
      warnings: [],
      ...bulk,
    };
    return await this.transactions.run(async (transaction: Transaction) => {
      const place = await this.line.take(transaction, order, 1);
      await this.videos.insert(transaction, order, place);
      return { id, cost: place.cost };
    });
  }

  /** As the job queue has it: a claim that found its line locked for too long is tried again. */
  async claim(name: string, line = EMBEDDED_LINE): Promise<Claim> {
    for (;;) {
      const claim = await this.claims.claim({ line, name }).catch((error: { code?: string }) => {
        if (error.code !== TOOK_TOO_LONG) throw error;
      });
      if (claim) return claim;
    }
  }

  async complete({ id, attempt }: { id: string; attempt: number }): Promise<boolean> {
    return await this.settlement.settle(id, { kind: 'completed', attempt, stored: MADE });
  }

  async fail({ id, attempt }: { id: string; attempt: number }): Promise<boolean> {
    const failure = { code: 'generation_failed', message: 'It failed.' } as const;
    return await this.settlement.settle(id, { kind: 'failed', attempt, failure });
  }

  async cancel(
    { id, accountId }: { id: string; accountId: string },
    from: 'queued' | 'processing',
  ): Promise<boolean> {
    const kind = from === 'queued' ? 'withdrawn' : 'stopped';
    return await this.settlement.settle(id, { kind, accountId });
  }

  /** Gives up the place that an attempt has at an engine. */
  async leave(video: ClaimedVideo): Promise<void> {
    await this.places.leave(video);
  }

  async move(video: ClaimedVideo): ReturnType<typeof this.places.move> {
    return await this.places.move(video, { tried: [], healthy: [] });
  }

  /** Has the engine make a video that is in the making, within a deadline. */
  async generate(video: ClaimedVideo, deadlineMs: number): Promise<void> {
    const deadline = new Deadline(deadlineMs);
    await this.work
      .generate(video, {
        images: { image: null, lastImage: null, referenceImages: [], missing: null },
        signal: deadline.signal,
        deadline,
      })
      .finally(() => deadline.halt());
  }
}
