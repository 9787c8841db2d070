import { isVideoId } from '@clipwright/core/keys';
import { isTerminal, type VideoStatus } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '../../../platform/storage/object-storage.js';
import { type OwnVideo, VideoRepository } from '../video.repository.js';
import { RemoteWork } from '../remote-work.js';
import { VideoSettlement } from '../video-settlement.js';
import { type Deleter, DeletionLog, type NoteDeletion } from './deletion-log.js';

/** What became of the video; null when the account has none of this id. */
export type Deletion = 'canceled' | 'deleted' | null;

/** Cancels a video that is unfinished; removes the record and the files of one that is not. The audit log tells of both. */
@Injectable()
export class DeleteVideo {
  constructor(
    private readonly settlement: VideoSettlement,
    private readonly videos: VideoRepository,
    private readonly storage: ObjectStorage,
    private readonly remoteWork: RemoteWork,
    private readonly log: DeletionLog,
  ) {}

  async run(own: OwnVideo, deleter: Deleter): Promise<Deletion> {
    const status = isVideoId(own.id) ? await this.videos.statusOf(own) : null;
    if (status === null) return null;
    const note = await this.log.of(own, deleter);
    if (!isTerminal(status) && (await this.cancel(own, status, note))) return 'canceled';
    return await this.remove(own, note);
  }

  /** False when the video ended in between. What was only queued gives its place in the window back. */
  private async cancel(own: OwnVideo, status: VideoStatus, note: NoteDeletion): Promise<boolean> {
    const alongside = (transaction: Parameters<NoteDeletion>[0]) => note(transaction, 'canceled');
    if (status === 'queued' && (await this.settlement.cancelQueued(own, alongside))) return true;
    const canceled = await this.settlement.cancelProcessing(own, alongside);
    if (canceled) await this.remoteWork.endOf(own.id);
    return canceled;
  }

  /** The row first: a file without a row is swept, a row without its file would be a broken promise. */
  private async remove(own: OwnVideo, note: NoteDeletion): Promise<Deletion> {
    const files = await this.settlement.remove(own, (transaction) => note(transaction, 'deleted'));
    if (files === null) return null;
    for (const key of [files.file, files.image]) if (key !== null) await this.storage.remove(key);
    return 'deleted';
  }
}
