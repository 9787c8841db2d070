import { Injectable } from '@nestjs/common';
import type { EngineRoute, PlaceName } from '../../../engines/engine.place.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { EngineReplicas } from '../../engine-replicas/replicas.door.js';
import type { ClaimedVideo } from '../video.js';
import { VideoRepository } from '../video.repository.js';
import { type Ticket, WorkLineRepository } from '../work-line.repository.js';
import { NextVideo } from './next-video.js';

/**
 * ended: nobody waits. busy: all who wait have to wait on. none: no engine that could make this video works.
 */
export type Claim =
  | { readonly kind: 'claimed'; readonly video: ClaimedVideo }
  | { readonly kind: 'none'; readonly videoId: string; readonly setAside: readonly EngineRoute[] }
  | { readonly kind: 'busy' }
  | { readonly kind: 'ended' };

/** Starts attempts: the next video of a line, its place at an engine and its row are one transaction. */
@Injectable()
export class VideoClaims {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly next: NextVideo,
    private readonly videos: VideoRepository,
    private readonly lines: WorkLineRepository,
    private readonly replicas: EngineReplicas,
  ) {}

  /** Where everything is set aside, those that answer that they are well again are chosen from. */
  async claim(ticket: Ticket): Promise<Claim> {
    const claim = await this.once(ticket, []);
    if (claim.kind !== 'none' || claim.setAside.length === 0) return claim;
    const healthy = await this.replicas.healthyAmong(claim.setAside);
    return healthy.length === 0 ? claim : await this.once(ticket, healthy);
  }

  private async once(ticket: Ticket, healthy: readonly PlaceName[]): Promise<Claim> {
    return await this.transactions.run(async (transaction) => {
      const next = await this.next.of(transaction, ticket, healthy);
      if (next.kind === 'none') return { kind: 'none', videoId: next.video.id, setAside: next.setAside };
      if (next.kind !== 'place') return next;
      const video = await this.videos.claim(transaction, next.video.id, {
        place: next.place,
        ticket: ticket.name,
      });
      // It was canceled a moment ago: the next look finds another.
      if (video === null) return { kind: 'busy' };
      await this.lines.advance(transaction, ticket.line, next.video);
      return { kind: 'claimed', video };
    });
  }
}
