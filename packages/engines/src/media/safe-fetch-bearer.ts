import type { PinnedAddress } from './address-pinning.js';

/** A turn at a host: the addresses that it holds for, and how it ends. */
export interface HostTurn {
  readonly addresses: readonly PinnedAddress[];
  leave(): void;
}

/** Who bears what a fetch costs the hosts of others: asked before each request, told of each byte. */
export interface FetchBearer {
  /**
   * Waits for a turn at whoever answers at these addresses. Throws FetchRefusedError when none comes in time,
   * else the signal's reason.
   */
  turnAt(addresses: readonly PinnedAddress[], signal: AbortSignal): Promise<HostTurn>;
  tookBytes(bytes: number): void;
}

/** For what the operator's own engines fetch: nobody is counted. */
export const NOBODY: FetchBearer = {
  turnAt: (addresses) => Promise.resolve({ addresses, leave: () => undefined }),
  tookBytes: () => undefined,
};
