/** A bounded number of places with a short queue before them, first come, first served. */
export interface Places {
  /** Resolves to what gives the place back, or null when the queue is full. Rejects with the signal's reason. */
  take(signal: AbortSignal): Promise<(() => void) | null>;
}

/** Places for `count` at once and `maxQueued` waiting. */
export function createPlaces({ count, maxQueued }: { count: number; maxQueued: number }): Places {
  let free = count;
  const waiting: (() => void)[] = [];

  const giveBack = () => {
    const next = waiting.shift();
    if (next) return next();
    free += 1;
  };

  const wait = (signal: AbortSignal) =>
    new Promise<() => void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(signal.reason);
      };
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve(giveBack);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(enter);
    });

  return {
    take: async (signal) => {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return giveBack;
      }
      return waiting.length < maxQueued ? wait(signal) : null;
    },
  };
}
