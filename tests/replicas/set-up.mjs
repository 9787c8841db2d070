import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import setUpPostgres from '../postgres-setup.mjs';

const HOST = join(import.meta.dirname, '../outside/s3/ceph-host.mjs');

/**
 * jest's globalSetup: a Postgres and an S3 store for the run, which no server of ours starts. That the store
 * is named makes `startServer` start replicas.
 */
export default async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'clipwright-replicas-'));
  const host = fork(HOST, [folder], { execArgv: [] });
  globalThis.clipwrightTestStore = { host, folder };
  const [[store]] = await Promise.all([once(host, 'message'), setUpPostgres()]);
  if (store.error) throw new Error(`The S3 store did not start: ${store.error}`);
  process.env.CLIPWRIGHT_TESTS_REPLICAS = JSON.stringify(store);
}
