import { InvalidRequestError } from '@clipwright/core/errors';
import { isVideoId } from '@clipwright/core/keys';
import type { ListVideosQuery } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import type { StatusRow } from '../status-row.js';
import { positionOf, writeCursor } from './page-cursor.js';
import { SettledVideos } from './settled-videos.js';
import { type PageOrder, type PagePosition, VideoPageRepository } from './video-page.repository.js';

export interface VideoPage {
  readonly videos: readonly StatusRow[];
  readonly nextCursor: string | null;
}

/** A page that begins after a video, by its id; null: the first. */
export interface PageAfter {
  readonly after: string | null;
  readonly limit: number;
  readonly order: PageOrder;
}

/** One page of an account's videos, and where the next one begins. */
@Injectable()
export class ListVideos {
  constructor(
    private readonly pages: VideoPageRepository,
    private readonly settled: SettledVideos,
  ) {}

  /** @throws InvalidRequestError for a cursor that no answer gave */
  async run(accountId: string, query: ListVideosQuery): Promise<VideoPage> {
    if (query.settledSince !== null) return await this.settled.since(accountId, query.settledSince, query);
    return await this.newestFirst(accountId, query, { trashed: false });
  }

  /** What is in the trash, and nothing else, in the order in which it was made. @throws as run */
  async trashed(accountId: string, query: ListVideosQuery): Promise<VideoPage> {
    return await this.newestFirst(accountId, query, { trashed: true });
  }

  /** A page, and whether there are more behind it. @throws InvalidRequestError for another account's id */
  async after(
    accountId: string,
    { after, limit, order }: PageAfter,
  ): Promise<{ videos: readonly StatusRow[]; hasMore: boolean }> {
    const position = after === null ? null : await this.positionOf(after, accountId);
    const all = { trashed: false, status: null, mode: null, limit: limit + 1 };
    const rows = await this.pages.page(accountId, all, position, order);
    return { videos: rows.slice(0, limit), hasMore: rows.length > limit };
  }

  private async positionOf(id: string, accountId: string): Promise<PagePosition> {
    const position = isVideoId(id) ? await this.pages.positionOf(id, accountId) : null;
    if (position !== null) return position;
    throw new InvalidRequestError({ message: 'after takes the id of one of your videos.', param: 'after' });
  }

  private async newestFirst(
    accountId: string,
    query: ListVideosQuery,
    { trashed }: { readonly trashed: boolean },
  ): Promise<VideoPage> {
    const { status, mode, limit } = query;
    const asked = { status, mode, trashed, limit: limit + 1 };
    const rows = await this.pages.page(accountId, asked, positionOf(query));
    const videos = rows.slice(0, query.limit);
    const last = videos.at(-1);
    return { videos, nextCursor: rows.length > query.limit && last !== undefined ? writeCursor(last) : null };
  }
}
