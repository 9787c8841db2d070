import { isClipwrightError } from '../errors/clipwright-error.js';
import { backoffMs } from './backoff.js';
import type { ClientOptions, ClientSettings } from './client-options.js';

type RetriesOptions = Pick<
  ClientOptions & Required<ClientSettings>,
  'now' | 'random' | 'maxRecoveries' | 'maxAbsenceMs'
>;

/** What proxies answer for a server that is not there; ours never does. */
const ANSWERS_OF_PROXIES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether what failed is tried again: so many times, and for as long as a server may be away. */
export class Retries {
  readonly #options: RetriesOptions;
  #failures = 0;
  #awaySinceMs: number | null = null;

  constructor(options: RetriesOptions) {
    this.#options = options;
  }

  /** How long to pause before the next try, ms; null: it is given up. */
  pauseMs(failure: unknown): number | null {
    const { now, random, maxRecoveries, maxAbsenceMs } = this.#options;
    this.#failures += 1;
    this.#awaySinceMs = isAway(failure) ? (this.#awaySinceMs ?? now()) : null;
    const mayBeAway = this.#awaySinceMs !== null && now() - this.#awaySinceMs < maxAbsenceMs;
    if (this.#failures >= maxRecoveries && !mayBeAway) return null;
    return backoffMs(this.#failures, random);
  }
}

function isAway(failure: unknown): boolean {
  if (!isClipwrightError(failure)) return false;
  return failure.code === 'connection_failed' || ANSWERS_OF_PROXIES.has(failure.status);
}
