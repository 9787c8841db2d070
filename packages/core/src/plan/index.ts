/**
 * What a request would make, without making it.
 *
 * @module plan
 */
import { told, type ClientOptions } from '../client/client-options.js';
import { abortableSleep } from '../platform/abortable-sleep.js';
import { boundedFetch } from '../platform/bounded-fetch.js';
import type { CreateClientOptions } from '../platform/create-client.js';
import { ClipwrightPlanner } from './clipwright-planner.js';

export { ClipwrightPlanner };

/** A planner from what createClient takes; it shares no queue with a client, since plans count in no window. */
export function createPlanner({ fetch: own, ...options }: CreateClientOptions): ClipwrightPlanner {
  return new ClipwrightPlanner({
    sleep: abortableSleep,
    now: Date.now,
    ...told(options),
    fetch: boundedFetch(own ?? ((url, init) => fetch(url, init as RequestInit))),
  } as ClientOptions);
}
