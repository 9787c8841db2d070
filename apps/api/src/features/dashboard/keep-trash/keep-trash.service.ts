import type { OwnVideo } from '@clipwright/core/dashboard';
import type { ListVideosQuery } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../../sign-in/signed-in.door.js';
import { ListVideos } from '../../videos/list-videos.door.js';
import type { Deleter } from '../../videos/delete-video.door.js';
import { videoView } from '../../videos/status.door.js';
import { VideoTrash } from '../../videos/trash.door.js';

const deleterOf = ({ browser }: SignedIn): Deleter => ({ by: 'dashboard', address: browser.address });

/** The trash of whoever is signed in. */
@Injectable()
export class KeepTrash {
  constructor(
    private readonly listVideos: ListVideos,
    private readonly trash: VideoTrash,
  ) {}

  /** How long videos stay in it. */
  get days(): number {
    return this.trash.days;
  }

  /** In the order in which they were made. @throws InvalidRequestError for a cursor that no answer gave */
  async list(
    { account }: SignedIn,
    query: ListVideosQuery,
  ): Promise<{ videos: OwnVideo[]; nextCursor: string | null }> {
    const { videos, nextCursor } = await this.listVideos.trashed(account.id, query);
    return { videos: videos.map(videoView), nextCursor };
  }

  async restore(signedIn: SignedIn, id: string): Promise<boolean> {
    return await this.trash.restore({ id, accountId: signedIn.account.id }, deleterOf(signedIn));
  }

  async end(signedIn: SignedIn, id: string): Promise<boolean> {
    return await this.trash.end({ id, accountId: signedIn.account.id }, deleterOf(signedIn));
  }

  async empty(signedIn: SignedIn): Promise<number> {
    return await this.trash.empty(signedIn.account.id, deleterOf(signedIn));
  }
}
