import { EMPTY_WINDOW, type WindowState } from './rolling-window.js';
import type { WindowChange, WindowKey, WindowStore } from './window-store.js';

interface Entry {
  readonly state: WindowState;
  readonly forgetAtMs: number;
}

/** Keys looked at on each update, so that forgetting keeps pace with learning. */
const SWEPT_PER_UPDATE = 2;

/** A store for one process. Keys whose window ran empty are forgotten as others are used. */
export function createMemoryWindowStore(): WindowStore {
  const entries = new Map<string, Entry>();
  return {
    update: async <T>(
      { key, nowMs }: WindowKey,
      change: (state: WindowState) => WindowChange<T>,
    ): Promise<T> => {
      const { state, result, forgetAtMs } = change(entries.get(key)?.state ?? EMPTY_WINDOW);
      entries.delete(key);
      if (forgetAtMs > nowMs) entries.set(key, { state, forgetAtMs });
      sweep(entries, nowMs);
      return result;
    },
  };
}

function sweep(entries: Map<string, Entry>, nowMs: number): void {
  let looked = 0;
  for (const [key, entry] of entries) {
    if (looked === SWEPT_PER_UPDATE) return;
    looked += 1;
    if (entry.forgetAtMs <= nowMs) entries.delete(key);
  }
}
