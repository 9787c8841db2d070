import { isVideoId } from '@clipwright/core/keys';
import { Injectable } from '@nestjs/common';
import { RetentionConfig } from '../../../config/slices.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { type Deleter, VideoDeletion } from '../delete-video.door.js';
import { DeletionLog } from '../deletion-log.js';
import { TrashEnds } from '../trash-ends.js';
import { TrashRepository } from '../trash.repository.js';
import type { Trashing, VideoTrash } from '../trash.door.js';
import type { OwnVideo } from '../video.repository.js';

const DAY_MS = 86_400_000;

/** Puts videos into the trash, has them back, and ends them before their time. The audit log tells of all. */
@Injectable()
export class TrashVideos implements VideoTrash {
  readonly days: number;

  constructor(
    { trashMs }: RetentionConfig,
    private readonly transactions: TransactionRunner,
    private readonly deletion: VideoDeletion,
    private readonly trash: TrashRepository,
    private readonly ends: TrashEnds,
    private readonly log: DeletionLog,
  ) {
    this.days = trashMs / DAY_MS;
  }

  async put(own: OwnVideo, deleter: Deleter): Promise<Trashing> {
    const canceled = await this.deletion.cancel(own, deleter);
    if (canceled !== 'ended') return canceled;
    if (this.days === 0) return await this.deletion.run(own, deleter);
    const note = await this.log.of(own, deleter);
    return await this.transactions.run(async (transaction) => {
      if (!(await this.trash.put(transaction, own))) return null;
      await note(transaction, 'trashed');
      return 'trashed';
    });
  }

  async restore(own: OwnVideo, deleter: Deleter): Promise<boolean> {
    if (!isVideoId(own.id)) return false;
    const note = await this.log.of(own, deleter);
    return await this.transactions.run(async (transaction) => {
      if (!(await this.trash.restore(transaction, own))) return false;
      await note(transaction, 'restored');
      return true;
    });
  }

  async end(own: OwnVideo, deleter: Deleter): Promise<boolean> {
    if (!isVideoId(own.id)) return false;
    return (await this.endNow({ accountId: own.accountId, id: own.id }, deleter)) === 1;
  }

  async empty(accountId: string, deleter: Deleter): Promise<number> {
    return await this.endNow({ accountId, id: null }, deleter);
  }

  private async endNow(of: { accountId: string; id: string | null }, deleter: Deleter): Promise<number> {
    const note = await this.log.ofAny(of.accountId, deleter);
    return await this.ends.run({ ...of, olderThanMs: 0 }, (transaction, { id }) =>
      note(transaction, 'deleted', id),
    );
  }
}
