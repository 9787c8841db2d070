import { createPlaces, type Places } from './image-places.js';
import type { FetchRefusal } from './safe-fetch.js';

/** Fetches by owner. A turn that does not come, and a fetch that does not end, is `timed_out`. */
export interface FetchTurns {
  /** Rejects with the signal's reason, and with what `fetch` rejects with in time. */
  run<Fetched>(turn: { owner: string; signal: AbortSignal }, fetch: (signal: AbortSignal) => Promise<Fetched>): Promise<Fetched | FetchRefusal>;
}

interface Owner {
  readonly places: Places;
  turns: number;
}

/** Lets each owner have `atOnce` fetches under way; further ones wait. Waiting and fetching take `totalMs` together. */
export function createFetchTurns({ atOnce, totalMs }: { atOnce: number; totalMs: number }): FetchTurns {
  const owners = new Map<string, Owner>();
  const enter = (name: string): Owner => {
    const owner = owners.get(name) ?? { places: createPlaces({ count: atOnce, maxQueued: Number.POSITIVE_INFINITY }), turns: 0 };
    owner.turns += 1;
    owners.set(name, owner);
    return owner;
  };
  const leave = (name: string, owner: Owner): void => {
    owner.turns -= 1;
    if (owner.turns === 0) owners.delete(name);
  };
  return {
    run: async (turn, fetch) => {
      const owner = enter(turn.owner);
      const deadline = AbortSignal.timeout(totalMs);
      try {
        return await inTurn(owner.places, AbortSignal.any([turn.signal, deadline]), fetch);
      } catch (error) {
        if (turn.signal.aborted || !deadline.aborted) throw error;
        return { ok: false, reason: 'timed_out', detail: 'no turn in time' };
      } finally {
        leave(turn.owner, owner);
      }
    },
  };
}

async function inTurn<Fetched>(places: Places, signal: AbortSignal, fetch: (signal: AbortSignal) => Promise<Fetched>): Promise<Fetched> {
  const giveBack = await places.take(signal);
  try {
    return await fetch(signal);
  } finally {
    giveBack?.();
  }
}
