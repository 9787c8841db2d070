import { ClipwrightClient } from '../client/clipwright-client.js';
import type { ClientPlatform, ClientSettings } from '../client/client-options.js';
import { abortableSleep } from './abortable-sleep.js';
import { boundedFetch } from './bounded-fetch.js';

/** Address and key, any setting, and any part of the platform to be used instead. */
export interface CreateClientOptions extends ClientSettings, Partial<ClientPlatform> {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** A client on what Node 20+, Deno, Bun, workers and browsers bring along. Each part can be given instead. */
export function createClient(options: CreateClientOptions): ClipwrightClient {
  return new ClipwrightClient({
    fetch: boundedFetch,
    sleep: abortableSleep,
    now: () => Date.now(),
    randomId: () => crypto.randomUUID(),
    ...options,
  });
}
