import type { ListVideosQuery } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { prepared } from '../../../platform/database/statement.js';
import { HELD, outlooksOf } from '../outlook.js';
import { type PageFilter, patternsOf } from '../page-filter.js';
import { STATUS_COLUMNS } from '../status-row.js';
import { CREATED, type PagedRow, type PagePosition } from './video-page.repository.js';

/** A moment of ours in microseconds; null: one that all videos are before, or after. */
const momentOf = (parameter: string, otherwise: 'infinity' | '-infinity'): string =>
  `coalesce(to_timestamp(0) + ${parameter}::bigint * interval '1 microsecond', '${otherwise}')`;

/**
 * A position and the order of videos as an index of the account has them, whole: that of all videos would come to the
 * account's own only after those that others have made since.
 */
interface Path {
  readonly of: string;
  readonly columns: readonly string[];
  readonly at: string;
}

const OWN: Path = { of: '$2::text IS NULL', columns: ['account_id', 'created_at', 'id'], at: '$1' };
const OF_STATUS: Path = {
  ...{ of: '$2::text IS NOT NULL', columns: ['account_id', 'status', 'created_at', 'id'] },
  at: '$1, $2',
};

const rowOf = ({ columns }: Path): string => columns.map((column) => `video.${column}`).join(', ');
const downOf = ({ columns }: Path): string => columns.map((column) => `video.${column} DESC`).join(', ');
const afterOf = (path: Path): string =>
  `${path.of} AND (${rowOf(path)}) < (${path.at}, ${momentOf('$3', 'infinity')}, $4)
        AND (${rowOf(path)}) >= (${path.at}, `;

/**
 * So many videos on, whatever they are: read in the index alone. Where there are none so far down, all that are left
 * are looked at.
 */
const reach = (name: string, path: Path) =>
  prepared(
    name,
    `
    SELECT ${CREATED} AS created, video.id FROM videos video
    WHERE ${afterOf(path)} '-infinity'::timestamptz, '')
    ORDER BY ${downOf(path)}
    OFFSET $5 LIMIT 1`,
  );

/** Those between two positions that are looked for. A prompt is put into small letters once, however many words there are. */
const search = (name: string, path: Path) =>
  prepared(
    name,
    `
    WITH page AS MATERIALIZED (
      SELECT * FROM videos video
      WHERE ${afterOf(path)} ${momentOf('$5', '-infinity')}, $6) AND video.trashed_at IS NULL
        AND ($8::text IS NULL OR video.mode = $8)
        AND ($9::text IS NULL OR video.model = $9)
        AND ($10::text IS NULL OR video.aspect_ratio = $10)
        AND ($11::text[] IS NULL OR lower(video.prompt) LIKE ALL (ARRAY(SELECT lower(word) FROM unnest($11::text[]) word)))
      ORDER BY ${downOf(path)}
      LIMIT $7
    )
    SELECT ${STATUS_COLUMNS}, ${HELD} AS held, ${CREATED} AS created
    FROM page video ${outlooksOf('ARRAY(SELECT id FROM page)')}
    ORDER BY video.created_at DESC, video.id DESC`,
  );

export const SEARCHES = {
  reach: reach('reach-of-search', OWN),
  reachOfStatus: reach('reach-of-search-of-status', OF_STATUS),
  search: search('search-videos', OWN),
  searchOfStatus: search('search-videos-of-status', OF_STATUS),
};

/** What is looked for. */
export type Sought = Pick<ListVideosQuery, 'status' | 'mode' | 'limit'> & PageFilter;

/** From where to where it is looked for, newest first; null: from the newest, and to the oldest. */
export interface Stretch {
  readonly after: PagePosition | null;
  readonly to: PagePosition | null;
}

/** Own videos among so many, newest first. */
@Injectable()
export class VideoSearchRepository {
  constructor(private readonly database: Database) {}

  /** The last of so many videos after a position; null where fewer are left. */
  async reach(
    accountId: string,
    status: Sought['status'],
    after: PagePosition | null,
    videos: number,
  ): Promise<PagePosition | null> {
    const statement = status === null ? SEARCHES.reach : SEARCHES.reachOfStatus;
    const values = [accountId, status, ...positionIn(after), videos - 1];
    const [row] = await this.database.rows<PagePosition & Record<string, unknown>>(statement, values);
    return row ?? null;
  }

  async search(accountId: string, sought: Sought, { after, to }: Stretch): Promise<PagedRow[]> {
    const statement = sought.status === null ? SEARCHES.search : SEARCHES.searchOfStatus;
    return await this.database.rows<PagedRow>(statement, [
      ...[accountId, sought.status, ...positionIn(after), ...positionIn(to), sought.limit],
      ...[sought.mode, sought.model, sought.ratio, patternsOf(sought)],
    ]);
  }
}

const positionIn = (position: PagePosition | null): [string | null, string] => [
  position?.created ?? null,
  position?.id ?? '',
];
