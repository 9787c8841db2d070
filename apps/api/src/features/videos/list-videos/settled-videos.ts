import { InvalidRequestError } from '@clipwright/core/errors';
import type { ListVideosQuery } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import type { StatusRow } from '../status-row.js';
import { readSettledCursor, writeSettledCursor } from './settled-cursor.js';
import { SettledPageRepository } from './settled-page.repository.js';

/** What was settled since a cursor, and the cursor to go on with. */
export interface SettledPage {
  readonly videos: readonly StatusRow[];
  readonly nextCursor: string;
}

/** Follows an account's videos as they are settled: every one once, whoever is late. */
@Injectable()
export class SettledVideos {
  constructor(private readonly pages: SettledPageRepository) {}

  /**
   * An empty cursor means from now on.
   *
   * @throws InvalidRequestError for a cursor that no answer gave to this account
   */
  async since(accountId: string, cursor: string, query: ListVideosQuery): Promise<SettledPage> {
    // Before the page: what is settled in between is on the page, or after its cursor.
    const newest = await this.pages.newest(accountId);
    if (cursor === '') return { videos: [], nextCursor: writeSettledCursor(accountId, newest) };
    const videos = await this.pages.after(accountId, placeOf(accountId, cursor, newest), query);
    const last = BigInt(videos.at(-1)?.place ?? 0);
    const reached = videos.length === query.limit || last > newest ? last : newest;
    return { videos, nextCursor: writeSettledCursor(accountId, reached) };
  }
}

/** A place that nobody has reached yet is of a database that was since put back to an older state. */
function placeOf(accountId: string, cursor: string, newest: bigint): bigint {
  const place = readSettledCursor(accountId, cursor);
  if (place !== null && place <= newest) return place;
  throw new InvalidRequestError({
    message:
      'settled_since takes the next_cursor of an earlier answer to this account that had settled_since, or nothing to begin from now.',
    param: 'settled_since',
  });
}
