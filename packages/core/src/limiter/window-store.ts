import type { WindowState } from './rolling-window.js';

/** What a change makes of a key's state. From `forgetAtMs` on the store may drop the key. */
export interface WindowChange<T> {
  readonly state: WindowState;
  readonly result: T;
  readonly forgetAtMs: number;
}

/** Whose window, and the instant of the update. */
export interface WindowKey {
  readonly key: string;
  readonly nowMs: number;
}

/** Where windows live. Whoever implements it promises that two updates of one key never overlap. */
export interface WindowStore {
  /**
   * Hands the key's state (EMPTY_WINDOW when unknown) to `change`, stores what comes back, answers its
   * result.
   */
  update<T>(at: WindowKey, change: (state: WindowState) => WindowChange<T>): Promise<T>;
}
