import { BusyError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { EngineCatalog } from '@clipwright/engines/catalog';
import { GenerationConfig } from '../../config/slices.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { JobKind } from '../../platform/queue/job.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { GENERATE_REMOTELY, GENERATE_VIDEO, type VideoJob } from './generate-video/generate-video.job.js';
import { QueueCaps } from './queue-caps.js';
import type { PlannedOutlook } from './video-rehearsal.js';
import { type LinePlace, type Ticket, type VideoBulk, WorkLineRepository } from './work-line.repository.js';

/**
 * The lines in which videos wait for their fair turn. A job is put in for each video, and carries whichever
 * is next when it is taken.
 */
@Injectable()
export class WorkLine {
  constructor(
    private readonly config: GenerationConfig,
    private readonly catalog: EngineCatalog,
    private readonly lines: WorkLineRepository,
    private readonly queue: JobQueue,
    private readonly caps: QueueCaps,
  ) {}

  /**
   * A place in the queue, and where the new video stands. It is in the line as soon as its row says so.
   * `weight`: how many times the making counts in fair turns. The caller holds the account's window.
   * @throws BusyError
   */
  async take(
    transaction: Transaction,
    video: VideoBulk & { readonly accountId: string },
    weight: number,
  ): Promise<LinePlace> {
    await this.caps.take(transaction, video.accountId);
    const line = this.lineOf(video);
    return {
      line,
      ...(await this.lines.takeTurn(transaction, { line, accountId: video.accountId, weight }, video)),
    };
  }

  /** Where a video that this transaction has put in line stands. */
  async outlook(
    transaction: Transaction,
    video: VideoBulk & { readonly id: string },
  ): Promise<PlannedOutlook> {
    return await this.lines.outlook(transaction, this.lineOf(video), video);
  }

  /** Puts in the job that will carry a video of this line. */
  async send(transaction: Transaction, { line, name, trace = null }: Ticket): Promise<void> {
    const kind: JobKind<VideoJob> = { queue: line };
    await this.queue.enqueue(transaction, kind, { videoId: name, ...(trace === null ? {} : { trace }) });
  }

  /** A job that has used up its tries without a video: those who wait get another. */
  async replace(transaction: Transaction, ticket: Ticket): Promise<void> {
    await this.lines.lock(transaction, ticket.line);
    if (await this.lines.anybodyWaits(transaction, ticket.line)) await this.send(transaction, ticket);
  }

  /**
   * Refuses before anything is counted. A call that is to be held is refused when its video would take longer
   * than that, or nobody can know how long because the queue is paused.
   * @throws BusyError
   */
  async refuseWhenBusy(accountId: string, bulk: VideoBulk, { held }: { held: boolean }): Promise<void> {
    await this.caps.look(accountId);
    if (!held) return;
    const { seconds, paused } = await this.lines.prospect(this.lineOf(bulk), accountId, bulk);
    if (paused) throw new BusyError({ message: PAUSED });
    if (seconds !== null && seconds * 1000 > this.config.syncWaitMs)
      throw new BusyError({ message: busySentence(seconds, this.config.syncWaitMs) });
  }

  private lineOf({ model }: VideoBulk): string {
    return (this.catalog.isEmbedded(model) ? GENERATE_VIDEO : GENERATE_REMOTELY[model]).queue;
  }
}

const PAUSED =
  'The server is paused: videos are taken on and none is begun until its operator lets it go on. ' +
  'Try again later, or send "Prefer: respond-async" and ask for its status.';

const busySentence = (seconds: number, syncWaitMs: number): string =>
  `The server is busy: this video would be ready in about ${Math.ceil(seconds)} seconds, and a call is held for at most ${syncWaitMs / 1000}. ` +
  'Try again later, or send "Prefer: respond-async" and ask for its status.';
