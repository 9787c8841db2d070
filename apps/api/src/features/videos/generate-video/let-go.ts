import { VideoEnded } from '../running-videos.js';

/** Deadline and cancel end the work itself; at a shutdown, or when another attempt has taken over, it goes on at the engine. */
const endsWork = (reason: unknown): boolean => reason instanceof VideoEnded || (reason instanceof DOMException && reason.name === 'TimeoutError');

/**
 * Runs work at a remote engine. Its own signal fires only where the work shall end there too; in other cases the work is
 * let go of: the promise rejects with the signal's reason, and a later attempt resumes the operation.
 */
export async function letGoOf<Result>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  signal.throwIfAborted();
  const own = new AbortController();
  let heed: () => void = () => undefined;
  const left = new Promise<never>((_, reject) => {
    heed = () => (endsWork(signal.reason) ? own.abort(signal.reason) : reject(signal.reason));
  });
  signal.addEventListener('abort', heed, { once: true });
  try {
    return await Promise.race([work(own.signal), left]);
  } finally {
    signal.removeEventListener('abort', heed);
  }
}
