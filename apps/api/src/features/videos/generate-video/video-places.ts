import { EngineRouting } from '@clipwright/engines/catalog';
import type { AttemptPlaces, Held, Move, PlaceQuestion } from '@clipwright/engines/flow';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { EngineReplicas } from '../../engine-replicas/replicas.door.js';
import type { ClaimedVideo } from '../video.js';
import { VideoRepository } from '../video.repository.js';
import { isTrial, routesOf } from './routes-of.js';

/** Gives attempts that lost their place another one: choice, slot and row are one transaction. */
@Injectable()
export class VideoPlaces implements AttemptPlaces<ClaimedVideo> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly videos: VideoRepository,
    private readonly routing: EngineRouting,
    private readonly replicas: EngineReplicas,
  ) {}

  async move(video: ClaimedVideo, question: PlaceQuestion): Promise<Move> {
    const routes = routesOf(this.routing, video);
    const { id, attempt } = video;
    return await this.transactions.run(async (transaction) => {
      const choice = await this.replicas.choose(transaction, routes, {
        videoId: id,
        evenDrained: isTrial(video),
        ...question,
      });
      if (choice.kind !== 'place') return choice;
      const place = this.routing.placeOf(choice.route, { ...video, operation: null, fallback: false });
      return (await this.videos.moveTo(transaction, { id, attempt }, place)) ? choice : { kind: 'ended' };
    });
  }

  async leave({ id, attempt }: Held): Promise<void> {
    await this.transactions.run((transaction) => this.videos.moveTo(transaction, { id, attempt }, null));
  }
}
