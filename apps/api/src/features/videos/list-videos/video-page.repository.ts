import type { ListVideosQuery } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { HELD, outlooksOf } from '../outlook.js';
import { STATUS_COLUMNS, type StatusRow } from '../status-row.js';
import { prepared } from '../../../platform/database/statement.js';

/** Microseconds, as an integer in text: a Date would lose what orders two videos of one millisecond. */
export const CREATED = `(extract(epoch FROM video.created_at) * 1000000)::bigint`;

/** Where the first page begins, in each direction. */
const BEGINNINGS = { '<': 'infinity', '>': '-infinity' } as const;

/**
 * One page of an account's videos, in one direction. Where it begins is a range of the index in every plan, and so is
 * the status where one is asked for: a page deep down, or of a rare status, reads no more rows than the first.
 */
const page = (
  name: string,
  {
    order,
    beyond,
    of = '$2::text IS NULL',
    trash = 'IS NULL',
  }: {
    order: 'ASC' | 'DESC';
    beyond: '<' | '>';
    of?: '$2::text IS NULL' | 'video.status = $2' | '($2::text IS NULL OR video.status = $2)';
    trash?: 'IS NULL' | 'IS NOT NULL';
  },
) =>
  prepared(
    name,
    `
    WITH page AS MATERIALIZED (
      SELECT * FROM videos video
      WHERE video.account_id = $1 AND video.trashed_at ${trash} AND ${of}
        AND ($3::text IS NULL OR video.mode = $3)
        AND (video.created_at, video.id) ${beyond} (coalesce(to_timestamp(0) + $4::bigint * interval '1 microsecond', '${BEGINNINGS[beyond]}'), $5)
      ORDER BY video.created_at ${order}, video.id ${order}
      LIMIT $6
    )
    SELECT ${STATUS_COLUMNS}, ${HELD} AS held, ${CREATED} AS created
    FROM page video ${outlooksOf('ARRAY(SELECT id FROM page)')}
    ORDER BY video.created_at ${order}, video.id ${order}`,
  );

const STATUS = 'video.status = $2';

export const PAGES = {
  desc: page('list-videos', { order: 'DESC', beyond: '<' }),
  asc: page('list-videos-oldest', { order: 'ASC', beyond: '>' }),
  descOfStatus: page('list-videos-of-status', { order: 'DESC', beyond: '<', of: STATUS }),
  ascOfStatus: page('list-videos-of-status-oldest', { order: 'ASC', beyond: '>', of: STATUS }),
  trash: page('list-trash', {
    ...{ order: 'DESC', beyond: '<', trash: 'IS NOT NULL' },
    of: '($2::text IS NULL OR video.status = $2)',
  }),
};

const POSITION = prepared(
  'position-of-video',
  `SELECT ${CREATED} AS created, video.id FROM videos video WHERE video.id = $1 AND video.account_id = $2`,
);

/** Where a page begins: after this video. */
export interface PagePosition {
  readonly created: string;
  readonly id: string;
}

export type PagedRow = StatusRow & PagePosition & Record<string, unknown>;

/** Newest or oldest first. */
export type PageOrder = 'desc' | 'asc';

/** Own videos, a page at a time. */
@Injectable()
export class VideoPageRepository {
  constructor(private readonly database: Database) {}

  async page(
    accountId: string,
    query: Pick<ListVideosQuery, 'status' | 'mode' | 'limit'> & { readonly trashed: boolean },
    after: PagePosition | null,
    order: PageOrder = 'desc',
  ): Promise<PagedRow[]> {
    const position = [after?.created ?? null, after?.id ?? ''];
    const ofStatus = query.status === null ? order : (`${order}OfStatus` as const);
    return await this.database.rows<PagedRow>(PAGES[query.trashed ? 'trash' : ofStatus], [
      accountId,
      query.status,
      query.mode,
      ...position,
      query.limit,
    ]);
  }

  /** Where the page after a video begins; null where the account has no such video. */
  async positionOf(id: string, accountId: string): Promise<PagePosition | null> {
    const [row] = await this.database.rows<PagePosition & Record<string, unknown>>(POSITION, [id, accountId]);
    return row ?? null;
  }
}
