import { startOneServer } from './start-one-server.js';
import { startReplicas } from './start-replicas.js';
import { sharedStore } from './shared-store.js';
import type { ServerOptions, TestServer } from './test-server.js';

export type { ServerOptions, TestServer } from './test-server.js';

/**
 * Starts the built server and waits until it is ready: one process, or, where the run is over replicas, two of each
 * that this one would be. Whatever is left of it after the file is ended.
 */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const store = sharedStore();
  return store === null ? await startOneServer(options) : await startReplicas(store, options);
}

/**
 * A server whose every generation fails: its one worker has a device where the folder for videos should be.
 */
export async function startServerThatFails(): Promise<TestServer> {
  const server = await startServer({ role: 'http' });
  await startServer({ role: 'worker', database: server.database, env: { STORAGE_DIR: '/dev/null/media' } });
  return server;
}
