import type { WindowCount } from './window-reading.js';

/** One window of a store: what is counted for a key under the rule of that name, and under no other. */
export interface StoreWindow {
  readonly name: string;
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** A window, and how much of it is asked for: a whole number from 1. */
export interface StoreAsk extends StoreWindow {
  readonly weight: number;
}

/** A window, and how much stands of what was taken from it: null for all, 0 for nothing. */
export interface StoreSettlement extends StoreWindow {
  readonly weight: number | null;
}

/**
 * A window at an instant of the store's own clock. `waitMs`: until what was asked for may fit, if nobody else
 * takes it; 0 where it fits or was not asked for, Infinity where it never will.
 */
export interface SeenWindow extends WindowCount {
  readonly nowMs: number;
  readonly waitMs: number;
}

/** Whether all asks got what they asked for, and each one's window after that, in the order of the asks. */
export interface StoreAnswer {
  readonly admitted: boolean;
  readonly windows: readonly SeenWindow[];
  /** By what the store knows the places, where that is another id than the new one that it was given. */
  readonly id?: string;
}

/**
 * What came of an ask without an id, and the window after that. `waitMs` is 0 where it was admitted.
 */
export interface UnnamedPlace extends SeenWindow {
  readonly admitted: boolean;
  /** Makes the place known by this id, while it counts. */
  name(id: string): void;
  /** Settles it as `settle` does, if it still counts. */
  settle(weight: number | null): SeenWindow;
}

/**
 * Where windows live, each name and key a world of its own. What is taken at t counts while now is before
 * t + windowMs, by a clock of the store that never runs backwards for a window. Every call is atomic.
 */
export interface LimiterStore {
  /**
   * Takes a place of `id` in every window, or in none. Where `id` has one already it keeps that, and takes no
   * second: nobody need look for it where it `isNew`, made for this call.
   */
  reserve(id: string, asks: readonly StoreAsk[], isNew?: boolean): Promise<StoreAnswer>;
  /**
   * The same for one ask of nobody's id, and at once: for stores that are in the process and never wait.
   * @throws LimiterStoreError
   */
  reserveUnnamed?(ask: StoreAsk): UnnamedPlace;
  /**
   * Settles places of `id` at what stands of them, never more than was taken; the rest is free at once. What
   * is settled stays until time frees it. Unknown places change nothing.
   */
  settle(id: string, settlements: readonly StoreSettlement[]): Promise<readonly SeenWindow[]>;
  /** Looks without taking or waiting. */
  peek(windows: readonly StoreWindow[]): Promise<readonly SeenWindow[]>;
  /** Forgets all that is counted in these windows. */
  reset(windows: readonly StoreWindow[]): Promise<void>;
}

/** The store did not answer, not in time, or has no room. `cause` says why. */
export class LimiterStoreError extends Error {
  override readonly name = 'LimiterStoreError';
}
