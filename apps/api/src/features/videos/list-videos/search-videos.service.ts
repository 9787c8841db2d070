import type { ListVideosQuery } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import type { PageFilter } from '../page-filter.js';
import { positionOf, writeCursor } from './page-cursor.js';
import type { VideoPage } from './list-videos.service.js';
import type { PagePosition } from './video-page.repository.js';
import { VideoSearchRepository } from './video-search.repository.js';

/** How many videos one page looks at: with prompts as long as they may be that takes a fifth of a statement's time. */
const LOOKED_AT = 5_000;

/** A page of what was found, which may have none, and goes on as long as it has a cursor. */
export interface FoundPage extends VideoPage {
  /** How far back the page has looked, where that is not as far as there are videos; null: to its last one, or to the oldest. */
  readonly lookedBackTo: Date | null;
}

/** Looks through so many of an account's videos a page, newest first: what one page costs, no account is too large for. */
@Injectable()
export class SearchVideos {
  constructor(private readonly videos: VideoSearchRepository) {}

  /** @throws InvalidRequestError for a cursor that no answer gave */
  async run(accountId: string, query: ListVideosQuery, filter: PageFilter): Promise<FoundPage> {
    const { status, mode, limit } = query;
    const after = positionOf(query);
    const to = await this.videos.reach(accountId, status, after, LOOKED_AT);
    const sought = { status, mode, ...filter, limit: limit + 1 };
    const rows = await this.videos.search(accountId, sought, { after, to });
    const videos = rows.slice(0, limit);
    const last = videos.at(-1);
    if (rows.length > limit && last !== undefined)
      return { videos, nextCursor: writeCursor(last), lookedBackTo: null };
    return { videos, nextCursor: to === null ? null : writeCursor(to), lookedBackTo: momentOf(to) };
  }
}

const momentOf = (position: PagePosition | null): Date | null =>
  position === null ? null : new Date(Number(BigInt(position.created) / 1000n));
