import {
  LimiterStoreError,
  type LimiterStore,
  type SeenWindow,
  type StoreAnswer,
  type StoreAsk,
  type StoreSettlement,
  type StoreWindow,
} from './limiter-store.js';

/** What holds when the store fails. */
export interface StoreFailures {
  /** `closed`: calls reject with LimiterStoreError, which is the default. `open`: everybody is admitted. */
  readonly onStoreFailure?: 'closed' | 'open' | undefined;
  /**
   * How long the store may take; without it, as long as it likes. A place that it gives later is given back, but
   * for that of an id of yours: asked again with that, it is there.
   */
  readonly storeTimeoutMs?: number | undefined;
  /** Told each time. What it throws is ignored. */
  readonly onError?: ((error: LimiterStoreError) => void) | undefined;
}

interface GuardedAnswer extends StoreAnswer {
  readonly id: string;
  readonly failure: LimiterStoreError | null;
}

/** A store whose failures are handled as they were chosen to be: rejected with one error, or let pass. */
export function guarded({
  store,
  onStoreFailure,
  storeTimeoutMs,
  onError,
}: StoreFailures & { readonly store: LimiterStore }) {
  const isOpen = onStoreFailure === 'open';
  const ask = async <T>(
    work: () => Promise<T>,
    otherwise: (failure: LimiterStoreError) => T,
    onLate?: (answer: T) => unknown,
  ): Promise<T> => {
    try {
      // Who was let through meanwhile keeps the place: the window counts what ran.
      return await inTime(work(), storeTimeoutMs, isOpen ? undefined : onLate);
    } catch (error) {
      if (error instanceof RangeError) throw error;
      const failure = failureOf(error);
      tell(onError, failure);
      if (isOpen) return otherwise(failure);
      throw failure;
    }
  };
  return {
    /** With a `release` the id is new, and what comes late is given back. */
    reserve: (
      id: string,
      asks: readonly StoreAsk[],
      release: false | ((id: string) => unknown),
    ): Promise<GuardedAnswer> =>
      ask(
        async () => ({ id, ...(await store.reserve(id, asks, !!release)), failure: null }),
        (failure): GuardedAnswer => ({ id, admitted: true, windows: [], failure }),
        (late) => late.admitted && release && release(late.id),
      ),
    settle: (id: string, settlements: readonly StoreSettlement[]): Promise<readonly SeenWindow[]> =>
      ask(
        () => store.settle(id, settlements),
        () => [],
      ),
    peek: (windows: readonly StoreWindow[]): Promise<readonly SeenWindow[]> =>
      ask(
        () => store.peek(windows),
        () => [],
      ),
    reset: (windows: readonly StoreWindow[]): Promise<void> =>
      ask(
        () => store.reset(windows),
        () => undefined,
      ),
  };
}

function failureOf(error: unknown): LimiterStoreError {
  if (error instanceof LimiterStoreError) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new LimiterStoreError(`The limiter's store failed: ${why}`, { cause: error });
}

function tell(onError: StoreFailures['onError'], failure: LimiterStoreError): void {
  try {
    onError?.(failure);
  } catch {
    // Whoever listens decides nothing.
  }
}

async function inTime<T>(
  work: Promise<T>,
  timeoutMs: number | undefined,
  onLate: ((answer: T) => unknown) | undefined,
): Promise<T> {
  if (timeoutMs === undefined) return await work;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new LimiterStoreError(`The limiter's store did not answer in ${timeoutMs} ms.`));
      work.then(onLate).catch(() => {});
    }, timeoutMs);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
