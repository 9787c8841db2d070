import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createVideoId } from '@clipwright/core/keys';
import { Injectable } from '@nestjs/common';
import type { EngineRoute, PlaceName } from '@clipwright/engines/catalog';
import { askAlsoTheHealthy, NOBODY_WORKS, TRIES_USED_UP, type VideoFailure } from '@clipwright/engines/flow';
import type { Transaction } from '../../../platform/database/transaction.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { WorkerStops } from '../../../platform/queue/job-queue.js';
import type { ClaimedVideo } from '../video.js';
import { VideoRepository } from '../video.repository.js';
import { VideoEndings } from '../video-endings.js';
import { WorkLine } from '../work-line.js';
import type { WorkStop } from '../work-switch.repository.js';
import { type Ticket, WorkLineRepository } from '../work-line.repository.js';
import { type Next, NextVideo } from './next-video.js';
import type { VideoClaims } from './video-claims.js';
import { WorkerGate } from './worker-gate.js';

const LOOK_EVERY_MS = 500;

/**
 * So many of these a job looks before it stands back for others: one that comes back from a dead worker may be among
 * them, and hold what all wait for.
 */
const MOST_LOOKS = 30;

/**
 * ended: nobody waits. busy: all who wait have to wait on. none: no engine that could make this video works.
 * paused: nothing is begun. drained: not here.
 */
export type Claim =
  | { readonly kind: 'claimed'; readonly video: ClaimedVideo }
  | { readonly kind: 'none'; readonly videoId: string; readonly setAside: readonly EngineRoute[] }
  | { readonly kind: 'busy' | 'paused' | 'drained' | 'ended' };

/**
 * Of the same line, under a name of its own. The job that stood back may stay with a drained worker for long, and comes
 * back where that dies: it must not be taken for the one that another worker carries by then.
 */
const another = (ticket: Ticket): Ticket => ({ ...ticket, name: createVideoId(randomBytes) });

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
    private readonly gate: WorkerGate,
  ) {}

  async run(ticket: Ticket, interrupted: AbortSignal): Promise<ClaimedVideo | null> {
    const untilMs = performance.now() + MOST_LOOKS * LOOK_EVERY_MS;
    for (;;) {
      const claim = await this.claim(ticket);
      if (claim.kind === 'claimed') return claim.video;
      if (claim.kind === 'none') return await this.fail(claim.videoId, NOBODY_WORKS);
      if (claim.kind === 'ended') return null;
      const looksAgain =
        claim.kind !== 'drained' &&
        (await this.mayLookAgain(claim.kind, interrupted)) &&
        performance.now() <= untilMs;
      if (!looksAgain) return await this.standBack(ticket, claim.kind);
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
    if (videoId !== null) return void (await this.fail(videoId, TRIES_USED_UP));
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
      const next = await this.chooseNext(transaction, ticket, healthy);
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

  /** What was begun goes on, also while the queue is paused; new is then only what tries an engine. */
  private async chooseNext(
    transaction: Transaction,
    ticket: Ticket,
    healthy: readonly PlaceName[],
  ): Promise<Next | { kind: WorkStop }> {
    const carried = await this.lines.carried(transaction, ticket);
    if (carried !== null) return await this.next.whereItWas(transaction, carried, healthy);
    const stop = await this.gate.stopIn(transaction);
    if (stop === 'drained') return { kind: stop };
    const trialsOnly = stop !== null;
    const next = await this.next.amongWaiting(transaction, ticket, { healthy, trialsOnly });
    return trialsOnly && next.kind === 'busy' ? { kind: 'paused' } : next;
  }

  /** Waits for the next look. False when the worker stops. @throws the reason of any other interruption */
  private async mayLookAgain(why: 'busy' | 'paused', interrupted: AbortSignal): Promise<boolean> {
    if (why === 'paused') await this.gate.switched(interrupted);
    else await sleep(LOOK_EVERY_MS, undefined, { signal: interrupted }).catch(() => undefined);
    if (interrupted.aborted && !(interrupted.reason instanceof WorkerStops)) throw interrupted.reason;
    return !interrupted.aborted && !this.gate.closing.aborted;
  }

  private async fail(videoId: string, failure: VideoFailure): Promise<null> {
    await this.endings.settle(videoId, { kind: 'failed', failure });
    return null;
  }

  /**
   * In a new job, behind all others: one that was thrown back would have used up one of its tries, and it has
   * done nothing but wait.
   */
  private async standBack(ticket: Ticket, why: Claim['kind']): Promise<null> {
    const next = why === 'drained' ? another(ticket) : ticket;
    await this.transactions.run((transaction) => this.line.send(transaction, next));
    return null;
  }
}
