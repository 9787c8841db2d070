import { InvalidRequestError } from '@clipwright/core/errors';
import type { ListVideosQuery } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import type { StatusRow } from '../status-row.js';
import { readCursor, writeCursor } from './page-cursor.js';
import { SettledVideos } from './settled-videos.js';
import { type PagePosition, VideoPageRepository } from './video-page.repository.js';

export interface VideoPage {
  readonly videos: readonly StatusRow[];
  readonly nextCursor: string | null;
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
    return await this.newestFirst(accountId, query);
  }

  private async newestFirst(accountId: string, query: ListVideosQuery): Promise<VideoPage> {
    const rows = await this.pages.page(accountId, { ...query, limit: query.limit + 1 }, positionOf(query));
    const videos = rows.slice(0, query.limit);
    const last = videos.at(-1);
    return { videos, nextCursor: rows.length > query.limit && last !== undefined ? writeCursor(last) : null };
  }
}

function positionOf({ cursor }: ListVideosQuery): PagePosition | null {
  if (cursor === null) return null;
  const position = readCursor(cursor);
  if (position === null)
    throw new InvalidRequestError({
      message: 'cursor takes the next_cursor of an earlier answer.',
      param: 'cursor',
    });
  return position;
}
