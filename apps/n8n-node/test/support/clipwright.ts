import {
  seedAccount,
  startServer,
  type SeededAccount,
  type TestServer,
} from '../../../../tests/support/index.js';
import type { HostOptions } from './n8n-host.mjs';

/** A running Clipwright with one account on it. */
export interface RunningClipwright {
  readonly server: TestServer;
  readonly account: SeededAccount;
  /** What a node needs to reach it. */
  readonly credential: Pick<HostOptions, 'baseUrl' | 'apiKey'>;
}

/** Starts the built server on a database of its own; it ends with the test file. */
export async function startClipwright(env: Record<string, string> = {}): Promise<RunningClipwright> {
  const server = await startServer({
    env: { WORKER_SLOTS: '2', RATE_LIMIT: '1000', ALLOW_PRIVATE_IMAGE_HOSTS: 'on', ...env },
  });
  const account = await seedAccount(server.database);
  return { server, account, credential: { baseUrl: server.origin, apiKey: account.key } };
}

/** The quickest real clip: 24 frames at 480p. */
export const QUICK = { duration: 1, resolution: '480p' };
