import type { ClipwrightError } from '../errors/clipwright-error.js';
import { tell, type Call } from './call.js';
import { retryAfterMs } from './known-window.js';

const FIRST_MS = 500;
const LONGEST_MS = 10_000;
const LONGEST_TOLD_MS = 60_000;

/** Pauses before the next try; throws what failed once it is given up. */
export type Pause = (failure: ClipwrightError) => Promise<void>;

/** Tries again so many times, and for as long as a server may be away. */
export function retries(call: Call): Pause {
  let failures = 0;
  let awaySinceMs = NaN;
  return async (failure) => {
    const { now } = call;
    const isOff = isAway(failure);
    awaySinceMs = isOff ? awaySinceMs || now() : NaN;
    failures += 1;
    const toldMs = Math.min(LONGEST_TOLD_MS, retryAfterMs(failure.headers) ?? 0);
    const waitMs = Math.max(backoffMs(failures, call.random), toldMs);
    const isTried = failures >= call.maxRecoveries && !(now() - awaySinceMs < call.maxAbsenceMs);
    if (isTried || now() + waitMs >= call.untilMs) throw failure;
    if (isOff) tell(call.onWait, { reason: 'away', waitMs });
    await call.sleep(waitMs, call.signal);
  };
}

/** The wait before a repeat: doubles from half a second to 10 s, of which a random half is jitter. */
export const backoffMs = (attempt: number, random: () => number): number =>
  (Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1)) * (1 + random())) / 2;

/** 502 to 504 are what proxies answer for a server that is not there; ours never does. */
const isAway = ({ code, status }: ClipwrightError): boolean =>
  code === 'connection_failed' || (status > 501 && status < 505);
