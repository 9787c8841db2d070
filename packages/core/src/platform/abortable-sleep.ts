/** setTimeout takes no more than this; longer sleeps wake early, which every caller here looks out for. */
const LONGEST_MS = 2_147_483_647;

/**
 * Resolves after that many milliseconds; rejects with the signal's reason once that is aborted, leaving no
 * timer.
 */
export function abortableSleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', stop);
        resolve();
      },
      Math.min(ms, LONGEST_MS),
    );
    if (signal?.aborted === true) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}
