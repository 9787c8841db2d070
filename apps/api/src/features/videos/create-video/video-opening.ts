import { creditsFor } from '@clipwright/core/models';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transaction.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { CreditRepository } from '../../credits/credit-records.door.js';
import type { VideoOrder } from '../video.js';
import { QueueCaps } from '../queue-caps.js';
import { VideoRepository } from '../video.repository.js';
import { WorkLine } from '../work-line.js';

/**
 * Opens a video inside the admission: its place in the queue, its turn, its row, its reserved credits, its
 * job.
 */
@Injectable()
export class VideoOpening {
  constructor(
    private readonly caps: QueueCaps,
    private readonly line: WorkLine,
    private readonly videos: VideoRepository,
    private readonly credits: CreditRepository,
    private readonly metrics: Metrics,
  ) {}

  /**
   * The caller holds the account's window. `weight`: how many times the making counts in fair turns. @throws
   * BusyError
   */
  async open(transaction: Transaction, order: VideoOrder, weight: number): Promise<void> {
    await this.caps.take(transaction, order.accountId);
    const place = await this.line.take(transaction, order, weight);
    await this.videos.insert(transaction, order, place);
    await this.credits.reserve(transaction, {
      videoId: order.id,
      accountId: order.accountId,
      amount: creditsFor(order),
    });
    await this.line.send(transaction, { line: place.line, name: order.id });
    this.metrics.videosAdmitted.inc();
  }
}
