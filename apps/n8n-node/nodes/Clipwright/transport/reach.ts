import { ConnectionFailedError } from '@clipwright/core/client';

/** How long a server may be away that nobody has met yet in this run; one that was met may be for much longer. */
const UNMET_MS = 60_000;
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

interface ReachParts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when a server that should be there is not, once until it answers again. */
  readonly onAway: () => void;
}

/** Gives up on an address where nobody ever answered: a wrong base URL is not for long taken for a restart. */
export class Reach {
  readonly #parts: ReachParts;
  readonly #gaveUp = new AbortController();
  #wasMet = false;
  #awaySinceMs: number | null = null;

  constructor(parts: ReachParts) {
    this.#parts = parts;
  }

  /** Aborted, with what to tell, once it is given up. */
  get signal(): AbortSignal {
    return this.#gaveUp.signal;
  }

  succeeded(): void {
    this.#wasMet = true;
    this.#awaySinceMs = null;
  }

  failed(cause: unknown): void {
    if (!isNobodyThere(cause)) return this.succeeded();
    const nowMs = this.#parts.now();
    if (this.#awaySinceMs === null) this.#parts.onAway();
    this.#awaySinceMs ??= nowMs;
    if (!this.#wasMet && nowMs - this.#awaySinceMs >= UNMET_MS)
      this.#gaveUp.abort(new ConnectionFailedError({ cause }));
  }
}

/** Whether no connection came about, as n8n tells it. */
export function isNobodyThere(failure: unknown): boolean {
  let part = failure as { code?: unknown; httpCode?: unknown; cause?: unknown } | null | undefined;
  for (let depth = 0; depth < DEEPEST_CAUSE && typeof part === 'object' && part !== null; depth += 1) {
    if (NOBODY_THERE.has(part.code) || NOBODY_THERE.has(part.httpCode)) return true;
    part = part.cause as typeof part;
  }
  return false;
}
