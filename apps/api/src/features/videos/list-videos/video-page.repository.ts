import type { ListVideosQuery } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { outlooksOf } from '../outlook.js';
import { STATUS_COLUMNS, type StatusRow } from '../status-row.js';
import { prepared } from '../../../platform/database/statement.js';

/** Microseconds, as an integer in text: a Date would lose what orders two videos of one millisecond. */
const CREATED = `(extract(epoch FROM video.created_at) * 1000000)::bigint`;

const PAGE = prepared(
  'list-videos',
  `
    WITH page AS MATERIALIZED (
      SELECT * FROM videos video
      WHERE video.account_id = $1
        AND ($2::text IS NULL OR video.status = $2)
        AND ($3::text IS NULL OR video.mode = $3)
        AND ($4::bigint IS NULL OR (video.created_at, video.id) < (to_timestamp(0) + $4::bigint * interval '1 microsecond', $5))
      ORDER BY video.created_at DESC, video.id DESC
      LIMIT $6
    )
    SELECT ${STATUS_COLUMNS}, ${CREATED} AS created
    FROM page video ${outlooksOf('ARRAY(SELECT id FROM page)')}
    ORDER BY video.created_at DESC, video.id DESC`,
);

/** Where a page begins: after this video. */
export interface PagePosition {
  readonly created: string;
  readonly id: string;
}

export type PagedRow = StatusRow & PagePosition & Record<string, unknown>;

/** Own videos, newest first, a page at a time. */
@Injectable()
export class VideoPageRepository {
  constructor(private readonly database: Database) {}

  async page(
    accountId: string,
    query: Omit<ListVideosQuery, 'cursor' | 'settledSince'>,
    after: PagePosition | null,
  ): Promise<PagedRow[]> {
    const position = [after?.created ?? null, after?.id ?? ''];
    return await this.database.rows<PagedRow>(PAGE, [
      accountId,
      query.status,
      query.mode,
      ...position,
      query.limit,
    ]);
  }
}
