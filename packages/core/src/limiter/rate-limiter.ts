import { admit, emptyAtMs, giveBack, keep, readWindow } from './rolling-window.js';
import type { WindowReading, WindowRule, WindowState } from './rolling-window.js';
import type { WindowStore } from './window-store.js';

/** What a limiter is made of. */
export interface RateLimiterParts {
  readonly store: WindowStore;
  readonly rule: WindowRule;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Whether the id holds a place now, and the window after that. */
export interface Reservation {
  readonly admitted: boolean;
  readonly reading: WindowReading;
}

/** An exact rolling window over any store. Each id stands for one piece of work and holds one place. */
export interface RateLimiter {
  /** Takes a place for the id before the work starts; refused when the window is full. */
  reserve(key: string, id: string): Promise<Reservation>;
  /** The work stands: its place can't be given back any more. */
  keep(key: string, id: string): Promise<WindowReading>;
  /** The work came to nothing: its place is free again. */
  giveBack(key: string, id: string): Promise<WindowReading>;
  /** Looks without taking. */
  read(key: string): Promise<WindowReading>;
}

/** A limiter over a store. The promises reject only where the store does. */
export function createRateLimiter({ store, rule, now }: RateLimiterParts): RateLimiter {
  const changed = (key: string, change: (state: WindowState) => WindowState): Promise<WindowReading> => {
    const nowMs = now();
    return store.update({ key, nowMs }, (before) => {
      const state = change(before);
      return { state, result: readWindow(state, rule, nowMs), forgetAtMs: emptyAtMs(state, rule) };
    });
  };
  return {
    reserve: (key, id) => {
      const nowMs = now();
      return store.update({ key, nowMs }, (before) => {
        const { state, ...result } = admit(before, { id, nowMs, rule });
        return { state, result, forgetAtMs: emptyAtMs(state, rule) };
      });
    },
    keep: (key, id) => changed(key, (state) => keep(state, id)),
    giveBack: (key, id) => changed(key, (state) => giveBack(state, id)),
    read: (key) => changed(key, (state) => state),
  };
}
