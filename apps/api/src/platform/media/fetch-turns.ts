import { FairPlaces } from './fair-places.js';
import type { FetchRefusal } from '@clipwright/engines/safe-fetch';

/** How many fetches one owner has under way, and all together; how long one waits for its turn. */
export interface FetchTurnRules {
  readonly perOwner: number;
  readonly inAll: number;
  readonly waitMs: number;
}

/**
 * Fetches by owner, in turns. One whose turn does not come in time is refused: by whose limit, its reason
 * says.
 */
export interface FetchTurns {
  /** Rejects with the signal's reason, and with what `fetch` rejects with. */
  run<Fetched>(
    turn: { owner: string; signal: AbortSignal },
    fetch: () => Promise<Fetched>,
  ): Promise<Fetched | FetchRefusal>;
}

/** Lets owners have `perOwner` fetches under way, and all of them `inAll`. */
export function createFetchTurns({ perOwner, inAll, waitMs }: FetchTurnRules): FetchTurns {
  const endless = Number.POSITIVE_INFINITY;
  const places = new FairPlaces({ count: inAll, perOwner, maxQueued: endless, maxQueuedPerOwner: endless });
  return {
    run: async ({ owner, signal }, fetch) => {
      const giveBack = await turnWithin(places, { owner, signal, waitMs });
      if (giveBack === null)
        return {
          ok: false,
          reason: places.isAtItsMost(owner) ? 'owner_busy' : 'hosts_busy',
          detail: 'no turn in time',
        };
      try {
        return await fetch();
      } finally {
        giveBack();
      }
    },
  };
}

/** A place, or null when none came in time. Rejects with the signal's reason. */
export async function turnWithin(
  places: FairPlaces,
  { owner, signal, waitMs }: { owner: string; signal: AbortSignal; waitMs: number },
): Promise<(() => void) | null> {
  const patience = AbortSignal.timeout(waitMs);
  try {
    const place = await places.take(owner, AbortSignal.any([signal, patience]));
    return typeof place === 'string' ? null : place;
  } catch (error) {
    if (signal.aborted || !patience.aborted) throw error;
    return null;
  }
}
