import { creditsFor } from '@clipwright/core/models';
import { Injectable } from '@nestjs/common';
import { EngineCatalog } from '../../../engines/engine.catalog.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { CreditRepository } from '../../credits/index.js';
import { GENERATE_REMOTELY, GENERATE_VIDEO } from '../generate-video/generate-video.job.js';
import type { VideoOrder } from '../video.js';
import { VideoRepository } from '../video.repository.js';

/** Opens a video inside the admission: its row, its reserved credits, its job. */
@Injectable()
export class VideoOpening {
  constructor(
    private readonly videos: VideoRepository,
    private readonly credits: CreditRepository,
    private readonly queue: JobQueue,
    private readonly metrics: Metrics,
    private readonly catalog: EngineCatalog,
  ) {}

  async open(transaction: Transaction, order: VideoOrder): Promise<void> {
    await this.videos.insert(transaction, order);
    await this.credits.reserve(transaction, { videoId: order.id, accountId: order.accountId, amount: creditsFor(order) });
    const kind = this.catalog.isEmbedded(order.model) ? GENERATE_VIDEO : GENERATE_REMOTELY[order.model];
    await this.queue.enqueue(transaction, kind, { videoId: order.id });
    this.metrics.videosAdmitted.inc();
  }
}
