import { told, type Settings } from './client-options.js';
import type { CallOptions } from './video-inputs.js';

/** One call, with what was set for it alone in place of the client's settings. */
export type Call = Settings &
  Pick<CallOptions, 'signal' | 'headers'> & {
    /** When the whole of it is given up. */
    readonly untilMs: number;
  };

/** A call that begins now. */
export function callOf<Options extends CallOptions>(settings: Settings, options: Options): Call & Options {
  const untilMs = settings.now() + (options.timeoutMs ?? Infinity);
  return { ...settings, ...told(options), untilMs } as Call & Options;
}

/** Calls back. What it throws ends the call; what it rejects with is its own affair. */
export const tell = <Told>(callback: ((told: Told) => unknown) | undefined, news: Told): void =>
  void Promise.resolve(callback?.(news)).catch(() => undefined);
