import type { OwnVideo } from '@clipwright/core/dashboard';
import type { ListVideosQuery } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../../sign-in/signed-in.door.js';
import { type FoundPage, ListVideos, type PageFilter, SearchVideos } from '../../videos/list-videos.door.js';
import { OwnVideoRepository } from '../../videos/own-videos.door.js';
import { type Trashing, VideoTrash } from '../../videos/trash.door.js';
import { videoView } from '../../videos/status.door.js';

/** The videos of whoever is signed in: to look at, to follow, to remove. */
@Injectable()
export class OwnVideos {
  constructor(
    private readonly listVideos: ListVideos,
    private readonly searchVideos: SearchVideos,
    private readonly trash: VideoTrash,
    private readonly videos: OwnVideoRepository,
  ) {}

  /** @throws InvalidRequestError for a cursor that no answer gave */
  async list(
    { account }: SignedIn,
    query: ListVideosQuery,
    filter: PageFilter | null,
  ): Promise<Omit<FoundPage, 'videos'> & { readonly videos: OwnVideo[] }> {
    const page =
      filter === null || query.settledSince !== null
        ? { ...(await this.listVideos.run(account.id, query)), lookedBackTo: null }
        : await this.searchVideos.run(account.id, query, filter);
    return { ...page, videos: page.videos.map(videoView) };
  }

  async find({ account }: SignedIn, id: string): Promise<OwnVideo | null> {
    const row = await this.videos.find(id, account.id);
    return row === null ? null : videoView(row);
  }

  async remove({ account, browser }: SignedIn, id: string): Promise<Trashing> {
    return await this.trash.put({ id, accountId: account.id }, { by: 'dashboard', address: browser.address });
  }
}
