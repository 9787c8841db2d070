import type { StoreWindow } from '../limiter-store.js';

/** Everybody locks in this order, so that nobody waits in a circle. */
export const inOrder = (one: StoreWindow, other: StoreWindow): number =>
  compare(one.name, other.name) || compare(one.key, other.key);

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
