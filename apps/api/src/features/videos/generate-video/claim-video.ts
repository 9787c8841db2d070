import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EngineRoute, PlaceName } from '@clipwright/engines/catalog';
import { askAlsoTheHealthy, NOBODY_WORKS, TRIES_USED_UP, type VideoFailure } from '@clipwright/engines/flow';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { WorkerStops } from '../../../platform/queue/job-queue.js';
import type { ClaimedVideo } from '../video.js';
import { VideoRepository } from '../video.repository.js';
import { VideoEndings } from '../video-endings.js';
import { WorkLine } from '../work-line.js';
import { type Ticket, WorkLineRepository } from '../work-line.repository.js';
import { NextVideo } from './next-video.js';
import type { VideoClaims } from './video-claims.js';

const LOOK_EVERY_MS = 500;

/**
 * So often a job looks before it stands back for others: one that comes back from a dead worker may be among
 * them, and hold what all wait for.
 */
const MOST_LOOKS = 30;

/**
 * ended: nobody waits. busy: all who wait have to wait on. none: no engine that could make this video works.
 */
export type Claim =
  | { readonly kind: 'claimed'; readonly video: ClaimedVideo }
  | { readonly kind: 'none'; readonly videoId: string; readonly setAside: readonly EngineRoute[] }
  | { readonly kind: 'busy' }
  | { readonly kind: 'ended' };

/**
 * Which video a job carries: the one that it carried before its worker died, or the next of its line together
 * with a slot of an engine. Until there is one, videos stay queued and no attempt is counted.
 */
@Injectable()
export class ClaimVideo implements VideoClaims {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly next: NextVideo,
    private readonly videos: VideoRepository,
    private readonly lines: WorkLineRepository,
    private readonly line: WorkLine,
    private readonly endings: VideoEndings,
  ) {}

  async run(ticket: Ticket, interrupted: AbortSignal): Promise<ClaimedVideo | null> {
    for (let looks = 1; ; looks += 1) {
      const claim = await this.claim(ticket);
      if (claim.kind === 'claimed') return claim.video;
      if (claim.kind === 'none') await this.fail(claim.videoId, NOBODY_WORKS);
      if (claim.kind !== 'busy') return null;
      if (!(await mayLookAgain(looks, interrupted))) return await this.standBack(ticket);
    }
  }

  /** Where everything is set aside, those that answer that they are well again are chosen from. */
  async claim(ticket: Ticket): Promise<Claim> {
    return await askAlsoTheHealthy((healthy) => this.once(ticket, healthy));
  }

  /**
   * All tries of the job are used up: its worker died in each, or was stopped. The video that it carried
   * fails; a job that died before it carried one takes none with it, and whoever waits gets another.
   */
  async giveUp(ticket: Ticket): Promise<void> {
    const videoId = await this.lines.carriedId(ticket);
    if (videoId !== null) return await this.fail(videoId, TRIES_USED_UP);
    await this.transactions.run((transaction) => this.line.replace(transaction, ticket));
  }

  /**
   * Starts an attempt: the video, its place at an engine and its row are one transaction. A video whose
   * worker died is still `processing` under the name of its job. It keeps its turn, its credits, its place in
   * the window and its slot, and goes on where it began: what its engine has begun is taken up again. The
   * attempt is a new one, so a worker that was only thought dead writes nothing any more.
   */
  private async once(ticket: Ticket, healthy: readonly PlaceName[]): Promise<Claim> {
    return await this.transactions.run(async (transaction) => {
      await this.next.lock(transaction, ticket);
      const carried = await this.lines.carried(transaction, ticket);
      const next =
        carried === null
          ? await this.next.amongWaiting(transaction, ticket, healthy)
          : await this.next.whereItWas(transaction, carried, healthy);
      if (next.kind === 'none') return { kind: 'none', videoId: next.video.id, setAside: next.setAside };
      if (next.kind !== 'place') return next;
      const begins = { place: next.place, ticket: ticket.name };
      const video = await this.videos.claim(transaction, next.video.id, begins);
      // It was canceled a moment ago: the next look finds another.
      if (video === null) return { kind: 'busy' };
      await this.lines.advance(transaction, ticket.line, next.video);
      return { kind: 'claimed', video };
    });
  }

  private async fail(videoId: string, failure: VideoFailure): Promise<void> {
    await this.endings.settle(videoId, { kind: 'failed', failure });
  }

  /**
   * In a new job, behind all others: one that was thrown back would have used up one of its tries, and it has
   * done nothing but wait.
   */
  private async standBack(ticket: Ticket): Promise<null> {
    await this.transactions.run((transaction) => this.line.send(transaction, ticket));
    return null;
  }
}

/**
 * Waits for the next look. False when a job has waited for long enough, or its worker stops. @throws the
 * reason of any other interruption
 */
async function mayLookAgain(looks: number, interrupted: AbortSignal): Promise<boolean> {
  await sleep(LOOK_EVERY_MS, undefined, { signal: interrupted }).catch(() => undefined);
  if (!interrupted.aborted) return looks < MOST_LOOKS;
  if (interrupted.reason instanceof WorkerStops) return false;
  throw interrupted.reason;
}
