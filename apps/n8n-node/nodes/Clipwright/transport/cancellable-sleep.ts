import { sleep } from 'n8n-workflow';

/** How long a cancelled execution may go on sleeping. */
const SLICE_MS = 250;

/**
 * Sleeps in slices, since n8n lends nodes no timer; rejects with the signal's reason soon after it is
 * aborted.
 */
export async function cancellableSleep(ms: number, signal?: AbortSignal): Promise<void> {
  const untilMs = Date.now() + ms;
  for (;;) {
    signal?.throwIfAborted();
    const leftMs = untilMs - Date.now();
    if (leftMs <= 0) return;
    await sleep(Math.min(leftMs, SLICE_MS));
  }
}
