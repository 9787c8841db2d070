import { told, type Settings } from './client-options.js';
import type { CallOptions } from './video-inputs.js';

/** One call, with what was set for it alone in place of the client's settings. */
export type Call = Settings &
  Pick<CallOptions, 'signal' | 'headers'> & {
    /** When the whole of it is given up. */
    readonly untilMs: number;
    readonly maxAbsenceMs: number;
  };

/** How long a server may be away for one that only looks: whoever waits for it is told sooner that nobody is there. */
export const LOOK_ABSENCE_MS = 30_000;

/** A call that begins now, and waits so long for a server that is away where nothing else was set. */
export const callOf = <Options extends CallOptions>(
  settings: Settings,
  options: Options,
  maxAbsenceMs = 90_000,
): Call & Options =>
  ({
    maxAbsenceMs,
    ...settings,
    ...told(options),
    untilMs: settings.now() + (options.timeoutMs ?? Infinity),
  }) as Call & Options;

/** Calls back. What it throws ends the call; what it rejects with is its own affair. */
export const tell = <Told>(callback: ((told: Told) => unknown) | undefined, news: Told): void =>
  void Promise.resolve(callback?.(news)).catch(() => undefined);
