import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { WorkerStops } from '../../../platform/queue/job-queue.js';
import type { ClaimedVideo, VideoFailure } from '../video.js';
import { VideoEnd } from '../video-end.js';
import { WorkLine } from '../work-line.js';
import type { Ticket } from '../work-line.repository.js';
import { VideoClaims } from './video-claims.js';

const LOOK_EVERY_MS = 500;

/**
 * So often a job looks before it stands back for others: one that comes back from a dead worker may be among
 * them, and hold what all wait for.
 */
const MOST_LOOKS = 30;

const NOBODY_WORKS: VideoFailure = {
  code: 'engine_unavailable',
  message: 'No engine could be reached to generate the video.',
};

/**
 * Claims the next video of a line together with a slot of an engine. Until there is one, videos stay queued
 * and no attempt is counted.
 */
@Injectable()
export class ClaimVideo {
  constructor(
    private readonly claims: VideoClaims,
    private readonly end: VideoEnd,
    private readonly transactions: TransactionRunner,
    private readonly line: WorkLine,
  ) {}

  /**
   * Null when nothing is left to do for this job: nobody waits, or those who do wait on for a job of their
   * own.
   */
  async run(ticket: Ticket, interrupted: AbortSignal): Promise<ClaimedVideo | null> {
    for (let looks = 1; ; looks += 1) {
      const claim = await this.claims.claim(ticket);
      if (claim.kind === 'claimed') return claim.video;
      if (claim.kind === 'none') await this.end.fail({ id: claim.videoId }, NOBODY_WORKS);
      if (claim.kind !== 'busy') return null;
      if (!(await mayLookAgain(looks, interrupted))) return await this.standBack(ticket);
    }
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
