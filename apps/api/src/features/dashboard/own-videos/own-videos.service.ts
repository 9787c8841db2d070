import type { ListVideosQuery, VideoStatusResponse } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { actorOf, type SignedIn } from '../../sign-in/index.js';
import { type Deletion, DeleteVideo, ListVideos } from '../../videos/index.js';
import { OwnVideoRepository } from '../own-video.repository.js';
import { videoView } from '../video-view.js';

/** The videos of whoever is signed in: to look at, to follow, to remove. */
@Injectable()
export class OwnVideos {
  constructor(
    private readonly listVideos: ListVideos,
    private readonly deleteVideo: DeleteVideo,
    private readonly videos: OwnVideoRepository,
    private readonly audit: AuditLog,
  ) {}

  /** @throws InvalidRequestError for a cursor that no answer gave */
  async list({ account }: SignedIn, query: ListVideosQuery): Promise<{ videos: VideoStatusResponse[]; nextCursor: string | null }> {
    const { videos, nextCursor } = await this.listVideos.run(account.id, query);
    return { videos: videos.map(videoView), nextCursor };
  }

  async find({ account }: SignedIn, id: string): Promise<VideoStatusResponse | null> {
    const row = await this.videos.find(id, account.id);
    return row === null ? null : videoView(row);
  }

  async remove(signedIn: SignedIn, id: string): Promise<Deletion> {
    const deletion = await this.deleteVideo.run({ id, accountId: signedIn.account.id });
    if (deletion !== null) await this.record(signedIn, id, deletion);
    return deletion;
  }

  private async record(signedIn: SignedIn, id: string, deletion: string): Promise<void> {
    const subject = signedIn.account.email;
    await this.audit.record({ action: 'video.deleted', actor: actorOf(signedIn), subject, details: { video_id: id, status: deletion } });
  }
}
