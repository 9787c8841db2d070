import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@clipwright/testing';
import { faultsOfLedger } from '../faults/judge-ledger.js';
import { faultsOfWindow } from '../faults/judge-window.js';
import { untilAllFinished } from '../faults/video-rows.js';
import { FrontDoor } from '../support/front-door.js';
import {
  generated,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  serverDatabase,
  statusOf,
  storedNames,
  temporaryFolder,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { ServerProcess } from '../support/server-process.js';
import { settingsOfStore, sharedStore, type SharedStore } from '../support/shared-store.js';
import { startOneServer } from '../support/start-one-server.js';

const RATE_LIMIT = 1_000;

let database: TestDatabase;
let store: SharedStore;
let door: FrontDoor;
let env: Record<string, string>;
let owner: SeededAccount;
const running: Record<'http' | 'worker', TestServer[]> = { http: [], worker: [] };

const caller = () => ({ origin: `http://127.0.0.1:${door.port}`, key: owner.key });
const start = (role: 'http' | 'worker') => startOneServer({ role, database, env });
const lead = () => door.leadTo(running.http.map(({ origin }) => Number(new URL(origin).port)));

beforeAll(async () => {
  const shared = sharedStore();
  if (shared === null) throw new Error('This is run over replicas: npm run test:replicas.');
  [store, database, door] = [shared, await serverDatabase(), await FrontDoor.start()];
  env = {
    ...settingsOfStore(store, database.name),
    PUBLIC_URL: `http://127.0.0.1:${door.port}`,
    RATE_LIMIT: String(RATE_LIMIT),
    SHUTDOWN_GRACE_SECONDS: '120',
  };
  owner = await seedAccount(database);
  running.http = await Promise.all([start('http'), start('http')]);
  running.worker = await Promise.all([start('worker'), start('worker')]);
  lead();
});

/** Exchanges one for a new one as a balancer does: it gets no new calls, and ends what it has. */
async function exchange(role: 'http' | 'worker', at: 0 | 1): Promise<void> {
  const [old, next] = [running[role][at], await start(role)];
  running[role][at] = next;
  lead();
  expect(await old?.stop()).toEqual({ code: 0, signal: null });
}

describe('two http and two worker processes that share a database and a store alone', () => {
  it('are exchanged one by one under constant load, with no failed request and no lost video', async () => {
    const load = { over: false, made: 0 };
    const callers = [1, 2].map(async () => {
      while (!load.over) {
        const { video_id: id } = generated(await postText(caller()));
        expect((await statusOf(caller(), id)).status).toBe('completed');
        load.made += 1;
      }
    });
    const exchanged = (async () => {
      for (const role of ['http', 'worker'] as const)
        for (const at of [0, 1] as const) await exchange(role, at);
    })().finally(() => (load.over = true));
    await Promise.all([exchanged, ...callers]);
    const rows = await untilAllFinished(database, 60_000);
    expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: load.made }, () => 'completed'));
    expect([
      ...(await faultsOfLedger(database, rows, new Set())),
      ...(await faultsOfWindow(database, rows, { limit: RATE_LIMIT, windowSeconds: 1_800 })),
    ]).toEqual([]);
    const names = await storedNames({ database, home: '' });
    expect(names.filter((name) => name.endsWith('.mp4'))).toHaveLength(load.made);
  });

  it('listen on one connection each, which comes again when the database has cut them all', async () => {
    const listening = async (): Promise<number[]> =>
      (
        await rowsOf<{ pid: number }>(
          database,
          "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'",
        )
      ).map(({ pid }) => pid);
    const before = await listening();
    expect(before.length).toBeGreaterThanOrEqual(4);
    await rowsOf(database, 'SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [before]);
    await waitUntil({ what: 'all to listen again' }, async () => {
      const now = await listening();
      return now.length === before.length && now.every((pid) => !before.includes(pid));
    });
    for (const { origin } of running.http) generated(await postText({ origin, key: owner.key }));
  });
});

describe('a worker on another machine', () => {
  it('needs nothing but the addresses of the database and the store, and the keys of the latter', async () => {
    for (const worker of running.worker) await worker.stop();
    const id = await admit();
    const alone = new ServerProcess({
      DATABASE_URL: database.url,
      ...settingsOfStore(store, database.name),
      CLIPWRIGHT_ROLE: 'worker',
      HOME: await temporaryFolder('another-machine'),
    });
    await alone.ready();
    await waitUntil({ what: 'the video' }, async () => (await statusOf(caller(), id)).status === 'completed');
    alone.signal('SIGTERM');
    expect(await alone.exited).toEqual({ code: 0, signal: null });
  });
});

async function admit(): Promise<string> {
  const answer = await postText(caller(), undefined, { headers: [['Prefer', 'respond-async']] });
  expect(answer.status).toBe(202);
  return (answer.json as { video_id: string }).video_id;
}
