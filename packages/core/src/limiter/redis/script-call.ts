import type { StoreWindow } from '../limiter-store.js';

/** A call of the store, the id, and what of each window. */
export interface ScriptCall {
  /** `take` is a reserve of one window by a new id, `takeLeaving` the same where ids of others leave. */
  readonly name: 'take' | 'takeLeaving' | 'reserve' | 'settle' | 'peek' | 'reset';
  readonly id: string;
  readonly windows: readonly (StoreWindow & { readonly weight?: number | null })[];
}
