import {
  LimiterStoreError,
  type LimiterStore,
  type SeenWindow,
  type StoreAnswer,
  type StoreAsk,
  type StoreWindow,
  type UnnamedPlace,
} from './limiter-store.js';
import { NONE, Places } from './memory-places.js';
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
      const nowMs = windows.tick();
      for (const one of settlements) windows.rule(one, nowMs).settleNamed(id, one.key, one.weight);
      return windows.see(settlements, nowMs);
    },
    peek: async (asked) => windows.see(asked, windows.tick()),
    reset: async (asked) => {
      const nowMs = windows.tick();
      for (const window of asked) windows.rule(window, nowMs).reset(window.key);
    },
  };
}

class MemoryWindows {
  private readonly rules = new Map<string, RuleWindows>();
  readonly places = new Places<Window>();
  private latestMs = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly maxPlaces: number,
    private readonly now: () => number,
  ) {}

  /** Never runs backwards. */
  tick(): number {
    const nowMs = this.now();
    if (nowMs > this.latestMs) this.latestMs = nowMs;
    return this.latestMs;
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
    const nowMs = this.tick();
    const missing = asks.filter((ask) => !this.rule(ask, nowMs).has(ask.key, id));
    const waits = asks.map((ask) => (missing.includes(ask) ? this.waitMs(ask, nowMs) : 0));
    const admitted = waits.every((waitMs) => waitMs === 0);
    if (admitted) this.take(id, missing, nowMs);
    const windows = this.see(asks, nowMs).map((seen, index) => ({ ...seen, waitMs: waits[index] ?? 0 }));
    return { admitted, windows };
  }

  reserveUnnamed(ask: StoreAsk): UnnamedPlace {
    const nowMs = this.tick();
    const rule = this.rule(ask, nowMs);
    const answer = new MemoryPlace(this, ask, nowMs);
    const known = rule.find(ask.key);
    answer.waitMs = rule.waitMs(known, ask, nowMs);
    if (!answer.admitted) return answer.seen(known);
    if (this.places.count >= this.maxPlaces) this.makeRoom(1, nowMs);
    const window = known ?? rule.open(ask.key);
    answer.place = rule.take(window, ask.weight, nowMs);
    answer.use = this.places.use[answer.place] ?? 0;
    return answer.seen(window);
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
    const rule = new RuleWindows(windowMs, this.places);
    this.rules.set(name, rule);
    return rule;
  }

  private take(id: string, asks: readonly StoreAsk[], nowMs: number): void {
    this.makeRoom(asks.length, nowMs);
    for (const ask of asks) {
      const rule = this.rule(ask, nowMs);
      const window = rule.find(ask.key) ?? rule.open(ask.key);
      rule.name(rule.take(window, ask.weight, nowMs), id);
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
    return this.places.count + wanted <= this.maxPlaces;
  }
}

/** A place that is known by its number, while it is in use for the same. */
class MemoryPlace implements UnnamedPlace {
  count = 0;
  oldestAtMs: number | null = null;
  waitMs = 0;
  place = NONE;
  use = 0;

  constructor(
    private readonly windows: MemoryWindows,
    private readonly ask: StoreAsk,
    readonly nowMs: number,
  ) {}

  get admitted(): boolean {
    return this.waitMs === 0;
  }

  /** As the window is now. */
  seen(window: Window | null): this {
    if (window === null) return this;
    this.count = window.count;
    this.oldestAtMs = window.rule.oldestAtMs(window);
    return this;
  }

  name(id: string): void {
    const owner = this.owner();
    owner?.rule.name(this.place, id);
  }

  settle(weight: number | null): SeenWindow {
    const nowMs = this.windows.tick();
    const rule = this.windows.rule(this.ask, nowMs);
    if (this.owner() !== null) rule.settle(this.place, weight);
    return rule.see(rule.find(this.ask.key), nowMs);
  }

  /** Null once it has left. */
  private owner(): Window | null {
    const { places } = this.windows;
    if (this.place === NONE || places.use[this.place] !== this.use) return null;
    return places.owner[this.place] ?? null;
  }
}
