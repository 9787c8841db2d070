import { isVideoId } from '@clipwright/core/keys';
import { isTerminal, type VideoStatus } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { type OwnVideo, VideoRepository } from '../video.repository.js';
import { RemoteWork } from '../remote-work.js';
import { VideoEnd } from '../video-end.js';
import { type Deleter, DeletionLog, type NoteDeletion } from './deletion-log.js';

/** What became of the video; null when the account has none of this id. */
export type Deletion = 'canceled' | 'deleted' | null;

/**
 * Cancels a video that is unfinished; removes the record and the files of one that is not. The audit log
 * tells of both.
 */
@Injectable()
export class DeleteVideo {
  constructor(
    private readonly end: VideoEnd,
    private readonly videos: VideoRepository,
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
    if (status === 'queued' && (await this.end.cancelQueued(own, alongside))) return true;
    const canceled = await this.end.cancelProcessing(own, alongside);
    if (canceled) await this.remoteWork.endOf(own.id);
    return canceled;
  }

  private async remove(own: OwnVideo, note: NoteDeletion): Promise<Deletion> {
    const removed = await this.end.remove(own, (transaction) => note(transaction, 'deleted'));
    return removed ? 'deleted' : null;
  }
}
