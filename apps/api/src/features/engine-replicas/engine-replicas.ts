import { Injectable } from '@nestjs/common';
import type { EngineHealth } from '@clipwright/core/engine';
import { type EnginePlace, type EngineRoute, nameOf } from '@clipwright/engines/catalog';
import { type Choice, type PlaceQuestion, ReplicaRecord } from '@clipwright/engines/flow';
import { isDatabaseAway } from '@clipwright/engines/postgres';
import type { Transaction } from '../../platform/database/transaction.js';
import { Log } from '../../platform/logging/log.js';
import { EngineReplicaRepository, type ReplicaState } from './engine-replica.repository.js';
import { Seats } from './seats.js';

/** Which video asks for a place, and what it has been through. */
export interface VideoQuestion extends PlaceQuestion {
  readonly videoId: string;
  /** For what tries an engine: drained replicas take it too. */
  readonly evenDrained: boolean;
}

/** The replicas of all engines: their slots, over all workers, and which of them are set aside. */
@Injectable()
export class EngineReplicas {
  /** What attempts learn of them. */
  readonly record: ReplicaRecord;

  constructor(
    private readonly replicas: EngineReplicaRepository,
    log: Log,
  ) {
    this.record = new ReplicaRecord(replicas, isDatabaseAway, log);
  }

  /**
   * Chooses a place. Its slot is the caller's when the video's row names the place before this transaction
   * ends.
   */
  async choose(
    transaction: Transaction,
    routes: readonly EngineRoute[],
    { videoId, ...question }: VideoQuestion,
  ): Promise<Choice> {
    return (await this.seats(transaction, routes, videoId)).choose(routes, question);
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

  /** What a look found: an unfit replica takes no work for so long, or until a look finds it fit. */
  async looked(place: EnginePlace, { healthy, detail }: EngineHealth, unfitForMs: number): Promise<void> {
    if (healthy) await this.replicas.foundFit(nameOf(place));
    else await this.replicas.foundUnfit(nameOf(place), detail ?? 'it is unfit', unfitForMs);
  }

  async states(now: Date | null = null): Promise<ReplicaState[]> {
    return await this.replicas.states({ now });
  }
}
