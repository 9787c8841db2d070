import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { OpenAiVideoServer } from '@clipwright/testing/openai-video-server';
import { Stage } from '../faults/stage.js';
import { FrontDoor } from '../support/front-door.js';
import { atEndOfFile, seedAccount, type SeededAccount, type TestServer } from '../support/index.js';

const ACCOUNTS = 6;

export type Role = 'http' | 'worker';

/** One process of the stage, which is found where it was when it is started again. */
export interface Post {
  readonly name: string;
  readonly role: Role;
  readonly port: number;
  readonly metricsPort: number;
  server: TestServer;
}

/** Two http and two worker processes behind a door that nobody tells which of them are up. */
export class SoakStage {
  private constructor(
    readonly stage: Stage,
    readonly remote: OpenAiVideoServer,
    readonly door: FrontDoor,
    readonly accounts: readonly SeededAccount[],
    readonly posts: readonly Post[],
  ) {}

  static async open(): Promise<SoakStage> {
    const remote = await OpenAiVideoServer.start({ flavour: 'vllm-omni' });
    atEndOfFile(() => remote.stop());
    const door = await FrontDoor.start();
    const stage = await Stage.open({ env: settings(remote.origin, door.port) });
    const accounts = [stage.account];
    while (accounts.length < ACCOUNTS) accounts.push(await seedAccount(stage.database));
    const posts: Post[] = [];
    for (const name of ['http 1', 'http 2', 'worker 1', 'worker 2']) posts.push(await postOf(stage, name));
    door.leadTo(posts.filter(({ role }) => role === 'http').map(({ port }) => port));
    return new SoakStage(stage, remote, door, accounts, posts);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.door.port}`;
  }

  /** SIGTERM, its end, and the same again. Throws when it did not end well. */
  async restart(post: Post): Promise<void> {
    const exit = await post.server.stop();
    if (exit.code !== 0) throw new Error(`${post.name} ended with ${exit.code} (${exit.signal})`);
    post.server = await startAt(this.stage, post);
  }
}

/** The engine makes a clip at once; nobody is over a limit, and only what is worth reading is logged. */
const settings = (engine: string, port: number) => ({
  CLIPWRIGHT_CONFIG: JSON.stringify({
    engines: {
      wan: {
        ...{ kind: 'openai-videos', flavour: 'vllm-omni', model: 'test-model', pollIntervalMs: 100 },
        replicas: [{ name: 'gpu', url: engine, slots: 16 }],
      },
    },
    models: { modela2: { engine: 'wan' } },
  }),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  ...{ RATE_LIMIT: '1000000', QUEUE_MAX: '1000000', QUEUE_MAX_PER_ACCOUNT: '1000000' },
  // Longer than the longest wait of these: what is held when its process is exchanged is answered there.
  SHUTDOWN_GRACE_SECONDS: '110',
  ...{ WORKER_SLOTS: '8', LOG_LEVEL: 'warn', SWEEP_EVERY_SECONDS: '10' },
});

async function postOf(stage: Stage, name: string): Promise<Post> {
  const role = name.startsWith('http') ? 'http' : 'worker';
  const place = { name, role, port: await freePort(), metricsPort: await freePort() } as const;
  return { ...place, server: await startAt(stage, place) };
}

const startAt = (stage: Stage, { role, port, metricsPort }: Omit<Post, 'server'>): Promise<TestServer> =>
  stage.start(role, { PORT: String(port), METRICS_LISTEN: `127.0.0.1:${metricsPort}` });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
