import {
  LimiterStoreError,
  type LimiterStore,
  type SeenWindow,
  type StoreAnswer,
  type StoreAsk,
  type StoreWindow,
} from './limiter-store.js';
import { type Held, RuleWindows } from './memory-windows.js';

/** What a memory store may be told. */
export interface MemoryStoreParts {
  /** Places that count at once, of all keys and rules together; 200,000 where nothing is said. */
  readonly maxPlaces?: number | undefined;
  /** Milliseconds; for tests. What steps back is taken for standing still. */
  readonly now?: (() => number) | undefined;
}

/** Some 300 bytes each in a window of many, 600 where each has a key of its own, 1,000 with random ids: 200 MB at most. */
const MAX_PLACES = 200_000;

/**
 * A store for one process. Each call costs the same, however many keys and places there are. At `maxPlaces`
 * nothing new is taken until something leaves: `reserve` rejects with LimiterStoreError, and forgets nobody.
 */
export function createMemoryStore({
  maxPlaces = MAX_PLACES,
  now = Date.now,
}: MemoryStoreParts = {}): LimiterStore {
  const windows = new MemoryWindows(maxPlaces);
  let latestMs = Number.NEGATIVE_INFINITY;
  const tick = (): number => (latestMs = Math.max(latestMs, now()));
  // Each in one go, so that no two calls ever overlap.
  return {
    reserve: async (id, asks) => windows.reserve(id, asks, tick()),
    settle: async (id, settlements) => {
      const nowMs = tick();
      for (const one of settlements) windows.rule(one, nowMs).settle(id, one.key, one.weight);
      return windows.see(settlements, nowMs);
    },
    peek: async (asked) => windows.see(asked, tick()),
    reset: async (asked) => {
      const nowMs = tick();
      for (const window of asked) windows.rule(window, nowMs).reset(window.key);
    },
  };
}

class MemoryWindows {
  private readonly rules = new Map<string, RuleWindows>();
  private readonly held: Held = { places: 0 };

  constructor(private readonly maxPlaces: number) {}

  /** The windows of a rule, without what has left. */
  rule({ name, windowMs }: StoreWindow, nowMs: number): RuleWindows {
    const rule = this.rules.get(name) ?? new RuleWindows(windowMs, this.held);
    if (rule.windowMs !== windowMs)
      throw new RangeError(
        `The rule ${name} has windows of ${rule.windowMs} ms, and was asked with ${windowMs} ms: give the other rule a name of its own.`,
      );
    this.rules.set(name, rule);
    rule.expire(nowMs);
    return rule;
  }

  reserve(id: string, asks: readonly StoreAsk[], nowMs: number): StoreAnswer {
    const missing = asks.filter((ask) => !this.rule(ask, nowMs).has(ask.key, id));
    const waits = asks.map((ask) => (missing.includes(ask) ? this.rule(ask, nowMs).waitMs(ask, nowMs) : 0));
    const admitted = waits.every((waitMs) => waitMs === 0);
    if (admitted) this.take(id, missing, nowMs);
    const windows = this.see(asks, nowMs).map((seen, index) => ({ ...seen, waitMs: waits[index] ?? 0 }));
    return { admitted, windows };
  }

  see(windows: readonly StoreWindow[], nowMs: number): SeenWindow[] {
    return windows.map((window) => this.rule(window, nowMs).see(window, nowMs));
  }

  private take(id: string, asks: readonly StoreAsk[], nowMs: number): void {
    if (!this.hasRoom(asks.length)) for (const rule of this.rules.values()) rule.expire(nowMs);
    if (!this.hasRoom(asks.length))
      throw new LimiterStoreError(
        `The memory store is full, ${this.maxPlaces} places count: raise maxPlaces, or use a store outside of the process.`,
      );
    for (const ask of asks) this.rule(ask, nowMs).take(id, ask, nowMs);
  }

  private hasRoom(places: number): boolean {
    return this.held.places + places <= this.maxPlaces;
  }
}
