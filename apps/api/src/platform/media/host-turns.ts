import { type PinnedAddress, type HostTurn, FetchRefusedError } from '@clipwright/engines/safe-fetch';
import { FairPlaces } from './fair-places.js';
import { turnWithin } from './fetch-turns.js';
import { networksTried } from './host-network.js';

export interface HostTurnRules {
  /** Requests that one host gets at once. */
  readonly atOnce: number;
  readonly waitMs: number;
  /** Waits until a host may be asked, at most so many milliseconds; false where it would be longer. */
  readonly pace: (host: string, mostMs: number, signal: AbortSignal) => Promise<boolean>;
}

/** Whose request waits for a turn, and how it is called off. */
export interface Waiting {
  readonly owner: string;
  readonly signal: AbortSignal;
}

/**
 * Turns at the hosts of others, whoever asks and whatever name was asked for: a host is the networks that it
 * answers from.
 */
export class HostTurns {
  private readonly hosts = new Map<string, FairPlaces>();

  constructor(private readonly rules: HostTurnRules) {}

  /**
   * Networks come in one order for all, so that two requests never wait for each other. Throws
   * FetchRefusedError when no turn comes in time.
   */
  async take(pinned: readonly PinnedAddress[], waiting: Waiting): Promise<HostTurn> {
    const { networks, addresses } = networksTried(pinned);
    const endsMs = performance.now() + this.rules.waitMs;
    const given: (() => void)[] = [];
    const leave = (): void => given.splice(0).forEach((giveBack) => giveBack());
    try {
      for (const network of networks) given.push(await this.placeAt(network, waiting, endsMs));
      for (const network of networks) await this.awaitPace(network, waiting, endsMs);
    } catch (error) {
      leave();
      throw error;
    }
    return { addresses, leave };
  }

  private async placeAt(network: string, { owner, signal }: Waiting, endsMs: number): Promise<() => void> {
    const places =
      this.hosts.get(network) ??
      new FairPlaces({ count: this.rules.atOnce, perOwner: this.rules.atOnce, ...ENDLESS });
    this.hosts.set(network, places);
    const giveBack = await turnWithin(places, { owner, signal, waitMs: leftMs(endsMs) }).finally(() =>
      this.forget(network),
    );
    if (giveBack === null) throw tooMany();
    return () => {
      giveBack();
      this.forget(network);
    };
  }

  private async awaitPace(network: string, { signal }: Waiting, endsMs: number): Promise<void> {
    const mayAsk = await this.rules.pace(network, leftMs(endsMs), signal);
    signal.throwIfAborted();
    if (!mayAsk) throw tooMany();
  }

  private forget(network: string): void {
    if (this.hosts.get(network)?.isEmpty === true) this.hosts.delete(network);
  }
}

const ENDLESS = { maxQueued: Number.POSITIVE_INFINITY, maxQueuedPerOwner: Number.POSITIVE_INFINITY };

const leftMs = (endsMs: number): number => Math.max(0, Math.ceil(endsMs - performance.now()));

const tooMany = (): FetchRefusedError => new FetchRefusedError('hosts_busy', { detail: 'no turn in time' });
