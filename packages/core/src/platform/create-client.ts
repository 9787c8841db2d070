import { ClipwrightClient } from '../client/clipwright-client.js';
import { told, type ClientPlatform, type ClientSettings } from '../client/client-options.js';
import { abortableSleep } from './abortable-sleep.js';
import { boundedFetch, type PlatformFetch } from './bounded-fetch.js';

/** Address and key, any setting, and any part of the platform to be used instead. */
export interface CreateClientOptions extends ClientSettings {
  /** In place of the platform's timers. */
  readonly sleep?: ClientPlatform['sleep'] | undefined;
  /** Milliseconds since 1970. */
  readonly now?: ClientPlatform['now'] | undefined;
  /** A text of 1 to 255 visible ASCII characters that never comes twice; it becomes the Idempotency-Key. */
  readonly randomId?: ClientPlatform['randomId'] | undefined;
  /** Where the server is, for example https://clips.example.com; a path in it is kept. */
  readonly baseUrl: string;
  /** As the dashboard shows it. */
  readonly apiKey: string;
  /** In place of the platform's own; time limits are kept around it. */
  readonly fetch?: PlatformFetch | undefined;
}

/** A client on what Node 20+, Deno, Bun, workers and browsers bring along. Each part can be given instead. */
export function createClient({ fetch: own, ...options }: CreateClientOptions): ClipwrightClient {
  return new ClipwrightClient({
    sleep: abortableSleep,
    now: Date.now,
    randomId: () => crypto.randomUUID(),
    ...told(options),
    fetch: boundedFetch(own ?? ((url, init) => fetch(url, init as RequestInit))),
  } as ConstructorParameters<typeof ClipwrightClient>[0]);
}
