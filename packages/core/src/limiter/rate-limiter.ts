import {
  asksOf,
  checkedWeight,
  type LimitedKey,
  type LimiterAsk,
  type OneOrMore,
  readingsOf,
  windowsOf,
} from './asks.js';
import type { LimiterStore, LimiterStoreError, StoreAsk, StoreWindow } from './limiter-store.js';
import { guarded, type StoreFailures } from './store-failures.js';
import { untilAdmitted, type PlacePatience } from './until-admitted.js';
import type { WindowReading } from './window-reading.js';

/** What a limiter is made of: a store, and what holds when it fails. */
export interface RateLimiterParts extends StoreFailures {
  readonly store: LimiterStore;
}

/** What may be told of a reservation. The same `id` never takes two places; a new one where none is given. */
export interface ReserveOptions {
  readonly id?: string | undefined;
}

/** How long to wait for a place: at most `maxWaitMs`, and no longer than the signal lets. */
export interface WaitForPlaceOptions extends ReserveOptions, PlacePatience {}

/** What came of asking: `admitted` is true where every ask got its place. */
export interface Reservation {
  readonly id: string;
  readonly admitted: boolean;
  /** In the order of the asks. Empty where the store failed and the limiter is open. */
  readonly readings: readonly WindowReading[];
  /** The reading of the ask that is waited for longest or has least left; null where there is none. */
  readonly reading: WindowReading | null;
  /** Until all asks may fit: 0 when admitted, Infinity where one asks for more than its rule's limit. */
  readonly waitMs: number;
  /** Why nothing was counted, where the store failed and the limiter is open. */
  readonly failure: LimiterStoreError | null;
  /**
   * The work stands, and only time frees its places. With weights, in the order of the asks, no more than
   * that was needed: the rest is free again.
   */
  commit(weights?: number | readonly number[]): Promise<readonly WindowReading[]>;
  /** The work came to nothing: its places are free again, unless they were committed. */
  release(): Promise<readonly WindowReading[]>;
}

/** Exact rolling windows over any store. Where the store fails, what `onStoreFailure` says holds. */
export interface RateLimiter {
  /** Takes a place in every window asked for before the work starts, or none. @throws LimiterStoreError, RangeError */
  reserve(asks: OneOrMore<LimiterAsk>, options?: ReserveOptions): Promise<Reservation>;
  /**
   * The same, and where there is no place it waits for one. Refused once it can't come within the bound.
   * @throws LimiterStoreError, RangeError, the signal's reason
   */
  waitForPlace(asks: OneOrMore<LimiterAsk>, options: WaitForPlaceOptions): Promise<Reservation>;
  /** Commits what another process may have reserved. A weight says how much stands; without it, all. */
  commit(id: string, asks: OneOrMore<LimiterAsk>): Promise<readonly WindowReading[]>;
  /** Releases what another process may have reserved. */
  release(id: string, asks: OneOrMore<LimitedKey>): Promise<readonly WindowReading[]>;
  /** Looks without taking. */
  peek(asks: OneOrMore<LimitedKey>): Promise<readonly WindowReading[]>;
  /** Forgets what is counted: a customer's window starts anew. */
  reset(asks: OneOrMore<LimitedKey>): Promise<void>;
}

/** A limiter over a store. The clock is the store's own. */
export function createRateLimiter(parts: RateLimiterParts): RateLimiter {
  return new StoreLimiter(guarded(parts));
}

type Guarded = ReturnType<typeof guarded>;

class StoreLimiter implements RateLimiter {
  constructor(private readonly store: Guarded) {}

  async reserve(
    asked: OneOrMore<LimiterAsk>,
    { id = crypto.randomUUID() }: ReserveOptions = {},
  ): Promise<Reservation> {
    const asks = asksOf(asked);
    const answer = await this.store.reserve(id, asks);
    const readings = readingsOf(asks, answer.windows);
    const waits = answer.windows.map(({ waitMs }) => waitMs);
    return {
      id,
      admitted: answer.admitted,
      readings,
      reading: tightest(readings, waits),
      waitMs: answer.admitted ? 0 : Math.max(...waits),
      failure: answer.failure,
      commit: async (weights) => this.settle(id, asks, weightsOf(asks, weights)),
      release: () =>
        this.settle(
          id,
          asks,
          asks.map(() => 0),
        ),
    };
  }

  async waitForPlace(asks: OneOrMore<LimiterAsk>, options: WaitForPlaceOptions): Promise<Reservation> {
    const id = options.id ?? crypto.randomUUID();
    return await untilAdmitted(() => this.reserve(asks, { id }), options);
  }

  async commit(id: string, asks: OneOrMore<LimiterAsk>): Promise<readonly WindowReading[]> {
    const weights = (Array.isArray(asks) ? (asks as readonly LimiterAsk[]) : [asks as LimiterAsk]).map(
      ({ weight }) => (weight === undefined ? null : checkedWeight(weight, 0)),
    );
    return await this.settle(id, windowsOf(asks), weights);
  }

  async release(id: string, asks: OneOrMore<LimitedKey>): Promise<readonly WindowReading[]> {
    const windows = windowsOf(asks);
    return await this.settle(
      id,
      windows,
      windows.map(() => 0),
    );
  }

  async peek(asks: OneOrMore<LimitedKey>): Promise<readonly WindowReading[]> {
    const windows = windowsOf(asks);
    return readingsOf(windows, await this.store.peek(windows));
  }

  async reset(asks: OneOrMore<LimitedKey>): Promise<void> {
    await this.store.reset(windowsOf(asks));
  }

  private async settle(
    id: string,
    windows: readonly StoreWindow[],
    weights: readonly (number | null)[],
  ): Promise<readonly WindowReading[]> {
    const settlements = windows.map((window, index) => ({ ...window, weight: weights[index] ?? null }));
    return readingsOf(windows, await this.store.settle(id, settlements));
  }
}

function weightsOf(
  asks: readonly StoreAsk[],
  weights: number | readonly number[] | undefined,
): (number | null)[] {
  if (weights === undefined) return asks.map(() => null);
  const given = typeof weights === 'number' ? [weights] : weights;
  if (given.length !== asks.length)
    throw new RangeError(`Commit one weight for each of the ${asks.length} asks, not ${given.length}.`);
  return given.map((weight) => checkedWeight(weight, 0));
}

function tightest(readings: readonly WindowReading[], waits: readonly number[]): WindowReading | null {
  const order = readings
    .map((reading, index) => ({ reading, waitMs: waits[index] ?? 0 }))
    .toSorted(
      (one, other) => byWait(one.waitMs, other.waitMs) || one.reading.remaining - other.reading.remaining,
    );
  return order[0]?.reading ?? null;
}

/** The longest wait first; Infinity less Infinity is no number. */
const byWait = (one: number, other: number): number => (one === other ? 0 : other - one);
