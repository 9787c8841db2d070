import { expect } from '@jest/globals';
import type { StoreAsk } from '@clipwright/core/limiter';
import fc from 'fast-check';
import { STEP_MS, type StoreBench } from './store-bench.js';
import { StoreOracle } from './store-oracle.js';

/** One call, or time that goes by. */
interface Step {
  readonly kind: 'reserve' | 'settle' | 'reset' | 'pass';
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
    kind: fc.constantFrom('reserve', 'reserve', 'reserve', 'reserve', 'settle', 'settle', 'pass', 'reset'),
    id: fc.nat(9).map(String),
    asks,
  }),
  { minLength: 5, maxLength: 40 },
);

/** Plays a history to a store and to the oracle, and compares all that they say. */
export async function playHistory({ store, age }: StoreBench, steps: readonly Step[]): Promise<void> {
  const oracle = new StoreOracle(stepsOf);
  const world = crypto.randomUUID();
  for (const { kind, id, asks: list } of steps) {
    const own = list.map((ask) => ({ ...ask, key: `${world} ${ask.key}` }));
    const less = own.map((ask) => ({ ...ask, weight: ask.weight - 1 }));
    if (kind === 'reserve') await reserveBoth({ store, oracle, id, asks: own });
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
}

async function reserveBoth({ store, oracle, id, asks: list }: Both): Promise<void> {
  const waits = list.map((ask) => oracle.stepsUntil(id, ask));
  const admitted = oracle.reserve(id, list);
  const answer = await store.reserve(id, list);
  expect(answer.admitted).toBe(admitted);
  expect(answer.windows.map(({ count }) => count)).toEqual(list.map((ask) => oracle.count(ask)));
  expect(answer.windows.map(({ waitMs }) => halfSteps(waitMs))).toEqual(waits);
}

const stepsBetween = (atMs: number | null, nowMs: number): number | null =>
  atMs === null ? null : Math.round((nowMs - atMs) / STEP_MS);

const halfSteps = (waitMs: number): number => Math.round((waitMs / STEP_MS) * 2) / 2;
