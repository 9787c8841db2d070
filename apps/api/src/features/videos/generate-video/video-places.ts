import { Injectable } from '@nestjs/common';
import type { EngineRoute, PlaceName } from '../../../engines/engine.place.js';
import { EngineRouting } from '../../../engines/engine.routing.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { type Choice, EngineReplicas } from '../../engine-replicas/replicas.door.js';
import type { ClaimedVideo } from '../video.js';
import { VideoRepository } from '../video.repository.js';
import { placeOfRoute } from './place-of-route.js';

type Move = Choice | { readonly kind: 'ended' };

/** Gives attempts that lost their place another one: choice, slot and row are one transaction. */
@Injectable()
export class VideoPlaces {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly videos: VideoRepository,
    private readonly routing: EngineRouting,
    private readonly replicas: EngineReplicas,
  ) {}

  /**
   * Gives an attempt that holds no place another one, where it was not refused yet. What is well again among
   * what is set aside counts too.
   */
  async move(video: ClaimedVideo, tried: readonly PlaceName[]): Promise<Move> {
    const asked = await this.once(video, { tried, healthy: [] });
    if (asked.kind !== 'none' || asked.setAside.length === 0) return asked;
    const healthy = await this.replicas.healthyAmong(asked.setAside);
    return healthy.length === 0 ? asked : await this.once(video, { tried, healthy });
  }

  /** Gives up an attempt's place, with whatever was saved of an operation there. */
  async leave({ id, attempt }: ClaimedVideo): Promise<void> {
    await this.transactions.run((transaction) => this.videos.moveTo(transaction, { id, attempt }, null));
  }

  private async once(
    video: ClaimedVideo,
    { tried, healthy }: { tried: readonly PlaceName[]; healthy: readonly PlaceName[] },
  ): Promise<Move> {
    const routes: readonly EngineRoute[] = this.routing.routesFor(video);
    return await this.transactions.run(async (transaction) => {
      const choice = await this.replicas.choose(transaction, routes, { videoId: video.id, tried, healthy });
      if (choice.kind !== 'place') return choice;
      const place = placeOfRoute(this.routing, choice.route, { ...video, operation: null, fallback: false });
      return (await this.videos.moveTo(transaction, { id: video.id, attempt: video.attempt }, place))
        ? choice
        : { kind: 'ended' };
    });
  }
}
