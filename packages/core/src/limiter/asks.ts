import type { SeenWindow, StoreAsk, StoreWindow } from './limiter-store.js';
import { tellWindow, type WindowReading, type WindowRule } from './window-reading.js';

/** A rule with the name that its windows have in a store: two names never touch each other. */
export interface LimiterRule extends WindowRule {
  readonly name: string;
}

/** One window: whose, and under which rule. */
export interface LimitedKey {
  readonly rule: LimiterRule;
  readonly key: string;
}

/** What is asked of a window: `weight` is a whole number from 1, which is also the default. */
export interface LimiterAsk extends LimitedKey {
  readonly weight?: number | undefined;
}

/** One or several: of several all get what they ask for, or none does. */
export type OneOrMore<T> = T | readonly T[];

export const listOf = <T extends object>(given: OneOrMore<T>): readonly T[] =>
  Array.isArray(given) ? (given as readonly T[]) : [given as T];

/** @throws RangeError for a rule that can't be kept or a window named twice */
export function windowsOf(given: OneOrMore<LimitedKey>): StoreWindow[] {
  const windows = listOf(given).map(({ rule, key }) => {
    const { name, limit, windowMs } = checkedRule(rule);
    return { name, limit, windowMs, key: checkedKey(key) };
  });
  const named = new Set(windows.map(({ name, key }) => JSON.stringify([name, key])));
  if (named.size === windows.length && windows.length > 0) return windows;
  throw new RangeError(
    'Name each rule and key once, and at least one: what is asked twice of one is a weight.',
  );
}

/** @throws RangeError */
export function asksOf(given: OneOrMore<LimiterAsk>): StoreAsk[] {
  const weights = listOf(given).map(({ weight = 1 }) => checkedWeight(weight, 1));
  return windowsOf(given).map((window, index) => ({ ...window, weight: weights[index] ?? 1 }));
}

/** The ask, where it is one by itself; null where there are several. @throws RangeError */
export function onlyAskOf(given: OneOrMore<LimiterAsk>): StoreAsk | null {
  if (Array.isArray(given)) return null;
  const { rule, key, weight = 1 } = given as LimiterAsk;
  const { name, limit, windowMs } = checkedRule(rule);
  return { name, limit, windowMs, key: checkedKey(key), weight: checkedWeight(weight, 1) };
}

/** What is to stand of each ask; null for all. @throws RangeError */
export function weightsOf(
  asks: readonly StoreAsk[],
  weights: number | readonly number[] | undefined,
): (number | null)[] {
  if (weights === undefined) return asks.map(() => null);
  const given = typeof weights === 'number' ? [weights] : weights;
  if (given.length !== asks.length)
    throw new RangeError(`Commit one weight for each of the ${asks.length} asks, not ${given.length}.`);
  return given.map((weight) => checkedWeight(weight, 0));
}

/** @throws RangeError */
export function checkedWeight(weight: number, least: 0 | 1): number {
  if (Number.isSafeInteger(weight) && weight >= least) return weight;
  throw new RangeError(`A weight is a whole number from ${least}, not ${weight}.`);
}

/** How windows are told, in the order of the asks. */
export const readingsOf = (windows: readonly StoreWindow[], seen: readonly SeenWindow[]): WindowReading[] =>
  seen.map((one, index) => tellWindow(one, windows[index] ?? { limit: 0, windowMs: 0 }, one.nowMs));

function checkedRule(rule: LimiterRule): LimiterRule {
  const { name, limit, windowMs } = rule;
  if (typeof name !== 'string' || name === '')
    throw new RangeError('A rule needs a name, by which its store knows it.');
  if (!Number.isSafeInteger(limit) || limit < 0)
    throw new RangeError(`The limit of ${name} is a whole number from 0, not ${limit}.`);
  if (Number.isFinite(windowMs) && windowMs > 0) return rule;
  throw new RangeError(`The window of ${name} is a number of milliseconds above 0, not ${windowMs}.`);
}

function checkedKey(key: string): string {
  if (typeof key === 'string') return key;
  throw new RangeError(`A key is a string, not ${typeof key}.`);
}
