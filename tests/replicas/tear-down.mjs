import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import tearDownPostgres from '../postgres-teardown.mjs';

/** jest's globalTeardown, beside set-up.mjs. */
export default async function tearDown() {
  const { host, folder } = globalThis.clipwrightTestStore;
  const exited = once(host, 'exit');
  host.disconnect();
  await Promise.all([exited, tearDownPostgres()]);
  await rm(folder, { recursive: true, force: true });
}
