import { Injectable } from '@nestjs/common';
import { estimatedBytes } from '@clipwright/engines/flow';
import { TransactionRunner } from '../../platform/database/transaction-runner.js';
import { PostgresWindow } from '../../platform/limits/postgres-window.js';
import { LineFrontRepository } from './line-front.repository.js';
import { StorageReserve } from './storage-reserve.js';
import type { UnchargedExtras, UnchargedVideos } from './uncharged-videos.js';
import type { VideoOrder } from './video.js';
import { VideoRemains } from './video-remains.js';
import { VideoRepository } from './video.repository.js';
import { WorkLine } from './work-line.js';

const WEIGHT = 1;

/** Admits what an operator wants made, in one transaction. */
@Injectable()
export class MakeUncharged implements UnchargedVideos {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly window: PostgresWindow,
    private readonly line: WorkLine,
    private readonly front: LineFrontRepository,
    private readonly videos: VideoRepository,
    private readonly reserve: StorageReserve,
    private readonly remains: VideoRemains,
  ) {}

  /** Room first, then the row, as in every admission. */
  async run(asked: VideoOrder, { note, first }: UnchargedExtras): Promise<void> {
    const order = { ...asked, uncharged: true };
    const { id, accountId } = order;
    await this.reserve.hold({ videoId: id, accountId, bytes: estimatedBytes(order) });
    try {
      await this.transactions.run(async (transaction) => {
        await this.window.lock(transaction, accountId);
        const place = await this.line.take(transaction, order, WEIGHT);
        await this.videos.insert(transaction, order, place);
        if (first) await this.front.move(transaction, id, place.line);
        await this.line.send(transaction, { line: place.line, name: id });
        await note(transaction);
      });
    } catch (error) {
      await this.remains.clear(id);
      throw error;
    }
  }
}
