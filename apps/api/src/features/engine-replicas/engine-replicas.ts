import { Injectable } from '@nestjs/common';
import type { EngineHealth } from '@clipwright/core/engine';
import type { EnginePlace, EngineRoute, PlaceName } from '../../engines/engine.place.js';
import { persistThroughOutage } from '../../platform/database/persist-through-outage.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Log } from '../../platform/logging/log.js';
import { type Choice, nameOf } from './choose-place.js';
import { EngineReplicaRepository, type ReplicaState } from './engine-replica.repository.js';
import { Seats } from './seats.js';

const HEALTH_WITHIN_MS = 3_000;

/** A restart of the database must not cost a video that is being made. */
const OUTAGE_MS = 30_000;

/** What a video that asks for a place has been through. */
export interface PlaceQuestion {
  readonly videoId: string;
  readonly tried: readonly PlaceName[];
  readonly healthy: readonly PlaceName[];
}

/** The replicas of all engines: their slots, over all workers, and which of them are set aside. */
@Injectable()
export class EngineReplicas {
  constructor(
    private readonly replicas: EngineReplicaRepository,
    private readonly log: Log,
  ) {}

  /**
   * Chooses a place. Its slot is the caller's when the video's row names the place before this transaction
   * ends.
   */
  async choose(
    transaction: Transaction,
    routes: readonly EngineRoute[],
    { videoId, tried, healthy }: PlaceQuestion,
  ): Promise<Choice> {
    return (await this.seats(transaction, routes, videoId)).choose(routes, { tried, healthy });
  }

  /**
   * The slots of these places, locked for the rest of the transaction, without the one that `videoId` holds.
   */
  async seats(
    transaction: Transaction,
    routes: readonly EngineRoute[],
    videoId: string | null,
  ): Promise<Seats> {
    const leased = routes.filter(({ site }) => site !== 'embedded').map(nameOf);
    if (leased.length === 0) return new Seats([]);
    await this.replicas.lock(transaction, leased);
    return new Seats(await this.replicas.states({ videoId }, transaction));
  }

  /** Those of the places that answer that they could work now. */
  async healthyAmong(routes: readonly EngineRoute[]): Promise<PlaceName[]> {
    const looks = routes.map(async (route) => {
      const { healthy } = await route.engine.health(route.replica, AbortSignal.timeout(HEALTH_WITHIN_MS));
      return healthy ? [nameOf(route)] : [];
    });
    return (await Promise.all(looks)).flat();
  }

  /** Sets a replica aside, for longer each time. */
  async failed(route: EngineRoute, failure: string, now: Date | null = null): Promise<void> {
    if (route.site === 'embedded') return;
    this.log.warn('a replica of an engine failed and is set aside', { ...nameOf(route), failure });
    await persistThroughOutage(() => this.replicas.fail(nameOf(route), failure, now), OUTAGE_MS);
  }

  /** What a look found: an unfit replica takes no work for so long, or until a look finds it fit. */
  async looked(place: EnginePlace, { healthy, detail }: EngineHealth, unfitForMs: number): Promise<void> {
    if (healthy) await this.replicas.foundFit(nameOf(place));
    else await this.replicas.foundUnfit(nameOf(place), detail ?? 'it is unfit', unfitForMs);
  }

  /**
   * A video was made there: whatever it was, it is over. Never rejects: the video counts for more than what
   * is known of its replica.
   */
  async worked(route: EngineRoute): Promise<void> {
    if (route.site === 'embedded') return;
    const restoring = persistThroughOutage(() => this.replicas.restore(nameOf(route)), OUTAGE_MS);
    await restoring.catch((error: unknown) =>
      this.log.warn('that a replica of an engine works could not be saved', { ...nameOf(route), error }),
    );
  }

  async states(now: Date | null = null): Promise<ReplicaState[]> {
    return await this.replicas.states({ now });
  }
}
