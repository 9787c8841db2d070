import type { ClipwrightError } from '../errors/clipwright-error.js';
import type { WindowReading } from '../limiter/window-reading.js';
import { tell, type Call } from './call.js';
import type { WaitNotice } from './client-options.js';
import { retryAfterMs } from './known-window.js';
import type { Pacer } from './pacer.js';

/** How one call waits for the window: in the queue of all, and out of patience at last. */
export interface WindowLimits {
  /** Resolves when it is the call's turn. */
  enter(): Promise<void>;
  /** Takes a 429 as a reason to wait; throws it where there is no patience left for that. */
  holdBack(refusal: ClipwrightError): void;
}

export function windowLimits(call: Call, pacer: Pacer): WindowLimits {
  const { maxRateLimitWaits, maxWaitMs, untilMs, now, random, signal, onWait } = call;
  let patienceMs = maxRateLimitWaits > 0 ? maxWaitMs : 0;
  const leftMs = (): number => Math.min(patienceMs, untilMs - now());
  let reason: WaitNotice['reason'] = 'pacing';
  let refusals = 0;
  let lastWaitMs = 0;
  return {
    enter: async () => {
      patienceMs -= await pacer.enter({
        signal,
        patienceMs: leftMs(),
        onWait: (waitMs) => tell(onWait, { reason, waitMs }),
      });
    },
    // Retry-After, doubled on each repeat, with up to a tenth of jitter on top.
    holdBack: (refusal) => {
      const toldMs = toldWaitMs(refusal);
      refusals += 1;
      reason = refusal.code as WaitNotice['reason'];
      if (refusals > maxRateLimitWaits || toldMs > leftMs()) throw refusal;
      lastWaitMs = Math.min(leftMs(), Math.max(toldMs, 2 * lastWaitMs));
      pacer.blockFor(Math.min(leftMs(), lastWaitMs * (1 + random() / 10)));
    },
  };
}

/** Retry-After, else the body's own reset, else a minute. */
const toldWaitMs = ({ headers, facts }: ClipwrightError): number =>
  retryAfterMs(headers) ??
  1000 * Math.max(1, (facts as { reading?: WindowReading | null }).reading?.resetInSeconds ?? 60);
