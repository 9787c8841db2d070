import { join } from 'node:path';
import type { TestDatabase } from '@clipwright/testing';
import {
  type Answer,
  type HeaderList,
  seedAccount,
  type SeededAccount,
  serverDatabase,
  type ServerOptions,
  startServer,
  temporaryFolder,
  TEXT_TO_VIDEO,
  type TestServer,
} from '../support/index.js';
import { Journal } from './journal.js';

/** A clip that keeps a worker busy for seconds, with sound. */
export const LONG_CLIP = {
  prompt: 'waves break on black rocks under a full moon, slow pan left',
  video_model: 'modelb3',
  resolution: '720p',
  duration: 6,
};
/** A clip that is made soon. */
export const SHORT_CLIP = {
  prompt: 'a red ball rolls by the sea',
  video_model: 'modela2',
  resolution: '480p',
  duration: 1,
};

/** So that a check finds the storage swept within seconds. */
export const QUICK_SWEEP = { SWEEP_EVERY_SECONDS: '1', SWEEP_MIN_AGE_SECONDS: '2' };

/** What a stage has to know of a server, however it was started. */
export type StageServer = Pick<TestServer, 'origin' | 'process' | 'pid' | 'stderr' | 'kill' | 'exited'>;

export interface Generation {
  readonly body?: object;
  readonly account?: SeededAccount;
  readonly headers?: HeaderList;
  readonly signal?: AbortSignal;
}

/**
 * Servers that share one database, one home and one storage, an account that calls them, and what its clients
 * saw.
 */
export class Stage {
  readonly journal = new Journal();
  /** Every server that was ever started here. */
  readonly servers: StageServer[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly home: string,
    readonly account: SeededAccount,
    readonly env: Readonly<Record<string, string>>,
  ) {}

  /** `env` goes to every server. Without a database it gets one of its own, migrated. */
  static async open({
    env = {},
    database,
    home,
  }: Partial<Pick<Stage, 'env' | 'database' | 'home'>> = {}): Promise<Stage> {
    const own = database ?? (await serverDatabase());
    return new Stage(own, home ?? (await temporaryFolder('stage')), await seedAccount(own), {
      ...QUICK_SWEEP,
      ...env,
    });
  }

  get mediaDir(): string {
    return this.env['STORAGE_DIR'] ?? join(this.home, 'media');
  }

  get tempDir(): string {
    return join(this.home, 'tmp');
  }

  get rateLimit(): { limit: number; windowSeconds: number } {
    return {
      limit: Number(this.env['RATE_LIMIT'] ?? 15),
      windowSeconds: Number(this.env['RATE_WINDOW_SECONDS'] ?? 1800),
    };
  }

  async start(
    role: NonNullable<ServerOptions['role']>,
    env: Readonly<Record<string, string>> = {},
  ): Promise<TestServer> {
    return this.add(
      await startServer({ role, database: this.database, home: this.home, env: { ...this.env, ...env } }),
    );
  }

  /** Has a server that was started elsewhere take part. */
  add<Server extends StageServer>(server: Server): Server {
    this.servers.push(server);
    return server;
  }

  /** Posts a generation; null when the connection broke. */
  async post(
    server: StageServer,
    { body = SHORT_CLIP, account = this.account, ...more }: Generation = {},
  ): Promise<Answer | null> {
    return await this.journal.call(server.origin, {
      method: 'POST',
      path: TEXT_TO_VIDEO,
      key: account.key,
      body,
      ...more,
    });
  }

  /** Posts a generation that is answered once it is admitted, and gives the video's id. */
  async admit(server: StageServer, generation: Generation = {}): Promise<string> {
    const answer = await this.post(server, { ...generation, headers: [['Prefer', 'respond-async']] });
    if (answer?.status !== 202)
      throw new Error(`Expected an admission, got ${answer?.status ?? 'no answer'}: ${answer?.text ?? ''}`);
    return (answer.json as { video_id: string }).video_id;
  }
}
