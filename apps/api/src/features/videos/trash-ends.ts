import { Injectable } from '@nestjs/common';
import { RetentionConfig } from '../../config/slices.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { TransactionRunner } from '../../platform/database/transaction-runner.js';
import { type EndedTrash, type TrashPart, TrashRepository } from './trash.repository.js';
import { VideoRemains } from './video-remains.js';

const AT_ONCE = 50;

/** Writes down that a video is gone, in the transaction that removes it. */
type Note = (transaction: Transaction, ended: EndedTrash) => Promise<void>;

const UNTOLD: Note = async () => undefined;

/** Ends what is in the trash, for good: rows first, then files, as wherever videos are deleted. */
@Injectable()
export class TrashEnds {
  constructor(
    private readonly config: RetentionConfig,
    private readonly transactions: TransactionRunner,
    private readonly trash: TrashRepository,
    private readonly remains: VideoRemains,
  ) {}

  /** What lay there long enough; gives how many. With no trash from now on, nothing stays in it. */
  async over(): Promise<number> {
    return await this.run({ olderThanMs: this.config.trashMs, accountId: null, id: null });
  }

  /** Gives how many there were. */
  async run(part: TrashPart, note: Note = UNTOLD): Promise<number> {
    let ended = 0;
    for (let batch = await this.batch(part, note); batch.length > 0; batch = await this.batch(part, note)) {
      ended += batch.length;
      await Promise.all(batch.map((video) => this.remains.remove(video.id, video)));
    }
    return ended;
  }

  private async batch(part: TrashPart, note: Note): Promise<readonly EndedTrash[]> {
    return await this.transactions.run(async (transaction) => {
      const ended = await this.trash.end(transaction, part, AT_ONCE);
      for (const video of ended) await note(transaction, video);
      return ended;
    });
  }
}
