import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { tell } from '../faults/tell.js';
import {
  atEndOfFile,
  generated,
  postText,
  rowsOf,
  serverDatabase,
  statusOf,
  temporaryFolder,
  waitUntil,
} from '../support/index.js';
import { ServerProcess } from '../support/server-process.js';
import { settingsOfStore } from '../support/shared-store.js';
import { ReplicaSet } from './replica-set.js';

/**
 * The folder of a clone of an earlier version: `git worktree add`, and `npm run -s clipwright -- --help` there, which
 * builds it.
 */
const EARLIER = process.env['CLIPWRIGHT_UPGRADE_FROM'];

const fromEarlier: (title: string, tests: () => void) => void =
  EARLIER === undefined ? (title) => tell(`left out without CLIPWRIGHT_UPGRADE_FROM: ${title}`) : describe;

let set: ReplicaSet;

beforeAll(async () => {
  set = await ReplicaSet.open(await serverDatabase());
});

describe('two http and two worker processes that share a database and a store alone', () => {
  it('are exchanged one by one under constant load, with no failed request and no lost video', async () => {
    expect(await set.faultsWhile(() => exchangeAll(set))).toEqual([]);
  });

  it('listen on connections that come again when the database has cut them all', async () => {
    const before = await listening();
    expect(before.length).toBeGreaterThanOrEqual(4);
    await rowsOf(set.database, 'SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [before]);
    await waitUntil({ what: 'all to listen again' }, async () => {
      const now = await listening();
      return now.length === before.length && now.every((pid) => !before.includes(pid));
    });
    for (const { origin } of set.running.http) generated(await postText({ origin, key: set.owner.key }));
  });
});

describe('a worker on another machine', () => {
  it('needs nothing but the addresses of the database and the store, and the keys of the latter', async () => {
    for (const worker of set.running.worker) await worker.stop();
    const id = await admit();
    const alone = new ServerProcess({
      DATABASE_URL: set.database.url,
      ...settingsOfStore(set.store, set.database.name),
      CLIPWRIGHT_ROLE: 'worker',
      HOME: await temporaryFolder('another-machine'),
    });
    await alone.ready();
    await waitUntil(
      { what: 'the video' },
      async () => (await statusOf(set.caller, id)).status === 'completed',
    );
    alone.signal('SIGTERM');
    expect(await alone.exited).toEqual({ code: 0, signal: null });
  });
});

fromEarlier('replicas of an earlier version', () => {
  it('are exchanged one by one under constant load, workers last, and no request fails', async () => {
    const database = await createTestDatabase();
    atEndOfFile(() => database.drop());
    const old = await ReplicaSet.open(database, join(EARLIER ?? '', 'apps/api/dist/main.js'));
    expect(await old.faultsWhile(() => exchangeAll(old))).toEqual([]);
  });
});

async function exchangeAll(replicas: ReplicaSet): Promise<void> {
  for (const role of ['http', 'worker'] as const)
    for (const at of [0, 1] as const) await replicas.exchange(role, at);
}

/** The sessions of the database whose last statement was to listen. */
async function listening(): Promise<number[]> {
  const sessions = await rowsOf<{ pid: number }>(
    set.database,
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'",
  );
  return sessions.map(({ pid }) => pid);
}

async function admit(): Promise<string> {
  const answer = await postText(set.caller, undefined, { headers: [['Prefer', 'respond-async']] });
  expect(answer.status).toBe(202);
  return (answer.json as { video_id: string }).video_id;
}
