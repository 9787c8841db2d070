import { ConnectionFailedError } from '@clipwright/core/client';

/** Tries at a server that nobody has met yet in this run; one that was met is waited for much longer. */
const FIRST_TRIES = 3;
/** The causes of a failure may lie this deep in what n8n throws. */
const DEEPEST_CAUSE = 4;
/** No connection came about. Anything else, such as a reset, is the word of a server that is there. */
const NOBODY_THERE: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Gives up soon on an address where nobody ever answered: a wrong base URL shall not look like a restart. */
export class Reach {
  readonly #gaveUp = new AbortController();
  #wasMet = false;
  #failures = 0;

  /** Aborted, with what to tell, once it is given up. */
  get signal(): AbortSignal {
    return this.#gaveUp.signal;
  }

  succeeded(): void {
    this.#wasMet = true;
  }

  failed(cause: unknown): void {
    this.#wasMet ||= !isNobodyThere(cause);
    this.#failures += 1;
    if (!this.#wasMet && this.#failures >= FIRST_TRIES)
      this.#gaveUp.abort(new ConnectionFailedError({ cause }));
  }
}

function isNobodyThere(failure: unknown): boolean {
  let part = failure as { code?: unknown; httpCode?: unknown; cause?: unknown } | undefined;
  for (let depth = 0; depth < DEEPEST_CAUSE && typeof part === 'object'; depth += 1) {
    if (NOBODY_THERE.has(part.code) || NOBODY_THERE.has(part.httpCode)) return true;
    part = part.cause as typeof part;
  }
  return false;
}
