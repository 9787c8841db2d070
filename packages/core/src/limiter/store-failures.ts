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
  /** How long the store may take; without it, as long as it likes. */
  readonly storeTimeoutMs?: number | undefined;
  /** Told each time. What it throws is ignored. */
  readonly onError?: ((error: LimiterStoreError) => void) | undefined;
}

interface GuardedAnswer extends StoreAnswer {
  readonly failure: LimiterStoreError | null;
}

/** A store whose failures are handled as they were chosen to be: rejected with one error, or let pass. */
export function guarded({
  store,
  onStoreFailure = 'closed',
  storeTimeoutMs,
  onError,
}: StoreFailures & { readonly store: LimiterStore }) {
  const ask = async <T>(work: () => Promise<T>, otherwise: (failure: LimiterStoreError) => T): Promise<T> => {
    try {
      return await inTime(work(), storeTimeoutMs);
    } catch (error) {
      if (error instanceof RangeError) throw error;
      const failure = failureOf(error);
      tell(onError, failure);
      if (onStoreFailure === 'open') return otherwise(failure);
      throw failure;
    }
  };
  return {
    reserve: (id: string, asks: readonly StoreAsk[]): Promise<GuardedAnswer> =>
      ask(
        async () => ({ ...(await store.reserve(id, asks)), failure: null }),
        (failure): GuardedAnswer => ({ admitted: true, windows: [], failure }),
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

async function inTime<T>(work: Promise<T>, timeoutMs: number | undefined): Promise<T> {
  if (timeoutMs === undefined) return await work;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = new LimiterStoreError(`The limiter's store did not answer in ${timeoutMs} ms.`);
    timer = setTimeout(() => reject(failure), timeoutMs);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
