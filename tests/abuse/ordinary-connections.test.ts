import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  postText,
  seedAccount,
  type SeededAccount,
  seedVideo,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';

const PEOPLE = 10;
const TABS = 5;
const RANGES = 20;
const BATCH = 20;
/** As browsers do, whatever the number of tabs. */
const CONNECTIONS_OF_A_BROWSER = 6;

let server: TestServer;
let account: SeededAccount;

// Every limit as it comes, but the window, which counts 15.
beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT: String(BATCH) },
  });
  account = await seedAccount(server.database);
});

const FROM_THE_OFFICE = ['X-Forwarded-For', '198.51.100.7'] as const;

function statusOf(agent: Agent, path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${server.origin}${path}`,
      { agent, headers: { ...headers, [FROM_THE_OFFICE[0]]: FROM_THE_OFFICE[1] } },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.once('error', reject).end();
  });
}

/** Somebody with five tabs, in each a player that fetches a video piece by piece. */
async function watch(path: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_OF_A_BROWSER });
  const pieces = Array.from({ length: TABS * RANGES }, (_, index) =>
    statusOf(agent, path, { Range: `bytes=${index * 1_000}-${index * 1_000 + 999}` }),
  );
  const statuses = await Promise.all(pieces);
  agent.destroy();
  return statuses;
}

describe('an office of ten people behind one address', () => {
  it('watches in five tabs each, beside a batch of twenty held calls, and trips no limit', async () => {
    const name = `${await seedVideo(server.database, account)}-1.mp4`;
    await mkdir(join(server.home, 'media'), { recursive: true });
    await writeFile(join(server.home, 'media', name), Buffer.alloc(TABS * RANGES * 1_000));
    const { signal, abort } = aborting();
    for (let item = 0; item < BATCH; item += 1) {
      postText({ origin: server.origin, key: account.key }, undefined, {
        headers: [FROM_THE_OFFICE],
        signal,
      }).catch(() => undefined);
    }
    await waitUntil({ what: 'the batch to be held' }, async () =>
      (await call(server.origin, { path: '/metrics' })).text.includes(`clipwright_calls_held ${BATCH}`),
    );
    const statuses = (
      await Promise.all(Array.from({ length: PEOPLE }, () => watch(`/media/${name}`)))
    ).flat();
    expect(statuses).toHaveLength(PEOPLE * TABS * RANGES);
    expect(new Set(statuses)).toEqual(new Set([206]));
    expect(server.stderr()).not.toContain('connections were refused');
    abort();
  });
});

function aborting(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
