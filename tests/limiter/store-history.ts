import { expect } from '@jest/globals';
import type { StoreAnswer, StoreAsk } from '@clipwright/core/limiter';
import fc from 'fast-check';
import { STEP_MS, type StoreBench } from './store-bench.js';
import { StoreOracle } from './store-oracle.js';

/** One call, or time that goes by. */
interface Step {
  readonly kind: 'reserve' | 'take' | 'crowd' | 'askAgain' | 'settle' | 'settleTaken' | 'reset' | 'pass';
  readonly id: string;
  readonly asks: readonly StoreAsk[];
}

/** How long the windows of the two rules are, in steps; half a step more decides what stands on the edge. */
const STEPS = [1, 3];
const stepsOf = ({ name }: StoreAsk): number => STEPS[Number(name.at(-1))] ?? 0;

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
      limit: 3 + rule * 3,
      windowMs: ((STEPS[rule] ?? 0) + 0.5) * STEP_MS,
    })),
  );

/** Random histories of two rules and two keys. */
export const histories = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(
      ...(['reserve', 'reserve', 'reserve', 'take', 'take', 'crowd', 'crowd', 'askAgain'] as const),
      ...(['settle', 'settle', 'settleTaken', 'settleTaken', 'pass', 'pass', 'reset'] as const),
    ),
    id: fc.nat(9).map(String),
    asks,
  }),
  { minLength: 5, maxLength: 60 },
);

/** Places that were taken by new ids: what the oracle calls each, and the store. */
class Taken {
  private readonly ids: { readonly ours: string; theirs: string }[] = [];

  /** An id that nobody has asked with. */
  next(): string {
    return `new ${this.ids.length}`;
  }

  add(ours: string, theirs: string): void {
    this.ids.push({ ours, theirs });
  }

  /** One of them, also one that was settled or has left; one of nobody where there is none. */
  nth(n: number): { readonly ours: string; readonly theirs: string } {
    return this.ids[n % Math.max(1, this.ids.length)] ?? { ours: 'nobody', theirs: 'nobody' };
  }

  age(bench: StoreBench): void {
    for (const one of this.ids) one.theirs = bench.agedId?.(one.theirs, STEP_MS) ?? one.theirs;
  }
}

/** Plays a history to a store and to the oracle, and compares all that they say. */
export async function playHistory(bench: StoreBench, steps: readonly Step[]): Promise<void> {
  const { store, age } = bench;
  const oracle = new StoreOracle(stepsOf);
  const world = crypto.randomUUID();
  const taken = new Taken();
  for (const { kind, id, asks: list } of steps) {
    const own = list.map((ask) => ({ ...ask, key: `${world} ${ask.key}` }));
    const less = own.map((ask) => ({ ...ask, weight: ask.weight - 1 }));
    await WAYS_TO_ASK[kind]?.({ store, oracle, taken, id, asks: own });
    if (kind === 'settleTaken') {
      const { ours, theirs } = taken.nth(Number(id));
      oracle.settle(ours, less);
      await store.settle(theirs, less);
    }
    if (kind === 'settle') {
      oracle.settle(id, less);
      await store.settle(id, less);
    }
    if (kind === 'reset') {
      oracle.reset(own);
      await store.reset(own);
    }
    if (kind === 'pass') {
      oracle.pass(1);
      await age(STEP_MS);
      taken.age(bench);
    }
    const seen = await store.peek(own);
    expect(seen.map(({ count }) => count)).toEqual(own.map((ask) => oracle.count(ask)));
    expect(seen.map(({ nowMs, oldestAtMs }) => stepsBetween(oldestAtMs, nowMs))).toEqual(
      own.map((ask) => oracle.oldestAge(ask)),
    );
  }
}

interface Both {
  readonly store: StoreBench['store'];
  readonly oracle: StoreOracle;
  readonly id: string;
  readonly asks: readonly StoreAsk[];
  readonly isNew?: boolean;
}

interface AskedOfBoth extends Both {
  readonly taken: Taken;
}

const WAYS_TO_ASK: { readonly [kind in Step['kind']]?: (asked: AskedOfBoth) => Promise<unknown> } = {
  reserve: reserveBoth,
  take: takeBoth,
  crowd: crowdBoth,
  askAgain,
};

/** A place by a new id, in the first of the windows or in all of them. */
async function takeBoth({ store, oracle, taken, asks: list }: AskedOfBoth): Promise<void> {
  const ours = taken.next();
  const id = await reserveBoth({
    store,
    oracle,
    id: ours,
    asks: list.slice(0, list.length - 1 || 1),
    isNew: true,
  });
  taken.add(ours, id);
}

/** As many at once as all asks weigh, by new ids, each for one place in the first window. */
async function crowdBoth({ store, oracle, taken, asks: list }: AskedOfBoth): Promise<void> {
  const asks = list.slice(0, 1).map((ask) => ({ ...ask, weight: 1 }));
  const crowd = list.flatMap(({ weight }) => Array.from({ length: weight }, () => crypto.randomUUID()));
  const answers = await Promise.all(crowd.map((id) => store.reserve(id, asks, true)));
  crowd.forEach((id, index) => {
    const ours = taken.next();
    const theirs = compare({ oracle, id: ours, asks }, answers[index]) ?? id;
    taken.add(ours, theirs);
  });
}

/** Who has a place by a new id asks with it once more. */
async function askAgain({ store, oracle, taken, id, asks: list }: AskedOfBoth): Promise<void> {
  const { ours, theirs } = taken.nth(Number(id));
  compare({ oracle, id: ours, asks: list }, await store.reserve(theirs, list));
}

/** Gives the id by which the store knows what it took. */
async function reserveBoth({ store, oracle, id, asks: list, isNew = false }: Both): Promise<string> {
  const answer = await store.reserve(id, list, isNew);
  return compare({ oracle, id, asks: list }, answer) ?? id;
}

/** Gives the id of the answer. */
function compare(
  { oracle, id, asks: list }: Omit<Both, 'store'>,
  answer: StoreAnswer | undefined,
): string | undefined {
  const waits = list.map((ask) => oracle.stepsUntil(id, ask));
  expect(answer?.admitted).toBe(oracle.reserve(id, list));
  expect(answer?.windows.map(({ count }) => count)).toEqual(list.map((ask) => oracle.count(ask)));
  expect(answer?.windows.map(({ waitMs }) => halfSteps(waitMs))).toEqual(waits);
  return answer?.id;
}

const stepsBetween = (atMs: number | null, nowMs: number): number | null =>
  atMs === null ? null : Math.round((nowMs - atMs) / STEP_MS);

const halfSteps = (waitMs: number): number => Math.round((waitMs / STEP_MS) * 2) / 2;
