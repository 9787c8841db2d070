import {
  LimiterStoreError,
  type LimiterStore,
  type SeenWindow,
  type StoreAnswer,
  type StoreAsk,
  type StoreWindow,
  type UnnamedPlace,
} from './limiter-store.js';
import { type Held, heldOf, NONE } from './memory-records.js';
import { RuleWindows, type Window } from './memory-windows.js';

/** What a memory store may be told. */
export interface MemoryStoreParts {
  /** Places that count at once, of all keys and rules together; 200,000 where nothing is said. */
  readonly maxPlaces?: number | undefined;
  /** Milliseconds; for tests. What steps back is taken for standing still. */
  readonly now?: (() => number) | undefined;
}

/** Some 50 bytes each, 200 where each has a key of its own, 1,000 with a random id too: 200 MB at most. */
const MAX_PLACES = 200_000;

/**
 * A store for one process. Each call costs the same, however many keys and places there are. At `maxPlaces`
 * nothing new is taken until something leaves: `reserve` rejects with LimiterStoreError, and forgets nobody.
 */
export function createMemoryStore({
  maxPlaces = MAX_PLACES,
  now = Date.now,
}: MemoryStoreParts = {}): LimiterStore {
  const windows = new MemoryWindows(maxPlaces, now);
  // Each in one go, so that no two calls ever overlap.
  return {
    reserve: async (id, asks) => windows.reserve(id, asks),
    reserveUnnamed: (ask) => windows.reserveUnnamed(ask),
    settle: async (id, settlements) => {
      const { nowMs } = windows.tick();
      for (const one of settlements) windows.rule(one, nowMs).settleNamed(id, one.key, one.weight);
      return windows.see(settlements, nowMs);
    },
    peek: async (asked) => windows.see(asked, windows.tick().nowMs),
    reset: async (asked) => {
      const { nowMs } = windows.tick();
      for (const window of asked) windows.rule(window, nowMs).reset(window.key);
    },
  };
}

/** What many calls see of the clock, so that each need not keep it by itself. */
interface Instant {
  readonly nowMs: number;
}

class MemoryWindows {
  private readonly rules = new Map<string, RuleWindows>();
  private readonly total = { places: 0 };
  private instant: Instant = { nowMs: Number.NEGATIVE_INFINITY };

  constructor(
    private readonly maxPlaces: number,
    private readonly now: () => number,
  ) {}

  /** Never runs backwards. */
  tick(): Instant {
    const nowMs = this.now();
    if (nowMs > this.instant.nowMs) this.instant = { nowMs };
    return this.instant;
  }

  /** The windows of a rule, without what has left. */
  rule({ name, windowMs }: Omit<StoreWindow, 'key'>, nowMs: number): RuleWindows {
    const rule = this.rules.get(name) ?? this.newRule(name, windowMs);
    if (rule.windowMs !== windowMs)
      throw new RangeError(
        `The rule ${name} has windows of ${rule.windowMs} ms, and was asked with ${windowMs} ms: give the other rule a name of its own.`,
      );
    rule.expire(nowMs);
    return rule;
  }

  reserve(id: string, asks: readonly StoreAsk[]): StoreAnswer {
    const { nowMs } = this.tick();
    const missing = asks.filter((ask) => !this.rule(ask, nowMs).has(ask.key, id));
    const waits = asks.map((ask) => (missing.includes(ask) ? this.waitMs(ask, nowMs) : 0));
    const admitted = waits.every((waitMs) => waitMs === 0);
    if (admitted) this.take(id, missing, nowMs);
    const windows = this.see(asks, nowMs).map((seen, index) => ({ ...seen, waitMs: waits[index] ?? 0 }));
    return { admitted, windows };
  }

  reserveUnnamed(ask: StoreAsk): UnnamedPlace {
    const instant = this.tick();
    const { nowMs } = instant;
    const rule = this.rule(ask, nowMs);
    const answer = new MemoryPlace(this, ask, instant);
    const known = rule.find(ask.key);
    answer.waitMs = rule.waitMs(known, ask, nowMs);
    if (!answer.admitted) return answer.seen(rule, known);
    if (this.total.places >= this.maxPlaces) this.makeRoom(1, nowMs);
    const window = known ?? rule.open(ask.key);
    answer.record = rule.take(window, ask.weight, nowMs);
    return answer.seen(rule, window);
  }

  see(windows: readonly StoreWindow[], nowMs: number): SeenWindow[] {
    return windows.map((window) => {
      const rule = this.rule(window, nowMs);
      return rule.see(rule.find(window.key), nowMs);
    });
  }

  private waitMs(ask: StoreAsk, nowMs: number): number {
    const rule = this.rule(ask, nowMs);
    return rule.waitMs(rule.find(ask.key), ask, nowMs);
  }

  private newRule(name: string, windowMs: number): RuleWindows {
    const rule = new RuleWindows(windowMs, this.total);
    this.rules.set(name, rule);
    return rule;
  }

  private take(id: string, asks: readonly StoreAsk[], nowMs: number): void {
    this.makeRoom(asks.length, nowMs);
    for (const ask of asks) {
      const rule = this.rule(ask, nowMs);
      const window = rule.find(ask.key) ?? rule.open(ask.key);
      rule.name(heldOf(rule.take(window, ask.weight, nowMs), nowMs, ask.weight), id);
    }
  }

  private makeRoom(wanted: number, nowMs: number): void {
    if (this.hasRoom(wanted)) return;
    for (const rule of this.rules.values()) rule.expire(nowMs);
    if (this.hasRoom(wanted)) return;
    throw new LimiterStoreError(
      `The memory store is full, ${this.maxPlaces} places count: raise maxPlaces, or use a store outside of the process.`,
    );
  }

  private hasRoom(wanted: number): boolean {
    return this.total.places + wanted <= this.maxPlaces;
  }
}

/** A place that is known by its record, and by an id from when somebody wants one. */
class MemoryPlace implements UnnamedPlace {
  count = 0;
  waitMs = 0;
  record = NONE;
  /** How old the oldest is; below 0 where nothing counts. */
  private ageMs = -1;
  private held: Held | null = null;

  constructor(
    private readonly windows: MemoryWindows,
    private readonly ask: StoreAsk,
    private readonly instant: Instant,
  ) {}

  get admitted(): boolean {
    return this.waitMs === 0;
  }

  get nowMs(): number {
    return this.instant.nowMs;
  }

  get oldestAtMs(): number | null {
    return this.ageMs < 0 ? null : this.instant.nowMs - this.ageMs;
  }

  /** As the window is now. */
  seen(rule: RuleWindows, window: Window | null): this {
    const oldestAtMs = rule.oldestAtMs(window);
    if (window === null || oldestAtMs === null) return this;
    this.count = window.count;
    const ageMs = this.instant.nowMs - oldestAtMs;
    // A whole number costs no object of its own.
    this.ageMs = (ageMs | 0) === ageMs ? ageMs | 0 : ageMs;
    return this;
  }

  name(id: string): void {
    const { nowMs } = this.windows.tick();
    if (this.admitted) this.windows.rule(this.ask, nowMs).name(this.hold(), id);
  }

  settle(weight: number | null): SeenWindow {
    const { nowMs } = this.windows.tick();
    const rule = this.windows.rule(this.ask, nowMs);
    if (this.admitted) rule.settle(this.hold(), weight);
    return rule.see(rule.find(this.ask.key), nowMs);
  }

  private hold(): Held {
    return (this.held ??= heldOf(this.record, this.instant.nowMs, this.ask.weight));
  }
}
