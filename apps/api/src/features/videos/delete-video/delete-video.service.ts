import { isVideoId } from '@clipwright/core/keys';
import { isTerminal, type VideoStatus } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transaction.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import type { Cancellation, Deleter, Deletion, VideoDeletion } from '../delete-video.door.js';
import type { RemovedFiles } from '../kept-files.js';
import { type OwnVideo, VideoRepository } from '../video.repository.js';
import { VideoRemains } from '../video-remains.js';
import { VideoEndings } from '../video-endings.js';
import { DeletionLog, type NoteDeletion } from '../deletion-log.js';

/**
 * Cancels a video that is unfinished; removes the record and the files of one that is not. The audit log
 * tells of both.
 */
@Injectable()
export class DeleteVideo implements VideoDeletion {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly videos: VideoRepository,
    private readonly endings: VideoEndings,
    private readonly remains: VideoRemains,
    private readonly log: DeletionLog,
  ) {}

  async run(own: OwnVideo, deleter: Deleter): Promise<Deletion> {
    const status = isVideoId(own.id) ? await this.videos.statusOf(own) : null;
    if (status === null) return null;
    const note = await this.log.of(own, deleter);
    if (!isTerminal(status) && (await this.end(own, status, note))) return 'canceled';
    return await this.remove(own, note);
  }

  async cancel(own: OwnVideo, deleter: Deleter): Promise<Cancellation> {
    const status = isVideoId(own.id) ? await this.videos.statusOf(own) : null;
    if (status === null || isTerminal(status)) return status === null ? null : 'ended';
    return (await this.end(own, status, await this.log.of(own, deleter))) ? 'canceled' : 'ended';
  }

  /** False when the video ended in between. What was only queued gives its place in the window back. */
  private async end(
    { id, accountId }: OwnVideo,
    status: VideoStatus,
    noteOf: NoteDeletion,
  ): Promise<boolean> {
    const note = (transaction: Transaction): Promise<void> => noteOf(transaction, 'canceled');
    if (status === 'queued' && (await this.endings.settle(id, { kind: 'withdrawn', accountId, note })))
      return true;
    return await this.endings.settle(id, { kind: 'stopped', accountId, note });
  }

  /** The row first: a file without a row is swept, a row without its file would be a broken promise. */
  private async remove(own: OwnVideo, note: NoteDeletion): Promise<Deletion> {
    const files = await this.transactions.run(async (transaction): Promise<RemovedFiles | null> => {
      const removed = await this.videos.remove(transaction, own);
      if (removed !== null) await note(transaction, 'deleted');
      return removed;
    });
    if (files === null) return null;
    await this.remains.remove(own.id, files);
    return 'deleted';
  }
}
