import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createMemoryStore, type LimiterStore, type StoreAsk, type UnnamedPlace } from './index.js';

const WINDOWS_MS = [700, 2_000];

interface Step {
  readonly kind: 'reserve' | 'settle' | 'reset' | 'peek';
  readonly id: string;
  readonly clockMs: number;
  readonly asks: readonly StoreAsk[];
}

const asks = fc
  .uniqueArray(
    fc.record({ rule: fc.nat(1), key: fc.constantFrom('a', 'b'), weight: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 3, selector: ({ rule, key }) => `${rule}${key}` },
  )
  .map((list) =>
    list.map(({ rule, key, weight }) => ({
      name: `rule-${rule}`,
      key,
      weight,
      limit: 3 + rule * 2,
      windowMs: WINDOWS_MS[rule] ?? 1,
    })),
  );
const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('reserve', 'reserve', 'reserve', 'settle', 'peek', 'reset'),
    id: fc.nat(8).map(String),
    clockMs: fc.integer({ min: -300, max: 500 }),
    asks,
  }),
  { maxLength: 60 },
);

interface Place {
  readonly window: string;
  readonly id: string;
  readonly atMs: number;
  readonly leavesAtMs: number;
  weight: number;
  settled: boolean;
}

const windowOf = ({ name, key }: StoreAsk): string => `${name} ${key}`;

/** The definition itself: every place ever taken, looked through from the start each time. */
class Oracle {
  private places: Place[] = [];
  nowMs = 0;

  counted(ask: StoreAsk): Place[] {
    return this.places.filter((place) => place.window === windowOf(ask) && this.nowMs < place.leavesAtMs);
  }

  count(ask: StoreAsk): number {
    return this.counted(ask).reduce((sum, { weight }) => sum + weight, 0);
  }

  reserve(id: string, list: readonly StoreAsk[]): boolean {
    const missing = list.filter((ask) => !this.counted(ask).some((place) => place.id === id));
    if (!missing.every((ask) => this.count(ask) + ask.weight <= ask.limit)) return false;
    for (const ask of missing)
      this.places.push({
        window: windowOf(ask),
        id,
        atMs: this.nowMs,
        leavesAtMs: this.nowMs + ask.windowMs,
        weight: ask.weight,
        settled: false,
      });
    return true;
  }

  settle(id: string, list: readonly { readonly ask: StoreAsk; readonly weight: number }[]): void {
    for (const { ask, weight } of list)
      for (const place of this.counted(ask).filter((one) => one.id === id && !one.settled)) {
        place.weight = Math.min(place.weight, weight);
        place.settled = true;
      }
    this.places = this.places.filter(({ weight }) => weight > 0);
  }

  reset(list: readonly StoreAsk[]): void {
    this.places = this.places.filter(({ window }) => !list.some((ask) => windowOf(ask) === window));
  }
}

/** Places that were taken without an id, and what the oracle calls each. */
class Unnamed {
  private readonly taken: { readonly id: string; readonly ask: StoreAsk; readonly place: UnnamedPlace }[] =
    [];

  constructor(
    private readonly store: LimiterStore,
    private readonly oracle: Oracle,
  ) {}

  /** Whether the oracle says the same. */
  reserve(ask: StoreAsk): boolean {
    const place = this.store.reserveUnnamed!(ask);
    const id = `unnamed ${this.taken.length}`;
    this.taken.push({ id, ask, place });
    return place.admitted === this.oracle.reserve(id, [ask]);
  }

  /** Some of them by their numbers, and some by the ids that they got first. */
  async settle(nth: number): Promise<void> {
    const one = this.taken[nth % Math.max(1, this.taken.length)];
    if (one === undefined) return;
    const weight = nth % 3;
    this.oracle.settle(one.id, [{ ask: one.ask, weight }]);
    if (nth % 2 === 0) return void one.place.settle(weight);
    one.place.name(one.id);
    await this.store.settle(one.id, [{ ...one.ask, weight }]);
  }
}

describe('the memory store beside a brute-force oracle', () => {
  it('counts places that nobody has named like the others, whenever they are named, settled or gone', async () => {
    const property = fc.asyncProperty(steps, async (plan) => {
      const oracle = new Oracle();
      let clockMs = 1_000_000;
      const store = createMemoryStore({ now: () => clockMs });
      const unnamed = new Unnamed(store, oracle);
      for (const { kind, id, asks: list, clockMs: stepMs } of plan) {
        clockMs += stepMs;
        oracle.nowMs = Math.max(oracle.nowMs, clockMs);
        if (kind === 'reserve') expect(list.every((ask) => unnamed.reserve(ask))).toBe(true);
        if (kind === 'peek') expect((await store.reserve(id, list)).admitted).toBe(oracle.reserve(id, list));
        if (kind === 'settle') await unnamed.settle(Number(id) + list.length);
        if (kind === 'reset') oracle.reset(list);
        if (kind === 'reset') await store.reset(list);
        expect((await store.peek(list)).map(({ count, oldestAtMs }) => ({ count, oldestAtMs }))).toEqual(
          list.map((ask) => ({ count: oracle.count(ask), oldestAtMs: oracle.counted(ask)[0]?.atMs ?? null })),
        );
      }
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it('says the same at every step, whatever clocks, rules, weights, settlements and resets come', async () => {
    const property = fc.asyncProperty(steps, async (plan) => {
      const oracle = new Oracle();
      let clockMs = 1_000_000;
      const store = createMemoryStore({ now: () => clockMs });
      for (const { kind, id, asks: list, clockMs: stepMs } of plan) {
        clockMs += stepMs;
        oracle.nowMs = Math.max(oracle.nowMs, clockMs);
        const settlements = list.map((ask) => ({ ask, weight: ask.weight - 1 }));
        if (kind === 'reserve')
          expect((await store.reserve(id, list)).admitted).toBe(oracle.reserve(id, list));
        if (kind === 'settle') {
          oracle.settle(id, settlements);
          await store.settle(
            id,
            settlements.map(({ ask, weight }) => ({ ...ask, weight })),
          );
        }
        if (kind === 'reset') oracle.reset(list);
        if (kind === 'reset') await store.reset(list);
        const seen = await store.peek(list);
        expect(seen.map(({ nowMs, count, oldestAtMs }) => ({ nowMs, count, oldestAtMs }))).toEqual(
          list.map((ask) => ({
            nowMs: oracle.nowMs,
            count: oracle.count(ask),
            oldestAtMs: oracle.counted(ask)[0]?.atMs ?? null,
          })),
        );
      }
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it('lets no span of one window hold more than its limit', async () => {
    const waits = fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 80 });
    const property = fc.asyncProperty(waits, async (plan) => {
      let nowMs = 0;
      const store = createMemoryStore({ now: () => nowMs });
      const admittedAtMs: number[] = [];
      for (const [index, wait] of plan.entries()) {
        nowMs += wait;
        const ask = { name: 'rule', key: 'key', limit: 3, windowMs: 1_000, weight: 1 };
        if ((await store.reserve(`${index}`, [ask])).admitted) admittedAtMs.push(nowMs);
      }
      for (const start of admittedAtMs)
        expect(admittedAtMs.filter((at) => at >= start && at < start + 1_000).length).toBeLessThanOrEqual(3);
    });
    await fc.assert(property);
  });

  it('admits again once the wait that it told is over, and not a millisecond before', async () => {
    const weights = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 12 });
    const property = fc.asyncProperty(weights, fc.integer({ min: 1, max: 10 }), async (plan, weight) => {
      let nowMs = 0;
      const store = createMemoryStore({ now: () => nowMs });
      const ask = { name: 'rule', key: 'key', limit: 10, windowMs: 1_000 };
      for (const [index, one] of plan.entries()) {
        nowMs += 10;
        await store.reserve(`${index}`, [{ ...ask, weight: one }]);
      }
      const asked = async () => await store.reserve('next', [{ ...ask, weight }]);
      const first = await asked();
      fc.pre(!first.admitted);
      nowMs += (first.windows[0]?.waitMs ?? 0) - 1;
      expect((await asked()).admitted).toBe(false);
      nowMs += 1;
      expect((await asked()).admitted).toBe(true);
    });
    await fc.assert(property);
  });
});
