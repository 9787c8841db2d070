import {
  asksOf,
  checkedWeight,
  type LimitedKey,
  type LimiterAsk,
  listOf,
  onlyAskOf,
  type OneOrMore,
  readingsOf,
  weightsOf,
  windowsOf,
} from './asks.js';
import type { LimiterStore, SeenWindow, StoreAsk, StoreWindow } from './limiter-store.js';
import { type Reservation, UnnamedReservation } from './reservation.js';
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
  return new StoreLimiter(guarded(parts), parts.store);
}

type Guarded = ReturnType<typeof guarded>;

class StoreLimiter implements RateLimiter {
  constructor(
    private readonly store: Guarded,
    private readonly unguarded: LimiterStore,
  ) {}

  async reserve(asked: OneOrMore<LimiterAsk>, { id }: ReserveOptions = {}): Promise<Reservation> {
    const only = onlyAskOf(asked);
    const unnamed = only && id === undefined ? this.unnamed(only) : null;
    return unnamed ?? (await this.reserveNamed(only ? [only] : asksOf(asked), id));
  }

  /** Null where the store has no such call, or failed, which the other call meets too. @throws RangeError */
  private unnamed(ask: StoreAsk): Reservation | null {
    try {
      const place = this.unguarded.reserveUnnamed?.(ask);
      return place === undefined ? null : new UnnamedReservation(ask, place);
    } catch (error) {
      if (error instanceof RangeError) throw error;
      return null;
    }
  }

  private async reserveNamed(asks: readonly StoreAsk[], given: string | undefined): Promise<Reservation> {
    const release = (known: string) => this.settle(known, asks);
    const answer = await this.store.reserve(
      given ?? crypto.randomUUID(),
      asks,
      given === undefined && release,
    );
    const readings = readingsOf(asks, answer.windows);
    return {
      id: answer.id,
      admitted: answer.admitted,
      readings,
      ...tightest(readings, answer.windows),
      failure: answer.failure,
      commit: async (weights) => this.settle(answer.id, asks, weightsOf(asks, weights)),
      release: () => release(answer.id),
    };
  }

  async waitForPlace(asks: OneOrMore<LimiterAsk>, options: WaitForPlaceOptions): Promise<Reservation> {
    return await untilAdmitted(() => this.reserve(asks, options), options);
  }

  async commit(id: string, asks: OneOrMore<LimiterAsk>): Promise<readonly WindowReading[]> {
    const weights = listOf(asks).map(({ weight }) =>
      weight === undefined ? null : checkedWeight(weight, 0),
    );
    return await this.settle(id, windowsOf(asks), weights);
  }

  async release(id: string, asks: OneOrMore<LimitedKey>): Promise<readonly WindowReading[]> {
    return await this.settle(id, windowsOf(asks));
  }

  async peek(asks: OneOrMore<LimitedKey>): Promise<readonly WindowReading[]> {
    const windows = windowsOf(asks);
    return readingsOf(windows, await this.store.peek(windows));
  }

  async reset(asks: OneOrMore<LimitedKey>): Promise<void> {
    await this.store.reset(windowsOf(asks));
  }

  /** Without weights nothing stands. */
  private async settle(
    id: string,
    windows: readonly StoreWindow[],
    weights?: readonly (number | null)[],
  ): Promise<readonly WindowReading[]> {
    const settlements = windows.map((window, index) => ({
      ...window,
      weight: weights ? (weights[index] ?? null) : 0,
    }));
    return readingsOf(windows, await this.store.settle(id, settlements));
  }
}

/** The longest wait, and the reading of the window that is waited for so long or has least left. */
function tightest(
  readings: readonly WindowReading[],
  windows: readonly SeenWindow[],
): Pick<Reservation, 'reading' | 'waitMs'> {
  const [first = { reading: null, waitMs: 0 }] = readings
    .map((reading, index) => ({ reading, waitMs: windows[index]?.waitMs ?? 0 }))
    .toSorted(
      (one, other) => byWait(one.waitMs, other.waitMs) || one.reading.remaining - other.reading.remaining,
    );
  return first;
}

/** The longest wait first; Infinity less Infinity is no number. */
const byWait = (one: number, other: number): number => (one === other ? 0 : other - one);
