import { weightsOf } from './asks.js';
import type { LimiterStoreError, StoreAsk, UnnamedPlace } from './limiter-store.js';
import { tellWindow, type WindowReading } from './window-reading.js';

/** What came of asking: `admitted` is true where every ask got its place. */
export interface Reservation {
  /** The one given, or a new one. */
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

/**
 * A reservation that gets its id when somebody asks for it, and tells its window when it is read: most are asked
 * for no more than whether they were admitted.
 */
export class UnnamedReservation implements Reservation {
  private named: string | null = null;
  private told: WindowReading | null = null;

  constructor(
    private readonly ask: StoreAsk,
    private readonly place: UnnamedPlace,
  ) {}

  get id(): string {
    if (this.named === null) this.place.name((this.named = crypto.randomUUID()));
    return this.named;
  }

  get admitted(): boolean {
    return this.place.admitted;
  }

  get failure(): null {
    return null;
  }

  get waitMs(): number {
    return this.place.waitMs;
  }

  get reading(): WindowReading {
    return (this.told ??= tellWindow(this.place, this.ask, this.place.nowMs));
  }

  get readings(): readonly WindowReading[] {
    return [this.reading];
  }

  /** Made when it is asked for, so that it works without its reservation too. */
  get commit(): Reservation['commit'] {
    return async (weights) => this.settle(weightsOf([this.ask], weights)[0] ?? null);
  }

  get release(): Reservation['release'] {
    return async () => this.settle(0);
  }

  private settle(weight: number | null): readonly WindowReading[] {
    const seen = this.place.settle(weight);
    return [tellWindow(seen, this.ask, seen.nowMs)];
  }
}
