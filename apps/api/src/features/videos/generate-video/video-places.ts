import type { ModelId } from '@clipwright/core/models';
import { Injectable } from '@nestjs/common';
import { type EngineRoute, EngineRouting, type PlaceName } from '../../../engines/engine.routing.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { EngineReplicas, nameOf, type PlaceQuestion } from '../../engine-replicas/index.js';
import type { ClaimedVideo, VideoNeeds, VideoPlace } from '../video.js';
import { VideoRepository } from '../video.repository.js';

/** ended: nothing is left to make. busy: a slot will come free. none: no engine that could make it works. */
type NoPlace =
  | { readonly kind: 'ended' }
  | { readonly kind: 'busy'; readonly model: ModelId }
  | { readonly kind: 'none'; readonly setAside: readonly EngineRoute[] };

export type Claim = NoPlace | { readonly kind: 'claimed'; readonly video: ClaimedVideo };

type Asked = NoPlace | { readonly kind: 'place'; readonly route: EngineRoute };

type Take<Result> = (transaction: Transaction, place: VideoPlace) => Promise<Result>;

/** Gives videos a place at an engine: choice, slot and row are one transaction. */
@Injectable()
export class VideoPlaces {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly videos: VideoRepository,
    private readonly routing: EngineRouting,
    private readonly replicas: EngineReplicas,
  ) {}

  /** Starts an attempt, at the place of the video's operation where it has one. */
  async claim(videoId: string): Promise<Claim> {
    let video: ClaimedVideo | null = null;
    const asked = await this.ask({ videoId, tried: [] }, async (transaction, place) => {
      video = await this.videos.claim(transaction, videoId, place);
      return video !== null;
    });
    if (asked.kind !== 'place') return asked;
    return video === null ? { kind: 'ended' } : { kind: 'claimed', video };
  }

  /** Gives an attempt that holds no place another one, where it was not refused yet. */
  async move({ id, attempt }: ClaimedVideo, tried: readonly PlaceName[]): Promise<Asked> {
    return await this.ask({ videoId: id, tried }, (transaction, place) => this.videos.moveTo(transaction, { id, attempt }, place));
  }

  /** Gives up an attempt's place, with whatever was saved of an operation there. */
  async leave({ id, attempt }: ClaimedVideo): Promise<void> {
    await this.transactions.run((transaction) => this.videos.moveTo(transaction, { id, attempt }, null));
  }

  /** Where everything is set aside, those that answer that they are well again are chosen from. */
  private async ask(question: Omit<PlaceQuestion, 'healthy'>, take: Take<boolean>): Promise<Asked> {
    const asked = await this.once({ ...question, healthy: [] }, take);
    if (asked.kind !== 'none' || asked.setAside.length === 0) return asked;
    const healthy = await this.replicas.healthyAmong(asked.setAside);
    return healthy.length === 0 ? asked : await this.once({ ...question, healthy }, take);
  }

  private async once(question: PlaceQuestion, take: Take<boolean>): Promise<Asked> {
    return await this.transactions.run(async (transaction) => {
      const needs = await this.videos.needsOf(transaction, question.videoId);
      if (needs === null) return { kind: 'ended' };
      const choice = await this.choose(transaction, needs, question);
      if (choice.kind !== 'place') return choice;
      return (await take(transaction, this.placeOf(choice.route, needs))) ? choice : { kind: 'ended' };
    });
  }

  /** Work that has begun goes on where it began, and keeps the slot that it has held all along. */
  private async choose(transaction: Transaction, needs: VideoNeeds, question: PlaceQuestion): Promise<Asked> {
    const { operation, engine, replica } = needs;
    if (operation === null || engine === null || replica === null) {
      const choice = await this.replicas.choose(transaction, this.routing.routesFor(needs), question);
      return choice.kind === 'busy' ? { ...choice, model: needs.model } : choice;
    }
    const route = this.routing.routeTo({ engine, replica }, needs.model);
    return route === null ? { kind: 'none', setAside: [] } : { kind: 'place', route };
  }

  /**
   * A route as the row keeps it. The first engine that can make this very video is no fallback, whatever the model's first one is.
   * Where work goes on, what was so when it began stays so, though the settings may have changed since.
   */
  private placeOf(route: EngineRoute, needs: VideoNeeds): VideoPlace {
    const [first] = this.routing.routesFor(needs);
    const fallback = needs.operation === null ? first?.engine.name !== route.engine.name : needs.fallback;
    return { ...nameOf(route), engineKind: route.kind, fallback };
  }
}
